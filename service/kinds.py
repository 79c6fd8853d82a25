"""The kinds of problem that HTTP itself has: status, code, and what a person is told, in every language."""

from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from engine.text import Text


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of problem; in `detail`, names in braces are facts of the single case."""

    status: int
    code: str
    title: Text
    detail: Text


KINDS: Final = (
    Kind(
        400,
        "bad_request",
        Text(en="Bad request", ja="不正なリクエスト", zh="错误的请求"),
        Text(
            en="The request is not whole, or is not HTTP/1.1 as it should be. Send it again, whole. "
            "Percent-encode characters beyond ASCII in its address.",
            ja="リクエストが途中で切れているか、HTTP/1.1として正しくありません。全体をもう一度送ってください。"
            "URLのASCII以外の文字はパーセントエンコードしてください。",
            zh="请求不完整, 或不符合HTTP/1.1。请重新发送完整的请求。地址中的非ASCII字符请用百分号编码。",
        ),
    ),
    Kind(
        400,
        "malformed_json",
        Text(en="Malformed JSON", ja="JSONとして読めません", zh="JSON格式错误"),
        Text(
            en="The body is not JSON: {reason}. Send one JSON object in UTF-8.",
            ja="本文がJSONではありません: {reason}。UTF-8のJSONオブジェクトを1つ送ってください。",
            zh="正文不是JSON: {reason}。请发送一个UTF-8编码的JSON对象。",
        ),
    ),
    Kind(
        401,
        "unauthorized",
        Text(en="API key needed", ja="APIキーが必要です", zh="需要API密钥"),
        Text(
            en="Send a valid key as 'Authorization: Bearer KEY' or 'X-API-Key: KEY'.",
            ja="有効なキーを「Authorization: Bearer キー」または「X-API-Key: キー」で送ってください。",
            zh="请以“Authorization: Bearer 密钥”或“X-API-Key: 密钥”发送有效的密钥。",
        ),
    ),
    Kind(
        404,
        "not_found",
        Text(en="Not found", ja="見つかりません", zh="未找到"),
        Text(
            en="Nothing is served at this path. See /openapi.json for what there is.",
            ja="このパスには何もありません。/openapi.json に一覧があります。",
            zh="此路径没有内容。可用的路径见 /openapi.json。",
        ),
    ),
    Kind(
        405,
        "method_not_allowed",
        Text(en="Method not allowed", ja="使えないメソッドです", zh="不允许的方法"),
        Text(
            en="This path does not take that method. Use one of: {allowed}.",
            ja="このパスではそのメソッドを使えません。使えるのは {allowed} です。",
            zh="此路径不接受该方法。可用的方法: {allowed}。",
        ),
    ),
    Kind(
        406,
        "not_acceptable",
        Text(en="Not acceptable", ja="受け入れられる形式がありません", zh="没有可接受的格式"),
        Text(
            en="The answer is {offered}, which the Accept header excludes. Accept it, or leave the header out.",
            ja="応答は{offered}ですが、Acceptヘッダーで除外されています。受け入れるか、ヘッダーを省いてください。",
            zh="响应格式为{offered}, 但被Accept头排除。请接受该格式或省略此头。",
        ),
    ),
    Kind(
        408,
        "request_timeout",
        Text(en="Request timeout", ja="リクエストが時間切れです", zh="请求超时"),
        Text(
            en="The body was not complete within {seconds} seconds. Send it faster, or in smaller pieces.",
            ja="本文が{seconds}秒以内に届きませんでした。速く送るか、小さく分けてください。",
            zh="正文未能在{seconds}秒内完整到达。请加快发送, 或分成较小的部分。",
        ),
    ),
    Kind(
        412,
        "precondition_failed",
        Text(en="Precondition failed", ja="前提条件を満たしません", zh="前提条件不满足"),
        Text(
            en="The answer has not the ETag that If-Match names. Leave If-Match out, or ask with If-None-Match.",
            ja="応答のETagがIf-Matchと一致しません。If-Matchを省くか、If-None-Matchを使ってください。",
            zh="响应的ETag与If-Match不符。请省略If-Match, 或使用If-None-Match。",
        ),
    ),
    Kind(
        413,
        "body_too_large",
        Text(en="Body too large", ja="本文が大きすぎます", zh="正文过大"),
        Text(
            en="The body may have at most {limit} bytes. Send less at once, or use application/x-ndjson for a batch.",
            ja="本文は{limit}バイトまでです。分けて送るか、一括採点では application/x-ndjson を使ってください。",
            zh="正文最多{limit}字节。请分批发送, 批量请求可使用 application/x-ndjson。",
        ),
    ),
    Kind(
        413,
        "line_too_long",
        Text(en="Line too long", ja="行が長すぎます", zh="行过长"),
        Text(
            en="A line may have at most {limit} bytes. Send one score request a line, without anything else in it.",
            ja="1行は{limit}バイトまでです。1行に1つの採点リクエストだけを書いてください。",
            zh="每行最多{limit}字节。请在每行只写一个计分请求。",
        ),
    ),
    Kind(
        414,
        "uri_too_long",
        Text(en="Address too long", ja="URLが長すぎます", zh="地址过长"),
        Text(
            en="The request line may have at most {limit} bytes. Shorten the path or the query.",
            ja="リクエスト行は{limit}バイトまでです。パスかクエリーを短くしてください。",
            zh="请求行最多{limit}字节。请缩短路径或查询参数。",
        ),
    ),
    Kind(
        415,
        "unsupported_media_type",
        Text(en="Unsupported media type", ja="対応していない形式です", zh="不支持的媒体类型"),
        Text(
            en="The body is declared as {given}. Send {wanted} in UTF-8, not compressed, with that Content-Type.",
            ja="本文は{given}とされています。{wanted}をUTF-8、無圧縮で、そのContent-Typeを付けて送ってください。",
            zh="正文声明为{given}。请以UTF-8、不压缩的{wanted}发送, 并带上相应的Content-Type。",
        ),
    ),
    Kind(
        422,
        "invalid_request",
        Text(en="Invalid request", ja="リクエストに誤りがあります", zh="请求有误"),
        Text(
            en="The request has {count} faults; each is in errors with its place.",
            ja="リクエストに{count}か所の誤りがあります。それぞれの場所は errors にあります。",
            zh="请求有{count}处错误, 各处的位置见 errors。",
        ),
    ),
    Kind(
        429,
        "too_many_requests",
        Text(en="Too many requests", ja="リクエストが多すぎます", zh="请求过多"),
        Text(
            en="At most {limit} is allowed. Wait as long as Retry-After says, then send again.",
            ja="上限は {limit} です。Retry-After の秒数だけ待ってから送り直してください。",
            zh="上限为 {limit}。请等待Retry-After所示的秒数后再发送。",
        ),
    ),
    Kind(
        431,
        "headers_too_large",
        Text(en="Headers too large", ja="ヘッダーが大きすぎます", zh="请求头过大"),
        Text(
            en="A request may have at most {fields} header fields of {limit} bytes each. Send fewer or shorter ones.",
            ja="ヘッダーは{fields}個まで、それぞれ{limit}バイトまでです。数を減らすか短くしてください。",
            zh="请求头最多{fields}个, 每个最多{limit}字节。请减少或缩短。",
        ),
    ),
    Kind(
        500,
        "internal_error",
        Text(en="Internal error", ja="内部エラー", zh="内部错误"),
        Text(
            en="The service failed; this is a defect of ours. Report the request_id.",
            ja="サービス側の不具合です。request_id を添えてお知らせください。",
            zh="服务出错, 这是我们的缺陷。请附上request_id报告。",
        ),
    ),
    Kind(
        503,
        "unavailable",
        Text(en="Unavailable", ja="利用できません", zh="暂不可用"),
        Text(
            en="The service is {state} and takes no new work. Try again shortly, or elsewhere.",
            ja="サービスは{state}のため受け付けていません。しばらくしてから、または別の所へ送ってください。",
            zh="服务处于{state}状态, 不接受新请求。请稍后重试或改用其他实例。",
        ),
    ),
)

BY_CODE: Final = MappingProxyType({kind.code: kind for kind in KINDS})
BY_STATUS: Final = MappingProxyType({kind.status: kind for kind in reversed(KINDS)})
"""The kind that a bare status means, the first of its status."""

/** Asking the service. Addresses are relative to the page, so it works under any prefix. */

/** The absolute address of a request in the page's language. */
export function addressOf(path, lang) {
  const url = new URL(path, document.baseURI);
  url.searchParams.set("lang", lang);
  return url.href;
}

/** The answer's JSON and whether it is a success; an unreachable service is an answer without a body. */
async function ask(path, lang, init) {
  try {
    const response = await fetch(addressOf(path, lang), init);
    return { ok: response.ok, body: await response.json() };
  } catch (failure) {
    if (failure.name === "AbortError") throw failure;
    return { ok: false, body: null };
  }
}

export function get(path, lang) {
  return ask(path, lang, {});
}

/** A function that posts, and forgets whatever it had asked before: only the last question is answered. */
export function latest() {
  let running = new AbortController();
  return async ({ path, body }, lang, answered) => {
    running.abort();
    running = new AbortController();
    const headers = { "Content-Type": "application/json" };
    try {
      answered(await ask(path, lang, { method: "POST", headers, body: JSON.stringify(body), signal: running.signal }));
    } catch (failure) {
      if (failure.name !== "AbortError") throw failure;
    }
  };
}

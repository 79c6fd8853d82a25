"""Faults of the rule set and its options."""

from typing import Final

from engine.text import Text

SENTENCES: Final = {
    "unknown_ruleset": {
        "guess": Text(
            en="There is no rule set {ruleset}. Did you mean {guess}? GET /v1/rulesets lists them all.",
            ja="{ruleset} というルールはありません。{guess} のことですか。一覧は GET /v1/rulesets にあります。",
            zh="没有规则 {ruleset}。是指 {guess} 吗？全部规则见 GET /v1/rulesets。",
        ),
        "": Text(
            en="There is no rule set {ruleset}. GET /v1/rulesets lists them all.",
            ja="{ruleset} というルールはありません。一覧は GET /v1/rulesets にあります。",
            zh="没有规则 {ruleset}。全部规则见 GET /v1/rulesets。",
        ),
    },
    "unknown_option": {
        "guess": Text(
            en="There is no option {option}. Did you mean {guess}? GET /v1/rulesets/{ruleset} lists those it takes.",
            ja="{option} というオプションはありません。{guess} のことですか。使えるものは GET /v1/rulesets/{ruleset} "
            "にあります。",
            zh="没有选项 {option}。是指 {guess} 吗？可用的选项见 GET /v1/rulesets/{ruleset}。",
        ),
        "": Text(
            en="There is no option {option}. GET /v1/rulesets/{ruleset} lists those it takes.",
            ja="{option} というオプションはありません。使えるものは GET /v1/rulesets/{ruleset} にあります。",
            zh="没有选项 {option}。可用的选项见 GET /v1/rulesets/{ruleset}。",
        ),
    },
    "option_not_applicable": {
        "": Text(
            en="The rule set {ruleset} does not take the option {option}: {why} Leave it out.",
            ja="{ruleset} では {option} を選べません。{why}取り除いてください。",
            zh="规则 {ruleset} 不接受选项 {option}：{why}请删除。",
        ),
    },
    "option_conflict": {
        "": Text(
            en="The options {option} and {other} contradict each other: {why} Change one.",
            ja="オプション {option} と {other} は両立しません。{why}どちらかを変えてください。",
            zh="选项 {option} 与 {other} 相互矛盾：{why}请改其中之一。",
        ),
    },
    "not_in_ruleset": {
        "what=riichi": Text(
            en="{name} has no riichi: leave it out or choose another rule set.",
            ja="{name}にリーチはありません。取り除くか別のルールを選んでください。",
            zh="{name}没有立直，请删除或选择其他规则。",
        ),
        "what=deposits": Text(
            en="{name} has no riichi sticks: leave deposits out or choose another rule set.",
            ja="{name}に供託はありません。deposits を取り除くか別のルールを選んでください。",
            zh="{name}没有立直棒，请删除 deposits 或选择其他规则。",
        ),
        "what=dora_indicators": Text(
            en="{name} has no dora: leave the indicators {tiles} out or choose another rule set.",
            ja="{name}にドラはありません。表示牌 {tiles} を取り除くか別のルールを選んでください。",
            zh="{name}没有宝牌，请删除指示牌 {tiles} 或选择其他规则。",
        ),
        "what=ura_indicators": Text(
            en="{name} has no ura dora: leave the indicators {tiles} out or choose another rule set.",
            ja="{name}に裏ドラはありません。表示牌 {tiles} を取り除くか別のルールを選んでください。",
            zh="{name}没有里宝牌，请删除指示牌 {tiles} 或选择其他规则。",
        ),
        "what=red_fives": Text(
            en="{name} has no red fives here, but {tiles} is red: write a plain 5, or set the option red_fives.",
            ja="{name}に赤牌はありませんが {tiles} は赤です。普通の 5 と書くか red_fives を指定してください。",
            zh="{name}没有赤牌，而 {tiles} 是赤牌，请写普通的 5 或设置选项 red_fives。",
        ),
        "what=nukidora": Text(
            en="No norths are pulled in {name}: leave nukidora out, or set the option north where three play.",
            ja="{name}に北抜きはありません。nukidora を取り除くか、三人打ちなら north を指定してください。",
            zh="{name}不拔北，请删除 nukidora，三人麻将可设置选项 north。",
        ),
        "what=gold": Text(
            en="{name} has no gold fives: leave gold out, or set the option gold_fives.",
            ja="{name}に金牌はありません。gold を取り除くか gold_fives を指定してください。",
            zh="{name}没有金牌，请删除 gold 或设置选项 gold_fives。",
        ),
        "what=wareme": Text(
            en="{name} is played without wareme: leave it out, or set the option wareme.",
            ja="{name}に割れ目はありません。取り除くかオプション wareme を指定してください。",
            zh="{name}没有割目，请删除或设置选项 wareme。",
        ),
        "what=wareme_all": Text(
            en="wareme can be all only where three play and the empty seat's wall was broken; name one seat in {name}.",
            ja="wareme の all は三人打ちで空席の山が割れたときだけです。{name}では席を1つ書いてください。",
            zh="只有三人麻将空席的牌山被割时 wareme 才能为 all；在{name}中请写一家。",
        ),
        "what=chankan": Text(
            en="No kan can be robbed in {name}: choose another timing or another rule set.",
            ja="{name}に搶槓はありません。timing を変えるか別のルールを選んでください。",
            zh="{name}没有抢杠，请更改 timing 或选择其他规则。",
        ),
        "what=chankan_nuki": Text(
            en="No pulled north can be robbed in {name}: choose another timing or another rule set.",
            ja="{name}では抜いた北でロンできません。timing を変えるか別のルールを選んでください。",
            zh="{name}不能抢拔北，请更改 timing 或选择其他规则。",
        ),
        "what=liable": Text(
            en="Nobody is liable for a hand in {name}: leave liable out, or set the option pao.",
            ja="{name}に責任払いはありません。liable を取り除くか pao を指定してください。",
            zh="{name}没有包牌，请删除 liable 或设置选项 pao。",
        ),
        "what=liable_yaku": Text(
            en="Nobody is liable for {yaku} in {name}; liability is for {known}. Take it out.",
            ja="{name}で責任払いになるのは {known} です。{yaku} を取り除いてください。",
            zh="{name}中包牌的役为 {known}，请删除 {yaku}。",
        ),
        "what=nagashi_mangan": Text(
            en="{name} has no nagashi mangan: leave it out, or set the option nagashi_mangan.",
            ja="{name}に流し満貫はありません。取り除くか nagashi_mangan を指定してください。",
            zh="{name}没有流局满贯，请删除或设置选项 nagashi_mangan。",
        ),
        "what=busts": Text(
            en="{name} pays no bust prize: leave busts out, or set the option bust_prize.",
            ja="{name}にトビ賞はありません。busts を取り除くか bust_prize を指定してください。",
            zh="{name}没有击飞奖，请删除 busts 或设置选项 bust_prize。",
        ),
        "": Text(
            en="{name} does not know {what}: leave it out or choose another rule set.",
            ja="{name}に {what} はありません。取り除くか別のルールを選んでください。",
            zh="{name}没有 {what}，请删除或选择其他规则。",
        ),
    },
}

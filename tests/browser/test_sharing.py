"""What is seen can be taken along: as a link, as curl, as JSON."""

import json
import subprocess

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.acts import choose, click_tiles, expect_worth, result
from tests.browser.conftest import Open

pytestmark = pytest.mark.browser


def copied(page: Page, name: str) -> str:
    """Press a copy button, return the clipboard."""
    result(page).get_by_role("button", name=name, exact=True).click()
    expect(result(page).locator(".said")).to_have_text("Copied")
    return str(page.evaluate("navigator.clipboard.readText()"))


@pytest.mark.parametrize(("query", "lang"), [("?lang=ja", "ja"), ("?lang=JA-jp", "ja"), ("?lang=fr", "en"), ("", "en")])
def test_an_address_can_ask_for_a_language(visit: Open, query: str, lang: str):
    page = visit("", query=query)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.locator(f"[data-key=lang-{lang}]")).to_have_attribute("aria-pressed", "true")


def test_the_page_has_its_language_before_its_script_runs(browser: Browser, base: str):
    with browser.new_context(java_script_enabled=False, locale="ja-JP") as silent:
        page = silent.new_page()
        for query, lang, title in (("", "ja", "麻雀点数計算"), ("?lang=en", "en", "Mahjong scoring")):
            page.goto(base + query)
            expect(page.locator("html")).to_have_attribute("lang", lang)
            expect(page).to_have_title(title)


def test_a_shared_link_shows_the_same(visit: Open):
    page = visit("lang=en&ruleset=mj-red-gold")
    choose(page, "A picked tile goes to", "Chi")
    click_tiles(page, "4s")
    page.get_by_role("button", name="Gold fives: 0").click()
    click_tiles(page, "234m66m34p0p67s8s")
    choose(page, "A picked tile goes to", "Dora indicator")
    click_tiles(page, "2m")
    choose(page, "Winner's seat", "West")
    page.get_by_role("button", name="One more: Honba").click()
    expect(result(page).locator("ul.payments")).to_contain_text("honba")
    seen, fields = result(page).locator(".content").inner_text(), page.locator(".hand").inner_html()
    again = visit(copied(page, "Copy link").split("#")[1])
    expect(result(again).locator("ul.payments")).to_contain_text("honba")
    assert result(again).locator(".content").inner_text() == seen
    assert again.locator(".hand").inner_html() == fields
    assert again.url == page.url


def test_a_language_is_part_of_the_link(visit: Open):
    page = visit("lang=ja&tiles=234567m34588p67s&winning_tile=8s&riichi=riichi")
    expect_worth(page, "30符3翻", "3,900点")
    page.get_by_role("button", name="English").click()
    expect_worth(page, "3 han 30 fu", "3,900 points")
    assert "lang=en" in page.url


def test_copied_curl_asks_what_the_page_asked(visit: Open):
    page = visit("lang=en&tiles=234567m34588p67s&winning_tile=8s&riichi=riichi")
    expect_worth(page, "3 han 30 fu", "3,900 points")
    command = copied(page, "Copy curl")
    answer = json.loads(subprocess.run(["bash", "-c", command], capture_output=True, check=True, timeout=20).stdout)
    assert answer["points"] == 3900
    assert answer == json.loads(copied(page, "Copy answer"))


def test_copied_request_is_the_contract_s(visit: Open):
    page = visit("lang=en&ruleset=ukiden&tiles=234m340p2267s&winning_tile=5s&melds=pon-555z-E-0&dora_indicators=3m")
    expect_worth(page, "3 han 30 fu", "3,900 points")
    assert json.loads(copied(page, "Copy request")) == {
        "ruleset": "ukiden",
        "hand": {
            "tiles": "234m340p2267s",
            "winning_tile": "5s",
            "melds": [{"type": "pon", "tiles": "555z", "called": "5z", "from": "E"}],
        },
        "situation": {"win": "ron", "seat": "S", "round": "E", "discarder": "E", "dora_indicators": "3m"},
    }


def test_a_broken_link_still_opens(visit: Open):
    page = visit("lang=xx&ruleset=nonsense&tiles=&seat=Q&options=[1&table=7&game=null&melds=chi-9x_pon&win=x&1.melds=y")
    expect(page.locator("#ruleset")).to_have_value("riichi")
    page.get_by_role("tab", name="Round & game").click()
    expect(page.locator(".game-part")).to_be_visible()

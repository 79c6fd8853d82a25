"""The page by keyboard, on a phone, and in its own words."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import choose, click_tiles, expect_worth, result
from tests.browser.conftest import PHONE, Open

pytestmark = pytest.mark.browser

OPEN_HAND = "tiles=234m340p2267s&winning_tile=5s&melds=pon-555z-E-0&dora_indicators=3m"
LONG_HAND = "tiles=2s&winning_tile=2s&melds=kakan-5550p-W-0_minkan-5555z-E-0_ankan-1111m_chi-340s-E-0&win=tsumo"
SETTLED = f"tab=settle&1.{OPEN_HAND.replace('&', '&1.')}"
TEXTS = """async () => {
  const place = document.querySelector('script[type="module"]').src;
  const { english } = await import(new URL("text-en.js", place));
  const { japanese } = await import(new URL("text-ja.js", place));
  const holes = (text = "") => (text.match(/\\{\\w+\\}/g) ?? []).sort().join();
  const differing = Object.keys(english).filter((key) => holes(english[key]) !== holes(japanese[key]));
  return { english: Object.keys(english).sort(), japanese: Object.keys(japanese).sort(), differing };
}"""
DRAWN = "[...document.querySelectorAll('.board .tile svg use')].every((use) => use.getBBox().width > 0)"


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something there has the focus."""
    for _ in range(80):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {selector}")


def test_a_hand_by_keyboard_alone(visit: Open):
    page = visit("lang=en")
    tab_to(page, ".board .tile")
    page.keyboard.type("2m3m4m5m6m7m3p4p5p8p8p6s7s8s")
    tab_to(page, '[data-pointer="/situation/riichi"] input')
    page.keyboard.press("ArrowRight")
    expect_worth(page, "3 han 30 fu", "3,900 points")


def test_arrows_walk_the_tiles_and_enter_picks(visit: Open):
    page = visit("lang=en")
    tab_to(page, ".board .tile")
    for key in ("ArrowRight", "ArrowDown", "Enter", "Enter", "ArrowUp", "ArrowLeft", "Space"):
        page.keyboard.press(key)
    hand = page.locator(".concealed .tile")
    assert [tile.get_attribute("data-tile") for tile in hand.all()] == ["1m", "2p", "2p"]
    page.keyboard.press("Backspace")
    expect(hand).to_have_count(2)
    tab_to(page, ".board .tile")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".concealed .tile").last).to_be_focused()
    page.keyboard.press("Delete")
    expect(hand).to_have_count(1)
    expect(hand.first).to_be_focused()


def test_tabs_by_keyboard(visit: Open):
    page = visit("lang=en")
    page.get_by_role("tab", name="Hand").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Round & game")).to_be_focused()
    expect(page.locator(".game-part")).to_be_visible()


def test_every_control_has_a_name(visit: Open):
    page = visit(f"lang=en&ruleset=mj-red-gold&{OPEN_HAND}")
    for _ in range(2):
        nameless = page.evaluate(
            """() => [...document.querySelectorAll("button, input, select")].filter((control) =>
                 !control.getAttribute("aria-label") && !control.textContent.trim() && !(control.labels?.length > 0)
               ).map((control) => control.outerHTML)"""
        )
        assert nameless == []
        page.get_by_role("tab", name="Round & game").click()


def test_the_result_is_said_aloud_once(visit: Open):
    page = visit("lang=en")
    spoken = page.locator('.spoken[aria-live="polite"]')
    expect(spoken).to_have_text("")
    click_tiles(page, "234567m34588p67s")
    expect(spoken).to_have_text("Tenpai: 2 kinds")


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("after", [OPEN_HAND, LONG_HAND, "tiles=1112345678999p", SETTLED])
def test_nothing_is_wider_than_a_phone(visit: Open, lang: str, after: str, pictures: Path | None):
    page = visit(f"lang={lang}&{after}", viewport=PHONE)
    expect(result(page).locator(".head, .table-changes").first).to_be_visible()
    page.evaluate("document.querySelectorAll('details').forEach((details) => (details.open = true))")
    assert page.evaluate("document.scrollingElement.scrollWidth") <= PHONE["width"]
    picture = page.screenshot(full_page=True, path=pictures / f"phone-{lang}-{len(after)}.png" if pictures else None)
    assert len(picture) > 50_000


def test_on_a_phone_the_score_stays_in_sight(visit: Open):
    page = visit(f"lang=en&{OPEN_HAND}", viewport=PHONE)
    expect(page.locator(".spoken")).to_have_text("3 han 30 fu — 3,900 points")
    expect(page.locator(".spoken")).to_be_in_viewport()
    target = page.locator('.board [data-tile="1m"]').bounding_box()
    assert target is not None
    assert target["width"] >= 30
    assert target["height"] >= 40


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_desktop_pictures(visit: Open, lang: str, pictures: Path | None):
    page = visit(f"lang={lang}&{OPEN_HAND}")
    expect(result(page).locator(".head h2")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth") <= 1280
    assert page.evaluate(DRAWN)
    page.screenshot(full_page=True, path=pictures / f"desktop-{lang}.png" if pictures else None)


def test_both_languages_have_every_text(visit: Open):
    page = visit("lang=en")
    keys = page.evaluate(TEXTS)
    assert keys["english"] == keys["japanese"]
    assert keys["differing"] == []


def test_choosing_another_rule_set_keeps_the_hand(visit: Open):
    page = visit("lang=en&tiles=234567m34588p67s&winning_tile=8s")
    page.locator("#ruleset").select_option("ukiden")
    expect_worth(page, "2 han 30 fu", "2,000 points")
    choose(page, "Riichi", "Riichi")
    # Ukiden rounds 7,700 up, not this: 3 han 30 fu.
    expect_worth(page, "3 han 30 fu", "3,900 points")
    expect(page.locator("#ruleset")).to_have_value("ukiden")

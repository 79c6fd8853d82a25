"""The second tab: a round and a game, with figures counted by hand."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.acts import changes, choose, click_tiles
from tests.browser.conftest import Open

pytestmark = pytest.mark.browser


def points_after(page: Page) -> dict[str, list[str]]:
    """By seat, the change and the points after the hand."""
    rows = page.locator(".round-part table.points tbody tr").all()
    return {row.get_attribute("data-seat") or "": row.locator("td").all_inner_texts() for row in rows}


def test_a_round_won_by_ron_is_settled_and_goes_on(visit: Open):
    # 3,900 from East; South's own stick of 1,000 goes out and comes back.
    page = visit("lang=en&tab=settle")
    part = page.locator(".round-part")
    part.get_by_role("group", name="Riichi declared by").get_by_text("South").click()
    part.get_by_label("Say the points").check()
    click_tiles(page, "234567m34588p67s8s")
    choose(page, "Riichi", "Riichi")
    expect(part.locator(".result h3").first).to_have_text("Payments")
    assert changes(page) == {"E": "−3,900", "S": "+3,900", "W": "0", "N": "0"}
    expected = {"E": ["−3,900", "21,100"], "S": ["+3,900", "28,900"], "W": ["±0", "25,000"], "N": ["±0", "25,000"]}
    assert points_after(page) == expected
    expect(part.locator(".next h3")).to_have_text("Next: East 2")
    part.get_by_role("button", name="Go on with the next hand").click()
    expect(part.locator('[data-pointer="/table/number"] input')).to_have_value("2")
    # South deals now: its points stand at East.
    expect(part.locator('[data-pointer="/table/points/E"] input')).to_have_value("28900")


def test_a_drawn_hand(visit: Open):
    # One tenpai: 3,000 between three noten, 1,000 each.
    page = visit("lang=ja&tab=settle")
    choose(page, "局の終わり", "流局")
    page.get_by_role("group", name="聴牌").get_by_text("南家").click()
    expect(page.locator('.table-changes [data-seat="S"] b')).to_have_text("+3,000")
    assert changes(page) == {"E": "−1,000", "S": "+3,000", "W": "−1,000", "N": "−1,000"}


def test_two_winners_on_one_discard(visit: Open):
    # South: riichi, pinfu, tanyao 3,900. West: haku, pon, nothing else: 1 han, 20 + 4 = 24: 30 fu, 960: 1,000.
    page = visit("lang=en&tab=settle")
    click_tiles(page, "234567m34588p67s8s")
    choose(page, "Riichi", "Riichi")
    page.get_by_role("button", name="Another winner").click()
    choose(page, "A picked tile goes to", "Pon")
    click_tiles(page, "5z")
    click_tiles(page, "123m99p456p67s8s")
    expect(page.locator(".result .next").first).to_be_visible()
    assert changes(page) == {"E": "−4,900", "S": "+3,900", "W": "+1,000", "N": "0"}
    expect(page.locator("details.win")).to_have_count(2)


def test_points_that_do_not_add_up_are_told_at_the_points(visit: Open):
    page = visit("lang=en&tab=settle")
    page.locator(".game-part .points input").first.fill("26000")
    expect(page.locator('.game-part [data-pointer="/points"] .problem-note')).to_be_visible()


def test_a_game_is_settled(visit: Open):
    # 25,000/30,000, oka 20, uma 20/10/-10/-20; the stick left goes to the first: 32,200.
    page = visit("lang=en&tab=settle")
    for at, points in enumerate(("31200", "24800", "22000", "21000")):
        page.locator(".game-part .points input").nth(at).fill(points)
    page.locator(".game-part").get_by_role("button", name="One more: Riichi sticks left").click()
    totals = page.locator(".game-part table.game td.total")
    expect(totals).to_have_text(["+42.2", "+4.8", "−18.0", "−29.0"])
    expect(page.locator(".game-part .content")).to_contain_text("Leftover sticks to: Player 1")

"""A hand clicked together comes to the score that one counts by hand."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.acts import changes, choose, click_tiles, expect_worth, lines, result
from tests.browser.conftest import Open

pytestmark = pytest.mark.browser


def test_riichi_pinfu_tanyao_in_english(visit: Open):
    # Riichi, pinfu, tanyao: 3 han; base 20 and closed ron 10: 30 fu; 30 x 2^5 = 960, x 4 = 3,840: 3,900.
    page = visit("lang=en")
    click_tiles(page, "234567m34588p67s8s")
    choose(page, "Riichi", "Riichi")
    expect_worth(page, "3 han 30 fu", "3,900 points")
    assert set(lines(page, "yaku")) == {"riichi", "pinfu", "tanyao"}
    assert lines(page, "fu") == ["base", "closed_ron"]
    assert changes(page) == {"E": "−3,900", "S": "+3,900", "W": "0", "N": "0"}
    expect(result(page).locator("ul.payments li")).to_have_text(["East pays Southfor the win3,900"])
    expect(page.locator(".spoken")).to_have_text("3 han 30 fu — 3,900 points")


def test_the_same_hand_in_japanese(visit: Open):
    page = visit("lang=ja")
    click_tiles(page, "234567m34588p67s8s")
    choose(page, "立直", "立直")
    expect_worth(page, "30符3翻", "3,900点")
    expect(result(page).locator("table.yaku")).to_contain_text("立直")
    expect(result(page).locator("table.yaku")).to_contain_text("平和")
    assert changes(page)["E"] == "−3,900"
    expect(page.locator("html")).to_have_attribute("lang", "ja")


def test_open_hand_with_meld_red_five_and_indicator(visit: Open):
    # Haku, one dora (indicator 3m), one red five: 3 han; 20 + open triplet of haku 4 = 24: 30 fu; 3,900.
    page = visit("lang=en")
    choose(page, "A picked tile goes to", "Pon")
    click_tiles(page, "5z")
    click_tiles(page, "234m340p2267s5s")
    choose(page, "A picked tile goes to", "Dora indicator")
    click_tiles(page, "3m")
    expect_worth(page, "3 han 30 fu", "3,900 points")
    assert lines(page, "yaku") == ["haku", "dora", "red_five"]
    assert lines(page, "fu") == ["base", "triplet_open", "rounding"]
    # The left seat of South is East: the called tile lies first, on its side.
    expect(page.locator(".meld > .tiles > :first-child")).to_have_class("lying")
    page.locator(".meld select").select_option("N")
    expect(page.locator(".meld > .tiles > :nth-child(2)")).to_have_class("lying")
    page.locator(".meld select").select_option("W")
    expect(page.locator(".meld > .tiles > :last-child")).to_have_class("lying")


def test_another_reading_and_why_it_lost(visit: Open):
    # Ryanpeikou 3, tanyao 1, pinfu 1: 5 han, mangan 8,000. As seven pairs: 2 + 1 han, 25 fu: 25 x 2^5 x 4 = 3,200.
    page = visit("lang=en")
    click_tiles(page, "223344m55667p88s7p")
    expect_worth(page, "Mangan · 5 han 30 fu", "8,000 points")
    others = result(page).locator("details.others")
    others.locator("summary").click()
    lost = others.locator("li", has_text="3 han 25 fu — 3,200 points")
    expect(lost.locator(".why")).to_have_text("4,800 points less")


def test_waits_of_thirteen_tiles_and_winning_with_one(visit: Open):
    # 67s waits for 5s and 8s. Without riichi pinfu and tanyao: 2 han 30 fu by ron, 30 x 2^4 x 4 = 1,920: 2,000.
    page = visit("lang=en")
    click_tiles(page, "234567m34588p67s")
    waits = result(page).locator(".waits li")
    expect(waits).to_have_count(2)
    assert [wait.get_attribute("data-tile") for wait in waits.all()] == ["5s", "8s"]
    expect(waits.first).to_contain_text("2,000")
    expect(waits.first).to_contain_text("4 left")
    waits.last.get_by_role("button").click()
    expect_worth(page, "2 han 30 fu", "2,000 points")


def test_a_pressed_tile_is_dyed_made_the_winning_one_and_removed(visit: Open):
    page = visit("lang=en")
    click_tiles(page, "234567m34588p67s8s")
    choose(page, "Riichi", "Riichi")
    hand = page.locator(".concealed")
    hand.locator('[data-tile="5p"]').click()
    page.locator(".actions").get_by_role("button", name="Red", exact=True).click()
    # One red five more: 4 han 30 fu, 1,920 x 4 = 7,680: 7,700.
    expect_worth(page, "4 han 30 fu", "7,700 points")
    hand.locator('[data-tile="7s"]').click()
    page.get_by_role("button", name="Win with it").click()
    # 68s waiting for 7s: no pinfu, kanchan 2 fu: 20 + 10 + 2 = 32: 40 fu, 3 han: 40 x 2^5 x 4 = 5,120: 5,200.
    expect_worth(page, "3 han 40 fu", "5,200 points")
    hand.locator('[data-tile="2m"]').click()
    page.get_by_role("button", name="Remove", exact=True).click()
    expect(result(page)).to_contain_text("One more tile to go.")


def test_a_hand_without_yaku_and_one_that_is_none(visit: Open):
    page = visit("lang=en&tiles=123m789m345p99p67s&winning_tile=8s&melds=")
    # 123m 789m 345p 678s 99p by ron: pinfu alone, 1 han 30 fu: 960, 1,000.
    expect_worth(page, "1 han 30 fu", "1,000 points")
    page.goto(page.url.split("#")[0] + "#lang=en&tiles=13m789m345p99p678s&winning_tile=2m")
    expect(result(page).locator("h2")).to_have_text("No yaku")
    page.goto(page.url.split("#")[0] + "#lang=en&tiles=13m789m345p99p678s&winning_tile=4m")
    expect(result(page).locator("h2")).to_have_text("Not a winning hand")


def test_three_players_pull_norths(visit: Open):
    # Riichi, tsumo, pinfu 1 each, ittsuu 2, one north: 6 han, haneman: 6,000 from the dealer, 3,000 from West.
    page = visit("lang=en&ruleset=tenhou-sanma")
    expect(page.locator('.board [data-tile="2m"]')).to_have_count(0)
    click_tiles(page, "123456789p99s23s1s")
    choose(page, "Win by", "Tsumo")
    choose(page, "Riichi", "Riichi")
    page.get_by_role("button", name="One more: Norths pulled").click()
    expect_worth(page, "Haneman · 6 han 20 fu", "9,000 points")
    assert changes(page) == {"E": "−6,000", "S": "+9,000", "W": "−3,000"}


def test_seven_tile_hands(visit: Open):
    # Two runs and a pair: riichi, pinfu, tanyao, 3 han 30 fu.
    page = visit("lang=en&ruleset=neko-mini")
    click_tiles(page, "234p67s88p5s")
    choose(page, "Riichi", "Riichi")
    expect_worth(page, "3 han 30 fu", "3,900 points")
    expect(page.locator('.board [data-tile="1m"]')).to_have_count(0)


def test_runs_of_honours(visit: Open):
    # 891p 912s ESW and dragons, haku the pair by tsumo: menzen_tsumo 1, chanta 2; 20 + 2 + pair 2 + tanki 2: 30 fu.
    page = visit("lang=en&ruleset=space")
    page.get_by_role("button", name="Runs of honours").click()
    expect_worth(page, "3 han 30 fu", "4,000 points")
    assert set(lines(page, "yaku")) == {"menzen_tsumo", "chanta"}
    assert changes(page) == {"E": "−2,000", "S": "+4,000", "W": "−1,000", "N": "−1,000"}
    page.get_by_role("button", name="Clear").click()
    choose(page, "A picked tile goes to", "Chi")
    click_tiles(page, "3z")
    called = [tile.get_attribute("data-tile") for tile in page.locator(".meld button.tile").all()]
    assert sorted(called) == ["1z", "3z", "4z"]


def test_gold_fives(visit: Open):
    # Riichi, pinfu, tanyao and a gold five of 2 han: 5 han, mangan.
    page = visit("lang=en&ruleset=mj-gold")
    page.locator('.board [data-tile="Gp"]').click()
    click_tiles(page, "234567m34p88p67s8s")
    choose(page, "Riichi", "Riichi")
    expect_worth(page, "Mangan · 5 han 30 fu", "8,000 points")
    assert "gold_five" in lines(page, "yaku")


def test_every_rule_set_has_an_example_that_scores(visit: Open):
    page = visit("lang=en")
    ids = page.locator("#ruleset option").evaluate_all("options => options.map((option) => option.value)")
    assert len(ids) > 30
    for name in ids:
        page.locator("#ruleset").select_option(name)
        expect(page).to_have_url(re.compile(rf"ruleset={name}(&|$)"))
        page.get_by_role("button", name="Clear").click()
        page.locator(".actions button").first.click()
        expect(result(page).locator(".head h2"), name).to_have_text(re.compile("han|akuman|Tenpai|Mangan"))
        expect(page.locator(".problem-note"), name).to_have_count(0)

"""A problem stands at the field that it is about, and in the answer with the way there."""

import pytest
from playwright.sync_api import expect

from tests.browser.acts import choose, expect_worth, result
from tests.browser.conftest import Open

pytestmark = pytest.mark.browser


def test_riichi_with_an_open_hand_is_told_at_riichi(visit: Open):
    page = visit("lang=en&tiles=234m340p2267s&winning_tile=5s&melds=pon-555z-E-0&riichi=riichi")
    field = page.locator('[data-pointer="/situation/riichi"]')
    note = field.locator(".problem-note")
    expect(note).to_be_visible()
    radio = field.get_by_role("radio").first
    expect(radio).to_have_attribute("aria-invalid", "true")
    expect(radio).to_have_attribute("aria-describedby", note.get_attribute("id") or "")
    expect(result(page).locator(".problems li")).to_contain_text(note.inner_text())
    result(page).get_by_role("button", name="Show the field").click()
    expect(radio).to_be_focused()
    choose(page, "Riichi", "none")
    expect(page.locator(".problem-note")).to_have_count(0)
    expect(radio).not_to_have_attribute("aria-invalid", "true")
    expect(result(page).locator(".head h2")).to_be_visible()


def test_five_of_a_kind_typed_in_is_told_at_the_hand(visit: Open):
    page = visit("lang=ja")
    page.get_by_label("文字で入力").fill("234m34588p55555s7s")
    page.get_by_label("文字で入力").press("Enter")
    expect(page.locator(".hand .problem-note").first).to_be_visible()


def test_text_that_is_no_tiles_is_told_at_the_hand(visit: Open):
    page = visit("lang=en")
    page.get_by_label("As text").fill("234x")
    page.get_by_label("As text").press("Enter")
    expect(page.locator(".hand .problem-note")).to_be_visible()
    page.get_by_label("As text").fill("２３４５６７ｍ 34588P 67s8s")
    page.get_by_label("As text").press("Enter")
    expect_worth(page, "2 han 30 fu", "2,000 points")


def test_what_the_rule_set_does_not_know_shows_its_field_again(visit: Open):
    page = visit("lang=en&ruleset=riichi&tiles=234567m34588p67s&winning_tile=8s&nukidora=1")
    field = page.locator('[data-pointer="/hand/nukidora"]')
    expect(field.locator(".problem-note")).to_be_visible()
    page.get_by_role("button", name="One less: Norths pulled").click()
    expect_worth(page, "2 han 30 fu", "2,000 points")
    expect(field).to_be_hidden()


def test_a_house_rule_changes_the_score_and_a_wrong_one_is_told_at_it(visit: Open):
    page = visit("lang=en&tiles=234m34588p67s&winning_tile=8s&melds=chi-567m-E-0")
    # Open tanyao: 1 han, 20 raised to 30 fu: 960, 1,000 points.
    expect_worth(page, "1 han 30 fu", "1,000 points")
    page.get_by_text("House rules").click()
    page.get_by_label("kuitan", exact=True).uncheck()
    expect(result(page).locator("h2")).to_have_text("No yaku")
    expect(page.locator(".options .count")).to_have_text("1 changed")
    uma = page.get_by_label("uma", exact=True)
    uma.fill("[1]")
    uma.press("Enter")
    expect(page.locator('[data-pointer="/options/uma"] .problem-note')).to_be_visible()
    page.get_by_role("button", name="Back to the rule set's own").click()
    expect_worth(page, "1 han 30 fu", "1,000 points")


def test_a_silent_service_is_said_so(visit: Open):
    page = visit("lang=en&tiles=234567m34588p67s&winning_tile=8s")
    expect_worth(page, "2 han 30 fu", "2,000 points")
    page.route("**/v1/score*", lambda route: route.fulfill(status=503, body="busy"))
    choose(page, "Riichi", "Riichi")
    expect(result(page).locator(".problems")).to_contain_text("did not answer")


def test_a_house_rule_that_brings_tiles_brings_them_to_the_palette(visit: Open):
    page = visit("lang=en&tiles=234567m34588p67s&winning_tile=8s&riichi=riichi")
    expect(page.locator('.board [data-tile="Gp"]')).to_have_count(0)
    page.get_by_text("House rules").click()
    page.locator('[data-pointer="/options/gold_fives/p"] input').fill("1")
    gold = page.locator('.board [data-tile="Gp"]')
    expect(gold).to_be_visible()
    page.locator('.concealed [data-tile="5p"]').click()
    page.locator(".actions").get_by_role("button", name="Gold", exact=True).click()
    # A gold five is worth 2 han: 5 han, mangan.
    expect_worth(page, "Mangan · 5 han 30 fu", "8,000 points")

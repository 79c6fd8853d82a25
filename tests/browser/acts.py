"""What a person does on the page and sees there."""

import re

from playwright.sync_api import Locator, Page, expect


def tiles_of(text: str) -> list[str]:
    """`34m0p` is 3m, 4m, 0p."""
    return [digit + suit for digits, suit in re.findall(r"(\d+)([mpsz])", text) for digit in digits]


def click_tiles(page: Page, text: str) -> None:
    """Click tiles of the palette, one after the other."""
    for tile in tiles_of(text):
        page.locator(f'.board [data-tile="{tile}"]').click()


def choose(page: Page, group: str, option: str) -> None:
    """Press one of a few choices by its words."""
    page.get_by_role("radiogroup", name=group, exact=True).get_by_text(option, exact=True).click()


def result(page: Page) -> Locator:
    """The first answer of the page, once it is the answer to what the page now shows."""
    expect(page.locator(".result.working")).to_have_count(0)
    return page.locator(".result").first


def expect_worth(page: Page, worth: str, points: str) -> None:
    """The answer's two large words."""
    expect(result(page).locator(".head h2").first).to_have_text(worth)
    expect(result(page).locator(".head .points").first).to_have_text(points)


def lines(page: Page, table: str) -> list[str]:
    """Ids of the lines of the `yaku` or the `fu` table."""
    rows = result(page).locator(f"table.{table} tbody tr")
    return [row.get_attribute("data-id") or "" for row in rows.all()]


def changes(page: Page) -> dict[str, str]:
    """What each seat gains or loses, as the table in the answer shows it."""
    seats = result(page).locator(".table-changes li").all()
    return {seat.get_attribute("data-seat") or "": seat.locator("b").inner_text() for seat in seats}

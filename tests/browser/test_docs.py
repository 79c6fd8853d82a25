"""The API page works under its own strict policy, with nothing from elsewhere."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page

pytestmark = pytest.mark.browser

ANSWER = ".live-responses-table tbody td.response-col_description"


@pytest.fixture
def page(context: BrowserContext, base: str) -> Iterator[Page]:
    """A page without a complaint, an error or a request to elsewhere."""
    opened = context.new_page()
    troubles: list[str] = []
    opened.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    opened.on("pageerror", lambda error: troubles.append(str(error)))
    opened.on("request", lambda asked: None if asked.url.startswith((base, "data:")) else troubles.append(asked.url))
    opened.set_default_timeout(20_000)
    yield opened
    assert troubles == []


def tried(page: Page, address: str) -> str:
    """Open an operation, send it as the page proposes, and return what the page shows of the answer."""
    page.goto(address)
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    return page.locator(ANSWER).first.inner_text()


def test_the_page_shows_the_operations_and_sends_a_request(page: Page, base: str):
    assert "mahjong-score" in tried(page, f"{base}docs#/operations/version")


def test_the_page_scores_the_hand_that_it_proposes(page: Page, base: str, pictures):
    shown = tried(page, f"{base}docs#/scoring/score")
    if pictures:
        page.screenshot(path=pictures / "docs-score.png")
    body = page.locator(f"{ANSWER} .highlight-code code").first.inner_text()
    answer = json.loads(body)
    assert (answer["outcome"], answer["han"], answer["fu"], answer["points"]) == ("win", 3, 30, 3900), shown

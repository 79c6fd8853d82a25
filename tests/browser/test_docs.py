"""The API page works under its own strict policy, with nothing from elsewhere."""

import pytest
from playwright.sync_api import BrowserContext

pytestmark = pytest.mark.browser


def test_the_page_shows_the_operations_and_sends_a_request(context: BrowserContext, base: str):
    page = context.new_page()
    troubles: list[str] = []
    page.on("console", lambda message: troubles.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("request", lambda asked: None if asked.url.startswith((base, "data:")) else troubles.append(asked.url))
    page.set_default_timeout(20_000)
    page.goto(f"{base}docs#/operations/version")
    page.get_by_role("button", name="Try it out").click()
    page.get_by_role("button", name="Execute").click()
    assert "mahjong-score" in page.locator(".live-responses-table tbody td.response-col_description").first.inner_text()
    assert troubles == []

"""Headless Chromium in front of the real service: a page fails its test on any error or request to elsewhere."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from tests.serving import serving

ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}

expect.set_options(timeout=15_000)

Open = Callable[..., Page]


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Address of a running service."""
    server = serving(tmp_path_factory.mktemp("browser") / "server.log", None, {})
    yield f"http://127.0.0.1:{server.port}/"
    server.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium."""
    chromium = shutil.which("chromium")
    if chromium is None:
        sentence = "chromium is not installed (on Debian: apt-get install chromium fonts-noto-cjk)"
        if os.environ.get("CI"):
            pytest.fail(sentence)
        pytest.skip(sentence)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, headless=True, args=list(ARGUMENTS))
        yield started
        started.close()


@pytest.fixture
def context(browser: Browser, base: str) -> Iterator[BrowserContext]:
    """A fresh profile that may use the clipboard and times out soon."""
    fresh = browser.new_context(viewport=DESKTOP, locale="en-GB")
    fresh.grant_permissions(["clipboard-read", "clipboard-write"], origin=base)
    fresh.set_default_timeout(15_000)
    yield fresh
    fresh.close()


@pytest.fixture
def visit(context: BrowserContext, base: str) -> Iterator[Open]:
    """Open the page at the given part after `#`; no script may fail and nothing be asked elsewhere."""
    troubles: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        # The browser itself logs every answer that is a problem; that the page shows it is what a test looks at.
        if message.type in ("error", "warning") and "server responded with a status of" not in message.text:
            troubles.append(message.text)

    def watch(request: Request) -> None:
        if not request.url.startswith(base):
            troubles.append(f"asked elsewhere: {request.url}")

    def open_page(after: str = "lang=en", *, query: str = "", viewport: dict[str, int] | None = None) -> Page:
        page = context.new_page()
        if viewport:
            page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        page.on("console", listen)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("request", watch)
        page.goto(f"{base}{query}#{after}")
        page.locator(".board, .game-part").first.wait_for()
        return page

    yield open_page
    assert troubles == []


@pytest.fixture
def pictures() -> Path | None:
    """Where screenshots are kept for people to look at, if `SCREENSHOTS` names a folder."""
    named = os.environ.get("SCREENSHOTS")
    if named is None:
        return None
    folder = Path(named)
    folder.mkdir(parents=True, exist_ok=True)
    return folder

"""The docs as people read them: found by searching, in light and dark, on a phone, without a network."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import expect

from spades_teach.catalogue import variants
from tests.browser.hosts import PATIENCE
from tests.test_docs import PAGES as ALL_PAGES
from tests.test_docs import build, name

PAGES = (
    *("index", "tutorial", "how-to/hand-fan", "how-to/translate", "reference/command-line", "reference/reasons"),
    *("reference/engine", "reference/rules", "reference/rules-deal", "architecture/index", "architecture/one-rule"),
)


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None: ...


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    folder = tmp_path_factory.mktemp("docs") / "site"
    done = build(folder)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    return folder


@pytest.fixture(scope="module")
def address(site) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_the_pages_are_built_without_a_warning(site):
    """The build said nothing: all pages are listed, all links lead somewhere, nothing is fetched from elsewhere."""
    assert [page for page in map(name, ALL_PAGES) if not (site / page).with_suffix(".html").is_file()] == []
    assert (site / "reference/reasons.html").read_text().count("<h3") > 30
    book = "".join(page.read_text() for page in (site / "reference").glob("rules-*.html"))
    for rule in variants():
        assert f'<h2 id="{rule.id}">' in book
        assert [each.id for each in rule.examples if f"<code>{each.id}</code>" not in book] == []


def test_a_reader_searches_and_finds(address, page):
    """Searching for a reason leads to its place; nothing comes from another machine."""
    page.goto(f"{address}/index.html")
    box = page.get_by_role("textbox", name="Search")
    box.click()
    box.press_sequentially("must-follow-suit")  # the page listens to keys
    found = page.locator(".md-search-result__link[href*='reference/reasons.html']")
    expect(found.first).to_be_visible(timeout=PATIENCE * 1000)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_pictures_suit_the_colours(address, new_page, look):
    """Of a picture and its twin the reader sees the one in the colours of the system."""
    page = new_page(dark=look == "dark")
    page.goto(f"{address}/how-to/hand-fan.html")
    shown = page.locator("img[src*='hand-fan-en-']:visible")
    expect(shown).to_have_count(1)
    assert f"-{look}.webp" in shown.get_attribute("src")
    assert shown.evaluate("(image) => image.decode().then(() => image.naturalWidth)") > 700


@pytest.mark.parametrize("path", PAGES)
def test_a_page_fits_a_phone(address, new_page, path):
    """At 360 pixels only code and tables scroll sideways, the page does not."""
    page = new_page(width=360)
    page.goto(f"{address}/{path}.html")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_quoted_file_opens_at_its_line(address, page):
    """A link to a class leads to the page of its file, at the line that defines it."""
    page.goto(f"{address}/architecture/one-rule.html")
    page.get_by_role("link", name="play.py").click()
    line = page.locator(f"[id='{page.url.partition('#')[2]}']")
    expect(line).to_be_attached()
    assert "class FollowSuit" in line.evaluate("(anchor) => anchor.parentElement.textContent")


def test_the_pages_open_as_files(site, new_page):
    """Without a server too the pages show and lead to each other; only searching needs one."""
    page = new_page(allow=("ERR_FILE_NOT_FOUND", "search_index"))
    page.goto((site / "index.html").as_uri())
    page.get_by_role("article").get_by_role("link", name="Your first quarter of an hour").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("quarter of an hour")

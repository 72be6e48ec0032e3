"""Checks of the finished pages: every link leads somewhere, and reading a page fetches nothing from elsewhere."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "srcset")}
"""What a browser fetches by itself; `a href` waits for the reader."""

TEMPLATES = {"404.html"}
"""Pages whose links are made for a server."""


@dataclass
class _Page(HTMLParser):
    """The places and the links of one page."""

    path: str
    ids: set[str] = field(default_factory=set)
    links: set[str] = field(default_factory=set)
    fetched: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name"):
                self.ids.add(value or "")
            elif (tag, name) in FETCHED and dict(attrs).get("rel") != "canonical":
                self.fetched.add(value or "")
            elif (tag, name) == ("a", "href"):
                self.links.add(value or "")


def problems(site: Path) -> Iterator[str]:
    """Yield what is wrong with the pages of a built site."""
    pages = {path: _read(site, path) for path in sorted(_html(site))}
    for page in pages.values():
        for address in sorted(page.fetched):
            if urlsplit(address).netloc:
                yield f"{page.path} fetches {address}"
        for address in sorted(page.links | page.fetched):
            if problem := _dead(address, page, pages, site):
                yield f"{page.path} leads to {address}: {problem}"


def _html(site: Path) -> Iterator[str]:
    for file in site.rglob("*.html"):
        path = file.relative_to(site).as_posix()
        if path not in TEMPLATES:
            yield path


def _read(site: Path, path: str) -> _Page:
    page = _Page(path)
    page.feed((site / path).read_text(encoding="utf-8"))
    return page


def _dead(address: str, page: _Page, pages: dict[str, _Page], site: Path) -> str | None:
    parts = urlsplit(address)
    if parts.scheme or parts.netloc:
        return None
    target = posixpath.normpath(
        posixpath.join(posixpath.dirname(page.path), unquote(parts.path) or Path(page.path).name)
    )
    if target not in pages:
        return None if (site / target).is_file() else "there is no such page"
    anchor = unquote(parts.fragment)
    picks_a_colour = anchor.startswith("only-")
    return (
        None if not anchor or picks_a_colour or anchor in pages[target].ids else "there is no such place on that page"
    )

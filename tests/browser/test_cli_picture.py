"""What the command line writes in Persian reads the right way round where it is shown."""

import base64
import html
import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page

from tests.cli.running import LRI, PDI, run

LINE = ("score", "--bids", "N:5 S:0 E:3 W:3", "--tricks", "N:5 S:3 E:2 W:3", "--before", "NS:0/9", "--lang", "fa")

STYLE = "<style>body { margin: 0 } pre { margin: 0; padding: 12px; width: 760px; font: 16px/1.6 monospace }</style>"

PLACES = """(pre, text) => {
    const node = pre.firstChild, found = [];
    for (let at = node.data.indexOf(text); at >= 0; at = node.data.indexOf(text, at + 1)) {
        found.push([...text].map((sign, place) => {
            const range = document.createRange();
            range.setStart(node, at + place);
            range.setEnd(node, at + place + 1);
            const box = range.getBoundingClientRect();
            return { sign, left: box.left, right: box.right, top: box.top };
        }));
    }
    return found;
}"""
"""Where each sign of each occurrence of a text is drawn."""


UNMATCHED = """async ([first, second]) => {
    const near = 2;
    const dots = await Promise.all([first, second].map(async (png) => {
        const image = new Image();
        image.src = `data:image/png;base64,${png}`;
        await image.decode();
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        const { data } = context.getImageData(0, 0, image.width, image.height);
        const dark = (x, y) => data[4 * (y * image.width + x)] < 128;
        return { width: image.width, height: image.height, dark };
    }));
    const lonely = (one, two) => {
        let all = 0, alone = 0;
        for (let y = 0; y < one.height; y++) for (let x = 0; x < one.width; x++) {
            if (!one.dark(x, y)) continue;
            all++;
            let met = false;
            for (let v = Math.max(0, y - near); !met && v <= Math.min(two.height - 1, y + near); v++)
                for (let u = Math.max(0, x - near); !met && u <= Math.min(two.width - 1, x + near); u++) met = two.dark(u, v);
            if (!met) alone++;
        }
        return alone / all;
    };
    return Math.max(lonely(dots[0], dots[1]), lonely(dots[1], dots[0]));
}"""
"""The share of dark dots of either picture that have none of the other within two dots: text runs may be drawn a little apart."""


def difference(page: Page, first: bytes, second: bytes) -> float:
    """Compare two pictures: 0.0 when all is drawn in the same places, up to 1.0."""
    return float(page.evaluate(UNMATCHED, [base64.b64encode(png).decode() for png in (first, second)]))


def shown(page: Page, content: str) -> Locator:
    page.set_content(f'<!doctype html><meta charset="utf-8">{STYLE}{content}')
    return page.locator("pre")


def as_text(text: str) -> str:
    return f'<pre dir="auto">{html.escape(text)}</pre>'


def as_forced(text: str) -> str:
    """Write the same lines with the direction of every piece forced, instead of the marks that ask for it."""
    lines = []
    for line in text.splitlines():
        bare = html.escape(re.sub(f"[{LRI}{PDI}\u2068]", "", re.sub(f"{LRI}([^{PDI}]*){PDI}", "\x01\\1\x02", line)))
        lines.append(bare.replace("\x01", '<bdo dir="ltr">').replace("\x02", "</bdo>"))
    body = "".join(f'<div dir="rtl" style="min-height: 1.6em">{line}</div>' for line in lines)
    return f"<pre>{body}</pre>"


@pytest.fixture
def persian() -> str:
    return run(*LINE).out


def test_minus_and_digits_stand_in_order(page: Page, persian: str, picture: Callable[..., bytes]) -> None:
    """In a right-to-left text −۱۴۷ shows its minus left of the digits, and a working runs from left to right."""
    pre = shown(page, as_text(persian))
    for text, times in (("−۱۴۷", 4), ("−۱۰۰", 1), ("۵۰ − ۱۰۰ + ۳ − ۱۰۰ = −۱۴۷", 1), ("۹ + ۳ − ۱۰ = ۲", 1)):
        found = pre.evaluate(PLACES, text)
        assert len(found) >= times
        for signs in found:
            seen = [place for place in signs if place["sign"] != " "]
            assert len({place["top"] for place in seen}) == 1
            assert [place["left"] for place in seen] == sorted(place["left"] for place in seen)
            assert all(one["right"] <= two["left"] + 0.5 for one, two in itertools.pairwise(seen))
    picture(pre, "cli-score-fa")


def test_labels_stand_right_of_their_numbers(page: Page, persian: str) -> None:
    """Lines begin at the right: a label is right of its points, and these are right of the working."""
    pre = shown(page, as_text(persian))
    row = next(line for line in persian.splitlines() if f"{LRI}−۱۴۷{PDI}" in line)
    label = row.split("  ")[1]
    label_at, points, working = (
        pre.evaluate(PLACES, text)[0] for text in (label, f"{LRI}−۱۴۷{PDI}", f"{LRI}۵۰ − ۱۰۰ + ۳ − ۱۰۰ = −۱۴۷{PDI}")
    )
    assert min(place["left"] for place in label_at) > max(place["right"] for place in points)
    assert min(place["left"] for place in points) > max(place["right"] for place in working)
    assert label_at[0]["top"] == points[0]["top"] == working[0]["top"]


def test_it_looks_like_a_picture_with_every_order_forced(page: Page, persian: str) -> None:
    """The picture is that of the same lines with each number drawn from left to right by force."""
    ours = shown(page, as_text(persian)).screenshot()
    forced = shown(page, as_forced(persian)).screenshot()
    assert difference(page, ours, forced) < 0.005


def test_the_picture_tells_when_the_marks_are_missing(page: Page, persian: str) -> None:
    """Without the marks the picture is another one, and the minus stands on the wrong side: the tests above can fail."""
    forced = shown(page, as_forced(persian)).screenshot()
    pre = shown(page, as_text(re.sub(f"[{LRI}{PDI}\u2068]", "", persian)))
    assert difference(page, pre.screenshot(), forced) > 0.02
    assert any(signs[0]["left"] > signs[-1]["left"] for signs in pre.evaluate(PLACES, "−۱۴۷"))

"""Widgets alone in anyone's own notebook; also the example of a browser story in CONTRIBUTING.md."""

import pytest
from playwright.sync_api import expect

from tests.browser import hosts


@pytest.mark.parametrize("host", ["marimo", "jupyter"])
def test_an_illegal_card_says_why(host, show, picture):
    """A card that may not be played names the rule that forbids it, in both hosts, on a narrow page."""
    page = show(host, ["from spades_teach import HandFan", "HandFan('9H 4H AS 7C', led='KH')"], width=360)
    page.get_by_role("button", name="ace of spades").click()
    expect(page.get_by_role("status").filter(has_text="Hearts were led")).to_be_visible()
    assert hosts.accessibility_problems(page) == []
    picture(page.locator(".spades"), f"hand-fan-illegal-{host}")

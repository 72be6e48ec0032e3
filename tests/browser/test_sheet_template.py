"""The score sheet to print: one page of A4 paper at every table, in both languages, read aloud in order."""

import re

import pytest

from spades_teach import sheet_template
from tests.browser import hosts
from tests.samples import samples

LONG = (
    "standard+blind-nil+ten-for-200+win-last-trick+loss-at-minus-200+renege-penalty:mode=three-tricks+bag-penalty-short"
)
TABLES = [
    (LONG, 40, "fa"),
    ("standard+solo", 25, "en"),
    ("standard", 1, "fa"),
    ("standard", 16, "en"),
    ("standard", 40, "en"),
    ("standard+six-players", 25, "fa"),
]


@pytest.mark.parametrize(("rules", "rounds", "lang"), TABLES[: samples(small=2, deep=len(TABLES))])
def test_it_is_one_page_of_paper(rules, rounds, lang, page):
    """As many rounds as there is room for, with long rules and many columns: one page, nothing cut off, no axe violation."""
    page.set_content(sheet_template(rules, rounds, lang).html())
    assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(prefer_css_page_size=True))) == 1
    assert page.locator("tbody tr").count() == rounds
    assert hosts.accessibility_problems(page, "body") == []
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 1123, "height": 794})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")

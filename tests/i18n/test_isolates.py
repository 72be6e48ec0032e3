"""Isolates are kept where they matter and dropped where they cannot."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades_teach.i18n.isolates import FSI, LRI, PDI, RLI, balanced, isolate, plain_text, tidy


@pytest.mark.parametrize(
    ("tidied", "direction", "text"),
    [
        ("no marks", "ltr", "no marks"),
        ("a card", "ltr", f"a {FSI}card{PDI}"),
        ("−47 points", "ltr", f"{FSI}−47{PDI} points"),
        (f"by {FSI}سارا{PDI}", "ltr", f"by {FSI}سارا{PDI}"),
        (f"{FSI}۴{PDI}", "ltr", f"{FSI}۴{PDI}"),
        ("آس پیک", "rtl", f"{FSI}آس{PDI} {FSI}پیک{PDI}"),
        ("بی‌بی دل", "rtl", f"{FSI}بی‌بی{PDI} دل"),
        (f"کارت {LRI}A♠{PDI}", "rtl", f"کارت {FSI}{LRI}A♠{PDI}{PDI}"),
        (f"از {FSI}Sara{PDI}", "rtl", f"از {FSI}Sara{PDI}"),
        (f"{FSI}سلام!{PDI}", "rtl", f"{FSI}سلام!{PDI}"),
        (f"{FSI}۴ پیک{PDI}", "rtl", f"{FSI}۴ پیک{PDI}"),
        (f"نیل {FSI}نیل {LRI}5{PDI}{PDI}", "rtl", f"نیل {FSI}نیل {LRI}5{PDI}{PDI}"),
        (f"{LRI}kept{PDI}", "ltr", f"{LRI}kept{PDI}"),
        ("", "rtl", f"{FSI}{PDI}"),
    ],
)
def test_only_isolates_that_cannot_change_the_line_are_dropped(tidied, direction, text):
    """Letters at home in the line and values that are isolated already need no isolate round them; all others keep it."""
    assert tidy(text, direction) == tidied


marked = st.text(alphabet=st.sampled_from([FSI, LRI, RLI, PDI, "a", "س", "۴", "4", "−", " "]), max_size=30)


def depth_of(text: str) -> int | None:
    """Return the depth at the end, None when something is closed that was not open."""
    depth = 0
    for sign in text:
        depth += (sign in (FSI, LRI, RLI)) - (sign == PDI)
        if depth < 0:
            return None
    return depth


@given(text=marked)
def test_a_value_cannot_break_out_of_its_isolate(text):
    """Whatever marks a value holds, inside a sentence each is closed and none closes the sentence's own."""
    assert depth_of(balanced(text)) == 0
    assert plain_text(balanced(text)) == plain_text(text)


@given(text=marked, direction=st.sampled_from(["ltr", "rtl"]))
def test_tidying_changes_marks_alone_and_only_once(text, direction):
    """Tidying keeps the visible text and the balance, and has nothing left to do a second time."""
    once = tidy(text, direction)
    if FSI in text:
        assert depth_of(once) == 0
    assert plain_text(once) == plain_text(text)
    assert tidy(once, direction) == once


def test_an_isolate_says_which_way_it_runs():
    """LRI for left to right, RLI for right to left, PDI at the end of both."""
    assert isolate("a") == "\u2066a\u2069"
    assert isolate("س", "rtl") == "\u2067س\u2069"

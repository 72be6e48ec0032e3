"""In which looks a widget is tried: each width, theme and language is there; all of them together in the deep tests."""

from itertools import product

from tests.samples import samples

LOOKS: list[tuple[int, bool, str]] = samples(
    small=[(360, True, "fa"), (900, False, "en")], deep=list(product((360, 900), (False, True), ("en", "fa")))
)
"""(width in pixels, dark, language)"""

"""Numbers written as words, read in each language."""

from pathlib import Path

import pytest

from spades_teach.i18n import available_languages
from spades_teach.i18n.number_words import number_words

NINE = "نُه"


@pytest.mark.parametrize(
    ("lang", "text", "expected"),
    [
        ("en", "Thirteen tricks and fifty-two cards", [13, 52]),
        ("en", "four hundred and seventy, and eight bags", [470, 8]),
        ("en", "a hundred and ten", [110]),
        ("en", "two or three of the twenty one", [2, 3, 21]),
        ("en", "two tens, ten-trick contracts", [2, 10, 10]),
        ("en", "one by one; the first of once and often, tentative and weighty", []),
        ("en", "zero is a bid", [0]),
        ("fa", "سیزده دست و پنجاه و دو کارت", [13, 52]),
        ("fa", "چهارصد و هفتاد، با هشت بگ", [470, 8]),
        ("fa", "صد و ده امتیاز", [110]),
        ("fa", "دو سه دست از بیست و یک", [2, 3, 21]),
        ("fa", "دو بار ده‌تا، یک تعهد ده‌دستی", [2, 10, 10]),
        ("fa", "یکی‌یکی، نه این و نه آن، دور و دست", []),
        ("fa", f"{NINE}ِ تو و سهٔ من", [9, 3]),
    ],
)
def test_numbers_are_read(lang, text, expected):
    """What is written together is one number; one, ordinals and parts of words are none."""
    reader = number_words(lang)
    assert reader is not None
    assert [found.value for found in reader.find(text)] == expected


def test_where_a_number_stands():
    """A number is found with all its words and nothing else."""
    reader = number_words("en")
    assert reader is not None
    text = "It costs a hundred and ten points."
    (found,) = reader.find(text)
    assert text[found.start : found.end] == "hundred and ten"


def test_every_language_of_the_package_can_be_read():
    """A language that comes with the package has its number words."""
    assert [lang for lang in available_languages() if number_words(lang) is None] == []


def test_a_language_without_the_file(tmp_path: Path):
    """Nobody has to write the file first."""
    assert number_words("xx", tmp_path) is None

"""What the worked examples of the base game teach, in the languages that have a book."""

import re
import shutil
from pathlib import Path

import pytest

from spades_teach.catalogue import examples
from spades_teach.catalogue.telling import Said, tell_example
from spades_teach.catalogue.telling_check import accept, book_mistakes, book_notes
from spades_teach.i18n import plain_text, words_for
from spades_teach.i18n.book import BASE, FOLDER, base_entry, read_again
from spades_teach.i18n.locales import HOME

PERSIAN = words_for("fa")
BASE_GAME = [each for each in examples() if each.variant is None]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """The languages anew, with a book of the base game alone."""
    for lang in ("en", "fa"):
        (tmp_path / lang / FOLDER).mkdir(parents=True)
        shutil.copy(HOME / lang / "locale.toml", tmp_path / lang)
    shutil.copy(HOME / "fa" / FOLDER / "deal.toml", tmp_path / "fa" / FOLDER)
    return tmp_path


def of_base(lines: list[str]) -> list[str]:
    return [line for line in lines if BASE in line]


def test_every_example_of_the_base_game_is_told_in_persian():
    """No example of the base game is told in English to a reader of Persian, and none with a number that the English lacks."""
    told = {each.id: tell_example(each, PERSIAN) for each in BASE_GAME}
    assert {said.lang for said in told.values()} == {"fa"}
    written = base_entry(HOME / "fa").examples
    strange = {
        each.id
        for each in BASE_GAME
        if set(re.findall(r"\d+", written[each.id])) - set(re.findall(r"\d+", each.teaches))
    }
    assert strange == set()


def test_numbers_are_written_as_the_language_does():
    """A formula of the book has Persian digits and a real minus."""
    said = tell_example(next(each for each in BASE_GAME if each.id == "s0-bag-out"), PERSIAN)
    assert "۱۰۸ + ۵۳ − ۱۰۰ = ۶۱" in plain_text(said.text)


def test_an_example_of_a_variant_is_told_from_its_own_book():
    """The examples of a variant are told by the same function."""
    example = next(each for each in examples() if each.id == "breaking-spades/2")
    assert tell_example(example, PERSIAN) == Said("پیک که شکست، با پیک هم می‌شود شروع کرد.", "fa")


def test_a_language_without_a_sentence_says_it_in_english(home):
    """What is not translated is shown in English, and listed."""
    assert tell_example(BASE_GAME[0], words_for("fa", home)) == Said(BASE_GAME[0].teaches, "en")
    assert BASE_GAME[0].id in of_base(book_notes(home))[0]


@pytest.mark.parametrize(
    ("fault", "text"),
    [
        ("is no example of the base game", '[examples]\n"s2-folow-suit" = "دل"\n'),
        ("a digit that is not ASCII", '[examples]\n"s2-set" = "۱۰ امتیاز"\n'),
        ("no field 'example'", '[example]\n"s2-set" = "دل"\n'),
        ("is no text", '[examples]\n"s2-set" = 10\n'),
    ],
)
def test_a_mistake_in_the_book_is_named(home, fault, text):
    """A wrong id, digit, heading or value is a mistake with its file."""
    (home / "fa" / FOLDER / BASE).write_text(text, encoding="utf-8")
    (line,) = of_base(book_mistakes(home))
    assert fault in line


def test_the_book_of_the_base_game_follows_its_english(home):
    """It lags behind until it is accepted; then nothing but the one line has changed, and a second time nothing."""
    path = home / "fa" / FOLDER / BASE
    shutil.copy(HOME / "fa" / FOLDER / BASE, path)
    whole = path.read_text(encoding="utf-8")
    path.write_text("\n".join(line for line in whole.split("\n") if not line.startswith("follows")), encoding="utf-8")
    assert "follows nothing" in of_base(book_notes(home))[0]
    assert accept(home / "fa", ("base",)) == 1
    assert of_base(book_notes(home)) == []
    assert path.read_text(encoding="utf-8") == whole
    assert accept(home / "fa", ("base",)) == 0
    path.write_text(whole.replace(base_entry(home / "fa").follows, "00000000"), encoding="utf-8")
    read_again()
    assert "follows 00000000" in of_base(book_notes(home))[0]

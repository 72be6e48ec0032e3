"""Which languages there are, and which one a reader gets."""

from __future__ import annotations

import subprocess
import sys

import pytest

from spades_teach.i18n import (
    Locale,
    UnknownLanguageError,
    available_languages,
    choose_language,
    system_language,
    words_for,
)
from spades_teach.i18n.locales import HOME, RANKS
from tests.i18n.homes import add_language


def test_each_folder_is_a_language_english_first():
    """What has a locale.toml is offered; English, the source, stands first."""
    assert available_languages()[:1] == ("en",)
    assert set(available_languages()) >= {"en", "fa"}


@pytest.mark.parametrize(
    ("chosen", "explicit", "saved", "system"),
    [
        ("fa", "fa", "en", "en_US.UTF-8"),
        ("fa", "fa-IR", None, None),
        ("fa", "FA_ir.UTF-8", None, None),
        ("fa", None, "fa", "en_US.UTF-8"),
        ("fa", None, None, "fa_IR.UTF-8"),
        ("fa", None, "xx", "fa_IR"),
        ("en", None, "xx", "de_DE.UTF-8"),
        ("en", None, "", ""),
        ("en", None, None, "C.UTF-8"),
        ("en", None, None, None),
    ],
)
def test_a_language_is_asked_for_saved_or_the_systems(chosen, explicit, saved, system):
    """--lang, else the saved choice, else the system's locale, else English."""
    assert choose_language(explicit, saved, system, available=("en", "fa")) == chosen


@pytest.mark.parametrize("value", ["xx", "", "persian", "C"])
def test_a_language_asked_for_that_is_not_there_is_refused(value):
    """The refusal names the value and the languages there are, and can be said in any language."""
    with pytest.raises(UnknownLanguageError) as caught:
        choose_language(value, "fa", "fa_IR", available=("en", "fa"))
    assert caught.value.facts == {"value": value, "expected": "en, fa"}
    assert repr(value) in str(caught.value)
    assert "en, fa" in words_for("en")(caught.value.id, **caught.value.facts)


@pytest.mark.parametrize(
    ("language", "environ"),
    [
        ("fa_IR.UTF-8", {"LANG": "fa_IR.UTF-8"}),
        ("en_US.UTF-8", {"LC_ALL": "en_US.UTF-8", "LANG": "fa_IR.UTF-8"}),
        ("fa_IR.UTF-8", {"LC_MESSAGES": "fa_IR.UTF-8", "LANG": "en_US.UTF-8"}),
        ("fa", {"LANGUAGE": "fa:en", "LANG": "en_US.UTF-8"}),
        (None, {"LANGUAGE": "fa", "LANG": "C.UTF-8"}),
        (None, {"LANG": "POSIX"}),
        (None, {"LANG": ""}),
        (None, {}),
    ],
)
def test_the_systems_language_is_read_from_the_environment(language, environ):
    """As GNU gettext reads it: LC_ALL before LC_MESSAGES before LANG, LANGUAGE refining them, and C is no language."""
    assert system_language(environ, "linux") == language


def test_a_language_is_added_by_adding_a_folder(tmp_path):
    """No list has to be touched: the folder's name is the tag."""
    add_language(tmp_path, "en", fallback=None)
    add_language(tmp_path, "pt-BR")
    assert available_languages(tmp_path) == ("en", "pt-BR")
    assert choose_language(system="pt_BR.UTF-8", available=available_languages(tmp_path)) == "pt-BR"
    assert words_for("pt-BR", tmp_path).lang == "pt-BR"


@pytest.mark.parametrize(
    ("named", "changes"),
    [("direction", {"direction": "up"}), ("digits", {"digits": "0123456788"}), ("digits", {"digits": "012"})],
)
def test_a_locale_that_cannot_be_is_refused(tmp_path, named, changes):
    """A direction or digits that are none are named when the language is loaded."""
    folder = add_language(tmp_path, "xx", **changes)
    with pytest.raises(ValueError, match=named):
        Locale.load(folder)


def test_words_of_a_language_that_is_not_there_are_refused():
    """The refusal names the languages there are."""
    with pytest.raises(UnknownLanguageError, match="'xx'; expected one of en, "):
        words_for("xx")


def test_words_are_loaded_once():
    """All who speak one language share its messages."""
    assert words_for("fa") is words_for("fa")


@pytest.mark.parametrize("lang", available_languages())
def test_each_locale_is_complete(lang):
    """Digits are ten different decimal digits from zero, and the fallback leads to English."""
    locale = Locale.load(HOME / lang)
    assert [int(digit) for digit in locale.digits] == list(range(10))
    assert locale.minus == "\u2212"
    assert locale.name
    assert locale.separator
    assert list(locale.indices) == list(RANKS)
    chain = [lang]
    while words_for(chain[-1]).fallback is not None:
        chain.append(words_for(chain[-1]).fallback.lang)
    assert chain[-1] == "en"
    assert len(chain) == len(set(chain))


def test_importing_words_loads_no_library():
    """Fluent and Babel are loaded with the first sentence, not before."""
    program = """
import sys
import spades_teach.i18n
assert not [name for name in sys.modules if name.startswith("spades_teach.i18n.")], "submodules"
words = spades_teach.i18n.words_for("fa")
words.number(-47), words.card("AS"), words.formula(7, "×", 10, "=", 70), words.has("must-follow-suit", "label")
early = [name for name in ("fluent.runtime", "babel", "importlib.resources") if name in sys.modules]
words("must-follow-suit", suit="H")
print(early, "fluent.runtime" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[] True"

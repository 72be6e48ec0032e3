"""All that is said in one language: `words_for("fa")` is what the rest of the package speaks through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from spades_teach.i18n import book, numbers
from spades_teach.i18n.book import BookEntry
from spades_teach.i18n.isolates import TEXT_SELECTOR, Direction, isolate, tidy
from spades_teach.i18n.locales import HOME, RANKS, Locale, UnknownLanguageError, available_languages
from spades_teach.i18n.sources import has_attribute, has_value, message_sources

if TYPE_CHECKING:
    from spades_teach.i18n.messages import Messages

Argument = str | float
Join = Literal["list", "and", "or"]

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
JOKERS = ("BJ", "LJ")
REMEMBERED = 4096
"""Sentences that a language keeps ready: a widget asks for most of its words again after each press."""

PLACES = ("you", "left", "partner", "right")


class MissingMessageError(KeyError):
    """A message that no language has was asked for: a mistake in the program, not in a translation."""

    def __str__(self) -> str:
        return str(self.args[0])


class MessageError(ValueError):
    """A message could not be said: an argument is missing or the message is not written well."""


class Words:
    """The sentences, names and numbers of one language.  Arguments are plain text and numbers, as facts of the engine are.

    A message that the language lacks is said in its fallback language, and remembered in `missing`.

    >>> w = words_for("en")
    >>> w.card_name("AS"), w.bid("blind-nil"), w.formula(7, "×", 10, "=", 70)
    ('ace of spades', 'blind nil', '7 × 10 = 70')
    >>> words_for("fa").plain_number(-147)
    '−۱۴۷'
    """

    def __init__(self, folder: Path) -> None:
        """Read the words of one language folder; the fallback language stands beside it."""
        self._folder = folder
        self.locale = Locale.load(folder)
        self.fallback = words_for(self.locale.fallback, folder.parent) if self.locale.fallback else None
        self._sources: Mapping[str, str] = message_sources(folder)
        self._missing: set[str] = set()
        self._remembered = lru_cache(maxsize=REMEMBERED, typed=True)(self._say_anew)

    def __repr__(self) -> str:
        return f"words_for({self.lang!r})"

    @property
    def lang(self) -> str:
        """The tag of the language: `fa`."""
        return self.locale.lang

    @property
    def direction(self) -> Direction:
        """`ltr` or `rtl`: the value of HTML's `dir`."""
        return self.locale.direction

    @property
    def missing(self) -> tuple[str, ...]:
        """What was asked for so far and had to be said in another language, as `id` or `id.attribute`."""
        return tuple(sorted(self._missing))

    # Messages

    def __call__(self, message_id: str, /, **args: Argument) -> str:
        """Say a message.

        Raises MissingMessageError when no language has it, MessageError when an argument is missing.
        """
        return self._say(message_id, None, args)

    def attr(self, message_id: str, attribute: str, /, **args: Argument) -> str:
        """Say another form of a message: `label`, `working`, `elsewhere`, ..."""
        return self._say(message_id, attribute, args)

    def has(self, message_id: str, attribute: str | None = None, /) -> bool:
        """Tell whether a message (or its attribute) can be said, if need be in the fallback language."""
        return self.translated(message_id, attribute) or bool(
            self.fallback and self.fallback.has(message_id, attribute)
        )

    def translated(self, message_id: str, attribute: str | None = None, /) -> bool:
        """Tell whether this very language has a message (or its attribute)."""
        source = self._sources.get(message_id)
        return source is not None and (has_attribute(source, attribute) if attribute else has_value(source))

    # Numbers

    def number(self, value: numbers.Number, *, decimals: int | None = None, grouping: bool = False) -> str:
        """Write a number for a sentence: `−47`, in a right-to-left language isolated."""
        return numbers.number(value, self.locale, decimals=decimals, grouping=grouping)

    def signed(self, value: numbers.Number, *, decimals: int | None = None, grouping: bool = False) -> str:
        """Write points won or lost: `+50`, `−47`, `0`."""
        return numbers.number(value, self.locale, signed=True, decimals=decimals, grouping=grouping)

    def sign(self, value: float) -> Literal["negative", "zero", "positive"]:
        """Tell whether points are lost, none or won: for messages that must choose by it, which plural forms cannot."""
        return "negative" if value < 0 else "positive" if value > 0 else "zero"

    def plain_number(self, value: numbers.Number, *, decimals: int | None = None, grouping: bool = False) -> str:
        """Write a number that stands alone, such as the value of a form field: digits and sign, no marks."""
        return numbers.plain_number(value, self.locale, decimals=decimals, grouping=grouping)

    def formula(self, *parts: numbers.Number | str) -> str:
        """Write numbers and signs as one piece that reads from left to right: `formula(7, "×", 10, "=", 70)`."""
        return numbers.formula(parts, self.locale)

    def sum_formula(self, terms: Iterable[int]) -> str:
        """Write how points add up: `50 + 3 − 100 = −47`."""
        return numbers.sum_formula(terms, self.locale)

    # Cards

    def card(self, code: str) -> str:
        """Write a card as its face shows it: `10♥`; a joker by its name."""
        return self.card_name(code) if code in JOKERS else self._left_to_right(self._face(code))

    def cards(self, codes: str, join: Join = "list") -> str:
        """Write cards given as `9H 4H AS` as a list in a sentence; join: what stands before the last one."""
        return self.list_of([self.card(code) for code in codes.split()], join)

    def hand(self, codes: str) -> str:
        """Write cards side by side from left to right in every language, as they lie in a fan."""
        faces = (code if code in JOKERS else self._face(code) for code in codes.split())
        return self._left_to_right(" ".join(faces))

    def card_name(self, code: str, form: str | None = None) -> str:
        """Name a card in full: `ace of spades`; form: an attribute of the message `card-name`, such as a case."""
        if code in JOKERS:
            return self._form("joker", form, joker=code)
        rank, suit = _rank_and_suit(code)
        return self._form("card-name", form, rank=_rank_argument(rank), suit=suit)

    def rank(self, rank: str, form: str | None = None) -> str:
        """Name a rank: `queen`."""
        return self._form("rank", form, rank=_rank_argument(rank))

    def index(self, code: str) -> str:
        """Write what stands in the corner of a card: `Q`, for a joker `BIG` or `LITTLE`."""
        if code in JOKERS:
            return self.attr("joker", "index", joker=code)
        return self.locale.indices[_rank_and_suit(code)[0]]

    def suit(self, suit: str, form: str | None = None) -> str:
        """Name a suit: `hearts`; form: `one` (heart), `title` (Hearts), and what a language needs besides."""
        if suit not in SUIT_SIGNS:
            raise ValueError(f"no suit {suit!r}; expected one of {' '.join(SUIT_SIGNS)}")
        return self._form("suit", form, suit=suit)

    def suit_sign(self, suit: str) -> str:
        """Return the sign of a suit, as text and not as a coloured picture."""
        return SUIT_SIGNS[suit] + TEXT_SELECTOR

    # People

    def seat(self, seat: str, form: str | None = None) -> str:
        """Name a seat: of the compass, a number, or (as `place`) seen from the learner.

        form: `player` inside a sentence.
        """
        if seat in PLACES:
            return self.place(seat, form)
        if seat.isdecimal():
            return self._form("seat-numbered", form, number=int(seat))
        if seat not in ("N", "E", "S", "W"):
            raise ValueError(f"no seat {seat!r}; expected N, E, S, W, a number or one of {' '.join(PLACES)}")
        return self._form("seat", form, seat=seat)

    def place(self, place: str, form: str | None = None) -> str:
        """Name a seat as the learner sees it: `you`, `left`, `partner`, `right`."""
        if place not in PLACES:
            raise ValueError(f"no place {place!r}; expected one of {' '.join(PLACES)}")
        return self._form("place", form, place=place)

    def side(self, side: str, form: str | None = None) -> str:
        """Name a side: `NS`, `EW`, `us`, `them`, the seat of a side of one, or a number."""
        if side in ("NS", "EW", "us", "them"):
            return self._form("side", form, side=side)
        return self._form("side-numbered", form, number=int(side)) if side.isdecimal() else self.seat(side, form)

    def bid(self, bid: str, form: str | None = None) -> str:
        """Name a bid: a number as a number, `3.5`, `nil`, `blind-nil`, `blind-5`; one that no message names as it is written."""
        if bid.isdecimal():
            return self.number(int(bid))
        if self.has(f"bid-{bid}"):
            return self._form(f"bid-{bid}", form)
        if bid.removesuffix(".5").isdecimal() and self.has("bid-half"):
            return self._form("bid-half", form, tricks=int(bid.removesuffix(".5")))
        kind, _, tricks = bid.rpartition("-")
        if kind and tricks.isdecimal() and self.has(f"bid-{kind}"):
            return self._form(f"bid-{kind}", form, tricks=int(tricks))
        return self.code(bid)

    # Rules

    def rule(self, rule: str) -> str:
        """Name a variant or a profile by its id; one that no message names as it is written."""
        for message_id in (f"rule-{rule}", f"profile-{rule}"):
            if self.has(message_id):
                return self(message_id)
        return self.code(rule)

    def rule_about(self, rule: str) -> str | None:
        """Explain a variant or a profile in a sentence, None when no message does."""
        for message_id in (f"rule-{rule}", f"profile-{rule}"):
            if self.has(message_id, "about"):
                return self.attr(message_id, "about")
        return None

    def told(self, variant: str) -> BookEntry:
        """Return what this very language says of a variant in its book, an empty entry when it says nothing.

        The sentences are those of the file; `book_text` writes them for the page.
        """
        return book.told(self._folder, variant)

    def told_example(self, example: str) -> str:
        """Return what this very language says that an example of the base game teaches, "" when it says nothing."""
        return book.base_entry(self._folder).examples.get(example, "")

    def book_text(self, text: str) -> str:
        """Write a sentence of the book as the language does: its digits, a real minus, foreign words isolated."""
        return book.shown_text(text, self.locale)

    # Text

    def code(self, *texts: str) -> str:
        """Write what is typed as it stands, such as a command or a rule spec: left to right in every language."""
        return self._left_to_right(" ".join(texts))

    def list_of(self, items: Iterable[str], join: Join = "list") -> str:
        """Join items into a list as the language does: `a, b`, `a, b and c`, `a, b or c`."""
        before_last = {"and": self.locale.conjunction, "or": self.locale.disjunction}.get(join, self.locale.separator)
        *first, last = [*items] or [""]
        return before_last.join([self.locale.separator.join(first), last]) if first else last

    def _say(self, message_id: str, attribute: str | None, args: Mapping[str, Argument]) -> str:
        return self._remembered(message_id, attribute, **args)

    def _say_anew(self, message_id: str, attribute: str | None, /, **args: Argument) -> str:
        name = f"{message_id}.{attribute}" if attribute else message_id
        if not self.translated(message_id, attribute):
            return self._say_in_fallback(name, message_id, attribute, args)
        text, problems = self._messages.format(message_id, attribute, args)
        if problems:
            raise MessageError(f"cannot say {name!r} in {self.lang!r}: {'; '.join(problems)}")
        return tidy(text, self.direction)

    def _say_in_fallback(self, name: str, message_id: str, attribute: str | None, args: Mapping[str, Argument]) -> str:
        if self.fallback is None or not self.fallback.has(message_id, attribute):
            raise MissingMessageError(f"no language has the message {name!r}")
        self._missing.add(name)
        text = self.fallback._say(message_id, attribute, args)
        return text if self.fallback.direction == self.direction else isolate(text, self.fallback.direction)

    @cached_property
    def _messages(self) -> Messages:
        from spades_teach.i18n.messages import Messages

        return Messages(self, self._sources)

    def _form(self, message_id: str, form: str | None, /, **args: Argument) -> str:
        """Say one form of a name; a language without that form uses its plain one."""
        use_form = form is not None and (self.translated(message_id, form) or not self.translated(message_id))
        return self._say(message_id, form if use_form else None, args)

    def _face(self, code: str) -> str:
        rank, suit = _rank_and_suit(code)
        return self.locale.indices[rank] + self.suit_sign(suit)

    def _left_to_right(self, text: str) -> str:
        return isolate(text) if self.direction == "rtl" else text


@cache
def words_for(lang: str, home: Path = HOME) -> Words:
    """Return the words of a language; raises UnknownLanguageError when it has no folder."""
    if lang not in available_languages(home):
        raise UnknownLanguageError(lang, available_languages(home))
    return Words(home / lang)


def _rank_and_suit(code: str) -> tuple[str, str]:
    rank, suit = code[:-1], code[-1:]
    if rank not in RANKS or suit not in SUIT_SIGNS:
        raise ValueError(f"{code!r} is no card; expected a code such as 'KS', '10H' or 'BJ'")
    return rank, suit


def _rank_argument(rank: str) -> Argument:
    """Give number cards as numbers, so that a message can write or select them as such."""
    return int(rank) if rank.isdecimal() else rank

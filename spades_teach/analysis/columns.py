"""What the headings of a score sheet mean: whose column it is, and what stands in it.

| heading                                    | what                                                                        |
|--------------------------------------------|-----------------------------------------------------------------------------|
| `round`, `match`, `dealer`, `note`         | the number of the round, the name of the match, who deals, anything else      |
| `N_bid`, `N_tricks`                        | what a seat bid and took                                                      |
| `NS_bid`, `NS_tricks`                      | what a side bid and took                                                      |
| `NS_points`, `NS_bags`, `NS_total`         | points of the round; bags carried and total after it                          |
| `N_reneges`, `NS_last-trick`, `minutes`    | a fact that the rules read, of a seat, a side or the round                    |
| `surrender`, `timeout`                     | who gave up after the round; 1 where the time was up in it                    |

Case, order and the signs between the words do not matter: `ns bid`, `NS-Bid` and `Bid (NS)` are one heading.  Sides may have other names:
`Us_bid`, `Them_bid` are the sides of the table in order of their first columns.
"""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from spades_teach.core.rules.facts import Fact, facts_read
from spades_teach.core.rules.ruleset import RuleSet

Owner = Literal["seat", "side", "round"]

SEAT_KINDS = ("bid", "tricks")
RESULTS = ("points", "bags", "total")
SIDE_KINDS = (*SEAT_KINDS, *RESULTS)
ROUND_KINDS = ("round", "match", "dealer", "note", "surrender", "timeout")

_SPELLINGS: Mapping[str, tuple[str, ...]] = {
    "bid": ("bid", "bids", "contract"),
    "tricks": ("tricks", "trick", "taken", "took", "books", "tricks taken"),
    "points": ("points", "point", "pts", "round points"),
    "bags": ("bags", "bag", "sandbags"),
    "total": ("total", "totals", "running total"),
    "round": ("round", "hand", "deal", "rounds", "round number", "#", "no"),
    "match": ("match", "game"),
    "dealer": ("dealer",),
    "note": ("note", "notes", "comment", "comments", "remark", "remarks"),
    "surrender": ("surrender",),
    "timeout": ("timeout",),
}
_KINDS: Mapping[str, str] = {written: kind for kind, spellings in _SPELLINGS.items() for written in spellings}

_LONGEST_KIND = 6
"""Words of a kind of column, at most: `last-tricks-in-a-row` has five."""

_LONGEST = 40
"""Characters of a heading that are compared with the headings there are."""

_MANY = 20
"""Headings not understood for which the nearest one is looked up; a sheet with more of them is another kind of table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """A column that is understood.

    place: counted from 0.  heading: as written.  kind: one of SIDE_KINDS or ROUND_KINDS, or the name of a fact.  by, owner: whose it is,
    `("seat", "N")`, `("side", "NS")` or `("round", "")`, by the names of the table.
    """

    place: int
    heading: str
    kind: str
    by: Owner
    owner: str = ""

    @property
    def name(self) -> str:
        """The heading as we write it: `NS_bid`."""
        return f"{self.owner}_{self.kind}" if self.owner else self.kind


@dataclass(frozen=True, slots=True, kw_only=True)
class UnknownColumn:
    """A heading that is not understood; nearest: one that would be, "" where none is near."""

    place: int
    heading: str
    nearest: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Columns:
    """The headings of a sheet, read.

    known: each column once.  repeated: columns that come a second time.  unknown: headings that are not understood; empty ones are passed over.
    names: what the sheet calls the sides, by their names at the table.
    """

    known: tuple[Column, ...]
    repeated: tuple[Column, ...]
    unknown: tuple[UnknownColumn, ...]
    names: Mapping[str, str]
    rules: RuleSet

    def find(self, kind: str, by: Owner = "round", owner: str = "") -> Column | None:
        """Return a column, None where the sheet has none."""
        sought = kind, by, owner
        return next((column for column in self.known if (column.kind, column.by, column.owner) == sought), None)

    def of_seat(self, seat: str, kind: str) -> Column | None:
        """Return the column of a seat."""
        return self.find(kind, "seat", seat)

    def of_side(self, side: str, kind: str) -> Column | None:
        """Return the column of a side; of one that is a single seat, also the seat's."""
        found = self.find(kind, "side", side)
        seats = next((known.seats for known in self.rules.table.sides if known.name == side), ())
        return self.of_seat(seats[0].value, kind) if found is None and len(seats) == 1 else found

    @property
    def missing(self) -> tuple[str, ...]:
        """The headings that are missing before every side has its bids and tricks, its own or those of its seats; in the words of the sheet."""
        return tuple(self._missing())

    def _missing(self) -> Iterator[str]:
        for side in self.rules.table.sides:
            for kind in SEAT_KINDS:
                without = [seat.value for seat in side.seats if not self.of_seat(seat.value, kind)]
                if not without or self.of_side(side.name, kind):
                    continue
                owners = [self.names[side.name]] if len(without) == len(side.seats) else without
                yield from (f"{owner}_{kind}" for owner in owners)

    @property
    def has_sides(self) -> bool:
        """Tell whether bids and tricks of every side have a column."""
        return not self.missing


def read_columns(headings: Iterable[object], rules: RuleSet) -> Columns:
    """Read the headings of a sheet for a table.

    >>> from spades_teach.core.variants import compose
    >>> columns = read_columns(["Round", "Us bid", "Us tricks", "Them bid", "Them trikcs"], compose("standard"))
    >>> [column.name for column in columns.known], dict(columns.names)
    (['round', 'NS_bid', 'NS_tricks', 'EW_bid'], {'NS': 'Us', 'EW': 'Them'})
    >>> columns.unknown[0].heading, columns.unknown[0].nearest
    ('Them trikcs', 'Them_tricks')
    """
    grammar = _Grammar(rules, [_Heading.of(heading) for heading in headings])
    known: dict[tuple[str, str, str], Column] = {}
    repeated: list[Column] = []
    unknown: list[tuple[int, str]] = []
    for place, heading in enumerate(grammar.headings):
        column = grammar.column(place, heading)
        if column is None:
            unknown += [(place, heading.written)] if heading.written else []
        elif (key := (column.kind, column.by, column.owner)) in known:
            repeated.append(column)
        else:
            known[key] = column
    taken = {column.name for column in known.values()}
    return Columns(
        known=tuple(known.values()),
        repeated=tuple(repeated),
        unknown=tuple(grammar.with_nearest(unknown, taken)),
        names=grammar.names,
        rules=rules,
    )


def headings(rules: RuleSet, *, seats: bool = False, facts: bool = True) -> tuple[str, ...]:
    """Return the headings of a whole sheet for a table; seats: bids and tricks of each seat instead of each side.

    >>> from spades_teach.core.variants import compose
    >>> headings(compose("standard"))[:6]
    ('round', 'NS_bid', 'NS_tricks', 'NS_points', 'NS_bags', 'NS_total')
    """
    table = rules.table
    by_seat = [f"{seat.value}_{kind}" for seat in table.seats for kind in SEAT_KINDS] if seats else []
    kinds = RESULTS if seats else SIDE_KINDS
    by_side = [f"{side.name}_{kind}" for side in table.sides for kind in kinds]
    return ("round", *by_seat, *by_side, *(_fact_headings(rules) if facts else ()))


@dataclass(frozen=True, slots=True)
class _Heading:
    """A heading as written, its words, and which of them say what kind of column it is."""

    written: str
    words: tuple[str, ...]

    @classmethod
    def of(cls, heading: object) -> _Heading:
        written = " ".join(str(heading).removeprefix("\ufeff").split()) if heading is not None else ""
        words = tuple(re.findall(r"(?:[^\W_]|[\u200c\u200d])+", written)) or ((written,) if written else ())
        return cls(written, words)

    @property
    def plain(self) -> str:
        return " ".join(self.words).lower()

    def split(self, kinds: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        """Yield each way to read it as an owner and a kind, the longest kind first, at the end before in front."""
        for length in range(min(_LONGEST_KIND, len(self.words) - 1), 0, -1):
            for tail, rest in (
                (self.words[-length:], self.words[:-length]),
                (self.words[:length], self.words[length:]),
            ):
                if (kind := kinds.get(" ".join(tail).lower())) is not None:
                    yield " ".join(rest), kind


class _Grammar:
    """What headings can mean at one table, and what this sheet calls its sides."""

    def __init__(self, rules: RuleSet, headings: Sequence[_Heading]) -> None:
        self.headings = headings
        self.rules = rules
        self.facts: Mapping[str, Fact] = {fact.name: fact for fact in facts_read(rules)}
        facts = {fact.replace("-", " "): fact for fact in self.facts}
        self.owned = {name: kind for name, kind in _KINDS.items() if kind in SIDE_KINDS}
        self.owned |= {name: fact for name, fact in facts.items() if self.facts[fact].by != "round"}
        self.alone = {name: kind for name, kind in _KINDS.items() if kind in ROUND_KINDS}
        self.alone |= {name: fact for name, fact in facts.items() if self.facts[fact].by == "round"}
        self.seats = {seat.value.lower(): seat.value for seat in rules.table.seats}
        self.sides = self._spelt_sides()
        self.sides_of_seats = self._numbers_mean_sides()
        self.names, self.renamed = self._side_names()

    def column(self, place: int, heading: _Heading) -> Column | None:
        """Read one heading, None when it is not understood."""
        kind = self.alone.get(heading.plain)
        if kind is not None:
            return Column(place=place, heading=heading.written, kind=kind, by="round")
        for owner, kind in heading.split(self.owned):
            found = self._owner(owner, kind)
            if found is not None:
                return Column(place=place, heading=heading.written, kind=kind, by=found[0], owner=found[1])
        return None

    def with_nearest(self, unknown: Iterable[tuple[int, str]], taken: set[str]) -> Iterator[UnknownColumn]:
        """Yield headings that are not understood with the nearest one, rather one that the sheet does not have yet."""
        every = list(self._every_heading())
        missing = [heading for name, heading in every if name not in taken]
        for number, (place, heading) in enumerate(unknown):
            nearest = ""
            if number < _MANY:
                nearest = _nearest(heading, missing) or _nearest(heading, [written for _, written in every])
            yield UnknownColumn(place=place, heading=heading, nearest=nearest)

    def _owner(self, owner: str, kind: str) -> tuple[Owner, str] | None:
        """Return whose column it is; None when nobody of that name has such a column."""
        plain = owner.lower()
        by_seat = kind in SEAT_KINDS or kind in self.facts
        if by_seat and plain in self.seats and not (self.sides_of_seats and kind in SEAT_KINDS):
            return "seat", self.seats[plain]
        side = self.sides.get(plain) or self.renamed.get(plain)
        if side is None or (kind in self.facts and not self._told_of_side(kind, side)):
            return None
        return "side", side

    def _told_of_side(self, fact: str, side: str) -> bool:
        seats = next(known.seats for known in self.rules.table.sides if known.name == side)
        return self.facts[fact].by == "side" or len(seats) == 1

    def _spelt_sides(self) -> Mapping[str, str]:
        """Return the sides by how their names are written, the letters in any order, but not where a sheet says "we" and "they"."""
        exact = {side.name.lower(): side.name for side in self.rules.table.sides}
        turned = {"".join(reversed(plain)): name for plain, name in exact.items()} | exact
        owners = {owner.lower() for owner, kind in self._owners() if kind in SIDE_KINDS}
        return turned if owners <= {*turned, *self.seats} else exact

    def _begins_with_owner(self, plain: str) -> bool:
        """Tell whether a name is that of a seat or side and something more, so that it is no name of its own: `NS last`."""
        first, *more = plain.split()
        return bool(more) and (first in self.seats or first in self.sides)

    def _numbers_mean_sides(self) -> bool:
        """Tell whether `1_bid` is the side's where a side and a seat bear the same number: no other seat has a column."""
        both = [side for side in self.rules.table.sides if len(side.seats) > 1 and side.name.lower() in self.seats]
        if not both:
            return False
        others = set(self.seats) - {side.name.lower() for side in both}
        owners = {owner.lower() for owner, kind in self._owners() if kind in SEAT_KINDS}
        return not owners & others

    def _owners(self) -> Iterator[tuple[str, str]]:
        for heading in self.headings:
            if heading.plain not in self.alone:
                yield from list(heading.split(self.owned))[:1]

    def _side_names(self) -> tuple[Mapping[str, str], Mapping[str, str]]:
        """Return what the sheet calls the sides, by their names at the table, and the other way round for names of its own.

        Of more names than sides, those with the most columns are meant.
        """
        own: Counter[str] = Counter()
        written: dict[str, str] = {}
        present: set[str] = set()
        for owner, kind in self._owners():
            plain = owner.lower()
            side = self.sides.get(plain)
            if side is not None:
                present.add(side)
            elif plain in self.seats:
                present |= {
                    s.name for s in self.rules.table.sides for seat in s.seats if seat.value == self.seats[plain]
                }
            elif kind in SIDE_KINDS and not self._begins_with_owner(plain):
                own[plain] += 1
                written.setdefault(plain, owner)
        free = [side.name for side in self.rules.table.sides if side.name not in present]
        meant = {name for name, _ in own.most_common(len(free))}
        renamed = dict(zip([name for name in written if name in meant], free, strict=False))
        names = {side.name: side.name for side in self.rules.table.sides}
        return names | {side: written[name] for name, side in renamed.items()}, renamed

    def _every_heading(self) -> Iterator[tuple[str, str]]:
        """Yield every heading there is, as we write it and as this sheet would."""
        for kind in ROUND_KINDS:
            yield kind, kind
        for seat in self.rules.table.seats:
            for kind in SEAT_KINDS:
                yield f"{seat.value}_{kind}", f"{seat.value}_{kind}"
        for side in self.rules.table.sides:
            for kind in SIDE_KINDS:
                yield f"{side.name}_{kind}", f"{self.names[side.name]}_{kind}"
        for name in _fact_headings(self.rules):
            yield name, name


def _fact_headings(rules: RuleSet) -> tuple[str, ...]:
    found: list[str] = []
    for fact in facts_read(rules):
        owners: Mapping[str, list[str]] = {
            "seat": [seat.value for seat in rules.table.seats],
            "side": [side.name for side in rules.table.sides],
        }
        found += [f"{owner}_{fact.name}" for owner in owners[fact.by]] if fact.by != "round" else [fact.name]
    return tuple(found)


def _nearest(heading: str, among: Sequence[str]) -> str:
    plain = {written.lower().replace("_", " "): written for written in reversed(among)}
    sought = re.sub(r"[\W_]+", " ", heading[:_LONGEST]).strip().lower()
    found = difflib.get_close_matches(sought, list(plain), n=1, cutoff=0.65)
    return plain[found[0]] if found else ""

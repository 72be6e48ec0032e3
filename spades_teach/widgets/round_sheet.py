"""The fields of a score sheet for one round, and what stands against a score while they are not all right."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from spades_teach.core.bids import Bid
from spades_teach.core.errors import NotationError, RuleSpecError, SpadesError
from spades_teach.core.judging import judge_bids
from spades_teach.core.notation import read_standing
from spades_teach.core.reasons import Reason
from spades_teach.core.results import RoundResult
from spades_teach.core.rules.bidding import BidContext
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import BagPenalty
from spades_teach.core.scores import RoundScore, goes_unplayed, score_round
from spades_teach.core.table import Seat
from spades_teach.i18n import ascii_digits, read_number
from spades_teach.widgets.four_seats import check_four_in_two

PLACES = ("you", "left", "partner", "right")
"""The seats as the learner sees them, clockwise."""

SIDES = ("us", "them")
PLACES_OF = {"us": ("you", "partner"), "them": ("left", "right")}

INPUTS = tuple(
    [f"{kind}/{place}" for kind in ("bid", "tricks") for place in PLACES]
    + [f"{kind}/{side}" for kind in ("total", "bags") for side in SIDES]
)
GUESSES = tuple(f"{kind}/{side}" for kind in ("guess", "guess-bags") for side in SIDES)
FIELDS = INPUTS + GUESSES
"""What can be typed into, named `kind/place` or `kind/side`."""

WIDE = 99_999
"""The largest total that is read."""

LONGEST = 24
"""Signs kept of what is typed and is no value."""

REMEMBERED = 64
"""Different entries of one sheet whose score is remembered."""

BAD_FIELD = {"bid": "bad-bid", "tricks": "bad-tricks", "total": "bad-number", "bags": "bad-bags"}


@dataclass(frozen=True, slots=True)
class Entry:
    """What stands in a field: a value, nothing at all (which is not 0), or a text that is no value of it."""

    value: Bid | int | None = None
    typed: str = ""

    @property
    def text(self) -> str:
        """What to type to get this entry."""
        return self.typed or ("" if self.value is None else str(self.value))


@dataclass(frozen=True, slots=True)
class Problem:
    """Why there is no score yet: `unreadable`, `too-many`, `too-few`, `missing` or `refused`.

    fields: those to mend.  tricks: how many too many or too few.  reasons: against a bid.
    """

    id: str
    fields: tuple[str, ...]
    tricks: int = 0
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class _WorkedOut:
    """What some entries come to."""

    entries: tuple[Entry, ...]
    problem: Problem | None
    result: RoundResult | None
    score: RoundScore | None


class RoundSheet:
    """Bids, tricks, totals and bags of one round as far as they are filled in, by the places of a learner at one seat."""

    def __init__(self, rules: RuleSet, seat: str = "S") -> None:
        """Take an empty sheet; raises RuleSpecError for rules of another table, NotationError for a seat that is not there."""
        check_four_in_two(rules, RuleSpecError)
        self.rules = rules
        around = rules.table.clockwise_from(rules.table.read_seat(seat))
        self.seats: Mapping[str, Seat] = dict(zip(PLACES, around, strict=True))
        self.places: Mapping[Seat, str] = {known: place for place, known in self.seats.items()}
        self.entries: dict[str, Entry] = dict.fromkeys(FIELDS, Entry())
        self.entries |= {f"bags/{side}": Entry(0) for side in SIDES}
        self.played: RoundResult | None = None
        """The round that is written down, where more of it is known than bids and tricks tell."""
        self._worked_out: _WorkedOut | None = None
        self._known: dict[tuple[Entry, ...], _WorkedOut] = {}  # shared with copies, which look ahead

    def fill_in(self, bids: str, tricks: str, before: str | None) -> None:
        """Write what a program gives: "N:4 S:nil", any seat left out; before: None when totals are not spoken of.

        Raises NotationError for what is no value of its field.
        """
        for kind, text in (("bid", bids), ("tricks", tricks)):
            for seat, value in _pairs(text, self.rules, "bids" if kind == "bid" else "tricks"):
                self._write(f"{kind}/{self.places[seat]}", value)
        standing = read_standing(before or "", self.rules)
        for side in SIDES:
            number = self.side_number(side)
            self._write(f"bags/{side}", str(standing.bags[number]))
            if before is not None:
                self._write(f"total/{side}", str(standing.totals[number]))

    def _write(self, field: str, text: str) -> None:
        entry = self.read(field, text)
        if entry.typed:
            kind = field.partition("/")[0]
            least, most = self.range_of(field)
            raise NotationError(
                f"{text!r} cannot be among the {'bids' if kind == 'bid' else kind}; expected {least} to {most}",
                BAD_FIELD[kind],
                value=text,
                expected=f"{least} to {most}",
            )
        self.entries[field] = entry

    def under(self, rules: RuleSet) -> RoundSheet:
        """Return the sheet by other rules: what cannot stand in its field there stays as it was typed.

        Raises RuleSpecError for rules of another table.

        >>> from spades_teach.core.variants import compose
        >>> sheet = RoundSheet(compose("standard"))
        >>> sheet.fill_in("N:4 S:nil", "N:5", "NS:120/7")
        >>> other = sheet.under(compose("standard+bag-penalty-short"))
        >>> other.entries["bid/partner"].value, other.entries["bags/us"]
        (Bid(name='4', tricks=4), Entry(value=None, typed='7'))
        """
        other = RoundSheet(rules, self.seats["you"].value)
        other.entries = {field: other.read(field, entry.text) for field, entry in self.entries.items()}
        other.played = self.played
        return other

    # Fields

    def range_of(self, field: str) -> tuple[int, int]:
        """Return the smallest and the largest number that a field takes."""
        kind = field.partition("/")[0]
        if kind == "bid":
            return (0 if any(bid.name == "nil" for bid in self.special_bids) else 1), self.rules.tricks
        if kind == "tricks":
            return 0, self.rules.tricks
        if kind == "bags" and self.bag_rule:
            return 0, self.bag_rule.limit - 1
        return (0 if kind in ("bags", "guess-bags") else -WIDE), WIDE

    def read(self, field: str, text: str) -> Entry:
        """Read what was typed into a field: digits of any script, a minus from any keyboard, the name of a bid."""
        plain = ascii_digits(text).strip()
        if plain in ("", "-", "+"):  # a sign alone is the beginning of a number
            return Entry()
        unreadable = Entry(typed=plain[:LONGEST])
        number = read_number(plain)
        least, most = self.range_of(field)
        if number is not None and not least <= number <= most:
            return unreadable
        if not field.startswith("bid/"):
            return unreadable if number is None else Entry(number)
        try:
            return Entry(self.rules.read_bid(plain if number is None else str(number)))
        except SpadesError:
            return unreadable

    def number(self, field: str) -> int:
        """Return the number in a field, 0 where there is none."""
        value = self.entries[field].value
        return value if isinstance(value, int) else 0

    def bid(self, place: str) -> Bid | None:
        """Return the bid of a place, None where there is none."""
        value = self.entries[f"bid/{place}"].value
        return value if isinstance(value, Bid) else None

    def total(self, side: str) -> int | None:
        """Return the total of a side before the round, None where it was not given."""
        value = self.entries[f"total/{side}"].value
        return value if isinstance(value, int) else None

    @cached_property
    def special_bids(self) -> tuple[Bid, ...]:
        """The bids of these rules that are no number, the shortest name first."""
        bids = (getattr(kind, "bid", None) for kind in self.rules.kinds)
        return tuple(sorted((bid for bid in bids if isinstance(bid, Bid)), key=lambda bid: (len(bid.name), bid.name)))

    @cached_property
    def bag_rule(self) -> BagPenalty | None:
        """The rule about full loads of bags, None where bags are not carried on."""
        return next((term for term in self.rules.terms if isinstance(term, BagPenalty)), None)

    @property
    def rest(self) -> tuple[str, int] | None:
        """The one place whose tricks are missing, and how many are left for it."""
        entries = {place: self.entries[f"tricks/{place}"] for place in PLACES}
        missing = [place for place, entry in entries.items() if entry == Entry()]
        known = [entry.value for entry in entries.values() if isinstance(entry.value, int)]
        left = self.rules.tricks - sum(known)
        return (missing[0], left) if len(missing) == 1 and len(known) == len(PLACES) - 1 and left >= 0 else None

    # Sides and places

    def side_number(self, side: str) -> int:
        """Return the place of our side or theirs in the order of records."""
        return self.rules.table.sides.index(self.rules.table.side_of(self.seats[PLACES_OF[side][0]]))

    def side_name(self, side: str) -> str:
        """Return the name of our side or theirs in records."""
        return self.rules.table.sides[self.side_number(side)].name

    def side_at(self, number: int | None) -> str | None:
        """Return which side has this place in the order of records."""
        return next((side for side in SIDES if self.side_number(side) == number), None)

    def place_of(self, seat: str) -> str:
        """Return where the learner sees a seat of the compass."""
        return next(place for known, place in self.places.items() if known.value == seat)

    # The round

    @property
    def problem(self) -> Problem | None:
        """What stands against a score: the first of what to mend."""
        return self._as_it_stands().problem

    @property
    def result(self) -> RoundResult | None:
        """Bids and tricks, None while something stands against a score."""
        return self._as_it_stands().result

    @property
    def score(self) -> RoundScore | None:
        """The score of the round, None while something stands against it."""
        return self._as_it_stands().score

    def _as_it_stands(self) -> _WorkedOut:
        """Work the sheet out, once for the same entries: one answer asks for its score many times."""
        entries = tuple(self.entries.values())
        if self._worked_out is None or self._worked_out.entries != entries:
            self._worked_out = self._known.get(entries) or self._work_out(entries)
        return self._worked_out

    def _work_out(self, entries: tuple[Entry, ...]) -> _WorkedOut:
        problem = self._find_problem()
        result = self._round_result() if problem is None else None
        score = score_round(self.rules, result, self.standing) if result is not None else None
        if len(self._known) >= REMEMBERED:
            self._known.clear()
        self._known[entries] = _WorkedOut(entries=entries, problem=problem, result=result, score=score)
        return self._known[entries]

    def _find_problem(self) -> Problem | None:
        unreadable = tuple(field for field in INPUTS if self.entries[field].typed)
        if unreadable:
            return Problem("unreadable", unreadable)
        tricks = tuple(f"tricks/{place}" for place in PLACES)
        off = sum(self.number(field) for field in tricks) - self.rules.tricks
        if off > 0:
            return Problem("too-many", tricks, off)
        told = all(self.entries[field].value is not None for field in tricks)
        if off < 0 and told and not (off == -self.rules.tricks and self._goes_unplayed()):
            return Problem("too-few", tricks, -off)
        needed = [field for field in INPUTS if not field.startswith("total/") or self._totals_decide]
        missing = tuple(field for field in needed if self.entries[field].value is None)
        return Problem("missing", missing) if missing else self._refused_bid()

    def _goes_unplayed(self) -> bool:
        bids = [self.bid(place) for place in PLACES]
        return None not in bids and goes_unplayed(self.rules, self._round_result())

    def _round_result(self) -> RoundResult:
        places = [self.places[seat] for seat in self.rules.table.seats]
        bids = tuple(bid for place in places if (bid := self.bid(place)) is not None)
        taken = tuple(self.number(f"tricks/{place}") for place in places)
        same = self.played is not None and (bids, taken) == (self.played.bids, self.played.taken)
        return self.played if self.played is not None and same else RoundResult(bids, taken)

    @property
    def totals_known(self) -> bool:
        """Whether both totals before the round were given."""
        return all(self.total(side) is not None for side in SIDES)

    @property
    def standing(self) -> Standing:
        """Totals and bags before the round; a total that was not given stands as 0."""
        sides = sorted(SIDES, key=self.side_number)
        totals = tuple(self.total(side) or 0 for side in sides)
        return Standing(totals, tuple(self.number(f"bags/{side}") for side in sides))

    # Bids that the rules do not allow

    def _refused_bid(self) -> Problem | None:
        for place in PLACES:
            reasons = self._reasons_against(place, self.standing.totals)
            if reasons:
                return Problem("refused", (f"bid/{place}",), reasons=reasons)
        return None

    @property
    def _totals_decide(self) -> bool:
        """Whether totals are missing that decide about a bid: one that is open only to a side far behind."""
        if self.totals_known or not self.rules.limits:
            return False
        level = (0,) * len(SIDES)
        for side in SIDES:
            behind = tuple(-WIDE if number == self.side_number(side) else WIDE for number in range(len(SIDES)))
            for place in PLACES_OF[side]:
                if self._reasons_against(place, level) != self._reasons_against(place, behind):
                    return True
        return False

    def _reasons_against(self, place: str, totals: tuple[int, ...]) -> tuple[Reason, ...]:
        """Return why a seat cannot have made its bid, as far as bids and totals tell."""
        seat, bid = self.seats[place], self.bid(place)
        if bid is None or not self.rules.limits:
            return ()
        blind = any(kind.blind and kind.read(bid.name) == bid for kind in self.rules.kinds)
        context = BidContext(
            seat=seat,
            table=self.rules.table,
            bids=tuple(None if known is seat else self.bid(self.places[known]) for known in self.rules.table.seats),
            totals=totals,
            hand_size=self.rules.tricks,
            looked=not blind,
        )
        return judge_bids(self.rules, context).blocked.get(bid, ())


def _pairs(text: str, rules: RuleSet, what: str) -> Iterator[tuple[Seat, str]]:
    """Read "N:4 S:3", with any seat left out."""
    seen: set[Seat] = set()
    for word in text.replace(",", " ").split():
        seat_text, colon, value = word.partition(":")
        if not colon or not value:
            raise NotationError(
                f"{word!r} in the {what} cannot be read; expected e.g. 'N:4'", "bad-pair", value=word, what=what
            )
        seat = rules.table.read_seat(seat_text)
        if seat in seen:
            raise NotationError(
                f"{seat} stands twice in the {what}; name each seat once", "seat-twice", seat=seat.value
            )
        seen.add(seat)
        yield seat, value

"""The last round on a strip: for each split of the tricks who wins, and what must be bid; or say first from where on your side wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from spades_teach.analysis.endings_ahead import Endgame, MustBid, SetOffer, endgame
from spades_teach.analysis.trick_splits import read_words
from spades_teach.core.bids import Bid
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.core.variants import RuleSpec, compose, rules_named
from spades_teach.i18n import Words, ascii_digits, read_number
from spades_teach.widgets.endgame_cells import Cell, cells_of, guessed, least_win
from spades_teach.widgets.endgame_view import board_view
from spades_teach.widgets.endgame_words import board_strings
from spades_teach.widgets.given_rules import spec_given
from spades_teach.widgets.round_sheet import PLACES, PLACES_OF, SIDES, Entry, Problem, RoundSheet
from spades_teach.widgets.rules_choice import RulesChoice
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.verdicts import sources_of

WRITTEN = tuple(
    [f"bid/{place}" for place in PLACES] + [f"{kind}/{side}" for kind in ("total", "bags") for side in SIDES]
)
"""The fields of the board: bids, and what stood before."""

LONGEST_GUESSES = 50


@dataclass(frozen=True, slots=True, kw_only=True)
class _WorkedOut:
    """What some entries come to: an end of the match looked at ahead, or what stands against that."""

    entries: tuple[Entry, ...]
    ends: Endgame | None
    problem: Problem | None
    error: SpadesError | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """What follows from a position for our side: what must be bid to win, to stay in the match, and which set is worth going for."""

    win: MustBid
    survive: MustBid
    offer: SetOffer | None


class EndgameBoardLogic:
    """The board apart from the page: standings and bids, what is supposed of nils, the split that is chosen, what was guessed."""

    name: ClassVar[str] = "endgame-board"

    def __init__(
        self,
        scores: str = "",
        bids: str = "",
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        predict: bool = False,
        choose_rules: bool = False,
        seat: str = "S",
        rounds: int | None = None,
        minutes: int | None = None,
    ) -> None:
        """Set up a position; see `EndgameBoard` for the arguments.  Raises SpadesError for what cannot be read."""
        self.rounds, self.minutes = rounds, minutes
        self._take(RoundSheet(rules if isinstance(rules, RuleSet) else compose(spec_given(rules)), seat))
        self.sheet.fill_in(_by_seat(bids, self.rules), "", scores)
        self.choice = RulesChoice(self.rules) if choose_rules else None
        self.predict = predict
        self._forget()
        self.locked = predict and self.problem is None
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    def _take(self, sheet: RoundSheet) -> None:
        """Take a sheet; some seat took all the tricks on it, so that only bids and standings can be wrong."""
        self.sheet = sheet
        self.sheet.entries |= {f"tricks/{place}": Entry(0) for place in PLACES}
        self.sheet.entries["tricks/you"] = Entry(sheet.rules.tricks)
        self._worked: _WorkedOut | None = None
        self._advice: Advice | None = None

    def _forget(self) -> None:
        """Suppose nothing and take nothing as guessed: the position is a new one."""
        self.nils: dict[str, int] = {}
        self.picked: int | None = None
        self.guesses: tuple[int | None, ...] = ()
        self.revealed = False
        self.told = ""
        self.last_answer: dict[str, Any] | None = None

    # What is so now

    @property
    def rules(self) -> RuleSet:
        return self.sheet.rules

    @property
    def us(self) -> str:
        """The name of our side in records."""
        return self.sheet.side_name("us")

    @property
    def problem(self) -> Problem | None:
        """What stands against looking ahead: a bid or a number to mend, or (id `refused-by-rules`) what these rules need besides."""
        return self._as_it_stands().problem

    @property
    def error(self) -> SpadesError | None:
        """Why these rules cannot be looked ahead at."""
        return self._as_it_stands().error

    @property
    def ends(self) -> Endgame | None:
        """All splits with all their cases, None while something stands against it."""
        return self._as_it_stands().ends

    def _as_it_stands(self) -> _WorkedOut:
        entries = tuple(self.sheet.entries[field] for field in WRITTEN)
        if self._worked is None or self._worked.entries != entries:
            self._worked, self._advice = self._work_out(entries), None
        return self._worked

    def _work_out(self, entries: tuple[Entry, ...]) -> _WorkedOut:
        problem, ends, error = self.sheet.problem, None, None
        missing = tuple(field for field in WRITTEN if self.sheet.entries[field] == Entry())
        if missing and (problem is None or problem.id == "missing"):
            problem = Problem("missing", missing)
        if problem is None:
            bids = [bid for seat in self.rules.table.seats if (bid := self.sheet.bid(self.sheet.places[seat]))]
            try:
                ends = endgame(self.sheet.standing, bids, self.rules, rounds=self.rounds, minutes=self.minutes)
            except SpadesError as found:
                problem, error = Problem("refused-by-rules", ()), found
        return _WorkedOut(entries=entries, ends=ends, problem=problem, error=error)

    @property
    def nil_places(self) -> tuple[str, ...]:
        """The seats that have promised to take no trick."""
        return tuple(place for place in PLACES if (bid := self.sheet.bid(place)) is not None and bid.promises_none)

    @property
    def supposed(self) -> Mapping[str, int]:
        """The tricks that each nil is supposed to take: none, unless something else was said."""
        return {place: self.nils.get(place, 0) for place in self.nil_places}

    @property
    def cells(self) -> tuple[Cell, ...]:
        """All splits by what is supposed of the nils, our tricks rising; none while something stands against it."""
        if self.ends is None:
            return ()
        return cells_of(self.ends, self.us, {self.sheet.seats[place]: took for place, took in self.supposed.items()})

    @property
    def hidden(self) -> bool:
        """Whether the strip is hidden, because the reader is asked."""
        return self.predict and not self.revealed and self.problem is None

    @property
    def done(self) -> bool:
        """Whether what was asked has been answered, or shown."""
        return self.predict and self.revealed and self.problem is None

    @property
    def chosen(self) -> Cell | None:
        """The split that is explained: the one that was picked, else the one in which we take what we bid; None while the strip is hidden."""
        cells = () if self.hidden else self.cells
        if not cells:
            return None
        own = sum(bid.tricks for place in PLACES_OF["us"] if (bid := self.sheet.bid(place)) is not None)
        return cells[min(own if self.picked is None else self.picked, len(cells) - 1)]

    @property
    def least(self) -> int | None:
        """The fewest tricks with which our side wins, None where no number does."""
        return least_win(self.cells)

    @property
    def advice(self) -> Advice | None:
        """What must be bid, and which set is worth going for; None while it is hidden or something stands against it."""
        ends = None if self.hidden else self.ends
        if ends is None:
            return None
        if self._advice is None:
            self._advice = Advice(
                win=ends.must_bid_to_win(self.us),
                survive=ends.must_bid_to_survive(self.us),
                offer=ends.best_set(self.us),
            )
        return self._advice

    def shows(self, guess: int | None) -> str:
        """Return what a guess shows, see `guessed`."""
        return guessed(guess, self.cells, self.us, self.rules)

    @property
    def shown_choice(self) -> RulesChoice | None:
        """The choice of rules as it may be used: not while the position is given to be guessed."""
        return None if self.locked else self.choice

    # What is done

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was asked.

        `type` (`field`, `text`); `call` (`place`, `bid`): a bid that is no number, or take it back; `choose` (`tricks`): explain a split;
        `suppose` (`place`, `tricks`): what a nil takes; `guess` (`text`), `never`: the answer to what is asked; `reveal`; `open-rules` (`on`) and
        `rules` (`press` and what belongs to it).
        """
        self.last_answer = None
        match action:
            case {"kind": "type", "field": str(field), "text": str(text)} if field in WRITTEN:
                self._change(field, self.sheet.read(field, text))
            case {"kind": "call", "place": str(place), "bid": str(name)} if place in PLACES:
                self._call(place, name)
            case {"kind": "choose", "tricks": int(tricks)} if self._may_choose(tricks):
                self.picked = tricks
            case {"kind": "suppose", "place": str(place), "tricks": int(tricks)} if self._may_suppose(place, tricks):
                self.nils = {**self.supposed, place: tricks}
            case {"kind": "guess", "text": str(text)} if self.hidden:
                self._guess(text)
            case {"kind": "never"} if self.hidden:
                self._note(None)
            case {"kind": "reveal"} if self.hidden:
                self.revealed = True
                self.last_answer = {"item": "splits", "right": False}
            case {"kind": "open-rules", "on": bool(on)} if self.shown_choice:
                self.shown_choice.unfold(on)
            case {"kind": "rules", "press": str(press), **fields} if self.shown_choice:
                self.shown_choice.press(press, {name: value for name, value in fields.items() if name != "kind"})
                self._go_by(self.shown_choice.rules)
            case _:
                raise SpadesError(f"the board knows no action {dict(action)!r} now", "bad-action", value=str(action))

    def _may_choose(self, tricks: int) -> bool:
        return not self.hidden and type(tricks) is int and 0 <= tricks < len(self.cells)

    def _may_suppose(self, place: str, tricks: int) -> bool:
        return not self.hidden and place in self.nil_places and type(tricks) is int and 0 <= tricks <= self.rules.tricks

    def _call(self, place: str, name: str) -> None:
        bid: Bid | None = next((bid for bid in self.sheet.special_bids if bid.name == name), None)
        if bid is None:
            raise SpadesError(f"{name!r} is no bid of its own at this table", "bad-bid", value=name, expected="")
        self._change(f"bid/{place}", Entry() if self.sheet.bid(place) == bid else Entry(bid))

    def _change(self, field: str, entry: Entry) -> None:
        if self.locked:
            raise SpadesError(
                "the numbers of this position are given; say from where on your side wins", "round-is-given"
            )
        if self.sheet.entries[field] != entry:
            self.sheet.entries[field] = entry
            supposed = self.supposed
            self._forget()
            self.nils = {place: took for place, took in supposed.items() if took}

    def _go_by(self, rules: RuleSet) -> None:
        if rules.name != self.rules.name:
            self._take(self.sheet.under(rules))
            self._forget()

    def _guess(self, text: str) -> None:
        plain = ascii_digits(text).strip()
        number = read_number(plain)
        if number is None or not 0 <= number < len(self.cells):
            self.told = "unreadable" if plain else "empty"
        else:
            self._note(number)

    def _note(self, guess: int | None) -> None:
        if guess not in self.guesses[-1:]:
            self.guesses = (*self.guesses, guess)[-LONGEST_GUESSES:]
        self.told = "checked"
        shown = self.shows(guess)
        self.revealed = shown == "right"
        self.last_answer = {
            "item": "splits",
            "right": self.revealed,
            "misconception": None if self.revealed else shown,
        }

    # What is shown

    def view(self) -> dict[str, Any]:
        return board_view(self)

    def strings(self, words: Words) -> dict[str, Any]:
        return board_strings(self, words)

    def lexicon(self, words: Words) -> dict[str, Any]:
        """Return the texts of the choice of rules that no press changes, while it lies open."""
        return {} if self.shown_choice is None else self.shown_choice.lexicon(words)

    # What is kept

    def state(self) -> dict[str, Any]:
        return {
            "format": 1,
            "rules": self.rules.name,
            "seat": self.sheet.seats["you"].value,
            "entries": {field: self.sheet.entries[field].text for field in WRITTEN},
            "nils": {place: took for place, took in self.supposed.items() if took},
            "picked": self.picked,
            "locked": self.locked,
            "guesses": list(self.guesses),
            "revealed": self.revealed,
            "told": self.told,
            "choice": None if self.choice is None else self.choice.state(),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one that could not come from use is refused and changes nothing."""
        try:
            fresh = self._begun_anew(state)
            if fresh.state() != dict(state) or not fresh._sound():
                raise ValueError("this leads elsewhere")
        except (SpadesError, ValueError, KeyError, TypeError, AttributeError) as error:
            raise SpadesError("this is no state of the board; begin it anew", "bad-state") from error
        vars(self).update(vars(fresh))

    def _begun_anew(self, state: Mapping[str, Any]) -> EndgameBoardLogic:
        fresh = EndgameBoardLogic(
            rules=rules_named(state["rules"], self.rules),
            seat=state["seat"],
            predict=self.predict,
            choose_rules=self.choice is not None,
            rounds=self.rounds,
            minutes=self.minutes,
        )
        for field, text in state["entries"].items():
            fresh.sheet.entries[field] = fresh.sheet.read(field, text)
        fresh.locked = state["locked"]
        fresh.nils, fresh.picked = dict(state["nils"]), state["picked"]
        fresh.guesses, fresh.revealed, fresh.told = tuple(state["guesses"]), state["revealed"], state["told"]
        if fresh.choice is not None:
            fresh.choice.restore(state["choice"])
        return fresh

    def _sound(self) -> bool:
        numbers = [*self.nils.values(), *(each for each in (self.picked, *self.guesses) if each is not None)]
        in_range = all(type(number) is int and 0 <= number <= self.rules.tricks for number in numbers)
        flags = all(type(flag) is bool for flag in (self.locked, self.revealed))
        fits = not self.locked or (self.predict and self.problem is None)
        told = self.told in ("", "empty", "unreadable") or (self.told == "checked" and bool(self.guesses))
        same = self.choice is None or self.choice.rules.name == self.rules.name
        return in_range and flags and fits and told and same


def _by_seat(bids: str, rules: RuleSet) -> str:
    """Write bids by seat, those that were given by side among them; any seat may be left out."""
    return " ".join(f"{seat.value}:{bid.name}" for seat, bid in read_words(bids, rules))


class EndgameBoard(Widget[EndgameBoardLogic]):
    """The last round before it is played: each split of the tricks with who wins, the chosen one line by line, and what must be bid.

    In marimo write `board = mo.ui.anywidget(EndgameBoard(...))`, so that cells which use `board` run again after each press.

    >>> from spades_teach import EndgameBoard
    >>> board = EndgameBoard("NS:461/8 EW:447/3", "NS:5 EW:6")
    >>> board.wins, board.must_bid
    ((5, 6), '3+2')
    >>> board.choose(7); board.verdict, board.totals
    ('them', (413, 507))
    """

    def __init__(
        self,
        scores: str = "",
        bids: str = "",
        *,
        rules: str | RuleSpec | RuleSet = "standard",
        predict: bool = False,
        choose_rules: bool = False,
        seat: str = "S",
        rounds: int | None = None,
        minutes: int | None = None,
        logic: EndgameBoardLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Lay out a position.

        scores: totals and bags before the round, `NS:461/8 EW:447/3`.  bids: by seat, `N:4 E:nil S:3 W:2`, or by side, `NS:7 EW:3+nil`; what is
        left out is filled in on the page.  predict: hide the strip until the reader has said with how few tricks the own side wins; a position
        that is complete can then not be changed.  seat: where the reader sits.
        rules: a rule spec.  choose_rules: let readers choose other rules on the page.
        rounds, minutes: of the match, for rules that end it after so many; see `endgame`.
        logic: the logic of another board, to show the same twice; all else about the position is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        super().__init__(
            logic
            or EndgameBoardLogic(
                scores,
                bids,
                rules=rules,
                predict=predict,
                choose_rules=choose_rules,
                seat=seat,
                rounds=rounds,
                minutes=minutes,
            ),
            lang=lang,
            four_colour=four_colour,
            theme=theme,
        )

    @property
    def ends(self) -> Endgame | None:
        """The position looked at ahead, see `endgame`: all splits with all their cases; None while something is missing or wrong."""
        return self.logic.ends

    @property
    def wins(self) -> tuple[int, ...]:
        """With how many tricks the own side wins, by what is supposed of the nils."""
        return tuple(cell.tricks for cell in self.logic.cells if cell.state == "us")

    @property
    def must_bid(self) -> str | None:
        """The easiest bid of the own side that wins when it is made exactly; None where none does, or while the strip is hidden."""
        advice = self.logic.advice
        return None if advice is None else advice.win.names

    @property
    def tricks(self) -> int | None:
        """The tricks of the own side in the split that is explained; None while the strip is hidden."""
        chosen = self.logic.chosen
        return None if chosen is None else chosen.tricks

    @property
    def verdict(self) -> str | None:
        """What that split comes to: "us", "them", or the match goes on with us "ahead", "behind" or "level"; "none" where it cannot be."""
        chosen = self.logic.chosen
        return None if chosen is None else chosen.state

    @property
    def totals(self) -> tuple[int, int] | None:
        """The totals after it, the own side's first."""
        chosen = self.logic.chosen
        if chosen is None or chosen.case is None:
            return None
        ours, theirs = (chosen.case.of(self.logic.sheet.side_name(side)).total for side in SIDES)
        return ours, theirs

    @property
    def guesses(self) -> tuple[int | None, ...]:
        """What was guessed, the last one last; None for "no number of tricks"."""
        return self.logic.guesses

    def choose(self, tricks: int) -> None:
        """Explain the split in which the own side takes so many tricks; raises SpadesError for one that there is not."""
        self.do("choose", tricks=tricks)

    def suppose(self, seat: str, tricks: int = 0) -> None:
        """Suppose that the nil of a seat takes so many tricks; raises SpadesError for a seat without a nil."""
        named: Seat = self.logic.rules.table.read_seat(seat)
        self.do("suppose", place=self.logic.sheet.places[named], tricks=tricks)

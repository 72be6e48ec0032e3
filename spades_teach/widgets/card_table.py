"""A whole round round the table, to step through: who bids what, who plays what, who takes it and why.

A round is cut into moments: dealt, each bid, each card, and each trick gathered.  What is shown is what the seat could know at that
moment; what comes later stays with Python.  A table for teachers, with all hands open, is made as such: no press on a page opens one.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from spades_teach.core.actions import Claim, Look
from spades_teach.core.deals import deal_for
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.notation import dumps, round_to_json
from spades_teach.core.rounds import Round, apply, start_round
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.tricks import Play
from spades_teach.core.variants import RuleSpec, compose
from spades_teach.i18n import Words
from spades_teach.widgets.four_seats import check_four_in_two
from spades_teach.widgets.saved_round import Record, read_round
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.table_scene import Scene, tell

MOVES = ("first", "back", "forward", "last")


@dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """A place in a round: after so many actions, with so many tricks gathered.  about: deal, bid, look, card or gather."""

    about: str
    actions: int
    gathered: int


class CardTableLogic:
    """The table apart from the page: a round, and the moment that is shown."""

    name: ClassVar[str] = "card-table"

    def __init__(
        self,
        record: Record | None = None,
        *,
        seed: int | None = None,
        dealer: str = "N",
        seat: str = "S",
        teacher: bool = False,
        step: int = 0,
        notes: bool = True,
        rules: str | RuleSpec | RuleSet = "standard",
    ) -> None:
        """Lay out a round; see `CardTable` for the arguments.  Raises SpadesError for what cannot be read or cannot be."""
        self.teacher = teacher is True  # nothing else opens the hands
        self.notes = bool(notes)
        self.load(record, seed=seed, dealer=dealer, seat=seat, step=step, rules=rules)

    def load(
        self,
        record: Record | None = None,
        *,
        seed: int | None = None,
        dealer: str = "N",
        seat: str = "S",
        step: int = 0,
        rules: str | RuleSpec | RuleSet = "standard",
    ) -> None:
        """Put another round on the table; one that cannot be read changes nothing."""
        game = _round_of(record, seed, dealer, rules)
        viewed = game.rules.table.read_seat(seat)
        rounds = _prefixes(game)
        moments = _moments(rounds)
        if type(step) is not int or not -len(moments) <= step < len(moments):
            raise _no_step(step, len(moments) - 1)
        self.seat = viewed
        self.whole = game
        self._rounds = rounds
        self.moments = moments
        self.step = step % len(moments)

    # What is so now

    @property
    def steps(self) -> int:
        """The number of the last moment; the first is 0."""
        return len(self.moments) - 1

    @property
    def moment(self) -> Moment:
        return self.moments[self.step]

    @property
    def round(self) -> Round:
        """The round as far as it is shown."""
        return self._rounds[self.moment.actions]

    @property
    def _before(self) -> Round:
        """The round before the last action that is shown."""
        return self._rounds[max(0, self.moment.actions - 1)]

    @property
    def scene(self) -> Scene:
        return Scene(game=self.round, seat=self.seat, gathered=self.moment.gathered, faces=self.teacher)

    # The logic of a widget

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `first`, `back`, `forward`, `last`, `go` (to a `step`), `notes` (`on`)."""
        match action:
            case {"kind": "first"}:
                self.step = 0
            case {"kind": "back"}:
                self.step = max(0, self.step - 1)
            case {"kind": "forward"}:
                self.step = min(self.steps, self.step + 1)
            case {"kind": "last"}:
                self.step = self.steps
            case {"kind": "go", "step": int(step)} if type(step) is int:
                if not 0 <= step <= self.steps:
                    raise _no_step(step, self.steps)
                self.step = step
            case {"kind": "notes", "on": bool(on)}:
                self.notes = on
            case _:
                raise SpadesError(f"a table knows no action {dict(action)!r}", "bad-action", value=str(action))

    def view(self) -> dict[str, Any]:
        return {
            "step": self.step,
            "steps": self.steps,
            "about": self.moment.about,
            "teacher": self.teacher,
            "notes": self.notes,
            "scene": self.scene.view(),
        }

    def strings(self, words: Words) -> dict[str, Any]:
        scene = self.scene
        return {
            "title": words("card-table-title", view="teacher" if self.teacher else "player"),
            "task": words("card-table-task", steps=self.steps),
            "scene": scene.strings(words),
            "moment": self._moment_name(words),
            "feedback": tell(scene, self.moment.about, words, was_broken=self._before.broken),
            "slider": words("card-table-slider"),
            "controls": words("card-table-controls"),
            "moves": {move: words(f"card-table-{move}") for move in MOVES},
            "notes": words("card-table-notes"),
        }

    def _moment_name(self, words: Words) -> str:
        """Say where in the round this is: what the slider says."""
        game, moment = self.round, self.moment
        match moment.about:
            case "bid":
                return words("card-table-at-bid", number=sum(bid is not None for bid in game.bids), of=len(game.bids))
            case "card":
                tricks, cards = len(game.tricks), len(game.plays) or len(game.hands)
                number = tricks + bool(game.plays)
                return words("card-table-at-card", trick=number, of=game.rules.hand_size, card=cards)
            case "gather":
                return words("card-table-at-gather", trick=moment.gathered, of=game.rules.hand_size)
            case about:
                return words(f"card-table-at-{about}")

    # What is kept: the moment, not the cards

    def state(self) -> dict[str, Any]:
        return {"of": self._mark, "step": self.step, "notes": self.notes}

    @property
    def _mark(self) -> str:
        """Tell this table from another, without telling a card of it."""
        told = dumps({"round": round_to_json(self.whole), "seat": self.seat.value, "teacher": self.teacher})
        return hashlib.sha256(told.encode()).hexdigest()[:12]

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a moment; a state of another round is refused and changes nothing."""
        step, notes = state["step"], state["notes"]
        sound = state["of"] == self._mark and type(step) is int and 0 <= step <= self.steps and type(notes) is bool
        if not sound or set(state) != set(self.state()):
            raise SpadesError("this state is of another round; begin at its first moment", "bad-table-state")
        self.step, self.notes = step, notes


def _round_of(record: Record | None, seed: int | None, dealer: str, rules: str | RuleSpec | RuleSet) -> Round:
    if (record is None) == (seed is None):
        raise SpadesError("give either a record or the seed of a deal, and not both", "record-or-seed")
    if record is not None:
        return read_round(record, rules)
    assert seed is not None
    composed = rules if isinstance(rules, RuleSet) else compose(rules)
    check_four_in_two(composed)
    seat = composed.table.read_seat(dealer)
    return read_round(deal_for(composed, seed, seat), composed)


def _prefixes(game: Round) -> tuple[Round, ...]:
    """Return the round after each of its actions, the beginning first."""
    rounds = [start_round(game.rules, game.deal, game.standing)]
    for action in game.actions:
        rounds.append(apply(rounds[-1], action))
    return tuple(rounds)


def _moments(rounds: tuple[Round, ...]) -> tuple[Moment, ...]:
    moments = [Moment(about="deal", actions=0, gathered=0)]
    for number, game in enumerate(rounds[1:], start=1):
        action = game.actions[-1]
        if isinstance(action, Claim):
            continue  # no card moves; the hand that is claimed with is played on
        about = "card" if isinstance(action, Play) else "look" if isinstance(action, Look) else "bid"
        before = moments[-1].gathered
        moments.append(Moment(about=about, actions=number, gathered=before))
        if len(game.tricks) > before:
            moments.append(Moment(about="gather", actions=number, gathered=before + 1))
    return tuple(moments)


def _no_step(step: object, last: int) -> SpadesError:
    value = shown(step, str)
    return SpadesError(
        f"the round has no step {value}; expected a number from 0 to {last}", "bad-step", value=value, expected=last
    )


class CardTable(Widget[CardTableLogic]):
    """A round to step through, in a notebook of your own.

    In marimo write `table = mo.ui.anywidget(CardTable(...))`, so that cells which use `table` run again after each step.

    >>> from spades_teach import CardTable
    >>> table = CardTable(seed=7)
    >>> table.steps, table.round.turn     # a deal alone: nobody has bid yet
    (0, <Seat.EAST: 'E'>)
    """

    secret = ("record",)  # it holds all hands

    def __init__(
        self,
        record: Record | None = None,
        *,
        seed: int | None = None,
        dealer: str = "N",
        seat: str = "S",
        teacher: bool = False,
        step: int = 0,
        notes: bool = True,
        rules: str | RuleSpec | RuleSet = "standard",
        logic: CardTableLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Show a round from its first moment on.

        record: a `Round`, a `Deal`, the text or JSON of either, or PBN; or seed and dealer: deal them.
        seat: from where it is seen; only what this seat may see reaches the page.
        teacher: all hands lie open.  Only who makes the table can say so: for learners leave it out.
        step: the moment to begin at, -1 for the last.  notes: show whether spades are broken and who is out of which suit; the reader
        can change it.  rules: for deals, and for records that name none.
        logic: the logic of another table, to show the same round twice; all else about the round is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        shown_round = logic or CardTableLogic(
            record, seed=seed, dealer=dealer, seat=seat, teacher=teacher, step=step, notes=notes, rules=rules
        )
        super().__init__(shown_round, lang=lang, four_colour=four_colour, theme=theme)

    @property
    def step(self) -> int:
        """The moment that is shown, counted from 0."""
        return self.logic.step

    @property
    def steps(self) -> int:
        """The number of the last moment."""
        return self.logic.steps

    @property
    def round(self) -> Round:
        """The round as far as it is shown."""
        return self.logic.round

    def go(self, step: int) -> None:
        """Show a moment of the round."""
        self.do("go", step=step)

    def load(
        self,
        record: Record | None = None,
        *,
        seed: int | None = None,
        dealer: str = "N",
        seat: str = "S",
        step: int = 0,
        rules: str | RuleSpec | RuleSet = "standard",
    ) -> None:
        """Put another round on the table; the page follows."""
        self.logic.load(record, seed=seed, dealer=dealer, seat=seat, step=step, rules=rules)
        self.refresh()

"""The dealing as it happens at a table, misdeals to find and remedy, the proof that the dealer is fair, and the pack to look at."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from copy import copy
from typing import Any, ClassVar

from spades_teach.core.cards import Card
from spades_teach.core.dealing import Dealing
from spades_teach.core.deals import Deal
from spades_teach.core.errors import DealError, SpadesError, shown
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.core.variants import RuleSpec, compose
from spades_teach.i18n import Words
from spades_teach.widgets.deal_steps import DealSteps
from spades_teach.widgets.fair_task import FairTask
from spades_teach.widgets.misdeal_task import MisdealTask
from spades_teach.widgets.pack_task import PackTask
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.verdicts import sources_of

TASKS = ("deal", "misdeal", "fair", "pack")
"""Deal step by step; find misdeals; see that the dealer is fair; look at the pack."""


class DealTableLogic:
    """The table apart from the page: one of four tasks."""

    name: ClassVar[str] = "deal-table"

    def __init__(
        self,
        seed: int | str = 1,
        *,
        task: str = "deal",
        draw: str = "first-spade",
        dealer: str | None = None,
        cases: str | Iterable[str] | None = None,
        card: str = "AS",
        rules: str | RuleSpec | RuleSet = "standard",
    ) -> None:
        """Sit down; see `DealTable` for the arguments.

        Raises SpadesError for a seed, a task, a way to draw, a seat or a case that there is not.
        """
        self.rules = rules if isinstance(rules, RuleSet) else compose(rules)
        if len(self.rules.table.seats) != 4:
            raise DealError(
                f"{self.rules.name} seats {len(self.rules.table.seats)} players; this table has four places",
                "deal-table-seats",
                rules=self.rules.name,
            )
        self.part: DealSteps | MisdealTask | FairTask | PackTask
        match task:
            case "deal":
                self.part = DealSteps(seed, draw, dealer, self.rules)
            case "misdeal":
                self.part = MisdealTask(seed, cases, self.rules)
            case "fair":
                self.part = FairTask(card, self.rules)
            case "pack":
                self.part = PackTask(self.rules)
            case _:
                raise SpadesError(
                    f"{task!r} is no task; expected one of {', '.join(TASKS)}",
                    "bad-deal-choice",
                    value=str(task),
                    expected=", ".join(TASKS),
                )
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    @property
    def steps(self) -> DealSteps | None:
        """The dealing step by step; None in the other tasks."""
        return self.part if isinstance(self.part, DealSteps) else None

    @property
    def done(self) -> bool:
        """Whether what is asked was reached: the hand counted, every misdeal mended, the deals made, a card of each suit met."""
        return self.part.done

    @property
    def last_answer(self) -> dict[str, Any] | None:
        """What the last action answered, None when it was no answer."""
        return self.part.last_answer

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed, see the tasks; an action that makes no sense raises SpadesError and changes nothing."""
        part = copy(self.part)
        try:
            part.act(action)
        except SpadesError:
            raise
        except Exception as error:  # a field of another kind
            what = f"the table knows no action {shown(action)} now"
            raise SpadesError(what, "bad-action", value=shown(action, str)) from error
        self.part = part

    def view(self) -> dict[str, Any]:
        return {"task": self.part.task, **self.part.view()}

    def strings(self, words: Words) -> dict[str, Any]:
        return self.part.strings(words)

    def state(self) -> dict[str, Any]:
        return {"task": self.part.task, **self.part.state()}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state by going its way again; one that leads elsewhere is refused and changes nothing."""
        try:
            other = state["task"] != self.part.task
            part = self.part if other else self.part.restored(state)
            fits = _as_text({"task": part.task, **part.state()}) == _as_text({**part.later, **state})
        except Exception as error:  # a part is missing, or of another kind, or the way cannot be gone
            raise SpadesError("this state could not come from this table; begin anew", "bad-state") from error
        if other:
            raise SpadesError("this is the state of another task; begin anew", "bad-state")
        if not fits:
            raise SpadesError("this state could not come from this table; begin anew", "bad-state")
        self.part = part


def _as_text(state: Mapping[str, Any]) -> str:
    """Write a state so that what Python takes for equal, such as 1 and true, differs."""
    return json.dumps(state, sort_keys=True)


class DealTable(Widget[DealTableLogic]):
    """A table at which cards are dealt, in a notebook of your own.

    In marimo write `table = mo.ui.anywidget(DealTable(...))`, so that cells which use `table` run again after each step.

    >>> from spades_teach import DealTable
    >>> table = DealTable(7, dealer="W")
    >>> table.deal_all()
    >>> table.dealer, len(table.hand)
    (<Seat.WEST: 'W'>, 13)
    >>> DealTable("seven")
    Traceback (most recent call last):
    spades_teach.core.errors.NotationError: 'seven' is no seed; expected a whole number from 0 to 2**64 - 1
    """

    def __init__(
        self,
        seed: int | str = 1,
        *,
        task: str = "deal",
        draw: str = "first-spade",
        dealer: str | None = None,
        cases: str | Iterable[str] | None = None,
        card: str = "AS",
        rules: str | RuleSpec | RuleSet = "standard",
        logic: DealTableLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Set up a table; you sit in the South.

        seed: the number of the deal, also as a text in the digits of any script.
        task: "deal" (step by step, from the draw to the counted hand), "misdeal" (find what is wrong and mend it), "fair" (a
        thousand deals counted) or "pack" (the cards to look at).
        draw: how the first dealer is found, "first-spade" or "highest-card"; or dealer: "N", "E", "S" or "W", whose turn it is.
        cases: of misdeals, some of "one-card", "one-card-seen", "two-cards", "out-of-turn", "wrong-dealer", "no-fault"; else all.
        card: whose way through the thousand deals is counted first.
        rules: a rule spec of a table with four seats.
        logic: the logic of another table, to show the same one twice; all else is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        shown = logic or DealTableLogic(seed, task=task, draw=draw, dealer=dealer, cases=cases, card=card, rules=rules)
        super().__init__(shown, lang=lang, four_colour=four_colour, theme=theme)

    @property
    def dealing(self) -> Dealing | None:
        """All that has happened, as the engine has it; None where nothing is dealt."""
        steps = self.logic.steps
        return None if steps is None else steps.dealing

    @property
    def dealer(self) -> Seat | None:
        """Who deals, once that is known."""
        steps = self.logic.steps
        return None if steps is None else steps.known_dealer

    @property
    def hand(self) -> tuple[Card, ...]:
        """Your cards; none before they were picked up."""
        steps = self.logic.steps
        return () if steps is None else steps.hand

    @property
    def finished(self) -> Deal | None:
        """The deal, once all have picked up their cards."""
        steps = self.logic.steps
        return None if steps is None else steps.deal

    def step(self) -> None:
        """Do what comes next, as a press on the page would; the cut is declined."""
        self._go_on()

    def deal_all(self) -> None:
        """Do all that is left, up to your hand."""
        while self.logic.steps is not None and self.finished is None:
            self._go_on()

    def deal_seed(self, seed: int | str) -> None:
        """Begin another deal; raises NotationError for a seed that is none, and nothing has changed then."""
        steps = self.logic.steps
        if steps is None:
            raise SpadesError("nothing is dealt here; make a table with task='deal'", "nothing-dealt")
        steps.begin(seed)
        self.refresh()

    def _go_on(self) -> None:
        steps = self.logic.steps
        if steps is None:
            raise SpadesError("nothing is dealt here; make a table with task='deal'", "nothing-dealt")
        self.do("cut", text="0") if steps.phase == "cut" else self.do("step")

"""Misdeals to find and remedy: a table is shown, the learner says what is wrong and what is done about it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Seat
from spades_teach.i18n import Words
from spades_teach.widgets.deal_steps import arranged, read_seed, table_strings
from spades_teach.widgets.misdeals import CASES, FAULTS, YOU, Misdeal, check_case, make_misdeal
from spades_teach.widgets.verdicts import rule_rows, say


class MisdealTask:
    """The task `misdeal`: some cases, one after the other."""

    task: ClassVar[str] = "misdeal"
    later: ClassVar[Mapping[str, Any]] = {"hinted": False}  # of a state, what older ones do not say

    def __init__(self, seed: object, cases: str | Iterable[str] | None, rules: RuleSet) -> None:
        self.rules = rules
        self.seed = read_seed(seed)
        self.ids = _read_cases(cases)
        self.solved: frozenset[int] = frozenset()
        self.at = 0
        self.last_answer: dict[str, Any] | None = None
        self._open()

    def _open(self) -> None:
        """Put the present case, with nothing chosen."""
        self.case: Misdeal = make_misdeal(self.ids[self.at], (self.seed + self.at) % 2**64, self.rules)
        self.fault = ""
        self.remedy = ""
        self.checked = False
        self.hinted = False

    @property
    def verdict(self) -> Reason | None:
        """What the last check said against the answer; None where it said nothing against it."""
        return self.case.judge(self.fault, self.remedy) if self.checked else None

    @property
    def right(self) -> bool:
        """Whether the present case is answered right."""
        return self.checked and self.verdict is None

    @property
    def done(self) -> bool:
        """Whether every case was answered right."""
        return len(self.solved) == len(self.ids)

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `fault` or `remedy` (`option`), `check`, `next`, `again`."""
        self.last_answer = None
        match action:
            case {"kind": "fault", "option": str(option)} if option in FAULTS:
                self._choose(fault=option)
            case {"kind": "remedy", "option": str(option)} if option in self.case.remedies:
                self._choose(remedy=option)
            case {"kind": "check"}:
                self._check()
            case {"kind": "next"} if self.right and self.at + 1 < len(self.ids):
                self.at += 1
                self._open()
            case {"kind": "again"} if self.right:
                self.at = 0
                self._open()
            case _:
                raise SpadesError(
                    f"a misdeal knows no action {shown(action)} now", "bad-action", value=shown(action, str)
                )

    def _choose(self, *, fault: str | None = None, remedy: str | None = None) -> None:
        if self.right:
            return  # the second half of a double click
        self.fault = self.fault if fault is None else fault
        self.remedy = self.remedy if remedy is None else remedy
        self.checked = self.hinted = False

    def _check(self) -> None:
        if self.right:
            return
        self.hinted = not (self.fault and self.remedy)
        self.checked = not self.hinted
        if self.hinted:
            return
        found = self.verdict
        if found is None:
            self.solved |= {self.at}
        self.last_answer = {
            "item": self.ids[self.at],
            "right": found is None,
            "misconception": None if found is None else found.id.removeprefix("misdeal-mistake-"),
        }

    # What is shown

    def view(self) -> dict[str, Any]:
        case = self.case
        dealing = case.mended() if self.right else case.dealing
        hand = case.hand if dealing is case.dealing else ()
        return {
            "seats": [
                {
                    "place": case.place(seat),
                    "cards": len(dealing.hands[self.rules.table.index(seat)]),
                    "dealer": seat is (dealing.dealer or case.dealer),
                    "turn": False,
                }
                for seat in self.rules.table.clockwise_from(YOU)
            ],
            "pack": 0 if any(dealing.hands) else len(self.rules.pack.cards),
            "order": [case.place(seat) for seat in case.order],
            "hand": [card.code for card in arranged(hand, "alternating", self.rules)],
            "faults": self._options(FAULTS, self.fault, case.fault),
            "remedies": self._options(case.remedies, self.remedy, case.remedy),
            "may_check": not self.right,
            "right": self.right,
            "go": self._go(),
            "dots": ["on" if at in self.solved else "todo" for at in range(len(self.ids))],
            "done": self.done,
        }

    def _options(self, ids: Iterable[str], chosen: str, right: str) -> list[dict[str, Any]]:
        """Return options; only the one that was chosen is marked, and only after a check."""

        def mark(option: str) -> str | None:
            if not self.checked or option != chosen:
                return None
            return "good" if option == right else "bad"

        return [{"id": option, "chosen": option == chosen, "mark": mark(option)} for option in ids]

    def _go(self) -> str:
        if not self.right:
            return "check"
        return "next" if self.at + 1 < len(self.ids) else "again"

    def strings(self, words: Words) -> dict[str, Any]:
        case = self.case
        dealing = case.mended() if self.right else case.dealing
        hands = zip(self.rules.table.seats, dealing.hands, strict=True)
        counted = {case.place(seat): len(hand) for seat, hand in hands}
        return {
            "title": words("misdeal-title"),
            "task": words("misdeal-task"),
            "facts": self._told(words),
            "order": words(
                "misdeal-order", order=words.list_of(words.place(case.place(seat), "player") for seat in case.order)
            ),
            **table_strings(words, counted),
            "pack": words("deal-pack-whole"),
            "hand": words("deal-hand", count=len(case.hand)),
            "cards": {card.code: words.card_name(card.code) for card in case.hand},
            "fault": words("misdeal-fault"),
            "faults": {fault: words(f"misdeal-fault-{fault}") for fault in FAULTS},
            "remedy": words("misdeal-remedy"),
            "remedies": {option: self._remedy_name(words, option) for option in case.remedies},
            "marks": {"good": words("misdeal-good"), "bad": words("misdeal-bad")},
            "go": words(f"misdeal-go-{self._go()}"),
            "progress": words("misdeal-progress", solved=len(self.solved), of=len(self.ids)),
            "feedback": self._feedback(words),
        }

    def _told(self, words: Words) -> list[str]:
        """Say what is known of the case: who dealt last, who dealt now, whether anybody has looked."""
        case = self.case
        return [
            words("misdeal-last", place=case.place(self.rules.table.before(case.turn))),
            words("misdeal-now", place=case.place(case.dealer)),
            words("misdeal-seen" if case.dealing.seen else "misdeal-unseen"),
        ]

    def _remedy_name(self, words: Words, option: str) -> str:
        if option.startswith("deal-"):
            return words("misdeal-remedy-deal", place=option.removeprefix("deal-"))
        return words(f"misdeal-remedy-{option}")

    def _feedback(self, words: Words) -> dict[str, Any] | None:
        if self.hinted:
            return {"sign": "note", "text": words("misdeal-hint"), "rows": []}
        if not self.checked:
            return None
        found = self.verdict
        if found is not None:
            return {"sign": "bad", "text": words(found.id, **dict(found.facts)), "rows": []}
        reasons = self.case.reasons()

        def place_of(seat: str) -> str:
            return self.case.place(Seat(seat))

        said = " ".join(dict.fromkeys(say(words, reason, place_of) for reason in reasons))
        rows = rule_rows(words, self.rules, dict.fromkeys(reason.id for reason in reasons))
        return {"sign": "good", "text": said or words("misdeal-nothing-wrong"), "rows": rows}

    # What is kept

    def state(self) -> dict[str, Any]:
        return {
            "seed": str(self.seed),
            "cases": " ".join(self.ids),
            "at": self.at,
            "solved": sorted(self.solved),
            "fault": self.fault,
            "remedy": self.remedy,
            "checked": self.checked,
            "hinted": self.hinted,
        }

    def restored(self, state: Mapping[str, Any]) -> MisdealTask:
        """Return the task of a state."""
        new = MisdealTask(state["seed"], state["cases"], self.rules)
        at, solved = state["at"], state["solved"]
        if type(at) is not int or not 0 <= at <= len(solved) <= len(new.ids) or solved != [*range(len(solved))]:
            raise SpadesError("this state names cases that were not reached; begin anew", "bad-state")
        new.at, new.solved = at, frozenset(solved)
        new._open()
        for kind in ("fault", "remedy"):
            if state[kind] != "":
                new.act({"kind": kind, "option": state[kind]})
        if state["checked"] or state.get("hinted"):
            new.act({"kind": "check"})
            new.last_answer = None
        return new


def _read_cases(cases: str | Iterable[str] | None) -> tuple[str, ...]:
    ids = CASES if cases is None else tuple(cases.split() if isinstance(cases, str) else cases)
    if not ids:
        raise SpadesError(
            f"no cases; expected some of {', '.join(CASES)}", "bad-deal-choice", value="", expected=", ".join(CASES)
        )
    for case in ids:
        check_case(case)
    return ids

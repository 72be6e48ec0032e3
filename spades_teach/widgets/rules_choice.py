"""The rules picker in small: folded into another widget, which goes by the rules that are chosen in it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from spades_teach.charter.rule_names import table_name
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import FOUR_IN_TWO
from spades_teach.core.variants import PROFILES
from spades_teach.i18n import Words
from spades_teach.widgets.rules_picker import RulesPickerLogic, topics
from spades_teach.widgets.rules_picker_words import picker_lexicon

Strings = dict[str, Any]


class RulesChoice:
    """A picker that opens inside another widget.  Rules of another table than four players in two sides are told and not taken."""

    def __init__(self, rules: RuleSet) -> None:
        """Begin with rules; raises SpadesError for rules that come of no spec."""
        self.picker = RulesPickerLogic(rules)
        self.open = False
        self.refused: Reason | None = None  # why the last press was not taken

    @property
    def rules(self) -> RuleSet:
        """The rules that are chosen."""
        return self.picker.pick.rules

    def unfold(self, on: bool) -> None:
        """Open the picker or fold it away."""
        self.open, self.refused = on, None

    def press(self, kind: str, fields: Mapping[str, Any]) -> None:
        """Do what was pressed in the picker; raises SpadesError for a press that it does not know."""
        before = self.picker.state()
        self.picker.act({**fields, "kind": kind})
        self.refused = None
        if self.rules.table != FOUR_IN_TWO:
            self.refused = Reason.of("not-four-in-two", value=self.picker.spec)
            self.picker.restore(before)
            self.picker.said = None

    # What is shown

    def view(self) -> dict[str, Any]:
        """Return what the small form shows: the whole picker while it lies open, tables that are played here only."""
        if not self.open:
            return {"open": False, "picker": None}
        return {"open": True, "picker": {**self.picker.view(), "profiles": list(_tables())}}

    def strings(self, words: Words) -> Strings:
        """Return the texts of the present choice."""
        refused = self.refused
        return {
            "name": words("rules-choice-name", table=table_name(self.rules, words)),
            "refused": words(refused.id, **dict(refused.facts)) if refused else "",
            "picker": self.picker.strings(words) if self.open else None,
        }

    def said(self, words: Words) -> str:
        """Return what the last press has done, for those who do not see it."""
        said = self.picker.said
        if self.refused is not None:
            return words(self.refused.id, **dict(self.refused.facts))
        return words(said.id, **dict(said.facts)) if said is not None and self.open else ""

    def lexicon(self, words: Words) -> Strings:
        """Return the texts that no press changes, once they are needed."""
        return picker_lexicon(words, _tables(), tuple(topics().items())) if self.open else {}

    # What is kept

    def state(self) -> dict[str, Any]:
        return {"open": self.open, "picker": self.picker.state()}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; raises SpadesError, or whatever comes of a state that is none."""
        if set(state) != {"open", "picker"} or type(state["open"]) is not bool:
            raise ValueError("this leads elsewhere")
        self.picker.restore(state["picker"])
        self.unfold(state["open"])


@cache
def _tables() -> tuple[str, ...]:
    """Return the named tables for four players in two sides."""
    return tuple(name for name, rules in PROFILES.items() if rules.table == FOUR_IN_TWO)

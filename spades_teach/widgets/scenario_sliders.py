"""One side's round on sliders: bid, tricks, bags and the numbers of the rules; points, score and verdict move with them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar

from spades_teach.analysis.staircases import Scenario, Staircase, Step, nils_of, staircase
from spades_teach.core.errors import SpadesError, shown
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import ScoreLine
from spades_teach.core.scores import SideScore
from spades_teach.core.variants import RuleSpec, compose, read_spec
from spades_teach.i18n import Words, ascii_digits, read_number
from spades_teach.widgets import host_cells
from spades_teach.widgets.given_rules import spec_given
from spades_teach.widgets.scenario_code import cell, numbers_cell
from spades_teach.widgets.scenario_fields import (
    BOTH_FIELDS,
    FIELDS,
    GROUPS,
    MOST_PARAMETERS,
    Slider,
    fields_of,
    fitted,
    parameters_of,
    setting_named,
    sliders,
    with_value,
)
from spades_teach.widgets.scenario_words import scenario_lexicon, scenario_strings
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.verdicts import sources_of

if TYPE_CHECKING:
    from spades_teach.analysis.frames import Frame

Given = str | RuleSpec | RuleSet

_climbed = lru_cache(maxsize=64)(staircase)
"""The last staircases: another number of tricks stands on the same one."""


class ScenarioSlidersLogic:
    """The sliders apart from the page: a scenario, the table that it is played at, and which numbers can be moved."""

    name: ClassVar[str] = "scenario-sliders"

    def __init__(
        self,
        *,
        rules: Given = "standard",
        parameters: Iterable[str] | None = None,
        nil: str | None = None,
        **numbers: int | None,
    ) -> None:
        """Set the sliders; numbers: by the names of `Scenario`.

        Raises SpadesError for a number that cannot be, rules of another table, or a parameter without a slider.
        """
        self.spec = spec_given(rules)
        self.scenario = Scenario(rules=compose(self.spec), nil=nil, **numbers)  # type: ignore[arg-type]
        self.given = None if parameters is None else tuple(dict.fromkeys(parameters))
        if self.given is not None and len(self.given) > MOST_PARAMETERS:
            told = f"{len(self.given)} parameters; expected at most {MOST_PARAMETERS}"
            raise SpadesError(told, "too-many-sliders", most=MOST_PARAMETERS)
        for parameter in self.given or ():
            setting_named(parameter)
        self.written = 0
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    # What is so now

    @property
    def rules(self) -> RuleSet:
        """The rules as they stand on the sliders."""
        return self.scenario.rules

    @property
    def parameters(self) -> tuple[str, ...]:
        """The numbers of the rules that have a slider: those that were asked for, else all that matter here."""
        return parameters_of(self.spec, self.scenario.nil) if self.given is None else self.given

    @property
    def sliders(self) -> tuple[Slider, ...]:
        """All sliders, in the order of the page."""
        return sliders(self.scenario, self.spec, self.parameters)

    @property
    def stairs(self) -> Staircase:
        """The scenario with every number of tricks."""
        climbed = _climbed(replace(self.scenario, tricks=0))
        return Staircase(scenario=self.scenario, steps=climbed.steps)

    @property
    def step(self) -> Step:
        """What the scenario comes to."""
        return self.stairs.present

    @property
    def nils(self) -> tuple[str, ...]:
        """What the partner can have bid: "" for a number, and each nil of the table."""
        return ("", *nils_of(self.scenario.rules))

    def made_with(self) -> dict[str, object]:
        """Return the arguments that make exactly this state."""
        scenario = self.scenario
        given: dict[str, object] = {name: getattr(scenario, name) for name in ("bid", "tricks", "bags", "total")}
        given |= {"nil": scenario.nil, "nil_tricks": scenario.nil_tricks} if scenario.nil else {}
        given |= {"rounds": scenario.rounds} if scenario.rounds > 1 else {}
        given |= {"others": scenario.others} if scenario.others else {}
        if scenario.their_bid is not None:
            given |= {"their_bid": scenario.their_bid, "their_bags": scenario.their_bags}
        given |= {"rules": str(self.spec)} if str(self.spec) != "standard" else {}
        return given | ({"parameters": self.given} if self.given is not None else {})

    @property
    def code(self) -> str:
        """A cell that makes exactly this state and computes the same with the engine."""
        return cell(self.scenario, self.made_with())

    # The logic of a widget

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was moved or pressed.

        `set` (`values`: numbers, or as they are typed, by slider), `nil` (`bid`: the partner's, "" for a number), `cell`: put the code
        into a new cell (`below`: the host's name of the one that shows the sliders).
        """
        match action:
            case {"kind": "set", "values": Mapping() as values} if values:
                self._set(values)
            case {"kind": "nil", "bid": str(bid)}:
                self._take(self.spec, {**self._fields(), "nil": bid or None}, ())
            case {"kind": "cell", "below": str(below)}:
                host_cells.write(self.code, below)
                self.written += 1
            case _:
                raise SpadesError(f"the sliders know no action {dict(action)!r}", "bad-action", value=str(action))

    def _fields(self) -> dict[str, object]:
        return {name: getattr(self.scenario, name) for name in (*fields_of(self.scenario), "nil")}

    def _set(self, values: Mapping[str, Any]) -> None:
        """Set the rules first, then the round; what is not set gives way where it does not fit any more."""
        numbers = {name: self._number(name, value) for name, value in values.items()}
        spec = self.spec
        fields = fields_of(self.scenario)
        for name in (each for each in numbers if each not in fields):
            spec = with_value(spec, name, numbers[name])
        moved = {name: value for name, value in numbers.items() if name in fields}
        self._take(spec, {**self._fields(), **moved}, moved)

    def _number(self, name: object, value: object) -> int:
        """Return what a slider is set to; raises SpadesError for one that is not there, or no number."""
        known = (*fields_of(self.scenario), *self.parameters)
        if name not in known:
            expected = ", ".join(known)
            told = f"no slider {shown(name)}; expected one of {expected}"
            raise SpadesError(told, "bad-slider", value=shown(name, str), expected=expected)
        read = read_number(ascii_digits(value).strip()) if isinstance(value, str) else value
        if type(read) is not int:
            expected = "a whole number"
            told = f"{name}={shown(value)} cannot be; expected {expected}"
            raise SpadesError(told, "bad-argument", name=str(name), value=shown(value, str), expected=expected)
        return read

    def _take(self, spec: RuleSpec, fields: Mapping[str, object], kept: Iterable[str]) -> None:
        rules = compose(spec)
        self.scenario = Scenario(**fitted(fields, rules, tuple(kept)))  # type: ignore[arg-type]
        self.spec = spec

    # What is shown

    def view(self) -> dict[str, Any]:
        stairs = self.stairs
        return {
            "sliders": {each.id: _slider_view(each) for each in self.sliders},
            "groups": {name: [each.id for each in self.sliders if each.group == name] for name in GROUPS},
            "nil": self.scenario.nil or "",
            "nils": list(self.nils),
            "at": self.scenario.tricks,
            "bid": self.scenario.bid,
            "rounds": self.scenario.rounds,
            "steps": [_step_view(each) for each in stairs.steps],
            "lines": _lines_view(stairs.present.first.lines),
            "their_lines": _lines_view(stairs.present.theirs.lines) if stairs.present.theirs else [],
            "their_tricks": None if self.scenario.their_bid is None else self.rules.tricks - self.scenario.nil_tricks,
            "code": self.code,
            "numbers_code": numbers_cell(self.scenario),
            "cells": {"offered": host_cells.offered(), "written": self.written},
        }

    def strings(self, words: Words) -> dict[str, Any]:
        return scenario_strings(self, words)

    def lexicon(self, words: Words) -> dict[str, Any]:
        return scenario_lexicon(words)

    # What is kept

    def state(self) -> dict[str, Any]:
        return {
            "format": 1,
            "rules": str(self.spec),
            "parameters": None if self.given is None else list(self.given),
            **self._fields(),
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one that could not come from use is refused and changes nothing."""
        try:
            names = BOTH_FIELDS if "their_bid" in state else FIELDS
            fields = {name: state[name] for name in (*names, "nil")}
            fresh = ScenarioSlidersLogic(rules=read_spec(state["rules"]), parameters=state["parameters"], **fields)
            if fresh.state() != dict(state):
                raise ValueError("this leads elsewhere")
        except (SpadesError, ValueError, KeyError, TypeError) as error:
            raise SpadesError("this is no state of the sliders; begin them anew", "bad-state") from error
        vars(self).update(vars(fresh))


def _slider_view(slider: Slider) -> dict[str, Any]:
    names = ("value", "least", "most", "step", "low", "high")
    return {**{name: getattr(slider, name) for name in names}, "marks": list(slider.marks)}


def _lines_view(lines: Iterable[ScoreLine]) -> list[dict[str, Any]]:
    return [{"reason": line.reason, "points": line.points} for line in lines]


def _step_view(step: Step) -> dict[str, Any]:
    verdict = "set" if not step.made else "bags" if step.new_bags else "exact"
    theirs = {"points": step.theirs.points, "total": step.their_total, "bags": step.their_bags} if step.theirs else None
    return {
        "points": step.points,
        "gain": step.gain,
        "total": step.total,
        "bags": step.bags,
        "penalties": step.penalties,
        "verdict": verdict,
        "over": step.outcome.over,
        "theirs": theirs,
    }


class ScenarioSliders(Widget[ScenarioSlidersLogic]):
    """Move bid, tricks, bags and the rules of one side's round, and see what becomes of its points.

    In marimo write `sliders = mo.ui.anywidget(ScenarioSliders(...))`, so that cells which use `sliders` run again after each move.

    >>> from spades_teach import ScenarioSliders
    >>> sliders = ScenarioSliders(bid=5, tricks=8, bags=7, total=337)
    >>> sliders.points, sliders.total, sliders.bags
    (-47, 290, 0)
    >>> sliders.set(tricks=7); sliders.points, sliders.total, sliders.bags
    (52, 389, 9)
    >>> sliders.set_rule("bag-penalty.limit", 5); sliders.points, str(sliders.rules)
    (-48, 'standard+bag-penalty:limit=5')
    >>> both = ScenarioSliders(bid=5, tricks=8, bags=7, total=337, their_bid=6, others=410)
    >>> both.total, both.theirs.points, both.their_total
    (290, -60, 350)
    """

    def __init__(
        self,
        bid: int = 5,
        tricks: int = 6,
        bags: int = 0,
        total: int = 0,
        *,
        nil: str | None = None,
        nil_tricks: int = 0,
        rounds: int = 1,
        others: int = 0,
        their_bid: int | None = None,
        their_bags: int = 0,
        rules: str | RuleSpec | RuleSet = "standard",
        parameters: str | Iterable[str] | None = None,
        logic: ScenarioSlidersLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Show the sliders.

        bid, tricks: of your side.  bags, total: carried in.  nil: what the partner bid instead, "nil" or "blind-nil", which took `nil_tricks`.
        rounds: how often the same round is played.  others: what the other side stands at then.
        their_bid: of the other side, which is then scored too, with the tricks that are left; others and their_bags are what it carries in.
        rules: a rule spec.  parameters: which numbers of the rules get a slider, "bag-penalty.limit"; left out: all that matter here.
        logic: the logic of other sliders, to show the same twice; all else about the round is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        super().__init__(
            logic
            or ScenarioSlidersLogic(
                rules=rules,
                parameters=(parameters,) if isinstance(parameters, str) else parameters,
                nil=nil,
                bid=bid,
                tricks=tricks,
                bags=bags,
                total=total,
                nil_tricks=nil_tricks,
                rounds=rounds,
                others=others,
                their_bid=their_bid,
                their_bags=their_bags,
            ),
            lang=lang,
            four_colour=four_colour,
            theme=theme,
        )

    @property
    def scenario(self) -> Scenario:
        """The round as it stands on the sliders."""
        return self.logic.scenario

    @property
    def rules(self) -> RuleSet:
        """The rules as they stand on the sliders."""
        return self.logic.scenario.rules

    @property
    def points(self) -> int:
        """Points of the round."""
        return self.logic.step.points

    @property
    def lines(self) -> tuple[ScoreLine, ...]:
        """The points of the round, line by line."""
        return self.logic.step.first.lines

    @property
    def total(self) -> int:
        """The score after the last round."""
        return self.logic.step.total

    @property
    def bags(self) -> int:
        """Bags on the counter after the last round."""
        return self.logic.step.bags

    @property
    def theirs(self) -> SideScore | None:
        """The other side's score of the round, None where `their_bid` was not given."""
        return self.logic.step.theirs

    @property
    def their_total(self) -> int:
        """The other side's score after the last round."""
        return self.logic.step.their_total

    @property
    def their_bags(self) -> int:
        """Bags on the other side's counter after the last round."""
        return self.logic.step.their_bags

    @property
    def stairs(self) -> Staircase:
        """The round with every number of tricks."""
        return self.logic.stairs

    def set(
        self,
        bid: int | None = None,
        tricks: int | None = None,
        bags: int | None = None,
        total: int | None = None,
        nil_tricks: int | None = None,
        rounds: int | None = None,
        others: int | None = None,
        their_bid: int | None = None,
        their_bags: int | None = None,
    ) -> None:
        """Move sliders of the round and the match; raises SpadesError, changing nothing, for a number that cannot be."""
        given = {
            "bid": bid,
            "tricks": tricks,
            "bags": bags,
            "total": total,
            "nil_tricks": nil_tricks,
            "rounds": rounds,
            "others": others,
            "their_bid": their_bid,
            "their_bags": their_bags,
        }
        self.do("set", values={name: value for name, value in given.items() if value is not None})

    def set_rule(self, parameter: str, value: int) -> None:
        """Move a slider of the rules, `bag-penalty.limit`; raises SpadesError for one that is not there."""
        self.do("set", values={parameter: value})

    def set_nil(self, bid: str | None) -> None:
        """Let the partner bid "nil" or "blind-nil", or (None) a number."""
        self.do("nil", bid=bid or "")

    def code(self) -> str:
        """Return a cell of Python that makes exactly these sliders and computes the same with the engine."""
        return self.logic.code

    def to_frame(self) -> Frame:
        """Return a row for each number of tricks, see `Staircase.to_frame`; needs pandas."""
        return self.logic.stairs.to_frame()

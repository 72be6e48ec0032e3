"""What scenario sliders say: the names of what can be moved, what comes of it, the picture in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades_teach.analysis.staircases import Scenario, Step
from spades_teach.charter.rule_names import setting_name
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import ScoreLine, SideTally
from spades_teach.i18n import Words
from spades_teach.widgets.line_words import line_texts, rows_about
from spades_teach.widgets.scenario_fields import BOTH_FIELDS, GROUPS, Slider, split_id
from spades_teach.widgets.verdicts import said_once

if TYPE_CHECKING:
    from spades_teach.widgets.scenario_sliders import ScenarioSlidersLogic

Strings = dict[str, Any]

PLACES = {"S": "you", "N": "partner", "E": "left", "W": "right"}

POINTS = frozenset({"total", "others"})
"""Fields that are counted in points."""

LABELS = (
    "task",
    "sign",
    "partner",
    "points",
    "bags-after",
    "lines-theirs",
    "their-tricks",
    "their-points",
    "their-bags-after",
    "axis",
    "table",
    "code",
    "code-about",
    "code-name",
    "put",
    "put-done",
    "put-refused",
    "copy",
    "copied",
    "marked",
)
COLUMNS = ("tricks", "points", "verdict", "penalties", "total", "bags")
LEGEND = ("bid", "set", "made", "penalty")
VERDICTS = ("set", "exact", "bags")


@said_once
def scenario_lexicon(words: Words) -> Strings:
    """Return the texts that no move changes."""
    return {
        **{label: words(f"scenario-sliders-{label}") for label in LABELS},
        "groups": {group: words(f"scenario-sliders-group-{group}") for group in GROUPS},
        "columns": {column: words(f"scenario-sliders-column-{column}") for column in COLUMNS},
        "legend": {part: words(f"scenario-sliders-legend-{part}") for part in LEGEND},
        "verdicts": {verdict: words(f"scenario-sliders-short-{verdict}") for verdict in VERDICTS},
    }


def scenario_strings(logic: ScenarioSlidersLogic, words: Words) -> Strings:
    """Return all texts of the sliders as they stand."""
    scenario, stairs = logic.scenario, logic.stairs
    step = stairs.present
    chips = _chips(scenario, step, words)
    return {
        "title": words("scenario-sliders-title"),
        "names": {each.id: slider_name(each.id, scenario, words) for each in logic.sliders},
        "values": {each.id: _value(each, words) for each in logic.sliders},
        "limits": {each.id: _limits(each, words) for each in logic.sliders},
        "nils": [_nil_name(bid, words) for bid in logic.nils],
        "chips": chips,
        "total_after": words("scenario-sliders-total-after", rounds=scenario.rounds),
        "their_total_after": words("scenario-sliders-their-total-after", rounds=scenario.rounds),
        "gain": words("scenario-sliders-gain", rounds=scenario.rounds),
        "lines_name": words("scenario-sliders-lines" + ("-ours" if step.theirs else "")),
        "lines": [_line(scenario.rules, line, words) for line in step.first.lines],
        "their_lines": [_line(scenario.rules, line, words) for line in step.theirs.lines] if step.theirs else [],
        "untold": _untold(scenario, words),
        "picture": words("scenario-sliders-picture", rounds=scenario.rounds),
        "picture_says": _picture_says(scenario, step, stairs.steps, words),
        "said": _said(step, chips[0]["text"], words),
    }


def _said(step: Step, verdict: str, words: Words) -> str:
    told: dict[str, str | int] = {"brought": step.points, "verdict": verdict, "total": step.total, "bags": step.bags}
    if step.theirs is None:
        return words("scenario-sliders-said", **told)
    theirs = {"theirs": step.theirs.points, "others": step.their_total}
    return words("scenario-sliders-said-both", **told, **theirs)


# Sliders


def slider_name(slider: str, scenario: Scenario, words: Words) -> str:
    """Name what a slider moves."""
    if slider == "others" and scenario.their_bid is not None:
        return words("scenario-sliders-others-before")
    if slider in BOTH_FIELDS:
        beside = "-beside-nil" if scenario.nil and slider in ("bid", "tricks") else ""
        return words(f"scenario-sliders-{slider.replace('_', '-')}{beside}")
    rule, name = split_id(slider)
    own = f"scenario-sliders-{rule}-{name.replace('_', '-')}"
    if words.has(own):
        return words(own)
    return words("scenario-sliders-of-rule", rule=words.rule(rule), setting=setting_name(rule, name, words))


def _value(slider: Slider, words: Words) -> str:
    """Say the value of a slider with its unit; what a number of the rules counts stands in its name."""
    if slider.id not in BOTH_FIELDS:
        return words.number(slider.value)
    unit = "points" if slider.id in POINTS else slider.id.removeprefix("their_").replace("_", "-")
    return words(f"scenario-sliders-value-{unit}", value=slider.value)


def _limits(slider: Slider, words: Words) -> str:
    """Say what may be typed beside a slider."""
    if slider.low is not None and slider.high is not None:
        return words("scenario-sliders-limits", least=slider.low, most=slider.high)
    if slider.low is not None:
        return words("scenario-sliders-limits-least", least=slider.low)
    return words("scenario-sliders-limits-none")


def _nil_name(bid: str, words: Words) -> str:
    return words.bid(bid) if bid else words("scenario-sliders-partner-number")


# What comes of it


def _chips(scenario: Scenario, step: Step, words: Words) -> list[Strings]:
    """Return the verdict on our round, what else happens to us, theirs, and how the match ends."""
    chips = [_verdict(step.first.tally, words)]
    if step.penalties:
        chips.append({"sign": "bad", "text": words("scenario-sliders-penalty", loads=step.penalties)})
    if step.theirs:
        chips.append(_verdict(step.theirs.tally, words, "their-"))
    if step.outcome.over and step.winner is not None:
        sign = "good" if step.winner == scenario.rules.table.sides[0].name else "bad"
        chips.append({"sign": sign, "text": words("scenario-sliders-outcome", winner=step.winner)})
    return chips


def _verdict(tally: SideTally, words: Words, who: str = "") -> Strings:
    """Say what became of a contract; who: "" for the reader's side, "their-" for the other."""
    verdict = f"scenario-sliders-{who}verdict"
    if not tally.made:
        missing = tally.contract - tally.tricks
        name = "set" if missing > 0 else "broken"
        facts = {"missing": missing} if missing > 0 else {}
        return {"sign": "bad", "text": words(f"{verdict}-{name}", **facts)}
    if tally.bags:
        return {"sign": "note", "text": words(f"{verdict}-bags", bags=tally.bags)}
    return {"sign": "good", "text": words(f"{verdict}-exact")}


def _line(rules: RuleSet, line: ScoreLine, words: Words) -> Strings:
    seat = dict(line.facts).get("seat")
    place = PLACES.get(seat) if isinstance(seat, str) else None
    return {**line_texts(line, place, words), "rows": list(rows_about(rules, line.reason, words))}


def _untold(scenario: Scenario, words: Words) -> str:
    """Say which facts these rules score besides."""
    names = dict.fromkeys(fact.rpartition(".")[2] for fact in scenario.untold)
    facts = [words(f"fact-{name}") for name in names]
    return words("scenario-sliders-untold", facts=words.list_of(facts)) if facts else ""


def _picture_says(scenario: Scenario, step: Step, steps: tuple[Step, ...], words: Words) -> str:
    gains = [each.gain for each in steps]
    return words(
        "scenario-sliders-picture-says",
        rounds=scenario.rounds,
        most=len(steps) - 1,
        tricks=step.tricks,
        gain=step.gain,
        worst=min(gains),
        best=max(gains),
    )

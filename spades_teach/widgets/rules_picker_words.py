"""What the rules picker says: texts that no press changes (`picker_lexicon`), and those of the present choice (`picker_strings`)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from spades_teach.charter.rule_names import company_names, needs_setting, setting_name, value_text
from spades_teach.core.errors import SpadesError, VariantConflictError
from spades_teach.core.reasons import Reason
from spades_teach.core.variants import Choice
from spades_teach.core.variants.spec import Value
from spades_teach.i18n import Words
from spades_teach.widgets.bid_lists import bid_list
from spades_teach.widgets.rule_examples import Cell, Compared, Key
from spades_teach.widgets.rule_pick import Difference, instead_of, unusual
from spades_teach.widgets.rule_settings import Setting, settings_of, value_of
from spades_teach.widgets.verdicts import said_once

if TYPE_CHECKING:
    from spades_teach.widgets.rules_picker import RulesPickerLogic

Strings = dict[str, Any]

LABELS = (
    "tables",
    "search",
    "search-for",
    "topics",
    "found-none",
    "more",
    "settings",
    "yes",
    "no",
    "none",
    "undo",
    "differs",
    "spec",
    "spec-about",
    "take-over",
    "copy",
    "copied",
    "all-topics",
)
"""Texts without anything in them."""


NAMED = 3
"""Rules that are named where any of many would do."""

REFUSED = Reason.of("rules-picker-cannot")
"""Something could not be taken over; its error says why, on the page too."""


@said_once
def picker_lexicon(words: Words, profiles: tuple[str, ...], topics: tuple[tuple[str, tuple[str, ...]], ...]) -> Strings:
    """Return the texts that no press changes: names and explanations of all rules, topics, tables, buttons."""
    return {
        **{name: words(f"rules-picker-{name}") for name in LABELS},
        "topic": {topic: words("rules-picker-topic", topic=topic) for topic, _ in topics},
        "profiles": {each: {"name": words.rule(each), "about": words.rule_about(each) or ""} for each in profiles},
        "rules": {
            rule: {
                "name": words.rule(rule),
                "about": words.rule_about(rule) or "",
                "more": words("rules-picker-more-about", rule=rule),
            }
            for _, rules in topics
            for rule in rules
        },
    }


def picker_strings(logic: RulesPickerLogic, words: Words) -> Strings:
    """Return the texts of the present choice."""
    pick = logic.pick
    chosen = len(pick.chosen)
    return {
        "title": words("rules-picker-title"),
        "task": words("rules-picker-task"),
        "said": _said(logic, words),
        "spec": words.code(logic.spec),
        "on": words("rules-picker-on", count=chosen)
        if chosen
        else words("rules-picker-on-none", table=pick.spec.profile),
        "badges": [_badge(logic, rule, words) for rule in pick.chosen],
        "topics": {topic["id"]: _topic(topic, words) for topic in logic.view()["topics"]},
        "found": words("rules-picker-found", count=len(logic.listed)) if logic.search.strip() else "",
        "marks": {rule: mark for rule in logic.listed if (mark := _mark(logic, rule, words))},
        "open": None if logic.open is None else _open(logic, logic.open, words),
        "differences": [_difference(each, words) for each in logic.differences],
        "same": words("rules-picker-same"),
        "problem": error_text(logic.problem, words),
    }


def _said(logic: RulesPickerLogic, words: Words) -> str:
    said = logic.said
    if said is None:
        return ""
    if said == REFUSED:
        return error_text(logic.problem or logic.setting_problem, words)
    return words(said.id, **dict(said.facts))


def error_text(error: SpadesError | None, words: Words) -> str:
    """Say why something could not be taken over, in one clear sentence."""
    if error is None:
        return ""
    if isinstance(error, VariantConflictError):
        return against_text(error, words)
    return words(error.id, **error.facts) if words.has(error.id) else words("rules-picker-cannot")


def against_text(error: VariantConflictError, words: Words) -> str:
    """Say why two rules cannot be in force together."""
    facts = error.facts
    if error.id == "rule-conflict":
        return words(
            "rules-picker-same-slot",
            first=facts["first"],
            second=facts["second"],
            slot=str(facts["slot"]).replace(".", "-"),
        )
    if error.id == "rule-conflict-fact":
        return words(
            "rules-picker-needs", needing=facts["needing"], removing=facts["removing"], fact=str(facts["fact"])
        )
    return words("rules-picker-excludes", first=facts["first"], second=facts["second"])


def _topic(topic: Strings, words: Words) -> Strings:
    on: int = topic["on"]
    return {
        "count": words.plain_number(on) if on else "",
        "said": words("rules-picker-topic-on", count=on) if on else "",
    }


def _badge(logic: RulesPickerLogic, rule: str, words: Words) -> Strings:
    values = _values(rule, unusual(logic.pick.chosen[rule]), words)
    return {"text": words.rule(rule), "values": values, "off": words("rules-picker-switch-off")}


def _values(rule: str, values: Iterable[tuple[str, Value]], words: Words) -> str:
    """Say how a rule is set, as far as that is not as usual."""
    return words.list_of(
        words("rule-setting", name=setting_name(rule, name, words), value=value_text(value, words))
        for name, value in values
    )


def _mark(logic: RulesPickerLogic, rule: str, words: Words) -> str:
    """Return the small line under a rule that is not simply on or off."""
    state = logic.state_of(rule)
    if state == "table":
        return words("rules-picker-mark-table")
    if state == "replaced":
        by = [words.rule(each) for each in logic.pick.replaced[rule]]
        return words("rules-picker-mark-replaced", rules=words.list_of(by, "and"))
    if state == "blocked":
        return words("rules-picker-mark-blocked", rules=words.list_of(_in_the_way(logic, rule, words), "and"))
    return _company_missed(rule, logic.pick.lacks(logic.choice(rule)), words)


def _company_missed(rule: str, company: tuple[Choice, ...], words: Words) -> str:
    """Say what a rule needs to change anything here: the first few of the rules beside which it does."""
    if not company:
        return ""
    names = company_names(rule, company, words)
    if needs_setting(rule, company):
        return words("rules-picker-mark-unset", settings=words.list_of(names))
    shown, more = names[:NAMED], len(names[NAMED:])
    return words("rules-picker-mark-alone", rules=words.list_of(shown, "list" if more else "or"), more=more)


def _in_the_way(logic: RulesPickerLogic, rule: str, words: Words) -> list[str]:
    return [words.rule(other) for other in logic.in_the_way(rule)]


# The open rule


def _open(logic: RulesPickerLogic, rule: str, words: Words) -> Strings:
    state = logic.state_of(rule)
    reasons = [against_text(error, words) for error in logic.against(rule)]
    off = _in_the_way(logic, rule, words) if logic.can_swap(rule) else []
    of_the_table = [words.rule(other) for other in logic.in_the_way(rule) if other not in logic.pick.chosen]
    if of_the_table:
        table, rules = logic.pick.spec.profile, words.list_of(of_the_table, "and")
        reasons.append(words("rules-picker-own-table", table=table, rules=rules))
    return {
        "reasons": reasons,
        "swap": words("rules-picker-swap", rule=rule, others=words.list_of(off, "and")) if off else "",
        "instead": _instead(logic, rule, words) if state == "table" else "",
        "settings": [_setting(logic, setting, words) for setting in settings_of(rule)],
        "trying": words("rules-picker-trying") if state in ("off", "blocked") and settings_of(rule) else "",
        "example": _example(logic.example, words),
        "code": words.code(str(logic.choice(rule))),
    }


def _instead(logic: RulesPickerLogic, rule: str, words: Words) -> str:
    others = [words.rule(each) for each in instead_of(logic.pick.spec.profile, rule)]
    return words("rules-picker-instead", rules=words.list_of(others, "or")) if others else words("rules-picker-always")


def _setting(logic: RulesPickerLogic, setting: Setting, words: Words) -> Strings:
    value = value_of(logic.choice(setting.rule), setting.name)
    wrong = logic.refused is not None and logic.refused[:2] == (setting.rule, setting.name)
    return {
        "name": setting_name(setting.rule, setting.name, words),
        "value": value_text(value, words),
        "usual": words("rules-picker-usual", value=value_text(setting.default, words))
        if value != setting.default
        else "",
        "options": [value_text(each, words) for each in setting.values] if setting.form == "choice" else [],
        "wrong": error_text(logic.setting_problem, words) if wrong else "",
    }


# The example


def _example(compared: Compared | None, words: Words) -> Strings | None:
    if compared is None:
        return None
    keys = [key for key in compared.keys if key in compared.here or compared.usual]
    return {
        "title": words("rules-picker-example"),
        "seats": _seats(compared, words),
        "given": list(_given(compared, words)),
        "usual": words("rules-picker-column-usual") if compared.usual is not None else "",
        "here": words("rules-picker-column-here"),
        "rows": [_row(compared, key, words) for key in keys],
        "note": _note(compared, words),
    }


def _note(compared: Compared, words: Words) -> str:
    notes = []
    if compared.usual is None:
        notes.append(words("rules-picker-not-there"))
    elif not any(compared.changed(key) for key in compared.keys):
        notes.append(words("rules-picker-no-change"))
    if compared.besides:
        others = words.list_of(map(words.rule, compared.besides), "and")
        notes.append(words("rules-picker-besides", rules=others))
    return " ".join(notes)


def _pairs(text: str) -> list[tuple[str, str]]:
    found = (word.partition(":") for word in text.split())
    return [(name, value) for name, _, value in found]


def _seats(compared: Compared, words: Words) -> Strings | None:
    """Return bids and tricks as a small table, seat by seat."""
    given = compared.example.given
    if not given.get("tricks"):
        return None
    bids, tricks = _pairs(given["bids"]), dict(_pairs(given["tricks"]))
    return {
        "names": [words.seat(seat) for seat, _ in bids],
        "rows": [
            {"name": words("rules-picker-bid"), "cells": [words.bid(bid) for _, bid in bids]},
            {"name": words("rules-picker-took"), "cells": [words.number(int(tricks[seat])) for seat, _ in bids]},
        ],
    }


def _given(compared: Compared, words: Words) -> Iterator[str]:
    """Yield what is known of the situation, a short line each."""
    example, given = compared.example, compared.example.given
    if given.get("hand"):
        yield words("rules-picker-hand", hand=words.hand(given["hand"]))
    hands = given.get("hands") or {}
    for seat, hand in hands.items():
        if example.kind == "moment" and len(hands) == 1:  # who is asked is called you
            yield words("rules-picker-hand", hand=words.hand(hand))
        else:
            yield words("rules-picker-hand-of", seat=seat, hand=words.hand(hand))
    plays = given.get("plays") or given.get("trick") or ""
    if plays:
        told = [words("rules-picker-play", seat=seat, card=card.partition("=")[0]) for seat, card in _pairs(plays)]
        yield words("rules-picker-trick", plays=words.list_of(told))
    if example.kind == "legal":
        yield words("rules-picker-lead" if not plays else "rules-picker-follow")
        if not given["broken"]:
            yield words("rules-picker-unbroken")
    made = given.get("bids") if example.kind in ("bids", "passing") else given.get("done")
    bidden = [(seat, bid) for seat, bid in _pairs(made or "") if bid.isdecimal() or words.has(f"bid-{bid}")]
    if bidden and example.kind in ("bids", "passing", "moment"):
        bids = words.list_of(words("rules-picker-bid-of", seat=seat, bid=bid) for seat, bid in bidden)
        yield words("rules-picker-bids", bids=bids)
    if example.kind == "bids":
        yield words("rules-picker-to-bid", seat=given["seat"])
    yield from _standing(given, words)


def _standing(given: Any, words: Words) -> Iterator[str]:
    totals = [
        (side, *score.partition("/")[::2]) for side, score in _pairs(given.get("before") or given.get("totals") or "")
    ]
    if any(int(total) or int(bags or 0) for _, total, bags in totals):
        told = []
        for side, total, bags in totals:
            with_bags = "yes" if bags and int(bags) else "no"
            told.append(words("rules-picker-total", side=side, total=int(total), bags=int(bags or 0), counts=with_bags))
        yield words("rules-picker-before", totals=words.list_of(told))
    if given.get("rounds"):
        yield words("rules-picker-rounds", rounds=given["rounds"])
    if given.get("minutes"):
        yield words("rules-picker-minutes", minutes=given["minutes"])
    if given.get("surrender"):
        yield words("rules-picker-gives-up", seat=given["surrender"])


def _row(compared: Compared, key: Key, words: Words) -> Strings:
    usual, here = (compared.usual or {}).get(key), compared.here.get(key)
    return {
        "label": _label(key, here or usual, words),
        "side": words.side(key[1]) if key[0] in ("line", "points", "total", "bags") else "",
        "sum": key[0] in ("points", "total"),
        "usual": _usual_text(usual, key, words) if compared.usual is not None else "",
        "here": cell_text(here, key, words),
        "changed": compared.usual is not None and compared.changed(key),
    }


def _usual_text(cell: Cell | None, key: Key, words: Words) -> str:
    """Say what a row comes to at the default table; why nothing can be done there that it does not know is not told."""
    if cell is not None and cell[0] == "may" and cell[1]:
        return words("rules-picker-no")
    return cell_text(cell, key, words)


def _label(key: Key, cell: Cell | None, words: Words) -> str:
    if key[0] == "line" and cell is not None:
        reason: Reason = cell[2]
        return words.attr(reason.id, "label", **dict(reason.facts))
    if key[0] == "card":
        return words.card(key[1])
    if key[0] == "bids":
        return words("rules-picker-row-bids", seat=key[1])
    if key[0] == "passes":
        return words("rules-picker-row-passes", giver=key[1], receiver=key[2])
    if key[0] == "people":
        return words("rules-picker-row-people", people=int(key[1]))
    if key[0] == "may" and cell is not None:
        question: Reason = cell[2]
        return words(question.id, **dict(question.facts))
    return words(f"rules-picker-row-{key[0]}")


def cell_text(cell: Cell | None, key: Key, words: Words) -> str:
    """Say what a row of an example comes to at a table."""
    match cell:
        case None:
            return words("rules-picker-nothing")
        case ("points", int(points), *_):
            return words.signed(points)
        case ("number", int(number)):
            return words.number(number)
        case ("yes", bool(yes)):
            return words("rules-picker-yes" if yes else "rules-picker-no")
        case ("seat", seat):
            return words("rules-picker-nobody") if seat is None else words.seat(seat)
        case ("side", side):
            return words("rules-picker-nobody") if side is None else words.side(side)
        case ("bids", bids):
            return bid_list(bids, words) or words("rules-picker-nothing")
        case ("cards", cards):
            return words.hand(cards)
        case ("sizes", sizes):
            return words.formula(*[piece for size in sizes for piece in ("+", size)][1:])
        case ("suit", str(suit)):
            return words.suit(suit)
        case ("may", (), _):
            return words("rules-picker-yes")
        case ("may", (reason, *_), _):
            return words("rules-picker-may-not", why=words.attr(reason.id, "label", **dict(reason.facts)))
        case ("reasons", ()):
            return words("rules-picker-may") if key[0] == "card" else words("rules-picker-nothing")
        case ("reasons", (reason, *_)):
            label: str = words.attr(reason.id, "label", **dict(reason.facts))
            return words("rules-picker-may-not", why=label) if key[0] == "card" else label
        case _:
            return words("rules-picker-no-limit")


# What differs


def _difference(difference: Difference, words: Words) -> str:
    rule, values = difference.rule, _values(difference.rule, difference.values, words)
    if difference.kind == "gone":
        by = words.list_of(map(words.rule, difference.by), "and")
        return words("rules-picker-gone-for", rule=rule, others=by) if by else words("rules-picker-gone", rule=rule)
    if difference.kind == "changed":
        return words("rules-picker-changed", rule=rule, values=values)
    return (
        words("rules-picker-added-set", rule=rule, values=values) if values else words("rules-picker-added", rule=rule)
    )

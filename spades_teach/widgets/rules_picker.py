"""House rules to be chosen: by topic, each explained in a sentence, with what excludes it said before it is switched on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, ClassVar

from spades_teach.catalogue import variant, variants
from spades_teach.core.errors import SpadesError, VariantConflictError, shown
from spades_teach.core.reasons import Reason
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import PROFILES, VARIANTS, Choice, RuleSpec, read_spec
from spades_teach.core.variants.spec import Value, read_value, write_value
from spades_teach.i18n import Words, ascii_digits
from spades_teach.widgets.given_rules import pasted_spec, spec_given
from spades_teach.widgets.rule_examples import Compared, compared
from spades_teach.widgets.rule_pick import Difference, Pick
from spades_teach.widgets.rule_search import rule_index
from spades_teach.widgets.rule_settings import Setting, set_to, settings_of, span, value_of
from spades_teach.widgets.rules_picker_words import REFUSED, picker_lexicon, picker_strings
from spades_teach.widgets.search import LONGEST_QUERY
from spades_teach.widgets.shell import Widget

MOST_PAST = 20
"""Steps that can be taken back."""

LONGEST_SPEC = 2_000
LONGEST_VALUE = 40

Given = Mapping[str, Any]


@cache
def topics() -> dict[str, tuple[str, ...]]:
    """Return the topics with their rules, as the catalogue orders them."""
    found: dict[str, list[str]] = {}
    for entry in variants():
        found.setdefault(entry.category, []).append(entry.id)
    return {topic: tuple(rules) for topic, rules in found.items()}


class RulesPickerLogic:
    """The picker apart from the page: the pick, what was tried out about rules that are off, and what lies open."""

    name: ClassVar[str] = "rules-picker"

    def __init__(self, rules: str | RuleSpec | RuleSet = "standard", *, topic: str | None = None) -> None:
        """Begin with rules; see `RulesPicker` for the arguments.  Raises SpadesError (a ValueError) for what cannot be."""
        self.pick = Pick(spec_given(rules))
        self.topic = _topic(topic)
        self.tried: dict[str, Choice] = {}  # how rules that are off have been set, to try them out
        self.search = ""
        self.open: str | None = None
        self.typed: str | None = None  # a text that could not be taken over
        self.refused: tuple[str, str, str] | None = None  # a setting that could not be made: rule, name, value
        self.past: tuple[RuleSpec, ...] = ()
        self.moving: tuple[str, str] | None = None  # the setting that was moved last, as a slider is many times
        self.said: Reason | None = None  # what the last press has done, for those who do not see it

    # What is so now

    @property
    def spec(self) -> str:
        """The rules as text, in canonical form."""
        return str(self.pick.spec)

    def choice(self, rule: str) -> Choice:
        """Return a rule as it is set, or as it would be switched on."""
        known = self.pick.chosen.get(rule) or self.tried.get(rule) or self.pick.standing.get(rule)
        return known or Choice(rule)

    def state_of(self, rule: str) -> str:
        """Return `on`, `table`, `replaced`, `blocked` or `off`."""
        return self.pick.state_of(rule, self.choice(rule))

    def against(self, rule: str) -> tuple[VariantConflictError, ...]:
        """Return what stands against a rule that is not on."""
        return () if rule in self.pick.chosen else self.pick.against(self.choice(rule))

    @property
    def listed(self) -> tuple[str, ...]:
        """The rules that are shown: of the topic, or what was found."""
        return rule_index().find(self.search) if self.search.strip() else topics()[self.topic]

    @property
    def example(self) -> Compared | None:
        """The example of the open rule, by the rules as they are set."""
        return None if self.open is None else compared(self.pick.spec, self.choice(self.open))

    @property
    def problem(self) -> SpadesError | None:
        """Why the typed text could not be taken over."""
        return None if self.typed is None else _error_of(lambda: Pick(pasted_spec(self.typed or "")))

    @property
    def setting_problem(self) -> SpadesError | None:
        """Why a setting could not be made."""
        if self.refused is None:
            return None
        rule, name, text = self.refused
        return _error_of(lambda: self.set_otherwise(rule, name, text))

    # What is done

    def act(self, action: Given) -> None:
        """Do what was pressed.

        `topic` (`topic`), `search` (`text`), `open` (`rule`, `on`), `switch` (`rule`, `on`), `swap` (`rule`): switch off what stands against a
        rule, and it on; `set` (`rule`, `name`, `value` as in a rule spec), `preset` (`profile`), `import` (`text`), `undo`.
        """
        before, self.moving, self.said = (self.moving, self.said), None, None
        try:
            self._do(action, before[0])
        except SpadesError:
            self.moving, self.said = before
            raise

    def _do(self, action: Given, moved: tuple[str, str] | None) -> None:
        match action:
            case {"kind": "topic", "topic": str(topic)} if topic in topics():
                self.topic, self.search, self.open = topic, "", None
            case {"kind": "search", "text": str(text)} if len(text) <= LONGEST_QUERY:
                self.search, self.open = text, None
            case {"kind": "open", "rule": str(rule), "on": bool(on)} if rule in _offered():
                self.open = rule if on else None
            case {"kind": "switch", "rule": str(rule), "on": bool(on)} if rule in VARIANTS:
                self._switch(rule, on)
            case {"kind": "swap", "rule": str(rule)} if rule in _offered():
                self._swap(rule)
            case {"kind": "set", "rule": str(rule), "name": str(name), "value": str(text)} if (
                _can_set(rule, name) and len(text) <= LONGEST_VALUE
            ):
                past = self.past
                self._try_to_set(rule, name, text)
                self.moving = (rule, name)
                self.past = past if moved == self.moving else self.past  # all moves of a slider are one step back
            case {"kind": "preset", "profile": str(profile)} if profile in PROFILES:
                self._go(Pick(RuleSpec(profile)), Reason.of("rules-picker-said-table", rule=profile))
            case {"kind": "import", "text": str(text)} if len(text) <= LONGEST_SPEC:
                self._import(text)
            case {"kind": "undo"} if self.past:
                back, self.past = self.past[-1], self.past[:-1]
                self._show(Pick(back))
                self.said = Reason.of("rules-picker-said-undone")
            case _:
                raise SpadesError(
                    f"the picker knows no action {shown(dict(action))} now", "bad-action", value=shown(action, str)
                )

    def _switch(self, rule: str, on: bool) -> None:
        if on == (rule in self.pick.chosen):
            return
        if not on:
            choice = self.pick.chosen[rule]
            self._go(self.pick.without((rule,)), Reason.of("rules-picker-said-off", rule=rule))
            self._remember(choice)
        elif self.state_of(rule) == "off":
            self._add(rule, self.pick)
        elif rule in _offered():  # it says itself why it cannot be switched
            self.open = rule

    def in_the_way(self, rule: str) -> tuple[str, ...]:
        """Return the rules that have to be off for this one to be played."""
        facts = (error.facts for error in self.against(rule))
        others = [str(each["second"] if each["first"] == rule else each["first"]) for each in facts]
        return tuple(dict.fromkeys([*others, *self.pick.replaced.get(rule, ())]))

    def can_swap(self, rule: str) -> bool:
        """Tell whether all that is in the way of a rule can be switched off."""
        others = self.in_the_way(rule)
        return bool(others) and rule not in self.pick.chosen and all(other in self.pick.chosen for other in others)

    def _swap(self, rule: str) -> None:
        if not self.can_swap(rule):
            return
        cleared = self.pick.without(self.in_the_way(rule))
        if rule in cleared.standing:
            self._go(cleared, Reason.of("rules-picker-said-on", rule=rule))
        else:
            self._add(rule, cleared)

    def _add(self, rule: str, pick: Pick) -> None:
        choice = self.choice(rule)
        self._go(pick.with_rule(choice), Reason.of("rules-picker-said-on", rule=rule))
        self.tried.pop(rule, None)

    def _try_to_set(self, rule: str, name: str, text: str) -> None:
        try:
            self._make_setting(*self.set_otherwise(rule, name, text))
            self.refused = None
        except SpadesError:
            self.refused = (rule, name, text)
            self.said = REFUSED

    def set_otherwise(self, rule: str, name: str, text: str) -> tuple[Choice, Pick | None]:
        """Return a rule set otherwise, and the pick with it where that is in force; raises SpadesError where it cannot be."""
        choice = set_to(self.choice(rule), name, read_value(_tidy(text)))
        in_force = rule in self.pick.in_force
        pick = Pick(RuleSpec(self.pick.spec.profile, (choice,))) if not in_force else self.pick.with_rule(choice)
        return choice, pick if in_force else None

    def _make_setting(self, choice: Choice, pick: Pick | None) -> None:
        if pick is None:
            self._remember(choice)
        else:
            self._go(pick, None)

    def _remember(self, choice: Choice) -> None:
        if choice.parameters:
            self.tried[choice.id] = choice
        else:
            self.tried.pop(choice.id, None)

    def _import(self, text: str) -> None:
        self.typed = text
        if self.problem is not None:
            self.said = REFUSED
            return
        self._go(Pick(pasted_spec(text)), Reason.of("rules-picker-said-imported"))

    def _go(self, pick: Pick, said: Reason | None) -> None:
        """Take another pick; the one before can be had back."""
        if pick.spec != self.pick.spec:
            self.past = (*self.past, self.pick.spec)[-MOST_PAST:]
        self._show(pick)
        self.said = said

    def _show(self, pick: Pick) -> None:
        self.pick, self.typed, self.refused = pick, None, None
        self.tried = {rule: choice for rule, choice in self.tried.items() if rule not in pick.in_force}

    # What is shown

    def view(self) -> dict[str, Any]:
        chosen = self.pick.chosen
        return {
            "spec": self.spec,
            "typed": self.typed,
            "profile": self.pick.spec.profile,
            "profiles": list(PROFILES),
            "may_undo": bool(self.past),
            "on": list(chosen),
            "topic": None if self.search.strip() else self.topic,
            "topics": [{"id": topic, "on": sum(rule in chosen for rule in rules)} for topic, rules in topics().items()],
            "search": self.search,
            "rules": [{"id": rule, "state": self.state_of(rule)} for rule in self.listed],
            "open": None if self.open is None else self._open(self.open),
            "differences": [{"kind": each.kind, "rule": each.rule} for each in self.differences],
        }

    @property
    def differences(self) -> tuple[Difference, ...]:
        """What is otherwise than at the default table."""
        return self.pick.differences

    def _open(self, rule: str) -> dict[str, Any]:
        return {
            "rule": rule,
            "swap": self.can_swap(rule),
            "settings": [self._setting(setting) for setting in settings_of(rule)],
            "example": self.example is not None,
        }

    def _setting(self, setting: Setting) -> dict[str, Any]:
        value = value_of(self.choice(setting.rule), setting.name)
        wrong = self.refused if self.refused and self.refused[:2] == (setting.rule, setting.name) else None
        told = {
            "name": setting.name,
            "form": setting.form,
            "value": write_value(value),
            "changed": value != setting.default,
            "wrong": wrong[2] if wrong else None,
        }
        if setting.form == "slider":
            least, most, step = span(setting, value)
            told |= {"least": least, "most": most, "step": step, "optional": setting.optional}
        if setting.form == "choice":
            told["options"] = [{"id": write_value(each), "free": self._free(setting, each)} for each in setting.values]
        return told

    def _free(self, setting: Setting, value: Value) -> bool:
        """Tell whether a rule that is on can be set so beside the others."""
        if setting.rule not in self.pick.chosen:
            return True
        return not self.pick.against(set_to(self.choice(setting.rule), setting.name, value))

    def strings(self, words: Words) -> dict[str, Any]:
        return picker_strings(self, words)

    def lexicon(self, words: Words) -> dict[str, Any]:
        """Return the texts that no press changes."""
        return picker_lexicon(words, tuple(PROFILES), tuple(topics().items()))

    def look_ahead(self, _: Words) -> None:
        """Read now what a search will look through, so that its first letter need not wait."""
        rule_index()

    # What is kept

    def state(self) -> dict[str, Any]:
        return {
            "format": 1,
            "spec": self.spec,
            "tried": [str(choice) for _, choice in sorted(self.tried.items())],
            "topic": self.topic,
            "search": self.search,
            "open": self.open,
            "typed": self.typed,
            "refused": list(self.refused) if self.refused else None,
            "past": [str(spec) for spec in self.past],
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one that could not come from use is refused and changes nothing."""
        try:
            vars(self).update(vars(_restored(state)))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise SpadesError("this state could not come from this picker; begin it anew", "bad-state") from error


def _restored(state: Mapping[str, Any]) -> RulesPickerLogic:
    """Return a picker in a state; raises ValueError and whatever else comes of a state that is none."""
    new = RulesPickerLogic(state["spec"], topic=state["topic"])
    for text in state["tried"]:
        (choice,) = read_spec(f"standard+{text}").choices
        new.tried[choice.id] = choice
    new.search, new.open, new.typed = state["search"], state["open"], state["typed"]
    new.past = tuple(Pick(read_spec(text)).spec for text in state["past"])
    new.refused = tuple(state["refused"]) if state["refused"] is not None else None
    if not _could_be(new) or new.state() != dict(state):
        raise ValueError("this leads elsewhere")
    return new


def _could_be(new: RulesPickerLogic) -> bool:
    """Tell whether what was put into a picker could have come there by presses."""
    rule, name, text = new.refused or ("", "", "")
    return (
        isinstance(new.search, str)
        and len(new.search) <= LONGEST_QUERY
        and (new.open is None or new.open in _offered())
        and (new.typed is None or (len(new.typed) <= LONGEST_SPEC and new.problem is not None))
        and (not new.refused or (_can_set(rule, name) and len(text) <= LONGEST_VALUE and bool(new.setting_problem)))
        and all(rule not in new.pick.in_force and choice.parameters for rule, choice in new.tried.items())
        and len(new.past) <= MOST_PAST
    )


@cache
def _offered() -> frozenset[str]:
    return frozenset(rule for rules in topics().values() for rule in rules)


def _known(rule: str) -> str:
    """Return the id of a rule; raises SpadesError, with the nearest that there is, when it is none."""
    return rule if rule in VARIANTS else variant(rule).id


def _can_set(rule: str, name: str) -> bool:
    return rule in _offered() and any(setting.name == name for setting in settings_of(rule))


def _tidy(text: str) -> str:
    """Write what was typed as rule specs are written: ASCII digits and no marks."""
    return ascii_digits(text).strip()


def _error_of(attempt: Callable[[], object]) -> SpadesError | None:
    try:
        attempt()
    except SpadesError as error:
        return error
    return None


def _topic(topic: str | None) -> str:
    known = topics()
    if topic is None:
        return "bidding" if "bidding" in known else next(iter(known))
    if topic not in known:
        raise SpadesError(
            f"no topic {shown(topic)}; expected one of {', '.join(known)}",
            "bad-argument",
            name="topic",
            value=topic,
            expected=", ".join(known),
        )
    return topic


class RulesPicker(Widget[RulesPickerLogic]):
    """House rules to be chosen by topic, in a notebook of your own.

    In marimo write `picker = mo.ui.anywidget(RulesPicker())`, so that cells which use `picker` run again after each press.

    >>> from spades_teach import RulesPicker
    >>> picker = RulesPicker("standard+blind-nil")
    >>> picker.switch("board"); picker.set("board", "minimum", 5); picker.spec
    'standard+blind-nil+board:minimum=5'
    >>> picker.blocked("nil-off")                # what would have to be switched off for it
    ('blind-nil',)
    >>> picker.use("standard+solo"); len(picker.rules.table.sides)
    4
    """

    def __init__(
        self,
        rules: str | RuleSpec | RuleSet = "standard",
        *,
        topic: str | None = None,
        logic: RulesPickerLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Begin with rules.

        rules: a rule spec.  topic: what is shown first: "deal", "bidding", "trump", "play", "scoring", "ending" or "players".
        logic: the logic of another picker, to show the same one twice; all else about the rules is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        super().__init__(logic or RulesPickerLogic(rules, topic=topic), lang=lang, four_colour=four_colour, theme=theme)

    @property
    def rules(self) -> RuleSet:
        """The rules as the engine takes them."""
        return self.logic.pick.rules

    @property
    def spec(self) -> str:
        """The rules as text: a rule spec in canonical form."""
        return self.logic.spec

    @property
    def on(self) -> tuple[str, ...]:
        """The ids of the rules that are switched on."""
        return tuple(self.logic.pick.chosen)

    def switch(self, rule: str, on: bool = True) -> None:
        """Switch a rule on or off; raises SpadesError where that cannot be."""
        known = _known(rule)
        if on and known not in self.logic.pick.chosen:
            self.logic.pick.with_rule(self.logic.choice(known))
        self.do("switch", rule=known, on=on)

    def set(self, rule: str, name: str, value: int | bool | str | Iterable[str] | None) -> None:
        """Set a rule otherwise, be it on or off; raises SpadesError where that cannot be."""
        plain = value if isinstance(value, int | str | None) else tuple(value)
        text = write_value(plain)
        known = _known(rule)
        self.logic.set_otherwise(known, name, text)
        self.do("set", rule=known, name=name, value=text)

    def use(self, rules: str) -> None:
        """Take over a rule spec, a link that carries one, or the text of a rule file; raises SpadesError for what cannot be."""
        Pick(pasted_spec(rules))
        self.do("import", text=rules)

    def blocked(self, rule: str) -> tuple[str, ...]:
        """Return which rules would have to be switched off for this one."""
        known = _known(rule)
        return self.logic.in_the_way(known)

"""Practice without end: items of a lesson's topic from a seed, each wrong answer met with what it shows."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from contextlib import suppress
from copy import copy
from typing import Any, ClassVar

from spades_teach.core.deals import check_seed
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec, compose
from spades_teach.i18n import Words, read_number
from spades_teach.widgets.chance import Chance
from spades_teach.widgets.plain import plain_copy
from spades_teach.widgets.practice_items.items import (
    KINDS,
    NUMBERS,
    TOPICS,
    Answer,
    Item,
    Judged,
    check_table,
    make_item,
)
from spades_teach.widgets.practice_state import SPACED, Due, History, read_answer, read_history
from spades_teach.widgets.practice_words import practice_strings
from spades_teach.widgets.questions import QuestionError
from spades_teach.widgets.runs import JUDGED, MOST_POINTS, Result, impossible, last_dots, listed, text, truth, whole
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.verdicts import sources_of

LONGEST_NUMBER = 12
"""Signs that the number field takes."""

SEARCHED = 60
"""Items that are looked at for one in which the same mistake is tempting again."""

PHASES = ("asking", "missed", "right", "told")
"""How far the present item is: asked; answered wrong and open; answered right; its answer shown."""

FRESH_SEEDS = 2**32


class PracticeLogic:
    """Practice apart from the page: which item is open, what was answered, what comes back.

    What is right stays in here until the item is answered right or its answer is asked for.
    """

    name: ClassVar[str] = "practice"

    def __init__(
        self,
        topics: str | Iterable[str] = TOPICS,
        seed: int | None = None,
        rules: str | RuleSpec | RuleSet = "standard",
        goal: int = 5,
        *,
        points: int = 0,
    ) -> None:
        """Begin to practise; see `Practice` for the arguments.

        Raises SpadesError for a topic, seed, goal or rule that there is not.
        """
        self.rules = rules if isinstance(rules, RuleSet) else compose(rules)
        check_table(self.rules)
        self.topics = _known_topics(topics)
        self.goal = whole("goal", goal, least=1)
        self.points = whole("points", points, least=0, most=MOST_POINTS)
        self.any_seed = seed is None
        self.seed = secrets.randbelow(FRESH_SEEDS) if seed is None else check_seed(seed)
        self._results: tuple[Result, ...] = ()
        self.outcomes: tuple[bool, ...] = ()  # of the items that are over: answered right at last?
        self.due: tuple[Due, ...] = ()
        self.last_answer: dict[str, Any] | None = None
        self._open()
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    # Which item is open

    def _open(self) -> None:
        """Put the next item, blank: one that is due again, else the next kind in turn."""
        place = len(self.outcomes)
        due = next((each for each in self.due if each.at <= place), None)
        item = None if due is None else self._again(due, place)
        if due is not None:
            self.due = tuple(each for each in self.due if each is not due)
        self._put(item or self._in_turn(place), again=item is not None)

    def _put(self, item: Item, *, again: bool) -> None:
        self.item = item
        self.again = again
        self.phase = "asking"
        self.typed = ""
        self.chosen: tuple[str, ...] = ()
        self.answer: Answer | None = None  # the last one that was judged
        self.hint: str | None = None

    def _in_turn(self, place: int) -> Item:
        """Make the next item of the kinds in turn, shuffled anew for each lap; kinds that these rules never lead to are left out."""
        kinds = [kind.name for topic in self.topics for kind in KINDS.values() if kind.topic == topic]
        lap = Chance.of(f"practice/{self.seed}/lap/{place // len(kinds)}").shuffled(kinds)
        at = place % len(kinds)
        number = Chance.of(f"practice/{self.seed}/{place}").below(NUMBERS)
        for kind in (*lap[at:], *lap[:at]):
            with suppress(QuestionError):
                return make_item(f"{kind}-{number}", self.rules)
        raise QuestionError(
            f"the rules {self.rules.name!r} lead to no item of {', '.join(self.topics)}; choose another topic",
            "quiz-no-such-position",
            value=", ".join(self.topics),
        )

    def _again(self, due: Due, place: int) -> Item | None:
        """Make another item of a kind, one in which the same mistake would show."""
        chance = Chance.of(f"practice/{self.seed}/{place}/again")
        last = None
        for _ in range(SEARCHED):
            last = make_item(f"{due.kind}-{chance.below(NUMBERS)}", self.rules)
            if due.misconception is None or due.misconception in last.mistakes:
                return last
        return last

    # How it went

    @property
    def results(self) -> list[Result]:
        """What was answered so far; it is the caller's to change."""
        return plain_copy(list(self._results))

    @property
    def serial(self) -> int:
        """The number of the present item in the run; an action that names another one comes too late."""
        return len(self.outcomes) + (self.phase in ("asking", "missed"))

    @property
    def correct(self) -> int:
        """How many items were right, at first or after another look."""
        return sum(self.outcomes)

    @property
    def done(self) -> bool:
        """Whether the goal is reached."""
        return self.correct >= self.goal

    # What is done

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was asked: `type` (`text`), `choose` (`option`), `check` (with `text` where a number is asked), `tell`, `next`.

        An action may name the `serial` of its item: one for another item is passed over, and so is an answer to one that is over.
        """
        self.last_answer = None
        serial = action.get("serial", self.serial)
        if not isinstance(serial, int) or isinstance(serial, bool):
            raise QuestionError(f"{serial!r} numbers no item", "bad-action", value=str(serial))
        if serial != self.serial and "kind" in action:
            return
        number = self.item.form == "number"
        match action:
            case {"kind": "type", "text": str(text)} if number:
                self._type(text)
            case {"kind": "choose", "option": str(option)} if not number and option in self.item.options:
                self._choose(option)
            case {"kind": "check", "text": str(text)} if number:
                self._type(text)
                self._check()
            case {"kind": "check"}:
                self._check()
            case {"kind": "tell"} if self.phase in ("missed", "told"):
                self._close("told")
            case {"kind": "next"} if self.phase in ("right", "told"):
                self._open()
            case _:
                raise QuestionError(f"practice knows no action {dict(action)!r} now", "bad-action", value=str(action))

    @property
    def is_open(self) -> bool:
        """Whether the present item can still be answered."""
        return self.phase in ("asking", "missed")

    def _type(self, text: str) -> None:
        if len(text) > LONGEST_NUMBER:
            raise QuestionError(f"{len(text)} signs are too many for a number here", "bad-action", value=text[:20])
        if self.is_open:
            self.typed = text
            self.hint = None

    def _choose(self, option: str) -> None:
        if not self.is_open:
            return
        self.hint = None
        if self.item.many:
            picked = set(self.chosen) ^ {option}
            self.chosen = tuple(each for each in self.item.options if each in picked)
        else:
            self.chosen = (option,)

    def _given(self) -> Answer | None:
        """Return the answer as it stands, None while there is none that can be judged."""
        if self.item.form == "number":
            return read_number(self.typed)
        if self.item.many:
            return frozenset(self.chosen) or None
        return self.chosen[0] if self.chosen else None

    def _hint(self) -> str:
        """Say what an answer that cannot be judged lacks."""
        unread = self.item.form == "number" and self.typed.strip()
        return "question-no-number" if unread else "question-empty"

    def _check(self) -> None:
        if not self.is_open:
            return
        answer = self._given()
        if answer is None:
            self.hint = self._hint()
            return
        if answer == self.answer:
            return  # said already
        first = self.phase == "asking"
        self.answer = answer
        judged = self.item.judge(answer)
        self._note(judged, first=first)
        if judged.right:
            self._close("right")
        else:
            self.phase = "missed"
            if first:
                self._bring_back(judged.misconception)

    def _note(self, judged: Judged, *, first: bool) -> None:
        result = {
            "item": self.item.id,
            "answer": _as_json(self.answer),
            "right": judged.right,
            "first": first,
            "points": self.points if judged.right and first else 0,
            "possible": self.points if first else 0,
            "misconception": judged.misconception,
        }
        self._results = (*self._results, result)
        self.last_answer = {name: result[name] for name in ("item", *JUDGED)}

    def _close(self, phase: str) -> None:
        if self.is_open:
            self.phase, self.hint = phase, None
            self.outcomes = (*self.outcomes, phase == "right")

    def _bring_back(self, misconception: str | None) -> None:
        kind = self.item.kind
        if not any((each.kind, each.misconception) == (kind, misconception) for each in self.due):
            self.due = (*self.due, Due(kind, misconception, len(self.outcomes) + SPACED))

    # What is shown

    def view(self) -> dict[str, Any]:
        item = self.item
        return {
            "phase": self.phase,
            "kind": item.kind,
            "form": item.form,
            "serial": self.serial,
            "signed": item.signed,
            "typed": self.typed,
            "options": [
                {"id": option, "chosen": option in self.chosen, "mark": self._mark(option)} for option in item.options
            ],
            "felt": [{"place": seat.place, "dealer": seat.dealer, "turn": seat.turn} for seat in item.felt],
            "hand": list(item.hand),
            "dots": last_dots(self.outcomes, open_item=self.is_open),
            "done": self.done,
            "go": "check" if self.is_open else "next",
            "may_tell": self.phase == "missed",
        }

    def _mark(self, option: str) -> str | None:
        """Mark what was judged; what is right only once the item is over."""
        if self.answer is None:
            return None
        right, judged = _options_of(self.item.right), _options_of(self.answer)
        if self.is_open:
            wrong = option in judged and not self.item.many and option in self.chosen
            return "bad" if wrong else None
        if option in right:
            return "good" if option in judged else "missed"
        return "bad" if option in judged else None

    def strings(self, words: Words) -> dict[str, Any]:
        return practice_strings(self, words)

    def look_ahead(self, words: Words) -> None:
        """Press the one button on a copy, while the learner reads: the sentences that come next are then remembered."""
        ahead = copy(self)
        with suppress(QuestionError):
            ahead.act({"kind": "check" if self.is_open else "next"})
            ahead.strings(words)

    # What is kept

    def state(self) -> dict[str, Any]:
        return {**self.own_state(), "results": self.results}

    def own_state(self) -> dict[str, Any]:
        """Return the state with the results that are kept here, which nobody may change."""
        return {
            "format": 1,
            "of": self._settings(),
            "item": self.item.id,
            "again": self.again,
            "phase": self.phase,
            "typed": self.typed,
            "chosen": list(self.chosen),
            "answer": _as_json(self.answer),
            "outcomes": list(self.outcomes),
            "due": [{"kind": each.kind, "misconception": each.misconception, "at": each.at} for each in self.due],
            "hint": self.hint,
            "results": list(self._results),
        }

    def _settings(self) -> dict[str, Any]:
        return {"topics": list(self.topics), "seed": self.seed, "rules": self.rules.name}

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one of other practice, or one that could not come about, is refused and changes nothing."""
        new = copy(self)
        try:
            new._restore(state)
        except QuestionError:
            raise
        except Exception as error:
            raise QuestionError(
                "this state could not come from this practice; begin it anew", "quiz-bad-state"
            ) from error
        vars(self).update(vars(new))

    def _restore(self, state: Mapping[str, Any]) -> None:
        of = dict(state["of"])
        if self.any_seed:
            self.seed = check_seed(of["seed"])
        if state["format"] != 1 or isinstance(state["format"], bool) or of != self._settings():
            raise QuestionError("this state is of other practice; begin it anew", "quiz-bad-state")
        history = read_history(state, self.topics, self.rules)
        self._results, self.outcomes, self.due = history.results, history.outcomes, history.due
        self.last_answer = None
        self._put(make_item(text(state["item"]), self.rules), again=truth(state["again"]))
        if KINDS[self.item.kind].topic not in self.topics:
            raise impossible(self.item.id, "an item of these topics")
        if self.item.form == "number":
            self._type(text(state["typed"]))
        for option in listed(state["chosen"]):
            self.act({"kind": "choose", "option": option})
        self.answer = read_answer(self.item, state["answer"])
        self.phase = PHASES[PHASES.index(state["phase"])]
        if state.get("hint") is not None:  # older states do not say
            self.hint = self._hint()
        self._check_phase(history)
        if any(state[name] != value for name, value in self.state().items() if name in state):
            raise impossible(state["item"], "an item and an answer that belong together")

    def _check_phase(self, history: History) -> None:
        """Refuse a phase that what was answered does not lead to."""
        right = self.answer is not None and self.item.judge(self.answer).right
        over = not history.unfinished and history.outcomes[-1:]
        fits = {
            "asking": self.answer is None and not history.unfinished,
            "missed": bool(history.unfinished) and not right,
            "right": over == (True,) and right and self._given() == self.answer,
            "told": over == (False,) and not right,
        }[self.phase]
        last = self._results[-1:] if self.phase != "asking" else ()
        fits = fits and all((each["item"], each["answer"]) == (self.item.id, _as_json(self.answer)) for each in last)
        if not fits or (self.hint is not None and not (self.is_open and self._given() is None)):
            raise impossible(self.phase, "the phase that the answers lead to")


class Practice(Widget[PracticeLogic]):
    """Items to practise a topic, one after another without end: what a hand scores, who deals, whether a bid may be made, who has won.

    A wrong answer is met with what it shows and may be mended; its kind comes back a little later.  In marimo write
    `practice = mo.ui.anywidget(Practice(...))`, so that cells which use `practice` run again after each answer.

    >>> from spades_teach import Practice
    >>> practice = Practice(topics=["bags"], seed=8)
    >>> practice.do("check", text="0")
    >>> practice.correct, practice.results[-1]["right"]
    (0, False)
    """

    def __init__(
        self,
        topics: str | Iterable[str] = TOPICS,
        seed: int | None = None,
        rules: str | RuleSpec | RuleSet = "standard",
        goal: int = 5,
        *,
        points: int = 0,
        logic: PracticeLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Begin to practise.

        topics: which of "deal", "bids", "contract", "points", "bags", "nil" and "match".  seed: the same seed and the same answers bring the
        same items; None brings others each time.  rules: a rule spec for four players in two sides.
        goal: right items after which it counts as done; it goes on all the same.  points: for each item right at the first try, 0 for practice.
        logic: the logic of another widget, to show the same practice twice; all else about the items is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        shown = logic or PracticeLogic(topics, seed, rules, goal, points=points)
        super().__init__(shown, lang=lang, four_colour=four_colour, theme=theme)

    @property
    def results(self) -> list[dict[str, Any]]:
        """What was answered so far: item, answer, right, first (the first try?), points, possible, misconception."""
        return self.logic.results

    @property
    def correct(self) -> int:
        """How many items were answered right, at first or after another look."""
        return self.logic.correct

    @property
    def done(self) -> bool:
        """Whether the goal is reached."""
        return self.logic.done


def _known_topics(topics: str | Iterable[str]) -> tuple[str, ...]:
    listed = (topics,) if isinstance(topics, str) else tuple(topics)
    made = tuple(topic for topic in TOPICS if any(kind.topic == topic for kind in KINDS.values()))
    unknown = [topic for topic in listed if topic not in made]
    if unknown or not listed or len(set(listed)) != len(listed):
        shown = ", ".join(map(repr, unknown or listed)) or "nothing"
        raise QuestionError(
            f"{shown} cannot be practised; expected some of {', '.join(made)}, each once",
            "practice-no-topic",
            value=shown,
            expected=", ".join(made),
        )
    return listed


def _as_json(answer: Answer | None) -> int | str | list[str] | None:
    return sorted(answer) if isinstance(answer, frozenset) else answer


def _options_of(answer: Answer) -> frozenset[str]:
    return answer if isinstance(answer, frozenset) else frozenset({answer} if isinstance(answer, str) else ())

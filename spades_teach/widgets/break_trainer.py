"""A trainer for breaking spades: may a spade be led, which card broke them, and at which tables; without end from a seed, or a fixed list."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec
from spades_teach.widgets.asking import Asker
from spades_teach.widgets.break_asking import BREAK_ASKERS, BREAK_MISCONCEPTIONS
from spades_teach.widgets.break_positions import (
    BREAK_SITUATIONS,
    break_questions,
    make_break_question,
    read_break_question,
)
from spades_teach.widgets.break_questions import BREAK_KINDS
from spades_teach.widgets.follow_suit_quiz import FollowSuitQuizLogic
from spades_teach.widgets.questions import Question, QuestionError
from spades_teach.widgets.shell import Widget


class BreakTrainerLogic(FollowSuitQuizLogic):
    """The trainer apart from the page: a quiz like the one about following suit, with its own questions."""

    name: ClassVar[str] = "break-trainer"
    askers: ClassVar[Mapping[str, Asker]] = BREAK_ASKERS
    misconceptions: ClassVar[tuple[str, ...]] = BREAK_MISCONCEPTIONS
    situations: ClassVar[Mapping[str, str]] = {name: situation.kind for name, situation in BREAK_SITUATIONS.items()}

    def __init__(
        self,
        *,
        seed: int = 1,
        kinds: Iterable[str] = BREAK_KINDS,
        questions: str | Iterable[str] | None = None,
        rules: str | RuleSpec | RuleSet = "standard",
        points: int = 1,
        goal: int | None = None,
    ) -> None:
        """Begin.  questions: a fixed list, each as `break_positions` reads it.  All else as for the other quiz."""
        super().__init__(
            seed=seed, kinds=_known_kinds(kinds), questions=questions, rules=rules, points=points, goal=goal
        )

    def _read_question(self, text: str) -> Question:
        return read_break_question(text, self.rules)

    def _make_question(self, question_id: str) -> Question:
        return make_break_question(question_id, self.rules)

    def _endless(self) -> Iterator[str]:
        return break_questions(self.seed, self.kinds)

    def view(self) -> dict[str, Any]:
        return {"pick": None, "pressable": False, "tables": [], **super().view()}


class BreakTrainer(Widget[BreakTrainerLogic]):
    """Questions about breaking spades, in a notebook of your own.

    In marimo write `trainer = mo.ui.anywidget(BreakTrainer(...))`, so that cells which use `trainer` run again after each answer.

    >>> from spades_teach import BreakTrainer
    >>> trainer = BreakTrainer(questions=["breaker tricks N:KH E:2H S:3S W:AH / S:4C W:9C N:JC E:2C"])
    >>> trainer.do("pick", option="not-yet")    # the 3 of spades was overlooked
    >>> trainer.do("check")
    >>> trainer.correct, trainer.answered, trainer.results[0]["misconception"]
    (0, 1, 'first-trick-does-not-count')
    """

    def __init__(
        self,
        seed: int = 1,
        kinds: Iterable[str] = BREAK_KINDS,
        questions: str | Iterable[str] | None = None,
        rules: str | RuleSpec | RuleSet = "standard",
        *,
        points: int = 1,
        goal: int | None = None,
        logic: BreakTrainerLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Begin.

        seed: questions without end.
        kinds: which of "lead" (may you lead a spade, and which cards), "breaker" (which card broke spades) and "tables" (at which of seven
        tables may a spade be led).
        questions: a fixed list instead: ids such as "lead-cut-17", or positions written out, such as
        "lead hand QS JH tricks N:KH E:2H S:3S W:AH" (you sit South).  rules: a rule spec.
        points: for each right answer, 0 for practice.  goal: right answers after which endless questions count as done.
        logic: the logic of another trainer, to show the same one twice; all else about the questions is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        shown = logic or BreakTrainerLogic(
            seed=seed, kinds=kinds, questions=questions, rules=rules, points=points, goal=goal
        )
        super().__init__(shown, lang=lang, four_colour=four_colour, theme=theme)

    @property
    def results(self) -> list[dict[str, Any]]:
        """What was answered so far: question, kind, answer, right, points, possible, misconception."""
        return self.logic.results

    @property
    def answered(self) -> int:
        """How many answers were given."""
        return self.logic.answered

    @property
    def correct(self) -> int:
        """How many of them were right."""
        return self.logic.correct

    @property
    def streak(self) -> int:
        """How many were right in a row, up to now."""
        return self.logic.streak

    @property
    def done(self) -> bool:
        """Whether every question of the list was once right, or the goal is reached."""
        return self.logic.done


def _known_kinds(kinds: Iterable[str]) -> tuple[str, ...]:
    listed = (kinds,) if isinstance(kinds, str) else tuple(kinds)
    unknown = [kind for kind in listed if kind not in BREAK_KINDS]
    if unknown or not listed or len(set(listed)) != len(listed):
        shown = ", ".join(map(repr, unknown or listed)) or "nothing"
        raise QuestionError(
            f"{shown} cannot be asked; expected some of {', '.join(BREAK_KINDS)}", "break-bad-kind", value=shown
        )
    return listed

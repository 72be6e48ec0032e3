"""A quiz about following suit: questions without end from a seed and a level, or a fixed list of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy
from typing import Any, ClassVar

from spades_teach.core.deals import check_seed
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import RuleSpec, compose
from spades_teach.i18n import Words
from spades_teach.widgets.asking import ASKERS, MISCONCEPTIONS, Answer, Asker, Verdict
from spades_teach.widgets.four_seats import check_four_in_two
from spades_teach.widgets.plain import plain_copy
from spades_teach.widgets.question_texts import read_question
from spades_teach.widgets.questions import KINDS, Question, QuestionError
from spades_teach.widgets.quiz_state import SKIPPED_AT_MOST, read_saved, retaken
from spades_teach.widgets.quiz_words import quiz_strings
from spades_teach.widgets.runs import JUDGED, MOST_POINTS, Result, impossible, last_dots, streak, whole
from spades_teach.widgets.shell import Widget
from spades_teach.widgets.situations import LEVELS, NUMBER, SITUATIONS, endless, make_question
from spades_teach.widgets.verdicts import sources_of


class FollowSuitQuizLogic:
    """The quiz apart from the page: which question is open, what is marked, how it was judged, what came before.

    What is right stays in here until an answer has been checked; a state holds the learner's own answers and nothing else.
    """

    name: ClassVar[str] = "follow-suit-quiz"

    # What a quiz about something else asks otherwise
    askers: ClassVar[Mapping[str, Asker]] = ASKERS
    misconceptions: ClassVar[tuple[str, ...]] = MISCONCEPTIONS
    situations: ClassVar[Mapping[str, str]] = {name: situation.kind for name, situation in SITUATIONS.items()}

    def _read_question(self, text: str) -> Question:
        return read_question(text, self.rules)

    def _make_question(self, question_id: str) -> Question:
        return make_question(question_id, self.rules)

    def _endless(self) -> Iterator[str]:
        return endless(self.seed, self.level, self.kinds)

    def __init__(
        self,
        *,
        seed: int = 1,
        level: int = 1,
        kinds: Iterable[str] = KINDS,
        questions: str | Iterable[str] | None = None,
        rules: str | RuleSpec | RuleSet = "standard",
        points: int = 1,
        goal: int | None = None,
    ) -> None:
        """Begin a quiz.

        questions: a fixed list, each as `question_texts` reads it; a text has one on each line.
        points: for each right answer; 0 makes it practice that is not graded.
        goal: right answers after which an endless quiz counts as done.
        Raises SpadesError (a ValueError) for a seed, level, kind, question or rule that there is not.
        """
        self.rules = rules if isinstance(rules, RuleSet) else compose(rules)
        check_four_in_two(self.rules)
        self.seed = check_seed(seed)
        self.level = _known_level(level)
        self.kinds = _known_kinds(kinds, tuple(self.askers))
        self.points = whole("points", points, least=0, most=MOST_POINTS)
        self.goal = None if goal is None else whole("goal", goal, least=1)
        self.fixed = None if questions is None else _read_list(questions, self._read_question)
        self._ids: list[str] = []
        self._more = self._endless()
        self._results: tuple[Result, ...] = ()
        self.mastered: set[int] = set()
        self.last_answer: dict[str, Any] | None = None
        self._begin(range(len(self.fixed)) if self.fixed is not None else ())
        sources_of("")  # the catalogue is read now, so that the first answer need not wait for it

    # Which question is open

    def _begin(self, run: Iterable[int]) -> None:
        """Begin a run through some questions of the fixed list; without one, through the endless ones."""
        self.run = list(run)
        self.at = 0  # place in the run, or in the endless ids
        self.outcomes: list[bool] = []  # of this run
        self._open()

    def _open(self) -> None:
        """Put the question at the present place, blank."""
        self.verdict: Verdict | None = None
        self.hinted = False
        self.question = self._question()
        self.answer: Answer = self.asker.blank() if self.question else {}

    def _question(self) -> Question | None:
        if self.fixed is not None:
            return self.fixed[self.run[self.at]] if self.at < len(self.run) else None
        for _ in range(SKIPPED_AT_MOST):
            while len(self._ids) <= self.at:
                self._ids.append(next(self._more))
            try:
                return self._make_question(self._ids[self.at])
            except QuestionError:  # these house rules never lead there
                self.at += 1
        raise QuestionError(
            f"the rules {self.rules.name!r} lead to none of these questions; choose other kinds",
            "quiz-no-such-position",
            value=self.rules.name,
        )

    @property
    def asker(self) -> Asker:
        """How the open question is asked."""
        return self.askers[self.asked.kind]

    @property
    def asked(self) -> Question:
        """The open question; only while there is one."""
        assert self.question is not None
        return self.question

    @property
    def listed(self) -> Sequence[Question]:
        """The fixed list; empty where the questions have no end."""
        return self.fixed or ()

    @property
    def alone(self) -> bool:
        """Whether the list is a single question: it has no result of its own and can be tried again at once."""
        return len(self.listed) == 1

    @property
    def phase(self) -> str:
        """`asking`, `checked`, or `over` at the end of a fixed list."""
        if self.question is None:
            return "over"
        return "asking" if self.verdict is None else "checked"

    def kinds_of(self, question_id: str) -> frozenset[str]:
        """Return the kinds under which this quiz can ask a question; none for one of another quiz."""
        if self.fixed is not None:
            return frozenset(question.kind for question in self.fixed if question.id == question_id)
        name, _, number = question_id.rpartition("-")
        if name not in self.situations or not NUMBER.fullmatch(number):
            return frozenset()
        return frozenset({self.situations[name]} & set(self.kinds))

    @property
    def serial(self) -> int:
        """The number of the question among all that were put; an action that names another one comes too late."""
        return len(self._results) + (self.phase == "asking")

    # How it went

    @property
    def results(self) -> list[Result]:
        """What was answered so far; it is the caller's to change."""
        return plain_copy(list(self._results))

    @property
    def answered(self) -> int:
        return len(self._results)

    @property
    def correct(self) -> int:
        return sum(result["right"] for result in self._results)

    @property
    def streak(self) -> int:
        """Right answers in a row up to now."""
        return streak([result["right"] for result in self._results])

    @property
    def done(self) -> bool:
        """Whether every question of the list was once right, or the goal of an endless quiz is reached."""
        if self.fixed is not None:
            return len(self.mastered) == len(self.fixed)
        return self.goal is not None and self.correct >= self.goal

    @property
    def missed(self) -> list[int]:
        """The places in the fixed list of questions that were never right yet."""
        return [place for place in range(len(self.listed)) if place not in self.mastered]

    # The logic of a widget

    def act(self, action: Mapping[str, Any]) -> None:
        """Do what was pressed: `mark` a card, `pick` something, `check`, `next`, `again`.

        An action may name the `serial` of its question: one for another question, or for an answer that has been checked, is passed over.
        """
        self.last_answer = None
        serial = action.get("serial", self.serial)
        if not isinstance(serial, int) or isinstance(serial, bool):
            raise QuestionError(f"{serial!r} numbers no question", "bad-action", value=str(serial))
        if serial != self.serial and "kind" in action:
            return
        match action:
            case {"kind": "mark" | "pick"} if self.question is not None:
                self._mark(action)
            case {"kind": "check"} if self.question is not None:
                self._check()
            case {"kind": "next"} if self.phase == "checked" and not self.alone:
                self.at += 1
                self._open()
            case {"kind": "again"} if self.phase == "over" or (self.alone and self.phase == "checked"):
                self._begin(self.missed or range(len(self.listed)))
            case _:
                raise QuestionError(f"the quiz knows no action {dict(action)!r} now", "bad-action", value=str(action))

    def _mark(self, action: Mapping[str, Any]) -> None:
        changed = self.asker.take(self.asked, self.answer, action)
        if self.verdict is None:
            self.answer = changed
            self.hinted = False

    def _check(self) -> None:
        if self.verdict is not None:
            return
        if not self.asker.is_complete(self.answer):
            self.hinted = True
            return
        self.hinted = False
        self.verdict = verdict = self.asker.judge(self.asked, self.answer)
        if verdict.right and self.fixed is not None:
            self.mastered.add(self.run[self.at])
        self.outcomes.append(verdict.right)
        result = {
            "question": self.asked.id,
            "kind": self.asked.kind,
            "answer": plain_copy(self.answer),
            "right": verdict.right,
            "points": self.points if verdict.right else 0,
            "possible": self.points,
            "misconception": verdict.misconception,
        }
        self._results = (*self._results, result)
        self.last_answer = {
            "item": self.asked.id,
            **{name: result[name] for name in JUDGED},
        }

    def view(self) -> dict[str, Any]:
        shown = self.asker.show(self.asked, plain_copy(self.answer), self.verdict) if self.question else {}
        return {
            "phase": self.phase,
            "chip": False,
            "kind": self.question.kind if self.question else None,
            "serial": self.serial,
            "ready": bool(self.question) and self.asker.is_complete(self.answer),
            "right": self.verdict.right if self.verdict else None,
            "dots": self._dots(),
            "streak": self.streak,
            "done": self.done,
            "go": self.go,
            "felt": None,
            "hand": None,
            "tricks": [],
            "options": [],
            "nobody": None,
            "picks": None,
            **shown,
        }

    @property
    def go(self) -> str:
        """Return what the one button does: `check`, `next` or `again`."""
        if self.phase == "asking":
            return "check"
        return "again" if self.phase == "over" or self.alone else "next"

    def _dots(self) -> list[str]:
        if self.alone:
            return []
        dots = ["on" if right else "off" for right in self.outcomes]
        if self.fixed is not None:
            return dots + ["todo"] * (len(self.run) - len(dots))
        return last_dots(self.outcomes, open_item=self.verdict is None)

    def strings(self, words: Words) -> dict[str, Any]:
        return quiz_strings(self, words)

    def look_ahead(self, words: Words) -> None:
        """Press the one button on a copy, while the learner reads: the verdict on the answer as it is, or the next question.

        Questions and sentences are remembered where they are made; that is all that is left of it.
        """
        ahead = copy(self)
        ahead.outcomes, ahead.mastered = [*self.outcomes], {*self.mastered}
        with suppress(QuestionError):  # the reader will hear of it
            ahead.act({"kind": self.go})
            ahead.strings(words)

    def state(self) -> dict[str, Any]:
        return {**self.own_state(), "results": self.results}

    def own_state(self) -> dict[str, Any]:
        """Return the state with the results that are kept here, which nobody may change."""
        return {
            "format": 1,
            "of": self._settings(),
            "run": list(self.run),
            "at": self.at,
            "outcomes": list(self.outcomes),
            "mastered": sorted(self.mastered),
            "answer": plain_copy(self.answer),
            "checked": self.verdict is not None,
            "hinted": self.hinted,
            "results": list(self._results),
        }

    def _settings(self) -> dict[str, Any]:
        listed = None if self.fixed is None else [question.id for question in self.fixed]
        return {
            "seed": self.seed,
            "level": self.level,
            "kinds": list(self.kinds),
            "rules": self.rules.name,
            "questions": listed,
        }

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state; one of another quiz, or one that could not come from play, is refused and changes nothing."""
        old = dict(vars(self))
        try:
            self._restore(state)
        except Exception as error:
            vars(self).update(old)
            if isinstance(error, QuestionError):
                raise
            raise QuestionError("this state could not come from this quiz; begin it anew", "quiz-bad-state") from error

    def _restore(self, state: Mapping[str, Any]) -> None:
        if state["format"] != 1 or state["of"] != self._settings():
            raise QuestionError("this state is of another quiz; begin it anew", "quiz-bad-state")
        saved = read_saved(self, state)
        self._results, self.mastered, self.last_answer = saved.results, set(saved.mastered), None
        self.run, self.outcomes, self.at = list(saved.run), list(saved.outcomes), saved.at
        self._open()
        self.hinted = saved.hinted
        self.answer = {} if self.question is None else retaken(self.asker, self.asked, state["answer"])
        if saved.checked:
            self.verdict = self.asker.judge(self.asked, self.answer)
            last = self._results[-1]
            told = (last["question"], last["answer"], last["right"])
            if told != (self.asked.id, self.answer, self.verdict.right):
                raise impossible(self.answer, "what the last result says")
        ready = self.question is None or self.verdict is not None or self.asker.is_complete(self.answer)
        if self.answer != state["answer"] or self.at != saved.at or (self.hinted and ready):
            raise impossible(self.answer, "an answer to the open question")


class FollowSuitQuiz(Widget[FollowSuitQuizLogic]):
    """Questions about following suit, in a notebook of your own: which cards may be played, who takes the trick, reneges.

    In marimo write `quiz = mo.ui.anywidget(FollowSuitQuiz(...))`, so that cells which use `quiz` run again after each answer.

    >>> from spades_teach import FollowSuitQuiz
    >>> quiz = FollowSuitQuiz(questions=["s2-follow-suit", "winner-low-cut-7"])
    >>> for card in ("9H", "4H", "AS"):           # as presses would; the ace of spades is one too many
    ...     quiz.do("mark", card=card, on=True)
    >>> quiz.do("check")
    >>> quiz.correct, quiz.answered, quiz.results[0]["misconception"]
    (0, 1, 'spade-may-always-be-played')
    """

    def __init__(
        self,
        seed: int = 1,
        level: int = 1,
        kinds: Iterable[str] = KINDS,
        questions: str | Iterable[str] | None = None,
        rules: str | RuleSpec | RuleSet = "standard",
        *,
        points: int = 1,
        goal: int | None = None,
        logic: FollowSuitQuizLogic | None = None,
        lang: str | None = None,
        four_colour: bool = False,
        theme: str | None = None,
    ) -> None:
        """Begin a quiz.

        seed, level: questions without end; level 1 is plain following, 2 brings cutting, voids and leading a spade, 3 reneges, forced
        spades and cards that only look like winners.
        kinds: which of "legal", "winner", "spade-lead" and "renege"; all of them come in from the level they belong to.
        questions: a fixed list instead: ids such as "legal-void-17", worked examples such as "s2-cut", or positions written out, such as
        "legal hand 9H 4H AS trick E:KH" (you sit South).  rules: a rule spec.
        points: for each right answer, 0 for practice.  goal: right answers after which an endless quiz counts as done.
        logic: the logic of another quiz, to show the same one twice; all else about the questions is then left out.
        lang, four_colour, theme: as for every widget, see `Widget`.
        """
        shown = logic or FollowSuitQuizLogic(
            seed=seed, level=level, kinds=kinds, questions=questions, rules=rules, points=points, goal=goal
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

    @property
    def share(self) -> float | None:
        """The points won as a share of those possible, the last answer to each question counting; None where nothing is graded."""
        last = {result["question"]: result for result in self.logic.results}.values()
        possible = sum(result["possible"] for result in last)
        return sum(result["points"] for result in last) / possible if possible else None


def _known_level(level: object) -> int:
    if type(level) is not int or level not in LEVELS:
        raise QuestionError(f"no level {level!r}; expected 1, 2 or 3", "quiz-bad-level", value=str(level))
    return level


def _known_kinds(kinds: Iterable[str], known: tuple[str, ...]) -> tuple[str, ...]:
    listed = (kinds,) if isinstance(kinds, str) else tuple(kinds)
    unknown = [kind for kind in listed if kind not in known]
    if unknown or not listed or len(set(listed)) != len(listed):
        shown = ", ".join(map(repr, unknown or listed)) or "nothing"
        raise QuestionError(
            f"{shown} cannot be asked; expected some of {', '.join(known)}", "quiz-bad-kind", value=shown
        )
    return listed


def _read_list(questions: str | Iterable[str], read: Callable[[str], Question]) -> tuple[Question, ...]:
    texts = questions.strip().splitlines() if isinstance(questions, str) else list(questions)
    if not texts:
        raise QuestionError("the list has no question; name one, such as 'legal-void-1'", "quiz-no-questions")
    return tuple(read(text) for text in texts)

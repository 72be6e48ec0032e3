"""The questions of a house-rule charter: what a table should settle before it plays, and the answers that are common."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files


@dataclass(frozen=True, slots=True, kw_only=True)
class CharterAnswer:
    """One common answer.

    parts: the variants that make it so, as in a rule spec; where a table plays so already they are not needed.
    table: the rules at which the answer can be seen; some need another rule beside them.
    sources: who plays so.
    """

    id: str
    parts: tuple[str, ...]
    table: str
    sources: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CharterQuestion:
    """One question; the first answer is that of the default table.

    rules: the variants that it asks about, so that what it says of them need not be said again.
    """

    id: str
    topic: str
    rules: tuple[str, ...]
    answers: tuple[CharterAnswer, ...]

    def answer(self, answer_id: str) -> CharterAnswer:
        """Return one answer; raises KeyError."""
        for answer in self.answers:
            if answer.id == answer_id:
                return answer
        raise KeyError(answer_id)


@cache
def charter_questions() -> tuple[CharterQuestion, ...]:
    """Return the questions in the order in which they are asked."""
    text = files("spades_teach.catalogue").joinpath("data", "charter.toml").read_text(encoding="utf-8")
    return tuple(
        CharterQuestion(
            id=row["id"],
            topic=row["topic"],
            rules=tuple(row["rules"]),
            answers=tuple(
                CharterAnswer(
                    id=each["id"],
                    parts=tuple(each.get("parts", ())),
                    table=each.get("table", "standard"),
                    sources=tuple(each["sources"]),
                )
                for each in row["answers"]
            ),
        )
        for row in tomllib.loads(text)["questions"]
    )

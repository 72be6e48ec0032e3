"""The words of the charter widget: the open question with its answers, or the charter with what can be done with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades_teach.catalogue.charter import CharterAnswer, CharterQuestion
from spades_teach.charter.answers import Hindrance, find_question, seen, tables_with
from spades_teach.charter.findings import Finding, found
from spades_teach.charter.page import charter_page
from spades_teach.charter.sentences import answer_note, answer_text, charter_of
from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import PROFILES, compose
from spades_teach.core.variants.sharing import write_link, write_rule_file
from spades_teach.i18n import Words

if TYPE_CHECKING:
    from spades_teach.widgets.house_rule_charter import HouseRuleCharterLogic

MOST_NAMED = 3
"""Tables that are named one by one; more of them are counted."""


def charter_strings(logic: HouseRuleCharterLogic, words: Words) -> dict[str, Any]:
    """Return all words of the widget as it is now."""
    question = logic.question
    return {
        "title": words("charter-title"),
        "progress": words("charter-progress", number=logic.at + 1, of=len(logic.questions))
        if question
        else words("charter-answered", count=len(logic.sheet.answers), of=len(logic.questions)),
        "steps_name": words("charter-steps"),
        "steps": [
            *(_step(logic, number, each, words) for number, each in enumerate(logic.questions, 1)),
            {"sign": "✓", "name": words("charter-step-result")},
        ],
        "ask": words(f"charter-ask-{question.id}") if question else words("charter-sheet"),
        "why": words.attr(f"charter-ask-{question.id}", "why") if question else "",
        "options": {each.id: _option(logic, question, each, words) for each in question.answers} if question else {},
        "back": words("charter-back"),
        "next": words("charter-next" if logic.at + 1 < len(logic.questions) else "charter-to-result"),
        "skip": words("charter-skip"),
        "again": words("charter-again"),
        "sheet": _sheet(logic, words) if logic.done else None,
        "open": {
            "title": words("charter-open"),
            "name": words("charter-paste"),
            "go": words("charter-load"),
        },
        "feedback": _feedback(logic.opened, words),
        "said": _said(logic, words),
    }


def _step(logic: HouseRuleCharterLogic, number: int, question: CharterQuestion, words: Words) -> dict[str, str]:
    answer = logic.sheet.holds(question.id)
    finding = _finding(logic, question, answer) if answer else None
    state = "answered" if question.id in logic.sheet.answers else "open"
    said = answer_text(question.id, finding, words) if finding else words("charter-own-rule")
    asked = words(f"charter-ask-{question.id}")
    return {
        "sign": words.plain_number(number),
        "name": words("charter-step", number=number, question=asked, state=state, answer=said),
    }


def _option(
    logic: HouseRuleCharterLogic, question: CharterQuestion, answer: CharterAnswer, words: Words
) -> dict[str, str]:
    hindrance = logic.sheet.hindrance(question.id, answer.id)
    finding = _finding(logic, question, answer.id)
    return {
        "text": answer_text(question.id, finding, words),
        "leads": answer_note(question.id, finding, words),
        "who": _who(question, answer, words),
        "usual": words("charter-if-skipped") if logic.sheet.usual(question.id) == answer.id else "",
        "blocked": _reason(logic, hindrance, words) if hindrance else "",
    }


def _finding(logic: HouseRuleCharterLogic, question: CharterQuestion, answer: str) -> Finding:
    """Return what an answer comes to beside the others; where it does not go with them, what it comes to alone."""
    alone = seen(question.id, answer)
    assert alone is not None
    try:
        here = found(question.id, compose(logic.sheet.answered(question.id, answer).spec))
    except SpadesError:
        return alone
    return here if here is not None and (here.form, here.settings) == (alone.form, alone.settings) else alone


def _who(question: CharterQuestion, answer: CharterAnswer, words: Words) -> str:
    """Say who plays so: the texts, and the named tables."""
    tables = tables_with(question.id, answer.id)
    named = [words("source-name", source=source) for source in answer.sources]
    if len(tables) > MOST_NAMED:
        named.append(words("charter-tables", count=len(tables), of=len(PROFILES)))
    else:
        named += [words("charter-table", table=table) for table in tables]
    return words("charter-so-play", sources=words.list_of(named)) if named else ""


def _reason(logic: HouseRuleCharterLogic, hindrance: Hindrance, words: Words) -> str:
    """Say why an answer cannot be given now."""
    if hindrance.question is None:
        return words("charter-not-from-here" if hindrance.error else "charter-no-change")
    question = find_question(hindrance.question)
    given = hindrance.answer or logic.sheet.answers[question.id]
    said = answer_text(question.id, _finding(logic, question, given), words)
    message = "charter-needs" if hindrance.answer else "charter-clashes"
    return words(message, number=logic.questions.index(question) + 1, answer=said)


def _sheet(logic: HouseRuleCharterLogic, words: Words) -> dict[str, Any]:
    spec = logic.sheet.spec
    charter = charter_of(spec, words)
    return {
        "title": charter.title,
        "intro": charter.intro,
        "rest": charter.rest,
        "mark": words("charter-mark"),
        "change": words("charter-change"),
        "sections": [
            {
                "heading": section.heading,
                "lines": [{"label": line.label, "text": line.text, "note": line.note} for line in section.lines],
            }
            for section in charter.sections
        ],
        "print": words("charter-print"),
        "page": {
            "name": words("charter-save-page"),
            "file": words("charter-page-file"),
            "text": charter_page(charter, words),
        },
        "rules": {
            "name": words("charter-save-rules"),
            "file": words("charter-rules-file"),
            "text": write_rule_file(spec),
        },
        "share": {
            "title": words("charter-for-friends"),
            "how": words("charter-for-friends-how"),
            "spec": {"name": words("charter-spec"), "text": str(spec)},
            "link": {"name": words("charter-link"), "text": write_link(spec)},
        },
    }


def _feedback(opened: SpadesError | bool | None, words: Words) -> dict[str, str] | None:
    if opened is None:
        return None
    if isinstance(opened, SpadesError):
        return {"sign": "bad", "text": words(opened.id, **opened.facts)}
    return {"sign": "good", "text": words("charter-loaded")}


def _said(logic: HouseRuleCharterLogic, words: Words) -> str:
    """Return what a screen reader hears of the answer that was just chosen."""
    if logic.last_said is None:
        return ""
    question = find_question(logic.last_said[0])
    finding = _finding(logic, question, logic.last_said[1])
    return words(
        "charter-said",
        answer=answer_text(question.id, finding, words),
        note=answer_note(question.id, finding, words),
    )

"""The words of the questions about rules: what is asked, the answer, its example, who plays otherwise."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from spades_teach.analysis.disputes import OTHER_TABLE, Finding, find, form_of
from spades_teach.catalogue import Question, profile, sources, variant
from spades_teach.charter.rule_names import table_name
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import PROFILES, STANDARD, compose, spec_of
from spades_teach.i18n import Words
from spades_teach.widgets.bid_lists import bid_list
from spades_teach.widgets.line_words import line_texts

if TYPE_CHECKING:
    from spades_teach.widgets.rule_dispute import RuleDisputeLogic

Strings = dict[str, Any]
PLACES = {"S": "you", "W": "left", "N": "partner", "E": "right"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A table that is asked.  says: who is known to play so."""

    rules: RuleSet
    says: tuple[str, ...] = ()


def dispute_strings(logic: RuleDisputeLogic, words: Words) -> Strings:
    """Return all texts of the questions as they stand."""
    listed, count = logic.listed, len(logic.found)
    return {
        "title": words("dispute-title"),
        "task": words("dispute-task", table=table_name(logic.rules, words)),
        "search": words("dispute-search"),
        "placeholder": words("dispute-placeholder"),
        "topicsName": words("dispute-topics"),
        "topics": {topic: words(f"dispute-topic-{topic}") for topic in logic.view()["topics"]},
        "questionsName": words("dispute-questions"),
        "questions": {each: words(f"question-{each}") for each in listed},
        "count": words("dispute-count", count=count),
        "none": "" if count else words("dispute-nothing-found"),
        "more": words("dispute-more", count=logic.view()["more"]),
        "said": words("dispute-count", count=count) if logic.query else "",
        "jokers": {"big": words.index("BJ"), "little": words.index("LJ")},
        "answer": _answer(logic, words),
    }


def _answer(logic: RuleDisputeLogic, words: Words) -> Strings | None:
    question = logic.question
    if question is None:
        return None
    finding = find(logic.rules, question)
    text, mine, answers = (
        answer_text(question, finding, words),
        logic.rules.name,
        _answers(question, logic.rules, words),
    )
    own, others = answers[text], [answer for answer in answers if answer != text]
    return {
        "name": words("dispute-your-table", table=table_name(logic.rules, words)),
        "text": text,
        "says": next(_sources(table, words) for table in own if table.rules.name == mine),
        "agreeName": words("dispute-agree"),
        "agree": _tables([table for table in own if table.rules.name != mine], words),
        "othersName": words("dispute-others") if others else words("dispute-no-others"),
        "others": [{"text": answer, "tables": _tables(answers[answer], words)} for answer in others],
        "example": _example(logic, question, finding, words),
    }


def _answers(question: Question, own: RuleSet, words: Words) -> dict[str, list[Table]]:
    """Return each answer with the tables that give it; other tables that the example does not fit are left out.

    What comes out alike is one answer, in the words of the first table that gives it.
    """
    texts: dict[tuple[str, str], str] = {}
    found: dict[str, list[Table]] = {}
    for table in tables_for(question, own):
        finding = find(table.rules, question)
        if table.rules is own or finding is not OTHER_TABLE:
            alike = (form_of(question, finding), finding.outcome)
            text = texts.setdefault(alike, answer_text(question, finding, words))
            found.setdefault(text, []).append(table)
    return found


def tables_for(question: Question, own: RuleSet) -> tuple[Table, ...]:
    """Return the tables that are asked: the own one, the profiles, and those that the question names; none twice."""
    named = [Table(rules=own)]
    named += [Table(rules=rules, says=_says(name, question)) for name, rules in PROFILES.items()]
    named += [Table(rules=compose(other.rules), says=other.says) for other in question.others]
    kept: dict[str, Table] = {}
    for table in named:
        before = kept.get(table.rules.name, Table(rules=table.rules))
        kept[table.rules.name] = Table(rules=before.rules, says=tuple(dict.fromkeys((*before.says, *table.says))))
    return tuple(kept.values())


def _says(profile_id: str, question: Question) -> tuple[str, ...]:
    """Return who says so of a profile: the catalogue of profiles knows it for most questions."""
    given = question.says if profile_id == STANDARD.name else ()
    return given if question.point is None else (profile(profile_id).answer(question.point).source, *given)


def answer_text(question: Question, finding: Finding, words: Words) -> str:
    """Say what a table answers: in a form of the question's own, else in one that fits any question of its kind."""
    form, facts = form_of(question, finding), dict(finding.facts)
    if "seat" in facts:
        facts["seat"] = PLACES[str(facts["seat"])]
    if words.has(f"question-{question.id}", form):
        return words.attr(f"question-{question.id}", form, **facts)
    if form == "differs":
        return words(f"dispute-differs-{question.probe}", **facts, bids=bid_list(finding.bids, words))
    return words(f"dispute-{form}")


# Who plays so


def _tables(tables: Iterable[Table], words: Words) -> list[Strings]:
    return [
        {
            "name": table_name(table.rules, words),
            "spec": words.code(table.rules.name),
            "says": _sources(table, words),
        }
        for table in tables
    ]


def _sources(table: Table, words: Words) -> str:
    """Say who plays so: those that are known for it, and the texts in which its rules stand."""
    named = [_source(source, words) for source in table.says]
    spec = spec_of(table.rules)
    texts = {source for choice in spec.choices for source in variant(choice.id).sources} if spec else set()
    named += [words("source-name", source=source) for source in sorted(texts)]
    return words("dispute-sources", sources=words.list_of(dict.fromkeys(named))) if named else ""


def _source(source: str, words: Words) -> str:
    is_text = source in [text.id for text in sources()]
    return words("source-name" if is_text else "question-source", source=source)


# The example


def _example(logic: RuleDisputeLogic, question: Question, finding: Finding, words: Words) -> Strings:
    view, given = logic.view()["example"], question.given
    shown = {
        "name": words("dispute-example"),
        "notes": _notes(question, finding, words),
        "hand": words("quiz-hand"),
        "cards": {each["card"]: words(f"dispute-card-{each['state']}", card=each["card"]) for each in view["hand"]},
        "table": words("quiz-table"),
        "places": {place: words.place(place) for place in PLACES.values()},
        "plays": {
            each["place"]: words("played-card", place=each["place"], card=each["card"]) for each in view["plays"]
        },
        "columns": {"seat": words("worked-seat"), "bid": words("worked-bid"), "tricks": words("worked-tricks")},
        "seats": _seats(given.get("bids", ""), given.get("tricks", ""), words),
        "lines": _lines(question, finding, words),
    }
    told = shown["notes"] or view["hand"] or view["plays"] or shown["seats"]
    return shown if told else {**shown, "name": ""}


def _notes(question: Question, finding: Finding, words: Words) -> list[str]:
    """Return what stands under the example besides cards and bids."""
    given, notes = question.given, []
    if question.probe == "cards" and finding.cards is not None:
        if not given.get("trick"):
            notes.append(words("dispute-note-lead", broken="yes" if given.get("broken") else "no"))
        if given.get("first_trick"):
            notes.append(words("dispute-note-first-trick"))
    if question.probe == "opening":
        notes.append(words("dispute-note-opening"))
    if "before" in given and any((*given["before"], given.get("lead", 0))):
        total, bags = given["before"]
        notes.append(words("dispute-note-before", total=total, bags=bags, lead=given.get("lead", 0)))
    if finding.bids:
        notes.append(words("dispute-note-bids", bids=bid_list(finding.bids, words)))
    return notes


def _seats(bids: str, tricks: str, words: Words) -> list[Strings]:
    taken = dict(word.split(":") for word in tricks.split())
    return [
        {
            "place": PLACES[seat],
            "name": words.place(PLACES[seat]),
            "bid": words.bid(bid),
            "tricks": words.number(int(taken[seat])) if seat in taken else "",
        }
        for seat, bid in (word.split(":") for word in bids.split())
    ]


def _lines(question: Question, finding: Finding, words: Words) -> list[Strings]:
    """Return the score of the example line by line, as the table counts it."""
    score = finding.score
    if score is None:
        return []
    rows = []
    for line in score.lines:
        seat = dict(line.facts).get("seat")
        told = line_texts(line, PLACES[str(seat)] if seat else None, words)
        rows.append({"label": told["label"], "working": told["workings"][:1], "points": told["points"], "sum": False})
    rows.append(_sum(words("score-calculator-this-round"), words.signed(score.points)))
    before = question.given.get("before", (0, 0))[0]
    if before:
        total = words.sum_formula([before, score.points])
        rows.append(_sum(words("score-calculator-new-total"), words.number(before + score.points), total))
    return rows


def _sum(label: str, points: str, working: str = "") -> Strings:
    return {"label": label, "working": [working] if working else [], "points": points, "sum": True}

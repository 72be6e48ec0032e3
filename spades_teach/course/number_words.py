"""Numbers written as words in the prose of the lessons, each allowed by a phrase that says what makes it right.

Digits are placeholders; "thirteen tricks" reads better than one.  So `lessons/number-words.toml` lists the phrases with a number word that may
stand in the prose, each with an expression that must come to the number:

    [[phrases]]
    value = "rules.tricks"
    en = ["thirteen tricks"]
    fa = ["سیزده دست"]

An expression is that of a placeholder, over the values and by the rules of the step in which the phrase stands; a phrase with several
numbers has a list of them.  `lesson` and `step` say where a phrase is allowed, `from` names another step of that lesson whose values count,
`rules` another table; `counted_values` knows more references.  Phrases whose number counts the text, the people or nothing at all stand
under `[[talk]]` with a reason.  Of the phrases that fit a place the longest counts.

What the words of a language are, and that those for one and the ordinals are none, says `spades_teach.i18n.number_words`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from spades_teach.catalogue import example
from spades_teach.core.errors import SpadesError
from spades_teach.course.counted_values import CountedValues
from spades_teach.course.faults import Faults, Table, read_toml
from spades_teach.course.glossary import term_name
from spades_teach.course.model import Course, Lesson, LessonError, Prose, Section, Step
from spades_teach.course.prose import Placeholder, evaluate, parse
from spades_teach.i18n import words_for
from spades_teach.i18n.number_words import NumberWord, number_words

FILE: Final = "number-words.toml"
RANK: Final = "rank"
"""The value of a phrase whose number names a card, "your nine": a card of that rank stands in the words or the example of the step."""

_LANGUAGE = re.compile(r"[a-z]{2}")
_REFERENCE = re.compile(r"[a-z]")
_CARD = re.compile(r"(?<![A-Za-z0-9])(10|[2-9])[SHDC](?![A-Za-z0-9])")
_MARKS = re.compile(r"[*_>]+")
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Phrases with a number word, and what makes their numbers right."""

    place: str  # of the entry in the file, for messages
    phrases: dict[str, tuple[str, ...]]  # by language
    values: tuple[str, ...]  # an expression for all numbers of a phrase or one for each; RANK alone; nothing for talk
    lesson: str | None
    step: str | None
    source: str | None  # the step whose values are looked up, where it is another one
    rules: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class _Phrase:
    entry: Entry
    language: str
    text: str
    numbers: tuple[NumberWord, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Text:
    """A piece of prose as it is read, without marks and line breaks."""

    lesson: Lesson
    step: Step | None  # None for title, summary and objectives
    language: str
    place: str
    text: str

    @property
    def section(self) -> Section | None:
        """The words of its step; None for title, summary and objectives."""
        return self.lesson.prose[self.language].sections[self.step.id] if self.step else None


def number_word_faults(course: Course, folder: Path) -> list[str]:
    """Return the number words of the lessons that nothing makes right, and the phrases of the file that are wrong or not needed."""
    faults = Faults()
    phrases = list(_phrases(_entries(folder, course, faults), faults))
    used: set[int] = set()
    wrong: dict[str, None] = {}
    for text in _texts(course):
        reader = number_words(text.language)
        for number in reader.find(text.text) if reader else ():
            phrase = _longest(text, number, phrases)
            if phrase is None:
                faults.add(text.place, "", _unknown(text.text, number))
            else:
                used.add(id(phrase))
                wrong |= dict.fromkeys(f"{text.place}: {what}" for what in _wrong_numbers(phrase, text))
    faults.found += wrong
    for phrase in phrases:
        if id(phrase) not in used:
            faults.add(FILE, phrase.entry.place, f"{phrase.language}: “{phrase.text}” stands nowhere")
    return faults.found


def unread_languages(course: Course) -> list[str]:
    """Return the languages of the lessons whose number words nobody can read, one line each."""
    languages = sorted({language for lesson in course.pages for language in lesson.languages})
    return [
        f"spades_teach/i18n/{language}/{FILE} is missing; the number words of every {language}.md are unchecked"
        for language in languages
        if number_words(language) is None
    ]


def _wrong_numbers(phrase: _Phrase, text: _Text) -> Iterator[str]:
    """Yield what is wrong with the numbers of a phrase where it stands in a text."""
    values = phrase.entry.values
    if values == (RANK,):
        shown = _ranks(text)
        yield from (
            f"“{phrase.text}” names a card of the rank {number.value}, and none is shown here"
            for number in phrase.numbers
            if number.value not in shown
        )
        return
    if values and len(values) not in (1, len(phrase.numbers)):
        yield f"“{phrase.text}” has {len(phrase.numbers)} numbers; {FILE} has {len(values)} values for it"
        return
    for place, number in enumerate(phrase.numbers if values else ()):
        value = values[place % len(values)]
        try:
            expected = _evaluated(value, phrase.entry, text)
        except (SpadesError, ValueError, KeyError) as error:
            yield f"the value of “{phrase.text}” in {FILE}: {error}"
        else:
            if number.value != expected:
                yield f"“{phrase.text}” says {number.value}, and {value} is {expected}"


def _entries(folder: Path, course: Course, faults: Faults) -> list[Entry]:
    """Read the file; a course that writes no number word needs none."""
    if not (folder / FILE).is_file():
        return []
    top = Table(read_toml(folder / FILE, folder, faults), FILE, "", faults)
    if top.whole("version") != 1:
        top.fault("version should be 1")
    reasons = top.table("reasons")
    unused = dict(reasons)
    found: list[Entry] = []
    for kind in ("phrases", "talk"):
        for number, row in enumerate(top.tables(kind, default=[]), start=1):
            table = Table(row, FILE, f"{kind} {number}", faults)
            values = _values(row, table) if kind == "phrases" else ()
            if kind == "talk":
                reason = table.text("reason")
                unused.pop(reason, None)
                if reason not in reasons:
                    table.fault(f"reason = {reason!r} should be one of {', '.join(reasons)}")
            lesson, step = table.optional_text("lesson"), table.optional_text("step")
            source = table.optional_text("from") if kind == "phrases" else None
            rules = table.optional_text("rules") if kind == "phrases" else None
            phrases = {key: table.texts(key) for key in row if _LANGUAGE.fullmatch(key)}
            table.done()
            if not any(phrases.values()):
                table.fault('has no phrase; expected e.g. en = ["thirteen tricks"]')
            entry = Entry(
                place=table.place,
                phrases=phrases,
                values=values,
                lesson=lesson,
                step=step,
                source=source,
                rules=rules,
            )
            if _is_placed(entry, course, table):
                found.append(entry)
    top.done()
    for reason in unused:
        faults.add(FILE, "reasons", f"{reason!r} is the reason of nothing")
    return found


def _values(row: dict[str, Any], table: Table) -> tuple[str, ...]:
    """Read `value`: one expression, or a list with one for each number of the phrases."""
    return table.texts("value") if isinstance(row.get("value"), list) else (table.text("value"),)


def _is_placed(entry: Entry, course: Course, table: Table) -> bool:
    """Tell whether the lesson and the step of an entry exist; otherwise name the fault."""
    if entry.lesson is None:
        for step in (entry.step, entry.source):
            if step is not None:
                table.fault(f"step {step!r} needs its lesson")
        return entry.step is entry.source is None
    try:
        lesson = course.lesson(entry.lesson)
        for step in (entry.step, entry.source):
            if step is not None:
                lesson.step(step)
    except LessonError as error:
        table.fault(str(error))
        return False
    return True


def _phrases(entries: list[Entry], faults: Faults) -> Iterator[_Phrase]:
    for entry in entries:
        for language, texts in entry.phrases.items():
            reader = number_words(language)
            for text in texts if reader else ():
                assert reader is not None
                numbers = reader.find(text)
                if not numbers:
                    faults.add(FILE, entry.place, f"{language}: {text!r} has no number word")
                    continue
                yield _Phrase(entry=entry, language=language, text=text.casefold(), numbers=numbers)


def _evaluated(value: str, entry: Entry, text: _Text) -> int:
    if not _REFERENCE.search(value):
        raise LessonError(f"{value!r} makes nothing right; expected a reference, e.g. rules.tricks", "bad-reference")
    step = text.lesson.step(entry.source) if entry.source else text.step or text.lesson.steps[0]
    if entry.rules is not None:
        step = replace(step, rules=entry.rules)
    return evaluate(value, CountedValues(step, text.lesson, text.section))


def _texts(course: Course) -> Iterator[_Text]:
    for lesson in course.pages:
        for language, prose in lesson.prose.items():
            yield from _texts_of(lesson, language, prose)


def _texts_of(lesson: Lesson, language: str, prose: Prose) -> Iterator[_Text]:
    file = f"{lesson.folder}/{language}.md"
    for name, text in (("title", prose.title), ("summary", prose.summary), *prose.objectives.items()):
        yield _Text(lesson=lesson, step=None, language=language, place=f"{file}: {name}", text=_read(text, language))
    for section in prose.sections.values():
        step = lesson.step(section.step)
        place = f"{file}: section {section.step!r} (line {section.line})"
        for text in (section.heading, section.body, *section.parts.values()):
            yield _Text(lesson=lesson, step=step, language=language, place=place, text=_read(text, language))


def _read(text: str, language: str) -> str:
    r"""Return a text as one line: terms as they are shown, `…` for what is computed, and nothing for code.

    >>> _read("Four {term:suit|suits}\nof *ten* {n:rules.tricks}.", "en")
    'four suits of ten ….'
    """
    shown = "".join(_shown(piece, language) for piece in parse(text))
    return _SPACE.sub(" ", _MARKS.sub("", shown)).strip().casefold()


def _shown(piece: str | Placeholder, language: str) -> str:
    if isinstance(piece, str):
        return "…" if piece.startswith(("`", "~")) else piece
    if piece.kind != "term":
        return "…"
    term, _, shown = (part.strip() for part in piece.argument.partition("|"))
    return shown or term_name(term, words_for(language))


def _longest(text: _Text, number: NumberWord, phrases: list[_Phrase]) -> _Phrase | None:
    """Return the longest phrase that stands round a number; of two equal ones the one that is for this step."""
    fitting = [phrase for phrase in phrases if phrase.language == text.language and _stands(phrase, text, number)]
    return max(fitting, key=lambda phrase: (len(phrase.text), bool(phrase.entry.lesson)), default=None)


def _stands(phrase: _Phrase, text: _Text, number: NumberWord) -> bool:
    entry = phrase.entry
    if entry.lesson is not None and entry.lesson != text.lesson.id:
        return False
    if entry.step is not None and (text.step is None or entry.step != text.step.id):
        return False
    for own in phrase.numbers:
        start, end = number.start - own.start, number.start - own.start + len(phrase.text)
        if own.end - own.start == number.end - number.start and start >= 0 and text.text[start:end] == phrase.text:
            return _ends(text.text, start) and _ends(text.text, end)
    return False


def _ends(text: str, place: int) -> bool:
    """Tell whether no word goes on across a place of a text."""
    return not (text[place - 1 : place].isalnum() and text[place : place + 1].isalnum())


def _ranks(text: _Text) -> set[int]:
    """Return the ranks of the number cards that a step speaks of or shows."""
    step, section = text.step, text.section
    if step is None or section is None:
        return set()
    shown: list[Any] = [section.body, *section.parts.values(), dict(step.args)]
    shown += [example(each).given for each in step.examples if not re.fullmatch(r"S\d", each)]
    return {int(found[1]) for found in _CARD.finditer(" ".join(map(str, shown)))}


def _unknown(text: str, number: NumberWord) -> str:
    around = text[max(0, number.start - 25) : number.end + 25]
    return f"“{text[number.start : number.end]}” in “{around}”: no phrase of {FILE} says what makes this number right"

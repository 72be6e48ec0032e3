"""Check every lesson: `python -m spades_teach.course.check [--strict] [FOLDER]`.

What `load` cannot see is checked here: that references name something, that no number is typed and each number word has a reason
(`number_words`), that examples, sources and rule specs exist.  Faults end with status 1; stale translations and missing steps are listed
(and are faults with `--strict`).
`--accept LANG LESSON` records that a translation follows the present English.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from spades_teach.catalogue import example, source
from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import compose
from spades_teach.course.comments import PART, comment_faults, comments_in
from spades_teach.course.load import data_folder, read_course
from spades_teach.course.model import SOURCE_LANGUAGE, Course, Lesson, LessonError, Section, Step
from spades_teach.course.number_words import number_word_faults, unread_languages
from spades_teach.course.prose import Page, Placeholder, literal_text, parse, render, render_words
from spades_teach.course.values import StepValues
from spades_teach.i18n import words_for

_DIGIT = re.compile(r"[^\W\d_]*\d[\w.,]*")
_LIST_NUMBER = re.compile(r"^[ \t]*\d+[.)][ \t]", re.MULTILINE)
_TYPED_NUMBER = re.compile(r"(?<![\w.-])-?\d+(?![\w.-])")
_UNWANTED: Final = (
    (re.compile("[♠♥♦♣]"), "a typed suit sign; write {card:AS}, {sign:S} or {suit:S}"),
    (re.compile(r"\$"), "a dollar sign starts a formula in notebooks; write {formula:...}"),
    (re.compile(r"</?[a-zA-Z!]"), "HTML; prose is Markdown only"),
)


def faults(course: Course) -> list[str]:
    """Return what is wrong with the lessons of a course, one line each."""
    found: list[str] = []
    for lesson in course.pages:
        for step in lesson.steps:
            found += [f"{lesson.folder}/lesson.toml: step {step.id!r}: {what}" for what in _step_faults(step)]
        for language, prose in lesson.prose.items():
            for section in prose.sections.values():
                place = f"{lesson.folder}/{language}.md: section {section.step!r} (line {section.line})"
                step = lesson.step(section.step)
                found += [f"{place}: {what}" for what in _section_faults(section, step, language, course)]
                found += [
                    f"{place}: {what}" for what in comment_faults(section.comments, words_for(language).direction)
                ]
    return found


def notices(course: Course) -> list[str]:
    """Return where translations lag behind the English, one line each."""
    found: list[str] = []
    for lesson in course.pages:
        english = lesson.prose[SOURCE_LANGUAGE]
        for language in lesson.languages[1:]:
            prose = lesson.prose[language]
            file = f"{lesson.folder}/{language}.md"
            if lesson.is_stale(language):
                found.append(
                    f"{file}: follows {prose.follows}, the English is now {english.digest}; read it again, then "
                    f"python -m spades_teach.course.check --accept {language} {lesson.id}"
                )
            missing = [step.id for step in lesson.steps if step.id not in prose.sections]
            if missing:
                found.append(f"{file}: shows the English of {', '.join(missing)}")
            for section in prose.sections.values():
                found += [f"{file}: section {section.step!r}: {what}" for what in _comment_notices(section, lesson)]
    return found


def _comment_notices(section: Section, lesson: Lesson) -> Iterator[str]:
    """Yield which comments of a step's code a translation lacks, and which it has that are no longer there."""
    there = {text: file for file in lesson.step(section.step).code for text in comments_in(lesson.code[file])}
    for text, file in there.items():
        if text not in section.comments:
            yield f"“{text}” in code/{file} has no translation; add it under '### {PART}'"
    for text in section.comments:
        if text not in there:
            yield f"“{text}” under '### {PART}' is no comment of the code any more"


def accept(folder: Path, language: str, lesson: Lesson) -> str:
    """Write the digest of the present English into a translation; return the digest."""
    path = folder / lesson.folder / f"{language}.md"
    digest = lesson.prose[SOURCE_LANGUAGE].digest
    text = path.read_text(encoding="utf-8")
    path.write_text(re.sub(r"^follows:.*$", f"follows: {digest}", text, count=1, flags=re.MULTILINE), encoding="utf-8")
    return digest


def _step_faults(step: Step) -> Iterator[str]:
    for example_id in step.examples:
        try:
            source(example_id) if re.fullmatch(r"S\d", example_id) else example(example_id)
        except SpadesError as error:
            yield str(error)
    try:
        compose(step.rules)
    except SpadesError as error:
        yield f"rules = {step.rules!r}: {error}"
        return
    try:
        StepValues(step).arguments()
    except SpadesError as error:
        yield f"args: {error}"


def _section_faults(section: Section, step: Step, language: str, course: Course) -> Iterator[str]:
    def link(lesson_id: str) -> str:
        return course.lesson(lesson_id).id

    page = Page(words=words_for(language), value=StepValues(step), lesson=link)
    texts = [(section.heading, render), (section.body, render_words)]
    texts += [(text, render_words if name == "after" else render) for name, text in section.parts.items()]
    for text, shown in texts:
        try:
            shown(text, page)
            numbers = StepValues(step).known_numbers()
        except (SpadesError, ValueError, KeyError) as error:
            yield str(error)
            continue
        typed = _LIST_NUMBER.sub("", literal_text(text))
        yield from (
            f"{found!r} is typed; write it as a placeholder, e.g. {{n:rules.tricks}}" for found in _digits(typed)
        )
        yield from (what for pattern, what in _UNWANTED if pattern.search(literal_text(text)))
        for piece in parse(text):
            if isinstance(piece, Placeholder) and piece.kind in ("n", "signed", "formula"):
                for number in _TYPED_NUMBER.findall(piece.argument):
                    if abs(int(number)) not in numbers:
                        yield f"{number} in {{{piece.kind}:{piece.argument}}} is in no example, rule or argument here"
            if isinstance(piece, Placeholder) and piece.kind == "term":
                yield from (f"{found!r} in {{term:{piece.argument}}} is typed" for found in _digits(piece.argument))


def _digits(text: str) -> list[str]:
    return [found[0] for found in _DIGIT.finditer(text)]


def main(arguments: list[str] | None = None) -> int:
    """Print faults and notices; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m spades_teach.course.check", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="the folder of the lessons")
    parser.add_argument("--strict", action="store_true", help="a lagging translation is a fault")
    parser.add_argument(
        "--accept", nargs=2, metavar=("LANG", "LESSON"), help="the translation follows the present English"
    )
    options = parser.parse_args(arguments)
    try:
        folder = options.folder or data_folder("lessons")
        course = read_course(folder)
        if options.accept:
            language, lesson = options.accept[0], course.lesson(options.accept[1])
            if language == SOURCE_LANGUAGE or language not in lesson.prose:
                raise LessonError(
                    f"{lesson.folder} has no translation {language!r}", "no-translation", language=language
                )
            sys.stdout.write(f"{lesson.folder}/{language}.md follows {accept(folder, language, lesson)}\n")
            return 0
    except LessonError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    wrong = faults(course) + number_word_faults(course, folder)
    lagging = notices(course) + unread_languages(course)
    for line in wrong + lagging:
        sys.stderr.write(f"{line}\n")
    sys.stdout.write(
        f"{len(course.pages)} lessons and labs: {len(wrong)} faults, {len(lagging)} translations lag behind\n"
    )
    return 1 if wrong or (options.strict and lagging) else 0


if __name__ == "__main__":
    raise SystemExit(main())

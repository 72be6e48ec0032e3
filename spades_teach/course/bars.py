"""The bar of a lesson and the home page of the course, filled from what a reader has done."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from spades_teach.course.model import Lesson
from spades_teach.course.progress import ProgressError
from spades_teach.course.session import LessonSession, Link, Reader, offered_languages
from spades_teach.i18n import words_for
from spades_teach.widgets.course_home import CourseHome, CourseHomeLogic, HomeWords, LessonCard
from spades_teach.widgets.house_rule_charter import HouseRuleCharter
from spades_teach.widgets.lesson_bar import BarWords, LessonBar, LessonBarLogic
from spades_teach.widgets.rule_book import RuleBook
from spades_teach.widgets.rule_dispute import RuleDispute
from spades_teach.widgets.rules_picker import RulesPicker
from spades_teach.widgets.shell import Widget


def lesson_bar(session: LessonSession, *, links: Mapping[str, str], choose: bool, page: bool) -> LessonBar:
    """Make the bar of an open lesson.

    links: addresses by `WAYS`.  choose: whether the language can be chosen on this page.  page: the whole page is ours.
    """
    languages = offered_languages(session.course) if choose else ()
    logic = LessonBarLogic(
        lambda language: _bar_words(session, language),
        steps=session.lesson.required_steps,
        done=session.done,
        languages=languages,
        links=links,
        place=session.place,
        page=page,
    )
    bar = LessonBar(logic, lang=session.language, four_colour=session.four_colour)

    def pressed(action: Mapping[str, Any]) -> None:
        if action["kind"] == "begin":
            session.restart()
        elif action["kind"] == "at" and action["step"] in {step.id for step in session.lesson.steps}:
            session.go_to(str(action["step"]))
        else:
            _follow(session, action)

    def progressed() -> None:
        logic.done = session.done
        bar.refresh()

    bar.on_action(pressed)
    session.on_progress.append(progressed)
    session.take_in("lesson-bar", bar)
    return bar


def lesson_links(session: LessonSession, *, home: str) -> dict[str, str]:
    """Return the addresses of the home page and of the lessons before and after."""
    before, after = session.course.neighbours(session.lesson.id)
    links = {"home": home}
    if before is not None:
        links["previous"] = session.link(before.id)
    if after is not None:
        links["next"] = session.link(after.id)
    return links


def course_home(reader: Reader, *, link: Link, book: str, page: bool) -> CourseHome:
    """Make the home page.  book: the address of the book of rules."""
    logic = CourseHomeLogic(
        lambda language: _home_words(reader, language),
        [_card(reader, lesson, link) for lesson in reader.course.lessons],
        labs=[_card(reader, lesson, link) for lesson in reader.course.labs],
        languages=offered_languages(reader.course),
        book=book,
        page=page,
    )
    home = CourseHome(logic, lang=reader.language, four_colour=reader.four_colour)
    home.on_action(lambda action: _follow(reader, action))
    reader.take_in("course-home", home)
    return home


def rule_pages(reader: Reader) -> dict[str, Widget[Any]]:
    """Make the parts of the page about rules, by name: the questions that people ask, the reader's own table, its charter, and the book.

    The rules that are picked answer the questions and stand on the charter, and are kept for the next time.
    """
    look: dict[str, Any] = {"lang": reader.language, "four_colour": reader.four_colour}
    questions = RuleDispute(reader.table, **look)
    picker = RulesPicker(reader.table, **look)
    charter = HouseRuleCharter(reader.table, **look)
    parts: dict[str, Widget[Any]] = {
        "rule-dispute": questions,
        "rules-picker": picker,
        "house-rule-charter": charter,
        "rule-book": RuleBook(**look),
    }

    def picked(_: Mapping[str, Any]) -> None:
        if picker.spec != reader.table:
            reader.choose_table(picker.spec)
            questions.use(picker.spec)
            charter.do("open", text=picker.spec)

    picker.on_action(picked)
    for name, part in parts.items():
        reader.take_in(name, part)
    return parts


def _follow(reader: Reader, action: Mapping[str, Any]) -> None:
    if action["kind"] == "language":
        reader.choose_language(str(action["id"]))
    elif action["kind"] == "colours":
        reader.choose_colours(four=bool(action["four"]))


def _bar_words(session: LessonSession, language: str) -> BarWords:
    before, after = session.course.neighbours(session.lesson.id)
    words = words_for(language)
    names = {}
    for step_id in session.lesson.required_steps:
        shown = session.show(step_id, language)
        names[step_id] = shown.heading or shown.label
    return BarWords(
        title=session.title(language),
        steps=names,
        previous=before.words(language).title if before else "",
        next=after.words(language).title if after else "",
        notices=session.said_notices(words),
    )


def _home_words(reader: Reader, language: str) -> HomeWords:
    prose = {lesson.id: lesson.words(language) for lesson in reader.course.pages}
    return HomeWords(
        titles={lesson_id: words.title for lesson_id, words in prose.items()},
        summaries={lesson_id: words.summary for lesson_id, words in prose.items()},
        notices=reader.said_notices(words_for(language)),
    )


def _card(reader: Reader, lesson: Lesson, link: Link) -> LessonCard:
    entry = reader.course.entry(lesson.id)
    required = set(lesson.required_steps)
    done = _done(reader, lesson)
    return LessonCard(
        id=lesson.id,
        number=None if entry.closing else lesson.number,
        link=link(lesson.id),
        minutes=lesson.minutes,
        done=len(done & required),
        of=len(required),
        begun=bool(done or reader.setting(f"place.{lesson.id}")),
        needs=tuple(needed for needed in entry.needs if not _complete(reader, needed)),
    )


def _complete(reader: Reader, lesson_id: str) -> bool:
    lesson = reader.course.lesson(lesson_id)
    return set(lesson.required_steps) <= _done(reader, lesson)


def _done(reader: Reader, lesson: Lesson) -> frozenset[str]:
    try:
        return reader.store.done(lesson.id)
    except ProgressError as error:
        reader.note(error)
        return frozenset()

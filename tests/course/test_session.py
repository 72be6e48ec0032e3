"""A session is one reader at one lesson: it speaks her language, keeps what she does and comes back to it."""

import json
from pathlib import Path

import pytest

from spades_teach.course import progress
from spades_teach.course.bars import course_home, lesson_bar, lesson_links, rule_pages
from spades_teach.course.grading import misconceptions, score
from spades_teach.course.load import read_course
from spades_teach.course.model import LessonError
from spades_teach.course.progress import FileStore, MemoryStore
from spades_teach.course.session import LessonSession, Reader, offered_languages
from spades_teach.i18n import plain_text

RIGHT_ANSWERS = {
    "which-cards": [("press", {"card": "9H"}), ("press", {"card": "9H"})],
    "what-to-throw": [("choose", {"option": "club"}), ("check", {})],
    "how-many-points": [("check", {"text": "72"})],
    "quiz": [("choose", {"option": "club"}), ("choose", {"option": "spade"}), ("check", {})],
}


@pytest.fixture
def store(home: Path) -> FileStore:
    return FileStore(home / "progress.sqlite3")


@pytest.fixture
def session(course, store) -> LessonSession:
    return LessonSession("first-steps", store=store, course=course)


def reload(session: LessonSession) -> LessonSession:
    """Open the lesson anew on the same file, as a page reload does."""
    return LessonSession("first-steps", store=FileStore(session.store.path), course=session.course)


def answer(session: LessonSession, step_id: str) -> None:
    widget = session.widget(step_id) or session.make_widget(step_id)
    for kind, fields in RIGHT_ANSWERS[step_id]:
        widget.do(kind, **fields)


def test_a_lesson_that_does_not_exist_is_named(course):
    """A wrong lesson or step is one clear sentence."""
    with pytest.raises(LessonError, match="no lesson 'bags'; the lessons are first-steps"):
        LessonSession("bags", store=MemoryStore(), course=course)
    with pytest.raises(LessonError, match="lesson 'first-steps' has no step 'wellcome'; its steps are welcome,"):
        LessonSession("first-steps", store=MemoryStore(), course=course).show("wellcome")


def test_the_words_of_a_step(session):
    """Heading, kind, text and sources come in the language that is asked for."""
    english, persian = session.show("which-cards", "en"), session.show("which-cards", "fa")
    assert (english.heading, english.label, english.language) == ("Which cards may you play?", "First a guess", "en")
    assert plain_text(english.body) == "K♥ is led. You hold 9♥, 4♥, A♠."
    assert "s2-follow-suit" in english.sources
    assert (persian.label, persian.language, persian.notice) == ("اول حدس بزن", "fa", "")
    assert persian.body != english.body


def test_a_step_without_translation_is_english_and_marked(session):
    """The English step is shown with its digits, and a notice in the reader's language says so."""
    shown = session.show("how-many-points", "fa")
    assert (shown.language, shown.label) == ("en", "اول حدس بزن")
    assert "ترجمه نشده" in shown.notice
    assert plain_text(shown.body) == "The contract is 7, the side takes 9. How many points?"


def test_what_comes_after_an_answer(session):
    """What a step says after it was answered exists only where the author wrote it, and appears once it was right."""
    assert session.show_after("welcome") is None
    assert plain_text(session.show_after("which-cards", "en").body) == "Only 9♥, 4♥ may be played."
    assert not session.answered("which-cards")
    session.make_widget("which-cards").do("press", card="AS")
    assert not session.answered("which-cards")
    answer(session, "which-cards")
    assert session.answered("which-cards")
    assert reload(session).answered("which-cards")


def test_answers_are_kept_with_what_they_show(session):
    """Each answer goes to the file with its verdict: a forbidden card its rule, a wrong choice its misconception."""
    session.make_widget("which-cards").do("press", card="AS")
    throw = session.make_widget("what-to-throw")
    throw.do("choose", option="spade")
    throw.do("check")
    points = session.make_widget("how-many-points")
    for typed in ("70", "", "many", "۷۲"):
        points.do("check", text=typed)
    kept = reload(session).store.answers("first-steps")
    assert [(a.step, a.right, a.misconception) for a in kept] == [
        ("which-cards", False, "must-follow-suit"),
        ("what-to-throw", False, "cutting-partner"),
        ("how-many-points", False, "forgot-bags"),
        ("how-many-points", True, None),
    ]
    assert misconceptions(kept) == (("cutting-partner", 1), ("forgot-bags", 1), ("must-follow-suit", 1))
    assert (score(kept).points, score(kept).possible) == (1, 3)


def test_looking_and_sorting_are_no_answers(session):
    """Only what answers is recorded as an answer; the state is kept all the same."""
    fan = session.make_widget("which-cards")
    for action in ({"kind": "sort", "by": "rank"}, {"kind": "press", "card": "4H"}, {"kind": "let-go"}):
        fields = dict(action)
        fan.do(fields.pop("kind"), **fields)
    assert session.store.answers() == ()
    assert reload(session).make_widget("which-cards").logic.sort == "rank"


@pytest.mark.parametrize("order", [(0, 1, 2, 3), (3, 2, 1, 0), (2, 0, 3, 1)])
def test_a_lesson_is_done_with_its_last_right_step_in_any_order(session, order):
    """The lesson is done when every required step was right, whatever the order, and stays done after a reload."""
    steps = [session.lesson.required_steps[number] for number in order]
    for step in steps:
        assert not session.is_done
        answer(session, step)
    assert session.is_done
    assert reload(session).is_done


def test_a_wrong_answer_after_a_right_one_takes_nothing_back(session):
    """Done stays done."""
    answer(session, "how-many-points")
    session.widget("how-many-points").do("check", text="1")
    assert "how-many-points" in reload(session).done


def test_widgets_come_back_as_they_were_left(session):
    """After a reload each widget is in the state of its last click, with the verdict that was shown."""
    answer(session, "which-cards")
    throw = session.make_widget("what-to-throw")
    throw.do("choose", option="spade")
    throw.do("check")
    again = reload(session)
    assert [card.code for card in again.make_widget("which-cards").played] == ["9H"]
    restored = again.make_widget("what-to-throw")
    assert restored.view["verdict"] == "wrong"
    assert restored.strings["feedback"] == throw.strings["feedback"]
    assert len(again.store.answers()) == 2


def test_a_changed_question_begins_anew(session, lessons):
    """A state saved for another hand is not forced upon the new one; what was done stays done."""
    answer(session, "which-cards")
    path = lessons / "01-first-steps" / "lesson.toml"
    path.write_text(path.read_text().replace('hand = "9H 4H AS"', 'hand = "9H 4H AS 2C"'))
    changed = LessonSession("first-steps", store=session.store, course=read_course(lessons))
    assert changed.make_widget("which-cards").played == ()
    assert "which-cards" in changed.done


def test_a_state_that_cannot_be_restored_stops_nothing(session):
    """A state of an older version of a widget is dropped with a line in the log, and the widget begins anew."""
    answer(session, "which-cards")
    saved = session.store.state("first-steps", "which-cards")
    session.store.record("first-steps", "which-cards", state={**saved, "state": {"nonsense": 1}})
    assert reload(session).make_widget("which-cards").played == ()


def test_restart_sets_everything_back(session):
    """Restart: nothing done, open widgets as at first, still so after a reload."""
    for step in session.lesson.required_steps:
        answer(session, step)
    (cell, _) = session.make_code("try-it")
    cell.do("run", code="1 + 1")
    session.go_to("quiz")
    session.restart()
    assert session.done == frozenset()
    assert session.widget("which-cards").played == ()
    assert session.widget("quiz").view["verdict"] is None
    assert not session.widget("quiz").logic.done
    assert session.widget("code.hand.py").view["changed"] is False
    again = reload(session)
    assert (again.done, again.place) == (frozenset(), None)
    assert again.make_widget("which-cards").played == ()
    assert again.make_code("try-it")[0].view["changed"] is False


def test_another_language_changes_words_and_nothing_else(session):
    """Widgets keep their state and speak the new language at once; the choice is there after a reload."""
    fan, throw = session.make_widget("which-cards"), session.make_widget("what-to-throw")
    answer(session, "which-cards")
    throw.do("choose", option="spade")
    states = fan.state(), throw.state()
    heard = []
    session.on_language.append(heard.append)
    session.choose_language("fa")
    assert heard == ["fa"]
    assert (fan.state(), throw.state()) == states
    assert (fan.lang, throw.lang, fan.look["dir"]) == ("fa", "fa", "rtl")
    assert throw.strings["check"] == "بررسی"
    assert reload(session).language == "fa"


def test_the_language_of_the_address_beats_the_saved_one(session, course):
    """Asked for, else saved, else the system's, else English."""
    session.choose_language("fa")
    assert LessonSession("first-steps", store=session.store, course=course, lang="en").language == "en"
    assert LessonSession("first-steps", store=session.store, course=course).language == "fa"


def test_four_colours_are_one_choice_for_all(session):
    """The colours change on every open widget, and on the ones made later and after a reload."""
    fan = session.make_widget("which-cards")
    session.choose_colours(four=True)
    assert fan.look["four_colour"] is True
    assert session.make_widget("quiz").look["four_colour"] is True
    assert reload(session).make_widget("which-cards").look["four_colour"] is True


def test_the_place_to_go_on(session):
    """At first none; then the step last worked at, or the first that is not done when that one is."""
    assert session.place is None
    session.go_to("what-to-throw")
    assert reload(session).place == "what-to-throw"
    answer(session, "what-to-throw")
    assert reload(session).place == "which-cards"
    session.go_to("try-it")
    assert reload(session).place == "try-it"


def test_two_tabs_of_one_lesson_lose_nothing(session):
    """What either tab did is done for both."""
    other = reload(session)
    answer(session, "which-cards")
    answer(other, "quiz")
    answer(session, "how-many-points")
    answer(other, "what-to-throw")
    assert session.is_done
    assert other.is_done
    assert len(session.store.answers()) == 4


def test_what_is_right_is_nowhere_before_it_is_answered(session):
    """Neither traits nor saved states hold the right option, the right number, or feedback that was not earned."""
    throw, points, quiz = (session.make_widget(step) for step in ("what-to-throw", "how-many-points", "quiz"))
    throw.do("choose", option="club")
    points.do("type", text="7")
    quiz.do("choose", option="nothing")
    told = json.dumps([[w.view, w.strings, w.look, w.state()] for w in (throw, points, quiz)], ensure_ascii=False)
    assert "costs nothing" not in told
    assert "take the trick from your partner" not in told
    assert "72" not in told
    assert "cutting-partner" not in told
    marks = {option["mark"] for widget in (throw, quiz) for option in widget.view["options"]}
    assert marks == {None}
    throw.do("check")
    assert "The club costs nothing." in throw.strings["feedback"]["text"]


def test_ticking_everything_shows_the_misconception_only(session):
    """All boxes ticked: wrong, no points, and the right ones are not all given away by marks on unchosen options."""
    quiz = session.make_widget("quiz")
    for option in ("spade", "club", "nothing"):
        quiz.do("choose", option=option)
    quiz.do("check")
    assert (quiz.view["verdict"], quiz.logic.done) == ("wrong", False)
    assert quiz.strings["feedback"]["text"] == "Everybody plays a card to every trick."
    (kept,) = session.store.answers()
    assert (kept.points, kept.possible, kept.misconception) == (0, 2, "may-pass")


def test_zero_is_an_answer_and_empty_is_not(session):
    """0 is judged; an empty field and a word are answered with a note and recorded nowhere."""
    points = session.make_widget("how-many-points")
    for typed in ("", "  ", "ten", "1.5"):
        points.do("check", text=typed)
        assert points.strings["feedback"]["sign"] == "note"
    assert session.store.answers() == ()
    for typed in ("0", "۰", "-0", "−47"):
        points.do("check", text=typed)
        assert points.view["verdict"] == "wrong"
    assert len(session.store.answers()) == 4


def test_a_full_disk_is_said_and_stops_nothing(session, monkeypatch):
    """When the file cannot be written, the widget goes on and the bar says once what to do."""
    import sqlite3

    bar = lesson_bar(session, links={}, choose=True, page=False)
    fan = session.make_widget("which-cards")
    other = sqlite3.connect(session.store.path, isolation_level=None)
    session.store._connection.execute("PRAGMA busy_timeout = 20")
    other.execute("BEGIN EXCLUSIVE")
    fan.do("press", card="9H")
    fan.do("press", card="9H")
    assert [card.code for card in fan.played] == ["9H"]
    bar.refresh()
    assert len(bar.strings["notices"]) == 1
    assert "progress.sqlite3" in bar.strings["notices"][0]
    other.execute("ROLLBACK")
    other.close()


# The bar and the home page


def test_the_bar_follows_what_is_done(session):
    """Each step that becomes right fills its dot; the last one says that the lesson is done."""
    bar = lesson_bar(session, links={}, choose=True, page=True)
    assert [step["done"] for step in bar.view["steps"]] == [False] * 4
    assert plain_text(bar.strings["progress"]) == "0 of 4 done"
    for step in session.lesson.required_steps:
        answer(session, step)
    assert [step["done"] for step in bar.view["steps"]] == [True] * 4
    assert (bar.view["complete"], bar.strings["progress"]) == (True, "Lesson done")


def test_the_bar_chooses_language_and_colours(session):
    """What is chosen in the bar reaches every widget of the page, the bar included."""
    bar, fan = lesson_bar(session, links={}, choose=True, page=True), session.make_widget("which-cards")
    bar.do("language", id="fa")
    bar.do("colours", four=True)
    assert (fan.lang, bar.lang, fan.look["four_colour"], bar.look["four_colour"]) == ("fa", "fa", True, True)
    assert bar.strings["lesson"] == "قدم‌های اول"
    with pytest.raises(ValueError, match="knows no action"):
        bar.do("language", id="xx")


def test_starting_over_asks_first(session):
    """Restart asks; keeping keeps; only then does beginning anew forget."""
    bar = lesson_bar(session, links={}, choose=True, page=True)
    answer(session, "which-cards")
    with pytest.raises(ValueError, match="knows no action"):
        bar.do("begin")
    bar.do("restart")
    assert bar.view["asking"] is True
    bar.do("keep")
    assert (bar.view["asking"], session.done) == (False, {"which-cards"})
    bar.do("restart")
    bar.do("begin")
    assert (bar.view["asking"], session.done) == (False, frozenset())
    assert [step["done"] for step in bar.view["steps"]] == [False] * 4


def test_a_notice_is_said_until_it_is_understood(home, course):
    """A damaged file is named in the bar in the reader's language, and goes away when she says so."""
    home.mkdir()
    (home / "progress.sqlite3").write_bytes(b"no database" * 500)
    session = LessonSession("first-steps", course=course, lang="fa")
    bar = lesson_bar(session, links={}, choose=True, page=True)
    (notice,) = bar.strings["notices"]
    assert "خوانده نشد" in notice
    assert "progress-damaged" in notice
    bar.do("seen")
    assert bar.strings["notices"] == []


def test_links_lead_to_the_neighbours(session):
    """A lesson links home and to the lessons beside it, where there are any."""
    assert lesson_links(session, home="../") == {"home": "../"}


def test_the_home_page_says_what_to_do_next(session, course):
    """Not begun, begun and done are told apart, with the button that fits."""

    def home() -> dict[str, str]:
        reader = Reader(store=FileStore(session.store.path), course=course)
        page = course_home(reader, link=lambda lesson_id: f"{lesson_id}/", book="book/", page=True)
        (card,) = page.view["lessons"]
        words = page.strings["lessons"]["first-steps"]
        return {
            "status": card["status"],
            "said": plain_text(words["status"]),
            "go": words["go"],
            "next": page.view["next"],
        }

    assert home() == {"status": "new", "said": "Not begun", "go": "Begin", "next": "first-steps"}
    session.go_to("welcome")
    assert home()["status"] == "begun"
    answer(session, "quiz")
    assert home() == {"status": "begun", "said": "1 of 4 steps", "go": "Go on", "next": "first-steps"}
    for step in session.lesson.required_steps:
        answer(session, step)
    assert home() == {"status": "done", "said": "Done", "go": "See it again", "next": None}


def test_the_rules_that_are_picked_hold_on_the_whole_page(session, course):
    """A rule that is switched on answers the questions, stands on the charter, and is there again next time; nonsense that was kept is not."""
    reader = Reader(store=session.store, course=course)
    parts = rule_pages(reader)
    assert not parts["house-rule-charter"].logic.done
    parts["rules-picker"].switch("board")
    assert parts["rule-dispute"].logic.rules.has("limits.board")
    assert (parts["house-rule-charter"].logic.done, str(parts["house-rule-charter"].logic.sheet.spec)) == (
        True,
        "standard+board",
    )
    later = Reader(store=FileStore(session.store.path), course=course)
    assert later.table == rule_pages(later)["rules-picker"].spec == "standard+board"
    session.store.set_setting("table", "standard+nonsense")
    assert later.table == "standard"


def test_languages_are_those_that_are_written(course):
    """The choice offers the languages in which there are both messages and lessons."""
    assert offered_languages(course) == ("en", "fa")


def test_sessions_share_nothing(course):
    """Two readers in one process with stores of their own see nothing of each other."""
    one, two = (LessonSession("first-steps", store=MemoryStore(), course=course) for _ in range(2))
    answer(one, "which-cards")
    one.choose_language("fa")
    assert (two.done, two.language) == (frozenset(), "en")
    assert two.make_widget("which-cards").played == ()


def test_the_user_folder_can_be_chosen(home, monkeypatch):
    """SPADES_TEACH_HOME overrules the system's place."""
    assert progress.user_folder() == home
    monkeypatch.delenv("SPADES_TEACH_HOME")
    assert progress.user_folder().name == "spades_teach"


# Code cells


def test_a_code_cell_runs_after_the_cells_above_it(session):
    """The second cell sees what the first defines, also when the first was changed."""
    first, second = session.make_code("try-it")
    assert (first.view["output"], second.view["output"]) == ("3", "9H 4H\n")
    first.do("run", code=first.view["code"].replace("9H 4H AS", "2H 3S"))
    second.do("run", code=second.view["code"])
    assert second.view["output"] == "2H\n"
    second.do("reset")
    assert second.view["changed"] is False


def test_changed_code_comes_back(session):
    """After a reload the code is as it was left; the learner runs it when she wants to."""
    session.make_code("try-it")[0].do("keep", code="len('half a thou")
    again = reload(session).make_code("try-it")[0]
    assert (again.view["code"], again.view["ran"]) == ("len('half a thou", False)


@pytest.mark.parametrize(
    ("feedback", "code"),
    [
        ("Line 1: ZeroDivisionError: division by zero", "1 / 0"),
        ("Line 2: NameError: name 'x' is not defined", "y = 1\nx"),
        ("Line 1: SyntaxError: invalid syntax", "x =="),
        ("It ran, and had nothing to show.", "x = 1"),
    ],
)
def test_an_error_in_code_is_said_with_its_line(session, feedback, code):
    """A learner's error is a line in the cell, never a traceback of ours."""
    cell = session.make_code("try-it")[0]
    cell.do("run", code=code)
    assert plain_text(cell.strings["feedback"]["text"]) == feedback

"""The widgets of the course send the views that their JavaScript tests draw, and refuse what makes no sense."""

import sys

import pytest

from spades_teach.course.code import CodeCell, CodeLogic
from spades_teach.course.grading import Item
from spades_teach.course.model import Option
from spades_teach.course.question import Question, QuestionLogic, Texts
from spades_teach.i18n import words_for
from spades_teach.widgets.course_home import CourseHome, CourseHomeLogic, HomeWords, LessonCard, next_lesson
from spades_teach.widgets.lesson_bar import BarWords, LessonBar, LessonBarLogic
from tests.widgets.view_samples import check_views

STEPS = ("which-cards", "quiz")
LANGUAGES = ("en", "fa")
WORDS = {
    "en": {"title": "Following suit", "which-cards": "Which cards?", "quiz": "Your turn", "next": "Scoring", "previous": "The deal"},
    "fa": {"title": "خال زمین", "which-cards": "کدام کارت‌ها؟", "quiz": "نوبت تو", "next": "امتیاز", "previous": "پخش"},
}  # fmt: skip
LINKS = {"home": "../", "previous": "../deal/", "next": "../scoring/"}


def lesson_bar(lang="en", done=(), notices=(), page=True, languages=LANGUAGES, links=LINKS, place=None, **look):
    def words_of(language: str) -> BarWords:
        words = WORDS[language]
        return BarWords(
            title=words["title"],
            steps={step: words[step] for step in STEPS},
            previous=words["previous"],
            next=words["next"],
            notices=notices,
        )

    logic = LessonBarLogic(words_of, steps=STEPS, done=done, languages=languages, links=links, place=place, page=page)
    return LessonBar(logic, lang=lang, **look)


BARS = (
    {"name": "begun", "make": {"done": ["quiz"]}, "do": []},
    {"name": "done", "make": {"done": ["quiz", "which-cards"]}, "do": []},
    {"name": "asking", "make": {"done": ["quiz"]}, "do": [{"kind": "restart"}]},
    {"name": "told", "make": {"notices": ["Kept aside.", "Not saved."]}, "do": []},
    {"name": "jupyter", "make": {"page": False, "languages": [], "links": {}}, "do": []},
    {"name": "persian", "make": {"lang": "fa", "four_colour": True, "place": "quiz"}, "do": []},
)


def course_home(lang="en", notices=(), book="rule-book/", with_labs=True, **look):
    cards = (
        LessonCard(id="deal", number=1, link="deal/", minutes=20, done=2, of=2),
        LessonCard(id="follow", number=2, link="follow/", minutes=25, done=1, of=9, begun=True),
        LessonCard(id="score", number=3, link="score/", minutes=25, done=0, of=8, needs=("follow",)),
        LessonCard(id="round", number=None, link="round/", minutes=25, done=0, of=2),
    )
    labs = (
        LessonCard(id="gift", number=None, link="gift/", minutes=20, done=1, of=3, begun=True),
        LessonCard(id="last", number=None, link="last/", minutes=15, done=3, of=3, needs=("score",)),
    )
    titles = {"deal": "The deal", "follow": "Following suit", "score": "Scoring", "round": "A whole round"}
    titles |= {"gift": "A gift or a debt?", "last": "The last round"}
    words = HomeWords(
        titles=titles, summaries={name: f"About {title}." for name, title in titles.items()}, notices=notices
    )
    logic = CourseHomeLogic(
        lambda _: words, cards, labs=labs if with_labs else (), languages=LANGUAGES, book=book, page=True
    )
    return CourseHome(logic, lang=lang, **look)


HOMES = (
    {"name": "begun", "make": {}, "do": []},
    {"name": "persian", "make": {"lang": "fa", "notices": ["Kept aside."]}, "do": []},
    {"name": "alone", "make": {"book": None, "with_labs": False}, "do": []},
)

OPTIONS = (
    Option(id="club", right=True),
    Option(id="heart", right=True),
    Option(id="spade", misconception="cutting-partner"),
)
LABELS = {"club": "\u20665♣\ufe0e\u2069", "heart": "A heart", "spade": "The spade"}
FEEDBACK = {"club": "It costs nothing.", "heart": "", "spade": "Your partner has it.", "right": "Worked out.",
            "forgot-bags": "Two are over.", "otherwise": "It is more."}  # fmt: skip


def question(choose="one", number=None, points=1, lang="en", **look):
    options = () if choose == "number" else OPTIONS
    item = Item(id="q", choose=choose, options=options, number=number, wrong={70: "forgot-bags"}, points=points)
    return Question(QuestionLogic(item, lambda _: Texts(labels=LABELS, feedback=FEEDBACK)), lang=lang, **look)


QUESTIONS = (
    {"name": "open", "make": {}, "do": []},
    {"name": "empty", "make": {}, "do": [{"kind": "check"}]},
    {"name": "wrong", "make": {}, "do": [{"kind": "choose", "option": "spade"}, {"kind": "check"}]},
    {"name": "right", "make": {}, "do": [{"kind": "choose", "option": "club"}, {"kind": "check"}]},
    {
        "name": "incomplete",
        "make": {"choose": "many"},
        "do": [{"kind": "choose", "option": "heart"}, {"kind": "check"}],
    },
    {
        "name": "everything",
        "make": {"choose": "many"},
        "do": [*({"kind": "choose", "option": each.id} for each in OPTIONS), {"kind": "check"}],
    },
    {"name": "number", "make": {"choose": "number", "number": 72}, "do": []},
    {"name": "no-number", "make": {"choose": "number", "number": 72}, "do": [{"kind": "check", "text": "seven"}]},
    {
        "name": "wrong-number",
        "make": {"choose": "number", "number": 72, "lang": "fa"},
        "do": [{"kind": "check", "text": "۷۰"}],
    },
    {
        "name": "practice",
        "make": {"choose": "number", "number": 0, "points": 0},
        "do": [{"kind": "check", "text": "0"}],
    },
)


def test_a_cell_asks_for_the_language_and_shows_what_it_draws():
    """A lab's picture stands under its cell in the reader's language, for light and dark pages; anything else is shown as text."""
    draw = "from spades_teach import what_if\nwhat_if('NS:5 EW:6').chart(language())"
    for lang, title in (("en", "What each side scores"), ("fa", "امتیاز هر تیم")):
        logic = CodeLogic(draw, given={"language": lambda lang=lang: lang})
        view = logic.view()
        assert logic.outcome is not None
        assert (logic.outcome.error, view["output"]) == (None, "")
        assert view["picture"]["text"].startswith(title)
        assert view["picture"]["light"] != view["picture"]["dark"]
        assert view["picture"]["light"].startswith("data:image/svg+xml")
        assert logic.strings(words_for(lang))["feedback"] is None
    assert CodeLogic("1 + 1").view()["picture"] is None


def test_a_picture_in_a_cell_brings_the_table_that_its_text_promises():
    """The numbers of a picture stand beside it, every row, written in the reader's digits."""
    draw = "from spades_teach import what_if\nwhat_if('NS:5 EW:6').chart('fa')"
    table = CodeLogic(draw).view()["picture"]["table"]
    assert (table["lang"], table["dir"], table["name"]) == ("fa", "rtl", words_for("fa")("charts-numbers"))
    assert {len(row) for row in table["rows"]} == {len(table["headings"])}
    written = {value for row in table["rows"] for value in row}
    assert words_for("fa").plain_number(-50) in written
    assert not any(digit in value for value in written for digit in "0123456789")


@pytest.mark.parametrize("value", ["frame", "frame.n"], ids=["frame", "series"])
def test_a_frame_is_written_whole(value):
    """No row or column of a frame is left out and no line broken, even where the host has set pandas to be short."""
    import pandas

    above = "import pandas\nframe = pandas.DataFrame({'n': range(14), **{f'column_{i}': 'x' * 20 for i in range(30)}})"
    with pandas.option_context("display.max_rows", 10, "display.max_columns", 5, "display.width", 20):
        view = CodeLogic(value, lambda: [above]).view()
    assert view["table"] is True
    assert "..." not in view["output"]
    assert sum(line.split()[0] == "13" for line in view["output"].splitlines()) == 1
    assert CodeLogic("'a' * 3").view()["table"] is False


def code_cell(code="6 * 7", lang="en", **look):
    return CodeCell(CodeLogic(code, lambda: ["a = 3"]), lang=lang, **look)


CELLS = (
    {"name": "answer", "make": {}, "do": []},
    {"name": "changed", "make": {}, "do": [{"kind": "run", "code": "print(a)\na * 2"}]},
    {"name": "error", "make": {"lang": "fa"}, "do": [{"kind": "run", "code": "a = 1\na / 0"}]},
    {"name": "nothing", "make": {}, "do": [{"kind": "run", "code": "b = 1"}]},
    {"name": "typed", "make": {}, "do": [{"kind": "keep", "code": "a +"}]},
)


@pytest.mark.parametrize(
    ("name", "make", "cases"),
    [
        ("lesson-bar", lesson_bar, BARS),
        ("course-home", course_home, HOMES),
        ("question", question, QUESTIONS),
        ("code-cell", code_cell, CELLS),
    ],
)
def test_sample_views_are_what_the_logic_makes(name, make, cases):
    """tests/data/views/NAME.json, which the JavaScript tests draw, is what Python sends."""
    check_views(name, make, cases)


@pytest.mark.parametrize(
    ("widget", "action"),
    [
        (lesson_bar, {"kind": "begin"}),
        (lesson_bar, {"kind": "language", "id": "xx"}),
        (lesson_bar, {"kind": "language", "id": ["en"]}),
        (lesson_bar, {"kind": "colours", "four": "yes"}),
        (lesson_bar, {"kind": "at", "step": "x" * 65}),
        (course_home, {"kind": "restart"}),
        (course_home, {"kind": "language", "id": "../"}),
        (question, {"kind": "choose", "option": "diamond"}),
        (question, {"kind": "type", "text": "7"}),
        (question, {"kind": "choose"}),
        (code_cell, {"kind": "run"}),
        (code_cell, {"kind": "run", "code": 7}),
        (code_cell, {"kind": "run", "code": "1" * 20_001}),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(widget, action):
    """An action that makes no sense raises ValueError; the state is as it was."""
    made = widget()
    before = made.state()
    fields = dict(action)
    with pytest.raises(ValueError, match=r"no action|no option"):
        made.do(fields.pop("kind"), **fields)
    assert made.state() == before


@pytest.mark.parametrize(
    ("make", "state"),
    [
        (lesson_bar, {"asking": "yes", "place": None, "hidden_notices": 0}),
        (course_home, {"x": 1}),
        (question, {"chosen": ["diamond"], "typed": "", "checked": False, "done": False}),
        (question, {"chosen": ["club"]}),
        (code_cell, {"code": 7}),
    ],
)
def test_a_state_that_is_none_is_refused(make, state):
    """A state that could not come from the widget raises and changes nothing."""
    widget = make()
    before = widget.state()
    with pytest.raises((ValueError, KeyError)):
        widget.restore(state)
    assert widget.state() == before


def card(lesson_id: str, done: int = 0, of: int = 4, *, begun: bool = False, needs: tuple[str, ...] = ()) -> LessonCard:
    return LessonCard(id=lesson_id, number=1, link="", minutes=1, done=done, of=of, begun=begun, needs=needs)


@pytest.mark.parametrize(
    ("expected", "lessons"),
    [
        ("a", [card("a"), card("b")]),
        ("b", [card("a", 4), card("b")]),
        ("b", [card("a"), card("b", begun=True)]),
        ("b", [card("a", needs=("b",)), card("b")]),
        ("a", [card("a", needs=("b",)), card("b", 4)]),
        (None, [card("a", 4), card("b", 4)]),
        (None, []),
        ("a", [card("a", of=0)]),
    ],
)
def test_the_next_lesson(expected, lessons):
    """Go on with what is begun, else with the first that is ready, else with the first that is left."""
    assert next_lesson(lessons) == expected


def test_a_question_restores_its_verdict_and_nothing_more():
    """The state holds what was chosen, never what is right."""
    asked = question()
    asked.do("choose", option="spade")
    asked.do("check")
    state = asked.state()
    assert state == {"chosen": ["spade"], "typed": "", "checked": True, "done": False}
    again = question()
    again.restore(state)
    assert again.strings == asked.strings
    assert again.logic.last_answer is None


@pytest.mark.skipif(sys.platform == "emscripten", reason="the browser has no second thread that could stop it")
@pytest.mark.parametrize(
    "code",
    [
        "while True: pass",
        "try:\n    while True: pass\nexcept Exception: pass",
        "import time\nwhile True: time.sleep(0.01)",
    ],
)
def test_endless_code_is_stopped(code):
    """A loop without end is stopped and says so, also when it catches every exception or sleeps."""
    from spades_teach.course.code import run

    outcome = run(code, seconds=0.3)
    assert outcome.too_long
    assert run("1 + 1").output == "2"


@pytest.mark.skipif(sys.platform == "emscripten", reason="the browser has no limit")
def test_no_import_is_broken_off(tmp_path, monkeypatch):
    """A module that loads slowly (pandas, on a busy machine) is loaded to its end: else nobody could import after it."""
    from spades_teach.course.code import run

    (tmp_path / "slow_to_load.py").write_text(
        "import time\nbegun = time.process_time()\nwhile time.process_time() < begun + 0.6: pass\nloaded = True\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert run("import slow_to_load\nwhile True: pass", seconds=0.2).too_long
    assert sys.modules.pop("slow_to_load").loaded
    assert run("import slow_to_load\nslow_to_load.loaded").output == "True"


@pytest.mark.skipif(sys.platform == "emscripten", reason="the browser has no limit")
def test_code_that_only_waits_is_given_time():
    """A cell on a busy machine, or one that sleeps, may take longer than one that works all the time."""
    from spades_teach.course.code import run

    assert run("import time\ntime.sleep(0.5)\n'rested'", seconds=0.3).output == "'rested'"


def test_printing_goes_to_the_cell_alone(capsys):
    """What the learner's code prints is shown in her cell, not on the terminal of the server."""
    cell = code_cell("print('hello')")
    assert cell.view["output"] == "hello\n"
    assert capsys.readouterr().out == ""


def test_much_output_is_cut():
    """A flood is cut, not sent."""
    cell = code_cell("'x' * 100_000")
    assert len(cell.view["output"]) < 21_000

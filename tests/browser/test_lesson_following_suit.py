"""The lesson about following suit as whole stories, on the course's own pages and on a page of marimo's."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from spades_teach.course.load import data_folder, the_course
from spades_teach.i18n import words_for
from tests.browser import hosts
from tests.browser.lesson_pages import (
    ENGLISH,
    Heard,
    HomePage,
    LessonPage,
    begin_anew,
    fragments,
    open_lesson,
    page_text,
    progress,
    spoken,
    user_folder,
)

LESSON = the_course().lesson("following-suit")


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    """The course as `spades-teach learn` serves it: one server for all stories of this file."""
    with hosts.course_server("learn", home=tmp_path_factory.mktemp("course"), env=ENGLISH) as server:
        yield server


@pytest.fixture
def served(course):
    """The course with a new reader."""
    begin_anew(user_folder(course))
    return course


# From the first guess to the end of the quiz


def test_a_reader_goes_through_the_lesson_in_two_languages(served, page):
    """Guess wrong, read why, guess right, play, change Python, go on in Persian, reload, go on, look at home, begin anew."""
    page.goto(served.url)
    HomePage(page=page).link("course-home-begin", LESSON).click()
    lesson = LessonPage(page=page, lesson=LESSON)
    lesson.wait()
    lesson.expect_progress(0)
    guess_wrong(lesson)
    guess_wrong_then_right(lesson)
    play_with_a_hand(lesson)
    choose_wrong_then_right(lesson)
    change_python(lesson)
    begin_the_quiz(lesson)
    lesson = go_on_in_persian(lesson)
    come_back(lesson)
    end_the_quiz(lesson)
    look_home(page, user_folder(served))
    begin_the_lesson_anew(lesson, user_folder(served))


def guess_wrong(lesson: LessonPage) -> None:
    """A wrong guess is answered by the belief behind it, and by what is so."""
    quiz = lesson.widget("one-trick")
    lesson.point(quiz, "right", "9D", "highest-of-suit-led")
    lesson.check(quiz)
    belief = lesson.words("misconception-leader-keeps-the-trick", card="9D", best="KD")
    expect(lesson.said(quiz, belief)).to_be_visible()
    why = lesson.words("highest-of-suit-led", seat="you", card="KD", suit="D")
    expect(lesson.said(quiz, why)).to_be_visible()


def guess_wrong_then_right(lesson: LessonPage) -> None:
    """What comes after a guess waits for the right one; progress grows by it."""
    quiz = lesson.widget("which-cards")
    lesson.mark(quiz, "AS 9H 4H")
    lesson.check(quiz)
    belief = lesson.words("misconception-spade-may-always-be-played", card="AS", suit="H")
    expect(lesson.said(quiz, belief)).to_be_visible()
    expect(lesson.said(quiz, lesson.words("verdict-no-option"))).to_be_visible()
    expect(lesson.card(quiz, "AS", "wrong")).to_be_visible()
    expect(lesson.after("which-cards")).to_have_count(0)
    lesson.expect_step("which-cards", done=False)

    lesson.button(quiz, "quiz-try-again").click()
    expect(lesson.said(quiz, belief)).to_have_count(0)
    lesson.mark(quiz, "9H 4H")
    lesson.check(quiz)
    expect(lesson.said(quiz, lesson.words("follows-suit", suit="H"))).to_be_visible()
    expect(lesson.after("which-cards")).to_be_visible()
    lesson.expect_words("which-cards", "after")
    lesson.expect_step("which-cards", done=True)
    lesson.expect_progress(1)


def play_with_a_hand(lesson: LessonPage) -> None:
    """A card that must wait says why; another is chosen, then played."""
    fan = lesson.widget("ask-the-cards")
    lesson.button(fan, "hand-fan-card-blocked", card="AS").click()
    why = lesson.words("must-follow-suit", suit="H")
    expect(lesson.said(fan, lesson.words("hand-fan-blocked", card="AS", why=why))).to_be_visible()
    lesson.button(fan, "hand-fan-card-legal", card="3H").click()
    lesson.button(fan, "hand-fan-play", card="3H").click()
    expect(lesson.said(fan, lesson.words("hand-fan-played", card="3H"))).to_be_visible()


def choose_wrong_then_right(lesson: LessonPage) -> None:
    """In a question of the lesson's own each option has its answer; a right one counts."""
    question = lesson.widget("partner-has-it")
    for option in ("small-spade", "club"):
        lesson.option(question, "partner-has-it", option).click()
        lesson.button(question, "question-check").click()
        expect(lesson.said(question, lesson.told("partner-has-it", option))).to_be_visible()
    lesson.expect_progress(2)


def change_python(lesson: LessonPage) -> None:
    """A cell of Python answers, and a later one works with what was changed above it."""
    first, second = lesson.code_cell(0), lesson.code_cell(1)
    code = first.get_by_role("textbox", name=spoken(lesson.words("code-cell-code")))
    code.fill(code.input_value().replace('"9H 4H AS 7C"', '"AS 7C KD"'))
    lesson.button(first, "code-cell-run").click()
    expect(output(lesson, first)).to_contain_text("KD")
    lesson.button(second, "code-cell-run").click()
    expect(output(lesson, second)).to_have_text("{}")


def output(lesson: LessonPage, cell: Locator) -> Locator:
    return cell.get_by_role("status", name=spoken(lesson.words("code-cell-output")))


def begin_the_quiz(lesson: LessonPage) -> None:
    """A wrong answer to the first question; in the second a card is picked and not yet checked."""
    quiz = lesson.widget("quiz")
    lesson.mark(quiz, "KD AS")
    lesson.check(quiz)
    belief = lesson.words("misconception-spade-may-always-be-played", card="AS", suit="D")
    expect(lesson.said(quiz, belief)).to_be_visible()
    lesson.button(quiz, "quiz-next").click()
    lesson.button(quiz, "played-card", place="right", card="KC").click()
    expect_picked(lesson)


def expect_picked(lesson: LessonPage) -> None:
    picked = lesson.button(lesson.widget("quiz"), "quiz-play-chosen", place="right", card="KC")
    expect(picked).to_have_attribute("aria-pressed", "true")


def go_on_in_persian(lesson: LessonPage) -> LessonPage:
    """The whole page turns: direction, prose, what was said by widgets; what is in sight stays where it is."""
    html = lesson.page.locator("html")
    expect(html).to_have_attribute("dir", "ltr")
    before = lesson.widget("quiz").bounding_box()["y"]
    persian = lesson.speak("fa")
    expect(html).to_have_attribute("dir", "rtl")
    for step in LESSON.steps:
        persian.expect_words(step.id)
    persian.expect_words("which-cards", "after")
    expect_picked(persian)
    played = persian.words("hand-fan-played", card="3H")
    expect(persian.said(persian.widget("ask-the-cards"), played)).to_be_visible()
    chosen = persian.told("partner-has-it", "club")
    expect(persian.said(persian.widget("partner-has-it"), chosen)).to_be_visible()
    persian.expect_progress(2)
    assert abs(persian.widget("quiz").bounding_box()["y"] - before) < 40
    return persian


def come_back(lesson: LessonPage) -> None:
    """A page loaded anew speaks the language chosen, stands where it was left, and knows every answer."""
    lesson.reload()
    lesson.expect_at("quiz")
    expect(lesson.page.locator("html")).to_have_attribute("dir", "rtl")
    lesson.expect_progress(2)
    expect_picked(lesson)
    expect(lesson.option(lesson.widget("partner-has-it"), "partner-has-it", "club")).to_be_checked()
    lesson.expect_words("which-cards", "after")
    expect(lesson.code_cell().get_by_role("textbox")).to_have_value(re.compile('"AS 7C KD"'))


def end_the_quiz(lesson: LessonPage) -> None:
    """The rest is answered right; the one that was missed is asked again, and only then the step counts."""
    quiz = lesson.widget("quiz")
    lesson.reason(quiz, "highest-of-suit-led").click()
    lesson.check(quiz)
    lesson.button(quiz, "quiz-next").click()
    lesson.mark(quiz, "8S QD 5D JH")
    lesson.check(quiz)
    expect(lesson.said(quiz, lesson.words("void-any-card", suit="C"))).to_be_visible()
    lesson.button(quiz, "quiz-next").click()
    lesson.point(quiz, "right", "5S", "highest-spade")
    lesson.check(quiz)
    lesson.button(quiz, "quiz-next").click()
    lesson.accuse(quiz, (1, "left", "6D"), (4, "left", "7C"))
    lesson.check(quiz)
    found = lesson.words("quiz-renege-found", place="left", trick=1, card="6D", suit="C", shown=4, proof="7C")
    expect(lesson.said(quiz, found)).to_be_visible()
    lesson.button(quiz, "quiz-finish").click()
    expect(quiz.get_by_text(spoken(lesson.words("quiz-over", right=4, of=5)))).to_be_visible()
    truth = lesson.words.attr("misconception-spade-may-always-be-played", "truth")
    expect(quiz.get_by_text(spoken(truth))).to_be_visible()
    lesson.expect_step("quiz", done=False)
    lesson.button(quiz, "quiz-again-missed", count=1).click()
    lesson.mark(quiz, "KD 9D 4D")
    lesson.check(quiz)
    lesson.expect_step("quiz", done=True)
    lesson.expect_progress(3)


def look_home(page: Page, folder) -> None:
    """Home tells how far the lesson is; the file has every answer, the beliefs of the wrong ones too."""
    fa = words_for("fa")
    page.get_by_role("link", name=spoken(fa("lesson-bar-home"), whole=True)).click()
    HomePage(page=page, lang="fa").expect_status("course-home-begun", done=3, of=10)
    with progress(folder) as store:
        assert store.done(LESSON.id) & set(LESSON.required_steps) == {"which-cards", "partner-has-it", "quiz"}
        answers = [(each.step, each.right, each.misconception) for each in store.answers(LESSON.id)]
    assert answers[:4] == [
        ("one-trick", False, "leader-keeps-the-trick"),
        ("which-cards", False, "spade-may-always-be-played"),
        ("which-cards", True, None),
        ("ask-the-cards", False, "must-follow-suit"),
    ]


def begin_the_lesson_anew(lesson: LessonPage, folder) -> None:
    """A77: begun anew, nothing is done: on the page, after a reload, at home; the file keeps the earlier attempt."""
    home = HomePage(page=lesson.page, lang=lesson.lang)
    home.link("course-home-go-on", LESSON).click()
    lesson.wait()
    lesson.expect_progress(3)
    lesson.restart()
    for _ in range(2):
        lesson.expect_progress(0)
        expect(lesson.card(lesson.widget("which-cards"), "AS")).to_have_attribute("aria-pressed", "false")
        expect(lesson.widget("partner-has-it").get_by_role("radio", checked=True)).to_have_count(0)
        expect(lesson.code_cell().get_by_role("textbox")).to_have_value(re.compile('"9H 4H AS 7C"'))
        lesson.reload()
    lesson.bar.get_by_role("link", name=spoken(lesson.words("lesson-bar-home"), whole=True)).click()
    home.link("course-home-begin", LESSON).wait_for()
    with progress(folder) as store:
        assert store.answers(LESSON.id) == ()
        assert len(store.answers(LESSON.id, all_attempts=True)) > 10


# By keyboard alone


def test_two_questions_by_keyboard_alone(served, page):
    """Tab, arrows, Space and Enter are enough; the focus is always somewhere, and nothing lies over it."""
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id)
    quiz = lesson.widget("one-trick")
    tab_to(page, lesson.button(quiz, "played-card", place="right", card="9D"))
    press(page, "ArrowRight")
    expect(hosts.focused(page)).to_have_attribute("data-card", "KD")
    press(page, "Enter")
    expect(lesson.button(quiz, "quiz-play-chosen", place="you", card="KD")).to_be_focused()
    press(page, "Tab")
    press(page, "ArrowDown")
    press(page, "ArrowUp")
    press(page, "Space")
    expect(lesson.reason(quiz, "highest-of-suit-led")).to_be_checked()
    press(page, "Tab")
    expect(lesson.button(quiz, "quiz-check")).to_be_focused()
    press(page, "Enter")
    expect(lesson.button(quiz, "quiz-once-more")).to_be_focused()
    lesson.expect_progress(1)

    quiz = lesson.widget("which-cards")
    tab_to(page, lesson.card(quiz, "AS"))
    for card, key in (("9H", "Space"), ("4H", "Enter")):
        press(page, "ArrowRight")
        expect(lesson.card(quiz, card)).to_be_focused()
        press(page, key)
        expect(lesson.card(quiz, card, "chosen")).to_be_focused()
    press(page, "Tab")
    press(page, "Enter")
    expect(lesson.button(quiz, "quiz-once-more")).to_be_focused()
    expect(lesson.after("which-cards")).to_be_visible()
    lesson.expect_progress(2)

    # Back again, upwards, where the bar of the lesson stays in sight.
    press(page, "Enter")
    tab_to(page, lesson.button(lesson.widget("one-trick"), "quiz-once-more"), key="Shift+Tab")
    press(page, "Enter")
    expect(lesson.widget("one-trick").get_by_role("heading", level=2)).to_be_focused()
    press(page, "Tab")
    expect(hosts.focused(page)).to_have_attribute("data-card", re.compile(".D"))
    lesson.expect_progress(2)


def tab_to(page: Page, target: Locator, *, key: str = "Tab") -> None:
    """Go on until the focus is there."""
    for _ in range(60):
        press(page, key)
        if target.evaluate("(node) => node.getRootNode().activeElement === node"):
            return
    pytest.fail(f"{key} does not lead there")


def press(page: Page, key: str) -> None:
    """Press a key; afterwards the focus must be on something, and nothing may lie over it."""
    page.keyboard.press(key)
    page.wait_for_timeout(30)
    assert page.evaluate(FOCUS) == "there"


FOCUS = """() => {
    const within = (found, x, y) => {
        const inner = found?.shadowRoot?.elementFromPoint(x, y);
        return inner && inner !== found ? within(inner, x, y) : found;
    };
    let node = document.activeElement;
    while (node?.shadowRoot?.activeElement) node = node.shadowRoot.activeElement;
    if (!node || node === document.body || node === document.documentElement) return "nothing has the focus";
    const box = node.getBoundingClientRect();
    const points = [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]]
        .map(([x, y]) => [box.left + x * box.width, box.top + y * box.height])
        .filter(([x, y]) => x > 0 && x < innerWidth && y > 0 && y < innerHeight)
        .map(([x, y]) => within(document.elementFromPoint(x, y), x, y));
    const seen = points.length === 0 || points.some((found) => found && (node.contains(found) || found.contains(node)));
    return seen ? "there" : `something lies over ${node.outerHTML.slice(0, 200)}`;
}"""


# Two pages on one file


@pytest.mark.deep
def test_two_tabs_keep_the_answers_of_both(served, page):
    """Answers given on two pages of one lesson, turn by turn, are all on record, and a page loaded anew shows them all."""
    address = f"{served.url}/{LESSON.id}/"
    first = open_lesson(page, address, LESSON.id)
    second = open_lesson(page.context.new_page(), address, LESSON.id)
    for lesson, marks in ((first, "AS"), (second, "9H 4H"), (first, "")):
        quiz = lesson.widget("which-cards")
        if not marks:
            lesson.button(quiz, "quiz-try-again").click()
        lesson.mark(quiz, marks or "9H")
        lesson.check(quiz)
        expect(quiz.get_by_role("status").filter(visible=True).first).not_to_be_empty()
    lesson = second.speak("fa")
    quiz = lesson.widget("one-trick")
    lesson.point(quiz, "you", "KD", "highest-of-suit-led")
    lesson.check(quiz)
    lesson.expect_step("one-trick", done=True)
    quiz = first.widget("lonely-ace")
    first.point(quiz, "you", "AD", "highest-rank")
    first.check(quiz)
    belief = first.words("misconception-ace-always-wins", card="AD", suit="C", chosen="card")
    expect(first.said(quiz, belief)).to_be_visible()
    expect(first.page.locator("html")).to_have_attribute("lang", "en")
    with progress(user_folder(served)) as store:
        assert [(each.step, each.right) for each in store.answers(LESSON.id)] == [
            ("which-cards", False),
            ("which-cards", True),
            ("which-cards", False),
            ("one-trick", True),
            ("lonely-ace", False),
        ]
    first.page.reload()
    anew = first.speaking("fa")
    anew.wait()
    anew.expect_progress(2)
    anew.expect_step("which-cards", done=True)
    expect(anew.button(anew.widget("one-trick"), "quiz-once-more")).to_be_visible()
    belief = anew.words("misconception-ace-always-wins", card="AD", suit="C", chosen="card")
    expect(anew.said(anew.widget("lonely-ace"), belief)).to_be_visible()


# What may not be known


def test_nothing_tells_the_answer_before_it_is_checked(served, page):
    """A75: neither a view nor a text that reaches the page marks what is right, in any question, before a check."""
    heard = Heard().on(page)
    lesson = open_lesson(page, f"{served.url}/{LESSON.id}/", LESSON.id)
    lesson.mark(lesson.widget("which-cards"), "AS 9H")
    lesson.button(lesson.widget("quiz"), "quiz-card-plain", card="KD").click()
    lesson.option(lesson.widget("partner-has-it"), "partner-has-it", "king").click()
    expect(lesson.card(lesson.widget("quiz"), "KD", "chosen")).to_be_visible()
    page.wait_for_timeout(200)

    views = [view for view in heard.views() if "dots" in view]
    assert len(views) >= 10
    for view in views:
        assert marks_of(view) <= {"plain", "chosen", "renege", "proof", None}
        assert (view["phase"], view["right"]) == ("asking", None)
    secrets = secret_fragments(lesson)
    assert len(secrets) > 15
    texts = "\n".join(heard.texts())
    assert [secret for secret in secrets if re.search(spoken(secret), texts)] == []
    assert [secret for secret in secrets if re.search(spoken(secret), page_text(page))] == []

    # The same looking finds what a check brings.
    lesson.check(lesson.widget("which-cards"))
    expect(lesson.card(lesson.widget("which-cards"), "AS", "wrong")).to_be_visible()
    lesson.button(lesson.widget("partner-has-it"), "question-check").click()
    king = lesson.told("partner-has-it", "king")
    expect(lesson.said(lesson.widget("partner-has-it"), king)).to_be_visible()
    views = [view for view in heard.views() if "dots" in view]
    assert {"right", "wrong", "missed"} <= set().union(*map(marks_of, views))
    assert any(re.search(spoken(king), text) for text in heard.texts())


def marks_of(view: dict) -> set:
    """Return every mark in a view of a quiz: on cards of the hand and of the table, options, tricks."""
    felt = view.get("felt") or {}
    cells = [cell for trick in view.get("tricks", ()) for cell in trick["cards"]]
    marked = [*(view.get("hand") or ()), *felt.get("plays", ()), *(view.get("options") or ()), *cells]
    marks = {each.get("state") or each.get("mark") for each in (*marked, view.get("nobody") or {})}
    return marks | {"winner" for play in felt.get("plays", ()) if play.get("winner")}


def secret_fragments(lesson: LessonPage) -> list[str]:
    """Return what the lesson says only after an answer."""
    secrets = []
    for step in LESSON.steps:
        for part, text in LESSON.section(step.id, lesson.lang)[0].parts.items():
            said = lesson.text_of(step.id, part) if part == "after" else lesson.told(step.id, part)
            assert text
            secrets += fragments(said)
    return secrets


# A notebook of its own


@pytest.mark.deep  # the notebooks are run as scripts, the course serves them all
def test_one_notebook_served_by_marimo(serve_marimo, home, page):
    """`marimo run` shows the lesson alone: no way home, code to read, and everything else as in the course, in Persian too."""
    server = serve_marimo(data_folder("notebooks") / "marimo" / "02_following_suit.py", env=ENGLISH)
    lesson = open_lesson(page, server.url, LESSON.id)
    expect(lesson.bar.get_by_role("link")).to_have_count(0)
    guess_wrong_then_right(lesson)
    play_with_a_hand(lesson)
    expect(lesson.code_cell()).to_have_count(0)
    expect(page.get_by_text(re.compile(r'read_cards\("9H 4H AS 7C"\)')).first).to_be_visible()
    persian = lesson.speak("fa")
    persian.expect_words("which-cards")
    persian.reload()
    persian.expect_progress(1)
    persian.expect_words("which-cards", "after")
    played = persian.words("hand-fan-played", card="3H")
    expect(persian.said(persian.widget("ask-the-cards"), played)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    with progress(home) as store:
        assert store.done(LESSON.id) == {"which-cards", "ask-the-cards"}

"""Comments of code cells are said in the language of a Jupyter notebook; all else of the code stays, character for character."""

import tokenize
from pathlib import Path

import pytest

from spades_teach.course import build, check
from spades_teach.course.comments import comments_in, translated
from spades_teach.course.load import read_course, the_course
from spades_teach.course.model import LessonError
from spades_teach.i18n import words_for

LESSON = "01-first-steps"
CODE = 'hand = read_cards("9H 4H")  # change the hand\nsign = "# none"  # or "first-spade"\n# noqa: F821\n#\nlen(hand)'
CHANGE, OR = "change the hand\nکارت‌های دست را عوض کن", 'or "first-spade"\nیا "first-spade"'


@pytest.fixture
def written(lessons: Path):
    """A function that gives the lesson a cell with comments and the translation these, and returns the course."""

    def with_comments(*pairs: str, language: str = "fa"):
        (lessons / LESSON / "code/hand.py").write_text(f"from spades_teach import read_cards\n\n{CODE}\n")
        section = "\n\n".join(["", "## try-it", "Words.", "### comments", *pairs]) + "\n"
        with (lessons / LESSON / f"{language}.md").open("a") as words:
            words.write(section)
        return read_course(lessons)

    return with_comments


def cell(course, language: str) -> str:
    notebook = build.jupyter_notebook(course, course.lessons[0], language)
    return next("".join(each["source"]) for each in notebook["cells"] if each["id"] == "hand")


def test_a_comment_is_what_python_calls_one():
    """A sign in a text is none, nor is what only tools read, nor an empty one."""
    assert comments_in(CODE) == ("change the hand", 'or "first-spade"')
    assert translated(CODE, {"none": "no", "noqa: F821": "no", "hand": "no"}) == CODE


def test_a_notebook_says_its_comments_in_its_language(written):
    """The Persian cell has the Persian comment, and the English where there is none; English and marimo stay as they were."""
    course = written(CHANGE)
    assert 'read_cards("9H 4H")  # کارت‌های دست را عوض کن\nsign = "# none"  # or "first-spade"\n' in cell(course, "fa")
    assert CODE in cell(course, "en")
    assert CODE in [each.code.partition("\n\n")[2] for each in build.marimo_cells(course.lessons[0])]


def test_the_words_of_comments_are_no_prose(written):
    """They may hold digits and brackets as code does; the step shows nothing of them."""
    course = written(CHANGE, OR, "nothing {n:7} $5\nهیچ {x}")
    assert course.lessons[0].prose["fa"].sections["try-it"].parts == {}
    assert check.faults(course) == []


def test_the_check_lists_what_is_missing_and_what_is_left_over(written, lessons, capsys):
    """A new comment and one that is gone are each named with the place; a lag, as a missing step is."""
    course = written(CHANGE, "change the deal\nپخش را عوض کن")
    place = f"{LESSON}/fa.md: section 'try-it': "
    assert [line.removeprefix(place) for line in check.notices(course) if line.startswith(place)] == [
        "“or \"first-spade\"” in code/hand.py has no translation; add it under '### comments'",
        "“change the deal” under '### comments' is no comment of the code any more",
    ]
    assert check.main([str(lessons)]) == 0
    assert "0 faults, 4 translations lag behind" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("found", "pair"),
    [
        ("should have \"first-spade\" as the code does", 'or "first-spade"\nیا پیک اول'),
        ("falls apart in a line of code", 'or "first-spade"\nیا "first-spade" را بنویس'),
        ("falls apart in a line of code", "change the hand\nدست را عوض کن."),
        ("falls apart in a line of code", "change the hand\n0 شمال، 1 شرق"),
        ("falls apart in a line of code", 'change the hand\nخشت: "4D"'),
        ("has an invisible sign of direction", "change the hand\n\u2067دست را عوض کن\u2069"),
    ],
)  # fmt: skip
def test_a_comment_that_a_line_of_code_would_garble_is_refused(written, found, pair):
    """Code stays as it is written, and the words need no sign that nobody sees to be read in their order."""
    (line,) = check.faults(written(pair))
    assert line.startswith(f"{LESSON}/fa.md: section 'try-it' (line ")
    assert found in line


@pytest.mark.parametrize(
    "text", ["چه کسی گرفت؟", "یا True", "None یعنی هنوز نه", "یا 11 که", "شمال 0، شرق 1", '"4D" خشت']
)
def test_a_comment_that_reads_well_is_accepted(written, text):
    """Words before code, code before words, numbers between words: all of it is read in its order."""
    assert check.faults(written(f"change the hand\n{text}")) == []


@pytest.mark.parametrize(
    ("message", "pairs", "language"),
    [
        ("'change the hand' in '### comments' should be two lines", ["change the hand"], "fa"),
        ("'change the hand' in '### comments' stands twice", [CHANGE, CHANGE], "fa"),
        ("part '### comments' is unknown", [CHANGE], "en"),
    ],
)
def test_a_part_that_is_no_list_of_comments_is_named(written, message, pairs, language):
    """Comments stand in pairs of lines, each once, in translations only: English is the code's own."""
    with pytest.raises(LessonError, match=message):
        written(*pairs, language=language)


def tokens(code: str) -> list[tuple[str, tuple[int, int]]]:
    lines = iter(code.splitlines(keepends=True))
    found = tokenize.generate_tokens(lambda: next(lines, ""))
    return [(token.string, token.start) for token in found if token.type not in (tokenize.COMMENT, tokenize.NEWLINE, tokenize.NL)]  # fmt: skip


def test_the_course_says_every_comment_in_every_language(count):
    """No comment of a shipped cell is left in English, and no other token of the code has changed or moved."""
    for lesson in the_course().pages:
        for language in lesson.languages[1:]:
            for step in lesson.steps:
                comments = lesson.section(step.id, language)[0].comments
                for file in step.code:
                    code, said = lesson.code[file], translated(lesson.code[file], comments)
                    assert tokens(said) == tokens(code)
                    if words_for(language).direction == "rtl":
                        assert not [text for text in comments_in(said) if text.isascii()]
                    count("comments", len(comments_in(said)))

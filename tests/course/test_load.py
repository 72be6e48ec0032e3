"""Lessons are read strictly: every fault is named once, with its file, its place and what was expected."""

import re
import shutil
from pathlib import Path

import pytest

from spades_teach.course.load import (
    data_folder,
    defined_names,
    notebook_name,
    read_course,
    read_lesson,
    text_digest,
    the_course,
)
from spades_teach.course.model import LessonError

LESSON = "01-first-steps"
TOML, EN, FA, CATALOG = f"{LESSON}/lesson.toml", f"{LESSON}/en.md", f"{LESSON}/fa.md", "catalog.toml"
LEGAL = f"{LESSON}/code/legal.py"


def test_a_lesson_is_what_its_folder_says(lesson):
    """Structure, words and code come together: steps in order, words by step and language, code by file."""
    assert (lesson.id, lesson.number, lesson.minutes, lesson.languages) == ("first-steps", 1, 5, ("en", "fa"))
    assert [(step.id, step.kind) for step in lesson.steps] == [
        ("welcome", "text"),
        ("which-cards", "predict"),
        ("what-to-throw", "predict"),
        ("how-many-points", "predict"),
        ("try-it", "code"),
        ("quiz", "quiz"),
        ("in-short", "summary"),
    ]
    assert lesson.required_steps == ("which-cards", "what-to-throw", "how-many-points", "quiz")
    assert lesson.prose["en"].sections["which-cards"].heading == "Which cards may you play?"
    assert lesson.prose["en"].sections["which-cards"].parts["after"].startswith("Only {cards:")
    assert set(lesson.code) == {"hand.py", "legal.py"}


def test_a_missing_translation_is_the_english(lesson):
    """A step that a translation lacks comes in English and says so."""
    assert lesson.section("which-cards", "fa")[1] == "fa"
    assert lesson.section("quiz", "fa")[1] == "en"
    assert lesson.section("quiz", "ar")[1] == "en"


def test_a_translation_of_an_older_text_is_stale(lesson):
    """`follows` is compared with the digest of the present English."""
    assert lesson.is_stale("fa")
    assert not lesson.is_stale("en")


FAULTS = [
    (TOML, 'kind = "summary"', 'kind = "sumary"', "step 'in-short': unknown kind 'sumary'; expected one of text, predict"),
    (TOML, "minutes = 5\n", "", "lesson.toml: minutes is missing; expected a whole number"),
    (TOML, "minutes = 5", 'minutes = "5"', "minutes = '5' should be a whole number"),
    (TOML, "minutes = 5", "minutes = true", "minutes = True should be a whole number"),
    (TOML, "minutes = 5", "minuets = 5", "unknown key 'minuets'; did you mean 'minutes'?"),
    (TOML, 'example = "s2-bags"', 'exmaple = "s2-bags"', "step 'how-many-points': unknown key 'exmaple'; did you mean"),
    (TOML, 'id = "first-steps"', 'id = "first"', "id = 'first' should be the folder's name without its number"),
    (TOML, 'id = "welcome"', 'id = "step-1"', "id = 'step-1' should be lower-case words joined by hyphens, without numbers"),
    (TOML, 'id = "in-short"', 'id = "quiz"', "step 'quiz': stands twice"),
    (TOML, 'widget = "hand_fan"\n', "", "step 'which-cards': a step of kind 'predict' needs a widget"),
    (TOML, 'code = ["hand.py", "legal.py"]', "", "a step of kind 'code' names its cells, e.g. code = [\"legal_cards.py\"]"),
    (TOML, '"hand.py", "legal.py"', '"hand.py"', "code/legal.py: no step of lesson.toml uses this file"),
    (TOML, '"hand.py", "legal.py"', '"hand.py", "legal.py", "x.py"', "code/x.py: the file is missing"),
    (TOML, 'objectives = ["follow"]\n\n[steps.args]', 'objectives = ["lead"]\n\n[steps.args]', "objective 'lead' is not one of"),
    (TOML, 'kind = "text"', 'kind = "text"\nrequired = true', "required, but without a widget nothing can be answered"),
    (TOML, 'choose = "number"', 'choose = "count"', "choose = 'count' should be one of one, many, number"),
    (TOML, 'answer = "expect.NS.points"\n', "", "a number question has an answer and no options"),
    (TOML, ', misconception = "cutting-partner"', "", "an option is right = true, or wrong and names the misconception"),
    (TOML, "points = 2", "points = -1", "points = -1 should be 0 or more"),
    (TOML, "[steps.question]\nchoose = \"one\"", "[steps.quest]\nchoose = \"one\"", "unknown key 'quest'; did you mean 'question'?"),
    (TOML, 'id = "welcome"', 'id = "welcome"\nrounds = { won = { bids = "N:4" } }', "step 'welcome': round 'won' needs bids and tricks"),
    (TOML, 'id = "welcome"', 'id = "welcome"\nfigures = { kept = 78.9 }', "step 'welcome': figure 'kept' should be a whole number"),
    (TOML, "minutes = 5", "minutes = = 5", "lesson.toml: not readable as TOML"),
    (EN, "---\ntitle", "title", "line 1: should begin with front matter"),
    (EN, "summary: Which card you may play.\n", "", "en.md: front matter: summary is missing"),
    (EN, "summary:", "sumary:", "unknown key 'sumary'; expected objective.follow, summary, title"),
    (EN, "## quiz: Your turn", "## quizz: Your turn", "section 'quizz': no such step in lesson.toml; did you mean 'quiz'?"),
    (EN, "## in-short: In short", "## in-short: In short\n\n## in-short", "section 'in-short': stands twice"),
    (EN, "## in-short: In short", "# In short", "a heading is '## step-id: Heading', a part '### name'"),
    (EN, "## welcome", "A lost line.\n\n## welcome", "text before the first '## step-id'"),
    (EN, "### otherwise", "### elsewhere", "part '### otherwise' is missing"),
    (EN, "### club\n\n{card:5C}", "### clubs\n\n{card:5C}", "part '### clubs' is unknown; expected after, club, spade"),
    (EN, "{card:KH}", "{crad:KH}", "section 'which-cards': '{crad:KH}' is no placeholder; expected e.g. {card:AS}"),
    (EN, "{card:KH}", "{card:KH", "is no placeholder"),
    (FA, "follows: 00000000\n", "", "fa.md: front matter: follows is missing"),
    (LEGAL, "hearts =", "hand =", "code/legal.py: defines 'hand', as hand.py does; rename it or begin it with '_'"),
    (LEGAL, "hearts =", "quiz =", "code/legal.py: defines 'quiz', as the widget of step 'quiz' does; rename it"),
    (LEGAL, "hearts =", "lesson =", "code/legal.py: defines 'lesson', as every notebook does; rename it"),
    (LEGAL, "hearts =", "hearts = =", "code/legal.py: line 1: not valid Python"),
    (CATALOG, "version = 1", "version = 2", "catalog.toml: version should be 1"),
    (CATALOG, "01-first-steps", "1-first-steps", "folder = '1-first-steps' should be two digits, a hyphen and the id"),
    (CATALOG, 'folder = "01-first-steps"', 'folder = "02-first-steps"', "there is no folder '02-first-steps'"),
    (CATALOG, 'folder = "01-first-steps"', 'folder = "01-first-steps"\nneeds = ["bags"]', "needs 'bags', which does not stand"),
]  # fmt: skip


@pytest.mark.parametrize(("file", "old", "new", "message"), FAULTS, ids=[fault[3][:60] for fault in FAULTS])
def test_a_fault_is_named(lessons, file, old, new, message):
    """One spoilt line gives an error that names the file, the place and what was expected."""
    path = lessons / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    with pytest.raises(LessonError) as caught:
        read_course(lessons)
    assert re.search(re.escape(message), str(caught.value))
    assert LESSON in str(caught.value) or "catalog.toml" in str(caught.value)


@pytest.mark.parametrize("file", [TOML, EN, f"{LESSON}/design.md", CATALOG])
def test_a_missing_file_is_named(lessons, file):
    """Each file that a lesson needs is asked for by its name."""
    (lessons / file).unlink()
    with pytest.raises(LessonError, match=re.escape(f"{file}: the file is missing")):
        read_course(lessons)


@pytest.mark.parametrize("content", [b"caf\xe9", b"a\0b", None], ids=["latin-1", "zero-byte", "folder"])
@pytest.mark.parametrize("file", [TOML, EN, CATALOG])
def test_a_file_that_is_no_text_is_named(lessons, file, content):
    """Bytes that are not UTF-8, a zero byte, a folder in its place: each is a fault of that file, not a crash."""
    (lessons / file).unlink()
    if content is None:
        (lessons / file).mkdir()
    else:
        (lessons / file).write_bytes(content)
    with pytest.raises(LessonError, match=re.escape(f"{file}: ") + "(not a text|cannot be read)"):
        read_course(lessons)


def test_all_faults_are_named_at_once(lessons):
    """An author sees every fault in one go, each on a line of its own."""
    for file, old, new in [
        (TOML, "minutes = 5", "minutes = false"),
        (EN, "## quiz", "## quizz"),
        (FA, "follows", "follow"),
    ]:
        path = lessons / file
        path.write_text(path.read_text().replace(old, new, 1))
    with pytest.raises(LessonError) as caught:
        read_course(lessons)
    lines = str(caught.value).splitlines()
    assert len(lines) == len(set(lines)) >= 4
    assert {line.partition(":")[0] for line in lines} == {TOML, EN, FA}


def test_a_lesson_nobody_lists_is_named(lessons):
    """A lesson folder that the catalogue of lessons forgot is a fault."""
    (lessons / LESSON).rename(lessons / "02-first-steps")
    with pytest.raises(LessonError, match="lesson folder '02-first-steps' is not listed"):
        read_course(lessons)


@pytest.fixture
def with_lab(lessons: Path) -> Path:
    """The lesson and, listed after it, a lab in the same form."""
    shutil.copytree(lessons / LESSON, lessons / "lab-one-question")
    lab = lessons / "lab-one-question/lesson.toml"
    lab.write_text(lab.read_text().replace('id = "first-steps"', 'id = "one-question"', 1))
    with (lessons / CATALOG).open("a") as catalog:
        catalog.write('\n[[labs]]\nid = "one-question"\nfolder = "lab-one-question"\nneeds = ["first-steps"]\n')
    return lessons


def test_a_lab_is_a_lesson_without_a_number(with_lab):
    """A lab is found by its id and built like a lesson, but is not counted among them, and has labs as neighbours."""
    course = read_course(with_lab)
    lab = course.lesson("one-question")
    assert (course.labs, lab.number, [lesson.id for lesson in course.lessons]) == ((lab,), None, ["first-steps"])
    assert [page.id for page in course.pages] == ["first-steps", "one-question"]
    assert course.neighbours("first-steps") == course.neighbours("one-question") == (None, None)
    assert course.entry("one-question").needs == ("first-steps",)
    assert notebook_name(lab.folder) == "lab_one_question.py"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('folder = "lab-one-question"', 'folder = "02-one-question"', "folder = '02-one-question' should be 'lab-one-question'"),
        ('folder = "lab-one-question"', 'folder = "lab-another"', "folder = 'lab-another' should be 'lab-one-question'"),
        ('needs = ["first-steps"]', 'needs = ["bags"]', "needs 'bags', which does not stand before it"),
        ('id = "one-question"', 'id = "first-steps"', "lab 'first-steps': folder = 'lab-one-question' should be"),
        ("[[labs]]", "[[laps]]", "unknown key 'laps'; did you mean 'labs'?"),
        ('needs = ["first-steps"]', "closing = true", "unknown key 'closing'"),
    ],
)  # fmt: skip
def test_a_fault_of_a_lab_is_named(with_lab, old, new, message):
    """A lab that is listed wrongly is told as a lesson is."""
    path = with_lab / CATALOG
    assert old in path.read_text()
    path.write_text(path.read_text().replace(old, new, 1))
    with pytest.raises(LessonError, match=re.escape(message)):
        read_course(with_lab)


def test_steps_out_of_order_are_named(lessons):
    """Sections stand in the order of the steps."""
    path = lessons / EN
    text = path.read_text()
    before, heading, after = text.partition("## in-short")
    path.write_text(before.replace("## welcome", f"{heading}{after}\n## welcome"))
    with pytest.raises(LessonError, match="sections should stand in the order of the steps: welcome, which-cards"):
        read_course(lessons)


def test_headings_in_code_are_code(lessons):
    """A line that begins with # inside a fence is a comment of the code, not a heading."""
    path = lessons / EN
    path.write_text(
        path.read_text().replace("A short lesson", "```python\n## not a step\n# nor a title\n```\n\nA short lesson")
    )
    assert "## not a step" in read_lesson(lessons / LESSON).prose["en"].sections["welcome"].body


@pytest.mark.parametrize(("same", "text"), [(True, " a\r\nb  \n"), (False, "a\nc"), (False, "a b")])
def test_the_digest_sees_words_only(same, text):
    """Line ends and outer space change nothing, a word does."""
    assert (text_digest(text) == text_digest("a\nb")) is same


@pytest.mark.parametrize(
    ("names", "code"),
    [
        ({"a", "b"}, "a = 1\nb: int = 2"),
        ({"f", "C"}, "def f(): x = 1\nclass C: y = 2"),
        ({"os", "p"}, "import os.path\nfrom a import b as p"),
        ({"a", "b"}, "for a in []: b = a"),
        ({"a"}, "_hidden = 1\na = 3"),
    ],
)
def test_the_names_of_a_cell(names, code):
    """Top-level names count, private and inner ones do not."""
    assert names == defined_names(code)


def test_lessons_stand_in_the_package_or_the_checkout():
    """The loader finds the lessons that came with the package and asks nowhere else."""
    assert data_folder("lessons").is_dir()
    with pytest.raises(LessonError, match="no 'nonsense' folder"):
        data_folder("nonsense")


def test_every_lesson_of_the_course_is_sound(count):
    """The lessons that are shipped can be read; each id is its folder's name."""
    course = the_course()
    count("lessons and labs", len(course.pages))
    assert course.lessons
    assert [lesson.folder for lesson in course.lessons] == sorted(lesson.folder for lesson in course.lessons)
    for lesson in course.pages:
        assert lesson.languages[:2] == ("en", "fa")
        assert lesson.required_steps, "a lesson that nobody can finish"
        assert Path(data_folder("lessons") / lesson.folder / "design.md").stat().st_size > 200

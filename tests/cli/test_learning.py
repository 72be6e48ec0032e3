"""`learn`, `lab` and `lessons` hand on what was typed, and list what is there."""

from pathlib import Path

import pytest

from spades_teach.cli import learn, lessons
from spades_teach.course import load, serve
from spades_teach.course.model import LessonError
from tests.cli.running import bare, run, run_line

FIXTURES = Path(__file__).parent.parent / "course" / "fixtures" / "lessons"


@pytest.fixture
def course(monkeypatch):
    course = load.read_course(FIXTURES)
    monkeypatch.setattr(load, "the_course", lambda: course)
    monkeypatch.setattr(lessons, "the_course", lambda: course)
    return course


@pytest.fixture
def served(monkeypatch):
    """What the two servers were asked for."""
    asked = []
    for name in ("serve_course", "run_lab"):
        monkeypatch.setattr(
            serve, name, lambda *, say, name=name, **options: asked.append((name, options)) or say("here") or 0
        )
    return asked


# lessons


def test_lessons_json_has_the_promised_fields(course, monkeypatch, tmp_path):
    """Id, number, title, languages, and the notebooks that are there."""
    lesson = course.lessons[0]
    for path in ("marimo/01_first_steps.py", "jupyter/en/01-first-steps.ipynb"):
        (tmp_path / path).parent.mkdir(parents=True)
        (tmp_path / path).touch()
    monkeypatch.setattr(lessons, "data_folder", lambda _: tmp_path)
    for lang in ("en", "fa"):
        assert run_line(f"lessons --json --lang {lang}").json == [
            {
                "id": lesson.id,
                "number": 1,
                "title": lesson.words(lang).title,
                "languages": list(lesson.languages),
                "notebooks": {
                    "marimo": str(tmp_path / "marimo/01_first_steps.py"),
                    "jupyter": {"en": str(tmp_path / "jupyter/en/01-first-steps.ipynb")},
                },
            }
        ]


def test_notebooks_that_are_not_there_are_not_named(course, monkeypatch):
    """A checkout in which no notebook has been built still lists its lessons."""

    def none(name):
        raise LessonError("no notebooks", "no-data", folder=name)

    monkeypatch.setattr(lessons, "data_folder", none)
    assert run_line("lessons --json").json[0]["notebooks"] == {"marimo": None, "jupyter": {}}


@pytest.mark.parametrize("lang", ["en", "fa"])
def test_lessons_are_listed_in_the_language(course, lang):
    """Number, title in the language, and the id that `learn` takes."""
    out = run_line(f"lessons --lang {lang}").out
    for lesson in course.lessons:
        assert lesson.words(lang).title in out
        assert lesson.id in out
    if lang == "fa":
        assert not any(sign.isdigit() for sign in bare(out))


# learn, lab


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("learn", {"lang": None, "port": None, "open_browser": True, "lesson": None}),
        ("learn first-steps", {"lang": None, "port": None, "open_browser": True, "lesson": "first-steps"}),
        ("learn 1 --no-browser", {"lang": None, "port": None, "open_browser": False, "lesson": "first-steps"}),
        ("learn ۱ --port ۹۰۰۰ --lang fa", {"lang": "fa", "port": 9000, "open_browser": True, "lesson": "first-steps"}),
        ("learn --lang fa First-Steps", {"lang": "fa", "port": None, "open_browser": True, "lesson": "first-steps"}),
        ("--lang fa learn", {"lang": "fa", "port": None, "open_browser": True, "lesson": None}),
    ],
)
def test_learn_serves_what_was_typed(course, served, line, expected):
    """The lesson by id or number, the language only when it was typed, the port, and no browser on request."""
    answer = run_line(line)
    assert (answer.status, answer.out) == (0, "here\n")
    assert served == [("serve_course", expected)]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("lab", {"lang": "en", "directory": None, "open_browser": True}),
        ("lab --lang fa --dir here --no-browser", {"lang": "fa", "directory": "here", "open_browser": False}),
    ],
)
def test_lab_runs_what_was_typed(served, line, expected):
    """The folder, the language, and no browser on request."""
    assert run_line(line).status == 0
    assert served == [("run_lab", expected)]


@pytest.mark.parametrize(
    ("line", "error_id"),
    [
        ("learn first-step", "cli-no-such-lesson"),
        ("learn 7", "cli-no-such-lesson"),
        ("learn ''", "cli-no-such-lesson"),
        ("learn first-steps 2", "cli-surplus"),
        ("learn --port 0", "cli-bad-number"),
        ("learn --port 65536", "cli-bad-number"),
        ("learn --port http", "cli-bad-number"),
        ("learn --browser", "cli-unknown-option"),
        ("lab first-steps", "cli-surplus"),
        ("lab --port 8888", "cli-unknown-option"),
        ("lab --dir ''", "cli-folder-unusable"),
        ("lessons 1", "cli-surplus"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_names_what_cannot_be(course, served, line, error_id, lang):
    """Nothing is served when something does not fit."""
    assert run_line(f"{line} --lang {lang}").error_id == error_id
    assert served == []


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("folder", ["file/below", "nul\0byte"])
def test_a_folder_that_cannot_be_is_named(tmp_path, monkeypatch, lang, folder):
    """A folder for the notebooks that cannot be made is bad input."""
    monkeypatch.setattr(serve, "data_folder", lambda _: tmp_path)
    monkeypatch.setattr(serve, "the_course", lambda: load.read_course(FIXTURES))
    (tmp_path / "jupyter" / "en").mkdir(parents=True)
    (tmp_path / "jupyter" / "en" / "01-first-steps.ipynb").write_text("{}")
    (tmp_path / "file").touch()
    answer = run("lab", "--no-browser", "--lang", lang, "--dir", f"{tmp_path}/{folder}")
    assert answer.error_id == "cli-folder-unusable"


def test_every_lesson_can_be_named_by_its_number(course):
    """A number is as good as an id."""
    for lesson in course.lessons:
        assert learn.lesson_id(str(lesson.number)) == learn.lesson_id(lesson.id) == lesson.id

"""One source makes both kinds of notebook, the same bytes each time, and nothing stale is left lying about."""

import json
import re

import nbformat
import pytest

from spades_teach.course import build
from spades_teach.course.load import data_folder, read_course, the_course

MARIMO, ENGLISH, PERSIAN = (
    "marimo/01_first_steps.py",
    "jupyter/en/01-first-steps.ipynb",
    "jupyter/fa/01-first-steps.ipynb",
)


@pytest.fixture(scope="module")
def files(course):
    return build.plan(course)


def sources(notebook: dict, kind: str) -> dict[str, str]:
    return {cell["id"]: "".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == kind}


def test_every_lesson_makes_its_notebooks(files):
    """One for marimo, one for Jupyter in each language, a home page, the book of rules and the page's style."""
    assert set(files) == {MARIMO, ENGLISH, PERSIAN, "marimo/home.py", "marimo/rule_book.py", "marimo/course.css"}


def test_a_prose_cell_of_marimo_is_one_hidden_line(files, lesson):
    """Each step's words are one line that names the step and follows the language; the text is in neither language."""
    text = files[MARIMO]
    for step in lesson.steps:
        cell = f'@app.cell(hide_code=True)\ndef _(language, lesson):\n    lesson.text("{step.id}", language())\n    return\n'
        assert text.count(cell) == 1
    assert not re.search("[\u0600-\u06ff]", text)
    assert "You hold" not in text


def test_a_widget_is_one_readable_line(files):
    """In Jupyter a widget is a call that names its step; in marimo a variable that other cells can name."""
    assert sources(files[ENGLISH], "code")["which-cards-widget"] == 'lesson.widget("which-cards")'
    assert (
        '    which_cards = lesson.widget("which-cards")\n    which_cards\n    return (which_cards,)\n' in files[MARIMO]
    )


def test_code_cells_are_the_files_of_the_lesson(files, lesson):
    """The learner sees the same code in both hosts."""
    cells = sources(files[ENGLISH], "code")
    for name, code in lesson.code.items():
        assert cells[name.removesuffix(".py").replace("_", "-")] == code.strip()
        for line in code.splitlines():
            assert f"    {line}".rstrip() in files[MARIMO].splitlines()


def test_prose_is_markdown_in_jupyter(files):
    """Words, computed numbers and cards stand in Markdown cells, in the language of the notebook."""
    english, persian = (sources(files[path], "markdown") for path in (ENGLISH, PERSIAN))
    assert english["title"].startswith("# First steps\n\nWhich card you may play. About 5 minutes.")
    assert "[فارسی](../fa/01-first-steps.ipynb)" in english["title"]
    assert english["which-cards-words"].startswith("## Which cards may you play?\n\nK♥\ufe0e is led.")
    assert "<details>\n<summary>After answering, read on here</summary>\n\nOnly 9♥" in english["which-cards-after"]
    assert "۱۳" in persian["welcome-words"]


def test_persian_prose_runs_from_right_to_left(files):
    """A Persian cell says its direction; the English step in it does not take it over, and is marked."""
    cells = sources(files[PERSIAN], "markdown")
    assert cells["welcome-words"].startswith('<div dir="rtl" lang="fa" class="spades-rtl">\n\n##')
    assert cells["welcome-words"].endswith("\n\n</div>")
    assert 'dir="rtl"' not in cells["quiz-words"].splitlines()[0]
    assert "ترجمه نشده" in cells["quiz-words"]


def test_a_notebook_opens_in_its_language(files):
    """The first code cell of a Persian notebook asks for Persian."""
    assert 'open_lesson("first-steps", lang="fa")' in sources(files[PERSIAN], "code")["lesson"]


def test_notebooks_are_valid_and_carry_no_widget_state(files):
    """Jupyter's own format holds, cell ids are speaking and unique, no output is a widget."""
    for path in (ENGLISH, PERSIAN):
        nbformat.validate(nbformat.from_dict(files[path]))
        ids = [cell["id"] for cell in files[path]["cells"]]
        assert len(ids) == len(set(ids))
        assert all(re.fullmatch("[a-z-]{1,64}", cell_id) for cell_id in ids)
        assert "widgets" not in files[path]["metadata"]
        assert "widget-view" not in json.dumps(files[path])


def test_a_widget_that_code_uses_has_a_name_in_jupyter(lessons):
    """When a code cell speaks of a step's widget, the notebook gives it that name."""
    folder = lessons / "01-first-steps"
    (folder / "code" / "hand.py").write_text("hand = which_cards.played\nhand\n")
    notebook = build.plan(read_course(lessons))[ENGLISH]
    assert sources(notebook, "code")["which-cards-widget"] == 'which_cards = lesson.widget("which-cards")\nwhich_cards'


def test_the_same_lessons_make_the_same_notebooks(course):
    """Building is a function of the lessons."""
    assert json.dumps(build.plan(course)) == json.dumps(build.plan(course))


def unrun(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let notebooks be built without running them."""
    from spades_teach.course.hosts import jupyter

    monkeypatch.setattr(jupyter, "run_notebook", lambda notebook: notebook)


def test_what_is_stale_is_named(course, tmp_path, monkeypatch):
    """A changed, a missing and a surplus notebook are each named; outputs do not count."""
    unrun(monkeypatch)
    written = build.build(course, tmp_path)
    assert set(written) == {MARIMO, ENGLISH, PERSIAN, "marimo/home.py", "marimo/rule_book.py", "marimo/course.css"}
    assert build.stale(course, tmp_path) == []
    assert build.build(course, tmp_path) == []

    notebook = json.loads((tmp_path / ENGLISH).read_text())
    code = next(cell for cell in notebook["cells"] if cell["id"] == "hand")
    code["outputs"] = [{"output_type": "stream", "name": "stdout", "text": ["3\n"]}]
    code["execution_count"] = 7
    (tmp_path / ENGLISH).write_text(json.dumps(notebook))
    assert build.stale(course, tmp_path) == []

    code["source"] = ["print(4)"]
    (tmp_path / ENGLISH).write_text(json.dumps(notebook))
    (tmp_path / PERSIAN).write_text("no notebook")
    (tmp_path / "marimo/home.py").unlink()
    (tmp_path / "marimo/07_old.py").write_text("")
    assert build.stale(course, tmp_path) == ["marimo/home.py", ENGLISH, PERSIAN, "marimo/07_old.py"]
    assert set(build.build(course, tmp_path)) == {"marimo/home.py", ENGLISH, PERSIAN, "marimo/07_old.py"}
    assert build.stale(course, tmp_path) == []


def test_the_command_names_what_is_stale(lessons, tmp_path, capsys):
    """`--check` writes nothing, names each stale file with what to do, and ends with 1."""
    target = tmp_path / "notebooks"
    assert build.main([str(lessons), str(target), "--check"]) == 1
    assert f"stale: {MARIMO}; run `make notebooks`" in capsys.readouterr().out
    assert not target.exists()
    (lessons / "catalog.toml").write_text("version = 3")
    assert build.main([str(lessons), str(target)]) == 1
    assert "version should be 1" in capsys.readouterr().err


def test_the_notebooks_of_the_course_are_what_its_lessons_make(count):
    """notebooks/ was built from lessons/ as they are now; run `make notebooks` when this fails."""
    course = the_course()
    assert build.stale(course, data_folder("notebooks")) == []
    count("notebooks", len(build.plan(course)))

"""The glossary that opens in place: by mouse, touch and keys, in marimo and in JupyterLab's sanitised Markdown, without a kernel's help."""

from __future__ import annotations

import nbformat
import pytest
from playwright.sync_api import Locator, Page, expect

from spades_teach.course.build import STYLE_FILE, jupyter_notebook
from spades_teach.course.load import data_folder, the_course
from spades_teach.i18n import words_for
from tests.browser import hosts
from tests.browser.lesson_pages import spoken
from tests.samples import samples

STYLE = (data_folder("notebooks") / "marimo" / STYLE_FILE).read_text()
LESSON = the_course().lesson("following-suit")
TERMS = ("trick", "hand-deal", "partner", "opponent")
"""What the first step of the lesson explains, in its order."""


def row(page: Page, term: str, lang: str) -> Locator:
    name = spoken(words_for(lang)(f"term-{term}"), whole=True)
    return page.locator("details.spades-term").filter(has=page.locator("summary", has_text=name)).first


def meaning(page: Page, term: str, lang: str) -> Locator:
    return row(page, term, lang).get_by_text(spoken(words_for(lang).attr(f"term-{term}", "meaning"), whole=True))


def expect_terms(page: Page, lang: str, *, touch: bool = False) -> None:
    """Expect each term closed below its paragraph, opened by a press or by a key, beside the others."""
    for term in TERMS:
        expect(meaning(page, term, lang)).to_be_hidden()
    first, second = (row(page, term, lang).locator("summary") for term in TERMS[:2])
    first.tap() if touch else first.click()
    expect(meaning(page, TERMS[0], lang)).to_be_visible()
    second.focus()
    page.keyboard.press("Enter")
    expect(meaning(page, TERMS[1], lang)).to_be_visible()
    expect(meaning(page, TERMS[0], lang)).to_be_visible()
    mark = page.locator("dfn").first
    assert row(page, TERMS[0], lang).bounding_box()["y"] > mark.bounding_box()["y"]
    assert mark.get_attribute("title") == row(page, TERMS[0], lang).locator("div").inner_text()


@pytest.mark.parametrize(("lang", "dark"), samples(small=[("fa", True)], deep=[("en", False), ("fa", True)]))
def test_a_term_opens_below_its_paragraph_in_marimo(new_page, serve_marimo, tmp_path, lang, dark):
    """On a narrow page by touch and by keys; it reads in its direction, wears the page's look, and axe finds nothing."""
    cell = f'from spades_teach.course import open_lesson\nlesson = open_lesson("{LESSON.id}", lang="{lang}")\nlesson.text("welcome", "{lang}")'
    notebook = hosts.write_marimo_notebook(tmp_path / "glossary.py", [cell])
    notebook.write_text(notebook.read_text().replace("marimo.App()", f'marimo.App(css_file="{STYLE_FILE}")'))
    (tmp_path / STYLE_FILE).write_text(STYLE)
    page = new_page(width=360, touch=True, dark=dark)
    hosts.open_marimo(page, serve_marimo(notebook).url)
    expect_terms(page, lang, touch=True)
    step = page.locator("section.spades-step")
    assert step.evaluate("(node) => getComputedStyle(node).direction") == words_for(lang).direction
    assert page.locator(".spades-terms").first.evaluate("(node) => getComputedStyle(node).display") == "flex"
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert hosts.accessibility_problems(page, "section.spades-step") == []


@pytest.mark.deep
def test_a_term_opens_below_its_paragraph_in_jupyterlab(new_page, lab, tmp_path):
    """What the sanitiser lets through is enough, in Persian too; no cell was run."""
    notebook = nbformat.from_dict(jupyter_notebook(the_course(), LESSON, "fa"))
    notebook.cells = [cell for cell in notebook.cells if cell.id == "welcome-words"]
    assert len(notebook.cells) == 1
    for cell in notebook.cells:
        cell.source = "".join(cell.source)
    folder = lab.folder / tmp_path.name
    folder.mkdir()
    nbformat.write(notebook, folder / "glossary.ipynb")
    page = new_page()
    hosts.open_lab(page, lab.url, f"{folder.name}/glossary.ipynb")
    expect_terms(page, "fa")
    assert row(page, TERMS[0], "fa").evaluate("(node) => getComputedStyle(node).direction") == "rtl"
    assert hosts.accessibility_problems(page, ".jp-RenderedMarkdown") == []
    hosts.end_lab_sessions(page, lab.url)

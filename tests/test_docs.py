"""The documentation is true, whole, and readable without a network."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from spades_teach import widgets
from tests import shown

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(
    path for path in DOCS.rglob("*.md") if "decisions" not in path.parent.parts and path.parent.name != "hooks"
)
ILLUSTRATIONS = {"text", "json", "powershell"}
PICTURE = re.compile(r"!\[(?P<alt>[^\]]*)\]\((?P<path>[^)\s]+)\)")


def name(path: Path) -> str:
    return path.relative_to(DOCS).as_posix()


# What is shown is so


WITH_EXAMPLES = [page for page in PAGES if shown.blocks(page.read_text())]


@pytest.fixture(scope="module")
def untrue() -> str:
    """What does not come out as the pages show it: they are all tried in one other process."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.shown", *map(str, WITH_EXAMPLES)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode in (0, 1), done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.slow
@pytest.mark.parametrize("page", WITH_EXAMPLES, ids=name)
def test_each_example_does_what_is_shown(page, count, untrue):
    """Commands print, code gives and quoted files hold what a page shows, in the order of the page."""
    begins = [found.start() for found in re.finditer(rf"^{re.escape(str(DOCS))}/[^,\n]+, line ", untrue, re.MULTILINE)]
    parts = [untrue[begin:end] for begin, end in zip(begins, [*begins, None][1:], strict=True)]
    assert [part for part in parts if part.startswith(f"{page}, ")] == []
    for block in shown.blocks(page.read_text()):
        if block.language not in ILLUSTRATIONS:
            count(f"blocks of docs tried ({block.language})")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("```console\n$ spades-teach --version\n0.0.0\n```", "and not\n0.0.0"),
        ("```console\n$ spades-teach legal\n```", "exit status 2"),
        ("```console\n$ make no-such-target\n```", "exit status 2"),
        ("```console\n$ rm -r x\n```", "not tried"),
        ("```python\n>>> 1 + 1\n3\n```", "Expected:\n    3"),
        ("```python\nraise ValueError('no')\n```", "ValueError: no"),
        ("```py\nclass Not" + "There: ...\n```", "no file of the project"),  # in two parts, or this file would hold it
        ('```toml title="pyproject.toml"\nname = "bridge-teach"\n```', "no such lines"),
    ],
)
def test_an_untrue_example_is_noticed(text, problem, tmp_path):
    """Wrong outputs, failing code, missing targets and invented quotations do not pass."""
    (found,) = shown.problems(text, tmp_path)
    assert problem in found


def test_outputs_are_written_anew(tmp_path):
    """`--write` corrects what commands print and what Python gives, and leaves the rest alone."""
    text = "a\n```console\n$ echo 1\n2\n$ echo 3\n```\n```python\n>>> x = 2\n>>> x + x\n5\n>>> x\n2\n```\n5\n"
    right = "a\n```console\n$ echo 1\n1\n$ echo 3\n3\n```\n```python\n>>> x = 2\n>>> x + x\n4\n>>> x\n2\n```\n5\n"
    assert right == shown.rewritten(text, tmp_path)
    assert list(shown.problems(right, tmp_path)) == []


def test_the_pages_use_only_languages_that_are_known():
    """No block escapes the tests by a misspelt language."""
    known = {"console", "python", *ILLUSTRATIONS, *shown.QUOTED}
    used = {block.language for page in PAGES for block in shown.blocks(page.read_text())}
    assert used - known == set()


# Pictures


def test_each_picture_is_there_and_described():
    """Every picture of a page exists and says in words what it shows."""
    found = [(page, each) for page in PAGES for each in PICTURE.finditer(page.read_text())]
    assert len(found) >= 9
    for page, each in found:
        assert (page.parent / each["path"]).is_file(), f"{name(page)}: {each['path']}"
        assert len(each["alt"]) > 20, f"{name(page)}: {each['path']} is not described"


def test_no_picture_is_idle():
    """Pictures that no page shows are not kept."""
    text = "".join(page.read_text() for page in PAGES)
    kept = {path.name.replace("-dark.", "-light.") for path in (DOCS / "pictures").iterdir()}
    assert [picture for picture in sorted(kept) if f"pictures/{picture}" not in text] == []


# Widgets


@pytest.mark.parametrize("widget", sorted(dir(widgets)))
def test_authors_find_every_widget(widget):
    """Each widget stands on the page for authors with an example of its own and a link to a page about it, which shows it."""
    page = (DOCS / "how-to/author-a-notebook.md").read_text()
    part = re.split(r"^##+ ", page.partition(f"### {widget}: ")[2], maxsplit=1, flags=re.MULTILINE)[0]
    own = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", widget).lower()
    assert f"import {widget}\n" in part or f"{widget}(" in page
    assert f"[All about {widget}]({own}.md)" in part
    assert f"](../pictures/{own}-en-light.webp)" in part
    assert f"](../pictures/{own}-sheet.webp)" in (DOCS / f"how-to/{own}.md").read_text()


# The build


def build(site: Path, *, config: Path = ROOT / "mkdocs.yml") -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--quiet",
        "-f",
        str(config),
        "--site-dir",
        str(site),
    ]
    return subprocess.run(
        command,
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[x](nowhere.md)", "nowhere.md"),
        ("[x](../spades_teach/core/rules/play.py#NoSuchRule)", "NoSuchRule"),
        ("[x](index.md#nowhere)", "no such place"),
        ("![x](https://example.org/x.png)", "fetches"),
        ("<!-- fill: nothing -->", "nothing fills"),
    ],
)
def test_a_mistake_stops_the_build(text, problem, tmp_path):
    """A dead link, a name that is gone, a picture from elsewhere: the docs are not built."""
    small = tmp_path / "docs"
    small.mkdir()
    (small / "index.md").write_text(f"# Page\n\n{text}\n")
    config = tmp_path / "mkdocs.yml"
    settings = {"site_name": "x", "docs_dir": str(small), "theme": "null", "use_directory_urls": "false"}
    lines = [f"{key}: {value}" for key, value in settings.items()]
    config.write_text(
        "\n".join([*lines, f"hooks: [{DOCS / 'hooks/build.py'}]", "theme: {name: mkdocs, highlightjs: false}"])
    )
    done = build(tmp_path / "site", config=config)
    assert done.returncode == 1
    assert problem in done.stderr + done.stdout

"""Fixtures for stories told in a real browser.

    def test_story(show, picture):
        page = show("marimo", ["from spades_teach import HandFan", "HandFan('AS KH 9H 4H')"], locale="fa-IR", dark=True)
        page.get_by_role("button", name="...").click()
        picture(page.locator(".spades"), "hand-fan-dark")

`serve_marimo`, `serve_lab` and `serve_course` start servers, `new_page` opens a page that may reach nothing else. A
test fails when one of its pages asked for anything outside the machine or wrote an error to its console.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from scripts.browser import find_browser
from tests.browser import hosts
from tests.browser.hosts import RESULTS, Server, Watch
from tests.counting import COUNTED
from tests.samples import samples

expect.set_options(timeout=20_000)  # milliseconds: machines that run tests are busy


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Tell a story that failed once more, and count that in the summary; the deep tests pass no such over.

    A key pressed on a busy machine can come between two states of a page, where a person would have waited.
    """
    if samples(small=False, deep=True):
        return None
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports):
        item.stash[FAILED] = False
        item.user_properties = [(COUNTED, [f"story told again: {item.name}", 1])]
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Let fixtures know at their end whether the test failed."""
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


FAILED = pytest.StashKey[bool]()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The Chromium that is there (see scripts/browser.py)."""
    path = find_browser()
    if path is None:
        pytest.fail("no Chromium; `make browser` installs one", pytrace=False)
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=list(hosts.CHROMIUM_FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture
def servers(request: pytest.FixtureRequest) -> Iterator[Callable[..., Server]]:
    """Start any server of hosts.py for this test; what it wrote is shown when the test fails."""
    started: list[Server] = []
    with ExitStack() as stack:

        def start(context: Any) -> Server:
            started.append(stack.enter_context(context))
            return started[-1]

        yield start
    if request.node.stash.get(FAILED, False):
        for server in started:
            print(f"--- {server.url} wrote:\n{server.log[-4000:]}")


@pytest.fixture
def serve_marimo(servers: Callable[..., Server], tmp_path: Path, home: Path) -> Callable[..., Server]:
    """serve_marimo(notebook, edit=False, env={}): a marimo server for a copy of one notebook."""

    def serve(notebook: Path, *, edit: bool = False, env: Mapping[str, str] | None = None) -> Server:
        context = hosts.marimo_server(notebook, home=tmp_path / "user", edit=edit, env=_with_home(home, env))
        return servers(context)

    return serve


@pytest.fixture
def serve_lab(servers: Callable[..., Server], tmp_path: Path, home: Path) -> Callable[..., Server]:
    """serve_lab(notebook, ..., env={}): a JupyterLab server on a folder with copies of these notebooks."""

    def serve(*notebooks: Path, env: Mapping[str, str] | None = None) -> Server:
        folder = tmp_path / "lab"
        folder.mkdir(exist_ok=True)
        for notebook in notebooks:
            shutil.copy(notebook, folder)
        return servers(hosts.lab_server(folder, home=tmp_path / "user", env=_with_home(home, env)))

    return serve


@pytest.fixture
def serve_course(servers: Callable[..., Server], tmp_path: Path, home: Path) -> Callable[..., Server]:
    """serve_course("learn" or "lab", *arguments, env={}): what the command line starts."""

    def serve(command: str, *arguments: str, env: Mapping[str, str] | None = None) -> Server:
        return servers(hosts.course_server(command, *arguments, home=tmp_path / "user", env=_with_home(home, env)))

    return serve


def _with_home(home: Path, env: Mapping[str, str] | None) -> dict[str, str]:
    return {"SPADES_TEACH_HOME": str(home), **(env or {})}


@pytest.fixture
def new_page(
    request: pytest.FixtureRequest, browser: Browser, servers: Callable[..., Server]
) -> Iterator[Callable[..., Page]]:
    """new_page(width=1280, zoom=1, locale="en-US", dark=False, ..., allow=()): a page in a profile of its own.

    The arguments are those of hosts.new_context; allow: patterns of console errors that the test provokes.
    """
    opened: list[tuple[Page, Watch, Sequence[str]]] = []

    def open_page(*, allow: Sequence[str] = (), **look: Any) -> Page:
        watch = Watch()
        context = hosts.new_context(browser, **look)
        watch.on(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        opened.append((page, watch, allow))
        return page

    yield open_page

    if request.node.stash.get(FAILED, False):
        _keep_evidence(request.node, opened)
    for page, _, _ in opened:
        page.context.close()
    for _, watch, allow in opened:
        assert watch.outside == [], "a page asked for something outside this machine"
        assert [text for text in watch.errors if not any(re.search(pattern, text) for pattern in allow)] == []


@pytest.fixture
def page(new_page: Callable[..., Page]) -> Page:
    """A page of ordinary size."""
    return new_page()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One JupyterLab for all tests that show cells of their own."""
    folder = tmp_path_factory.mktemp("lab")
    with hosts.lab_server(folder, home=tmp_path_factory.mktemp("lab-user")) as server:
        yield server


@pytest.fixture
def show(
    request: pytest.FixtureRequest,
    new_page: Callable[..., Page],
    serve_marimo: Callable[..., Server],
    tmp_path: Path,
) -> Iterator[Callable[..., Page]]:
    """show("marimo" | "marimo-edit" | "jupyter", cells, **look): a page with a notebook of these cells, run."""
    in_lab: list[Page] = []

    def open_cells(host: str, cells: Sequence[str], **look: Any) -> Page:
        page = new_page(**look)
        name = f"cells_{len(list(tmp_path.glob('cells_*')))}"
        if host == "jupyter":
            server = request.getfixturevalue("lab")
            folder = server.folder / tmp_path.name
            folder.mkdir(exist_ok=True)
            notebook = hosts.write_jupyter_notebook(folder / f"{name}.ipynb", cells)
            hosts.open_lab(page, server.url, f"{folder.name}/{notebook.name}")
            in_lab.append(page)
            hosts.run_all_cells(page)
        else:
            notebook = hosts.write_marimo_notebook(tmp_path / f"{name}.py", cells)
            hosts.open_marimo(page, serve_marimo(notebook, edit=host == "marimo-edit").url)
        return page

    yield open_cells
    for page in in_lab:
        hosts.end_lab_sessions(page, request.getfixturevalue("lab").url)


@pytest.fixture
def picture() -> Callable[[Page | Locator, str], bytes]:
    """picture(page or locator, name): a PNG, kept in test-results/pictures for whoever wants to look."""

    def take(subject: Page | Locator, name: str) -> bytes:
        png = whole(subject)
        folder = RESULTS / "pictures"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.png").write_bytes(png)
        return png

    return take


def whole(subject: Page | Locator) -> bytes:
    """Take a picture of all of it, in a page made high enough that nothing of the host lies over it."""
    if isinstance(subject, Page):
        return subject.screenshot(animations="disabled", caret="hide")
    size, box = subject.page.viewport_size, subject.bounding_box()
    assert size is not None
    assert box is not None, "there is nothing to take a picture of"
    high = {"width": size["width"], "height": max(size["height"], round(box["height"]) + 300)}
    subject.page.set_viewport_size(high)
    png = subject.screenshot(animations="disabled", caret="hide")
    subject.page.set_viewport_size(size)
    return png


def _keep_evidence(item: pytest.Item, opened: Sequence[tuple[Page, Watch, Sequence[str]]]) -> None:
    """Save what the pages of a failed test looked like and said."""
    folder = RESULTS / "failed" / re.sub(r"[^\w.-]+", "-", item.name)[:100]
    folder.mkdir(parents=True, exist_ok=True)
    for number, (page, watch, _) in enumerate(opened):
        (folder / f"console-{number}.txt").write_text("\n".join(watch.console))
        if not page.is_closed():
            page.screenshot(path=folder / f"page-{number}.png")
    print(f"pages and console: {folder}")

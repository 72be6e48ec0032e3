"""Pages of both hosts on which presses are timed, against the echo of a bare anywidget in the same run.

One page in `marimo run` and one in JupyterLab, each with a bare anywidget (a button sends a message, Python sets one number, the page
shows it; a second button also marks itself at once) and the widgets of a study.  All presses take turns in rotating order, in both
pages, so that whatever else the machine does falls on all alike.  A press is timed inside the page, from the press to the moment when
the answer of Python stands in the page, drawing included.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Browser, Locator, Page, Position, sync_playwright

from scripts.browser import find_browser
from tests.browser import hosts

SETTLE = 0.15  # seconds around each press: what came before is done
WARM = 2  # turns that do not count, but for the very first press

T = TypeVar("T")

BARE = '''
import anywidget
import traitlets


class Bare(anywidget.AnyWidget):
    _esm = """export default { render({ model, el }) {
        el.innerHTML = `<section class="bench-bare"><button>press</button> <button class="bench-mark">mark</button> <output>0</output>
            <style>.bench-mark[aria-pressed="true"] { box-shadow: 0 0 0 3px teal; }</style></section>`;
        const [press, mark] = el.querySelectorAll("button");
        press.onclick = () => model.send({ kind: "press" });
        mark.onclick = () => {
            model.send({ kind: "press" });
            mark.ariaPressed = String(mark.ariaPressed !== "true");
        };
        model.on("change:count", () => { el.querySelector("output").textContent = String(model.get("count")); });
    } }"""
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self.hear)

    def hear(self, _, content, buffers):
        self.count += 1
'''

# What is pressed


@dataclass(frozen=True, slots=True, kw_only=True)
class Press:
    """A press that Python answers.  `$each` in any text stands for one of `each`, another one in each turn.

    shown: the answer is there, as JavaScript about `root`, the panel of the widget, and `was`, the text of `watched` before the press.
    first: JavaScript that is run before, not timed.  does: the press itself, JavaScript about `root` and `target`.
    """

    name: str
    widget: str
    click: str
    shown: str
    watched: str = "output"
    first: str = ""
    does: str = "target.click()"
    each: tuple[str, ...] = ("",)


BARE_PRESS = Press(
    name="bare echo", widget="bare", click="button", shown="root.querySelector('output').textContent !== was"
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Local:
    """Something that the page shows by itself: what is done with mouse or key, and what is then to be seen of its target."""

    name: str
    widget: str
    on: str
    event: str
    shown: str
    key: str = ""  # else the mouse does it
    back: str = ""  # the key that brings back the state before


@dataclass(frozen=True, slots=True, kw_only=True)
class Study:
    """What is timed: widgets by name, the text that makes each; where each stands on the page; what is done with them.

    imports: the line that the widgets need.  sequences: each leaves its widget as it found it.  locals: what the page shows by itself.
    """

    name: str
    imports: str
    widgets: Mapping[str, str]
    roots: Mapping[str, str]
    sequences: tuple[tuple[Press, ...], ...]
    locals: tuple[Local, ...] = ()

    def __post_init__(self) -> None:
        """Let the bare widget take part in every study."""
        object.__setattr__(self, "widgets", {"bare": "Bare()", **self.widgets})
        object.__setattr__(self, "roots", {"bare": ".bench-bare", **self.roots})
        object.__setattr__(self, "sequences", ((BARE_PRESS,), *self.sequences))


# Timing in the page

# A press by mouse, touch or key gives the focus some time before the click comes.
AIM = """(root, { click, first }) => {
    root.scrollIntoView({ block: "center", behavior: "instant" });
    new Function("root", first)(root);
    root.querySelector(click).focus({ preventScroll: true });
}"""

CLICK = """(root, { click, shown, watched, does }) => new Promise((done, fail) => {
    const was = root.querySelector(watched)?.textContent;
    const there = new Function("root", "was", `return (${shown});`);
    if (there(root, was)) return fail(new Error(`already so before the press: ${shown}`));
    const target = root.querySelector(click);
    const press = new Function("root", "target", does);
    let begun = 0;
    const late = setTimeout(() => fail(new Error(`no answer in 20 s: ${shown}`)), 20000);
    const watcher = new MutationObserver(() => {
        if (!there(root, was)) return;
        const answered = performance.now() - begun;
        watcher.disconnect();
        clearTimeout(late);
        requestAnimationFrame(() => {
            const next = new MessageChannel();
            next.port1.onmessage = () => done([answered, performance.now() - begun]);
            next.port2.postMessage(null);
        });
    });
    watcher.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    begun = performance.now();
    press(root, target);
})"""

# From the event to the end of the frame that shows what it did, and how long the page worked for it.  A click is watched for what it
# changes: to ask for a frame would make the page draw before there is anything to see.
WATCH = """(target, { event, shown }) => {
    const was = event === "click" ? target.ariaPressed : target.value;
    const there = new Function("target", "was", `return (${shown});`);
    const later = (work) => {
        const next = new MessageChannel();
        next.port1.onmessage = work;
        next.port2.postMessage(null);
    };
    window.benchFrames = new Promise((done) => {
        target.addEventListener(event, () => {
            const begun = performance.now();
            let worked = 0;
            later(() => { worked = performance.now() - begun; });
            const frame = () => {
                const painting = performance.now();
                if (!there(target, was) && painting - begun < 1000) return requestAnimationFrame(frame);
                later(() => done([performance.now() - begun, worked + performance.now() - painting]));
            };
            if (event !== "click" || there(target, was)) return requestAnimationFrame(frame);
            const watcher = new MutationObserver(() => {
                if (!there(target, was)) return;
                watcher.disconnect();
                requestAnimationFrame(frame);
            });
            watcher.observe(target, { attributes: true });
        }, { capture: true, once: true });
    });
}"""

# The pages


@contextmanager
def marimo_page(study: Study, browser: Browser, home: Path) -> Iterator[Page]:
    home.mkdir()
    shown = ",\n    ".join(f"mo.ui.anywidget({made})" for made in study.widgets.values())
    cell = f"{study.imports}\n{BARE}\nmo.vstack([\n    {shown}\n])"
    notebook = hosts.write_marimo_notebook(home / f"{study.name}.py", [cell])
    with hosts.marimo_server(notebook, home=home) as server:
        page = hosts.new_context(browser, reduced_motion=False).new_page()
        hosts.open_marimo(page, server.url)
        yield page


@contextmanager
def jupyter_page(study: Study, browser: Browser, home: Path) -> Iterator[Page]:
    folder = home / "notebooks"
    folder.mkdir(parents=True)
    cells = [f"{study.imports}\n{BARE}", *study.widgets.values()]
    notebook = hosts.write_jupyter_notebook(folder / f"{study.name}.ipynb", cells)
    with hosts.lab_server(folder, home=home) as server:
        page = hosts.new_context(browser, reduced_motion=False).new_page()
        hosts.open_lab(page, server.url, notebook.name)
        hosts.run_all_cells(page)
        yield page


PAGES: dict[str, Callable[[Study, Browser, Path], AbstractContextManager[Page]]] = {
    "marimo": marimo_page,
    "jupyter": jupyter_page,
}


@dataclass(slots=True)
class Host:
    """One page and its times in milliseconds: from click to answer, to the painted answer; local drawing as (until painted, work)."""

    page: Page
    study: Study
    first: dict[str, float] = field(default_factory=dict)
    answered: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    painted: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    drawn: dict[str, list[tuple[float, float]]] = field(default_factory=lambda: defaultdict(list))

    def root(self, widget: str) -> Locator:
        return self.page.locator(self.study.roots[widget])

    def wait_for_widgets(self) -> None:
        for widget in self.study.widgets:
            self.root(widget).wait_for(timeout=hosts.PATIENCE * 1000)

    def press(self, press: Press, turn: int) -> None:
        root, each = self.root(press.widget), press.each[turn % len(press.each)]
        texts = {"click": press.click, "shown": press.shown, "watched": press.watched, "first": press.first}
        texts["does"] = press.does
        texts = {name: text.replace("$each", each) for name, text in texts.items()}
        root.evaluate(AIM, texts)
        time.sleep(SETTLE)
        answered, painted = root.evaluate(CLICK, texts)
        self.first.setdefault(press.name, answered)
        self.answered[press.name].append(answered)
        self.painted[press.name].append(painted)
        time.sleep(SETTLE)

    def draw(self, local: Local) -> None:
        target = self.root(local.widget).locator(local.on).first
        edge: Position = {"x": 8, "y": 20}  # that part of a card which the next one does not cover
        target.scroll_into_view_if_needed()
        if local.key:
            target.focus()
        else:
            self.page.mouse.move(2, 2)
            if local.event == "click":
                target.hover(position=edge)
        time.sleep(SETTLE)
        target.evaluate(WATCH, {"event": local.event, "shown": local.shown})
        if local.key:
            self.page.keyboard.press(local.key)
        elif local.event == "click":
            target.click(position=edge)
        else:
            target.hover(position=edge)
        painted, worked = self.page.evaluate("() => window.benchFrames")
        self.drawn[local.name].append((painted, worked))
        time.sleep(SETTLE)
        if local.back:
            self.page.keyboard.press(local.back)
            time.sleep(SETTLE)


def rotated(things: Sequence[T], turn: int) -> list[T]:
    start = turn % len(things)
    return [*things[start:], *things[:start]]


def measure(pages: dict[str, Host], study: Study, turns: int) -> None:
    """Press all in turns, in rotating order.  Warm turns count for the very first press only."""
    for host in pages.values():
        host.wait_for_widgets()
    time.sleep(1)
    for turn in range(WARM + turns):
        if turn == WARM:
            for host in pages.values():
                host.answered.clear()
                host.painted.clear()
        for sequence in rotated(study.sequences, turn):
            for host in rotated(list(pages.values()), turn):
                for press in sequence:
                    host.press(press, turn)
    for turn in range(max(3, turns // 2) if study.locals else 0):
        for local in rotated(study.locals, turn):
            for host in rotated(list(pages.values()), turn):
                host.draw(local)


# What is printed


def at(share: float, values: Sequence[float]) -> float:
    return sorted(values)[round(share * (len(values) - 1))]


def spread(ours: Sequence[float], bare: Sequence[float]) -> tuple[float, float]:
    """Return between which bounds the ratio of the medians lies in 95 of 100 samples drawn from these times."""
    chance = random.Random(1)

    def middle(times: Sequence[float]) -> float:
        return statistics.median(chance.choices(times, k=len(times)))

    ratios = sorted(middle(ours) / middle(bare) for _ in range(1000))
    return ratios[25], ratios[974]


def tell_presses(name: str, host: Host, target: str) -> None:
    """Print how long each press took, beside the bare echo."""
    bare, bare_painted = host.answered[BARE_PRESS.name], host.painted[BARE_PRESS.name]
    print(f"\n{name}: from click to answer, ms, and ratios to the bare echo ({target})")
    print(f"{'':30}{'25 %':>7}{'median':>8}{'90 %':>7}{'first':>7}   {'25 %':>5}{'median':>8}{'':15}{'painted':>8}")
    for press in (press for sequence in host.study.sequences for press in sequence):
        times, painted = host.answered[press.name], host.painted[press.name]
        line = f"  {press.name:28}{at(0.25, times):7.1f}{statistics.median(times):8.1f}{at(0.9, times):7.1f}{host.first[press.name]:7.1f}"
        if press is not BARE_PRESS:
            low, high = spread(times, bare)
            line += (
                f"   {at(0.25, times) / at(0.25, bare):5.2f}{statistics.median(times) / statistics.median(bare):8.2f}"
            )
            line += f" ({low:.2f} - {high:.2f}) {statistics.median(painted) / statistics.median(bare_painted):8.2f}"
        print(line)


def timed(study: Study, about: str, turns: int) -> dict[str, Host]:
    """Read the command line, time a study, and return the pages of the hosts with their times."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--turns", type=int, default=turns)
    parser.add_argument("--hosts", nargs="+", choices=list(PAGES), default=list(PAGES))
    wanted = parser.parse_args()
    path = find_browser()
    if path is None:
        raise SystemExit("no Chromium; `make browser` installs one")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        chromium = stack.enter_context(sync_playwright()).chromium
        pages = {}
        for name in wanted.hosts:
            browser = chromium.launch(executable_path=path, args=list(hosts.CHROMIUM_FLAGS))  # one each
            stack.callback(browser.close)
            page = stack.enter_context(PAGES[name](study, browser, folder / name))
            pages[name] = Host(page=page, study=study)
        measure(pages, study, wanted.turns)
    return pages

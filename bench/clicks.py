"""What a click costs that asks the engine, against the echo of a bare anywidget in the same run: `python -m bench.clicks`.

One page in `marimo run` and one in JupyterLab, each with a bare anywidget (a button sends a message, Python sets one number, the page
shows it) and our widgets.  All presses take turns in rotating order, in both pages, so that whatever else the machine does falls on all
alike.  A press is timed inside the page, from `click()` to the moment when the answer of Python stands in the page, drawing included.

Targets: an answer comes within 1.3 times the bare echo; hover, focus and selection are drawn within one frame.

`--turns 40` sets how often each press is made, `--hosts marimo` leaves out the other host, `--json FILE` keeps every time.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from scripts.browser import find_browser
from tests.browser import hosts

TURNS = 40
TARGET = 1.3
SETTLE = 0.15  # seconds between presses: what the last one left to do is done
WARM = 2  # turns that do not count, but for the first press
HOSTS = ("marimo", "jupyter")

BARE = '''
import anywidget
import traitlets


class Bare(anywidget.AnyWidget):
    _esm = """export default { render({ model, el }) {
        el.innerHTML = '<section class="bench-bare"><button>press</button> <output>0</output></section>';
        el.querySelector("button").onclick = () => model.send({ kind: "press" });
        model.on("change:count", () => { el.querySelector("output").textContent = String(model.get("count")); });
    } }"""
    count = traitlets.Int(0).tag(sync=True)

    def __init__(self):
        super().__init__()
        self.on_msg(self.hear)

    def hear(self, _, content, buffers):
        self.count += 1
'''

WIDGETS = {
    "bare": "Bare()",
    "fan": 'HandFan("AS KS 9S QH 10H 6H 2H AD JD 5D KC 8C 3C", led="KH", lang="en")',
    "legal": 'FollowSuitQuiz(seed=3, kinds=["legal"], lang="en")',
    "renege": 'FollowSuitQuiz(seed=3, level=3, kinds=["renege"], lang="en")',
    "sheet": 'ScoreCalculator("N:4 S:3 E:2 W:2", "N:5 S:4 E:2 W:2", "NS:120/7 EW:90/3", lang="en")',
}
ROOTS = {
    "bare": ".bench-bare",
    "fan": ".spades-hand-fan",
    "legal": ".spades-follow-suit-quiz >> nth=0",
    "renege": ".spades-follow-suit-quiz >> nth=1",
    "sheet": ".spades-score-calculator",
}


# What is pressed.  Conditions are JavaScript about `root`, the panel of the widget.


@dataclass(frozen=True, slots=True, kw_only=True)
class Press:
    """A press that Python answers: what to click, and what stands in the page when the answer is there."""

    name: str
    widget: str
    click: str
    shown: str
    first: tuple[str, ...] = ()  # what is pressed before, not timed


@dataclass(frozen=True, slots=True, kw_only=True)
class Local:
    """Something that the page shows by itself: what is done with mouse or keys, and what is then to be seen."""

    name: str
    widget: str
    event: str
    on: str
    shown: str
    key: str | None = None  # a key to press; else the mouse does it
    then: str | None = None  # what brings back the state before


def card(code: str) -> str:
    return f".spades-fan [data-card='{code}']"


SAID = "root.querySelector('.spades-say').dataset.sign === '{}' && !root.querySelector('.spades-say').hidden"
TRICK = "[role=row]:not(.spades-sheet-heads) [role=cell]:last-child .spades-step"
LINES = "!root.querySelector('.spades-score').hidden && root.querySelector('.spades-line-points')?.textContent !== ''"
PHASE = "root.dataset.phase === '{}'"
GO = ".spades-go"

# Sequences: each leaves its widget as it found it, or at a new question.
SEQUENCES: tuple[tuple[Press, ...], ...] = (
    (Press(name="bare echo", widget="bare", click="button", shown="root.querySelector('output').textContent !== was"),),
    (
        Press(
            name="HandFan: choose a card",
            widget="fan",
            click=card("QH"),
            shown=f"root.querySelector(\"{card('QH')}\").getAttribute('aria-pressed') === 'true' && {SAID.format('note')}",
        ),
        Press(name="HandFan: why not this card", widget="fan", click=card("AS"), shown=SAID.format("bad")),
        Press(
            name="HandFan: play it",
            widget="fan",
            click=card("QH"),
            shown="root.querySelector('.spades-trick').children.length === 2 && " + SAID.format("good"),
        ),
        Press(
            name="HandFan: take it back",
            widget="fan",
            click=".spades-row > .spades-button:nth-child(2)",
            shown="root.querySelector('.spades-trick').children.length === 1",
        ),
    ),
    (
        Press(
            name="quiz, legal cards: check",
            widget="legal",
            first=(".spades-fan [data-card]:not([aria-pressed=true])",),
            click=GO,
            shown=PHASE.format("checked"),
        ),
        Press(name="quiz, legal cards: next", widget="legal", click=GO, shown=PHASE.format("asking")),
    ),
    (
        Press(
            name="quiz, renege: check",
            widget="renege",
            first=(".spades-follow-suit-quiz > .spades-option",),
            click=GO,
            shown=PHASE.format("checked"),
        ),
        Press(name="quiz, renege: next", widget="renege", click=GO, shown=PHASE.format("asking")),
    ),
    (
        Press(
            name="calculator: a trick too many",
            widget="sheet",
            click=f"{TRICK}:last-child",
            shown="root.querySelector('.spades-scores').hidden",
        ),
        Press(
            name="calculator: new lines",
            widget="sheet",
            click=f"{TRICK}:first-child",
            shown="!root.querySelector('.spades-scores').hidden && " + LINES,
        ),
    ),
)

LOCALS = (
    Local(name="HandFan: hover", widget="fan", event="pointerover", on=card("6H"), shown="target.matches(':hover')"),
    Local(
        name="HandFan: focus by arrow",
        widget="fan",
        event="keydown",
        on=card("QH"),
        key="ArrowRight",
        shown="target.getRootNode().activeElement !== target",
    ),
    Local(
        name="HandFan: select",
        widget="fan",
        event="click",
        on=card("QH"),
        shown="target.dataset.state === 'chosen'",
        then="Escape",
    ),
    Local(
        name="quiz: hover",
        widget="legal",
        event="pointerover",
        on=".spades-fan [data-card] >> nth=1",
        shown="target.matches(':hover')",
    ),
    Local(
        name="quiz: focus by arrow",
        widget="legal",
        event="keydown",
        on=".spades-fan [data-card] >> nth=0",
        key="ArrowRight",
        shown="target.getRootNode().activeElement !== target",
    ),
    Local(
        name="quiz: mark a card",
        widget="legal",
        event="click",
        on=".spades-fan [data-card] >> nth=0",
        shown="target.getAttribute('aria-pressed') !== was",
    ),
    Local(
        name="calculator: hover",
        widget="sheet",
        event="pointerover",
        on=f"{TRICK}:last-child >> nth=1",
        shown="target.matches(':hover')",
    ),
    Local(
        name="calculator: focus by Tab",
        widget="sheet",
        event="keydown",
        on="input >> nth=1",
        key="Tab",
        shown="target.getRootNode().activeElement !== target",
    ),
    Local(
        name="calculator: type a digit",
        widget="sheet",
        event="keydown",
        on="input >> nth=1",
        key="5",
        shown="target.value !== was",
        then="Backspace",
    ),
)

# Timing in the page

# A press by mouse, touch or key gives the focus, well before the click.
AIM = """(root, selector) => {
    root.scrollIntoView({ block: "center", behavior: "instant" });
    root.querySelector(selector).focus({ preventScroll: true });
}"""

CLICK = """(root, { click, shown }) => new Promise((done, fail) => {
    const was = root.querySelector("output")?.textContent;
    const there = new Function("root", "was", `return (${shown});`);
    if (there(root, was)) return fail(new Error(`already so before the press: ${shown}`));
    const target = root.querySelector(click);
    if (!target) return fail(new Error(`nothing to press: ${click}`));
    let begun = 0;
    const late = setTimeout(() => fail(new Error(`no answer in 20 s: ${shown}`)), 20000);
    const watcher = new MutationObserver(() => {
        if (!there(root, was)) return;
        const took = performance.now() - begun;
        watcher.disconnect();
        clearTimeout(late);
        requestAnimationFrame(() => {
            const painted = new MessageChannel();
            painted.port1.onmessage = () => done([took, performance.now() - begun]);
            painted.port2.postMessage(null);
        });
    });
    watcher.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    begun = performance.now();
    target.click();
})"""

# From the event to the end of the frame that shows it: how many frames began until then, and how long the page worked.
WATCH = """(target, { event, shown }) => {
    const was = target.value ?? target.getAttribute("aria-pressed");
    const there = new Function("target", "was", `return (${shown});`);
    window.benchFrames = new Promise((done) => {
        target.addEventListener(event, () => {
            const begun = performance.now();
            let worked = 0;
            const after = new MessageChannel();
            after.port1.onmessage = () => { worked = performance.now() - begun; };
            after.port2.postMessage(null);
            let frames = 0;
            const frame = () => {
                frames += 1;
                const painting = performance.now();
                const shownNow = there(target, was);
                const painted = new MessageChannel();
                painted.port1.onmessage = () => {
                    if (shownNow) done({ frames, ms: worked + performance.now() - painting });
                };
                painted.port2.postMessage(null);
                if (!shownNow && frames < 60) requestAnimationFrame(frame);
            };
            requestAnimationFrame(frame);
        }, { capture: true, once: true });
    });
}"""


# The pages


@contextmanager
def marimo_page(browser: Browser, home: Path) -> Iterator[Page]:
    home.mkdir()
    shown = ",\n    ".join(f"mo.ui.anywidget({made})" for made in WIDGETS.values())
    imports = "from spades_teach import FollowSuitQuiz, HandFan, ScoreCalculator"
    notebook = hosts.write_marimo_notebook(home / "clicks.py", [f"{imports}\n{BARE}\nmo.vstack([\n    {shown}\n])"])
    with hosts.marimo_server(notebook, home=home) as server:
        page = hosts.new_context(browser, reduced_motion=False).new_page()
        hosts.open_marimo(page, server.url)
        yield page
        page.context.close()


@contextmanager
def jupyter_page(browser: Browser, home: Path) -> Iterator[Page]:
    folder = home / "notebooks"
    folder.mkdir(parents=True)
    imports = "from spades_teach import FollowSuitQuiz, HandFan, ScoreCalculator"
    cells = [f"{imports}\n{BARE}", *WIDGETS.values()]
    notebook = hosts.write_jupyter_notebook(folder / "clicks.ipynb", cells)
    with hosts.lab_server(folder, home=home) as server:
        page = hosts.new_context(browser, reduced_motion=False).new_page()
        hosts.open_lab(page, server.url, notebook.name)
        hosts.run_all_cells(page)
        yield page
        page.context.close()


PAGES = {"marimo": marimo_page, "jupyter": jupyter_page}


@dataclass(slots=True)
class Timed:
    """The times of one host, in milliseconds: answers by press; local drawing as (frames, milliseconds)."""

    page: Page
    first: dict[str, float] = field(default_factory=dict)
    answers: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    painted: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    drawn: dict[str, list[tuple[int, float]]] = field(default_factory=lambda: defaultdict(list))

    def root(self, widget: str) -> Locator:
        return self.page.locator(ROOTS[widget])

    def press(self, press: Press) -> None:
        root = self.root(press.widget)
        for selector in press.first:
            root.evaluate(
                "(root, selector) => (root.matches(selector) ? root : root.querySelector(selector)).click()", selector
            )
            time.sleep(SETTLE)
        root.evaluate(AIM, press.click)
        time.sleep(SETTLE)
        answered, painted = root.evaluate(CLICK, {"click": press.click, "shown": press.shown})
        self.first.setdefault(press.name, answered)
        self.answers[press.name].append(answered)
        self.painted[press.name].append(painted)
        time.sleep(SETTLE)

    def draw(self, local: Local) -> None:
        target = self.root(local.widget).locator(local.on).first
        target.scroll_into_view_if_needed()
        if local.key:
            target.focus()
        else:
            self.page.mouse.move(2, 2)
        if local.event == "click":
            target.hover(position={"x": 8, "y": 20})
        time.sleep(SETTLE)
        target.evaluate(WATCH, {"event": local.event, "shown": local.shown})
        if local.key:
            self.page.keyboard.press(local.key)
        elif local.event == "click":
            target.click(position={"x": 8, "y": 20})
        else:
            target.hover(position={"x": 8, "y": 8})
        found = self.page.evaluate("() => window.benchFrames")
        self.drawn[local.name].append((found["frames"], found["ms"]))
        time.sleep(SETTLE)
        if local.then:
            self.page.keyboard.press(local.then)
            time.sleep(SETTLE)


def rotated(things: Sequence[tuple[Press, ...]], turn: int) -> list[tuple[Press, ...]]:
    start = turn % len(things)
    return [*things[start:], *things[:start]]


def measure(pages: dict[str, Timed], turns: int) -> None:
    for timed in pages.values():
        for root in ROOTS.values():
            timed.page.locator(root).wait_for(timeout=hosts.PATIENCE * 1000)
    time.sleep(1)
    names = list(pages)
    for turn in range(WARM + turns):
        for sequence in rotated(SEQUENCES, turn):
            for name in names if turn % 2 else reversed(names):
                for press in sequence:
                    pages[name].press(press)
        if turn == WARM - 1:
            for timed in pages.values():
                timed.answers.clear()
                timed.painted.clear()
    for timed in pages.values():
        for turn in range(max(3, turns // 2)):
            for local in LOCALS[turn % len(LOCALS) :] + LOCALS[: turn % len(LOCALS)]:
                timed.draw(local)


# What is printed


def ninetieth(values: Sequence[float]) -> float:
    return sorted(values)[int(0.9 * (len(values) - 1))]


def spread(ours: Sequence[float], bare: Sequence[float]) -> tuple[float, float]:
    """Return where the ratio of medians lies in 95 of 100 draws from the same times (bootstrap)."""
    chance = random.Random(1)
    middle: Callable[[Sequence[float]], float] = lambda times: statistics.median(chance.choices(times, k=len(times)))  # noqa: E731
    ratios = sorted(middle(ours) / middle(bare) for _ in range(1000))
    return ratios[25], ratios[974]


def tell(host: str, timed: Timed) -> None:
    bare = timed.answers["bare echo"]
    print(f"\n{host}: from click to answer, ms ({len(bare)} presses each)")
    print(f"{'':32} {'median':>7} {'90 %':>7} {'first':>7}   ratio to the bare echo (target: at most {TARGET})")
    for name, times in timed.answers.items():
        middle = statistics.median(times)
        line = f"  {name:30} {middle:7.1f} {ninetieth(times):7.1f} {timed.first[name]:7.1f}"
        if name != "bare echo":
            low, high = spread(times, bare)
            line += f"   {middle / statistics.median(bare):5.2f}  ({low:.2f} to {high:.2f})"
            seen = statistics.median(timed.painted[name])
            line += f"   painted {seen:6.1f} {seen / statistics.median(timed.painted['bare echo']):5.2f}"
        print(line)
    print(f"{host}: hover, focus, selection (target: 1 frame)")
    print(f"{'':32} {'frames':>7} {'worst':>7}   work in the page, ms: median, 90 %")
    for name, drawn in timed.drawn.items():
        frames, work = [each for each, _ in drawn], [each for _, each in drawn]
        print(
            f"  {name:30} {statistics.median(frames):7.0f} {max(frames):7d}"
            f"   {statistics.median(work):6.1f} {ninetieth(work):6.1f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Time clicks that ask the engine.")
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--hosts", nargs="+", choices=HOSTS, default=HOSTS)
    parser.add_argument("--json", type=Path, help="a file for all times")
    wanted = parser.parse_args()
    path = find_browser()
    if path is None:
        raise SystemExit("no Chromium; `make browser` installs one")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        chromium = stack.enter_context(sync_playwright()).chromium
        pages = {}
        for host in wanted.hosts:
            # A browser for each: what one page does is not in the other's process.
            browser = chromium.launch(executable_path=path, args=list(hosts.CHROMIUM_FLAGS))
            stack.callback(browser.close)
            pages[host] = Timed(page=stack.enter_context(PAGES[host](browser, folder / host)))
        measure(pages, wanted.turns)
        for host, timed in pages.items():
            tell(host, timed)
        if wanted.json:
            kept = {host: {"answers": timed.answers, "drawn": timed.drawn} for host, timed in pages.items()}
            wanted.json.write_text(json.dumps(kept))


if __name__ == "__main__":
    main()

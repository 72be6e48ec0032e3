"""What a click costs that asks the engine, against the echo of a bare anywidget in the same run: `python -m bench.clicks`.

One page in `marimo run` and one in JupyterLab, each with a bare anywidget (a button sends a message, Python sets one number, the page
shows it) and our widgets.  All presses take turns in rotating order, in both pages, so that whatever else the machine does falls on all
alike.  A press is timed inside the page, from `click()` to the moment when the answer of Python stands in the page, drawing included.
Cards and seats change from turn to turn, so that most sentences are new ones.

Targets: an answer comes within 1.3 times the bare echo; hover, focus and selection are drawn within one frame.

`--turns 40` sets how often each press is made; `--hosts marimo` leaves out the other host.
"""

from __future__ import annotations

import argparse
import random
import statistics
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Browser, Locator, Page, Position, sync_playwright

from scripts.browser import find_browser
from tests.browser import hosts

TURNS = 40
TARGET = 1.3
SETTLE = 0.15  # seconds around each press: what came before is done
WARM = 2  # turns that do not count, but for the very first press

T = TypeVar("T")

# The widgets

IMPORTS = "from spades_teach import FollowSuitQuiz, HandFan, ScoreCalculator"
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
    "predict": 'ScoreCalculator(example="s2-bags", predict=True, lang="en")',
}
ROOTS = {
    "bare": ".bench-bare",
    "fan": ".spades-hand-fan",
    "legal": ".spades-follow-suit-quiz >> nth=0",
    "renege": ".spades-follow-suit-quiz >> nth=1",
    "sheet": ".spades-score-calculator >> nth=0",
    "predict": ".spades-score-calculator >> nth=1",
}

# What is pressed


@dataclass(frozen=True, slots=True, kw_only=True)
class Press:
    """A press that Python answers.  `$each` in any text stands for one of `each`, another one in each turn.

    shown: the answer is there, as JavaScript about `root`, the panel of the widget, and `was`, the text of `watched` before the press.
    first: JavaScript that is run before, not timed.
    """

    name: str
    widget: str
    click: str
    shown: str
    watched: str = "output"
    first: str = ""
    each: tuple[str, ...] = ("",)


def card(code: str) -> str:
    return f".spades-fan [data-card='{code}']"


def step(place: int, sign: str) -> str:
    """Return the key for one trick more or fewer of a place: 0 and 1 on our side, 2 and 3 on theirs."""
    seat = f".spades-sheet-side:nth-child({1 + place // 2}) .spades-sheet-seat:nth-child({2 + place % 2})"
    return f"{seat} > :last-child .spades-step:{'last-child' if sign == '+' else 'first-child'}"


HEARTS = ("QH", "10H", "6H", "2H")
BLOCKED = ("AS", "AD", "KC", "KS", "JD", "8C", "9S", "5D", "3C")
BACK = ".spades-row > .spades-button:nth-child(2)"
GO = ".spades-go"
SAYS = "!root.querySelector('.spades-say').hidden && root.querySelector('.spades-say').dataset.sign === '{}'"
IN_TRICK = "root.querySelector('.spades-trick').children.length === {}"
PHASE = "root.dataset.phase === '{}'"
SCORES = "root.querySelector('.spades-scores').hidden"
MARK_ONE = "root.querySelector('.spades-fan [data-card]').click()"
NOBODY = "root.querySelector(':scope > .spades-option').click()"
GUESS = """const field = root.querySelector('.spades-ask input');
    field.value = '$each';
    field.dispatchEvent(new Event('input', { bubbles: true }))"""

BARE_PRESS = Press(
    name="bare echo", widget="bare", click="button", shown="root.querySelector('output').textContent !== was"
)
# Each sequence leaves its widget as it found it, or at a new question.
SEQUENCES: tuple[tuple[Press, ...], ...] = (
    (BARE_PRESS,),
    (
        Press(
            name="HandFan: choose a card",
            widget="fan",
            click=card("$each"),
            shown=f'root.querySelector("{card("$each")}").ariaPressed === "true" && {SAYS.format("note")}',
            each=HEARTS,
        ),
        Press(
            name="HandFan: why not this card",
            widget="fan",
            click=card("$each"),
            shown=SAYS.format("bad"),
            each=BLOCKED,
        ),
        Press(name="HandFan: play it", widget="fan", click=card("$each"), shown=IN_TRICK.format(2), each=HEARTS),
        Press(name="HandFan: take it back", widget="fan", click=BACK, shown=IN_TRICK.format(1)),
    ),
    (
        Press(name="quiz, legal: check", widget="legal", click=GO, shown=PHASE.format("checked"), first=MARK_ONE),
        Press(name="quiz, legal: next", widget="legal", click=GO, shown=PHASE.format("asking")),
    ),
    (
        Press(name="quiz, renege: check", widget="renege", click=GO, shown=PHASE.format("checked"), first=NOBODY),
        Press(name="quiz, renege: next", widget="renege", click=GO, shown=PHASE.format("asking")),
    ),
    (
        Press(
            name="calculator: a trick too many",
            widget="sheet",
            click="$each",
            shown=SCORES,
            each=tuple(step(place, "+") for place in range(4)),
        ),
        Press(
            name="calculator: new lines",
            widget="sheet",
            click="$each",
            shown=f"!{SCORES} && root.querySelector('.spades-line-points')",
            each=tuple(step((place + 1) % 4, "−") for place in range(4)),
        ),
    ),
    (
        Press(
            name="calculator: check a guess",
            widget="predict",
            click=".spades-ask .spades-go",
            shown="root.querySelector('.spades-ask-said').textContent !== was",
            watched=".spades-ask-said",
            first=GUESS,
            each=("10", "999", "5", "998"),
        ),
    ),
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


FIRST_CARD, SECOND_CARD = ".spades-fan [data-card] >> nth=0", ".spades-fan [data-card] >> nth=1"
BIDS = "input >> nth=1"
HOVERED = "target.matches(':hover')"
LEFT = "target.getRootNode().activeElement !== target"

LOCALS = (
    Local(name="HandFan: hover", widget="fan", on=card("6H"), event="pointerover", shown=HOVERED),
    Local(name="HandFan: arrow key", widget="fan", on=card("QH"), event="keydown", key="ArrowRight", shown=LEFT),
    Local(
        name="HandFan: select",
        widget="fan",
        on=card("QH"),
        event="click",
        shown="target.dataset.state === 'chosen'",
        back="Escape",
    ),
    Local(name="quiz: hover", widget="legal", on=SECOND_CARD, event="pointerover", shown=HOVERED),
    Local(name="quiz: arrow key", widget="legal", on=FIRST_CARD, event="keydown", key="ArrowRight", shown=LEFT),
    Local(name="quiz: mark", widget="legal", on=FIRST_CARD, event="click", shown="target.ariaPressed !== was"),
    Local(name="calculator: hover", widget="sheet", on=step(1, "+"), event="pointerover", shown=HOVERED),
    Local(name="calculator: Tab", widget="sheet", on=BIDS, event="keydown", key="Tab", shown=LEFT),
    Local(
        name="calculator: type",
        widget="sheet",
        on=BIDS,
        event="keydown",
        key="5",
        shown="target.value !== was",
        back="Backspace",
    ),
)

# Timing in the page

# A press by mouse, touch or key gives the focus some time before the click comes.
AIM = """(root, { click, first }) => {
    root.scrollIntoView({ block: "center", behavior: "instant" });
    new Function("root", first)(root);
    root.querySelector(click).focus({ preventScroll: true });
}"""

CLICK = """(root, { click, shown, watched }) => new Promise((done, fail) => {
    const was = root.querySelector(watched)?.textContent;
    const there = new Function("root", "was", `return (${shown});`);
    if (there(root, was)) return fail(new Error(`already so before the press: ${shown}`));
    const target = root.querySelector(click);
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
    target.click();
})"""

# From the event to the end of the frame that shows what it did: how many frames began until then, how long the page worked.
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
            let [worked, frames] = [0, 0];
            later(() => { worked = performance.now() - begun; });
            const frame = () => {
                frames += 1;
                const painting = performance.now();
                if (!there(target, was) && frames < 60) return requestAnimationFrame(frame);
                later(() => done([frames, worked + performance.now() - painting]));
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
    notebook = hosts.write_marimo_notebook(home / "clicks.py", [f"{IMPORTS}\n{BARE}\nmo.vstack([\n    {shown}\n])"])
    with hosts.marimo_server(notebook, home=home) as server:
        page = hosts.new_context(browser, reduced_motion=False).new_page()
        hosts.open_marimo(page, server.url)
        yield page


@contextmanager
def jupyter_page(browser: Browser, home: Path) -> Iterator[Page]:
    folder = home / "notebooks"
    folder.mkdir(parents=True)
    notebook = hosts.write_jupyter_notebook(folder / "clicks.ipynb", [f"{IMPORTS}\n{BARE}", *WIDGETS.values()])
    with hosts.lab_server(folder, home=home) as server:
        page = hosts.new_context(browser, reduced_motion=False).new_page()
        hosts.open_lab(page, server.url, notebook.name)
        hosts.run_all_cells(page)
        yield page


PAGES = {"marimo": marimo_page, "jupyter": jupyter_page}


@dataclass(slots=True)
class Host:
    """One page and its times in milliseconds: from click to answer, to the painted answer; local drawing as (frames, ms)."""

    page: Page
    first: dict[str, float] = field(default_factory=dict)
    answered: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    painted: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    drawn: dict[str, list[tuple[int, float]]] = field(default_factory=lambda: defaultdict(list))

    def root(self, widget: str) -> Locator:
        return self.page.locator(ROOTS[widget])

    def wait_for_widgets(self) -> None:
        for widget in WIDGETS:
            self.root(widget).wait_for(timeout=hosts.PATIENCE * 1000)

    def press(self, press: Press, turn: int) -> None:
        root, each = self.root(press.widget), press.each[turn % len(press.each)]
        texts = {"click": press.click, "shown": press.shown, "watched": press.watched, "first": press.first}
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
        frames, milliseconds = self.page.evaluate("() => window.benchFrames")
        self.drawn[local.name].append((frames, milliseconds))
        time.sleep(SETTLE)
        if local.back:
            self.page.keyboard.press(local.back)
            time.sleep(SETTLE)


def rotated(things: Sequence[T], turn: int) -> list[T]:
    start = turn % len(things)
    return [*things[start:], *things[:start]]


def measure(pages: dict[str, Host], turns: int) -> None:
    for host in pages.values():
        host.wait_for_widgets()
    time.sleep(1)
    for turn in range(WARM + turns):
        if turn == WARM:
            for host in pages.values():
                host.answered.clear()
                host.painted.clear()
        for sequence in rotated(SEQUENCES, turn):
            for host in rotated(list(pages.values()), turn):
                for press in sequence:
                    host.press(press, turn)
    for turn in range(max(3, turns // 2)):
        for local in rotated(LOCALS, turn):
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


def tell(name: str, host: Host) -> None:
    bare, bare_painted = host.answered[BARE_PRESS.name], host.painted[BARE_PRESS.name]
    print(f"\n{name}: from click to answer, ms, and ratios to the bare echo (target: at most {TARGET} at the median)")
    print(f"{'':30}{'25 %':>7}{'median':>8}{'90 %':>7}{'first':>7}   {'25 %':>5}{'median':>8}{'':15}{'painted':>8}")
    for press in (press for sequence in SEQUENCES for press in sequence):
        times, painted = host.answered[press.name], host.painted[press.name]
        line = f"  {press.name:28}{at(0.25, times):7.1f}{statistics.median(times):8.1f}{at(0.9, times):7.1f}{host.first[press.name]:7.1f}"
        if press is not BARE_PRESS:
            low, high = spread(times, bare)
            line += (
                f"   {at(0.25, times) / at(0.25, bare):5.2f}{statistics.median(times) / statistics.median(bare):8.2f}"
            )
            line += f" ({low:.2f} - {high:.2f}) {statistics.median(painted) / statistics.median(bare_painted):8.2f}"
        print(line)
    print(f"{name}: hover, focus, selection (target: 1 frame)")
    print(f"{'':30}{'frames':>7}{'worst':>8}   work in the page, ms: median, 90 %")
    for local in LOCALS:
        frames, work = zip(*host.drawn[local.name], strict=True)
        print(
            f"  {local.name:28}{statistics.median(frames):7.0f}{max(frames):8d}"
            f"   {statistics.median(work):6.1f}{at(0.9, work):7.1f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Time clicks that ask the engine.")
    parser.add_argument("--turns", type=int, default=TURNS)
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
            pages[name] = Host(page=stack.enter_context(PAGES[name](browser, folder / name)))
        measure(pages, wanted.turns)
        for name, host in pages.items():
            tell(name, host)


if __name__ == "__main__":
    main()

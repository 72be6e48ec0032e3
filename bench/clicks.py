"""What a click costs that asks the engine, against the echo of a bare anywidget in the same run: `python -m bench.clicks`.

One page in `marimo run` and one in JupyterLab, each with a bare anywidget (a button sends a message, Python sets one number, the page
shows it) and our widgets.  All presses take turns in rotating order, in both pages, so that whatever else the machine does falls on all
alike.  A press is timed inside the page, from `click()` to the moment when the answer of Python stands in the page, drawing included.
Cards and seats change from turn to turn, so that most sentences are new ones.

Targets: an answer comes within 1.3 times the bare echo; hover, focus and selection are drawn within one frame.

`--turns 40` sets how often each press is made; `--hosts marimo` leaves out the other host.
"""

from __future__ import annotations

import statistics

from bench._pages import Host, Local, Press, Study, at, tell_presses, timed

TURNS = 40
TARGET = 1.3
FRAME = 1000 / 60  # ms

# The widgets

WIDGETS = {
    "fan": 'HandFan("AS KS 9S QH 10H 6H 2H AD JD 5D KC 8C 3C", led="KH", lang="en")',
    "legal": 'FollowSuitQuiz(seed=3, kinds=["legal"], lang="en")',
    "renege": 'FollowSuitQuiz(seed=3, level=3, kinds=["renege"], lang="en")',
    "sheet": 'ScoreCalculator("N:4 S:3 E:2 W:2", "N:5 S:4 E:2 W:2", "NS:120/7 EW:90/3", lang="en")',
    "predict": 'ScoreCalculator(example="s2-bags", predict=True, lang="en")',
}
ROOTS = {
    "fan": ".spades-hand-fan",
    "legal": ".spades-follow-suit-quiz >> nth=0",
    "renege": ".spades-follow-suit-quiz >> nth=1",
    "sheet": ".spades-score-calculator >> nth=0",
    "predict": ".spades-score-calculator >> nth=1",
}

# What is pressed


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

# Each sequence leaves its widget as it found it, or at a new question.
SEQUENCES: tuple[tuple[Press, ...], ...] = (
    (  # for comparison with what marks a choice before it is answered: its frame and the answer want the same two cores
        Press(
            name="bare echo, marked at once",
            widget="bare",
            click=".bench-mark",
            shown="root.querySelector('output').textContent !== was",
        ),
    ),
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

CLICKS = Study(
    name="clicks",
    imports="from spades_teach import FollowSuitQuiz, HandFan, ScoreCalculator",
    widgets=WIDGETS,
    roots=ROOTS,
    sequences=SEQUENCES,
    locals=LOCALS,
)

# What is printed


def tell_locals(name: str, host: Host) -> None:
    print(f"{name}: hover, focus, selection, from the event to the painted frame (target: a frame of {FRAME:.1f} ms)")
    print(f"{'':30}{'ms':>7}{'90 %':>8}{'frames':>8}   work in the page, ms: median, 90 %")
    for local in LOCALS:
        painted, work = zip(*host.drawn[local.name], strict=True)
        print(
            f"  {local.name:28}{statistics.median(painted):7.1f}{at(0.9, painted):8.1f}{statistics.median(painted) / FRAME:8.2f}"
            f"   {statistics.median(work):6.1f}{at(0.9, work):7.1f}"
        )


def main() -> None:
    for name, host in timed(CLICKS, "Time clicks that ask the engine.", TURNS).items():
        tell_presses(name, host, f"target: at most {TARGET} at the median")
        tell_locals(name, host)


if __name__ == "__main__":
    main()

"""The shell: what travels between a logic and the page, and what must not."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from spades_teach.core.errors import SpadesError
from spades_teach.widgets import HandFan
from spades_teach.widgets.hand_fan import HandFanLogic
from spades_teach.widgets.shell import SENDERS, Widget, joined

WIDGETS = Path(__file__).resolve().parents[2] / "spades_teach" / "widgets"


class CounterLogic:
    """The smallest logic there can be."""

    name: ClassVar[str] = "hand-fan"

    def __init__(self, start: int = 0) -> None:
        self.steps = [start]
        self.answer = "AS"  # hidden: must never reach the page

    def view(self) -> dict[str, Any]:
        return {"steps": self.steps}

    def act(self, action: Mapping[str, Any]) -> None:
        match action:
            case {"kind": "add", "step": int(step)}:
                self.steps = [*self.steps, step]
            case {"kind": "spoil"}:
                self.steps.append(99)
                raise RuntimeError("half way")
            case _:
                raise ValueError("unknown")

    def strings(self, words: Any) -> dict[str, Any]:
        return {"title": words("hand-fan-title")}

    def state(self) -> dict[str, Any]:
        return {"steps": list(self.steps)}

    def restore(self, state: Mapping[str, Any]) -> None:
        self.steps = list(state["steps"])


class Counter(Widget[CounterLogic]):
    """A widget of that logic."""

    def __init__(self, logic: CounterLogic | None = None, **look: Any) -> None:
        super().__init__(logic or CounterLogic(), lang=look.pop("lang", "en"), **look)


@pytest.fixture
def counter(monkeypatch) -> Counter:
    made = Counter()
    made.answers = []
    monkeypatch.setattr(type(made), "send", lambda self, content: self.answers.append(content))
    return made


def tell(widget: Any, content: Any) -> None:
    """Deliver a message as both hosts do."""
    widget._handle_custom_msg(content, [])


def add(step: int, seq: int, sender: str = "a") -> dict[str, Any]:
    return {"kind": "add", "step": step, "seq": seq, "sender": sender}


# Messages


def test_bursts_keep_their_order(counter):
    """Fifty messages sent at once are all done, in order."""
    for seq in range(1, 51):
        tell(counter, add(seq, seq))
    assert counter.view["steps"] == list(range(51))


def test_a_message_that_comes_twice_is_done_once(counter):
    """A repeated or older number is passed over in silence."""
    for seq in (1, 1, 2, 1, 2):
        tell(counter, add(10 + seq, seq))
    assert counter.view["steps"] == [0, 11, 12]
    assert counter.answers == []


def test_two_pages_count_for_themselves(counter):
    """Two views of one widget both begin at 1; neither silences the other."""
    for sender in ("left", "right"):
        tell(counter, add(1, 1, sender))
        tell(counter, add(2, 2, sender))
    assert counter.view["steps"] == [0, 1, 2, 1, 2]


def test_only_the_newest_pages_are_remembered(counter):
    """A widget shown a thousand times does not grow; the page in use is never the one forgotten."""
    for page in range(1000):
        tell(counter, add(1, page + 1, "in-use"))
        tell(counter, add(1, 1, f"page-{page}"))
    assert len(counter._heard) == SENDERS
    assert counter._heard["in-use"] == 1000


@pytest.mark.parametrize(
    "content",
    [
        None,
        "press",
        7,
        [],
        {},
        {"kind": "add", "step": 1},
        {"kind": "add", "step": 1, "seq": "1"},
        {"kind": "add", "step": 1, "seq": True},
        {"kind": "add", "step": 1, "seq": 0},
        {"kind": "add", "step": 1, "seq": 1.5},
        {"step": 1, "seq": 1},
        {"kind": ["add"], "step": 1, "seq": 1},
        {"kind": "add", "step": 1, "seq": 1, "sender": 5},
        {"kind": "add", "step": 1, "seq": 1, "sender": "x" * 65},
        {"kind": "add", "step": "1", "seq": 1},
        {"kind": "jump", "seq": 1},
    ],
    ids=repr,
)
def test_what_is_no_action_is_answered_and_changes_nothing(counter, content):
    """A malformed message gets an error back, the state stays, and the next good message works."""
    before = dict(counter.view)
    tell(counter, content)
    assert [answer["kind"] for answer in counter.answers] == ["error"]
    assert counter.view == before
    json.dumps(counter.answers)
    tell(counter, add(5, 2))
    assert counter.view["steps"] == [0, 5]


def test_a_logic_that_breaks_half_way_is_set_back(counter, caplog):
    """An action that raises after it changed something leaves no trace but a line in the log."""
    tell(counter, add(1, 1))
    tell(counter, {"kind": "spoil", "seq": 2, "sender": "a"})
    assert counter.logic.steps == [0, 1]
    assert counter.answers == [{"kind": "error", "id": "bad-action", "sender": "a", "seq": 2}]
    assert "spoil" in caplog.text


def test_actions_are_told_to_listeners_once_done(counter):
    """A progress store hears each action that was done, none that was refused, and nothing after it stopped listening."""
    heard: list[Any] = []
    stop = counter.on_action(lambda action: heard.append((action["step"], counter.view["steps"])))
    tell(counter, add(3, 1))
    tell(counter, {"kind": "jump", "seq": 2, "sender": "a"})
    stop()
    tell(counter, add(4, 3))
    assert heard == [(3, [0, 3])]


# Traits


def test_views_are_numbered(counter):
    """Each change has a higher number, so that a page can say which one it drew."""
    numbers = [counter.view["n"]]
    for seq in (1, 2, 3):
        tell(counter, add(1, seq))
        numbers.append(counter.view["n"])
    assert numbers == [0, 1, 2, 3]


def test_a_view_is_a_new_object_each_time(counter):
    """A logic that changes its list in place is still seen to have changed."""
    seen: list[Any] = []
    counter.observe(lambda change: seen.append(change["new"]), names="view")
    counter.logic.steps.append(7)
    counter.refresh()
    counter.logic.steps.append(8)
    counter.refresh()
    assert [view["steps"][-1] for view in seen][-1] == 8
    assert len(seen) == 2


def test_a_page_can_set_only_what_it_has_drawn(counter):
    """Views go down, never up: of a state that a page sends, `shown` is taken and the rest dropped."""
    counter.set_state({"shown": 3, "view": {"steps": ["forged"]}, "strings": {}, "_esm": "alert(1)"})
    assert counter.shown == 3
    assert counter.view["steps"] == [0]
    assert "alert" not in counter._esm


def test_a_logic_may_look_ahead_when_its_last_answer_is_drawn(counter):
    """It is called once for each view that a page has drawn, not for an older one, and speaks the widget's language."""
    ahead = []
    counter.logic.look_ahead = ahead.append
    tell(counter, add(1, 1))
    assert ahead == []
    counter.set_state({"shown": counter.view["n"] - 1})
    assert ahead == []
    counter.set_state({"shown": counter.view["n"]})
    assert [words.lang for words in ahead] == ["en"]


def test_nothing_of_a_logic_but_its_view_leaves(counter):
    """What the logic keeps to itself is in no trait."""
    assert "AS" not in json.dumps({name: counter.get_state()[name] for name in ("view", "strings", "look", "shown")})


def test_one_answer_is_one_message(monkeypatch):
    """View, words and look of one change travel together."""
    made = Counter()
    sent: list[set[str]] = []
    monkeypatch.setattr(
        type(made), "send_state", lambda _, key: sent.append({key} if isinstance(key, str) else set(key))
    )
    tell(made, add(1, 1))
    made.set_language("fa")
    assert sent == [{"view"}, {"view", "strings", "look"}]


# Language and look


def test_the_language_changes_and_the_state_stays(counter):
    """set_language changes words, direction and digits, and nothing of the view but its number."""
    tell(counter, add(4, 1))
    before = counter.view["steps"]
    counter.set_language("fa")
    assert (counter.look["lang"], counter.look["dir"], counter.look["digits"][4]) == ("fa", "rtl", "۴")
    assert counter.view["steps"] == before
    assert counter.strings["title"] != Counter().strings["title"]


def test_the_look_can_be_chosen_and_given_back(counter):
    """Four colours and a theme are set and unset; the theme is the host's unless chosen."""
    assert "theme" not in counter.look
    counter.set_look(four_colour=True, theme="dark")
    assert (counter.look["four_colour"], counter.look["theme"]) == (True, "dark")
    counter.set_look(theme="host")
    assert counter.look["four_colour"]
    assert "theme" not in counter.look


def test_a_language_that_does_not_exist_is_refused(counter):
    """The widget keeps speaking as before."""
    with pytest.raises(ValueError, match="xx"):
        counter.set_language("xx")
    assert counter.lang == "en"


# Instances


def test_two_widgets_share_nothing():
    """What happens in one does not show in the other."""
    one, two = Counter(), Counter()
    tell(one, add(1, 1))
    assert (one.view["steps"], two.view["steps"]) == ([0, 1], [0])


def test_two_widgets_of_one_logic_keep_in_step():
    """The same logic shown twice is one thing."""
    logic = CounterLogic()
    one, two = Counter(logic), Counter(logic, lang="fa")
    tell(one, add(1, 1))
    tell(two, add(2, 1))
    assert one.view["steps"] == two.view["steps"] == [0, 1, 2]
    assert (one.look["dir"], two.look["dir"]) == ("ltr", "rtl")


def test_making_a_widget_again_begins_anew():
    """Running a cell again gives a new widget with a fresh state."""
    first = HandFan("9H 4H", led="KH", lang="en")
    first.press("9H")
    again = HandFan("9H 4H", led="KH", lang="en")
    assert again.selected is None
    assert again.model_id != first.model_id


def test_the_class_is_what_readers_think_it_is():
    """An instance belongs to the class that was called and to anywidget's."""
    import anywidget

    fan = HandFan("9H")
    assert isinstance(fan, HandFan)
    assert isinstance(fan, anywidget.AnyWidget)
    assert isinstance(fan.logic, HandFanLogic)


@pytest.mark.parametrize(
    ("written", "made"),
    [
        ("HandFan('9H 4H', led='KH')", lambda: HandFan("9H 4H", led="KH")),
        ("HandFan()", lambda: HandFan(logic=HandFanLogic("9H"))),
        ("Counter(...)", lambda: Counter(CounterLogic())),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_repr_is_the_call_without_an_address(written, made):
    """A widget's text in a stored notebook is the same at every run."""
    assert written == repr(made())


def test_repr_can_be_pasted_back():
    """What is shown makes the same widget."""
    fan = HandFan("9H 4H AS", trick="E:KH S:2H", sort="rank", lang="en")
    assert repr(eval(repr(fan))) == repr(fan)


def test_state_goes_round():
    """A state saved as JSON and restored elsewhere shows the same view."""
    one = Counter()
    tell(one, add(5, 1))
    two = Counter()
    two.restore(json.loads(json.dumps(one.state())))
    assert two.view["steps"] == one.view["steps"]


# Importing and joining


@pytest.mark.parametrize(
    "statement",
    [
        "import spades_teach.widgets",
        "from spades_teach import HandFan",
        "from spades_teach.widgets.hand_fan import HandFanLogic; HandFanLogic('9H').view()",
    ],
)
def test_importing_loads_no_notebook_library(statement):
    """The logic runs where anywidget is not; the library comes with the first widget that is made."""
    heavy = ["anywidget", "ipywidgets", "traitlets", "IPython", "marimo", "numpy", "pandas"]
    code = f"import sys; {statement}; print([name for name in {heavy!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


ENTRIES = sorted(
    path.stem for path in (WIDGETS / "js").glob("*.js") if "\nexport default " in path.read_text(encoding="utf-8")
)


@pytest.mark.parametrize("name", ENTRIES)
def test_a_joined_script_stands_alone(name):
    """It imports nothing, exports one default, and holds each module once."""
    esm, css = joined(name)
    lines = esm.splitlines()
    assert not [line for line in lines if line.startswith("import ")]
    assert [line for line in lines if line.startswith("export ")] == ["export default { render };"]
    assert len({line for line in lines if line.startswith("const $")}) == esm.count("= (() => {\n")
    assert css.count(".spades {") >= 1
    assert len(esm) + len(css) < 150_000


def test_every_module_belongs_to_a_widget():
    """No script or style sheet is left that nobody loads."""
    used = {module for name in ENTRIES for module in _modules(name)}
    assert {path.stem for path in (WIDGETS / "js").glob("*.js")} == used
    assert {path.stem for path in (WIDGETS / "css").glob("*.css")} <= used


def test_a_class_is_dressed_in_one_sheet():
    """Two widgets on one page share their sheets, so a class that both define would change its look with the order they come in."""
    homes: dict[str, set[str]] = {}
    for sheet in (WIDGETS / "css").glob("*.css"):
        for found in re.findall(r"^\.spades \.(spades-[\w-]+) \{", sheet.read_text(encoding="utf-8"), re.MULTILINE):
            homes.setdefault(found, set()).add(sheet.stem)
    assert len(homes) > 100
    assert {name for name, sheets in homes.items() if len(sheets) > 1} == set()


def _modules(name: str) -> set[str]:
    esm, _ = joined(name)
    return {name} | {
        line[7:].split(" ")[0].replace("_", "-") for line in esm.splitlines() if line.startswith("const $")
    }


@pytest.fixture
def sources(monkeypatch):
    """Let `joined` read these sources instead of the files."""
    texts: dict[str, str] = {}

    def read(path: str, *, optional: bool = False) -> str:
        return texts.get(path, "") if optional else texts[path]

    monkeypatch.setattr("spades_teach.widgets.shell._read", read)
    joined.cache_clear()
    yield texts
    joined.cache_clear()


def test_modules_are_joined_in_scopes_of_their_own(sources):
    """Two modules may use the same private name; renamed imports and comments are understood."""
    sources["js/a.js"] = (
        "// first\nconst secret = 1;\nexport const one = secret;\nexport function two() { return secret + 1; }\n"
    )
    sources["js/b.js"] = (
        'import { one as uno,\n  two } from "./a.js";\nconst secret = 40;\n/** sums\n * @x */\nexport const sum = secret + uno + two() - 1;\n'
    )
    sources["js/w.js"] = (
        'import { sum } from "./b.js";\nimport { one } from "./a.js";\nexport default { render: () => sum + one };\n'
    )
    sources["css/a.css"] = ".spades-a { color: red }\n"
    esm, css = joined("w")
    script = esm.replace("export default", "const made =") + "console.log(made.render());"
    done = subprocess.run(_node(), input=script, capture_output=True, text=True, check=False)
    assert done.stdout.strip() == "43", done.stderr
    assert css == ".spades-a { color: red }\n"


def _node() -> list[str]:
    from scripts import node

    return node.command("node", "--input-type=module", "-")


@pytest.mark.parametrize(
    ("module", "complaint"),
    [
        ('import * as a from "./a.js";\nexport const x = 1;\n', "cannot be joined"),
        ("export { y };\n", "cannot be joined"),
        ("export default 3;\n", "cannot be joined"),
        ('import { w } from "./w.js";\nexport const x = w;\n', "circle"),
    ],
)
def test_what_cannot_be_joined_is_refused(sources, module, complaint):
    """A form of import that would silently break in a host is an error when the class is made."""
    sources["js/m.js"] = module
    sources["js/w.js"] = 'import { x } from "./m.js";\nexport default { render: () => x };\n'
    with pytest.raises(ValueError, match=complaint):
        joined("w")


@pytest.mark.parametrize("name", ENTRIES)
def test_style_sheets_stay_inside_the_widget(name):
    """Every selector begins with our root: Jupyter gives widget styles to the whole page."""
    css = re.sub(r"/\*.*?\*/", "", joined(name)[1], flags=re.DOTALL)
    assert "@font-face" not in css
    assert "@import" not in css
    assert "url(" not in css
    for block in re.findall(r"(?:^|[{}])\s*([^{}@]+?)\s*\{", css):
        if re.fullmatch(r"from|to|[\d.%, ]+", block):
            continue
        for selector in re.split(r",(?![^(]*\))", block):
            assert selector.strip().startswith(".spades"), selector
    sides = "left|right|top|bottom"
    sizes = "width|height|min-width|max-width|min-height|max-height"
    physical = rf"(?:margin|padding|border)-(?:{sides})\b|(?<![\w-])(?:{sides}|{sizes})\s*:"
    queries_aside = re.sub(r"@(?:container|media)[^{]*", "", css)
    assert re.findall(physical, queries_aside) == []


def test_a_widget_that_the_host_has_no_place_for_says_so(monkeypatch):
    """Made while no cell runs, as marimo has it in an answer to a page, a widget names the way out and no assertion."""
    pytest.importorskip("anywidget")

    def no_cell_runs(_: object) -> None:
        raise AssertionError

    monkeypatch.setattr("ipywidgets.Widget._widget_construction_callback", no_cell_runs)
    with pytest.raises(SpadesError, match="Counter cannot be made here") as told:
        Counter()
    assert told.value.id == "no-place-for-widget"

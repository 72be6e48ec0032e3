"""The door: whatever is handed to a widget, it takes it or says in one sentence what it expected; it never breaks in the middle."""

import inspect
import itertools
import re
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, TypeVar

import pytest

from spades_teach import widgets
from spades_teach.core.errors import SpadesError
from spades_teach.i18n import words_for
from spades_teach.widgets.course_home import CourseHome, CourseHomeLogic, HomeWords
from spades_teach.widgets.hand_fan import HandFan
from spades_teach.widgets.lesson_bar import BarWords, LessonBar, LessonBarLogic
from spades_teach.widgets.shell import Widget
from tests.samples import samples

LONGEST = 600
GIANT = 10**5000
DEEP: list[Any] = []
for _ in range(5000):
    DEEP = [DEEP]
ROUND: list[Any] = []
ROUND.append(ROUND)

BAD: dict[str, Any] = {
    "nothing": None,
    "true": True,
    "false": False,
    "zero": 0,
    "three": 3,
    "less": -1,
    "large": 2**64,
    "giant": GIANT,
    "less than nothing": -GIANT,
    "half": 0.5,
    "endless": float("inf"),
    "no number": float("nan"),
    "complex": 3j,
    "no text": "",
    "word": "purple",
    "NUL": "\0",
    "half a sign": "\ud800",
    "superscript": "²",
    "lines": "a\nb",
    "digits": "9" * 5000,
    "long text": "AS " * 33_000,
    "far too long": "x" * 1_000_000,
    "bytes": b"AS",
    "no list": [],
    "list": ["x"],
    "numbers": [3],
    "giants": [GIANT],
    "lists": [["N:4", 3]],
    "pairs": [("a", "b")],
    "deep": DEEP,
    "circle": ROUND,
    "deep map": {"hands": DEEP, "format": 1},
    "tuple": ("N:4",),
    "set": {1},
    "no map": {},
    "map": {"hands": 3, "format": GIANT},
    "class": int,
    "function": len,
    "object": object(),
}
"""What no widget was made for, and some things that some are."""

ONCE = {
    "endless list": lambda: itertools.repeat("legal"),
    "pairs once": lambda: iter([(1, 2)]),
    "range": lambda: range(3),
}
"""What can be read only once is made anew each time."""


def every_widget() -> Iterator[type[Widget[Any]]]:
    """Yield every widget class of the package."""
    found = [getattr(widgets, name) for name in dir(widgets)] + [CourseHome, LessonBar]
    yield from (each for each in found if isinstance(each, type) and issubclass(each, Widget))


def parameters() -> Iterator[Any]:
    """Yield each widget with each parameter of its constructor."""
    for widget in every_widget():
        for name in list(inspect.signature(widget.__init__).parameters)[1:]:
            yield pytest.param(widget, name, id=f"{widget.__name__}-{name}")


NEEDS: dict[str, Callable[[], dict[str, Any]]] = {
    "CardTable": lambda: {"seed": 7},
    "CourseHome": lambda: {"logic": CourseHomeLogic(lambda _: HomeWords(titles={}, summaries={}), ())},
    "HandFan": lambda: {"hand": "9H 4H AS 7C"},
    "LessonBar": lambda: {"logic": LessonBarLogic(lambda _: BarWords(title="one"), steps=("a", "b"))},
    "StepReveal": lambda: {"example": "s2-bag-penalty"},
}
"""What a widget cannot do without."""

MORE: dict[str, tuple[dict[str, Any], ...]] = {
    "BagOdometer": ({"rounds": "5/8", "predict": True}, {"example": "s2-bag-penalty"}),
    "CardTable": ({"seed": 7, "teacher": True},),
    "DealTable": ({"task": "misdeal"}, {"task": "fair"}, {"task": "pack"}),
    "EndgameBoard": (
        {"scores": "NS:470/8 EW:430/3", "bids": "N:4 S:nil EW:6"},
        {"scores": "NS:470/8 EW:430/3", "bids": "NS:4 EW:6", "predict": True},
    ),
    "HandFan": ({"hand": "9H 4H AS 7C", "led": "KH"},),
    "MatchChart": ({"source": [("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2")] * 3},),
    "RulesPicker": ({"rules": "standard+board:minimum=5+three-b", "topic": "scoring"},),
    "ScoreCalculator": ({"example": "s2-bags", "predict": True},),
    "ScoreSheet": ({"rounds": [("N:4 E:3 S:3 W:2", "N:5 E:2 S:4 W:2")]},),
    "StepReveal": ({"example": "s2-cut"},),
}
"""Other ways to set a widget up, in which it hears other actions."""


def said(error: SpadesError) -> str:
    """Return the sentence of a refusal after looking at it: short enough to read, with an id that interfaces know."""
    assert 0 < len(str(error)) <= LONGEST
    assert all(len(str(fact)) <= LONGEST for fact in error.facts.values())
    assert error.id
    return str(error)


def made(widget: type[Widget[Any]], **settings: Any) -> Widget[Any] | None:
    """Make a widget, or return None after a refusal."""
    try:
        return widget(**{**NEEDS.get(widget.__name__, dict)(), **settings})
    except SpadesError as error:
        said(error)
        return None


T = TypeVar("T")


def some(tries: list[T]) -> list[T]:
    """Return a part of a long list, always the same one, or in the deep tests all of it."""
    return Random(1).sample(tries, min(len(tries), samples(small=120, deep=len(tries))))


def values() -> dict[str, Any]:
    return BAD | {name: make() for name, make in ONCE.items()}


@pytest.mark.parametrize(("widget", "name"), list(parameters()))
def test_a_constructor_takes_a_value_or_says_what_it_expected(widget, name, count):
    """No value of any parameter ends in another error than the door's or the logic's, and what was taken can be shown."""
    taken = {label: made(widget, **{name: value}) for label, value in values().items()}
    assert all(len(repr(each)) < 1200 for each in taken.values() if each is not None)
    assert not [label for label in ("complex", "object", "giant", "far too long") if taken[label]]
    count("values", len(taken))


def settings_of(widget: type[Widget[Any]]) -> tuple[dict[str, Any], ...]:
    return (NEEDS.get(widget.__name__, dict)(), *MORE.get(widget.__name__, ()))


def actions(widget: Widget[Any]) -> tuple[set[str], set[str]]:
    """Read in the sources of a logic, and of the parts it is made of, which actions and fields there are."""
    home = sys.modules[type(widget.logic).__module__]
    parts = {
        sys.modules[found] for found in re.findall(r"from (spades_teach\.widgets\.\w+) import", inspect.getsource(home))
    }
    sources = [inspect.getsource(each) for each in (home, *parts) if not each.__name__.endswith(".shell")]
    written = [pattern for source in sources for pattern in re.findall(r"case (\{.*\})", source)]
    kinds = {kind for each in written for kind in re.findall(r'"kind": "([\w-]+)"', each)}
    kinds |= {kind for source in sources for kind in re.findall(r'(?:"kind"\]|"kind"\)|kind) == "([\w-]+)"', source)}
    fields = {field for each in written for field in re.findall(r'"(\w+)":', each)} - {"kind"}
    fields |= {field for source in sources for field in re.findall(r'action(?:\.get\(|\[)"(\w+)"', source)} - {"kind"}
    return kinds, fields


def set_up() -> Iterator[Any]:
    for widget in every_widget():
        for number, settings in enumerate(settings_of(widget)):
            yield pytest.param(widget, settings, id=f"{widget.__name__}-{number}")


@pytest.mark.parametrize(("widget", "settings"), list(set_up()))
def test_an_action_is_done_or_refused_whole(widget, settings, count):
    """Whatever stands in the fields of an action, it is done, or one sentence refuses it and nothing has changed."""
    shown, odd = widget(**settings), values()
    kinds, fields = actions(shown)
    fewer: list[tuple[str, ...]] = [tuple(sorted(fields)), *((field,) for field in sorted(fields))]
    tries = some([*itertools.product(sorted(kinds | {"", "no-such"}), odd, fewer)])
    for kind, label, given in tries:
        before = shown.state()
        try:
            shown.do(kind, **dict.fromkeys(given, odd[label]))
        except SpadesError as error:
            said(error)
            assert shown.state() == before, (kind, label, given)
    count("actions", len(tries))


@pytest.mark.parametrize(("widget", "settings"), list(set_up()))
def test_a_state_is_taken_or_refused_whole(widget, settings, count):
    """A state with any part of it spoilt, or that is none, ends in one sentence, and nothing has changed."""
    shown = widget(**settings)
    good = shown.state()
    spoilt = [(part, {**good, part: value}) for part in good for value in values().values()]
    spoilt += [(part, {name: value for name, value in good.items() if name != part}) for part in good]
    tries = [*(("all", value) for value in values().values()), *some(spoilt)]
    for part, state in tries:
        before = shown.state()
        try:
            shown.restore(state)
        except SpadesError as error:
            said(error)
            assert shown.state() == before, part
    count("states", len(tries))


@pytest.mark.parametrize("widget", list(every_widget()))
def test_a_method_takes_a_value_or_says_what_it_expected(widget, count):
    """The same holds for each method that a widget lends to readers."""
    shown, tried = widget(**settings_of(widget)[-1]), 0
    for name, (label, value) in itertools.product(methods(widget), values().items()):
        method = getattr(shown, name)
        for given in givens(method):
            before, tried = shown.state(), tried + 1
            try:
                method(**dict.fromkeys(given, value))
            except SpadesError as error:
                said(error)
                assert shown.state() == before, (name, label, given)
    count("calls", tried)


def methods(widget: type[Widget[Any]]) -> list[str]:
    """Return the names of the methods that a widget lends to readers, but for those of notebooks and the two that other tests try."""
    classes = [each for each in widget.__mro__ if issubclass(each, Widget)]
    names = {name for each in classes for name, it in vars(each).items() if callable(getattr(it, "__func__", it))}
    return sorted(name for name in names if not name.startswith("_") and name not in ("do", "restore", "on_action"))


def givens(method: Callable[..., Any]) -> list[list[str]]:
    """Return which parameters to give: all, and each one by itself where the others may be left out."""
    named = [each for each in inspect.signature(method).parameters.values() if each.kind != each.VAR_KEYWORD]
    needed = [each.name for each in named if each.default is each.empty]
    return [[each.name for each in named], *([*needed, each.name] for each in named if each.name not in needed)]


def test_what_is_refused_is_named():
    """Who was called, with what, and what was expected; in every language too."""
    with pytest.raises(SpadesError) as refused:
        HandFan("9H", led=3)  # type: ignore[arg-type]
    assert said(refused.value) == "HandFan: led=3 cannot be; expected a text or None"
    assert (refused.value.id, refused.value.facts["name"]) == ("bad-argument", "led")
    for lang in ("en", "fa"):
        assert "led" in words_for(lang)(refused.value.id, **refused.value.facts)


@pytest.mark.parametrize(
    ("call", "expected"),
    [
        (lambda fan: fan.set_look(theme="purple"), "no theme 'purple'; expected one of light, dark, host"),
        (lambda fan: fan.set_look(four_colour=1), "HandFan.set_look: four_colour=1 cannot be; expected True or False or None"),
        (lambda fan: fan.set_language(3), "HandFan.set_language: lang=3 cannot be; expected a text"),
        (lambda fan: fan.set_language("tlh"), "no language 'tlh'; expected one of en, fa"),
        (lambda fan: fan.restore(None), "HandFan.restore: state=None cannot be; expected a Mapping"),
        (lambda fan: fan.do([]), "HandFan.do: kind=[] cannot be; expected a text"),
        (lambda fan: fan.do("press", card=GIANT), "HandFan: press holds a number of more than 30 digits; give plain and shorter values"),
        (lambda fan: fan.press(GIANT), "HandFan.press: card holds a number of more than 30 digits; give plain and shorter values"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_methods_that_all_widgets_have(call, expected):
    """A language, a look, a state and an action are looked at like the rest, and a refusal changes nothing."""
    fan = HandFan("9H 4H", lang="en", theme="dark")
    before = (fan.lang, dict(fan.look), fan.state())
    with pytest.raises(SpadesError) as refused:
        call(fan)
    assert said(refused.value) == expected
    assert (fan.lang, dict(fan.look), fan.state()) == before


def test_a_name_that_is_misspelt_is_told_by_python():
    """A parameter that there is not stays a TypeError, which names the class."""
    with pytest.raises(TypeError, match=r"HandFan\.__init__\(\) got an unexpected keyword argument 'leed'"):
        HandFan("9H", leed="KH")  # type: ignore[call-arg]


def test_what_is_refused_is_written_as_it_was_given():
    """A list stays a list, and nothing shows where it lies in memory."""
    with pytest.raises(
        SpadesError, match=r"ScoreSheet: rounds=\['x'\] cannot be; expected a list of \(a text, a text\)"
    ):
        widgets.ScoreSheet(["x"])
    with pytest.raises(SpadesError, match="logic=<CourseHomeLogic> cannot be; expected a HandFanLogic or None"):
        HandFan(logic=NEEDS["CourseHome"]()["logic"])


def test_a_list_that_can_be_read_once_is_read_once():
    """A generator does as well as a list; one without end is refused and not awaited."""
    assert widgets.FollowSuitQuiz(kinds=(kind for kind in ["winner"])).logic.kinds == ("winner",)
    with pytest.raises(SpadesError, match=r"a list of more than 10,000 members"):
        widgets.FollowSuitQuiz(kinds=itertools.repeat("winner"))

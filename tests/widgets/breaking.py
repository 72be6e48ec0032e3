"""Try to break a widget's logic: random actions, sensible and not, and saved states in which something was changed.

What can be pressed is not listed here.  The actions that a logic knows are read from the patterns of its source, and what to put into them
from what its view shows; so a new widget needs no line.  `attack` says in a sentence what it holds a logic to.
"""

import ast
import copy
import inspect
import json
import random
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from spades_teach.i18n import words_for
from spades_teach.widgets.shell import Logic, Widget

NONSENSE: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 2, 7, 13, 99, 10**6, 10**40, -(10**40), 1.0, 0.5, 1e308),
    *(
        "",
        " ",
        "x",
        "0",
        "1",
        "3",
        "-47",
        "۱۲",
        "1.5",
        "9" * 50,
        "AS",
        "you",
        "standard",
        "__class__",
        "\0",
        "x" * 5000,
    ),
    *([], {}, [[]], ["x"], [1], [True], ["AS", "AS"], [1, "you"], {"a": 1}, {"S": "3"}, [None], {"": None}),
)
"""Values that an action or a saved state may hold and hardly ever should."""

TRIES = 12
"""Actions that are tried until one is done."""

NUMBERS = ("0", "1", "2", "3", "4", "13", "-10", "47", "۵", "x", "")
"""What is typed into a field."""


class ThroughTheDoor:
    """A logic as a notebook reaches it: by its widget, which refuses what the logic cannot read."""

    def __init__(self, widget: Widget[Any]) -> None:
        self.widget, self.inner = widget, widget.logic
        self.view, self.strings, self.state = self.inner.view, self.inner.strings, self.inner.state
        self.restore = widget.restore

    def act(self, action: dict[str, Any]) -> None:
        fields = dict(action)
        self.widget.do(fields.pop("kind"), **fields)


def attack(make: Callable[[], Any], seed: int, steps: int, *, whole: bool = True) -> int:
    """Act at random; return how many actions were done, not refused.

    After each action: a refused one has changed nothing; nothing that is given out is the logic's own; a fresh logic comes to the same page
    from the saved state; from a damaged one it comes to a page that can be used, or refuses and has changed nothing.

    whole: the state holds all that the page shows, and texts are not shared either; else the last words may be lost with the page.
    """
    chance = random.Random(seed)
    logic = make()
    done = 0
    for _ in range(steps):
        for _ in range(TRIES):
            action = random_action(logic, chance)
            if _does(logic, action):
                done += 1
                break
        after = page(logic)
        spoil([logic.view(), logic.state(), getattr(logic, "results", None)])
        if whole:
            spoil(logic.strings(words_for("en")))
        assert page(logic) == after, ("what was given out changes the logic", action)
        state = as_saved(logic.state())
        fresh = make()
        fresh.restore(state)
        assert as_saved(fresh.state()) == state, ("the saved state leads to another", action, state)
        assert not whole or page(fresh) == after, ("the saved state leads to another page", action, state)
        _damaged(make, state, chance)
    return done


def _does(logic: Logic, action: dict[str, Any]) -> bool:
    """Try an action; return whether it was done."""
    before = page(logic)
    try:
        logic.act(action)
    except ValueError:
        assert page(logic) == before, ("refused, and yet something changed", action)
        return False
    return True


def _damaged(make: Callable[[], Any], state: Any, chance: random.Random) -> None:
    """Restore a damaged state; go on from it where it is taken."""
    damaged, what = damage(state, chance)
    logic = make()
    before = page(logic)
    try:
        logic.restore(damaged)
    except ValueError:
        assert page(logic) == before, ("refused, and yet something changed", what)
        return
    for _ in range(2):
        page(logic)
        for lang in ("en", "fa"):
            json.dumps(logic.strings(words_for(lang)))
        try:
            logic.act(random_action(logic, chance))
        except ValueError:
            continue
    make().restore(as_saved(logic.state()))


def page(logic: Logic) -> str:
    """Return all that can be seen of a logic and all that is kept of it, as one text."""
    return json.dumps([logic.view(), logic.strings(words_for("en")), logic.state()], sort_keys=True)


def as_saved(state: object) -> Any:
    return json.loads(json.dumps(state))


def spoil(value: Any) -> None:
    """Change all that can be changed in a value that was given out."""
    if isinstance(value, dict):
        for each in value.values():
            spoil(each)
        value["spoiled"] = True
    elif isinstance(value, list | tuple):
        for each in value:
            spoil(each)
        if isinstance(value, list):
            value.append("spoiled")


# Damage


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the way to each part of a JSON value, the whole left out."""
    parts = value.items() if isinstance(value, Mapping) else enumerate(value) if isinstance(value, list) else ()
    for name, part in parts:
        yield (*path, name)
        yield from leaves(part, (*path, name))


def damage(state: Any, chance: random.Random) -> tuple[Any, object]:
    """Return a copy of a state in which one part is another, doubled or gone; and what was done."""
    changed = copy.deepcopy(state)
    *way, last = chance.choice([*leaves(changed)])
    around = changed
    for name in way:
        around = around[name]
    do = chance.choice(("replace", "replace", "replace", "nudge", "remove", "double", "borrow"))
    if do == "remove":
        del around[last]
    elif do == "double" and isinstance(around, list):
        around.append(copy.deepcopy(around[last]))
    elif do == "nudge" and type(around[last]) is int:
        around[last] += chance.choice((-1, 1))
    elif do == "nudge" and type(around[last]) is bool:
        around[last] = not around[last]
    elif do == "borrow":
        lender = state
        for name in chance.choice([*leaves(state)]):
            lender = lender[name]
        around[last] = copy.deepcopy(lender)
    else:
        around[last] = copy.deepcopy(chance.choice(NONSENSE))
    return changed, (do, *way, last)


# Actions


def random_action(logic: Logic, chance: random.Random) -> dict[str, Any]:
    """Return an action whose form the logic knows, filled from what it shows; now and then with nonsense in it."""
    kind, fields = chance.choice(known_actions(type(getattr(logic, "inner", logic))))
    shown = Shown(logic.view())
    action: dict[str, Any] = {
        "kind": kind,
        **{name: shown.some(form, chance) for name, form in fields if chance.random() < 0.95},
    }
    if chance.random() < 0.2:
        action[chance.choice([*action, "serial", "x"])] = copy.deepcopy(chance.choice(NONSENSE))
    return action


class Shown:
    """What a view holds, sorted by its form."""

    def __init__(self, view: Any) -> None:
        self.lists: list[list[str]] = []
        self.texts: list[str] = []
        self.numbers: list[int] = []
        self._look(view)

    def _look(self, value: Any) -> None:
        match value:
            case bool() | None | float():
                pass
            case int():
                self.numbers.append(value)
            case str():
                self.texts.append(value)
            case list():
                if value and all(isinstance(each, str) for each in value):
                    self.lists.append(value)
                for each in value:
                    self._look(each)
            case dict():
                for name, each in value.items():
                    self.texts.append(name)
                    self._look(each)

    def some(self, form: str, chance: random.Random) -> Any:
        """Return a value of a form, likely one that is shown."""
        match form:
            case "bool":
                return chance.random() < 0.7
            case "int":
                return chance.choice([*self.numbers, 0, 1, 2, 3])
            case "Mapping":
                return {name: chance.choice(NUMBERS) for name in chance.choice([*self.lists, ["x"]])}
            case "cell":
                return [chance.choice((1, 2, 3)), chance.choice(("you", "left", "partner", "right"))]
            case "text":
                return chance.choice(NUMBERS)
            case _:
                return chance.choice([*self.texts, "x"])


Fields = tuple[tuple[str, str], ...]

LATE: Mapping[str, Fields] = {"pick": (("renege", "cell"), ("proof", "cell"))}
"""Fields that a pattern takes as the rest."""


@cache
def known_actions(logic: type[Logic]) -> list[tuple[str, Fields]]:
    """Return the kinds of actions that a logic knows, each with the names and forms of its fields."""
    found: set[tuple[str, Fields]] = set()
    for module in _rooms(logic.__module__, set()):
        for node in ast.walk(ast.parse(inspect.getsource(sys.modules[module]))):
            if isinstance(node, ast.MatchMapping):
                found.update(_actions_of(node))
    assert found, logic
    return sorted(found)


def _rooms(module: str, seen: set[str]) -> set[str]:
    """Return the modules of the widgets that a module is made of."""
    seen.add(module)
    for node in ast.walk(ast.parse(inspect.getsource(sys.modules[module]))):
        name = node.module if isinstance(node, ast.ImportFrom) and node.module else ""
        if name.startswith("spades_teach.widgets.") and name not in seen and name in sys.modules:
            _rooms(name, seen)
    return seen


def _actions_of(pattern: ast.MatchMapping) -> Iterator[tuple[str, Fields]]:
    keys = {
        key.value: each
        for key, each in zip(pattern.keys, pattern.patterns, strict=True)
        if isinstance(key, ast.Constant)
    }
    kinds = [each.value for each in ast.walk(keys.pop("kind", ast.Pass())) if isinstance(each, ast.Constant)]
    fields = tuple((str(name), _form(str(name), each)) for name, each in keys.items())
    for kind in kinds:
        yield kind, fields + (LATE.get(kind, ()) if pattern.rest else ())


def _form(name: str, pattern: ast.AST) -> str:
    if isinstance(pattern, ast.MatchSequence):
        return "cell"
    kinds = [
        node.cls.id for node in ast.walk(pattern) if isinstance(node, ast.MatchClass) and isinstance(node.cls, ast.Name)
    ]
    return "text" if name == "text" else next(iter(kinds), "str")

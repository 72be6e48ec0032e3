"""Lend any widget logic a place on the page: the only module that knows anywidget.

A widget is a trio.  `name.py` has its *logic*, a plain class (`Logic`) that knows the engine and no notebook, and a thin class that
derives from `Widget[TheLogic]`.  `js/name.js` draws; `css/name.css` dresses.  anywidget is loaded when the first widget is *made*, not
when one of these modules is imported: the class that a reader imports is plain, and making an instance of it gives an instance of a
subclass that has the traits.  So `isinstance(fan, HandFan)` and `isinstance(fan, anywidget.AnyWidget)` both hold, and the logic runs
under Pyodide alone.

What travels, and which way:

| trait     | way          | what                                                                                        |
|-----------|--------------|---------------------------------------------------------------------------------------------|
| `view`    | Python -> JS | what the logic shows, with `n`, a number that rises with every change                         |
| `strings` | Python -> JS | all texts, ready-made in one language                                                         |
| `lexicon` | Python -> JS | texts that no press changes, apart from the others where they are many                         |
| `look`    | Python -> JS | lang, dir, digits, four_colour and, only when it is chosen against the host's, theme           |
| `shown`   | JS -> Python | the `n` of the view last drawn: the one change that makes dependent marimo cells run again     |
| message   | JS -> Python | an action `{sender, seq, kind, ...}`; bursts keep their order, a `seq` seen before is ignored   |
| message   | Python -> JS | `{kind: "error", sender, seq, id}` for a message that is no action; the state is as it was      |

Nothing that the reader may not know is in any of them: a view shows, it does not hide.

The sources in `js/` are plain ES modules that import each other by relative paths, which neither host can follow.  `joined` therefore
puts an entry and what it imports into one text, each module in a scope of its own, together with the style sheets of the same names.
Only two forms are allowed, each on a line of its own: `import { a, b as c } from "./module.js";` and `export const|function|class`.
The files are read through `importlib.resources`, from a checkout as well as from an installed wheel.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from inspect import signature
from itertools import zip_longest
from types import new_class
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar
from weakref import WeakKeyDictionary, WeakSet

from spades_teach.core.errors import SpadesError, shown
from spades_teach.i18n import UnknownLanguageError, Words, choose_language, system_language, words_for
from spades_teach.widgets import door

View = dict[str, Any]
Action = Mapping[str, Any]


class Logic(Protocol):
    """What a widget is, apart from the page.  Everything that leaves it is JSON."""

    name: ClassVar[str]
    """The name of its files: `hand-fan` is drawn by `js/hand-fan.js`."""

    def view(self) -> View:
        """Return all that the reader may see now."""

    def act(self, action: Action) -> None:
        """Do what the reader asks; `action["kind"]` says what.  Raise ValueError when it makes no sense."""

    def strings(self, words: Words) -> dict[str, Any]:
        """Return all texts of the present view; `title` also names the widget for screen readers."""

    def state(self) -> dict[str, Any]:
        """Return what a progress file keeps, a copy."""

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state that `state` returned; raise ValueError, changing nothing, when it is none."""

    # A logic may also have `look_ahead(self, words)`: to work out what comes next when its last answer has been drawn, and to return
    # True where that is to be shown; `lexicon(self, words)`: many texts that no press changes, which are then sent once and not with every
    # press; and `own_state(self)`: the state uncopied, where it grows with use, to be looked at before every action.


L = TypeVar("L", bound=Logic)


class Widget(Generic[L]):
    """A logic on the page.  Derive a thin class from it and give it the constructor that readers should see.

    In marimo wrap the instance, `fan = mo.ui.anywidget(HandFan(...))`, so that cells which use it run again; its attributes stay the
    same.  In Jupyter the instance itself is shown.
    """

    secret: ClassVar[tuple[str, ...]] = ()
    """Parameters that its text does not write: what they hold is for Python alone."""

    def __init_subclass__(cls, **settings: Any) -> None:
        """Put the door before what a widget class lets readers call."""
        super().__init_subclass__(**settings)
        door.guard(cls)

    def __new__(cls, *args: object, **settings: object) -> Self:
        """Make an instance of the subclass that has the traits."""
        plain: Any = cls
        real: Any = _with_traits(plain)
        made: Self = super(Widget, real).__new__(real)
        vars(made)["_written"] = _written(cls, args, settings)
        return made

    def __init__(
        self, logic: L, *, lang: str | None = None, four_colour: bool = False, theme: str | None = None
    ) -> None:
        """Show a logic; the same logic may be shown by several widgets, which then keep in step.

        lang: else the system's language, else English.  theme: `light` or `dark`, else (None or `host`) as the host.
        Raises SpadesError for a language or theme that there is not, and where the host has no place for a widget.
        """
        _begin(super().__init__, type(self).__name__)
        self._logic = logic
        self._words = _words_of(lang)
        self._chosen: dict[str, object] = {"four_colour": four_colour, **_theme(theme)}
        self._heard: dict[str, int] = {}
        self._tell: list[Callable[[Action], None]] = []
        _COMPANY.setdefault(logic, WeakSet()).add(self)
        self._page.on_msg(lambda _, content, __: self._hear(content))
        self._show(0)

    def __repr__(self) -> str:
        return str(vars(self)["_written"])

    @property
    def logic(self) -> L:
        """The widget apart from the page: its plain logic."""
        return self._logic

    @property
    def lang(self) -> str:
        """The language it speaks; `set_language` changes it."""
        return self._words.lang

    def set_language(self, lang: str) -> None:
        """Say everything in another language; nothing else changes.  Raises SpadesError for one that there is not."""
        self._words = _words_of(lang)
        self._show(self._page.view["n"] + 1)

    def set_look(self, *, four_colour: bool | None = None, theme: str | None = None) -> None:
        """Colour the suits in two or four colours, or choose `light`, `dark` or (`host`) the theme of the notebook."""
        kept = {name: value for name, value in self._chosen.items() if name != "theme" or theme is None}
        colours = {} if four_colour is None else {"four_colour": four_colour}
        self._chosen = {**kept, **colours, **_theme(theme)}
        self._show(self._page.view["n"] + 1)

    def do(self, kind: str, /, **fields: object) -> None:
        """Do from Python what a press on the page does; raises SpadesError, changing nothing, when it makes no sense."""
        action = {**fields, "kind": kind}
        self._act(action)
        self._changed(action)

    def state(self) -> dict[str, Any]:
        """Return what a progress file keeps: plain JSON, the caller's to change."""
        return self._logic.state()

    def restore(self, state: Mapping[str, Any]) -> None:
        """Go back to a state that `state` returned; raises SpadesError, changing nothing, when it is none."""
        what = "this is no state of this widget; begin it anew"
        self._whole("restore", state, lambda: self._logic.restore(state), "bad-state", what)
        self.refresh()

    def refresh(self) -> None:
        """Show the logic again, here and in every other widget that shows it, after it was changed from Python."""
        for widget in tuple(_COMPANY.get(self._logic, ())):
            widget._show(widget._page.view["n"] + 1)

    def _follow(self, logic: Logic) -> None:
        """Show anew whenever another logic is shown anew, because this widget tells something of it."""
        _COMPANY.setdefault(logic, WeakSet()).add(self)

    def on_action(self, listener: Callable[[Action], None]) -> Callable[[], None]:
        """Call the listener after every action; returns what ends the listening.

        Register it where the widget is made: a cell that runs again would register it again.
        """
        self._tell.append(listener)
        return lambda: self._tell.remove(listener)

    # How it works

    @property
    def _page(self) -> Any:
        """The widget seen as what it is once made: an anywidget with traits."""
        return self

    def _show(self, number: int) -> None:
        words = self._words
        with self._page.hold_sync():
            self._page.look = {
                "lang": words.lang,
                "dir": words.direction,
                "digits": words.locale.digits,
                **self._chosen,
            }
            if hasattr(self._logic, "lexicon"):
                self._page.lexicon = self._logic.lexicon(words)
            self._page.strings = {"error": words("widget-error"), **self._logic.strings(words)}
            self._page.view = {**self._logic.view(), "n": number}

    def _changed(self, action: Action) -> None:
        self.refresh()
        for listener in tuple(self._tell):
            listener(action)

    def _hear(self, content: object) -> None:
        """Take a message from the page: an action once, in order; anything else is answered and changes nothing."""
        message = _read_message(content)
        if message is None:
            facts = content if isinstance(content, Mapping) else {}
            return self._refuse(facts.get("sender"), facts.get("seq"), "no-action")
        sender, seq, action = message
        if seq <= self._heard.get(sender, 0):
            return None
        self._remember(sender, seq)
        try:
            self._act(action)
        except ValueError as error:
            if not isinstance(error.__cause__ or error, ValueError):
                logging.getLogger(__name__).warning("the action %s failed", shown(action), exc_info=error)
            return self._refuse(sender, seq, "bad-action")
        return self._changed(action)

    def _act(self, action: Action) -> None:
        """Let the logic do an action, wholly or not at all."""
        kind = str(action["kind"])
        what = f"{type(self).__name__} cannot do {shown(action)}; look at what it offers now"
        self._whole(kind, action, lambda: self._logic.act(action), "bad-action", what)

    def _whole(self, name: str, data: object, change: Callable[[], None], error_id: str, what: str) -> None:
        """Change the logic wholly or not at all; whatever stops it is told as one SpadesError."""
        door.sound(type(self).__name__, name, data, plain=True)
        state_now = getattr(self._logic, "own_state", self._logic.state)
        before, held = state_now(), dict(vars(self._logic))
        try:
            change()
        except Exception as error:
            vars(self._logic).update(held)  # also what a state does not hold, such as a hint
            if state_now() != before:  # what it holds was changed inside
                self._logic.restore(before)
            if isinstance(error, SpadesError):
                raise
            told = str(error) if isinstance(error, ValueError) else what
            raise SpadesError(told, error_id, value=shown(data, str)) from error

    def _drawn(self) -> None:
        """Let the logic get ready what comes next, now that its last answer stands on the page and nobody waits."""
        look_ahead = getattr(self._logic, "look_ahead", None)
        if look_ahead is not None and self._page.shown == self._page.view["n"] and look_ahead(self._words):
            self.refresh()

    def _refuse(self, sender: object, seq: object, problem: str) -> None:
        known = {"sender": sender if isinstance(sender, str) else None, "seq": seq if isinstance(seq, int) else None}
        self._page.send({"kind": "error", "id": problem, **known})

    def _remember(self, sender: str, seq: int) -> None:
        self._heard.pop(sender, None)
        self._heard[sender] = seq
        while len(self._heard) > SENDERS:
            del self._heard[next(iter(self._heard))]


door.guard(Widget)

SENDERS = 64
"""Pages that one widget remembers: each page that shows it counts its own messages."""

_COMPANY: WeakKeyDictionary[Any, WeakSet[Widget[Any]]] = WeakKeyDictionary()
"""Which widgets show a logic; forgotten with the logic."""


def _begin(make: Callable[[], None], name: str) -> None:
    """Let the host make its part of a widget; marimo asserts that a cell is running, which is so only in a notebook's own cells."""
    try:
        make()
    except AssertionError as error:
        raise SpadesError(
            f"{name} cannot be made here; make it in a cell of a notebook of your own",
            "no-place-for-widget",
            value=name,
        ) from error


def _read_message(content: object) -> tuple[str, int, dict[str, Any]] | None:
    if not isinstance(content, Mapping):
        return None
    fields = dict(content)
    sender, seq = fields.pop("sender", ""), fields.pop("seq", None)
    plain = isinstance(sender, str) and len(sender) <= 64 and isinstance(seq, int) and not isinstance(seq, bool)
    if not plain or seq < 1 or not isinstance(fields.get("kind"), str):
        return None
    return sender, seq, fields


def _words_of(lang: str | None) -> Words:
    """Return the words of a language, without one those of the system's; raises SpadesError for one that there is not."""
    try:
        return words_for(choose_language(lang, system=None if lang else system_language()))
    except UnknownLanguageError as error:
        raise SpadesError(str(error), error.id, **error.facts) from None


THEMES = ("light", "dark")


def _theme(theme: str | None) -> dict[str, str]:
    """Return a theme that is chosen against the host's, as the look of a widget has it."""
    if theme is None or theme == "host":
        return {}
    if theme not in THEMES:
        expected = ", ".join((*THEMES, "host"))
        raise SpadesError(
            f"no theme {shown(theme)}; expected one of {expected}", "bad-theme", value=theme, expected=expected
        )
    return {"theme": theme}


LONGEST_WRITTEN = 1000


def _written(cls: type[Widget[Any]], args: tuple[object, ...], settings: Mapping[str, object]) -> str:
    """Write the call that made a widget; what has no plain form is left out, so that no address is ever shown."""
    names = [*signature(cls.__init__).parameters][1:]

    def told(name: str, value: object) -> str:
        if not isinstance(value, str | int | float | None) or name in cls.secret:
            return ""
        text = shown(value, longest=LONGEST_WRITTEN)
        return text if len(text) < LONGEST_WRITTEN else ""

    given = [told(name, value) or "..." for name, value in zip_longest(names[: len(args)], args, fillvalue="")]
    given += [f"{name}={text}" for name, value in settings.items() if (text := told(name, value))]
    return f"{cls.__name__}({', '.join(given)})"


@cache
def _with_traits(cls: Any) -> Any:
    """Return the subclass of a widget class that anywidget knows."""
    import anywidget
    import traitlets

    if issubclass(cls, anywidget.AnyWidget):
        return cls
    logic = _logic_of(cls)
    esm, css = joined(logic.name)

    def body(names: dict[str, Any]) -> None:
        names |= {
            "__module__": cls.__module__,
            "__doc__": cls.__doc__,
            "_esm": traitlets.Unicode(esm).tag(sync=True),
            "_css": traitlets.Unicode(css).tag(sync=True),
            "view": traitlets.Dict().tag(sync=True),
            "strings": traitlets.Dict().tag(sync=True),
            "look": traitlets.Dict().tag(sync=True),
            "shown": traitlets.Int(0).tag(sync=True),
            "set_state": set_state,
        }
        if hasattr(logic, "lexicon"):
            names["lexicon"] = traitlets.Dict().tag(sync=True)

    def set_state(self: Any, data: Mapping[str, Any]) -> None:
        super(made, self).set_state(_confirmed(data))
        self._drawn()

    made: Any = new_class(cls.__name__, (cls, anywidget.AnyWidget), exec_body=body)
    return made


def _confirmed(data: Mapping[str, Any]) -> dict[str, Any]:
    """Keep of what a page sends as its state only the number of the view it drew: views go down, never up."""
    return {key: value for key, value in data.items() if key == "shown"}


def _logic_of(cls: type[Widget[Any]]) -> type[Any]:
    """Return the logic class that a widget class names: `class HandFan(Widget[HandFanLogic])`."""
    from typing import get_args

    for base in cls.__mro__:
        for written in vars(base).get("__orig_bases__", ()):
            for logic in get_args(written):
                if isinstance(logic, type):
                    return logic
    raise TypeError(f"{cls.__name__} does not say whose widget it is; derive it from Widget[ItsLogic]")


# Joining the sources

_IMPORT = re.compile(r'^import \{([^}]*)\} from "\./([a-z][a-z0-9-]*)\.js";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:const|async function|function|class) (\w+))", re.MULTILINE)
_COMMENT = re.compile(r"^[ ]*(?:/\*\*(?:(?!\*/)[\s\S])*\*/[ ]*|//.*)?\n", re.MULTILINE)


@cache
def joined(name: str) -> tuple[str, str]:
    """Return a widget's whole script and style sheet: `js/<name>.js` and every module it imports, each once."""
    order: dict[str, str] = {}
    _collect(name, order, ())
    scopes = [_scope(module, source) for module, source in order.items() if module != name]
    entry = _take_imports(order[name])
    if _EXPORT.search(entry) or "export default " not in entry:
        raise ValueError(f"js/{name}.js is the entry of a widget: it exports a default and nothing else")
    css = "".join(text for module in order if (text := _read(f"css/{module}.css", optional=True)))
    return "".join([*scopes, entry]), css


def _collect(module: str, order: dict[str, str], path: tuple[str, ...]) -> None:
    """Add a module after all that it imports."""
    if module in path:
        raise ValueError(f"modules import each other in a circle: {' -> '.join((*path, module))}")
    if module in order:
        return
    source = _COMMENT.sub("", _read(f"js/{module}.js"))
    for imported in _IMPORT.finditer(source):
        _collect(imported[2], order, (*path, module))
    order[module] = source


def _scope(module: str, source: str) -> str:
    """Wrap a module in a function that returns what it exports."""
    body = _take_imports(source)
    exports = ", ".join(found[1] for found in _EXPORT.finditer(body))
    body = _EXPORT.sub("", body)
    if re.search(r"^(?:import|export)\b", body, re.MULTILINE):
        raise ValueError(f"js/{module}.js imports or exports in a form that cannot be joined")
    return f"const {_variable(module)} = (() => {{\n{body}return {{ {exports} }};\n}})();\n"


def _take_imports(source: str) -> str:
    def taken(found: re.Match[str]) -> str:
        names = re.sub(r"(\w+)\s+as\s+(\w+)", r"\1: \2", " ".join(found[1].split()))
        return f"const {{ {names} }} = {_variable(found[2])};\n"

    return _IMPORT.sub(taken, source)


def _variable(module: str) -> str:
    return "$" + module.replace("-", "_")


def _read(path: str, *, optional: bool = False) -> str:
    file = resources.files("spades_teach.widgets").joinpath(path)
    if optional and not file.is_file():
        return ""
    return file.read_text(encoding="utf-8")

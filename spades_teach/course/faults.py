"""Faults of lesson files: collected, and named one by one; and what reads a text or a table and finds them."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from spades_teach.course.model import LessonError


class Faults:
    """Collects what is wrong, each fault as `file: place: what, and what was expected`."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def add(self, file: str, place: str, what: str) -> None:
        self.found.append(": ".join(part for part in (file, place, what) if part))

    def check(self) -> None:
        if self.found:
            raise LessonError("\n".join(self.found), "lesson-faults", count=len(self.found))


class Table:
    """One table of a TOML file, read key by key; what nobody asked for is a fault."""

    def __init__(self, values: Mapping[str, Any], file: str, place: str, faults: Faults) -> None:
        self._left = dict(values)
        self._known: list[str] = []
        self._file, self.place, self._faults = file, place, faults

    def fault(self, what: str) -> None:
        self._faults.add(self._file, self.place, what)

    def text(self, key: str, *, default: str | None = None, pattern: re.Pattern[str] | None = None) -> str:
        value = self._take(key, str, "a text", default)
        if pattern is not None and isinstance(value, str) and value and not pattern.fullmatch(value):
            self.fault(f"{key} = {value!r} should be lower-case words joined by hyphens, without numbers")
        return value or ""

    def optional_text(self, key: str) -> str | None:
        return self._take(key, str, "a text", "") or None

    def whole(self, key: str, *, default: int | None = None) -> int:
        value: int | None = self._take(key, int, "a whole number", default)
        return 0 if value is None else value

    def flag(self, key: str, *, default: bool) -> bool:
        return bool(self._take(key, bool, "true or false", default))

    def table(self, key: str) -> dict[str, Any]:
        return self._take(key, dict, "a table", {}) or {}

    def texts(self, key: str) -> tuple[str, ...]:
        value = self._take(key, list, "a list of texts", [])
        if not all(isinstance(item, str) for item in value or ()):
            self.fault(f"{key} = {value!r} should be a list of texts")
            return ()
        return tuple(value or ())

    def tables(self, key: str, *, default: list[dict[str, Any]] | None = None) -> list[dict[str, Any]]:
        value: list[Any] | None = self._take(key, list, "a list of tables", default)
        if not all(isinstance(item, dict) for item in value or ()):
            self.fault(f"{key} should be a list of tables, written [[{key}]]")
            return []
        return value or []

    def done(self) -> None:
        for key in self._left:
            near = difflib.get_close_matches(key, self._known, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"expected {', '.join(self._known)}"
            self.fault(f"unknown key {key!r}; {hint}")

    def _take(self, key: str, kind: type, what: str, default: Any) -> Any:
        self._known.append(key)
        if key not in self._left:
            if default is None:
                self.fault(f"{key} is missing; expected {what}")
            return default
        value = self._left.pop(key)
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.fault(f"{key} = {value!r} should be {what}")
            return default
        return value


def read_text(path: Path, file: str, faults: Faults) -> str:
    """Return the text of a file; empty, with the fault named, where it has none."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        faults.add(file, "", "the file is missing")
    except UnicodeDecodeError as error:
        faults.add(file, "", f"not a text in UTF-8: {error.reason} at byte {error.start}")
    except OSError as error:
        faults.add(file, "", f"cannot be read: {error.strerror}")
    else:
        if "\0" not in text:
            return text
        faults.add(file, "", "not a text: it holds a zero byte")
    return ""


def read_toml(path: Path, root: Path, faults: Faults) -> dict[str, Any]:
    try:
        return tomllib.loads(read_text(path, path.relative_to(root).as_posix(), faults))
    except tomllib.TOMLDecodeError as error:
        faults.add(path.relative_to(root).as_posix(), "", f"not readable as TOML: {error}")
    return {}


def once(names: Iterable[str], file: str, what: str, faults: Faults) -> None:
    seen: set[str] = set()
    for name in names:
        if name in seen:
            faults.add(file, f"{what} {name!r}", "stands twice")
        seen.add(name)

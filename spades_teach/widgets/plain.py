"""Copies of plain JSON, which go to people who may change them: many times faster than `copy.deepcopy`, which asks of each value what it is."""

from __future__ import annotations

from typing import Any, TypeVar, cast

T = TypeVar("T")


def plain_copy(value: T) -> T:
    """Return plain JSON anew, lists and dicts to the innermost; what cannot be changed is shared.

    >>> told = {"rows": [1, {"a": None}]}
    >>> plain_copy(told) == told, plain_copy(told)["rows"] is told["rows"]
    (True, False)
    """
    found: Any = value
    if isinstance(found, dict):
        return cast(T, {key: plain_copy(each) for key, each in found.items()})
    if isinstance(found, list):
        return cast(T, [plain_copy(each) for each in found])
    if isinstance(found, tuple):
        return cast(T, tuple([plain_copy(each) for each in found]))
    return value

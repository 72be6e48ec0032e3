"""The door of every widget: what is handed in is looked at once, here, before anything is made or changed of it.

A widget class says by its annotations what each parameter takes.  `guard` puts the door before its constructor and before each of its
public methods, so that a class need not look again, and a new one is guarded without a line.
"""

from __future__ import annotations

import inspect
from typing import Any

from spades_teach.core.arguments import LONGEST_TEXT, checked, sound

__all__ = ["LONGEST_TEXT", "checked", "guard", "sound"]


def guard(cls: type[Any]) -> None:
    """Put the door before the constructor and the public methods that a class defines itself."""
    for name, member in list(vars(cls).items()):
        if name.startswith("_") and name != "__init__":
            continue
        if inspect.isfunction(member):
            setattr(cls, name, checked(member))
        elif isinstance(member, classmethod):
            setattr(cls, name, classmethod(checked(member.__func__)))

"""The sentences of a language folder as Fluent source, one piece per message, found without parsing.

A course has hundreds of messages and a page shows a few; so files are only cut up here, and a message is parsed when it is said.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

_START = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


def entries(text: str) -> Iterator[tuple[str, str]]:
    """Yield the id and the source of each message and term (`-id`) of a Fluent file, in order."""
    starts = list(_START.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


@cache
def message_sources(folder: Path) -> dict[str, str]:
    """Return the source of every message of a language, from all `*.ftl` files of its folder.

    One id in two files is an error that `scripts/check_messages.py` reports; here the file later in the alphabet wins.
    """
    return {
        message_id: source
        for path in sorted(folder.glob("*.ftl"))
        for message_id, source in entries(path.read_text(encoding="utf-8"))
    }


def has_attribute(source: str, attribute: str) -> bool:
    """Tell whether the source of a message defines an attribute."""
    return re.search(rf"^ +\.{re.escape(attribute)} *=", source, re.MULTILINE) is not None


def has_value(source: str) -> bool:
    """Tell whether a message says something by itself, not only through attributes."""
    return re.match(r"[^=]*=\s*(?!\.[A-Za-z])\S", source) is not None

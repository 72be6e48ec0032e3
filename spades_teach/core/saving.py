"""What the forms of saved things have in common: JSON with a number of its format, and text with one fact a line."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from spades_teach.core.errors import NotationError, shown

FORMAT = 1
LONGEST_NUMBER = 60
"""Digits; what is longer is no count, total or bid, and Python reads no more than 4300."""


def dumps(data: Mapping[str, Any]) -> str:
    """Write JSON data as text, one stable form."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def loads(text: str) -> Any:
    """Read JSON text; raises NotationError when it is not JSON."""
    try:
        return json.loads(plain_text(text))
    except NotationError:
        raise
    except (ValueError, RecursionError) as error:
        raise NotationError(
            f"this is not JSON ({error}); expected a saved record", "bad-json", value=text[:40]
        ) from None


def check_format(data: Mapping[str, Any]) -> None:
    """Raise NotationError unless data has a format that this version reads."""
    found = field_of(data, "format", int)
    if found < 1:
        raise NotationError(
            f"no record has the format {shown(found)}; is it a saved one?", "bad-record", value="format"
        )
    if found > FORMAT:
        raise NotationError(
            f"this record has format {shown(found)}; this version reads up to {FORMAT}: update it",
            "newer-format",
            value=min(found, 10**LONGEST_NUMBER),
        )


def field_of(data: object, name: str, kind: type) -> Any:
    """Return a field of JSON data; raises NotationError when it is not there or of another type."""
    value = data.get(name) if isinstance(data, Mapping) else None
    if not isinstance(value, kind) or isinstance(value, bool):
        raise NotationError(
            f"the record has no {name!r} of type {kind.__name__}; is it a saved one?", "bad-record", value=name
        )
    return value


def plain_text(text: object) -> str:
    """Return a text; raises NotationError for anything else."""
    if not isinstance(text, str):
        raise NotationError(
            f"{type(text).__name__} is no text; expected a record as it was written",
            "bad-line",
            value=type(text).__name__,
        )
    return text


def lines_of(text: str) -> dict[str, str]:
    """Return the facts of a text record by their key, lower case: `rules`, `dealer`, `n`, `bids`, `trick 1`, `score ns`.

    Blank lines and lines beginning with `#` or `%` are skipped.  Raises NotationError for a line that cannot be read, or a key that comes twice.
    """
    facts: dict[str, str] = {}
    for line in plain_text(text).splitlines():
        line = line.strip()
        if not line or line[0] in "#%":
            continue
        match = re.match(
            r"(?i)(trick \d{1,18}(?!\d)|score \w{1,9}|rules|facts|taken|after|dealer|before|bids|undealt|copies|[nesw1-9])\s*:?\s*(.*)",
            line,
        )
        if match is None:
            raise NotationError(
                f"cannot read the line {shown(line)}; expected e.g. 'dealer N' or 'N: AS KH ...'",
                "bad-line",
                value=line,
            )
        key = match.group(1).lower()
        if key in facts:
            raise NotationError(f"{match.group(1)!r} stands twice in the record", "line-twice", value=match.group(1))
        facts[key] = match.group(2)
    return facts

"""A rule spec that travels: as a small file, as a link, or pasted as it is.

A rule file is JSON, `{"format": 1, "rules": "standard+board"}`.  A link carries the spec behind its `#`, which no server ever sees.
"""

from __future__ import annotations

import json
from urllib.parse import unquote

from spades_teach.core.errors import RuleSpecError, shown
from spades_teach.core.variants.registry import read_spec
from spades_teach.core.variants.spec import RuleSpec

FORMAT = 1
"""The form of a rule file."""

MARK = "#rules="
"""What stands before the spec in a link."""


def write_rule_file(spec: RuleSpec | str) -> str:
    r"""Return the text of a rule file.

    >>> write_rule_file("standard+board")
    '{"format": 1, "rules": "standard+board"}\n'
    """
    return json.dumps({"format": FORMAT, "rules": str(read_spec(str(spec)))}) + "\n"


def write_link(spec: RuleSpec | str, page: str = "") -> str:
    """Return a link: an address and, behind it, the spec; without an address only what is put behind one.

    >>> write_link("standard+board")
    '#rules=standard+board'
    """
    return page.split("#")[0] + MARK + str(read_spec(str(spec)))


def read_shared(text: str) -> RuleSpec:
    """Read a spec from a rule file, a link, or as it is written itself.

    Raises RuleSpecError for anything else, and as `read_spec` does.

    >>> str(read_shared("https://example.org/#rules=standard%2Bboard"))
    'standard+board'
    """
    tidy = text.strip().removeprefix("\ufeff")
    if tidy.startswith("{"):
        return read_spec(_from_file(tidy))
    if MARK in tidy:
        return read_spec(unquote(tidy.split(MARK, 1)[1].split("&")[0]))
    return read_spec(tidy)


def _from_file(text: str) -> str:
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        kept = {}
    match kept:
        case {"format": int(number), "rules": str(rules)} if number == FORMAT and number is not True:
            return rules
    expected = json.dumps({"format": FORMAT, "rules": "standard"})
    raise RuleSpecError(f"{shown(text)} is no rule file; expected e.g. {expected}", "bad-rule-file", value=shown(text))

"""The command line: `spades-teach COMMAND`, one module per command, each imported when it is asked for.

Exit status: 0; 2 for what cannot be, with one line on standard error; 130 when stopped by Ctrl-C.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Do what was typed and return the exit status.

    >>> main(["legal", "--hand", "9H 4H AS", "--led", "KH", "--json"])
    {"legal": ["9H", "4H"], "illegal": {"AS": ["must-follow-suit"]}}
    0
    """
    try:
        from spades_teach.cli.program import run

        return run(sys.argv[1:] if argv is None else argv)
    except KeyboardInterrupt:
        return 130

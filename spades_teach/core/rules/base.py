"""What policies of one family share.

A policy is a small frozen value that answers the question of its axis.  `slot` names what it decides: two policies of one slot cannot be in
force together.  `order` is its place among the policies of its axis, so that a rule set does not depend on the order in which
its variants were named; each axis module lists its bands.
"""

from __future__ import annotations

from typing import ClassVar, Protocol


class Policy(Protocol):
    """One decision of the table."""

    order: ClassVar[int]

    @property
    def slot(self) -> str:
        """Return what the policy decides; most say it once for all, as a class variable."""
        ...

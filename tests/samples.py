"""How big the random samples of the tests are, one setting for all of them; and which rules the widgets can show.

SPADES_TEACH_SAMPLES=small (the default, `make test`) or deep (`make deep`).
"""

import os
from typing import Literal, TypeVar

from spades_teach.core.errors import VariantConflictError
from spades_teach.core.table import FOUR_IN_TWO
from spades_teach.core.variants import compose

T = TypeVar("T")

SIZES = ("small", "deep")
SIZE: Literal["small", "deep"] = os.environ.get("SPADES_TEACH_SAMPLES", "small")  # type: ignore[assignment]
if SIZE not in SIZES:
    raise ValueError(f"SPADES_TEACH_SAMPLES is {SIZE!r}; expected one of {', '.join(SIZES)}")


def samples(*, small: T, deep: T) -> T:
    """Return the value for the chosen size.

    >>> samples(small=200, deep=20_000) in (200, 20_000)
    True
    """
    return deep if SIZE == "deep" else small


def table_of_four(spec: str) -> bool:
    """Tell whether a rule spec is for four players in two sides, as the widgets are; one that cannot be composed says nothing else."""
    try:
        return compose(spec).table == FOUR_IN_TWO
    except VariantConflictError:
        return True

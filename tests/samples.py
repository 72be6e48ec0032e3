"""How big the random samples of the tests are: one setting for all of them.

SPADES_TEACH_SAMPLES=small (the default, `make test`) or deep (`make deep`).
"""

import os
from typing import Literal, TypeVar

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

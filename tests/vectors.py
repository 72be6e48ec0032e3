"""The rounds and matches of `tests/data/score-vectors.toml`, whose points are known from elsewhere."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SIDES = ("NS", "EW")


@dataclass(frozen=True, slots=True, kw_only=True)
class Vector:
    """One round, scored `times` times from the same start; what it comes to, of the sides that the source speaks of."""

    id: str
    rules: str
    bids: str
    tricks: str
    before: str
    times: int
    scores: Mapping[str, Mapping[str, int]]  # by side: points, total, bags
    over: bool
    winner: str | None

    def __str__(self) -> str:
        return self.id


def _vector(row: Mapping[str, Any]) -> Vector:
    scores = {side: row[side] for side in SIDES if side in row}
    scores |= {side: {"total": total} for side, total in row.get("totals", {}).items()}
    return Vector(
        id=row["id"],
        rules=row["rules"],
        bids=row["bids"],
        tricks=row["tricks"],
        before=row["before"],
        times=row.get("times", 1),
        scores=scores,
        over=row["over"],
        winner=row.get("winner"),
    )


_READ = tomllib.loads((Path(__file__).parent / "data" / "score-vectors.toml").read_text(encoding="utf-8"))
VECTORS = tuple(map(_vector, _READ["vectors"]))
MATCHES = tuple(map(_vector, _READ["matches"]))

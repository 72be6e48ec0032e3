"""Score sheets as people write them: a row for each round, every cell exactly as it stands.

A cell is read where it is needed, by `read_bids` and `read_tricks`, so that a sheet can hold what nobody can read and be judged all the same.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field

from spades_teach.core.bids import Bid, number
from spades_teach.core.errors import SpadesError
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.table import Side
from spades_teach.i18n import ascii_digits

LONGEST_CELL = 60
"""Characters of a cell that are read as a bid or a number; more are no such thing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetSide:
    """What stands in the row of a round for one side: texts as written, "" where nothing stands.

    bid, tricks: of both partners, `4+3`, or added up, `7`; cells of seats are joined by a plus in table order, `?` for an empty one.
    bags, total: carried and reached after the round.
    """

    bid: str = ""
    tricks: str = ""
    points: str = ""
    bags: str = ""
    total: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetRound:
    """A row.  number: the rounds of a sheet count from 1, whatever their cells say.  line: in the file, 1 is the heading.

    sides: by the names of the table.  others: what stands in the columns of the round and of facts, by their names (`dealer`, `N_reneges`).
    """

    number: int
    line: int
    sides: Mapping[str, SheetSide]
    others: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetProblem:
    """What a sheet cannot be read for.  line: 1 is the heading.  column: its heading.  value: what stands there.

    id: `unknown-column` (expected: the nearest one, or "") or `repeated-column` (it is not read a second time) in the heading; `unreadable`
    (expected: what could stand there) or `needs-seats` (a sum that does not tell who took the tricks, which matters here) in a cell.
    """

    line: int
    column: str
    id: str
    value: str
    expected: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A score sheet.  sides: of the table, in order.  names: what the sheet calls them.  problems: all of them, by line."""

    sides: tuple[str, ...]
    names: Mapping[str, str]
    rounds: tuple[SheetRound, ...]
    problems: tuple[SheetProblem, ...] = ()


@dataclass(frozen=True, slots=True)
class SideSum:
    """The bids of a side added up: its number bids together, and the bids that are no numbers; who bid what is not told."""

    tricks: int
    others: tuple[Bid, ...] = ()

    def among(self, seats: int) -> tuple[Bid, ...]:
        """Return bids of so many seats that come to it, as even as can be, the higher ones first.

        >>> [bid.name for bid in SideSum(7).among(2)]
        ['4', '3']
        """
        sharing = seats - len(self.others)
        each, more = divmod(self.tricks, sharing)
        return (*(number(each + (place < more)) for place in range(sharing)), *self.others)


def plain_cell(text: str) -> str:
    """Return a cell in ASCII digits and small letters, without spaces around; a whole number of a spreadsheet without its `.0`.

    >>> plain_cell(" ۷٫۰ "), plain_cell("−12"), plain_cell("Blind Nil"), plain_cell("４＋３")
    ('7', '-12', 'blind nil', '4+3')
    """
    if len(text) > LONGEST_CELL:
        return text[: LONGEST_CELL + 1]
    plain = ascii_digits(unicodedata.normalize("NFKC", text)).strip().lower().replace("٫", ".")
    digits = "".join(str(int(sign)) if sign.isdecimal() else sign for sign in plain)
    return re.sub(r"^([+-]?[0-9]+)\.0+$", r"\1", digits.replace("\u2013", "-"))


def read_bids(text: str, side: Side, rules: RuleSet) -> tuple[Bid, ...] | SideSum | None:
    """Read the bids of a side: one per seat, or their sum; None when there is nothing, or nothing that can be read.

    A side of one seat has one bid.  A sum has at least one trick for each seat that bid a number.

    >>> from spades_teach.core.variants import compose
    >>> rules = compose("standard")
    >>> ns = rules.table.sides[0]
    >>> [bid.name for bid in read_bids("3 + Nil", ns, rules)], read_bids("7", ns, rules), read_bids("nil", ns, rules)
    (['3', 'nil'], SideSum(tricks=7, others=()), None)
    """
    plain = plain_cell(text)
    if not plain or len(plain) > LONGEST_CELL:
        return None
    bids = [_bid(part, rules) for part in _parts(plain)]
    read = tuple(bid for bid in bids if bid is not None)
    seats = len(side.seats)
    if len(read) == len(bids) == seats:
        return read
    if len(bids) > seats:
        return None
    return _sum(plain, seats, rules)


def read_tricks(text: str) -> tuple[int, ...] | int | None:
    """Read the tricks of a side: one number per seat, `5+0`, or their sum, `5`; None when it is neither.

    >>> read_tricks("5+0"), read_tricks("۵"), read_tricks("5.0"), read_tricks("?"), read_tricks("")
    ((5, 0), 5, 5, None, None)
    """
    parts = [plain_cell(part) for part in _parts(plain_cell(text))]
    if not all(re.fullmatch("[0-9]{1,3}", part) for part in parts):
        return None
    numbers = tuple(int(part) for part in parts)
    return numbers[0] if len(numbers) == 1 else numbers


def read_amount(text: str) -> int | None:
    """Read points, bags or a total: a whole number with or without a sign, thousands set apart or not; None when it is none.

    >>> read_amount("−47"), read_amount("1,234"), read_amount("+63.0"), read_amount("(12)"), read_amount("x")
    (-47, 1234, 63, -12, None)
    """
    plain = plain_cell(text)
    plain = re.sub(r"(?<=[0-9])[,\u066c'\u2019 ](?=[0-9]{3}(?![0-9]))", "", plain)
    plain = re.sub(r"^\((\s*[0-9]+\s*)\)$", r"-\1", plain)
    found = re.fullmatch(r"([+-]?)\s*([0-9]{1,18})", plain.strip())
    return int(found[1] + found[2]) if found else None


def _parts(plain: str) -> list[str]:
    return [part.strip() for part in re.split("[+&]", plain)]


def _bid(part: str, rules: RuleSet) -> Bid | None:
    name = plain_cell(part)
    for spelt in (name, re.sub(r"[\s_-]+", "-", name)):
        try:
            return rules.read_bid(spelt)
        except SpadesError:
            continue
    return None


def _sum(plain: str, seats: int, rules: RuleSet) -> SideSum | None:
    """Read numbers added up and the names of other bids; None where a part is neither, or the numbers are too few or too many."""
    tricks, others = 0, []
    for part in _parts(plain):
        cell = plain_cell(part)
        if re.fullmatch("[0-9]{1,3}", cell) and int(cell):
            tricks += int(cell)
        elif (bid := _bid(part, rules)) is not None and not bid.is_number:
            others.append(bid)
        else:
            return None
    sharing = seats - len(others)
    return SideSum(tricks, tuple(others)) if 0 < sharing <= tricks <= rules.tricks else None

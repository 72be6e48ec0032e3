"""All rules in force at a table, and how a variant changes them.

A `RuleSet` has one field per axis: a single policy where there can be only one, a tuple where several live together.  A variant is a `Patch`:
it fills slots, or empties them.  `merge` is order-free; what cannot live together is refused with the slot or fact in dispute.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.errors import NotationError, RuleSpecError, VariantConflictError, shown
from spades_teach.core.packs import Pack
from spades_teach.core.rules.base import Policy
from spades_teach.core.rules.bidding import BidKind, BidLimit, BidOrder
from spades_teach.core.rules.dealing import DealPlan
from spades_teach.core.rules.endings import Ending
from spades_teach.core.rules.exchange import Exchange
from spades_teach.core.rules.play import Opening, Restriction
from spades_teach.core.rules.scoring import Accounting, Conduct, Term
from spades_teach.core.rules.seating import Gathering, Shares, Sides
from spades_teach.core.rules.winner import Winner
from spades_teach.core.table import Table
from spades_teach.core.trumps import TrumpOrder

if TYPE_CHECKING:
    from spades_teach.core.stages import Stage

SINGLE = (
    "table",
    "sides",
    "gathering",
    "pack",
    "trumps",
    "shares",
    "deal",
    "order",
    "opening",
    "winner",
    "accounting",
)
"""Axes on which one value decides."""

SHARED = ("exchange", "kinds", "limits", "play", "terms", "endings", "conduct", "stages")
"""Axes on which policies of different slots live together."""


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class RuleSet:
    """The rules in force; build one with `spades_teach.core.variants.compose`."""

    name: str  # the rule spec it was composed from, in canonical form
    table: Table
    sides: Sides
    gathering: Gathering
    pack: Pack
    trumps: TrumpOrder
    shares: Shares
    deal: DealPlan
    order: BidOrder
    opening: Opening
    winner: Winner
    accounting: Accounting
    exchange: tuple[Exchange, ...]
    kinds: tuple[BidKind, ...]
    limits: tuple[BidLimit, ...]
    play: tuple[Restriction, ...]
    terms: tuple[Term, ...]
    endings: tuple[Ending, ...]
    conduct: tuple[Conduct, ...]
    stages: tuple[Stage, ...]
    hand_size: int = field(init=False, repr=False, compare=False)  # cards that each seat plays
    tricks: int = field(
        init=False, repr=False, compare=False
    )  # that a round has, those that are counted without being played included
    restrictions: tuple[Restriction, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        cards, seats = len(self.pack.cards), len(self.table.seats)
        object.__setattr__(self, "hand_size", self.shares.hand_size(cards, seats))
        packets = sum(stage.packets(cards, self.shares, seats) for stage in self.stages if hasattr(stage, "packets"))
        object.__setattr__(self, "tricks", self.hand_size + packets)
        object.__setattr__(self, "restrictions", tuple(sorted((self.opening, *self.play), key=_place)))

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"RuleSet({self.name!r})"

    @property
    def dealt(self) -> int:
        """Cards that each seat is given before the first action."""
        return self.shares.dealt(len(self.pack.cards), len(self.table.seats))

    def has(self, slot: str) -> bool:
        """Tell whether a slot such as `conduct.surrender` is filled."""
        return slot in filled_slots(self)

    def read_bid(self, text: str) -> Bid:
        """Read a bid by its name; whether it may be made now is another question.

        Raises NotationError when no kind of bid of these rules has that name.
        """
        name = _ascii_digits(text.strip().lower()) if isinstance(text, str) else ""
        for kind in self.kinds:
            bid = kind.read(name)
            if bid is not None:
                return bid
        known = "nil" if name == "0" else name
        expected = f"1 to {self.hand_size} or {', '.join(sorted(_names(self.kinds))) or 'nothing else'}"
        raise NotationError(
            f"{shown(text)} is no bid at this table; expected {expected}",
            "bad-bid",
            value=known or str(text),
            expected=expected,
        )


def _names(kinds: Iterable[BidKind]) -> set[str]:
    return {bid.name for kind in kinds if (bid := getattr(kind, "bid", None)) is not None}


def _ascii_digits(text: str) -> str:
    return "".join(str(int(sign)) if sign.isdecimal() else sign for sign in text)


@dataclass(frozen=True, slots=True, kw_only=True)
class Patch:
    """What one variant changes.

    without: slots that it empties, written `axis.slot`.
    proposed: slots that give way to what another variant says of them.
    needs, removes: facts it relies on or takes away: `nil`, `blind-bids`, `two-of-clubs`, `partners`, ...
    """

    table: Table | None = None
    sides: Sides | None = None
    gathering: Gathering | None = None
    pack: Pack | None = None
    trumps: TrumpOrder | None = None
    shares: Shares | None = None
    deal: DealPlan | None = None
    order: BidOrder | None = None
    opening: Opening | None = None
    winner: Winner | None = None
    accounting: Accounting | None = None
    exchange: tuple[Exchange, ...] = ()
    kinds: tuple[BidKind, ...] = ()
    limits: tuple[BidLimit, ...] = ()
    play: tuple[Restriction, ...] = ()
    terms: tuple[Term, ...] = ()
    endings: tuple[Ending, ...] = ()
    conduct: tuple[Conduct, ...] = ()
    stages: tuple[Stage, ...] = ()
    without: tuple[str, ...] = ()
    proposed: frozenset[str] = frozenset()
    needs: frozenset[str] = frozenset()
    removes: frozenset[str] = frozenset()

    def slots(self) -> dict[str, object]:
        """Return the slots this patch decides, each with its new value (None where it empties the slot)."""
        decided: dict[str, object] = {axis: value for axis in SINGLE if (value := getattr(self, axis)) is not None}
        for axis in SHARED:
            decided |= {f"{axis}.{policy.slot}": policy for policy in getattr(self, axis)}
        return decided | dict.fromkeys(self.without)

    def only_proposes(self, slot: str) -> bool:
        """Tell whether what the patch says of a slot gives way to another variant: a patch that sets the table proposes all the rest."""
        return slot in self.proposed or (self.table is not None and slot != "table")


def _place(policy: Policy) -> tuple[int, str]:
    return policy.order, policy.slot


def filled_slots(rules: RuleSet) -> set[str]:
    """Return the slots of the shared axes that are filled, written `axis.slot`."""
    return {f"{axis}.{policy.slot}" for axis in SHARED for policy in getattr(rules, axis)}


def merge(base: RuleSet, patches: Mapping[str, Patch], excludes: Mapping[str, frozenset[str]], name: str) -> RuleSet:
    """Return the base with all patches applied, whatever their order.

    patches: by variant id.  excludes: declared conflicts, by variant id.  A patch that sets the table is a base of its own: all that it says besides
    is only proposed and gives way to the other variants.  Cards that the pack can spare leave it as far as the seats ask for it, unless a kitty
    takes what is left over.
    Raises VariantConflictError for two variants that decide one slot differently, that need and remove one fact, or that are declared to
    exclude each other; RuleSpecError when the finished rule set contradicts itself.
    """
    decided = settle(patches, excludes)
    changes: dict[str, Any] = {"name": name}
    for axis in SINGLE:
        if axis in decided:
            changes[axis] = decided[axis][1]
    for axis in SHARED:
        policies = {f"{axis}.{policy.slot}": policy for policy in getattr(base, axis)}
        policies |= {slot: value for slot, (_, value) in decided.items() if slot.startswith(f"{axis}.")}
        changes[axis] = tuple(sorted((policy for policy in policies.values() if policy is not None), key=_place))
    rules = _fitted(replace(base, **changes))
    _check(rules)
    return rules


def settle(patches: Mapping[str, Patch], excludes: Mapping[str, frozenset[str]]) -> dict[str, tuple[str, object]]:
    """Return what the patches decide together: for each slot the variant that decides it, and how.

    Raises VariantConflictError for two that cannot be in force together.
    """
    decided: dict[str, tuple[str, object]] = {}
    firm = {slot for patch in patches.values() for slot in patch.slots() if not patch.only_proposes(slot)}
    for variant_id, patch in sorted(patches.items()):
        for slot, value in patch.slots().items():
            if slot in firm and patch.only_proposes(slot):
                continue
            if slot in decided and decided[slot][1] != value:
                raise VariantConflictError.over_slot(decided[slot][0], variant_id, slot)
            decided[slot] = (variant_id, value)
    _check_facts(patches)
    _check_declared(patches, excludes)
    return decided


def _fitted(rules: RuleSet) -> RuleSet:
    """Return the rules with the sides and the pack that suit the seats."""
    table, shares = rules.sides.seated(rules.table), rules.shares
    for stage in rules.stages:
        shares = stage.shared(shares) if hasattr(stage, "shared") else shares
    pack, trumps = shares.fitted(rules.pack, rules.trumps, len(table.seats))
    seated = replace(rules, table=table, shares=shares, pack=pack, trumps=trumps)
    fit = getattr(seated.opening, "fitted", None)
    if fit is None:
        return seated
    return replace(seated, opening=fit(pack.cards, rest=seated.dealt * len(table.seats) < len(pack.cards)))


def _check_facts(patches: Mapping[str, Patch]) -> None:
    for needing, patch in sorted(patches.items()):
        for removing, other in sorted(patches.items()):
            for fact in sorted(patch.needs & other.removes):
                raise VariantConflictError.over_fact(needing, removing, fact)


def _check_declared(patches: Mapping[str, Patch], excludes: Mapping[str, frozenset[str]]) -> None:
    for first in sorted(patches):
        for second in sorted(patches):
            if second in excludes.get(first, frozenset()):
                raise VariantConflictError(first, second, "each excludes the other")


def _check(rules: RuleSet) -> None:
    missing = [card for card in rules.trumps.trumps if card not in rules.pack.cards]
    if missing:
        raise _contradiction(rules, f"trump {missing[0]} is not in the pack")
    unranked = [card for card in rules.pack.cards if card not in rules.trumps.suits]
    if unranked:
        raise _contradiction(rules, f"card {unranked[0]} of the pack has no rank")
    if len(rules.pack.cards) % len(rules.table.seats) and not rules.shares.rest:
        raise _contradiction(
            rules, f"{len(rules.pack.cards)} cards cannot be shared among {len(rules.table.seats)} seats"
        )
    opener: Card | None = getattr(rules.opening, "card", None)
    if opener is not None and not any(card.suit is opener.suit for card in rules.pack.cards):
        raise _contradiction(rules, f"neither the opening card {opener} nor its suit is in the pack")
    if not rules.kinds or not rules.endings:
        raise _contradiction(rules, "there is no bid or no end of the match")


def _contradiction(rules: RuleSet, what: str) -> RuleSpecError:
    return RuleSpecError(
        f"{rules.name!r} contradicts itself: {what}; leave a variant out",
        "contradictory-rules",
        value=rules.name,
        what=what,
    )


assert {f.name for f in fields(Patch)} - {"without", "proposed", "needs", "removes"} == set(SINGLE) | set(SHARED)

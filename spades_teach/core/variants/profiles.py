"""Named bases.  A profile is a complete rule set; a variant replaces or empties what it puts in a slot."""

from __future__ import annotations

from spades_teach.core.packs import STANDARD_PACK
from spades_teach.core.rules.bidding import Nil, NumberBids, OnceAround
from spades_teach.core.rules.dealing import OneByOne
from spades_teach.core.rules.endings import ReachTarget
from spades_teach.core.rules.play import FollowSuit, LeftOfDealerLeads, SpadesUnbroken
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.scoring import BagPenalty, BagPoints, CountTricks, SurrenderAllowed
from spades_teach.core.rules.seating import AllShared, AsTheTableSays, OneTable
from spades_teach.core.rules.winner import HighestCardWins
from spades_teach.core.stages import Bidding, Playing
from spades_teach.core.table import FOUR_IN_TWO
from spades_teach.core.trumps import SPADES
from spades_teach.core.variants.registry import profile, profile_of

STANDARD = profile(
    "standard",
    RuleSet(
        name="standard",
        table=FOUR_IN_TWO,
        sides=AsTheTableSays(),
        gathering=OneTable(),
        pack=STANDARD_PACK,
        trumps=SPADES,
        shares=AllShared(),
        deal=OneByOne(),
        order=OnceAround(),
        opening=LeftOfDealerLeads(),
        winner=HighestCardWins(),
        accounting=CountTricks(),
        exchange=(),
        kinds=(Nil(), NumberBids()),
        limits=(),
        play=(FollowSuit(), SpadesUnbroken()),
        terms=(BagPoints(), BagPenalty()),
        endings=(ReachTarget(),),
        conduct=(SurrenderAllowed(),),
        stages=(Bidding(), Playing()),
    ),
)
"""The default table.  Source: base-rules "Default rule set" (S2)."""

BLIND_NIL = ("blind-nil", "pass-cards:only_for=blind-nil")
"""The blind nil of pagat.com: 200 points, for a side at least 100 behind, with two cards exchanged."""

PROFILE_CHOICES: dict[str, tuple[str, ...]] = {
    "pagat": BLIND_NIL,
    "zone": (*BLIND_NIL, "failed-nil-tricks:bag_points=false", "loss-at-minus-200"),
    "helping-nil": ("failed-nil-tricks:mode=toward-partner",),
    "no-bag-nil": (*BLIND_NIL, "failed-nil-tricks:mode=void"),
    "bicycle": (*BLIND_NIL, "no-point-deductions"),
    "dummies": (
        "nil:value=50",
        "blind-nil:value=100",
        "pass-cards:only_for=blind-nil",
        "failed-nil-tricks:mode=toward-partner",
    ),
    "alabama": (
        *BLIND_NIL,
        "high-jokers:four_player_removal=2D/2H",
        "board",
        "total-bids:forbidden_sum=none,minimum=11",
        "ten-for-200:announced=false,automatic_to=13,failure=-100",
        "renege-penalty:mode=three-tricks",
    ),
    "clarksville": (*BLIND_NIL, "deuces-high:form=jokers-2d-2s", "no-overs", "renege-penalty:mode=three-tricks"),
    "cookout": (
        *BLIND_NIL,
        "breaking-spades:required=false",
        "board",
        "ten-for-200:announced=false,automatic_to=13,points=150,failure=-150",
        "boston:bid_wins_game=false,points=200",
        "short-game-300:target=350",
        "renege-penalty:mode=contract-void",
    ),
    "trickster-ace-high": ("blind-nil", "breaking-spades:required=false", "nil-passing", "loss-at-minus-200"),
    "solo-4": ("blind-nil", "solo", "bag-penalty:limit=5,penalty=50"),
    "mirror": ("mirrors",),
    "whiz": ("whiz",),
    "suicide": (*BLIND_NIL, "suicide"),
}
"""The named tables, each as the variants in which it differs from the default table.  Source: catalogue `profiles`, answer by answer."""

for _name, _choices in PROFILE_CHOICES.items():
    profile_of(_name, *_choices)

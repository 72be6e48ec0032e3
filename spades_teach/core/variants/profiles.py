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
from spades_teach.core.variants.registry import profile

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

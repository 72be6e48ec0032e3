"""Random cards, deals, rounds and results for the laws."""

from __future__ import annotations

import itertools

from hypothesis import strategies as st

from spades_teach.core.bids import Bid
from spades_teach.core.cards import Card
from spades_teach.core.deals import SEEDS, Deal, deal_for
from spades_teach.core.packs import STANDARD_PACK
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, start_round
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.variants import compose

SPECS = (
    "standard",
    "standard+blind-nil",
    "standard+blind-nil:min_deficit=0",
    "standard+nil-off",
    "standard+deuce-starts",
    "standard+deuce-starts:spade_on_first_trick=forbidden+short-game-300",
    "standard+big-joker-little-joker",
    "standard+big-joker-little-joker:must_break=false+blind-nil:min_deficit=0",
    "standard+breaking-spades:broken_by=a-spade-has-won-a-trick",
    "standard+breaking-spades:broken_by=a-spade-played-on-a-non-spade-lead",
    "standard+no-spade-lead-first-trick+failed-nil-tricks:mode=toward-partner",
    "standard+board+double-nil+bag-penalty:limit=5,penalty=50+loss-at-minus-200",
    "standard+double-back-double-over+seven-or-higher+team-individual-players+units-digit-bags+win-last-trick+deficit-ends-game",
    "standard+total-bids+fredieu+ten-for-200:automatic_for_bid_10=true+eight-and-ten-rule+raise-by-one+boston+lexington",
    "standard+blind-bid:min_deficit=0+blind-six+blind-nil:min_deficit=0",
    "standard+bauer-trumps+deuce-starts+lead-ace-of-spades",
    "standard+joke-trumps",
    "standard+show-7-trump:cards_needed=4+face-up-deal+short-hand-misdeal+blind-nil:min_deficit=0",
    "standard+first-trick-lowest-club+play-to-win+aces-high-low+dix+end-winning-streak+last-trick-ace-win+last-trick-ace-on-nil",
    "standard+team-nil+team-blind-nil+double-blind-nil+boston-on-fire+nil-in-the-dark+blind-nil-in-the-dark+nil-passing",
    "standard+suicide+general-passing:count=2,direction=left+blind-nil-in-the-dark",
    "standard+half-tricks+no-trump-bid+tram+ace-check+bemo+moe-consecutive+blind-nil:min_deficit=0",
    "standard+high-jokers-alternate+blind-nil:min_deficit=0+kitty:taker=highest-bidder",
    "standard+kitty:size=remainder-plus-one-trick,taker=highest-bidder+nil-in-the-dark+blind-nil-in-the-dark",
    "standard+failed-nil-tricks:bag_points=false+bag-penalty:limit=none+blind-nil:min_deficit=none+double-nil:allowed=false"
    "+ten-for-200:announced=false,automatic_to=13+total-bids:forbidden_sum=none,minimum=20",
)

OTHER_TABLES = (
    "standard+solo+board",
    "standard+two-players:form=keep-first-or-take-second,see_second_when_first_kept=false+blind-nil:min_deficit=0",
    "standard+three-players:removed=last-card+deuce-starts+raise-by-one",
    "standard+five-players:jokers=3,joker_role=worthless+total-bids",
    "standard+six-players:sides=two-teams-of-three,pack=104-with-kitty,identical_cards=last-wins+double-nil",
    "standard+six-players+big-joker-little-joker+blind-nil:min_deficit=0",
    "standard+six-players-48:pack=54",
)
"""Tables that pages drawn for four players in two sides do not show."""

seeds = st.integers(min_value=0, max_value=SEEDS - 1)
cards = st.sampled_from(STANDARD_PACK.cards)
hands = st.lists(cards, min_size=1, max_size=13, unique=True).map(tuple)
rule_sets = st.sampled_from((*SPECS, *OTHER_TABLES)).map(compose)


@st.composite
def deals(draw: st.DrawFn, rules: RuleSet) -> Deal:
    return deal_for(rules, draw(seeds), draw(st.sampled_from(rules.table.seats)))


@st.composite
def standings(draw: st.DrawFn, sides: int = 2) -> Standing:
    totals = draw(st.tuples(*[st.integers(-600, 600)] * sides))
    return Standing(totals, draw(st.tuples(*[st.integers(0, 9)] * sides)))


@st.composite
def rounds(draw: st.DrawFn, rules: RuleSet | None = None, *, finished: bool = False) -> Round:
    """Return a round played by chance, to its end or to anywhere before."""
    in_force = draw(rule_sets) if rules is None else rules
    game = start_round(in_force, draw(deals(in_force)), draw(standings(len(in_force.table.sides))))
    steps = 10_000 if finished else draw(st.integers(0, 60))
    chance = draw(st.randoms(use_true_random=False))
    for _ in range(steps):
        options = legal_actions(game)
        if not options:
            break
        game = apply(game, chance.choice(options))
    return game


@st.composite
def results(draw: st.DrawFn, rules: RuleSet) -> RoundResult:
    """Return bids that exist by the rules and tricks that add up."""
    size, seats = rules.tricks, len(rules.table.seats)
    names = [str(tricks) for tricks in range(1, size + 1)] + [
        kind.bid.name for kind in rules.kinds if isinstance(getattr(kind, "bid", None), Bid) and kind.bid.tricks <= size
    ]
    bids = tuple(rules.read_bid(draw(st.sampled_from(names))) for _ in rules.table.seats)
    cuts = sorted(draw(st.lists(st.integers(0, size), min_size=seats - 1, max_size=seats - 1)))
    bounds = [0, *cuts, size]
    return RoundResult(bids, tuple(high - low for low, high in itertools.pairwise(bounds)))


def hidden_cards(game: Round, seats: tuple[int, ...]) -> list[Card]:
    """Return the cards still held at these places of the table."""
    return [card for place in seats for card in game.hands[place]]

"""A second, naive reading of the rules, written from the catalogue alone.

Nothing here comes from the package and nothing here is clever: cards are strings such as "10S", seats are numbers from
0 on (0 to 3 are North, East, South, West), bids are the words "nil", "blind-nil" and "1" to "13", the rules in force are one
dictionary.  The parts stand in the modules `reference_*.py` beside this one.
`tests/core/test_reference.py` plays random rounds and asks both readings at every step.
"""

from tests.reference_announced import announced_words, raised_words, score_announced, score_beside, special_words
from tests.reference_bids import bids_allowed, kitty_taker, may_bid_blind
from tests.reference_cancelling import (
    cancelling_legal,
    cancelling_pack,
    cancelling_suit,
    score_cancelling,
    winner_of_two_packs,
)
from tests.reference_manners import (
    after_a_claim,
    claim_holds,
    end_by_number,
    knows_of_four_aces,
    lowest_cards,
    may_ask_for_aces,
    may_throw_in,
    points_for_aces,
    what_mends,
)
from tests.reference_nils import cards_to_pass, forced_over, opposite_words, score_of_two, words_at_this_table
from tests.reference_play import legal_cards, opener, spades_broken, suits_to_show, trick_winner, with_spades_for
from tests.reference_score import house_ends, match_end, moe, score_side
from tests.reference_table import HOUSE_TRUMPS, default_table, draw, pack, rules_of, suit_of
from tests.reference_together import (
    auction_points,
    auction_turn,
    auction_words,
    nobody_plays,
    score_together,
    who_bids_next,
    words_together,
    worth,
)

__all__ = [
    "HOUSE_TRUMPS",
    "after_a_claim",
    "announced_words",
    "auction_points",
    "auction_turn",
    "auction_words",
    "bids_allowed",
    "cancelling_legal",
    "cancelling_pack",
    "cancelling_suit",
    "cards_to_pass",
    "claim_holds",
    "default_table",
    "draw",
    "end_by_number",
    "forced_over",
    "house_ends",
    "kitty_taker",
    "knows_of_four_aces",
    "legal_cards",
    "lowest_cards",
    "match_end",
    "may_ask_for_aces",
    "may_bid_blind",
    "may_throw_in",
    "moe",
    "nobody_plays",
    "opener",
    "opposite_words",
    "pack",
    "points_for_aces",
    "raised_words",
    "rules_of",
    "score_announced",
    "score_beside",
    "score_cancelling",
    "score_of_two",
    "score_side",
    "score_together",
    "spades_broken",
    "special_words",
    "suit_of",
    "suits_to_show",
    "trick_winner",
    "what_mends",
    "who_bids_next",
    "winner_of_two_packs",
    "with_spades_for",
    "words_at_this_table",
    "words_together",
    "worth",
]

from .core.actions import MakeBid as MakeBid
from .core.bids import Bid as Bid
from .core.cards import Card as Card, Rank as Rank, Suit as Suit, read_cards as read_cards, write_cards as write_cards
from .core.deals import Deal as Deal, deal_cards as deal_cards
from .core.judging import judge_cards as judge_cards
from .core.notation import read_bids_and_tricks as read_bids_and_tricks, read_standing as read_standing
from .core.results import RoundResult as RoundResult
from .core.rounds import (
    Round as Round,
    apply as apply,
    legal_actions as legal_actions,
    replay as replay,
    result as result,
    start_round as start_round,
    undo as undo,
    violations as violations,
)
from .core.rules.play import PlayContext as PlayContext
from .core.rules.ruleset import RuleSet as RuleSet
from .core.scores import RoundScore as RoundScore, score_round as score_round
from .core.table import Seat as Seat
from .core.tricks import Play as Play, read_plays as read_plays, trick_winner as trick_winner
from .core.variants import compose as compose
from .widgets.follow_suit_quiz import FollowSuitQuiz as FollowSuitQuiz
from .widgets.hand_fan import HandFan as HandFan
from .widgets.score_calculator import ScoreCalculator as ScoreCalculator

__version__: str

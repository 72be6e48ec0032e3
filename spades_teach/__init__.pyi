from .analysis.break_even import break_even as break_even
from .analysis.compare import compare_rules as compare_rules
from .analysis.endings_ahead import endgame as endgame
from .analysis.estimates import estimate_tricks as estimate_tricks
from .analysis.forensics import check_sheet as check_sheet
from .analysis.gain_curves import gain_chart as gain_chart
from .analysis.match_chances import match_chances as match_chances
from .analysis.match_picture import match_chart as match_chart
from .analysis.round_model import round_model as round_model
from .analysis.scenarios import what_if as what_if
from .analysis.score_frame import score_frame as score_frame
from .analysis.sheet_scores import score_sheet as score_sheet
from .analysis.sheet_template import sheet_template as sheet_template
from .analysis.sheet_writing import write_sheet as write_sheet
from .analysis.sheets import read_sheet as read_sheet
from .core.actions import MakeBid as MakeBid
from .core.bids import Bid as Bid
from .core.cards import Card as Card
from .core.cards import Rank as Rank
from .core.cards import Suit as Suit
from .core.cards import read_cards as read_cards
from .core.cards import write_cards as write_cards
from .core.dealing import Draw as Draw
from .core.dealing import proceed as proceed
from .core.dealing import start_dealing as start_dealing
from .core.deals import Deal as Deal
from .core.deals import deal_cards as deal_cards
from .core.deals import deal_for as deal_for
from .core.gatherings import tables_for as tables_for
from .core.judging import judge_cards as judge_cards
from .core.notation import read_bids_and_tricks as read_bids_and_tricks
from .core.notation import read_standing as read_standing
from .core.results import RoundResult as RoundResult
from .core.rounds import (
    Round as Round,
)
from .core.rounds import (
    apply as apply,
)
from .core.rounds import (
    legal_actions as legal_actions,
)
from .core.rounds import (
    replay as replay,
)
from .core.rounds import (
    result as result,
)
from .core.rounds import (
    start_round as start_round,
)
from .core.rounds import (
    undo as undo,
)
from .core.rounds import (
    violations as violations,
)
from .core.rules.play import PlayContext as PlayContext
from .core.rules.ruleset import Patch as Patch
from .core.rules.ruleset import RuleSet as RuleSet
from .core.rules.ruleset import merge as merge
from .core.rules.scoring import ScoreLine as ScoreLine
from .core.scores import RoundScore as RoundScore
from .core.scores import score_round as score_round
from .core.table import Seat as Seat
from .core.tricks import Play as Play
from .core.tricks import read_plays as read_plays
from .core.tricks import trick_winner as trick_winner
from .core.variants import compose as compose
from .players.hands import likely_tricks as likely_tricks
from .widgets.bag_odometer import BagOdometer as BagOdometer
from .widgets.bid_pad import BidPad as BidPad
from .widgets.break_trainer import BreakTrainer as BreakTrainer
from .widgets.card_table import CardTable as CardTable
from .widgets.deal_table import DealTable as DealTable
from .widgets.endgame_board import EndgameBoard as EndgameBoard
from .widgets.follow_suit_quiz import FollowSuitQuiz as FollowSuitQuiz
from .widgets.hand_fan import HandFan as HandFan
from .widgets.house_rule_charter import HouseRuleCharter as HouseRuleCharter
from .widgets.match_chart import MatchChart as MatchChart
from .widgets.practice import Practice as Practice
from .widgets.round_table import RoundTable as RoundTable
from .widgets.rule_book import RuleBook as RuleBook
from .widgets.rule_dispute import RuleDispute as RuleDispute
from .widgets.rules_picker import RulesPicker as RulesPicker
from .widgets.scenario_sliders import ScenarioSliders as ScenarioSliders
from .widgets.score_calculator import ScoreCalculator as ScoreCalculator
from .widgets.score_sheet import ScoreSheet as ScoreSheet
from .widgets.sheet_words import tell_findings as tell_findings
from .widgets.step_reveal import StepReveal as StepReveal

__version__: str

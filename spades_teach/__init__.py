"""Learn the card game Spades in a notebook.

The names below are what a reader needs first. Each is loaded when it is asked for, so importing the package costs next
to nothing and loads no notebook library.

>>> rules = compose("standard")
>>> game = start_round(rules, deal_cards(seed=7))
>>> game.turn
<Seat.EAST: 'E'>
"""

import sys
from importlib import import_module

__version__ = "0.1.0"

_HOME_OF = {  # __init__.pyi says the same to type checkers
    "BagOdometer": "widgets.bag_odometer",
    "Bid": "core.bids",
    "BidPad": "widgets.bid_pad",
    "BreakTrainer": "widgets.break_trainer",
    "Card": "core.cards",
    "CardTable": "widgets.card_table",
    "Deal": "core.deals",
    "DealTable": "widgets.deal_table",
    "Draw": "core.dealing",
    "EndgameBoard": "widgets.endgame_board",
    "FollowSuitQuiz": "widgets.follow_suit_quiz",
    "HandFan": "widgets.hand_fan",
    "HouseRuleCharter": "widgets.house_rule_charter",
    "MakeBid": "core.actions",
    "MatchChart": "widgets.match_chart",
    "Patch": "core.rules.ruleset",
    "Play": "core.tricks",
    "PlayContext": "core.rules.play",
    "Practice": "widgets.practice",
    "Rank": "core.cards",
    "Round": "core.rounds",
    "RoundResult": "core.results",
    "RoundScore": "core.scores",
    "RoundTable": "widgets.round_table",
    "RuleBook": "widgets.rule_book",
    "RuleDispute": "widgets.rule_dispute",
    "RuleSet": "core.rules.ruleset",
    "RulesPicker": "widgets.rules_picker",
    "ScenarioSliders": "widgets.scenario_sliders",
    "ScoreCalculator": "widgets.score_calculator",
    "ScoreLine": "core.rules.scoring",
    "ScoreSheet": "widgets.score_sheet",
    "Seat": "core.table",
    "StepReveal": "widgets.step_reveal",
    "Suit": "core.cards",
    "apply": "core.rounds",
    "break_even": "analysis.break_even",
    "check_sheet": "analysis.forensics",
    "compare_rules": "analysis.compare",
    "compose": "core.variants",
    "deal_cards": "core.deals",
    "deal_for": "core.deals",
    "endgame": "analysis.endings_ahead",
    "estimate_tricks": "analysis.estimates",
    "gain_chart": "analysis.gain_curves",
    "judge_cards": "core.judging",
    "legal_actions": "core.rounds",
    "likely_tricks": "players.hands",
    "match_chances": "analysis.match_chances",
    "match_chart": "analysis.match_picture",
    "merge": "core.rules.ruleset",
    "proceed": "core.dealing",
    "read_bids_and_tricks": "core.notation",
    "read_cards": "core.cards",
    "read_plays": "core.tricks",
    "read_sheet": "analysis.sheets",
    "read_standing": "core.notation",
    "replay": "core.rounds",
    "result": "core.rounds",
    "round_model": "analysis.round_model",
    "score_frame": "analysis.score_frame",
    "score_round": "core.scores",
    "score_sheet": "analysis.sheet_scores",
    "sheet_template": "analysis.sheet_template",
    "start_dealing": "core.dealing",
    "start_round": "core.rounds",
    "tables_for": "core.gatherings",
    "tell_findings": "widgets.sheet_words",
    "trick_winner": "core.tricks",
    "undo": "core.rounds",
    "violations": "core.rounds",
    "what_if": "analysis.scenarios",
    "write_cards": "core.cards",
    "write_sheet": "analysis.sheet_writing",
}

__all__ = ["__version__", *_HOME_OF]


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    home = _HOME_OF[name]
    value: object = getattr(import_module(f"{__name__}.{home}"), name)
    if home.startswith("widgets.") and "marimo" in sys.modules:
        import_module(f"{__name__}.course.hosts.marimo_cells")  # lets widgets put code into cells
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)

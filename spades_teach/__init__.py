"""Learn the card game Spades in a notebook.

The names below are all that a reader needs first. Each is loaded when it is asked for, so importing the package
costs next to nothing and loads no notebook library.
"""

from importlib import import_module

__version__ = "0.1.0"

_HOME_OF = {
    "Card": "core.cards",
    "read_cards": "core.cards",
    "deal_cards": "core.deals",
    "start_round": "core.rounds",
    "legal_actions": "core.rounds",
    "compose": "core.variants",
    "score_round": "core.scores",
    "HandFan": "widgets",
    "FollowSuitQuiz": "widgets",
    "ScoreCalculator": "widgets",
}

__all__ = ["__version__", *_HOME_OF]


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value: object = getattr(import_module(f".{_HOME_OF[name]}", __name__), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)

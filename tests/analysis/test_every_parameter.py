"""Every parameter of every variant makes another table, and the difference is found by search."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from time import process_time

import pytest

from spades_teach.analysis.differences import smallest_difference
from spades_teach.catalogue import variants
from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import VARIANTS, compose
from spades_teach.core.variants.spec import Choice, Value
from tests.samples import samples

ONLY_WITH = {
    "boston:premium": ("boston:unbid_boston=premium", "boston:unbid_boston=premium,premium={}"),  # paid for no bid else
    "broken-contract:points_per_undertrick": (  # the auction has a price of its own
        "broken-contract+spades-auction",
        "broken-contract:points_per_undertrick={0}+spades-auction:defender_points_per_over_or_undertrick={0}",
    ),
    "double-blind-nil:double_bonus_points": (  # else it wins the match
        "double-blind-nil:reward=double-bonus",
        "double-blind-nil:reward=double-bonus,double_bonus_points={}",
    ),
    "end-winning-streak:longer_streak": (  # three tricks are no longer streak
        "end-winning-streak:length=4",
        "end-winning-streak:length=4,longer_streak={}",
    ),
    "five-players:joker_role": ("five-players:jokers=3", "five-players:jokers=3,joker_role={}"),  # no jokers else
    "five-players:led_joker": (  # of a joker that is worth nothing
        "five-players:jokers=3,joker_role=worthless",
        "five-players:jokers=3,joker_role=worthless,led_joker={}",
    ),
    "general-passing:count": ("general-passing", "general-passing:direction=left,count={}"),  # both have to be named
    "general-passing:direction": ("general-passing", "general-passing:count=2,direction={}"),
    "general-passing:timing": (
        "general-passing:count=2,direction=left",
        "general-passing:count=2,direction=left,timing={}",
    ),
    "kitty:discard_counts_as_trick": (  # four players leave no card over
        "kitty+three-players",
        "kitty:discard_counts_as_trick={}+three-players",
    ),
    "kitty:taker": ("kitty+three-players", "kitty:taker={}+three-players"),
    "nil-in-the-dark:value": (  # 200 is the price where there is no blind nil
        "blind-nil:value=170+nil-in-the-dark",
        "blind-nil:value=170+nil-in-the-dark:value={}",
    ),
    "nil-passing:cards_for_blind_nil": (
        "blind-nil:min_deficit=0+nil-passing",
        "blind-nil:min_deficit=0+nil-passing:cards_for_blind_nil={}",
    ),
    "pass-cards:blind_nil_cards": (
        "blind-nil:min_deficit=0+pass-cards",
        "blind-nil:min_deficit=0+pass-cards:blind_nil_cards={}",
    ),
    "two-players:see_second_when_first_kept": (  # who chooses one of two sees both
        "two-players:form=keep-first-or-take-second",
        "two-players:form=keep-first-or-take-second,see_second_when_first_kept={}",
    ),
}
"""Parameters that say nothing where the others of the variant are usual and it stands alone, and the company in which they do."""

NEVER = {
    "eight-and-ten-rule:thresholds=8/11": "both are paid alike, so that the lower alone matters",
}
"""Settings that come to the same by the rule itself."""

FEW = (
    "bemo:big_first_tricks",
    "blind-nil:min_deficit",
    "joke-trumps:tie_break",
    "oh-hell:exactness",
    "short-hand-misdeal:short_means",
    "total-bids:minimum",
)
FEW_WITH = ("two-players:see_second_when_first_kept",)


def values(variant_id: str, name: str) -> Iterator[Value]:
    """Yield what else a parameter may be: alternatives of the catalogue, other words, one more or less, a list with one thing less or changed."""
    known = VARIANTS[variant_id]
    (parameter,) = (
        each for entry in variants() if entry.id == variant_id for each in entry.parameters if each.name == name
    )
    usual = known.defaults[name]
    tried: list[Value] = [*parameter.alternatives, *known.words.get(name, ())]
    if type(usual) is int:
        tried += [usual + 1, usual - 1]
    if isinstance(usual, tuple):
        tried += [usual[:-1], (*usual[:-2], *usual[:-3:-1]), *(_changed(usual, place) for place in range(len(usual)))]
    if isinstance(usual, str):
        tried += ["8S", "10S", "2H"]
    yield from (value for value in dict.fromkeys(tried) if value != usual or type(value) is not type(usual))


def _changed(values: tuple[str, ...], place: int) -> tuple[str, ...]:
    """Return a list with one number one greater, or one card another."""
    value = values[place]
    other = str(int(value) + 1) if value.isdecimal() else {"2C": "3C", "2H": "2D"}.get(value, "7C")
    return (*values[:place], other, *values[place + 1 :])


def settings() -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Yield the parameters, each with the ways to write its variant with another value that can be played."""
    for entry in variants():
        for parameter in entry.parameters:
            others = (str(Choice(entry.id, ((parameter.name, value),))) for value in values(entry.id, parameter.name))
            yield entry.id, parameter.name, tuple(filter(can_be_played, others))


def can_be_played(choice: str) -> bool:
    """Tell whether a choice makes a rule set, another than the variant alone."""
    try:
        return compose(f"standard+{choice}").name != f"standard+{choice.partition(':')[0]}"
    except SpadesError:
        return False


SETTINGS = {f"{variant_id}:{name}": others for variant_id, name, others in settings()}
FIXED = {setting for setting, others in SETTINGS.items() if not others}
"""Parameters for which the catalogue knows one value only."""


def test_a_parameter_has_another_value_unless_it_is_one_word():
    """What cannot be set otherwise is a word of which the catalogue knows no other."""
    for setting in FIXED:
        variant_id, name = setting.split(":")
        assert len(VARIANTS[variant_id].words[name]) == 1


@pytest.mark.parametrize("setting", samples(small=FEW, deep=sorted(set(SETTINGS) - set(ONLY_WITH) - FIXED)))
def test_each_value_of_a_parameter_makes_a_difference(setting, count):
    """With another value the variant makes a table that answers something otherwise, and the search takes seconds at most."""
    for other in SETTINGS[setting]:
        began = process_time()
        found = smallest_difference(compose(f"standard+{setting.split(':')[0]}"), compose(f"standard+{other}"))
        assert (found is None) == (other in NEVER), other
        assert process_time() - began < 8
        count("settings told from the usual ones")


@pytest.mark.parametrize("setting", samples(small=FEW_WITH, deep=tuple(ONLY_WITH)))
def test_a_parameter_that_needs_company_makes_a_difference_in_it(setting, count):
    """It makes none by itself, else it is declared in vain; in its company it does."""
    usual, company = ONLY_WITH[setting]
    found = []
    for other in SETTINGS[setting]:
        value = other.rpartition("=")[2]
        alone = compose(f"standard+{setting.split(':')[0]}"), compose(f"standard+{other}")
        found.append(smallest_difference(*alone))
        together = compose(f"standard+{usual}"), compose(f"standard+{company.format(value)}")
        if replace(together[0], name=together[1].name) != together[1]:
            assert smallest_difference(*together), company.format(value)
            count("settings told from the usual ones")
    assert None in found

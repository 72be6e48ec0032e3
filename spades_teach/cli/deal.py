"""`spades-teach deal`: the cards of a seed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spades_teach.cli.arguments import RULES, Command, Given, Option
from spades_teach.cli.errors import InputError
from spades_teach.cli.inputs import rules_of, text_of
from spades_teach.cli.output import say
from spades_teach.core.cards import Card, Suit, write_cards
from spades_teach.core.deals import Deal, deal_for
from spades_teach.core.notation import deal_to_json, deal_to_pbn, dumps
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.i18n import Words, read_number

FORMATS = ("text", "pbn", "json")

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def run(given: Given) -> int:
    """Deal the cards of a seed."""
    rules = rules_of(given)
    form = given.values.get("format", "text").strip().lower()
    if form not in FORMATS:
        raise InputError("cli-bad-choice", option="--format", value=form, expected=", ".join(FORMATS))
    seed = read_number(given.values["seed"])
    if seed is None:
        raise InputError("bad-seed", value=given.values["seed"])
    named = text_of(given, "dealer")
    dealer = rules.table.seats[0] if named is None else rules.table.read_seat(named)
    deal = deal_for(rules, seed, dealer)
    if form == "json":
        say(dumps(deal_to_json(deal)))
    elif form == "pbn":
        say(deal_to_pbn(deal).rstrip())
    else:
        for line in _text(deal, seed, rules, given.words):
            say(line)
    return 0


def _text(deal: Deal, seed: int, rules: RuleSet, words: Words) -> Iterator[str]:
    """Yield a record of the deal: a remark, then lines that `score --record` and `deal_from_text` read."""
    yield "# " + words("cli-deal-remark", seed=seed, rules=rules.name, dealer=deal.dealer.value)
    yield f"rules {rules.name}"
    yield f"dealer {deal.dealer.value}"
    for seat, hand in zip(rules.table.seats, deal.hands, strict=True):
        yield f"{seat.value}: {words.code(write_cards(_sorted(hand, rules)))}" if hand else f"{seat.value}:"
    if deal.undealt:
        yield f"undealt: {words.code(write_cards(deal.undealt))}"
    if deal.copies > 1:
        yield f"copies: {deal.copies}"


def _sorted(hand: Iterable[Card], rules: RuleSet) -> list[Card]:
    """Return a hand as players hold it: by suits, each from the highest down."""
    trumps = rules.trumps
    return sorted(hand, key=lambda card: (SUITS.index(trumps.sorted_with(card)), -trumps.strengths[card]))


COMMAND = Command(
    name="deal",
    usage=("deal --seed N [--rules R] [--dealer S] [--format text|pbn|json] [--lang L]",),
    options=(
        Option(name="seed", sample="N", required=True),
        RULES,
        Option(name="dealer", sample="S"),
        Option(name="format", sample="text|pbn|json"),
    ),
    examples=("deal --seed 7", "deal --seed 7 --dealer W --format pbn"),
    run=run,
)

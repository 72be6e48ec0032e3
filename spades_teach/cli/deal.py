"""`spades-teach deal`: the cards of a seed, at one table or at several.

The first table is dealt the seed itself, the second the next seed, and so on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from spades_teach.cli.arguments import RULES, Command, Given, Option
from spades_teach.cli.errors import InputError
from spades_teach.cli.inputs import rules_of, text_of, whole_number
from spades_teach.cli.output import say
from spades_teach.core.cards import Card, Suit, write_cards
from spades_teach.core.deals import SEEDS, Deal, check_seed, deal_for
from spades_teach.core.gatherings import TableOf, tables_for
from spades_teach.core.notation import deal_to_json, deal_to_pbn, dumps
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.i18n import Words, read_number

MOST_PEOPLE = 99

SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)


def run(given: Given) -> int:
    """Deal the cards of a seed, at each table where the rules split people up."""
    rules = rules_of(given)
    form = given.values.get("format", "text").strip().lower()
    if form not in WRITERS:
        raise InputError("cli-bad-choice", option="--format", value=form, expected=", ".join(WRITERS))
    seed = read_number(given.values["seed"])
    if seed is None:
        raise InputError("bad-seed", value=given.values["seed"])
    check_seed(seed)
    tables = _tables(rules, whole_number(given, "people", least=1, most=MOST_PEOPLE))
    deals = [
        (table, _dealt(table.rules, (seed + place) % SEEDS, text_of(given, "dealer")))
        for place, table in enumerate(tables)
    ]
    WRITERS[form](deals, given.words)
    return 0


def _tables(rules: RuleSet, people: int | None) -> tuple[TableOf, ...]:
    """Return the tables that so many people sit down at; when nobody says how many, the fewest for whom the rules are."""
    seats = len(rules.table.seats)
    fewest = next(number for number in range(seats, MOST_PEOPLE) if rules.gathering.tables(number, seats))
    return tables_for(rules, fewest if people is None else people)


def _dealt(rules: RuleSet, seed: int, dealer: str | None) -> Deal:
    return deal_for(rules, seed, rules.table.seats[0] if dealer is None else rules.table.read_seat(dealer))


Dealt = Sequence[tuple[TableOf, Deal]]


def _say_json(deals: Dealt, words: Words) -> None:  # noqa: ARG001 - all forms are written alike
    one, *others = [deal_to_json(deal) for _, deal in deals]
    if not others:
        say(dumps(one))
        return
    tables = [{"people": list(table.people), "rules": table.rules.name, **deal_to_json(deal)} for table, deal in deals]
    say(dumps({"tables": tables}))


def _say_pbn(deals: Dealt, words: Words) -> None:  # noqa: ARG001 - all forms are written alike
    say("\n\n".join(deal_to_pbn(deal).rstrip() for _, deal in deals))


def _say_text(deals: Dealt, words: Words) -> None:
    for number, (table, deal) in enumerate(deals, start=1):
        if number > 1:
            say()
        if len(deals) > 1:
            people = words.list_of(map(words.plain_number, table.people))
            say("# " + words("cli-deal-table", table=number, people=people))
        assert deal.seed is not None
        for line in _text(deal, deal.seed, table.rules, words):
            say(line)


WRITERS: Mapping[str, Callable[[Dealt, Words], None]] = {"text": _say_text, "pbn": _say_pbn, "json": _say_json}


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
    usage=("deal --seed N [--rules R] [--people N] [--dealer S] [--format text|pbn|json] [--lang L]",),
    options=(
        Option(name="seed", sample="N", required=True),
        RULES,
        Option(name="people", sample="N"),
        Option(name="dealer", sample="S"),
        Option(name="format", sample="text|pbn|json"),
    ),
    examples=(
        "deal --seed 7",
        "deal --seed 7 --dealer W --format pbn",
        "deal --seed 7 --rules standard+seven-plus-players --people 8",
    ),
    run=run,
)

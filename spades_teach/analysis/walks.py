"""The same rounds walked through at two tables, until one of them allows, or shows, what the other does not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import product

from spades_teach.analysis import situations, telling
from spades_teach.analysis.differing import Difference, Given, Said
from spades_teach.core.actions import AceCheck, Action, Claim, Look, MakeBid
from spades_teach.core.bids import number
from spades_teach.core.deals import Deal
from spades_teach.core.errors import SpadesError
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, apply, legal_actions, start_round, violations
from spades_teach.core.rounds import result as round_result
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.short_hands import CallMisdeal
from spades_teach.core.views import seat_view

Walk = Callable[[Round, tuple[Action, ...]], Action]
"""How a round goes on that is walked through: the action chosen among those that both tables allow."""


def next_steps(first: RuleSet, second: RuleSet) -> Difference | None:
    """Walk the same rounds at both tables until one allows what the other does not; the shortest way there is the example."""
    walks = (_modest, _with_a_nil, _with_the_last_card)
    return _shortest(first, second, walks, situations.deals(first), 2 * len(first.pack.cards))


def next_steps_widely(first: RuleSet, second: RuleSet) -> Difference | None:
    """Walk as far as the first card where a hand is long or short in something, and where the bids add up to a number that one table knows."""
    sums = [_adding_up_to(total) for total in telling.numbers(first, second) if 0 <= total <= 2 * first.tricks]
    steps = 4 * len(first.table.seats)
    return _shortest(first, second, (_modest,), telling.deals(first), steps) or _shortest(
        first, second, sums, situations.deals(first), steps
    )


def cards_seen(first: RuleSet, second: RuleSet) -> Difference | None:
    """Walk the same rounds until who is in turn knows other cards."""
    for deal in situations.deals(first):
        one, other = start_round(first, deal), start_round(second, deal)
        for _ in range(len(first.pack.cards)):
            here, there = _known(one), _known(other)
            if here != there:
                return Difference(kind="sees", given=_so_far(one, other), said=(here, there))
            options = [action for action in legal_actions(one) if action in legal_actions(other)]
            if not options:
                break
            action = _modest(one, tuple(options))
            one, other = apply(one, action), apply(other, action)
    return None


def _known(game: Round) -> Said:
    """Return the cards that who is in turn has seen beside the own hand: offered, thrown away, shown by others."""
    if game.turn is None:
        return Said(())
    view = seat_view(game, game.turn)
    return Said(tuple(card.code for card in (*view.offered, *view.thrown, *sum(view.exposed, ()))))


def played(first: RuleSet, second: RuleSet) -> Iterator[tuple[Given, RoundResult, RoundResult]]:
    """Yield rounds that are played alike to the end at both tables: the deal and what was done, and what each table makes of it."""
    for walk, deal in product((_modest, _with_the_last_card), situations.deals(first)):
        one, other = start_round(first, deal), start_round(second, deal)
        while not (one.over or other.over):
            options = tuple(action for action in legal_actions(one) if action in legal_actions(other))
            if not options:
                break
            action = walk(one, options)
            one, other = apply(one, action), apply(other, action)
        if one.over and other.over:
            given = (
                ("seed", str(deal.seed)),
                ("dealer", deal.dealer.value),
                ("actions", " ".join(map(str, one.actions))),
            )
            yield given, round_result(one), round_result(other)


def _shortest(
    first: RuleSet, second: RuleSet, walks: Iterable[Walk], deals: Iterable[Deal], steps: int
) -> Difference | None:
    best: Difference | None = None
    told = tuple(deals)
    for walk in walks:
        for deal in told:
            found = _walk(start_round(first, deal), start_round(second, deal), walk, steps)
            if found is not None:
                best, steps = found, len(dict(found.given).get("actions", "").split())
    return best


def _walk(one: Round, other: Round, choose: Walk, steps: int) -> Difference | None:
    """Return the difference that this way leads to in fewer than so many steps."""
    for _ in range(steps):
        here, there = _open_to(one), _open_to(other)
        if (one.phase, set(here.values)) != (other.phase, set(there.values)):
            return Difference(kind="next", given=_so_far(one, other), said=(here, there))
        options = legal_actions(one)
        if not options:
            return None
        action = choose(one, options)
        one, other = apply(one, action), apply(other, action)
    return None


def _open_to(game: Round) -> Said:
    """Return everything that may be done now, also what a seat may say beside its turn."""
    done = legal_actions(game)
    said: list[Action] = []
    if game.turn is not None:
        seat = game.turn
        said = [Claim(seat), AceCheck(seat), *(CallMisdeal(each) for each in game.rules.table.seats)]
    listened = [action for action in said if action not in done and _may(game, action)]
    return Said((*map(str, done), *map(str, listened)))


def _may(game: Round, action: Action) -> bool:
    try:
        return not violations(game, action)
    except SpadesError:
        return False


def _so_far(one: Round, other: Round) -> Given:
    """Return what was done, and who is in turn with which cards where that is the same at both tables."""
    given = [("actions", " ".join(map(str, one.actions)))]
    if one.turn is not None and one.turn is other.turn:
        hand = one.hands[one.rules.table.index(one.turn)]
        given = [("seat", one.turn.value), ("hand", " ".join(card.code for card in hand)), *given]
    return tuple((name, text) for name, text in given if text)


def _modest(_: Round, options: tuple[Action, ...]) -> Action:
    """Look where one may, bid low, and play the first card of the list."""
    for option in options:
        if isinstance(option, Look):
            return option
    return _number(1, options) or options[0]


def _with_a_nil(game: Round, options: tuple[Action, ...]) -> Action:
    """Let the first bid nil and the others low numbers."""
    nils = [option for option in options if isinstance(option, MakeBid) and option.bid.promises_none]
    return nils[0] if nils and not any(game.bids) else _modest(game, options)


def _with_the_last_card(_: Round, options: tuple[Action, ...]) -> Action:
    """Bid three, and play the last card of the list."""
    return _number(3, options) or options[-1]


def _adding_up_to(total: int) -> Walk:
    """Return the way on which the bids add up to a number: each seat leaves one trick to each after it; nil where nothing is left."""

    def choose(game: Round, options: tuple[Action, ...]) -> Action:
        told = [bid for bid in game.bids if bid is not None]
        left = total - sum(bid.tricks for bid in told) - (len(game.bids) - len(told) - 1)
        nils = [option for option in options if isinstance(option, MakeBid) and option.bid.promises_none]
        if left < 1:
            return nils[0] if nils else _modest(game, options)
        return _number(min(left, game.rules.tricks), options) or _modest(game, options)

    return choose


def _number(tricks: int, options: tuple[Action, ...]) -> Action | None:
    return next((option for option in options if isinstance(option, MakeBid) and option.bid == number(tricks)), None)

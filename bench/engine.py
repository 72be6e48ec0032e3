"""The readable engine against the plainest object loop one can write: ratios measured in one run, on the CPU clock.

`python -m bench.engine` prints, for a random round (deal, four bids, thirteen tricks, score):
  engine / plain loop   target at most 8 (legality checked in every `apply`)
Contenders take turns in rotating order; the figure is the median of the ratios of each turn.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

from spades_teach.core.deals import deal_cards
from spades_teach.core.rounds import apply, legal_actions, result, start_round
from spades_teach.core.scores import score_round
from spades_teach.core.variants import STANDARD

ROUNDS = 100
TURNS = 15


@dataclass
class PlainCard:
    rank: int
    suit: str

    def beats(self, other: PlainCard) -> bool:
        if self.suit == other.suit:
            return self.rank > other.rank
        return self.suit == "S"


class PlainPlayer:
    def __init__(self, name: str) -> None:
        self.name = name
        self.hand: list[PlainCard] = []
        self.bid = 0
        self.taken = 0

    def legal(self, led: str | None, broken: bool) -> list[PlainCard]:
        if led is not None:
            return [card for card in self.hand if card.suit == led] or self.hand
        return self.hand if broken else [card for card in self.hand if card.suit != "S"] or self.hand


class PlainTrick:
    def __init__(self) -> None:
        self.plays: list[tuple[PlainPlayer, PlainCard]] = []

    def add(self, player: PlainPlayer, card: PlainCard) -> None:
        player.hand.remove(card)
        self.plays.append((player, card))

    def led(self) -> str | None:
        return self.plays[0][1].suit if self.plays else None

    def winner(self) -> PlainPlayer:
        best_player, best = self.plays[0]
        for player, card in self.plays[1:]:
            if card.beats(best):
                best_player, best = player, card
        return best_player


class PlainGame:
    """Objects with lists that change; no records, no reasons, no undo, and nothing is checked."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.players = [PlainPlayer(name) for name in "NESW"]
        self.tricks: list[PlainTrick] = []
        self.broken = False

    def deal(self) -> None:
        pack = [PlainCard(rank, suit) for suit in "CDHS" for rank in range(2, 15)]
        self.chance.shuffle(pack)
        for place, card in enumerate(pack):
            self.players[place % 4].hand.append(card)

    def bid(self) -> None:
        for player in self.players:
            player.bid = self.chance.randrange(14)

    def play(self) -> None:
        leader = 1
        for _ in range(13):
            trick = PlainTrick()
            for step in range(4):
                player = self.players[(leader + step) % 4]
                card = self.chance.choice(player.legal(trick.led(), self.broken))
                trick.add(player, card)
                if card.suit == "S":
                    self.broken = True
            winner = trick.winner()
            winner.taken += 1
            leader = self.players.index(winner)
            self.tricks.append(trick)

    def score(self, one: PlainPlayer, other: PlainPlayer) -> int:
        points = bags = contract = tricks = 0
        for player in (one, other):
            if player.bid:
                contract += player.bid
                tricks += player.taken
            else:
                points += -100 if player.taken else 100
                bags += player.taken
        if tricks >= contract:
            points += 10 * contract
            bags += tricks - contract
        else:
            points -= 10 * contract
        return points + bags - 100 * (bags // 10)


def plain_round(chance: random.Random) -> int:
    """Play and score one random round the plain way."""
    game = PlainGame(chance)
    game.deal()
    game.bid()
    game.play()
    north, east, south, west = game.players
    return game.score(north, south) + game.score(east, west)


def engine_round(chance: random.Random) -> int:
    """Play and score one random round through the public objects."""
    game = start_round(STANDARD, deal_cards(chance.getrandbits(64)))
    while not game.over:
        game = apply(game, chance.choice(legal_actions(game)))
    return sum(side.points for side in score_round(STANDARD, result(game)).sides)


def seconds(play: Callable[[random.Random], int], seed: int) -> float:
    """Return the CPU seconds of one round, averaged over some."""
    chance = random.Random(seed)
    begun = time.process_time()
    for _ in range(ROUNDS):
        play(chance)
    return (time.process_time() - begun) / ROUNDS


def main() -> None:
    ratios, absolute = [], []
    for turn in range(TURNS):
        pair = [plain_round, engine_round]
        if turn % 2:
            pair.reverse()
        found = {play: seconds(play, turn) for play in pair}
        ratios.append(found[engine_round] / found[plain_round])
        absolute.append(found)
    print(f"plain loop   {1e3 * statistics.median(f[plain_round] for f in absolute):7.3f} ms a round")
    print(f"engine       {1e3 * statistics.median(f[engine_round] for f in absolute):7.3f} ms a round")
    print(f"engine / plain loop {statistics.median(ratios):5.2f}   (target: at most 8)")


if __name__ == "__main__":
    main()

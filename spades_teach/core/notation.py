"""Deals, rounds and matches as text, JSON and PBN, both ways.

JSON carries a `format` number; a higher one than ours is refused by name instead of being misread.  Text forms are for people: one fact a line,
blank lines and lines beginning with `#` or `%` are skipped.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

from spades_teach.core.actions import (
    AceCard,
    AceCheck,
    Action,
    Announce,
    Claim,
    Discard,
    Look,
    MakeBid,
    PassCard,
    Play,
    Take,
    TakeKitty,
    TopCard,
)
from spades_teach.core.cards import Card, Rank, Suit, read_cards, write_cards
from spades_teach.core.deals import Deal
from spades_teach.core.errors import NotationError, shown
from spades_teach.core.facing import read_turn_up
from spades_teach.core.matches import Match, record, start_match, surrender
from spades_teach.core.results import RoundResult
from spades_teach.core.rounds import Round, replay
from spades_teach.core.rules.endings import Standing
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.rules.short_hands import CallMisdeal
from spades_teach.core.saving import FORMAT, LONGEST_NUMBER, check_format, dumps, field_of, lines_of, loads, plain_text
from spades_teach.core.showing import ShowSuit
from spades_teach.core.table import FOUR_IN_TWO, Table
from spades_teach.core.variants import compose

_PBN_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
_PBN_TAG = re.compile(r'\[\s*(\w+)\s+"([^"]*)"\s*\]')


# Actions


def write_action(action: Action) -> str:
    """Write an action: "N:5", "N:nil", "N:look", "N:KH", "1:take-first"."""
    return str(action)


def read_action(text: str, rules: RuleSet) -> Action:
    """Read an action as `write_action` writes it; raises NotationError when it is none."""
    seat_text, colon, rest = text.strip().partition(":") if isinstance(text, str) else ("", "", "")
    if not colon:
        raise NotationError(
            f"{shown(text)} is no action; expected e.g. 'N:5', 'N:look' or 'N:KH'", "bad-action", value=shown(text, str)
        )
    seat = rules.table.read_seat(seat_text)
    if rest.lower() == "look":
        return Look(seat)
    if rest.lower() == "ace-check":
        return AceCheck(seat)
    if rest.lower().startswith("ace-"):
        return AceCard(seat, Card(rest[len("ace-") :]))
    if rest.lower().startswith("announce-"):
        return Announce(seat, rest[len("announce-") :].lower())
    if rest.lower() == "claim":
        return Claim(seat)
    if rest.lower() == "top":
        return TopCard(seat)
    if rest.lower().startswith("pass-"):
        return PassCard(seat, Card(rest[len("pass-") :]))
    if rest.lower() == "misdeal":
        return CallMisdeal(seat)
    shown_suit = re.fullmatch(r"(?i)show-([cdhs]|none)", rest)
    if shown_suit:
        letter = shown_suit.group(1).upper()
        return ShowSuit(seat, None if letter == "NONE" else Suit(letter))
    turned_up = read_turn_up(seat, rest)
    if turned_up:
        return turned_up
    if rest.lower() == "take-kitty":
        return TakeKitty(seat)
    if rest.lower().startswith("discard-"):
        return Discard(seat, Card(rest[len("discard-") :]))
    if rest.lower() in ("take-first", "take-second"):
        return Take(seat, "first" if rest.lower() == "take-first" else "second")
    card_text, _, call = rest.partition("=")
    if re.fullmatch(r"(?i)(?:[2-9tjqka]|10)[shdc]|[bl]j", card_text):
        return Play(seat, Card(card_text), call or None)
    return MakeBid(seat, rules.read_bid(rest))


# Deals


def deal_to_json(deal: Deal) -> dict[str, Any]:
    """Return a deal as plain JSON data; what no deal of four whole hands has is named only where it is there."""
    hands = [write_cards(hand) for hand in deal.hands]
    rest = {"undealt": write_cards(deal.undealt)} if deal.undealt else {}
    copies = {"copies": deal.copies} if deal.copies > 1 else {}
    return {"dealer": deal.dealer.value, "seed": deal.seed, "hands": hands, **rest, **copies}


def deal_from_json(data: Mapping[str, Any], table: Table = FOUR_IN_TWO) -> Deal:
    """Read a deal from JSON data; raises NotationError or DealError naming what is wrong."""
    hands = field_of(data, "hands", list)
    return Deal(
        tuple(read_cards(hand) for hand in hands),
        table.read_seat(field_of(data, "dealer", str)),
        data.get("seed"),
        read_cards(field_of(data, "undealt", str)) if "undealt" in data else (),
        field_of(data, "copies", int) if "copies" in data else 1,
    )


def deal_to_text(deal: Deal, table: Table = FOUR_IN_TWO) -> str:
    """Write a deal for people: the dealer, then one line per seat, then what was not dealt and how often a card is there, if need be."""
    lines = [f"dealer {deal.dealer.value}"]
    hands = zip(table.seats, deal.hands, strict=True)
    lines += [f"{seat.value}: {write_cards(hand)}".rstrip() for seat, hand in hands]
    lines += [f"undealt: {write_cards(deal.undealt)}"] if deal.undealt else []
    lines += [f"copies: {deal.copies}"] if deal.copies > 1 else []
    return "\n".join(lines) + "\n"


def deal_from_text(text: str, table: Table = FOUR_IN_TWO, copies: int = 1) -> Deal:
    """Read a deal as `deal_to_text` writes it; raises NotationError or DealError naming what is wrong.

    copies: how often a card is there, where the text does not say it.
    """
    facts = lines_of(text)
    if "dealer" not in facts:
        raise NotationError("the deal does not say who deals; expected a line 'dealer N'", "no-dealer")
    missing = [seat.value for seat in table.seats if seat.value.lower() not in facts]
    if missing:
        raise NotationError(
            f"no hand of {missing[0]}; expected a line '{missing[0]}: ...' for each seat", "no-hand", seat=missing[0]
        )
    return Deal(
        tuple(read_cards(facts[seat.value.lower()]) for seat in table.seats),
        table.read_seat(facts["dealer"]),
        None,
        read_cards(facts.get("undealt", "")),
        _copies(facts["copies"]) if "copies" in facts else copies,
    )


def _copies(text: str) -> int:
    if not re.fullmatch("[1-9]", text.strip()):
        raise NotationError(
            f"{shown(text)} copies of a card cannot be; expected 1 to 9", "bad-line", value=f"copies: {text}"
        )
    return int(text)


def deal_to_pbn(deal: Deal) -> str:
    """Write a deal of four hands of the plain pack as PBN tags [Dealer] and [Deal].

    Raises NotationError for other packs and tables: PBN has no jokers and knows no seats but four.
    """
    other_cards = deal.undealt or deal.copies > 1 or any(card.suit is None for hand in deal.hands for card in hand)
    if len(deal.hands) != len(FOUR_IN_TWO.seats) or deal.dealer not in FOUR_IN_TWO.seats or other_cards:
        raise NotationError("PBN holds four hands without jokers; save this deal as text or JSON", "not-for-pbn")
    hands = " ".join(_pbn_hand(hand) for hand in deal.hands)
    return f'[Dealer "{deal.dealer.value}"]\n[Deal "N:{hands}"]\n'


def deal_from_pbn(text: str) -> Deal:
    """Read the first deal of a PBN text; comments, other tags and blank lines are passed over.

    Raises NotationError when there is no deal, or a hand is unknown ("-") or unreadable, DealError for a card twice or uneven hands.

    >>> deal = deal_from_pbn('[Dealer "E"] [Deal "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"]')
    >>> deal.dealer, deal.hands[1][0]
    (<Seat.EAST: 'E'>, Card('AH'))
    """
    plain = re.sub(r"\{[^}]*\}|^%.*$|;.*$", "", plain_text(text), flags=re.MULTILINE)
    tags = {name.lower(): value for name, value in reversed(_PBN_TAG.findall(plain))}
    value = tags["deal"] if "deal" in tags else plain.strip()
    match = re.fullmatch(r"\s*([NESWnesw])\s*:\s*(.*?)\s*", value, flags=re.DOTALL)
    hands = match.group(2).split() if match else []
    if match is None or len(hands) != len(FOUR_IN_TWO.seats):
        raise NotationError(
            f'no PBN deal in {shown(text)}; expected [Deal "N:..."] with four hands', "bad-pbn", value=text[:40]
        )
    around = FOUR_IN_TWO.clockwise_from(FOUR_IN_TWO.read_seat(match.group(1)))
    by_seat = dict(zip(around, map(_read_pbn_hand, hands), strict=True))
    dealer = FOUR_IN_TWO.read_seat(tags.get("dealer") or match.group(1))
    return Deal(tuple(by_seat[seat] for seat in FOUR_IN_TWO.seats), dealer)


def _pbn_hand(hand: Sequence[Card]) -> str:
    ranked = sorted(hand, key=lambda card: -card.rank)
    return ".".join(
        "".join("T" if card.rank is Rank.TEN else card.code[0] for card in ranked if card.suit is suit)
        for suit in _PBN_SUITS
    )


def _read_pbn_hand(text: str) -> tuple[Card, ...]:
    if text == "-":
        raise NotationError("a hand of the PBN deal is unknown ('-'); give all four hands", "unknown-hand")
    suits = text.split(".")
    if len(suits) != len(_PBN_SUITS):
        raise NotationError(
            f"PBN hand {shown(text)} has {len(suits)} suits; expected spades.hearts.diamonds.clubs",
            "bad-pbn",
            value=text,
        )
    return tuple(
        Card(rank + suit.value)
        for ranks, suit in zip(suits, _PBN_SUITS, strict=True)
        for rank in ranks.replace("10", "T")
    )


# Rounds


class Recorded(Protocol):
    """What is written of a round: whatever else it knows follows from it."""

    @property
    def rules(self) -> RuleSet: ...
    @property
    def deal(self) -> Deal: ...
    @property
    def standing(self) -> Standing: ...
    @property
    def actions(self) -> tuple[Action, ...]: ...


def round_to_json(game: Recorded) -> dict[str, Any]:
    """Return a round as plain JSON data: rules, deal, standing, actions."""
    return {
        "format": FORMAT,
        "rules": game.rules.name,
        "deal": deal_to_json(game.deal),
        "standing": standing_to_json(game.standing),
        "actions": [write_action(action) for action in game.actions],
    }


def round_from_json(data: Mapping[str, Any]) -> Round:
    """Play a round again from JSON data.

    Raises NotationError for data that is no round or of a newer format, IllegalActionError when an action is against the rules.
    """
    check_format(data)
    rules = compose(field_of(data, "rules", str))
    actions = [read_action(text, rules) for text in field_of(data, "actions", list)]
    return replay(rules, deal_from_json(field_of(data, "deal", dict), rules.table), actions, standing_from_json(data))


def round_to_text(game: Recorded) -> str:
    """Write a round for people: rules, deal, scores before, bids, then a line per trick."""
    lines = [f"rules {game.rules.name}", deal_to_text(game.deal, game.rules.table).rstrip()]
    standing = zip(game.rules.table.sides, game.standing.totals, game.standing.bags, strict=True)
    lines.append("before " + " ".join(f"{side.name}:{total}/{bags}" for side, total, bags in standing))
    others = [write_action(action) for action in game.actions if not isinstance(action, (Play, Claim))]
    if others:
        lines.append("bids " + " ".join(others))
    lines += [f"trick {number}: " + " ".join(map(write_action, actions)) for number, actions in _by_trick(game)]
    return "\n".join(lines) + "\n"


def _by_trick(game: Recorded) -> Iterator[tuple[int, list[Action]]]:
    """Yield the number of each trick and what was played to it, a claim before its first card."""
    seats = len(game.rules.table.seats)
    played = 0
    tricks: dict[int, list[Action]] = {}
    for action in game.actions:
        if isinstance(action, (Play, Claim)):
            tricks.setdefault(played // seats + 1, []).append(action)
            played += isinstance(action, Play)
    yield from tricks.items()


def round_from_text(text: str) -> Round:
    """Read a round as `round_to_text` writes it, and play it again."""
    facts = lines_of(text)
    rules = compose(facts.get("rules", "standard"))
    standing = read_standing(facts["before"], rules) if "before" in facts else None
    deal = deal_from_text(text, rules.table, rules.pack.copies)
    return replay(rules, deal, actions_from_lines(facts, rules), standing)


def actions_from_lines(facts: Mapping[str, str], rules: RuleSet) -> tuple[Action, ...]:
    """Read what was done from the lines of a text record, by their keys: the bids, then the tricks by their numbers."""
    tricks = sorted((int(key.split()[1]), value) for key, value in facts.items() if re.fullmatch(r"trick \d+", key))
    words = [*facts.get("bids", "").split(), *(word for _, value in tricks for word in value.split())]
    return tuple(read_action(word, rules) for word in words)


def read_standing(text: str, rules: RuleSet) -> Standing:
    """Read totals and carried bags such as "NS:337/7 EW:120/0"; a side left out has 0/0.

    Raises NotationError for anything else.
    """
    totals = dict.fromkeys(rules.table.sides, 0)
    bags = dict.fromkeys(rules.table.sides, 0)
    seen = set()
    for word in plain_text(text).replace(",", " ").split():
        match = re.fullmatch(r"(\w+):([-\u2212]?\d{1,60})(?:/(\d{1,60}))?", word)
        if match is None:
            raise NotationError(
                f"{shown(word)} is no score; expected side, total and bags, e.g. 'NS:337/7'", "bad-standing", value=word
            )
        side = rules.table.read_side(match.group(1))
        if side in seen:
            raise NotationError(
                f"{side.name} stands twice in {shown(text)}; name each side once", "side-twice", side=side.name
            )
        seen.add(side)
        totals[side] = int(match.group(2).replace("\u2212", "-"))
        bags[side] = int(match.group(3) or 0)
    return Standing(tuple(totals.values()), tuple(bags.values()))


def read_bids_and_tricks(bids: str, tricks: str, rules: RuleSet) -> RoundResult:
    """Read a result such as bids "N:4 E:3 S:nil W:2" and tricks "N:5 E:3 S:0 W:5".

    Raises NotationError when a seat is missing, comes twice or has something else than a bid or a number; the sum is checked when it is scored.
    """
    said = _per_seat(bids, rules, "bids")
    took = _per_seat(tricks, rules, "tricks")
    for value in took:
        if not value.isdecimal() or len(value) > LONGEST_NUMBER:
            raise NotationError(f"{shown(value)} is no number of tricks; expected 0 or more", "bad-tricks", value=value)
    return RoundResult(tuple(rules.read_bid(value) for value in said), tuple(int(value) for value in took))


def _per_seat(text: str, rules: RuleSet, what: str) -> list[str]:
    found: dict[str, str] = {}
    for word in plain_text(text).replace(",", " ").split():
        seat_text, colon, value = word.partition(":")
        if not colon or not value:
            raise NotationError(
                f"{shown(word)} in the {what} cannot be read; expected e.g. 'N:4'", "bad-pair", value=word, what=what
            )
        seat = rules.table.read_seat(seat_text).value
        if seat in found:
            raise NotationError(f"{seat} stands twice in the {what}; name each seat once", "seat-twice", seat=seat)
        found[seat] = value
    missing = [seat.value for seat in rules.table.seats if seat.value not in found]
    if missing:
        raise NotationError(
            f"{', '.join(missing)} missing in the {what}; name every seat", "seat-missing", seat=missing[0], what=what
        )
    return [found[seat.value] for seat in rules.table.seats]


# Matches


def match_to_json(match: Match) -> dict[str, Any]:
    """Return a match as plain JSON data: rules, first dealer, the result of each round, who gave up."""
    rounds = [
        {"bids": [bid.name for bid in result.bids], "taken": list(result.taken), "facts": dict(result.facts)}
        for result in match.results
    ]
    surrendered = None if match.surrendered is None else match.surrendered.value
    return {
        "format": FORMAT,
        "rules": match.rules.name,
        "first_dealer": match.first_dealer.value,
        "rounds": rounds,
        "surrendered": surrendered,
    }


def match_from_json(data: Mapping[str, Any]) -> Match:
    """Score a match again from JSON data; raises NotationError or RecordError naming what is wrong."""
    check_format(data)
    rules = compose(field_of(data, "rules", str))
    match = start_match(rules, rules.table.read_seat(field_of(data, "first_dealer", str)))
    for item in field_of(data, "rounds", list):
        bids = tuple(rules.read_bid(name) for name in field_of(item, "bids", list))
        facts = field_of(item, "facts", dict) if "facts" in item else {}
        match = record(match, RoundResult(bids, tuple(field_of(item, "taken", list)), (), tuple(sorted(facts.items()))))
    return surrender(match, rules.table.read_seat(data["surrendered"])) if data.get("surrendered") else match


def standing_to_json(standing: Standing) -> dict[str, Any]:
    """Return a standing as plain JSON data."""
    return {"totals": list(standing.totals), "bags": list(standing.bags), "rounds": standing.rounds}


def standing_from_json(data: Mapping[str, Any]) -> Standing | None:
    """Read the standing of a record from JSON data, None where it has none."""
    if data.get("standing") is None:
        return None
    standing = field_of(data, "standing", dict)
    rounds = field_of(standing, "rounds", int) if "rounds" in standing else 0
    return Standing(tuple(field_of(standing, "totals", list)), tuple(field_of(standing, "bags", list)), rounds)


__all__ = [
    "FORMAT",
    "Recorded",
    "actions_from_lines",
    "deal_from_json",
    "deal_from_pbn",
    "deal_from_text",
    "deal_to_json",
    "deal_to_pbn",
    "deal_to_text",
    "dumps",
    "loads",
    "match_from_json",
    "match_to_json",
    "read_action",
    "read_bids_and_tricks",
    "read_standing",
    "round_from_json",
    "round_from_text",
    "round_to_json",
    "round_to_text",
    "write_action",
]

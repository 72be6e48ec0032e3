"""What a round to play says: what comes next, what has just happened, the answer to the last press, and the remark on the last bid or card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spades_teach.core.actions import Action, Discard, Look, MakeBid, PassCard, TakeKitty
from spades_teach.core.cards import Card
from spades_teach.core.errors import SpadesError
from spades_teach.core.facing import TurnUp
from spades_teach.core.showing import ShowSuit
from spades_teach.core.stages import play_context
from spades_teach.core.tricks import Play
from spades_teach.core.variants import allowing
from spades_teach.i18n import Words
from spades_teach.players import Choice
from spades_teach.widgets.deal_steps import read_seed
from spades_teach.widgets.round_play import PACES
from spades_teach.widgets.round_view import bid_views, card_views
from spades_teach.widgets.table_scene import contract, tell
from spades_teach.widgets.verdicts import rule_rows, say
from spades_teach.widgets.worked_claims import why_claimed

if TYPE_CHECKING:
    from spades_teach.widgets.round_table import RoundTableLogic


def round_strings(table: RoundTableLogic, words: Words) -> dict[str, Any]:
    """Return all texts of a round as it stands; nothing that the learner's seat may not know is in them."""
    scene, awaiting = table.scene, table.awaiting
    return {
        "title": words("round-table-title"),
        "task": _task(table, words),
        "scene": scene.strings(words),
        "told": tell(scene, _happened(table), words, was_broken=table.was_broken),
        "note": _note(table, words),
        "cards": {
            each["card"]: words(f"hand-fan-card-{_said(each['state'])}", card=each["card"])
            for each in card_views(table)
        },
        "bids": _said_labels(table, words)
        or {each["bid"]: _bid_label(table, each, words) for each in bid_views(table) or ()},
        "sayings": {
            word: {
                "text": words(f"round-table-say-{word}"),
                "label": words(f"round-table-{'may-not' if why else 'may'}-{word}"),
            }
            for word, why in table.sayings.items()
        },
        "sayings_name": words("round-table-sayings"),
        "bids_name": words("round-table-bids"),
        "promise": _promise(table, words),
        "go": _go_label(table, words),
        "look": words("round-table-look"),
        "advice": words("round-table-advice"),
        "back": words("round-table-take-back"),
        "again": words("round-table-again"),
        "another": words("round-table-another"),
        "seed": words("deal-seed"),
        "seed_value": _seed_value(table, words),
        "take_seed": words("deal-take-seed"),
        "pace": words("round-table-pace"),
        "paces": {pace: words(f"round-table-pace-{pace}") for pace in PACES},
        "score": _score_strings(table, words),
        "record": words("round-table-record", seed=str(table.seed)) if awaiting == "score" else "",
        "copy": words("round-table-copy"),
        "copied": words("round-table-copied"),
    }


def _seed_value(table: RoundTableLogic, words: Words) -> str:
    """Write what stands in the field of the seed: what was typed there, or the deal that is over; else nothing, for it tells all hands."""
    answer = table.answer
    if answer is not None and answer.about == "bad-seed":
        return answer.what
    shown = table.awaiting == "score" or (answer is not None and answer.about == "dealt")
    return words.plain_number(table.seed) if shown else ""


def seed_problem(text: str) -> SpadesError | None:
    """Return what is wrong with a seed that was typed, None when nothing is."""
    try:
        read_seed(text)
    except SpadesError as problem:
        return problem
    return None


def _happened(table: RoundTableLogic) -> str:
    """What has just happened, as `tell` names it."""
    actions, tricks = table.round.actions, table.round.tricks
    if not actions:
        return "deal"
    if not isinstance(actions[-1], Play):
        return "look" if isinstance(actions[-1], Look) else "bid"
    return "gather" if tricks and not table.round.plays and table.gathered == len(tricks) else "card"


def _task(table: RoundTableLogic, words: Words) -> str:
    match table.awaiting:
        case "gather":
            winner = table.scene.winner
            assert winner is not None
            return words("round-table-task-gather", place=table.scene.place(winner))
        case "score":
            return words("round-table-task-done" if table.done else "round-table-task-score")
        case "other":
            turn = table.round.turn
            assert turn is not None
            if turn is table.me:
                return words("round-table-task-pile")
            if table.passing:
                return words("round-table-passes-next", place=table.scene.place(turn))
            if table.round.phase == "kitty":
                return words("round-table-kitty-next", place=table.scene.place(turn))
            if table.giving:
                return words("round-table-gives-next", place=table.scene.place(turn))
            if table.round.phase in ("showing", "facing"):
                return words("round-table-says-next", place=table.scene.place(turn))
            kind = "bids" if table.bidding else "plays"
            return words(f"round-table-task-{kind}", place=table.scene.place(turn))
        case _ if table.passing:
            return words("round-table-task-look-to-pass" if table.blind else "round-table-task-pass")
        case _ if table.giving:
            return words("round-table-task-give-back")
        case _ if table.offering:
            return words("round-table-task-ace-card")
        case _ if table.discarding:
            return words("round-table-task-discard", count=len(table.scene.hand or ()) - table.rules.hand_size)
        case _ if table.says:
            kitty = table.round.phase == "kitty"
            return words("round-table-task-kitty" if kitty else "round-table-task-say")
        case _ if table.bidding:
            return words("round-table-task-blind" if table.blind else "round-table-task-bid")
        case _:
            blocked = len(table.scene.hand or ()) - len(table.round.playable)
            if table.has_claimed:
                return words("round-table-task-claimed")
            return words("round-table-task-follow" if table.round.plays else "round-table-task-lead", blocked=blocked)


def _said_labels(table: RoundTableLogic, words: Words) -> dict[str, dict[str, str]]:
    """Name what may be said or done beside bids and cards."""
    names = {name: _said_label(action, words) for name, action in table.says.items()} if table.awaiting == "you" else {}
    return {name: {"text": text, "label": text} for name, text in names.items()}


def _said_label(action: Action, words: Words) -> str:
    match action:
        case ShowSuit(suit=suit):
            return words("round-table-say-show", suit=suit.value) if suit else words("round-table-say-show-none")
        case TurnUp(cards=cards):
            return words("round-table-say-turn-up", cards=cards[0])
        case TakeKitty():
            return words("round-table-say-take-kitty")
    raise AssertionError(action)


def _bid_label(table: RoundTableLogic, each: Mapping[str, str], words: Words) -> dict[str, str]:
    if each["bid"] == "misdeal":
        return {"text": words("round-table-say-misdeal"), "label": words("round-table-say-misdeal-long")}
    if each["bid"] in table.announcements:
        return {"text": words.bid(each["bid"]), "label": words("round-table-announce", bid=each["bid"])}
    return {
        "text": words.bid(each["bid"]),
        "label": words(f"round-table-bid-{each['state']}", bid=each["bid"]),
    }


def _promise(table: RoundTableLogic, words: Words) -> str:
    """Say what the side promises with the bid that is chosen."""
    if table.chosen_bid is None:
        return ""
    return words("round-table-promise", sum=contract(words, [table.chosen_bid, table.scene.bid("partner")]))


def _go_label(table: RoundTableLogic, words: Words) -> str:
    """Say what the one great button does now."""
    match table.awaiting:
        case "gather":
            return words("round-table-gather")
        case "other":
            return words("round-table-next" if table.round.actions else "round-table-begin")
        case "score":
            return ""
        case _ if table.says:
            return words("round-table-say-none")
        case _ if table.giving or (table.offering and table.chosen):
            return (
                words("round-table-ace-card", card=table.chosen.code)
                if table.chosen
                else words("round-table-ace-card-none")
            )
        case _ if table.bidding:
            return (
                words("round-table-bid", bid=table.chosen_bid.name)
                if table.chosen_bid
                else words("round-table-bid-none")
            )
        case _ if table.passing:
            return words("round-table-pass", card=table.chosen.code) if table.chosen else words("round-table-pass-none")
        case _ if table.discarding:
            chosen = table.chosen
            return words("round-table-discard", card=chosen.code) if chosen else words("round-table-discard-none")
        case _:
            return words("hand-fan-play", card=table.chosen.code) if table.chosen else words("hand-fan-play-none")


def _note(table: RoundTableLogic, words: Words) -> dict[str, Any] | None:
    """Answer the last press, or remark on the last card."""
    answer = table.answer
    if answer is None:
        return _remark(table, words)
    match answer.about:
        case "waiting":
            return {"sign": "note", "text": words("round-table-waiting"), "rows": []}
        case "dealt":
            return {"sign": "note", "text": words("round-table-dealt", seed=answer.what), "rows": []}
        case "bad-seed":
            problem = seed_problem(answer.what)
            return None if problem is None else {"sign": "bad", "text": words(problem.id, **problem.facts), "rows": []}
        case "unsaid":
            reasons = table.sayings[answer.what]
            why = " ".join(say(words, reason, table.scene.place_of) for reason in reasons)
            return {
                "sign": "bad",
                "text": why,
                "rows": rule_rows(words, table.rules, [reason.id for reason in reasons]),
            }
        case "claimed":
            return _claimed(table, words)
        case "advice":
            advice = table.advice()
            return None if advice is None else {"sign": "note", "text": _advised(table, advice, words), "rows": []}
        case _ if table.bidding:
            reasons = table.bid_verdicts().blocked[table.rules.read_bid(answer.what)]
            why = " ".join(say(words, reason, table.scene.place_of) for reason in reasons)
            rows = rule_rows(words, table.rules, [reason.id for reason in reasons])
            return {"sign": "bad", "text": why, "rows": rows}
        case _:
            card = Card(answer.what)
            reasons = table.verdicts().blocked[card]
            why = " ".join(say(words, reason, table.scene.place_of) for reason in reasons)
            options = allowing(table.rules, play_context(table.round, table.me), card)
            rows = rule_rows(words, table.rules, [reason.id for reason in reasons], options)
            return {"sign": "bad", "text": words("hand-fan-blocked", card=card.code, why=why), "rows": rows}


def _claimed(table: RoundTableLogic, words: Words) -> dict[str, Any]:
    """Say of the claim just made whether it could go wrong, and by which cards."""
    verdict = table.claim_verdict()
    text = words("round-table-claim-holds" if verdict.holds else "round-table-claim-may-fail")
    return {"sign": "good" if verdict.holds else "bad", "text": text, "rows": [say(words, why_claimed(verdict))]}


def _advised(table: RoundTableLogic, choice: Choice, words: Words) -> str:
    why = say(words, choice.reason, table.scene.place_of)
    match choice.action:
        case MakeBid(bid=bid):
            return words("round-table-would-bid", bid=bid.name, why=why)
        case Play(card=card):
            return words("round-table-would-play", card=card.code, why=why)
        case PassCard(card=card):
            return words("round-table-would-pass", card=card.code, why=why)
        case Discard(card=card):
            return words("round-table-would-discard", card=card.code, why=why)
        case _:
            return words("round-table-would-look", why=why)


def _remark(table: RoundTableLogic, words: Words) -> dict[str, Any] | None:
    """Say what the own last card gave away, and what a beginner would have thought there; or what random rounds say of the own bid."""
    found = table.remark_shown()
    if found is None:
        return None
    remark, choice = found
    of_bid = isinstance(choice.action, MakeBid)
    rows = [words("round-table-average") if of_bid else _advised(table, choice, words)]
    if table.may_take_back:
        rows.append(words("round-table-bid-again" if of_bid else "round-table-try-again"))
    return {"sign": "note", "text": say(words, remark, table.scene.place_of), "rows": rows}


def _score_strings(table: RoundTableLogic, words: Words) -> dict[str, Any] | None:
    return None if table.sheet is None else table.sheet.strings(words)


def _said(state: str) -> str:
    """Return the state of a card as its name tells it."""
    return "waiting" if state == "plain" else state

"""Questions of a fixed list, as an author writes them: ids, worked examples of the catalogue, positions written out.

legal-void-17                                a situation and a number (see `situations`)
s2-cut                                       an example of the catalogue; `spade-lead s2-unbroken` asks the other question about it
legal hand 9H 4H AS 7C trick E:KH            which cards may be played?  You sit South
legal hand QS 8S JH 2D broken                on lead; `first` says that it is the first trick of the round
winner trick N:KH E:2H S:3S W:AH             who takes the trick, and why?
spade-lead hand QS 8S JH 2D unbroken         may a spade be led?
spade-lead hand QS JH tricks N:KH E:2H S:3S W:AH        the same, to be read from the tricks so far, with / between them
renege tricks N:KH E:2S S:4H W:5H / E:3H S:6H W:7H N:8H     did anybody renege, and where did it show?
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from spades_teach.analysis.reneges import find_reneges
from spades_teach.catalogue import Example, examples
from spades_teach.core.cards import Suit, read_hand
from spades_teach.core.rules.ruleset import RuleSet
from spades_teach.core.tricks import Play, Trick, read_plays
from spades_teach.core.variants import compose
from spades_teach.widgets.four_seats import check_four_in_two
from spades_teach.widgets.questions import KINDS, YOU, Question, QuestionError
from spades_teach.widgets.situations import SITUATIONS, make_question, unknown_question


def read_question(text: str, rules: RuleSet) -> Question:
    """Read a question of a fixed list: an id, an example of the catalogue, or a position written out (see above).

    Raises QuestionError or NotationError naming what cannot be.

    >>> question = read_question("legal hand 9H 4H AS 7C trick E:KH", compose("standard"))
    >>> [card.code for card in question.verdicts.legal]
    ['9H', '4H']
    """
    if not isinstance(text, str):
        raise QuestionError(
            f"{text!r} is no question; expected text such as 'legal-void-1'", "quiz-bad-question", value=repr(text)
        )
    words = text.split()
    kind = words[0] if words and words[0] in KINDS else None
    if kind and len(words) == 2:
        return _of_example(words[1], rules, kind)
    if kind:
        return _checked(_written(text, kind, words[1:], rules))
    if len(words) == 1 and words[0].rpartition("-")[0] in SITUATIONS:
        return make_question(words[0], rules)
    return _of_example(text.strip(), rules, None)


_PARTS = ("hand", "trick", "tricks", "broken", "unbroken", "first")


def _written(text: str, kind: str, words: Sequence[str], rules: RuleSet) -> Question:
    parts: dict[str, list[str]] = {}
    current: list[str] | None = None
    for word in words:
        if word in _PARTS:
            if word in parts:
                raise QuestionError(
                    f"{word!r} stands twice in {text!r}; write it once", "quiz-bad-question", value=text
                )
            current = parts.setdefault(word, [])
        elif current is None:
            raise QuestionError(
                f"{word!r} in {text!r} cannot be read; expected one of {', '.join(_PARTS)}",
                "quiz-bad-question",
                value=text,
            )
        else:
            current.append(word)
    tricks = _read_tricks(" ".join(parts.get("tricks", ())), rules)
    says = bool(parts.keys() & {"broken", "unbroken"})
    silent = not says and ("trick" in parts or bool(tricks))
    return Question(
        id=text,
        kind=kind,
        rules=rules,
        hand=read_hand(" ".join(parts["hand"])) if "hand" in parts else (),
        plays=read_plays(" ".join(parts.get("trick", ())), rules.table),
        tricks=tricks,
        broken=None if silent else "broken" in parts,
        first_trick="first" in parts,
    )


def _read_tricks(text: str, rules: RuleSet) -> tuple[Trick, ...]:
    if not text:
        return ()
    plays = [read_plays(part, rules.table) for part in text.split("/")]
    return tuple(Trick(each, rules.winner.winner(each, rules.trumps, rules.table)) for each in plays if each)


def _of_example(example_id: str, rules: RuleSet, kind: str | None) -> Question:
    example = next((each for each in examples() if each.id == example_id), None)
    kinds: dict[str, tuple[str, ...]] = {"legal": ("legal", "spade-lead"), "trick": ("winner",)}
    fitting = kinds.get(example.kind, ()) if example else ()
    if example is None or not fitting or (kind and kind not in fitting):
        known = [each.id for each in examples() if each.kind in kinds]
        raise unknown_question(f"{kind} {example_id}" if kind else example_id, known)
    table = compose(example.spec) if example.spec != "standard" else rules
    check_four_in_two(table)
    return _checked(_question_of(example, table, kind or fitting[0], f"{kind} {example_id}" if kind else example_id))


def _question_of(example: Example, rules: RuleSet, kind: str, question_id: str) -> Question:
    given = example.given
    return Question(
        id=question_id,
        kind=kind,
        rules=rules,
        hand=read_hand(given["hand"]) if "hand" in given else (),
        plays=read_plays(given.get("plays" if kind == "winner" else "trick", ""), rules.table),
        broken=bool(given.get("broken", False)) if kind != "winner" and not given.get("trick") else None,
        first_trick=bool(given.get("first_trick", False)),
    )


def _checked(question: Question) -> Question:
    """Refuse a position that no deal of the rules could bring about, or about which this cannot be asked."""
    rules = question.rules
    _check_cards(question)
    seats = len(rules.table.seats)
    _check_turns(question, question.plays)
    for trick in question.tricks:
        _check_turns(question, trick.plays)
        if len(trick.plays) != seats:
            raise _impossible(question, f"a trick has {len(trick.plays)} cards; expected {seats}")
    for before, after in pairwise(question.tricks):
        if after.plays[0].seat is not before.winner:
            raise _impossible(question, f"{after} is not led by {before.winner}, who took the trick before")
    if question.kind == "winner" and len(question.plays) != seats:
        raise _impossible(question, f"the trick has {len(question.plays)} cards; expected {seats}")
    if question.kind == "legal" and question.plays and rules.table.after(question.plays[-1].seat) is not YOU:
        raise _impossible(question, f"after {question.plays[-1]} it is not South's turn")
    if question.kind in ("legal", "spade-lead") and not question.hand:
        raise _impossible(question, "there is no hand")
    if question.kind == "spade-lead" and (question.plays or not _holds_spade(question)):
        raise _impossible(question, "to lead a spade one must be on lead and hold one")
    if question.kind == "renege":
        if not question.tricks:
            raise _impossible(question, "there are no tricks")
        if len(find_reneges(question.tricks, rules.trumps)) > 1:
            raise _impossible(question, "more than one renege shows; leave one")
    return question


def _holds_spade(question: Question) -> bool:
    return any(question.rules.trumps.suits[card] is Suit.SPADES for card in question.hand)


def _check_cards(question: Question) -> None:
    cards = [*question.hand, *(play.card for trick in question.tricks for play in trick.plays)]
    cards += [play.card for play in question.plays]
    for place, card in enumerate(cards):
        if card not in question.rules.pack.cards:
            raise _impossible(question, f"{card} is not in the pack of {question.rules.name!r}")
        if card in cards[:place]:
            raise _impossible(question, f"{card} stands twice")
    if len(question.hand) + len(question.tricks) > question.rules.hand_size:
        raise _impossible(question, f"more than {question.rules.hand_size} cards were dealt to South")


def _check_turns(question: Question, plays: Sequence[Play]) -> None:
    for before, after in pairwise(plays):
        if question.rules.table.after(before.seat) is not after.seat:
            raise _impossible(question, f"{after} does not follow {before} clockwise")


def _impossible(question: Question, what: str) -> QuestionError:
    return QuestionError(
        f"{question.id!r}: {what}; change the position", "quiz-bad-position", value=question.id, what=what
    )

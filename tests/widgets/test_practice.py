"""Practice without end: what is asked, what is right, what a wrong answer shows, what comes back, what is kept."""

import json

import pytest

from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import compose
from spades_teach.i18n import available_languages, plain_text, words_for
from spades_teach.widgets import Practice
from spades_teach.widgets.practice import SPACED, PracticeLogic
from spades_teach.widgets.practice_items import KINDS, TOPICS, make_item
from spades_teach.widgets.verdicts import say
from tests import reference
from tests.samples import samples
from tests.widgets.view_samples import check_views

TABLES = ("standard", "standard+blind-nil")
PER_TOPIC = samples(small=300, deep=10_000)


def items_of(topic, rules="standard", count=PER_TOPIC):
    """Yield so many items of a topic, shared out among its kinds."""
    kinds = [kind.name for kind in KINDS.values() if kind.topic == topic]
    table = compose(rules)
    for number in range(count):
        yield make_item(f"{kinds[number % len(kinds)]}-{number}", table)


def give(practice, answer):
    """Give an answer as presses would."""
    if isinstance(answer, int):
        practice.act({"kind": "check", "text": str(answer)})
        return
    wanted = {answer} if isinstance(answer, str) else set(answer)
    for option in practice.item.options:
        if (option in practice.chosen) != (option in wanted):
            practice.act({"kind": "choose", "option": option})
    practice.act({"kind": "check"})


def a_wrong_answer(item):
    return next(iter(next(iter(item.mistakes.values()))))


# Items


@pytest.mark.parametrize("topic", TOPICS)
def test_every_item_has_one_right_answer_that_no_mistake_gives(topic):
    """The right answer is never one of its own misconceptions, each wrong number is explained once, and every item has one to offer."""
    made = 0
    for rules in TABLES:
        for item in items_of(topic, rules):
            answers = [answer for own in item.mistakes.values() for answer in own]
            assert answers, item.id
            assert len(set(answers)) == len(answers)
            assert item.right not in answers
            assert item.judge(item.right).right
            for name, own in item.mistakes.items():
                for answer in own:
                    judged = item.judge(answer)
                    assert not judged.right
                    assert judged.misconception == name
            if item.options:
                known = set(item.options)
                assert all(({answer} if isinstance(answer, str) else set(answer)) <= known for answer in answers)
                assert len(known) >= 2
            made += 1
    print(f"{made:,} items of {topic}")
    assert made


@pytest.mark.parametrize("kind", KINDS)
def test_every_misconception_of_a_kind_shows_in_some_item(kind):
    """What a kind says that it brings to light, it does: at least in one item of a few thousand."""
    found = set()
    for rules in TABLES:
        for number in range(samples(small=400, deep=3000)):
            found.update(make_item(f"{kind}-{number}", compose(rules)).mistakes)
            if found >= set(KINDS[kind].shows):
                return
    assert set(KINDS[kind].shows) - found == set()


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_id_makes_the_same_item(kind):
    """An id names one item for ever: made twice it says and draws the same."""
    rules = compose("standard")
    first, second = make_item(f"{kind}-77", rules), make_item(f"{kind}-77", rules)
    assert (first.told, first.ask, first.right, first.mistakes) == (
        second.told,
        second.ask,
        second.right,
        second.mistakes,
    )


@pytest.mark.parametrize("lang", available_languages())
@pytest.mark.parametrize("kind", KINDS)
def test_everything_about_an_item_can_be_said(kind, lang):
    """Situation, question, options, praise, each mistake and a slip of nobody's have words in every language."""
    words = words_for(lang)
    for number in range(samples(small=12, deep=200)):
        item = make_item(f"{kind}-{number}", compose(TABLES[number % 2]))
        reasons = [*item.told, item.ask, *item.options.values(), item.praise, *item.why]
        for name, answers in item.mistakes.items():
            reasons.append(item.speak(name, next(iter(answers)))[0])
        reasons += [item.speak(None, answer)[0] for answer in slips(item)]
        for reason in reasons:
            assert say(words, reason)
    assert not [name for name in words.missing if name.startswith("practice")]


def slips(item):
    """Return answers that neither the rules nor a mistake give."""
    known = {answer for own in item.mistakes.values() for answer in own} | {item.right}
    if item.form == "number":
        return [next(n for n in range(1, 5000) if n not in known)]
    if item.form == "one":
        return [option for option in item.options if option not in known]
    return [frozenset({option}) for option in item.options if frozenset({option}) not in known]


# The second reading


def reference_of(item):
    """Score the item's round by the naive reading of the rules: words and numbers only."""
    tally = item.score.tally
    return reference.score_side(
        reference.rules_of(item.rules.name), [bid.name for bid in tally.bids], list(tally.taken), tally.bags_before
    )


@pytest.mark.parametrize("rules", TABLES)
@pytest.mark.parametrize("kind", ["points-made", "points-set", "points-total", "bags-penalty", "nil-points"])
def test_points_agree_with_the_second_reading(kind, rules):
    """Whatever a round is said to bring, the naive reading of the rules says too."""
    for number in range(samples(small=60, deep=3000)):
        item = make_item(f"{kind}-{number}", compose(rules))
        assert item.right == (item.total or 0) + reference_of(item)["points"]


@pytest.mark.parametrize("kind", ["bags-carry", "nil-bags"])
def test_bags_agree_with_the_second_reading(kind):
    """The bags carried on are those of the naive reading, from the bids and tricks that are told."""
    for number in range(samples(small=60, deep=3000)):
        item = make_item(f"{kind}-{number}", compose("standard"))
        said = {reason.id: dict(reason.facts) for reason in item.told}
        pairs = [said["practice-partner-bid"], said["practice-you-bid"]]
        before = said.get("practice-total-before", said.get("practice-bags-before"))["bags"]
        found = reference.score_side(
            reference.default_table(), [pair["bid"] for pair in pairs], [pair["tricks"] for pair in pairs], before
        )
        assert item.right == found["bags-after"]


def test_bags_below_zero_agree_with_the_second_reading():
    """A05, A06: after two rounds told, bags and total are those of the naive reading, also below zero."""
    below = 0
    for number in range(samples(small=60, deep=3000)):
        item = make_item(f"bags-digit-{number}", compose("standard"))
        total = bags = 0
        for told in item.told[1:3]:
            facts = dict(told.facts)
            found = reference.score_side(reference.default_table(), [str(facts["contract"])], [facts["tricks"]], bags)
            total, bags = total + found["points"], found["bags-after"]
        assert (item.right, dict(item.told[3].facts)["total"]) == (bags, total)
        below += total < 0 and -total % 10 != bags
    assert below


@pytest.mark.parametrize("rules", ["standard", "standard+bag-penalty-short", "standard+bag-penalty:limit=3"])
def test_what_is_told_about_the_last_digit_is_true(rules):
    """The bags of the two rounds come to what is on the counter, and above zero the last digit is their number, at any counter."""
    above = 0
    for number in range(samples(small=100, deep=3000)):
        told = dict(make_item(f"bags-digit-{number}", compose(rules)).why[0].facts)
        assert told["bags"] == told["first"] + told["second"]
        assert told["sign"] == "below" or told["digit"] == told["bags"]
        above += told["sign"] == "above"
    assert above


@pytest.mark.parametrize("rules", TABLES)
def test_nil_and_contract_agree_with_the_second_reading(rules):
    """Which of nil and contract was kept, the naive reading says too."""
    for number in range(samples(small=60, deep=3000)):
        item = make_item(f"nil-apart-{number}", compose(rules))
        found = reference_of(item)
        kept = (found["nil-points"] > 0, found["contract-points"] > 0)
        names = {
            (True, True): "both",
            (True, False): "nil-alone",
            (False, True): "contract-alone",
            (False, False): "neither",
        }
        assert item.right == names[kept]


def told_facts(item):
    """Return the facts of each sentence of the situation, by the id of its message."""
    return {reason.id: dict(reason.facts) for reason in item.told}


def noted_bids(item):
    """Return the bids that stand at the drawn table, by place."""
    return {
        seat.place: dict(seat.note.facts)["bid"] for seat in item.felt if seat.note and seat.note.id == "practice-bid"
    }


def many(kind, rules="standard"):
    for number in range(samples(small=80, deep=3000)):
        yield make_item(f"{kind}-{number}", compose(rules))


def test_contracts_agree_with_the_second_reading():
    """A17: contract, tricks still needed and tricks nobody bid are those of the naive reading; a nil adds nothing."""
    rules = reference.default_table()
    for item in many("contract-sum"):
        bids = noted_bids(item)
        ours = [bids["you"], bids["partner"]]
        assert item.right == reference.score_side(rules, ours, [0, 0], 0)["contract"]
    for item in many("contract-open"):
        bids = [0 if name == "nil" else int(name) for name in noted_bids(item).values()]
        assert item.right == 13 - sum(bids)
    for item in many("contract-left"):
        pairs = [told_facts(item)[f"practice-{who}-bid"] for who in ("you", "partner")]
        numbers = [(int(pair["bid"]), pair["tricks"]) for pair in pairs if pair["bid"] != "nil"]
        assert item.right == sum(bid for bid, _ in numbers) - sum(tricks for _, tricks in numbers)


def test_the_end_of_the_match_agrees_with_the_second_reading():
    """A10, A12: totals and bags told, a penalty taken first, then the naive reading says who has won."""
    penalties = 0
    for item in many("match-over"):
        sides = [dict(reason.facts) for reason in item.told if reason.id == "practice-match-side"]
        totals = [side["total"] + side["gain"] - 100 * ((side["before"] + side["bags"]) // 10) for side in sides]
        penalties += any(side["before"] + side["bags"] >= 10 for side in sides)
        over, winner = reference.match_end(reference.default_table(), totals)
        assert item.right == (("us", "them")[winner] if over else "on")
    assert penalties
    for item in many("match-why"):
        totals = [told_facts(item)["practice-after-round"][side] for side in ("us", "them")]
        reached = sum(total >= 500 for total in totals)
        expected = ("nobody", "one", "level" if totals[0] == totals[1] else "both")[reached]
        assert item.right == expected
        assert reference.match_end(reference.default_table(), totals)[0] == (expected in ("one", "both"))
    for item in many("match-needed"):
        assert item.right == 500 - told_facts(item)["practice-match-stand"]["us"]


def test_bids_agree_with_the_second_reading():
    """A14: what may be bid after a partner, with a board or without, and when blind nil may be bid, the naive reading says too."""
    for item in many("bids-may"):
        partner = noted_bids(item).get("partner")
        asked = dict(item.ask.facts)["bid"]
        allowed = reference.bids_allowed(reference.rules_of(item.rules.name), partner, 0, 0, True)
        assert (item.right == "yes") == (asked in allowed)
    for item in many("bids-board"):
        partner = told_facts(item)["practice-partner-has-bid"]["bid"]
        allowed = reference.bids_allowed(reference.rules_of(item.rules.name), partner, 0, 0, True)
        assert item.right == set(item.options) & set(allowed)
    for item in many("bids-blind"):
        facts = told_facts(item)
        stand, looked = facts["practice-match-stand"], facts["practice-you-looked"]["looked"] == "yes"
        rules = reference.rules_of(item.rules.name)
        assert (item.right == "yes") == reference.may_bid_blind(rules, stand["us"], stand["them"], looked)


CLOCKWISE = ["you", "left", "partner", "right"]


def test_the_deal_goes_round_the_table():
    """A43: cards, turns and deals go to the left, counted on the fingers; a misdeal uses up no turn."""
    for item in many("deal-card"):
        dealer = told_facts(item)["practice-dealer-is"]["place"]
        assert item.right == CLOCKWISE[(CLOCKWISE.index(dealer) + dict(item.ask.facts)["n"]) % 4]
    for item in many("deal-count"):
        dealer, facts = told_facts(item)["practice-dealer-is"]["place"], dict(item.ask.facts)
        given = told_facts(item)["practice-given"]["n"]
        places = [CLOCKWISE[(CLOCKWISE.index(dealer) + card) % 4] for card in range(1, given + 1)]
        assert item.right == places.count(facts["place"])
    for item in many("deal-next"):
        facts = told_facts(item)["practice-dealt-first"]
        assert item.right == CLOCKWISE[(CLOCKWISE.index(facts["place"]) + facts["rounds"]) % 4]
    for item in many("deal-begins"):
        dealer = told_facts(item)["practice-dealer-is"]["place"]
        assert item.right == CLOCKWISE[(CLOCKWISE.index(dealer) + 1) % 4]
    for item in many("deal-again"):
        facts = told_facts(item)
        turn = facts.get("practice-turn-was", facts.get("practice-dealer-is"))["place"]
        assert item.right == turn


def test_a_misdeal_is_mended_as_the_rules_say():
    """S0, S1: one card is drawn only where one card is wrong and nobody has looked; a wrong dealer gives way to the right one."""
    for item in many("deal-remedy"):
        facts = told_facts(item)
        held = sorted(dict(seat.note.facts)["n"] for seat in item.felt)
        if "practice-dealt-instead" in facts:
            expected = "right-dealer-redeals"
        elif held == [12, 13, 13, 14] and facts["practice-looked"]["looked"] == "no":
            expected = "draw-one-card"
        else:
            expected = "same-dealer-redeals"
        assert item.right == expected


OTHER_TABLES = (
    "standard+bag-penalty-short",
    "standard+board",
    "standard+failed-nil-tricks:mode=toward-partner",
    "standard+short-game-300",
    "standard+big-joker-little-joker",
)


@pytest.mark.parametrize("rules", OTHER_TABLES)
def test_other_tables_can_be_practised(rules):
    """At every table of four in two sides each topic brings items, and what is right there is no mistake there."""
    for topic in TOPICS:
        practice = PracticeLogic(topic, 1, rules)
        for _ in range(samples(small=5, deep=100)):
            item = practice.item
            assert item.right not in {answer for own in item.mistakes.values() for answer in own}
            give(practice, a_wrong_answer(item))
            assert plain_text(practice.strings(words_for("en"))["feedback"]["text"])
            give(practice, item.right)
            assert practice.phase == "right"
            practice.act({"kind": "next"})


def test_a_topic_that_a_table_does_not_know_is_refused():
    """Where nobody may bid nil there is nothing to practise about it, and that is said at once."""
    with pytest.raises(SpadesError, match="choose another topic"):
        PracticeLogic("nil", 1, "standard+nil-off")


# A run


def test_the_same_seed_brings_the_same_items():
    """Two runs of one seed ask the same; another seed asks something else."""
    runs = []
    for seed in (4, 4, 5):
        practice, asked = PracticeLogic(["points", "bags"], seed), []
        for _ in range(8):
            asked.append(practice.item.id)
            give(practice, practice.item.right)
            practice.act({"kind": "next"})
        runs.append(asked)
    assert runs[0] == runs[1] != runs[2]


def test_without_a_seed_every_run_is_another():
    """`seed=None` draws a seed of its own, which the state remembers."""
    first, second = PracticeLogic("bags"), PracticeLogic("bags")
    assert first.seed != second.seed
    give(first, first.item.right)
    second.restore(json.loads(json.dumps(first.state())))
    assert second.seed == first.seed
    assert second.view() == first.view()
    for practice in (first, second):
        practice.act({"kind": "next"})
    assert first.item.id == second.item.id


def test_the_goal_counts_items_right_at_last():
    """An item that was mended counts, one whose answer was shown does not; after the goal it goes on."""
    practice = PracticeLogic("bags", 1, goal=2)
    give(practice, a_wrong_answer(practice.item))
    assert (practice.phase, practice.correct, practice.last_answer["right"]) == ("missed", 0, False)
    give(practice, practice.item.right)
    assert (practice.phase, practice.correct, practice.done) == ("right", 1, False)
    practice.act({"kind": "next"})
    give(practice, a_wrong_answer(practice.item))
    practice.act({"kind": "tell"})
    assert (practice.phase, practice.correct) == ("told", 1)
    practice.act({"kind": "next"})
    give(practice, practice.item.right)
    assert practice.done
    practice.act({"kind": "next"})
    assert practice.phase == "asking"
    assert practice.done


@pytest.mark.parametrize("seed", range(4))
def test_what_went_wrong_comes_back_a_little_later(seed):
    """The mistake of the first item is tempting again in the third item after it, and is said to come back."""
    practice = PracticeLogic(["points", "bags", "nil"], seed)
    kind, (mistake, answers) = practice.item.kind, next(iter(practice.item.mistakes.items()))
    give(practice, next(iter(answers)))
    give(practice, practice.item.right)
    for later in range(1, SPACED + 1):
        practice.act({"kind": "next"})
        assert practice.again == (later == SPACED)
        if later < SPACED:
            give(practice, practice.item.right)
    assert practice.item.kind == kind
    assert mistake in practice.item.mistakes


@pytest.mark.parametrize("lang", available_languages())
def test_the_right_answer_of_an_open_item_is_nowhere(lang):
    """Before it is answered nothing that leaves Python depends on what is right: working and marks come with the answer."""
    practice = PracticeLogic(["bags"], 3)
    for _ in range(12):
        shown = practice.strings(words_for(lang))
        assert shown["working"] == []
        assert shown["feedback"] is None
        assert all(option["mark"] is None for option in practice.view()["options"])
        assert practice.state()["answer"] is None
        give(practice, a_wrong_answer(practice.item))
        said = practice.strings(words_for(lang))
        assert said["working"] == []
        assert plain_text(said["feedback"]["text"])
        assert all(option["mark"] in (None, "bad") for option in practice.view()["options"])
        give(practice, practice.item.right)
        practice.act({"kind": "next"})


def test_nothing_and_no_number_are_asked_again():
    """A71, A73: an empty field and a word are no answers; 0 is one; digits and minus of every script are read."""
    practice = PracticeLogic("points", 2)
    for text, hint in (("", "question-empty"), ("ten", "question-no-number")):
        practice.act({"kind": "check", "text": text})
        assert (practice.hint, practice.phase, practice.last_answer) == (hint, "asking", None)
    practice.act({"kind": "check", "text": "0"})
    assert practice.phase == "missed"
    practice.act({"kind": "check", "text": "−۴۷"})
    assert practice.answer == -47


def test_the_answer_is_told_after_a_hint_too():
    """Whoever types no number and then asks for the answer gets the answer, not the hint once more."""
    practice = PracticeLogic("bags", 9)
    give(practice, a_wrong_answer(practice.item))
    practice.act({"kind": "check", "text": "x"})
    practice.act({"kind": "tell"})
    told = words_for("en")("practice-told-number", answer=practice.item.right)
    assert practice.strings(words_for("en"))["feedback"]["text"] == told


def test_a_late_action_is_passed_over():
    """A press for an item that is over changes nothing, and a second Enter does not skip the answer."""
    practice = PracticeLogic("bags", 1)
    serial = practice.serial
    give(practice, practice.item.right)
    before = practice.state()
    practice.act({"kind": "check", "text": "5", "serial": serial})
    assert practice.state() == before
    practice.act({"kind": "next", "serial": serial})
    practice.act({"kind": "next", "serial": serial})
    assert practice.serial == serial + 1


# What is kept


def states():
    practice = PracticeLogic(["points", "bags", "nil"], 6)
    yield practice.state()
    for step in range(9):
        if step % 3 == 1:
            give(practice, a_wrong_answer(practice.item))
            yield practice.state()
            if step == 4:
                practice.act({"kind": "tell"})
                yield practice.state()
                practice.act({"kind": "next"})
                continue
        give(practice, practice.item.right)
        yield practice.state()
        practice.act({"kind": "next"})


def test_a_state_comes_back_whole():
    """Whatever was done, a state that went through JSON brings the same page, and the run goes on alike."""
    for state in states():
        practice = PracticeLogic(["points", "bags", "nil"], 6)
        practice.restore(json.loads(json.dumps(state)))
        assert practice.state() == state


def test_a_damaged_state_is_refused():
    """A part missing (but the hint, of which older states do not say) or of another kind is one ValueError, and practice stays as it is."""
    junk = [None, -1, 1.5, float("inf"), "x", ["AS"], {"a": 1}]
    practice = Practice("bags", seed=9)
    practice.do("check", text=str(a_wrong_answer(practice.logic.item)))
    state, view = practice.state(), practice.logic.view()
    practice.restore(state)
    damaged = [{name: value for name, value in state.items() if name != gone} for gone in state if gone != "hint"]
    damaged += [
        {**state, name: value}
        for name in state
        for value in junk
        if value != state[name] and not (name == "typed" and isinstance(value, str))
    ]
    for each in (*damaged, None, 5, "x", [], {}):
        with pytest.raises(ValueError, match=r"\w \w"):
            practice.restore(each)
        assert practice.state() == state
        assert practice.logic.view() == view


@pytest.mark.parametrize(
    "settings",
    [
        {"topics": ["cards"]},
        {"topics": []},
        {"topics": ["bags", "bags"]},
        {"goal": 0},
        {"goal": True},
        {"seed": -1},
        {"rules": "solo"},
    ],
    ids=str,
)
def test_what_cannot_be_practised_is_refused(settings):
    """A topic, goal, seed or table that there is not is one typed error."""
    with pytest.raises(SpadesError):
        PracticeLogic(**settings)


# The sample views

CASES = [
    {"name": "points", "make": {"topics": ["points"], "seed": 3, "lang": "en"}, "do": []},
    {
        "name": "points wrong",
        "make": {"topics": ["points"], "seed": 3, "lang": "en"},
        "do": [{"kind": "check", "text": "0"}],
    },
    {
        "name": "points told",
        "make": {"topics": ["points"], "seed": 3, "lang": "en"},
        "do": [{"kind": "check", "text": "0"}, {"kind": "tell"}],
    },
    {
        "name": "bags empty",
        "make": {"topics": ["bags"], "seed": 1, "lang": "fa"},
        "do": [{"kind": "check", "text": ""}],
    },
    {"name": "many", "make": {"topics": ["bids"], "seed": 3, "lang": "en"}, "do": []},
    {"name": "table", "make": {"topics": ["deal"], "seed": 1, "lang": "fa"}, "do": []},
    {"name": "choice", "make": {"topics": ["nil"], "seed": 3, "lang": "fa"}, "do": []},
    {
        "name": "choice taken",
        "make": {"topics": ["nil"], "seed": 3, "lang": "en"},
        "do": [{"kind": "choose", "option": "both"}],
    },
    {
        "name": "choice over",
        "make": {"topics": ["nil"], "seed": 3, "lang": "en"},
        "do": [{"kind": "choose", "option": "both"}, {"kind": "check"}, {"kind": "tell"}],
    },
]


def test_the_sample_views_are_what_practice_makes():
    """What Python makes is what the JavaScript tests draw."""
    check_views("practice", Practice, CASES)


@pytest.mark.parametrize("change", ["limit=13", "limit=15", "limit=99", "limit=2,penalty=0"])
def test_bags_are_practised_at_odd_tables_too(change):
    """A counter of any length gives items; where each bag is paid at once nothing is carried, and the topic is refused."""
    with pytest.raises(SpadesError):
        PracticeLogic("bags", seed=2, rules="standard+bag-penalty:limit=1,penalty=0")
    practice = PracticeLogic("bags", seed=2, rules=f"standard+bag-penalty:{change}")
    for _ in range(12):
        give(practice, practice.item.right)
        assert practice.phase == "right"
        practice.act({"kind": "next"})


@pytest.mark.parametrize("topic", TOPICS)
def test_every_wrong_answer_is_kept(topic):
    """Whatever a wrong answer shows, also what its kind is not made for, the practice goes on from where it was saved."""
    for seed in range(samples(small=3, deep=40)):
        practice = PracticeLogic(topic, seed)
        for name in practice.item.mistakes:
            tried = PracticeLogic(topic, seed)
            give(tried, next(iter(practice.item.mistakes[name])))
            assert tried.last_answer["misconception"] == name
            again = PracticeLogic(topic, seed)
            again.restore(json.loads(json.dumps(tried.state())))
            assert again.state() == tried.state()

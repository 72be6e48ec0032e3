"""`spades-teach legal` says what the engine says, and names every contradiction."""

from collections.abc import Callable

import pytest

from spades_teach.catalogue import Example, examples
from spades_teach.core.cards import Card, write_cards
from spades_teach.core.judging import judge_cards
from spades_teach.core.rules.play import PlayContext
from spades_teach.core.variants import allowing, compose
from spades_teach.i18n import plain_text, words_for
from tests.cli.running import MARKS, bare, run, run_line

FOLLOW = ["must-follow-suit"]
UNBROKEN = ["lead-spade-unbroken"]


@pytest.mark.parametrize(
    ("line", "legal", "illegal"),
    [
        ('--hand "9H 4H AS 7C" --led KH', ["9H", "4H"], {"AS": FOLLOW, "7C": FOLLOW}),
        ('--hand "QS 8S JH 2D"', ["JH", "2D"], {"QS": UNBROKEN, "8S": UNBROKEN}),
        ('--hand "QS 8S JH 2D" --broken', ["QS", "8S", "JH", "2D"], {}),
        ('--hand "2D JH 8S QS"', ["2D", "JH"], {"8S": UNBROKEN, "QS": UNBROKEN}),
        ('--hand "QS 8S"', ["QS", "8S"], {}),
        ('--hand "10S 9C" --led 2H', ["10S", "9C"], {}),
        ('--hand "2D AS" --led 3D', ["2D"], {"AS": FOLLOW}),
        ('--hand "9H,4H,AS" --led=KH', ["9H", "4H"], {"AS": FOLLOW}),
        ('--hand "9h ts" --led kh', ["9H"], {"10S": FOLLOW}),
        ('--hand "۹H ۱۰S ٤H" --led KH', ["9H", "4H"], {"10S": FOLLOW}),
        ('--hand "9♥ ۱۰♠ 4♥\ufe0e" --led K♥', ["9H", "4H"], {"10S": FOLLOW}),
        ('--hand "\u20669H 4H\u2069، AS" --led "\u2066KH\u2069"', ["9H", "4H"], {"AS": FOLLOW}),
        ('--hand "AS 7C" --trick "E:KH S:2H"', ["AS", "7C"], {}),
        ('--hand "3H AS 7C" --trick "s:kh w:2h n:ks"', ["3H"], {"AS": FOLLOW, "7C": FOLLOW}),
        ('--hand "3H AS" --trick ""', ["3H"], {"AS": UNBROKEN}),
        ('--hand "2C AS 3H" --rules standard+deuce-starts --trick-number 1', ["2C"], {}),
        ('--hand "2C AS 3H" --rules standard+deuce-starts --trick-number ۱', ["2C"], {}),
        ('--hand "2C AS 3H" --rules standard+deuce-starts', ["2C", "3H"], {"AS": UNBROKEN}),
        ('--hand "BJ 2S 3H" --led 4S --rules standard+big-joker-little-joker', ["BJ", "2S"], {"3H": FOLLOW}),
        ('--hand "AS KS 3H" --rules standard+lead-ace-of-spades', ["AS", "3H"], {"KS": UNBROKEN}),
    ],
)
def test_judges_the_hand_in_its_order(line, legal, illegal):
    """Cards stand in the order of the hand, under their canonical names, with all reasons."""
    answer = run_line(f"legal {line} --json").json
    assert answer["legal"] == legal
    for card, reasons in illegal.items():
        assert answer["illegal"][card] == reasons
    assert len(answer["legal"]) + len(answer["illegal"]) == len(
        line.split('"')[1].replace(",", " ").replace("،", " ").split()
    )


def test_the_keys_of_the_json_are_as_promised():
    """Other programs rely on the form of the answer."""
    assert run_line('legal --hand "9H 4H AS" --led KH --json').out == (
        '{"legal": ["9H", "4H"], "illegal": {"AS": ["must-follow-suit"]}}\n'
    )


LEGAL = [example for example in examples() if example.kind == "legal"]


@pytest.mark.parametrize("example", LEGAL, ids=lambda example: example.id)
def test_a_worked_example_gives_the_same_at_the_command_line(example: Example, count: Callable[..., None]):
    """What the catalogue says about legal cards is what the command line answers."""
    given, expect = example.given, example.expect
    options = ["--hand", given["hand"], "--rules", example.spec, "--json"]
    options += ["--trick", given["trick"]] if given["trick"] else []
    options += ["--broken"] if given["broken"] else []
    options += ["--trick-number", "1"] if given["first_trick"] else []
    answer = run("legal", *options).json
    assert set(expect["legal"].split()) == set(answer["legal"])
    for card, reasons in expect.get("illegal", {}).items():
        assert list(reasons) == answer["illegal"][card]
    count("worked examples at the command line")


@pytest.mark.parametrize(
    ("line", "error_id"),
    [
        ("", "cli-option-missing"),
        ('--hand ""', "empty-hand"),
        ('--hand "9H 9H"', "duplicate-card"),
        ('--hand "9H 9X"', "bad-card"),
        ('--hand "9H ۱۱S"', "bad-card"),
        ('--hand "9H ۱S"', "bad-card"),
        ('--hand "9H" --led 9H', "cli-in-hand-and-trick"),
        ('--hand "9H" --trick "N:KH E:9H"', "cli-in-hand-and-trick"),
        ('--hand "9H" --led KX', "bad-card"),
        ('--hand "9H" --led ""', "bad-card"),
        ('--hand "9H" --led "KH 2S"', "cli-two-led"),
        ('--hand "9H" --led KH --trick "E:KH"', "cli-led-and-trick"),
        ('--hand "9H" --trick "E:KH W:2H"', "cli-out-of-turn"),
        ('--hand "9H" --trick "E:KH N:2H"', "cli-out-of-turn"),
        ('--hand "9H" --trick "E:KH E:2H"', "seat-twice"),
        ('--hand "9H" --trick "E:KH S:KH"', "duplicate-card"),
        ('--hand "9H" --trick "N:KH E:2H S:3H W:4H"', "cli-trick-complete"),
        ('--hand "9H" --trick "KH 2H"', "bad-play"),
        ('--hand "9H" --trick "X:KH"', "bad-seat"),
        ('--hand "BJ 9H"', "cli-not-in-pack"),
        ('--hand "9H" --led LJ', "cli-not-in-pack"),
        ('--hand "2C 9H" --rules standard+big-joker-little-joker', "cli-not-in-pack"),
        ('--hand "2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS AS 2H"', "cli-too-many-cards"),
        ('--hand "2S 3S" --trick-number 13', "cli-too-many-cards"),
        ('--hand "2S" --trick-number 14', "cli-bad-number"),
        ('--hand "2S" --trick-number 0', "cli-bad-number"),
        ('--hand "2S" --trick-number -1', "cli-bad-number"),
        ('--hand "2S" --trick-number 1.5', "cli-bad-number"),
        ('--hand "2S" --trick-number ""', "cli-bad-number"),
        ('--hand "2S" --trick-number 1 --broken', "cli-broken-at-first"),
        ('--hand "2S" --rules', "cli-value-missing"),
        ('--hand "2S" --rules ""', "bad-rule-spec"),
        ('--hand "2S" --rules standard+nli', "unknown-rule"),
        ('--hand "2S" --rules pagta', "unknown-profile"),
        ('--hand "2S" --rules standard+blind-nil:valeu=3', "bad-parameter"),
        ('--hand "2S" --rules standard+blind-nil:value=lots', "bad-parameter"),
        ('--hand "2S" --rules standard+nil+nil', "rule-twice"),
        ('--hand "2S" --rules standard+nil+nil-off', "rule-conflict"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("form", ["", "--json"])
def test_names_what_cannot_be(line, error_id, lang, form):
    """Bad input is refused by one line in the language asked for, whether text or JSON was wanted."""
    assert run_line(f"legal {line} --lang {lang} {form}").error_id == error_id


def test_the_last_trick_takes_one_card():
    """With its number a trick also says how many cards a hand can have; what fits is judged."""
    assert run_line('legal --hand "2S" --trick-number 13 --json').json["legal"] == ["2S"]
    assert run_line('legal --hand "2S 3H" --trick-number 12 --json').json["legal"] == ["3H"]


def test_text_says_why_and_what_would_allow_it():
    """The text names the legal cards, the reason against each other card, and the option that would allow it."""
    words = words_for("en")
    answer = run_line('legal --hand "QS 8S JH 2D"')
    shown = plain_text(answer.out)
    assert plain_text(words.hand("JH 2D")) in shown
    assert plain_text(words.hand("QS 8S")) in shown
    assert words("lead-spade-unbroken") in shown
    assert words("lead-not-spade") in shown
    assert "+breaking-spades:required=false" in shown
    assert answer.err == ""


def test_options_are_named_for_each_card_for_itself():
    """The ace of spades has an option more than the other spades, so it is told apart from them."""
    rules, hand = compose("standard"), "AS 8S 3C"
    context = PlayContext(hand=tuple(map(Card, hand.split())))
    blocked = judge_cards(rules, context).blocked
    assert len({allowing(rules, context, card) for card in blocked}) == 2 == len(blocked)
    shown = plain_text(run("legal", "--hand", hand).out)
    assert shown.count(words_for("en")("lead-spade-unbroken")) == 2
    assert shown.count("lead-ace-of-spades") == 1
    assert write_cards(blocked) == "AS 8S"


@pytest.mark.parametrize(
    "line", ['--hand "9H 4H AS 7C 10D" --led KH', '--hand "QS 10S JH 2D"', '--hand "QS 10S" --led 2S']
)
def test_english_needs_no_marks_and_persian_isolates_cards(line):
    """English text holds no direction marks; in Persian no card or digit stands outside an isolate."""
    english, persian = run_line(f"legal {line}").out, run_line(f"legal {line} --lang fa").out
    assert MARKS.isdisjoint(english)
    outside = "".join(bare(persian))
    assert not any(sign.isdigit() or sign in "♠♥♦♣" or "A" <= sign <= "Z" for sign in outside)
    assert "♥" in persian or "♠" in persian

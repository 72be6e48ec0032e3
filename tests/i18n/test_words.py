"""Cards, seats, bids and sentences in each language."""

from __future__ import annotations

import pytest

from spades_teach.i18n import MessageError, MissingMessageError, available_languages, isolate, plain_text, words_for
from spades_teach.i18n.locales import RANKS
from tests.i18n.homes import add_language

ARABIC = "٠١٢٣٤٥٦٧٨٩"

SPADE, HEART = "♠\ufe0e", "♥\ufe0e"

languages = pytest.mark.parametrize("lang", available_languages())


@pytest.mark.parametrize(
    ("shown", "lang", "code"),
    [
        (f"A{SPADE}", "en", "AS"),
        (f"10{HEART}", "en", "10H"),
        (f"\u2066A{SPADE}\u2069", "fa", "AS"),
        (f"\u206610{HEART}\u2069", "fa", "10H"),
        ("big joker", "en", "BJ"),
        ("ژوکر کوچک", "fa", "LJ"),
    ],
)
def test_a_card_shows_its_rank_and_then_its_suit(shown, lang, code):
    """A♠ in every language, as plain signs and not as coloured pictures; isolated where text runs from right to left."""
    assert words_for(lang).card(code) == shown


@pytest.mark.parametrize(
    ("name", "lang", "code"),
    [
        ("ace of spades", "en", "AS"),
        ("two of clubs", "en", "2C"),
        ("ten of hearts", "en", "10H"),
        ("queen of diamonds", "en", "QD"),
        ("big joker", "en", "BJ"),
        ("آس پیک", "fa", "AS"),
        ("دوی گشنیز", "fa", "2C"),
        ("سهٔ دل", "fa", "3H"),
        ("بی‌بی خشت", "fa", "QD"),
        ("سرباز دل", "fa", "JH"),
        ("ژوکر بزرگ", "fa", "BJ"),
    ],
)
def test_a_card_has_a_name(name, lang, code):
    """A name is plain text: it can be the name of a button."""
    assert words_for(lang).card_name(code) == name


@languages
def test_no_two_cards_have_one_name(lang):
    """52 cards and two jokers have 54 names, faces and corners that belong together."""
    w = words_for(lang)
    codes = [rank + suit for suit in "CDHS" for rank in RANKS] + ["BJ", "LJ"]
    assert len({w.card_name(code) for code in codes}) == len({w.card(code) for code in codes}) == 54
    assert len({w.index(code) for code in codes}) == 15
    assert all(w.rank(rank) for rank in RANKS)


@pytest.mark.parametrize("code", ["", "S", "A", "1S", "11S", "TS", "AX", "as", "XJ", "۱۰S", "A♠", "10"])
def test_what_is_no_card_is_refused(code):
    """Facts of the engine hold canonical codes; anything else is a mistake of the program."""
    for say in (words_for("fa").card, words_for("en").card_name):
        with pytest.raises(ValueError, match="is no card"):
            say(code)


@pytest.mark.parametrize(
    ("shown", "lang", "join"),
    [
        ("9♥, 4♥, A♠", "en", "list"),
        ("9♥, 4♥ and A♠", "en", "and"),
        ("9♥, 4♥ or A♠", "en", "or"),
        ("9♥، 4♥، A♠", "fa", "list"),
        ("9♥، 4♥ و A♠", "fa", "and"),
        ("9♥، 4♥ یا A♠", "fa", "or"),
    ],
)
def test_cards_are_listed_as_the_language_lists(shown, lang, join):
    """Each language has its own comma and its own word before the last item."""
    assert plain_text(words_for(lang).cards("9H 4H AS", join)) == shown


def test_a_list_may_be_short():
    """One item has no comma, none is empty."""
    w = words_for("en")
    assert w.cards("9H", "or") == f"9{HEART}"
    assert w.cards("") == ""
    assert w.list_of(["a", "b"], "and") == "a and b"


def test_a_fan_keeps_its_order_in_every_language():
    """The hand is part of the table: one left-to-right piece."""
    assert words_for("fa").hand("9H 10H BJ") == isolate(f"9{HEART} 10{HEART} BJ")
    assert words_for("en").hand("9H 10H BJ") == f"9{HEART} 10{HEART} BJ"


@pytest.mark.parametrize(
    ("name", "lang", "kind", "code", "form"),
    [
        ("hearts", "en", "suit", "H", None),
        ("heart", "en", "suit", "H", "one"),
        ("Hearts", "en", "suit", "H", "title"),
        ("دل", "fa", "suit", "H", None),
        ("دل", "fa", "suit", "H", "one"),
        ("دلی", "fa", "suit", "H", "any"),
        ("North", "en", "seat", "N", None),
        ("You", "en", "seat", "you", None),
        ("you", "en", "seat", "you", "player"),
        ("Partner", "en", "place", "partner", None),
        ("Seat 3", "en", "seat", "3", None),
        ("seat 3", "en", "seat", "3", "player"),
        ("شمال", "fa", "seat", "N", None),
        ("تو", "fa", "seat", "you", None),
        ("نفر چپ", "fa", "seat", "left", "player"),
        ("صندلی \u2066۳\u2069", "fa", "seat", "3", None),
        ("North and South", "en", "side", "NS", None),
        ("Your side", "en", "side", "us", None),
        ("Side 2", "en", "side", "2", None),
        ("East", "en", "side", "E", None),
        ("تیم حریف", "fa", "side", "them", None),
        ("5", "en", "bid", "5", None),
        ("nil", "en", "bid", "nil", None),
        ("blind nil", "en", "bid", "blind-nil", None),
        ("blind 5", "en", "bid", "blind-5", None),
        ("9-for-100", "en", "bid", "9-for-100", None),
        ("\u2066۵\u2069", "fa", "bid", "5", None),
        ("نیل کور", "fa", "bid", "blind-nil", None),
        ("\u2066۵\u2069 کور", "fa", "bid", "blind-5", None),
        ("\u20669-for-100\u2069", "fa", "bid", "9-for-100", None),
        ("Blind nil", "en", "rule", "blind-nil", ...),
        ("The default table", "en", "rule", "standard", ...),
        ("no-such-rule", "en", "rule", "no-such-rule", ...),
        ("نیل کور", "fa", "rule", "blind-nil", ...),
        ("\u2066no-such-rule\u2069", "fa", "rule", "no-such-rule", ...),
    ],
)
def test_things_have_names(name, lang, kind, code, form):
    """Suits, seats, sides, bids and rules are named; a form that a language lacks is its plain one; what has no name is shown as typed."""
    say = getattr(words_for(lang), kind)
    assert (say(code) if form is ... else say(code, form)) == name


@pytest.mark.parametrize(
    ("kind", "code"),
    [("suit", "X"), ("suit", "h"), ("seat", "Q"), ("seat", ""), ("place", "N"), ("side", "XY"), ("suit_sign", "BJ")],
)
def test_what_has_no_name_is_refused(kind, code):
    """A letter that is no suit, seat or side is a mistake of the program."""
    with pytest.raises((ValueError, KeyError)):
        getattr(words_for("en"), kind)(code)


@pytest.mark.parametrize("rule", ["nil", "blind-nil", "nil-off", "standard", "loss-at-minus-200"])
@languages
def test_rules_are_explained_in_a_sentence(lang, rule):
    """A variant and a profile have a name and a sentence that ends."""
    about = words_for(lang).rule_about(rule)
    assert about is not None
    assert about.endswith(".")
    assert words_for(lang).rule_about("no-such-rule") is None


@pytest.mark.parametrize(
    ("said", "lang", "message", "facts"),
    [
        ("Hearts were led and you still hold one, so you must play a heart.", "en", "must-follow-suit", {"suit": "H"}),
        ("زمین دل است و تو هنوز دل داری؛ پس باید دل بدهی.", "fa", "must-follow-suit", {"suit": "H"}),
        (
            f"Your 3{SPADE} takes the trick: it is the highest spade, and a spade beats every other suit.",
            "en",
            "highest-spade",
            {"card": "3S", "seat": "you"},
        ),
        (
            f"\u20663{SPADE}\u2069، کارت یارت، دست را می‌برد: بالاترین پیک است و پیک از هر خال دیگری بالاتر است.",
            "fa",
            "highest-spade",
            {"card": "3S", "seat": "partner"},
        ),
        (
            f"A{HEART}, played by North, takes the trick: nobody played a spade, and it is the highest of the hearts that were led.",
            "en",
            "highest-of-suit-led",
            {"card": "AH", "seat": "N", "suit": "H"},
        ),
    ],
)
def test_reasons_are_said_as_whole_sentences(said, lang, message, facts):
    """A sentence is written whole in each language, cards and names in their places."""
    assert words_for(lang)(message, **facts) == said


@pytest.mark.parametrize(
    ("end", "deficit"),
    [("and yours is ahead.", -140), ("and the sides stand level.", 0), ("and yours is behind by 99.", 99)],
)
def test_a_message_may_choose_by_the_sign_of_a_number(end, deficit):
    """Ahead, level and behind are three sentences, though plural forms do not tell them apart (s2-blind-nil-eligible)."""
    assert words_for("en")("blind-not-behind", bid="blind-nil", deficit=deficit, needed=100).endswith(end)


BAG_PENALTY = {"before": 8, "new": 3, "bags": 11, "loads": 1, "limit": 10, "penalty": 100, "carried": 1, "points": -100}
"""Source: example s2-bag-penalty: 8 bags carried, 5 bid, 8 taken."""


@pytest.mark.parametrize(
    ("english", "persian", "message", "facts"),
    [
        ("7 × 10 = 70", "۷ × ۱۰ = ۷۰", "contract-made", {"contract": 7, "tricks": 7, "each": 10, "points": 70}),
        ("−7 × 10 = −70", "−۷ × ۱۰ = −۷۰", "contract-set", {"contract": 7, "tricks": 6, "each": 10, "points": -70}),
        ("2 × 1 = 2", "۲ × ۱ = ۲", "bags", {"bags": 2, "overtricks": 2, "failed": 0, "each": 1, "points": 2}),
        (
            "(1 + 2) × 1 = 3",
            "(۱ + ۲) × ۱ = ۳",
            "bags",
            {"bags": 3, "overtricks": 1, "failed": 2, "each": 1, "points": 3},
        ),
        ("−1 × 100 = −100", "−۱ × ۱۰۰ = −۱۰۰", "bag-penalty", BAG_PENALTY),
        ("+100", "+۱۰۰", "nil-made", {"seat": "N", "points": 100}),
        ("−100", "−۱۰۰", "nil-failed", {"seat": "N", "tricks": 2, "points": -100}),
    ],
)
def test_the_working_of_a_line_is_a_formula(english, persian, message, facts):
    """The line of a score is worked out in one left-to-right piece, which in Persian is isolated as a whole."""
    assert words_for("en").attr(message, "working", **facts) == english
    assert words_for("fa").attr(message, "working", **facts) == isolate(persian)


def test_the_bags_are_counted_in_formulas():
    """What comes together and what is left of it (s2-bag-penalty)."""
    w = words_for("en")
    assert w.attr("bag-penalty", "count", **BAG_PENALTY) == "8 + 3 = 11"
    assert w.attr("bag-penalty", "left", **BAG_PENALTY) == "11 − 1 × 10 = 1"


@pytest.mark.parametrize(("label", "bags"), [("One bag", 1), ("2 bags", 2), ("11 bags", 11)])
def test_english_counts_one_and_many(label, bags):
    """The plural form follows the number, which keeps its own digits."""
    assert words_for("en").attr("bags", "label", bags=bags) == label


def test_a_number_selects_its_plural_form_in_any_language(tmp_path):
    """Arabic has six forms; our numbers select each and are written in Arabic digits."""
    add_language(tmp_path, "en", fallback=None)
    forms = "\n".join(f"    [{form}] {form} {{ NUMBER($n) }}" for form in ("zero", "one", "two", "few", "many"))
    add_language(
        tmp_path,
        "ar",
        direction="rtl",
        digits=ARABIC,
        x=f"count = {{ $n ->\n{forms}\n   *[other] other {{ $n }}\n }}\n",
    )
    said = {n: plain_text(words_for("ar", tmp_path)("count", n=n)).split()[0] for n in (0, 1, 2, 3, 11, 100)}
    assert said == {0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"}
    assert "\u2066١٠٠\u2069" in words_for("ar", tmp_path)("count", n=100)


def test_a_number_is_written_our_way_without_asking(tmp_path):
    """`{ $n }` alone is written as NUMBER($n) is: the library's ASCII digits never show."""
    add_language(tmp_path, "en", fallback=None)
    add_language(
        tmp_path, "xx", direction="rtl", digits=ARABIC, x="bare = س { $n } س\nhalf = { NUMBER($p, decimals: 1) }\n"
    )
    assert words_for("xx", tmp_path)("bare", n=-47) == "س \u2066−٤٧\u2069 س"
    assert words_for("xx", tmp_path)("half", p=0.55) == "\u2066٠.٦\u2069"


def test_a_value_keeps_its_isolate():
    """What comes from outside is isolated, and cannot break out of it."""
    said = words_for("fa")("bad-card", value="K\u2069X")
    assert said.startswith("«\u2068KX\u2069» کارت نیست")
    assert "“سارا”" not in words_for("en")("bad-card", value="سارا")
    assert "“\u2068سارا\u2069”" in words_for("en")("bad-card", value="سارا")


def test_english_has_no_invisible_marks():
    """In English text nothing needs an isolate, so terminals and names of buttons stay clean."""
    said = words_for("en")("bag-penalty", **BAG_PENALTY)
    assert (
        said == "The bags come to 8 + 3 = 11. A full 10 of them are paid for with 100 points; left on the counter: 1."
    )


# What is missing


@pytest.fixture
def home(tmp_path):
    """Give English and two languages that lack almost everything, one of each direction."""
    english = (
        "hello = Hello, { $name }!\n    .short = Hi!\nscore = { NUMBER($n) } points\nonly-parts =\n    .one = One\n"
    )
    add_language(tmp_path, "en", fallback=None, x=english)
    add_language(tmp_path, "xx", direction="rtl", digits=ARABIC, x="hello = سلام { $name }\n")
    add_language(tmp_path, "yy", x="score = { NUMBER($n) } pistettä\n")
    add_language(tmp_path, "zz", fallback="yy")
    return tmp_path


def test_a_missing_message_is_said_in_english_and_remembered(home):
    """The whole sentence is English, its numbers too, and runs in its own direction."""
    w = words_for("xx", home)
    assert w("score", n=-5) == isolate("−5 points")
    assert w.attr("hello", "short") == isolate("Hi!")
    assert w("hello", name="سارا") == "سلام سارا"
    assert w.missing == ("hello.short", "score")


def test_a_fallback_may_have_a_fallback(home):
    """A language may stand on a nearer one than English."""
    w = words_for("zz", home)
    assert w("score", n=5) == "5 pistettä"
    assert w("hello", name="Aino") == "Hello, Aino!"


def test_what_no_language_has_is_a_mistake(home):
    """The message is named."""
    w = words_for("xx", home)
    with pytest.raises(MissingMessageError, match="'no-such-message'"):
        w("no-such-message")
    with pytest.raises(KeyError, match=r"'hello\.no-such-form'"):
        w.attr("hello", "no-such-form")
    with pytest.raises(MissingMessageError, match="'only-parts'"):
        w("only-parts")


def test_a_language_knows_what_it_has(home):
    """`has`: it can be said; `translated`: it can be said in this language."""
    w = words_for("xx", home)
    assert [w.has("hello"), w.has("hello", "short"), w.has("score"), w.has("nothing"), w.has("hello", "nothing")] == [
        True
    ] * 3 + [False] * 2
    assert [w.translated("hello"), w.translated("hello", "short"), w.translated("score")] == [True, False, False]
    assert [w.has("only-parts"), w.has("only-parts", "one")] == [False, True]


@pytest.mark.parametrize(("named", "arguments"), [("name", {}), ("name", {"Name": "Sara"})])
def test_a_missing_argument_is_a_mistake(home, named, arguments):
    """The error names message, language and argument."""
    with pytest.raises(MessageError, match=rf"'hello' in 'en'.*{named}"):
        words_for("en", home)("hello", **arguments)


@pytest.mark.parametrize(
    ("named", "message"),
    [
        ("Unknown term", "x = { -nothing }"),
        ("Unknown function", "x = { NOTHING($n) }"),
        ("no card", "x = { CARD($n) }"),
        ("Expected", "x = { $n -> }"),
    ],
)
def test_a_message_that_is_not_written_well_is_a_mistake(tmp_path, named, message):
    """It is named when it is said; `check_messages` names it before."""
    add_language(tmp_path, "en", fallback=None, x=message)
    with pytest.raises(MessageError, match=named):
        words_for("en", tmp_path)("x", n="ZZ")


def test_a_truth_value_is_no_argument(home):
    """True is not 1, even where a sentence with 1 was said before and is remembered."""
    w = words_for("en", home)
    assert w("score", n=1) == w("score", n=1)
    with pytest.raises(TypeError):
        w("score", n=True)


def test_terms_and_messages_may_be_used_in_others(tmp_path):
    """They are loaded when they are needed, also through one another and from another file."""
    add_language(tmp_path, "en", fallback=None, a="a = { b } { -c(n: 1) }!\n", b="b = { -d }\n-c = C\n-d = D\n")
    assert words_for("en", tmp_path)("a") == "D C!"

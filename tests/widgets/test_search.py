"""Search in short texts: what is found, in which order, with which slips."""

import pytest

from spades_teach.catalogue import questions
from spades_teach.widgets.rule_dispute import question_index
from spades_teach.widgets.search import LONGEST_QUERY, SearchIndex, likeness, words_of


@pytest.mark.parametrize(
    ("expected", "query"),
    [
        ("lead-spade-unbroken", "can I lead spades"),
        ("lead-spade-unbroken", "Leading a SPADE before its broken??"),
        ("lead-spade-unbroken", "می‌شود با پیک شروع کنم"),
        ("lead-spade-unbroken", "ميشه با پيك شروع كنم"),  # Arabic letters
        ("must-trump", "must i trump"),
        ("must-beat", "do I have to beat"),
        ("nil-value", "nil worth"),
        ("nil-value", "نیل چند امتیاز"),
        ("exactly-ten-bags", "10 bags"),
        ("exactly-ten-bags", "۱۰ بگ"),
        ("joker-order", "jokers"),
        ("joker-order", "ژوکر"),
        ("somebody-reneged", "reneg"),
        ("tie-at-the-top", "tie"),
        ("who-leads-first", "who goes first"),
        ("who-wins-the-match", "500"),
        ("below-minus-two-hundred", "minus 200"),
        ("hand-without-spades", "misdael"),  # two letters exchanged
        ("mirror-whiz-suicide", "whizz"),
        ("cards-exchanged", "passing cards"),
        ("blind-nil-value", "blind nil points"),
        ("failed-nil-tricks", "دست‌های نیل ناموفق کمک"),
        ("when-bags-cost", "when do bags cost"),
        ("smallest-bid", "smallest bid"),
    ],
)
def test_the_question_that_is_meant_comes_first(expected, query):
    """People type words, not sentences, in either language."""
    assert expected == question_index().find(query)[0]


@pytest.mark.parametrize(
    ("lost", "query"),
    [("nil-value", "jokers"), ("tie-at-the-top", "bags"), ("joker-order", "xyzzy"), ("must-trump", "نیل")],
)
def test_what_does_not_fit_is_left_out(lost, query):
    """A question that shares no word with the query is not told."""
    assert lost not in question_index().find(query)


def test_nothing_typed_finds_everything() -> None:
    """Without a word all questions are told, in the order of the subject."""
    everything = tuple(each.id for each in questions())
    for query in ("", "   ", "?!", "\u200c"):
        assert everything == question_index().find(query)


def test_a_query_of_small_words_alone_is_taken_as_it_is() -> None:
    """Words that usually find nothing count when there is no other."""
    index = SearchIndex({"one": [(1, "who are you")], "two": [(1, "lead a spade")]}, "who are you")
    assert index.find("who are") == ("one",)


@pytest.mark.parametrize("query", ["a" * 5000, "\u202e" * 50, "۱" * 200, "'\"<b>", "🂡"])
def test_any_text_can_be_searched(query):
    """Long, odd or empty: there is always an answer."""
    assert set(question_index().find(query)) <= {each.id for each in questions()}
    assert len(words_of(query[:LONGEST_QUERY])) <= LONGEST_QUERY


@pytest.mark.parametrize(
    ("expected", "asked", "known"),
    [
        (1, "bag", "bags"),
        (0.8, "contr", "contract"),
        (0.5, "trmup", "trump"),
        (0, "10", "100"),
        (0, "nil", "bid"),
        (0, "on", "one"),
    ],
)
def test_how_much_words_are_alike(expected, asked, known):
    """The same word counts most, its beginning less, a slip least; numbers must be the same."""
    assert expected == likeness(asked, known)

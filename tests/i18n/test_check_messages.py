"""The check of messages finds what is wrong and lists what is missing."""

from __future__ import annotations

import pytest

from scripts import check_messages
from tests.i18n.homes import add_language

ENGLISH = "hello = Hello, { $name }!\n    .short = Hi!\ncount = { NUMBER($n) } points\nplay = Play { SUIT($suit) }\n"
NAMES = "suit = { $suit ->\n    [S] spades\n   *[C] clubs\n}\n    .one = spade\n"


@pytest.fixture
def home(tmp_path):
    """Give English and a right-to-left translation of it without a mistake."""
    add_language(tmp_path, "en", fallback=None, x=ENGLISH, cards=NAMES)
    translated = (
        "hello = سلام { $name }\n    .short = سلام!\ncount = { NUMBER($n) } امتیاز\nplay = { SUIT($suit) } بازی کن\n"
    )
    add_language(tmp_path, "xx", direction="rtl", x=translated, cards=NAMES.replace(".one", ".any"))
    return tmp_path


@pytest.mark.deep  # `make static` says the same, and comes first
def test_the_messages_of_the_package_are_without_mistake():
    """Every language of the package passes, and so does all code that says its messages."""
    report = check_messages.check(code=check_messages.code_files())
    assert report.mistakes == []
    assert min(report.messages.values()) > 150
    assert main_prints(report)


def main_prints(report: check_messages.Report) -> bool:
    """Show what is only listed, as `make check` does."""
    print(*report.notes, sep="\n")
    return True


def test_a_language_without_mistake_passes(home):
    """No mistake and no note; forms of names are each language's own."""
    report = check_messages.check(home)
    assert (report.mistakes, report.notes, report.messages) == ([], [], {"en": 4, "xx": 4})


@pytest.mark.parametrize(
    ("mistake", "added"),
    [
        ("xx/y.ftl:1: Expected", "odd = { $n\n"),
        ("xx/y.ftl:2: Expected token", "good = x\nodd\n"),
        ("hello stands in x.ftl too", "hello = x { $name }\n"),
        ("no function NOTHING", "hi = { NOTHING() }\n"),
        ("no message { nothing }", "hi = { nothing }\n"),
        ("no message { -nothing }", "hi = { -nothing }\n"),
        ("no message { hello.long }", "hi = { hello.long }\n"),
        ("a digit in '10 points'", "hi = 10 points\n"),
        ("a digit in 'ده ۱۰'", "hi = ده ۱۰\n"),
        ("no suit 'KX'", 'hi = { SUIT("KX") }\n'),
    ],
)
def test_a_mistake_in_one_language_is_found(home, mistake, added):
    """Wrong syntax, an id twice, what does not exist, and a number that would turn round are named with their place."""
    add_language(home, "xx", direction="rtl", y=added)
    found = check_messages.check(home).mistakes
    assert [each for each in found if mistake in each], found


@pytest.mark.parametrize(
    ("mistake", "translated"),
    [
        ("xx/x.ftl: hello: $nmae is only here", "hello = سلام { $nmae } { $name }\n"),
        ("xx/x.ftl: hello: $name is not used here", "hello = سلام\n"),
        ("xx/x.ftl: hello.short: $name is only here", "hello = { $name }\n    .short = { $name }\n"),
    ],
)
def test_variables_that_differ_from_english_are_found(home, mistake, translated):
    """A misspelt variable would fail, and one left out loses what was to be said."""
    add_language(home, "xx", direction="rtl", x=translated)
    assert mistake in check_messages.check(home).mistakes


def test_what_is_missing_or_stale_is_listed_and_no_mistake(home):
    """A translation may come later; what has lost its English message may go."""
    add_language(home, "xx", direction="rtl", x="hello = سلام { $name }\nold = قدیمی\n")
    report = check_messages.check(home)
    assert report.mistakes == []
    assert report.notes == [
        "xx: hello.short is not translated",
        "xx: count is not translated",
        "xx: play is not translated",
        "xx: old is in no English file",
    ]


@pytest.mark.parametrize(
    ("mistake", "program"),
    [
        ("code.py:1: no language has the message nothing", 'w("nothing")'),
        ("code.py:1: no language has the message nothing", 'self.words("nothing", n=1)'),
        ("code.py:1: no language has the message nothing", 'words_for("en")("nothing")'),
        ("code.py:1: no language has the message hello.long", 'w.attr("hello", "long")'),
        ("code.py:1: no language has the message nothing", 'Reason.of("nothing", suit="H")'),
        ("code.py:1: no language has the message nothing", 'ScoreLine.of("count" if n else "nothing", 5)'),
        ("code.py:1: no language has the message no-thing", 'raise DealError("English", "no-thing", card="AS")'),
        ("code.py:1: no language has the message no-thing", 'raise InputError("no-thing", card="AS")'),
        ("code.py:1: no language has the message no-*", 'w(f"no-{kind}", n=1)'),
        ("code.py:1: hello needs $name in en", 'w("hello")'),
        ("code.py:1: hello needs $name in xx", 'w("hello", nmae="Sara")'),
        ("code.py:1: count needs $n in en", 'ScoreLine.of("count", 5, points=1)'),
    ],
)
def test_code_that_says_what_no_language_has_is_found(home, mistake, program):
    """A message that exists nowhere and a fact that is not given would fail while a learner looks."""
    path = home / "code.py"
    path.write_text(f"{program}\n")
    assert mistake in check_messages.check(home, [path]).mistakes


@pytest.mark.parametrize(
    "program",
    [
        'w("hello", name="Sara")',
        'w.attr("hello", "short")',
        'w("count", **facts)',
        'lesson.words("en")',
        'InputError("why-not", reasons=found)',
        'Reason.of("play", suit="H")',
        'other("nothing")',
        'w(f"co{kind}")',
        'LessonError("English", "no-thing")',
        "w(message_id)",
    ],
)
def test_code_that_says_what_there_is_passes(home, program):
    """Arguments that are not written out are trusted; what is no message is left alone."""
    add_language(home, "en", fallback=None, y="why-not = No: { $why }\n")
    path = home / "code.py"
    path.write_text(f"{program}\n")
    assert check_messages.check(home, [path]).mistakes == []


def test_messages_that_no_code_mentions_are_listed(home):
    """A message is used when the code quotes its id or builds it."""
    path = home / "code.py"
    path.write_text('w("hello", name=n); w(f"{kind}-x"); ids = ("count", "suit")\n')
    add_language(home, "en", fallback=None, y="made-x = X\nold-x-y = Y\n")
    notes = check_messages.check(home, [path]).notes
    assert "play (x.ftl) is mentioned nowhere in the code" in notes
    assert "old-x-y (y.ftl) is mentioned nowhere in the code" in notes
    assert not [note for note in notes if note.startswith(("hello", "count", "suit", "made-x "))]


def test_every_variant_of_a_choice_is_tried(home):
    """Names, exact numbers, plural forms and functions each bring their own arguments."""
    source = "a = { $k ->\n    [x] { SUIT($s) }\n    [7] { $n ->\n        [one] 1\n       *[other] { NUMBER($n) }\n    }\n   *[y] { $t }\n}\n"
    add_language(home, "en", fallback=None, y=source)
    language = check_messages.read_language(home / "en", check_messages.Report())
    tried = list(check_messages.samples([language.uses["a"]]))
    assert {arguments["k"] for arguments in tried} == {"x", 7, "y"}
    assert {arguments["s"] for arguments in tried} == {"S", "H", "D", "C"}
    assert {0, 1, 2} <= {arguments["n"] for arguments in tried}
    assert {arguments["t"] for arguments in tried} == {"KX"}


def test_the_exit_status_tells(monkeypatch, capsys):
    """1 for a mistake, 0 for notes alone; both are printed."""
    monkeypatch.setattr(
        check_messages, "check", lambda **_options: check_messages.Report(notes=["a note"], messages={"en": 3})
    )
    assert check_messages.main() == 0
    assert "note: a note" in capsys.readouterr().out
    monkeypatch.setattr(check_messages, "check", lambda **_options: check_messages.Report(mistakes=["a mistake"]))
    assert check_messages.main() == 1
    assert "mistake: a mistake" in capsys.readouterr().err

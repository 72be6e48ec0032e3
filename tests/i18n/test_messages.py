"""Every message can be said in every language, and looks right there."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

from scripts import check_messages
from spades_teach.i18n import available_languages, plain_text, sources, words_for
from spades_teach.i18n.isolates import FSI, LRI, PDI, RLI
from spades_teach.i18n.locales import HOME

REPORT = check_messages.Report()
LANGUAGES = {tag: check_messages.read_language(HOME / tag, REPORT) for tag in available_languages()}
NAMES = [(tag, name) for tag, language in LANGUAGES.items() for name in language.patterns if not name.startswith("-")]

languages = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def every_text(tag: str, name: str) -> list[str]:
    """Return a message (`id` or `id.attribute`) said with arguments of every kind it asks for."""
    uses = [language.uses[name] for language in LANGUAGES.values() if name in language.uses]
    message_id, _, attribute = name.partition(".")
    say = words_for(tag)
    return [
        say.attr(message_id, attribute, **arguments) if attribute else say(message_id, **arguments)
        for arguments in check_messages.samples(uses)
    ]


def outside_isolates(text: str) -> str:
    """Return what stands in no isolate."""
    while (shorter := re.sub(f"[{LRI}{RLI}{FSI}][^{LRI}{RLI}{FSI}{PDI}]*{PDI}", "", text)) != text:
        text = shorter
    return text


def test_there_are_messages_to_try():
    """The search for messages finds them: over 150 in English and as many in Persian."""
    assert REPORT.mistakes == []
    assert min(len(LANGUAGES[tag].files) for tag in ("en", "fa")) > 150


@languages
def test_files_are_cut_where_the_parser_cuts_them(lang):
    """A message is found without parsing its file, and is the message that the parser finds."""
    for path in sorted((HOME / lang).glob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        whole = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message | ast.Term)]
        pieces = list(sources.entries(text))
        assert len(pieces) == len(whole) > 0
        for (message_id, source), entry in zip(pieces, whole, strict=True):
            (alone, *_) = FluentParser().parse(source).body
            assert message_id.removeprefix("-") == entry.id.name
            assert alone.equals(entry, ignored_fields=["span", "comment"])
            attributes = {attribute.id.name for attribute in entry.attributes}
            assert sources.has_value(source) == (entry.value is not None)
            assert {name for name in (*attributes, "nothing") if sources.has_attribute(source, name)} == attributes


FILES = sorted({(tag, file) for tag, language in LANGUAGES.items() for file in language.files.values()})


@pytest.mark.parametrize(("lang", "file"), FILES)
def test_each_message_can_be_said(lang, file, count):
    """With every kind of argument: nothing is left unfilled, all isolates are closed, and right-to-left text has no bare number."""
    names = [name for tag, name in NAMES if tag == lang and LANGUAGES[lang].files[name.partition(".")[0]] == file]
    assert names
    assert [f"{name}: {fault}" for name in names for fault in faults(lang, name)] == []
    count("messages said", len(names))


def faults(lang: str, name: str) -> list[str]:
    """Return what is wrong with the texts of a message."""
    texts = every_text(lang, name)
    return ["it says nothing"] * (not texts) + [
        f"{fault}: {text!r}" for text in texts for fault in faults_in(lang, text)
    ]


def faults_in(lang: str, text: str) -> Iterator[str]:
    plain = plain_text(text)
    if text.strip() != text or not text:
        yield "empty, or with space around it"
    if re.search(r'\{(?!")', text):  # but JSON may be quoted
        yield "something is unfilled"
    if "  " in text or re.search(r" (?:[,;:!?؟،؛]|\.(?![.\w]))", plain):
        yield "a space too many"
    if len(re.findall(f"[{LRI}{RLI}{FSI}]", text)) != text.count(PDI):
        yield "an isolate is open"
    if re.search(r"(?<![\w:=+])-\d", plain):
        yield "a hyphen for a minus"
    if words_for(lang).direction == "rtl" and any(
        sign.isdecimal() or sign in "−+=×" for sign in outside_isolates(text)
    ):
        yield "a number outside of isolates"


@languages
def test_a_language_has_no_letters_of_another_script_in_its_sentences(lang):
    """A Persian sentence is written in Persian letters; Arabic yeh and kaf, typed by many keyboards, are not among them."""
    if lang == "fa":
        texts = [text for tag, name in NAMES if tag == "fa" for text in every_text("fa", name)]
        assert not [text for text in texts if re.search("[يكةۀ٠-٩]", text)]
    for tag, name in NAMES:
        if tag == lang:
            assert all(unicodedata.is_normalized("NFC", text) for text in every_text(lang, name))


JOINED = re.compile(r"\b(ن?می) (?=[آ-ی])|[آ-ی] (ها|های|هایی|هایت|هایش)\b|\bبی بی\b")


def test_persian_keeps_its_zero_width_non_joiner():
    """می‌، ها and بی‌بی are joined to their word by U+200C, never by a space."""
    names = [name for tag, name in NAMES if tag == "fa" and name != "search-stop-words"]  # as they are typed in haste
    texts = {text for name in names for text in every_text("fa", name)}
    assert sum("\u200c" in text for text in texts) > 100
    assert [text for text in texts if JOINED.search(text)] == []


def reason_ids() -> list[str]:
    """Return the messages that stand for a reason: those with a label."""
    reasons = LANGUAGES["en"]
    return [
        message_id for message_id, file in reasons.files.items() if file in ("reasons.ftl", "match.ftl", "dealing.ftl")
    ]


@pytest.mark.parametrize("reason", reason_ids())
@languages
def test_each_reason_has_a_label_and_says_what_other_tables_do(lang, reason):
    """A verdict names its rule in short, says why in a whole sentence, and what another table would say."""
    patterns = LANGUAGES[lang].patterns
    if reason not in patterns:
        pytest.skip("not translated")
    assert f"{reason}.label" in patterns
    for text in every_text(lang, f"{reason}.label"):
        assert len(plain_text(text)) <= 32
        assert not text.endswith(".")
    for name in (reason, f"{reason}.elsewhere"):
        assert all(text.rstrip(PDI)[-1] in ".!?؟" for text in every_text(lang, name))


def test_lines_of_a_score_show_their_working():
    """A reason that has points has a formula."""
    english, reasons = LANGUAGES["en"], set(reason_ids())
    scored = [
        name for name, use in english.uses.items() if "points" in use.variables and name.partition(".")[0] in reasons
    ]
    assert len(scored) >= 70
    assert all(name.endswith(".working") for name in scored)


BLAME = re.compile(r"\b(wrong|stupid|fault|illegal|forgot|should have|careless|must not)\b", re.IGNORECASE)


def test_reasons_never_blame():
    """A learner is told what happened, what was expected and why."""
    said = [text for reason in reason_ids() for text in every_text("en", reason)]
    assert [text for text in said if BLAME.search(text)] == []

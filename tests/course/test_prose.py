"""Numbers and cards in prose are computed; nothing that an author types by hand slips through."""

import re

import pytest

from spades_teach.catalogue import terms
from spades_teach.course import check
from spades_teach.course.load import read_course
from spades_teach.course.model import LessonError, Step
from spades_teach.course.prose import Page, evaluate, literal_text, parse, render, render_words
from spades_teach.course.question import _plain
from spades_teach.course.values import StepValues
from spades_teach.i18n import plain_text, words_for
from spades_teach.i18n.isolates import LRI, PDI

STEP = Step(id="s", kind="text", args={"goal": 3, "hand": "9H 4H"}, rules="standard", example="s2-bags")
VALUE = StepValues(STEP)


def page(language: str) -> Page:
    return Page(words=words_for(language), value=VALUE, lesson=lambda lesson_id: f"<{lesson_id}>")


@pytest.mark.parametrize(
    ("english", "persian", "text"),
    [
        ("72", "۷۲", "{n:expect.NS.points}"),
        ("4", "۴", "{n:given.bids.N}"),
        ("-47", "−۴۷", "{n:s2-bag-penalty.expect.NS.points}"),
        ("+72", "+۷۲", "{signed:expect.NS.points}"),
        ("10", "۱۰", "{n:rules.bag-limit}"),
        ("3", "۳", "{n:args.goal}"),
        ("9", "۹", "{n:given.tricks.N + given.tricks.S}"),
        ("14", "۱۴", "{n:(given.bids.N + given.bids.S) * 2}"),
        ("7 × 10 = 70", "۷ × ۱۰ = ۷۰", "{formula:expect.NS.contract * rules.trick}"),
        ("K♥ and A♠", "K♥ and A♠", "{card:KH} and {card:AS}"),
        ("9♥, 4♥", "9♥، 4♥", "{cards:args.hand}"),
        ("9♥ 4♥ A♠", "9♥ 4♥ A♠", "{hand:9H 4H AS}"),
        ("ace of spades", "آس پیک", "{cardname:AS}"),
        ("spades ♠", "پیک ♠", "{suit:S} {sign:S}"),
        ("nil", "نیل", "{bid:nil}"),
        ("Left", "چپ", "{place:left}"),
        ("<bags>", "<bags>", "{lesson:bags}"),
        ("{n:1} `{n:1}`", "{n:1} `{n:1}`", "{{n:1}} `{n:1}`"),
    ],
)
def test_a_placeholder_is_worked_out(english, persian, text):
    """The same text gives the same facts in each language's digits and names."""
    assert plain_text(render(text, page("en"))).replace("−", "-") == english
    assert plain_text(render(text, page("fa"))) == persian


@pytest.mark.parametrize("text", ["{n:expect.NS.points}", "{signed:-47}", "{card:AS}", "{formula:given.bids.N * 10}"])
def test_numbers_and_cards_are_isolated_in_persian(text):
    """In right-to-left text each stands in one left-to-right isolate, so that no sign changes its side."""
    said = render(text, page("fa"))
    assert (said[0], said[-1]) == (LRI, PDI)


@pytest.mark.parametrize(
    ("expected", "text"),
    [
        ("You took\n9\\. And now?", "You took\n{n:given.tricks.N + given.tricks.S}. And now?"),
        ("9\\) or more", "{n:given.tricks.N + given.tricks.S}) or more"),
        ("You took 9. And now?", "You took {n:given.tricks.N + given.tricks.S}. And now?"),
        ("9 tricks.", "{n:given.tricks.N + given.tricks.S} tricks."),
        ("1. first\n2. second", "1. first\n2. second"),
    ],
)
def test_a_number_at_the_beginning_of_a_line_begins_no_list(expected, text):
    """Markdown would read a computed 9 and its full stop as the ninth item of a list; what an author numbers stays a list."""
    assert expected == render(text, page("en"))


@pytest.mark.parametrize("code", ['`rules="zone"`', "`?`", '`parting("home", "no overs")`', '`"standard"`', "`-50`"])
def test_code_keeps_its_signs_in_right_to_left_text(code):
    """A quotation mark or bracket at the end of code would jump to its other side; an isolate keeps it."""
    assert render(f"بنویس {code}، یا {{n:args.goal}}.", page("fa")).startswith(f"بنویس {LRI}{code}{PDI}، یا ")
    assert render(f"Write {code}.", page("en")) == f"Write {code}."
    assert render("نامش `tally` است، یا `a + b`.", page("fa")) == "نامش `tally` است، یا `a + b`."


def test_words_of_a_question_are_plain():
    """Labels and feedback are no Markdown: its signs are gone, also the one that keeps a number from beginning a list."""
    assert _plain("9\\. **Right**,\nsee `x`.\n\nMore.") == "9. Right, see x.\n\nMore."
    assert _plain("Lost *and* not won, *twice\nover*; 2 * 3 * 4.") == "Lost and not won, twice over; 2 * 3 * 4."


def test_no_feedback_shows_signs_of_markdown():
    """What a question says is shown as it is: no star of a stressed word in any lesson or lab."""
    from spades_teach.course.load import the_course
    from spades_teach.course.question import _texts, item_of

    told = [
        text
        for lesson in (*the_course().lessons, *the_course().labs)
        for step in lesson.steps
        if step.question
        for lang in ("en", "fa")
        for each in [_texts(lesson, step, item_of(step), lang)]
        for text in (*each.labels.values(), *each.feedback.values())
    ]
    assert len(told) > 200
    assert [text for text in told if "*" in text or "`" in text] == []


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ("'s2-bagz.expect.NS.points' names nothing.*did you mean 's2-bags'", "{n:s2-bagz.expect.NS.points}"),
        ("'expect.NS.point' names nothing; expected one of .*points", "{n:expect.NS.point}"),
        ("'rules.bag_limit' names nothing; expected one of tricks, cards", "{n:rules.bag_limit}"),
        ("'rules.blind-nil' names nothing", "{n:rules.blind-nil}"),
        ("'args.gaol' names nothing; expected one of goal, hand", "{n:args.gaol}"),
        ("it is a table with contract, points", "{n:expect.NS}"),
        ("'args.hand' is '9H 4H', not a whole number", "{n:args.hand}"),
        (r"'3 \*' is not a sum", "{n:3 *}"),
        (r"'3 - \( 4 \+ \* 2 \)' is not a sum", "{n:3 - ( 4 + * 2 )}"),
        ("'1H' .*names nothing", "{cards:9H 1H}"),
        ("'nil' in 's2-nil-made.given.bids.N' is no card", "{cards:s2-nil-made.given.bids.N}"),
    ],
)
def test_a_wrong_reference_is_named(message, text):
    """What names nothing is an error that says what was expected; nothing is shown in its place."""
    with pytest.raises(LessonError, match=message):
        render(text, page("en"))


def test_an_expression_is_arithmetic_and_nothing_else():
    """Only references, whole numbers, + - * and brackets: no call, no attribute, no power."""
    assert evaluate("2 * ( 3 + 4 ) - 1", VALUE) == 13
    for bad in ("__import__", "2 ** 3", "2 / 1", "f ( 2 )", "1 if 2 else 3"):
        with pytest.raises(LessonError):
            evaluate(bad, VALUE)


def test_the_argument_of_a_widget_is_the_value_itself():
    """A lone reference in braces stands for the value, also inside lists; any other text stays as it is."""
    step = Step(
        id="s",
        kind="play",
        args={"n": "{expect.NS.points}", "list": ["{given.bids.N}", "x {n:1}"], "text": "plain"},
        rules="standard",
        example="s2-bags",
    )
    assert StepValues(step).arguments() == {"n": 72, "list": [4, "x {n:1}"], "text": "plain"}


def test_rounds_and_figures_of_a_step():
    """The engine scores a round of the step's own by the step's rules; S2: a nil of 100, and 62 of a contract of six with two bags."""
    step = Step(
        id="x",
        kind="text",
        args={},
        rules="standard",
        rounds={"kept": {"bids": "N:nil E:4 S:6 W:2", "tricks": "N:0 E:3 S:8 W:2", "before": "NS:337/9"}},
        figures={"kept": 467, "failed": 125},
    )
    value = StepValues(step)
    assert value("rounds.kept.NS.points") == 100 + 62 - 100
    assert (value("rounds.kept.NS.total"), value("rounds.kept.NS.bags")) == (399, 1)
    assert value("rounds.kept.NS.lines.nil-made") == 100
    assert value("rounds.kept.EW.points") == -60
    assert (value("rounds.kept.NS.lead"), value("rounds.kept.EW.lead")) == (122, -122)
    assert evaluate("100 * figures.kept // ( figures.kept + figures.failed )", value) == 79
    assert {467, 125, 337} <= value.known_numbers()
    for unknown in ("rounds.lost.NS.points", "rounds.kept.NS.penalty", "figures.lost"):
        with pytest.raises(LessonError):
            value(unknown)


def test_score_sheets_of_a_step():
    """What stands on a sheet, and what should by the step's rules; the first mistake by its round."""
    text = "round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n1,7,9,72,5,4,-50\n2,6,6,123,3+nil,7+0,87"
    value = StepValues(Step(id="x", kind="text", args={}, rules="standard", sheets={"slip": text}))
    assert (value("sheet.slip.1.NS.tricks"), value("sheet.slip.2.EW.bid")) == (9, "3+nil")
    assert (value("sheet.slip.2.NS.total"), value("sheet.slip.2.NS.right.total")) == (123, 132)
    assert [value(f"sheet.slip.first.{name}") for name in ("round", "written", "expected")] == [2, 123, 132]
    assert value("sheet.slip.2.EW.right.points") - 100 == 10 * 3 + 4
    assert {72, 132} & value.known_numbers() == {72}
    for unknown in ("sheet.other.1.NS.total", "sheet.slip.3.NS.total", "sheet.slip.1.NS.bags"):
        with pytest.raises(LessonError):
            value(unknown)


@pytest.mark.parametrize(
    ("expression", "result"), [("5 // 2", 3), ("-5 // 2", -2), ("10900 // 198", 55), ("1 // 3", 0)]
)
def test_division_takes_the_nearest_whole_number(expression, result):
    assert evaluate(expression, VALUE) == result


def test_nothing_is_divided_by_nothing():
    with pytest.raises(LessonError):
        evaluate("1 // 0", VALUE)


def test_literal_text_is_what_was_typed():
    """Code and placeholders are not prose."""
    assert "7" not in literal_text("a `7` {n:7}\n\n```\n7\n```\nb")
    assert "8" in literal_text("a 8 `7`")
    assert parse("") == ()


@pytest.mark.parametrize(
    ("message", "old", "new"),
    [
        ("'13' is typed; write it as a placeholder", "A short lesson", "A short 13 lesson"),
        ("'۱۳' is typed", "A short lesson", "A short ۱۳ lesson"),
        ("a typed suit sign", "A short lesson", "A short ♠ lesson"),
        ("a dollar sign", "A short lesson", "A $hort lesson"),
        ("HTML; prose is Markdown only", "A short lesson", "A <b>short</b> lesson"),
        ("77 in {n:77} is in no example, rule or argument here", "{n:rules.tricks}", "{n:77}"),
        ("'rules.trix' names nothing", "{n:rules.tricks}", "{n:rules.trix}"),
        ("no language has the message 'no-such-reason.elsewhere'", "{n:rules.tricks}", "{elsewhere:no-such-reason}"),
        ("no lesson 'bags'; the lessons are first-steps", "{n:rules.tricks}", "{lesson:bags}"),
        ("{term:bagg}: no term 'bagg' in the catalogue; did you mean 'bag'", "{n:rules.tricks}", "{term:bagg}"),
        ("{term:dead-trick}: nobody has explained it", "{n:rules.tricks}", "{term:dead-trick}"),
        ("'10' in {term:bag|10 bags} is typed", "{n:rules.tricks}", "{term:bag|10 bags}"),
        ("stands where nothing can open below it", "What this is about", "What a {term:bag} is"),
    ],
)
def test_the_check_finds_what_is_typed(lessons, message, old, new):
    """Every digit, sign and tag in prose is refused; a typed number must be one that the step's facts contain."""
    path = lessons / "01-first-steps" / "en.md"
    path.write_text(path.read_text().replace(old, new, 1))
    found = check.faults(read_course(lessons))
    assert any(message in line for line in found), found
    assert all(line.startswith("01-first-steps/en.md: section 'welcome' (line ") for line in found)


@pytest.mark.parametrize(
    ("message", "old", "new"),
    [
        (
            "no example 's2-bagz' in the catalogue; did you mean 's2-bags'?",
            'example = "s2-bags"',
            'example = "s2-bagz"',
        ),
        ("no source 'S9'", 'cites = ["s2-cut"]', 'cites = ["S9"]'),
        ("rules = 'standart'", 'rules = "standard"', 'rules = "standart"'),
        ("args: step 'which-cards': 'given.trick.X' names nothing", "{given.trick.E}", "{given.trick.X}"),
    ],
)
def test_the_check_follows_every_reference(lessons, message, old, new):
    """Examples, sources, rule specs and arguments of lesson.toml must exist."""
    path = lessons / "01-first-steps" / "lesson.toml"
    path.write_text(path.read_text().replace(old, new, 1))
    found = check.faults(read_course(lessons))
    assert any(message in line and line.startswith("01-first-steps/lesson.toml: step ") for line in found), found


def test_a_list_may_be_numbered(lessons):
    """The number of a list item is Markdown, not a claim."""
    path = lessons / "01-first-steps" / "en.md"
    path.write_text(path.read_text().replace("A short lesson", "1. one\n2. two\n\nA short lesson"))
    assert check.faults(read_course(lessons)) == []


def test_lagging_translations_are_listed(lessons, capsys):
    """A stale digest and missing steps are listed with what to do; only --strict makes them faults."""
    assert check.main([str(lessons)]) == 0
    out, err = capsys.readouterr()
    assert "1 lessons and labs: 0 faults, 2 translations lag behind" in out
    assert "fa.md: follows 00000000, the English is now" in err
    assert "check --accept fa first-steps" in err
    assert "fa.md: shows the English of what-to-throw, how-many-points, try-it, quiz, in-short" in err
    assert check.main([str(lessons), "--strict"]) == 1


def test_a_translation_can_be_accepted(lessons, capsys):
    """After --accept the translation follows the present English, and only that line has changed."""
    path = lessons / "01-first-steps" / "fa.md"
    before = path.read_text().splitlines()
    assert check.main([str(lessons), "--accept", "fa", "first-steps"]) == 0
    after = path.read_text().splitlines()
    assert [(a, b) for a, b in zip(before, after, strict=True) if a != b] == [
        ("follows: 00000000", f"follows: {read_course(lessons).lessons[0].prose['en'].digest}")
    ]
    assert not read_course(lessons).lessons[0].is_stale("fa")
    assert check.main([str(lessons), "--accept", "en", "first-steps"]) == 1
    capsys.readouterr()


def test_the_lessons_of_the_course_pass_the_check(count):
    """Every reference of every shipped lesson is true in every language, and no translation lags behind."""
    course = read_course(check.data_folder("lessons"))
    assert check.faults(course) == []
    assert check.notices(course) == []
    placeholders = [
        piece
        for lesson in course.lessons
        for prose in lesson.prose.values()
        for section in prose.sections.values()
        for text in (section.heading, section.body, *section.parts.values())
        for piece in parse(text)
        if not isinstance(piece, str)
    ]
    count("computed numbers and cards", len(placeholders))
    assert len(placeholders) > 50


# The glossary that opens in place

ROWS = re.compile(r'<div class="spades-terms">.*?</div>\n\n|<div class="spades-terms">.*</div>$', re.DOTALL)
SUMMARY = re.compile(r"<summary>(.*?)</summary>")


def outline(text: str, language: str) -> list[str]:
    """Return the paragraphs of rendered words, each row of the glossary as [the terms in it]."""
    said = render_words(text, page(language))
    return [
        f"[{', '.join(SUMMARY.findall(part))}]" if "spades-terms" in part else re.sub("</?dfn.*?>", "*", part)
        for part in re.split(r"\n{2,}", plain_text(said).strip())
    ]


@pytest.mark.parametrize(
    ("expected", "text"),
    [
        (["A *bag* more.", "[bag]", "Next."], "A {term:bag} more.\n\nNext."),
        (["Two *bags* and a *trick*.", "[bag, trick]"], "Two {term:bag|bags} and a {term:trick}."),
        (["A *bag*.", "[bag]", "A *bag* and a *set*.", "[set]"], "A {term:bag}.\n\nA {term:bag} and a {term:set}."),
        (["- a *bag*", "- a *set*\n  and on", "[bag, set]"], "- a {term:bag}\n\n- a {term:set}\n  and on"),
        (["1. a *bag*", "   more", "[bag]", "Then."], "1. a {term:bag}\n\n   more\n\nThen."),
        (["| *bag* |\n|---|\n| x |", "[bag]", "Then."], "| {term:bag} |\n|---|\n| x |\n\nThen."),
        (["`{term:bag}`"], "`{term:bag}`"),
        (["A bag."], "A bag."),
    ],
)
def test_a_term_opens_below_the_block_where_it_first_stands(expected, text):
    """Below the paragraph, and below a list or table as a whole: once for each term, in the order of the text."""
    assert outline(text, "en") == expected


def test_a_term_is_named_in_the_language_of_the_page():
    """The row bears the term's own name, the text whatever form the sentence needs."""
    assert outline("{term:slough|رد کنی}.", "fa") == ["*رد کنی*.", "[رد کردن]"]


def test_nothing_opens_in_a_heading_or_a_label():
    """Headings, options and feedback are lines of text: a term there is refused, not shown dead."""
    with pytest.raises(LessonError, match=r"\{term:bag\} stands where nothing can open"):
        render("A {term:bag}", page("en"))


def test_a_row_is_nothing_but_html_that_every_host_lets_through():
    """Only elements and attributes that JupyterLab keeps, no blank line that would end the block, no raw sign."""
    said = render_words("A {term:must-win}.", page("en"))
    assert {*re.findall(r"<(\w+)", said)} == {"dfn", "div", "details", "summary"}
    assert {*re.findall(r" (\w+)=", said)} == {"class", "title"}
    assert "\n\n" not in said.partition('<div class="spades-terms">')[2]


@pytest.mark.parametrize("language", ["en", "fa"])
def test_every_explained_term_is_one_of_the_catalogue(language, count):
    """Names are the catalogue's first words in each language; what explains a term does not merely repeat it."""
    words = words_for(language)
    explained = [term for term in terms() if words.translated(f"term-{term.id}")]
    assert len(explained) >= 60
    for term in explained:
        name, meaning = words(f"term-{term.id}"), words.attr(f"term-{term.id}", "meaning")
        assert term.words[language][0].text == name, term.id
        assert len(meaning.split()) >= 4, term.id
        assert meaning.endswith("."), term.id
    count("terms explained", len(explained))
    ids = {term.id for term in terms()}
    assert [each for each in words._sources if each.startswith("term-") and each.removeprefix("term-") not in ids] == []

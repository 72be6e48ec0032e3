"""Every number word in the prose of the lessons is made right by something; `lessons/number-words.toml` says by what."""

import pytest

from spades_teach.course import check
from spades_teach.course.load import read_course
from spades_teach.course.number_words import FILE, number_word_faults, unread_languages
from spades_teach.i18n.number_words import number_words

EN, FA = "01-first-steps/en.md", "01-first-steps/fa.md"


@pytest.fixture
def faults(lessons):
    """A function that edits files of the lesson, writes more phrases, and returns what is wrong then."""

    def spoiled(*changes: tuple[str, str, str], more: str = "") -> list[str]:
        for file, old, new in changes:
            path = lessons / file
            assert old in path.read_text()
            path.write_text(path.read_text().replace(old, new, 1))
        with (lessons / FILE).open("a") as phrases:
            phrases.write(more)
        return number_word_faults(read_course(lessons), lessons)

    return spoiled


BAGS = '[[phrases]]\nvalue = "rules.bag-limit"\nen = ["ten bags"]\nfa = ["ده بگ"]\n'
SAYS_BAGS = ((EN, "A short lesson", "Ten *bags*\nin a lesson"), (FA, "درسی کوتاه", "ده بگ و درسی کوتاه"))


def test_the_fixture_is_right(faults):
    """A phrase that fits the engine is no fault, in any language, over line breaks and marks."""
    assert faults() == []
    assert faults(*SAYS_BAGS, more=BAGS) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "found"),
    [
        (EN, "A short lesson", "Thirteen short lessons", "“thirteen” in “thirteen short lessons with …"),
        (EN, "title: First steps", "title: Two steps", "en.md: title: “two”"),
        (EN, "The club costs nothing", "The club costs forty-two points", "“forty-two” in “… the club costs"),
        (FA, "درسی کوتاه", "دو درس کوتاه", "fa.md: section 'welcome' (line 7): “دو” in"),
        (FA, "summary: کدام", "summary: از صد و ده، کدام", "“صد و ده” in"),
    ],
)
def test_an_unknown_number_word_is_found(faults, file, old, new, found):
    """Title, summary, words, options: a number word that no phrase covers is a fault until somebody says what makes it right."""
    (line,) = faults((file, old, new))
    assert line.startswith(file)
    assert found in line
    assert line.endswith(f"no phrase of {FILE} says what makes this number right")


@pytest.mark.parametrize(("rules", "limit"), [("standard+bag-penalty-short", 5), ("standard+bag-penalty:limit=7", 7)])
def test_a_changed_rule_value_is_found(faults, rules, limit):
    """The number of a phrase is compared with the rules of its step, in each language."""
    changed = ("01-first-steps/lesson.toml", 'id = "welcome"', f'id = "welcome"\nrules = "{rules}"')
    found = faults(changed, *SAYS_BAGS, more=BAGS)
    assert [line.partition(": “")[2] for line in found] == [
        f"ten bags” says 10, and rules.bag-limit is {limit}",
        f"ده بگ” says 10, and rules.bag-limit is {limit}",
    ]


def test_a_phrase_may_speak_of_another_table(faults):
    """`rules` evaluates a phrase at the table that it speaks of."""
    short = BAGS.replace("\nen", '\nrules = "standard+bag-penalty-short"\nen')
    assert len(faults(*SAYS_BAGS, more=short)) == 2


def test_a_wrong_number_is_found(faults):
    """An example that changes is noticed as well as a rule."""
    (line,) = faults((FILE, 'value = "expect.NS.bags"', 'value = "expect.NS.points"'))
    assert "“two more than promised” says 2, and expect.NS.points is 72" in line


def test_the_longest_phrase_counts(faults):
    """A short phrase does not excuse what a longer one says."""
    talk = '[[talk]]\nreason = "scene"\nen = ["ten bags"]\n[reasons]\nscene = "made up"\n'
    longer = '[[phrases]]\nvalue = "rules.bag-limit"\nen = ["ten bags in a lesson"]\n'
    short = ("01-first-steps/lesson.toml", 'id = "welcome"', 'id = "welcome"\nrules = "standard+bag-penalty-short"')
    found = faults(short, SAYS_BAGS[0], more=longer + talk)
    assert any("“ten bags in a lesson” says 10, and rules.bag-limit is 5" in line for line in found)


@pytest.mark.parametrize(("phrase", "left"), [("ten bag", "“ten” in"), ("in ten", "“ten hundred” in")])
def test_a_phrase_ends_with_its_words_and_numbers(faults, phrase, left):
    """Half a word and half a number are no phrase."""
    more = BAGS.replace("ten bags", phrase).replace('fa = ["ده بگ"]', "")
    found = faults((EN, "A short lesson", "Ten bags in ten hundred lessons"), more=more)
    assert any(left in line for line in found)


def test_a_phrase_for_a_step_says_nothing_about_another(faults):
    """With `lesson` and `step` a phrase is allowed in that step alone."""
    found = faults(*SAYS_BAGS, more=BAGS.replace("\nen", '\nlesson = "first-steps"\nstep = "quiz"\nen'))
    assert sum("says what makes this number right" in line for line in found) == 2
    assert sum("stands nowhere" in line for line in found) == 2


@pytest.mark.parametrize(
    ("more", "found"),
    [
        (BAGS, f"{FILE}: phrases 3: en: “ten bags” stands nowhere"),
        (BAGS, f"{FILE}: phrases 3: fa: “ده بگ” stands nowhere"),
        (BAGS.replace("ten bags", "full bags"), "'full bags' has no number word"),
        ('[[phrases]]\nvalue = "rules.tricks"\n', "has no phrase; expected e.g."),
        ('[[talk]]\nreason = "fun"\nen = ["two"]\n', "reason = 'fun' should be one of"),
        ('[reasons]\nscene = "made up"\n', "'scene' is the reason of nothing"),
        (BAGS.replace("\nen", '\nlesson = "bags"\nen'), "no lesson 'bags'"),
        (BAGS.replace("\nen", '\nstep = "quiz"\nen'), "step 'quiz' needs its lesson"),
        (BAGS.replace("\nen", '\nvalues = "x"\nen'), "unknown key 'values'; did you mean 'value'?"),
    ],
)
def test_a_phrase_that_is_wrong_or_dead_is_found(faults, more, found):
    """Nothing in the file is without use, and nothing is misspelt without notice."""
    assert any(found in line for line in faults(more=more))


@pytest.mark.parametrize(
    ("value", "found"),
    [
        ('"10"', "'10' makes nothing right; expected a reference, e.g. rules.tricks"),
        ('"rules.bag-limits"', "'rules.bag-limits' names nothing"),
        ('"table.jokers"', "'table.jokers' names nothing; expected one of suits, sides"),
        ('["rules.tricks", "rules.cards"]', "has 1 numbers; number-words.toml has 2 values for it"),
        ('"rank"', "names a card of the rank 10, and none is shown here"),
    ],
)
def test_a_value_that_makes_nothing_right(faults, value, found):
    """A typed number proves nothing; what names nothing says so at the phrase."""
    more = BAGS.replace('"rules.bag-limit"', value)
    assert [found in line for line in faults(*SAYS_BAGS, more=more)] == [True, True]


def test_a_rank_is_one_of_the_cards_shown(faults):
    """`rank` is right where a card of that rank stands in the step."""
    words = (EN, "is led. You hold", "is led, and a nine is near. You hold")
    assert faults(words, more='[[phrases]]\nvalue = "rank"\nen = ["a nine is near"]\n') == []


def test_a_course_without_the_file_may_write_no_number_word(lessons):
    """Whoever begins a course of their own needs no such file until the prose has a number word."""
    (lessons / FILE).unlink()
    found = number_word_faults(read_course(lessons), lessons)
    assert len(found) == 2
    assert all(line.startswith(EN) for line in found)


def test_a_language_without_number_words_is_listed(lessons):
    """The check says what it could not read, as with a translation that lags behind."""
    (lessons / EN).with_name("xx.md").write_text((lessons / FA).read_text())
    assert unread_languages(read_course(lessons)) == [
        f"spades_teach/i18n/xx/{FILE} is missing; the number words of every xx.md are unchecked"
    ]


def test_the_number_words_of_the_course_are_right(count):
    """Every number word of every shipped lesson and lab is covered, in every language, and no phrase is left over."""
    folder = check.data_folder("lessons")
    course = read_course(folder)
    assert number_word_faults(course, folder) == []
    assert unread_languages(course) == []
    words = 0
    for lesson in course.pages:
        for language in lesson.languages:
            reader = number_words(language)
            assert reader is not None
            words += len(reader.find((folder / lesson.folder / f"{language}.md").read_text()))
    assert words > 700
    count("number words", words)

"""What holds for every command: help, languages, errors in one line, exit statuses."""

import ast
import contextlib
import errno
import io
import re
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import spades_teach
from spades_teach.analysis.sheet_writing import write_sheet
from spades_teach.analysis.sheets import read_sheet
from spades_teach.cli import errors, language, main, output, program
from spades_teach.cli.arguments import Command, InputError, Option, split
from spades_teach.cli.program import COMMANDS
from spades_teach.core.deals import deal_cards
from spades_teach.core.notation import round_to_text
from spades_teach.core.rounds import apply, legal_actions, start_round
from spades_teach.core.variants import compose
from spades_teach.course.progress import open_progress
from spades_teach.i18n import available_languages, plain_text, words_for
from spades_teach.i18n.sources import message_sources
from tests.cli.running import MARKS, bare, run, run_line

NAMES = [name for names in COMMANDS.values() for name in names]
FOLDER = Path(program.__file__).parent


def command(name: str) -> Command:
    return import_module(f"spades_teach.cli.{name}").COMMAND


# Help


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("line", ["", "--help", "-h"])
def test_the_overview_names_every_command(line, lang):
    """Without a command, all of them are shown with what they do."""
    answer = run_line(f"--lang {lang} {line}")
    assert answer.status == 0
    for name in NAMES:
        assert name in answer.out
        assert words_for(lang)(f"cli-command-{name}") in answer.out


def test_every_module_with_a_command_is_a_command():
    """No command is left out of the overview, and none is promised that is not there."""
    modules = {path.stem for path in FOLDER.glob("*.py") if "COMMAND = Command(" in path.read_text()}
    assert modules == set(NAMES)
    assert NAMES == [command(name).name for name in NAMES]


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("name", NAMES)
def test_each_command_explains_itself(name, lang):
    """Forms, options with their meaning, examples; English without marks, Persian with everything typed in an isolate."""
    answer = run(name, "--help", "--lang", lang)
    assert (answer.status, answer.err) == (0, "")
    words = words_for(lang)
    for option in command(name).all_options:
        assert words.code(str(option)) in answer.out
        assert words(f"cli-option-{option.name}") in answer.out
    for operand in command(name).operands:
        assert words(f"cli-operand-{operand.lower()}") in answer.out
    if lang == "en":
        assert MARKS.isdisjoint(answer.out)
    else:
        assert not re.search("[A-Za-z0-9]", "".join(bare(answer.out)))


@pytest.mark.parametrize("name", NAMES)
def test_the_forms_name_every_option(name):
    """What the usage shows is what can be typed, no more and no less."""
    shown = set(re.findall(r"--[a-z-]+", " ".join(command(name).usage)))
    assert shown == {option.typed for option in command(name).all_options} - {"--help"}


EXAMPLES = [line for name in NAMES for line in command(name).examples if name not in ("learn", "lab", "lessons")]


@pytest.mark.parametrize("line", EXAMPLES)
def test_the_examples_of_the_help_work(line, tmp_path, monkeypatch):
    """A line that the help tells people to type does something, where there is the file that it names."""
    game = start_round(compose("standard"), deal_cards(7))
    while not game.over:
        game = apply(game, legal_actions(game)[0])
    monkeypatch.chdir(tmp_path)
    (tmp_path / "round.txt").write_text(round_to_text(game), encoding="utf-8")
    sheet = read_sheet(
        "round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n1,4+3,8,71,4,5,41\n2,6,6,131,5,7,93\n"
    )
    for name in ("sheet.csv", "sheet.xlsx"):
        write_sheet(sheet, name)
    answer = run_line(line)
    assert answer.status == 0
    assert answer.out


def test_version():
    """The version is the package's."""
    assert run("--version").out == f"{spades_teach.__version__}\n"


# Languages


def test_the_language_asked_for_comes_before_the_saved_one_and_that_before_the_systems(monkeypatch):
    """`--lang`, else the choice saved in the course, else the system's, else English."""
    titles = {words_for(lang)("cli-about"): lang for lang in ("en", "fa")}

    def spoken(*argv: str) -> str:
        (found,) = [lang for title, lang in titles.items() if title in run(*argv).out]
        return found

    assert spoken() == "en"
    monkeypatch.setenv("LANG", "fa_IR.UTF-8")
    assert spoken() == "fa"
    assert spoken("--lang", "en") == spoken("--lang=en") == "en"
    store = open_progress()
    store.set_setting("language", "en")
    store.close()
    assert spoken() == "en"
    assert spoken("--lang", "fa-IR") == "fa"
    monkeypatch.setenv("LANG", "xx_XX.UTF-8")
    store = open_progress()
    store.set_setting("language", "fa")
    store.close()
    assert spoken() == "fa"


def test_asking_for_a_language_makes_no_file(home):
    """A plain question leaves nothing behind in the user's folder."""
    assert run_line("legal --hand AS").status == 0
    assert not home.exists()


@pytest.mark.parametrize("content", [b"no database", b""])
def test_a_damaged_progress_file_is_left_alone(home, content):
    """It is the course that deals with such a file; a question is answered all the same."""
    home.mkdir()
    file = home / "progress.sqlite3"
    file.write_bytes(content)
    assert run_line("legal --hand AS").status == 0
    assert file.read_bytes() == content
    assert [path.name for path in home.iterdir()] == ["progress.sqlite3"]


@pytest.mark.parametrize(
    "line", ["--lang xx", "legal --hand AS --lang xx", "--lang=xx legal --hand AS --json", "rules list --lang ''"]
)
def test_a_language_that_does_not_exist_is_named(line):
    """Also where the answer would hold no words."""
    answer = run_line(line)
    assert answer.error_id == "unknown-language"
    for lang in available_languages():
        assert lang in answer.err


# What does not fit


@pytest.mark.parametrize(
    ("line", "error_id"),
    [
        ("lgeal --hand AS", "cli-unknown-command"),
        ("simulate", "cli-unknown-command"),
        ("''", "cli-unknown-command"),
        ("--bogus", "cli-unknown-option"),
        ("--json legal", "cli-unknown-option"),
        ("legal --hnad AS", "cli-unknown-option"),
        ("legal -x AS", "cli-unknown-option"),
        ("legal --hand", "cli-value-missing"),
        ("legal --hand --json", "cli-value-missing"),
        ("legal --hand AS --hand KS", "cli-option-twice"),
        ("legal --hand AS --json --json", "cli-option-twice"),
        ("--lang fa legal --hand AS --lang fa", "cli-option-twice"),
        ("legal --hand AS --json=yes", "cli-no-value"),
        ("legal --hand AS KS", "cli-surplus"),
        ("legal --hand AS -- KS", "cli-surplus"),
        ("legal AS", "cli-surplus"),
        ("legal", "cli-option-missing"),
        (f"legal --hand {'A' * 5000}", "cli-too-long"),
        (f"legal --hand={'A' * 5000}", "cli-too-long"),
        (f"legal {'A' * 5000}", "cli-too-long"),
        ("--lang", "cli-value-missing"),
        ("--version=1", "cli-no-value"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_what_does_not_fit_is_named(line, error_id, lang, monkeypatch):
    """One line in the language of the user."""
    monkeypatch.setenv("LANG", lang)
    answer = run_line(line)
    assert answer.error_id == error_id
    assert plain_text(answer.err).startswith("spades-teach: ")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lgeal", "legal"),
        ("scores", "score"),
        ("rule", "rules"),
        ("legal --hnad AS", "--hand"),
        ("deal --sed 1", "--seed"),
    ],
)
def test_what_was_probably_meant_is_offered(typed, meant):
    """A slip of the finger is met halfway."""
    assert f"Do you mean {meant}?" in run_line(typed).err


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize(
    "value",
    [
        "K\nS",
        "K\r\nS",
        "K\x1b[31mS",
        "K\x00S",
        "\u202eKX",
        "\u2066KX",
        "K\u2028S",
        "K\udcffS",
        "x" * 3000,
        "♠" * 80,
        "«»“”",
        "{ $x }",
    ],
    ids=ascii,
)
def test_a_wrong_value_cannot_spoil_the_line(value, lang):
    """Whatever was typed is shown in one short line without control characters or unbalanced marks."""
    err = run("legal", "--hand", value, "--lang", lang).err
    assert len(err.splitlines()) == 1
    assert len(err) < 400
    assert err[:-1].isprintable() or lang == "fa"
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f\u202e\u2028]", err)
    assert "".join(bare(err)) is not None


IN_CODE = {
    node.args[0].value
    for path in FOLDER.glob("*.py")
    for node in ast.walk(ast.parse(path.read_text()))
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "InputError"
}


@pytest.mark.parametrize("lang", ["en", "fa"])
@pytest.mark.parametrize("error_id", sorted(IN_CODE))
def test_every_error_has_words_of_its_own(error_id, lang):
    """No error of the command line is said in another language than the one asked for."""
    assert words_for(lang).translated(error_id)


def test_every_message_is_said_somewhere():
    """No message of cli.ftl is a leftover."""
    code = "\n".join(path.read_text() for path in FOLDER.glob("*.py"))
    mine = re.findall(r"^(cli-[a-z-]+) =", (FOLDER.parent / "i18n" / "en" / "cli.ftl").read_text(), re.MULTILINE)
    made = {
        "cli-command-": NAMES,
        "cli-commands-": COMMANDS,
        "cli-option-": _all_options(),
        "cli-operand-": _all_operands(),
    }
    known = {f"{start}{end}" for start, ends in made.items() for end in ends}
    assert [name for name in mine if f'"{name}"' not in code and name not in known] == []
    assert set(mine) <= set(message_sources(FOLDER.parent / "i18n" / "fa"))


def _all_options() -> set[str]:
    return {option.name for name in NAMES for option in command(name).all_options} | {"version"}


def _all_operands() -> set[str]:
    return {operand.lower() for name in NAMES for operand in command(name).operands}


def test_an_error_without_a_message_is_said_in_its_own_words():
    """An id that no language knows, or facts that are missing, still give one line that says what is wrong."""
    unknown = spades_teach.core.errors.SpadesError("first line\nsecond line", "no-such-id")
    short = spades_teach.core.errors.SpadesError("no card in 'K'", "bad-card")
    assert errors.said(unknown, words_for("fa")) == "first line"
    assert errors.said(short, words_for("en")) == "no card in 'K'"


def test_a_fault_of_the_program_shows_no_insides(monkeypatch):
    """A bug is one line with its kind, and the exit status is that of a refusal."""

    def broken(given):
        raise RuntimeError("deep\ntrouble")

    monkeypatch.setattr(program, "_command", lambda name: Command(name=name, usage=(), options=(), run=broken))
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        assert main(["legal"]) == 2
    assert out.getvalue() == ""
    assert len(err.getvalue().splitlines()) == 1
    assert "RuntimeError" in err.getvalue()
    assert "Traceback" not in err.getvalue()


# Streams that fail


class Failing(io.StringIO):
    """Standard output that cannot be written to."""

    def __init__(self, error: Exception) -> None:
        super().__init__()
        self.error = error

    def flush(self) -> None:
        raise self.error


@pytest.mark.parametrize(
    ("error", "status", "lines"),
    [
        (BrokenPipeError(), 0, 0),
        (OSError(errno.ENOSPC, "No space left on device"), 2, 1),
        (KeyboardInterrupt(), 130, 0),
    ],
    ids=["closed", "full", "stopped"],
)
def test_a_stream_that_fails_ends_quietly(error, status, lines):
    """A reader that left is no error, a full disk is one line, Ctrl-C is no traceback."""
    err = io.StringIO()
    with contextlib.redirect_stdout(Failing(error)), contextlib.redirect_stderr(err):
        assert main(["legal", "--hand", "AS", "--json"]) == status
    assert len(err.getvalue().splitlines()) == lines


def test_no_streams_at_all():
    """A program started without terminal and pipes has neither output nor errors to write to."""
    with contextlib.redirect_stdout(None), contextlib.redirect_stderr(None):
        assert main(["legal", "--hand", "AS"]) == 0
        assert main(["legal", "--hand", "XX"]) == 2


# The parts


def test_options_and_words_are_taken_apart():
    """Values after an equals sign or as the next word, also negative ones; words behind `--` are never options."""
    options = (Option(name="seed", sample="N"), Option(name="json"))
    assert split(["--seed", "-5", "a", "--json"], options, 1).values == {"seed": "-5", "json": ""}
    given_ = split(["--seed=a=b", "--", "--json"], options, 1)
    assert (given_.values, given_.operands) == ({"seed": "a=b"}, ("--json",))
    with pytest.raises(InputError):
        split(["--seed", "--", "5"], options, 1)


@given(st.lists(st.lists(st.text("ab۱\u200c\u2066\u2069♠\ufe0e漢"), min_size=2, max_size=2), min_size=1, max_size=5))
def test_columns_begin_in_the_same_place(rows):
    """Marks and joiners take no room, wide signs take two."""
    words = words_for("fa")
    lines = output.columns([(f"{first}.", f"|{second}") for first, second in rows], words)
    assert len({output.width(line.partition("|")[0]) for line in lines}) == 1


@given(st.lists(st.text(max_size=8), max_size=6))
def test_the_language_is_found_among_anything(argv):
    """Saying an error must not fail for what was typed."""
    assert language.speaking_anyway([*argv, "--lang", "fa"]).lang == "fa"
    assert language.speaking_anyway([*argv, "--lang"]).lang in available_languages()

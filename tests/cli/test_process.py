"""The program as it is started from a shell: streams, signals, what it loads."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PROGRAM = Path(sys.executable).parent / ("spades-teach.exe" if os.name == "nt" else "spades-teach")
MODULE = (sys.executable, "-m", "spades_teach")
LEGAL = ("legal", "--hand", "9H 4H AS 7C", "--led", "KH")
posix = pytest.mark.skipif(os.name == "nt", reason="needs a POSIX shell")


def start(*words: str | bytes, **options: object) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(words, capture_output=True, timeout=60, check=False, **options)  # type: ignore[call-overload]


@pytest.mark.parametrize("program", [(str(PROGRAM),), MODULE], ids=["installed", "module"])
def test_both_ways_to_start_it_give_the_same(program):
    """The installed program and `python -m spades_teach` answer and refuse alike."""
    done = start(*program, *LEGAL, "--json")
    assert done.returncode == 0
    assert done.stdout.decode() == (
        '{"legal": ["9H", "4H"], "illegal": {"AS": ["must-follow-suit"], "7C": ["must-follow-suit"]}}\n'
    )
    done = start(*program, "legal", "--hand", "XX")
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.decode().count("\n") == 1


@posix
def test_a_reader_that_leaves_is_no_error():
    """`spades-teach rules list | head -1` ends with status 0 and says nothing on standard error."""
    script = f'"{sys.executable}" -m spades_teach rules list --json; echo "status $?" >&2'
    done = start("bash", "-c", f"( {script} ) | head -c 10")
    assert done.stderr.decode() == "status 0\n"


@posix
@pytest.mark.parametrize("shut", [">&-", "2>&-", ">&- 2>&-", "<&-"])
def test_closed_streams_are_no_traceback(shut):
    """A stream that is closed from the start is done without."""
    for words, status in ((LEGAL, 0), (("legal", "--hand", "XX"), 2)):
        line = " ".join(f"'{word}'" for word in (*MODULE, *words))
        done = start("bash", "-c", f"{line} {shut}")
        assert done.returncode == status
        assert b"Traceback" not in done.stderr
        assert b"Exception" not in done.stderr


@posix
@pytest.mark.parametrize("there", ["2> /dev/full", "2> >(exec true)", "> >(exec true) 2>&1"])
def test_an_error_that_nobody_can_hear_keeps_its_status(there):
    """Where standard error takes nothing, because its disk is full or its reader gone, the status says that it went wrong."""
    line = " ".join(f"'{word}'" for word in (*MODULE, "legal", "--hand", "XX"))
    done = start("bash", "-c", f"{line} {there}; echo $?")
    assert done.stdout == b"2\n"
    assert done.stderr == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_one_line():
    """What cannot be written is said, once."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*MODULE, *LEGAL], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
    assert done.returncode == 2
    assert len(done.stderr.decode().splitlines()) == 1


def hears_ctrl_c() -> None:
    """Undo for a program that is about to start what a shell does to those in its background: they do not hear Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@posix
def test_ctrl_c_is_no_traceback():
    """Stopped while it waits for a record, the program ends at once and quietly."""
    process = subprocess.Popen(
        [*MODULE, "score", "--record", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=hears_ctrl_c,
    )
    with process:
        deadline = time.monotonic() + 30
        while not waits_for_input(process.pid) and time.monotonic() < deadline:
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, b"", b"")


def waits_for_input(pid: int) -> bool:
    """Tell whether a process sleeps in a read (Linux; elsewhere give it a moment)."""
    state = Path(f"/proc/{pid}/wchan")
    where = state.read_text() if state.exists() else ""
    if where in ("", "0"):  # the system does not tell
        time.sleep(3)
        return True
    return "pipe" in where or "read" in where


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8", "utf-16"])
@pytest.mark.parametrize("lang", ["en", "fa"])
def test_any_encoding_can_be_written(encoding, lang):
    """A terminal that lacks a sign shows its number; nothing fails."""
    env = {**os.environ, "PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    for words, status in (((*LEGAL, "--lang", lang), 0), (("legal", "--hand", "♠", "--lang", lang), 2)):
        done = start(*MODULE, *words, env=env)
        assert done.returncode == status
        text = (done.stdout or done.stderr).decode(encoding)
        assert text
        assert "Traceback" not in text
    assert start(*MODULE, *LEGAL, "--json", env=env).stdout.decode(encoding).startswith('{"legal": ["9H", "4H"]')


@posix
def test_an_argument_that_is_no_text_is_refused():
    """Bytes that are no UTF-8 are bad input like any other."""
    done = start(*MODULE, "legal", "--hand", b"\xff\xfeS")
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("line", "without"),
    [
        (["legal", "--hand", "9H 4H", "--led", "KH", "--json"], ("fluent", "spades_teach.catalogue", "sqlite3")),
        (["legal", "--hand", "9H 4H", "--led", "KH"], ("spades_teach.catalogue",)),
        (["--help"], ("spades_teach.core.variants", "spades_teach.catalogue")),
        (["score", "--help"], ("spades_teach.catalogue",)),
        (["lessons"], ()),
    ],
    ids=" ".join,
)
def test_little_is_loaded(line, without):
    """Each command loads what it needs and no notebook library, so that it answers at once."""
    never = (
        "marimo",
        "anywidget",
        "ipywidgets",
        "IPython",
        "jupyterlab",
        "pandas",
        "numpy",
        "uvicorn",
        "spades_teach.widgets",
    )
    code = (
        "import sys; from spades_teach.cli import main; main(sys.argv[1:]);"
        f"print([name for name in {(*never, *without)!r} if name in sys.modules], file=sys.stderr)"
    )
    done = start(sys.executable, "-c", code, *line)
    assert done.stderr.decode().splitlines()[-1] == "[]"

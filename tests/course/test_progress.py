"""Progress survives reloads, crashes, second tabs, upgrades and bad files."""

import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from spades_teach.course import progress
from spades_teach.course.progress import Answer, FileStore, MemoryStore, ProgressError, ProgressStore, open_progress

Open = Callable[[], ProgressStore]


def wrong(item: str, misconception: str | None = None) -> Answer:
    return Answer(lesson="l", step="s", item=item, right=False, points=0, possible=1, misconception=misconception)


def right(item: str) -> Answer:
    return Answer(lesson="l", step="s", item=item, right=True, points=1, possible=1)


@pytest.fixture(params=["file", "memory"])
def store(request: pytest.FixtureRequest, home: Path) -> ProgressStore:
    return FileStore(home / "p.sqlite3") if request.param == "file" else MemoryStore()


@pytest.fixture
def reopen(home: Path) -> Open:
    """Open the same file once more, as a reload or a second tab does."""
    return lambda: FileStore(home / "progress.sqlite3")


def test_nothing_is_done_at_first(store):
    """A new learner has done nothing, said nothing and chosen nothing."""
    assert store.done("l") == frozenset()
    assert store.answers() == ()
    assert store.state("l", "s") is None
    assert store.setting("language") is None
    assert store.notices == ()


def test_a_done_step_stays_done(store):
    """A later wrong answer takes no "done" back."""
    store.record("l", "s", answer=right("a"), done=True)
    store.record("l", "s", answer=wrong("b"), done=False)
    assert store.done("l") == {"s"}


def test_answers_come_back_in_order_with_what_they_showed(store):
    """Each answer is kept with its question, its points and its misconception, oldest first."""
    store.record("l", "s", answer=wrong("a", "forgot-bags"))
    store.record("l", "s", answer=right("a"))
    store.record("m", "s", answer=right("b"))
    kept = store.answers("l")
    assert [(a.item, a.right, a.points, a.possible, a.misconception) for a in kept] == [
        ("a", False, 0, 1, "forgot-bags"),
        ("a", True, 1, 1, None),
    ]
    assert all(a.at for a in kept)
    assert len(store.answers()) == 3


def test_the_last_state_counts(store):
    """A widget comes back as it was left, right-to-left text and zero included."""
    store.record("l", "s", state={"n": 0, "text": "دست"})
    store.record("l", "s", state={"n": 1, "text": "دست"})
    store.record("l", "s", answer=right("a"))
    assert store.state("l", "s") == {"n": 1, "text": "دست"}


def test_a_click_is_kept_as_one(store):
    """State, answer, done and place of one click come together."""
    store.record("l", "s", state={"n": 1}, answer=right("a"), done=True, settings={"place.l": "s"})
    assert (store.state("l", "s"), len(store.answers()), store.done("l")) == ({"n": 1}, 1, {"s"})
    assert store.setting("place.l") == "s"


def test_restarting_a_lesson_leaves_the_others_alone(store):
    """Restart: that lesson is at 0, its old answers are an earlier attempt, other lessons and choices stay."""
    store.record("l", "s", answer=wrong("a", "m"), state={"n": 1}, done=True)
    store.record("other", "s", answer=right("a"), state={"n": 2}, done=True)
    store.set_setting("language", "fa")
    store.restart("l")
    assert (store.done("l"), store.state("l", "s"), store.answers("l")) == (frozenset(), None, ())
    assert [a.misconception for a in store.answers("l", all_attempts=True)] == ["m"]
    assert (store.done("other"), store.state("other", "s"), store.setting("language")) == ({"s"}, {"n": 2}, "fa")
    store.record("l", "s", answer=right("b"))
    assert [a.item for a in store.answers("l")] == ["b"]


def test_a_reload_finds_everything(reopen):
    """What was recorded is there when the file is opened again."""
    first = reopen()
    first.record("l", "s", answer=right("a"), state={"n": 1}, done=True)
    first.set_setting("language", "fa")
    first.close()
    again = reopen()
    assert (again.done("l"), again.state("l", "s"), again.setting("language")) == ({"s"}, {"n": 1}, "fa")
    assert len(again.answers("l")) == 1


def test_restart_holds_after_a_reload(reopen):
    """After a restart and a reload the lesson is still at 0."""
    first = reopen()
    first.record("l", "s", answer=right("a"), done=True)
    first.restart("l")
    first.close()
    again = reopen()
    assert (again.done("l"), again.answers("l")) == (frozenset(), ())


def test_two_tabs_lose_nothing(reopen):
    """Two open tabs write in turns; both see all answers and all done steps."""
    tabs = reopen(), reopen()
    for number in range(20):
        tabs[number % 2].record("l", f"s{number % 3}", answer=right(str(number)), done=number % 5 == 0)
    for tab in tabs:
        assert [a.item for a in tab.answers("l")] == [str(number) for number in range(20)]
        assert tab.done("l") == {"s0", "s1", "s2"}


WRITER = textwrap.dedent("""
    import sys
    from pathlib import Path
    from spades_teach.course.progress import Answer, FileStore

    store = FileStore(Path(sys.argv[1]))
    name, count = sys.argv[2], int(sys.argv[3])
    number = 0
    while number < count:
        answer = Answer(lesson="l", step=name, item=str(number), right=True)
        store.record("l", name, answer=answer, state={"number": number}, done=number == 0)
        print(number, flush=True)
        number += 1
""")


def writer(path: Path, name: str, count: int) -> "subprocess.Popen[str]":
    command = [sys.executable, "-c", WRITER, str(path), name, str(count)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def test_two_processes_lose_nothing(home):
    """Two programs write to a file that neither of them has made yet: every answer of both is there."""
    path = home / "progress.sqlite3"
    running = [writer(path, name, 100) for name in ("a", "b")]
    for process in running:
        process.communicate(timeout=60)
    assert [process.returncode for process in running] == [0, 0]
    store = FileStore(path)
    assert store.notices == ()
    assert store.done("l") == {"a", "b"}
    for name in ("a", "b"):
        assert [a.item for a in store.answers("l") if a.step == name] == [str(number) for number in range(100)]


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
@pytest.mark.parametrize("delay", [0.0, 0.02, 0.05])
def test_a_killed_program_loses_at_most_the_last_click(home, delay):
    """Kill -9 in the middle of a run of clicks: every click that was confirmed is in the file, and the file is sound."""
    path = home / "progress.sqlite3"
    process = writer(path, "a", 1_000_000)
    assert process.stdout is not None
    confirmed = [int(process.stdout.readline()) for _ in range(5)]
    time.sleep(delay)
    os.kill(process.pid, signal.SIGKILL)
    confirmed += [int(line) for line in process.stdout.read().splitlines() if line.strip().isdigit()]
    process.stdout.close()
    process.wait(timeout=10)
    store = FileStore(path)
    kept = [int(a.item) for a in store.answers("l")]
    assert store.notices == ()
    assert kept == list(range(len(kept)))
    assert confirmed[-1] <= kept[-1] <= confirmed[-1] + 1
    assert store.state("l", "a") == {"number": kept[-1]}


@pytest.mark.parametrize(
    "content",
    [b"this is no database at all, whatever its name says" * 40, b"SQLite format 3\0" + bytes(5000), b"\0" * 4096],
    ids=["text", "broken-header", "zeros"],
)
def test_a_damaged_file_is_kept_aside(home, content):
    """A damaged file is moved aside unchanged, named in one notice, and the course goes on with a new one."""
    home.mkdir()
    path = home / "progress.sqlite3"
    path.write_bytes(content)
    store = open_progress()
    (notice,) = store.notices
    kept = Path(dict(notice.facts)["file"])
    assert notice.id == "progress-damaged"
    assert kept.read_bytes() == content
    assert kept.parent == home
    store.record("l", "s", done=True)
    assert open_progress().done("l") == {"s"}
    assert open_progress().notices == ()


def test_damage_in_the_middle_is_found(home):
    """A file whose pages were overwritten is not read as if nothing had happened."""
    path = home / "progress.sqlite3"
    store = FileStore(path)
    for number in range(300):
        store.record("l", "s", answer=right(str(number)))
    store.close()
    content = bytearray(path.read_bytes())
    content[4096 : len(content) - 4096] = os.urandom(len(content) - 8192)
    path.write_bytes(content)
    assert [notice.id for notice in open_progress().notices] == ["progress-damaged"]


def test_a_foreign_database_is_kept_aside(home):
    """Somebody else's SQLite file under our name is not written to."""
    home.mkdir()
    path = home / "progress.sqlite3"
    foreign = sqlite3.connect(path)
    foreign.execute("CREATE TABLE answers (x)")
    foreign.commit()
    foreign.close()
    before = path.read_bytes()
    store = open_progress()
    (notice,) = store.notices
    assert notice.id == "progress-damaged"
    assert Path(dict(notice.facts)["file"]).read_bytes() == before


def test_a_version_below_any_is_damage(home):
    """A version that no program wrote is kept aside, not refused for ever."""
    open_progress().close()
    damaged = sqlite3.connect(home / "progress.sqlite3")
    damaged.execute("PRAGMA user_version = -1")
    damaged.close()
    store = open_progress()
    assert [notice.id for notice in store.notices] == ["progress-damaged"]
    assert isinstance(store, FileStore)


def test_a_home_of_nobody_is_a_folder_like_any_other(monkeypatch):
    """`~somebody` where there is no such user stays as it was typed; it does not stop the program."""
    monkeypatch.setenv(progress.HOME_VARIABLE, "~nobody-of-this-name/course")
    assert progress.user_folder() == Path("~nobody-of-this-name/course")


def test_a_newer_file_is_kept_aside(home):
    """A file of a later version of the package is moved aside, not misread and not overwritten."""
    path = home / "progress.sqlite3"
    FileStore(path).close()
    newer = sqlite3.connect(path)
    newer.execute(f"PRAGMA user_version = {len(progress._MIGRATIONS) + 1}")
    newer.close()
    store = open_progress()
    (notice,) = store.notices
    assert notice.id == "progress-newer"
    assert sqlite3_version(Path(dict(notice.facts)["file"])) == len(progress._MIGRATIONS) + 1
    assert store.done("l") == frozenset()


def sqlite3_version(path: Path) -> int:
    connection = sqlite3.connect(path)
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    connection.close()
    return int(version)


def test_an_upgrade_keeps_everything(home, monkeypatch):
    """A later version with another table reads this version's file and loses nothing."""
    path = home / "progress.sqlite3"
    old = FileStore(path)
    old.record("l", "s", answer=right("a"), state={"n": 1}, done=True)
    old.close()
    monkeypatch.setattr(progress, "_MIGRATIONS", (*progress._MIGRATIONS, "CREATE TABLE bookmarks (step TEXT)"))
    new = FileStore(path)
    assert new.notices == ()
    assert (new.done("l"), new.state("l", "s"), len(new.answers())) == ({"s"}, {"n": 1}, 1)
    assert sqlite3_version(path) == len(progress._MIGRATIONS)


def test_the_format_has_not_changed_unnoticed(home):
    """Version 1 of the file is what it was: a change of a table is a new migration, never an edit of an old one."""
    FileStore(home / "p.sqlite3").close()
    connection = sqlite3.connect(home / "p.sqlite3")
    columns = {
        table: [name for _, name, *_ in connection.execute(f"PRAGMA table_info({table})")]
        for table in ("answers", "done", "states", "restarts", "settings")
    }
    connection.close()
    assert columns == {
        "answers": ["id", "at", "lesson", "step", "item", "right", "points", "possible", "misconception"],
        "done": ["lesson", "step", "at"],
        "states": ["lesson", "step", "state", "at"],
        "restarts": ["lesson", "after_answer", "at"],
        "settings": ["name", "value"],
    }


def test_where_no_file_can_be_kept_the_course_still_runs(home):
    """A home that cannot be written to: progress lives as long as the program, and a notice says so."""
    home.write_text("a file where the folder should be")
    store = open_progress()
    assert [notice.id for notice in store.notices] == ["progress-not-kept"]
    store.record("l", "s", done=True)
    assert store.done("l") == {"s"}


def test_a_file_that_stays_locked_is_an_error_with_a_way_out(home, monkeypatch):
    """When another program holds the file, nothing is lost silently: the error names the file and what to do."""
    monkeypatch.setattr(progress, "PATIENCE_SECONDS", 0.05)
    path = home / "progress.sqlite3"
    store = FileStore(path)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(ProgressError, match=r"progress\.sqlite3.*close other programs"):
        store.record("l", "s", done=True)
    other.execute("ROLLBACK")
    other.close()
    store.record("l", "s", done=True)
    assert store.done("l") == {"s"}


def test_a_state_that_is_no_state_is_forgotten(home):
    """Hand-edited nonsense in a state makes that widget start anew and nothing else."""
    path = home / "progress.sqlite3"
    store = FileStore(path)
    store.record("l", "s", state={"n": 1}, done=True)
    store.close()
    connection = sqlite3.connect(path)
    connection.execute("UPDATE states SET state = '[not json'")
    connection.commit()
    connection.close()
    again = FileStore(path)
    assert (again.state("l", "s"), again.done("l")) == (None, {"s"})

"""What a learner has done, kept so that a crash loses at most the last click.

A `ProgressStore` answers one question each: which steps are done, in which state a widget was left, which answers were
given, what was chosen.  `FileStore` keeps it in one SQLite file of the user, `MemoryStore` for as long as Python runs (tests,
Pyodide).  Several tabs and processes may use one file: answers are only ever added, a step that is done stays done, and of
a widget's state and of a choice the last one counts.

Nothing that the learner may not know is kept: a state is what `Logic.state()` returns.
"""

from __future__ import annotations

import json
import os
import threading
import weakref
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from spades_teach.core.errors import SpadesError

if TYPE_CHECKING:
    import sqlite3

HOME_VARIABLE: Final = "SPADES_TEACH_HOME"
FILE_NAME: Final = "progress.sqlite3"
PATIENCE_SECONDS: Final = 5.0  # how long a write waits for another process

_MIGRATIONS: Final = (
    """
    CREATE TABLE answers (
        id INTEGER PRIMARY KEY, at TEXT NOT NULL, lesson TEXT NOT NULL, step TEXT NOT NULL, item TEXT NOT NULL,
        right INTEGER NOT NULL, points INTEGER NOT NULL, possible INTEGER NOT NULL, misconception TEXT
    );
    CREATE INDEX answers_of_lesson ON answers (lesson, step);
    CREATE TABLE done (lesson TEXT NOT NULL, step TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (lesson, step));
    CREATE TABLE states (
        lesson TEXT NOT NULL, step TEXT NOT NULL, state TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (lesson, step)
    );
    CREATE TABLE restarts (lesson TEXT PRIMARY KEY, after_answer INTEGER NOT NULL, at TEXT NOT NULL);
    CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL);
    """,
)
"""How a file comes from each format version to the next; the version of a file is its `user_version`.  Never edit one."""


class ProgressError(SpadesError):
    """The progress file could not be written or read just now; what was to be saved is not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One answer to one question, as it was judged."""

    lesson: str
    step: str
    item: str  # which question of the step
    right: bool
    points: int = 0
    possible: int = 0  # 0: practice, not graded
    misconception: str | None = None
    at: str = ""  # ISO time in UTC, set by the store


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the learner should be told once: a message id and its facts."""

    id: str
    facts: tuple[tuple[str, str], ...] = ()


class ProgressStore(Protocol):
    """Where progress is kept."""

    notices: tuple[Notice, ...]

    def record(
        self,
        lesson: str,
        step: str,
        *,
        state: Mapping[str, Any] | None = None,
        answer: Answer | None = None,
        done: bool = False,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        """Keep what one click changed, all of it or nothing.  `done=False` never takes a "done" back."""

    def done(self, lesson: str) -> frozenset[str]:
        """Return the steps that were once right since the lesson was last restarted."""

    def state(self, lesson: str, step: str) -> dict[str, Any] | None:
        """Return the state a step's widget was left in."""

    def answers(self, lesson: str | None = None, *, all_attempts: bool = False) -> tuple[Answer, ...]:
        """Return answers, oldest first; without `all_attempts` those since the lesson was last restarted."""

    def restart(self, lesson: str) -> None:
        """Begin a lesson anew: nothing done, no states; its earlier answers stay on record as an earlier attempt."""

    def setting(self, name: str) -> str | None:
        """Return a choice such as `language`."""

    def set_setting(self, name: str, value: str) -> None:
        """Keep a choice."""

    def close(self) -> None:
        """Let go of the file; a closed store is not used again."""


def user_folder() -> Path:
    """Return the folder of the user's data: `SPADES_TEACH_HOME`, else the system's usual place."""
    chosen = os.environ.get(HOME_VARIABLE)
    if chosen:
        return Path(os.path.expanduser(chosen))  # noqa: PTH111 - Path's own stops the program where there is no such user
    from platformdirs import user_data_path

    return user_data_path("spades_teach", appauthor=False)


def open_progress(folder: Path | None = None) -> ProgressStore:
    """Open the user's progress; where no file can be kept, remember for this time only and say so in `notices`."""
    import sqlite3

    path = (folder or user_folder()) / FILE_NAME
    try:
        return FileStore(path)
    except (OSError, sqlite3.Error):
        store = MemoryStore()
        store.notices = (Notice("progress-not-kept", (("file", str(path)),)),)
        return store


class MemoryStore:
    """Progress that ends with the program."""

    def __init__(self) -> None:
        self.notices: tuple[Notice, ...] = ()
        self._answers: list[Answer] = []
        self._done: set[tuple[str, str]] = set()
        self._states: dict[tuple[str, str], str] = {}
        self._restarts: dict[str, int] = {}
        self._settings: dict[str, str] = {}

    def record(
        self,
        lesson: str,
        step: str,
        *,
        state: Mapping[str, Any] | None = None,
        answer: Answer | None = None,
        done: bool = False,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        if state is not None:
            self._states[lesson, step] = _packed(state)
        if answer is not None:
            self._answers.append(_dated(answer, lesson, step))
        if done:
            self._done.add((lesson, step))
        self._settings.update(settings or {})

    def done(self, lesson: str) -> frozenset[str]:
        return frozenset(step for of, step in self._done if of == lesson)

    def state(self, lesson: str, step: str) -> dict[str, Any] | None:
        packed = self._states.get((lesson, step))
        return None if packed is None else _unpacked(packed)

    def answers(self, lesson: str | None = None, *, all_attempts: bool = False) -> tuple[Answer, ...]:
        return tuple(
            answer
            for number, answer in enumerate(self._answers)
            if lesson in (None, answer.lesson) and (all_attempts or number >= self._restarts.get(answer.lesson, 0))
        )

    def restart(self, lesson: str) -> None:
        self._restarts[lesson] = len(self._answers)
        self._done = {(of, step) for of, step in self._done if of != lesson}
        self._states = {key: state for key, state in self._states.items() if key[0] != lesson}

    def setting(self, name: str) -> str | None:
        return self._settings.get(name)

    def set_setting(self, name: str, value: str) -> None:
        self._settings[name] = value

    def close(self) -> None:
        return


class FileStore:
    """Progress in one SQLite file.

    Each change is one transaction that is on the disk when the call returns, so a killed program loses at most the click it
    was busy with.  A file that cannot be read, or that a newer version of the package wrote, is moved aside and named in
    `notices`.
    """

    def __init__(self, path: Path) -> None:
        """Open or make the file.  Raises OSError or sqlite3.Error where that cannot be done."""
        self.path = path
        self.notices: tuple[Notice, ...] = ()
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = threading.Lock()
        self._connection = self._opened()
        self._close = weakref.finalize(self, self._connection.close)

    def record(
        self,
        lesson: str,
        step: str,
        *,
        state: Mapping[str, Any] | None = None,
        answer: Answer | None = None,
        done: bool = False,
        settings: Mapping[str, str] | None = None,
    ) -> None:
        now = _now()
        with self._write() as connection:
            if answer is not None:
                connection.execute(
                    "INSERT INTO answers (at, lesson, step, item, right, points, possible, misconception)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        now,
                        lesson,
                        step,
                        answer.item,
                        answer.right,
                        answer.points,
                        answer.possible,
                        answer.misconception,
                    ),
                )
            if done:
                connection.execute("INSERT OR IGNORE INTO done VALUES (?, ?, ?)", (lesson, step, now))
            if state is not None:
                connection.execute(
                    "INSERT OR REPLACE INTO states VALUES (?, ?, ?, ?)", (lesson, step, _packed(state), now)
                )
            for name, value in (settings or {}).items():
                connection.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, value))

    def done(self, lesson: str) -> frozenset[str]:
        return frozenset(step for (step,) in self._read("SELECT step FROM done WHERE lesson = ?", lesson))

    def state(self, lesson: str, step: str) -> dict[str, Any] | None:
        for (packed,) in self._read("SELECT state FROM states WHERE lesson = ? AND step = ?", lesson, step):
            return _unpacked(packed)
        return None

    def answers(self, lesson: str | None = None, *, all_attempts: bool = False) -> tuple[Answer, ...]:
        rows = self._read(
            "SELECT lesson, step, item, right, points, possible, misconception, at FROM answers"
            " LEFT JOIN (SELECT lesson AS restarted, after_answer FROM restarts) ON restarted = lesson"
            " WHERE (? IS NULL OR lesson = ?) AND (? OR id > coalesce(after_answer, 0)) ORDER BY id",
            lesson,
            lesson,
            all_attempts,
        )
        return tuple(
            Answer(
                lesson=row[0],
                step=row[1],
                item=row[2],
                right=bool(row[3]),
                points=row[4],
                possible=row[5],
                misconception=row[6],
                at=row[7],
            )
            for row in rows
        )

    def restart(self, lesson: str) -> None:
        with self._write() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO restarts SELECT ?, coalesce(max(id), 0), ? FROM answers", (lesson, _now())
            )
            connection.execute("DELETE FROM done WHERE lesson = ?", (lesson,))
            connection.execute("DELETE FROM states WHERE lesson = ?", (lesson,))

    def setting(self, name: str) -> str | None:
        for (value,) in self._read("SELECT value FROM settings WHERE name = ?", name):
            return str(value)
        return None

    def set_setting(self, name: str, value: str) -> None:
        with self._write() as connection:
            connection.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, value))

    def close(self) -> None:
        with self._lock:
            self._close()

    @contextmanager
    def _write(self) -> Iterator[sqlite3.Connection]:
        """One transaction, on the disk at its end.  Raises ProgressError when the disk refuses."""
        import sqlite3

        connection = self._connection
        with self._lock:
            try:
                connection.execute("BEGIN IMMEDIATE")
                try:
                    yield connection
                    connection.execute("COMMIT")
                except BaseException:
                    with suppress(sqlite3.Error):
                        connection.execute("ROLLBACK")
                    raise
            except sqlite3.Error as error:
                raise self._trouble(error) from error

    def _read(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        import sqlite3

        with self._lock:
            try:
                return self._connection.execute(query, values).fetchall()
            except sqlite3.Error as error:
                raise self._trouble(error) from error

    def _trouble(self, error: Exception) -> ProgressError:
        return ProgressError(
            f"cannot use the progress file {str(self.path)!r}: {error}; free some space or close other programs that use it",
            "progress-not-saved",
            file=str(self.path),
        )

    def _opened(self) -> sqlite3.Connection:
        """Open the file, moving aside what is no progress file of this version or an older one."""
        import sqlite3

        for _ in range(3):  # a second process may have moved the bad file aside at the same moment
            seen = _identity(self.path)
            connection = sqlite3.connect(
                self.path, timeout=PATIENCE_SECONDS, isolation_level=None, check_same_thread=False
            )
            try:
                version = _sound_version(connection)
                if version <= len(_MIGRATIONS):
                    _migrate(connection)
                    return connection
                why = "progress-newer"
            except sqlite3.OperationalError:  # locked, read-only, no space: not the file's fault
                connection.close()
                raise
            except sqlite3.DatabaseError:
                why = "progress-damaged"
            except BaseException:
                connection.close()
                raise
            connection.close()
            self._set_aside(why, seen)
        raise sqlite3.DatabaseError(f"cannot make a sound progress file at {self.path}")

    def _set_aside(self, why: str, seen: tuple[int, ...] | None) -> None:
        """Move the bad file out of the way, unless another process has already put a good one there."""
        if _identity(self.path) != seen:
            return
        kept = _free_name(self.path, why.removeprefix("progress-"))
        with suppress(FileNotFoundError):
            self.path.rename(kept)
            self.notices = (*self.notices, Notice(why, (("file", str(kept)),)))
        for part in ("-journal", "-wal", "-shm"):  # what SQLite keeps beside a file belongs to it
            with suppress(FileNotFoundError):
                self.path.with_name(f"{self.path.name}{part}").rename(f"{kept}{part}")


def _sound_version(connection: sqlite3.Connection) -> int:
    """Return the format version; raise sqlite3.DatabaseError when the file is damaged."""
    import sqlite3

    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(verdict)
    connection.execute("BEGIN")  # one look: another process may just be making the tables
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    connection.execute("COMMIT")
    if version < 0 or (version == 0) != (not tables):
        raise sqlite3.DatabaseError("not a progress file")
    if version and not {"answers", "done", "states", "restarts", "settings"} <= tables:
        raise sqlite3.DatabaseError("not a progress file")
    return int(version)


def _migrate(connection: sqlite3.Connection) -> None:
    import sqlite3

    connection.execute("PRAGMA synchronous = FULL")
    with suppress(sqlite3.OperationalError):  # not on every drive, not while another process is at it
        connection.execute("PRAGMA journal_mode = WAL")  # one wait for the disk a click, not four
    connection.execute("BEGIN IMMEDIATE")
    try:
        (version,) = connection.execute("PRAGMA user_version").fetchone()  # again: another process may have been first
        for script in _MIGRATIONS[version:]:
            for statement in filter(str.strip, script.split(";")):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(_MIGRATIONS)}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _identity(path: Path) -> tuple[int, ...] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def _free_name(path: Path, why: str) -> Path:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    names = (
        path.with_name(f"{path.stem}-{why}-{stamp}{extra}{path.suffix}") for extra in ("", *map(str, range(2, 100)))
    )
    return next(name for name in names if not name.exists())


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _dated(answer: Answer, lesson: str, step: str) -> Answer:
    return Answer(
        lesson=lesson,
        step=step,
        item=answer.item,
        right=answer.right,
        points=answer.points,
        possible=answer.possible,
        misconception=answer.misconception,
        at=_now(),
    )


def _packed(state: Mapping[str, Any]) -> str:
    return json.dumps(state, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def _unpacked(text: str) -> dict[str, Any] | None:
    """Return a saved state, None when it is not one: a widget then starts anew."""
    with suppress(ValueError):
        state = json.loads(text)
        if isinstance(state, dict):
            return state
    return None

"""Serve the course on this machine: `learn` in marimo, `lab` in JupyterLab."""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from spades_teach.course.load import RULE_BOOK, RULE_BOOK_PATH, data_folder, notebook_name, the_course
from spades_teach.course.model import Course, LessonError
from spades_teach.course.progress import HOME_VARIABLE, user_folder
from spades_teach.course.session import lesson_language
from spades_teach.i18n import choose_language, system_language, words_for

HOST: Final = "127.0.0.1"
COURSE_PORT: Final = 2718
LAB_PORT: Final = 8888
COPIES_FILE: Final = ".spades-teach.json"
"""What was copied into a folder of notebooks: digests by path, so that a notebook of the user's is told from ours."""

LAB_PAGE: Final = {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}
"""Lab begins with the question whether it may fetch news; a lesson does not."""

Say = Callable[[str], None]


def serve_course(
    lang: str | None = None,
    port: int | None = None,
    open_browser: bool = True,
    lesson: str | None = None,
    *,
    say: Say | None = None,
) -> int:
    """Serve the course until it is stopped (Ctrl-C, SIGTERM); return an exit status.

    lang: the language of the page, else the one chosen there last.  port: another one is taken when it is in use.
    lesson: the id of the lesson to open, else the home page.  say: gets each line for the terminal.
    Raises LessonError when there is no such lesson or the notebooks are missing.
    """
    import uvicorn

    from spades_teach.course.hosts.marimo import CourseApp

    course = the_course()
    path = f"/{course.lesson(lesson).id}/" if lesson else "/"
    pages = course_pages(course, data_folder("notebooks"))
    taken = _listen(port or COURSE_PORT)
    address = f"http://{HOST}:{taken.getsockname()[1]}{path}{f'?lang={lang}' if lang else ''}"
    words = words_for(choose_language(lang, system=system_language()))

    app = CourseApp(pages)

    def started() -> None:
        _announce(say or _print, words("serve-course"), address, open_browser=open_browser)

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                started()

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            try:
                await super().shutdown(sockets)
            finally:
                await app.close()

    config = uvicorn.Config(
        app, log_level="warning", timeout_graceful_shutdown=1, ws_ping_interval=None, lifespan="off"
    )
    server = Server(config)
    with suppress(KeyboardInterrupt), _quiet_end():
        server.run(sockets=[taken])
    return 0


@contextmanager
def _quiet_end() -> Iterator[None]:
    """Let SIGTERM end the course as Ctrl-C does: uvicorn raises the signal once more when it has stopped."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda *_: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def course_pages(course: Course, notebooks: Path) -> dict[str, Path]:
    """Return the marimo notebooks by the paths they are served at."""
    folder = notebooks / "marimo"
    pages = {"/": folder / "home.py", f"/{RULE_BOOK_PATH}": folder / f"{RULE_BOOK}.py"}
    pages |= {f"/{lesson.id}": folder / notebook_name(lesson.folder) for lesson in course.pages}
    for file in pages.values():
        if not file.is_file():
            raise LessonError(f"no notebook {file}; run `make notebooks`", "no-notebook", file=str(file))
    return pages


def run_lab(
    lang: str | None = None,
    directory: str | os.PathLike[str] | None = None,
    open_browser: bool = True,
    *,
    port: int | None = None,
    say: Say | None = None,
) -> int:
    """Run JupyterLab on a copy of the lessons until it is stopped; return its exit status.

    directory: where the copies stand, else `default_lab_folder()`.  A notebook that the user changed is never overwritten.
    """
    course = the_course()
    language = choose_language(lang, system=system_language())
    words = words_for(language)
    folder = Path(directory).expanduser() if directory is not None else default_lab_folder()
    copied = copy_notebooks(data_folder("notebooks") / "jupyter", folder)
    tell = say or _print
    tell(words("serve-lab-folder", folder=str(folder)))
    for path in copied.kept:
        tell(words("serve-lab-kept", file=path, new=copied.beside[path]))
    first = course.lessons[0]
    notebook = f"{lesson_language(first, language)}/{notebook_name(first.folder, 'ipynb')}"
    with _listen(port or LAB_PORT) as taken:
        number = taken.getsockname()[1]
    key = secrets.token_urlsafe(24)
    address = f"http://{HOST}:{number}/lab/tree/{notebook}?token={key}"
    command = [
        sys.executable,
        "-m",
        "jupyterlab",
        f"--ServerApp.root_dir={folder}",
        f"--ServerApp.ip={HOST}",
        f"--ServerApp.port={number}",
        "--ServerApp.port_retries=0",
        "--ServerApp.open_browser=False",
        "--JupyterApp.answer_yes=True",
        "--Application.log_level=WARN",
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.extension_manager=readonly",
        "--LabApp.expose_app_in_browser=True",  # so that a widget can put its code into a cell
        *(["--allow-root"] if _is_root() else []),
    ]

    def started() -> None:
        _announce(tell, words("serve-lab"), address, open_browser=open_browser)

    with TemporaryDirectory() as settings:
        _write(Path(settings) / "labconfig" / "page_config.json", json.dumps(LAB_PAGE).encode())
        paths = os.pathsep.join(filter(None, [settings, os.environ.get("JUPYTER_CONFIG_PATH")]))
        environment = {**os.environ, "JUPYTER_TOKEN": key, "JUPYTER_CONFIG_PATH": paths}
        return _run(command, environment, number, started)


def default_lab_folder() -> Path:
    """Return where the copies of the Jupyter lessons stand: a visible folder of the user."""
    if os.environ.get(HOME_VARIABLE):
        return user_folder() / "notebooks"
    from platformdirs import user_documents_path

    return user_documents_path() / "spades-teach"


@dataclass(frozen=True, slots=True, kw_only=True)
class Copied:
    """What copying did, paths below the folder."""

    written: tuple[str, ...] = ()  # new, or ours and unchanged
    kept: tuple[str, ...] = ()  # changed by the user although ours is newer
    beside: Mapping[str, str] = field(default_factory=dict)  # for each of these: where our newer one stands


def copy_notebooks(source: Path, folder: Path) -> Copied:
    """Copy the lessons into a folder of the user, without ever overwriting a notebook whose cells she changed.

    Running a notebook and saving it is no change; a cell that was edited, added or removed is.
    """
    folder.mkdir(parents=True, exist_ok=True)
    before = _copied_before(folder)
    now: dict[str, str] = {}
    written: list[str] = []
    beside: dict[str, str] = {}
    for path in sorted(source.glob("*/*.ipynb")):
        name = path.relative_to(source).as_posix()
        target = folder / name
        ours = _cells_digest(path.read_bytes())
        theirs = _cells_digest(target.read_bytes()) if target.is_file() else None
        now[name] = ours
        if theirs == ours:
            continue
        if theirs is None or theirs == before.get(name):
            _write(target, path.read_bytes())
            written.append(name)
        elif before.get(name) != ours:  # hers, and ours is newer than the one she began with
            new = target.with_name(f"{target.stem}-new{target.suffix}")
            _write(new, path.read_bytes())
            beside[name] = new.relative_to(folder).as_posix()
    _write(folder / COPIES_FILE, (json.dumps(now, indent=1, sort_keys=True) + "\n").encode())
    return Copied(written=tuple(written), kept=tuple(beside), beside=beside)


def _copied_before(folder: Path) -> dict[str, str]:
    try:
        found = json.loads((folder / COPIES_FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(digest) for name, digest in found.items()} if isinstance(found, dict) else {}


def _cells_digest(content: bytes) -> str:
    """Tell the cells of one notebook from another's; a file that is no notebook is told by its bytes."""
    try:
        cells = [
            [cell["cell_type"], "".join(cell["source"]), cell.get("attachments")]
            for cell in json.loads(content)["cells"]
        ]
    except (ValueError, KeyError, TypeError):
        return hashlib.sha256(content).hexdigest()
    return hashlib.sha256(json.dumps(cells, sort_keys=True).encode()).hexdigest()


def _write(path: Path, content: bytes) -> None:
    """Write a whole file or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    part.write_bytes(content)
    part.replace(path)


def _listen(port: int) -> socket.socket:
    """Return a socket on this port, or on a free one when it is taken."""
    taken = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    if os.name != "nt":  # there it would let two servers share a port
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        taken.bind((HOST, port))
        taken.listen(1)
    except OSError:
        taken.close()
        taken = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        taken.bind((HOST, 0))
    return taken


def _run(command: list[str], environment: Mapping[str, str], port: int, started: Callable[[], None]) -> int:
    """Run a server to its end, handing on what asks it to stop; `started` is called once it listens."""
    process = subprocess.Popen(command, env=dict(environment), start_new_session=os.name != "nt")

    def hand_on(*_: object) -> None:
        with suppress(OSError):
            process.terminate()

    before: dict[int, Any] = {}
    with suppress(ValueError):  # not in the main thread: the caller takes care
        for asked in (signal.SIGTERM, signal.SIGINT):
            before[asked] = signal.signal(asked, hand_on)
    try:
        threading.Thread(target=_when_listening, args=(process, port, started), daemon=True).start()
        status = process.wait()
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
    return 0 if status in (0, -signal.SIGTERM) else status


def _when_listening(process: subprocess.Popen[bytes], port: int, tell: Callable[[], None]) -> None:
    while process.poll() is None:
        with suppress(OSError), socket.create_connection((HOST, port), timeout=1):
            tell()
            return
        time.sleep(0.1)


def _announce(say: Say, line: str, address: str, *, open_browser: bool) -> None:
    """Say where to look: the address on a line of its own, so that it can be copied in every language."""
    say(line)
    say(address)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _print(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()

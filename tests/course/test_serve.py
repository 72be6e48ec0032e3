"""Serving: a free port, only this machine, a clean stop, and no notebook of the user's is ever overwritten."""

import json
import os
import signal
import socket
import subprocess
import sys
import textwrap
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from spades_teach.course import serve
from spades_teach.course.hosts.marimo import _is_own
from spades_teach.course.load import data_folder, the_course
from spades_teach.course.model import LessonError

# Copies of the Jupyter notebooks


def notebook(text: str, *, outputs: list | None = None) -> bytes:
    cell = {
        "cell_type": "code",
        "id": "a",
        "metadata": {},
        "execution_count": None,
        "outputs": outputs or [],
        "source": [text],
    }
    return json.dumps({"cells": [cell], "metadata": {}, "nbformat": 4, "nbformat_minor": 5}).encode()


@pytest.fixture
def source(tmp_path: Path) -> Path:
    (tmp_path / "source" / "en").mkdir(parents=True)
    (tmp_path / "source" / "en" / "01-a.ipynb").write_bytes(notebook("1"))
    return tmp_path / "source"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return tmp_path / "copy"


def test_lessons_are_copied(source, copy):
    """A new folder gets every notebook; a second time there is nothing to do."""
    assert serve.copy_notebooks(source, copy).written == ("en/01-a.ipynb",)
    assert (copy / "en/01-a.ipynb").read_bytes() == notebook("1")
    again = serve.copy_notebooks(source, copy)
    assert (again.written, again.kept) == ((), ())


def test_a_changed_notebook_is_never_overwritten(source, copy):
    """What the user changed stays to the byte, time after time, also when our lesson is newer; ours stands beside it."""
    serve.copy_notebooks(source, copy)
    (copy / "en/01-a.ipynb").write_bytes(notebook("mine"))
    assert serve.copy_notebooks(source, copy).kept == ()
    (source / "en/01-a.ipynb").write_bytes(notebook("2"))
    copied = serve.copy_notebooks(source, copy)
    assert (copied.written, copied.kept) == ((), ("en/01-a.ipynb",))
    assert dict(copied.beside) == {"en/01-a.ipynb": "en/01-a-new.ipynb"}
    for _ in range(3):
        assert (copy / "en/01-a.ipynb").read_bytes() == notebook("mine")
        assert (copy / "en/01-a-new.ipynb").read_bytes() == notebook("2")
        assert serve.copy_notebooks(source, copy).kept == ()
    (source / "en/01-a.ipynb").write_bytes(notebook("3"))
    serve.copy_notebooks(source, copy)
    assert (copy / "en/01-a.ipynb").read_bytes() == notebook("mine")


def test_a_file_that_is_no_notebook_is_the_users(source, copy):
    """Whatever the user put under our name is hers."""
    (copy / "en").mkdir(parents=True)
    (copy / "en/01-a.ipynb").write_text("mine")
    serve.copy_notebooks(source, copy)
    assert (copy / "en/01-a.ipynb").read_text() == "mine"


def test_a_notebook_that_was_only_run_gets_the_newer_lesson(source, copy):
    """Outputs of a run are no change of the user's."""
    serve.copy_notebooks(source, copy)
    ran = [{"output_type": "stream", "name": "stdout", "text": ["1\n"]}]
    (copy / "en/01-a.ipynb").write_bytes(notebook("1", outputs=ran))
    assert serve.copy_notebooks(source, copy).written == ()
    (source / "en/01-a.ipynb").write_bytes(notebook("2"))
    assert serve.copy_notebooks(source, copy).written == ("en/01-a.ipynb",)


@pytest.mark.parametrize("content", ["", "[1]", "{", '{"en/01-a.ipynb": 1}'])
def test_a_lost_list_of_copies_overwrites_nothing(source, copy, content):
    """Without knowing what was copied, a notebook that differs from ours counts as the user's."""
    serve.copy_notebooks(source, copy)
    (copy / "en/01-a.ipynb").write_bytes(notebook("mine"))
    (copy / serve.COPIES_FILE).write_text(content)
    serve.copy_notebooks(source, copy)
    assert (copy / "en/01-a.ipynb").read_bytes() == notebook("mine")


def test_a_deleted_notebook_comes_back(source, copy):
    """Deleting a copy is how to get the lesson as it was."""
    serve.copy_notebooks(source, copy)
    (copy / "en/01-a.ipynb").unlink()
    assert serve.copy_notebooks(source, copy).written == ("en/01-a.ipynb",)


def test_copies_stand_where_the_user_says(home, monkeypatch):
    """SPADES_TEACH_HOME holds them in tests and on request, else a folder among the documents."""
    assert serve.default_lab_folder() == home / "notebooks"
    monkeypatch.delenv("SPADES_TEACH_HOME")
    assert serve.default_lab_folder().name == "spades-teach"


# The course


def test_a_taken_port_is_stepped_aside_from():
    """The port that was asked for, else a free one; this machine only."""
    with serve._listen(0) as first:
        first.listen()
        port = first.getsockname()[1]
        with serve._listen(port) as second:
            assert second.getsockname()[0] == "127.0.0.1"
            assert second.getsockname()[1] not in (0, port)
    with serve._listen(port) as third:
        assert third.getsockname()[1] == port


def test_every_lesson_has_its_page():
    """Home at `/`, the book of rules beside it, each lesson and lab under its id."""
    course = the_course()
    pages = serve.course_pages(course, data_folder("notebooks"))
    assert set(pages) == {"/", "/rule-book", *(f"/{lesson.id}" for lesson in course.pages)}
    assert all(path.is_file() for path in pages.values())


def test_missing_notebooks_and_lessons_are_named(tmp_path):
    """A lesson that does not exist, or was not built, is one clear sentence and no server."""
    with pytest.raises(LessonError, match=r"no notebook .*home\.py; run `make notebooks`"):
        serve.course_pages(the_course(), tmp_path)
    with pytest.raises(LessonError, match="no lesson 'bagz'; the lessons are cards-and-the-deal, following-suit"):
        serve.serve_course(lesson="bagz", open_browser=False)


@pytest.mark.parametrize(
    ("own", "host", "origin"),
    [
        (True, "127.0.0.1:2718", None),
        (True, "localhost:2718", "http://localhost:2718"),
        (True, "[::1]:2718", None),
        (True, "localhost", "http://localhost"),
        (False, "evil.example", None),
        (False, "evil.example:2718", "http://evil.example:2718"),
        (False, "127.0.0.1:2718", "https://evil.example"),
        (False, "127.0.0.1:2718", "http://127.0.0.1:9999"),
        (False, "127.0.0.1:2718", "null"),
        (False, "127.0.0.1.evil.example:2718", None),
        (False, "", None),
    ],
)
def test_only_pages_of_this_server_may_ask(own, host, origin):
    """Another site in the reader's browser cannot send code to the course, by name or by address."""
    headers = [(b"Host", host.encode())] + ([(b"Origin", origin.encode())] if origin else [])
    assert _is_own(headers) is own


SERVER = textwrap.dedent("""
    import sys
    from spades_teach.course.serve import serve_course

    raise SystemExit(serve_course(lang="fa", port=int(sys.argv[1]), open_browser=False, lesson="following-suit"))
""")


@pytest.fixture
def port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        number: int = probe.getsockname()[1]
        return number


@pytest.mark.notebooks
@pytest.mark.skipif(os.name == "nt", reason="POSIX signals")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_the_course_is_served_and_stops_cleanly(home, port, stop):
    """It prints its address, answers, refuses strangers, and with a reader still there ends within seconds without a word."""
    environment = {**os.environ, "PYTHONUNBUFFERED": "1"}
    process = subprocess.Popen(
        [sys.executable, "-c", SERVER, str(port)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert "Ctrl-C" in process.stdout.readline()
        address = f"http://127.0.0.1:{port}/following-suit/?lang=fa"
        assert process.stdout.readline() == f"{address}\n"
        with urllib.request.urlopen(address, timeout=30) as page:
            assert page.status == 200
            assert b"Tricks and following suit" in page.read()
        with pytest.raises(urllib.error.HTTPError, match="403"):
            urllib.request.urlopen(urllib.request.Request(address, headers={"Host": "evil.example"}), timeout=30)
        socket_address = f"ws://127.0.0.1:{port}/following-suit/ws?session_id=s_abcdef"
        with pytest.raises(InvalidStatus), connect(socket_address, origin="http://evil.example"):
            pass
        with connect(socket_address, origin=f"http://127.0.0.1:{port}", max_queue=None) as reader:
            assert "kernel-ready" in str(reader.recv(timeout=30))
            begun = time.monotonic()
            process.send_signal(stop)
            process.wait(timeout=30)
            ended = time.monotonic()
    finally:
        process.send_signal(stop)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (0, "", "")
    assert ended - begun < 10


LAB = textwrap.dedent("""
    import sys
    from spades_teach.course.serve import run_lab

    raise SystemExit(run_lab(lang="fa", open_browser=False, port=int(sys.argv[1])))
""")


@pytest.mark.notebooks
@pytest.mark.slow
@pytest.mark.skipif(os.name == "nt", reason="POSIX signals")
def test_the_lab_opens_the_first_lesson_and_stops_cleanly(home, port):
    """It says where the copies are and where to look, shows them to nobody without the key, and ends with status 0."""
    process = subprocess.Popen(
        [sys.executable, "-c", LAB, str(port)],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert str(home / "notebooks") in process.stdout.readline()
        assert "JupyterLab" in process.stdout.readline()
        address, _, key = process.stdout.readline().strip().partition("?token=")
        assert address == f"http://127.0.0.1:{port}/lab/tree/fa/01-cards-and-the-deal.ipynb"
        contents = f"http://127.0.0.1:{port}/api/contents/fa"
        with urllib.request.urlopen(f"{contents}?token={key}", timeout=30) as answer:
            assert "02-following-suit.ipynb" in answer.read().decode()
        with pytest.raises(urllib.error.HTTPError, match="403"):
            urllib.request.urlopen(contents, timeout=30)
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 0

"""Run what texts show: `python -m tests.shown docs/tutorial.md ...` says what does not come out as shown.

With `--write` the outputs of commands and of Python are written anew instead; read the difference before you keep it.

| block | what must be so |
|---|---|
| `console` | each command after `$ ` prints what stands below it; a `make` target exists; servers and setting up are left to other tests |
| `python` | it runs; lines after `>>>` print what is shown; all blocks of a page share their names |
| any other with a `title` | a file: the project's own must hold the block, any other is written into the folder |
| `py`, `ftl`, `toml`, `js`, `markdown` | a quotation: the project holds it, line for line |
| `text`, `json` and the rest | an illustration |
"""

from __future__ import annotations

import doctest
import io
import os
import re
import shlex
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import chdir, redirect_stderr, redirect_stdout
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(
    r'^(?P<indent> *)(?P<fence>`{3,})(?P<language>\w+)(?: title="(?P<title>[^"]+)")?[^\n]*\n(?P<body>.*?)^ *(?P=fence)$',
    re.MULTILINE | re.DOTALL,
)
INVISIBLE = re.compile("[\u2066-\u2069\ufe0e]")  # isolates, and the sign that asks for a text glyph
RIGHT_TO_LEFT = re.compile("[\u0590-\u08ff]")
QUOTED = {
    "py": "spades_teach/**/*.py tests/**/*.py lessons/**/*.py bench/*.py",
    "ftl": "spades_teach/i18n/**/*.ftl",
    "toml": "spades_teach/**/*.toml lessons/**/*.toml",
    "js": "spades_teach/widgets/js/*.js",
    "markdown": "lessons/**/*.md",
}
RUN = ("spades-teach ", "python -c ", "python -m spades_teach.course.check", "cat ", "printf ", "echo ")
LEFT_OUT = (
    *("spades-teach learn", "spades-teach lab", "marimo edit ", "jupyter lab", "SPADES_TEACH_HOME="),  # servers
    *(
        "python -m venv .venv",
        "python -m tests.shown --write ",
        "source .venv/bin/activate",
        ".venv/bin/",
        "python -m pip ",
    ),  # setting up
)
SHELL = frozenset("|&;<>$`*")
"""Signs that ask a shell to do something with a command."""
SURROUNDINGS = {"COLUMNS": "100", "LANG": "C.UTF-8"}
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block of a text."""

    language: str
    title: str | None
    body: str
    line: int


def blocks(text: str) -> list[Block]:
    """Return the fenced blocks of a Markdown text."""
    return [
        Block(found["language"], found["title"], textwrap.dedent(found["body"]), text.count("\n", 0, found.start()) + 1)
        for found in FENCE.finditer(text)
    ]


def commands(body: str) -> list[tuple[str, str]]:
    r"""Return the commands of a console block, each with the output that is shown for it.

    >>> commands("$ echo a\na\n$ cat  # nothing\n")
    [('echo a', 'a'), ('cat', '')]
    """
    found = []
    for part in re.split(r"^\$ ", body, flags=re.MULTILINE)[1:]:
        command, _, output = re.sub(r" *\\\n *", " ", part).partition("\n")
        found.append((command.split("  #")[0].strip(), output.strip()))
    return found


def run(command: str, folder: Path) -> str:
    """Return what a command line prints, on both channels; raises AssertionError when it fails."""
    if command.startswith("spades-teach ") and not SHELL.intersection(command):
        return _run_here(shlex.split(command)[1:], folder)
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env={**os.environ, "PATH": path, **SURROUNDINGS},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(f"exit status {done.returncode}: {done.stdout}")
    return done.stdout.strip()


def _run_here(arguments: list[str], folder: Path) -> str:
    """Run our own command in this process: a new one takes longer to start than most commands to answer."""
    from spades_teach.cli import main

    said = io.StringIO()
    before = {name: os.environ.get(name) for name in SURROUNDINGS}
    os.environ.update(SURROUNDINGS)
    try:
        with chdir(folder), redirect_stdout(said), redirect_stderr(said):
            status = main(arguments)
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
    if status:
        raise AssertionError(f"exit status {status}: {said.getvalue()}")
    return said.getvalue().strip()


def visible(text: str) -> str:
    """Drop the marks that nobody sees."""
    return INVISIBLE.sub("", text)


def problems(text: str, folder: Path) -> Iterator[str]:
    """Yield what does not come out as a text shows it, running its blocks in their order."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(text):
        try:
            for problem in _problems(block, folder, names):
                yield f"line {block.line}: {problem}"
        except Exception as error:
            yield f"line {block.line}: {type(error).__name__}: {error}"


def _problems(block: Block, folder: Path, names: dict[str, Any]) -> Iterator[str]:
    if block.language == "console":
        for command, shown in commands(block.body):
            yield from _command_problems(command, shown, folder)
    elif block.language == "python":
        yield from _python_problems(block.body, names)
    elif block.title and (ROOT / block.title).is_file():
        if block.body.strip() not in (ROOT / block.title).read_text(encoding="utf-8"):
            yield f"{block.title} has no such lines"
    elif block.title:
        (folder / block.title).parent.mkdir(parents=True, exist_ok=True)
        (folder / block.title).write_text(block.body, encoding="utf-8")
    elif block.language in QUOTED and not any(block.body.strip() in text for text in _quotable(block.language)):
        yield f"no file of the project holds this {block.language}"


def _command_problems(command: str, shown: str, folder: Path) -> Iterator[str]:
    if command.startswith("make "):
        run(re.sub("^make ", "make --dry-run ", command), ROOT)
    elif _is_left_out(command):
        return
    elif not command.startswith(RUN):
        yield f"`{command}` is of a kind that is not tried"
    elif visible(printed := run(command, folder)) != visible(shown):
        yield f"`{command}` printed\n{printed}\nand not\n{shown}"


def _is_left_out(command: str) -> bool:
    return command.startswith(LEFT_OUT) and not command.endswith("--help")


def _python_problems(body: str, names: dict[str, Any]) -> Iterator[str]:
    if ">>>" not in body:
        exec(compile(body, "shown", "exec"), names)
        return
    said: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS, verbose=False).run(
        _example(body, names), out=said.append, clear_globs=False
    )
    yield from said


def _example(body: str, names: dict[str, Any]) -> doctest.DocTest:
    example = doctest.DocTestParser().get_doctest(body, names, "shown", "shown", 0)
    example.globs = names  # the parser copies them
    return example


@cache
def _quotable(language: str) -> tuple[str, ...]:
    files = {path for pattern in QUOTED[language].split() for path in ROOT.glob(pattern)}
    return tuple(path.read_text(encoding="utf-8") for path in sorted(files))


def rewritten(text: str, folder: Path) -> str:
    """Return a text with what its commands print and its Python gives now."""
    names: dict[str, Any] = {"__name__": "__main__"}
    for block in blocks(text):
        if block.language == "console":
            body = block.body
            for command, shown in commands(body):
                if command.startswith(RUN) and not _is_left_out(command):
                    before, after = (f"\n{shown}\n", "\n") if shown else (f"$ {command}\n", f"$ {command}\n")
                    printed = run(command, folder)
                    printed = printed if RIGHT_TO_LEFT.search(printed) else visible(printed)
                    body = body.replace(before, after + (f"{printed}\n" if printed else ""), 1)
            text = text.replace(block.body, body, 1)
        elif block.language == "python" and ">>>" in block.body:
            text = text.replace(block.body, _with_new_outputs(block.body, names), 1)
        else:
            list(_problems(block, folder, names))
    return text


class _Recorder(doctest.DocTestRunner):
    """Remembers what examples gave that did not give what is shown."""

    def __init__(self) -> None:
        super().__init__(optionflags=FLAGS, verbose=False)
        self.news: list[tuple[doctest.Example, str]] = []

    def report_failure(self, out: Any, test: doctest.DocTest, example: doctest.Example, got: str) -> None:
        self.news.append((example, got))


def _with_new_outputs(body: str, names: dict[str, Any]) -> str:
    recorder = _Recorder()
    recorder.run(_example(body, names), clear_globs=False)
    for example, got in reversed(recorder.news):
        lines = body.splitlines(keepends=True)
        begin = example.lineno + example.source.count("\n")
        lines[begin : begin + example.want.count("\n")] = [got]
        body = "".join(lines)
    return body


def main() -> None:
    """Try each text in a folder and a home of its own; one process for all, as most of the time goes into importing."""
    names = [name for name in sys.argv[1:] if name != "--write"]
    wrong = False
    for path in [Path(name).resolve() for name in names]:
        text = path.read_text(encoding="utf-8")
        with TemporaryDirectory() as home, TemporaryDirectory() as folder, chdir(folder):
            os.environ["SPADES_TEACH_HOME"] = f"{home}/spades_teach"
            if "--write" in sys.argv:
                path.write_text(rewritten(text, Path(folder)), encoding="utf-8")
                continue
            for problem in problems(text, Path(folder)):
                print(f"{path}, {problem}", flush=True)
                wrong = True
    sys.exit(wrong)


if __name__ == "__main__":
    main()

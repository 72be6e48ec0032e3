"""Links from the docs to files of the project: each linked file becomes a page, so that the site needs no host for the code.

A link is written as it works in a checkout, `../../spades_teach/core/rules/play.py#FollowSuit`.  The part behind the `#` may name a
class, a function, an id or a heading of the file; it leads to that line.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path, PurePosixPath

from mkdocs.exceptions import PluginError

ROOT = Path(__file__).resolve().parents[2]
DOCS = "docs"
SOURCE = "source"
"""The folder of the site that holds the pages of files."""

RENDERED = {"README.md", "CONTRIBUTING.md", "CHANGELOG.md"}
"""Texts that become pages; all other files are shown as they are."""

LINK = re.compile(r"(?<=\]\()(?P<path>[\w./-]+)(?:#(?P<name>[\w.-]+))?(?=\))")
FENCED = re.compile(r"^ *(`{3,})[^\n]*\n.*?^ *\1 *$", re.MULTILINE | re.DOTALL)
LANGUAGES = {".py": "python", ".toml": "toml", ".js": "javascript", ".css": "css", ".yml": "yaml", ".json": "json"}


def linked_files(origin: str, text: str) -> set[str]:
    """Return the files of the project, outside the docs, that a text links to."""
    paths = (found["path"] for code, part in _parts(text) if not code for found in LINK.finditer(part))
    targets = (_target(origin, path) for path in paths)
    return {target for target in targets if target and not target.startswith(f"{DOCS}/")}


def with_links_to_pages(uri: str, markdown: str) -> str:
    """Turn links to files of the project into links to their pages."""
    origin = origin_of(uri)

    def replaced(found: re.Match[str]) -> str:
        linked = _target(origin, found["path"])
        if linked is None:
            return found[0]
        if linked.startswith(f"{DOCS}/"):
            to, name = linked.removeprefix(f"{DOCS}/"), found["name"]
        else:
            to = page_of(linked)
            name = _line_anchor(linked, found["name"], origin) if found["name"] else None
        return posixpath.relpath(to, posixpath.dirname(uri) or ".") + (f"#{name}" if name else "")

    return "".join(part if code else LINK.sub(replaced, part) for code, part in _parts(markdown))


def page_of(path: str) -> str:
    """Return the address of the page that shows a file."""
    return f"{SOURCE}/{path}.md"


def origin_of(uri: str) -> str:
    """Return the path in the project of the text behind a page."""
    return uri.removeprefix(f"{SOURCE}/").removesuffix(".md") if uri.startswith(f"{SOURCE}/") else f"{DOCS}/{uri}"


def as_page(path: str) -> str:
    """Return the page of a file."""
    text = (ROOT / path).read_text(encoding="utf-8")
    front = "---\nsearch: { exclude: true }\nhide: [navigation, toc]\n---\n"
    if is_rendered(path):
        return front + text
    language = LANGUAGES.get(PurePosixPath(path).suffix, "text")
    return f'{front}# `{path}`\n\n``````{{.{language} linenums="1"}}\n{text.rstrip()}\n``````\n'


def is_rendered(path: str) -> bool:
    """Tell whether a file is a text that becomes a page as it is."""
    return PurePosixPath(path).name in RENDERED


def _target(origin: str, path: str) -> str | None:
    """Return where a link leads, as a path in the project; None when that is no file."""
    target = posixpath.normpath(posixpath.join(posixpath.dirname(origin), path))
    return target if not target.startswith("..") and (ROOT / target).is_file() else None


def _parts(text: str) -> list[tuple[bool, str]]:
    """Split a text into fenced code (True) and prose."""
    parts, at = [], 0
    for fence in FENCED.finditer(text):
        parts += [(False, text[at : fence.start()]), (True, fence[0])]
        at = fence.end()
    return [*parts, (False, text[at:])]


def _line_anchor(path: str, name: str, origin: str) -> str:
    if is_rendered(path):
        return name
    return f"__codelineno-0-{line_of((ROOT / path).read_text(encoding='utf-8'), name, f'{path} (in {origin})')}"


def line_of(text: str, name: str, where: str) -> int:
    """Return the line of a file that defines a name; raises PluginError when no line does."""
    word = re.escape(name)
    defined = rf"(?:class|def|async def|export (?:const|function|class)|function) {word}\b|{word}(?:: [^=\n]+)? = "
    defines = re.compile(rf'^\s*(?:{defined}|@\w+\("{word}"|id = "{word}"|## {word}\b)', re.MULTILINE)
    found = defines.search(text)
    if found is None:
        raise PluginError(f"{where} has no line that defines {name!r}")
    return text.count("\n", 0, found.end()) + 1

"""The files of words: front matter, then the words of each step under its heading."""

from __future__ import annotations

import difflib
import hashlib
import re
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from spades_teach.course.comments import PART, read_comments
from spades_teach.course.faults import Faults, once, read_text
from spades_teach.course.model import SOURCE_LANGUAGE, LessonError, Prose, Section, Step
from spades_teach.course.prose import parse

_HEADING = re.compile(r"^##[ \t]+(?P<id>[^:\s]+)(?:[ \t]*:[ \t]*(?P<heading>.*\S))?[ \t]*$")
_PART = re.compile(r"^###[ \t]+(?P<id>\S+)[ \t]*$")
_FENCE = re.compile(r"^\s*(```|~~~)")


def text_digest(text: str) -> str:
    r"""Return eight hexadecimal digits that change with any word of a text (line ends and outer space aside).

    >>> text_digest("a\n") == text_digest(" a\r\n")
    True
    """
    normal = "\n".join(line.rstrip() for line in text.strip().splitlines())
    return hashlib.sha256(normal.encode()).hexdigest()[:8]


def read_prose(path: Path, steps: tuple[Step, ...], objectives: tuple[str, ...], faults: Faults) -> Prose:
    file = f"{path.parent.name}/{path.name}"
    text = read_text(path, file, faults)
    lines = text.splitlines()
    front, start = _front_matter(lines, file, faults)
    language = path.stem
    wanted = {"title", "summary", *(f"objective.{objective}" for objective in objectives)}
    if language != SOURCE_LANGUAGE:
        wanted.add("follows")
    for key in sorted(wanted - set(front)):
        faults.add(file, "front matter", f"{key} is missing")
    for key in sorted(set(front) - wanted):
        faults.add(file, "front matter", f"unknown key {key!r}; expected {', '.join(sorted(wanted))}")
    sections = _sections(lines, start, file, faults)
    if language != SOURCE_LANGUAGE:
        shows_code = {step.id for step in steps if step.code}
        sections = [_with_comments(each, file, faults) if each.step in shows_code else each for each in sections]
    _check_sections(sections, steps, file, language, faults)
    return Prose(
        language=language,
        title=front.get("title", ""),
        summary=front.get("summary", ""),
        objectives=MappingProxyType({key: front.get(f"objective.{key}", "") for key in objectives}),
        follows=front.get("follows"),
        digest=text_digest(text),
        sections=MappingProxyType({section.step: section for section in sections}),
    )


def _front_matter(lines: list[str], file: str, faults: Faults) -> tuple[dict[str, str], int]:
    """Read the `key: value` lines between two `---`; return them and the index of the line after."""
    if not lines or lines[0].strip() != "---" or "---" not in (line.strip() for line in lines[1:]):
        faults.add(file, "line 1", "should begin with front matter: '---', lines 'key: value', '---'")
        return {}, 0
    end = next(index for index, line in enumerate(lines[1:], 1) if line.strip() == "---")
    values: dict[str, str] = {}
    for index, line in enumerate(lines[1:end], 2):
        key, colon, value = line.partition(":")
        if not colon or not value.strip():
            faults.add(file, f"line {index}", f"{line!r} should be 'key: value'")
        values[key.strip()] = value.strip()
    return values, end + 1


def _sections(lines: list[str], start: int, file: str, faults: Faults) -> list[Section]:
    sections: list[Section] = []
    step_id, heading, first = "", "", 0
    blocks: dict[str, list[str]] = {}
    block: list[str] = []
    fenced = False

    def close() -> None:
        if step_id:
            texts = {name: "\n".join(part).strip() for name, part in blocks.items()}
            body = texts.pop("")
            sections.append(
                Section(step=step_id, heading=heading, body=body, parts=MappingProxyType(texts), line=first)
            )

    for number, line in enumerate(lines[start:], start + 1):
        if _FENCE.match(line):
            fenced = not fenced
        if not fenced and (found := _HEADING.match(line)):
            close()
            step_id, heading, first = found["id"], found["heading"] or "", number
            block = []
            blocks = {"": block}
            continue
        if not fenced and (found := _PART.match(line)):
            if not step_id or found["id"] in blocks:
                faults.add(file, f"line {number}", f"part {found['id']!r} stands outside a step or twice in one")
            block = []
            blocks[found["id"]] = block
            continue
        if not fenced and line.startswith("#"):
            faults.add(file, f"line {number}", f"{line!r}: a heading is '## step-id: Heading', a part '### name'")
        if step_id:
            block.append(line)
        elif line.strip():
            faults.add(file, f"line {number}", "text before the first '## step-id'")
    close()
    return sections


def _with_comments(section: Section, file: str, faults: Faults) -> Section:
    """Return the words of a step that shows code with the comments of that code apart: they are no Markdown."""
    if PART not in section.parts:
        return section
    parts = {name: text for name, text in section.parts.items() if name != PART}
    comments = read_comments(section.parts[PART], file, f"section {section.step!r}", faults)
    return replace(section, parts=MappingProxyType(parts), comments=MappingProxyType(comments))


def _check_sections(sections: list[Section], steps: tuple[Step, ...], file: str, language: str, faults: Faults) -> None:
    ids = [step.id for step in steps]
    once((section.step for section in sections), file, "section", faults)
    for section in sections:
        place = f"section {section.step!r}"
        if section.step not in ids:
            near = difflib.get_close_matches(section.step, ids, n=1)
            hint = f"did you mean {near[0]!r}?" if near else f"expected {', '.join(ids)}"
            faults.add(file, place, f"no such step in lesson.toml; {hint}")
        for text in (section.heading, section.body, *section.parts.values()):
            try:
                parse(text)
            except LessonError as error:
                faults.add(file, place, str(error))
    questions = {step.id: step.question for step in steps if step.question is not None}
    for section in sections:
        if section.step in ids:
            asked = questions[section.step].parts if section.step in questions else ()
            for missing in [part for part in asked if part not in section.parts]:
                faults.add(file, f"section {section.step!r}", f"part '### {missing}' is missing")
            for surplus in sorted(set(section.parts) - {"after", *asked}):
                expected = ", ".join(("after", *asked))
                faults.add(file, f"section {section.step!r}", f"part '### {surplus}' is unknown; expected {expected}")
    present = [section.step for section in sections if section.step in ids]
    if language == SOURCE_LANGUAGE:
        for missing in [step_id for step_id in ids if step_id not in present]:
            faults.add(file, f"section {missing!r}", "missing; every step has words in English")
    ordered = sorted(present, key=ids.index)
    if present != ordered:
        faults.add(file, "", f"sections should stand in the order of the steps: {', '.join(ordered)}")

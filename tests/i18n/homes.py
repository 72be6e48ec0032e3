"""Languages made up for a test: adding one is adding a folder."""

from __future__ import annotations

from pathlib import Path

LOCALE = """
name = "{name}"
direction = "{direction}"
{fallback}
[numbers]
digits = "{digits}"
minus = "−"
plus = "+"
decimal = "."
grouping = ","
[lists]
separator = ", "
and = " & "
or = " / "
[cards]
indices = "2 3 4 5 6 7 8 9 10 J Q K A"
"""


def add_language(
    home: Path,
    tag: str,
    *,
    direction: str = "ltr",
    digits: str = "0123456789",
    fallback: str | None = "en",
    **files: str,
) -> Path:
    """Write the folder of a language; files: name without `.ftl` -> messages."""
    folder = home / tag
    folder.mkdir(parents=True, exist_ok=True)
    named = f'fallback = "{fallback}"' if fallback else ""
    text = LOCALE.format(name=tag, direction=direction, digits=digits, fallback=named)
    (folder / "locale.toml").write_text(text, encoding="utf-8")
    for name, messages in files.items():
        (folder / f"{name}.ftl").write_text(messages, encoding="utf-8")
    return folder

"""A chart as a notebook shows it and a file keeps it: an altair chart, its words, and the rows behind it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any

from spades_teach.analysis.chart_style import COLOURS, WIDTH, Theme, config, in_lines
from spades_teach.analysis.chart_svg import adaptable, coloured, drawn, no_drawing, on_paper, rastered, tidied, writable
from spades_teach.analysis.chart_table import DataTable, table_html
from spades_teach.core.arguments import checked
from spades_teach.core.errors import SpadesError, shown
from spades_teach.i18n import Words

if TYPE_CHECKING:
    import altair

SCHEMA = "https://vega.github.io/schema/vega-lite/v6.json"
"""Names the grammar of the specification; nothing is ever loaded from there."""

THEMES: tuple[Theme, ...] = ("light", "dark")


class Picture:
    """A chart with its title, its text alternative and its rows, in one language.

    A notebook shows it when it stands last in a cell.  `altair` is the chart itself, to go on with; `svg()` and `png()` draw it without a
    browser, `save` writes it to a file.  Nothing is drawn or imported before it is needed.
    """

    def __init__(
        self,
        spec: Mapping[str, Any] | altair.TopLevelMixin,
        words: Words,
        *,
        title: str,
        about: str,
        table: DataTable,
        subtitle: str = "",
        width: float = WIDTH,
    ) -> None:
        """Take a chart and its words.

        spec: an altair chart, or a Vega-Lite specification without title and config, data inline.
        about: says in a sentence or two what the picture shows, for those who do not see it.
        width: of the plot; the title is broken to fit it.
        """
        self._given = spec
        self.words = words
        self.title: str = writable(title)
        self.subtitle: str = writable(subtitle)
        self.about: str = writable(about)
        self.table = table
        self.width = width

    def __repr__(self) -> str:
        return f"Picture({self.title!r})"

    @cached_property
    def spec(self) -> Mapping[str, Any]:
        """The whole Vega-Lite specification: plain JSON."""
        head: dict[str, Any] = {"text": in_lines(self.title, self.words, self.width)}
        if self.subtitle:
            head["subtitle"] = in_lines(self.subtitle, self.words, self.width)
        return {**self._untitled, "title": head}

    @cached_property
    def _untitled(self) -> Mapping[str, Any]:
        """The specification without a title, for a place that has it already."""
        given = self._given
        plain = dict(given) if isinstance(given, Mapping) else given.to_dict()
        own = {key: value for key, value in plain.items() if key not in ("config", "$schema", "title", "description")}
        return {
            "$schema": SCHEMA,
            "description": f"{self.title}. {self.about}",
            "config": config(self.words),
            **own,
        }

    @property
    def altair(self) -> altair.TopLevelMixin:
        """The chart itself, as altair has it; raises SpadesError where altair is not installed."""
        try:
            import altair
        except ImportError:
            raise no_drawing("altair") from None
        chart: altair.TopLevelMixin = altair.Chart.from_dict(json.loads(json.dumps(self.spec)))
        return chart

    # Drawn

    @cached_property
    def _svg(self) -> str:
        return tidied(drawn(self.spec), title=self.title, about=self.about)

    @cached_property
    def _embedded(self) -> str:
        return adaptable(tidied(drawn(self._untitled), title=self.title, about=self.about))

    @checked
    def svg(self, theme: str = "light") -> str:
        """Return the picture as SVG for a light or a dark page, its background transparent."""
        return coloured(self._svg, _theme(theme))

    @checked
    def png(self, theme: str = "light", *, scale: float = 2) -> bytes:
        """Return the picture as PNG on light or dark paper; scale: pixels for each unit, at most 10."""
        if not isinstance(scale, int | float) or not 0.1 <= scale <= 10:
            raise SpadesError(
                f"scale={shown(scale)} cannot be; expected 0.1 to 10", "bad-picture-scale", value=shown(scale, str)
            )
        return rastered(on_paper(self.svg(theme), _theme(theme)), scale)

    @checked
    def save(self, path: str | Path, theme: str = "light") -> Path:
        """Write the picture to a file whose name ends in .svg or .png; returns its path."""
        file = Path(path)
        write: Mapping[str, Callable[[], bytes]] = {
            ".svg": lambda: self.svg(theme).encode(),
            ".png": lambda: self.png(theme),
        }
        if file.suffix.lower() not in write:
            raise SpadesError(
                f"no picture can be saved as {shown(file.name)}; expected a name that ends in .svg or .png",
                "bad-picture-name",
                value=file.name,
            )
        content = write[file.suffix.lower()]()
        try:
            file.write_bytes(content)
        except (OSError, ValueError) as error:  # ValueError: no file can have such a name
            why = getattr(error, "strerror", None) or str(error)
            raise SpadesError(
                f"cannot write {shown(str(file))} ({why}); give a place where you may write",
                "picture-not-saved",
                value=str(file),
                why=why,
            ) from None
        return file

    # Shown

    def embedded(self) -> str:
        """Return the SVG for a page that sets the colours (`--spades-chart-ink` and so on) and says the title itself."""
        return self._embedded

    def _repr_html_(self) -> str:
        words, title = self.words, escape(self.title)
        subtitle = f"<span>{escape(self.subtitle)}</span>" if self.subtitle else ""
        try:
            picture = f'<div class="spades-chart-frame" tabindex="0" role="group" aria-label="{title}">{self.embedded()}</div>'
        except SpadesError as error:
            facts: Mapping[str, str | int] = error.facts
            picture = f"<p>{escape(words(error.id, **facts))}</p>"
        return (
            f'<figure class="spades-chart" role="figure" aria-label="{title}" lang="{words.lang}" dir="{words.direction}">'
            f"<style>{STYLE}</style><figcaption><strong>{title}</strong>{subtitle}</figcaption>{picture}{self._table_html()}</figure>"
        )

    def _table_html(self) -> str:
        name = escape(self.words("charts-numbers"))
        return (
            f"<details><summary>{name}</summary>"
            f'<div class="spades-chart-frame" tabindex="0" role="group" aria-label="{name}">'
            f"{table_html(self.table, self.title, self.words)}</div></details>"
        )


def _theme(theme: str) -> Theme:
    for known in THEMES:
        if theme == known:
            return known
    expected = ", ".join(THEMES)
    raise SpadesError(
        f"no theme {shown(theme)}; expected one of {expected}", "bad-theme", value=shown(theme, str), expected=expected
    )


def _variables(theme: Theme) -> str:
    return "".join(f"--spades-chart-{role}:{pair[THEMES.index(theme)]};" for role, pair in COLOURS.items())


def _style(dark_pages: Sequence[str]) -> str:
    dark = ",".join(f"{page} .spades-chart" for page in dark_pages)
    return (
        f".spades-chart{{{_variables('light')}margin:8px 0;max-inline-size:660px;color:var(--spades-chart-ink);font-size:14px;line-height:1.5}}"
        f"{dark}{{{_variables('dark')}}}"
        ".spades-chart figcaption{margin:0 0 6px;text-align:start;color:inherit;font-style:normal}"
        ".spades-chart figcaption strong{display:block;font-size:16px;font-weight:650}"
        ".spades-chart figcaption span{color:var(--spades-chart-ink-soft)}"
        ".spades-chart-frame{overflow-x:auto}"
        ".spades-chart summary{cursor:pointer}"
        ".spades-chart details .spades-chart-frame{overflow:auto;max-block-size:26em}"
        ".spades-chart table{border-collapse:collapse;margin-block:6px;color:inherit;background:transparent;font-variant-numeric:tabular-nums}"
        ".spades-chart caption{text-align:start;padding-block:4px;color:inherit}"
        ".spades-chart :is(th,td){padding:2px 10px;border:1px solid var(--spades-chart-line);color:inherit;background:transparent}"
        ".spades-chart :is(th,td){text-align:start;font-weight:400}"
        ".spades-chart thead th{font-weight:600}"
    )


STYLE = _style(
    (
        '[data-jp-theme-light="false"]',
        ".dark",
        '[data-theme="dark"]',
        '[theme="dark"]',
        '[data-md-color-scheme="slate"]',
        '[data-vscode-theme-kind*="dark"]',
    )
)
"""The style sheet of a picture that stands in a page by itself; the pages of the hosts say that they are dark."""

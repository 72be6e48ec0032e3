"""A Vega-Lite specification drawn as SVG that a page can hold as it is: no script, no network, a tooltip on every mark.

vl-convert draws without a browser.  What it writes is then tidied: the descriptions that the chart gives to its marks become `<title>`
children, which browsers show as tooltips; ids get a prefix of their own, so that two pictures on a page do not share a clipping path;
colours become variables of the page, or those of a dark page.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from typing import Any

from spades_teach.analysis.chart_style import COLOURS, FONTS, RASTER_FONTS, Theme
from spades_teach.core.errors import SpadesError

TOLD = "\u2063"
"""Begins the description of a mark that its chart gave; the others are made up by Vega, in English."""

_ROOT = re.compile(r"<svg\b[^>]*>")
_OPENING = re.compile(r"<([a-z]+)((?:\s[\w:-]+=\"[^\"]*\")*)\s*(/?)>")
_ARIA = re.compile(r"\s(?:role|aria-[a-z]+)=\"[^\"]*\"")
_LABEL = re.compile(rf"\saria-label=\"{TOLD}([^\"]*)\"")
_ID = re.compile(r"(\bid=\"|url\(#|href=\"#)([\w-]+)")
_COLOUR = re.compile(r"=\"(#[0-9a-f]{6})\"")


_NO_SIGN = re.compile(r"[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""What XML has no place for; the drawing library ends the whole process when it meets such a sign."""

_WIDTH = re.compile(r'\bwidth="(\d+)')
SCALES = (0.76, 1.32)
"""How small and how large a picture is shown: letters of 13 units are then 10 to 17 pixels high."""


def drawn(spec: Mapping[str, Any]) -> str:
    """Return the SVG that vl-convert makes of a Vega-Lite specification; raises SpadesError where it is not installed."""
    try:
        import vl_convert
    except ImportError:
        raise no_drawing("vl-convert-python") from None
    return str(vl_convert.vegalite_to_svg(writable(dict(spec))))


def writable(value: Any) -> Any:
    r"""Return a text, or all texts of a specification, with the replacement sign for what no drawing can hold: control signs, half characters.

    >>> writable({"title": "a\x0bb", "values": [1, "\ud800"]}) == {"title": "a\ufffdb", "values": [1, "\ufffd"]}
    True
    """
    if isinstance(value, str):
        return _NO_SIGN.sub("\ufffd", value)
    if isinstance(value, Mapping):
        return {writable(key): writable(each) for key, each in value.items()}
    return [writable(each) for each in value] if isinstance(value, list | tuple) else value


def rastered(svg: str, scale: float) -> bytes:
    """Return an SVG as PNG, with so many pixels for each of its units."""
    import vl_convert

    for direction, fonts in FONTS.items():
        svg = svg.replace(escape(fonts), escape(RASTER_FONTS[direction]))
    return bytes(vl_convert.svg_to_png(svg, scale=scale))


def no_drawing(package: str) -> SpadesError:
    """Return the error for a Python that cannot draw, such as that of a browser."""
    return SpadesError(
        f"no picture can be drawn here, {package} is not installed; install it with 'pip install {package}', or read the rows of the table",
        "no-drawing",
        value=package,
    )


def tidied(svg: str, *, title: str, about: str) -> str:
    """Return an SVG with tooltips, ids of its own and one text alternative, in light colours.

    >>> tidied('<svg a="1"><path aria-label="\u2063x" role="r"/></svg>', title="T", about="A").partition("<path")[2]
    '><title>x</title></path></svg>'
    """
    prefix = f"s{sha256(svg.encode()).hexdigest()[:8]}-"
    body = _ID.sub(lambda found: f"{found[1]}{prefix}{found[2]}", _OPENING.sub(_titled, svg))
    named = escape(f"{title}. {about}" if about else title)
    return _ROOT.sub(
        lambda root: f'{root[0][:-1]} role="img" aria-label="{named}" style="direction:ltr">', body, count=1
    )


def _titled(found: re.Match[str]) -> str:
    tag, attributes, closed = found.groups()
    label = _LABEL.search(attributes)
    kept = _ARIA.sub("", attributes)
    if label is None or not label[1]:
        return f"<{tag}{kept}{closed}>"
    return f"<{tag}{kept}><title>{label[1]}</title>" + (f"</{tag}>" if closed else "")


def coloured(svg: str, theme: Theme) -> str:
    """Return a tidied SVG in the colours of a theme."""
    dark = dict(COLOURS.values())
    return svg if theme == "light" else _COLOUR.sub(lambda found: f'="{dark.get(found[1], found[1])}"', svg)


def on_paper(svg: str, theme: Theme) -> str:
    """Return an SVG with its paper beneath: the edges of what is drawn on nothing come out grey in a PNG.

    >>> on_paper('<svg a="1"><g/></svg>', "light")
    '<svg a="1"><rect width="100%" height="100%" fill="#fefefe"/><g/></svg>'
    """
    light, dark = COLOURS["paper"]
    paper = f'<rect width="100%" height="100%" fill="{light if theme == "light" else dark}"/>'
    return _ROOT.sub(lambda root: root[0] + paper, svg, count=1)


def adaptable(svg: str) -> str:
    """Return a tidied SVG whose colours are variables, light where the page does not set them.

    >>> adaptable('<g fill="#1d2430"/>')
    '<g fill="var(--spades-chart-ink,#1d2430)"/>'
    """
    roles = {light: role for role, (light, _) in COLOURS.items()}

    def variable(found: re.Match[str]) -> str:
        role = roles.get(found[1])
        return found[0] if role is None else f'="var(--spades-chart-{role},{found[1]})"'

    return _ROOT.sub(_scalable, _COLOUR.sub(variable, svg), count=1)


def _scalable(root: re.Match[str]) -> str:
    """Let a picture grow and shrink with its place, as far as its letters stay readable."""
    width = _WIDTH.search(root[0])
    if width is None:
        return root[0]
    least, most = (round(int(width[1]) * scale) for scale in SCALES)
    limits = f"inline-size:100%;block-size:auto;min-inline-size:{least}px;max-inline-size:{most}px"
    return root[0].replace("direction:ltr", f"direction:ltr;display:block;{limits}")

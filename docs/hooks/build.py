"""What mkdocs calls while it builds the docs."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import inspect_site
import links
import named_tables
import reference
import rule_pages
import tables
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

MARK = re.compile(
    r"^(?:\*The built docs[^\n]*\*\n)?<!-- fill: (?P<what>[a-z-]+)(?: (?P<argument>[\w.]+))? -->$", re.MULTILINE
)
FILLS = {
    "axes": tables.axes,
    "benchmarks": tables.benchmarks,
    "class": reference.class_section,
    "decisions": tables.decisions,
    "facts": tables.facts,
    "glossary": tables.glossary,
    "languages": tables.languages,
    "modules": reference.modules,
    "public-names": reference.public_names,
    "reasons": tables.reasons,
    "rules": rule_pages.index,
    "rules-of": rule_pages.pages,
    "tables": named_tables.tables,
}
"""Parts that the program itself writes: `<!-- fill: reasons -->` becomes the list of reasons.

A line above it that begins with `*The built docs` is for those who read the sources, and goes as well.
"""

PICTURE = re.compile(r'<img (?P<before>[^>]*)src="(?P<path>[^"]*?)-light\.webp"(?P<after>[^>]*)>')


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page for every file of the project that a page, or a rendered text, links to."""
    waiting = [(f"{links.DOCS}/{file.src_uri}", filled(file.content_string)) for file in files.documentation_pages()]
    known: set[str] = set()
    while waiting:
        for path in sorted(links.linked_files(*waiting.pop()) - known):
            known.add(path)
            page = links.as_page(path)
            files.append(File.generated(config, links.page_of(path), content=page))
            if links.is_rendered(path):
                waiting.append((path, page))
    return files


def on_page_markdown(markdown: str, page: Page, **_: object) -> str:
    """Fill in what the program writes, and lead links to files to their pages."""
    return links.with_links_to_pages(page.file.src_uri, filled(markdown))


def on_page_content(html: str, config: MkDocsConfig, **_: object) -> str:
    """Show a picture named `...-light.webp` in light colours only, and its dark twin in dark ones."""

    def both(found: re.Match[str]) -> str:
        twin = Path(config.docs_dir) / "pictures" / f"{Path(found['path']).name}-dark.webp"
        if not twin.is_file():
            return found[0]
        return "".join(
            f'<img {found["before"]}src="{found["path"]}-{look}.webp#only-{look}"{found["after"]}>'
            for look in ("light", "dark")
        )

    return PICTURE.sub(both, html)


def on_post_build(config: MkDocsConfig) -> None:
    """Refuse a site with dead links, or one that needs the network."""
    if found := list(inspect_site.problems(Path(config.site_dir))):
        raise PluginError("\n".join(["the pages are not in order:", *found]))


def filled(markdown: str) -> str:
    """Fill in the parts that the program writes; raises PluginError for one that nobody knows."""
    return MARK.sub(lambda found: _fill(found["what"], found["argument"]), markdown)


@cache
def _fill(what: str, argument: str | None) -> str:
    if what not in FILLS:
        raise PluginError(f"nothing fills {what!r}; expected one of {', '.join(FILLS)}")
    return FILLS[what](*filter(None, [argument]))

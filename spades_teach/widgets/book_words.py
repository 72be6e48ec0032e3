"""The words of the book of rules: the list, and the page of a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spades_teach.catalogue import Parameter, Variant, source
from spades_teach.catalogue.telling import Said, tell
from spades_teach.charter.rule_names import company_text, setting_name, value_text
from spades_teach.core.errors import SpadesError
from spades_teach.core.variants import in_force
from spades_teach.i18n import Words
from spades_teach.widgets.said import on_page

if TYPE_CHECKING:
    from spades_teach.widgets.rule_book import RuleBookLogic

Strings = dict[str, Any]


def book_strings(logic: RuleBookLogic, words: Words) -> Strings:
    """Return all texts of the book as it lies."""
    view, count = logic.view(), len(logic.found)
    return {
        "title": words("book-title"),
        "task": words("book-task"),
        "search": words("book-search"),
        "placeholder": words("book-placeholder"),
        "categoriesName": words("dispute-topics"),
        "categories": {each: _category(each, words) for each in view["categories"]},
        "rulesName": words("book-rules"),
        "rules": {each: {"name": words.rule(each), "about": words.rule_about(each) or ""} for each in view["rules"]},
        "count": words("book-count", count=count),
        "none": "" if count else words("book-nothing-found"),
        "more": words("book-more", count=view["more"]),
        "said": words("book-count", count=count) if logic.query else "",
        "page": None if logic.entry is None else _page(logic, logic.entry, words),
        "worked": None if logic.worked is None else logic.worked.strings(words),
    }


def _category(category: str, words: Words) -> str:
    return words("dispute-topic-all") if category == "all" else words("book-category", category=category)


def _page(logic: RuleBookLogic, entry: Variant, words: Words) -> Strings:
    view, telling = logic.view(), tell(entry, words)
    return {
        "back": words("book-back"),
        "before": "" if view["before"] is None else words("book-before", rule=view["before"]),
        "after": "" if view["after"] is None else words("book-after", rule=view["after"]),
        "category": words("book-category", category=entry.category),
        "name": words.rule(entry.id),
        "about": words.rule_about(entry.id) or "",
        "code": words.code(f"standard+{entry.id}"),
        "inForce": words("book-in-force") if in_force(entry.id) else "",
        "onlyWith": company_text(entry, words),
        "textName": words("book-text"),
        "text": on_page(telling.rule, words),
        "namesName": words("book-names"),
        "names": [_names(lang, names, words) for lang, names in entry.names.items()],
        "settingsName": words("book-settings"),
        "settings": [
            _setting(entry.id, parameter, telling.notes.get(parameter.name), words) for parameter in entry.parameters
        ],
        "conflictsName": words("book-conflicts"),
        "conflicts": {other: words.rule(other) for other in view["conflicts"]},
        "sourcesName": words("book-sources"),
        "sources": [_source(each, words) for each in entry.sources],
        "disagreementsName": words("book-disagreements"),
        "disagreements": [
            {
                "point": on_page(each.point, words),
                "says": [
                    {
                        "source": _source(name, words) if _is_source(name) else name,
                        "text": on_page(text, words),
                    }
                    for name, text in each.says.items()
                ],
                "here": words("book-here"),
                "default": on_page(each.default, words),
            }
            for each in telling.disagreements
        ],
        "readingsName": words("book-readings"),
        "readings": [
            {"question": on_page(each.question, words), "reading": on_page(each.reading, words)}
            for each in telling.readings
        ],
        "examplesName": words("book-examples"),
        "examples": {
            each.id: {
                "label": words("book-example", number=number, basis=each.basis),
                "text": on_page(telling.examples[each.id], words) if logic.tells(each.id) else None,
                "press": words("book-put-away" if each.id == logic.example else "book-try", number=number),
                "read": words("book-cover" if logic.tells(each.id) else "book-read", number=number),
            }
            for number, each in enumerate(entry.examples, start=1)
        },
        "readOnly": words("book-read-only"),
    }


def _names(lang: str, names: tuple[str, ...], words: Words) -> Strings:
    return {"lang": lang, "name": words("book-language", lang=lang), "names": list(names)}


def _setting(rule: str, parameter: Parameter, note: Said | None, words: Words) -> Strings:
    others = [value_text(value, words) for value in parameter.alternatives if value != parameter.default]
    return {
        "name": setting_name(rule, parameter.name, words),
        "value": value_text(parameter.default, words),
        "others": words("book-or", values=words.list_of(others, "or")) if others else "",
        "note": None if note is None else on_page(note, words),
    }


def _source(name: str, words: Words) -> str:
    """Name a source with the letter that other sentences call it by."""
    return words("cli-rules-source", name=words("source-name", source=name), id=name)


def _is_source(name: str) -> bool:
    try:
        return bool(source(name))
    except SpadesError:
        return False

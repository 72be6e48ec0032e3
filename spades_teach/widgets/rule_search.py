"""By which words a rule of the catalogue is found, in every language at once."""

from __future__ import annotations

from functools import cache

from spades_teach.catalogue import Variant, variants
from spades_teach.i18n import Words, available_languages, plain_text, words_for
from spades_teach.widgets.search import SearchIndex


@cache
def rule_index() -> SearchIndex:
    """Return the rules to be searched: by their names in every text, by what they mean, by the words of the catalogue.

    >>> rule_index().find("نيل كور")[0], rule_index().find("blind nil")[0]
    ('blind-nil', 'blind-nil')
    """
    languages = [words_for(lang) for lang in available_languages()]
    stop = " ".join(words("search-stop-words") for words in languages if words.translated("search-stop-words"))
    return SearchIndex({entry.id: _searched(entry, languages) for entry in variants()}, stop)


def _searched(entry: Variant, languages: list[Words]) -> list[tuple[int, str]]:
    texts = [(3, entry.id), (1, entry.rule)]
    texts += [(3, name) for names in entry.names.values() for name in names]
    for words in languages:
        texts.append((3, plain_text(words.rule(entry.id))))
        texts.append((2, plain_text(words.rule_about(entry.id) or "")))
        texts.append((1, words.told(entry.id).rule))
    return texts

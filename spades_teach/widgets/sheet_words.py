"""The words of an examined score sheet: what is wrong, how it came about, what could not be read, which rules would explain it."""

from __future__ import annotations

from collections.abc import Iterator

from spades_teach.analysis.findings import Explanation, Findings, SheetError, Unreadable
from spades_teach.analysis.findings_chart import side_named
from spades_teach.analysis.sheets import read_amount
from spades_teach.charter.rule_names import table_name
from spades_teach.core.reasons import Reason
from spades_teach.core.variants import compose
from spades_teach.i18n import Words, words_for

MOST_TOLD = 12
"""Values or explanations that are named one by one."""


def tell_findings(found: Findings, lang: str = "en") -> tuple[str, ...]:
    r"""Say everything that was found, a line for each: the verdict, mistakes, unreadable fields, explanations.

    lang: the language of the words, e.g. "fa".  Raises UnknownLanguageError for one that there is not.

    >>> from spades_teach.analysis.forensics import check_sheet
    >>> text = "round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total\n1,7,9,72,5,4,-50\n2,6,6,123,6,7,11"
    >>> print(*tell_findings(check_sheet(text)), sep="\n")
    One mistake. No house rule that we know explains it away.
    Round 2, North and South: the total is 123; it should be 132. Two digits changed places. Or: It would be right for a bid of 5.
    """
    return tuple(_lines(found, words_for(lang)))


def _lines(found: Findings, words: Words) -> Iterator[str]:
    yield words(found.verdict.id, **dict(found.verdict.facts))
    for error in found.errors:
        yield error_text(error, found, words)
    for field in found.unreadable:
        yield unreadable_text(field, found, words)
    if found.explanations:
        whole = not found.explanations[0].left
        yield words("sheet-explanations" if whole else "sheet-partly")
        yield from (explanation_text(each, words) for each in found.explanations[:MOST_TOLD])


def error_text(error: SheetError, found: Findings, words: Words) -> str:
    """Say what is wrong, how it came about, and from when on the totals are right again."""
    told = dict(error.reason.facts) | {
        "side": side_named(found, error.side, words),
        "written": _number(error.written, words),
    }
    if error.expected is not None:
        told["expected"] = words.number(error.expected)
    sentences = [words(error.reason.id, **told)]
    sentences += [slip_text(slip, found, words) for slip in error.slips[:1]]
    sentences += [words("sheet-or-slip", slip=slip_text(slip, found, words)) for slip in error.slips[1:2]]
    moved = error.slips and error.slips[0].id in ("slip-bag-penalty-late", "slip-bag-penalty-early")
    if error.settled is not None and error.settled > error.round and not moved:
        sentences.append(words("sheet-settled", round=error.settled))
    if error.settled is None and error.kind != "bid" and any(row.round > error.round for row in found.corrected):
        sentences.append(words("sheet-carried-on"))
    return " ".join(sentences)


def slip_text(slip: Reason, found: Findings, words: Words) -> str:
    """Say how a wrong number came about."""
    facts = dict(slip.facts)
    if "other" in facts:
        facts["other"] = side_named(found, str(facts["other"]), words)
    if "bid" in facts:
        facts["bid"] = _parts(str(facts["bid"]), words)
    return words(slip.id, **facts)


def unreadable_text(field: Unreadable, found: Findings, words: Words) -> str:
    """Say what must or may stand in a field that cannot be read."""
    facts = dict(field.reason.facts) | {"side": side_named(found, field.side, words)}
    values = [
        _parts(value, words) if field.kind in ("bid", "tricks") else _number(value, words) for value in field.values
    ]
    facts["values"] = words.list_of(values if len(values) <= MOST_TOLD else [values[0], "…", values[-1]], "or")
    return words(field.reason.id, **facts)


def explanation_text(explanation: Explanation, words: Words) -> str:
    """Say by which rules the sheet comes out, and which rounds speak for them."""
    numbers = sorted({number for number, _ in explanation.rounds})
    shown = [words.number(number) for number in numbers]
    rounds = words.list_of(shown if len(shown) <= MOST_TOLD else [*shown[:MOST_TOLD], "…"])
    rule = table_name(compose(explanation.spec), words)
    text = words("sheet-explanation", rule=rule, rounds=rounds, count=len(numbers))
    if not explanation.left:
        return text
    return words("sheet-explanation-left", explanation=text, left=explanation.left)


def _number(text: str, words: Words) -> str:
    amount = read_amount(text)
    return words.code(text) if amount is None else words.number(amount)


def _parts(text: str, words: Words) -> str:
    """Write bids or tricks of a side: `3 + nil`."""
    return " + ".join(words.number(int(part)) if part.isdecimal() else words.bid(part) for part in text.split("+"))

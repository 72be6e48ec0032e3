"""What the sources say: variants, worked examples, terms.  Data and records; no rules are decided here.

>>> example("s2-bag-penalty").expect["NS"]["points"]
-47
>>> term("trick").word("fa")
'دست'
"""

from spades_teach.catalogue.loader import (
    UnknownEntryError,
    evening,
    evenings,
    example,
    examples,
    question,
    questions,
    source,
    sources,
    term,
    terms,
    variant,
    variants,
)
from spades_teach.catalogue.named_tables import (
    Answer,
    ProfileRecord,
    ProfileSource,
    WildSetting,
    profile,
    profile_sources,
    profiles,
    wild_settings,
)
from spades_teach.catalogue.records import (
    Disagreement,
    Evening,
    Example,
    OtherTable,
    Parameter,
    Question,
    Reading,
    Source,
    Term,
    Variant,
    Word,
)

__all__ = [
    "Answer",
    "Disagreement",
    "Evening",
    "Example",
    "OtherTable",
    "Parameter",
    "ProfileRecord",
    "ProfileSource",
    "Question",
    "Reading",
    "Source",
    "Term",
    "UnknownEntryError",
    "Variant",
    "WildSetting",
    "Word",
    "evening",
    "evenings",
    "example",
    "examples",
    "profile",
    "profile_sources",
    "profiles",
    "question",
    "questions",
    "source",
    "sources",
    "term",
    "terms",
    "variant",
    "variants",
    "wild_settings",
]

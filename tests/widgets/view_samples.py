"""Sample views: what the Python half of a widget makes and the JavaScript half draws, so that the halves cannot drift apart.

`tests/data/views/<widget>.json` holds for each case how the widget was made, what was done, and the traits that came of it.
SPADES_TEACH_WRITE_VIEWS=1 writes the files anew; read the difference before you commit it.
"""

import json
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

VIEWS = Path(__file__).resolve().parent.parent / "data" / "views"


def made_cases(make: Callable[..., Any], cases: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Make the widget of each case (`make`: its keyword arguments), do its actions (`do`), and note its traits."""
    made = []
    for case in cases:
        widget = make(**case["make"])
        for action in case["do"]:
            fields = dict(action)
            widget.do(fields.pop("kind"), **fields)
        traits = {
            trait: getattr(widget, trait) for trait in ("view", "strings", "look", "lexicon") if hasattr(widget, trait)
        }
        made.append({**case, **json.loads(json.dumps(traits))})
    return made


def check_views(name: str, make: Callable[..., Any], cases: Iterable[Mapping[str, Any]]) -> None:
    """Fail when the sample file of a widget is not what its Python half makes now."""
    made = made_cases(make, cases)
    file = VIEWS / f"{name}.json"
    if os.environ.get("SPADES_TEACH_WRITE_VIEWS"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(json.dumps({"cases": made}, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8"))["cases"] == made

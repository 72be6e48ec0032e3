tables = {mode: compose(f"standard+failed-nil-tricks:mode={mode}") for mode in ("bags", "void", "toward-partner")}
{mode: score_round(table, played).of("NS").points for mode, table in tables.items()}

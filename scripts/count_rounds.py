"""Play the rounds of the package's model of rounds and write how often each came: spades_teach/analysis/data/rounds.csv.

    python scripts/count_rounds.py

About a minute.  Nothing is drawn by chance: the table changes only when the beginner or the deal does.
"""

import csv
from pathlib import Path

from spades_teach.analysis.played_rounds import COLUMNS, COUNTED, count_rounds, rows

TABLE = Path(__file__).parent.parent / "spades_teach" / "analysis" / "data" / "rounds.csv"


def main() -> None:
    """Write the table."""
    with TABLE.open("w", encoding="ascii", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(COLUMNS)
        writer.writerows(rows(count_rounds(range(COUNTED))))
    print(f"{TABLE}: {COUNTED} rounds")


if __name__ == "__main__":
    main()

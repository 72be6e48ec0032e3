"""The axes of the rules: one module per family of questions, one signature per axis.

| axis | question | module |
|---|---|---|
| `table`, `pack`, `trumps` | who sits, which cards, how strong | `core.table`, `core.packs`, `core.trumps` (values) |
| `sides`, `shares`, `gathering` | who plays with whom, how a pack fits the seats, how many tables | `seating` |
| `deal` | to whom the cards go | `dealing` |
| `exchange` | who passes what to whom | `exchange` |
| `kinds`, `limits`, `order` | which bids, which of them now, who bids when | `bidding` |
| `opening`, `play` | who opens, which cards may be played | `play` |
| `winner` | who takes a trick | `winner` |
| `accounting`, `conduct`, `terms` | which tricks count, what manners cost, which points | `scoring` |
| `endings` | is the match over, who won | `endings` |
| `stages` | which kinds of action a round consists of | `core.stages` |
"""

from spades_teach.core.rules.ruleset import Patch, RuleSet

__all__ = ["Patch", "RuleSet"]

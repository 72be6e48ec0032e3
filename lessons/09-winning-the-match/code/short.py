other = "standard+short-game-300"  # or "standard+loss-at-minus-200"
short = ScoreSheet(evening, before="NS:170/0 EW:260/0", rules=other)
short.outcome.reason, short.winner, short.match.standing.totals

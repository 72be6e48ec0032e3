tables = {
    "home": "standard",
    "helping": "helping-nil",
    "five bags": "standard+bag-penalty-short",
    "no overs": "standard+no-overs",
    "quick": "standard+short-game-300",
}  # add your own table here
compared = compare_rules(evening, tables)
compared.winners  # None: the match goes on

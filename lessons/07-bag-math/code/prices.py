tables = [compose(spec) for spec in ("standard", "standard+bag-penalty-110", "standard+bag-penalty-short")]
played = read_bids_and_tricks("N:2 E:1 S:1 W:1", "N:7 E:0 S:6 W:0", rules)  # ten bags at once
{table.name: [(line.reason, line.points) for line in score_round(table, played).of("NS").lines] for table in tables}

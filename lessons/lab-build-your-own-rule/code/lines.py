with_bonus.lines.pivot_table(index="reason", columns="side", values="points", aggfunc="sum", observed=True).fillna(0)

by_reason = with_bonus.lines.groupby(["reason", "side"], observed=True)
by_reason.points.sum().unstack(fill_value=0)

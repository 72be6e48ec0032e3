match.to_frame()[["dealer", "NS_points", "NS_total", "EW_points", "EW_total"]]

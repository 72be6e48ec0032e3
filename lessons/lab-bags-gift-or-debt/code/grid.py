from spades_teach import what_if

places = {"NS.tricks": range(5, 9), "NS.bags": range(10)}
grid = what_if("NS:5 EW:4", over=places)  # change the bid, or add rules="zone"
columns = {"index": "NS_bags_before", "columns": "NS_tricks"}
points = grid.to_frame().pivot(**columns, values="NS_points")
points

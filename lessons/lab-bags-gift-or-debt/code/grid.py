from spades_teach import what_if

grid = what_if("NS:5 EW:4", over={"NS.tricks": range(5, 9), "NS.bags": range(10)})  # another bid, another table: rules="..."
points = grid.to_frame().pivot(index="NS_bags_before", columns="NS_tricks", values="NS_points")
points

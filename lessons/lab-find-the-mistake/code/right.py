right = found.corrected_to_frame()  # the sheet as it should be
right[["NS_bags", "NS_total", "EW_bags", "EW_total"]]

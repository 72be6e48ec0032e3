house = compose("standard+bag-penalty:limit=5,penalty=50")  # another price for bags
score_round(house, played, read_standing("NS:0/3 EW:0/0", house)).of("NS").points

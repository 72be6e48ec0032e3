from spades_teach import match_chances

chances = match_chances("standard")
chances.to_frame(every=100).round(2)

guests = """
round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total
1,6,7,61,6,6,60
2,4+nil,3+1,1,8,9,141
3,7,7,71,5,6,192
4,8,9,152,3+nil,2+2,123
5,5,5,202,6,8,185
"""
_explained = check_sheet(guests)  # or check_sheet(guests, "helping-nil")
[(rule.spec, rule.rounds) for rule in _explained.explanations]

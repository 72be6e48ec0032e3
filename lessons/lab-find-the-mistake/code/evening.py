from spades_teach import check_sheet

close_match = """
round,NS_bid,NS_tricks,NS_total,EW_bid,EW_tricks,EW_total
1,5,8,53,5,5,50
2,4,6,95,7,7,120
3,6,9,158,4,4,160
4,5,7,210,6,6,220
5,7,7,280,6,6,280
"""
found = check_sheet(close_match)
findings = found.to_frame()
errors = findings[findings.index == "error"]
errors[["round", "column", "written", "expected", "reason"]]

from spades_teach import compare_rules

evening = [
    ("N:3 E:nil S:3 W:6", "N:5 E:1 S:1 W:6"),
    ("N:nil E:6 S:4 W:3", "N:0 E:7 S:3 W:3"),
    ("N:2 E:6 S:2 W:1", "N:2 E:5 S:4 W:2"),
    ("N:6 E:nil S:3 W:2", "N:9 E:0 S:2 W:2"),
    ("N:1 E:2 S:4 W:4", "N:2 E:3 S:4 W:4"),
    ("N:2 E:2 S:4 W:4", "N:3 E:2 S:4 W:4"),
    ("N:2 E:2 S:4 W:2", "N:3 E:4 S:4 W:2"),
    ("N:7 E:4 S:nil W:1", "N:6 E:4 S:1 W:2"),
    ("N:nil E:3 S:5 W:3", "N:0 E:3 S:5 W:5"),
]

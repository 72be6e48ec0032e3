"""What follows from cards: pure readings of what was played."""

"""The rules of Spades: pure, typed, standard library only.

No files, no clock, no print, no global chance: everything follows from a rule set, a deal and what the players do.
"""

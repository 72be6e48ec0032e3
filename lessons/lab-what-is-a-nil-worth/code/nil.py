from spades_teach import break_even

# what is taken for granted; change it
nil = break_even("nil", partner=4, instead=1, lost=1, others=7)
nil.to_frame()

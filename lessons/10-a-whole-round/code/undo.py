earlier = undo(game, 10)  # take back ten cards, then see what could be played instead
[str(action) for action in legal_actions(earlier)]

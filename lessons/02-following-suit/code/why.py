{str(card): [reason.id for reason in reasons] for card, reasons in verdicts.blocked.items()}

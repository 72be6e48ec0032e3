"""House-rule charters: the questions that a table should settle, what each answer leads to, and the page that comes of it."""

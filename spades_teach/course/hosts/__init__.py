"""The hosts of notebooks: the only modules that import marimo or IPython."""

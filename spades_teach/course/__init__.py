"""The lesson runtime: reads lessons, keeps progress, shows them in marimo and in Jupyter."""

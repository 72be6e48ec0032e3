# The home page of the course, built by `make notebooks`.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="Spades, step by step", css_file="course.css")


@app.cell(hide_code=True)
def _():
    from spades_teach.course import open_home

    home = open_home()
    home.page()
    return


if __name__ == "__main__":
    app.run()

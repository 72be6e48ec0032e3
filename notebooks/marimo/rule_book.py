# The book of rules, built by `make notebooks`.

import marimo

__generated_with = "0.25.2"
app = marimo.App(app_title="The book of rules", css_file="course.css")


@app.cell(hide_code=True)
def _():
    from spades_teach.course import open_rule_book

    book = open_rule_book()
    book.page()
    return


if __name__ == "__main__":
    app.run()

# Two commands to know:  make learn   and   make test.
# All is installed into .venv and node_modules; only Debian's Chromium, when there is no other and you are root, is not.

PYTHON ?= python3
PY := .venv/bin/python
WORKERS ?= 2
PYTEST := $(PY) -m pytest -n $(WORKERS) -q
NBVAL := -p nbval.plugin --nbval --nbval-sanitize-with tests/nbval.cfg notebooks/jupyter
EVERYTHING := tests spades_teach $(NBVAL)

.DEFAULT_GOAL := help
.PHONY: help setup setup-dev browser learn lab check static types written test deep js notebooks pictures docs bench constraints clean

help:  ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# Setting up

setup: .venv/.learner  ## Make .venv and install the course

.venv/.learner: pyproject.toml constraints.txt scripts/setup.py
	@$(PYTHON) scripts/setup.py
	@touch $@

setup-dev: .venv/.dev node_modules/.installed  ## ... and the tools that check it (Python and JavaScript)

.venv/.dev: pyproject.toml constraints.txt scripts/setup.py
	@$(PYTHON) scripts/setup.py --dev
	@touch $@ .venv/.learner

node_modules/.installed: package.json package-lock.json .npmrc | .venv/.dev
	@$(PY) scripts/node.py npm ci --no-audit --no-fund --loglevel=error
	@touch $@

browser: .venv/.dev
	@$(PY) scripts/browser.py

# Learning

learn: setup  ## Open the course in the browser (ARGS="--lang fa" ...)
	@.venv/bin/spades-teach learn $(ARGS)

lab: setup  ## Open the Jupyter lessons in JupyterLab (ARGS=...)
	@.venv/bin/spades-teach lab $(ARGS)

# Checking

static: setup-dev  ## Format, lint, types, import contracts, messages and lessons of all languages
	@$(MAKE) --no-print-directory -j 2 types written

types:
	$(PY) -m mypy

written:
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	.venv/bin/lint-imports
	$(PY) scripts/check_messages.py
	$(PY) -m spades_teach.course.check

check: static docs  ## All that needs no browser (under 3 minutes)
	$(PYTEST) -m "not browser and not slow" $(EVERYTHING)

test: static browser  ## Everything: check, the wheel, Pyodide and whole stories in a browser
	$(PYTEST) $(EVERYTHING)

deep:  ## The same with the big samples
	SPADES_TEACH_SAMPLES=deep $(MAKE) test

js: setup-dev  ## The JavaScript tests and types alone
	$(PY) scripts/node.py npm test
	$(PY) scripts/node.py npm run types

# Making

notebooks: .venv/.dev  ## Build notebooks/ from lessons/
	$(PY) -m spades_teach.course.build

pictures: setup-dev browser  ## Take the pictures of the docs anew
	SPADES_TEACH_PICTURES=docs/pictures $(PYTEST) tests/browser/test_pictures.py

docs: .venv/.dev  ## Build the documentation into site/
	NO_MKDOCS_2_WARNING=1 $(PY) -m mkdocs build --strict --quiet --site-dir site

bench: .venv/.dev browser  ## Measure: ratios within one run
	@set -e; for file in bench/[a-z]*.py; do echo; echo "== $$file"; $(PY) -m bench.$$(basename $$file .py); done

constraints: .venv/.dev  ## Pin what is installed now as the tested versions
	$(PY) scripts/setup.py --freeze > constraints.txt.new
	mv constraints.txt.new constraints.txt

clean:  ## Remove what tests and builds leave behind (not .venv)
	rm -rf site dist test-results .cache .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

# Two commands for a new clone: `make play` installs carom and starts it,
# `make test` installs what the tests need and passes them all.

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
CLIENT := $(shell find web src/carom/locales docs/rules -type f -not -path '*/node_modules/*' 2>/dev/null)
SOURCES := pyproject.toml hatch_build.py build_web.py $(shell find kernel -type f 2>/dev/null) $(CLIENT)
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: play test lint unit web-test browser-test slow dev sanitize kernel golden bench clean help

play: $(VENV)/.installed ## install carom into .venv, start the site and open it
	$(BIN)/carom serve --open

test: $(VENV)/.tested lint web-test unit browser-test ## install what tests need and run every check but the slow ones

lint: $(VENV)/.tested ## style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

unit: $(VENV)/.tested ## every test outside the browser but the slow ones
	$(BIN)/pytest -n auto --dist worksteal -m "not slow"

web-test: $(VENV)/.tested ## types, style and tests of the web client
	$(BIN)/python web/run.py test

browser-test: $(VENV)/.tested ## play in a real browser; a call of its own, as Playwright needs
	$(BIN)/pytest -n auto --dist worksteal -m "not slow" tests/browser

slow: $(VENV)/.tested ## the tests that take minutes, in and outside the browser
	$(BIN)/pytest -n auto --dist worksteal -m slow
	$(BIN)/pytest -n auto --dist worksteal -m slow tests/browser

dev: $(VENV)/.tested ## server and client, both reloading by themselves
	$(BIN)/python web/run.py dev

sanitize: $(VENV)/.tested ## solver tests on a kernel that watches its memory and arithmetic
	$(BIN)/python kernel/sanitize.py

kernel: $(VENV)/.tested ## build the native kernel again
	$(INSTALL) --no-deps --force-reinstall --editable .

golden: $(VENV)/.tested ## write the golden files again; read the diff before you commit it
	$(BIN)/python -m tests.golden.regenerate
	$(BIN)/python -m tests.solvers.perft

bench: $(VENV)/.installed ## print the tables of benchmarks/
	for file in benchmarks/*.py; do $(BIN)/python $$file || exit 1; done

clean: ## forget everything that was built
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf src/carom/solvers/_kernel.* src/carom/server/client web/node_modules

help: ## show the targets
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/'

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

# Editable, so that a change in the sources is live; built again when the kernel changes.
$(VENV)/.installed: $(SOURCES) | $(BIN)/python
	$(INSTALL) --editable .
	@touch $@

$(VENV)/.tested: $(SOURCES) | $(BIN)/python
	$(INSTALL) --editable '.[test]'
	@touch $@ $(VENV)/.installed

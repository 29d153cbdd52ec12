# Two commands: `make play` installs carom and starts it, `make test` runs all tests.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

.PHONY: play test

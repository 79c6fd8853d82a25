# One verb a target; `make help` lists them.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

VENV ?= .venv
# The first interpreter that is new enough; PYTHON=… on the command line overrules.
PYTHON ?= $(shell for p in python3 python python3.13 python3.12 python3.11 python3.14; do \
  command -v $$p >/dev/null 2>&1 && $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet install --require-hashes --requirement
SOURCES := engine schemas service tests bench gunicorn.conf.py
TYPED := engine schemas service

.PHONY: help install run test check fmt fmt-check lint type spec openapi lock lock-check bench bulk docker audit deep browser clean

help: ## this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 14

$(BIN)/python:
	@[[ -n "$(PYTHON)" ]] || { echo 'Python 3.11 or newer is needed; none was found on PATH. Name one with: make PYTHON=/path/to/python3' >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "$(PYTHON) cannot make a virtual environment here (on Debian: apt-get install python3-venv)" >&2; rm -rf $(VENV); exit 1; }

# A stamp a lock: a changed lock is installed again, an unchanged one costs nothing.
$(VENV)/%.installed: requirements/%.lock | $(BIN)/python
	@echo "installing $<"
	@$(PIP) $<
	@touch $@

install: $(VENV)/dev.installed ## make .venv with everything that developing needs

run: $(VENV)/run.installed ## start the service on HOST:PORT (0.0.0.0:8000) with WEB_CONCURRENCY workers (2)
	@exec $(BIN)/python -m service

test: install ## every test but the deep and the browser ones
	@$(BIN)/python -m pytest

check: fmt-check lint type spec lock-check ## all that is checked without running the tests

fmt: install ## format the code
	@$(BIN)/ruff format $(wildcard $(SOURCES))
	@$(BIN)/ruff check --select I --fix --quiet $(wildcard $(SOURCES))

fmt-check: install ## is the code formatted?
	@$(BIN)/ruff format --check $(wildcard $(SOURCES))

lint: install ## ruff, every rule but those that pyproject.toml excuses
	@$(BIN)/ruff check $(wildcard $(SOURCES))

type: install ## mypy --strict
	@$(BIN)/mypy $(wildcard $(TYPED))

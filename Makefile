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
SOURCES := engine schemas service rulepages tests bench mutate examples gunicorn.conf.py
TYPED := engine schemas service rulepages

.PHONY: help install run test coverage deep mutate check fmt fmt-check lint type spec openapi docs docs-check bench docker audit lock clean

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
	@COMMIT="$${COMMIT:-$$(git rev-parse --short HEAD 2>/dev/null)}" exec $(BIN)/python -m service

test: install ## every test but the deep ones
	@$(BIN)/python -m pytest --numprocesses 2 --dist worksteal

coverage: install ## which lines and branches of engine and schemas their tests leave out (none)
	@$(BIN)/python -m pytest --numprocesses 2 --dist worksteal --cov=engine --cov=schemas --cov-branch --cov-fail-under=100 \
	  tests/engine tests/schemas tests/documents tests/test_golden.py

deep: install ## the tests that take minutes, ten minutes of load, and then `mutate`
	@$(BIN)/python -m pytest -m deep
	@$(BIN)/python -m bench.soak
	@$(MAKE) --no-print-directory mutate

mutate: install $(VENV)/mutate.installed ## change the engine in one place at a time: does a test notice? (MODULE=engine/fu.py)
	@$(BIN)/python -m mutate $(MODULE)

check: fmt-check lint type spec docs-check ## all that is checked without running the tests

fmt: install ## format the code
	@$(BIN)/ruff format $(wildcard $(SOURCES))
	@$(BIN)/ruff check --select I --fix --quiet $(wildcard $(SOURCES))

fmt-check: install ## is the code formatted?
	@$(BIN)/ruff format --check $(wildcard $(SOURCES))

lint: install ## ruff, every rule but those that pyproject.toml excuses
	@$(BIN)/ruff check $(wildcard $(SOURCES))

type: install ## mypy --strict
	@$(BIN)/mypy $(wildcard $(TYPED))

spec: install ## is openapi.yaml valid, and what the routes say?
	@$(BIN)/openapi-spec-validator openapi.yaml
	@$(BIN)/python -m service openapi | diff - openapi.yaml >/dev/null || { echo 'openapi.yaml is behind the routes: make openapi' >&2; exit 1; }

openapi: install ## write openapi.yaml from the routes
	@$(BIN)/python -m service openapi >openapi.yaml.new && mv openapi.yaml.new openapi.yaml

docs: install ## write the pages of docs/rules from the rule sets
	@$(BIN)/python -m rulepages docs/rules

docs-check: install ## are the pages of docs/rules what the rule sets say?
	@$(BIN)/python -m rulepages --check docs/rules

bench: install $(VENV)/bench.installed ## the figures of bench/RESULTS.md
	@$(BIN)/python -m bench
	@$(BIN)/python bench/workers.py

docker: ## build the container image
	@docker build --tag mahjong-score --build-arg COMMIT=$$(git rev-parse --short HEAD 2>/dev/null) .

# What checks and makes the locks lives apart from what they describe.
TOOLS := .tools/bin
LOCK := $(TOOLS)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-annotate --no-header --quiet

$(TOOLS)/python:
	@$(PYTHON) -m venv .tools

.tools/installed: requirements/tools.lock | $(TOOLS)/python
	@$(TOOLS)/python -m pip --disable-pip-version-check --quiet install --require-hashes --requirement $<
	@touch $@

audit: .tools/installed ## known weaknesses of what runs, and its licences (nothing depends on it)
	-@$(TOOLS)/pip-audit --require-hashes --disable-pip --requirement requirements/run.lock
	@$(MAKE) --no-print-directory $(VENV)/run.installed
	@$(TOOLS)/pip-licenses --python $(BIN)/python --order license \
	  --packages $$(sed -n 's/==.*//p' requirements/run.lock)

lock: .tools/installed ## write the locks anew from pyproject.toml (UPGRADE=--upgrade takes the newest)
	@$(LOCK) $(UPGRADE) --output-file requirements/run.lock
	@$(LOCK) $(UPGRADE) --constraint requirements/run.lock --group dev --output-file requirements/dev.lock
	@$(LOCK) $(UPGRADE) --constraint requirements/dev.lock --group mutate --output-file requirements/mutate.lock
	@$(LOCK) $(UPGRADE) --constraint requirements/run.lock --extra bulk --output-file requirements/bulk.lock
	@$(LOCK) $(UPGRADE) --constraint requirements/run.lock --extra bench --output-file requirements/bench.lock
	@$(LOCK) $(UPGRADE) --constraint requirements/run.lock --group tools --output-file requirements/tools.lock

clean: ## remove what can be made again
	@rm -rf $(VENV) .tools .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage

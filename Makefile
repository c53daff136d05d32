# Every target does its own set-up: a virtual environment, the pinned dependencies, the compiled kernel.
# A second call finds them there and starts at once.

PYTHON ?= python3
WORKERS ?= 2

BIN      := .venv/bin
CUDA_BIN := .venv-cuda/bin
SERVER_BIN := .venv-server/bin
PINS     := pyproject.toml scripts/bootstrap.py requirements/build.txt requirements/base.txt
BASE     := .venv/.installed-base
DEV      := .venv/.installed-dev
CUDA     := .venv-cuda/.installed-cuda
SERVER   := .venv-server/.installed-server
PLAY_BIN := .venv-play/bin
PLAY     := .venv-play/.installed-play
TRAIN_BIN := .venv-train/bin
TRAIN    := .venv-train/.installed-train

WEB       := $(SERVER_BIN)/python scripts/web.py
WEB_PAGES := src/trictrac/web/index.html
WEB_SOURCES := web/index.html web/package.json web/package-lock.json web/vite.config.ts web/svelte.config.js \
	web/scripts/build.mjs docs/law.md docs/law.fr.md $(shell find web/src web/public -type f -not -name '*.test.ts' 2>/dev/null)

MAKEFLAGS += --no-builtin-rules
.SUFFIXES:
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help play play-terminal serve web wheel test check test-jit test-python test-bounds test-cuda test-train test-server test-web proof bench bench-web bench-server shots format clean

help: ## print this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

play: $(PLAY) ## play in the browser
	@$(MAKE) --no-print-directory web || true
	@$(PLAY_BIN)/trictrac play

play-terminal: $(BASE) ## play in the terminal
	@$(BIN)/trictrac compile
	@$(BIN)/trictrac play --terminal

web: $(WEB_PAGES) ## build the web pages into the package (gets Node if there is none)

wheel: $(WEB_PAGES) ## build the package with its web pages into dist/
	@$(PLAY_BIN)/hatchling build -d dist

serve: $(PLAY) $(WEB_PAGES) ## serve tables to friends on this machine
	@$(PLAY_BIN)/trictrac compile
	@$(PLAY_BIN)/trictrac serve

test: check test-jit test-python test-bounds test-server test-web ## all checks and all tests

check: $(DEV) ## style, types, layers, and the examples of the README
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy src $(wildcard tests/naive)
	$(BIN)/lint-imports --no-logo
	@$(BIN)/trictrac compile
	$(BIN)/pytest -q README.md README.fr.md

test-jit: $(DEV) ## all tests, kernel compiled
	@$(BIN)/trictrac compile
	$(BIN)/pytest -n $(WORKERS)

test-python: $(DEV) ## the law and a sample of the rest, kernel run as plain Python
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n $(WORKERS) -m "law or cases or nojit"

test-bounds: $(DEV) ## random play, kernel compiled with array bounds checked
	@NUMBA_BOUNDSCHECK=1 $(BIN)/trictrac compile
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(WORKERS) -m bounds

test-cuda: $(CUDA) ## compile every CUDA kernel to PTX (own environment, no GPU needed)
	$(CUDA_BIN)/pytest -q tests/cuda

test-train: $(TRAIN) ## a toy training run and its tests (own environment with torch, no GPU needed)
	@$(TRAIN_BIN)/trictrac compile
	$(TRAIN_BIN)/pytest -q tests/training src/trictrac/training

test-server: $(SERVER) ## the server on SQLite and on PostgreSQL, behind nginx (gets both from Debian's packages)
	@$(PYTHON) scripts/services.py
	$(SERVER_BIN)/mypy $(shell find src/trictrac/server src/trictrac/client -name '*.py' -not -path '*/migrations/*')
	@$(SERVER_BIN)/trictrac compile
	$(SERVER_BIN)/pytest -n $(WORKERS) --timeout=120 -m "not proof" tests/server src/trictrac/server src/trictrac/client \
		--ignore=src/trictrac/server/store/migrations

bench-server: $(SERVER) $(TRAIN) ## load on a real server, loopback only; draws docs/img/server_load.png
	@$(SERVER_BIN)/trictrac compile
	$(SERVER_BIN)/python -m tests.server.load
	$(TRAIN_BIN)/python scripts/plot_server_load.py

test-web: $(SERVER) ## the web pages: types, units, a real browser, the wheel (gets Node and chromium if there are none)
	@$(SERVER_BIN)/trictrac compile
	@$(PYTHON) scripts/web.py chromium
	$(WEB) run types:check
	$(WEB) run lint
	$(WEB) run check
	$(WEB) test
	$(WEB) run build
	$(WEB) run weight
	$(SERVER_BIN)/pytest -n $(WORKERS) tests/web
	$(WEB) run hands
	$(WEB) run e2e

proof: $(DEV) $(SERVER) ## the kernel against its slow twin on millions of positions, the server over 20 000 games (long)
	@$(BIN)/trictrac compile
	$(BIN)/python -m tests.proof
	@$(PYTHON) scripts/services.py
	$(SERVER_BIN)/pytest -n $(WORKERS) -m proof tests/server
	$(SERVER_BIN)/python -m tests.server.soak

bench: $(BASE) ## measure the kernel
	@$(BIN)/trictrac compile
	@$(BIN)/trictrac bench

bench-web: $(SERVER) $(WEB_PAGES) ## weigh the web pages and time them in a real browser
	@$(PYTHON) scripts/web.py chromium
	@$(WEB) run bench

shots: $(SERVER) $(WEB_PAGES) ## pictures of every screen at three sizes, light and dark, into web/shots
	@$(PYTHON) scripts/web.py chromium
	@$(WEB) run shots

format: $(DEV) ## lay out the sources and mend what can be mended
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

clean: ## remove the environments and the caches of this folder
	rm -rf .venv .venv-play .venv-cuda .venv-train .venv-server .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache build dist src/trictrac/web web/node_modules web/dist web/test-results
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

$(BASE): $(PINS)
	@$(PYTHON) scripts/bootstrap.py .venv base

$(PLAY): $(PINS) requirements/play.txt
	@$(PYTHON) scripts/bootstrap.py .venv-play play

$(DEV): $(PINS) requirements/dev.txt
	@$(PYTHON) scripts/bootstrap.py .venv dev

$(CUDA): $(PINS) requirements/dev.txt requirements/cuda.txt
	@$(PYTHON) scripts/bootstrap.py .venv-cuda cuda

$(SERVER): $(PINS) requirements/dev.txt requirements/play.txt requirements/server.txt
	@$(PYTHON) scripts/bootstrap.py .venv-server server

$(WEB_PAGES): $(WEB_SOURCES) | $(PLAY)
	@$(PLAY_BIN)/python scripts/web.py run --silent build

$(TRAIN): $(PINS) requirements/dev.txt requirements/train.txt
	@$(PYTHON) scripts/bootstrap.py .venv-train train

# Every target does its own set-up: a virtual environment as uv.lock says, the compiled kernel, the web pages.
# A second call finds them there and starts at once.

PYTHON ?= python3
WORKERS ?= 2

BIN       := .venv/bin
TRAIN_BIN := .venv-train/bin
LOCK      := pyproject.toml uv.lock scripts/bootstrap.py
# The stamps that scripts/bootstrap.py leaves: what plays and serves, what checks and tests as well, what trains.
PLAY      := .venv/.installed-play
DEV       := .venv/.installed-dev
TRAIN     := .venv-train/.installed-train

WEB       := $(BIN)/python scripts/web.py
WEB_PAGES := src/trictrac/web/index.html
WEB_SOURCES := web/index.html web/package.json web/package-lock.json web/vite.config.ts web/svelte.config.js \
	web/scripts/build.mjs web/scripts/lessons.mjs scripts/lessons_data.py docs/law.md docs/law.fr.md docs/glossary.md \
	$(shell find web/src web/public src/trictrac/words/catalogues src/trictrac/lessons/files src/trictrac/lessons/pools \
	-type f -not -name '*.test.ts' -not -name '*.py*' -not -path 'web/src/learn/data/*' 2>/dev/null)

MAKEFLAGS += --no-builtin-rules
.SUFFIXES:
.NOTPARALLEL:
.DEFAULT_GOAL := help
.PHONY: help play play-terminal serve web site wasm wheel test check test-jit test-python test-bounds test-train test-server test-web \
	test-pythons proof-pythons audit proof bench bench-web bench-server shots format hooks lock docs man clean

help: ## print this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 20

play: $(PLAY) ## play in the browser; without a screen, serve the table and print its address
	@$(MAKE) --no-print-directory web || true
	@$(BIN)/trictrac play

play-terminal: $(PLAY) ## play in the terminal
	@$(BIN)/trictrac compile
	@$(BIN)/trictrac play --terminal

web: $(WEB_PAGES) ## build the web pages into the package (gets Node if there is none)

site: $(DEV) $(WEB_PAGES) ## write the application as static files into build/app, for any host; SERVER=… is where people meet
	@$(BIN)/python scripts/static_site.py --server "$(SERVER)"

wasm: $(DEV) ## compile the kernel to WebAssembly again, after it has changed (gets a linker; git keeps what it makes)
	@UV_PROJECT_ENVIRONMENT=.venv $(BIN)/uv sync --frozen --inexact --quiet --only-group wasm
	$(BIN)/python scripts/wasm.py
	$(BIN)/python scripts/wasm_layout.py

wheel: $(WEB_PAGES) ## build the package with its web pages into dist/
	@$(BIN)/hatchling build -d dist

serve: $(PLAY) $(WEB_PAGES) ## serve tables to friends on this machine
	@$(BIN)/trictrac compile
	@$(BIN)/trictrac serve

test: check test-jit test-python test-bounds test-web ## all checks and all tests

check: $(DEV) ## lock file, style, types and layers, of Python and of the web pages; the examples of the READMEs
	$(BIN)/uv lock --check --offline --quiet
	$(BIN)/python scripts/locked.py
	$(BIN)/python scripts/version.py
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy src tests/naive
	$(BIN)/mypy --strict examples docs/tutorials
	$(BIN)/python scripts/man_page.py --check
	$(BIN)/lint-imports --no-logo
	$(WEB) run lint
	$(WEB) run types:check
	$(WEB) run words:check
	$(BIN)/python scripts/wasm.py --check
	$(BIN)/python scripts/wasm_layout.py --check
	$(WEB) run check
	@$(BIN)/trictrac compile
	$(BIN)/pytest -q README.md README.fr.md

test-jit: $(DEV) $(WEB_PAGES) ## all Python tests, kernel compiled, server included (gets PostgreSQL, nginx and Caddy)
	@$(PYTHON) scripts/services.py
	@$(BIN)/trictrac compile
	$(BIN)/pytest -n $(WORKERS)

test-server: $(DEV) ## of these the server alone, on SQLite and on PostgreSQL, behind nginx and Caddy
	@$(PYTHON) scripts/services.py
	@$(BIN)/trictrac compile
	$(BIN)/pytest -n $(WORKERS) tests/server src/trictrac/server src/trictrac/client

test-python: $(DEV) ## the law and a sample of the rest, kernel run as plain Python, and how much of it is reached
	NUMBA_DISABLE_JIT=1 $(BIN)/pytest -n $(WORKERS) -m "law or cases or nojit" --cov

test-bounds: $(DEV) ## random play, kernel compiled with array bounds checked
	@NUMBA_BOUNDSCHECK=1 $(BIN)/trictrac compile
	NUMBA_BOUNDSCHECK=1 $(BIN)/pytest -n $(WORKERS) -m bounds

test-web: $(DEV) $(WEB_PAGES) ## the web pages: units, weight, a real browser (gets Node and chromium if there are none)
	@$(BIN)/trictrac compile
	@$(PYTHON) scripts/web.py chromium
	$(WEB) test
	$(WEB) run weight
	$(WEB) run hands
	$(WEB) run e2e

test-train: $(TRAIN) ## a toy training run, every CUDA kernel compiled to PTX (own environment with torch, no GPU needed)
	@$(TRAIN_BIN)/trictrac compile
	$(TRAIN_BIN)/pytest -q tests/training src/trictrac/training tests/cuda

test-pythons: $(DEV) $(WEB_PAGES) ## the wheel, the ten tutorials and the law on every Python from 3.11 to 3.14 that is here
	$(BIN)/python scripts/test_pythons.py

proof-pythons: $(DEV) $(WEB_PAGES) ## the same wheel with each of its extras, each in a clean environment (gigabytes of torch)
	$(BIN)/python scripts/test_pythons.py --extras

proof: $(DEV) $(WEB_PAGES) ## kernel and strict table against their slow twins, luck and skill, every lesson walked, the server besieged and over 20 000 games (long)
	@$(BIN)/trictrac compile
	$(BIN)/python -m tests.proof
	@$(PYTHON) scripts/services.py
	$(BIN)/pytest -n $(WORKERS) --timeout=0 -m proof tests
	@$(PYTHON) scripts/web.py chromium
	$(WEB) run e2e:proof
	$(BIN)/python -m tests.server.attack.siege
	$(BIN)/python -m tests.server.attack.fuzz
	$(BIN)/python -m tests.server.soak

bench: $(PLAY) ## measure the kernel
	@$(BIN)/trictrac compile
	@$(BIN)/trictrac bench

bench-web: $(DEV) $(WEB_PAGES) ## weigh the web pages and time them in a real browser
	@$(PYTHON) scripts/web.py chromium
	@$(WEB) run bench

bench-server: $(DEV) $(TRAIN) ## load on a real server, loopback only; draws docs/img/server_load.png
	@$(BIN)/trictrac compile
	$(BIN)/python -m tests.server.load
	$(TRAIN_BIN)/python scripts/plot_server_load.py

shots: $(DEV) $(WEB_PAGES) ## pictures of every screen at five sizes, in light, dark and high contrast, into web/shots
	@$(PYTHON) scripts/web.py chromium
	@$(WEB) run shots

format: $(DEV) ## lay out the sources and mend what can be mended
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(WEB) run format

hooks: $(DEV) ## let git run the quick checks before each commit
	$(BIN)/pre-commit install

audit: $(DEV) ## what is known to be unsafe among the locked packages; asks PyPI and npm, and fails where they do not answer
	@mkdir -p .cache
	$(BIN)/uv export --frozen --quiet --all-extras --all-groups --no-emit-project -o .cache/locked.txt
	$(BIN)/uv run --frozen --isolated --only-group audit pip-audit -r .cache/locked.txt --require-hashes --disable-pip --strict
	$(WEB) audit

lock: $(DEV) ## write uv.lock anew after pyproject.toml has changed
	$(BIN)/uv lock

docs: $(DEV) ## build the documentation as a site into build/site; a dead link fails
	@UV_PROJECT_ENVIRONMENT=.venv $(BIN)/uv sync --frozen --inexact --quiet --only-group docs
	$(BIN)/mkdocs build --strict

man: $(DEV) ## write the man page anew after a command has changed
	$(BIN)/python scripts/man_page.py

clean: ## remove the environments and the caches of this folder
	rm -rf .venv .venv-train .cache .coverage .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache \
		build dist src/trictrac/web web/node_modules web/dist web/src/learn/data web/test-results
	find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} +

$(PLAY): $(LOCK)
	@$(PYTHON) scripts/bootstrap.py play

$(DEV): $(LOCK)
	@$(PYTHON) scripts/bootstrap.py dev

$(TRAIN): $(LOCK)
	@$(PYTHON) scripts/bootstrap.py train

$(WEB_PAGES): $(WEB_SOURCES) | $(PLAY)
	@$(WEB) run --silent build

"""Leaves out the tests whose libraries are not installed: `make test-train` has an environment with torch and CUDA."""

from importlib.util import find_spec

NEEDS = {
    "torch": ["tests/training", "src/trictrac/training", "src/trictrac/envs/cuda_games.py"],
    "gymnasium": [f"src/trictrac/envs/{name}.py" for name in ("gymnasium", "pettingzoo", "spaces")],
    "pyspiel": ["src/trictrac/envs/openspiel.py"],
    "numba_cuda": ["tests/cuda", "src/trictrac/kernel/cuda.py"],
}

collect_ignore = [path for module, paths in NEEDS.items() if find_spec(module) is None for path in paths]
# Alembic runs these files itself; importing one outside a migration is an error.
collect_ignore.append("src/trictrac/server/store/migrations")

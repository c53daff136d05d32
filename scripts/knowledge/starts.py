"""The start of a releve by the marks: the table of the package, and what the first throws are worth."""

from __future__ import annotations

from typing import Any

import numpy as np
from knowledge.common import UNEQUAL, fingerprint, over, ranked
from knowledge.common import THROWS as ALL_THROWS

from trictrac.forms.marque import CONSOLATION
from trictrac.kernel.candidates import THROW_WEIGHTS
from trictrac.players.engine import Engine
from trictrac.players.evaluator import shipped
from trictrac.players.search import look_ahead
from trictrac.players.start_table import ORDINARY_SHAPE, WRITTEN_SHAPE, StartTable, all_starts

PART = 512


def _look(form: str, rows: Any, plies: int) -> tuple[Any, Any]:
    engine = Engine(shipped(form))
    return look_ahead(engine, rows, plies), engine.equity(rows)


def _fill(form: str, shape: tuple[int, ...], plies: int, workers: int) -> tuple[Any, Any]:
    rows, places = all_starts(form == "written")
    tasks = [(form, rows[i : i + PART], plies) for i in range(0, len(rows), PART)]
    parts = over(workers, f"starts of the {form} game", _look, tasks)
    values, net = (np.concatenate([part[k] for part in parts]) for k in (0, 1))
    filled = np.full(shape, np.nan, np.float32)
    filled[tuple(places.T)] = values
    return filled, np.abs(values - net)


def make_table(workers: int, plies: int) -> dict[str, Any]:
    """Computes and saves ``weights/starts.npz``; returns what the page says of it."""
    ordinary, moved = _fill("ordinary", ORDINARY_SHAPE, plies, workers)
    written, moved_written = _fill("written", WRITTEN_SHAPE, plies, workers)
    card = {
        "plies": plies,
        "weights": {form: fingerprint(form) for form in ("ordinary", "written")},
        "stakes": "simple",
        "consolation": CONSOLATION,
    }
    StartTable(ordinary, written, card).save()
    return {
        "card": card,
        "entries": {"ordinary": int(np.isfinite(ordinary).sum()), "written": int(np.isfinite(written).sum())},
        "ordinary": ordinary[:, :, 0, 0].tolist(),
        # Nobody's run, and the runs where somebody has all trous so far.
        "written": _readable(written),
        "level": {f"{mine}-{theirs}": float(ordinary[0, 0, mine, theirs]) for mine, theirs in _examples()},
        "moved": {"ordinary": float(moved.mean()), "written": float(moved_written.mean())},
        "moved_most": {"ordinary": float(moved.max()), "written": float(moved_written.max())},
    }


def _examples() -> list[tuple[int, int]]:
    """Marks at 0-0 trous: my 2 to 10 points in bredouille against nothing, and the other way round."""
    return [(0, 0), *((mark, 0) for mark in range(6, 11)), *((0, mark) for mark in range(6, 11))]


def _readable(written: Any) -> list[list[float]]:
    """The marque by trous at 0 points, with the run of the only one who has any, else nobody's."""
    size = written.shape[0]
    run = [[1 if mine and not theirs else (2 if theirs and not mine else 0) for theirs in range(size)] for mine in range(size)]
    return [[float(written[mine, theirs, run[mine][theirs], 0, 0]) for theirs in range(size)] for mine in range(size)]


def _first(row: Any, throw: tuple[int, int]) -> tuple[str, float, float]:
    choices = ranked(Engine(shipped("ordinary")), row, throw)
    return choices[0].text, choices[0].value, choices[0].value - choices[1].value if len(choices) > 1 else 0.0


def first_throws(workers: int) -> dict[str, Any]:
    """What each first throw of a releve is worth at 0-0: 21 of them, of which 15 may open a game."""
    rows, places = all_starts(False)
    row = rows[np.flatnonzero(~places.any(axis=1))[0]]
    found = over(workers, "first throws", _first, [(row, throw) for throw in ALL_THROWS])
    values = np.array([value for _, value, _ in found])
    opening = np.array([throw in UNEQUAL for throw in ALL_THROWS])
    return {
        "throws": [
            {"throw": f"{high}-{low}", "play": play, "value": value, "margin": margin, "opens": (high, low) in UNEQUAL}
            for (high, low), (play, value, margin) in zip(ALL_THROWS, found, strict=True)
        ],
        "releve": float(values @ THROW_WEIGHTS),
        "opening": float(values[opening].mean()),
    }

"""The start of a releve by the marks: the table of the package, and what the first throws are worth."""

from __future__ import annotations

from typing import Any

import numpy as np

from knowledge.common import THROWS as ALL_THROWS
from knowledge.common import UNEQUAL, fingerprint, over, ranked
from trictrac.forms.marque import CONSOLATION
from trictrac.kernel.candidates import THROW_WEIGHTS
from trictrac.players.evaluator import shipped
from trictrac.players.net_engine import net_engine
from trictrac.players.search import look_ahead
from trictrac.players.start_table import ORDINARY_SHAPE, WRITTEN_SHAPE, StartTable, all_starts

PART = 512


def _look(form: str, rows: Any, looks: list[int]) -> tuple[Any, Any]:
    engine = net_engine(shipped(form))
    return np.mean([look_ahead(engine, rows, plies) for plies in looks], axis=0), engine.equity(rows)


def _fill(form: str, shape: tuple[int, ...], looks: list[int], workers: int) -> tuple[Any, Any]:
    rows, places = all_starts(form == "written")
    tasks = [(form, rows[i : i + PART], looks) for i in range(0, len(rows), PART)]
    parts = over(workers, f"starts of the {form} game", _look, tasks)
    values, net = (np.concatenate([part[k] for part in parts]) for k in (0, 1))
    filled = np.full(shape, np.nan, np.float32)
    filled[tuple(places.T)] = values
    return filled, np.abs(values - net)


def make_table(workers: int, looks: list[int], checked: int) -> dict[str, Any]:
    """Computes and saves ``weights/starts.npz``; returns what the page says of it."""
    ordinary, moved = _fill("ordinary", ORDINARY_SHAPE, looks, workers)
    written, moved_written = _fill("written", WRITTEN_SHAPE, looks, workers)
    card = {
        "looks": looks,
        "weights": {form: fingerprint(form) for form in ("ordinary", "written")},
        "stakes": "simple",
        "consolation": CONSOLATION,
    }
    StartTable(ordinary, written, card).save()
    checks = over(workers, "starts three plies deep", _check, [("ordinary", checked), ("written", checked)])
    return {
        "card": card,
        "entries": {"ordinary": int(np.isfinite(ordinary).sum()), "written": int(np.isfinite(written).sum())},
        "ordinary": ordinary[:, :, 0, 0].tolist(),
        # Nobody's run, and the runs where somebody has all trous so far.
        "written": _readable(written),
        "level": {f"{mine}-{theirs}": float(ordinary[0, 0, mine, theirs]) for mine, theirs in _examples()},
        "moved": {"ordinary": float(moved.mean()), "written": float(moved_written.mean())},
        "checked": checked,
        "far": dict(zip(("ordinary", "written"), checks, strict=True)),
        "moved_most": {"ordinary": float(moved.max()), "written": float(moved_written.max())},
    }


def _check(form: str, count: int) -> list[float]:
    """How far looks of 0 plies, 1 ply and the mean of both are from the mean of 2 and 3, on starts that games reach.

    Looks of even depth tend to agree with each other, and so do those of odd depth: the judge is a mean of both kinds.
    """
    rows, places = all_starts(form == "written")
    real = rows[(places[:, 0] > 0) & (places[:, -2:] == 0).all(axis=1)]
    sample = real[np.linspace(0, len(real) - 1, min(count, len(real))).astype(int)]
    engine = net_engine(shipped(form))
    zero, one, two, three = (look_ahead(engine, sample, plies) for plies in range(4))
    deep = (two + three) / 2
    return [float(np.abs(values - deep).mean()) for values in (zero, one, (zero + one) / 2)]


def _examples() -> list[tuple[int, int]]:
    """Marks at 0-0 trous: my 2 to 10 points in bredouille against nothing, and the other way round."""
    return [(0, 0), *((mark, 0) for mark in range(6, 11)), *((0, mark) for mark in range(6, 11))]


def _readable(written: Any) -> list[list[float]]:
    """The marque by trous at 0 points, with the run of the only one who has any, else nobody's."""
    trous = range(written.shape[0])

    def run(mine: int, theirs: int) -> int:
        return int(mine > 0 and theirs == 0) + 2 * int(theirs > 0 and mine == 0)

    return [[float(written[mine, theirs, run(mine, theirs), 0, 0]) for theirs in trous] for mine in trous]


def _first(row: Any, throw: tuple[int, int]) -> tuple[str, float, float]:
    choices = ranked(net_engine(shipped("ordinary")), row, throw)
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

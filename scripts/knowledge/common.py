"""What the parts share: folders, worker processes, progress, plays ranked by looking two plies ahead."""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from trictrac.kernel.batch import scratch
from trictrac.kernel.plays import list_plays
from trictrac.kernel.state import DECIDE, DIE_A, DIE_B, PHASE, SEAT
from trictrac.play import Play
from trictrac.players.bulk import as_finished, processes
from trictrac.players.engine import Numbers, seen_by
from trictrac.players.evaluator import WEIGHTS, shipped
from trictrac.players.net_engine import NetEngine, net_engine
from trictrac.players.search import ONE_PLY, PRUNED, TWO_PLIES, look_ahead, weigh

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
IMAGES = DOCS / "img" / "knowledge"
WORK = ROOT / "runs" / "knowledge"
LEAVE = "leave"
THROWS = [(high, low) for high in range(1, 7) for low in range(1, high + 1)]
UNEQUAL = [(high, low) for high, low in THROWS if high != low]


def log(text: str) -> None:
    """A line of progress."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def over(workers: int, what: str, work: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]) -> list[Any]:
    """The results of all tasks in order, on so many processes, with a line of progress now and then."""
    listed = list(tasks)
    results: dict[int, Any] = {}
    told = time.monotonic()
    with processes(workers) as pool:
        for number, result in as_finished(work, listed, pool):
            results[number] = result
            if time.monotonic() - told > 10 or len(results) == len(listed):
                told = time.monotonic()
                log(f"{what}: {len(results)} of {len(listed)}")
    return [results[number] for number in range(len(listed))]


def fingerprint(form: str) -> str:
    """Which weights these are, in eight letters."""
    return hashlib.sha256((WEIGHTS / f"{form}.npz").read_bytes()).hexdigest()[:8]


def ordinary_engine() -> NetEngine[Numbers]:
    """The master's net of the ordinary game."""
    return net_engine(shipped("ordinary"))


@dataclass(frozen=True)
class Choice:
    """One candidate of a throw: its text, its row for the next throw, its value to the chooser at two plies."""

    text: str
    row: Numbers
    value: float


def texts_of(judged: Numbers) -> list[str]:
    """The candidates of a judged row in words: its plays and, after a trou, leaving."""
    plays, _ = scratch()
    count = list_plays(judged, int(judged[DIE_A]), int(judged[DIE_B]), plays)
    texts = [str(Play.unpack(int(play))) for play in plays[:count]]
    return [*texts, LEAVE] if judged[PHASE] == DECIDE else texts


def ranked(
    engine: NetEngine[Numbers], row: Numbers, throw: tuple[int, int], also: Callable[[str], bool] | None = None
) -> list[Choice]:
    """Candidates of a throw at two plies, best first: what ``TWO_PLIES`` kept, a second at least, and ``also``."""
    rows = np.array(row, np.int8)[None, :].copy()
    rows[0, DIE_A], rows[0, DIE_B] = throw
    found, _, values = weigh(engine, rows, TWO_PLIES)
    texts, seat = texts_of(rows[0]), rows[0, SEAT]
    kept = values > PRUNED
    wanted = np.zeros(len(texts), bool)
    if kept.sum() < 2 and len(texts) > 1:
        wanted[_second(engine, rows, int(values.argmax()))] = True
        # A candidate that stood alone was not looked at two plies ahead.
        wanted |= kept
    wanted |= [also is not None and not kept[i] and also(text) for i, text in enumerate(texts)]
    if wanted.any():
        values[wanted] = seen_by(look_ahead(engine, found[wanted], 2), found[wanted], seat)
    order = [int(i) for i in np.argsort(-values, kind="stable") if values[i] > PRUNED]
    return [Choice(texts[i], found[i], float(values[i])) for i in order]


def _second(engine: NetEngine[Numbers], rows: Numbers, best: int) -> int:
    """The candidate next to the best by the deepest look that still saw two."""
    for depths in (ONE_PLY, ()):
        _, _, values = weigh(engine, rows.copy(), depths)
        values[best] = PRUNED
        if values.max() > PRUNED:
            break
    return int(values.argmax())


def percent(value: float) -> float:
    """A value between -1 and 1 as a chance to win in percent."""
    return 50 * (1 + value)

"""Positions with what they are worth, for research: ``make_dataset.py FOLDER [--positions N] [--trials T] …``.

Writes ``positions.csv.gz`` and ``README.md``, its data card. Games are played by pairs of the eight levels, so that
positions of weak and of strong play are among them; no two positions are alike. What each is worth comes from rollouts.
The same arguments give the same bytes, whatever the number of workers.
"""

from __future__ import annotations

import argparse
import csv
import gzip
import hashlib
import io
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import trictrac
from trictrac.kernel import state
from trictrac.players.bulk import as_finished, processes
from trictrac.players.levels import LEVELS
from trictrac.players.net_engine import package_engine
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.rollouts import roll_out

EVERY = 5
"""Coups between two positions of one game: neighbours are nearly alike."""
GAMES = 32
MOST_COUPS = 500
CHUNK = 64
"""Positions of one task."""
FIELDS = ("position", "value", "error", "net")

Rows = NDArray[np.int8]


def positions_of(seed: int) -> Rows:
    """Rows that wait for a throw, out of one batch of games between two levels that the seed chooses."""
    rng, law = np.random.default_rng(seed), NumpyLaw()
    players = [LEVELS[int(number)].player() for number in rng.integers(len(LEVELS) - 1, size=2)]  # the master is slow
    rows, found = state.new_rows(GAMES), []
    for coup in range(MOST_COUPS):
        law.draw_dice(rows, seed, np.arange(len(rows)), coup)
        candidates, offsets, _ = law.candidates(rows)
        chosen = offsets[:-1].copy()
        asked = np.diff(offsets) > 1
        for seat, player in enumerate(players):
            theirs = asked & (rows[:, state.SEAT] == seat)
            if theirs.any():
                chosen[theirs] += player.choose(rows[theirs], rng)
        rows = candidates[chosen]
        rows = rows[rows[:, state.PHASE] == state.THROW]  # finished games are not begun again
        if not len(rows):
            break
        if coup % EVERY == EVERY - 1:
            found.append(rows[rows[:, state.DIE_A] == 0].copy())
    return np.concatenate(found)


def sample(wanted: int, seed: int) -> list[str]:
    """So many different positions, in an order that the seed decides."""
    found: dict[str, None] = {}
    for batch in range(seed, seed + wanted):
        found.update(dict.fromkeys(str(trictrac.Position.from_row(row)) for row in positions_of(batch)))
        if len(found) >= wanted:
            break
    order = np.random.default_rng(seed).permutation(len(found))[:wanted]
    texts = list(found)
    return [texts[place] for place in order]


def weigh(texts: list[str], trials: int, coups: int, seed: int) -> list[tuple[str, str, str, str]]:
    """A line of the file for each position."""
    engine = package_engine("ordinary")
    rows = np.stack([trictrac.Position.parse(text).to_row() for text in texts])
    values = roll_out(engine, rows, trials, coups, seed)
    errors = values.std(axis=1, ddof=1) / np.sqrt(trials)
    numbers = (values.mean(axis=1), errors, engine.equity(rows))
    return [(text, *(f"{number:.5f}" for number in line)) for text, *line in zip(texts, *numbers, strict=True)]


def lines(texts: list[str], trials: int, coups: int, seed: int, executor: Executor | None) -> Iterator[tuple[str, ...]]:
    """All lines in the order of the positions."""
    parts = [texts[start : start + CHUNK] for start in range(0, len(texts), CHUNK)]
    waiting: dict[int, list[tuple[str, str, str, str]]] = {}
    following = 0
    for number, part in as_finished(weigh, [(part, trials, coups, seed) for part in parts], executor):
        waiting[number] = part
        while following in waiting:
            yield from waiting.pop(following)
            following += 1


def card(args: argparse.Namespace, digest: str, values: NDArray[np.float64]) -> str:
    """What somebody must know before they use it."""
    command = f"python scripts/make_dataset.py {args.folder.name} --positions {args.positions}"
    command += f" --trials {args.trials} --coups {args.coups} --seed {args.seed}"
    return f"""# Positions of trictrac and what they are worth

{len(values)} different positions of ordinary games of twelve trous (`loi-2013`), each before a throw.

| field | meaning |
|---|---|
| `position` | both camps, whose turn, marks (docs/notation.md of trictrac) |
| `value` | games won less games lost by the player about to throw, from -1 to 1: the mean of {args.trials} rollouts |
| `error` | its standard error, somewhat too large: the first two throws are stratified |
| `net` | what the package's net says at once |

**Made by** trictrac {trictrac.__version__}: `{command}`

**Where the positions come from.** Games between the levels novice to expert, two by two at random, one position every
{EVERY} coups, duplicates left out; so the opening is rarer here than it is played.

**How they were judged.** Both sides play by the net without looking ahead; after {args.coups} coups the net judges. The
values have the net's own bias, then: good for comparing positions, not a proof of what perfect play would give.
All positions have the same dice (seed {args.seed}).

**Values** from {values.min():.3f} to {values.max():.3f}, mean {values.mean():.4f}, spread {values.std():.4f}.

**People**: none; nothing here was played by anybody. **Licence**: MIT, as the package.

SHA-256 of `positions.csv.gz`: `{digest}`
"""


def main() -> None:
    """Writes both files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--positions", type=int, default=100_000)
    parser.add_argument("--trials", type=int, default=36)
    parser.add_argument("--coups", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    start = time.perf_counter()
    texts = sample(args.positions, args.seed)
    args.folder.mkdir(parents=True, exist_ok=True)
    values = []
    packed = io.BytesIO()
    # Without a time of writing, the same lines give the same file.
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=0) as file, io.TextIOWrapper(file, "utf-8", newline="") as out:
        writer = csv.writer(out, lineterminator="\n")
        writer.writerow(FIELDS)
        with processes(args.workers) as executor:
            for line in lines(texts, args.trials, args.coups, args.seed, executor):
                writer.writerow(line)
                values.append(float(line[1]))
    (args.folder / "positions.csv.gz").write_bytes(packed.getvalue())
    digest = hashlib.sha256(packed.getvalue()).hexdigest()
    (args.folder / "README.md").write_text(card(args, digest, np.array(values)), "utf-8")
    print(f"{len(values)} positions in {time.perf_counter() - start:.0f} s: {args.folder}")


if __name__ == "__main__":
    main()

"""Measures how the eight levels lose, and writes ``analysis/calibration.json``.

    python -m scripts.calibrate_analysis [--games 8] [--marques 4] [--workers N] [--tails-only] [--out FILE]
    python -m scripts.calibrate_analysis --table-only   write the tables of docs/analysis.md from the file
    python -m scripts.calibrate_analysis --time         how long the analysis of a game takes

Each level plays games against itself at an automatic table, and they are analysed two plies deep. From the losses:

- ``levels``: what a level loses per real decision. Two plies are the master, so its own loss is that which
  ``scripts/measure_strength.py`` found against rollouts (docs/players.md);
- ``inaccuracy``, ``error``, ``blunder``: the loss that one real decision in ten of the expert, of the joueur, and of
  the novice exceeds;
- ``depth_errors``: by how much the losses of a depth differ from those of rollouts (root mean square);
- ``one_in_ten``: the loss that one real decision in ten of a level exceeds, on the public yardstick
  (docs/data/benchmark), which is large and rolled out; ``--tails-only`` measures nothing else. The master is not asked:
  nobody is above it.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
from numpy.typing import NDArray

from scripts.play_everybody import put
from trictrac import forms
from trictrac.analysis import analyse
from trictrac.analysis.games import games_of
from trictrac.analysis.judging import DEPTHS, WeighedThrow, chosen_of, judge
from trictrac.analysis.yardstick import EQUAL
from trictrac.players.at_table import seat
from trictrac.players.benchmark import ask, shipped
from trictrac.players.bulk import in_order, processes
from trictrac.players.levels import LEVELS
from trictrac.players.value import MARQUE
from trictrac.records import Header, Stepper, Tour, dump, read
from trictrac.table import Mode, Setting, Table, TablePhase

OUT = Path(__file__).resolve().parent.parent / "src/trictrac/analysis/calibration.json"
MASTER = 0.00022
"""Games that the master loses per decision."""
ONE_IN_TEN = 90
EVERY, EVERY_ROLLED = 4, 16
"""One coup in so many is looked at two plies deep, and rolled out."""
PAGE = Path(__file__).resolve().parent.parent / "docs/analysis.md"
UNITS = {"parties": "parties (stakes of one game)", "jetons": "jetons (à écrire)"}
CLASSES = {"inaccuracy": "expert", "error": "joueur", "blunder": "novice"}


def play(level: str, unit: str, seed: int) -> Tour:
    """One session of a level against itself."""
    players = [f"{level} 1", f"{level} 2"]
    form = forms.ordinary(players) if unit == "parties" else forms.a_ecrire(players, 2, kind="deux")
    dice = random.Random(seed)
    setting = Setting((Mode.AUTOMATIC,) * 2)
    table = Table(form, setting, lambda: dice.randint(1, 6))
    robots = [seat(player, seed + player, level) for player in range(2)]
    while table.state.phase is not TablePhase.OVER:
        for robot in robots:
            action = robot.next_action(table)
            if action is not None:
                table.act(action)
    text = io.StringIO()
    dump(text, Header(form, setting), table.events)
    text.seek(0)
    return next(iter(read(text, Stepper())))


def losses(level: str, unit: str, seed: int, depths: tuple[str, ...], every: int) -> dict[str, list[float]]:
    """What the real decisions among every so many coups of a session lost, by depth."""
    least = EQUAL * (1.0 if unit == "parties" else MARQUE)
    found: dict[str, list[float]] = {depth: [] for depth in depths}
    for game in games_of(play(level, unit, seed)):
        sampled = replace(game, coups=game.coups[seed % every :: every])
        if not sampled.coups:
            continue
        judged = {depth: judge(sampled, DEPTHS[depth]) for depth in depths}
        for number, coup in enumerate(sampled.coups):
            lost = {depth: _loss(judged[depth][number], coup.play, coup.left, least) for depth in depths}
            if all(loss is not None for loss in lost.values()):
                for depth, loss in lost.items():
                    found[depth].append(loss or 0.0)
    return found


def _loss(judged: WeighedThrow, play: int | None, left: bool, least: float) -> float | None:
    chosen = chosen_of(judged, play, left)
    if chosen is None or judged.over or len(judged.rows) < 2 or judged.losses.max() < least:
        return None
    return float(judged.losses[chosen])


def measure(unit: str, sessions: int, workers: int) -> dict[str, object]:
    """The yardstick of one unit."""
    names = [level.key for level in LEVELS]
    with processes(workers) as pool:
        tasks = [
            (name, unit, 100 * n + place, ("full",), EVERY) for place, name in enumerate(names) for n in range(sessions)
        ]
        found = in_order(losses, tasks, pool)
        by_level = {name: _together(tasks, found, name, "full") for name in names}
        print(unit, {name: (len(values), float(values.mean())) for name, values in by_level.items()}, flush=True)
        deep = [
            (name, unit, 50_000 + place, ("quick", "full", "rollout"), EVERY_ROLLED) for place, name in enumerate(names)
        ]
        checked = in_order(losses, deep, pool)
    mean = {name: float(values.mean()) for name, values in by_level.items()}
    mean["maitre"] = MASTER * (1.0 if unit == "parties" else MARQUE)
    rolled = np.concatenate([each["rollout"] for each in checked])
    errors = {depth: _rms(np.concatenate([each[depth] for each in checked]) - rolled) for depth in ("quick", "full")}
    errors["rollout"] = errors["full"]  # of what was not disputed, and so not rolled out
    return {
        **{name: round(float(np.percentile(by_level[level], ONE_IN_TEN)), 5) for name, level in CLASSES.items()},
        "depth_errors": {depth: round(error, 5) for depth, error in errors.items()},
        "levels": {name: round(loss, 6) for name, loss in mean.items()},
    }


def tails(unit: str, workers: int) -> dict[str, float]:
    """What one real decision in ten of each level but the master loses or more, on the public yardstick."""
    benchmark = shipped("ordinary" if unit == "parties" else "a-ecrire")
    least = EQUAL * (1.0 if unit == "parties" else MARQUE)
    found: dict[str, float] = {}
    with processes(workers) as pool:
        for level in LEVELS[:-1]:
            answers = [each for _, part in ask(level.key, benchmark, pool) for each in part]
            lost = [each.loss for each in answers if max(each.decision.losses) >= least]
            found[level.key] = round(float(np.percentile(lost, ONE_IN_TEN)), 5)
    return found


def _together(
    tasks: Sequence[tuple[object, ...]], found: list[dict[str, list[float]]], name: str, depth: str
) -> NDArray[np.float64]:
    return np.array([loss for task, each in zip(tasks, found, strict=True) if task[0] == name for loss in each[depth]])


def _rms(differences: NDArray[np.float64]) -> float:
    return float(np.sqrt(np.mean(np.square(differences))))


def tables(found: dict[str, Any]) -> str:
    """What losses are called, how sure each depth is, and how each level loses, as docs/analysis.md shows them."""
    units = list(UNITS)
    heads = ["| | " + " | ".join(UNITS[unit] for unit in units) + " |", "|---" * (len(units) + 1) + "|"]
    lines = [*heads]
    for name, level in CLASSES.items():
        lines.append(_line(f"{name}, from (one in ten of the {level})", [found[unit][name] for unit in units]))
    for depth in DEPTHS:
        said = f"standard error of a loss, `{depth}`" + (" where nothing was disputed" if depth == "rollout" else "")
        lines.append(_line(said, [found[unit]["depth_errors"][depth] for unit in units]))
    lines += ["", *heads]
    for level in LEVELS:
        lines.append(
            _line(f"{level.key} loses per real decision", [found[unit]["levels"][level.key] for unit in units])
        )
    return "\n".join(lines)


def _line(name: str, amounts: Sequence[float]) -> str:
    return f"| {name} | " + " | ".join(f"{amount:.4f}" for amount in amounts) + " |"


def tell_time() -> None:
    """Seconds of one core for an ordinary game, at each depth but rollouts."""
    tour = play("joueur", "parties", 3)
    analyse(tour)  # compiled, and the net read
    for depth in ("quick", "full"):
        start = process_time()
        report = analyse(tour, depth)
        taken = process_time() - start
        print(f"{depth}: {len(report.coups)} coups, {len(report.decisions)} decisions, {taken:.2f} s")


def main() -> None:
    """Writes the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--marques", type=int, default=4)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tails-only", action="store_true", help="measure one_in_ten and keep the rest")
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--table-only", action="store_true", help="write the tables of the page and measure nothing")
    parser.add_argument("--time", action="store_true")
    args = parser.parse_args()
    if args.time:
        tell_time()
        return
    found = json.loads(args.out.read_text("utf-8")) if args.out.exists() else {}
    for unit, sessions in (("parties", args.games), ("jetons", args.marques)):
        if not sessions or args.table_only:
            continue
        if not args.tails_only:
            found[unit] = measure(unit, sessions, args.workers)
        found[unit]["one_in_ten"] = tails(unit, args.workers)
        print(unit, json.dumps(found[unit], indent=2), flush=True)
        args.out.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
    PAGE.write_text(put(PAGE.read_text("utf-8"), "calibration", tables(found)), "utf-8")


if __name__ == "__main__":
    main()

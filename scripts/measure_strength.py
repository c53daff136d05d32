"""How much looking ahead gains, and how much each depth still loses, on one machine with a GPU (or slowly without).

``python scripts/measure_strength.py WEIGHTS OUT [--device cuda] [--games N] [--deep-games N] [--decisions N]`` writes
OUT/depths.json: matches between depths, and of the expert against the master, and OUT/errors.json: the mean value lost
by each depth against rollouts over decisions sampled from the master's own games, plays and stay-or-leave apart.

Losses are given with their bounds (``training/losses.py`` says why): the likely one and, of the master, the least
and the most.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from trictrac.players.engine import A, Engine
from trictrac.players.levels import level
from trictrac.players.match import Pair, Strength, play_pairs
from trictrac.players.player import EnginePlayer
from trictrac.players.rollouts import PAIRS_OF_THROWS
from trictrac.players.search import ONE_PLY, TWO_PLIES
from trictrac.rules import LOI_2013
from trictrac.training.decisions import contenders, judge, sample
from trictrac.training.losses import difference, loss_of
from trictrac.training.net import engine_of

PART = 3000
"""Games of a match played side by side."""


def play_match(a: EnginePlayer[A], b: EnginePlayer[A], games: int, seed: int) -> Iterator[dict[str, Any]]:
    """A match in parts; the result so far after each of them."""
    began = time.perf_counter()
    played: list[Pair] = []
    while len(played) < games // 2:
        numbers = range(len(played), min(games, 2 * len(played) + PART) // 2)
        played += play_pairs(a.engine.law, (a, b), "ordinary", LOI_2013, seed, numbers)
        yield {**asdict(Strength.of(played)), "seconds": round(time.perf_counter() - began, 1)}


def losses(engine: Engine[A], rows: A, blocks: int, coups: int) -> dict[str, Any]:
    """The mean value that each depth's choice loses on these decisions."""
    began = time.perf_counter()
    judged, choices = judge(engine, contenders(engine, rows), blocks, coups)
    master = loss_of(judged)
    result: dict[str, Any] = {"decisions": len(judged), "most_trials": blocks * PAIRS_OF_THROWS, "coups": coups}
    result["2 plies"] = {name: asdict(getattr(master, name)) for name in ("least", "likely", "most")}
    for name in ("0 ply", "1 ply"):
        more = difference(judged, choices[name])
        result[name] = {"likely": master.likely.mean + more.mean, "more_than_2_plies": asdict(more)}
    result["seconds"] = round(time.perf_counter() - began, 1)
    return result


def main() -> None:
    """Measures and writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--deep-games", type=int, default=14000)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--blocks", type=int, default=12, help=f"of {PAIRS_OF_THROWS} trials each")
    parser.add_argument("--coups", type=int, default=16, help="after which the net judges a trial")
    args = parser.parse_args()
    engine = engine_of(args.weights, args.device)
    args.out.mkdir(parents=True, exist_ok=True)
    plain, one, two = (EnginePlayer("", engine, depths) for depths in ((), ONE_PLY, TWO_PLIES))
    weaker, strongest = (
        EnginePlayer(each.key, engine, each.depths, each.misjudgement, each.oversight)
        for each in (level("expert"), level("maitre"))
    )
    matches = {
        "expert against maitre": (weaker, strongest, args.games // 2, 6),
        "1 ply against 0 ply": (one, plain, args.games, 7),
        "2 plies against 1 ply": (two, one, args.deep_games, 8),
    }
    depths = {}
    for name, (a, b, games, seed) in matches.items():
        for so_far in play_match(a, b, games, seed):
            depths[name] = so_far
            print(name, so_far, flush=True)
            (args.out / "depths.json").write_text(json.dumps(depths, indent=2) + "\n")
    if args.decisions:
        plays, decisions = sample(engine, args.decisions, TWO_PLIES)
        errors = {}
        for name, rows in (("stay or leave", decisions), ("plays", plays)):
            errors[name] = losses(engine, rows, args.blocks, args.coups)
            print(name, errors[name], flush=True)
            (args.out / "errors.json").write_text(json.dumps(errors, indent=2) + "\n")


if __name__ == "__main__":
    main()

"""How much looking ahead gains, and how much each depth still loses, on one machine with a GPU (or slowly without).

``python scripts/measure_strength.py WEIGHTS OUT [--device cuda] [--games N] [--deep-games N] [--decisions N]`` writes
OUT/depths.json: matches between depths, and of the expert against the master, and OUT/errors.json: the mean value lost
by each depth against rollouts over decisions sampled from self-play, plays and stay-or-leave apart.

The loss of a choice is judged by rollouts that did not choose the best candidate: one half of the trials names
the best, the other half says how much better it is, so that luck in the rollouts does not look like error.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import torch

from trictrac.kernel import state
from trictrac.kernel.state import DECIDE, OVER, PHASE, SEAT
from trictrac.players.engine import seen_by
from trictrac.players.levels import level
from trictrac.players.rollouts import PAIRS_OF_THROWS, play_trials
from trictrac.players.search import ONE_PLY, TWO_PLIES, weigh
from trictrac.training.matches import Side, Strength, strength
from trictrac.training.run import engine_of

SEED = 1852
AT_ONCE = {"cuda": 1 << 18, "cpu": 1 << 11}
CANDIDATES = 4
MARGIN = 0.1
PART = 3000
"""Games of a match played side by side."""


def play_match(a: Side, b: Side, games: int, seed: int, device: str) -> Iterator[dict[str, Any]]:
    """A match between two sides, in parts with seeds of their own; the result so far after each part."""
    began = time.perf_counter()
    played: list[Strength] = []
    while sum(part.games for part in played) < games:
        pairs = min(games - sum(part.games for part in played), PART) // 2
        played.append(strength(a, b, pairs, seed + 1000 * len(played), device=device))
        yield {**asdict(joined(played)), "seconds": round(time.perf_counter() - began, 1)}


def joined(parts: list[Strength]) -> Strength:
    """Independent parts of a match as one."""
    games = sum(part.games for part in parts)
    shares = [part.games / games for part in parts]

    def mean(name: str) -> float:
        return sum(share * getattr(part, name) for share, part in zip(shares, parts, strict=True))

    def half(name: str) -> float:
        return sum((share * getattr(part, name)) ** 2 for share, part in zip(shares, parts, strict=True)) ** 0.5

    return Strength(games, mean("wins"), half("wins_half"), mean("worth"), half("worth_half"))


def sample_decisions(engine: Any, wanted: int, device: str) -> tuple[Any, Any]:
    """Judged rows with a choice, from the middle of self-play: plays, and stay-or-leave decisions."""
    games = 4 * wanted
    rows: Any = state.new_rows(games)
    numbers: Any = np.arange(games)
    if device == "cuda":
        rows, numbers = torch.from_numpy(rows).cuda(), torch.from_numpy(numbers).cuda()
    plays, decisions = [], []
    for coup in range(200):
        engine.draw_dice(rows, SEED, numbers, coup)
        found, offsets, owners = engine.candidates(rows)
        counts = offsets[1:] - offsets[:-1]
        if coup % 20 == 19:
            part = slice(coup // 20 * games // 10, (coup // 20 + 1) * games // 10)
            asked = rows[part][(counts[part] > 1) & (rows[part][:, PHASE] != OVER)]
            plays.append(asked[asked[:, PHASE] != DECIDE])
            decisions.append(asked[asked[:, PHASE] == DECIDE])
        values = seen_by(engine.equity(found), found, rows[:, SEAT][owners])
        rows = found[engine.best(values, offsets)]
    join = torch.cat if device == "cuda" else np.concatenate
    return join(plays)[: wanted * 3 // 4], join(decisions)[: wanted - wanted * 3 // 4]


def losses(engine: Any, rows: Any, trials: int, coups: int, device: str) -> dict[str, Any]:
    """The mean value that each depth's choice loses on these decisions."""
    found, offsets, values = weigh(engine, rows)
    ranks = engine.ranks(values, offsets, owners_of(offsets, device))
    choices = {"0 ply": engine.best(values, offsets)}
    for name, depths in (("1 ply", ONE_PLY), ("2 plies", TWO_PLIES)):
        parts = []
        for start in range(0, len(rows), 64 if device == "cuda" else 4):
            _, part_offsets, part = weigh(engine, rows[start : start + (64 if device == "cuda" else 4)], depths)
            parts.append(engine.best(part, part_offsets) + offsets[start])
        choices[name] = (torch.cat if device == "cuda" else np.concatenate)(parts)
    best = choices["0 ply"]
    owners = owners_of(offsets, device)
    kept = (ranks < CANDIDATES) & (values >= values[best][owners] - MARGIN)
    for choice in choices.values():
        kept[choice] = True
    wanted = kept.nonzero().squeeze(1) if device == "cuda" else np.flatnonzero(kept)
    judged = roll(engine, found[wanted], rows[:, SEAT][owners[wanted]], trials, coups, device)
    lost = _lost(judged, _numpy(wanted), _numpy(owners), {k: _numpy(v) for k, v in choices.items()})
    result: dict[str, Any] = {"decisions": len(rows), "candidates": len(wanted), "trials": 2 * trials, "coups": coups}
    for name, values_lost in lost.items():
        half = 1.96 * values_lost.std(ddof=1) / np.sqrt(len(values_lost))
        result[name] = {"mean_loss": float(values_lost.mean()), "half": float(half)}
    return result


def roll(engine: Any, rows: Any, seats: Any, trials: int, coups: int, device: str) -> np.ndarray:
    """Mean values of the rows in two independent halves of trials: shape (2, rows)."""
    sums = np.zeros((2, len(rows)))
    each = max(1, AT_ONCE[device] // trials)
    numbers = np.arange(trials)
    for half in (0, 1):
        for start in range(0, len(rows), each):
            part, viewers = rows[start : start + each], seats[start : start + each]
            if device == "cuda":
                tiled: Any = part.repeat_interleave(trials, 0)
                dice: Any = torch.from_numpy(numbers).cuda().repeat(len(part))
            else:
                tiled, dice = np.repeat(part, trials, axis=0), np.tile(numbers, len(part))
            values = play_trials(engine, tiled, dice, coups, SEED + 1 + half)
            means = values.reshape(len(part), trials).mean(1)
            sums[half, start : start + each] = _numpy(seen_by(means, part, viewers))
    return sums


def _lost(judged: np.ndarray, wanted: np.ndarray, owners: np.ndarray, choices: dict[str, np.ndarray]) -> dict[str, Any]:
    place = {int(c): i for i, c in enumerate(wanted)}
    by_row: dict[int, list[int]] = {}
    for i, c in enumerate(wanted):
        by_row.setdefault(int(owners[c]), []).append(i)
    lost: dict[str, Any] = {name: [] for name in choices}
    for row, members in by_row.items():
        for name, choice in choices.items():
            chosen = place[int(choice[row])]
            # Each half names the best for the other half to judge; the mean of both.
            gaps = [
                judged[1 - half, members[int(np.argmax(judged[half, members]))]] - judged[1 - half, chosen]
                for half in (0, 1)
            ]
            lost[name].append(np.mean(gaps))
    return {name: np.array(values) for name, values in lost.items()}


def owners_of(offsets: Any, device: str) -> Any:
    """The row of each candidate."""
    counts = offsets[1:] - offsets[:-1]
    if device == "cuda":
        return torch.repeat_interleave(torch.arange(len(counts), device="cuda"), counts)
    return np.repeat(np.arange(len(counts)), counts)


def _numpy(values: Any) -> np.ndarray:
    return values.cpu().numpy() if isinstance(values, torch.Tensor) else np.asarray(values)


def main() -> None:
    """Measures and writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("weights", type=Path)
    parser.add_argument("out", type=Path)
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda")
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--deep-games", type=int, default=14000)
    parser.add_argument("--decisions", type=int, default=2000)
    parser.add_argument("--trials", type=int, default=PAIRS_OF_THROWS)
    parser.add_argument("--coups", type=int, default=40)
    args = parser.parse_args()
    engine = engine_of(args.weights, args.device)
    args.out.mkdir(parents=True, exist_ok=True)
    expert, master = level("expert"), level("maitre")
    weaker = Side(engine, expert.depths, expert.misjudgement, expert.oversight)
    matches = {
        "expert against maitre": (weaker, Side(engine, master.depths), args.games // 2, 6),
        "1 ply against 0 ply": (Side(engine, ONE_PLY), Side(engine), args.games, 7),
        "2 plies against 1 ply": (Side(engine, TWO_PLIES), Side(engine, ONE_PLY), args.deep_games, 8),
    }
    depths = {}
    for name, (a, b, games, seed) in matches.items():
        for so_far in play_match(a, b, games, seed, args.device):
            depths[name] = so_far
            print(name, so_far, flush=True)
            (args.out / "depths.json").write_text(json.dumps(depths, indent=2) + "\n")
    if args.decisions:
        plays, decisions = sample_decisions(engine, args.decisions, args.device)
        errors = {}
        for name, rows in (("stay or leave", decisions), ("plays", plays)):
            began = time.perf_counter()
            errors[name] = losses(engine, rows, args.trials, args.coups, args.device)
            errors[name]["seconds"] = round(time.perf_counter() - began, 1)
            print(name, errors[name], flush=True)
            (args.out / "errors.json").write_text(json.dumps(errors, indent=2) + "\n")


if __name__ == "__main__":
    main()

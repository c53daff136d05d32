"""Every player against every other: writes docs/data/arena.json, the tables of docs/players.md, the nets' cards.

``python scripts/play_everybody.py [--games 400] [--workers 2] [--table-only]``. Matches that the file holds already are
not played again (delete the file after a change of the nets). Players that look ahead play fewer games: the
intervals say how much each figure is worth.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import numpy as np

from trictrac.players.arena import Match, play_match
from trictrac.players.bulk import processes
from trictrac.players.evaluator import WEIGHTS
from trictrac.players.levels import BY_KEY

ROOT = Path(__file__).parents[1]
DATA = ROOT / "docs" / "data" / "arena.json"
PAGE = ROOT / "docs" / "players.md"
LEVEL_KEYS = tuple(BY_KEY)
PLAYERS = ("random", "greedy", "careful", "tuned", *LEVEL_KEYS[:-1], "net", "1ply", "maitre")
SEED = 1637
SHARE = {"1ply": 8, "maitre": 16}
"""These play this many times fewer games."""
NEIGHBOURS = 4
"""Levels next to each other play this many times more: their distance is promised."""


BARS = {("random", "net"): 10_000, ("greedy", "net"): 2000, ("careful", "net"): 2000, ("tuned", "net"): 2000}
"""Matches with a promise, and their games."""
WRITTEN = {("random", "net"): 400, ("greedy", "net"): 400, ("careful", "net"): 400, ("tuned", "net"): 400}
"""Matches of the written game, counted in marques."""
ON_GPU = {
    ("expert", "maitre"): ("expert against maitre", 1),
    ("net", "1ply"): ("1 ply against 0 ply", -1),
    ("1ply", "maitre"): ("2 plies against 1 ply", -1),
}
"""Matches that ``scripts/measure_strength.py`` played, by thousands of games; -1: seen from the other side."""


def games_of(a: str, b: str, games: int) -> int:
    """How many games two players play."""
    if (a, b) in BARS:
        return BARS[a, b]
    if (a, b) in pairwise(LEVEL_KEYS):
        games *= NEIGHBOURS
    share = max(SHARE.get(a, 1), SHARE.get(b, 1))
    return max(games // share // 2 * 2, 8)


def play_all(games: int, workers: int) -> dict[str, Any]:
    """Plays what is missing, keeping every result at once."""
    results: dict[str, Any] = json.loads(DATA.read_text()) if DATA.exists() else {}
    pairs = sorted(combinations(PLAYERS, 2), key=lambda pair: max(SHARE.get(name, 1) for name in pair))
    wanted = {f"{a} {b} a-ecrire": Match(a, b, n, "a-ecrire", seed=SEED) for (a, b), n in WRITTEN.items()}
    wanted |= {f"{a} {b}": Match(a, b, games_of(a, b, games), seed=SEED) for a, b in pairs if (a, b) not in ON_GPU}
    with processes(workers) as pool:
        for number, (key, match) in enumerate(wanted.items(), 1):
            if key in results:
                continue
            began = time.perf_counter()
            tally = play_match(match, pool)
            rate, worth = tally.win_rate, tally.worth
            results[key] = {
                "games": tally.games,
                "wins": round(rate.mean, 4),
                "low": round(rate.low, 4),
                "high": round(rate.high, 4),
                "worth": [round(worth.mean, 3), round(worth.low, 3), round(worth.high, 3)],
                "seconds": round(time.perf_counter() - began, 1),
            }
            DATA.write_text(json.dumps(results, indent=1) + "\n")
            print(f"{number}/{len(wanted)} {key}: {results[key]}", file=sys.stderr, flush=True)
    return results


def tables(results: dict[str, Any]) -> str:
    """The tables of the page."""
    results = {**results, **_on_gpu()}
    lines = ["| wins of \\ against | " + " | ".join(PLAYERS) + " |", "|---" * (len(PLAYERS) + 1) + "|"]
    for a in PLAYERS:
        cells = [_cell(results, a, b) for b in PLAYERS]
        lines.append(f"| **{a}** | " + " | ".join(cells) + " |")
    lines += ["", "| the net against | won | 95 % | games |", "|---|---|---|---|"]
    for a, b in BARS:
        line = results.get(f"{a} {b}")
        if line:
            low, high = 1 - line["high"], 1 - line["low"]
            lines.append(f"| {a} | {1 - line['wins']:.2%} | {low:.2%} to {high:.2%} | {line['games']} |")
    lines += ["", "| the net à écrire against | marqués won | jetons per marqué, 95 % | marqués |", "|---|---|---|---|"]
    for a, b in WRITTEN:
        line = results.get(f"{a} {b} a-ecrire")
        if line:
            low, high = -line["worth"][2], -line["worth"][1]
            lines.append(f"| {a} | {1 - line['wins']:.1%} | {low:+.1f} to {high:+.1f} | {line['games']} |")
    lines += ["", "| level | wins against the next | 95 % | games |", "|---|---|---|---|"]
    neighbours = {pair: results.get(" ".join(pair)) for pair in pairwise(LEVEL_KEYS)}
    for (a, b), line in neighbours.items():
        if line:
            span = f"{line['low']:.1%} to {line['high']:.1%}"
            lines.append(f"| {a} against {b} | {line['wins']:.1%} | {span} | {line['games']} |")
    return "\n".join(lines)


def _measured(name: str) -> dict[str, Any]:
    """What ``scripts/measure_strength.py`` wrote; nothing if it was not run."""
    path = DATA.parent / f"{name}.json"
    return json.loads(path.read_text()) if path.exists() else {}


def _on_gpu() -> dict[str, Any]:
    """The matches played on a GPU, as the arena's file has them."""
    results, matches = {}, _measured("depths")
    for (a, b), (name, sign) in ON_GPU.items():
        match = matches[name]
        wins, half = match["wins"] if sign > 0 else 1 - match["wins"], match["wins_half"]
        results[f"{a} {b}"] = {"games": match["games"], "wins": wins, "low": wins - half, "high": wins + half}
    return results


def _cell(results: dict[str, Any], a: str, b: str) -> str:
    if a == b:
        return "–"
    if f"{a} {b}" in results:
        return f"{100 * results[f'{a} {b}']['wins']:.1f}"
    if f"{b} {a}" in results:
        return f"{100 - 100 * results[f'{b} {a}']['wins']:.1f}"
    return ""


def depths() -> str:
    """What ``scripts/measure_strength.py`` found, as tables."""
    matches = _measured("depths")
    lines = ["| match | won | games |", "|---|---|---|"]
    for name, match in matches.items():
        lines.append(f"| {name} | {match['wins']:.1%} ± {match['wins_half']:.1%} | {match['games']} |")
    lines += [
        "",
        "| thousandths of a stake per decision | coups per trial | decisions | 0 ply | 1 ply | 2 plies | between |",
        "|---|---|---|---|---|---|---|",
    ]
    for measure in ("errors", "errors-long"):
        for name, line in _measured(measure).items():
            master = line["2 plies"]
            likely = _thousandths(master["likely"])
            cells = [_thousandths(line[k]["more_than_2_plies"], likely) for k in ("0 ply", "1 ply")] + [likely]
            bounds = f"{1000 * master['least']['mean']:.2f} and {1000 * master['most']['mean']:.2f}"
            shown = " | ".join(f"{mean:.2f} ± {half:.2f}" for mean, half in cells)
            lines.append(f"| {name} | {line['coups']} | {line['decisions']} | {shown} | {bounds} |")
    return "\n".join(lines)


def _thousandths(estimate: dict[str, float], beside: tuple[float, float] = (0.0, 0.0)) -> tuple[float, float]:
    """An estimate and half its interval; added to another of the same decisions, the halves add up at worst."""
    half = (estimate["high"] - estimate["low"]) / 2
    return 1000 * estimate["mean"] + beside[0], 1000 * half + beside[1]


def sign_weights(results: dict[str, Any]) -> None:
    """Puts what was measured into the card of each net."""
    matches = _measured("depths")
    beaten = {"ordinary": [(pair, "") for pair in BARS], "written": [(pair, " a-ecrire") for pair in WRITTEN]}
    for form, opponents in beaten.items():
        path = WEIGHTS / f"{form}.npz"
        with np.load(path, allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        card = json.loads(str(arrays.pop("card")))
        lines = {f"{a}{end}": results.get(f"{a} {b}{end}") for (a, b), end in opponents}
        card["strength"] = {
            f"wins against {name}": f"{1 - line['wins']:.2%} of {line['games']}" for name, line in lines.items() if line
        }
        if form == "ordinary":
            for name, match in matches.items():
                card["strength"][name] = f"{match['wins']:.1%} ± {match['wins_half']:.1%} of {match['games']}"
        np.savez(path, card=np.array(json.dumps(card)), **arrays)


def put(page: str, name: str, text: str) -> str:
    """Puts a text between its two marks."""
    before, rest = page.split(f"<!-- {name} -->")
    after = rest.split(f"<!-- /{name} -->")[1]
    return f"{before}<!-- {name} -->\n{text}\n<!-- /{name} -->{after}"


def main() -> None:
    """Plays, then writes the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--table-only", action="store_true", help="write the page from the results that are there")
    args = parser.parse_args()
    results = json.loads(DATA.read_text()) if args.table_only else play_all(args.games, args.workers)
    page = put(PAGE.read_text(), "arena", tables(results))
    PAGE.write_text(put(page, "depths", depths()))
    sign_weights(results)


if __name__ == "__main__":
    main()

"""Every player on the public yardstick: ``benchmark_players.py [PLAYER…] [--workers 2] [--table-only]``.

Writes docs/data/benchmark/players.json and the table of docs/players.md. What the file holds already of a player is not
asked again (delete it after a change of the nets or of the yardstick).
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from play_everybody import PAGE, PLAYERS, put

from trictrac.players.benchmark import PHASES, SOLVED, ask, by_phase, shipped
from trictrac.players.bulk import processes
from trictrac.players.evaluator import use_one_core
from trictrac.players.match import Form

DATA = Path(__file__).parents[1] / "docs" / "data" / "benchmark" / "players.json"
FORMS: tuple[Form, ...] = ("ordinary", "a-ecrire")
UNITS = {"ordinary": ("thousandths of a stake", 1000), "a-ecrire": ("hundredths of a jeton", 100)}


def ask_all(players: Sequence[str], workers: int) -> dict[str, Any]:
    """Asks who is missing, keeping every answer at once."""
    found: dict[str, Any] = json.loads(DATA.read_text()) if DATA.exists() else {}
    with processes(workers) as executor:
        for form in FORMS:
            for player in players:
                known = found.setdefault(form, {}).setdefault(player, {})
                missing = tuple(each for each in shipped(form).decisions if each.phase not in known)
                if not missing:
                    continue
                began = time.perf_counter()
                asked = replace(shipped(form), decisions=missing)
                answers = [each for _, part in ask(player, asked, executor) for each in part]
                for name, (count, loss) in by_phase(answers).items():
                    known[name] = [count, round(loss.mean, 6), round((loss.high - loss.low) / 2, 6)]
                DATA.write_text(json.dumps(found, indent=1) + "\n")
                seconds = time.perf_counter() - began
                print(f"{form} {player}: {known['all']}, {seconds:.0f} s", file=sys.stderr, flush=True)
    return found


def table(found: dict[str, Any]) -> str:
    """The losses of all players by phase."""
    lines = []
    for form in FORMS:
        name, scale = UNITS[form]
        counts = {phase: count for phase, (count, *_) in next(iter(found[form].values())).items()}
        heads = [f"{phase} ({counts[phase]})" for phase in (*PHASES, "all", SOLVED) if phase in counts]
        lines += [f"| {form}: {name} | " + " | ".join(heads) + " |", "|---" * (len(heads) + 1) + "|"]
        for player, phases in sorted(found[form].items(), key=lambda each: PLAYERS.index(each[0])):
            cells = [f"{scale * mean:.1f} ± {scale * half:.1f}" for _, mean, half in (phases[p] for p in counts)]
            lines.append(f"| {player} | " + " | ".join(cells) + " |")
        lines.append("")
    return "\n".join(lines).rstrip()


def main() -> None:
    """Asks, then writes the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("players", nargs="*", default=PLAYERS, metavar="PLAYER")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--table-only", action="store_true", help="write the page from the answers that are there")
    args = parser.parse_args()
    use_one_core()
    found = json.loads(DATA.read_text()) if args.table_only else ask_all(args.players, args.workers)
    PAGE.write_text(put(PAGE.read_text(), "yardstick", table(found)))


if __name__ == "__main__":
    main()

"""What the master knows, written down: docs/knowledge.md with its plots, the opening book, the table of starts.

``.venv-train/bin/python scripts/make_knowledge.py [--quick] [--workers 2]`` computes everything from the nets of the
package and writes ``src/trictrac/players/weights/starts.npz``, ``docs/knowledge.md``, ``docs/img/knowledge/*.png`` and
the package's ``opening_book.json``. Nothing in them is written by hand. ``--reuse`` takes the parts that an earlier run
left in ``runs/knowledge`` and computes only those that are missing; ``--only PART`` computes that part anew, reuses the
rest.
Drawing needs matplotlib (requirements of training).
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before NumPy: the workers share the cores
sys.path.insert(0, str(Path(__file__).parent))

from knowledge import book, exits, page, selfplay, starts, treatises
from knowledge.common import DOCS, WORK, fingerprint, log

PARTS = ("starts", "throws", "book", "treatises", "selfplay", "exits")


def compute(args: argparse.Namespace) -> dict[str, Any]:
    """All parts, in the order in which they need each other."""
    quick = args.quick
    pairs = args.pairs or (256 if quick else 4096)
    results: dict[str, Any] = {}
    work: dict[str, Callable[[], Any]] = {
        "starts": lambda: starts.make_table(args.workers, args.looks, 8 if quick else 24),
        "throws": lambda: starts.first_throws(args.workers),
        "book": lambda: book.make_book(args.workers),
        "treatises": lambda: treatises.judge_all(args.workers, 144 if quick else 1296),
        "selfplay": lambda: selfplay.play_games(args.workers, pairs),
        "exits": lambda: exits.measure(300 if quick else 2000, 4 if quick else 6, results["selfplay"]),
    }
    WORK.mkdir(parents=True, exist_ok=True)
    for part in PARTS:
        kept = WORK / f"{part}.json"
        mine: dict[str, Any] = {"weights": [fingerprint("ordinary"), fingerprint("written")], "quick": quick}
        if part == "starts":
            mine["looks"] = args.looks
        if part in ("selfplay", "exits"):
            mine["pairs"] = pairs
        if kept.exists() and (args.reuse or args.only) and part != args.only:
            saved = json.loads(kept.read_text())
            if saved["made"] == mine:
                results[part] = saved["data"]
                continue
        log(f"{part} ...")
        began = time.monotonic()
        results[part] = work[part]()
        log(f"{part}: {time.monotonic() - began:.0f} s")
        kept.write_text(json.dumps({"made": mine, "data": results[part]}))
    return results


def main() -> None:
    """Computes, draws and writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer games and trials: minutes instead of an hour")
    parser.add_argument("--workers", type=int, default=2, help="processes (default 2)")
    parser.add_argument("--pairs", type=int, help="pairs of games of self-play")
    parser.add_argument("--looks", type=int, nargs="+", default=[1], help="the table of starts: mean of these plies")
    parser.add_argument("--reuse", action="store_true", help="take parts that an earlier run of these weights left")
    parser.add_argument("--only", choices=PARTS, help="compute this part anew, take the others as they were")
    args = parser.parse_args()
    try:
        from knowledge import plots  # noqa: PLC0415
    except ImportError:
        parser.error("matplotlib is missing: use the environment of training, .venv-train/bin/python")
    results = compute(args)
    plots.draw_all(results)
    (DOCS / "knowledge.md").write_text(page.write(results, args.quick), encoding="utf-8")
    log("docs/knowledge.md written")


if __name__ == "__main__":
    main()

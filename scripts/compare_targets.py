"""Whether all targets choose alike, bit for bit: ``python -m scripts.compare_targets wasm``; on a GPU ``… cuda``.

All levels decide the same rows of random games of both forms by the same seeds: natively and on each target named, by
the net as the browser has it. ``arrays`` is the search over arrays, by which tables, arena and server ask the players.
CUDA runs the same kernel functions, compiled without fused multiply-add, and needs numba-cuda but no torch. What is
found is kept in docs/data/targets.json and becomes the table of docs/players.md; fails if two choices differ.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from scripts import wasm, web
from scripts.play_everybody import PAGE, put
from trictrac.kernel import batch, candidates, deciding, state, weighing
from trictrac.kernel.state import DECIDE, PHASE, PLAY
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import WRITTEN, NetEvaluator, shipped
from trictrac.players.levels import LEVELS, Level
from trictrac.players.net_engine import KernelEngine
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.packed_net import player_numbers
from trictrac.players.player import EnginePlayer
from trictrac.players.start_table import table

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "docs/data/targets.json"
SEED = 11
THREADS = 64
MOST_THREADS = 4096  # of a GPU, 1.4 MB of scratch each


def decisions(form: str, count: int, seed: int = SEED) -> Numbers:
    """Judged rows with something to choose, at all times of random games."""
    found: list[Numbers] = []
    while sum(map(len, found)) < count:
        coups = len(found) + 1
        rows = state.new_rows(400, 0 if form == WRITTEN else 12)
        batch.random_coups(rows, seed, 100 * coups, 3 * coups, *batch.scratch())
        candidates.draw_dice(rows, seed, np.arange(len(rows)), coups)
        _, offsets, _ = NumpyLaw().candidates(rows)
        found.append(rows[(np.diff(offsets) > 1) & np.isin(rows[:, PHASE], (DECIDE, PLAY))])
    return np.ascontiguousarray(np.concatenate(found)[:count])


def seeds_of(count: int, key: int) -> Numbers:
    """The two words of each row: its number, and the level's (``tests/web/choices.mjs``)."""
    return np.stack([np.arange(count), np.full(count, key)], axis=1)


def halves_of(form: str) -> Numbers:
    """The net of a form as the modules have it."""
    return np.frombuffer((wasm.PLACE / wasm.NETS[form]).read_bytes(), "<f2").astype(np.float32)


class InHalves(KernelEngine):
    """The package's engine with the net and the table of starts that the modules have."""

    def __init__(self, form: str) -> None:
        net = NetEvaluator(shipped(form).layers, {})
        net._packed = halves_of(form)
        super().__init__(net)

    def equity(self, rows: Numbers) -> Numbers:
        """See :class:`KernelEngine`."""
        known = table().values(rows).astype(np.float16).astype(np.float32)
        values: Numbers = np.where(np.isnan(known), super().equity(rows), known)
        return values


def native(form: str, rows: Numbers, level: Level, key: int) -> Numbers:
    """What a level chooses on this machine, in the kernel."""
    chosen = np.empty(len(rows), np.int64)
    merits = np.empty((deciding.MOST_CANDIDATES, deciding.MERITS), np.float32)
    asked = rows, player_numbers(level), halves_of(form), seeds_of(len(rows), key)
    deciding.decide_each(*asked, chosen, merits, *weighing.new_scratch())
    return chosen


def over_arrays(form: str, rows: Numbers, level: Level, key: int) -> Numbers:
    """The same by the search over arrays."""
    player = EnginePlayer(level.key, InHalves(form), level.depths, level.misjudgement, level.oversight)
    return player.choose_by(rows, seeds_of(len(rows), key))


def in_node(module: str) -> Callable[[str, Numbers, Level, int], Numbers]:
    """The same in WebAssembly."""

    def choose(form: str, rows: Numbers, level: Level, key: int) -> Numbers:
        with tempfile.TemporaryDirectory() as folder:
            given, out = Path(folder) / "rows", Path(folder) / "out"
            given.write_bytes(rows.tobytes() + state.new_rows(1, 0 if form == WRITTEN else 12).tobytes())
            room = json.dumps([array.nbytes for array in weighing.new_scratch()])
            players = json.dumps([player_numbers(level).tolist()])
            command = [ROOT / "tests/web/choices.mjs", wasm.PLACE / module, wasm.PLACE / wasm.NETS[form], given, out]
            options = [room, players, "0", "0", str(key)]
            subprocess.run(["node", *map(str, command), *options], check=True, env=web.with_node())
            return np.frombuffer(out.read_bytes(), np.int32).astype(np.int64)

    return choose


def on_gpu(form: str, rows: Numbers, level: Level, key: int) -> Numbers:
    """The same in CUDA."""
    from numba import cuda  # noqa: PLC0415

    from trictrac.kernel import cuda as kernels  # noqa: PLC0415

    threads = min(MOST_THREADS, len(rows))
    scratch: list[Any] = [
        cuda.device_array((threads, deciding.MOST_CANDIDATES, deciding.MERITS), np.float32),
        cuda.device_array((threads, weighing.ROOM, state.ROW), np.int8),
        cuda.device_array((threads, weighing.NUMBERS), np.float32),
        cuda.device_array((threads, weighing.INTEGERS), np.int32),
    ]
    chosen = cuda.device_array(len(rows), np.int64)
    given = (rows, player_numbers(level), halves_of(form), seeds_of(len(rows), key))
    with kernels.uncontracted():
        kernels.decide_each[(threads + THREADS - 1) // THREADS, THREADS](*map(cuda.to_device, given), chosen, *scratch)
    answer: Numbers = chosen.copy_to_host()
    return answer


TARGETS: dict[str, Callable[[str, Numbers, Level, int], Numbers]] = {
    "arrays": over_arrays,
    "wasm": in_node("kernel.wasm"),
    "plain-wasm": in_node("kernel-plain.wasm"),
    "cuda": on_gpu,
}


def compared(target: str, each: int, master: int) -> dict[str, dict[str, int]]:
    """How many decisions of each level were made, and how many differ from the native ones."""
    found = {level.key: {"decisions": 0, "different": 0} for level in LEVELS}
    for form in wasm.NETS:
        for key, level in enumerate(LEVELS):
            rows = decisions(form, master if level.depths else each)
            different = int(np.sum(native(form, rows, level, key) != TARGETS[target](form, rows, level, key)))
            print(f"{target}, {form}, {level.key}: {len(rows)} decisions, {different} different", flush=True)
            found[level.key]["decisions"] += len(rows)
            found[level.key]["different"] += different
    return found


def table_of(kept: dict[str, dict[str, dict[str, int]]]) -> str:
    """Decisions and how many of them differ from the native ones, a line per level."""
    targets = [target for target in TARGETS if target in kept]
    lines = [f"| level | {' | '.join(targets)} |", "|---" * (len(targets) + 1) + "|"]
    for level in LEVELS:
        cells = [kept[target][level.key] for target in targets]
        lines.append(
            f"| {level.key} | " + " | ".join("{different} of {decisions}".format(**each) for each in cells) + " |"
        )
    return "\n".join(lines)


def main() -> None:
    """Compares, keeps what was found and writes the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("targets", nargs="+", choices=TARGETS)
    parser.add_argument("--decisions", type=int, default=7200, help="of each level that does not look ahead, per form")
    parser.add_argument("--master", type=int, default=64, help="of the master, per form")
    args = parser.parse_args()
    found = {target: compared(target, args.decisions, args.master) for target in args.targets}
    kept = (json.loads(KEPT.read_text()) if KEPT.exists() else {}) | found
    KEPT.write_text(json.dumps(kept, indent=1) + "\n")
    PAGE.write_text(put(PAGE.read_text("utf-8"), "targets", table_of(kept)), "utf-8")
    different = sum(level["different"] for levels in found.values() for level in levels.values())
    if different:
        sys.exit(f"{different} choices differ")


if __name__ == "__main__":
    main()

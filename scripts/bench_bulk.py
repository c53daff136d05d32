"""How well analysis in bulk uses its workers: ``bench_bulk.py [--workers 1 2 …] [--records N] [--plot-only]``.

The same records are analysed by so many processes of this machine, and by so many workers of a Dask scheduler; every
run must give the reports of the first one. Efficiency is how much of the processors' time goes into records: the
seconds of a processor that one process alone takes, over those that all processes of a run take together, whoever gives
out the work included. So it can be measured beside other work, and with more workers than cores.
Writes docs/data/analysis_bulk.json, and with matplotlib docs/img/analysis_bulk.png.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import psutil

from trictrac.analysis.bulk import analyse_files, record_files
from trictrac.players.bulk import cluster
from trictrac.players.evaluator import use_one_core

ROOT = Path(__file__).resolve().parent.parent
DATA, PICTURE = ROOT / "docs/data/analysis_bulk.json", ROOT / "docs/img/analysis_bulk.png"
RECORD = ROOT / "examples/records/lepeintre-1.txt"


@contextmanager
def pool(workers: int) -> Iterator[Executor]:
    """Processes of this machine, one of them too."""
    with ProcessPoolExecutor(workers, get_context("spawn"), use_one_core) as executor:
        yield executor


@contextmanager
def dask(workers: int) -> Iterator[Executor]:
    """A scheduler with so many workers, each a process."""
    from distributed import LocalCluster  # noqa: PLC0415 - an extra

    with (
        LocalCluster(n_workers=workers, threads_per_worker=1, dashboard_address=None) as local,  # type: ignore[no-untyped-call]
        cluster(local.scheduler_address) as executor,
    ):
        yield executor


def spent() -> float:
    """The seconds of a processor that this process and all it started have taken."""
    this = psutil.Process()
    times = [each.cpu_times() for each in (this, *this.children(recursive=True))]
    return sum(each.user + each.system for each in times)


def measure(counts: list[int], records: int) -> dict[str, Any]:
    """Seconds of every run, and first of this process alone."""
    found: dict[str, Any] = {"records": records, "cores": len(os.sched_getaffinity(0)), "seconds": {}}
    with tempfile.TemporaryDirectory() as folder:
        text = RECORD.read_text("utf-8")
        for number in range(records):
            # Equal records are analysed once.
            (Path(folder) / f"{number:04}.txt").write_text(text.replace("A: ", f"A: {number} ", 1), "utf-8")
        files = record_files([folder])
        analyse_files(files[:2], "quick", "en")
        began = spent()
        first = analyse_files(files, "quick", "en")
        found["alone"] = round(spent() - began, 2)
        print(f"alone: {found['alone']} s of a processor", flush=True)
        for name, kind in (("processes", pool), ("Dask", dask)):
            for workers in counts:
                with kind(workers) as executor:
                    analyse_files(files[: 4 * workers], "quick", "en", executor)  # everybody has loaded the net then
                    began = spent()
                    reports = analyse_files(files, "quick", "en", executor)
                    seconds = spent() - began
                if reports != first:
                    sys.exit(f"{workers} workers ({name}) gave other reports; nothing is written")
                found["seconds"].setdefault(name, {})[str(workers)] = round(seconds, 2)
                print(f"{name}, {workers} workers: {seconds:.1f} s of a processor", flush=True)
    return found


def draw(found: dict[str, Any]) -> None:
    """Efficiency by the number of workers."""
    import matplotlib as mpl  # noqa: PLC0415 - a group of its own

    mpl.use("Agg")
    import matplotlib.pyplot as plt  # noqa: PLC0415

    figure, axes = plt.subplots(figsize=(5.5, 3.4), layout="constrained")
    for (name, seconds), colour, sign in zip(found["seconds"].items(), ("#8a5a2b", "#2f5d50"), "os", strict=True):
        counts = [int(each) for each in seconds]
        axes.plot(
            counts, [100 * found["alone"] / seconds[str(n)] for n in counts], f"{sign}-", color=colour, label=name
        )
    axes.set(xlabel="workers", ylabel="of the processors' time (%)", ylim=(0, 110), xticks=counts)
    axes.set_title(f"{found['records']} records of {RECORD.stem}, {found['cores']} cores")
    axes.legend(frameon=False)
    axes.grid(alpha=0.3)
    figure.savefig(PICTURE, dpi=110)


def main() -> None:
    """Measures, keeps, draws."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4, 8])
    parser.add_argument("--records", type=int, default=48)
    parser.add_argument("--plot-only", action="store_true")
    args = parser.parse_args()
    if not args.plot_only:
        DATA.write_text(json.dumps(measure(args.workers, args.records), indent=1) + "\n")
    try:
        draw(json.loads(DATA.read_text()))
    except ImportError:
        print("No matplotlib here: `uv sync --inexact --only-group plot` brings it, --plot-only draws the picture.")


if __name__ == "__main__":
    main()

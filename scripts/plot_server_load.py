"""Draws docs/img/server_load.png from docs/data/server_load.json, which ``python -m tests.server.load`` writes."""

from __future__ import annotations

import json
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")
import matplotlib.pyplot as plt

ROOT = Path(__file__).resolve().parent.parent
DATA, PICTURE = ROOT / "docs/data/server_load.json", ROOT / "docs/img/server_load.png"
INK, WOOD, LEATHER, BAR = "#2b2118", "#8a5a2b", "#2f5d50", "#b03a2e"


def main() -> None:
    """Two panels: how long an acknowledgement takes, and what a message costs the processor."""
    growth = json.loads(DATA.read_text())["growth"]
    tables = [each["tables"] for each in growth]
    figure, (times, costs) = plt.subplots(1, 2, figsize=(9, 3.6), layout="constrained")
    for key, label, colour in (("p50_ms", "half of them", LEATHER), ("p99_ms", "99 of 100", WOOD)):
        times.plot(tables, [each[key] for each in growth], "o-", color=colour, label=label)
    times.axhline(100, color=BAR, linestyle="--", linewidth=1, label="bar at 1000 tables")
    times.set(yscale="log", ylabel="acknowledged after (ms)", title="Tables acting every 2 s, SQLite, one process")
    costs.plot(tables, [each["server_cores"] for each in growth], "s-", color=WOOD, label="cores used by the server")
    cost = [each["cpu_ms_per_message"] for each in growth]
    costs.plot(tables, cost, "o-", color=LEATHER, label="ms of a core a message")
    costs.set(ylim=(0, None), title="What it costs")
    for axes in (times, costs):
        axes.set(xlabel="tables", xticks=tables)
        axes.legend(frameon=False)
        axes.grid(alpha=0.3)
        axes.tick_params(colors=INK)
    figure.savefig(PICTURE, dpi=110)


main()

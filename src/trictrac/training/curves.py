"""The pictures of a run: loss and strength against games learned."""

from __future__ import annotations

import csv
from pathlib import Path

from trictrac.training.run import CURVE, STRENGTH

PICTURE = "curve.png"


def draw(folder: Path) -> str:
    """Draws ``curve.png`` from the run's CSV files; returns a sentence about it."""
    try:
        import matplotlib as mpl  # noqa: PLC0415

        mpl.use("Agg")
        from matplotlib import pyplot as plt  # noqa: PLC0415
    except ImportError:
        return "matplotlib is missing: the curve is in curve.csv and strength.csv, not drawn"
    curve = _columns(folder / CURVE, ("games", "loss"))
    figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4.2), layout="constrained")
    left.plot(curve["games"], curve["loss"], linewidth=0.8, color="#7a4a1e")
    left.set(xscale="log", xlabel="games learned", ylabel="loss (nats)", title="Loss of each round")
    if (folder / STRENGTH).exists():
        table = _columns(folder / STRENGTH, ("games_learned", "wins", "wins_half"))
        percent = [100 * value for value in table["wins"]]
        halves = [100 * value for value in table["wins_half"]]
        right.errorbar(table["games_learned"], percent, yerr=halves, marker="o", capsize=3, color="#1e5a3a")
    right.axhline(50, color="grey", linewidth=0.8, linestyle="--")
    right.set(
        xscale="log",
        ylim=(-2, 60),
        xlabel="games learned",
        ylabel="% won against the last net",
        title="Each doubling against the end of the run",
    )
    for axes in (left, right):
        axes.grid(visible=True, alpha=0.25)
    figure.savefig(folder / PICTURE, dpi=130)
    plt.close(figure)
    return f"curve: {folder / PICTURE}"


def _columns(path: Path, names: tuple[str, ...]) -> dict[str, list[float]]:
    with path.open(newline="") as file:
        lines = list(csv.DictReader(file))
    columns = {name: [float(line[name]) for line in lines] for name in names}
    # No game may have ended in the first rounds of a short run; a logarithm wants at least one.
    return {
        name: [max(value, 1) for value in column] if "games" in name else column for name, column in columns.items()
    }

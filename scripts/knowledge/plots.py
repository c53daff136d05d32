"""The plots of docs/knowledge.md."""

from __future__ import annotations

from typing import Any

import matplotlib as mpl
import numpy as np

from knowledge.common import IMAGES, percent

mpl.use("Agg")
import matplotlib.pyplot as plt

GREEN, RED, GREY = "#2f6b4f", "#a33b2a", "#8a8f98"


def _save(figure: Any, name: str) -> None:
    figure.savefig(IMAGES / f"{name}.png", dpi=110, bbox_inches="tight", metadata={"Software": None})
    plt.close(figure)


def _heat(values: Any, name: str, title: str, form: str, middle: float, spread: float) -> None:
    size = len(values)
    figure, axes = plt.subplots(figsize=(0.62 * size + 1.6, 0.5 * size + 1.4))
    axes.imshow(values, cmap="RdYlGn", vmin=middle - spread, vmax=middle + spread, aspect="auto")
    for mine in range(size):
        for theirs in range(size):
            value = values[mine][theirs]
            # In brackets what no game reaches: see the page.
            text = f"({value:{form}})" if mine == 0 < theirs else f"{value:{form}}"
            ink = "white" if abs(value - middle) > 0.8 * spread else "black"
            axes.text(theirs, mine, text, ha="center", va="center", fontsize=8, color=ink)
    axes.set_xticks(range(size))
    axes.set_yticks(range(size))
    axes.set_xlabel("trous of the other")
    axes.set_ylabel("trous of the player about to throw")
    axes.set_title(title, fontsize=10)
    _save(figure, name)


def draw_starts(starts: dict[str, Any]) -> None:
    """Win chances and marques by trous."""
    chances = percent(np.array(starts["ordinary"]))
    _heat(chances, "starts", "Chance to win the game at the start of a releve, 0 points (%)", ".0f", 50, 50)
    _heat(np.array(starts["written"]), "marque", "Jetons to expect of the marque, 0 points", ".1f", 0, 20)


def draw_throws(throws: dict[str, Any]) -> None:
    """The first throws from best to worst."""
    listed = sorted(throws["throws"], key=lambda entry: -entry["value"])
    values = [percent(entry["value"]) - 50 for entry in listed]
    figure, axes = plt.subplots(figsize=(8, 3.2))
    axes.bar(range(len(listed)), values, color=[GREEN if entry["opens"] else GREY for entry in listed])
    mean = percent(throws["releve"]) - 50
    axes.axhline(mean, color=RED, lw=1)
    axes.text(len(listed) - 0.4, mean, "mean of a releve", color=RED, fontsize=8, va="bottom", ha="right")
    axes.set_xticks(range(len(listed)), [entry["throw"] for entry in listed], rotation=60, fontsize=8)
    axes.set_ylabel("chance to win\nless 50 (%)")
    axes.set_title("What each first throw is worth (grey: doublets, which open no game)", fontsize=10)
    axes.spines[["top", "right"]].set_visible(False)
    _save(figure, "throws")


def draw_jans(played: dict[str, Any]) -> None:
    """Points a game by rencontre."""
    listed = sorted((entry for entry in played["jans"] if entry["points"] > 0), key=lambda entry: entry["points"])
    figure, axes = plt.subplots(figsize=(8, 4.2))
    kept = [entry["points"] - entry["given"] for entry in listed]
    axes.barh(range(len(listed)), kept, color=GREEN, label="to the one who throws")
    axes.barh(range(len(listed)), [entry["given"] for entry in listed], left=kept, color=RED, label="to the other")
    for i, entry in enumerate(listed):
        axes.text(entry["points"], i, f" {entry['points']:.1f}", va="center", fontsize=8)
    axes.set_yticks(range(len(listed)), [entry["jan"].replace("_", " ") for entry in listed], fontsize=8)
    axes.set_xlim(0, 1.1 * listed[-1]["points"])
    axes.set_xlabel("points a game, both players together")
    axes.legend(frameon=False, fontsize=8, loc="lower right")
    axes.spines[["top", "right"]].set_visible(False)
    _save(figure, "jans")


def draw_lengths(played: dict[str, Any]) -> None:
    """Throws of a game, trous of a releve."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(9, 3))
    left.hist(played["coups"], bins=range(0, max(played["coups"]) + 10, 10), color=GREEN)
    left.axvline(np.mean(played["coups"]), color=RED, lw=1)
    left.set_xlabel("throws of a game, both players together")
    left.set_ylabel("games")
    trous = np.array(played["trous_histogram"])
    right.bar(range(len(trous)), 100 * trous / trous.sum(), color=GREEN)
    right.set_xticks(range(0, len(trous), 2))
    right.set_xlabel("trous of a releve, both players together")
    right.set_ylabel("% of releves")
    for axes in (left, right):
        axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    _save(figure, "lengths")


def draw_exits(exits: dict[str, Any]) -> None:
    """The net's values against the exact ones."""
    figure, axes = plt.subplots(figsize=(4.2, 4.2))
    axes.plot([-1, 1], [-1, 1], color=GREY, lw=0.8)
    axes.scatter(exits["drawn"]["exact"], exits["drawn"]["net"], s=8, color=GREEN, label="drawn at random")
    if exits["played"]:
        axes.scatter(exits["played"]["exact"], exits["played"]["net"], s=12, color=RED, label="from self-play")
    axes.set_xlabel("exact value")
    axes.set_ylabel("value by the net at once")
    axes.legend(frameon=False, fontsize=8)
    axes.spines[["top", "right"]].set_visible(False)
    _save(figure, "exits")


def draw_all(results: dict[str, Any]) -> None:
    """Every plot of the page."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    draw_starts(results["starts"])
    draw_throws(results["throws"])
    draw_jans(results["selfplay"])
    draw_lengths(results["selfplay"])
    draw_exits(results["exits"])

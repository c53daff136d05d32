"""Against what a loss is measured: how the eight levels lose, and how sure each depth is.

``calibration.json`` is written by ``scripts/calibrate_analysis.py`` from games of the levels.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib import resources

from trictrac.analysis.report import MILLION, Class, Unit

FEWEST = 50
"""Decisions below which a player is not compared with the levels."""
EQUAL = 0.001
"""Games: where the worst choice costs less, all are equal."""


@dataclass(frozen=True, slots=True)
class Yardstick:
    """The measures of one unit."""

    inaccuracy: float
    error: float
    blunder: float
    """From which loss on a choice is called so."""
    depth_errors: dict[str, float]
    """The standard error of a loss by depth, against rollouts."""
    levels: dict[str, float]
    """What each level loses per decision."""
    one_in_ten: dict[str, float]
    """The loss that one decision in ten of each level but the master exceeds, weakest first."""

    def rate(self, loss: int) -> Class:
        """What a loss in millionths is called."""
        amount = loss / MILLION
        if amount >= self.blunder:
            return "blunder"
        if amount >= self.error:
            return "error"
        return "inaccuracy" if amount >= self.inaccuracy else "best"

    def above(self, level: str) -> float:
        """What an error is to the level above: it makes a dearer one in ten decisions.

        More is never let pass to a stronger player, whatever the sample says; above the expert nobody errs so.
        """
        names, tails = list(self.levels), list(self.one_in_ten.values())
        return min(tails[: names.index(level) + 2])

    def nearest(self, loss: float) -> str:
        """The level whose loss per decision is nearest, in proportion."""
        found = max(loss, 1 / MILLION)
        return min(self.levels, key=lambda level: max(found / self.levels[level], self.levels[level] / found))


@cache
def yardstick(unit: Unit) -> Yardstick:
    """The measures of ordinary games (``parties``) or of marques (``jetons``)."""
    text = (resources.files("trictrac.analysis") / "calibration.json").read_text("utf-8")
    return Yardstick(**json.loads(text)[unit])

"""The decisions of a game weighed: what each candidate is worth, by how deep a look, how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

import numpy as np

from trictrac.analysis.games import RecordedGame
from trictrac.kernel.state import DECIDE, DIE_A, DIE_B, OVER, PHASE, SEAT
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import ORDINARY, WRITTEN
from trictrac.players.merits import Merits, merits
from trictrac.players.module_engine import ModuleEngine
from trictrac.players.net_engine import NetEngine
from trictrac.players.rollouts import roll_out
from trictrac.players.search import ONE_PLY, TWO_PLIES, look_ahead
from trictrac.players.search import Depth as Look

DISPUTED = 0.002
"""Games that a choice must seem to lose before a deeper look is spent on it in a quick analysis, and a rollout."""
ROLLED = 4
"""The most candidates that a rollout compares, the one that was chosen included."""
TRIALS = 1296
"""The most trials of a rollout: every pair of first throws once."""
BLOCK = 144
SETTLED = 0.25
"""A rollout stops when the standard error is so small a part of the difference, or of :data:`DISPUTED`."""
COUPS_OF_A_TRIAL = 12
ROLLED_PLIES = len(TWO_PLIES) + 1
"""A rollout counts as a look further than any other."""


@dataclass(frozen=True, slots=True)
class AnalysisDepth:
    """How far an analysis looks."""

    name: str
    looks: tuple[Look, ...]
    only_disputed: bool
    """Whether what the net alone finds right is not looked at again."""
    rolls_out: bool = False


DEPTHS: Final = {
    depth.name: depth
    for depth in (
        AnalysisDepth("quick", ONE_PLY, only_disputed=True),
        AnalysisDepth("full", TWO_PLIES, only_disputed=False),
        AnalysisDepth("rollout", TWO_PLIES, only_disputed=False, rolls_out=True),
    )
}


@dataclass(slots=True)
class WeighedThrow:
    """What a throw could lead to. Values are the thrower's."""

    seat: int
    """The thrower's."""
    rows: Numbers
    """The candidates, each ready for the next throw: the plays and then leaving, if the throw made a trou."""
    values: Numbers
    losses: Numbers
    plies: Numbers
    decides: bool
    """Whether the last candidate is leaving."""
    over: bool
    """Whether the throw ended the game."""
    errors: Numbers | None = None
    """Standard errors of the losses, where a rollout gave them."""

    @property
    def order(self) -> list[int]:
        """The candidates by merit: a shallow look misjudges, so those looked at furthest come first."""
        order: list[int] = np.lexsort((self.losses, -self.plies)).tolist()
        return order

    @property
    def best(self) -> int:
        """The candidate that loses nothing and was looked at furthest."""
        return self.order[0]

    @property
    def best_play(self) -> int:
        """The best candidate but leaving."""
        return next(place for place in self.order if place < len(self.rows) - self.decides)


@cache
def engine_for(written: bool, consolation: int) -> NetEngine[Numbers]:
    """The module's net for a form, so that a browser reports the same; what a marque pays grows with its refaits."""
    return ModuleEngine(WRITTEN if written else ORDINARY, consolation)


def engine_of(game: RecordedGame) -> NetEngine[Numbers]:
    """The engine that judges a game."""
    return engine_for(game.written, game.consolation)


def value_before(engine: NetEngine[Numbers], row: Numbers) -> float:
    """What a row is worth to its player before the dice are thrown."""
    waiting = row.copy()
    waiting[DIE_A] = waiting[DIE_B] = 0
    return float(look_ahead(engine, waiting[np.newaxis], 1)[0])


Told = Callable[[int], None]
"""Told how many throws of a game are done."""


def judge(game: RecordedGame, depth: AnalysisDepth, progress: Told = lambda _: None) -> list[WeighedThrow]:
    """All throws of a game, weighed together; ``progress`` is told after how many of them the longest look is done."""
    engine = engine_of(game)
    rows = np.stack([coup.row for coup in game.coups])
    thrown = rows.copy()
    first = list(_read(merits(engine, thrown), thrown))
    for number in _to_deepen(game, first, depth, engine.unit):
        row = rows[number : number + 1].copy()
        first[number] = next(_read(merits(engine, row, depth.looks), row))
        if not depth.rolls_out:
            progress(number + 1)
    if depth.rolls_out:
        for number, coup in enumerate(game.coups):
            chosen = chosen_of(first[number], coup.play, coup.left)
            if chosen is not None and float(first[number].losses[chosen]) > DISPUTED * engine.unit:
                _roll(engine, first[number], chosen, seed=number)
            progress(number + 1)
    return first


def chosen_of(judged: WeighedThrow, play: int | None, left: bool) -> int | None:
    """The candidate that was taken; None if that is not among them."""
    last = len(judged.rows) - 1
    if judged.over:
        return 0
    if left:
        return last if judged.decides else None
    return play if play is not None and play <= last - judged.decides else None


def _read(found: Merits, judged: Numbers) -> Iterator[WeighedThrow]:
    """Each row with its own candidates."""
    for row, start, end in zip(judged, found.offsets[:-1], found.offsets[1:], strict=True):
        decides, over = (bool(row[PHASE] == phase) for phase in (DECIDE, OVER))
        rows, values, losses, plies = (part[start:end] for part in (found.rows, *found[2:]))
        yield WeighedThrow(int(row[SEAT]), rows, values, losses, plies, decides, over)


def _to_deepen(game: RecordedGame, judged: list[WeighedThrow], depth: AnalysisDepth, unit: float) -> list[int]:
    """The throws that are worth a deeper look."""
    numbers = []
    for number, (coup, found) in enumerate(zip(game.coups, judged, strict=True)):
        chosen = chosen_of(found, coup.play, coup.left)
        if len(found.rows) < 2 or chosen is None:
            continue
        if not depth.only_disputed or float(found.losses[chosen]) > DISPUTED * unit:
            numbers.append(number)
    return numbers


def _roll(engine: NetEngine[Numbers], judged: WeighedThrow, chosen: int, seed: int) -> None:
    """Plays the best candidates and the chosen one out with the same dice until their difference is plain."""
    rolled = [*[place for place in judged.order if place != chosen][: ROLLED - 1], chosen]
    rows = np.ascontiguousarray(judged.rows[rolled])
    signs = 1 - 2 * (rows[:, SEAT] ^ judged.seat)[:, np.newaxis]
    values = np.empty((len(rolled), 0))
    while values.shape[1] < TRIALS:
        more = roll_out(engine, rows, BLOCK, COUPS_OF_A_TRIAL, seed, first=values.shape[1])
        values = np.concatenate([values, signs * more], axis=1)
        means = _means(values)
        differences = values[int(means.argmax())] - values
        losses = _means(differences)
        squares = _means((differences - losses[:, np.newaxis]) ** 2) * values.shape[1] / (values.shape[1] - 1)
        errors = np.sqrt(squares / values.shape[1])
        if errors[-1] <= SETTLED * max(losses[-1], DISPUTED * engine.unit):
            break
    judged.errors = np.full(len(judged.rows), np.nan)
    judged.errors[rolled] = errors
    judged.losses = judged.losses.astype(np.float64)
    judged.plies = judged.plies.copy()
    judged.values = judged.values.astype(np.float64)
    judged.losses[rolled], judged.values[rolled] = losses, means
    judged.plies[rolled] = ROLLED_PLIES


def _means(values: Numbers) -> Numbers:
    """The mean of each line, added up in the order of the trials, as a browser does."""
    means: Numbers = np.add.accumulate(values, axis=1)[:, -1] / values.shape[1]
    return means

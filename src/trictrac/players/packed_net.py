"""A net and a level as the kernel's own players take them (``kernel.net``, ``kernel.deciding``): arrays of numbers."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from trictrac.kernel import deciding
from trictrac.players.evaluator import WRITTEN, NetEvaluator, shipped
from trictrac.players.levels import Level
from trictrac.players.start_table import table
from trictrac.players.value import MARQUE, Values, worths_by_stakes, written_worth


def packed(evaluator: NetEvaluator, starts: Values | None = None) -> Values:
    """A net with what each of its outcomes is worth, and with a table of starts if there is one."""
    if evaluator.form == WRITTEN:
        return evaluator.packed(written_worth(), starts, MARQUE)
    return evaluator.packed(worths_by_stakes(), starts)


def packed_shipped(form: str) -> Values:
    """The package's net for ``ordinary`` or ``written``, with its table of starts."""
    return packed(shipped(form), table().written if form == WRITTEN else table().ordinary)


def in_halves(form: str) -> NDArray[np.float16]:
    """The same in numbers of 16 bits, as the WebAssembly module takes it."""
    return packed_shipped(form).astype(np.dtype("<f2"))


def player_numbers(level: Level) -> Values:
    """A level's errors and depths."""
    looks = tuple((depth.keep, depth.margin) for depth in level.depths)
    numbers: Values = deciding.player_numbers(level.misjudgement, level.oversight, looks)
    return numbers

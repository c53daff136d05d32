"""Players that ask the nets of the package: at once, or after looking ahead over all throws."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from trictrac.kernel.state import TARGET
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import ORDINARY, WRITTEN
from trictrac.players.net_engine import NetEngine, package_engine
from trictrac.players.player import EnginePlayer, Player
from trictrac.players.search import Depth


class NetPlayer(Player[Numbers]):
    """Asks the net of each row's game: that of the marque where there is no last trou, else that of the ordinary one.

    See :class:`trictrac.players.player.EnginePlayer` for depths and errors.
    """

    def __init__(
        self,
        name: str,
        depths: tuple[Depth, ...] = (),
        misjudgement: float = 0.0,
        oversight: float = 0.0,
        engine_of: Callable[[str], NetEngine[Numbers]] = package_engine,
    ) -> None:
        self.name = name
        self.depths = depths
        self.engine_of = cache(engine_of)
        """The engine of ``ordinary`` or ``written``."""
        self._errors = misjudgement, oversight

    def __getstate__(self) -> dict[str, Any]:
        return vars(self) | {"engine_of": self.engine_of.__wrapped__}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """In another process the nets are read again when they are asked."""
        vars(self).update(kept)
        self.engine_of = cache(kept["engine_of"])

    def engine_for(self, row: Numbers) -> NetEngine[Numbers]:
        """The engine of a row's game."""
        return self.engine_of(ORDINARY if row[TARGET] else WRITTEN)

    def choose(self, rows: Numbers, rng: np.random.Generator) -> Numbers:
        choices = np.empty(len(rows), np.int64)
        written = rows[:, TARGET] == 0
        for form, part in ((WRITTEN, written), (ORDINARY, ~written)):
            if part.any():
                player = EnginePlayer(self.name, self.engine_of(form), self.depths, *self._errors)
                choices[part] = player.choose(np.ascontiguousarray(rows[part]), rng)
        return choices

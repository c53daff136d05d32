"""The package's nets as the WebAssembly module has them: what is judged with them has the same bits in the browser."""

from __future__ import annotations

import numpy as np

from trictrac.forms.marque import CONSOLATION
from trictrac.kernel import net, outcomes, weighing
from trictrac.players.engine import Numbers
from trictrac.players.evaluator import WRITTEN
from trictrac.players.net_engine import NetEngine
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.packed_net import in_halves
from trictrac.players.value import written_worth


class ModuleEngine(NetEngine[Numbers]):
    """A net in numbers of 16 bits with its table of starts; its strength is that of the whole net (docs/players.md)."""

    def __init__(self, form: str, consolation: int = CONSOLATION) -> None:
        super().__init__(NumpyLaw(), self._judge, form, consolation)
        self._packed = in_halves(form).astype(np.float32)
        self._scratch = weighing.new_scratch()
        self._net_scratch = net.scratch()
        self._width = outcomes.WRITTEN if form == WRITTEN else outcomes.ORDINARY
        if form == WRITTEN and consolation != CONSOLATION:
            # As ``border_player.set_consolation`` does: the table of starts knows the usual consolation alone.
            self._packed[net.HEAD : net.HEAD + self._width] = written_worth(consolation)
            self._packed[net.HEAD + self._width : int(net.first_weight(self._packed))] = np.nan

    def _judge(self, rows: Numbers) -> Numbers:
        probabilities = np.empty((len(rows), self._width), np.float32)
        net.judge_rows(np.ascontiguousarray(rows), self._packed, probabilities, *self._net_scratch)
        return probabilities

    def equity(self, rows: Numbers) -> Numbers:
        """See :class:`NetEngine`; by the kernel, start of a releve and all."""
        values = np.empty(len(rows), np.float32)
        weighing.write_equities(np.ascontiguousarray(rows), self._packed, values, *self._scratch)
        return values

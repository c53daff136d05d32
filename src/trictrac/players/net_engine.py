"""The nets as engines: probabilities of the outcomes, and what the form of play makes of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

import numpy as np

from trictrac.forms.marque import CONSOLATION
from trictrac.players.engine import A, Law, Numbers
from trictrac.players.evaluator import WRITTEN, NetEvaluator, shipped
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.start_table import with_starts
from trictrac.players.value import MARQUE, worths_by_stakes, written_worth


class NetEngine(Generic[A]):
    """A net at work on one kind of array; see :class:`trictrac.players.engine.OutcomeEngine`."""

    def __init__(self, law: Law[A], net: Callable[[A], A], form: str, consolation: int = CONSOLATION) -> None:
        self.law = law
        self.unit = MARQUE if form == WRITTEN else 1.0
        self._net = net
        self._worths = law.array(written_worth(consolation) if form == WRITTEN else worths_by_stakes())
        self._written = form == WRITTEN

    def probabilities(self, rows: A) -> A:
        return self._net(rows)

    def values(self, probabilities: A, rows: A) -> A:
        """What these outcomes are worth to each row's own player: as a marque, or by the stakes of the row."""
        if self._written:
            return probabilities @ self._worths
        return (probabilities * self._worths[self.law.stakes(rows)]).sum(1)

    def equity(self, rows: A) -> A:
        """What each row is worth to its own player."""
        return self.values(self.probabilities(rows), rows)


class KernelEngine(NetEngine[Numbers]):
    """A net of this machine, judged by the kernel: its values have the same bits as in the browser."""

    def __init__(self, net: NetEvaluator, consolation: int = CONSOLATION) -> None:
        super().__init__(NumpyLaw(), net.evaluate, net.form, consolation)

    def values(self, probabilities: Numbers, rows: Numbers) -> Numbers:
        """See :class:`NetEngine`; added up in the order of the outcomes, as the kernel adds."""
        worths = self._worths if self._written else self._worths[self.law.stakes(rows)]
        values: Numbers = np.add.accumulate(probabilities * worths, axis=1)[:, -1]
        return values


class StartsEngine(KernelEngine):
    """The same, with the start of a releve looked up in the package's table."""

    def equity(self, rows: Numbers) -> Numbers:
        """See :class:`NetEngine`."""
        return with_starts(super().equity(rows), rows)


def net_engine(net: NetEvaluator) -> NetEngine[Numbers]:
    """A net of this machine, as it is."""
    return KernelEngine(net)


def package_engine(form: str) -> NetEngine[Numbers]:
    """What the package's players judge with: its net for ``ordinary`` or ``written``, and its table of starts."""
    return StartsEngine(shipped(form))

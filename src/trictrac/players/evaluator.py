"""The nets of the package: rows in, probabilities of the outcomes out, by the kernel's arithmetic (``kernel.net``)."""

from __future__ import annotations

import json
from functools import cache, cached_property
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from trictrac.errors import TrictracError
from trictrac.kernel import features, net, outcomes
from trictrac.kernel.vectors import EIGHT

Rows = NDArray[np.int8]
Probabilities = NDArray[np.float32]

WEIGHTS = Path(__file__).parent / "weights"
ORDINARY = "ordinary"
WRITTEN = "written"


class NetEvaluator:
    """A trained net, on the CPU."""

    def __init__(self, layers: list[tuple[Probabilities, Probabilities]], card: dict[str, Any]) -> None:
        self.card = card
        self.layers = layers
        self.outputs = len(layers[-1][1])
        self.form = WRITTEN if self.outputs == outcomes.WRITTEN else ORDINARY

    @classmethod
    def load(cls, path: Path) -> NetEvaluator:
        try:
            with path.open("rb") as handle, np.load(handle, allow_pickle=False) as file:
                card = json.loads(str(file["card"]))
                layers = [
                    (file[f"weight{i}"].astype(np.float32), file[f"bias{i}"].astype(np.float32))
                    for i in range(card["layers"])
                ]
        except (OSError, ValueError, KeyError, TypeError, AttributeError, EOFError, BadZipFile) as error:
            raise TrictracError(f"{path.name} is no file of trictrac weights ({error})", path.name) from error
        if card["features"] != features.VERSION:
            raise TrictracError(
                f"{path.name} was trained on features version {card['features']}, this program has {features.VERSION}; "
                "train it again or take the weights of this release",
                path.name,
            )
        return cls(layers, card)

    def packed(
        self, worths: Probabilities | None = None, starts: Probabilities | None = None, unit: float = 1.0
    ) -> Probabilities:
        """The net as the kernel takes it, with what each outcome is worth, one line each, and the table of starts."""
        lines: Probabilities = np.zeros((1, self.outputs), np.float32) if worths is None else np.atleast_2d(worths)
        known: Probabilities = np.zeros(0, np.float32) if starts is None else starts.ravel()
        head = np.zeros(net.HEAD, np.float32)
        sizes = [len(self.layers[0][0]), *(len(bias) for _, bias in self.layers)]
        if len(self.layers) > net.MOST_LAYERS or max(sizes) > net.WIDEST:
            raise TrictracError(f"a net has at most {net.MOST_LAYERS} layers of {net.WIDEST}", str(sizes))
        head[net.IS_WRITTEN] = self.form == WRITTEN
        head[net.LAYERS] = len(self.layers)
        head[net.SIZES : net.SIZES + len(sizes)] = sizes
        head[net.LINES], head[net.STARTS], head[net.UNIT] = len(lines), len(known) // net.LINE_OF_STARTS, unit
        parts = [head, lines.ravel(), known]
        for i, (weight, bias) in enumerate(self.layers):
            scaled = features.SCALE[:, None] * weight if i == 0 else weight
            filled = ((0, 0), (0, -len(bias) % EIGHT))  # whole vectors
            parts += [np.pad(scaled, filled).ravel(), np.pad(bias, filled[1])]
        return np.concatenate(parts).astype(np.float32)

    def evaluate(self, rows: Rows) -> Probabilities:
        """The probability of each outcome, one line per row, as its own player sees it; what is over is certain."""
        probabilities: Probabilities = np.empty((len(rows), self.outputs), np.float32)
        net.judge_rows(np.ascontiguousarray(rows), self._packed, probabilities, *net.scratch())
        return probabilities

    @cached_property
    def _packed(self) -> Probabilities:
        return self.packed()


def use_one_core() -> None:
    """For programs that are nothing but a player: for nets this small a second BLAS thread costs more than it brings.

    On a busy machine the waiting threads make a choice ten times slower.
    """
    threadpool_limits(limits=1, user_api="blas")


@cache
def shipped(form: str) -> NetEvaluator:
    """The net of the package for ``ordinary`` or ``written``, read once."""
    return NetEvaluator.load(WEIGHTS / f"{form}.npz")

"""The nets of the package in plain NumPy: rows in, probabilities of the outcomes out."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import threadpool_limits

from trictrac.errors import TrictracError
from trictrac.kernel import features, outcomes

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
        # The scale of the features is folded into the first layer once.
        first, bias = layers[0]
        self._layers = [(np.ascontiguousarray(features.SCALE[:, None] * first), bias), *layers[1:]]
        self.outputs = len(layers[-1][1])
        self.form = WRITTEN if self.outputs == outcomes.WRITTEN else ORDINARY

    @classmethod
    def load(cls, path: Path) -> NetEvaluator:
        """Reads a file of weights (docs/training.md describes it)."""
        try:
            with np.load(path, allow_pickle=False) as file:
                card = json.loads(str(file["card"]))
                layers = [
                    (file[f"weight{i}"].astype(np.float32), file[f"bias{i}"].astype(np.float32))
                    for i in range(card["layers"])
                ]
        except (OSError, ValueError, KeyError) as error:
            raise TrictracError(f"{path.name} is no file of trictrac weights ({error})", path.name) from error
        if card["features"] != features.VERSION:
            raise TrictracError(
                f"{path.name} was trained on features version {card['features']}, this program has {features.VERSION}; "
                "train it again or take the weights of this release",
                path.name,
            )
        return cls(layers, card)

    def evaluate(self, rows: Rows) -> Probabilities:
        """The probability of each outcome, one line per row, as its own player sees it; what is over is certain."""
        seen = features.features_of(rows)
        x = seen.astype(np.float32)
        for weight, bias in self._layers[:-1]:
            x = x @ weight
            x += bias
            np.maximum(x, 0, out=x)
        weight, bias = self._layers[-1]
        probabilities = softmax(x @ weight + bias)
        outcomes.write_outcomes(rows, probabilities)
        return probabilities


def softmax(logits: Probabilities) -> Probabilities:
    """Turns the last layer into probabilities."""
    raised = np.exp(logits - logits.max(axis=1, keepdims=True))
    probabilities: Probabilities = raised / raised.sum(axis=1, keepdims=True)
    return probabilities


def use_one_core() -> None:
    """For programs that are nothing but a player: for nets this small a second BLAS thread costs more than it brings.

    On a busy machine the waiting threads make a choice ten times slower.
    """
    threadpool_limits(limits=1, user_api="blas")


@cache
def shipped(form: str) -> NetEvaluator:
    """The net of the package for ``ordinary`` or ``written``, read once."""
    return NetEvaluator.load(WEIGHTS / f"{form}.npz")

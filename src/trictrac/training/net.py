"""The net that is trained: features to probabilities of the outcomes, and its export to the package's format."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from trictrac.kernel import features, outcomes


def outputs_of(form: str) -> int:
    """How many outcomes a form has."""
    return {"ordinary": outcomes.ORDINARY, "written": outcomes.WRITTEN}[form]


class Net(nn.Module):
    """Linear layers with ReLU between them; the answer is logits."""

    scale: torch.Tensor

    def __init__(self, hidden: list[int], outputs: int) -> None:
        super().__init__()
        sizes = [features.FEATURES, *hidden, outputs]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        self.register_buffer("scale", torch.from_numpy(features.SCALE.copy()), persistent=False)

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """Logits for lines of features (int8)."""
        x = seen.to(self.scale.dtype) * self.scale
        for layer in self.layers[:-1]:
            x = torch.relu(layer(x))
        logits: torch.Tensor = self.layers[-1](x)
        return logits

    def export(self, path: Path, card: dict[str, Any]) -> None:
        """Writes the weights as the package reads them (``players.evaluator``), with their card."""
        arrays = {}
        for i, layer in enumerate(self.layers):
            arrays[f"weight{i}"] = layer.weight.detach().float().cpu().numpy().T.copy()
            arrays[f"bias{i}"] = layer.bias.detach().float().cpu().numpy()
        card = {**card, "layers": len(self.layers), "features": features.VERSION}
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez(path, card=np.array(json.dumps(card)), **arrays)


class NumpyNet:
    """A torch net behind the players' seam, on the CPU: what self-play on the CPU uses."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.outputs = net.layers[-1].out_features

    def evaluate(self, rows: np.ndarray) -> np.ndarray:
        """See ``players.evaluator.Evaluator``."""
        seen = features.features_of(rows)
        with torch.no_grad():
            probabilities: np.ndarray = torch.softmax(self.net(torch.from_numpy(seen)), 1).numpy()
        outcomes.write_outcomes(rows, probabilities)
        return probabilities

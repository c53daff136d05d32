"""The net that is trained: features to probabilities of the outcomes, and its export to the package's format."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from trictrac.kernel import features, outcomes
from trictrac.players.engine import Numbers, OutcomeEngine
from trictrac.players.evaluator import ORDINARY, WRITTEN, NetEvaluator
from trictrac.players.match import Form
from trictrac.players.net_engine import NetEngine, net_engine
from trictrac.players.numpy_law import NumpyLaw

FORMS: dict[str, Form] = {ORDINARY: "ordinary", WRITTEN: "a-ecrire"}
"""The forms of play by the names of their nets."""

HALF = 16
"""The bits of half precision."""

Layer = tuple[torch.Tensor, torch.Tensor]
"""Weight and bias."""


def forward(x: torch.Tensor, layers: Sequence[Layer]) -> torch.Tensor:
    """The logits of scaled features: linear layers with ReLU between them."""
    for weight, bias in layers[:-1]:
        x = nn.functional.linear(x, weight, bias).relu_()
    return nn.functional.linear(x, *layers[-1])


class Net(nn.Module):
    """The weights of one form's net as torch learns them."""

    scale: torch.Tensor

    def __init__(self, hidden: Sequence[int], form: str) -> None:
        super().__init__()
        self.form = form
        sizes = [features.FEATURES, *hidden, outcomes.WRITTEN if form == WRITTEN else outcomes.ORDINARY]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in pairwise(sizes))
        self.register_buffer("scale", torch.from_numpy(features.SCALE.copy()), persistent=False)

    @classmethod
    def load(cls, path: Path) -> Net:
        file = NetEvaluator.load(path)
        net = cls(file.card["settings"]["hidden"], file.form)
        with torch.no_grad():
            for (weight, bias), (kept_weight, kept_bias) in zip(net.weights(), file.layers, strict=True):
                weight.copy_(torch.from_numpy(kept_weight.T.copy()))
                bias.copy_(torch.from_numpy(kept_bias))
        return net

    def weights(self) -> list[Layer]:
        return [(layer.weight, layer.bias) for layer in self.layers]

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        """Logits for lines of features (int8)."""
        return forward(seen.to(self.scale.dtype) * self.scale, self.weights())

    def probabilities(self, rows: Numbers) -> Numbers:
        """The probability of each outcome of rows on the CPU: what self-play there asks."""
        with torch.no_grad():
            answer: Numbers = torch.softmax(self(torch.from_numpy(features.features_of(rows))), 1).numpy()
        outcomes.write_outcomes(rows, answer)
        return answer

    def engine(self) -> NetEngine[Numbers]:
        """The net as it learns, as an engine on the CPU."""
        return NetEngine(NumpyLaw(), self.probabilities, self.form)

    def export(self, path: Path, card: dict[str, Any]) -> None:
        """Writes the weights as the package reads them (``players.evaluator``), with their card."""
        arrays = {}
        for i, (weight, bias) in enumerate(self.weights()):
            arrays[f"weight{i}"] = weight.detach().float().cpu().numpy().T.copy()
            arrays[f"bias{i}"] = bias.detach().float().cpu().numpy()
        card = {**card, "layers": len(arrays) // 2, "features": features.VERSION}
        path.parent.mkdir(parents=True, exist_ok=True)
        np.savez(path, card=np.array(json.dumps(card)), **arrays)


def engine_of(weights: Path, device: str, bits: int = HALF) -> OutcomeEngine[Any]:
    """An engine for a file of weights, on the arrays of a device; on a GPU, in numbers of so many bits."""
    if device == "cpu":
        return net_engine(NetEvaluator.load(weights))
    from trictrac.training.cuda_law import CudaLaw, CudaNet  # noqa: PLC0415

    net = Net.load(weights).cuda()
    return NetEngine(CudaLaw(), CudaNet(net, torch.half if bits == HALF else torch.float), net.form)

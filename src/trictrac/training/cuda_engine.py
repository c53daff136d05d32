"""The engine of the players on a GPU: the kernel's CUDA loops on torch's own memory, no copies.

Same methods as ``players.engine.Engine``. Needs the extras ``train`` and ``cuda``.
"""

from __future__ import annotations

from typing import Any

import torch

from trictrac.kernel import candidates, cuda, features
from trictrac.kernel.prospects import THROWS
from trictrac.kernel.state import MAX_PLAYS, ROW, RULES, STAKES_SHIFT
from trictrac.players.engine import settle
from trictrac.players.value import worths_by_stakes, written_worth
from trictrac.training.net import Net

THREADS = 128
EVALUATED_AT_ONCE = 1 << 20


def launch(kernel: Any, threads: int, *arguments: Any) -> None:
    """Runs a kernel with so many threads; tensors are handed over as they lie in memory."""
    if threads:
        kernel[(threads + THREADS - 1) // THREADS, THREADS](*arguments)


class CudaEngine:
    """A net at work on the GPU, in half precision."""

    def __init__(self, net: Net, consolation: int = 2) -> None:
        self.net = net
        self.outputs = net.layers[-1].out_features
        self._by_stakes = torch.from_numpy(worths_by_stakes()).cuda()
        self._written = torch.from_numpy(written_worth(consolation)).cuda()
        self.throw_weights = torch.from_numpy(candidates.THROW_WEIGHTS).cuda()
        self.refresh()

    def refresh(self) -> None:
        """Takes the net's weights as they are now."""
        self._layers = []
        for i, layer in enumerate(self.net.layers):
            weight = layer.weight.detach().float()
            if i == 0:
                weight = weight * self.net.scale
            self._layers.append((weight.half(), layer.bias.detach().half()))

    def draw_dice(self, rows: torch.Tensor, seed: int, games: torch.Tensor, counter: int) -> None:
        """See the CPU engine."""
        launch(cuda.draw_dice, len(rows), rows, seed, games, counter)

    def lay_all_throws(self, rows: torch.Tensor) -> torch.Tensor:
        """See the CPU engine."""
        thrown = torch.empty((len(rows) * THROWS, ROW), dtype=torch.int8, device="cuda")
        launch(cuda.lay_all_throws, len(thrown), rows.contiguous(), thrown)
        return thrown

    def candidates(self, rows: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        """See the CPU engine."""
        count = len(rows)
        plays = torch.empty((count, MAX_PLAYS), dtype=torch.int32, device="cuda")
        n_plays = torch.empty(count, dtype=torch.int64, device="cuda")
        counts = torch.empty(count, dtype=torch.int64, device="cuda")
        launch(cuda.judge_rows, count, rows, plays, n_plays, counts)
        offsets = torch.zeros(count + 1, dtype=torch.int64, device="cuda")
        torch.cumsum(counts, 0, out=offsets[1:])
        total = int(offsets[-1])
        owners = torch.repeat_interleave(torch.arange(count, device="cuda"), counts, output_size=total)
        out = torch.empty((total, ROW), dtype=torch.int8, device="cuda")
        launch(cuda.write_candidates, total, rows, plays, n_plays, offsets, owners, out)
        return out, offsets, owners

    def features(self, rows: torch.Tensor) -> torch.Tensor:
        """What the net sees of the rows."""
        seen = torch.empty((len(rows), features.FEATURES), dtype=torch.int8, device="cuda")
        launch(cuda.write_features, seen.numel(), rows, seen)
        launch(cuda.write_prospect_features, 2 * len(rows), rows, seen)
        return seen

    @torch.no_grad()
    def probabilities(self, rows: torch.Tensor) -> torch.Tensor:
        """See the CPU engine."""
        rows = rows.contiguous()
        answers = [self._evaluate(part) for part in rows.split(EVALUATED_AT_ONCE)]
        return answers[0] if len(answers) == 1 else torch.cat(answers)

    def _evaluate(self, rows: torch.Tensor) -> torch.Tensor:
        x = self.features(rows).half()
        for weight, bias in self._layers[:-1]:
            x = torch.nn.functional.linear(x, weight, bias).relu_()
        weight, bias = self._layers[-1]
        probabilities = torch.softmax(torch.nn.functional.linear(x, weight, bias).float(), 1)
        launch(cuda.write_outcomes, len(rows), rows, probabilities)
        return probabilities

    def values(self, probabilities: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
        """See the CPU engine."""
        stakes = (rows[:, RULES] >> STAKES_SHIFT).long()
        worth: torch.Tensor = settle(probabilities, stakes, self._by_stakes, self._written)
        return worth

    def equity(self, rows: torch.Tensor) -> torch.Tensor:
        """See the CPU engine."""
        return self.values(self.probabilities(rows), rows)

    def best(self, values: torch.Tensor, offsets: torch.Tensor) -> torch.Tensor:
        """See the CPU engine."""
        best = torch.empty(len(offsets) - 1, dtype=torch.int64, device="cuda")
        launch(cuda.best_of_each, len(best), values.contiguous(), offsets, best)
        return best

    def ranks(self, values: torch.Tensor, offsets: torch.Tensor, owners: torch.Tensor) -> torch.Tensor:
        """See the CPU engine."""
        ranks = torch.empty(len(values), dtype=torch.int64, device="cuda")
        launch(cuda.rank_in_each, len(values), values.contiguous(), offsets, owners, ranks)
        return ranks

    def falses(self, count: int) -> torch.Tensor:
        """See the CPU engine."""
        return torch.zeros(count, dtype=torch.bool, device="cuda")

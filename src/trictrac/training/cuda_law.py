"""The law by the batch on a GPU: the kernel's CUDA loops on torch's own memory, no copies.

Needs the extras ``train`` and ``cuda``.
"""

from __future__ import annotations

from typing import Any

import torch

from trictrac.kernel import candidates, cuda, features
from trictrac.kernel.prospects import THROWS
from trictrac.kernel.state import MAX_PLAYS, ROW, RULES, stakes_of
from trictrac.players.engine import Candidates, Numbers
from trictrac.training.net import Net, forward

THREADS = 128
EVALUATED_AT_ONCE = 1 << 20


def launch(kernel: Any, threads: int, *arguments: object) -> None:
    """Runs a kernel with so many threads; tensors are handed over as they lie in memory."""
    if threads:
        kernel[(threads + THREADS - 1) // THREADS, THREADS](*arguments)


class CudaLaw:
    """See :class:`trictrac.players.engine.Law`."""

    side_by_side = 1 << 18

    def __init__(self) -> None:
        self.throw_weights = self.array(candidates.THROW_WEIGHTS)

    def array(self, numbers: Numbers) -> torch.Tensor:
        return torch.from_numpy(numbers).cuda()

    def numpy(self, array: torch.Tensor) -> Numbers:
        return array.cpu().numpy()

    def copy(self, array: torch.Tensor) -> torch.Tensor:
        return array.clone()

    def stakes(self, rows: torch.Tensor) -> torch.Tensor:
        return stakes_of(rows[:, RULES]).long()

    def draw_dice(self, rows: torch.Tensor, seed: int, games: torch.Tensor, counter: int) -> None:
        launch(cuda.draw_dice, len(rows), rows, seed, games, counter)

    def lay_all_throws(self, rows: torch.Tensor) -> torch.Tensor:
        thrown = torch.empty((len(rows) * THROWS, ROW), dtype=torch.int8, device="cuda")
        launch(cuda.lay_all_throws, len(thrown), rows.contiguous(), thrown)
        return thrown

    def candidates(self, rows: torch.Tensor) -> Candidates[torch.Tensor]:
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
        return Candidates(out, offsets, owners)

    def best(self, values: torch.Tensor, offsets: torch.Tensor) -> torch.Tensor:
        best = torch.empty(len(offsets) - 1, dtype=torch.int64, device="cuda")
        launch(cuda.best_of_each, len(best), values.float().contiguous(), offsets, best)
        return best

    def ranks(self, values: torch.Tensor, offsets: torch.Tensor, owners: torch.Tensor) -> torch.Tensor:
        ranks = torch.empty(len(values), dtype=torch.int64, device="cuda")
        launch(cuda.rank_in_each, len(values), values.float().contiguous(), offsets, owners, ranks)
        return ranks


def features_of(rows: torch.Tensor) -> torch.Tensor:
    """What the net sees of rows on the GPU."""
    seen = torch.empty((len(rows), features.FEATURES), dtype=torch.int8, device="cuda")
    launch(cuda.write_features, seen.numel(), rows, seen)
    launch(cuda.write_prospect_features, 2 * len(rows), rows, seen)
    return seen


class CudaNet:
    """A net on the GPU, in half precision unless told otherwise: rows in, probabilities of the outcomes out."""

    def __init__(self, net: Net, precision: torch.dtype = torch.half) -> None:
        self._net, self._precision = net, precision
        self.refresh()

    def refresh(self) -> None:
        """Takes the net's weights as they are now, the scale of the features folded into the first layer."""
        layers = [(weight.detach().float(), bias.detach()) for weight, bias in self._net.weights()]
        layers[0] = (layers[0][0] * self._net.scale, layers[0][1])
        self._layers = [(weight.to(self._precision), bias.to(self._precision)) for weight, bias in layers]

    @torch.no_grad()
    def __call__(self, rows: torch.Tensor) -> torch.Tensor:
        """The probability of each outcome."""
        answers = [self._evaluate(part) for part in rows.contiguous().split(EVALUATED_AT_ONCE)]
        return answers[0] if len(answers) == 1 else torch.cat(answers)

    def _evaluate(self, rows: torch.Tensor) -> torch.Tensor:
        probabilities = torch.softmax(forward(features_of(rows).to(self._precision), self._layers).float(), 1)
        launch(cuda.write_outcomes, len(rows), rows, probabilities)
        return probabilities

"""One step of learning on the GPU, recorded once and replayed: a small net spends its time on launches otherwise."""

from __future__ import annotations

import torch

from trictrac.kernel import features
from trictrac.training.net import Net


def loss_of(logits: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
    """Cross-entropy against outcomes that are themselves probabilities."""
    return -(wanted * torch.log_softmax(logits, 1)).sum(1).mean()


class GraphedStep:
    """Forward, backward and Adam as one CUDA graph over fixed buffers."""

    def __init__(self, net: Net, optimizer: torch.optim.Optimizer, batch: int, outputs: int) -> None:
        self._net, self._optimizer = net, optimizer
        self._seen = torch.zeros((batch, features.FEATURES), dtype=torch.int8, device="cuda")
        self._wanted = torch.full((batch, outputs), 1 / outputs, device="cuda")
        kept = [parameter.detach().clone() for parameter in net.parameters()]
        memory = {p: {k: v.clone() for k, v in s.items()} for p, s in optimizer.state.items()}
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            for _ in range(3):  # torch asks for a few plain steps before recording
                self._step()
        torch.cuda.current_stream().wait_stream(side)
        self._graph = torch.cuda.CUDAGraph()
        optimizer.zero_grad(set_to_none=True)
        with torch.cuda.graph(self._graph):
            self._loss = self._step()
        # Those steps learned from nothing: everything back as it was.
        with torch.no_grad():
            for parameter, before in zip(net.parameters(), kept, strict=True):
                parameter.copy_(before)
            for parameter, entries in optimizer.state.items():
                for name, value in entries.items():
                    if parameter in memory:
                        value.copy_(memory[parameter][name])
                    else:
                        value.zero_()

    def _step(self) -> torch.Tensor:
        self._optimizer.zero_grad(set_to_none=True)
        loss = loss_of(self._net(self._seen), self._wanted)
        loss.backward()
        self._optimizer.step()
        return loss

    def __call__(self, seen: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
        """Learns from one full batch; returns its loss."""
        self._seen.copy_(seen)
        self._wanted.copy_(wanted)
        self._graph.replay()
        return self._loss.clone()

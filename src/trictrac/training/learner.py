"""The training run: rounds of self-play and learning, with checkpoints that can be resumed."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

from trictrac.kernel import features, state
from trictrac.kernel.state import ORDINARY_TARGET, RULES, pack_rules
from trictrac.players.engine import Numbers, OutcomeEngine
from trictrac.players.evaluator import WEIGHTS
from trictrac.players.net_engine import NetEngine
from trictrac.training.config import Config
from trictrac.training.graphed import GraphedStep, loss_of
from trictrac.training.net import Net, engine_of
from trictrac.training.selfplay import Opponent, play_window, targets

SHIPPED = "shipped"


def weights_of(name: str, form: str) -> Path:
    """The file that a setting names."""
    return WEIGHTS / f"{form}.npz" if name == SHIPPED else Path(name)


@dataclass(frozen=True, slots=True)
class Round:
    """One line of the curve."""

    round: int
    games: int
    coups: int
    seconds: float
    loss: float
    rate: float
    coups_per_s: float


class Learner:
    """A run in progress."""

    def __init__(self, config: Config) -> None:
        self.config = config
        torch.manual_seed(config.seed)
        net = Net.load(weights_of(config.start, config.form)) if config.start else Net(config.hidden, config.form)
        self.net = net.to(config.device)
        on_gpu = config.device == "cuda"
        torch.backends.cuda.matmul.allow_tf32 = True
        # On the GPU the rate is a tensor, so that a recorded step sees it change.
        rate = torch.tensor(config.rate, device="cuda") if on_gpu else config.rate
        self.optimizer = torch.optim.Adam(self.net.parameters(), lr=rate, fused=on_gpu, capturable=on_gpu)
        self._step: GraphedStep | None = None
        self.round = 0
        self.coups = 0
        self.finished_games = 0
        self.seconds = 0.0
        # Arrays of NumPy or of torch, as the device has them.
        self.engine: OutcomeEngine[Any] = self.net.engine()
        self._features: Callable[[torch.Tensor], torch.Tensor] = _features_on_cpu
        self._refresh: Callable[[], None] = lambda: None
        if on_gpu:
            from trictrac.training.cuda_law import CudaLaw, CudaNet, features_of  # noqa: PLC0415

            half = CudaNet(self.net)
            self.engine = NetEngine(CudaLaw(), half, config.form)
            self._features, self._refresh = features_of, half.refresh
        self.rows = self.engine.law.array(self._new_games())
        self.games = self.engine.law.array(np.arange(config.games))
        self._misjudgement = self._spread_of_errors()
        self._opponent: Opponent[Any] | None = None
        if config.opponent:
            seats = self.engine.law.array((np.arange(config.games) % 2).astype(np.int8))
            self._opponent = Opponent(engine_of(weights_of(config.opponent, config.form), config.device), seats)

    def _new_games(self) -> Numbers:
        config = self.config
        if config.form == "written":
            return state.new_rows(config.games, 0)
        rows = state.new_rows(config.games, ORDINARY_TARGET)
        # The same share of each convention from the first game on.
        bounds = np.cumsum(config.stakes) / sum(config.stakes) * config.games
        for convention in (1, 2):
            share = slice(int(bounds[convention - 1]), int(bounds[convention]))
            rows[share, RULES] = pack_rules(pile_de_misere=True, pour_tout=False, stakes=convention)
        rng = np.random.default_rng(config.seed)
        return np.ascontiguousarray(rows[rng.permutation(config.games)])

    def _spread_of_errors(self) -> torch.Tensor | None:
        config = self.config
        if not config.explorers or not config.misjudgement:
            return None
        spread = torch.zeros(config.games)
        explorers = int(config.explorers * config.games)
        if explorers:
            spread[:explorers] = torch.linspace(0, config.misjudgement * self.engine.unit, explorers)
        return spread.to(config.device)

    @property
    def progress(self) -> float:
        """How much of the run is done, 0 to 1: by rounds, or by time if that is shorter."""
        done = self.round / self.config.rounds
        if self.config.minutes:
            done = max(done, self.seconds / (60 * self.config.minutes))
        return min(done, 1.0)

    def run(self, report: Callable[[Round], None], save: Callable[[Learner], None]) -> None:
        """Goes on to the end, reporting every round and saving now and then, and at the end."""
        while self.progress < 1:
            report(self.one_round())
            if self.round % self.config.save_every == 0:
                save(self)
        save(self)

    def one_round(self) -> Round:
        """Plays a window and learns from it."""
        config, began = self.config, time.perf_counter()
        done = self.progress
        rate = config.rate_end + (config.rate - config.rate_end) * (1 + math.cos(math.pi * done)) / 2
        trace = config.trace + (config.trace_end - config.trace) * done
        first = self.round * config.coups
        self.rows, window = play_window(
            self.engine, self.rows, config.seed, self.games, first, config.coups, self._misjudgement, self._opponent
        )
        loss = self._learn(*targets(window, trace), rate)
        coups = config.coups * config.games
        self.round += 1
        self.coups += coups
        self.finished_games += window.ended
        seconds = time.perf_counter() - began
        self.seconds += seconds
        return Round(self.round, self.finished_games, self.coups, self.seconds, loss, rate, coups / seconds)

    def _learn(self, rows: torch.Tensor, wanted: torch.Tensor, rate: float) -> float:
        """One pass over the samples in random order, full batches only; returns the mean loss."""
        seen, size = self._features(rows), min(self.config.batch, len(rows))
        order = torch.randperm(len(rows), device=rows.device)
        parts = order[: len(rows) // size * size].view(-1, size)
        if self.config.device == "cuda":
            self.optimizer.param_groups[0]["lr"].fill_(rate)
            if self._step is None:
                self._step = GraphedStep(self.net, self.optimizer, size, wanted.shape[1])
            losses = [self._step(seen[part], wanted[part]) for part in parts]
            self._refresh()
        else:
            self.optimizer.param_groups[0]["lr"] = rate
            losses = [self._plain_step(seen[part], wanted[part]) for part in parts]
        return float(torch.stack(losses).detach().mean())

    def _plain_step(self, seen: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
        self.optimizer.zero_grad(set_to_none=True)
        loss = loss_of(self.net(seen), wanted)
        loss.backward()
        self.optimizer.step()
        return loss.detach()

    # Checkpoints

    def save(self, path: Path) -> None:
        """Writes all that resuming needs; a crash in the middle leaves the old file."""
        content = {
            "config": self.config.to_data(),
            "net": self.net.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "rows": torch.as_tensor(self.rows).cpu(),
            "counts": (self.round, self.coups, self.finished_games, self.seconds),
            "chance": self._chance(),
        }
        part = path.with_suffix(".part")
        torch.save(content, part)
        part.replace(path)

    def _chance(self) -> list[torch.Tensor]:
        """Where the random streams stand."""
        return [torch.get_rng_state(), *([torch.cuda.get_rng_state()] if self.config.device == "cuda" else [])]

    def load(self, path: Path) -> None:
        """Goes on from a checkpoint of the same settings."""
        content = torch.load(path, map_location=self.config.device, weights_only=True)
        self.net.load_state_dict(content["net"])
        self.optimizer.load_state_dict(content["optimizer"])
        rows = content["rows"]
        self.rows = rows.to(self.config.device) if self.config.device == "cuda" else rows.numpy()
        self.round, self.coups, self.finished_games, self.seconds = content["counts"]
        torch.set_rng_state(content["chance"][0].cpu())
        if self.config.device == "cuda":
            torch.cuda.set_rng_state(content["chance"][1].cpu())
        self._step = None
        self._refresh()


def _features_on_cpu(rows: torch.Tensor) -> torch.Tensor:
    return torch.from_numpy(features.features_of(rows.numpy()))

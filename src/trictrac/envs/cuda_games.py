"""A batch of games on a GPU: the kernel's CUDA loops on torch's memory. Needs the extras ``train`` and ``cuda``."""

from __future__ import annotations

from typing import Any

import torch

from trictrac.envs.given import whole_numbers
from trictrac.envs.settings import EnvSettings, InvalidEnvironmentError
from trictrac.errors import short
from trictrac.kernel import cuda, features, planes, state
from trictrac.kernel.actions import ACTIONS
from trictrac.players.engine import Numbers
from trictrac.training.cuda_law import features_of, launch


class CudaGames:
    """See :class:`trictrac.envs.batch.Games`: the same arrays as tensors, one thread per game."""

    def __init__(self, settings: EnvSettings, games: int, masks: bool) -> None:
        if not torch.cuda.is_available():
            raise InvalidEnvironmentError("torch finds no GPU here", "cuda")

        def zeros(*shape: int, dtype: torch.dtype) -> torch.Tensor:
            return torch.zeros(shape, dtype=dtype, device="cuda")

        self.settings = settings
        self.rows = self.array(settings.rows(games))
        self.last = self.rows.clone()
        self.actions = zeros(games, state.MAX_PLAYS, dtype=torch.int16)
        self.counts = zeros(games, dtype=torch.int16)
        self.counters = zeros(games, dtype=torch.int64)
        self.lengths = zeros(games, dtype=torch.int32)
        self.masks = zeros(games if masks else 0, ACTIONS, dtype=torch.uint8)
        self.rewards = zeros(games, 2, dtype=torch.float32)
        self.ended = zeros(games, dtype=torch.uint8)
        self.cut = zeros(games, dtype=torch.uint8)
        self.chosen = zeros(games, dtype=torch.int64)
        self.tariff = self.array(settings.tariff)

    def array(self, numbers: Numbers) -> torch.Tensor:
        return torch.from_numpy(numbers).cuda()

    def given(self, actions: Any) -> torch.Tensor:
        if not isinstance(actions, torch.Tensor):
            return self.array(whole_numbers(actions))
        if actions.is_floating_point() or actions.dtype is torch.bool:
            raise InvalidEnvironmentError(f"actions are whole numbers, not {short(actions)}", short(actions))
        return actions.to(self.rows.device, torch.int64).contiguous()

    def flags(self, bits: torch.Tensor) -> torch.Tensor:
        return bits.view(torch.bool)

    def empty(self, *shape: int) -> torch.Tensor:
        return torch.zeros(shape, dtype=torch.int8, device="cuda")

    def close(self) -> None:
        """Nothing to let go."""

    def first_illegal(self, chosen: torch.Tensor) -> int:
        nobody = len(self.rows)
        found = torch.full((1,), nobody, dtype=torch.int64, device="cuda")
        launch(cuda.find_illegal, nobody, chosen, self.actions, self.counts, found)
        return -1 if int(found) == nobody else int(found)

    def step(self, chosen: torch.Tensor, seed: int, most_coups: int, again: bool) -> None:
        kept = self.actions, self.counts, self.counters, self.lengths, self.masks
        told = self.rewards, self.ended, self.cut, self.last
        asked = seed, self.settings.by, self.tariff, most_coups, again
        launch(cuda.step_games, len(self.rows), self.rows, chosen, *asked, *kept, *told)

    def sample(self, seed: int) -> torch.Tensor:
        listed = self.actions, self.counts, self.counters
        launch(cuda.sample_actions, len(self.rows), self.chosen, seed, *listed)
        return self.chosen

    def write_planes(self, rows: torch.Tensor, out: torch.Tensor) -> None:
        launch(cuda.write_planes, out.numel(), rows, out)

    def write_features(self, rows: torch.Tensor, out: torch.Tensor) -> None:
        dice = self.empty(len(rows), planes.DICE)
        launch(cuda.write_dice_features, dice.numel(), rows, dice)
        out[:, : features.FEATURES] = features_of(rows)
        out[:, features.FEATURES :] = dice

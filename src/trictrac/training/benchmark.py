"""The GPU against the CPU: first that both play the very same games, then how fast (``trictrac bench --gpu``)."""

from __future__ import annotations

import time
from collections.abc import Callable

import numpy as np
import torch

from trictrac.bench import BenchFigure, BenchmarkError, figure
from trictrac.kernel import batch, cuda, features, state
from trictrac.kernel.state import OVER, PHASE
from trictrac.players.evaluator import WEIGHTS, shipped
from trictrac.players.net_engine import net_engine
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.search import weigh
from trictrac.training.cuda_law import CudaLaw, CudaNet, features_of, launch
from trictrac.training.net import Net, engine_of
from trictrac.training.selfplay import play_window
from trictrac.words import Fact, fact

SEED = 1
PARITY_GAMES, PARITY_COUPS = 20_000, 200
RANDOM_GAMES, RANDOM_COUPS = 1 << 20, 200
NET_GAMES, NET_COUPS = 1 << 16, 24
ROUNDS = 5
COUPS_OF_A_GAME = 124.2  # of random games, as the CPU's benchmark counts them


def run(report: Callable[[Fact], None] = lambda _: None) -> dict[str, BenchFigure]:
    """Checks, then times; returns the figures with how each was taken."""
    if not torch.cuda.is_available():
        raise BenchmarkError("no GPU is visible to torch here; trictrac bench without --gpu measures the CPU")
    for form, target in (("ordinary", state.ORDINARY_TARGET), ("written", 0)):
        report(fact("cli-bench-coups", count=PARITY_GAMES * PARITY_COUPS, form=form))
        check_random_coups(target)
        report(fact("cli-bench-candidates", form=form))
        check_laws(form)
    report(fact("cli-bench-choices"))
    check_choices()
    report(fact("cli-bench-timing"))
    random = time_random_coups()
    net = time_net_coups()
    name = torch.cuda.get_device_name()
    return {
        "parity_coups": figure(2 * PARITY_GAMES * PARITY_COUPS, "random coups, the same bytes on CPU and GPU"),
        "gpu_random_coups_per_s": figure(
            random, f"{RANDOM_GAMES} games of {RANDOM_COUPS} random coups, whole law, {name}, best of {ROUNDS}"
        ),
        "gpu_net_coups_per_s": figure(
            net,
            f"{NET_GAMES} games of {NET_COUPS} coups, the shipped net weighing all candidates, best of {ROUNDS}",
        ),
    }


def check_random_coups(target: int) -> None:
    """Random games on both; every byte of every row must agree."""
    rows = state.new_rows(PARITY_GAMES, target)
    there = torch.from_numpy(rows.copy()).cuda()
    ended = torch.zeros(PARITY_GAMES, dtype=torch.int64, device="cuda")
    plays, sheet = batch.scratch()
    here = batch.random_coups(rows, SEED, 0, PARITY_COUPS, plays, sheet)
    launch(cuda.random_coups, PARITY_GAMES, there, SEED, 0, PARITY_COUPS, ended)
    if int(ended.sum()) != here or not np.array_equal(there.cpu().numpy(), rows):
        raise BenchmarkError("GPU and CPU played different games; nothing was timed")


def check_laws(form: str, games: int = 2000, coups: int = 60) -> None:
    """The same coups on both, the CPU choosing: candidates, features and outcomes must agree."""
    net = Net([32], form)
    here, there, half = NumpyLaw(), CudaLaw(), CudaNet(net.cuda())
    net.cpu()
    rows: np.ndarray = state.new_rows(games, state.ORDINARY_TARGET if form == "ordinary" else 0)
    numbers = np.arange(games)
    for counter in range(coups):
        twins = torch.from_numpy(rows.copy()).cuda()
        here.draw_dice(rows, SEED, numbers, counter)
        there.draw_dice(twins, SEED, torch.from_numpy(numbers).cuda(), counter)
        found, offsets, owners = here.candidates(rows)
        twin_found, twin_offsets, twin_owners = there.candidates(twins)
        seen = features.features_of(found)
        values = np.random.default_rng(counter).random(len(found), np.float32)
        best = here.best(values, offsets)
        over = found[:, PHASE] == OVER
        pairs = [
            (found, twin_found),
            (offsets, twin_offsets),
            (owners, twin_owners),
            (seen, features_of(twin_found)),
            (best, there.best(torch.from_numpy(values).cuda(), twin_offsets)),
            (net.probabilities(found)[over], half(twin_found)[torch.from_numpy(over).cuda()]),
            (here.lay_all_throws(found[best]), there.lay_all_throws(torch.from_numpy(found[best]).cuda())),
            (
                here.ranks(values, offsets, owners),
                there.ranks(torch.from_numpy(values).cuda(), twin_offsets, twin_owners),
            ),
        ]
        for cpu, gpu in pairs:
            if not np.array_equal(cpu, gpu.cpu().numpy()):
                raise BenchmarkError(f"CPU and GPU disagree at coup {counter}; nothing was timed")
        rows = found[best]


def check_choices(games: int = 4000, coups: int = 40) -> None:
    """The GPU's half precision must choose as the CPU does, but for candidates of nearly equal value."""
    here, there = net_engine(shipped("ordinary")), engine_of(WEIGHTS / "ordinary.npz", "cuda")
    rows = state.new_rows(games)
    batch.random_coups(rows, SEED, 0, coups, *batch.scratch())
    here.law.draw_dice(rows, SEED, np.arange(games), coups)
    twins = torch.from_numpy(rows.copy()).cuda()
    _, offsets, values = weigh(here, rows)
    _, twin_offsets, twin_values = weigh(there, twins)
    chosen, twin_chosen = here.law.best(values, offsets), there.law.best(twin_values, twin_offsets).cpu().numpy()
    if (chosen != twin_chosen).mean() > 0.05 or (values[chosen] - values[twin_chosen]).max() > 0.01:
        raise BenchmarkError("the nets of CPU and GPU choose differently; nothing was timed")


def _best_time(work: Callable[[], None]) -> float:
    times = []
    for _ in range(ROUNDS):
        torch.cuda.synchronize()
        start = time.perf_counter()
        work()
        torch.cuda.synchronize()
        times.append(time.perf_counter() - start)
    return min(times)


def time_random_coups() -> float:
    rows = torch.from_numpy(state.new_rows(RANDOM_GAMES)).cuda()
    ended = torch.zeros(RANDOM_GAMES, dtype=torch.int64, device="cuda")
    launch(cuda.random_coups, RANDOM_GAMES, rows, SEED, 0, 20, ended)
    ended.zero_()
    taken = _best_time(lambda: launch(cuda.random_coups, RANDOM_GAMES, rows, SEED, 20, RANDOM_COUPS, ended))
    coups_of_a_game = ROUNDS * RANDOM_GAMES * RANDOM_COUPS / int(ended.sum())
    if abs(coups_of_a_game / COUPS_OF_A_GAME - 1) > 0.03:
        raise BenchmarkError(f"the timed games took {coups_of_a_game:.1f} coups each, expected {COUPS_OF_A_GAME}")
    return RANDOM_GAMES * RANDOM_COUPS / taken


def time_net_coups() -> float:
    """Coups per second of self-play with a net that weighs every candidate."""
    engine = engine_of(WEIGHTS / "ordinary.npz", "cuda")
    rows, first = torch.from_numpy(state.new_rows(NET_GAMES)).cuda(), 0
    games = torch.arange(NET_GAMES, device="cuda")

    def work() -> None:
        nonlocal rows, first
        rows, _ = play_window(engine, rows, SEED, games, first, NET_COUPS, None)
        first += NET_COUPS

    for _ in range(4):  # into the middle of the games
        work()
    return NET_GAMES * NET_COUPS / _best_time(work)

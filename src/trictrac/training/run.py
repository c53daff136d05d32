"""A training run in a folder: settings, checkpoint, curve, snapshots, the weights, and how strong they became.

``config.json`` and ``checkpoint.pt`` let it go on after a break; ``curve.csv`` has one line per round;
``snapshots/`` the nets after 1, 2, 4, 8 ... rounds; ``strength.csv`` each of them against the last one.
"""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import torch

from trictrac.errors import TrictracError
from trictrac.players.evaluator import NetEvaluator
from trictrac.players.match import Strength, strength
from trictrac.players.player import EnginePlayer
from trictrac.training.config import Config
from trictrac.training.learner import Learner, Round
from trictrac.training.net import FORMS, engine_of

CHECKPOINT = "checkpoint.pt"
CONFIG = "config.json"
CURVE = "curve.csv"
STRENGTH = "strength.csv"
MATCH_SEED = 1789


def train(config: Config, folder: Path, resume: bool, report: Callable[[Round, Learner], None]) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(config)
    checkpoint = folder / CHECKPOINT
    if checkpoint.exists():
        _check_same(config, folder, resume)
        learner.load(checkpoint)
        _cut_curve(folder / CURVE, learner.round)
    (folder / CONFIG).write_text(json.dumps(config.to_data(), indent=2) + "\n")

    def on_round(line: Round) -> None:
        _append(folder / CURVE, asdict(line))
        if line.round & (line.round - 1) == 0:
            learner.net.export(folder / "snapshots" / f"{line.round:08}.npz", card_of(learner))
        report(line, learner)

    learner.run(on_round, lambda each: each.save(checkpoint))
    weights = folder / f"{config.form}.npz"
    learner.net.export(weights, card_of(learner))
    return weights


def card_of(learner: Learner) -> dict[str, Any]:
    """What the file of weights says about itself."""
    config = learner.config
    device = torch.cuda.get_device_name() if config.device == "cuda" else "CPU"
    return {
        "form": config.form,
        "method": "TD(lambda) by self-play on the outcomes of the game; see docs/training.md",
        "rounds": learner.round,
        "games": learner.finished_games,
        "coups": learner.coups,
        "seconds": round(learner.seconds, 1),
        "device": device,
        "settings": config.to_data(),
    }


def measure(folder: Path, weights: Path, pairs: int, report: Callable[[int, Strength], None]) -> None:
    """Lets every snapshot play the last net: the curve of strength."""
    settings = json.loads((folder / CONFIG).read_text())
    last = EnginePlayer("last", engine_of(weights, settings["device"]))
    (folder / STRENGTH).unlink(missing_ok=True)
    for path in sorted((folder / "snapshots").glob("*.npz")):
        card = NetEvaluator.load(path).card
        one = EnginePlayer("one", engine_of(path, settings["device"]))
        match = strength(one, last, pairs, MATCH_SEED, FORMS[settings["form"]])
        line = {"round": card["rounds"], "games_learned": card["games"], **asdict(match)}
        _append(folder / STRENGTH, line)
        report(card["rounds"], match)


def _check_same(config: Config, folder: Path, resume: bool) -> None:
    if not resume:
        raise TrictracError(
            f"{folder.name} holds a run already; add --resume to go on with it, or name another folder", folder.name
        )
    before = json.loads((folder / CONFIG).read_text())
    after = json.loads(json.dumps(config.to_data()))
    other = [each.name for each in fields(config) if before.get(each.name) != after[each.name]]
    if set(other) - {"rounds", "minutes"}:
        raise TrictracError(
            f"the run in {folder.name} had other settings ({', '.join(other)}); "
            "resume with its own file, or name another folder",
            folder.name,
        )


def _append(path: Path, line: dict[str, Any]) -> None:
    new = not path.exists()
    with path.open("a", newline="") as file:
        table = csv.DictWriter(file, list(line))
        if new:
            table.writeheader()
        table.writerow(line)


def _cut_curve(path: Path, rounds: int) -> None:
    """Drops the lines that the checkpoint does not hold: those rounds are played again."""
    if path.exists():
        lines = path.read_text().splitlines(keepends=True)
        path.write_text("".join(lines[: rounds + 1]))

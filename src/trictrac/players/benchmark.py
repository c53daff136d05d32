"""A public yardstick: decisions with what every choice loses, by long rollouts, and how a player does on them.

The files are JSON lines, compressed (docs/players.md): a line about the whole, then one per decision. They are made by
``scripts/make_benchmark.py`` on a GPU, those that are solved exactly by ``scripts/make_solved.py``; the wheel has them.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from trictrac.errors import TrictracError
from trictrac.kernel.state import DAMES, DECIDE, ME, OUT, PHASE
from trictrac.players.bulk import as_finished
from trictrac.players.engine import Numbers
from trictrac.players.match import Form
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.registry import make
from trictrac.players.statistics import Estimate, mean_of
from trictrac.position import Position
from trictrac.rules import LOI_2013
from trictrac.throw import Throw
from trictrac.words import fact

PHASES = ("stay", "opening", "middle", "running", "exit")
"""Stay or leave; and plays, by where one's dames are (:func:`phase_of`)."""
SOLVED = "solved"
"""Exits of the last trou, with exact losses (``players/solved.py``); they count apart from the whole."""
HALF_WAY, LAST_TABLE = 13, 19
CHUNK = 64
LEAVE = "leave"
_PLACES = (Path(__file__).parent / "yardstick", Path(__file__).parents[3] / "docs" / "data" / "benchmark")
"""In the wheel, and in a working copy."""


class BenchmarkDataError(TrictracError):
    """A file that is no benchmark."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """One decision: what is on the board, and what each choice loses against the best one."""

    position: str
    throw: str
    phase: str
    value: float
    """What the best choice is worth to the player."""
    choices: tuple[str, ...]
    """In the order of the kernel: the plays, then leaving."""
    losses: tuple[float, ...]
    errors: tuple[float, ...]
    """The standard error of each loss."""
    trials: tuple[int, ...]
    level: str
    """Whose games it comes from; nobody's if it was drawn."""

    def to_data(self) -> dict[str, Any]:
        choices = [list(each) for each in zip(self.choices, self.losses, self.errors, self.trials, strict=True)]
        named = {"position": self.position, "throw": self.throw, "phase": self.phase, "level": self.level}
        return {**named, "value": self.value, "choices": choices}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Rolled:
        columns = zip(*data["choices"], strict=True)
        choices, losses, errors, trials = (tuple(column) for column in columns)
        named = (data["position"], data["throw"], data["phase"], data["value"])
        return cls(*named, choices, losses, errors, trials, data["level"])


@dataclass(frozen=True, slots=True)
class Benchmark:
    """All decisions of one form."""

    about: dict[str, Any]
    """Form, unit, and how it was made."""
    decisions: tuple[Rolled, ...]

    @property
    def form(self) -> Form:
        form: Form = self.about["form"]
        return form

    @classmethod
    def read(cls, path: Path) -> Benchmark:
        """Reads a file; one that is none gets a sentence."""
        try:
            with gzip.open(path, "rt", encoding="utf-8") as file:
                about, *decisions = (json.loads(line) for line in file)
            return cls(about, tuple(map(Rolled.from_data, decisions)))
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise BenchmarkDataError(fact("benchmark-unreadable", file=path.name), path.name) from error

    def write(self, path: Path) -> None:
        """Writes the file; equal decisions give equal bytes."""
        lines = [json.dumps(each, ensure_ascii=False) for each in (self.about, *(d.to_data() for d in self.decisions))]
        path.write_bytes(gzip.compress(("\n".join(lines) + "\n").encode(), mtime=0))


@cache
def shipped(form: Form) -> Benchmark:
    """The benchmark of the package; that of the ordinary game ends with what is solved."""
    found = Benchmark.read(_file(form))
    solved = Benchmark.read(_file(SOLVED)).decisions if form == "ordinary" else ()
    return replace(found, decisions=found.decisions + solved)


def _file(name: str) -> Path:
    file = f"{name}.jsonl.gz"
    return next((place / file for place in _PLACES if (place / file).exists()), _PLACES[0] / file)


def phase_of(row: Numbers) -> str:
    """The phase of a judged row.

    A play is of the opening while eight dames or more are on the talon, of the exit once all are in the last table,
    running once a dame is past half way, and of the middle otherwise.
    """
    if row[PHASE] == DECIDE:
        return "stay"
    dames = row[ME : ME + OUT + 1]
    if 2 * int(dames[1]) > DAMES:
        return "opening"
    if int(dames[LAST_TABLE:].sum()) == DAMES:
        return "exit"
    return "running" if dames[HALF_WAY:].any() else "middle"


def judged_rows(decisions: Sequence[Rolled], form: Form) -> Numbers:
    """The rows of decisions with their throws marked."""
    target = 0 if form == "a-ecrire" else None
    rows = np.stack([_row_of(each, target) for each in decisions])
    NumpyLaw().candidates(rows)
    return rows


def _row_of(decision: Rolled, target: int | None) -> Numbers:
    position = replace(Position.parse(decision.position), throw=Throw.parse(decision.throw))
    return position.to_row(LOI_2013, target=target)


@dataclass(frozen=True, slots=True)
class Decided:
    """What a player chose, and what it loses."""

    decision: Rolled
    choice: int

    @property
    def loss(self) -> float:
        return self.decision.losses[self.choice]


def ask(
    name: str, benchmark: Benchmark, executor: Executor | None = None, seed: int = 1
) -> Iterator[tuple[int, list[Decided]]]:
    """Lets a player decide everything: the number of a part and its answers, as they come."""
    decisions = benchmark.decisions
    parts = [decisions[start : start + CHUNK] for start in range(0, len(decisions), CHUNK)]
    tasks = [(name, part, benchmark.form, seed + number) for number, part in enumerate(parts)]
    for number, chosen in as_finished(_decide, tasks, executor):
        yield number, [Decided(*each) for each in zip(parts[number], chosen, strict=True)]


def _decide(name: str, decisions: Sequence[Rolled], form: Form, seed: int) -> list[int]:
    chosen = make(name).choose(judged_rows(decisions, form), np.random.default_rng(seed))
    return [int(each) for each in chosen]


def by_phase(answers: Sequence[Decided]) -> dict[str, tuple[int, Estimate]]:
    """How many decisions each phase had, and the mean loss of them; then ``all``, and apart from it what is solved."""
    groups = {phase: [each.loss for each in answers if each.decision.phase == phase] for phase in (*PHASES, SOLVED)}
    solved = groups.pop(SOLVED)
    groups["all"] = [loss for losses in groups.values() for loss in losses]
    groups[SOLVED] = solved
    return {phase: (len(losses), mean_of(losses)) for phase, losses in groups.items() if losses}

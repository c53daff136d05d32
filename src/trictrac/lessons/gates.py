"""The games between the lessons: what each asks, and whether a finished game passes. The game's own events decide."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from datetime import datetime

from trictrac.forms import Form
from trictrac.lessons.own_game import OwnGame
from trictrac.lessons.progress import Progress, stamp
from trictrac.players.levels import BY_KEY
from trictrac.rules import Rules
from trictrac.table import Mode, Setting
from trictrac.words import Fact, fact

THREE_TROUS, NOVICE, STRICT = "three-trous", "novice", "strict"
SHARE = 0.8
"""Of one's points that are to be found."""
MOST_ECOLES = 2


@dataclass(frozen=True, slots=True)
class GateWish:
    """The table that a gate opens, against the novice."""

    mode: Mode = Mode.AUTOMATIC
    trous: int = Rules().trous


GATES: Mapping[str, GateWish] = {
    THREE_TROUS: GateWish(Mode.ASSISTED, 3),
    NOVICE: GateWish(),
    STRICT: GateWish(Mode.STRICT),
}


@dataclass(frozen=True, slots=True)
class GateVerdict:
    """Whether a game passes a gate, and by how much."""

    gate: str
    passed: bool
    told: Fact


def verdicts(form: Form, setting: Setting, levels: Mapping[int, str], player: int, game: OwnGame) -> list[GateVerdict]:
    """What a finished game against a computer is worth at each gate whose settings it has; ``levels``: the computers
    among the players."""
    others = set(range(len(form.players))) - {player}
    if not game.over or form.name != "ordinary" or levels.keys() != others or setting.start is not None:
        return []
    if any(level not in BY_KEY for level in levels.values()):
        return []
    mode, trous = setting.modes[player], form.rules.trous
    found: list[GateVerdict] = []
    if mode is not Mode.AUTOMATIC and trous >= GATES[THREE_TROUS].trous:
        passed = not game.gave_up and game.due > 0 and game.found >= SHARE * game.due
        told = fact("lesson-gate-told-three-trous", passed=passed, found=game.found, due=game.due)
        found.append(GateVerdict(THREE_TROUS, passed, told))
    if trous >= GATES[NOVICE].trous:
        found.append(GateVerdict(NOVICE, game.won, fact("lesson-gate-told-novice", passed=game.won)))
        if mode is Mode.STRICT:
            passed = not game.gave_up and game.faults <= MOST_ECOLES
            told = fact("lesson-gate-told-strict", passed=passed, count=game.faults)
            found.append(GateVerdict(STRICT, passed, told))
    return found


def with_passed(progress: Progress, found: Collection[GateVerdict], now: datetime) -> Progress:
    """What a game passed is passed for good; the first time counts."""
    fresh = {each.gate: stamp(now) for each in found if each.passed and each.gate not in progress.gates}
    return replace(progress, gates={**progress.gates, **fresh}) if fresh else progress

"""What every player chooses on recorded decisions: changed only by changing a player on purpose."""

import hashlib

import numpy as np
import pytest

from trictrac.kernel import batch, candidates, state
from trictrac.kernel.state import OVER, PHASE, ROW, THROW
from trictrac.players.registry import make

CHOICES = {
    "random": "aec31496",
    "greedy": "bf0c224d",
    "careful": "f190344b",
    "tuned": "8e10f328",
    "net": "625cbf05",
    "1ply": "df1e5599",
    "2ply": "609011c2",
    "novice": "52a41b25",
    "apprenti": "b5973156",
    "amateur": "7adf3a63",
    "habitue": "13c87d6e",
    "joueur": "82b586a0",
    "fin-joueur": "9f032894",
    "expert": "2e903807",
    "maitre": "609011c2",
}
"""Recorded before the engines got one protocol; the levels that err, when their errors became the kernel's stream."""
SLOW = {"1ply": 20, "2ply": 60, "maitre": 60}
"""Of these, one decision in so many."""


def decisions(target):
    """Judged rows with a choice, from random games at several stages."""
    plays, sheet = batch.scratch()
    parts = []
    for coups in (7, 23, 57, 111):
        rows = state.new_rows(60, target)
        batch.random_coups(rows, 11, 0, coups, plays, sheet)
        candidates.draw_dice(rows, 11, np.arange(60), coups)
        rows = rows[rows[:, PHASE] == THROW]
        found, offsets = np.empty((6000, ROW), np.int8), np.zeros(len(rows) + 1, np.int64)
        assert candidates.list_candidates(rows, found, offsets, plays, sheet) != candidates.ROOM
        parts.append(rows[(np.diff(offsets) > 1) & (rows[:, PHASE] != OVER)])
    return np.ascontiguousarray(np.concatenate(parts))


def fingerprint(name):
    """The choices of a player in both games, in eight letters."""
    hashed = hashlib.sha256()
    for target in (12, 0):
        chosen = make(name).choose(decisions(target)[:: SLOW.get(name, 1)], np.random.default_rng(7))
        hashed.update(chosen.astype(np.uint8).tobytes())
    return hashed.hexdigest()[:8]


@pytest.mark.parametrize("name", CHOICES)
def test_a_player_chooses_as_recorded(name):
    assert fingerprint(name) == CHOICES[name]

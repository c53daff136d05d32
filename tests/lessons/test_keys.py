"""Every shipped key is right: the naive twin and the master at two plies are asked for each of them."""

from __future__ import annotations

import random
from importlib import resources

import numpy as np
import pytest

from tests.lessons.keys import law_difference, master_difference
from trictrac.lessons import master
from trictrac.lessons.exercise import Skill
from trictrac.lessons.pool import items
from trictrac.lessons.themes import THEMES

MINED = [theme for theme in THEMES.values() if theme.mined]
CHOICES = [theme for theme in MINED if theme.kind in (Skill.BEST, Skill.STAY)]
MOST_BYTES = 600_000


def sample(name: str, most: int) -> list:
    pool = items(name)
    return random.Random(name).sample(pool, min(most, len(pool)))


def wrong(found) -> list[str]:
    return [each for each in found if each]


@pytest.mark.parametrize("theme", MINED, ids=lambda theme: theme.name)
def test_the_twin_finds_every_key(theme):
    assert not wrong(law_difference(theme.kind, item) for item in items(theme.name))


@pytest.mark.parametrize("theme", CHOICES, ids=lambda theme: theme.name)
def test_the_master_at_two_plies_gives_every_answer(theme):
    assert not wrong(master_difference(theme.kind, item) for item in items(theme.name))


@pytest.mark.proof
@pytest.mark.parametrize("theme", CHOICES, ids=lambda theme: theme.name)
def test_games_played_out_confirm_the_answers(theme):
    """With other dice than those of the mining, three of four are beyond doubt again; none becomes a wrong answer."""
    pool = sample(theme.name, 40)
    answers = [master.answers(item.position.to_row()[np.newaxis])[0] for item in pool]
    sure = [answer is not None and master.confirmed(answer, seed=99) for answer in answers]
    assert sum(sure) >= len(pool) * 3 // 4


def test_the_pools_are_small():
    folder = resources.files("trictrac.lessons") / "pools"
    assert sum(len(file.read_bytes()) for file in folder.iterdir()) <= MOST_BYTES

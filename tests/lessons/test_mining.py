"""Mining depends on its seed alone, goes on after a stop, and finds what the themes ask for."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from trictrac.cli import main
from trictrac.kernel.state import DIE_A, DIE_B
from trictrac.lessons import master, mining
from trictrac.lessons.exercise import Item, Skill
from trictrac.lessons.kinds import ask
from trictrac.lessons.pupils import choice_difficulty, difficulty, law_difficulty, share_right
from trictrac.players.levels import LEVELS
from trictrac.players.numpy_law import NumpyLaw
from trictrac.position import Position


@pytest.fixture
def small(monkeypatch):
    """Games that are soon given up, and nothing asked of the master."""
    monkeypatch.setattr(mining, "GAMES", 4)
    monkeypatch.setattr(mining, "GAMES_TO_THE_END", 1)
    monkeypatch.setattr(mining, "TRIED", 1)
    monkeypatch.setattr(mining, "OPENINGS", 8)
    monkeypatch.setattr(mining, "MOST_COUPS", 8)
    monkeypatch.setattr(mining, "PER_CHUNK", 2)
    monkeypatch.setattr(mining, "WEIGHED", 0)


def test_the_same_on_any_executor_and_after_a_stop(small, tmp_path):
    alone = mining.mine(3, 2)
    assert sum(map(len, alone.values())) > 20
    with ThreadPoolExecutor(2) as pool:
        assert mining.mine(3, 2, pool, tmp_path / "kept.jsonl") == alone
    lines = (tmp_path / "kept.jsonl").read_text().splitlines()
    (tmp_path / "kept.jsonl").write_text("\n".join(lines[:2]) + "\n" + lines[2][:30])
    done: list[int] = []
    assert mining.mine(3, 2, None, tmp_path / "kept.jsonl", lambda count, _: done.append(count)) == alone
    assert done == [3, 4]


def test_the_command_writes_pools(small, tmp_path, capsys):
    arguments = ["lessons", "mine", "--into", str(tmp_path), "--chunks", "1", "--workers", "1", "--lang", "en"]
    assert main(arguments) == 0
    assert "tout-d-une: 2 positions" in capsys.readouterr().out
    assert (tmp_path / "tout-d-une.txt.gz").exists()


def test_more_to_see_is_harder():
    boards = ("1x13-8-9_1x13-7-11_w_6-2", "1x9-4-5-7-8-12x2_1x7-2-3-4-5-6-7-8-9_w_6-5")
    one, many = (ask(Skill.COUNT, Item(Position.parse(board))) for board in boards)
    assert law_difficulty(one) < law_difficulty(many)
    shares = [share_right(level, many) for level in LEVELS]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert difficulty([0.0]) == 99


def test_a_difference_without_chance_is_settled_by_its_sign(monkeypatch):
    """At the end of an exit every game played out gives the same: there is no error to divide by."""
    position = Position.parse("21x2-22_23x3_w_0.0.40_0.0.40_6-5")
    rows = np.array([position.to_row()] * 2)
    answer = master.Answer([0], 1, 0.1, rows, 0, leaves=False)
    for better, sure in ((0.5, True), (0.0, False), (-0.5, False)):
        values = np.array([[better], [0.0]], np.float32).repeat(master.BLOCK, axis=1)
        monkeypatch.setattr(master, "roll_out", lambda *_, values=values, **__: values)
        assert master.confirmed(answer, 1) is sure


def test_few_choices_are_tried_with_every_throw():
    """A dame put inside, and the exit: some of the positions, each with the 21 throws."""
    boards = ("7x2-8x2-9x2-10x2-11x2-1x5_1x15_w_6-4", "20x3-22x3_1x15_w_6-4", "1x15_1x15_w_6-4")
    rows = np.array([Position.parse(board).to_row() for board in boards])
    for near in (mining._nearly_full, mining._at_home):
        tried = mining._by_any_throw(rows, near)
        assert len({tuple(row[[DIE_A, DIE_B]]) for row in tried}) == len(tried) == 21


def test_a_blunder_that_everybody_sees_is_easy():
    """All choices right is no difficulty, none right leaves the master alone."""
    judged = Position.parse("1x15_1x15_w_0.0.0_0.0.0_6-4").to_row()[np.newaxis].copy()
    count = len(NumpyLaw().candidates(judged).rows)
    assert choice_difficulty(judged[0], list(range(count)), 1) == 0
    assert choice_difficulty(judged[0], [], 1) == 88

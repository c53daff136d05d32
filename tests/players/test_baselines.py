"""The players by name, the random player and the greedy one."""

import numpy as np
import pytest

from trictrac.kernel import batch, candidates, state
from trictrac.kernel.reasons import totals
from trictrac.kernel.score import score_throw
from trictrac.kernel.state import DECIDE, DIE_A, DIE_B, ME, MINE, OTHER, OWED, PHASE, PLAY, POINTS, THROW, TROUS
from trictrac.players.greedy import greedy, hopes, lead
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.random_player import RandomPlayer
from trictrac.players.registry import PLAYERS, SLOW, UnknownPlayerError, make


def place(row, base, dames):
    row[base + 1 : base + 26] = 0
    for case, count in dames.items():
        row[base + case] = count
    row[base + 1] += 15 - sum(dames.values())


@pytest.fixture(scope="module")
def judged():
    """Rows whose dice are thrown and marked, out of random games."""
    rows = state.new_rows(300)
    plays, sheet = batch.scratch()
    batch.random_coups(rows, 7, 0, 15, plays, sheet)
    candidates.draw_dice(rows, 8, np.arange(300), 0)
    NumpyLaw().candidates(rows)
    return rows[np.isin(rows[:, PHASE], (DECIDE, PLAY))]


@pytest.mark.parametrize("name", PLAYERS)
def test_every_player_is_made_by_name_and_chooses_a_candidate(name, judged):
    player = make(name)
    assert player.name == name
    judged = judged[: 3 if name in SLOW else None]  # these look far ahead
    before = judged.copy()
    choices = player.choose(judged, np.random.default_rng(1))
    _, offsets, _ = NumpyLaw().candidates(judged.copy())
    assert ((choices >= 0) & (choices < np.diff(offsets))).all()
    assert (judged == before).all()


def test_an_unknown_name_gets_a_sentence_with_the_names():
    with pytest.raises(
        UnknownPlayerError, match="there is no player 'nobody'; the players are random, greedy"
    ) as error:
        make("nobody")
    assert error.value.sentence("fr").startswith("il n’y a pas de joueur 'nobody'\u202f; les joueurs sont random")


def test_the_random_player_takes_every_candidate_about_as_often(judged):
    row = judged[:1]
    _, offsets, _ = NumpyLaw().candidates(row.copy())
    choices = RandomPlayer().choose(np.repeat(row, 6000, axis=0), np.random.default_rng(2))
    counts = np.bincount(choices, minlength=offsets[1])
    expected = 6000 / offsets[1]
    assert (abs(counts - expected) < 5 * np.sqrt(expected)).all()


def test_a_hope_is_the_mean_of_the_score_over_36_throws(judged):
    rows = judged[:20].copy()
    rows[:, PHASE] = THROW
    rows[:, DIE_A] = rows[:, DIE_B] = 0
    found = hopes(rows)
    plays, sheet = batch.scratch()
    for row, hope in zip(rows, found, strict=True):
        for column in (0, 2):
            sums = np.zeros(2)
            for a in range(1, 7):
                for b in range(1, 7):
                    _, n = score_throw(row, a, b, plays, sheet)
                    sums += totals(sheet, n)
            assert hope[column : column + 2] == pytest.approx(sums / 36)
            state.swap_sides(row)


def test_the_lead_counts_a_trou_as_twelve_points():
    rows = state.new_rows(1)
    rows[0, MINE + TROUS] = 2
    rows[0, state.THEIRS + POINTS] = 4
    assert lead(rows) == [20]


@pytest.mark.parametrize(("reste", "owed", "leaves"), [(0, 4, True), (8, 4, False)])
def test_greedy_leaves_only_where_leaving_gains(reste, owed, leaves):
    """After a trou the reste is lost by leaving, and what the coup gives the other is saved."""
    row = state.new_rows(1)
    place(row[0], ME, {8: 2, 9: 2, 12: 2})
    place(row[0], OTHER, {3: 2, 5: 2})
    row[0, PHASE] = DECIDE
    row[0, DIE_A], row[0, DIE_B] = 4, 3
    row[0, MINE + TROUS] = 1
    row[0, MINE + POINTS] = reste
    row[0, OWED] = owed
    choice = greedy().choose(row, np.random.default_rng(1))[0]
    _, offsets, _ = NumpyLaw().candidates(row.copy())
    assert (choice == offsets[1] - 1) == leaves

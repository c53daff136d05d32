"""The numbers of actions: distinct within a row, decoded back, and said in the same words by the naive twin."""

import itertools

import numpy as np
import pytest

from tests import parity
from tests.naive import twin
from trictrac import Decision, Game, Play, Position
from trictrac.envs import actions
from trictrac.envs.batch import WAIT, BatchEnv
from trictrac.envs.settings import InvalidEnvironmentError
from trictrac.kernel import batch, candidates, coup, state


def naive_end(dames, dice, action):
    """Where a play's number says the dames end, read off docs/environments.md."""
    high, low = max(dice), min(dice)
    board = [0, *dames, 0]
    cases = [(case, number) for case, number in zip(divmod(action, 25), (high, low), strict=True) if case]
    ends = [min(case + number, 25) for case, number in cases]
    if ends == [13, 13]:
        ends = [12, 12]
    for (case, _), end in zip(cases, ends, strict=True):
        board[case] -= 1
        board[end] += 1
    return tuple(board[1:25])


def compare(seed, count):
    """Positions whose actions are not the twin's results, one each; ``tests.proof`` asks for many."""
    for question in itertools.islice(parity.questions(seed), count):
        mover, other, dice, number = question
        row = parity.row_of(mover, other, parity.MANY if number is None else number - 1)
        row[state.PHASE] = state.PLAY
        row[state.DIE_A], row[state.DIE_B] = max(dice), min(dice)
        listed = actions.legal_actions(row)
        ends = [naive_end(mover, dice, action) for action in listed]
        wanted = twin.judge(mover, other, dice, number, True).results
        if len(set(listed)) != len(wanted) or set(ends) != wanted or len(listed) != len(wanted):
            return [f"{question}: {listed} end in {sorted(ends)}, the twin in {sorted(wanted)}"]
    return []


def distinct_rows(seed, games, coups):
    """How many rows of random games were looked at whose actions all differ, -1 at the first that has two alike.

    The games are then compared with those that the kernel plays by its own plays: every action did what its play does.
    """
    env = BatchEnv(games, observation="none", masks=False, threads=1)
    env.reset(seed)
    throws, places, looked = env._games.counters, np.arange(state.MAX_PLAYS), games
    while (throws <= coups).any():
        env.step(np.where(throws <= coups, env.sample(), WAIT), check=False)
        most = int(env.counts.max())
        listed = np.where(places[:most] < env.counts[:, None], env.legal[:, :most], -1 - places[:most])
        ordered = np.sort(listed, axis=1)
        if (ordered[:, 1:] == ordered[:, :-1]).any():
            return -1
        looked += games
    rows = state.new_rows(games)
    batch.random_coups(rows, seed, 0, coups, *batch.scratch())
    candidates.draw_dice(rows, seed, np.arange(games), coups)
    for row in rows:
        coup.throw_dice(row, 0, 0, *batch.scratch())
    ended = rows[:, state.PHASE, np.newaxis] == state.OVER  # by the last throw of all: the batch has begun a new game
    return looked if (rows == np.where(ended, env.last_rows, env.rows)).all() else -1


@pytest.mark.nojit
def test_the_actions_of_a_row_are_the_results_of_the_twin():
    assert compare(5, 20) == []


@pytest.mark.bounds
def test_random_rows_have_distinct_actions():
    assert distinct_rows(11, 20, 500) > 10_000


def test_a_game_that_the_last_throw_ends_is_compared_as_it_ended():
    """One of these does; `make proof` took it for a play that an action had mistaken."""
    assert distinct_rows(1_000_000, 200, 500) > 100_000


def row_of(text):
    return Game(position=Position.parse(text))._row


@pytest.mark.nojit
def test_two_ways_out_that_a_naive_code_confuses():
    """``23-out 24-out`` and ``23-24-out``."""
    row = row_of("23-24x2_7x15_w_3-1")
    by_name = {str(actions.decode(row, action)): action for action in actions.legal_actions(row)}
    assert len(by_name) == len(set(by_name.values()))
    for name, action in by_name.items():
        assert actions.encode(row, Play.parse(name)) == action


@pytest.mark.nojit
def test_staying_and_leaving_have_numbers():
    row = state.new_rows(1)[0]
    row[state.PHASE] = state.DECIDE
    assert actions.legal_actions(row) == [actions.STAY, actions.LEAVE]
    assert actions.decode(row, actions.LEAVE) is Decision.LEAVE
    assert actions.encode(row, Decision.STAY) == actions.STAY
    assert np.flatnonzero(actions.mask(row)).tolist() == [actions.STAY, actions.LEAVE]


@pytest.mark.nojit
def test_actions_of_a_first_throw_are_its_plays():
    game = Game()
    game.push("6-4")
    row = game._row
    meant = [actions.decode(row, action) for action in actions.legal_actions(row)]
    assert meant == list(game.legal_plays)
    assert [actions.encode(row, play) for play in meant] == actions.legal_actions(row)
    assert actions.encode(row, Play.parse("1-5 1-7")) == 25 * 1 + 1
    with pytest.raises(InvalidEnvironmentError, match="not legal"):
        actions.encode(row, Play.parse("1-3"))
    with pytest.raises(InvalidEnvironmentError, match="not legal"):
        actions.decode(row, actions.STAY)


@pytest.mark.nojit
def test_nothing_is_legal_before_the_throw_and_after_the_end():
    row = state.new_rows(1)[0]
    for phase in (state.OPENING, state.THROW, state.OVER):
        row[state.PHASE] = phase
        assert actions.legal_actions(row) == []

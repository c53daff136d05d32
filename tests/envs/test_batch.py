"""The batch environment: the games that the kernel plays, told as an environment tells them."""

import numpy as np
import pytest

from trictrac import Game, Play, Rules
from trictrac.envs import actions
from trictrac.envs.batch import WAIT, WIDTH, BatchEnv
from trictrac.envs.settings import EnvSettings, InvalidEnvironmentError
from trictrac.forms import PartieResult, a_ecrire, ordinary
from trictrac.kernel import batch, candidates, coup, episodes, features, planes, state

SEED = 3


def play_until(env, throws):
    """Random actions until every game has had so many throws; gives the rewards of each game together."""
    told = env.reset(SEED)
    total = told.rewards.copy()
    counters = env._games.counters
    while (counters < throws).any():
        total += env.step(np.where(counters < throws, env.sample(), WAIT)).rewards
    return total


@pytest.mark.bounds
@pytest.mark.parametrize(("form", "target"), [("ordinary", state.ORDINARY_TARGET), ("a-ecrire", 0)])
def test_a_batch_plays_the_games_of_the_kernel(form, target):
    coups = 400
    env = BatchEnv(3, form, observation="none")
    play_until(env, coups + 1)
    rows = state.new_rows(3, target)
    batch.random_coups(rows, SEED, 0, coups, *batch.scratch())
    candidates.draw_dice(rows, SEED, np.arange(3), coups)
    for row in rows:
        coup.throw_dice(row, 0, 0, *batch.scratch())
    assert (env.rows == rows).all()


@pytest.mark.nojit
def test_masks_lists_and_scalar_answers_agree():
    env = BatchEnv(2, max_coups=6)
    env.reset(SEED)
    for _ in range(10):
        for row, mask, listed, count in zip(env.rows, env.masks, env.legal, env.counts, strict=True):
            assert np.flatnonzero(mask).tolist() == sorted(actions.legal_actions(row))
            assert listed[:count].tolist() == actions.legal_actions(row)
        env.step(env.sample())


@pytest.mark.nojit
def test_a_step_is_what_a_game_does():
    env = BatchEnv(1, autoreset=False, observation="none")
    env.reset(SEED)
    game = Game(position=None)
    row = env.rows[0]
    game._row = row.copy()
    game._score, game._plays = game.position.judge()
    for _ in range(6):
        action = int(env.sample()[0])
        meant = actions.decode(env.rows[0], action)
        game.push(meant)
        env.step(np.array([action]))
        if game.phase.name == "THROW":
            high, low = env.rows[0][[state.DIE_A, state.DIE_B]].tolist()
            game.push((high, low))
        assert (game._row == env.rows[0]).all()


@pytest.mark.nojit
def test_games_that_are_too_long_are_broken_off_and_begun_again():
    env = BatchEnv(1, max_coups=2, observation="none")
    env.reset(SEED)
    told = [env.step(env.sample()) for _ in range(1)][-1]
    assert not told.truncated[0]
    told = env.step(env.sample())
    assert told.truncated[0]
    assert not told.terminated[0]
    assert env._games.lengths[0] == 1
    assert (env.last_rows[0] != env.rows[0]).any()
    assert env.rows[0, state.MINE + state.COUPS] == 1


@pytest.mark.nojit
def test_illegal_actions_change_nothing_and_waiting_neither():
    env = BatchEnv(2, observation="none")
    env.reset(SEED)
    before = env.rows.copy()
    with pytest.raises(InvalidEnvironmentError, match="action 624 is illegal in game 1"):
        env.step([WAIT, 624])
    with pytest.raises(InvalidEnvironmentError, match="one action for each of 2"):
        env.step([WAIT])
    env.step([WAIT, WAIT])
    assert (env.rows == before).all()


@pytest.mark.nojit
def test_observations_show_the_row():
    env = BatchEnv(2, observation="planes")
    seen = env.reset(SEED).observation
    assert seen.shape == (2, planes.PLANES, 24)
    assert seen[0, :4, 0].tolist() == [1, 1, 1, 12]  # fifteen dames on the talon
    assert seen[0, 4:8, 23].tolist() == [1, 1, 1, 12]  # and theirs on my case 24
    assert seen[0, planes.AT_COUP : planes.AT_COUP + 2, 0].tolist() == env.rows[0, [state.DIE_A, state.DIE_B]].tolist()
    env = BatchEnv(1, observation="features")
    seen = env.reset(SEED).observation
    assert seen.shape == (1, WIDTH)
    assert (seen[0, : features.FEATURES] == features.features_of(env.rows)[0]).all()
    assert seen[0, features.FEATURES :][:12].sum() == 2
    assert BatchEnv(1, observation="rows").reset(SEED).observation.shape == (1, state.ROW)


# What a game pays, against the forms of play


def finished(target, mine, theirs, in_series, seat=0, winner=0):
    """A game that is over, seen by ``seat``: trous of seats 0 and 1."""
    row = state.new_rows(1, target)[0]
    row[state.PHASE], row[state.WINNER], row[state.SEAT] = state.OVER, winner, seat
    trous = (mine, theirs) if seat == 0 else (theirs, mine)
    row[state.MINE + state.TROUS], row[state.THEIRS + state.TROUS] = trous
    at = state.MINE if seat == winner else state.THEIRS
    row[at + state.SERIE] = in_series
    return row


@pytest.mark.nojit
@pytest.mark.parametrize("stakes", ["simple", "double", "quadruple"])
@pytest.mark.parametrize(("lost", "in_series"), [(0, True), (3, True), (3, False), (6, False), (11, False)])
def test_jetons_of_an_ordinary_game_are_what_its_form_pays(stakes, lost, in_series):
    rules = Rules.of("loi-2013", stakes=stakes)
    paid = ordinary(["a", "b"], rules=rules).record(PartieResult((12, lost), (in_series, False))).account().totals[0]
    tariff = EnvSettings("ordinary", rules, "jetons").tariff
    for seat in (0, 1):
        assert episodes.jetons_won(finished(12, 12, lost, in_series, seat), tariff) == paid
        assert episodes.jetons_won(finished(12, lost, 12, in_series, seat, winner=1), tariff) == -paid


@pytest.mark.nojit
@pytest.mark.parametrize("options", [{}, {"long_series": True}, {"endless_series": True}])
@pytest.mark.parametrize(
    ("won", "lost", "in_series"),
    [(9, 8, False), (9, 8, True), (12, 6, True), (6, 0, True), (18, 2, True), (31, 0, True)],
)
def test_jetons_of_a_marque_are_what_its_form_pays(options, won, lost, in_series):
    rules = Rules.of("loi-2013", jetons_aside=0, **options)
    result = PartieResult((won, lost), (in_series, False))
    paid = a_ecrire(["a", "b"], 2, rules=rules).record(result).account().entries[0].jetons
    tariff = EnvSettings("a-ecrire", rules, "jetons").tariff
    assert episodes.jetons_won(finished(0, won, lost, in_series), tariff) == paid
    assert episodes.jetons_won(finished(0, won, won, False, winner=state.NOBODY), tariff) == 0


@pytest.mark.bounds
@pytest.mark.parametrize("form", ["ordinary", "a-ecrire", "poule"])
def test_rewards_add_up_to_what_the_ended_games_say(form):
    for reward in ("trou", "partie") if form == "poule" else ("trou", "partie", "jetons"):
        env = BatchEnv(2, form, reward=reward, observation="none", autoreset=False)
        told = env.reset(SEED)
        total = told.rewards.copy()
        while not told.terminated.all():
            told = env.step(env.sample())
            total += told.rewards
        assert (total[:, 0] == -total[:, 1]).all()
        for row, won in zip(env.rows, total[:, 0], strict=True):
            ahead = int(row[state.MINE + state.TROUS]) - int(row[state.THEIRS + state.TROUS])
            ahead *= 1 - 2 * int(row[state.SEAT])
            sign = 0 if row[state.WINNER] == state.NOBODY else 1 - 2 * int(row[state.WINNER])
            jetons = episodes.jetons_won(row, env.settings.tariff)
            assert won == {"trou": ahead, "partie": sign, "jetons": jetons}[reward]
            assert np.sign(won) == sign
        assert not env.counts.any()
        before = env.rows.copy()
        told = env.step(env.sample())
        assert (env.rows == before).all()
        assert told.terminated.all()
        assert not told.rewards.any()


def decided(row):
    """An environment of one game at this judged row."""
    env = BatchEnv(1, autoreset=False, observation="none", reward="trou")
    env.reset(SEED)
    env._games.rows[0] = row
    env._games.masks[:] = 0
    listed = actions.legal_actions(row)
    env.legal[0, : len(listed)] = listed
    env.counts[0] = len(listed)
    env._games.masks[0, listed] = 1
    return env


@pytest.mark.nojit
def test_leaving_wipes_points_and_keeps_trous_and_the_turn():
    row = state.new_rows(1)[0]
    row[state.PHASE] = state.DECIDE
    row[state.DIE_A], row[state.DIE_B], row[state.OWED] = 6, 3, 4
    row[state.MINE + state.POINTS], row[state.THEIRS + state.POINTS] = 8, 6
    row[state.MINE + state.TROUS], row[state.THEIRS + state.TROUS] = 4, 3
    env = decided(row)
    told = env.step([actions.LEAVE])
    after = env.rows[0]
    assert after[state.SEAT] == 0
    assert [after[at] for at in (state.MINE + state.TROUS, state.THEIRS + state.TROUS)] == [4, 3]
    assert after[state.THEIRS + state.POINTS] == 0
    assert after[state.ME + 1] == after[state.OTHER + 1] == state.DAMES
    assert after[state.MINE + state.COUPS] == 1
    assert not told.rewards.any()


@pytest.mark.nojit
def test_points_owed_in_bredouille_make_a_double_trou_for_the_opponent():
    game = Game()
    game.push("6-4")
    row = game._row.copy()
    row[state.OWED] = 4
    row[state.THEIRS + state.POINTS], row[state.THEIRS + state.BREDOUILLE] = 10, 1
    env = decided(row)
    told = env.step([actions.encode(row, Play.parse("1-7 1-5"))])
    assert told.rewards.tolist() == [[-2.0, 2.0]]
    row[state.THEIRS + state.BREDOUILLE] = 0
    assert decided(row).step([actions.encode(row, Play.parse("1-7 1-5"))]).rewards.tolist() == [[-1.0, 1.0]]


@pytest.mark.nojit
def test_settings_that_make_no_sense_are_refused():
    for wrong in ({"form": "chess"}, {"reward": "gold"}, {"observation": "pixels"}, {"device": "abacus"}, {"n": 0}):
        with pytest.raises(InvalidEnvironmentError):
            BatchEnv(**{"n": 1, **wrong})
    with pytest.raises(InvalidEnvironmentError, match="no limit"):
        BatchEnv(1, "a-ecrire", "loi-2013 marque_limit=12")
    with pytest.raises(InvalidEnvironmentError, match="pays nothing"):
        BatchEnv(1, "poule", reward="jetons")
    with pytest.raises(InvalidEnvironmentError, match="masks=False"):
        _ = BatchEnv(1, masks=False).masks


@pytest.mark.bounds
def test_threads_and_numbers_of_games_change_nothing(monkeypatch):
    monkeypatch.setattr("trictrac.envs.batch.LEAST_PER_THREAD", 2)
    one, many = BatchEnv(4, threads=1), BatchEnv(9, threads=3)
    for env in (one, many):
        env.reset(SEED)
        for _ in range(50):
            told = env.step(env.sample())
    assert (one.rows == many.rows[:4]).all()
    assert (one.observe() == many.observe()[:4]).all()
    assert (one.masks == many.masks[:4]).all()
    assert told.rewards.shape == (9, 2)
    many.close()

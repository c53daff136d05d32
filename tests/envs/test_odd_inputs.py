"""What learning programs hand over by mistake is refused in one sentence, and copies go on with the same games."""

import copy
import pickle
import subprocess
import sys

import numpy as np
import pytest

from trictrac import Position, TrictracError
from trictrac.envs import actions
from trictrac.envs.batch import WAIT, BatchEnv
from trictrac.envs.settings import InvalidEnvironmentError
from trictrac.kernel import state

SEED = 5


def begun(**settings):
    env = BatchEnv(3, **settings)
    env.reset(SEED)
    return env


@pytest.mark.parametrize(
    "wrong",
    [
        *({"n": value} for value in ("3", 2.5, True, None, -1)),
        *({"seed": value} for value in (None, "x", 1.5, 2**63)),
        *({"max_coups": value} for value in (-1, "3")),
        *({"threads": value} for value in (0, "2")),
        {"rules": None},
        {"form": ["ordinary"]},
    ],
    ids=str,
)
def test_settings_are_checked_before_anything_is_made(wrong):
    with pytest.raises(TrictracError):
        BatchEnv(**{"n": 2, **wrong})


def test_a_missing_torch_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "torch", None)
    monkeypatch.delitem(sys.modules, "trictrac.envs.cuda_games", raising=False)
    with pytest.raises(InvalidEnvironmentError, match=r"pip install 'trictrac\[train,cuda\]'"):
        BatchEnv(1, device="cuda")


@pytest.mark.parametrize(
    "wrong", [[0.5, 1, 2], np.full(3, -1.0), ["a", "b", "c"], None, 3, [10**20, WAIT, WAIT], [[1], [2, 3]]]
)
@pytest.mark.parametrize("check", [True, False])
def test_actions_that_are_no_whole_numbers_change_nothing(wrong, check):
    env = begun()
    before = env.rows.copy()
    with pytest.raises(InvalidEnvironmentError):
        env.step(wrong, check=check)
    assert (env.rows == before).all()


def test_without_the_check_the_number_of_actions_still_counts():
    """The kernel read beyond the end of a shorter array."""
    env = begun()
    for short in (np.full(1, WAIT), np.full(4, WAIT), np.full((3, 1), WAIT)):
        with pytest.raises(InvalidEnvironmentError, match="one action for each of 3"):
            env.step(short, check=False)
    env.step(tuple(env.sample().tolist()), check=False)


def test_which_games_to_reset_is_told_by_truth_values():
    """``[1, 0, 0]`` was read as the numbers of games, and others began anew."""
    env = begun()
    env.step(env.sample())
    before = env.rows.copy()
    for wrong in ([1, 0, 0], np.array([0]), np.array([True]), "yes"):
        with pytest.raises(InvalidEnvironmentError, match="3 truth values"):
            env.reset(which=wrong)
    assert (env.rows == before).all()
    env.reset(which=[True, False, False])
    assert (env.rows[1:] == before[1:]).all()
    assert env.rows[0, state.MINE + state.COUPS] == 1


def test_a_batch_is_reset_before_anything_else():
    env = BatchEnv(2)
    for ask in (env.sample, env.afterstates, lambda: env.step([WAIT, WAIT])):
        with pytest.raises(InvalidEnvironmentError, match="reset the batch first"):
            ask()


def test_rows_to_observe_are_as_many_as_the_games():
    env = begun()
    for wrong in (env.rows[:1], np.zeros((7, state.ROW), np.int8), env.rows.astype(float), env.rows.tolist()):
        with pytest.raises(TypeError, match="rows to observe"):
            env.observe(wrong)


def test_copies_of_a_batch_go_on_alike(monkeypatch):
    """One with threads could not be copied."""
    monkeypatch.setattr("trictrac.envs.batch.LEAST_PER_THREAD", 2)
    with BatchEnv(9, threads=3) as env:
        env.reset(SEED)
        for copied in (copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))):
            twin = copied(env)
            for _ in range(30):
                mine, theirs = env.step(env.sample()), twin.step(twin.sample())
                assert (mine.observation == theirs.observation).all()
                assert (env.masks == twin.masks).all()
            twin.close()


def test_scalar_answers_want_a_row_and_take_texts():
    row = begun().rows[0]
    for wrong in (row.tolist(), row.astype(float), row[:3], Position()):
        with pytest.raises(TypeError, match="a row is int8"):
            actions.legal_actions(wrong)
    for number in actions.legal_actions(row):
        assert actions.encode(row, str(actions.decode(row, number))) == number
    assert actions.legal_actions(np.repeat(row, 2)[::2]) == actions.legal_actions(row)


# Other people's interfaces


@pytest.mark.parametrize("imports", ["trictrac, gymnasium", "gymnasium, trictrac"])
def test_gymnasium_knows_the_ids_once_both_are_imported(imports):
    """Gymnasium 1.0 left off asking for entry points."""
    pytest.importorskip("gymnasium", reason="needs the extra rl")
    program = f"""
import sys, {imports}
known = [name for name in gymnasium.registry if name.startswith("trictrac/")]
assert known == ["trictrac/ordinaire-v0", "trictrac/a-ecrire-v0", "trictrac/poule-v0"], known
assert "trictrac.envs.batch" not in sys.modules
assert type(gymnasium.__spec__.loader).__name__ == "SourceFileLoader"
gymnasium.make("trictrac/ordinaire-v0").reset(seed=1)
"""
    subprocess.run([sys.executable, "-c", program], check=True)


def test_importing_the_package_imports_no_gymnasium():
    program = "import sys, trictrac; assert 'gymnasium' not in sys.modules"
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.fixture
def vector():
    gymnasium = pytest.importorskip("gymnasium", reason="needs the extra rl")
    import trictrac.envs.gymnasium  # noqa: F401

    return gymnasium.make_vec("trictrac/ordinaire-v0", num_envs=3, opponent="novice")


def test_every_seed_of_a_list_counts(vector):
    def seen(seeds):
        return vector.reset(seed=seeds)[0].tobytes()

    assert seen([1, 2, 3]) == seen([1, 2, 3])
    assert len({seen([1, 2, number]) for number in range(8)}) > 1
    assert seen([None] * 3)
    for wrong in ([], [1, 2]):
        with pytest.raises(InvalidEnvironmentError, match="one seed for each of 3"):
            vector.reset(seed=wrong)


def test_a_vector_tells_of_the_ends_as_gymnasium_does(vector):
    vector.reset(seed=1)
    *_, infos = vector.step(np.full(3, 624))
    assert infos["_final_info"].all()
    assert infos["final_info"]["illegal"].all()
    assert not infos["final_info"]["action_mask"].any()
    for wrong in (3, np.array([1, 2]), np.full(3, 0.5)):
        with pytest.raises(InvalidEnvironmentError):
            vector.step(wrong)
    assert pickle.loads(pickle.dumps(vector)).reset(seed=1)[0].shape == (3, 25, 24)


def test_one_game_of_gymnasium_refuses_odd_actions():
    ours = pytest.importorskip("trictrac.envs.gymnasium", reason="needs the extra rl")
    env = ours.TrictracEnv(opponent="random")
    with pytest.raises(InvalidEnvironmentError, match="reset the batch first"):
        env.step(np.int64(0))
    env.reset(seed=1)
    for wrong in (None, "x", 2.7):
        with pytest.raises(InvalidEnvironmentError, match="whole numbers"):
            env.step(wrong)
    with pytest.raises(InvalidEnvironmentError, match="ansi or human"):
        ours.TrictracEnv(render_mode="rgb_array")


def test_a_game_of_pettingzoo_refuses_what_is_no_action_and_is_copied_in_its_midst():
    zoo = pytest.importorskip("trictrac.envs.pettingzoo", reason="needs the extra rl")
    env = zoo.raw_env(render_mode="ansi")
    env.reset(seed=4)
    before = env.render()
    for wrong in (-1, -2, 627, 2.5, None):
        with pytest.raises(InvalidEnvironmentError):
            env.step(wrong)
    assert env.render() == before
    with pytest.raises(InvalidEnvironmentError, match="the agents are"):
        env.observe("nobody")
    with pytest.raises(InvalidEnvironmentError, match="ansi or human"):
        zoo.env(render_mode="rgb_array")
    for _ in range(9):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    for copied in (copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))):
        twin = copied(env)
        for _ in range(9):
            action = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1])
            env.step(action)
            twin.step(action)
            assert twin.render() == env.render()


def test_openspiel_refuses_what_nobody_can_do():
    """Equal dice opened a game, and a play that is not legal put a sixteenth dame on the board."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")
    import trictrac.envs.openspiel  # noqa: F401

    game = pyspiel.load_game("python_trictrac")
    at = game.new_initial_state()
    for action, wrong in ((6 * 5 + 3, (0, 7, 36, 626)), (26, (600, 0, 625, 10**6))):
        before = str(at)
        for each in wrong:
            with pytest.raises(InvalidEnvironmentError, match="not legal here"):
                at.apply_action(each)
        assert str(at) == before
        at.apply_action(action)
    rng = np.random.default_rng(1)
    while not at.is_terminal():
        at.apply_action(int(rng.choice(at.legal_actions())))
    with pytest.raises(InvalidEnvironmentError, match="not legal here"):
        at.apply_action(0)

"""Other people's suites, as they ship them: PettingZoo, Gymnasium and OpenSpiel."""

import copy
import pickle
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("gymnasium", reason="needs the extra rl")

import gymnasium
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from pettingzoo.test import api_test, render_test, seed_test

from trictrac.envs import gymnasium as ours
from trictrac.envs import pettingzoo as zoo
from trictrac.envs.settings import NAMES

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
FORMS = ("ordinary", "a-ecrire", "poule")
# PettingZoo knows its own games' observations with masks by name and warns of everybody else's.
pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent",
    "ignore:Action mask numpy array",
)


@pytest.mark.parametrize("form", FORMS)
def test_pettingzoo_api(form, capsys):
    api_test(zoo.env(form=form), num_cycles=60)


def test_pettingzoo_seed():
    seed_test(zoo.env, num_cycles=20)


def test_pettingzoo_render(capsys):
    render_test(zoo.env)


def test_a_pettingzoo_game_to_its_end():
    env = zoo.env(reward="jetons", rules="loi-2013 stakes=quadruple")
    env.reset(seed=4)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        total[agent] += reward
        env.step(None if ended or cut else int(np.flatnonzero(seen["action_mask"])[-1]))
    assert sum(total.values()) == 0
    assert 1 <= max(total.values()) <= 4


@pytest.mark.filterwarnings("ignore::UserWarning:gymnasium")
@pytest.mark.parametrize("name", NAMES)
def test_gymnasium_check_env(name, capsys):
    env = gymnasium.make(f"trictrac/{name}-v0", opponent="random")
    check_env(env.unwrapped)
    env.close()


def test_gymnasium_vector():
    env = gymnasium.make_vec("trictrac/ordinaire-v0", num_envs=3, opponent="random")
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=5)
    again, _ = gymnasium.make_vec("trictrac/ordinaire-v0", num_envs=3, opponent="random").reset(seed=5)
    assert (seen == again).all()
    ended = np.zeros(3, np.bool_)
    while not ended.all():
        assert seen in env.observation_space
        chosen = np.array([np.flatnonzero(mask)[0] for mask in infos["action_mask"]])
        seen, rewards, terminated, truncated, infos = env.step(chosen)
        assert not infos["illegal"].any()
        assert (np.abs(rewards) == terminated).all()
        if terminated.any():
            assert (infos["_final_obs"] == terminated).all()
            assert infos["final_obs"].shape == seen.shape
        ended |= terminated | truncated
    lost = env.step(np.full(3, 624))
    assert lost[1].tolist() == [-1.0] * 3
    assert lost[2].all()
    env.close()


def test_gymnasium_finds_the_environments_by_their_entry_point():
    from importlib.metadata import entry_points

    found = entry_points(group="gymnasium.envs", name="trictrac")
    if not found:
        pytest.skip("the package is not installed here, only its sources are on the path")
    assert next(iter(found)).load() is ours.register


pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")


@pytest.fixture(scope="module")
def spiel():
    from trictrac.envs import openspiel

    return openspiel


@pytest.mark.parametrize("form", FORMS)
def test_openspiel_random_sim(spiel, form):
    game = pyspiel.load_game("python_trictrac", {"form": form})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("form", FORMS)
def test_openspiel_playthrough(spiel, form):
    from absl import flags
    from open_spiel.python.algorithms import generate_playthrough

    flags.FLAGS.mark_as_parsed()
    kept, played = generate_playthrough.replay(str(PLAYTHROUGHS / f"{form}.txt"))
    assert played == kept


def test_openspiel_takes_back_and_copies(spiel):
    game = pyspiel.load_game("python_trictrac")
    state = game.new_initial_state()
    rng = np.random.default_rng(3)
    texts = []
    for _ in range(40):
        texts.append((str(state), state.current_player(), state.legal_actions()))
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        options, odds = zip(*outcomes, strict=True) if outcomes else (state.legal_actions(), None)
        state.apply_action(int(rng.choice(options, p=odds)))
    for twin in (state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert (str(twin), twin.history()) == (str(state), state.history())
    for kept in reversed(texts):
        last = state.full_history()[-1]
        state.undo_action(last.player, last.action)
        assert (str(state), state.current_player(), state.legal_actions()) == kept
    assert state.history() == []


def test_openspiel_chances_are_those_of_two_dice(spiel):
    state = pyspiel.load_game("python_trictrac").new_initial_state()
    assert len(state.chance_outcomes()) == 30
    state.apply_action(6 * 5 + 3)  # six and four: player 0 begins with both
    assert state.current_player() == 0
    assert state.action_to_string(0, 26) == "1-7 1-5"
    state.apply_action(26)
    throws = state.chance_outcomes()
    assert len(throws) == 21
    assert sum(chance for _, chance in throws) == pytest.approx(1)
    assert dict(throws)[0] == pytest.approx(1 / 36)

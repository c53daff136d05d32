"""A toy run end to end: what is learned, saved, resumed and exported (issue of the players, section 2)."""

import csv
import json

import numpy as np
import pytest
import torch

from trictrac.cli import main
from trictrac.errors import TrictracError
from trictrac.kernel import outcomes, stakes, state
from trictrac.kernel.state import OVER, PHASE, SEAT, THROW
from trictrac.players.engine import seen_by
from trictrac.players.evaluator import NetEvaluator
from trictrac.players.match import strength
from trictrac.players.player import EnginePlayer
from trictrac.players.value import other_view
from trictrac.training.config import Config
from trictrac.training.learner import Learner
from trictrac.training.net import Net
from trictrac.training.run import train
from trictrac.training.selfplay import Opponent, Window, play_window, targets

TINY = {"hidden": (16,), "games": 32, "coups": 8, "rounds": 4, "batch": 64, "save_every": 2}


@pytest.fixture(autouse=True)
def _one_thread():
    torch.set_num_threads(1)


@pytest.mark.parametrize("form", ["ordinary", "written"])
def test_the_exported_net_equals_the_deployed_evaluator(form, tmp_path):
    learner = Learner(Config(form=form, **TINY))
    learner.run(lambda _: None, lambda _: None)
    weights = tmp_path / "net.npz"
    learner.net.export(weights, {"form": form})
    deployed = NetEvaluator.load(weights)
    assert deployed.form == form
    assert abs(deployed.evaluate(learner.rows) - learner.net.probabilities(learner.rows)).max() <= 1e-5


def test_the_command_trains_measures_and_draws(tmp_path, capsys):
    config = tmp_path / "toy.toml"
    config.write_text("hidden = [16]\ngames = 32\ncoups = 8\nrounds = 4\nbatch = 64\nsave_every = 2\n")
    out = tmp_path / "run"
    assert main(["train", str(config), "--out", str(out), "--pairs", "2"]) == 0
    with (out / "curve.csv").open() as file:
        assert [int(line["round"]) for line in csv.DictReader(file)] == [1, 2, 3, 4]
    with (out / "strength.csv").open() as file:
        assert [int(line["round"]) for line in csv.DictReader(file)] == [1, 2, 4]
    assert (out / "curve.png").read_bytes()[:4] == b"\x89PNG"
    card = NetEvaluator.load(out / "ordinary.npz").card
    assert card["settings"]["games"] == 32
    assert "after 4 rounds" in capsys.readouterr().err
    assert main(["train", str(config), "--out", str(out)]) == 2
    assert "add --resume" in capsys.readouterr().err


def test_ctrl_c_says_how_to_go_on(tmp_path, monkeypatch, capsys):
    config = tmp_path / "toy.toml"
    config.write_text("hidden = [16]\ngames = 32\ncoups = 8\nrounds = 4\nbatch = 64\nsave_every = 2\n")

    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("trictrac.training.run.train", interrupted)
    assert main(["train", str(config), "--out", str(tmp_path / "run")]) == 130
    assert "--resume" in capsys.readouterr().err


def test_a_run_that_was_broken_off_ends_as_one_that_was_not(tmp_path):
    config = Config(**TINY)
    whole = train(config, tmp_path / "whole", False, lambda *_: None)

    class StopError(Exception):
        pass

    def stop(line, _):
        if line.round == 3:  # after the checkpoint of round 2
            raise StopError

    with pytest.raises(StopError):
        train(config, tmp_path / "broken", False, stop)
    broken = train(config, tmp_path / "broken", True, lambda *_: None)
    for (a, b), (c, d) in zip(NetEvaluator.load(whole).layers, NetEvaluator.load(broken).layers, strict=True):
        assert np.array_equal(a, c)
        assert np.array_equal(b, d)
    with (tmp_path / "broken" / "curve.csv").open() as file:
        assert [int(line["round"]) for line in csv.DictReader(file)] == [1, 2, 3, 4]


def test_other_settings_are_not_resumed(tmp_path):
    train(Config(**TINY), tmp_path, False, lambda *_: None)
    with pytest.raises(TrictracError, match=r"other settings \(seed\)"):
        train(Config(**{**TINY, "seed": 2}), tmp_path, True, lambda *_: None)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("rounds = 0", "rounds is a whole number from 1, not 0"),
        ("trace = 2", "trace is a number from 0 to 1, not 2"),
        ("width = 3", "there is no setting width; there are form, device"),
        ("form = 'poule'", "form is ordinary or written, not 'poule'"),
        ("rounds = = 1", "is not TOML"),
    ],
)
def test_a_wrong_setting_is_named(text, sentence, tmp_path):
    path = tmp_path / "config.toml"
    path.write_text(text)
    with pytest.raises(TrictracError, match=r".*") as caught:
        Config.read(path)
    assert sentence in str(caught.value)


@pytest.mark.parametrize("name", ["toy", "ordinary", "written"])
def test_the_settings_of_the_examples_can_be_read(name):
    from pathlib import Path

    assert Config.read(Path(__file__).parents[2] / "examples" / "training" / f"{name}.toml").rounds


def test_a_toy_run_beats_a_net_that_learned_nothing():
    config = Config(hidden=(32,), games=128, coups=16, rounds=40, batch=256)
    learner = Learner(config)
    learner.run(lambda _: None, lambda _: None)
    torch.manual_seed(7)
    learned, ignorant = (EnginePlayer("", engine) for engine in (learner.engine, Net([32], "ordinary").engine()))
    assert strength(learned, ignorant, 20, 9).wins > 0.9


def window_of(coups=6, games=24, target=12):
    torch.manual_seed(1)
    engine = Net([8], "ordinary" if target else "written").engine()
    rows = state.new_rows(games, target)
    numbers = np.arange(games)
    rows, _ = play_window(engine, rows, 3, numbers, 0, 150, None)
    return play_window(engine, rows, 3, numbers, 150, coups, None)[1]


def test_an_opponent_plays_one_seat_of_every_game_by_its_own_net():
    mine, theirs = (Net([8], "ordinary").engine() for _ in range(2))
    law, numbers = mine.law, np.arange(16)
    opponent = Opponent(theirs, (numbers % 2).astype(np.int8))
    _, window = play_window(mine, state.new_rows(16), 3, numbers, 0, 40, torch.full((16,), 0.2), opponent)
    asked = 0
    for coup in range(40):
        rows, after = (window.before[number].numpy().copy() for number in (coup, coup + 1))
        law.draw_dice(rows, 3, numbers, coup)
        found, offsets, owners = law.candidates(rows)
        seats = rows[:, SEAT]
        best = law.best(seen_by(theirs.equity(found), found, seats[owners]), offsets)
        at = seats == opponent.seats
        assert np.array_equal(found[best][at], after[at])
        assert window.greedy[coup].numpy()[at].all()
        asked += int(at.sum())
    assert 200 < asked < 440


@pytest.mark.parametrize("target", [12, 0])
def test_targets_are_probabilities_of_rows_that_wait_for_a_throw(target):
    rows, wanted = targets(window_of(target=target), 0.7)
    assert (rows[:, PHASE] == THROW).all()
    assert torch.allclose(wanted.sum(1), torch.ones(len(wanted)), atol=1e-4)


def test_without_trace_the_target_is_the_best_candidate_of_the_throw():
    window = window_of()
    rows, wanted = targets(window, 0.0)
    expected = []
    for coup in reversed(range(len(window.best))):
        waits = window.before[coup][:, PHASE] == THROW
        expected.append(window.best[coup][waits])
    assert torch.allclose(wanted, torch.cat(expected), atol=1e-6)
    assert len(rows) == len(wanted)


def test_with_full_trace_the_target_is_how_the_game_ended():
    games, width = 1, outcomes.ORDINARY
    row = torch.zeros((games, state.ROW), dtype=torch.int8)
    row[:, PHASE] = THROW
    after = row.clone()
    after[:, SEAT] = 1
    end = after.clone()
    end[:, PHASE] = OVER
    even = torch.full((games, width), 1 / width)
    won = torch.zeros((games, width))
    won[:, stakes.SIMPLE] = 1  # by seat 1, who sees the last row
    greedy = torch.ones(games, dtype=torch.bool)
    window = Window([row, after, end], [even, even], [even, won], [greedy, greedy], 1)
    _, wanted = targets(window, 1.0)
    assert wanted[0].tolist() == won[0].tolist()  # seat 1 before his last throw
    assert wanted[1].tolist() == other_view(won)[0].tolist()  # seat 0 before his


def test_a_move_made_to_explore_teaches_nothing_about_what_came_of_it():
    window = window_of()
    window.greedy = [torch.zeros_like(greedy) for greedy in window.greedy]
    _, explored = targets(window, 1.0)
    window.greedy = [torch.ones_like(greedy) for greedy in window.greedy]
    _, one_step = targets(window, 0.0)
    assert torch.allclose(explored, one_step)


def test_both_views_agree_with_the_players():
    for width in (outcomes.ORDINARY, outcomes.WRITTEN):
        probabilities = torch.rand(3, width)
        assert np.array_equal(other_view(probabilities).numpy(), other_view(probabilities.numpy()))


def test_the_settings_survive_json():
    config = Config(**TINY)
    assert json.loads(json.dumps(config.to_data()))["games"] == 32

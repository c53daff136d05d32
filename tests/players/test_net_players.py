"""The shipped nets, looking ahead and levels."""

import time

import numpy as np
import pytest

from tests.players.games import finished_rows, start_value, waiting_rows
from trictrac.errors import TrictracError
from trictrac.kernel import outcomes
from trictrac.kernel.candidates import draw_dice
from trictrac.kernel.state import OVER, PHASE, SEAT, THROW, new_rows
from trictrac.players import registry, timing
from trictrac.players.engine import seen_by
from trictrac.players.evaluator import WEIGHTS, NetEvaluator, shipped
from trictrac.players.levels import LEVELS, Level, level
from trictrac.players.match import play_pairs
from trictrac.players.net_engine import net_engine, package_engine
from trictrac.players.net_player import NetPlayer
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.search import ONE_PLY, TWO_PLIES, Depth, look_ahead, weigh
from trictrac.players.start_table import is_start
from trictrac.rules import Rules

FORMS = (("ordinary", 12), ("written", 0))


def judged_rows(count, target=12):
    rows = waiting_rows(count, target)
    draw_dice(rows, 8, np.arange(count), 0)
    _, offsets, _ = NumpyLaw().candidates(rows)
    choice = np.diff(offsets) > 1
    return np.ascontiguousarray(rows[choice & (rows[:, PHASE] != OVER)])


@pytest.mark.parametrize(("form", "target"), FORMS)
def test_the_shipped_nets_give_probabilities(form, target):
    rows = waiting_rows(20, target)
    probabilities = shipped(form).evaluate(rows)
    assert probabilities.shape == (20, outcomes.ORDINARY if target else outcomes.WRITTEN)
    assert probabilities.sum(1) == pytest.approx(1, abs=1e-5)
    assert (probabilities >= 0).all()


def test_a_finished_game_is_certain():
    rows = finished_rows(5)
    assert set(shipped("ordinary").evaluate(rows).ravel().tolist()) == {0.0, 1.0}


def test_the_weights_are_small_and_say_where_they_come_from():
    assert sum(path.stat().st_size for path in WEIGHTS.iterdir()) <= 8 << 20
    for form, _ in FORMS:
        card = shipped(form).card
        assert {"method", "games", "seconds", "device", "settings", "strength"} <= set(card)


def test_a_file_that_is_no_weights_is_refused_in_one_sentence(tmp_path):
    path = tmp_path / "nothing.npz"
    path.write_bytes(b"nothing")
    with pytest.raises(TrictracError, match=r"nothing.npz is no file of trictrac weights"):
        NetEvaluator.load(path)


def test_one_ply_is_the_mean_of_the_best_answers_over_36_throws():
    rows = waiting_rows(3)
    engine = net_engine(shipped("ordinary"))
    looked = look_ahead(engine, rows, 1)
    for row, value in zip(rows, looked, strict=True):
        total = 0.0
        for a in range(1, 7):
            for b in range(1, 7):
                thrown = row[None].copy()
                thrown[0, 64], thrown[0, 65] = max(a, b), min(a, b)
                found, _, _ = engine.law.candidates(thrown)
                total += float(seen_by(engine.equity(found), found, row[SEAT]).max())
        assert value == pytest.approx(total / 36, abs=1e-4)


def test_pruning_wide_open_changes_nothing_but_the_work():
    rows = judged_rows(12)
    engine = net_engine(shipped("ordinary"))
    _, offsets, values = weigh(engine, rows.copy(), (Depth(keep=999, margin=99),))
    found, _, owners = engine.law.candidates(rows.copy())
    full = seen_by(look_ahead(engine, found, 1), found, rows[:, SEAT][owners])
    assert values == pytest.approx(full, abs=1e-5)
    assert len(engine.law.best(values, offsets)) == len(rows)


@pytest.mark.parametrize("depths", [(), ONE_PLY, TWO_PLIES])
@pytest.mark.parametrize(("form", "target"), FORMS)
def test_a_choice_does_not_depend_on_the_company(form, target, depths):
    rows = judged_rows(6, target)[:4]
    player = NetPlayer("net", depths)
    rng = np.random.default_rng(1)
    together = player.choose(rows, rng)
    assert together.tolist() == [int(player.choose(row[None], rng)[0]) for row in rows]


@pytest.mark.slow
@pytest.mark.parametrize(("plies", "depths"), [(0, ()), (1, ONE_PLY), (2, TWO_PLIES)])
def test_a_choice_is_quick(plies, depths):
    rows = timing.decisions()[:15]
    player, rng = NetPlayer("net", depths), np.random.default_rng(1)
    player.choose(rows[:1], rng)
    times = []
    for row in rows:
        best = np.inf
        for _ in range(3):
            start = time.process_time()
            player.choose(row[None], rng)
            best = min(best, time.process_time() - start)
        times.append(best)
    assert 1000 * np.median(times) <= 10 * timing.BARS[plies]


def test_players_look_the_start_of_a_releve_up():
    row = new_rows(1)
    row[0, PHASE] = THROW
    engines = net_engine(shipped("ordinary")), package_engine("ordinary")
    plain, looked_up = (engine.equity(row)[0] for engine in engines)
    assert looked_up == start_value(row[0])
    assert looked_up == pytest.approx(plain, abs=0.05)
    middle = waiting_rows(12)
    middle = np.ascontiguousarray(middle[~is_start(middle)])
    assert len(middle)
    without, with_table = (engine.equity(middle) for engine in engines)
    assert np.array_equal(with_table, without)


def test_there_are_eight_levels_and_each_misjudges_less_than_the_one_before():
    assert len(LEVELS) == 8
    assert [each.key for each in LEVELS] == list(registry.PLAYERS)[-8:]
    spreads = [each.misjudgement for each in LEVELS]
    assert spreads == sorted(spreads, reverse=True)
    assert spreads[-1] == 0
    assert [each.attention.sees_points for each in LEVELS] == sorted(each.attention.sees_points for each in LEVELS)


def test_an_unknown_level_is_refused_with_all_of_them():
    with pytest.raises(TrictracError, match=r"no level 'roi'; the levels are novice, .* maitre"):
        level("roi")


def test_a_level_that_overlooks_everything_still_plays():
    blind = Level("x", 0.1, 1.0, LEVELS[0].attention).player()
    rows = judged_rows(5)
    _, offsets, _ = NumpyLaw().candidates(rows.copy())
    choices = blind.choose(rows, np.random.default_rng(2))
    assert (choices < np.diff(offsets)).all()


@pytest.mark.parametrize("name", registry.PLAYERS)
def test_every_player_plays_a_game_to_its_end(name):
    rules = Rules(trous=1 if name in ("2ply", "maitre") else 12)  # these look far ahead: a short game
    results = play_pairs(NumpyLaw(), (registry.make(name), registry.make("random")), "ordinary", rules, 3, range(1))
    assert all(result.finished for pair in results for result in pair)


def test_the_net_beats_the_hand_written_player():
    results = play_pairs(
        NumpyLaw(), (registry.make("net"), registry.make("careful")), "ordinary", Rules(), 12, range(60)
    )
    assert np.mean([(a.won + b.won) / 2 for a, b in results]) > 0.85


def test_waiting_rows_wait():
    assert (waiting_rows(5)[:, PHASE] == THROW).all()

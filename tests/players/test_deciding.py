"""The kernel's choices: as the search over arrays chooses, with errors from a seed, by nets of any size."""

from itertools import pairwise

import numba
import numpy as np
import pytest

from tests.players.games import waiting_rows
from trictrac.kernel import border, border_player, deciding, features, net, outcomes, starts, state, weighing
from trictrac.kernel.candidates import draw_dice
from trictrac.kernel.state import DECIDE, ME, OTHER, OUT, PHASE, PLAY, THROW
from trictrac.players.evaluator import NetEvaluator
from trictrac.players.levels import LEVELS, Level
from trictrac.players.net_engine import package_engine
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.packed_net import packed, packed_shipped, player_numbers
from trictrac.players.player import EnginePlayer
from trictrac.players.rollouts import play_trials
from trictrac.players.search import ONE_PLY, TWO_PLIES
from trictrac.players.start_table import ORDINARY_SHAPE, WRITTEN_SHAPE, all_starts
from trictrac.players.value import written_worth

plain = pytest.mark.skipif(not numba.config.DISABLE_JIT, reason="nobody calls it compiled but through the module")


def judged_rows(count, target=12):
    rows = waiting_rows(count, target)
    draw_dice(rows, 8, np.arange(count), 0)
    _, offsets, _ = NumpyLaw().candidates(rows)
    return np.ascontiguousarray(rows[(np.diff(offsets) > 1) & np.isin(rows[:, PHASE], (DECIDE, PLAY))])


def small_net(outputs=8, seed=1, hidden=5):
    rng = np.random.default_rng(seed)
    sizes = [features.FEATURES, hidden, outputs]
    layers = [
        (rng.normal(0, 0.3, pair).astype(np.float32), rng.normal(0, 0.3, pair[1]).astype(np.float32))
        for pair in pairwise(sizes)
    ]
    return NetEvaluator(layers, {})


def in_numpy(evaluator, rows):
    """What the kernel's forward pass must come near."""
    x = features.features_of(rows) * features.SCALE
    for weight, bias in evaluator.layers[:-1]:
        x = np.maximum(x @ weight + bias, 0)
    weight, bias = evaluator.layers[-1]
    raised = np.exp(x @ weight + bias)
    return raised / raised.sum(1, keepdims=True)


@plain
@pytest.mark.nojit
@pytest.mark.parametrize("outputs", [8, 69])
def test_a_net_is_what_numpy_makes_of_it(outputs):
    rows, evaluator = waiting_rows(5, 12 if outputs == 8 else 0), small_net(outputs)
    found = np.empty((5, outputs), np.float32)
    net.judge_rows(rows, packed(evaluator), found, *net.scratch())
    assert found == pytest.approx(in_numpy(evaluator, rows), abs=1e-6)


def test_a_row_is_worth_the_same_whatever_was_judged_before():
    """What the first layer was begun with is kept for the next row, if its player's dames stand alike."""
    rows = np.concatenate([waiting_rows(6), NumpyLaw().candidates(judged_rows(3).copy()).rows])
    evaluator, order = small_net(hidden=1280), np.random.default_rng(2).permutation(len(rows))
    together = evaluator.evaluate(rows)
    assert together == pytest.approx(in_numpy(evaluator, rows), abs=1e-5)
    assert evaluator.evaluate(rows[order]).tobytes() == together[order].tobytes()
    alone = np.concatenate([evaluator.evaluate(row[np.newaxis]) for row in rows])
    assert alone.tobytes() == together.tobytes()


@pytest.mark.parametrize("form", ["ordinary", "written"])
def test_a_level_errs_by_two_words_alike_in_the_kernel_and_over_arrays(form):
    """Of all levels that do not look ahead, whatever else is asked with a row."""
    rows, net_of_form = judged_rows(40, 12 if form == "ordinary" else 0), packed_shipped(form)
    merits = np.empty((deciding.MOST_CANDIDATES, deciding.MERITS), np.float32)
    choices = set()
    for level in LEVELS[:-1]:
        player = EnginePlayer(level.key, package_engine(form), (), level.misjudgement, level.oversight)
        seeds, chosen = player.seeds(len(rows), np.random.default_rng(3)), np.empty(len(rows), np.int64)
        deciding.decide_each(rows, player_numbers(level), net_of_form, seeds, chosen, merits, *weighing.new_scratch())
        assert chosen.tolist() == player.choose_by(rows, seeds).tolist()
        assert chosen[7:9].tolist() == player.choose_by(rows[7:9], seeds[7:9]).tolist()
        assert chosen.tolist() == player.choose(rows, np.random.default_rng(3)).tolist()
        choices.add(tuple(chosen))
    assert len(choices) == len(LEVELS) - 1


@pytest.mark.proof
@pytest.mark.parametrize(("depths", "count"), [((), 3000), (ONE_PLY, 150), (TWO_PLIES, 30)])
@pytest.mark.parametrize(("form", "target"), [("ordinary", 12), ("written", 0)])
def test_the_kernel_chooses_as_the_search_over_arrays(form, target, depths, count):
    """But for rounding: the sums run in another order."""
    rows = judged_rows(count, target)
    chosen = np.empty(len(rows), np.int64)
    numbers = player_numbers(Level("x", 0.0, 0.0, LEVELS[-1].attention, depths))
    merits = np.empty((deciding.MOST_CANDIDATES, deciding.MERITS), np.float32)
    seeds = np.zeros((len(rows), 2), np.int64)
    deciding.decide_each(rows, numbers, packed_shipped(form), seeds, chosen, merits, *weighing.new_scratch())
    over_arrays = EnginePlayer("net", package_engine(form), depths).choose(rows, np.random.default_rng(1))
    assert np.mean(chosen == over_arrays) > 0.998


@pytest.mark.proof
def test_trials_in_the_kernel_are_those_over_arrays():
    rows, engine, numbers = waiting_rows(4), package_engine("ordinary"), np.arange(9)
    values = np.empty((4, 9), np.float32)
    deciding.play_trials(rows, numbers, 6, 5, packed_shipped("ordinary"), values, *weighing.new_scratch())
    together = play_trials(engine, np.repeat(rows, 9, axis=0), np.tile(numbers, 4), 6, 5)
    assert values.ravel() == pytest.approx(together, abs=1e-5)


@plain
@pytest.mark.nojit
def test_errors_are_normal_and_come_from_the_seed():
    count = 2000
    offsets, seeds = np.array([0, count]), np.array([[3, 4]])
    errors = np.empty(count, np.float32)
    deciding.write_errors(seeds, offsets, np.float32(2.0), np.float32(0.0), errors)
    assert errors.mean() == pytest.approx(0, abs=0.2)
    assert errors.std() == pytest.approx(2, abs=0.1)
    assert np.mean(np.abs(errors) < 2) == pytest.approx(0.683, abs=0.03)
    again = np.empty(count, np.float32)
    deciding.write_errors(seeds, offsets, np.float32(2.0), np.float32(0.1), again)
    overlooked = again < -1000
    assert overlooked.mean() == pytest.approx(0.1, abs=0.03)
    assert (again[~overlooked] == errors[~overlooked]).all()


def near_the_end(target=12):
    """Three dames each, about to go out: few plays, in plain Python too."""
    row = state.new_rows(1, target)[0]
    for side in (ME, OTHER):
        row[side + 1] = 0
        row[side + 19] = row[side + 20] = row[side + 22] = 1
        row[side + OUT] = 12
    row[PHASE], row[state.DIE_A], row[state.DIE_B] = THROW, 3, 1
    return row


@plain
@pytest.mark.nojit
def test_the_border_lets_players_choose_rank_and_play_out(monkeypatch):
    def quick(row, out, *_):
        out[:] = 0
        out[:25] = row[:25]

    monkeypatch.setattr(net, "write_features_of", quick)
    row, small = near_the_end(), packed(small_net())
    ranking, scratch = np.zeros((deciding.MOST_CANDIDATES, deciding.MERITS), np.float32), weighing.new_scratch()
    master = deciding.player_numbers(0, 0, ((3, 9.0), (2, 9.0)))
    count = border_player.rank(row, small, master, ranking, *scratch)
    assert count > 2
    assert sorted(ranking[:count, deciding.DEPTH].tolist())[-3:] == [1, 2, 2]
    assert ranking[:count, deciding.LOSS].min() == 0
    best = int(ranking[:count, deciding.LOSS].argmin())
    assert border_player.choose(row, small, master, 1, 2, ranking, *scratch) == best
    novice = deciding.player_numbers(5.0, 0.5)
    chosen = {border_player.choose(row, small, novice, 1, key, ranking, *scratch) for key in range(20)}
    assert chosen == set(range(count))
    waiting, values = row.copy(), np.zeros(3, np.float32)
    waiting[state.DIE_A] = waiting[state.DIE_B] = 0
    assert border_player.roll_out(waiting, small, 0, 2, 5, values, *scratch) == 3
    assert len(set(values.tolist())) > 1
    assert border_player.roll_out(waiting, small, -1, 2, 5, values, *scratch) == border.BAD_NUMBER
    assert border_player.roll_out(state.new_rows(1)[0], small, 0, 2, 5, values, *scratch) == border.WRONG_PHASE
    assert border_player.choose(waiting, small, novice, 1, 2, ranking, *scratch) == border.WRONG_PHASE
    assert border_player.choose(row, small[:-1], novice, 1, 2, ranking, *scratch) == border.BAD_NET
    assert border_player.rank(near_the_end(0), small, novice, ranking, *scratch) == border.BAD_NET
    assert border_player.rank(row * 0, small, novice, ranking, *scratch) == border.BAD_ROW
    assert border_player.choose(row, small, -novice, 1, 2, ranking, *scratch) == border.BAD_NUMBER


@plain
@pytest.mark.nojit
def test_numbers_of_sixteen_bits_are_read_as_numpy_reads_them():
    halves = np.array([0, 1, -1, 0.1, -65504, 2**-24, 3 * 2**-20, np.nan, 12.375], np.float16)
    numbers = np.zeros(len(halves), np.float32)
    assert border_player.read_halves(halves.view(np.int16), numbers) == len(halves)
    assert np.array_equal(numbers, halves.astype(np.float32), equal_nan=True)
    assert border_player.read_halves(halves.view(np.int16), numbers[1:]) == border.BAD_NUMBER


@plain
@pytest.mark.nojit
@pytest.mark.parametrize(
    ("place", "value"),
    [
        *((net.LAYERS, 8), (net.LAYERS, 1.5), (net.SIZES, 287), (net.SIZES + 1, 1025), (net.SIZES + 2, 69)),
        *((net.LINES, 0), (net.STARTS, 3), (net.UNIT, 0), (net.UNIT, np.nan), (net.IS_WRITTEN, 1)),
    ],
)
def test_what_is_no_net_is_refused(place, value):
    small = packed(small_net())
    assert net.is_net(small)
    small[place] = value
    assert not net.is_net(small)
    assert not net.is_net(small[:9])


@plain
@pytest.mark.nojit
def test_a_table_of_starts_is_part_of_a_net():
    table = np.arange(starts.ORDINARY_STARTS, dtype=np.float32)
    table[0] = 7.0
    rows, values = state.new_rows(2), np.empty(2, np.float32)
    rows[:, PHASE] = THROW
    rows[1, ME + 1], rows[1, ME + 5] = 14, 1
    weighing.write_equities(rows, packed(small_net(), table), values, *weighing.new_scratch())
    chances = in_numpy(small_net(), rows)[1]
    assert values.tolist() == [7.0, pytest.approx(float(chances[:4].sum() - chances[4:].sum()), abs=1e-5)]


@plain
@pytest.mark.nojit
def test_every_start_has_the_place_of_the_table():
    for written in (False, True):
        rows, places = all_starts(written)
        shape = WRITTEN_SHAPE if written else ORDINARY_SHAPE
        for row, place in list(zip(rows, places, strict=True))[::37]:
            assert starts.start_place(row) == np.ravel_multi_index(tuple(place), shape)
    assert np.prod(ORDINARY_SHAPE) == starts.ORDINARY_STARTS
    assert np.prod(WRITTEN_SHAPE) == starts.WRITTEN_STARTS
    rows[0, state.ME + 1] = 14
    assert starts.start_place(rows[0]) == -1


@plain
@pytest.mark.nojit
def test_the_border_foresees_what_a_row_is_worth(monkeypatch):
    def quick(row, out, *_):
        out[:] = 0
        out[:25] = row[:25]

    monkeypatch.setattr(net, "write_features_of", quick)
    row, small = near_the_end(), packed(small_net())
    seen = np.zeros(border_player.SEEN, np.float32)
    scratch = np.zeros((1, outcomes.WRITTEN), np.float32), *weighing.new_scratch()
    worths = []
    for plies in range(3):
        assert border_player.foresee(row, small, plies, seen, *scratch) == border_player.SEEN
        assert seen[border_player.WIN] + seen[border_player.LOSE] == pytest.approx(1, abs=1e-5)
        worths.append(float(seen[border_player.WORTH]))
    assert len(set(worths)) == 3
    assert border_player.foresee(row, small, 3, seen, *scratch) == border.BAD_NUMBER
    assert border_player.foresee(row * 0, small, 0, seen, *scratch) == border.BAD_ROW
    assert border_player.foresee(near_the_end(0), small, 0, seen, *scratch) == border.BAD_NET
    row[PHASE] = PLAY
    assert border_player.foresee(row, small, 0, seen, *scratch) == border.WRONG_PHASE


@plain
@pytest.mark.nojit
def test_the_border_counts_marques_with_another_consolation():
    evaluator = small_net(outcomes.WRITTEN)
    known = packed(evaluator, np.zeros(WRITTEN_SHAPE, np.float32))
    assert border_player.set_consolation(known, 8) == 8
    assert (known[net.HEAD : net.HEAD + outcomes.WRITTEN] == written_worth(8)).all()
    assert np.isnan(known[net.HEAD + outcomes.WRITTEN : net.first_weight(known)]).all()
    assert border_player.set_consolation(known, -1) == border.BAD_NUMBER
    assert border_player.set_consolation(packed(small_net()), 8) == border.BAD_NET


@plain
@pytest.mark.nojit
def test_the_border_says_which_jans_may_be_filled():
    row = state.new_rows(1)[0]
    assert [border.may_fill(row, theirs, jan) for theirs in (0, 1) for jan in (1, 7, 19)] == [1] * 6
    assert [border.may_fill(near_the_end(), 0, jan) for jan in (1, 7, 19)] == [0] * 3
    assert border.may_fill(row, 0, 2) == border.BAD_NUMBER
    assert border.may_fill(row * 0, 0, 1) == border.BAD_ROW

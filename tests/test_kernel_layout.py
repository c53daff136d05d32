"""The packed integers of the kernel, its unmarked steps, and what a first call compiles."""

import os
import subprocess
import sys
from contextlib import nullcontext

import numpy as np
import pytest

from trictrac.cli import main
from trictrac.kernel import batch, coup, jit, march, state
from trictrac.players.value import worths_by_stakes
from trictrac.rules import LOI_2013, Rules


@pytest.mark.nojit
@pytest.mark.parametrize("stakes", ["simple", "double", "quadruple"])
def test_a_new_option_bit_does_not_index_past_the_stakes(stakes):
    rules = Rules.of("loi-2013", stakes=stakes).bits
    table = worths_by_stakes()
    for beyond in (0, 16, 32, 64):
        assert state.stakes_of(rules | beyond) == state.stakes_of(rules) < len(table)
    rows = np.array([rules, rules | 64], np.int8)
    assert state.stakes_of(rows).tolist() == [state.stakes_of(rules)] * 2


def test_a_convention_of_stakes_that_has_no_bits_is_refused():
    with pytest.raises(ValueError, match="0 to 3"):
        state.pack_rules(pile_de_misere=True, pour_tout=False, stakes=4)


@pytest.mark.nojit
def test_packed_plays_and_reasons_are_read_as_they_were_written():
    assert state.unpack_play(state.pack_play(1, 7, 7, 25)) == (1, 7, 7, 25)
    marked = state.pack_play(11, 12, 10, 12) | state.PAR_PUISSANCE | state.ONE_UNPLAYED
    assert state.unpack_play(marked) == (11, 12, 10, 12)
    assert (state.is_par_puissance(marked), state.is_low_alone(marked), state.unplayed(marked)) == (True, False, 1)
    assert state.unpack_reason(state.pack_reason(18, 1, 3, 24, 7, 36)) == (18, 1, 3, 24, 7, 36)


@pytest.mark.nojit
@pytest.mark.bounds
def test_sets_of_cases_are_what_the_counts_say():
    plays, sheet = batch.scratch()
    rows = state.new_rows(20)
    batch.random_coups(rows, 4, 0, 50, plays, sheet)
    for row in rows:
        for at, base in ((state.ME, march.my_cases), (state.OTHER, march.their_cases)):
            counts = row[at + 1 : at + 25].tolist()
            order = counts if at == state.ME else counts[::-1]
            assert base(row) == tuple(sum(1 << c for c, n in enumerate(order, 1) if n >= k) for k in (1, 2))
            for first in (1, 7):
                enough = all(sum(counts[: first + i]) >= 2 * (i + 1) for i in range(6))
                assert march.can_fill(row, at, first) == enough


@pytest.mark.nojit
def test_the_automatic_game_is_the_unmarked_steps_and_the_marks():
    """Dames, dice, turn and phase move alike whether the kernel marks or nobody does."""
    plays, sheet = batch.scratch()
    marked, unmarked = state.new_rows(2, 0, LOI_2013.bits)
    marks = [*range(state.MINE, state.MINE + 4), *range(state.THEIRS, state.THEIRS + 4), state.OWED]
    for row in (marked, unmarked):
        assert coup.open_game(row, 3, 5)
    for number in range(60):
        dice = 1 + number % 6, 1 + number * 7 % 6
        assert coup.throw_dice(marked, *dice, plays, sheet) == coup.judge_throw(unmarked, *dice, plays, sheet)
        if marked[state.PHASE] == state.DECIDE:
            coup.stay(marked)
        coup.make_play(marked, int(plays[0]))
        coup.move_dames(unmarked, int(plays[0]))
        coup.pass_turn(unmarked)
        for row in (marked, unmarked):
            row[marks] = 0
        assert marked.tolist() == unmarked.tolist()


@pytest.mark.slow
def test_a_library_call_announces_a_long_first_compilation_once(tmp_path):
    code = "import trictrac; p = trictrac.Position(); p.score(trictrac.Throw(6, 5)); p.score(trictrac.Throw(6, 4))"
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "TRICTRAC_QUIET": ""}
    for expected in (1, 0):  # the second time everything is warm
        done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
        assert done.stderr.count("compiling the rules") == expected
        assert len(done.stderr.splitlines()) == expected


@pytest.mark.parametrize("quiet", ["", "1"])
def test_who_asks_for_quiet_is_told_of_no_compilation(tmp_path, quiet):
    """Of a small function, announced after no time at all."""
    code = (
        "from trictrac.kernel import dice, jit\n"
        "jit._ANNOUNCEMENT.after_seconds = 0.0; dice.random_words(1, 2, 3, 4); dice.random_words(1, 2, 3, 4)"
    )
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "TRICTRAC_QUIET": quiet}
    done = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    assert len(done.stderr.splitlines()) == (0 if quiet else 1)


def test_only_what_python_calls_is_kept_on_disk():
    assert coup.make_play.py_func in jit._KEPT
    assert march.my_cases.py_func not in jit._KEPT


def test_show_compiles_nothing_in_a_cold_cache_and_prints_the_same(tmp_path, capsys, monkeypatch):
    asked = [
        ["show", "1x13-8-10_1x15_w", "--throw", "4-3", "--lang", "en"],
        ["show", "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w", "--throw", "3-3", "--lang", "fr"],
        ["show", "19x6-20x4-21-24_1x15_w", "--throw", "6-1", "--lang", "en", "--rules", "usage-19e"],
    ]
    code = (
        "from numba.core import event; from trictrac.cli import main\n"
        "with event.install_recorder('numba:compile') as compilations:\n"
        f"    for arguments in {asked}: main(arguments)\n"
        "assert not compilations.buffer"
    )
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    cold = subprocess.run([sys.executable, "-c", code], env=environment, check=True, capture_output=True, text=True)
    monkeypatch.setattr(jit, "interpreting", nullcontext)
    for arguments in asked:
        main(arguments)
    assert (cold.stdout, cold.stderr) == capsys.readouterr()
    assert not list(tmp_path.rglob("*.nb?"))


def test_what_is_interpreted_is_compiled_again_afterwards():
    with jit.interpreting():
        assert march.my_cases._compile_for_args() is march.my_cases.py_func
    assert "_compile_for_args" not in vars(march.my_cases)

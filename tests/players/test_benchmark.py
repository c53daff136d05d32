"""The public yardstick: what its files promise, how it is made, and what a player loses on it."""

import gzip
import json
from functools import cache
from itertools import pairwise

import numpy as np
import pytest

from trictrac import Position
from trictrac.cli import main
from trictrac.kernel.state import COUPS, DIE_A, DIE_B, MINE, OVER, PHASE, PLAY, THEIRS
from trictrac.players.benchmark import (
    LEAVE,
    PHASES,
    SOLVED,
    Benchmark,
    BenchmarkDataError,
    Decided,
    ask,
    by_phase,
    judged_rows,
    phase_of,
    shipped,
)
from trictrac.players.levels import LEVELS, level
from trictrac.players.net_engine import package_engine
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.solved import SolvedExits
from trictrac.throw import ALL_THROWS
from trictrac.training import reference

FORMS = {"ordinary": 8000, "a-ecrire": 2000}


@pytest.mark.parametrize("form", FORMS)
def test_the_shipped_decisions_are_what_they_promise(form):
    benchmark = shipped(form)
    decisions = [each for each in benchmark.decisions if each.phase != SOLVED]
    assert len(decisions) >= FORMS[form]
    assert len({(each.position, each.throw) for each in decisions}) == len(decisions)
    assert {each.level for each in decisions} == {each.key for each in LEVELS}
    assert {each.phase for each in decisions} == set(PHASES)
    for each in decisions:
        assert min(each.losses) == 0
        assert len(each.choices) == len(each.losses) == len(each.errors) == len(each.trials) > 1
        assert min(each.trials) >= benchmark.about["trials"][0]
        assert min(each.errors) >= 0
    most = sum(benchmark.about["trials"])
    full = [
        error
        for each in decisions
        for loss, error, trials in zip(each.losses, each.errors, each.trials, strict=True)
        if trials == most and loss
    ]
    assert np.median(full) < {"stakes": 0.005, "jetons": 0.1}[benchmark.about["unit"]]


@pytest.mark.parametrize("form", FORMS)
def test_the_choices_are_those_of_the_law_in_its_order(form):
    rolled = [each for each in shipped(form).decisions if each.phase != SOLVED]
    decisions = rolled[:: FORMS[form] // 40]
    for each, row in zip(decisions, judged_rows(decisions, form), strict=True):
        plays = [str(play) for play in Position.parse(each.position).legal_plays(each.throw)]
        assert list(each.choices) == plays + [LEAVE] * (each.phase == "stay")
        assert each.phase == phase_of(row)


def test_the_net_loses_less_than_chance_and_more_than_nothing():
    part = Benchmark(shipped("ordinary").about, shipped("ordinary").decisions[::64])
    found = {name: by_phase([each for _, answers in ask(name, part) for each in answers]) for name in ("random", "net")}
    parts = [count for name, (count, _) in found["net"].items() if name not in ("all", SOLVED)]
    assert sum(parts) == found["net"]["all"][0]
    assert 0 < found["net"]["all"][1].mean < found["random"]["all"][1].mean / 10


def test_what_is_solved_has_exact_losses_and_counts_apart():
    solved = [each for each in shipped("ordinary").decisions if each.phase == SOLVED]
    assert len(solved) >= 1000
    for each in solved:
        assert min(each.losses) == 0 < max(each.losses) <= 2
        assert not any(each.errors)
        position = Position.parse(each.position)
        assert [str(play) for play in position.legal_plays(each.throw)] == list(each.choices)
        assert min(position.white.trous, position.black.trous) == 11
    answers = [Decided(each, 0) for each in (*solved[:5], *shipped("ordinary").decisions[:3])]
    found = by_phase(answers)
    assert (found[SOLVED][0], found["all"][0]) == (5, 3)


def played(row: np.ndarray) -> float:
    """What a candidate is worth to whoever chose it, by playing every throw and every play to the end of the game."""
    if row[PHASE] == OVER:
        return 1.0
    late = row.copy()
    late[[MINE + COUPS, THEIRS + COUPS]] = 40  # so late their number says nothing; without it many rows are alike
    return -waiting(late.tobytes())


@cache
def waiting(row: bytes) -> float:
    """The same of a row that waits for a throw, to its player."""
    law = NumpyLaw()
    found, offsets, _ = law.candidates(law.lay_all_throws(np.frombuffer(row, np.int8)[np.newaxis].copy()))
    values = np.array([played(one) for one in found])
    best = [values[start:end].max() for start, end in pairwise(offsets)]
    return float(np.dot(best, law.throw_weights.astype(np.float64)))


@pytest.mark.parametrize(("mine", "theirs"), [((21, 23), (19,)), ((20, 22), (22, 24)), ((22, 22, 24), (21, 23))])
def test_what_is_solved_is_what_playing_every_game_to_its_end_gives(mine, theirs):
    exits = SolvedExits(3)
    first, second = (exits.exits.number([cases.count(case) for case in range(19, 25)]) for cases in (mine, theirs))
    row = exits.row(first, second)
    for throw in ALL_THROWS:
        thrown = row[np.newaxis].copy()
        thrown[0, DIE_A], thrown[0, DIE_B] = throw.high, throw.low
        found, _, _ = NumpyLaw().candidates(thrown)
        assert exits.values(row, throw) == pytest.approx([played(one) for one in found], abs=1e-6)


def test_phases_go_by_the_talon_half_way_and_the_last_table():
    texts = {
        "opening": "1x8-6-7x6_1x15_w_0.0.9_0.0.9",
        "middle": "1x7-6-7x7_1x15_w_0.0.9_0.0.9",
        "running": "1x7-6-7x6-14_1x15_w_0.0.9_0.0.9",
        "exit": "19x15_1x15_w_0.0.9_0.0.9",
    }
    for phase, text in texts.items():
        row = Position.parse(text).to_row()
        row[PHASE] = PLAY
        assert phase_of(row) == phase


def test_a_yardstick_made_on_one_core_ranks_a_blunder_last(monkeypatch):
    """Few trials, but with equal dice for all choices: the play that breaks everything is not taken for the best."""
    monkeypatch.setattr(reference, "PASSES", (72, 36))
    monkeypatch.setattr(reference, "GAMES", 4)
    monkeypatch.setattr(reference, "MOST_COUPS", 60)
    engine = package_engine("ordinary")
    rows = reference.sample(engine, level("amateur"), "ordinary", 4, 3)
    again = reference.sample(engine, level("amateur"), "ordinary", 4, 3)
    assert np.array_equal(rows, again)
    decisions = reference.judge(engine, rows, "ordinary", "amateur", 2, 5)
    assert decisions == reference.judge(engine, rows, "ordinary", "amateur", 2, 5)
    answers = [each for _, part in ask("net", Benchmark({"form": "ordinary"}, tuple(decisions))) for each in part]
    assert sum(each.loss for each in answers) < sum(max(each.losses) for each in decisions) / 4
    assert {each.phase for each in decisions} >= {"stay"}


def test_a_file_is_read_as_it_was_written(tmp_path):
    part = Benchmark(shipped("ordinary").about, shipped("ordinary").decisions[:5])
    part.write(tmp_path / "part.gz")
    assert Benchmark.read(tmp_path / "part.gz") == part


@pytest.mark.parametrize("lines", [None, b"", b'{"form": 1}\n{"position": 2}\n'], ids=["no gzip", "empty", "not ours"])
def test_what_is_no_benchmark_gets_one_sentence(lines, tmp_path):
    file = tmp_path / "wrong.gz"
    file.write_bytes(b"no gzip" if lines is None else gzip.compress(lines))
    with pytest.raises(BenchmarkDataError, match=r"wrong\.gz is no benchmark"):
        Benchmark.read(file)


def test_the_command_tells_losses_by_phase_and_the_costliest_decisions(tmp_path, capsys):
    file = tmp_path / "part.gz"
    rolled = [each for each in shipped("ordinary").decisions if each.phase != SOLVED]
    Benchmark(shipped("ordinary").about, tuple(rolled[::256])).write(file)
    asked = ["benchmark-player", "greedy", "--data", str(file), "--workers", "1", "--worst", "3"]
    assert main([*asked, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("greedy: loss per decision over 32 decisions, in thousandths of a stake")
    assert "stay or leave" in told
    assert "The 3 costliest:" in told
    assert main([*asked, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["phases"]["all"]["decisions"] == 32
    losses = [each["loss"] for each in data["worst"]]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) == 3
    assert main(["benchmark-player", "nobody"]) == 2
    assert main(["benchmark-player", "net", "--data", str(tmp_path / "none.gz")]) == 2
    assert "is no benchmark" in capsys.readouterr().err

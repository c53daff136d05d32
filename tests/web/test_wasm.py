"""The wasm module and its Node command: the same bytes, the same lines, and no trap, whatever comes."""

import dataclasses
import gzip
import hashlib
import json
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from scripts import wasm, web
from scripts.compare_targets import InHalves, decisions, seeds_of
from tests.naive import positions
from trictrac.judge import judge_lines
from trictrac.kernel import batch, border, border_player, candidates, deciding, state, weighing  # noqa: F401
from trictrac.kernel.state import PHASE, THROW
from trictrac.players.levels import LEVELS
from trictrac.players.net_engine import package_engine
from trictrac.players.packed_net import player_numbers
from trictrac.players.player import EnginePlayer
from trictrac.players.rollouts import roll_out
from trictrac.players.search import weigh

HERE = Path(__file__).parent
MODULES = sorted(wasm.MODULES)
START = {"mover": {"1": 15}, "other": {"1": 15}, "dice": [6, 5]}
BAD_LINES = [
    "nonsense",
    "[1, 2]",
    "[" * 200,
    '{"id": 1, "mover": {"1": ' + "[" * 50_000,
    '{"id": NaN}',
    '{"a": -Infinity}',
    '{"id": 1e999}',
    '{"id": ' + "9" * 4301 + "}",
    '{"id": "\\ud800", "x": "\\u12',
    '{"id": "\\q"}',
    '{"id": "\\ud83d\\ude00é\u2028", "dice": "\\u00e9é\x7f"}',
    '{"id": "tab\there"}',
    '{"id" 1}',
    '{"id": 1 "x": 2}',
    "{1: 2}",
    '{"id": 01}',
    '{"id": -}',
    '{"id": [1, 2',
    '{"é😀": }',
    '{"id": 1} x',
    '{"id": 1 , }',
    '{"id": [1, 2,\t] }',
    '{"id": 1}\r{"id": 2}',
    '{"id": "\r"}',
    "\r",
    "\ufeff  7  ",
    "",
    "   ",
    '"a string longer than forty characters, which is cut in the error"',
]


def spoilt(rng):
    """Questions with something wrong, and ids of every kind."""
    values = [None, True, False, 0, -1, 7, 10**20, 1.5, 1e16, 1e-7, -0.0, 1e22, "", "x", "l'école", '"', [], [1], {}]
    values += [{"a": 1}, {"preset": 3}, {"preset": "usage-19e"}, {"stakes": "double"}, {"stakes": 2}, {"trous": 0}]
    values += [
        {"trous": 8, "lots": True},
        {"lots": 1},
        {"fiche": 10.0},
        {"pile": True},
        "usage-19e",
        "x" * 60,
        [1, [2]],
    ]
    values += [{"0": 15}, {"25": 1}, {"a'\"é\u200b": 1}, {"1": 16}, {"1": 10, "2": 6}, {"12": 1}, {"13": 2}, {"24": 1}]
    values += [
        {"1": 3, "01": 2},
        {"1": -1},
        {"1": 1.0},
        {"1": None},
        {"١": 1},
        [6, 5],
        [6, 7],
        [6, 0],
        [1.0, 2],
        [True, 1],
    ]
    for value in values:
        for field in ("id", "mover", "other", "dice", "coup", "rules"):
            yield json.dumps({**START, field: value}, ensure_ascii=rng.random() < 0.5)
        yield json.dumps({key: each for key, each in START.items() if rng.random() < 0.7} | {"id": value})


def cases():
    """Every worked case of the treatises that has a board and dice, as it is."""
    for file in sorted((HERE.parent / "cases").glob("*.jsonl")):
        for line in file.read_text("utf-8").splitlines():
            case = json.loads(line)
            if "mover" in case and "other" in case and "dice" not in case:
                for high in range(1, 7):
                    yield json.dumps({**case, "dice": [high, 1 + high % 6]})
            yield line


def random_positions(rng, count):
    """Boards of all kinds, reached and set up."""
    for number in range(count):
        mover, other, dice, coup = positions.synthetic(rng)
        board = [{str(case + 1): n for case, n in enumerate(side) if n} for side in (mover, other)]
        question = {"id": number, "mover": board[0], "other": board[1], "dice": list(dice)}
        yield json.dumps(question | ({} if coup is None else {"coup": coup}))


@pytest.fixture(scope="module")
def node():
    """Runs a Node script with the arguments given; its output."""
    environment = web.with_node()
    if not web.is_installed():
        pytest.skip("the packages of the web pages are not installed: make web")

    def run(script, *arguments, lines="", code=0):
        command = ["node", str(script), *map(str, arguments)]
        given = lines if isinstance(lines, bytes) else lines.encode()
        done = subprocess.run(command, input=given, capture_output=True, env=environment, check=False)
        assert done.returncode == code, done.stderr.decode()
        return done.stdout.decode()

    return run


def test_the_modules_are_those_of_these_sources():
    """The hash of the kernel's sources is in each, and they are small enough."""
    wasm.check()


@pytest.mark.parametrize(("lang", "options"), [("en", []), ("fr", ["--plain"])])
def test_node_judges_as_python_does(node, lang, options):
    rng = random.Random(5)
    lines = [*BAD_LINES, *spoilt(rng), *cases(), *random_positions(rng, 600)]
    expected = [text for text, _ in judge_lines(lines, lang)]
    script = web.WEB / "scripts/judge.mjs"
    answers = node(script, "--lang", lang, *options, lines="\n".join(lines) + "\n", code=1).split("\n")[:-1]
    asked = [line for line in lines if line.strip("\ufeff \t\r\n")]
    for line, answer, right in zip(asked, answers, expected, strict=True):
        assert answer == right.encode("utf-8", "backslashreplace").decode(), line


@pytest.mark.parametrize(
    "lines",
    [f"{json.dumps(START)}\r{json.dumps(START)}".encode(), b"nonsense\n\r\n\xff\r"],
    ids=["returns", "bytes"],
)
def test_both_commands_take_the_same_lines(node, tmp_path, lines):
    """A line ends at a newline and nowhere else, in a file and through a pipe alike; so says the language of a tag."""
    (tmp_path / "lines").write_bytes(lines)
    asked = ["--lang", "fr_CA"]
    python = [sys.executable, "-m", "trictrac", "judge", *asked]
    from_file = subprocess.run([*python, tmp_path / "lines"], capture_output=True, check=False).stdout
    assert subprocess.run(python, input=lines, capture_output=True, check=False).stdout == from_file
    script = web.WEB / "scripts/judge.mjs"
    assert node(script, *asked, tmp_path / "lines", code=1) == from_file.decode()
    assert node(script, *asked, lines=lines, code=1) == from_file.decode()


@pytest.mark.parametrize("wrong", ["--lang=de", "no such file", "--nonsense"])
def test_a_wrong_command_is_told_in_one_sentence(wrong):
    command = ["node", web.WEB / "scripts/judge.mjs", wrong]
    done = subprocess.run(command, capture_output=True, env=web.with_node(), check=False)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(b"judge.mjs: ")
    assert done.stderr.count(b"\n") == 1


def test_whoever_has_read_enough_hears_no_complaint(tmp_path):
    (tmp_path / "lines").write_text(f"{json.dumps(START)}\n" * 2000)
    command = ["node", web.WEB / "scripts/judge.mjs", tmp_path / "lines"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=web.with_node()) as asked:
        assert asked.stdout.read(1) == b"{"
        asked.stdout.close()
        assert asked.stderr.read() == b""
    assert asked.returncode == 0


@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize(("target", "rules", "games", "coups"), [(12, 1, 800, 1000), (0, 0b10010, 200, 1000)])
def test_a_million_random_coups_give_the_same_bytes(node, tmp_path, module, target, rules, games, coups):
    """On each module: ordinary games, and written ones with the other options."""
    rows = state.new_rows(games, target, rules)
    (tmp_path / "rows").write_bytes(rows.tobytes())
    there = json.loads(node(HERE / "coups.mjs", wasm.PLACE / module, tmp_path / "rows", games, 9, coups))
    ended = batch.random_coups(rows, 9, 0, coups, *batch.scratch())
    assert there == {"ended": ended, "hash": hashlib.sha256(rows.tobytes()).hexdigest()}
    assert np.unique(rows, axis=0).shape[0] > 0.9 * games


@pytest.mark.parametrize("module", MODULES)
def test_no_input_traps(node, module):
    """Random and broken rows, numbers and pointers: every function refuses some, and answers some."""
    exports = {export.function.__name__: export.arguments.split() for export in border.EXPORTS}
    answers = json.loads(node(HERE / "fuzz.mjs", wasm.PLACE / module, 30_000, json.dumps(exports)))
    assert set(answers) == set(exports)
    for name, (answered, refused) in answers.items():
        assert answered > 10, name
        assert refused > 10, name


def decided(engine, rows, levels):
    """What levels that look equally far ahead choose natively, by the seeds of the Node script."""
    _, offsets, values = EnginePlayer("net", engine, levels[0].depths).weigh(rows)
    for key, level in enumerate(levels):
        player = EnginePlayer(level.key, engine, level.depths, level.misjudgement, level.oversight)
        seen = player.as_seen(values, offsets, seeds_of(len(rows), key))
        yield from (engine.law.best(seen, offsets) - offsets[:-1]).tolist()


def compare_choices(node, tmp_path, module, form, levels, count, trials, coups):
    """The same choices and the same values, to the bit, natively and in Node."""
    rows, engine = decisions(form, count, 11), InHalves(form)
    waiting = state.new_rows(1, 0 if form == "written" else 12)
    waiting[0, PHASE] = THROW
    waiting[0, state.ME + 1], waiting[0, state.ME + 6] = 13, 2  # no start, which a table would know
    (tmp_path / "rows").write_bytes(rows.tobytes() + waiting.tobytes())
    numbers = [player_numbers(level).tolist() for level in levels]
    room = [array.nbytes for array in weighing.new_scratch()]
    paths = [wasm.PLACE / module, wasm.PLACE / wasm.NETS[form], tmp_path / "rows", tmp_path / "out"]
    node(HERE / "choices.mjs", *paths, json.dumps(room), json.dumps(numbers), trials, coups)
    there = (tmp_path / "out").read_bytes()
    chosen = np.frombuffer(there[: -4 * trials], np.int32).tolist()
    assert chosen == list(decided(engine, rows, levels))
    assert len(set(chosen)) > 1
    assert roll_out(engine, waiting, trials, coups, 7, first=3).tobytes() == there[-4 * trials :]


WEAKER, MASTER = LEVELS[:-1], LEVELS[-1:]


@pytest.mark.parametrize("form", wasm.NETS)
def test_levels_choose_alike_natively_and_in_node(node, tmp_path, form):
    """In sum more than 100 000 decisions; the master's, who looks ahead, are few."""
    compare_choices(node, tmp_path, "kernel.wasm", form, WEAKER, 7200, 4, 24)
    compare_choices(node, tmp_path, "kernel.wasm", form, MASTER, 8, 1, 1)


@pytest.mark.parametrize("form", wasm.NETS)
def test_browsers_without_vectors_choose_alike(node, tmp_path, form):
    compare_choices(node, tmp_path, "kernel-plain.wasm", form, WEAKER, 40, 4, 12)
    compare_choices(node, tmp_path, "kernel-plain.wasm", form, MASTER, 2, 1, 1)


@pytest.mark.proof
@pytest.mark.parametrize("module", MODULES)
@pytest.mark.parametrize("form", wasm.NETS)
def test_many_choices_of_all_levels_are_alike(node, tmp_path, module, form):
    compare_choices(node, tmp_path, module, form, WEAKER, 8000, 36, 1000)
    compare_choices(node, tmp_path, module, form, MASTER, 500, 1, 1)


@pytest.mark.parametrize("form", wasm.NETS)
def test_the_nets_of_the_modules_are_those_of_the_package(form):
    kept = wasm.PLACE / wasm.NETS[form]
    assert kept.read_bytes() == wasm.net_in_halves(form), "run `make wasm`"
    assert len(gzip.compress(kept.read_bytes())) <= 1_000_000


@pytest.mark.proof
@pytest.mark.parametrize("form", wasm.NETS)
def test_sixteen_bits_choose_as_thirty_two_do(form):
    """How many choices of the net are others, and what these lose by the full net's own judgement."""
    rows, engine = decisions(form, 10_000, 12), package_engine(form)
    plain = dataclasses.replace(LEVELS[-1], depths=())
    full, rounded = (np.array(list(decided(each, rows, [plain]))) for each in (engine, InHalves(form)))
    _, offsets, values = weigh(engine, rows.copy())
    losses = (values[offsets[:-1] + full] - values[offsets[:-1] + rounded]) / engine.unit
    different = np.mean(full != rounded)
    print(f"{form}: {100 * different:.2f} % of {len(rows)} choices differ, {losses.mean():.2e} games lost per choice")
    assert different < 0.02
    assert losses.mean() < 1e-5

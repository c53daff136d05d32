"""``trictrac engine`` and ``arena --program``: players that speak in JSON lines."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import trictrac
from trictrac.cli import main
from trictrac.json_lines import answered
from trictrac.players.protocol import Answers

ROOT = Path(__file__).resolve().parents[2]
RANDOM = shlex.join([sys.executable, str(ROOT / "examples/random_program.py")])
START = "1x15_1x15_w"
TROU = "1x13-8-10_1x15_w_0.1s.3_0.0.2_6-5_decide"


@pytest.fixture(scope="module")
def ask():
    answers = Answers(trictrac.engine("net"))
    return lambda **question: json.loads(next(answered(answers, [json.dumps(question)]))[0])


def test_it_says_who_it_is(ask):
    assert ask(id="a", do="hello") == {"id": "a", "protocol": 1, "name": "net"}


def test_it_chooses_what_it_ranks_first(ask):
    for form in ("ordinary", "a-ecrire"):
        asked = {"position": START, "throw": [6, 4], "form": form}
        chosen, ranked = ask(do="choose", **asked)["choice"], ask(do="analyse", **asked)["choices"]
        assert chosen == ranked[0]["play"]
        assert len(ranked) == len(trictrac.Position().legal_plays("6-4"))


def test_after_a_trou_one_answer_says_both_whether_and_how(ask):
    choice = ask(do="choose", position=TROU)["choice"]
    assert choice == "leave" or choice in trictrac.Position.parse(TROU).legal_plays()


def test_nothing_is_chosen_once_the_throw_ends_the_game(ask):
    ends = "1x13-8-10_1x11-2-3x2-4_w_10b.11s.2_0.0.2"
    assert ask(id=3, do="choose", position=ends, throw="4-3") == {"id": 3, "choice": None}


def test_a_rollout_has_an_interval(ask):
    found = ask(do="rollout", position=START, trials=36, coups=1)
    assert found["low"] <= found["mean"] <= found["high"]


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({}, '"do" is one of hello, choose'),
        ({"do": ["choose"]}, '"do" is one of hello, choose'),
        ({"do": "choose"}, '"position" is a text'),
        ({"do": "choose", "position": "here"}, "position"),
        ({"do": "choose", "position": START}, "needs a throw"),
        ({"do": "choose", "position": START, "throw": 64}, "two dice"),
        ({"do": "choose", "position": START, "throw": "6-4", "rules": 3}, "a rule set is read from text"),
        ({"do": "choose", "position": START, "throw": "6-4", "form": {}}, "there are no hints for the form {}"),
        ({"do": "choose", "position": START, "throw": "6-4", "seed": True}, '"seed" is a whole number'),
        ({"do": "rollout", "position": START, "trials": 0}, '"trials" is a whole number from 1'),
        ({"do": "choose", "position": "1x15_1x15_w_over"}, "needs a game under way"),
    ],
)
def test_what_cannot_be_answered_gets_one_sentence(ask, asked, told):
    answer = ask(id=1, **asked)
    assert list(answer) == ["id", "error"]
    assert told in answer["error"]


def test_the_command_answers_line_by_line():
    command = [sys.executable, "-m", "trictrac", "engine", "net", "--lang", "en"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as engine:
        assert engine.stdin
        assert engine.stdout
        for question in ({"id": 1, "do": "hello"}, {"id": 2, "do": "choose", "position": START, "throw": "6-4"}):
            engine.stdin.write(json.dumps(question) + "\n")
            engine.stdin.flush()
            assert json.loads(engine.stdout.readline())["id"] == question["id"]
        engine.stdin.close()
        assert engine.wait(10) == 0


def arena(capsys, *arguments):
    status = main(["arena", *arguments, "--lang", "en"])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_a_program_plays_a_match_that_its_seed_decides(capsys):
    command = ("--program", RANDOM, "random", "--games", "4", "--workers", "1", "--json")
    status, out, _ = arena(capsys, *command)
    assert status == 0
    data = json.loads(out)
    assert data["wins"] + data["losses"] == 4
    assert data["first"] == RANDOM
    assert data["programs"] == [RANDOM]
    assert arena(capsys, *command)[1] == out


SCRIPTS = {
    "cannot be started": "/nowhere/at/all",
    "ended with status 3 instead of answering": "import sys; sys.exit(3)",
    "gave no answer within 0.5 s (--patience)": "import time; time.sleep(60)",
    "answered 'hello': an answer is a line such as": "input(); print('hello'); input()",
    "answered '[]': an answer is a line": "input(); print('[]'); input()",
    "with the id of the question": 'input(); print(\'{"id": 0, "choice": "1-2"}\'); input()',
    "chose 23-24, which is none of its choices in ": 'input(); print(\'{"choice": "23-24"}\'); input()',
    "chose leave, which is none": 'input(); print(\'{"choice": "leave"}\'); input()',
    "invalid play": 'input(); print(\'{"choice": "well"}\'); input()',
    "not today": 'input(); print(\'{"error": "not today"}\'); input()',
}


@pytest.mark.parametrize(("told", "script"), SCRIPTS.items(), ids=[told[:20] for told in SCRIPTS])
def test_a_program_that_does_not_play_gets_one_sentence(capsys, told, script):
    command = script if script.startswith("/") else shlex.join([sys.executable, "-c", script])
    patience = "0.5" if "time.sleep" in script else "60"
    status, out, error = arena(
        capsys, "--program", command, "random", "--games", "2", "--workers", "1", "--patience", patience
    )
    assert (status, out) == (2, "")
    assert told in error
    assert error.startswith("trictrac: the program “")
    assert error.count("\n") == 1


def test_a_match_needs_two(capsys):
    assert arena(capsys, "random")[2] == (
        "trictrac: two players play a match: two names, or --program COMMAND in the place of a name; here are 1\n"
    )
    assert arena(capsys, "random", "random", "--patience", "0")[0] == 2

"""``trictrac arena``."""

import json

import pytest

from trictrac.cli import main
from trictrac.cli.arena import MatchProgress


def arena(capsys, *arguments):
    status = main(["arena", *arguments])
    captured = capsys.readouterr()
    return status, captured.out, captured.err


def test_the_result_is_a_page_in_both_languages(capsys):
    status, english, error = arena(capsys, "greedy", "random", "--games", "20", "--workers", "1", "--lang", "en")
    assert (status, error) == (0, "")
    assert english.startswith("greedy against random, 20 games: 20 won, 0 lost\n  win rate ")
    assert "95 %: " in english
    assert "10 pairs: same dice, seats changed; seed 1." in english
    _, french, _ = arena(capsys, "greedy", "random", "--games", "20", "--workers", "1", "--lang", "fr")
    assert french.startswith("greedy contre random, 20 parties\u00a0: 20 gagnées, 0 perdues\n")
    assert "100,00\u00a0%" in french


def test_the_result_as_json(capsys):
    status, out, _ = arena(
        capsys, "random", "random", "--games", "40", "--stakes", "quadruple", "--seed", "9", "--json"
    )
    assert status == 0
    data = json.loads(out)
    assert list(data) == [
        *("first", "second", "games", "form", "stakes", "seed", "pairs"),
        *("wins", "losses", "refaits", "unfinished", "coups"),
        *("win_rate", "trous_per_game", "stakes_per_game"),
    ]
    assert (data["first"], data["games"], data["pairs"], data["seed"]) == ("random", 40, 20, 9)
    assert data["wins"] + data["losses"] == 40
    for figure in ("win_rate", "trous_per_game", "stakes_per_game"):
        assert list(data[figure]) == ["mean", "low", "high"]
        assert data[figure]["low"] <= data[figure]["mean"] <= data[figure]["high"]


def test_the_written_game_counts_jetons(capsys):
    status, out, _ = arena(capsys, "random", "random", "--games", "10", "--form", "a-ecrire", "--json")
    assert status == 0
    data = json.loads(out)
    assert data["wins"] + data["losses"] + data["refaits"] == 10
    assert "jetons_per_game" in data
    _, page, _ = arena(capsys, "random", "random", "--games", "10", "--form", "a-ecrire", "--lang", "fr")
    assert "jetons par marqué" in page


def test_one_pair_has_no_interval(capsys):
    status, out, _ = arena(capsys, "random", "random", "--games", "2", "--json")
    assert status == 0
    assert json.loads(out)["trous_per_game"]["low"] is None


@pytest.mark.parametrize(
    ("arguments", "english", "french"),
    [
        (
            ("nobody", "random"),
            "there is no player 'nobody'; the players are random, greedy, careful",
            "il n’y a pas de joueur 'nobody'\u202f; les joueurs sont random, greedy, careful",
        ),
        (("random", "random", "--games", "5"), "games are played in pairs", "on joue par paires"),
        (("random", "random", "--workers", "0"), "at least one worker must play", "il faut au moins un processus"),
    ],
)
def test_what_cannot_be_played_gets_one_sentence(capsys, arguments, english, french):
    for lang, sentence in (("en", english), ("fr", french)):
        status, out, error = arena(capsys, *arguments, "--lang", lang)
        assert (status, out) == (2, "")
        assert error.startswith(f"trictrac: {sentence}")
        assert error.count("\n") == 1


def test_another_match_in_the_file_gets_one_sentence(capsys, tmp_path):
    file = str(tmp_path / "match.jsonl")
    assert arena(capsys, "random", "random", "--games", "4", "--resume", file)[0] == 0
    status, _, error = arena(capsys, "random", "random", "--games", "6", "--resume", file, "--lang", "fr")
    assert status == 2
    assert "contient un autre match (games 4)" in error


def test_progress_is_told_where_asked(capsys):
    _, _, error = arena(
        capsys, "random", "random", "--games", "80", "--workers", "1", "--progress", "--lang", "en", "--seed", "2"
    )
    lines = error.splitlines()
    assert [line.split()[1] for line in lines] == ["64/80", "80/80"]
    assert lines[0].startswith("[################....]")


def test_an_interruption_says_how_to_go_on(capsys, tmp_path, monkeypatch):
    file = str(tmp_path / "match.jsonl")
    told = MatchProgress.__call__

    def interrupted(self, tally):
        told(self, tally)
        if tally.games:
            raise KeyboardInterrupt

    command = ("random", "random", "--games", "100", "--workers", "1", "--lang", "en")
    with monkeypatch.context() as patch:
        patch.setattr(MatchProgress, "__call__", interrupted)
        status, _, error = arena(capsys, *command, "--resume", file)
        assert status == 130
        assert error == f"trictrac: stopped after 64 games; the same command goes on with {file}\n"
        status, _, error = arena(capsys, *command)
        assert (status, error) == (130, "trictrac: stopped; with --resume FILE nothing would be lost another time\n")
    status, out, _ = arena(capsys, *command, "--resume", file)
    assert status == 0
    assert "100 games" in out


def test_help_teaches(capsys):
    with pytest.raises(SystemExit):
        main(["arena", "--help"])
    text = capsys.readouterr().out
    for word in ("same dice and the seats changed", "trictrac arena careful greedy", "players: random, greedy"):
        assert word in text.replace("\n", " ").replace("  ", " ")

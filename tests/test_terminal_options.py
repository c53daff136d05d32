"""``trictrac play`` from the command line: what can be asked for, and what cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal_helpers import (
    own_folder,  # noqa: F401
    run_play,
)
from trictrac.cli import play_web
from trictrac.words import say


def test_play_from_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    position = "1x13-5-7_1x15_b_0.0.1_0.0.0_2-1"
    assert run_play(monkeypatch, "\n?\n", "--terminal", "--from", position, "--lang", "fr") == 0
    out = capsys.readouterr().out
    assert out.startswith("À deux sur ce clavier")
    assert position in out
    assert "Noir peut maintenant écrire :" in out


def test_an_option_of_a_game_means_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_play(monkeypatch, "", "--lang", "en", "--seed", "1", "--computer", "--side", "black") == 0
    out = capsys.readouterr().out
    assert "browser" not in out
    assert "You are Black" in out
    assert "Black (you)" in out


@pytest.mark.parametrize("obstacle", ["cli-web-no-server", "cli-web-no-pages"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_with_nothing_to_serve_one_sentence_and_the_game_in_the_terminal(
    obstacle: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(play_web, "obstacle", lambda: obstacle)
    assert run_play(monkeypatch, "", "--lang", lang) == 0
    first, _, rest = capsys.readouterr().out.partition("\n")
    assert first == say(obstacle, lang)
    assert rest


def test_what_keeps_the_table_from_being_served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    (tmp_path / "web" / "index.html").write_text("")
    monkeypatch.setattr(play_web, "NEEDED", ("json",))
    monkeypatch.setattr(play_web, "files", lambda package: tmp_path)
    assert play_web.obstacle() is None
    (tmp_path / "web" / "index.html").unlink()
    assert play_web.obstacle() == "cli-web-no-pages"
    monkeypatch.setattr(play_web, "NEEDED", ("json", "a_module_that_is_not_there"))
    assert play_web.obstacle() == "cli-web-no-server"


@pytest.mark.parametrize(
    ("browser", "display", "opens", "first", "lines"),
    [
        (True, True, True, "Trictrac is open in your browser: http://127.0.0.1:8123/", 2),
        (True, True, False, "Open this address in a browser: http://127.0.0.1:8123/", 2),
        (False, True, True, "Open this address in a browser: http://127.0.0.1:8123/", 2),
        (True, False, True, "Open this address in a browser: http://127.0.0.1:8123/", 3),
    ],
)
def test_a_window_where_there_is_a_screen_and_the_address_elsewhere(
    browser: bool,
    display: bool,
    opens: bool,
    first: str,
    lines: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(play_web.webbrowser, "open", lambda url: opened.append(url) or opens)
    play_web.announce("http://127.0.0.1:8123/", "en", browser, display)
    said = capsys.readouterr().out.splitlines()
    assert said[0] == first
    assert len(said) == lines
    assert ("ssh -L 8123:127.0.0.1:8123 " in said[1]) is not display
    assert bool(opened) is (browser and display)


def test_a_busy_port_gives_a_free_one_unless_it_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    with play_web.listen(0) as busy:
        busy.listen()
        port = busy.getsockname()[1]
        monkeypatch.setattr(play_web, "USUAL_PORT", port)
        with play_web.listen(None) as other:
            assert other.getsockname()[1] not in (0, port)
        with pytest.raises(play_web.PortTakenError) as taken:
            play_web.listen(port)
        assert taken.value.sentence("fr") == f"le port {port} est déjà pris"


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--from", "nonsense"], "invalid diagram: 'nonsense'"),
        (["--from", "1x16_1x15_w"], "fifteen dames"),
        (["--from", "1x14-12_1x15_w"], "a lone dame on its corner"),
        (["--from", "1x15_1x15_w_0.12.0_0.0.0"], "the game to 12 trous is over"),
        (["--trous", "0"], "1 to 100 trous"),
    ],
)
def test_play_refuses_what_cannot_be_played(
    options: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run_play(monkeypatch, "", "--terminal", "--lang", "en", *options) == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--form", "poule", "--marques", "4"], "--marques belongs to --form a-ecrire"),
        (["--form", "poule", "--from", "1x15_1x15_w"], "--from belongs to --form ordinary"),
        (["--form", "a-ecrire", "--stake", "4"], "--stake belongs to --form ordinary, poule"),
        (["--form", "a-ecrire", "--games", "4"], "--games belongs to --form ordinary"),
        (["--form", "a-ecrire", "--marques", "3"], "multiple of 2"),
        (["--form", "poule", "--players", "A", "B"], "3 to 6 players"),
        (["--players", "A", "A"], "two players are called A"),
        (["--computer", "Zoé"], "there is no player 'Zoé'"),
        (["--modes", "strict"], ""),
        (["--modes", "strict,strict,strict"], "one marking mode for each of the 2 players"),
        (["--modes", "strict,lax"], "there is no marking mode 'lax'"),
        (["--free-hands"], "free hands are for strict players"),
        (["--attention", "2", "--computer"], "attention is a number from 0 to 1"),
        (["--rules", "loi-2014"], "no rule set"),
        (["--rules", "loi-2013 stakes=high"], "stakes"),
        (["--stake", "0"], "stake"),
    ],
)
def test_wishes_that_cannot_be_fulfilled_get_one_sentence(
    options: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status = run_play(monkeypatch, "", *options)
    err = capsys.readouterr().err
    assert status == (2 if said else 0)
    assert said in err
    assert err.count("\n") == (1 if said else 0)


def test_the_options_seat_everybody(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_play(monkeypatch, "", "--kind", "equipes", "--computer", "Bruno", "4", "--mode", "assisted") == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "The written game in teams, 8 marqués" in out
    assert "B Bruno (assisted, computer: amateur), C Claire (assisted), D Denis (assisted, computer: amateur)." in out
    assert run_play(monkeypatch, "", "--form", "poule", "--players", "Xi", "Yo", "Zu", "--rules", "usage-19e") == 0
    out = capsys.readouterr().out
    assert "Rules: usage-19e." in out
    assert "The pot holds 2; waiting: Zu." in out


HELP = [("fr_FR.UTF-8", "jouer une partie"), ("C", "play a game"), ("de_DE", "play a game")]


@pytest.mark.parametrize(("locale", "word"), HELP)
def test_help_speaks_the_language_of_the_environment(locale, word, monkeypatch, capsys):
    from trictrac.cli import main

    for name in ("LC_ALL", "LC_MESSAGES", "TRICTRAC_LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", locale)
    with pytest.raises(SystemExit):
        main(["--help"])
    assert word in capsys.readouterr().out

"""``show``, ``hint`` and ``throws`` on a page of forty columns."""

from __future__ import annotations

import pytest

from trictrac.cli import main

TROU = "1x4-2x2-3x2-4x2-5x2-6-7x2_1x11-2-3x2-4_w_10b.2s.4_8.1.4"
COMMANDS = [
    ["show", "start"],
    ["show", "1x13-8-10_1x11-2-3x2-4_w_0.0.2_0.0.2", "--throw", "4-3"],
    ["show", "12x2-18x2-20x3-22x3-24x3_1x9-2x2-3x2-4_b_6b.3.9_2.11s.8", "--throw", "sonnez"],
    ["show", "1x14-13_1x15_w", "--throw", "6-4"],
    ["hint", "start", "--throw", "6-4"],
    ["hint", TROU, "--throw", "6-4"],
    ["throws", "1x3-2x3-3x3-4x3-5x3_1x15_w"],
]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: " ".join(command)[:24])
def test_no_line_is_wider(command, lang, monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "40")
    main([*command, "--lang", lang])
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 10
    # A position is a word to copy and is never broken.
    assert [line for line in lines if len(line) > 40 and "_w" not in line and "_b" not in line] == []


def test_the_narrow_board_has_every_dame(monkeypatch, capsys):
    monkeypatch.setenv("COLUMNS", "40")
    main(["show", "1x8-3x2-8x2-12x3_1x15_w", "--lang", "en"])
    board = capsys.readouterr().out.split("Position")[0]
    assert board.count("○") == 4 + 2 + 2 + 3 + 1  # a stack of eight shows four and its number; one stands by the marks
    assert "║ 8" in board
    assert "║15" in board


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_word_of_a_hint_is_broken(lang, monkeypatch, capsys):
    words = {}
    for columns in ("40", "80"):
        monkeypatch.setenv("COLUMNS", columns)
        main(["hint", "start", "--throw", "6-4", "--lang", lang])
        words[columns] = set(capsys.readouterr().out.split())
    assert words["40"] <= words["80"]

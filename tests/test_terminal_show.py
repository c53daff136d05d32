"""``trictrac show`` and the board as text, in every style."""

from __future__ import annotations

import random

import pytest

from tests.terminal_helpers import (
    ESCAPES,
    LANGUAGES,
    MIDDLE,
    Keyboard,
    autoplay,
    lines_too_long,
    own_folder,  # noqa: F401
)
from trictrac import Position, Rules, Side, Throw
from trictrac.cli import main
from trictrac.terminal import Style, board, show
from trictrac.terminal.page import read_position
from trictrac.terminal.style import ASCII, UNICODE
from trictrac.terminal.texts import Words

# The command line


def test_show_prints_totals_marks_and_plays(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", MIDDLE, "--throw", "4-6", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "White throws six and four" in out
    assert "Total: White 28, Black 0." in out
    assert "White marks 28: 10 + 28 = 38, so 5 trous, 2 left over" in out
    assert "Legal plays (3)" in out
    assert "5-11 4-8" in out
    assert out.endswith(f"{MIDDLE}_6-4\n")
    assert lines_too_long(out) == []
    assert "\x1b" not in out


def test_show_reads_diagrams_and_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "aW3-hW1-jW1-yB3", "--throw", "4-3", "--lang", "fr"]) == 0
    assert "Total\xa0: Blanc 4, Noir 0." in capsys.readouterr().out
    assert main(["show", "start", "--lang", "en"]) == 0
    assert "Total" not in capsys.readouterr().out
    assert str(read_position("7W2-8W3-13B4")) == str(read_position("1x10-7x2-8x3_1x11-12x4_w"))


def test_show_lists_faults(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "1x14-12_1x15_w", "--lang", "fr"]) == 0
    assert "Position fautive. Blanc : une dame seule sur son coin" in capsys.readouterr().out
    assert main(["show", "1x14-12_1x15_w", "--throw", "6-4", "--lang", "fr"]) == 2
    captured = capsys.readouterr()
    assert "Position fautive." in captured.out
    assert captured.err.count("\n") == 1
    assert "le jet ne peut se juger" in captured.err
    assert main(["show", "1x14-20_1x15_w", "--throw", "6-4", "--lang", "en"]) == 0
    assert "No play leads to this position." in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["7Z2"], ["1x15_1x15"], ["start", "--throw", "6-9"]])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_show_refuses_in_one_sentence(arguments: list[str], lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", *arguments, "--lang", lang]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert ("illisible" in captured.err) == (lang == "fr")


def test_show_writes_a_drawing(tmp_path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "board.svg"
    assert main(["show", MIDDLE, "--throw", "6-4", "--svg", str(file), "--lang", "en"]) == 0
    assert file.read_text(encoding="utf-8").startswith("<svg")
    assert str(file) in capsys.readouterr().out
    assert main(["show", "start", "--svg", str(tmp_path / "no" / "where.svg")]) == 2


def test_the_rules_change_what_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    pile = "12x15_1x2-2x2-3x2-4x2-5x2-6x2-7x3_w"
    for rules, points in (("loi-2013", 6), ("usage-19e", 0)):
        assert main(["show", pile, "--throw", "6-6", "--lang", "en", "--rules", rules]) == 0
        assert f"Total: White {points}," in capsys.readouterr().out


@pytest.mark.parametrize("name", ["show", "throws", "play"])
def test_help_teaches_with_two_examples(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main([name, "--help"])
    assert leaving.value.code == 0
    out = capsys.readouterr().out
    examples = [line.strip() for line in out.splitlines() if line.startswith(f"  trictrac {name} ")]
    assert len(examples) == 2
    assert max(len(line) for line in out.splitlines()) <= 80


# The board


def test_the_board_numbers_the_movers_march() -> None:
    for turn, last in ((Side.WHITE, True), (Side.BLACK, False)):
        lines = board(Position(turn=turn))
        own, other = (lines[-1], lines[0]) if last else (lines[0], lines[-1])
        assert [int(word) for word in own.split()] == list(range(1, 13))
        assert [int(word) for word in other.split()] == list(range(24, 12, -1))


def test_the_board_shows_dames_marks_and_dice() -> None:
    position = Position.parse("1x7-7x3-12x2_1x10-4x5_w_8.3.9_4b.5s.9_6-1")
    page = "\n".join(board(position))
    assert page.count("○") == 4 + 3 + 2 + 1  # the talon's first four, and the name of the side
    assert "3 trous" in page
    assert "5 trous ⚑" in page
    assert "4 points ◉◉" in page
    assert "8 points ◉" in page
    assert "3 dames out" in page
    assert page.count("╭─────╮") == 2
    below = board(position)[-2]
    assert below.index("◇") == board(position)[-1].index("3")


def test_fichets_start_beside_the_talons_and_the_pavillon_waits() -> None:
    lines = board(Position())
    assert [line[0] for line in lines[7:10]] == ["◆", "⚑", "◇"]


@pytest.mark.parametrize("style", [Style(), Style(ASCII, 0, "ascii"), Style(UNICODE, 256), Style(UNICODE, 1 << 24)])
def test_no_line_of_the_board_is_too_long(style: Style) -> None:
    widest = Position.parse("1-2-3-4-5-6-7x2-8x2-9x2-10x2_1x4-2-3-4-5-6-7x4-8_w_10b.12s.9_10b.11s.9_2-2")
    names = {side: Words("fr")("computer", side="Blanc") for side in Side}
    for lang in LANGUAGES:
        page = "\n".join(board(widest, lang=lang, style=style, names=names))
        assert lines_too_long(page) == []
        for each in (names[Side.WHITE], Words(lang).points(10), Words(lang)["in_bredouille"], Words(lang).out(1)):
            assert page.count(each) == 2
        assert ("\x1b" in page) == bool(style.colours)


def test_colour_and_plain_boards_have_the_same_marks() -> None:
    position = Position.parse(MIDDLE)
    plain, coloured = (board(position, style=style) for style in (Style(), Style(UNICODE, 256)))
    assert len(plain) == len(coloured)
    assert "10 points ◉" in ESCAPES.sub("", "\n".join(coloured))


class Stream:
    def __init__(self, terminal: bool, encoding: str | None = "utf-8") -> None:
        self.terminal, self.encoding = terminal, encoding

    def isatty(self) -> bool:
        return self.terminal


def test_colour_only_for_a_terminal_that_wants_it() -> None:
    xterm = {"TERM": "xterm-256color"}
    assert Style.of(Stream(True), xterm).colours == 256
    assert Style.of(Stream(True), xterm | {"COLORTERM": "truecolor"}).colours == 1 << 24
    assert Style.of(Stream(False), xterm).colours == 0
    assert Style.of(Stream(True), xterm | {"NO_COLOR": "1"}).colours == 0
    assert Style.of(Stream(True), {"TERM": "dumb"}).colours == 0
    assert Style.of(Stream(True), {}).colours == 0


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", None, "no-such-encoding"])
def test_ascii_where_the_encoding_lacks_the_characters(encoding: str | None) -> None:
    style = Style.of(Stream(False, encoding), {})
    assert style.glyphs is ASCII
    page = style.fit(show(Position.parse(MIDDLE), Throw(6, 4), lang="fr", style=style))
    assert page.encode(encoding if encoding in ("latin-1", "cp1252") else "ascii")
    assert "Dame battue en" in page
    keyboard = Keyboard(autoplay(random.Random(2)), rules=Rules(trous=2), lang="fr", style=style)
    text = keyboard.play()
    assert text.encode(encoding if encoding in ("latin-1", "cp1252") else "ascii")
    assert "?" not in text.replace("[? aide]", "").replace("? a toute", "").replace("? à toute", "")
    assert lines_too_long(text) == []


def test_a_jan_filled_only_in_passing_is_told() -> None:
    """Art. XIII: a reader who expects points is told why there are none."""
    page = show(Position.parse("7x2-8x4-9x4-10x2-11-12x2_1-3-4-7x2-8x2-9x2-10x2-11x2-12x2_w"), Throw(5, 3))
    assert "0  The grand jan is filled only in passing: the 3 from 8 fills it" in page

"""``trictrac replay``: stepping, checking, pictures, text."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from trictrac.cli import build_parser, replay
from trictrac.position import Position
from trictrac.records import EventBuilder, Stepper, read
from trictrac.table import Mode, Setting, TableLog
from trictrac.table import actions as do
from trictrac.terminal.deal import Deal
from trictrac.terminal.saving import TableBook
from trictrac.terminal.style import PLAIN

from . import driver
from .make_examples import FOLDER, ecole, tourner

ECOLE = FOLDER / "ecole.txt"
TOURNER = FOLDER / "tourner.txt"


def run(*arguments: str) -> int:
    args = build_parser().parse_args(["replay", *arguments])
    return int(args.run(args))


def test_check_prints_a_verdict_a_session(tmp_path: Path, capsys) -> None:
    both = tmp_path / "both.txt"
    both.write_text(ECOLE.read_text() + "\n" + TOURNER.read_text().replace("+2", "+4", 1))
    assert run(str(ECOLE), "--check", "--lang", "fr") == 0
    assert capsys.readouterr().out == "Séance 1 (A Anne, B Bruno)\xa0: tout est juste, 1 partie, 18 coups.\n"
    assert run(str(both), "--check", "--lang", "en") == 1
    right, wrong = capsys.readouterr().out.splitlines()
    assert "all right" in right
    assert re.search(r"Session 2 .*: line \d+, game 1, coup \d+: .* marks 2 points here, not 4", wrong)


def test_a_file_without_a_record_is_refused(tmp_path: Path, capsys) -> None:
    empty = tmp_path / "empty.txt"
    empty.write_text("")
    for options in (["--check"], ["--text"], []):
        assert run(str(empty), *options, "--lang", "en") == 2
        assert "there is no record" in capsys.readouterr().err


def test_through_a_pipe_everything_is_printed(capsys) -> None:
    assert run(str(ECOLE), "--lang", "en") == 0
    out = capsys.readouterr().out
    assert out.count("── Game 1, coup ") == 18
    assert "“École!” Bruno claims 8 points." in out
    assert "better to begin afresh" in out
    assert "The account, in jetons: Anne −10, Bruno +10." in out
    assert all(len(line) <= 80 for line in out.splitlines())


def test_one_coup_by_its_number_or_by_game_and_coup(capsys) -> None:
    assert run(str(TOURNER), "--coup", "2.3", "--lang", "en") == 0
    by_game = capsys.readouterr().out
    assert by_game.startswith("── Game 2, coup 3 ")
    assert by_game.count("── Game") == 1
    assert run(str(ECOLE), "--coup", "12", "--lang", "en") == 0
    assert capsys.readouterr().out.startswith("── Game 1, coup 12 ")
    for wrong in ("99", "4.1", "x", "0"):
        assert run(str(ECOLE), "--coup", wrong, "--lang", "en") == 2
        assert f"no coup {wrong}" in capsys.readouterr().err


def test_stepping_forward_back_and_to_a_coup() -> None:
    (tour,) = read(ECOLE.read_text().splitlines(), Stepper())
    answers = iter(["", "", "b", "g 12", "g 1.3", "g 77", "?", "nonsense", "b", "b", "b", "b", "b", "b", "q"])
    out: list[str] = []
    replay._walk(tour.steps, "en", PLAIN, lambda _prompt: next(answers), out.append)
    titles = [text.splitlines()[0].split("·")[0].strip("─ ") for text in out if text.startswith("──")]
    assert titles[:6] == ["Before the game", "Game 1", "Game 1, coup 1", "Game 1", "Game 1, coup 12", "Game 1, coup 3"]
    assert "there is no coup 77 in this record" in out
    assert any(text.startswith("Enter: the next one.") for text in out)
    assert "'nonsense' says nothing here; ? helps." in out
    assert out[-1] == "This is the beginning of the record."


def test_the_end_of_input_leaves_quietly() -> None:
    (tour,) = read(ECOLE.read_text().splitlines(), Stepper())

    def gone(_prompt: str) -> str:
        raise EOFError

    replay._walk(tour.steps, "fr", PLAIN, gone, lambda _text: None)


def test_drawings_are_numbered_and_sound(tmp_path: Path) -> None:
    assert run(str(ECOLE), "--svg", str(tmp_path / "plates"), "--lang", "fr") == 0
    files = sorted((tmp_path / "plates").iterdir())
    assert [file.name for file in files] == [f"coup-{number:04}.svg" for number in range(1, 19)]
    for file in files:
        ET.fromstring(file.read_text())
    black = files[0].read_text()  # Bruno begins: the cases are those of his march
    assert re.search(r'class="coordinate case-24"[^>]*>1<', black)


class Page(HTMLParser):
    """Checks that a page is well formed, and collects what it points at."""

    VOID = ("meta", "path", "use", "rect", "circle", "stop", "line", "ellipse", "polygon", "polyline")

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.targets: set[str] = set()
        self.outside: list[str] = []

    def handle_starttag(self, tag, attrs) -> None:
        if tag not in self.VOID:
            self.open.append(tag)
        self._look(dict(attrs))

    def handle_startendtag(self, tag, attrs) -> None:
        self._look(dict(attrs))

    def handle_endtag(self, tag) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag

    def _look(self, attrs) -> None:
        if "id" in attrs:
            self.ids.append(attrs["id"])
        for name, value in attrs.items():
            self.targets.update(re.findall(r"url\(#([^)]+)\)", value or ""))
            if name in ("href", "src", "xlink:href"):
                (self.targets.add(value[1:]) if value.startswith("#") else self.outside.append(value))


@pytest.mark.parametrize(("file", "lang"), [(ECOLE, "en"), (TOURNER, "fr")])
def test_the_picture_book_is_one_whole_page(file: Path, lang: str, tmp_path: Path) -> None:
    book = tmp_path / "book.html"
    assert run(str(file), "--html", str(book), "--lang", lang) == 0
    text = book.read_text(encoding="utf-8")
    page = Page()
    page.feed(text)
    assert page.open == []
    assert page.outside == []
    assert len(page.ids) == len(set(page.ids))
    assert page.targets <= set(page.ids)
    assert "http" not in text.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"@import|<script|<link|url\((?!#)", text)
    coups = text.count('<article class="coup"')
    assert coups == {ECOLE: 18, TOURNER: 119}[file]
    assert len(text) < 60_000 + 14_000 * coups
    for wanted in ("prefers-color-scheme: dark", "@media print", "<nav>", f'lang="{lang}"'):
        assert wanted in text


def test_names_and_comments_cannot_break_the_page(tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(ECOLE.read_text().replace("Anne", "<b>&\"'").replace("better", "<script>better"))
    book = tmp_path / "book.html"
    assert run(str(bad), "--html", str(book)) == 0
    text = book.read_text()
    assert "<script" not in text
    assert "&lt;b&gt;&amp;" in text
    page = Page()
    page.feed(text)
    assert page.open == []


def test_a_wrong_record_is_drawn_as_far_as_it_goes(tmp_path: Path, capsys) -> None:
    wrong = tmp_path / "wrong.txt"
    wrong.write_text(ECOLE.read_text().replace("   9. B", "   9. A"))
    assert run(str(wrong), "--html", str(tmp_path / "b.html"), "--lang", "fr") == 1
    assert "le récit s’arrête\xa0: ligne" in capsys.readouterr().err
    page = (tmp_path / "b.html").read_text()
    assert page.count('<article class="coup"') == 8
    assert 'class="wrong"' in page


def test_text_lays_a_record_out_again(tmp_path: Path, monkeypatch) -> None:
    for source in (ECOLE, TOURNER):
        assert text_of(monkeypatch, str(source)) == source.read_text(encoding="utf-8")
    messy = tmp_path / "messy.txt"
    messy.write_text(re.sub(r"  +", "      ", ECOLE.read_text()).replace("\n", "\r\n"))
    assert text_of(monkeypatch, str(messy)) == ECOLE.read_text(encoding="utf-8")


def text_of(monkeypatch, name: str) -> str:
    out = BytesIO()
    with monkeypatch.context() as patch:
        stream = TextIOWrapper(out, encoding="utf-8")
        patch.setattr("sys.stdout", stream)
        assert run(name, "--text") == 0
        stream.flush()
    return out.getvalue().decode("utf-8")


def test_the_log_of_a_table_is_replayed_too(tmp_path: Path, capsys, monkeypatch) -> None:
    form = driver.forms_of_play()["ordinary"]
    setting = next(driver.settings(2))
    path = tmp_path / "table.log"
    log = TableLog.create(path, form, setting, lambda: 4)
    for player in (0, 1):
        log.act(do.Join(player), 1.5)
    log.close()
    assert run(str(path), "--check", "--lang", "en") == 0
    assert "right, unfinished, 1 game, 0 coups" in capsys.readouterr().out
    text = text_of(monkeypatch, str(path))
    (record,) = read(text.splitlines(), EventBuilder())
    assert record.events == log.table.events


def test_a_table_begun_from_a_set_up_position_is_replayed_too(tmp_path: Path, capsys, monkeypatch) -> None:
    """As ``trictrac play --from`` keeps it."""
    path = tmp_path / "table.jsonl"
    setting = Setting((Mode.AUTOMATIC, Mode.AUTOMATIC), start=Position.parse("1x13-8-10_1x15_b"))
    book = TableBook.begin(Deal(driver.forms_of_play()["ordinary"], setting), path)
    book.act(do.ThrowDice(1))
    book.close()
    assert run(str(path), "--check", "--lang", "en") == 0
    assert "right, unfinished, 1 game, 1 coup." in capsys.readouterr().out
    text = text_of(monkeypatch, str(path))
    assert "start: 1x13-8-10_1x15_b\n" in text
    (record,) = read(text.splitlines(), EventBuilder())
    assert record.events == book.table.events


def test_the_example_files_are_those_of_the_script() -> None:
    from trictrac.records import write

    from .make_examples import ECOLE as SEED
    from .make_examples import TOURNER as OTHER_SEED

    assert "".join(write(*ecole(SEED))) == ECOLE.read_text(encoding="utf-8")
    assert "".join(write(*tourner(OTHER_SEED))) == TOURNER.read_text(encoding="utf-8")


def test_the_notation_shows_the_example_in_full() -> None:
    notation = (FOLDER.parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
    section = notation[notation.index("## Records") :]
    shown = re.search(r"```\n(format: trictrac-record-1\n.*?)```", section, re.DOTALL)
    assert shown is not None
    assert shown[1] == ECOLE.read_text(encoding="utf-8")

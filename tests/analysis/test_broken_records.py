"""Records that are broken, unfinished or edited by hand: analysed as far as they are right, a sentence for the rest."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.analysis.closing import check_account, tour_of
from trictrac.analysis import analyse, analyse_file
from trictrac.analysis.page import page
from trictrac.cli import main
from trictrac.words import LANGUAGES, sentence

RECORDS = Path(__file__).parents[2] / "examples/records"
ECOLE = (RECORDS / "ecole.txt").read_text("utf-8")
TOURNER = (RECORDS / "tourner.txt").read_text("utf-8")
COUPS = 18
"""Of the strict game."""

Edit = Callable[[str], "str | bytes"]


def changed(old: str, new: str) -> Edit:
    """One thing in the record put otherwise."""

    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new)

    return edit


STOPS: dict[str, tuple[Edit, int, str]] = {
    "wrong dice": (changed("B 6-4  1-7-11", "B 7-4  1-7-11"), 2, "invalid throw: '7-4'"),
    "no dice": (changed("B 6-4  1-7-11", "B"), 2, "the dice of the coup are missing"),
    "illegal play": (changed("1-7 4-9", "1-8 4-9"), 9, "No hand could move the dames like that (art. VII)"),
    "odd mark": (changed("+10  stays", "+7  stays"), 8, "Points are even numbers"),
    "a line gone": (changed("   4. A 6-3  +2  5-11 6-9\n", ""), 3, "this should be coup 4, not 5"),
    "a line twice": (lambda text: text.replace("   2. A", "   1. A"), 1, "this should be coup 2, not 1"),
    "no opening": (changed("opening  A 3  B 5\n", ""), 0, "the opening dice are missing"),
    "nobody changes dames": (changed("5-11 6-9", "5-11 6-9  exchange"), 4, "do not change dames here"),
    "what is no word": (changed("   7. B", "lorem ipsum\n   7. B"), 6, "'lorem' says nothing here"),
    "a game too many": (lambda text: text + "  19. A 5-3  1-6 1-4\n", COUPS, "The game is over (art. XX)"),
    "no such form": (changed("form: ordinary", "form: chess"), 0, "form is one of ordinary"),
    "no such rules": (changed("loi-2013", "loi-1700"), 0, "there is no rule set 'loi-1700'"),
    "no trous": (changed("trous=2", "trous=0"), 0, "a game is won with 1 to 100 trous"),
    "no players": (changed("A: Anne\nB: Bruno\n", ""), 0, "nobody plays"),
    "another format": (changed("record-1", "record-9"), 0, "this reader knows trictrac-record-1"),
    "UTF-16": (lambda text: text.encode("utf-16"), 0, "a record begins with format"),
    "noughts": (lambda _: b"\0" * 500, 0, "a record begins with format"),
    "a log of nothing": (lambda _: '{"format": "trictrac-table-1"}\n', 0, "this is not the log of a table"),
}
FLAWS: dict[str, tuple[Edit, str]] = {
    "wrong account": (changed("total  A -10, B +10", "total  A +10, B -10"), "the account comes to A -10, B +10"),
    "wrong result in the head": (changed("result: A -10, B +10", "result: A 0, B 0"), "the account comes to"),
    "a throw's wrong worth": (changed("[4:0]", "[6:0]"), "the throw is worth 4 points to the thrower"),
    "a game's wrong number": (changed("game 1", "game 7"), "this is number 1, not 7"),
    "Latin 1": (lambda text: text.encode("latin-1", "replace"), "some signs are not UTF-8 text"),
}
FINE: dict[str, Edit] = {
    "unknown heads": changed("stake: 5", "Elo: 2400\nround: 3\nevent: a café\nstake: 5"),
    "byte order mark": lambda text: b"\xef\xbb\xbf" + text.encode(),
    "line ends of DOS": lambda text: text.replace("\n", "\r\n"),
    "line ends of old Macs": lambda text: text.replace("\n", "\r"),
    "signs in names": changed("Anne", "<b>Ánné & 🎲</b>"),
    "too little marked": changed("+10  stays", "+8  stays"),
}


def written(folder: Path, edit: Edit) -> Path:
    """The strict game, edited, as a file."""
    made = edit(ECOLE)
    path = folder / "record.txt"
    path.write_bytes(made if isinstance(made, bytes) else made.encode())
    return path


@pytest.mark.parametrize("name", STOPS)
def test_the_analysis_ends_with_a_sentence_where_the_record_goes_wrong(name: str, tmp_path: Path) -> None:
    edit, coups, told = STOPS[name]
    (report,) = analyse_file(written(tmp_path, edit))
    data = report.to_data("en")
    assert len(data["coups"]) == coups
    assert told in data["problem"]
    assert not data["finished"]
    assert f"The analysis ends here: {data['problem']}" in "\n".join(page(data, "en"))


@pytest.mark.parametrize("name", FLAWS)
def test_what_is_told_wrongly_hides_nothing(name: str, tmp_path: Path) -> None:
    edit, told = FLAWS[name]
    (report,) = analyse_file(written(tmp_path, edit))
    data = report.to_data("en")
    assert (len(data["coups"]), data["finished"], data["problem"]) == (COUPS, True, None)
    assert told in data["flaw"]
    assert data["flaw"] in "\n".join(page(data, "en"))


@pytest.mark.parametrize("name", FINE)
def test_what_is_unusual_is_not_wrong(name: str, tmp_path: Path) -> None:
    (report,) = analyse_file(written(tmp_path, FINE[name]))
    assert (len(report.coups), report.finished, report.problem) == (COUPS, True, None)


def test_a_mark_changed_by_hand_is_a_decision(tmp_path: Path) -> None:
    """Ten points were due, eight were marked: the rest was the marker's to lose."""
    before, after = (analyse_file(written(tmp_path, edit))[0] for edit in (str, FINE["too little marked"]))
    marks = [
        [each for each in report.decisions if each.coup == 8 and each.kind == "mark"] for report in (before, after)
    ]
    assert len(marks[1]) > len(marks[0])
    (short,) = [each for each in marks[1] if each.player == 0]
    assert (short.played, short.best, short.loss > 0) == ("0.1s", "2b.1s", True)
    assert after.players[0].marks_right < before.players[0].marks_right


@pytest.mark.parametrize("share", [0.2, 0.5, 0.75, 0.97])
def test_a_record_that_is_cut_short_says_so(share: float, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, lambda text: text.encode()[: int(share * len(text.encode()))])
    assert main(["analyse", str(path), "--lang", "en"]) == 1
    out = capsys.readouterr().out
    assert any(told in out for told in ("The analysis ends here: ", "The record breaks off: ", "There is no coup"))


@pytest.mark.parametrize("text", ["", " \n\n\t\n"])
def test_an_empty_file_is_told(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, lambda _: text)
    assert main(["analyse", str(path), "--lang", "en"]) == 1
    said = capsys.readouterr()
    assert said.err == f"trictrac: {path}: this is not a record\n"
    assert said.out == ""


def test_a_folder_tells_which_records_are_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One table of what is right, and a sentence for each of the others."""
    for name, edit in {"a": str, "b": STOPS["illegal play"][0], "c": FLAWS["wrong account"][0]}.items():
        (tmp_path / f"{name}.txt").write_text(str(edit(ECOLE)), "utf-8")
    (tmp_path / "d.txt").write_text("", "utf-8")
    assert main(["analyse", str(tmp_path), "--lang", "en", "--workers", "1"]) == 1
    said = capsys.readouterr()
    assert [line.split()[1] for line in said.out.splitlines()[1:]] == ["3", "3"]
    told = {Path(line.split(": ")[1]).name for line in said.err.splitlines()}
    assert told == {"b.txt", "c.txt", "d.txt"}


def edited(text: str, rng: random.Random) -> str:
    """A record as a careless hand leaves it."""
    lines = text.split("\n")
    for _ in range(rng.choice((1, 1, 2, 5))):
        place, other = rng.randrange(len(lines)), rng.randrange(len(lines))
        words = lines[place].split()
        match rng.randrange(6):
            case 0:
                del lines[place]
            case 1:
                lines.insert(place, lines[other])
            case 2 if lines[place]:
                at = rng.randrange(len(lines[place]))
                lines[place] = lines[place][:at] + rng.choice("0123456789ABC-+ [](){};:/@#sé") + lines[place][at + 1 :]
            case 3:
                lines[place], lines[other] = lines[other], lines[place]
            case 4 if words:
                words.pop(rng.randrange(len(words)))
                lines[place] = " ".join(words)
            case _:
                lines[place] += " " + rng.choice(WORDS)
    return "\n".join(lines)


WORDS = (
    "stays", "leaves", "+4", "+12/0", "releve", "A ecole 4", "B contests 4 wrongly", "1-7 1-6", "22-s", "resigns",
    "adoube", "touches 7", "exchange", "A 6-6", "B 3", "[4:0]", "asks B 4/0/2", "breaks", "proposes exit first A",
    "accepts exit", "flag", "corrects", "obliges", "invites", "replays 1-7 1-5", "A takes black", "end A 12, B 3",
)  # fmt: skip


def test_a_careless_hand_makes_no_traceback() -> None:
    """Hundreds of edits are read and told in both languages; what stands before the fault is right."""
    rng = random.Random(18)
    for number in range(400):
        text = edited(rng.choice((ECOLE, TOURNER)), rng)
        tour = tour_of(text)
        for found in (tour.problem, tour.flaw):
            assert all(sentence(found.told, lang) for lang in LANGUAGES) if found else True, number


@pytest.mark.parametrize("seed", range(4))
def test_what_a_careless_hand_left_is_accounted_for(seed: int) -> None:
    rng = random.Random(1000 + seed)
    tour = tour_of(edited(ECOLE, rng))
    report = analyse(tour)
    check_account(report, tour)
    assert json.loads(json.dumps(report.to_data("fr")))["players"] is not None

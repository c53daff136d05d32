"""What a report says: classes, categories, reasons, the players, what is wrong with a record."""

from __future__ import annotations

import json
from decimal import Decimal
from importlib import resources
from pathlib import Path

import pytest

from scripts import calibrate_analysis
from trictrac.analysis import AnalysisReport, analyse_file
from trictrac.analysis.bulk import analyse_files, record_files, table_of_players
from trictrac.analysis.categories import CATEGORIES
from trictrac.analysis.html import analysis_page
from trictrac.analysis.report import REAL
from trictrac.analysis.yardstick import FEWEST, yardstick
from trictrac.cli import main
from trictrac.players.bulk import NotKeptError
from trictrac.players.levels import BY_KEY, LEVELS
from trictrac.position import Position

RECORDS = Path(__file__).parents[2] / "examples/records"


@pytest.fixture(scope="module")
def report() -> AnalysisReport:
    """A strict game with écoles."""
    return analyse_file(RECORDS / "ecole.txt")[0]


def test_the_data_have_what_is_promised(report: AnalysisReport) -> None:
    """docs/analysis.md: the fields that programs rely on."""
    data = json.loads(json.dumps(report.to_data()))
    assert data["unit"] == "parties"
    named = {"name", "result", "start", "skill", "luck", "loss_per_decision", "half_width", "decisions", "resembles"}
    assert all(named <= set(player) for player in data["players"])
    for player in data["players"]:
        assert player["result"] - player["start"] == pytest.approx(player["skill"] + player["luck"], abs=1e-9)
    fields = {"coup", "player", "kind", "position", "throw", "played", "best", "loss", "error", "class"}
    fields |= {"categories", "reasons"}
    assert all(fields <= set(decision) for decision in data["decisions"])


def test_decisions_stand_on_their_positions(report: AnalysisReport) -> None:
    """What was played and what is best are legal there."""
    for each in report.decisions:
        if each.kind == "play":
            plays = Position.parse(each.position).legal_plays()
            assert each.best in {str(play) for play in plays}
            assert each.loss >= 0


def test_the_corner_not_taken_is_about_the_corner(report: AnalysisReport) -> None:
    """RecordedCoup 9 of the example: the corner could be taken and was not."""
    found = next(each for each in report.decisions if each.coup == 9 and each.kind == "play")
    assert (found.best, found.categories[0]) == ("6-12 11-12", "corner")
    assert found.to_data("fr")["reasons"][0].startswith("Ce coup prend le coin")


def test_stay_or_leave_is_a_decision_of_its_own(report: AnalysisReport) -> None:
    """RecordedCoup 8: a trou was made; staying cost something, and so did the play that followed."""
    kinds = [each.kind for each in report.decisions if each.coup == 8 and each.player == 0]
    assert kinds[:2] == ["stay", "play"]
    stay = next(each for each in report.decisions if each.coup == 8)
    assert (stay.played, stay.best, stay.categories) == ("stay", "leave", ("tenue",))


def test_every_mistake_has_a_reason_and_known_categories(report: AnalysisReport) -> None:
    """No sentence without a computed fact; where nothing stands out that is said."""
    for each in report.decisions:
        assert set(each.categories) <= set(CATEGORIES)
        assert bool(each.reasons) == (each.rating in ("inaccuracy", "error", "blunder") or each.kind == "mark")


def test_forced_and_equal_decisions_are_set_apart() -> None:
    """They are no decisions over the dames (docs/analysis.md)."""
    report = analyse_file(RECORDS / "tourner.txt")[0]
    ratings = {each.rating for each in report.decisions}
    assert "forced" in ratings
    assert all(each.is_real == (each.rating in REAL) for each in report.decisions)
    assert sum(player.decisions for player in report.players) == sum(each.is_real for each in report.decisions)


def test_too_few_decisions_resemble_nobody() -> None:
    """Below fifty."""
    report = analyse_file(RECORDS / "tourner.txt")[0]
    assert all((player.resembles is None) == (player.decisions < FEWEST) for player in report.players)
    assert any(player.resembles in BY_KEY for player in report.players)


def test_the_levels_are_in_order() -> None:
    """The measured losses fall from the novice to the master; classes are in order."""
    for unit in ("parties", "jetons"):
        measure = yardstick(unit)  # type: ignore[arg-type]
        losses = [measure.levels[level.key] for level in LEVELS]
        assert losses == sorted(losses, reverse=True)
        assert 0 < measure.inaccuracy < measure.error < measure.blunder
        assert measure.nearest(losses[0]) == "novice"


def test_the_published_thresholds_are_those_in_use() -> None:
    """docs/analysis.md."""
    found = json.loads(resources.files("trictrac.analysis").joinpath("calibration.json").read_text("utf-8"))
    assert calibrate_analysis.tables(found) in calibrate_analysis.PAGE.read_text("utf-8")


def test_the_identity_holds_in_the_decimals_of_the_json(report: AnalysisReport) -> None:
    """To the last digit of what is written, for players, coups and relevés."""
    data = json.loads(json.dumps(report.to_data()), parse_float=Decimal)
    for each in (*data["players"], *data["coups"], *data["releves"]):
        assert each["result"] - each["start"] == each["skill"] + each["luck"]


def test_a_wrong_record_is_analysed_as_far_as_it_is_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With one sentence for the rest."""
    lines = (RECORDS / "ecole.txt").read_text("utf-8").splitlines()
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("\n".join(line.replace("6-4  1-7-11", "6-4  1-7-12") for line in lines), "utf-8")
    assert main(["analyse", str(wrong), "--lang", "en"]) == 1
    assert "The analysis ends here: " in capsys.readouterr().out
    found = analyse_file(wrong)[0]
    assert len(found.coups) >= 2
    assert all(player.result - player.start == player.skill + player.luck for player in found.players)


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    """What is kept is not done again, a torn line is."""
    files = record_files([str(RECORDS / "lepeintre-2.txt"), str(RECORDS / "lepeintre-3.txt")])
    kept = tmp_path / "done.jsonl"
    whole = analyse_files(files, "quick", "en", kept=kept)
    lines = kept.read_text("utf-8").splitlines()
    kept.write_text(lines[0] + "\n" + lines[1][:40], "utf-8")
    done: list[int] = []
    assert analyse_files(files, "quick", "en", kept=kept, progress=lambda count, _: done.append(count)) == whole
    assert done == [2]
    assert analyse_files(files, "quick", "en", kept=kept, progress=lambda count, _: done.append(count)) == whole
    assert done == [2], "the torn line is whole now"
    assert [line["name"] for line in table_of_players(each for reports in whole for each in reports)]


@pytest.mark.parametrize("text", ["a letter without a line's end", "a letter\n", '{"key": 1}\n', "[]\n"])
def test_a_file_of_something_else_is_not_written_over(tmp_path: Path, text: str) -> None:
    files = record_files([str(RECORDS / "lepeintre-2.txt")])
    kept = tmp_path / "letter.txt"
    kept.write_text(text, "utf-8")
    with pytest.raises(NotKeptError, match="it stays as it is"):
        analyse_files(files, "quick", "en", kept=kept)
    assert kept.read_text("utf-8") == text


def test_the_page_asks_for_nothing(report: AnalysisReport) -> None:
    """One file with the curve and the boards."""
    page = "".join(analysis_page([report.to_data("fr")], "fr"))
    assert page.count('<figure class="curve">') == 1
    assert "http" not in page.replace("http://www.w3.org", "")


def test_a_missing_file_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """And exit status 2."""
    assert main(["analyse", "nowhere.txt", "--lang", "en"]) == 2
    assert "there is no file nowhere.txt" in capsys.readouterr().err


def test_a_long_look_tells_how_many_coups_are_done() -> None:
    """One record at a great depth showed nothing until it ended."""
    told: list[tuple[int, int]] = []
    files = [RECORDS / "lepeintre-3.txt"]
    analyse_files(files, "full", "en", coups=lambda done, count: told.append((done, count)))
    assert len(told) > 3
    assert told == sorted(told)
    assert told[-1] == (5, 5)

"""``trictrac settle``: the example evenings, their figures worked by hand, the page in docs/forms.md, the errors."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

from trictrac.cli import build_parser, main
from trictrac.forms.evening import read_evening
from trictrac.forms.sheet import sheet
from trictrac.words import LANGUAGES, say

ROOT = Path(__file__).parents[2]
EVENINGS = ROOT / "examples" / "evenings"

# Jetons and fiches, worked by hand from the files.
TOTALS = {
    # Marques +4 -8 -18 +3 +58 +3 -5 +4 = 41; queue 8 x 2 of which she laid 6; Bruno lost 5 of 8: 28.
    "deux.toml": {"Anne": (79, 8), "Bruno": (-79, -8)},
    # Anne: +3 +8 +6 +15 +2 +5 +50 +2 -10 -8 +2 +5 = 80, queue 12 - 2, two postillons. Bruno: -5 -30 +2 -19 +8 +2 -58 +5
    # +2 +6 -7 +2 = -92, five defeats, one postillon. Claire: +2 +22 -8 +4 -10 -7 +8 -7 +8 +2 +5 -7 = 12, likewise.
    "tourner.toml": {"Anne": (146, 15), "Bruno": (-125, -13), "Claire": (-21, -2)},
    # The associates: -4 +5 +4 +54 = 59; queue 4 of which they laid 1; Denis lost 3 of 4: 28. Together 90.
    "chouette.toml": {"Denis": (-90, -9), "Anne": (45, 5), "Bruno": (45, 5)},
    # Anne & Bruno: +4 -5 +7 +4 = 10; queue 4 of which they laid 1; 28. Together 41; a fiche is 5.
    "equipes.json": {"Anne": (21, 4), "Bruno": (20, 4), "Claire": (-21, -4), "Denis": (-20, -4)},
    # Six entries of 5: Anne and Denis twice. Bruno takes the 30.
    "poule.toml": {"Anne": (-10, -1), "Bruno": (25, 3), "Claire": (-5, -1), "Denis": (-10, -1)},
    # 4 x 3 - 2 x 3 + 3 x 3
    "ordinaire.toml": {"Anne": (15, 2), "Bruno": (-15, -2)},
}


def run(*arguments: str) -> int:
    """The command as ``trictrac`` runs it."""
    args = build_parser().parse_args(["settle", *arguments])
    return int(args.run(args))


def example(lang: str) -> str:
    """The evening that the help shows."""
    lines = say("help-settle-examples", lang).splitlines()
    return "\n".join(line.strip() for line in lines if line.startswith("  "))


def test_every_example_is_here():
    assert {file.name for file in EVENINGS.iterdir()} == set(TOTALS)


@pytest.mark.parametrize("name", TOTALS)
def test_examples_as_data(name, capsys):
    assert run(str(EVENINGS / name), "--json", "--lang", "fr") == 0
    data = json.loads(capsys.readouterr().out)
    assert {line["player"]: (line["jetons"], line["fiches"]) for line in data["totals"]} == TOTALS[name]
    assert data["final"] is True
    assert sum(line["jetons"] for line in data["totals"]) == 0
    for entry in data["entries"]:
        assert set(entry) == {"marque", "from", "to", "jetons", "reason", "numbers", "text"}
        assert str(entry["jetons"]) in entry["text"] or entry["reason"] == "refait"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", TOTALS)
def test_examples_as_a_page(name, lang, capsys):
    """Aligned, one line a reason, totals in jetons and fiches."""
    assert run(str(EVENINGS / name), "--lang", lang) == 0
    page = capsys.readouterr().out
    head, ledger, totals = page.rstrip("\n").split("\n\n")
    form = read_evening((EVENINGS / name).read_bytes()).form
    assert len(ledger.splitlines()) == 1 + len(form.account().entries)
    assert form.players[0] in head
    column = ledger.splitlines()[0].index({"en": "Reason", "fr": "Raison"}[lang])
    assert all(line[column - 1] == " " and line[column] != " " for line in ledger.splitlines())
    for player, (jetons, fiches) in TOTALS[name].items():
        line = next(line for line in totals.splitlines() if line.startswith(f"{player} ") and "&" not in line)
        assert line.split()[-2:] == [f"{jetons:+}", f"{fiches:+}"]


def test_the_worked_evening_of_the_docs():
    """docs/forms.md shows the file and what the program prints, to the letter."""
    docs = (ROOT / "docs" / "forms.md").read_text()
    text = (EVENINGS / "tourner.toml").read_text()
    evening = read_evening(text)
    assert f"```toml\n{text}```" in docs
    assert f"```text\n{sheet(evening.form, 'en', evening.title)}\n```" in docs


def test_the_docs_name_every_option():
    from dataclasses import fields

    from trictrac.rules import Rules

    docs = (ROOT / "docs" / "forms.md").read_text()
    named = re.findall(r"^\| `(\w+)` \|", docs.split("## Options")[1].split("##")[0], re.M)
    assert named == [field.name for field in fields(Rules)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_of_the_help(lang, capsys, monkeypatch):
    """It is a whole evening: 3, a refait, (8 + 4) x 2 - 2 = 22, 10 + 2 - 6 = 6."""
    monkeypatch.setenv("TRICTRAC_LANG", lang)
    form = read_evening(example(lang)).form
    assert form.is_over
    assert [entry.jetons for entry in form.account().entries if entry.reason == "marque"] == [3, 22, 6]
    with pytest.raises(SystemExit):
        run("--help")
    told = capsys.readouterr().out
    assert all(line in told for line in example(lang).splitlines())


def test_standard_input(monkeypatch, capsys):
    stdin = io.TextIOWrapper(io.BytesIO(example("en").encode()))
    monkeypatch.setattr("sys.stdin", stdin)
    assert run("-", "--lang", "en") == 0
    assert "Bruno → Claire" in capsys.readouterr().out


def test_a_plain_terminal_gets_plain_characters(tmp_path, monkeypatch):
    stream = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr("sys.stdout", stream)
    for options in ([], ["--json"]):
        assert run(str(EVENINGS / "equipes.json"), "--lang", "fr", *options) == 0
    stream.flush()
    page = stream.buffer.getvalue().decode("ascii")  # type: ignore[attr-defined]
    assert "(8 + 2) - 6 = 4" in page
    assert "+41 / 2 + 1" in page


def test_errors_are_one_sentence_and_exit_2(tmp_path, capsys):
    file = tmp_path / "evening.toml"
    file.write_text(example("en").replace("{Bruno = 2, Claire = 8}", "{Anne = 2, Claire = 8}"))
    assert main(["settle", str(file), "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", "trictrac: marqué 2 (result 3): Bruno & Claire sit, not 'Anne & Claire'\n")
    assert main(["settle", str(file), "--lang", "fr"]) == 2
    assert (
        capsys.readouterr().err
        == "trictrac: marqué 2 (résultat 3)\xa0: Bruno & Claire sont assis, non 'Anne & Claire'\n"
    )
    file.write_text('form = "deux"\nplayers = ["A", "B"]\nrules = "loi-1699"')
    assert main(["settle", str(file), "--lang", "en"]) == 2
    assert "there is no rule set 'loi-1699'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "note"),
    [
        (
            'form = "deux"\nplayers = ["A", "B"]\nmarques = 2\n[[marque]]\ntrous = [9, 8]',
            "marqué 2 of 2 is to be played",
        ),
        ('form = "poule"\nplayers = ["A", "B", "C"]\n[[game]]\ntrous = [12, 8]', "a poule that stops here"),
        ('form = "ordinary"\nplayers = ["A", "B"]\ngames = 2\n[[game]]\ntrous = [12, 8]', "the account so far"),
        ('form = "ordinary"\nplayers = ["A", "B"]', "Nothing to pay."),
    ],
)
def test_an_evening_under_way(text, note, tmp_path, capsys):
    file = tmp_path / "evening"
    file.write_text(text)
    assert run(str(file), "--lang", "en") == 0
    assert note in capsys.readouterr().out

"""The options that the treatises name (law.md, Rule sets) can be agreed on wherever an evening is agreed on.

What each does is tested in ``forms`` and ``table``; here is that no door leaves one out.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.records.driver import play_session
from tests.terminal_helpers import (
    own_folder,  # noqa: F401
    run_play,
)
from trictrac import Rules
from trictrac.cli import main
from trictrac.forms import FORMS, Form
from trictrac.records import EventBuilder, Header, read, write
from trictrac.server.tables.conventions import Conventions
from trictrac.table import Mode, Setting
from trictrac.words import say

NAMES = ("Anne", "Bruno", "Claire", "Denis", "Eve")
OPTIONS = [
    ("opening_dice", "together", "ordinary", {}),
    ("colour_choice", True, "ordinary", {}),
    ("exchange_dames", True, "ordinary", {}),
    ("opening_jans_once", True, "ordinary", {}),
    ("opening_jans_once", True, "poule", {"players": 3}),
    ("lots", True, "a-ecrire", {"kind": "tourner"}),
    ("lots", True, "a-ecrire", {"kind": "tourner-quatre"}),
    ("lots", True, "a-ecrire", {"kind": "tourner-cinq"}),
    ("marque_limit", 12, "a-ecrire", {"kind": "deux"}),
    ("queue_fiches", 3, "a-ecrire", {"kind": "deux"}),
    ("endless_series", True, "a-ecrire", {"kind": "deux"}),
    ("associates_warn", False, "a-ecrire", {"kind": "equipes"}),
    ("associates_warn", False, "a-ecrire", {"kind": "chouette"}),
]
DOCS = Path(__file__).parent.parent / "docs"

every_option = pytest.mark.parametrize(("option", "value", "form", "settings"), OPTIONS)


def rules_text(option: str, value: object) -> str:
    return f"{option}={str(value).lower()}"


def agreed(option: str, value: object, form: str, settings: dict[str, object]) -> Form:
    """The evening with that option, its seats named."""
    conventions = Conventions.of({"form": form, **settings, "rules": f"loi-2013 {rules_text(option, value)}"})
    order = tuple(range(conventions.players)) if conventions.draws else None
    return conventions.named(NAMES[: conventions.players], order)


@every_option
def test_the_new_game_page_asks_for_it(option, value, form, settings):
    """The page, the command line and the server read one schema; the choice has its words in both languages."""
    fields = [field for field in FORMS[form].fields if field.name == option and field.applies(settings)]
    assert [value in field.choices for field in fields] == [True]
    assert say(f"form-field-{option}", "fr") != say(f"form-field-{option}", "en")


@every_option
def test_a_table_of_the_server_is_opened_with_it(option, value, form, settings):
    conventions = Conventions.of({"form": form, **settings, "rules": f"loi-2013 {rules_text(option, value)}"})
    assert getattr(conventions.named(NAMES[: conventions.players], None).rules, option) == value
    assert Conventions.of(json.loads(json.dumps(conventions.to_data()))) == conventions


@every_option
def test_the_terminal_plays_with_it(option, value, form, settings, monkeypatch, tmp_path):
    """As an option of its own and in the text of the rules."""
    said = [f"--{name}={given}" for name, given in settings.items() if name != "players"]
    players = ["--players", *agreed(option, value, form, settings).players]
    for way in (f"--{option.replace('_', '-')}={str(value).lower()}", f"--rules={rules_text(option, value)}"):
        path = tmp_path / "evening"
        words = ["--terminal", "--lang=en", "--seed=1", f"--form={form}", *said, way, f"--save={path}", *players]
        assert run_play(monkeypatch, "\n", *words) == 0
        assert rules_text(option, value) in path.read_text()
        path.unlink()


@every_option
def test_a_record_keeps_it(option, value, form, settings):
    evening = agreed(option, value, form, settings)
    setting = Setting((Mode.AUTOMATIC,) * len(evening.players))
    table = play_session(evening, setting, seed=1, most=20)
    (record,) = read(list(write(Header(evening, setting), table.events)), EventBuilder())
    assert record.errors == []
    assert record.header.form.rules == evening.rules == Rules.of("loi-2013", **{option: value})


@every_option
def test_an_evening_settled_by_hand_has_it(option, value, form, settings, tmp_path, capsys):
    evening = agreed(option, value, form, settings)
    lines = [f'form = "{form}"', f'rules = "{rules_text(option, value)}"', f"players = {json.dumps(evening.players)}"]
    lines += [f'{name} = "{given}"' for name, given in settings.items() if name != "players"]
    lines += [f"marques = {evening.marques}"] if form == "a-ecrire" else []
    path = tmp_path / "evening.toml"
    path.write_text("\n".join(lines))
    assert main(["settle", str(path), "--json"]) == 0
    assert rules_text(option, value) in json.loads(capsys.readouterr().out)["rules"]


@pytest.mark.parametrize("option", sorted({option for option, *_ in OPTIONS}))
def test_the_page_of_forms_tells_of_it(option):
    assert f"`{option}" in (DOCS / "forms.md").read_text()

"""A form that is added in one file with its catalogue entries plays everywhere, without another edit."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from pathlib import Path

import httpx
import pytest

from tests.added_form.six_trous import SixTrous
from tests.server.running import ServerThread
from tests.server.test_api import do_something
from tests.terminal_helpers import own_folder, run_play  # noqa: F401  a folder of the test's own
from trictrac import forms
from trictrac.client import Client, RefusedError
from trictrac.forms.evening import read_evening
from trictrac.records import EventBuilder, Header, check, read, write
from trictrac.table import Attention, Mode, Robot, Setting, Table, TablePhase
from trictrac.verify import verify_text
from trictrac.words import catalogues, say

HERE = Path(__file__).parent
SCHEMA = HERE / "schema.json"
"""What ``/api/house`` tells of the form; the browser's test reads it too."""

catalogues.add_folder(HERE / "catalogues")


@pytest.fixture(autouse=True)
def _the_form():
    forms.register(SixTrous)
    yield
    del forms.FORMS[SixTrous.name]


@pytest.fixture
def anyio_backend():
    return "asyncio"


@pytest.fixture
def server(tmp_path):
    server = ServerThread(f"sqlite:///{tmp_path}/tables.sqlite", thinking=60.0)
    yield server
    server.stop()


def robots_at_a_table(form: forms.Form, setting: Setting, seed: int) -> Table:
    dice = random.Random(seed)
    table = Table(form, setting, lambda: dice.randint(1, 6))
    robots = [Robot(player, seed + player, Attention(0.9, 0.9)) for player in (0, 1)]
    while table.state.phase is not TablePhase.OVER:
        for robot in robots:
            action = robot.next_action(table)
            if action is not None:
                table.act(action)
    return table


@pytest.mark.parametrize("mode", list(Mode))
def test_it_plays_at_a_table_and_its_record_is_read_back_and_judged(mode):
    form, setting = forms.wished("six-trous", {}, ("Anne", "Bruno")), Setting((mode, mode))
    assert form == SixTrous(players=("Anne", "Bruno"), rounds=2)
    table = robots_at_a_table(form, setting, seed=7)
    played = table.state.form.history
    assert [max(each.result.trous) for each in played] == [6, 6]
    text = "".join(write(Header(form, setting), table.events))
    assert "form: six-trous\nrounds: 2\n" in text
    (verdict,) = check(text.splitlines())
    assert verdict.right, verdict
    (record,) = read(text.splitlines(), EventBuilder())
    assert record.header.form == form
    assert list(record.events) == list(table.events)
    assert forms.from_data(table.state.form.to_data()) == table.state.form


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ("A game to six trous, 1 round", "The game goes to 6 trous.", "wins, 6 trous to")),
        ("fr", ("La partie en six trous, 1 manche", "La partie se joue en 6 trous.", "gagne, 6 trous à")),
    ],
)
def test_it_plays_in_the_terminal(monkeypatch, capsys, lang, sentences):
    options = ("--form", "six-trous", "--rounds", "1", "--computer", "1", "2", "--level", "1", "--seed", "3")
    assert run_play(monkeypatch, "", "--terminal", "--lang", lang, *options) == 0
    text = capsys.readouterr().out
    for sentence in sentences:
        assert sentence in text


@pytest.mark.anyio
async def test_it_plays_at_the_server_against_a_computer_to_the_end(server):
    async with Client(server.url, "Anne") as anne:
        seats = [{"kind": "person"}, {"kind": "computer", "level": "random"}]
        opened = await anne.open(options={"form": "six-trous", "rounds": 1}, seats=seats)
        table = opened["view"]["id"]
        assert opened["view"]["conventions"]["rounds"] == 1
        async with anne.table(table) as seat:
            seat.name = "Anne"
            await seat.sit(0)
            async with asyncio.timeout(240):
                while seat.view["status"] != "over":
                    seq = seat.seq
                    with contextlib.suppress(RefusedError):
                        if not await do_something(seat):
                            with contextlib.suppress(TimeoutError):
                                await seat.until(lambda seq=seq: seat.seq > seq, 2)
        record = await anne.call("GET", f"/api/tables/{table}/record")
        assert verify_text(record.encode())[0].finished
        assert [game["form"] for game in await anne.call("GET", "/api/games", mine=True, form="six-trous")] == [
            "six-trous"
        ]
        account = await anne.call("GET", f"/api/tables/{table}/account")
        assert sorted(total["jetons"] for total in account["totals"]) == [-1, 1]


def test_the_house_tells_its_schema_to_the_browser(server):
    told = httpx.get(f"{server.url}/api/house").json()["forms"]
    assert [form["name"] for form in told] == ["ordinary", "a-ecrire", "poule", "six-trous"]
    assert told[-1:] + told[:-1] == json.loads(SCHEMA.read_text())


def test_a_file_written_by_hand_is_settled():
    evening = read_evening(
        'form = "six-trous"\nplayers = ["Anne", "Bruno"]\n[[game]]\ntrous = [6, 2]\n[[game]]\ntrous = [0, 6]\n'
    )
    assert evening.form.account().totals == (0, 0)
    assert say(evening.form.described, "en") == "A game to six trous, 2 rounds"

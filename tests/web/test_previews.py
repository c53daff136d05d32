"""What a shared address says of itself to programs that show links: title, description, and a picture of the board."""

from __future__ import annotations

import contextlib
import html
import re
import struct
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from tests.server.running import ServerThread
from tests.server.test_study import finished_table
from trictrac import Position
from trictrac.client import Client
from trictrac.server.api import pages, previews
from trictrac.server.api.limits import Limits
from trictrac.server.study.picturing import SIZE

POSITION = "1x7-5-7x2-10x2-11-12x2_1x8-2-3-6-11x2-12x2_w"
INDEX = '<!doctype html><meta name="description" content="Trictrac" /><title>Trictrac</title><div id="app"></div>'
pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    folder = tmp_path_factory.mktemp("previews") / "web"
    folder.mkdir()
    (folder / "index.html").write_text(INDEX)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "FOLDER", folder)
        server = ServerThread(f"sqlite:///{folder.parent}/t.sqlite")
    yield server
    server.stop()


@pytest.fixture
def http(server):
    previews._pictures.clear()
    with httpx.Client(base_url=server.url, timeout=60, headers={"Accept-Language": "en"}) as http:
        yield http


def head(answer: httpx.Response) -> dict[str, str]:
    """What is in the head of a page, read as a browser reads it."""
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"', answer.text)
    title = re.search("<title>([^<]*)</title>", answer.text)
    assert title is not None
    return {"title": html.unescape(title[1])} | {key: html.unescape(value) for key, value in found}


def test_a_position_says_whose_turn_it_is_in_the_readers_language_and_shows_the_board(http):
    page = http.get("/editor", params={"p": POSITION, "d": "6-5"})
    told = head(page)
    assert told["title"] == told["og:title"] == "Trictrac board, White has thrown 6-5"
    assert told["og:description"] == told["description"]
    assert "White: 7 dames on case 1 (talon), 1 dame on case 5" in told["description"]
    assert told["og:url"] == f"{http.base_url}/editor?p={POSITION}&d=6-5"
    assert (told["twitter:card"], told["og:locale"]) == ("summary_large_image", "en_GB")
    assert page.headers["vary"] == "Accept-Language"
    assert page.text.count("<title>") == page.text.count('name="description"') == 1
    french = head(http.get("/editor", params={"p": POSITION}, headers={"Accept-Language": "fr-CH, en;q=0.5"}))
    assert (french["og:locale"], french["og:title"]) == ("fr_FR", "Trictrac, aux Blancs de jeter")

    picture = http.get(told["og:image"])
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
    assert picture.headers["cache-control"] == "public, max-age=86400"
    assert picture.content.startswith(b"\x89PNG\r\n")
    assert struct.unpack(">II", picture.content[16:24]) == SIZE
    assert (told["og:image:width"], told["og:image:height"]) == tuple(map(str, SIZE))
    assert 20_000 < len(picture.content) < 400_000
    other = http.get("/picture.png", params={"p": POSITION})
    assert other.content != picture.content  # no dice


@pytest.mark.parametrize(
    "path",
    [
        "/editor",
        "/editor?p=what?",
        f"/editor?p={POSITION}&d=7-7",
        f'/editor?p={POSITION}%22%3E%3Cscript%3E&d="><script>',
        "/editor?p=" + "1" * 5000,
        "/table/unknown",
        "/replay/unknown?coup=2",
        "/replay",
        "/rules",
        "/",
    ],
)
def test_what_cannot_be_shown_is_the_page_as_it_is(http, path):
    page = http.get(path)
    assert page.status_code == 200
    assert page.text == INDEX


def test_nothing_of_an_address_is_repeated_as_it_came(http):
    told = http.get("/editor", params={"p": f" {POSITION} ", "d": "6-5", "x": '"><script>alert(1)</script>'})
    assert "<script" not in told.text
    assert head(told)["og:url"].endswith(f"/editor?p={POSITION}&d=6-5")


async def test_a_table_names_its_players_escaped_and_repeats_no_invitation(server, http):
    async with Client(server.url, name="<b>Anne</b>") as anne:
        seats = [{"kind": "person"}, {"kind": "computer", "level": "random"}]
        opened = await anne.open(seats=seats)
        table = opened["view"]["id"]
        waits = head(http.get(f"/table/{table}?invitation=x"))
        assert "invitation" not in waits["og:url"]
        assert waits["og:url"] == f"{http.base_url}/table/{table}"
        async with anne.table(table) as seat:
            await seat.sit(0)
            playing = http.get(f"/table/{table}")
            assert "<b>" not in playing.text
            assert head(playing)["title"].startswith("<b>Anne</b> and ")
            await seat.send("resign")
    over = head(http.get(f"/replay/{table}", headers={"Accept-Language": "fr"}))
    assert over["title"].endswith("une partie de trictrac")
    assert head(http.get(f"/replay/{table}?coup=99999"))["og:url"].endswith(f"/replay/{table}")


async def test_a_moment_of_a_game_shows_its_board_and_its_dice(server, http):
    async with contextlib.AsyncExitStack() as stack:
        table = await finished_table(server, stack)
    step = next(each for each in http.get(f"/api/tables/{table}/replay").json()["steps"] if each["number"] == 3)
    told = head(http.get(f"/replay/{table}?coup=3"))
    assert told["og:url"] == f"{http.base_url}/replay/{table}?coup=3"
    assert told["og:title"].endswith(": coup 3 of a game of trictrac")
    shown = Position.parse(parse_qs(urlsplit(told["og:image"]).query)["p"][0])
    before = Position.parse(step["before"]["position"])
    assert (shown.white.dames, shown.black.dames) == (before.white.dames, before.black.dames)
    assert shown.throw == before.throw is not None


async def test_a_private_table_is_told_to_nobody_but_the_invited(server, http):
    async with Client(server.url, name="Anne") as anne:
        opened = await anne.open(private=True, seats=[{"kind": "person"}, {"kind": "person"}])
        table, invitation = opened["view"]["id"], opened["invitations"]["1"]
        assert http.get(f"/table/{table}").text == INDEX
        assert http.get(f"/table/{table}?invitation=guess").text == INDEX
        assert head(http.get(f"/table/{table}", params={"invitation": invitation}))["og:title"]


def test_an_address_has_so_many_boards_drawn_and_known_ones_are_free(server, http, monkeypatch):
    monkeypatch.setattr(server.house.quotas, "pictures", Limits(0, 2))
    monkeypatch.setattr(previews, "_KEPT", 2)
    codes = [http.get("/picture.png", params={"p": POSITION, "d": dice}).status_code for dice in ("6-5", "6-4", "6-3")]
    assert codes == [200, 200, 429]
    assert http.get("/picture.png", params={"p": POSITION, "d": "6-4"}).status_code == 200
    assert len(previews._pictures) == 2


@pytest.mark.parametrize("query", ["", "p=what?", f"p={POSITION}&d=7-1", "p=" + "9" * 300])
def test_what_is_no_board_gets_one_sentence(http, query):
    answer = http.get(f"/picture.png?{query}")
    assert answer.status_code in (413, 422)
    assert answer.json()["told"]

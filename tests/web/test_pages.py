"""The server gives the built application: its one page, its files in every form, and kind words when there are none."""

from __future__ import annotations

import gzip
import http.client
import os
from pathlib import Path

import httpx
import pytest

from tests.server.running import ServerThread
from trictrac.server.api import pages
from trictrac.words import Fact, say

GZIPPED = gzip.compress(b"let trictrac = 1;", mtime=0)
SCREENS = [
    "/",
    "/lobby",
    "/table/abc123",
    "/rules",
    "/rules/XIII",
    "/replay",
    "/replay/abc",
    "/analysis",
    "/analysis/abc",
    "/mistakes",
    "/mistakes/abc",
    "/trend",
    "/verify",
    "/verify/abc",
    "/editor",
    "/first",
    "/learn",
    "/learn/board",
    "/glossary",
    "/history",
    "/about",
    "/account",
    "/operator",
]
FOLDERS = Path(__file__).resolve().parents[2] / "web/src/pages"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    around = tmp_path_factory.mktemp("pages")
    built = around / "web"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>Trictrac</title>")
    (built / "assets/main-abc.js").write_text("let trictrac = 1;")
    (built / "assets/main-abc.js.br").write_bytes(b"brotli")
    (built / "assets/main-abc.js.gz").write_bytes(GZIPPED)
    (built / "icon.svg").write_text("<svg/>")
    (around / "secret.txt").write_text("outside")
    return built


@pytest.fixture(scope="module")
def client(folder):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pages, "FOLDER", folder)
        server = ServerThread(f"sqlite:///{folder.parent}/t.sqlite")
    with httpx.Client(base_url=server.url) as client:
        yield client
    server.stop()


@pytest.fixture
def page(folder):
    """The page's file, put back after the test."""
    file = folder / "index.html"
    before = file.read_text()
    yield file
    file.write_text(before)


def raw(client, path, **headers):
    """The answer with its body as sent: the client would unpack what is compressed."""
    with client.stream("GET", path, headers=headers) as answer:
        return answer, b"".join(answer.iter_raw())


@pytest.mark.parametrize("address", SCREENS)
def test_every_screen_is_the_page(client, address):
    answer = client.get(address)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert "Trictrac" in answer.text


def test_the_screens_are_those_of_the_application():
    assert {address.split("/")[1] or "home" for address in SCREENS} == {
        page.parent.name for page in FOLDERS.glob("*/Page.svelte")
    }


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
@pytest.mark.parametrize("address", ["/api/nothing", "/api/tables/x/y/z", "/api/"])
def test_an_unknown_address_of_the_interface_is_a_refusal_in_both_languages(client, method, address):
    answer = client.request(method, address, headers={"accept": "text/html"})
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown_address"
    told = Fact.from_data(answer.json()["told"])
    assert say(told, "fr") == "Il n’y a rien à cette adresse."
    assert say(told, "en") == "There is nothing at this address."


def test_a_person_who_mistypes_gets_the_page_and_a_program_the_refusal(client):
    assert client.get("/nowhere", headers={"accept": "text/html,*/*"}).status_code == 404
    assert "<!doctype" in client.get("/nowhere", headers={"accept": "text/html,*/*"}).text
    assert client.get("/assets/old-hash.js", headers={"accept": "*/*"}).json()["code"] == "unknown_address"


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt"]
)
def test_nothing_outside_the_folder_is_given(client, path):
    # Not by httpx, which tidies the path before it sends it.
    connection = http.client.HTTPConnection(client.base_url.host, client.base_url.port)
    connection.putrequest("GET", path, skip_accept_encoding=True)
    connection.endheaders()
    answer = connection.getresponse()
    assert answer.status == 404
    assert b"outside" not in answer.read()
    connection.close()


def test_hashed_files_are_kept_for_ever_and_others_asked_for_again(client):
    assert client.get("/assets/main-abc.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    icon = client.get("/icon.svg")
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"
    again = client.get("/icon.svg", headers={"if-none-match": icon.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"brotli"),
        ("gzip", "gzip", GZIPPED),
        ("br;q=0, gzip", "gzip", GZIPPED),
        ("identity", None, b"let trictrac = 1;"),
    ],
)
def test_the_smallest_form_that_the_browser_reads(client, accepted, encoding, body):
    answer, got = raw(client, "/assets/main-abc.js", **{"accept-encoding": accepted})
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert got == body


def test_a_new_build_is_seen_without_a_restart(client, page):
    assert "Trictrac" in client.get("/").text
    page.write_text("<!doctype html>new")
    os.utime(page, ns=(1, 1))
    assert client.get("/").text == "<!doctype html>new"


def test_without_a_build_the_page_says_what_to_do_in_both_languages(client, page):
    page.unlink()
    answer = client.get("/")
    assert answer.status_code == 503
    assert "make web" in answer.text
    assert "n’ont pas été construites" in answer.text
    assert "were not built" in answer.text
    assert "<script" not in answer.text
    assert "style" not in answer.text

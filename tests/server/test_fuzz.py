"""Whatever comes over a socket: a clean answer for each message, and the table goes on.

Hypothesis makes messages from the published schema and breaks them; `make proof` makes many more.
"""

import asyncio
import contextlib
import itertools
import json

import pytest
import websockets
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.server.helpers import message
from tests.server.load.server import cookie_of
from tests.server.running import ServerThread
from trictrac.client import Client, RefusedError
from trictrac.server.messages.incoming import MESSAGES
from trictrac.words import Fact, say

FIELDS = sorted({name for model in MESSAGES.values() for name in model.model_fields} - {"do", "ref", "seen"})
HEX = st.sampled_from(["a" * 64, "0" * 64, "a" * 63, "A" * 64])
VALUES = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.integers(0, 24),
    st.floats(allow_nan=False, allow_infinity=False),
    st.text(max_size=60),
    st.sampled_from(["1-5 1-4", "1-7-11", "exit", "bonjour", "6-4", "0", "-", "25-25"]),
    HEX,
    st.lists(st.integers(-3, 30), max_size=4),
    st.dictionaries(st.text(max_size=8), st.integers(), max_size=3),
)
SHAPED = st.builds(
    lambda do, seen, more: {"do": do, "seen": seen, **more},
    st.sampled_from([*MESSAGES, "join", "tick", "nothing"]),
    st.one_of(st.integers(0, 60), VALUES),
    st.dictionaries(st.sampled_from([*FIELDS, "player", "at", "kind"]), VALUES, max_size=4),
)
ANYTHING = st.one_of(
    SHAPED,
    SHAPED,
    SHAPED,
    st.recursive(VALUES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner)),
    st.binary(max_size=40),
)
_refs = itertools.count()


class Raw(str):
    """A text to send as it is."""


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = ServerThread(f"sqlite:///{tmp_path_factory.mktemp('fuzz')}/tables.sqlite")
    for limits in (server.house.quotas.openings.people, server.house.quotas.talk.people):
        limits.rate = limits.burst = 1e9
    yield server
    server.stop()


async def answers_to(server, things):
    """Sends everything as a player whose turn it is; the answers, one for each."""
    async with contextlib.AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(server.url, name)) for name in ("Anne", "Bruno")]
        opened = await clients[0].open(options={"modes": ["strict", "strict"], "free_hands": True})
        table = opened["view"]["id"]
        seats = [await stack.enter_async_context(client.table(table)) for client in clients]
        await seats[0].sit(0)
        await seats[1].sit(1, opened["invitations"]["1"])
        await seats[0].until(lambda: seats[0].view["status"] == "playing")
        cookie = "; ".join(f"{each.name}={each.value}" for each in clients[0].http.cookies.jar)
        address = f"ws{server.url[4:]}/api/tables/{table}/socket?after=0"
        found = []
        async with websockets.connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            for thing in things:
                if isinstance(thing, dict) and "do" in thing:
                    thing = {"ref": f"f{next(_refs)}", **thing}
                await socket.send(thing if isinstance(thing, bytes | Raw) else json.dumps(thing))
                async with asyncio.timeout(20):
                    while (heard := json.loads(await socket.recv()))["type"] not in ("ack", "refused"):
                        assert heard["type"] != "bye", heard
                found.append(heard)
        if seats[1].view["status"] == "playing":  # the table goes on
            with contextlib.suppress(RefusedError):
                await seats[1].send("hush", on=False)
            await seats[1].send("say", phrase="bonjour")
    return found


@settings(max_examples=25, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(things=st.lists(ANYTHING, min_size=1, max_size=35))
def test_every_message_has_a_clean_answer(server, things):
    check(server, things)


@pytest.mark.proof
@settings(max_examples=1500, deadline=None, suppress_health_check=list(HealthCheck))
@given(things=st.lists(ANYTHING, min_size=1, max_size=35))
def test_thousands_of_messages_have_clean_answers(server, things):
    check(server, things)


def check(server, things):
    for answer in asyncio.run(answers_to(server, things)):
        if answer["type"] == "refused":
            assert answer["code"] != "unavailable", answer
            assert say(Fact.from_data(answer["told"]), "fr")
            assert say(Fact.from_data(answer["told"]), "en")


@pytest.mark.parametrize(
    "text", ["", "{", "null", "[]", '"x"', "{}", "9" * 4000, "[" * 3000, '{"do":' * 500, "é" * 9000]
)
def test_what_is_no_message_is_answered(server, text):
    check(server, [Raw(text)])


def test_a_message_that_is_refused_is_named(server):
    """A client waited for ever for the answer to its own malformed message."""
    things = [{"do": "nothing", "ref": "mine"}, {"do": "mark", "ref": "also-mine", "seen": "x"}, {"ref": "a b"}, []]
    answers = asyncio.run(answers_to(server, things))
    assert [(each["code"], each.get("ref")) for each in answers] == [
        ("bad_message", "mine"),
        ("bad_message", "also-mine"),
        ("bad_message", None),
        ("bad_message", None),
    ]


@pytest.mark.parametrize("path", ["nothing", "a%20b", "x" * 33, "../me", "%00"])
def test_sockets_of_no_table_say_so(server, path):
    async def look():
        address = f"ws{server.url[4:]}/api/tables/{path}/socket"
        with contextlib.suppress(websockets.InvalidStatus, websockets.InvalidURI):
            async with websockets.connect(address, additional_headers={"Cookie": cookie_of("Anne")}) as socket:
                assert json.loads(await socket.recv())["type"] == "bye"

    asyncio.run(look())


@pytest.mark.parametrize("after", ["x", "1e9", "9" * 30, "-1", ""])
def test_any_last_entry_is_answered(server, after):
    async def look():
        async with Client(server.url) as client:
            table = (await client.open())["view"]["id"]
            address = f"ws{server.url[4:]}/api/tables/{table}/socket?after={after}"
            async with websockets.connect(address) as socket:
                return json.loads(await socket.recv())["type"]

    assert asyncio.run(look()) == ("bye" if after else "snapshot")


def test_the_shapes_are_those_of_the_messages():
    """What is broken here is right otherwise: each message can be made."""
    assert message("throw", 3).seen == 3
    assert {"points", "case", "play", "seal", "seed", "options"} <= set(FIELDS)

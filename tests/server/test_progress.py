"""What somebody has learned, kept with the account: two devices merge, bad files change nothing, it is one's own."""

import asyncio
import json
from dataclasses import replace

import pytest

from tests.server.running import ServerThread
from trictrac.client import Client, RefusedError
from trictrac.lessons.progress import Answered, Progress, ReviewCard, Standing, merged, parse, written
from trictrac.server.pupils import MOST_KEPT, Pupils
from trictrac.server.store import Database
from trictrac.words import LANGUAGES

pytestmark = pytest.mark.anyio
PASSWORD = "correct horse battery"
ADDRESS = "/api/me/progress"
WHEN, LATER = "2026-11-16T12:00:00Z", "2026-11-17T12:00:00Z"
PHONE = Progress(
    lessons={"board": Standing(4, (True,) * 10, WHEN, WHEN)},
    gates={"novice": WHEN},
    days=("2026-11-16",),
    cards=(ReviewCard("trou", "a", "", (Answered(WHEN, False),)),),
)
DESK = Progress(
    lessons={"facing": Standing(1, (False,), "", LATER)},
    days=("2026-11-17",),
    cards=(
        ReviewCard("trou", "a", "", (Answered(LATER, True),)),
        ReviewCard("trou", "b", "", (Answered(LATER, False),)),
    ),
    daily={"2026-11-17": (True, False)},
)


@pytest.fixture
def server(database_url):
    server = ServerThread(database_url)
    server.house.logins.rate = server.house.logins.burst = 1e6
    yield server
    server.stop()


def data(progress: Progress) -> object:
    return json.loads(written(progress))


async def anne_on(client: Client, first: bool = False) -> None:
    wish = {"name": "Anne", "password": PASSWORD}
    await client.call("POST", "/api/account" if first else "/api/login", wish)


async def test_two_devices_learn_and_neither_loses_anything(server):
    async with Client(server.url) as phone, Client(server.url) as desk:
        await anne_on(phone, first=True)
        await anne_on(desk)
        assert await phone.call("GET", ADDRESS) == data(Progress())
        assert await phone.call("POST", ADDRESS, data(PHONE)) == data(PHONE)
        both = data(merged(PHONE, DESK))
        assert await desk.call("POST", ADDRESS, data(DESK)) == both
        assert await phone.call("POST", ADDRESS, data(PHONE)) == both
        assert await desk.call("GET", ADDRESS) == both


async def test_devices_that_write_at_the_same_moment_lose_nothing(server):
    server.house.quotas.progress.people.burst = 100
    days = [f"2026-10-{day:02}" for day in range(1, 13)]
    async with Client(server.url) as phone, Client(server.url) as desk:
        await anne_on(phone, first=True)
        await anne_on(desk)

        async def learn(client: Client, own: list[str]) -> None:
            for day in own:
                await client.call("POST", ADDRESS, data(Progress(days=(day,))))

        await asyncio.gather(learn(phone, days[::2]), learn(desk, days[1::2]))
        assert (await phone.call("GET", ADDRESS))["days"] == days


async def test_bad_or_old_files_are_refused_with_a_sentence_and_nothing_is_lost(server):
    async with Client(server.url) as anne:
        await anne_on(anne, first=True)
        await anne.call("POST", ADDRESS, data(PHONE))
        for body, key in (
            ([], "progress-no-progress"),
            ({"format": "trictrac score 1"}, "progress-no-progress"),
            ({**data(PHONE), "version": 0}, "progress-version"),
            ({**data(PHONE), "version": 2}, "progress-version"),
            ({**data(PHONE), "days": 3}, "progress-bad"),
            ({**data(PHONE), "days": ["monday"]}, "progress-bad-moment"),
            ("x" * (MOST_KEPT + 1), "server-refused-too_long"),
        ):
            with pytest.raises(RefusedError) as refused:
                await anne.call("POST", ADDRESS, body)
            assert refused.value.told.key == key
            assert all(refused.value.sentence(lang) for lang in LANGUAGES)
            assert await anne.call("GET", ADDRESS) == data(PHONE)


async def test_an_account_keeps_so_much_and_refuses_more_without_losing_what_it_has(server):
    """Two files that are small enough alone and not together."""
    cards = [ReviewCard("trou", f"{i:0300}", "", (Answered(WHEN, False),)) for i in range(3200)]
    half, rest = (replace(PHONE, cards=tuple(part)) for part in (cards[:1600], cards[1600:]))
    assert len(written(half)) < MOST_KEPT < len(written(merged(half, rest)))
    async with Client(server.url) as anne:
        await anne_on(anne, first=True)
        await anne.call("POST", ADDRESS, data(half))
        with pytest.raises(RefusedError) as refused:
            await anne.call("POST", ADDRESS, data(rest))
        assert refused.value.told.key == "progress-too-large"
        assert await anne.call("GET", ADDRESS) == data(half)


async def test_progress_is_for_accounts_and_not_for_everybody_at_any_rate(server):
    async with Client(server.url, "Guest") as guest, Client(server.url) as anne:
        for method, body in (("GET", None), ("POST", data(PHONE))):
            with pytest.raises(RefusedError) as refused:
                await guest.call(method, ADDRESS, body)
            assert refused.value.code == "sign_in"
        await anne_on(anne, first=True)
        server.house.quotas.progress.people.burst = 0
        with pytest.raises(RefusedError) as refused:
            await anne.call("POST", ADDRESS, data(PHONE))
        assert refused.value.code == "too_fast"


async def test_progress_is_exported_and_forgotten_with_the_person(server):
    async with Client(server.url) as anne, Client(server.url) as again:
        await anne_on(anne, first=True)
        assert (await anne.call("GET", "/api/me/data"))["progress"] is None
        await anne.call("POST", ADDRESS, data(PHONE))
        exported = (await anne.call("GET", "/api/me/data"))["progress"]
        assert parse(json.dumps(exported).encode()) == PHONE
        person = (await anne.call("GET", "/api/me"))["id"]
        await anne.call("DELETE", "/api/me")
        database = Database(server.settings.database_url)
        assert await Pupils(database).file_of(person) is None
        await database.close()
        await anne_on(again, first=True)
        assert await again.call("GET", ADDRESS) == data(Progress())

"""Passwords changed and recovered, the second factor, recovery codes."""

import asyncio
import time

import pyotp
import pytest
from sqlalchemy import text

from tests.server.public.conftest import PASSWORD, member, refusal
from trictrac.client import Client
from trictrac.server.second_factor import step_of
from trictrac.server.store import Database

pytestmark = pytest.mark.anyio
NEW = "another horse altogether"


def code_of(secret: str, later: int = 0) -> str:
    """What an authenticator shows, or will show thirty seconds later."""
    return pyotp.TOTP(secret).at(time.time(), later)


async def second_factor(client: Client) -> tuple[str, list[str]]:
    """Turns the second factor on; its secret and the recovery codes."""
    given = await client.call("POST", "/api/me/second-factor", {"password": PASSWORD})
    wish = {"token": given["token"], "code": code_of(given["secret"])}
    codes = (await client.call("POST", "/api/me/second-factor/confirm", wish))["codes"]
    return given["secret"], codes


async def test_a_changed_password_signs_every_other_device_out(server):
    async with Client(server.url) as anne, Client(server.url) as phone:
        name = await member(anne)
        await phone.call("POST", "/api/login", {"name": name, "password": PASSWORD})
        path = "/api/me/password"
        assert await refusal(anne, "POST", path, {"password": "not it at all", "new": NEW}) == "wrong_login"
        assert await refusal(anne, "POST", path, {"password": PASSWORD, "new": "short"}) == "weak_password"
        assert await refusal(anne, "POST", path, {"password": PASSWORD, "new": name}) == "weak_password"
        await anne.call("POST", path, {"password": PASSWORD, "new": NEW})
        assert (await anne.call("GET", "/api/me"))["name"] == name
        assert await refusal(phone, "GET", "/api/me") == "sign_in"
        await phone.call("POST", "/api/logout")
        assert await refusal(phone, "POST", "/api/login", {"name": name, "password": PASSWORD}) == "wrong_login"
        await phone.call("POST", "/api/login", {"name": name, "password": NEW})


async def test_guests_have_no_locks(server):
    async with Client(server.url, "Zoé") as zoe:
        for path, body in (
            ("/api/me/password", {"password": PASSWORD, "new": NEW}),
            ("/api/me/recovery-codes", {"password": PASSWORD}),
            ("/api/me/second-factor", {"password": PASSWORD}),
        ):
            assert await refusal(zoe, "POST", path, body) == "sign_in"
        assert await refusal(zoe, "GET", "/api/me/locks") == "sign_in"


async def test_a_recovery_code_sets_a_new_password_once(server):
    async with Client(server.url) as anne, Client(server.url) as elsewhere:
        name = await member(anne)
        codes = (await anne.call("POST", "/api/me/recovery-codes", {"password": PASSWORD}))["codes"]
        assert len(set(codes)) == 10
        wish = {"name": f" {name.upper()} ", "recovery_code": codes[0].lower().replace("-", " "), "new": NEW}
        assert await refusal(elsewhere, "POST", "/api/recover", {**wish, "recovery_code": "AAAA"}) == "wrong_code"
        assert await refusal(elsewhere, "POST", "/api/recover", {**wish, "name": "Nobody"}) == "wrong_code"
        assert await refusal(elsewhere, "POST", "/api/recover", {**wish, "new": "short"}) == "weak_password"
        assert (await elsewhere.call("POST", "/api/recover", wish))["name"] == name
        assert await refusal(anne, "GET", "/api/me") == "sign_in"
        assert await refusal(elsewhere, "POST", "/api/recover", wish) == "wrong_code"
        assert (await elsewhere.call("GET", "/api/me/locks"))["recovery_codes"] == 9
        await elsewhere.call("POST", "/api/me/recovery-codes", {"password": NEW})
        old = {**wish, "recovery_code": codes[1]}
        assert await refusal(elsewhere, "POST", "/api/recover", old) == "wrong_code"


async def test_one_recovery_code_lets_one_in_however_many_try(server):
    async with Client(server.url) as anne, Client(server.url) as one, Client(server.url) as two:
        name = await member(anne)
        codes = (await anne.call("POST", "/api/me/recovery-codes", {"password": PASSWORD}))["codes"]
        wish = {"name": name, "recovery_code": codes[0], "new": NEW}
        tried = (client.call("POST", "/api/recover", wish) for client in (one, two))
        done = await asyncio.gather(*tried, return_exceptions=True)
        assert sum(isinstance(each, BaseException) for each in done) == 1


async def test_no_recovery_code_is_kept_in_clear(server):
    async with Client(server.url) as anne:
        await member(anne)
        codes = (await anne.call("POST", "/api/me/recovery-codes", {"password": PASSWORD}))["codes"]
        database = Database(server.settings.database_url)
        rows = await database.read(text("SELECT id, user_id FROM recovery_codes"))
        await database.close()
        kept = str([tuple(row) for row in rows]).upper()
        assert not any(code.replace("-", "") in kept for code in codes)


async def test_a_second_factor_is_asked_for_at_every_door(server):
    async with Client(server.url) as anne, Client(server.url) as phone:
        name = await member(anne)
        await phone.call("POST", "/api/login", {"name": name, "password": PASSWORD})
        given = await anne.call("POST", "/api/me/second-factor", {"password": PASSWORD})
        assert f"secret={given['secret']}" in given["address"]
        wish = {"token": given["token"], "code": "000000"}
        assert await refusal(anne, "POST", "/api/me/second-factor/confirm", wish) == "wrong_code"
        assert not (await anne.call("GET", "/api/me/locks"))["second_factor"]
        secret, codes = await second_factor(anne)
        assert await refusal(phone, "GET", "/api/me") == "sign_in"
        await phone.call("POST", "/api/logout")
        login = {"name": name, "password": PASSWORD}
        assert await refusal(phone, "POST", "/api/login", login) == "second_factor"
        wrong = {"name": name, "password": "not it at all", "code": code_of(secret, 1)}
        assert await refusal(phone, "POST", "/api/login", wrong) == "wrong_login"
        recover = {"name": name, "recovery_code": codes[0], "new": NEW}
        assert await refusal(phone, "POST", "/api/recover", recover) == "second_factor"
        assert await refusal(phone, "POST", "/api/recover", {**recover, "code": codes[0]}) == "wrong_code"
        change = {"password": PASSWORD, "new": NEW}
        assert await refusal(anne, "POST", "/api/me/password", change) == "second_factor"
        await phone.call("POST", "/api/login", {**login, "code": code_of(secret, 1)})


async def test_a_code_of_the_second_factor_is_good_once(server):
    async with Client(server.url) as anne, Client(server.url) as thief:
        name = await member(anne)
        secret, codes = await second_factor(anne)
        login = {"name": name, "password": PASSWORD}
        seen = code_of(secret)  # it confirmed the second factor
        assert await refusal(thief, "POST", "/api/login", {**login, "code": seen}) == "wrong_code"
        await anne.call("POST", "/api/login", {**login, "code": codes[0]})
        assert await refusal(thief, "POST", "/api/login", {**login, "code": codes[0]}) == "wrong_code"
        end = {"password": PASSWORD, "code": code_of(secret, 1)}
        await anne.call("POST", "/api/me/second-factor/end", end)
        await thief.call("POST", "/api/login", login)  # who has the password is no longer asked for more


async def test_codes_of_the_second_factor_cannot_be_guessed_for_long(server):
    async with Client(server.url) as anne, Client(server.url) as thief:
        name = await member(anne)
        secret, _codes = await second_factor(anne)
        login = {"name": name, "password": PASSWORD}
        answers = [await refusal(thief, "POST", "/api/login", {**login, "code": "000000"}) for _ in range(6)]
        assert answers == ["wrong_code"] * 5 + ["too_fast"]
        assert await refusal(thief, "POST", "/api/login", {**login, "code": code_of(secret, 1)}) == "too_fast"


async def test_a_set_up_is_good_for_the_account_and_the_password_that_asked(server):
    async with Client(server.url) as anne, Client(server.url) as bruno:
        await member(anne)
        await member(bruno)
        given = await anne.call("POST", "/api/me/second-factor", {"password": PASSWORD})
        wish = {"token": given["token"], "code": code_of(given["secret"])}
        confirm = "/api/me/second-factor/confirm"
        assert await refusal(bruno, "POST", confirm, wish) == "bad_code"
        await anne.call("POST", "/api/me/password", {"password": PASSWORD, "new": NEW})
        assert await refusal(anne, "POST", confirm, wish) == "bad_code"


async def test_deleting_the_account_takes_its_locks_along(server):
    async with Client(server.url) as anne:
        await member(anne)
        await second_factor(anne)
        user = (await anne.call("GET", "/api/me"))["id"]
        await anne.call("DELETE", "/api/me")
        database = Database(server.settings.database_url)
        query = text("SELECT count(*) AS number FROM recovery_codes WHERE user_id = :user").bindparams(user=user)
        row = await database.first(query)
        await database.close()
        assert row.number == 0


def test_codes_of_half_a_minute_before_and_after_count():
    secret, now = "JBSWY3DPEHPK3PXP", 1_700_000_000.0
    totp = pyotp.TOTP(secret)
    assert [step_of(secret, totp.at(now, later), now) is not None for later in (-2, -1, 0, 1, 2)] == [0, 1, 1, 1, 0]
    assert step_of(secret, "", now) is None
    assert step_of(secret, "１２３４５６", now) is None

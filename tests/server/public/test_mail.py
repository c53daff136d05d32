"""A password recovered by mail: a real mail server on this machine takes the letters."""

import asyncio
import re
from email import message_from_bytes, policy

import pytest
from aiosmtpd.controller import Controller

from tests.server.public.conftest import PASSWORD, member, refusal
from tests.server.public.test_locks import NEW, second_factor
from tests.server.running import free_port
from trictrac.client import Client
from trictrac.server.mail import clean_address
from trictrac.server.refusals import ServerRefused

pytestmark = pytest.mark.anyio
PORT = free_port()
ORIGIN = "https://trictrac.example"
SETTINGS = {
    "smtp": f"smtp://127.0.0.1:{PORT}",
    "mail_from": "Trictrac <house@trictrac.example>",
    "origins": (ORIGIN,),
}


class LetterBox:
    """What was delivered, by address."""

    def __init__(self) -> None:
        self.letters = {}

    async def handle_DATA(self, _server, _session, envelope):
        letter = message_from_bytes(envelope.content, policy=policy.default)
        self.letters.setdefault(envelope.rcpt_tos[0], []).append(letter)
        return "250 taken"

    async def letter(self, address, number):
        """The n-th letter to an address, and the token in it."""
        for _ in range(200):
            if len(found := self.letters.get(address, [])) >= number:
                text = found[number - 1].get_content()
                assert ORIGIN in text
                token = re.search(r"#(?:confirm|recover)=(\S+)", text)
                return found[number - 1], token[1] if token else None
            await asyncio.sleep(0.02)
        raise AssertionError(f"no letter {number} came to {address}")


@pytest.fixture(scope="module")
def box():
    box = LetterBox()
    controller = Controller(box, hostname="127.0.0.1", port=PORT)
    controller.start()
    yield box
    controller.stop()


async def with_address(client: Client, box: LetterBox) -> tuple[str, str]:
    """An account with a confirmed address."""
    name = await member(client)
    address = f"{name.replace(' ', '.')}@mail.example"
    await client.call("POST", "/api/me/email", {"password": PASSWORD, "email": address})
    assert (await client.call("GET", "/api/me/locks"))["email"] is None
    _letter, token = await box.letter(address, 1)
    await client.call("POST", "/api/email/confirm", {"token": token})
    assert (await client.call("GET", "/api/me/locks"))["email"] == address
    return name, address


async def test_a_link_sets_a_new_password_once(server, box):
    async with Client(server.url) as anne, Client(server.url) as elsewhere:
        name, address = await with_address(anne, box)
        await elsewhere.call("POST", "/api/recover/mail", {"name": name})
        letter, token = await box.letter(address, 2)
        assert letter["From"] == SETTINGS["mail_from"]
        wish = {"token": token, "new": NEW}
        assert await refusal(elsewhere, "POST", "/api/recover/link", {**wish, "token": token[:-1]}) == "bad_code"
        assert (await elsewhere.call("POST", "/api/recover/link", wish))["name"] == name
        assert await refusal(anne, "GET", "/api/me") == "sign_in"
        assert await refusal(elsewhere, "POST", "/api/recover/link", wish) == "bad_code"


async def test_nobody_is_told_whether_an_account_has_an_address(server, box):
    async with Client(server.url) as anne, Client(server.url) as stranger:
        name, address = await with_address(anne, box)
        without = await member(stranger)
        answers = [await stranger.call("POST", "/api/recover/mail", {"name": each}) for each in (name, without, "?")]
        assert answers[0] == answers[1] == answers[2]
        await box.letter(address, 2)
        for _ in range(5):
            await stranger.call("POST", "/api/recover/mail", {"name": name})
        await asyncio.sleep(0.2)
        assert len(box.letters[address]) <= 3  # a letter box is not filled


async def test_one_letter_box_is_one_however_its_address_is_written(server, box):
    """Capitals and what follows a plus make no other box; each way of writing used to have three letters."""
    async with Client(server.url) as anne:
        name = (await member(anne)).replace(" ", ".")
        codes = []
        for each in (name, name.upper(), name.lower(), f"{name}+1", f"{name}+2"):
            body = {"password": PASSWORD, "email": f"{each}@Mail.example"}
            codes.append((await anne.http.post("/api/me/email", json=body)).status_code)
        assert codes == [204, 204, 204, 429, 429]


async def test_mail_does_not_get_around_the_second_factor(server, box):
    async with Client(server.url) as anne, Client(server.url) as thief:
        name, address = await with_address(anne, box)
        _secret, codes = await second_factor(anne)
        await thief.call("POST", "/api/recover/mail", {"name": name})
        _letter, token = await box.letter(address, 2)
        wish = {"token": token, "new": NEW}
        assert await refusal(thief, "POST", "/api/recover/link", wish) == "second_factor"
        await anne.call("POST", "/api/recover/link", {**wish, "code": codes[0]})


async def test_the_address_of_before_is_warned_when_it_goes(server, box):
    async with Client(server.url) as anne:
        _name, address = await with_address(anne, box)
        assert await refusal(anne, "POST", "/api/me/email", {"password": "no", "email": ""}) == "wrong_login"
        await anne.call("POST", "/api/me/email", {"password": PASSWORD, "email": ""})
        letter, _token = await box.letter(address, 2)
        assert "no longer" in letter.get_content() or "n’est plus" in letter.get_content()
        assert (await anne.call("GET", "/api/me/locks"))["email"] is None


@pytest.mark.parametrize("text", ["", "anne", "@x", "a@", "a b@c", "a@b\nBcc: x@y", "a@b, c@d", "<a@b>", "é@b"])
def test_what_is_no_address_is_refused(text):
    with pytest.raises(ServerRefused):
        clean_address(text)

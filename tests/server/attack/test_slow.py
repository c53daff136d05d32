"""Whoever sends slowly, endlessly or over too many connections holds up nobody, without a proxy too."""

import json
import socket
import time

import httpx
import pytest

from tests.server.running import ServerThread
from trictrac.server.api import shield
from trictrac.server.connections import LONGEST_HEAD, MOST, Doors
from trictrac.server.settings import Settings, SettingsError

RATE = 2.0
MOST_HERE = int(MOST * RATE / 20)


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    server = ServerThread(f"sqlite:///{tmp_path_factory.mktemp('slow')}/tables.sqlite", rate=RATE, proxies="")
    server.doors.head_within = 0.4
    yield server
    server.stop()


def connected(server):
    return socket.create_connection(("127.0.0.1", server.settings.port), timeout=10)


def is_closed(connection, within=10):
    """Whether the server ends it; what it still says is read first."""
    connection.settimeout(within)
    try:
        while connection.recv(65536):
            pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


@pytest.mark.parametrize("head", [b"", b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"])
def test_a_head_that_does_not_come_is_not_waited_for(server, head):
    with connected(server) as slow:
        slow.sendall(head)
        assert is_closed(slow)


def test_a_head_by_single_bytes_is_not_waited_for(server):
    with connected(server) as slow:
        start = time.monotonic()
        try:
            for byte in b"GET /healthz HTTP/1.1\r\n" + b"X" * 1000:
                slow.sendall(bytes([byte]))
                time.sleep(0.02)
        except ConnectionError:
            pass
        assert time.monotonic() - start < 10


def test_the_second_request_of_a_connection_is_held_to_its_time_too(server):
    with connected(server) as slow:
        slow.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b"200" in slow.recv(65536)
        slow.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert is_closed(slow)


def test_a_head_without_end_is_not_read(server):
    with connected(server) as endless:
        try:
            endless.sendall(b"GET /healthz HTTP/1.1\r\n")
            for _ in range(4 * LONGEST_HEAD // 1000):
                endless.sendall(b"X: " + b"x" * 995 + b"\r\n")
        except ConnectionError:
            return
        assert is_closed(endless)


def test_a_body_that_does_not_come_is_refused_in_a_sentence(server, monkeypatch):
    monkeypatch.setattr(shield, "BODY_WITHIN", 0.3)
    with connected(server) as slow:
        slow.sendall(b"POST /api/judge HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n{")
        answer = b""
        while part := slow.recv(65536):
            answer += part
    head, _, body = answer.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 408")
    assert json.loads(body)["code"] == "too_slow"


def test_a_body_that_goes_on_after_its_answer_is_not_read_for_ever(server):
    with connected(server) as long:
        long.sendall(b"POST /api/judge HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999\r\n\r\n")
        assert long.recv(65536).startswith(b"HTTP/1.1 413")
        assert is_closed(long)


def test_one_address_holds_so_many_connections_and_no_more(server):
    server.doors.head_within = 30
    try:
        held = [connected(server) for _ in range(MOST_HERE)]
        time.sleep(0.2)
        with connected(server) as one_too_many:
            assert is_closed(one_too_many)
        held.pop().close()
        time.sleep(0.2)
        assert httpx.get(f"{server.url}/healthz", timeout=10).status_code == 200
    finally:
        server.doors.head_within = 0.4
        for each in held:
            each.close()


def test_the_connections_of_a_proxy_are_everybodys():
    doors = Doors(Settings(secret="0123456789abcdefghijklmnop-_.!?*()", proxies="127.0.0.1,10.0.0.0/8"))
    assert doors.is_proxy("127.0.0.1")
    assert doors.is_proxy("10.9.8.7")
    assert not doors.is_proxy("192.0.2.1")
    assert Doors(Settings(secret="0123456789abcdefghijklmnop-_.!?*()", proxies="*")).is_proxy("2001:db8::1")
    assert not Doors(Settings(secret="0123456789abcdefghijklmnop-_.!?*()")).is_proxy("127.0.0.1")


def test_proxies_that_cannot_be_read_are_one_sentence():
    with pytest.raises(SettingsError, match=r"TRICTRAC_PROXIES cannot be 'proxy\.example'"):
        Settings.load(proxies="proxy.example")

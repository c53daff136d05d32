"""A small client of the server, for tests, for the arena, and for programs that play (docs/server.md)."""

from trictrac.client.client import Client
from trictrac.client.errors import ClientError, RefusedError
from trictrac.client.seat import SeatAtTable

__all__ = ["Client", "ClientError", "RefusedError", "SeatAtTable"]

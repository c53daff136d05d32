"""The event store: append-only logs of tables, durable before acknowledged, on SQLite or PostgreSQL."""

from trictrac.server.store.database import Database
from trictrac.server.store.entries import Change, LogEntry, NewTable, Stored
from trictrac.server.store.errors import ConflictError, StoreError, UnknownTableError
from trictrac.server.store.feed import Feed, PostgresFeed, feed_of
from trictrac.server.store.log import EventStore
from trictrac.server.store.readiness import Readiness

__all__ = [
    "Change",
    "ConflictError",
    "Database",
    "EventStore",
    "Feed",
    "LogEntry",
    "NewTable",
    "PostgresFeed",
    "Readiness",
    "StoreError",
    "Stored",
    "UnknownTableError",
    "feed_of",
]

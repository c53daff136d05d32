"""What operators did: a log that only grows. The database lets nobody change a line; each line seals those before.

Lines name people by id alone, so that somebody who is deleted leaves no name here.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from sqlalchemy import Connection, insert, select, text

from trictrac.server.store import Database, schema

CONSOLE = "console"
"""Who acted, where a command on the server's machine did."""
PAGE = 100
_LOCK = 0x7472_6175  # the lock of PostgreSQL that one transaction holds while it adds a line
_a = schema.audit.c
_COLUMNS = (_a.seq, _a.at, _a.operator, _a.action, _a.target, _a.detail, _a.digest)


@dataclass(frozen=True, slots=True)
class AuditLine:
    """One thing that an operator did."""

    seq: int
    at: float
    operator: str
    """The id of an account, or the console."""
    action: str
    target: str | None
    """The person whom it concerns, by id."""
    detail: dict[str, Any]
    digest: str
    """Seals the line and all before it."""


def record(
    connection: Connection, operator: str, action: str, target: str | None, detail: Mapping[str, Any] | None = None
) -> None:
    """Adds a line, in the transaction that makes it true."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
    last = connection.execute(select(_a.seq, _a.digest).order_by(_a.seq.desc()).limit(1)).first()
    seq, before = (last.seq + 1, last.digest) if last is not None else (1, "")
    line = AuditLine(seq, time.time(), operator, action, target, dict(detail or {}), "")
    row = {name: getattr(line, name) for name in AuditLine.__dataclass_fields__} | {"digest": _seal(line, before)}
    connection.execute(insert(schema.audit).values(**row))


def _seal(line: AuditLine, before: str) -> str:
    told = [before, line.seq, line.at, line.operator, line.action, line.target, line.detail]
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()


async def page(database: Database, before: int | None = None) -> tuple[list[AuditLine], bool]:
    """The newest lines, or those before one; and whether their seals hold."""
    query = select(*_COLUMNS)
    if before is not None:
        query = query.where(_a.seq < before)
    rows = await database.read(query.order_by(_a.seq.desc()).limit(PAGE + 1))
    lines = [AuditLine(*row) for row in rows]
    return lines[:PAGE], holds(lines[::-1])


def holds(lines: Sequence[AuditLine]) -> bool:
    """Whether lines follow each other and were not changed; the first is believed, unless it is the first of all."""
    if lines and lines[0].seq == 1 and lines[0].digest != _seal(lines[0], ""):
        return False
    follows = (line.seq == last.seq + 1 and line.digest == _seal(line, last.digest) for last, line in pairwise(lines))
    return all(follows)

"""Positions that are being played where somebody marks strictly: the house judges them for nobody (art. XVII).

Only the dames count: who asks may change marks, colours, turn and dice, and would still be told what to do.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable

from sqlalchemy import select

from trictrac.position import Position
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import Database, schema
from trictrac.server.tables.live import LiveTable
from trictrac.table import Mode, TablePhase

MOST_AT_ONCE = 500


def key_of(position: Position) -> str | None:
    """The dames of both, whoever has which; None at the start of a game, which everybody knows.

    >>> key_of(Position()) is None
    True
    """
    camps = sorted(camp.dames_text() for camp in (position.white, position.black))
    if camps == _START:
        return None
    return hashlib.sha256("/".join(camps).encode()).hexdigest()[:16]


_START = sorted(camp.dames_text() for camp in (Position().white, Position().black))


def standing_at(live: LiveTable) -> str | None:
    """What stands at a table whose players must not be helped.

    A position that the table was opened with is no secret: whoever chose it could have asked before, and nobody is to
    close an example of the law to everybody by sitting down to it.
    """
    setting = live.conventions.setting
    if live.table is None or live.status != "playing" or Mode.STRICT not in setting.modes:
        return None
    state = live.table.state
    if state.phase in (TablePhase.SEATING, TablePhase.OVER):
        return None
    key = key_of(state.position)
    return None if setting.start is not None and key == key_of(setting.start) else key


async def refuse_in_play(database: Database, positions: Iterable[Position]) -> None:
    """Refuses to judge what stands on a strict table just now."""
    await refuse_keys(database, {key for position in positions if (key := key_of(position)) is not None})


async def refuse_keys(database: Database, standing: Collection[str]) -> None:
    """The same, where only the keys are known."""
    keys = list(standing)
    t = schema.tables.c
    for start in range(0, len(keys), MOST_AT_ONCE):
        asked = t.standing.in_(keys[start : start + MOST_AT_ONCE])
        if await database.first(select(t.id).where(asked, t.status == "playing").limit(1)):
            raise ServerRefused("in_play")

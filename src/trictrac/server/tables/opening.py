"""What the store is told of a table: its beginning, and each change with what follows for the indexes."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from trictrac.dice_proof import SCHEME, commitment
from trictrac.forms import Form
from trictrac.server.store import Change, NewTable
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.desk import Desk
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.seats import SeatPlan
from trictrac.server.tables.standing import standing_at

GRACE = 2.0
"""Seconds after which another process does what a computer should have done."""
EXPIRY = 86_400.0
"""Seconds an open table waits for its players."""


def new_table(
    host: str | None,
    conventions: Conventions,
    plans: Sequence[SeatPlan],
    at: float,
    *,
    listed: bool,
    delayed: bool,
    **more: object,
) -> tuple[LiveTable, Change]:
    """A table that is not stored yet; its commitment to the dice is the first thing in its log."""
    table, secret = secrets.token_urlsafe(12), secrets.token_bytes(32)
    live = LiveTable(table, secret)
    desk = Desk(live, at)
    desk.open(
        host,
        {
            "scheme": SCHEME,
            "commitment": commitment(table, secret.hex()),
            "conventions": conventions.to_data(),
            "seats": [plan.to_data() for plan in plans],
            "listed": listed,
            "delayed": delayed,
            **more,
        },
    )
    new = NewTable(table, secret, conventions.form.name, listed, desk.at)
    return live, change_of(desk, 0, new)


def change_of(desk: Desk, after: int, create: NewTable | None = None, also: Change | None = None) -> Change:
    """What a desk did, to be stored after an entry."""
    live = desk.live
    kinds = {entry.kind for entry in desk.entries}
    finished = "disclosed" in kinds and "closed" not in kinds
    seats = dict(desk.seats)
    if "begun" in kinds:
        seats.update(enumerate(zip((seat.user for seat in live.seats), live.names, strict=True)))
    return Change(
        live.id,
        after,
        desk.entries,
        live.status,
        create=create,
        wake=live.wake(GRACE, EXPIRY),
        standing=standing_at(live),
        seats=seats,
        totals=live.table.state.form.totals if live.table and finished else (),
        trous=_trous_of(live.table.state.form) if live.table and finished else (),
        also=also,
    )


def _trous_of(form: Form) -> tuple[int, ...]:
    """What each player made, where the two played one game and no more."""
    if len(form.players) > 2 or len(form.history) != 1:
        return ()
    (played,) = form.history
    made = dict(zip(played.pairing.sits, played.result.trous, strict=True))
    return tuple(made[player] for player in range(2))


def return_match(desk: Desk) -> Change:
    """Everybody wants to play again: the new table opens in the same transaction, each one place further."""
    old = desk.live
    order = [*range(1, len(old.seats)), 0]
    _, change = new_table(
        old.host,
        old.conventions,
        [old.seats[player].plan for player in order],
        desk.at,
        listed=False,
        delayed=old.delayed,
        **({"private": True} if old.private else {}),
        before=old.id,
        reserved=[old.seats[player].user for player in order],
    )
    desk.move_to(change.table)
    return change

"""Games that were played: found again by player, form and date; written down as records and proofs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Annotated

from pydantic import BaseModel, Field
from sqlalchemy import ColumnElement, exists, or_, select

from trictrac.records import Header, write
from trictrac.server.messages.entries import FormName
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import EventStore, LogEntry, schema
from trictrac.server.tables.live import LiveTable
from trictrac.signatures import SIGNED_BY, SigningKey
from trictrac.table.events import Event, from_data
from trictrac.verify import Session, fields_of

PAGE = 50
Moment = Annotated[float, Field(ge=0, le=1e11)]


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game in the list of those played."""

    id: str
    created: float
    ended: float
    """When something happened last."""
    form: str
    players: list[str]
    totals: list[int | None]
    """What each player won or lost; None: not over, or played before totals were kept."""
    trous: list[int | None]
    """What each made; None: not over, several games, or played before this was kept."""
    you: int | None = None
    """Which of them asks."""


class GamesWanted(BaseModel):
    """Which games somebody looks for: those that are over, or ``under_way``; ``before`` pages on."""

    mine: bool = False
    under_way: bool = False
    player: str | None = Field(None, max_length=40, pattern=r"^[^\x00]*$")
    form: FormName | None = None
    since: Moment | None = None
    until: Moment | None = None
    before: Moment | None = None


async def search(store: EventStore, user: str | None, wanted: GamesWanted) -> list[PlayedGame]:
    """Games, the newest first: the person's own, and those of listed tables."""
    t, s = schema.tables.c, schema.seats.c
    own = exists().where(s.table_id == t.id, s.user_id == user)
    where: list[ColumnElement[bool]] = [t.status == ("playing" if wanted.under_way else "over")]
    where.append(own if wanted.mine else or_(t.listed, own) if user else t.listed)
    if wanted.player:
        where.append(exists().where(s.table_id == t.id, s.name.icontains(wanted.player, autoescape=True)))
    if wanted.form:
        where.append(t.form == wanted.form)
    if wanted.since is not None:
        where.append(t.created >= wanted.since)
    if wanted.until is not None:
        where.append(t.created <= wanted.until)
    if wanted.before is not None:
        where.append(t.created < wanted.before)
    query = select(t.id, t.created, t.form, t.last_at).where(*where)
    rows = await store.database.read(query.order_by(t.created.desc()).limit(PAGE))
    games = {row.id: PlayedGame(row.id, row.created, row.last_at, row.form, [], [], []) for row in rows}
    seats = (
        select(s.table_id, s.player, s.user_id, s.name, s.total, s.trous)
        .where(s.table_id.in_(games))
        .order_by(s.table_id, s.player)
    )
    for seat in await store.database.read(seats):
        game = games[seat.table_id]
        game.players.append(seat.name)
        game.totals.append(seat.total)
        game.trous.append(seat.trous)
        if user is not None and seat.user_id == user:
            games[seat.table_id] = replace(game, you=seat.player)
    return list(games.values())


async def unfinished(store: EventStore, user: str) -> list[str]:
    """Tables where somebody sits that are not over."""
    t, s = schema.tables.c, schema.seats.c
    query = select(t.id).join(schema.seats, s.table_id == t.id).where(s.user_id == user, t.status != "over")
    return [row.id for row in await store.database.read(query)]


def events_of(entries: Iterable[LogEntry]) -> list[Event]:
    """The events of the law since the game last began, without what was taken back; conventions may have been changed
    before the first die."""
    standing: list[LogEntry] = []
    for entry in entries:
        if entry.kind == "begun":
            standing.clear()
        elif entry.kind == "taken_back":
            standing = [each for each in standing if each.seq <= entry.data["to"]]
        elif entry.kind == "event":
            standing.append(entry)
    return [from_data(entry.data) for entry in standing]


def header_of(live: LiveTable, signed_by: str | None = None) -> Header:
    """The head of the record of a table, with the proof of its dice once it is told, and the key that signs it."""
    if live.table is None:
        raise ServerRefused("not_begun")
    date = datetime.fromtimestamp(live.opened_at, UTC).date().isoformat()
    proof = live.proof
    fields = {"date": date, **({SIGNED_BY: signed_by} if signed_by else {})}
    fields |= fields_of(proof) if proof else {"table": live.id}
    return Header(live.form, live.conventions.setting, fields)


def record_of(live: LiveTable, entries: Iterable[LogEntry], key: SigningKey | None = None) -> str:
    """The session as readable text, signed if a key is given; times are left out, so that it says nothing of habits.

    A record says what throws were worth: while people mark for themselves it would be a hint.
    """
    if live.hides_sheets or (live.delayed and live.status != "over"):
        raise ServerRefused("by_hand")
    header = header_of(live, key.public if key else None)
    text = "".join(write(header, events_of(entries), times=live.conventions.setting.clock is not None))
    return key.sign_record(text) if key else text


def session_of(live: LiveTable, entries: Iterable[LogEntry]) -> Session:
    """The session with the proof of its dice, once it is told."""
    proof = live.proof
    if proof is None:
        raise ServerRefused("not_over")
    return header_of(live), events_of(entries), proof

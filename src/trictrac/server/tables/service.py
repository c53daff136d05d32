"""Runs tables over the store: opens them, takes messages, tells everybody, looks after clocks and computers."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from trictrac.errors import TrictracError
from trictrac.server.messages import incoming as say
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import ConflictError, EventStore, Feed, LogEntry, StoreError, UnknownTableError
from trictrac.server.store.feed import TABLES
from trictrac.server.tables.computers import ASKED_BY, Computers, Sessions
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.desk import Desk
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.opening import EXPIRY, change_of, new_table, return_match
from trictrac.server.tables.presence import PresenceKeeper
from trictrac.server.tables.quarantine import Quarantine
from trictrac.server.tables.room import Room
from trictrac.server.tables.seats import Person, SeatPlan
from trictrac.server.tables.tending import FROZEN, LOOK, Tending
from trictrac.table import Refused
from trictrac.table.actions import Action

Done = TypeVar("Done")
TRIES = 20
"""How often a message is retried when other processes are quicker."""
IDLE, IDLE_AFTER_THE_END = 60.0, 5.0
"""Seconds a table nobody watches stays in memory."""
FOLDED_AT_ONCE = 200
"""Entries of a log that are folded before others have a turn: some three milliseconds."""
COLLECT = 600.0
"""Seconds between two looks for circular garbage among all tables."""
_log = logging.getLogger(__name__)


class TableService:
    """Every table of the server; any process can serve any of them."""

    def __init__(
        self,
        store: EventStore,
        feed: Feed,
        computers: Computers,
        now: Callable[[], float] = time.time,
        sessions: Sessions | None = None,
    ) -> None:
        self.store = store
        self.now = now
        self.computers = computers
        self._sessions = sessions or Sessions()
        self.rooms: dict[str, Room] = {}
        self._feed = feed
        feed.listen(TABLES, self._heard)
        self.presence = PresenceKeeper(feed, self.rooms)
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """While somebody loads a table: whoever asks for unknown ones leaves nothing behind."""
        self._folding = asyncio.Semaphore(1)
        """One long log at a time: however many are wanted, whatever else is asked comes in between."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.quarantine = Quarantine()
        self._tending = Tending(lambda last, most: store.awake(now(), last, most), self.tick, self.quarantine)
        self._watch: asyncio.Task[None] | None = None
        self._stopping = False
        self._collected = time.monotonic()

    async def start(self) -> None:
        """Listens to other processes and begins to look after the tables."""
        await self._feed.start()
        self._watch = asyncio.create_task(self._tend_all(), name="tending")

    async def stop(self) -> None:
        """Finishes what was begun; nothing acknowledged is lost whatever happens."""
        self._stopping = True
        if self._watch:
            self._watch.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._watch
        await self._tending.stop()
        await self._feed.stop()
        for room in self.rooms.values():
            for task in (room.thinking, room.playing):
                if task is not None:
                    task.cancel()
        while self._tasks:
            await asyncio.wait(self._tasks, timeout=10)

    # Opening and finding

    async def open(
        self,
        host: Person | None,
        conventions: Conventions,
        plans: Sequence[SeatPlan],
        *,
        listed: bool = False,
        delayed: bool = False,
        private: bool = False,
    ) -> LiveTable:
        """Opens a table; its commitment to the dice is the first thing in its log."""
        if len(plans) != conventions.players:
            raise ServerRefused("no_such_seat")
        more = {"private": True} if private else {}
        live, change = new_table(
            host.id if host else None, conventions, plans, self.now(), listed=listed, delayed=delayed, **more
        )
        with _refusing():
            await self.store.commit(change)
        room = self.rooms[live.id] = Room(live, change.entries)
        self.attend(room)
        return live

    async def room(self, table: str) -> Room:
        """The room of a table, loaded if need be."""
        room = self.rooms.get(table)
        if room is None:
            loading = self._loading.setdefault(table, asyncio.Lock())
            async with loading:
                room = self.rooms.get(table)
                if room is None:
                    room = self.rooms[table] = Room(*await self._load(table))
        room.used = time.monotonic()
        return room

    async def stored(self, table: str) -> LiveTable:
        """A table as it stands on disk: while something is being stored, one waits."""
        async with self.at(table) as room:
            return room.live

    @contextlib.asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, locked: what it shows is on disk."""
        room = await self.room(table)
        async with room.lock:
            await self._mend(room)
            yield room

    async def readable(self, tables: Sequence[str]) -> list[LiveTable]:
        """Those of some tables that can be read."""
        found = []
        for table in tables:
            try:
                found.append(await self.stored(table))
            except ServerRefused as error:
                if error.code != "unreadable":
                    raise
        return found

    async def _load(self, table: str) -> tuple[LiveTable, list[LogEntry]]:
        if self.quarantine.holds(table):
            raise ServerRefused("unreadable")
        try:
            with _refusing():
                stored = await self.store.find(table)
                entries = await self.store.read(table)
            live = LiveTable.fold(table, stored.secret, entries[:FOLDED_AT_ONCE])
            if len(entries) > FOLDED_AT_ONCE:
                entries += await self._fold_on(live, entries[FOLDED_AT_ONCE:])
        except ServerRefused:
            raise
        except Exception as error:  # a row that no version of this program wrote
            self.quarantine.failed(table, error)
            raise ServerRefused("unreadable") from None
        self.quarantine.well(table)
        return live, entries

    async def _fold_on(self, live: LiveTable, entries: Sequence[LogEntry]) -> list[LogEntry]:
        """Folds the rest of a long log, a part at a time; returns what another process wrote meanwhile, folded too."""
        async with self._folding:
            for start in range(0, len(entries), FOLDED_AT_ONCE):
                await asyncio.sleep(0)
                for entry in entries[start : start + FOLDED_AT_ONCE]:
                    live.apply(entry)
        with _refusing():
            late = await self.store.read(live.id, live.seq)
        for entry in late:
            live.apply(entry)
        return late

    # Messages

    async def send(
        self, table: str, person: Person | None, message: say.Message, invited: bool = False, address: str = ""
    ) -> int:
        """Does what a message asks; returns the entry that it made, which is on disk. The same message is done once.

        It counts from when it came, however long the table was busy. An action that comes after the time was out finds
        the flag fallen, in the same transaction.
        """
        arrived, late = self.now(), False

        def work(desk: Desk) -> int | None:
            live = desk.live
            done = live.done_before(person.id if person else None, message.ref)
            if done is not None:
                return done
            if live.is_stale(message.seen):
                raise ServerRefused("stale")
            nonlocal late
            late = isinstance(message, say.TableAction) and desk.drop_flag()
            if late:
                return None
            desk.take(person, message, invited)
            return None

        room = await self.room(table)
        if room.live.player_of(person.id if person else None) is not None:
            room.asked_by = address
        seq = await self._change(table, work, arrived)
        if late:
            raise ServerRefused("too_late")
        return seq

    async def part(self, table: str, user: str) -> None:
        """Takes somebody out of a table for good: they rise, or give up what they play there."""
        await self._change(table, lambda desk: desk.part(user))

    async def settle(self, table: str) -> None:
        """Makes sure that a table does not wait for somebody who was forgotten."""
        if any(live.deserted for live in await self.readable([table])):
            await self._change(table, lambda _desk: None)

    async def read_again(self, table: str) -> None:
        """Folds a log afresh: something in it was taken out."""
        room = self.rooms.get(table)
        if room is not None:
            async with room.lock:
                room.broken = True
                await self._mend(room)
            await self.settle(table)

    async def tick(self, table: str) -> None:
        """Looks at a table whose time has come."""
        await self.settle(table)
        room = await self.room(table)
        live = room.live
        if live.table is None:
            if live.status == "open" and self.now() >= live.opened_at + EXPIRY:
                await self._change(table, Desk.close)
            return
        if live.suspended:
            if self.now() >= live.restored_at + EXPIRY:
                await self._change(table, Desk.close)
            return
        if live.only_computers and self.now() >= live.at + EXPIRY:
            await self._change(table, Desk.close)
            return
        if live.table.state.setting.clock is not None:
            await self._change(table, _look_at_the_clock)
        self.attend(room)

    async def _change(self, table: str, work: Callable[[Desk], int | None], at: float | None = None) -> int:
        """Runs to the end whatever happens to the caller: a broken connection leaves nothing half done."""
        room = await self.room(table)
        return await asyncio.shield(self._spawn(self._do(room, work, at)))

    def _spawn(self, work: Coroutine[Any, Any, Done], name: str | None = None) -> asyncio.Task[Done]:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._forget)
        return task

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, TrictracError):
            _log.error("a message failed", exc_info=error)

    async def _do(self, room: Room, work: Callable[[Desk], int | None], at: float | None = None) -> int:
        async with room.lock:
            await self._mend(room)
            for _ in range(TRIES):
                after = room.live.seq
                desk = Desk(room.live, self.now() if at is None else at)
                try:
                    done = work(desk)
                    if done is not None:
                        return done
                    desk.settle()
                    if not desk.entries:
                        return after  # there was nothing to do
                    also = return_match(desk) if desk.wants_rematch else None
                    try:
                        with _refusing():
                            await self.store.commit(change_of(desk, after, also=also))
                    except ServerRefused:
                        # What others wrote meanwhile was taken for known while this one stood half done.
                        self._spawn(self._refresh(room))
                        raise
                except ConflictError:
                    room.broken = True
                    await self._mend(room)
                    continue
                except BaseException:
                    room.broken |= bool(desk.entries)  # done half-way, or not stored
                    raise
                self._tell(room, desk.entries)
                if room.live.status == "over" and room.thinking is not None:
                    room.thinking.cancel()
                self.attend(room)
                return desk.entries[0].seq
            raise ServerRefused("busy")

    async def _mend(self, room: Room) -> None:
        """Folds the log afresh where the one in memory holds what was not stored; tells what others wrote since."""
        if room.broken:
            live, entries = await self._load(room.live.id)
            told = room.told
            room.reset(live, entries[:told])
            room.broken = False
            if len(entries) > told:
                self._tell(room, entries[told:])

    # Who watches, and other processes

    def _tell(self, room: Room, entries: Sequence[LogEntry]) -> None:
        room.tell(entries)
        if any(entry.kind in ("sat", "rose") for entry in entries):
            self.presence.sat(room)

    def _heard(self, text: str | None) -> None:
        if text is None:  # something may have been missed
            for room in list(self.rooms.values()):
                self._spawn(self._refresh(room))
            return
        for line in text.splitlines():
            table, _, seq = line.partition(" ")
            if table not in self.rooms:
                continue
            if seq == "!":  # somebody was forgotten: what is known of the log holds no more
                self._spawn(self.read_again(table))
            elif self.rooms[table].live.seq < int(seq):
                self._spawn(self._refresh(self.rooms[table]))

    async def _refresh(self, room: Room) -> None:
        """Takes in what others wrote; while the store does not answer, again and again, since nobody tells it twice."""
        while not self._stopping:
            try:
                async with room.lock:
                    await self._mend(room)
                    with _refusing():
                        entries = await self.store.read(room.live.id, room.live.seq)
                    room.broken = True
                    for entry in entries:
                        room.live.apply(entry)
                    room.broken = False
                    if entries:
                        self._tell(room, entries)
                    return
            except ServerRefused as error:
                if error.code != "unavailable":
                    raise
            await asyncio.sleep(LOOK)

    # Clocks and computers

    def attend(self, room: Room) -> None:
        """Lets computers play, if any has something to do."""
        live = room.live
        if self._stopping or (live.only_computers and not room.watchers):
            return
        busy = room.playing is not None and not room.playing.done()
        if busy or live.status != "playing" or live.suspended or not any(seat.is_computer for seat in live.seats):
            return
        if not self.quarantine.holds(live.id):
            room.playing = self._spawn(self._play_computers(room), f"computers at {live.id}")

    def watched(self, room: Room, address: str) -> None:
        """Somebody begins to watch: where only computers sit, they go on."""
        if room.live.only_computers:
            room.asked_by = room.asked_by if len(room.watchers) > 1 else address
            self.attend(room)

    async def _play_computers(self, room: Room) -> None:
        address, counted = room.asked_by, room.live.only_computers
        if counted and not self._sessions.begin(address):
            return
        try:
            await self._let_computers_play(room)
        except TrictracError:
            raise
        except Exception as error:  # whatever it is, it is this table's alone
            self.quarantine.failed(room.live.id, error)
        finally:
            if counted:
                self._sessions.end(address)
                self._let_another_play(room, address)

    def _let_another_play(self, last: Room, address: str) -> None:
        """A session of computers is over, or nobody watches it: another of the same address may have its turn."""
        for room in list(self.rooms.values()):
            waits = room is not last and room.playing is not None and room.playing.done()
            if waits and room.watchers and room.live.only_computers and room.asked_by == address:
                self.attend(room)

    async def _let_computers_play(self, room: Room) -> None:
        while room.live.status == "playing" and not room.live.suspended:
            if room.lock.locked():
                async with room.lock:
                    continue  # something is being stored: what the table will be is not known yet
            live, moment = room.live, room.live.moment
            if live.only_computers:
                if not room.watchers:
                    return
                await asyncio.sleep(self._sessions.pause)
                if room.live is not live or live.moment != moment:
                    continue
            ASKED_BY.set(room.asked_by)
            room.thinking = asyncio.create_task(self.computers.next_action(live))
            try:
                action = await room.thinking
            except asyncio.CancelledError:
                if live.status == "playing":
                    raise
                break  # the table is over, nobody wants to know any more
            if room.live is not live or live.moment != moment:
                continue  # somebody was quicker
            if action is None:
                return
            try:
                await self._do(room, partial(_act_after, moment, action))
            except Refused as refused:
                _log.warning("a computer at %s was refused: %s", live.id, refused.code)
                return
        self.computers.forget(room.live.id)

    async def _tend_all(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(LOOK)
            try:
                self._step_back_after(time.monotonic() - before - LOOK)
                await self._tending.look()
                self._let_idle_go()
                self.presence.repeat()
                self._collect()
            except Exception:  # the next look may go better
                _log.exception("looking after the tables failed")

    def _step_back_after(self, stood_still: float) -> None:
        """After a freeze nothing here is taken for true: every table is read again."""
        if stood_still > FROZEN:
            _log.warning("this process stood still for %.0f s: every table is read again", stood_still)
            self._heard(None)

    def _let_idle_go(self) -> None:
        """Tables nobody watches are forgotten; their log is in the store."""
        now = time.monotonic()
        for table, room in list(self.rooms.items()):
            wanted_for = IDLE if room.live.status != "over" else IDLE_AFTER_THE_END
            idle = not room.watchers and not room.lock.locked() and now - room.used > wanted_for
            if idle and (room.playing is None or room.playing.done()):
                del self.rooms[table]
                self.computers.forget(table)

    def _collect(self) -> None:
        """Collects circular garbage here, and not at any moment (``main``)."""
        if time.monotonic() - self._collected > COLLECT:
            self._collected = time.monotonic()
            gc.collect()


@contextlib.contextmanager
def _refusing() -> Iterator[None]:
    """What the store cannot do is refused; a conflict is for its writer, who reads again."""
    try:
        yield
    except ConflictError:
        raise
    except UnknownTableError:
        raise ServerRefused("unknown_table") from None
    except StoreError as error:
        _log.error("the store failed: %s", error)
        raise ServerRefused("unavailable") from error


def _look_at_the_clock(desk: Desk) -> None:
    desk.drop_flag()


def _act_after(moment: int, action: Action, desk: Desk) -> int | None:
    """Does an action, unless the game has moved on since it was thought of."""
    if desk.live.moment != moment:
        return desk.live.seq
    desk.act(action)
    return None

"""A table in play and the file that holds it: every event on disk before it is told (``table.TableLog``).

The first line of the file also says what the keyboard needs to go on: which players are computers,
the seed of dice and computers, the position the game began from. The n-th die is always the same
one, so that neither taking back nor stopping and resuming throws the dice anew; and a computer's
choice belongs to the event it follows, so that it is the same one too.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import secrets
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

from trictrac import forms
from trictrac.errors import TrictracError
from trictrac.play import Play
from trictrac.position import Position
from trictrac.table import Attention, Event, EventKind, Mode, Robot, Setting, Table, TableLog
from trictrac.table.actions import Action, Join
from trictrac.table.log import FORMAT
from trictrac.terminal.witness import Witness, set_up

try:
    import fcntl
except ImportError:  # pragma: no cover  # not on every system; there two terminals on one table are not told apart
    fcntl = None  # type: ignore[assignment]

SUFFIX = ".jsonl"
Clock = Callable[[], float]


class SaveError(TrictracError):
    """A file that cannot be gone on with. ``key`` names the sentence, ``values`` fill it."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(f"{key} {values}", str(values))
        self.key = key
        self.values = values


@dataclass(frozen=True, slots=True)
class Deal:
    """All that is agreed before the first throw."""

    form: forms.Form
    setting: Setting
    computers: Mapping[int, Attention] = field(default_factory=dict)
    """The players the program plays for, and how well each marks."""
    seed: str = field(default_factory=lambda: secrets.token_hex(16))
    origin: Position | None = None

    @property
    def automatic(self) -> bool:
        """Whether the program marks for everybody."""
        return all(mode is Mode.AUTOMATIC for mode in self.setting.modes)

    def header(self) -> dict[str, Any]:
        """The first line of a file."""
        computers = {str(who): [level.sees_points, level.sees_ecoles] for who, level in self.computers.items()}
        keyboard: dict[str, Any] = {"seed": self.seed, "computers": computers}
        if self.origin is not None:
            keyboard["from"] = str(self.origin)
        return {
            "format": FORMAT,
            "form": self.form.to_dict(),
            "setting": self.setting.to_dict(),
            "keyboard": keyboard,
        }

    @classmethod
    def from_header(cls, data: object) -> Deal:
        """Reads the first line; the log of a table that was not played here lacks our part, and people play it."""
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise SaveError("not_a_table")
        form, setting = forms.from_dict(data.get("form")), Setting.from_dict(data.get("setting"))
        if len(setting.modes) != len(form.players):
            raise SaveError("not_a_table")
        keyboard = data.get("keyboard", {})
        try:
            computers = {int(who): Attention(*level) for who, level in keyboard.get("computers", {}).items()}
            seed = str(keyboard.get("seed") or secrets.token_hex(16))
            origin = Position.parse(keyboard["from"]) if "from" in keyboard else None
        except (AttributeError, TypeError, ValueError):
            raise SaveError("not_a_table") from None
        if not all(0 <= who < len(form.players) for who in computers):
            raise SaveError("not_a_table")
        return cls(form, setting, computers, seed, origin)


class Book:
    """A table, what was seen of it, and its file if it has one."""

    def __init__(self, deal: Deal, file: IO[bytes] | None = None, path: Path | None = None, clock: Clock = time.time):
        self.deal = deal
        self.path = path
        self._file = file
        self._clock = clock
        self._rebuild(())

    @classmethod
    def begin(cls, deal: Deal, path: Path | None = None, clock: Clock = time.time) -> Book:
        """A new table with everybody sitting down; a file that exists already is not overwritten."""
        file = None
        if path is not None:
            file = path.open("xb")
            _lock(file, path)
            _write(file, [deal.header()])
            _sync_folder(path)
        book = cls(deal, file, path, clock)
        book._seat_everybody()
        return book

    @classmethod
    def reopen(cls, path: Path, clock: Clock = time.time) -> Book:
        """Goes on with a file. A last line torn by a crash was never acknowledged and is cut."""
        file = path.open("r+b")
        try:
            _lock(file, path)
            data = file.read()
            whole = data[: data.rfind(b"\n") + 1]
            first, *lines = whole.splitlines() or [b""]
            deal = Deal.from_header(_json(first))
            book = cls(deal, file, path, clock)
            book._rebuild(Event.from_data(_json(line)) for line in lines)
            missed = book._catch_up()
        except SaveError as error:
            file.close()
            raise SaveError(error.key, **({"file": path} | error.values)) from None
        except (TrictracError, ValueError, AssertionError, KeyError, TypeError, IndexError):
            file.close()
            raise SaveError("not_a_table", file=path) from None
        file.truncate(len(whole))
        file.seek(0, os.SEEK_END)
        _write(file, (event.to_data() for event in missed))
        book._seat_everybody()
        return book

    def _seat_everybody(self) -> None:
        """The players of one keyboard all sit down at once."""
        for player in range(len(self.deal.form.players)):
            if player not in self.table.state.joined:
                for event in self.act(Join(player)):
                    self.witness.see(event)

    def act(self, action: Action) -> list[Event]:
        """Does an action; what happened is on disk when this returns. The witness is yet to see it."""
        at = round(self._clock(), 3)
        events = self._log.act(action, at) if self._log else self.table.act(action, at)
        self._set_up(events)
        return events

    def _catch_up(self) -> list[Event]:
        """What an action causes is written in one go, but a crash may cut between two of its lines."""
        last = self.table.events[-1].at if self.table.events else 0.0
        events = self.table.catch_up(last)
        self._set_up(events)
        for event in events:
            self.witness.see(event)
        return events

    def take_back(self, to: int) -> list[Event]:
        """Forgets the events from that place on, in the file too; returns them."""
        events = self.table.events
        if self.path is not None:
            self._replace_file(events[:to])
        self._rebuild(events[:to])
        return events[to:]

    def close(self) -> None:
        """Closes the file."""
        if self._file:
            self._file.close()

    def discard(self) -> None:
        """Takes the file of a game that never began away."""
        self.close()
        if self.path is not None:
            with contextlib.suppress(OSError):
                self.path.unlink()

    @property
    def begun(self) -> bool:
        """Whether a die was thrown."""
        return any(event.kind in (EventKind.DIE, EventKind.THROWN) for event in self.table.events)

    def robots(self) -> dict[int, Robot]:
        """The computers, each with a stream that goes on from the events so far."""
        seq = self.table.state.seq
        return {
            player: Robot(
                player,
                random.Random(f"attention {self.deal.seed} {player} {seq}").getrandbits(64),
                attention,
                self._choose_play,
                self._choose_leave,
            )
            for player, attention in self.deal.computers.items()
        }

    def _choose_play(self, table: Table, _rng: random.Random) -> Play:
        assert table.state.plays is not None
        play: Play = self._choices(table).choice(table.state.plays)
        return play

    def _choose_leave(self, table: Table, _rng: random.Random) -> bool:
        return self._choices(table).random() < 0.5

    def _choices(self, table: Table) -> random.Random:
        """A chance that belongs to this moment of this table."""
        return random.Random(f"choices {self.deal.seed} {table.state.seq}")

    def _rebuild(self, events: Iterable[Event]) -> None:
        deal = self.deal
        self.table = Table(deal.form, deal.setting, self._roll)
        self.witness = Witness(deal.form, deal.setting, deal.origin)
        self._dice = self.dice()
        for event in events:
            if event.kind is EventKind.DIE:
                self._roll()
            elif event.kind is EventKind.THROWN and self.table.state.forced is None:
                self._roll()
                self._roll()
            self.table.state.apply(event)
            self.table.events.append(event)
            self._set_up([event])
            self.witness.see(event)
        self._log = TableLog(self.table, self._file) if self._file else None

    def dice(self) -> Iterator[int]:
        """The dice of this table, always the same ones in the same order."""
        chance = random.Random(f"dice {self.deal.seed}")
        while True:
            yield chance.randint(1, 6)

    def _roll(self) -> int:
        return next(self._dice)

    def _set_up(self, events: Iterable[Event]) -> None:
        """Puts the position the game begins from on the board when the players have sat down."""
        origin, form = self.deal.origin, self.table.state.form
        if origin is not None and not form.history and any(event.kind is EventKind.SEATED for event in events):
            set_up(self.table.state, origin)

    def _replace_file(self, events: Iterable[Event]) -> None:
        """Puts a shorter file in the place of the old one: whoever is killed leaves the one or the other."""
        assert self.path is not None
        place = self.path.resolve()
        draft = place.with_name(f".{place.name}.new")
        file = draft.open("wb")
        _lock(file, place)
        _write(file, [self.deal.header(), *(event.to_data() for event in events)])
        draft.replace(place)
        _sync_folder(place)
        if self._file:
            self._file.close()
        self._file = file


def folder() -> Path:
    """Where tables are kept if nobody names a file."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "trictrac" / "tables"


def new_path() -> Path:
    """A name for a table that begins now."""
    folder().mkdir(parents=True, exist_ok=True)
    name = time.strftime("%Y-%m-%d-%H%M%S")
    path, number = folder() / f"{name}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder() / f"{name}-{number}{SUFFIX}"
    return path


def find(name: str) -> Path:
    """The file of that name, here or where tables are kept."""
    for path in (Path(name), folder() / name, folder() / f"{name}{SUFFIX}"):
        if path.is_file():
            return path
    raise SaveError("no_such_table", file=name)


def short_name(path: Path) -> str:
    """How :func:`find` is told of a file."""
    return path.stem if path.parent == folder() and path.suffix == SUFFIX else str(path)


def newest_unfinished() -> Path:
    """The table that was last played at and is not over."""
    found = []
    if folder().is_dir():
        for path in folder().glob(f"*{SUFFIX}"):
            with contextlib.suppress(OSError):
                found.append((path.stat().st_mtime_ns, path.name, path))
    for _, _, path in sorted(found, reverse=True):
        if _unfinished(path):
            return path
    raise SaveError("no_unfinished", file=folder())


def _unfinished(path: Path) -> bool:
    try:
        lines = path.read_bytes().splitlines()
        header = json.loads(lines[0])
        return header.get("format") == FORMAT and f'"{EventKind.FINISHED.value}"'.encode() not in lines[-1]
    except (OSError, ValueError, IndexError, AttributeError):
        return False


def _json(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        raise SaveError("not_a_table") from None


def _lock(file: IO[bytes], path: Path) -> None:
    """Keeps a table for one terminal; the lock goes with its process, however that ends."""
    if fcntl is not None:
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise SaveError("table_in_use", file=path) from None


def _write(file: IO[bytes], lines: Iterable[Mapping[str, Any]]) -> None:
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    file.write(text.encode())
    file.flush()
    os.fsync(file.fileno())


def _sync_folder(path: Path) -> None:
    with contextlib.suppress(OSError):
        handle = os.open(path.resolve().parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)

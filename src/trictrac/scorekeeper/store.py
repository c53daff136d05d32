"""The file of a scorekeeper: one JSON object, replaced as a whole after every entry.

A new file is written beside the old one, brought to the disk, and put in its place: whoever is
killed at any moment leaves either the old file or the new one. A lock keeps a second keeper out.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from trictrac import folders, journal
from trictrac.errors import TrictracError
from trictrac.marking import NAMES, Act
from trictrac.rules import Rules
from trictrac.scorekeeper.book import MARQUES, NEW, Book, BookEntry, GameKind, Setup, SetupError
from trictrac.scorekeeper.texts import KeeperError
from trictrac.side import Side

FORMAT = "trictrac score 1"
"""The first field of the file."""
_SIDES = {name: side for side, name in NAMES.items()}
_MOST_BYTES = 10_000_000


class BookFileError(KeeperError):
    """A file that is no scorekeeper's."""


def default_file(kind: GameKind) -> Path:
    """Where a game is kept if nobody names a file."""
    return folders.state_folder() / f"score-{kind.value}.json"


def to_data(book: Book) -> dict[str, Any]:
    """A book as plain data."""
    setup = book.setup
    data: dict[str, Any] = {
        "format": FORMAT,
        "form": setup.kind.value,
        "players": list(setup.players),
        "rules": str(setup.rules),
    }
    if setup.kind is GameKind.A_ECRIRE:
        data["marques"] = setup.marques
    return data | {
        "entries": [_entry_data(entry) for entry in book.entries],
        "undone": [_entry_data(entry) for entry in book.undone],
    }


def from_data(data: Any) -> Book:
    """Reads what :func:`to_data` wrote, and refuses everything else with a TrictracError."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BookFileError("bad_file", why=f'"format": "{FORMAT}"')
    try:
        kind = GameKind(data.get("form"))
    except ValueError:
        raise BookFileError("bad_file", why="form") from None
    players = data.get("players")
    if not isinstance(players, list) or len(players) != 2 or not all(isinstance(name, str) for name in players):
        raise BookFileError("bad_file", why="players")
    rules, marques = data.get("rules"), data.get("marques", MARQUES)
    if not isinstance(rules, str):
        raise BookFileError("bad_file", why="rules")
    if not isinstance(marques, int) or isinstance(marques, bool):
        raise BookFileError("bad_file", why="marques")
    try:
        setup = Setup(kind, (players[0], players[1]), Rules.parse(rules), marques)
        undone = _entries(data, "undone")
        # What was taken back is tried as well, for it may be written again.
        book = Book(setup, (*_entries(data, "entries"), *reversed(undone)))
        for _ in undone:
            book.undo()
        return book
    except BookFileError:
        raise
    except SetupError as error:
        raise BookFileError("bad_file", why=error.key) from None
    except TrictracError as error:
        raise BookFileError("bad_file", why=str(error)) from None


def load(file: Path) -> Book | None:
    """The book of a file; None if there is no such file."""
    try:
        with file.open("rb") as stream:
            raw = stream.read(_MOST_BYTES + 1)
    except FileNotFoundError:
        return None
    if len(raw) > _MOST_BYTES:
        raise BookFileError("bad_file", why=f"{_MOST_BYTES} bytes")
    try:
        data = json.loads(raw.decode("utf-8"))
    except (ValueError, RecursionError):
        raise BookFileError("bad_file", why="JSON") from None
    return from_data(data)


def save(file: Path, book: Book) -> None:
    """Replaces the file; returns when the disk has it."""
    text = json.dumps(to_data(book), ensure_ascii=False)
    journal.replace(file, f"{text}\n".encode()).close()


def set_aside(file: Path) -> Path:
    """Gives a file another name, so that a new game can take its own; returns that name."""
    number = 1
    while (other := file.with_name(f"{file.stem}-{number}{file.suffix}")).exists():
        number += 1
    file.rename(other)
    journal.sync_folder(other)
    return other


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Keeps the file for one keeper; a second is refused. The lock ends with its process, however that ends."""
    place = file.resolve()
    lock = FileLock(place.with_name(f".{place.name}.lock"), mode=0o600)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        raise BookFileError("file_in_use", file=str(file)) from None
    try:
        yield
    finally:
        with contextlib.suppress(OSError):
            Path(lock.lock_file).unlink()  # before it is free: a keeper who waits finds no name and makes another
        lock.release()


def _entry_data(entry: BookEntry) -> list[Any]:
    if entry.side is None:
        return ["new"]
    return [NAMES[entry.side], entry.points if entry.act is Act.GAIN else entry.act.value]


def _entries(data: dict[str, Any], field: str) -> tuple[BookEntry, ...]:
    entries = data.get(field, [])
    if not isinstance(entries, list):
        raise BookFileError("bad_file", why=field)
    return tuple(_entry(entry, f"{field} {number}") for number, entry in enumerate(entries, 1))


def _entry(data: object, where: str) -> BookEntry:
    if data == ["new"]:
        return NEW
    if isinstance(data, list) and len(data) == 2 and isinstance(data[0], str) and data[0] in _SIDES:
        side: Side = _SIDES[data[0]]
        if data[1] in (Act.LEAVE.value, Act.SORTIE.value):
            return BookEntry(side, Act(data[1]))
        if isinstance(data[1], int) and not isinstance(data[1], bool):
            return BookEntry(side, Act.GAIN, data[1])
    raise BookFileError("bad_file", why=where)

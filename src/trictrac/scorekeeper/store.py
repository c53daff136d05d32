"""The file of a scorekeeper: one JSON object, replaced as a whole after every entry.

A new file is written beside the old one, brought to the disk, and put in its place: whoever is
killed at any moment leaves either the old file or the new one. A lock keeps a second keeper out.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal

from filelock import FileLock, Timeout

from trictrac import folders, journal
from trictrac.errors import TrictracError
from trictrac.marking import NAMES, Act
from trictrac.rules import Rules
from trictrac.scorekeeper.book import MARQUES, NEW, Book, BookEntry, GameKind, Setup, SetupError
from trictrac.scorekeeper.texts import KeeperError

if TYPE_CHECKING:
    from pydantic import TypeAdapter

FORMAT: Final = "trictrac score 1"
"""The first field of the file."""
_Written = tuple[Literal["new"]] | tuple[Literal["A", "B"], int | Literal["leave", "sortie"]]
"""An entry as the file has it."""
_SIDES = {name: side for side, name in NAMES.items()}
_MOST_BYTES = 10_000_000


class BookFileError(KeeperError):
    """A file that is no scorekeeper's."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """What the file has, and nothing in the place of anything else."""

    __pydantic_config__: ClassVar = {"strict": True}
    format: Literal["trictrac score 1"]
    form: GameKind
    players: tuple[str, str]
    rules: str
    marques: int = MARQUES
    entries: tuple[_Written, ...] = ()
    undone: tuple[_Written, ...] = ()


def default_file(kind: GameKind) -> Path:
    """Where a game is kept if nobody names a file."""
    return folders.state_folder() / f"score-{kind.value}.json"


def to_data(book: Book) -> dict[str, object]:
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
        "entries": [_written(entry) for entry in book.entries],
        "undone": [_written(entry) for entry in book.undone],
    }


def parse(raw: bytes) -> Book:
    """Reads :func:`to_data` as it was written, and refuses everything else with a TrictracError."""
    from pydantic import ValidationError  # noqa: PLC0415

    try:
        kept = _reader().validate_json(raw)
    except ValidationError as error:
        place = error.errors(include_url=False)[0]["loc"][:2]
        why = " ".join(str(part + 1 if isinstance(part, int) else part) for part in place)
        raise BookFileError("bad_file", why=why or "JSON") from None
    try:
        setup = Setup(kept.form, kept.players, Rules.parse(kept.rules), kept.marques)
        undone = [_entry(written) for written in kept.undone]
        # What was taken back is tried as well, for it may be written again.
        book = Book(setup, (*map(_entry, kept.entries), *reversed(undone)))
        for _ in undone:
            book.undo()
        return book
    except TrictracError as error:
        why = error.key if isinstance(error, SetupError) else str(error)
        raise BookFileError("bad_file", why=why) from None


def load(file: Path) -> Book | None:
    """The book of a file; None if there is no such file."""
    try:
        with file.open("rb") as stream:
            raw = stream.read(_MOST_BYTES + 1)
    except FileNotFoundError:
        return None
    if len(raw) > _MOST_BYTES:
        raise BookFileError("bad_file", why=f"{_MOST_BYTES} bytes")
    return parse(raw)


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


@cache
def _reader() -> TypeAdapter[_Kept]:
    from pydantic import TypeAdapter  # noqa: PLC0415

    return TypeAdapter(_Kept)


def _written(entry: BookEntry) -> _Written:
    if entry.side is None:
        return ("new",)
    return NAMES[entry.side], entry.points if entry.act is Act.GAIN else entry.act.value  # type: ignore[return-value]


def _entry(written: _Written) -> BookEntry:
    if written[0] == "new":
        return NEW
    who, what = written
    return BookEntry(_SIDES[who], Act.GAIN, what) if isinstance(what, int) else BookEntry(_SIDES[who], Act(what))

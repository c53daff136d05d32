"""Files that survive a crash: lines appended to a locked file, or a whole file replaced; nothing is acknowledged
before it is on disk."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from io import FileIO
from pathlib import Path

from filelock import lock_descriptor

from trictrac.errors import TrictracError


class BusyError(TrictracError):
    """A file that another process is writing."""


class Journal:
    """A file that grows line by line, for one writer at a time.

    Whatever follows the last whole line was torn by a crash or a full disk and never acknowledged:
    it is not read, and the next :meth:`append` cuts it.
    """

    def __init__(self, path: Path, file: FileIO, whole: int) -> None:
        self.path = path
        self._file = file
        self._whole = whole

    @classmethod
    def create(cls, path: Path, lines: Iterable[bytes]) -> Journal:
        """A new file with its first lines; one that exists already is not overwritten."""
        journal = cls(path, FileIO(path, "x+"), 0)
        try:
            lock(journal._file.fileno(), path)
            journal.append(lines)
            sync_folder(path)
        except BaseException:
            journal.close()
            with contextlib.suppress(OSError):
                path.unlink()
            raise
        return journal

    @classmethod
    def open(cls, path: Path) -> tuple[Journal, list[bytes]]:
        """A file to continue, and its whole lines. Nothing in it is changed yet."""
        file = FileIO(path, "r+")
        try:
            lock(file.fileno(), path)
            if not os.path.samestat(os.fstat(file.fileno()), path.stat()):
                raise _busy(path)  # its writer has just replaced it
            data = file.readall()
        except BaseException:
            file.close()
            raise
        whole = data.rfind(b"\n") + 1
        return cls(path, file, whole), data[:whole].split(b"\n")[:-1]

    def append(self, lines: Iterable[bytes]) -> None:
        """Adds lines after the last whole one; they are on disk when this returns."""
        data = _joined(lines)
        self._file.truncate(self._whole)
        self._file.seek(self._whole)
        _write(self._file, data)
        self._whole += len(data)

    def rewrite(self, lines: Iterable[bytes]) -> None:
        data = _joined(lines)
        old, self._file, self._whole = self._file, replace(self.path, data), len(data)
        old.close()

    def close(self) -> None:
        """Closes the file and leaves it to others."""
        self._file.close()


def replace(path: Path, data: bytes) -> FileIO:
    """Puts a new file in the place of another: a process killed meanwhile leaves one or the other. It is open and
    locked."""
    place = path.resolve()  # a link stays a link
    draft = place.with_name(f".{place.name}.new")
    file = FileIO(draft, "w")
    try:
        lock(file.fileno(), path)
        _write(file, data)
        draft.replace(place)
        sync_folder(place)
    except BaseException:
        file.close()
        raise
    return file


def lock(handle: int, path: Path) -> None:
    """Keeps an open file for one writer. The lock ends with its process, however that ends."""
    try:
        free = lock_descriptor(handle, blocking=False)
    except OSError:  # a file system without locks
        free = False
    if not free:
        raise _busy(path)


def sync_folder(path: Path) -> None:
    """Brings the name of a file to disk, where the system can."""
    with contextlib.suppress(OSError):
        handle = os.open(path.resolve().parent, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _busy(path: Path) -> BusyError:
    return BusyError(f"this file is open elsewhere: {path}", str(path))


def _joined(lines: Iterable[bytes]) -> bytes:
    return b"".join(line + b"\n" for line in lines)


def _write(file: FileIO, data: bytes) -> None:
    view = memoryview(data)
    while view:
        view = view[file.write(view) or 0 :]
    os.fsync(file.fileno())

"""The file of a pupil's progress: replaced as a whole after every answer, and never lost to a bad one."""

from __future__ import annotations

from pathlib import Path

from trictrac import folders, journal
from trictrac.lessons.progress import MOST_BYTES, Progress, ProgressError, merged, parse, written
from trictrac.words import fact


def default_file() -> Path:
    """Where it is kept if nobody names a file."""
    return folders.data_folder() / "progress.json"


def load(file: Path) -> Progress:
    """The progress of a file, a fresh one where there is none. A file that cannot be read is refused and stays."""
    try:
        return _read(file)
    except FileNotFoundError:
        return Progress()


def save(file: Path, progress: Progress) -> None:
    """Replaces the file; returns when the disk has it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    journal.replace(file, written(progress)).close()


def take_in(progress: Progress, file: Path) -> Progress:
    """Merged with another file; that one must be there."""
    try:
        return merged(progress, _read(file))
    except FileNotFoundError:
        raise ProgressError(fact("progress-no-file", file=str(file)), str(file)) from None


def _read(file: Path) -> Progress:
    with file.open("rb") as stream:
        return parse(stream.read(MOST_BYTES + 1))

"""Where tables are kept, and which one is meant."""

from __future__ import annotations

import contextlib
import json
import time
from pathlib import Path

from trictrac.folders import data_folder
from trictrac.table.events import Finished
from trictrac.table.log import FORMAT
from trictrac.terminal.texts import ToldError

SUFFIX = ".jsonl"


class SaveError(ToldError):
    """A file that cannot be gone on with."""


def folder() -> Path:
    """Where tables are kept if nobody names a file."""
    return data_folder() / "tables"


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
        return header.get("format") == FORMAT and f'"{Finished(0).kind}"'.encode() not in lines[-1]
    except (OSError, ValueError, IndexError, AttributeError):
        return False

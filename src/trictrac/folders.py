"""Where a person's files are kept, by the customs of their system."""

from __future__ import annotations

from pathlib import Path

from platformdirs import PlatformDirs
from platformdirs.unix import Unix

_HERE = PlatformDirs("trictrac", appauthor=False)
_FORMER = Unix("trictrac")
"""The customs of Linux, which were followed everywhere before: what is kept there is found there."""


def data_folder() -> Path:
    """For what people want to keep: tables, the server's database."""
    return _chosen(_FORMER.user_data_path, _HERE.user_data_path)


def state_folder() -> Path:
    """For what is under way: the marks of a wooden board."""
    return _chosen(_FORMER.user_state_path, _HERE.user_state_path)


def _chosen(former: Path, usual: Path) -> Path:
    return former if former.is_dir() else usual

"""Logs written before events had classes of their own: they read as they did, and fold to the same tables.

Each ``*.jsonl`` of ``data`` was written by the version before, the ``*.json`` beside it is what it made of it.
Together they hold every kind of event there was.
"""

from __future__ import annotations

import enum
import json
from dataclasses import astuple, is_dataclass
from pathlib import Path

import pytest

from trictrac.table import Table, events
from trictrac.table.log import LogFile

LOGS = sorted((Path(__file__).parent / "data").glob("*.jsonl"))


def plain(value: object) -> object:
    """A summary as JSON: pairs for mappings, since their keys are places."""
    if isinstance(value, dict):
        return sorted(([plain(key), plain(item)] for key, item in value.items()), key=str)
    if isinstance(value, set):
        return sorted((plain(item) for item in value), key=str)
    if is_dataclass(value) and not isinstance(value, type):
        return plain(astuple(value))
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value.value if isinstance(value, enum.Enum) and not isinstance(value, (int, str)) else value


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_a_stored_log_folds_to_the_table_it_was_written_at(path: Path, tmp_path: Path) -> None:
    copy = tmp_path / path.name
    copy.write_bytes(path.read_bytes())
    file, read = LogFile.open(copy)
    table = Table.replay(file.form, file.setting, read, lambda: 1)
    assert json.loads(json.dumps(plain(table.state.summary()))) == json.loads(path.with_suffix(".json").read_text())
    file.rewrite(read)
    file.close()
    assert copy.read_bytes() == path.read_bytes()


def test_the_stored_logs_hold_every_kind_of_event() -> None:
    kinds = {json.loads(line)["kind"] for path in LOGS for line in path.read_text().splitlines()[1:]}
    assert kinds >= set(events.KINDS)

"""A copy of a table goes its own way: it is what a choice that is taken back leads back to."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from pathlib import Path

import numpy as np
import pytest

from tests.table.test_stored_logs import LOGS
from trictrac.table import TableState
from trictrac.table.log import LogFile


def everything(value: object) -> object:
    """All that a table is made of, down to the last number."""
    if isinstance(value, TableState):
        return {name: everything(each) for name, each in value.__getstate__().items()}
    if isinstance(value, np.ndarray):
        return value.tolist()
    if is_dataclass(value) and not isinstance(value, type):
        return {each.name: everything(getattr(value, each.name)) for each in fields(value)}
    if isinstance(value, dict):
        return {key: everything(each) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [everything(each) for each in value]
    return set(value) if isinstance(value, (set, frozenset)) else value


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_what_happens_to_a_copy_leaves_the_table_as_it_was(path: Path, tmp_path: Path) -> None:
    """Between them the logs hold every kind of event, with faults and claims that refer to each other."""
    kept = tmp_path / path.name
    kept.write_bytes(path.read_bytes())
    file, events = LogFile.open(kept)
    file.close()
    state = TableState(file.form, file.setting)
    before = everything(state)
    for event in events:
        copy = state.copy()
        copy.apply(event)
        assert everything(state) == before, event
        state.apply(event)
        before = everything(state)
        assert everything(copy) == before, event
        assert bytes(copy._cells) == copy.row.tobytes(), "two looks at two boards"

"""A table in play: typed actions in, numbered events out; the state is a fold over the events."""

from trictrac.table import actions, events
from trictrac.table.config import Clock, Mode, Setting
from trictrac.table.events import Event
from trictrac.table.faults import TableFaultKind, TablePhase
from trictrac.table.log import TableLog
from trictrac.table.refusals import Refused
from trictrac.table.robot import Attention, Robot
from trictrac.table.state import TableState
from trictrac.table.table import Table

__all__ = [
    "Attention",
    "Clock",
    "Event",
    "Mode",
    "Refused",
    "Robot",
    "Setting",
    "Table",
    "TableFaultKind",
    "TableLog",
    "TablePhase",
    "TableState",
    "actions",
    "events",
]

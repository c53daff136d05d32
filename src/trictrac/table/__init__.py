"""A table in play: typed actions in, numbered events out; the state is a fold over the events."""

from trictrac.table import actions, events
from trictrac.table.config import Clock, Mode, Setting
from trictrac.table.events import Event
from trictrac.table.faults import FaultKind, Phase
from trictrac.table.log import TableLog
from trictrac.table.refusals import Refused
from trictrac.table.robot import Attention, Robot
from trictrac.table.state import TableState
from trictrac.table.table import Table

__all__ = [
    "Attention",
    "Clock",
    "Event",
    "FaultKind",
    "Mode",
    "Phase",
    "Refused",
    "Robot",
    "Setting",
    "Table",
    "TableLog",
    "TableState",
    "actions",
    "events",
]

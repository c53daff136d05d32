"""A table in play: takes actions, refuses with a reason or appends events."""

from __future__ import annotations

from collections.abc import Iterable

from trictrac.forms import Form
from trictrac.table.actions import Action
from trictrac.table.config import Setting
from trictrac.table.consequences import what_follows
from trictrac.table.events import Event
from trictrac.table.permission import Roll, event_of
from trictrac.table.state import TableState

__all__ = ["Roll", "Table"]


class Table:
    """Players, a form, and everything that happened, as numbered events.

    ``roll`` gives one die; replaying events never calls it.
    """

    def __init__(self, form: Form, setting: Setting, roll: Roll) -> None:
        setting.check(form)
        self.state = TableState(form, setting)
        self.events: list[Event] = []
        self._roll = roll

    @classmethod
    def replay(cls, form: Form, setting: Setting, events: Iterable[Event], roll: Roll) -> Table:
        """A table rebuilt from its events: the state is a fold over them."""
        table = cls(form, setting, roll)
        for event in events:
            table._append(event)
        return table

    def act(self, action: Action, at: float = 0.0) -> list[Event]:
        """Does one action; returns the events it caused. A refusal changes nothing."""
        event = event_of(self.state, action, at, self._roll)
        self._append(event)
        return [event, *self.catch_up(at)]

    def catch_up(self, at: float) -> list[Event]:
        """Lets everything happen that needs nobody; a table cut off in the middle of that goes on."""
        start = len(self.events)
        while event := what_follows(self.state, at):
            self._append(event)
        return self.events[start:]

    def _append(self, event: Event) -> None:
        self.state.apply(event)
        self.events.append(event)

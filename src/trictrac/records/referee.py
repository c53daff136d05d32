"""Re-judges a record: every event is done again at a fresh table with the recorded dice."""

from __future__ import annotations

from collections import deque

from trictrac.errors import TrictracError
from trictrac.records.header import UNFINISHED, Header, read_totals, result_text
from trictrac.records.problem import RecordError
from trictrac.records.words import amounts
from trictrac.table import Event, Mode, Table, TablePhase, events
from trictrac.table import actions as do
from trictrac.table.events import same
from trictrac.table.permission import action_of
from trictrac.throw import Throw
from trictrac.words import fact

_MUST_STAND = (events.Seated, events.Exchanged, events.Ended, events.Finished)
"""Events of the table's own making that a record may not pass over when it goes on."""


class WrongRecordError(RecordError):
    """A record says what cannot have happened."""


class Referee:
    """Feeds recorded events to a fresh table and holds what it says against the record.

    Marks of the program, releves and contests that follow by themselves may be left out of a
    record, and so may the players' sitting down; a record that writes them must be right.
    """

    def __init__(self, header: Header) -> None:
        self.header = header
        self.table = Table(header.form, header.setting, self._roll)
        self._dice: list[int] = []
        self._due: deque[Event] = deque()
        self._sat = (0, 1)
        """Who had white and black when the last game ended: the table may have seated the next two since."""

    def _roll(self) -> int:
        return self._dice.pop(0) if self._dice else 1

    def feed(self, event: Event) -> list[Event]:
        """Takes the next event of the record; returns the table's own, those that follow from it included."""
        action = action_of(event)
        if self._due:
            if self._follows(event):
                return []
            if action is not None:
                self._pass_over(event)
        if action is None:
            return self._unexpected(event)
        if isinstance(event, events.Marked) and self._is_automatic(event.player):
            raise self._nothing_to_mark(event)
        self._dice = list(event.dice) if isinstance(event, events.Rolled) else []
        at = self._time_of_flag(event) if isinstance(event, events.FlagFell) else event.at
        made = self._act(action, at)
        if not same(made[0], event):
            raise self._difference(event, made[0])
        self._due.extend(made[1:])
        return made

    @property
    def worth(self) -> tuple[int, int] | None:
        """What the throw on the table is worth to the thrower and to the other; None where it ended the game."""
        return None if self.table.state.plays is None else self.table.state.worth

    def check_number(self, number: int) -> None:
        """What the record says the next game or marque is."""
        truth = self.table.state.form.next_number
        if number != truth:
            raise WrongRecordError(fact("record-wrong-number", truth=truth, number=number))

    def check_worth(self, points: tuple[int, int]) -> None:
        """What the record says the last throw is worth."""
        truth = self.worth
        if truth and points != truth:
            raise WrongRecordError(
                fact("record-wrong-worth", mine=truth[0], theirs=truth[1], said=points[0], said_theirs=points[1])
            )

    def check_totals(self, totals: tuple[int, ...]) -> None:
        """What the record says everybody won or lost."""
        truth = self.table.state.form.totals
        if totals != truth:
            raise WrongRecordError(fact("record-wrong-account", truth=amounts(truth), totals=amounts(totals)))

    def check_result(self, text: str, finished: bool) -> None:
        """What the head says the session came to."""
        if finished:
            self.check_totals(read_totals(text.replace(",", " ").split()))
        elif text != UNFINISHED:
            raise WrongRecordError(fact("record-result-unfinished", unfinished=UNFINISHED))

    def name(self, player: int | None) -> str:
        players = self.header.form.players
        return players[player] if player is not None and 0 <= player < len(players) else "?"

    def _act(self, action: do.Action, at: float) -> list[Event]:
        self.table.events.clear()  # a long record is not held in memory
        sits = self.table.state.sits
        try:
            made = self.table.act(action, at)
        except TrictracError as error:
            raise WrongRecordError(error.told) from None
        for event in made:
            if isinstance(event, events.Ended):
                self._sat = sits
            sits = events.seats_after(event, sits)
        return made

    def _time_of_flag(self, event: events.FlagFell) -> float:
        """The recorded time; a flag falls in a record without times too."""
        state = self.table.state
        clock = self.header.setting.clock
        if not event.at and clock:
            return state.since + clock.delay + max(state.remaining) + 1
        return event.at

    def _follows(self, event: Event) -> bool:
        """Whether the event is one that the table expects by itself; earlier ones were left out."""
        due = self._due
        if same(due[0], event):
            due.popleft()
            return True
        for place, expected in enumerate(due):
            if type(expected) is type(event) and expected.player == event.player:
                if not same(expected, event):
                    raise self._difference(event, expected)
                for _ in range(place + 1):
                    due.popleft()
                return True
            if isinstance(expected, _MUST_STAND):
                return False
        return False

    def _pass_over(self, event: Event) -> None:
        """An action comes while the table's own events are not all written."""
        for expected in self._due:
            if isinstance(expected, _MUST_STAND):
                raise self._difference(event, expected)
        self._due.clear()

    def _unexpected(self, event: Event) -> list[Event]:
        """An event of the table's own making where the table makes none."""
        state = self.table.state
        if isinstance(event, events.Seated) and state.phase is TablePhase.SEATING:
            made = []
            for player in range(len(state.players)):
                if player not in state.joined:
                    made += self._act(do.Join(player), event.at)
            self._due.extend(each for each in made if not isinstance(each, events.Joined))
            if self._due and self._follows(event):
                return made
        for expected in self._due:
            if isinstance(expected, _MUST_STAND):
                raise self._difference(event, expected)
        raise WrongRecordError(fact(f"record-not-now-{event.kind}"))

    def _is_automatic(self, player: int | None) -> bool:
        modes = self.header.setting.modes
        return player is not None and 0 <= player < len(modes) and modes[player] is Mode.AUTOMATIC

    def _nothing_to_mark(self, event: events.Marked) -> WrongRecordError:
        name = self.name(event.player)
        return WrongRecordError(fact("record-nothing-to-mark", name=name, points=event.points))

    def _difference(self, event: Event, truth: Event) -> WrongRecordError:
        """The sentence for an event that should have been another."""
        name = self.name(truth.player)
        if isinstance(truth, events.Ended):
            text = result_text(self._sat, truth.result, truth.series, truth.first)
            return WrongRecordError(fact("record-wrong-end", text=text, another=isinstance(event, events.Ended)))
        if isinstance(truth, events.Seated):
            white, black = (self.name(player) for player in truth.sits)
            first = "none" if truth.first is None else self.name(truth.first)
            return WrongRecordError(fact("record-wrong-seats", white=white, black=black, first=first))
        if isinstance(truth, events.Finished):
            return WrongRecordError(fact("record-goes-on"))
        if isinstance(truth, events.Marked) and isinstance(event, events.Marked):
            return WrongRecordError(fact("record-wrong-mark", name=name, points=truth.points, said=event.points))
        if isinstance(truth, events.Thrown) and isinstance(event, events.Thrown):
            due, thrown = Throw(*truth.dice), Throw(*event.dice)
            return WrongRecordError(fact("record-wrong-dice", due=str(due), thrown=str(thrown)))
        if isinstance(truth, events.DieThrown) and isinstance(event, events.Thrown):
            return WrongRecordError(fact("record-no-opening"))
        if isinstance(truth, events.Thrown) and isinstance(event, events.DieThrown):
            return WrongRecordError(fact("record-opening-over"))
        judged = (events.Claimed, events.Contested)
        if isinstance(truth, judged) and isinstance(event, judged) and truth.right != event.right:
            return WrongRecordError(fact("record-wrong-claim", name=name, right=truth.right))
        return WrongRecordError(fact("record-differs", said=_told(event), truth=_told(truth)))


def _told(event: Event) -> str:
    return " ".join(f"{key} {value}" for key, value in event.to_data().items() if key not in ("seq", "at"))

"""Re-judges a record: every event is done again at a fresh table with the recorded dice."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from trictrac.errors import TrictracError
from trictrac.play import Play
from trictrac.records.header import Header, result_text
from trictrac.records.problem import RecordError
from trictrac.records.words import amounts
from trictrac.table import Event, EventKind, Mode, Phase, Refused, Table
from trictrac.table import actions as do
from trictrac.throw import Throw

_ACTIONS: dict[EventKind, Callable[[Event], do.Action]] = {
    EventKind.JOINED: lambda e: do.Join(_who(e)),
    EventKind.DIE: lambda e: do.Throw(_who(e), confirmed=True),
    EventKind.THROWN: lambda e: do.Throw(_who(e), confirmed=True),
    EventKind.MARKED: lambda e: do.Mark(_who(e), e.points or 0, e.trous, confirmed=True),
    EventKind.ADOUBE: lambda e: do.Adoube(_who(e)),
    EventKind.TOUCHED: lambda e: do.Touch(_who(e), e.case or 0, confirmed=True),
    EventKind.STAYED: lambda e: do.Stay(_who(e), confirmed=True),
    EventKind.LEAVING: lambda e: do.Leave(_who(e), confirmed=True),
    EventKind.AGREED: lambda e: do.Agree(_who(e)),
    EventKind.PLAYED: lambda e: do.PlayDames(_who(e), _play(e), confirmed=True),
    EventKind.CLAIMED: lambda e: do.Claim(_who(e), e.points or 0),
    EventKind.CORRECTED: lambda e: do.Correct(_who(e)),
    EventKind.OBLIGED: lambda e: do.Oblige(_who(e)),
    EventKind.CONTESTED: lambda e: do.Contest(_who(e)),
    EventKind.REPLAYED: lambda e: do.Replay(_who(e), _play(e)),
    EventKind.RESIGNED: lambda e: do.Resign(_who(e)),
    EventKind.PROPOSED: lambda e: do.Propose(_who(e), e.what or "", e.first),
    EventKind.ACCEPTED: lambda e: do.Accept(_who(e)),
    EventKind.DECLINED: lambda e: do.Decline(_who(e)),
    EventKind.FLAG: lambda e: do.Tick(-1),
}
"""What a player did to make an event. The others, of the table's own making, follow by themselves."""

_MUST_STAND = (EventKind.SEATED, EventKind.ENDED, EventKind.FINISHED)
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

    def _roll(self) -> int:
        return self._dice.pop(0) if self._dice else 1

    def feed(self, event: Event) -> list[Event]:
        """Takes the next event of the record; returns the table's own, those that follow from it included."""
        if self._due:
            if self._follows(event):
                return []
            if event.kind in _ACTIONS:
                self._pass_over(event)
        action = _ACTIONS.get(event.kind)
        if action is None:
            return self._unexpected(event)
        if event.kind is EventKind.MARKED and self._is_automatic(event.player):
            raise self._nothing_to_mark(event)
        self._dice = list(event.dice or ())
        at = self._time_of_flag(event) if event.kind is EventKind.FLAG else event.at
        made = self._act(action(event), at)
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
            raise WrongRecordError(
                f"this is number {truth}, not {number}", f"c'est ici le numéro {truth}, non {number}"
            )

    def check_worth(self, points: tuple[int, int]) -> None:
        """What the record says the last throw is worth."""
        truth = self.worth
        if truth and points != truth:
            raise WrongRecordError(
                f"the throw is worth {truth[0]} points to the thrower and {truth[1]} to the other, "
                f"not {points[0]} and {points[1]}",
                f"le jet vaut {truth[0]} points à qui jette et {truth[1]} à l'autre, non {points[0]} et {points[1]}",
            )

    def check_totals(self, totals: tuple[int, ...]) -> None:
        """What the record says everybody won or lost."""
        truth = self.table.state.form.account().totals
        if totals != truth:
            raise WrongRecordError(
                f"the account comes to {amounts(truth)}, not {amounts(totals)}",
                f"le compte fait {amounts(truth)}, non {amounts(totals)}",
            )

    def name(self, player: int | None) -> str:
        """A player's name."""
        players = self.header.form.players
        return players[player] if player is not None and 0 <= player < len(players) else "?"

    def _act(self, action: do.Action, at: float) -> list[Event]:
        self.table.events.clear()  # a long record is not held in memory
        try:
            return self.table.act(action, at)
        except Refused as refusal:
            raise WrongRecordError(refusal.sentence("en"), refusal.sentence("fr")) from None
        except TrictracError as error:
            tell = getattr(error, "sentence", None)
            raise WrongRecordError(str(error), tell("fr") if tell else str(error)) from None

    def _time_of_flag(self, event: Event) -> float:
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
            if expected.kind is event.kind and expected.player == event.player:
                if not same(expected, event):
                    raise self._difference(event, expected)
                for _ in range(place + 1):
                    due.popleft()
                return True
            if expected.kind in _MUST_STAND:
                return False
        return False

    def _pass_over(self, event: Event) -> None:
        """An action comes while the table's own events are not all written."""
        for expected in self._due:
            if expected.kind in _MUST_STAND:
                raise self._difference(event, expected)
        self._due.clear()

    def _unexpected(self, event: Event) -> list[Event]:
        """An event of the table's own making where the table makes none."""
        state = self.table.state
        if event.kind is EventKind.SEATED and state.phase is Phase.SEATING:
            made = []
            for player in range(len(state.players)):
                if player not in state.joined:
                    made += self._act(do.Join(player), event.at)
            self._due.extend(each for each in made if each.kind is not EventKind.JOINED)
            if self._due and self._follows(event):
                return made
        for expected in self._due:
            if expected.kind in _MUST_STAND:
                raise self._difference(event, expected)
        english, french = _NOT_NOW[event.kind]
        raise WrongRecordError(english, french)

    def _is_automatic(self, player: int | None) -> bool:
        modes = self.header.setting.modes
        return player is not None and 0 <= player < len(modes) and modes[player] is Mode.AUTOMATIC

    def _nothing_to_mark(self, event: Event) -> WrongRecordError:
        name = self.name(event.player)
        return WrongRecordError(
            f"{name} has nothing to mark here, the record marks {event.points} points",
            f"{name} n'a rien à marquer ici, le récit marque {event.points} points",
        )

    def _difference(self, event: Event, truth: Event) -> WrongRecordError:
        """The sentence for an event that should have been another."""
        name = self.name(truth.player)
        if truth.kind is EventKind.ENDED:
            assert truth.result is not None
            assert truth.series is not None
            text = result_text(self._last_sits(), truth.result, truth.series, truth.first)
            said = "another end" if event.kind is EventKind.ENDED else "that it goes on"
            dit = "une autre fin" if event.kind is EventKind.ENDED else "qu'elle continue"
            return WrongRecordError(
                f"the game ends here, {text}; the record says {said}",
                f"la partie finit ici, {text} ; le récit dit {dit}",
            )
        if truth.kind is EventKind.SEATED:
            assert truth.sits is not None
            white, black = (self.name(player) for player in truth.sits)
            first = "" if truth.first is None else f", {self.name(truth.first)} first"
            premier = "" if truth.first is None else f", {self.name(truth.first)} ayant la primauté"
            return WrongRecordError(
                f"{white} sits down with white and {black} with black{first}; the record says otherwise",
                f"{white} s'assied avec les blanches, {black} avec les noires{premier} ; le récit dit autre chose",
            )
        if truth.kind is EventKind.FINISHED:
            return WrongRecordError(
                "the session is over here; the record goes on", "la séance est finie ici ; le récit continue"
            )
        if truth.kind is EventKind.MARKED:
            return WrongRecordError(
                f"{name} marks {truth.points} points here, not {event.points}",
                f"{name} marque ici {truth.points} points, non {event.points}",
            )
        if truth.kind is EventKind.THROWN and truth.dice and event.dice and event.kind is truth.kind:
            due, thrown = Throw(*truth.dice), Throw(*event.dice)
            return WrongRecordError(
                f"this coup is played with the dice already thrown, {due}, not with {thrown}",
                f"ce coup se joue avec les dés déjà jetés, {due}, non avec {thrown}",
            )
        if truth.kind in (EventKind.CLAIMED, EventKind.CONTESTED) and truth.right != event.right:
            english, french = ("rightly", "avec raison") if truth.right else ("wrongly", "à tort")
            return WrongRecordError(
                f"{name} says so {english}, the record says otherwise",
                f"{name} le dit {french}, le récit dit autre chose",
            )
        return WrongRecordError(
            f"the record says {_told(event)}, the table {_told(truth)}",
            f"le récit dit {_told(event)}, la table {_told(truth)}",
        )

    def _last_sits(self) -> tuple[int, int]:
        """Who sat when the game ended: the table may have seated the next two since."""
        history = self.table.state.form.history
        return history[-1].pairing.sits if history else self.table.state.sits


_NOT_NOW = {
    EventKind.SEATED: ("nobody sits down to a new game here", "personne ne s'assied ici pour une nouvelle partie"),
    EventKind.LEFT: ("the dames are not set back here", "les dames ne se relèvent pas ici"),
    EventKind.ENDED: ("the game does not end here", "la partie ne finit pas ici"),
    EventKind.FINISHED: ("the session is not over here", "la séance n'est pas finie ici"),
}


def same(one: Event, other: Event) -> bool:
    """Whether two events say the same, whatever their numbers and times."""
    return one[_KIND:_AT] == other[_KIND:_AT] and one[_AT + 1 :] == other[_AT + 1 :]


_KIND, _AT = Event._fields.index("kind"), Event._fields.index("at")


def _who(event: Event) -> int:
    return -1 if event.player is None else event.player


def _play(event: Event) -> Play:
    return Play() if event.play is None else event.play


def _told(event: Event) -> str:
    return " ".join(f"{key} {value}" for key, value in event.to_data().items() if key not in ("seq", "at"))

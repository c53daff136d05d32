"""What each message does at a table: refused with a reason, or entries that follow the last one."""

from __future__ import annotations

from collections.abc import Mapping

from trictrac.dice_proof import draw
from trictrac.dice_proof import seal as seal_of
from trictrac.server.messages import incoming as say
from trictrac.server.refusals import ServerRefused
from trictrac.server.store import LogEntry
from trictrac.server.tables.conventions import Conventions, distinct
from trictrac.server.tables.live import LiveTable
from trictrac.server.tables.seats import NOBODY, Person
from trictrac.table.actions import Accept, Action, Join, Resign, ThrowDice, Tick
from trictrac.table.events import Finished


def _seated(person: Person, seal: str) -> dict[str, object]:
    """What the log says of somebody who sits down."""
    guest = {"guest": True} if person.guest else {}
    return {"user": person.id, "name": person.name, "seal": seal, **guest}


_WHILE_SUSPENDED = ("reveal", "withdraw", "say", "hush")
"""What else may be done, beside sealing anew, while a restored table waits for everybody's consent."""

MOST_SAID = 500
"""How often anything can be said at one table: its log is kept for good."""


class Desk:
    """Takes one message to a table, by the method of its name; ``entries`` are what it caused, not stored yet."""

    def __init__(self, live: LiveTable, at: float) -> None:
        self.live = live
        self.at = max(at, live.at)
        self.entries: list[LogEntry] = []
        self.seats: dict[int, tuple[str | None, str] | None] = {}
        """Who sat down or rose, as the store is told."""
        self._ref: str | None = None
        self._user: str | None = None

    def take(self, person: Person | None, message: say.Message, invited: bool = False) -> None:
        """Does what a message asks. A refusal changes nothing."""
        live = self.live
        player = live.player_of(person.id if person else None)
        if live.status == "over" and message.do not in ("rematch", "say", "hush"):
            raise ServerRefused("over")
        self._ref, self._user = message.ref, person.id if person else None
        if isinstance(message, say.Sit):
            if person is None:
                raise ServerRefused("sign_in")
            self._sit(person, message, invited)
            return
        if player is None:
            raise ServerRefused("not_a_player")
        if live.suspended and message.do not in _WHILE_SUSPENDED:
            raise ServerRefused("restored")
        if isinstance(message, say.TableAction):
            self.act(message.action(player))
        else:
            getattr(self, f"_{message.do}")(player, message)

    def act(self, action: Action) -> None:
        """Does an action of the law and what follows from it."""
        live = self.live
        if live.table is None:
            raise ServerRefused("not_begun")
        if live.suggestion is not None and live.before_the_first_die and isinstance(action, ThrowDice):
            raise ServerRefused("suggestion_waits")
        events = live.act(action, self.at)
        for event in events:
            live.note(self._entry("event", event.player, event.to_data()), event)
        if isinstance(events[-1], Finished):
            self._disclose()

    def _disclose(self) -> None:
        *earlier, secret = self.live.secrets
        self._emit("disclosed", None, {"secret": secret, **({"earlier": earlier} if earlier else {})})

    def drop_flag(self) -> bool:
        """Lets the flag of whoever is awaited fall, if their time is out; says whether it fell."""
        falls = self.live.flag_falls_at
        if falls is None or self.at <= falls:
            return False
        self.act(Tick(-1))
        return True

    def close(self, player: int | None = None) -> None:
        """Nobody came, or a player does not want to go on from a restored copy: the table goes away."""
        if self.live.suspended:
            self._disclose()
        self._emit("closed", player, {})

    # Sitting down

    def _sit(self, person: Person, message: say.Sit, invited: bool) -> None:
        live = self.live
        if live.table is not None and not live.suspended:
            raise ServerRefused("begun")
        if not 0 <= message.player < len(live.seats):
            raise ServerRefused("no_such_seat")
        seat = live.seats[message.player]
        mine = live.player_of(person.id)
        if mine == message.player and seat.seal is None:
            if live.used_seal(message.seal):
                raise ServerRefused("wrong_seed")
            self._emit("sealed", message.player, {"seal": message.seal})  # somebody rose, or the house was restored
            return
        if mine is not None:
            raise ServerRefused("already_seated")
        if seat.taken:
            raise ServerRefused("seat_taken")
        if not self._may_sit(person, message.player, invited):
            raise ServerRefused("not_invited")
        if any(other.seal == message.seal for other in live.seats):
            raise ServerRefused("wrong_seed")
        self.seats[message.player] = person.id, person.name
        self._emit("sat", message.player, _seated(person, message.seal))
        self._begin_if_ready()

    def _may_sit(self, person: Person, player: int, invited: bool) -> bool:
        live = self.live
        if live.reserved:
            return live.reserved[player] == person.id
        return live.listed or invited or person.id == live.host

    def _rise(self, player: int, _message: say.Message) -> None:
        if self.live.table is not None:
            raise ServerRefused("begun")
        self._part(player)

    def _reveal(self, player: int, message: say.Reveal) -> None:
        live = self.live
        seat = live.seats[player]
        begun = live.table is not None and not live.suspended
        if begun or seat.seed is not None or seat.seal is None:
            raise ServerRefused("no_seed_due")
        people = (other for other in live.seats if not other.is_computer and not other.gone)
        if not live.all_taken or any(other.seal is None for other in people):
            raise ServerRefused("seals_first")
        if seal_of(live.id, player, message.seed) != seat.seal:
            raise ServerRefused("wrong_seed")
        self._emit("revealed", player, {"seed": message.seed})
        if live.suspended:
            self._resume_if_all_agree()
        else:
            self._begin_if_ready()

    def open(self, host: str | None, data: Mapping[str, object]) -> None:
        """The first entry; where only computers play, the game begins at once."""
        self._user = host
        self._emit("opened", None, {"host": host, **data})
        self._begin_if_ready()

    def _resume_if_all_agree(self) -> None:
        if self.live.all_agree:
            self._emit("resumed", None, {})

    def _begin_if_ready(self) -> None:
        if self.live.may_begin:
            self._begin()

    def _begin(self) -> None:
        live = self.live
        players = distinct([seat.name for seat in live.seats])
        before = {"before": live.rolled} if live.rolled else {}  # of a draw that everybody saw: no die comes back
        dice = live.dice_of_seeds()
        drawn = {"draw": draw(dice, len(players), live.rolled)} if live.conventions.draws else {}
        self._emit("begun", None, {"players": players, **before, **drawn})
        for player in range(len(players)):
            self.act(Join(player))

    # Conventions by consent

    def _suggest(self, player: int, message: say.Suggest) -> None:
        live = self.live
        if not live.before_the_first_die:
            raise ServerRefused("too_late_to_suggest")
        if live.suggestion is not None:
            raise ServerRefused("already_suggested")
        wanted = Conventions.asked(message.options.model_dump(exclude_unset=True))
        if wanted.players != len(live.seats):
            raise ServerRefused("same_players_only")
        self._emit("suggested", player, {"conventions": wanted.to_data()})
        self._agree_if_all_do()

    def _consent(self, player: int, _message: say.Message) -> None:
        suggestion = self.live.suggestion
        if suggestion is None or player in suggestion[1]:
            raise ServerRefused("nothing_suggested")
        self._emit("consented", player, {})
        self._agree_if_all_do()

    def _withdraw(self, player: int, _message: say.Message) -> None:
        if self.live.suspended:
            self.close(player)
            return
        if self.live.suggestion is None:
            raise ServerRefused("nothing_suggested")
        self._emit("withdrew", player, {})
        if self.live.table is None:
            self._begin_if_ready()

    def _agree_if_all_do(self) -> None:
        live = self.live
        assert live.suggestion is not None
        wanted, agreed = live.suggestion
        people = {number for number, seat in enumerate(live.seats) if not seat.is_computer and seat.taken}
        if people - live.gone <= agreed:
            self._emit("agreed", None, {"conventions": wanted.to_data()})
            if live.table is not None:
                self._begin()
            else:
                self._begin_if_ready()

    # Who goes for good

    def part(self, user: str) -> None:
        """Somebody goes for good: they rise, or their game is given up; :meth:`settle` says what follows."""
        player = self.live.player_of(user)
        if player is not None and self.live.status != "over" and not self.live.seats[player].gone:
            self._part(player)

    def _part(self, player: int) -> None:
        if self.live.table is None:
            self.seats[player] = None
            self._emit("rose", player, {})
        else:
            self._emit("gone", player, {})

    def settle(self) -> None:
        """Nobody waits for a player who has gone. It follows every change: their turn to sit may come games later."""
        live = self.live
        if live.deserted:
            if live.table is None and NOBODY in live.reserved:
                self.close()  # the return match has a seat that nobody can take
                return
            for player, seat in enumerate(live.seats):
                if seat.user == NOBODY and not seat.gone:
                    self._part(player)
        if live.status != "playing" or not live.gone:
            return
        if live.suspended:
            self._resume_if_all_agree()
        elif live.suggestion is not None:
            self._agree_if_all_do()
        while live.status == "playing" and (action := self._of_the_gone()) is not None:
            self.act(action)

    def _of_the_gone(self) -> Action | None:
        """At the board they resign, the first of two: a poule then has an end. Away from it they let others stop."""
        assert self.live.table is not None
        state, gone = self.live.table.state, self.live.gone
        for player in sorted(gone & set(state.sits)):
            return Resign(player)
        if state.proposal is not None:
            asked = gone & set(state.concerned(state.proposal.what)) - state.proposal.accepted
            for player in sorted(asked):
                return Accept(player)
        return None

    def _take_back(self, player: int, _message: say.Message) -> None:
        choice = self.live.choice
        if choice is None or self.live.who_may_take_back != player:
            raise ServerRefused("nothing_to_take_back")
        self._emit("taken_back", player, {"to": choice.seq})

    # Talk, and another game

    def _say(self, player: int, message: say.Say) -> None:
        if self.live.said >= MOST_SAID:
            raise ServerRefused("talk_full")
        if message.phrase is not None and message.phrase in say.PHRASES and message.text is None:
            self._emit("said", player, {"phrase": message.phrase})
            return
        if self.live.hushed:
            raise ServerRefused("hushed")
        text = "".join(sign if sign.isprintable() else " " for sign in message.text or "")
        text = " ".join(text.split())
        if not text or message.phrase is not None:
            raise ServerRefused("empty_talk")
        self._emit("said", player, {"text": text})

    def _hush(self, player: int, message: say.Hush) -> None:
        self._emit("hushed", player, {"on": message.on})

    def _rematch(self, player: int, _message: say.Message) -> None:
        live = self.live
        if live.disclosed is None or live.table is None:
            raise ServerRefused("not_over")
        if live.next is not None:
            raise ServerRefused("over")
        self._emit("rematch", player, {})

    @property
    def wants_rematch(self) -> bool:
        """Whether everybody wants a return match that is not open yet."""
        live = self.live
        people = {number for number, seat in enumerate(live.seats) if not seat.is_computer}
        return live.next is None and bool(people) and people <= live.rematch

    def move_to(self, table: str) -> None:
        self._emit("moved", None, {"table": table})

    # Entries

    def _emit(self, kind: str, player: int | None, data: Mapping[str, object]) -> None:
        self.live.apply(self._entry(kind, player, data))

    def _entry(self, kind: str, player: int | None, data: Mapping[str, object]) -> LogEntry:
        entry = LogEntry(self.live.seq + 1, kind, self.at, player, data, self._ref, self._user)
        self._ref = self._user = None  # the first entry carries them
        self.entries.append(entry)
        return entry

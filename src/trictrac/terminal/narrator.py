"""Tells what happens at a table, event by event, as much of it as may be told."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trictrac import explain
from trictrac.forms import AEcrire, Form, Ordinary, Poule
from trictrac.forms.marque import multiple
from trictrac.position import Position
from trictrac.side import Side
from trictrac.table import Event, EventKind, FaultKind, Mode, Phase
from trictrac.table.faults import Fault
from trictrac.table.marks import SeatMarks, Slot
from trictrac.terminal import account, sheet
from trictrac.terminal.people import LONGEST, People, cut
from trictrac.terminal.saving import Book
from trictrac.terminal.screen import Screen
from trictrac.terminal.witness import SIDES, BothMarks, Coup, Marked, Seen, Verdict


class Narrator:
    """Puts events into sentences. Two computers among themselves get one line a coup."""

    def __init__(self, book: Book, screen: Screen, people: People) -> None:
        self.book = book
        self.screen = screen
        self.people = people
        self._dice: list[int] = []
        self._first_seat = 0
        self._unshown = False
        self._brief_line: list[str] = []

    @property
    def brief(self) -> bool:
        """Whether only computers sit at the board."""
        return all(player in self.people.computers for player in self.book.witness.state.sits)

    def tell(self, events: Sequence[Event]) -> None:
        """Watches what one action brought about, and tells it."""
        for place, event in enumerate(events):
            self._tell(self.book.witness.see(event), events[place + 1 :])

    def _tell(self, seen: Seen, rest: Sequence[Event]) -> None:
        if seen.event.kind is not EventKind.SEATED:
            self.use_names()
        short = _BRIEF.get(seen.event.kind) if self._was_brief(seen) else None
        if short:
            short(self, seen, rest)
        elif seen.event.kind in _TOLD:
            _TOLD[seen.event.kind](self, seen, rest)

    def start_over(self) -> None:
        """Forgets what was half told: something was taken back."""
        self._dice.clear()
        self._brief_line.clear()
        self._unshown = False
        self.use_names()

    def _was_brief(self, seen: Seen) -> bool:
        return all(player in self.people.computers for player in seen.sits)

    def use_names(self) -> None:
        """Calls the sides by the names of those who sit."""
        state = self.book.witness.state
        self.screen.words = self.people.seated_words(state)
        self.screen.names, self.screen.notes = self.people.labels(state), self.people.notes(state)

    # Names

    def _name(self, seen: Seen) -> str:
        assert seen.event.player is not None
        return self.people.names[seen.event.player]

    def _seat_name(self, seen: Seen, seat: int) -> str:
        return self.people.names[seen.sits[seat]]

    # Sitting down and the first dice

    def seated(self, form: Form, sits: tuple[int, int], first: int | None) -> None:
        """Who sits, who rests or waits, who begins."""
        words, names = self.screen.words, self.people.names
        one, other = (names[player] for player in sits)
        if not isinstance(form, Ordinary) or form.games > 1:
            self.screen.line()
        if isinstance(form, AEcrire):
            key = "title_refait" if form.history and form.history[-1].is_refait else "title_marque"
            self.screen.rule(words(key, number=form.next_number, all=form.marques))
            self.screen.say("sit", one=one, other=other)
            resting = tuple(player for player in range(len(names)) if player not in sits)
            if resting:
                self.screen.say("rests" if len(resting) == 1 else "rest_many", names=self.people.listed(resting))
        elif isinstance(form, Poule):
            self.screen.rule(words("title_game", number=form.next_number))
            if form.history:
                self.screen.say("holds_board", one=one, other=other, streak=form.streak, needed=len(names) - 1)
            else:
                self.screen.say("sit", one=one, other=other)
            self.screen.say("pot", pot=form.pot, names=self.people.listed(form.line))
        elif isinstance(form, Ordinary) and form.games > 1:
            self.screen.rule(words("title_game_of", number=form.next_number, all=form.games))
        if first is not None:
            self.screen.say("primaute", side=names[first])

    def _seated(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.use_names()
        self._dice.clear()
        self.seated(seen.form, seen.sits, seen.event.first)
        if not self.brief:
            self.screen.board(seen.position)

    def _die(self, seen: Seen, _rest: Sequence[Event]) -> None:
        assert seen.event.dice is not None
        assert seen.seat is not None
        self._dice.append(seen.event.dice[0])
        if len(self._dice) < 2:
            self._first_seat = seen.seat
            return
        one, two = self._dice if self._first_seat == 0 else reversed(self._dice)
        self._dice.clear()
        if one == two:
            self.screen.say("equal", number=one)
        else:
            names = [self._seat_name(seen, seat) for seat in (0, 1)]
            values = {"one": names[0], "first": one, "other": names[1], "second": two}
            self.screen.say("opened", side=names[0 if one > two else 1], **values)

    # A throw

    def _thrown(self, seen: Seen, rest: Sequence[Event]) -> None:
        coups = self.book.witness.coups
        if len(coups) > 1 and self.book.witness.by_hand:
            self._recap(seen, coups[-2])
        for verdict in seen.lapsed:
            self._verdict(seen, verdict, "lapsed")
        # The program marks at once: the board is shown with its marks.
        self._unshown = bool(rest) and rest[0].kind is EventKind.MARKED and rest[0].player == seen.event.player
        if not self._unshown:
            self.show_throw(seen.position)
            self._will_mark(seen)

    def show_throw(self, position: Position) -> None:
        """The last throw: its name, the table, the reasons that may be told."""
        coup = self.book.witness.coup
        assert coup is not None
        self._unshown = False
        self.screen.line()
        self.screen.rule(self._title(coup))
        self.screen.board(position)
        sides = self._told_sides()
        if sides:
            self.screen.lines(sheet.reasons(coup.score, coup.before, self.screen.words, self.screen.style, sides))

    def _will_mark(self, seen: Seen) -> None:
        """What the play will give the other, where the program marks it for him and nothing else ends the game."""
        assert seen.coup is not None
        state = self.book.witness.state
        other = 1 - seen.coup.seat
        points = seen.coup.score.total(SIDES[other])
        playing = state.phase in (Phase.PLAY, Phase.LEAVING) and state.throw is not None
        if points and playing and state.mode(other) is Mode.AUTOMATIC:
            self.screen.say("will_mark_then", side=self._seat_name(seen, other), points=points)

    def _told_sides(self) -> list[Side]:
        """The sides whose points are told at the throw: those the program marks for."""
        return [side for side, mode in zip(SIDES, self.book.witness.modes(), strict=True) if mode is Mode.AUTOMATIC]

    def _title(self, coup: Coup) -> str:
        words = self.screen.words
        name = explain.throw_name(coup.score.throw, words.lang)
        return words("throws", side=words.side(SIDES[coup.seat]), throw=name)

    def _recap(self, seen: Seen, coup: Coup) -> None:
        """What both marked of the coup before, once nobody can mark it any more."""
        words = self.screen.words
        parts = []
        for seat, slot in ((coup.seat, Slot.OWN), (1 - coup.seat, Slot.RECEIVED)):
            if coup.released and slot is Slot.RECEIVED:
                continue
            points = coup.marked(seat, slot)
            parts.append(f"{self._seat_name(seen, seat)} {points or words['nothing']}")
        text = words("recap", throw=coup.score.throw, marks=", ".join(parts))
        self.screen.tell(text, "dim")

    def sheet(self, coup: Coup) -> None:
        """The reasons and marks of a throw."""
        words = self.screen.words
        self.screen.tell(self._title(coup), "title")
        self.screen.lines(sheet.reasons(coup.score, coup.before, words, self.screen.style))
        self.screen.tell(sheet.totals(coup.score, words), "strong")
        for mark in coup.marks:
            self.screen.tell(self._mark_sentence(mark))

    # Marks

    def _marked(self, seen: Seen, rest: Sequence[Event]) -> None:
        assert seen.marked is not None
        if self._unshown:
            self.show_throw(seen.position)
        self.screen.tell(self._mark_sentence(seen.marked))
        thrown = seen.coup is not None and seen.seat == seen.coup.seat and seen.marked.slot is Slot.OWN
        if thrown and not any(later.kind is EventKind.ENDED for later in rest):
            self._will_mark(seen)

    def tell_mark(self, mark: Marked) -> None:
        """One mark that was made before."""
        self.screen.tell(self._mark_sentence(mark))

    def _mark_sentence(self, mark: Marked) -> str:
        words = self.screen.words
        name = words.side(SIDES[mark.seat])
        text = words("marks", side=name, points=mark.points)
        if mark.trous is not None:
            key = "marks_fichet" if mark.points else "moves_fichet"
            text = words(key, side=name, points=mark.points, trous=words.trous(mark.trous))
            return f"{text}{' :' if words.lang == 'fr' else ':'} {sheet.stands(mark.after[mark.seat], words)}."
        return self._becoming(text, mark.points, mark.seat, mark.before, mark.after)

    def _becoming(self, text: str, points: int, seat: int, before: BothMarks, after: BothMarks) -> str:
        target = self.book.witness.state.target
        capped = [_capped(marks, target) for marks in after]
        return sheet.becoming(
            text,
            points,
            (before[seat], before[1 - seat]),
            (capped[seat], capped[1 - seat]),
            SIDES[seat],
            self.screen.words,
            0 < target <= after[seat].trous,
        )

    def _moved(self, seen: Seen, but: int | None = None) -> None:
        """Where the marks stand of everybody whose marks were moved, except one who was told of."""
        for seat in (0, 1):
            was, now = seen.before[seat], seen.after[seat]
            if seat != but and (was.points, was.trous) != (now.points, now.trous):
                stands = sheet.stands(seen.after[seat], self.screen.words)
                self.screen.say("stands", side=self._seat_name(seen, seat), marks=stands)

    # Playing

    def _adoube(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.screen.say("says_adoube", side=self._name(seen))

    def _touched(self, seen: Seen, _rest: Sequence[Event]) -> None:
        key = "touches" if seen.bound else "straightens"
        self.screen.say(key, side=self._name(seen), case=seen.event.case)

    def _stayed(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.screen.say("stays", side=self._name(seen))

    def _leaving(self, seen: Seen, rest: Sequence[Event]) -> None:
        if not rest:
            other = self._seat_name(seen, 1 - (seen.seat or 0))
            self.screen.say("would_leave", side=self._name(seen), other=other)
        elif not any(later.kind is EventKind.LEFT for later in rest):
            self.screen.say("leaves_ending", side=self._name(seen))

    def _agreed(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.screen.say("agrees", side=self._name(seen))

    def _left(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.screen.say("leaves", side=self._name(seen))

    def _played(self, seen: Seen, rest: Sequence[Event]) -> None:
        assert seen.event.play is not None
        name, words = self._name(seen), self.screen.words
        if seen.event.play.moves:
            self.screen.say("played", side=name, play=sheet.play_text(seen.event.play, words))
        else:
            self.screen.say("passed", side=name)
        if seen.exits and not any(later.kind is EventKind.ENDED for later in rest):
            self.screen.say("releve", side=name)

    def _replayed(self, seen: Seen, _rest: Sequence[Event]) -> None:
        assert seen.event.play is not None
        assert seen.seat is not None
        other = self._seat_name(seen, 1 - seen.seat)
        self.screen.say("has_replayed", side=self._name(seen), other=other, play=seen.event.play)

    def _resigned(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.screen.say("resigns", side=self._name(seen))

    def _flag(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.screen.say("out_of_time", side=self._name(seen))

    def _proposed(self, seen: Seen, _rest: Sequence[Event]) -> None:
        if seen.event.what == "stop":
            self.screen.say("proposes_stop", side=self._name(seen))
        else:
            assert seen.event.first is not None
            self.screen.say("proposes_exit", side=self._name(seen), first=self.people.names[seen.event.first])

    def _accepted(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.screen.say("accepts", side=self._name(seen))
        if seen.proposal and seen.proposal[0] == "exit":
            assert seen.proposal[1] is not None
            self.screen.say("releve_agreed", side=self.people.names[seen.proposal[1]])

    def _declined(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.screen.say("declines", side=self._name(seen))

    # Ecoles

    def _claimed(self, seen: Seen, rest: Sequence[Event]) -> None:
        assert seen.seat is not None
        assert seen.event.points is not None
        words, other = self.screen.words, 1 - seen.seat
        text = words("claims", side=self._name(seen), points=seen.event.points)
        self.screen.tell(words["ecole"], "strong")
        self.screen.tell(self._becoming(text, seen.event.points, seen.seat, seen.before, seen.after))
        self._moved(seen, but=seen.seat)
        if any(later.kind is EventKind.CONTESTED for later in rest):
            return
        hit_mode = self.book.witness.state.mode(other)
        if hit_mode is Mode.STRICT:
            self.screen.say("can_contest", side=self._seat_name(seen, other))
        else:
            # The program helps him whom the claim hits.
            verdict = Verdict(seen.seat, seen.event.points, bool(seen.event.right), seen.hit)
            self._verdict(seen, verdict, "told")
            if not seen.event.right:
                self.screen.say("can_contest", side=self._seat_name(seen, other))

    def _contested(self, seen: Seen, _rest: Sequence[Event]) -> None:
        assert seen.verdict is not None
        self.screen.say("contests", side=self._name(seen))
        # An assisted player was told the reasons when the claim was made.
        known = self.book.witness.state.mode(1 - seen.verdict.claimant) is Mode.ASSISTED
        self._verdict(seen, seen.verdict, "contested", why=not known)
        self._moved(seen)

    def _corrected(self, seen: Seen, _rest: Sequence[Event]) -> None:
        assert seen.seat is not None
        self.screen.say("corrects", side=self._name(seen), other=self._seat_name(seen, 1 - seen.seat))
        self._moved(seen)

    def _obliged(self, seen: Seen, _rest: Sequence[Event]) -> None:
        assert seen.seat is not None
        points = sum(fault.points for fault in seen.hit)
        other = self._seat_name(seen, 1 - seen.seat)
        self.screen.say("obliges", side=self._name(seen), other=other, points=points)
        self._moved(seen)

    def _verdict(self, seen: Seen, verdict: Verdict, when: str, why: bool = True) -> None:
        """What is true of a claim, and why."""
        words = self.screen.words
        claimant, accused = self._seat_name(seen, verdict.claimant), self._seat_name(seen, 1 - verdict.claimant)
        key = f"{when}_{'right' if verdict.right else 'wrong'}"
        self.screen.tell(words(key, side=claimant, other=accused, points=verdict.points), "strong")
        if not why:
            return
        if verdict.right:
            for fault in verdict.faults:
                self._why(seen, fault)
        else:
            self._truth(seen, 1 - verdict.claimant)

    def _why(self, seen: Seen, fault: Fault) -> None:
        """The throw, what it was worth and what was marked of it, then the reasons."""
        coup = self.book.witness.coup_number(fault.coup)
        if coup is None:
            return
        words, due = self.screen.words, coup.score.total(SIDES[fault.seat])
        values: dict[str, object] = {
            "side": self._seat_name(seen, fault.seat),
            "throw": coup.score.throw,
            "due": due,
            "points": fault.points,
        }
        if fault.kind is FaultKind.NOT_DONE:
            self.screen.tell(words("why_not_done", **values))
        elif fault.kind is FaultKind.LESS and any(mark.points == due and mark.trous == 0 for mark in coup.marks):
            self.screen.tell(words("why_not_moved", **values))
        else:
            less = fault.kind is FaultKind.LESS
            marked = due - fault.points if less else due + fault.points
            key = "why_less" if less else "why_more"
            self.screen.tell(words(key, marked=self._who_marked(marked), **values))
        self._reasons(coup, fault.seat)

    def _truth(self, seen: Seen, seat: int) -> None:
        """What the last points of the accused were, and what he marked."""
        for coup in reversed(self.book.witness.coups):
            slot = Slot.OWN if coup.seat == seat else Slot.RECEIVED
            due, marked = coup.score.total(SIDES[seat]), coup.marked(seat, slot)
            under_way = coup is self.book.witness.coup and self.book.witness.state.throw is not None
            if (due or marked) and not under_way:
                name = self._seat_name(seen, seat)
                values = {"side": name, "throw": coup.score.throw, "due": due, "marked": self._who_marked(marked)}
                self.screen.say("truth", **values)
                self._reasons(coup, seat)
                return
        self.screen.say("truth_nothing", side=self._seat_name(seen, seat))

    def _who_marked(self, points: int) -> str:
        return self.screen.words("marked_some", points=points) if points else self.screen.words["marked_nothing"]

    def _reasons(self, coup: Coup, seat: int) -> None:
        sides = (SIDES[seat],)
        self.screen.lines(sheet.reasons(coup.score, coup.before, self.screen.words, self.screen.style, sides))

    # The end

    def _ended(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.screen.line()
        self.screen.rule()
        self.ended(seen.form)

    def ended(self, form: Form) -> None:
        """How the last partie ended and what it moved."""
        played, words, names = form.history[-1], self.screen.words, self.people.names
        if played.is_refait:
            one, other = (names[player] for player in played.pairing.sits)
            self.screen.tell(words("refait", one=one, other=other, trous=words.trous(played.result.trous[0])), "strong")
        else:
            trous, others = played.trous
            key = "wins_marque" if isinstance(form, AEcrire) else "wins"
            text = words(key, side=names[played.winner], trous=words.trous(trous), others=others)
            self.screen.tell(text, "strong")
            if isinstance(form, AEcrire):
                times = multiple(trous, played.in_series, form.rules)
                if times > 1:
                    self.screen.tell(words["petite_bredouille" if times == 2 else "grande_bredouille_marque"], "strong")
            elif played.in_series:
                self.screen.tell(words["grande_bredouille"], "strong")
        for sentence in account.entries_of_last(form, words):
            self.screen.tell(sentence)
        if not isinstance(form, Ordinary) and not form.is_over:
            self.screen.tell(account.running(form, words))

    def _finished(self, seen: Seen, _rest: Sequence[Event]) -> None:
        self.settled(seen.form)

    def settled(self, form: Form) -> None:
        """The whole account, where there is more to it than one game."""
        if isinstance(form, Ordinary) and form.games == 1:
            return
        if isinstance(form, Poule):
            winner = form.winner
            if winner is not None:
                self.screen.tell(self.screen.words("poule_won", side=self.people.names[winner]), "strong")
            else:
                self.screen.tell(self.screen.words["poule_stopped"], "strong")
        self.screen.line()
        self.screen.lines(account.settlement(form, self.screen.words, self.screen.style))

    # One line a coup

    def _brief_thrown(self, seen: Seen, _rest: Sequence[Event]) -> None:
        assert seen.coup is not None
        self._brief_line = [self._brief_name(seen), str(seen.coup.score.throw)]

    def _brief_marked(self, seen: Seen, rest: Sequence[Event]) -> None:
        assert seen.marked is not None
        assert seen.seat is not None
        made = seen.after[seen.seat].trous - seen.before[seen.seat].trous
        text = f"+{seen.marked.points}"
        if made:
            text += f", {self.screen.words.trous(made)}"
        if seen.marked.slot is Slot.OWN:
            self._brief_line.append(text)
        elif self._brief_line:
            self._brief_line.append(f"({cut(self._name(seen), LONGEST)} {text})")
        else:  # a computer marks by hand what it received, before it throws
            self._brief_line = [self._brief_name(seen), f"{'':3}", f"{self.screen.words['step_received']:<11}", text]
        if seen.marked.slot is not Slot.OWN and not any(later.kind is EventKind.MARKED for later in rest):
            self._end_brief()

    def _brief_claimed(self, seen: Seen, _rest: Sequence[Event]) -> None:
        ecole = f"{self.screen.words['ecole']:<11}"
        self._brief_line = [self._brief_name(seen), f"{'':3}", ecole, f"+{seen.event.points}"]
        self._end_brief()

    def _brief_name(self, seen: Seen) -> str:
        longest = max(len(self.people.short(player)) for player in self.book.witness.state.sits)
        return f"  {cut(self._name(seen), LONGEST):<{longest}}"

    def _brief_played(self, seen: Seen, rest: Sequence[Event]) -> None:
        self._brief_line.insert(2, f"{seen.event.play!s:<11}")
        if not any(later.kind is EventKind.MARKED for later in rest):
            self._end_brief()

    def _brief_leaving(self, _seen: Seen, _rest: Sequence[Event]) -> None:
        self._brief_line.insert(2, f"{self.screen.words['brief_leaves']:<11}")

    def _brief_left(self, _seen: Seen, _rest: Sequence[Event]) -> None:
        self._end_brief()

    def _brief_ended(self, seen: Seen, rest: Sequence[Event]) -> None:
        self._end_brief()
        self._ended(seen, rest)

    def _end_brief(self) -> None:
        if len(self._brief_line) > 1:
            text = "  ".join(self._brief_line)
            state = self.book.witness.state
            score = "–".join(str(_capped(marks, state.target).trous) for marks in state.ledger.marks)
            self.screen.line(f"{cut(text, 70):<72}{score}".rstrip())
        self._brief_line = []

    def _brief_nothing(self, _seen: Seen, _rest: Sequence[Event]) -> None:
        """Told in the line of the coup."""


Teller = Callable[[Narrator, Seen, Sequence[Event]], None]
_TOLD: dict[EventKind, Teller] = {
    EventKind.SEATED: Narrator._seated,
    EventKind.DIE: Narrator._die,
    EventKind.THROWN: Narrator._thrown,
    EventKind.MARKED: Narrator._marked,
    EventKind.ADOUBE: Narrator._adoube,
    EventKind.TOUCHED: Narrator._touched,
    EventKind.STAYED: Narrator._stayed,
    EventKind.LEAVING: Narrator._leaving,
    EventKind.AGREED: Narrator._agreed,
    EventKind.LEFT: Narrator._left,
    EventKind.PLAYED: Narrator._played,
    EventKind.CLAIMED: Narrator._claimed,
    EventKind.CORRECTED: Narrator._corrected,
    EventKind.OBLIGED: Narrator._obliged,
    EventKind.CONTESTED: Narrator._contested,
    EventKind.REPLAYED: Narrator._replayed,
    EventKind.RESIGNED: Narrator._resigned,
    EventKind.PROPOSED: Narrator._proposed,
    EventKind.ACCEPTED: Narrator._accepted,
    EventKind.DECLINED: Narrator._declined,
    EventKind.FLAG: Narrator._flag,
    EventKind.ENDED: Narrator._ended,
    EventKind.FINISHED: Narrator._finished,
}
_BRIEF: dict[EventKind, Teller] = {
    EventKind.THROWN: Narrator._brief_thrown,
    EventKind.MARKED: Narrator._brief_marked,
    EventKind.PLAYED: Narrator._brief_played,
    EventKind.STAYED: Narrator._brief_nothing,
    EventKind.LEAVING: Narrator._brief_leaving,
    EventKind.AGREED: Narrator._brief_nothing,
    EventKind.LEFT: Narrator._brief_left,
    EventKind.CLAIMED: Narrator._brief_claimed,
    EventKind.ENDED: Narrator._brief_ended,
}


def _capped(marks: SeatMarks, target: int) -> SeatMarks:
    """The count of a game stops at its last trou."""
    trous = min(marks.trous, target) if target else marks.trous
    return SeatMarks(marks.points, marks.bredouille, trous, marks.serie)

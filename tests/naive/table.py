"""Naive twin of the strict table with free hands (art. XV–XVIII): marks by hand, écoles, touched dames, false plays.

Nothing is kept that can be worked out again. The game is a list of coups; each holds what the thrower marked, what the
opponent marked of it, and the écoles that count after both. The board is folded from that list whenever it is looked
at, and what the faults are worth is read off the same list.

An act is a tuple: its name, the player (0 or 1), then what it needs.

    ("throw", 0, (6, 3))    ("mark", 0, 4, None)    the fichet by hand: ("mark", 0, 12, 1)
    ("touch", 0, 7)         ("adoube", 0)           ("play", 0, ((1, 7), (1, 4)))
    ("leave", 0)            ("agree", 1)            ("stay", 0)
    ("claim", 1, 8)         ("contest", 0)          ("correct", 1)              ("oblige", 1)
    ("replay", 1, ((1, 7), (7, 10)))                ("invite", 0)               ("ask_reason", 1)
    ("mark_nothing", 0)     ("break_dice", 1)       with two jetons: ("mark", 0, 4, None, 2)

What stands between quotation marks is the ruling that a line follows.
"""

from collections.abc import Callable

from .ecoles import Schooling
from .free_hands import not_moved, obeys, played_out, prevents, starts, undone
from .marking import NO_MARKS, TALON, TROU, Marks, without_points
from .slots import Act, Claim, Counts, Coup, Moves, Refusal, Seen, Slot, put, refuse_if
from .twin import COIN, OTHERS_COIN, board, judge

MOST_MARKED = 240
"""No hand marks more at once: where the reading of a fichet ends."""


class NaiveTable(Schooling):
    """A strict table for two with free hands, from a position; `mover` is the side of player `turn`."""

    def __init__(
        self,
        mover: Counts = TALON,
        other: Counts = TALON,
        marks: tuple[Marks, Marks] = (NO_MARKS, NO_MARKS),
        turn: int = 0,
        usage: bool = False,
        target: int = 12,
        thrown: tuple[int, int] = (0, 0),
    ) -> None:
        self.dames = [mover, other] if turn == 0 else [other, mover]
        self.start = marks
        self.turn = turn
        self.usage = usage
        self.target = target
        self.thrown = list(thrown)
        self.phase = "throw"
        self.coups: list[Coup] = []
        self.claims: list[Claim] = []
        self.adoubed = False
        self.forced: tuple[int, int] | None = None

    def act(self, act: Act) -> Seen:
        """Does one act, or refuses it."""
        name, player, *rest = act
        doing: Callable[..., None] = getattr(self, "_" + name)
        try:
            refuse_if(self.phase == "over")
            doing(player, *rest)
        except Refusal:
            return self.seen(False)
        if self.target and max(marks.trous for marks in self.fold()) >= self.target:
            self.phase = "over"
        return self.seen(True)

    def seen(self, accepted: bool) -> Seen:
        """What the table shows now."""
        marks = tuple((each.points, each.trous, each.bredouille) for each in self.fold())
        return Seen(accepted, marks, (self.worth(0), self.worth(1)), self.phase, self.turn)

    # -----------------------------------------------------------------------------------------------------------
    # The board: "points of école are marked after all others of that coup; écoles made before a throw count before
    # that throw's points"
    # -----------------------------------------------------------------------------------------------------------

    def fold(self, until: Slot | None = None, after: Coup | None = None) -> list[Marks]:
        """The marks of both players: all of them, those that count before one slot, or up to a coup's own écoles."""
        marks = list(self.start)
        for coup in self.coups:
            if coup.own is until:
                break
            put(marks, coup.thrower, coup.own)
            if coup.received is until:
                break
            put(marks, 1 - coup.thrower, coup.received)
            if coup is after:
                break
            for ecole in coup.ecoles:
                put(marks, ecole.player, Slot(jeton=ecole.points, marked=ecole.points))
            if coup.left:
                marks = [without_points(each) for each in marks]
            for ecole in coup.later:
                put(marks, ecole.player, Slot(jeton=ecole.points, marked=ecole.points))
        return marks

    # -----------------------------------------------------------------------------------------------------------
    # Marking
    # -----------------------------------------------------------------------------------------------------------

    def _mark(self, player: int, points: int, fichet: int | None, jetons: int = 0) -> None:
        refuse_if(points <= 0 or points % 2 != 0)
        slot = self.open_slot(player)
        trous = self.fold()[player].trous
        slot.jeton += points
        self.read(slot, player, self.fold()[player].trous if fichet is None else trous + fichet)
        slot.jetons = jetons
        slot.hand = True
        for coup in self.coups:
            if coup.own is slot:
                coup.mark_late_jan()

    def false_jetons(self, coup: Coup, slot: Slot) -> bool:
        """Whether a second jeton shows a bredouille that is none."""
        if slot.jetons != 2:
            return False
        after = coup.received if slot is coup.own else None
        slot.jetons = 0
        marks = self.fold(until=after) if after else self.fold(after=coup)
        slot.jetons = 2
        player = coup.thrower if slot is coup.own else 1 - coup.thrower
        return marks[player].points > 0 < marks[1 - player].points and not marks[player].bredouille

    def put_at(self, slot: Slot, player: int, points: int) -> None:
        """Moves the mark to so many points. "A forgotten double is lost once one has played": where points go back, a
        fichet that was behind stays where it stands, unless that is now too far."""
        if points == slot.marked:
            return
        stood, lag, back = self.stands(slot, player), max(0, -slot.fichet), points < slot.marked
        twelves = (self.fold(until=slot)[player].points + slot.jeton) // TROU
        slot.jeton += points - slot.marked
        slot.marked = points
        slot.jetons = 0
        if back:
            slot.fichet = 0
            slot.fichet = -min(lag, max(0, self.stands(slot, player) - stood))
        elif slot.fichet > 0 or (self.fold(until=slot)[player].points + slot.jeton) // TROU != twelves:
            slot.fichet = 0

    def stands(self, slot: Slot, player: int) -> int:
        """Where the fichet stands once a slot is marked."""
        marks = self.fold(until=slot)
        put(marks, player, slot)
        return marks[player].trous

    def open_slot(self, player: int) -> Slot:
        """Where a mark of this player goes now."""
        slots = self.open_slots(player)
        refuse_if(not slots)
        return slots[-1]

    def open_slots(self, player: int) -> list[Slot]:
        """Where this player may still advance the jeton."""
        slots = []
        for coup in self.coups[-2:] if self.phase in ("throw", "play") else []:
            slot = coup.own if coup.thrower == player else coup.received
            begun = coup.thrower == player or coup.moves is not None
            if begun and not coup.left and slot.open():
                slots.append(slot)
        return slots

    def read(self, slot: Slot, player: int, trous: int) -> None:
        """Reads what a board stands for, the jeton being where it is and the fichet on so many trous.

        "What counts of a mark by hand is where jeton and fichet stand. A fichet is read at the trous' right value
        first, else nearest to what was due." Twelve points may be marked by one trou or by two: "marking double for
        simple or the reverse is no école".
        """
        slot.fichet = 0
        least = slot.jeton % TROU
        slot.jeton = 0
        bare = self.fold()[player]
        right: dict[int, int] = {}
        for slot.jeton in range(least, MOST_MARKED, TROU):
            right[slot.jeton] = self.fold()[player].trous
        twelves = {points: (bare.points + points) // TROU for points in right}
        if self.usage and slot.due in right and slot.due % TROU and trous < right[slot.due]:
            readings = [slot.due]  # "excuses a forgotten fichet when the jeton is right"; not a trou sans bouger
        else:
            readings = [points for points in right if right[points] == trous]
            readings += [points for points in right if twelves[points] <= trous - bare.trous <= 2 * twelves[points]]
            if readings and right[readings[0]] != trous:
                readings.sort(key=lambda points: abs(points - slot.due))
        slot.jeton = readings[0] if readings else least
        slot.marked = slot.jeton if readings else least - TROU  # "each omitted trou is an école of 12"
        slot.fichet = trous - right[slot.jeton]

    # -----------------------------------------------------------------------------------------------------------
    # Throwing and playing
    # -----------------------------------------------------------------------------------------------------------

    def _throw(self, player: int, dice: tuple[int, int]) -> None:
        refuse_if(self.phase != "throw" or player != self.turn or self.awaits_consent() or self.must_be_replayed())
        for coup in self.coups:
            if coup.thrower == player:
                # "Nothing playable: no école par moins arises; one may mark until one's own next throw."
                if not coup.own.shut:
                    coup.own.due = min(coup.own.due, coup.own.marked)
                    coup.own.complete()
                coup.received.forgive()
            else:
                coup.received.complete(thrown=True)
                # "The claimant must claim before throwing; then the right lapses."
                coup.own.forgive()
                coup.jan = 0
        self.claims = [claim for claim in self.claims if claim.by == player]
        self.adoubed = False
        forced, self.forced = self.forced is not None, None
        self.thrown[player] += 1
        mover, other = self.dames[player], self.dames[1 - player]
        judgement = judge(mover, other, dice, self.thrown[player], pile=not self.usage)
        coup = Coup(player, mover, other, dice, judgement, forced=forced)
        coup.own.due = coup.gained()
        self.coups.append(coup)
        self.phase = "play"

    def undo_throw(self) -> None:
        """The throw is void."""
        coup = self.coups.pop()
        self.coups[-1].ecoles += coup.ecoles  # "écoles made before a throw count before that throw's points"
        for claim in self.claims:
            claim.first, claim.last = (self.coups[-1] if each is coup else each for each in (claim.first, claim.last))
        self.thrown[coup.thrower] -= 1
        self.adoubed = False
        self.forced = coup.dice if coup.forced else None
        self.phase = "throw"
        self.coups[-1].false_play = False  # whoever threw has let it stand

    def _touch(self, player: int, case: int) -> None:
        refuse_if(self.phase not in ("throw", "play") or player != self.turn or self.dames[player][case - 1] == 0)
        if self.phase == "throw":  # "before the dice are thrown one may touch freely"
            return
        if self.adoubed:
            self.adoubed = False
            return
        coup = self.coups[-1]
        coup.touched.append(case)
        if not coup.stuck():
            coup.own.complete()

    def _adoube(self, player: int) -> None:
        refuse_if(self.phase != "play" or player != self.turn)
        self.adoubed = True

    def _play(self, player: int, moves: Moves) -> None:
        refuse_if(self.phase != "play" or player != self.turn)
        coup = self.coups[-1]
        after = played_out(coup, moves)
        coup.moves = moves
        coup.false_play = after not in coup.judgement.results or not obeys(coup, coup.touched, after)
        coup.jan = undone(coup, after)
        if not coup.stuck():
            coup.own.complete()
        elif coup.jan and not coup.own.shut:  # "no école par moins arises", but the jan is one as a whole
            missing = coup.jan - coup.undone()
            coup.own.lost += missing
            coup.own.due -= missing
            coup.late = missing
        self.phase = "throw"
        self.dames[player] = after
        coup.received.due = coup.given()
        if coup.false_play and sum(after) > 0 and not self.must_be_replayed():
            # "A playable number left unplayed and let stand gives the opponent 2 points."
            coup.received.unsure = 2 * max(0, not_moved(coup.dice, moves) - coup.judgement.unplayed)
            coup.received.due += coup.received.unsure
        if not self.awaits_consent():
            self.next_turn()

    def _replay(self, player: int, moves: Moves) -> None:
        refuse_if(self.phase != "throw" or not self.coups)
        coup = self.coups[-1]
        refuse_if(player == coup.thrower or not coup.false_play or coup.put_right)
        after = played_out(coup, moves)
        # "The dames of a false play are touched dames for the replay."
        touched = [*coup.touched, *starts(coup.mover, coup.moves or ())]
        refuse_if(after not in coup.judgement.results)
        prevented = prevents(coup, after) and obeys(coup, coup.touched, after)
        refuse_if(not prevented and not obeys(coup, touched, after))
        # "If the play is put right, the jan's points stay and the école is still the opponent's."
        coup.put_right = True
        self.put_at(coup.own, coup.thrower, coup.own.marked + coup.taken_back)
        coup.own.due += coup.taken_back
        coup.taken_back = 0
        coup.mark_late_jan()
        coup.false_play = False
        # Points marked for a number that is now played go back.
        received = coup.received
        received.due -= received.unsure
        now_played = max(0, min(received.unsure, received.marked - received.due))
        self.put_at(received, player, received.marked - now_played)
        received.unsure = 0
        self.dames[coup.thrower] = after
        self.next_turn()

    def next_turn(self) -> None:
        """The opponent's turn; after an exit all dames go back and the same player throws."""
        coup = self.coups[-1]
        self.turn = 1 - coup.thrower
        if sum(self.dames[coup.thrower]) == 0:
            self.releve(coup.thrower)
            self.forced = coup.dice if self.usage else None

    def releve(self, first: int) -> None:
        self.dames = [TALON, TALON]
        self.thrown = [0, 0]
        self.turn = first
        self.phase = "throw"

    def awaits_consent(self) -> bool:
        """A false play took the last dame out: the opponent agrees to it or has it replayed."""
        coup = self.coups[-1] if self.coups else None
        return coup is not None and coup.false_play and sum(self.dames[coup.thrower]) == 0

    def must_be_replayed(self) -> bool:
        """A dame left on the opponent's corner, or alone on one's own."""
        coup = self.coups[-1] if self.coups else None
        if coup is None or not coup.false_play:
            return False
        after = board(self.dames[coup.thrower])
        return after[OTHERS_COIN] > 0 or after[COIN] == 1

    # -----------------------------------------------------------------------------------------------------------
    # Leaving
    # -----------------------------------------------------------------------------------------------------------

    def made_trou(self) -> bool:
        """Whether the thrower's own marks of this coup made a trou."""
        coup = self.coups[-1]
        return self.fold(coup.received)[coup.thrower].trous > self.fold(coup.own)[coup.thrower].trous

    def may_leave(self, player: int) -> bool:
        if self.phase != "play" or player != self.turn:
            return False
        coup = self.coups[-1]
        return not coup.stays and not coup.stayed and not coup.touched and self.made_trou()

    def _stay(self, player: int) -> None:
        coup = self.coups[-1] if self.coups else None
        refuse_if(coup is None or self.phase != "play" or player != self.turn)
        assert coup is not None
        refuse_if(coup.stayed or bool(coup.touched) or not self.made_trou())
        coup.stayed = True

    def _leave(self, player: int) -> None:
        refuse_if(not self.may_leave(player))
        own = self.coups[-1].own
        if self.usage:  # "usage-19e: leaving with too little marked is no école"
            own.due = min(own.due, own.marked)
        own.complete()
        self.phase = "leaving"

    def _agree(self, player: int) -> None:
        coup = self.coups[-1] if self.coups else None
        refuse_if(coup is None or player == coup.thrower)
        assert coup is not None
        if self.phase == "leaving":
            for claim in list(self.claims):
                if claim.by == player and claim.beyond.points:  # the leaver has no time left to contest
                    self.contest(claim)
            coup.left = True
            self.claims = []
            for each in self.coups:
                each.own.shut = each.received.shut = each.received.thrown = True
                each.own.due, each.received.due = each.own.marked, each.received.marked
                each.own.forgive()
                each.received.forgive()
                each.jan = 0
            ends = not self.target and max(marks.trous for marks in self.fold()) >= 6
            self.releve(coup.thrower)
            self.phase = "over" if ends else "throw"
            return
        refuse_if(not self.awaits_consent())
        coup.false_play = False
        self.next_turn()

    def reconsider_leaving(self) -> None:
        """ "An excess on received points voids a leaving only if the trou depends on it"; an own one always."""
        if self.phase == "leaving" and (self.coups[-1].stays or not self.made_trou()):
            self.phase = "play"

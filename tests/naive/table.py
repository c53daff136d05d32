"""Naive twin of the strict table with free hands (art. XV–XVIII): marks by hand, écoles, touched dames, false plays.

Nothing is kept that can be worked out again. The game is a list of coups; each holds what the thrower marked, what the
opponent marked of it, and the écoles that count after both. The board is folded from that list whenever it is looked
at, and what the faults are worth is read off the same list.

An act is a tuple: its name, the player (0 or 1), then what it needs.

    ("throw", 0, (6, 3))    ("mark", 0, 4, None)    the fichet by hand: ("mark", 0, 12, 1)
    ("touch", 0, 7)         ("adoube", 0)           ("play", 0, ((1, 7), (1, 4)))
    ("leave", 0)            ("agree", 1)            ("stay", 0)
    ("claim", 1, 8)         ("contest", 0)          ("correct", 1)              ("oblige", 1)
    ("replay", 1, ((1, 7), (7, 10)))

What stands between quotation marks is the ruling that a line follows.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .marking import NO_MARKS, TALON, TROU, Marks, gain, without_points
from .twin import COIN, OTHERS_COIN, OUT, Judgement, board, dutiful_plays, is_empty, is_full, is_pile, judge

Moves = tuple[tuple[int, int], ...]
Counts = tuple[int, ...]
Act = tuple[Any, ...]

MOST_MARKED = 240
"""No hand marks more at once: where the reading of a fichet ends."""


class Refusal(Exception):
    """The act is refused; nothing has changed."""


@dataclass
class Slot:
    """What one player marks of one coup: as its thrower, or of what it gave them."""

    due: int = 0
    marked: int = 0
    """How many points the board stands for: those the jeton went, less twelve for a trou that the fichet omitted."""
    jeton: int = 0
    fichet: int = 0
    """Trous the fichet stands beyond what the jeton's points make; below zero, short of it."""
    unsure: int = 0
    """Part of what is due only if a false play stands."""
    lost: int = 0
    """Too little marked, and too late: an école."""
    shut: bool = False
    """Touched, thrown or declared: no more is marked."""
    thrown: bool = False
    """Shut by the throw, the unsure part too."""
    lapsed: bool = False
    """The opponent let a fault stand, or took it: a wrong double stands too."""

    def open(self) -> bool:
        return not self.shut or (self.unsure > 0 and not self.thrown)

    def excess(self) -> int:
        return max(0, self.marked - self.due)

    def complete(self, thrown: bool = False) -> None:
        """Shuts it: what is missing is an école."""
        self.shut, self.thrown = True, self.thrown or thrown
        missing = max(0, self.due - (0 if self.thrown else self.unsure) - self.marked)
        self.lost += missing
        self.due -= missing

    def forgive(self) -> None:
        """Whatever is wrong by now stays as it is."""
        self.lost = 0
        self.due = max(self.due, self.marked)
        self.lapsed = True


@dataclass
class Ecole:
    """Points of école in a coup."""

    player: int
    points: int


@dataclass
class Coup:
    """One throw with its marks and its play."""

    thrower: int
    mover: Counts
    other: Counts
    dice: tuple[int, int]
    judgement: Judgement
    own: Slot = field(default_factory=Slot)
    received: Slot = field(default_factory=Slot)
    ecoles: list[Ecole] = field(default_factory=list)
    touched: list[int] = field(default_factory=list)
    moves: Moves | None = None
    false_play: bool = False
    jan: int = 0
    """Points of a jan that could be done and was not, while its école is open."""
    put_right: bool = False
    taken_back: int = 0
    """How much of an undone jan was taken back; a replay gives it back."""
    stays: bool = False
    """An excess of this coup was taken back: its player stays."""
    stayed: bool = False
    left: bool = False
    later: list[Ecole] = field(default_factory=list)
    """Claimed after the thrower left, before the next throw."""

    def gained(self) -> int:
        return sum(item.points for item in self.judgement.items if item.for_mover)

    def given(self) -> int:
        return sum(item.points for item in self.judgement.items if not item.for_mover)

    def stuck(self) -> bool:
        return self.judgement.unplayed == 2

    def undone(self) -> int:
        """What was marked of a jan that was not done: "the other points count as marked first"."""
        other = self.gained() - self.jan
        return max(0, min(self.jan, self.own.marked - other))

    def worth_of(self, player: int) -> int:
        """What the faults of a player in marking are worth.

        "Marked in part and not done: one école of the whole jan": what is missing of it is among what is lost.
        """
        if player == self.thrower:
            return self.own.excess() + self.own.lost + self.undone()
        return self.received.excess() + self.received.lost


@dataclass
class Claim:
    """A claim that may still be contested."""

    by: int
    points: int
    shares: list[tuple[Ecole, int]]
    """The entries it made for the faults, and what these were worth."""
    beyond: Ecole
    """What was claimed beyond the faults."""
    first: Coup
    """The coup of the first fault; without a fault, the last coup."""
    last: Coup
    """The last coup when it was made: what goes beyond the faults counts there."""


@dataclass(frozen=True)
class Seen:
    """What the table shows after an act."""

    accepted: bool
    marks: tuple[tuple[int, int, bool], ...]
    """Points, trous, bredouille of both players."""
    ecoles: tuple[int, int]
    """What each player's open faults are worth to the opponent."""
    phase: str
    turn: int


class NaiveTable:
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

    def fold(self, until: Slot | None = None) -> list[Marks]:
        """The marks of both players: all of them, or those that count before one slot."""
        marks = list(self.start)
        for coup in self.coups:
            if coup.own is until:
                break
            put(marks, coup.thrower, coup.own)
            if coup.received is until:
                break
            put(marks, 1 - coup.thrower, coup.received)
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

    def _mark(self, player: int, points: int, fichet: int | None) -> None:
        refuse_if(points <= 0 or points % 2 != 0)
        slot = self.open_slot(player)
        trous = self.fold()[player].trous
        slot.jeton += points
        self.read(slot, player, self.fold()[player].trous if fichet is None else trous + fichet)

    def put_at(self, slot: Slot, player: int, points: int) -> None:
        """Moves the mark to so many points; a simple trou for a double stays so, if the trous stay as many."""
        if points == slot.marked:
            return
        before = self.fold(until=slot)[player].points
        twelves = (before + slot.jeton) // TROU
        slot.jeton += points - slot.marked
        slot.marked = points
        if slot.fichet > 0 or (before + slot.jeton) // TROU != twelves:
            slot.fichet = 0

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
        self.forced = None
        self.thrown[player] += 1
        mover, other = self.dames[player], self.dames[1 - player]
        judgement = judge(mover, other, dice, self.thrown[player], pile=not self.usage)
        coup = Coup(player, mover, other, dice, judgement)
        coup.own.due = coup.gained()
        self.coups.append(coup)
        self.phase = "play"

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
        after = moved(coup.mover, coup.other, moves)
        coup.moves = moves
        coup.false_play = after not in coup.judgement.results or not obeys(coup, coup.touched, after)
        coup.jan = undone(coup, after)
        if coup.jan or not coup.stuck():
            coup.own.complete()
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
        after = moved(coup.mover, coup.other, moves)
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

    # -----------------------------------------------------------------------------------------------------------
    # Écoles
    # -----------------------------------------------------------------------------------------------------------

    def worth(self, player: int) -> int:
        """What the open faults of a player are worth."""
        return sum(coup.worth_of(player) for coup in self.coups)

    def _claim(self, player: int, points: int) -> None:
        refuse_if(points <= 0 or points % 2 != 0 or not self.coups)
        # "The claimant must claim before throwing", but for a fault made since.
        refuse_if(self.phase != "throw" and player == self.turn and self.worth(1 - player) == 0)
        faulty = [(coup, coup.worth_of(1 - player)) for coup in self.coups if coup.worth_of(1 - player)]
        last = self.coups[-1]
        claim = Claim(player, points, [], Ecole(player, points), faulty[0][0] if faulty else last, last)
        for coup, worth in faulty:
            ecole = Ecole(player, min(worth, claim.beyond.points))
            claim.beyond.points -= ecole.points
            claim.shares.append((ecole, worth))
            coup.ecoles.append(ecole)
            self.settle(coup, 1 - player)
        (last.later if last.left else last.ecoles).append(claim.beyond)
        self.claims.append(claim)
        self.declare(player)
        self.reconsider_leaving()

    def settle(self, coup: Coup, player: int) -> None:
        """The faults of a player in a coup are taken: what is too much goes back, what is too little is lost."""
        slot = coup.own if player == coup.thrower else coup.received
        self.take_back(coup, slot, player)
        slot.forgive()

    def take_back(self, coup: Coup, slot: Slot, player: int) -> None:
        """Takes an excess back and, unless the play was put right, what was marked of an undone jan."""
        excess, jan = slot.excess(), 0
        if slot is coup.own:
            jan = 0 if coup.put_right else coup.undone()
            coup.jan = 0
            coup.taken_back += jan
            slot.due -= jan
            coup.stays = coup.stays or (excess > 0 and coup.moves is None)
        if excess + jan:
            self.put_at(slot, player, slot.marked - excess - jan)

    def declare(self, player: int) -> None:
        """ "An école is also complete by a declaration": claiming one. Points received are no longer marked."""
        for coup in self.coups:
            if coup.moves is not None:
                (coup.own if coup.thrower == player else coup.received).complete()

    def _contest(self, player: int) -> None:
        against = [claim for claim in self.claims if claim.by != player]
        refuse_if(not against)
        self.contest(against[-1])
        self.reconsider_leaving()

    def contest(self, claim: Claim) -> None:
        self.claims.remove(claim)
        if claim.points == sum(worth for _, worth in claim.shares):
            # "Augmentation: contesting a right claim adds the second école to the first."
            claim.first.ecoles.append(Ecole(claim.by, claim.points))
        # "Claimed for less, completed to the whole; claimed for more, only the part beyond goes to the opponent."
        for ecole, worth in claim.shares:
            ecole.points = worth
        (claim.last.later if claim.last.left else claim.last.ecoles).append(Ecole(1 - claim.by, claim.beyond.points))
        claim.beyond.points = 0

    def _correct(self, player: int) -> None:
        """ "One may instead only correct the mark": excess, an undone jan and wrong doubles."""
        refuse_if(self.phase != "throw" and player == self.turn)
        done = False
        for coup in self.coups:
            slot = coup.received if coup.thrower == player else coup.own
            wrong_double = slot.fichet > 0 and not slot.lapsed
            undone = slot is coup.own and not coup.put_right and coup.undone() > 0
            if undone:  # the whole école of the jan
                slot.lost -= min(slot.lost, coup.jan - coup.undone())
            if slot.excess() or undone:
                self.take_back(coup, slot, 1 - player)
                done = True
            if wrong_double:
                slot.fichet = 0
                done = True
        refuse_if(not done)
        self.reconsider_leaving()

    def _oblige(self, player: int) -> None:
        """ "Or oblige the opponent to mark what they omitted", but not an undone jan."""
        done = False
        for coup in self.coups:
            slot = coup.received if coup.thrower == player else coup.own
            omitted = slot.lost - (coup.jan - coup.undone() if slot is coup.own else 0)
            if omitted > 0:
                if slot.marked < 0:  # the fichet catches up with the jeton
                    slot.marked, slot.fichet = slot.jeton, 0
                    omitted -= TROU
                self.put_at(slot, 1 - player, slot.marked + omitted)
                slot.due = slot.marked
                slot.lost = 0 if slot is coup.received else coup.jan - coup.undone()
                done = True
        refuse_if(not done)
        self.reconsider_leaving()


def refuse_if(wrong: bool) -> None:
    if wrong:
        raise Refusal


def put(marks: list[Marks], player: int, slot: Slot) -> None:
    """Marks points with jeton and fichet. A jeton that went round while no trou was marked wipes nothing."""
    mine, theirs = marks[player], marks[1 - player]
    if slot.jeton > 0:
        moved_on, wiped = gain(mine, theirs, slot.jeton, 0)
        if slot.marked < 0:
            moved_on = Marks(moved_on.points, mine.bredouille and moved_on.points > 0, moved_on.trous, mine.serie)
            wiped = theirs
        mine, theirs = moved_on, wiped
    marks[player] = Marks(mine.points, mine.bredouille, mine.trous + slot.fichet, mine.serie)
    marks[1 - player] = theirs


def starts(mover: Counts, moves: Moves) -> list[int]:
    """The cases whose dames are moved; where one dame rests on its way is none of them, unless another stood there."""
    return [start for number, (start, _) in enumerate(moves) if not (number and rests(moves)) or mover[start - 1]]


def rests(moves: Moves) -> bool:
    """Whether one dame goes tout d'une."""
    return len(moves) == 2 and moves[0][1] == moves[1][0]


def not_moved(dice: tuple[int, int], moves: Moves) -> int:
    """ "Numbers not moved at all": one dame that goes the sum, or out from farther than a number, played both."""
    if len(moves) == 1:
        start, end = moves[0]
        if end - start == sum(dice) or (end == OUT and end - start > max(dice)):
            return 0
    return 2 - len(moves)


def moved(mover: Counts, other: Counts, moves: Moves) -> Counts:
    """The dames after a play by free hands: onto "any case but those the opponent's dames occupy", or out."""
    dames, theirs = board(mover), board(other)
    refuse_if(len(moves) > 2)
    for start, end in moves:
        refuse_if(not 1 <= start <= 24 or not 1 <= end <= OUT or start == end or dames[start] == 0)
        refuse_if(end != OUT and theirs[25 - end] > 0)
        dames[start] -= 1
        dames[end] += 1
    return tuple(dames[1:25])


def legal_moves(coup: Coup) -> list[Moves]:
    """Every legal play of a throw, also those that leave the same board by other dames."""
    plays, _ = dutiful_plays(board(coup.mover), board(coup.other), coup.dice)
    return [
        tuple((step.start, step.arrival) for step in play.steps)
        for play in plays
        if tuple(play.after[1:25]) in coup.judgement.results
    ]


def obeys(coup: Coup, touched: list[int], after: Counts) -> bool:
    """Whether a result can be reached by moving the touched dames, the first touched first, as far as legal plays do.

    "A touched dame obliges to any legal play in which that dame moves, not only to those listed by their result."
    """
    most: list[bool] = []
    most_here: list[bool] = []
    for moves in legal_moves(coup):
        moving = [case for case in starts(coup.mover, moves) if case != COIN or not replaces_corner(coup, moves)]
        obeyed = [case in moving for case in touched]
        most = max(most, obeyed)
        if moved(coup.mover, coup.other, moves) == after:
            most_here = max(most_here, obeyed)
    return most_here >= most


def prevents(coup: Coup, after: Counts) -> bool:
    """Whether a replay prevents what the false play gained, a half-case covered or the corner taken (law XVII 2°)."""
    moves = coup.moves or ()
    ends = {end for _, end in (moves[1:] if rests(moves) else moves) if end != OUT}
    wrong = moved(coup.mover, coup.other, moves)
    covered = [case for case in ends if coup.mover[case - 1] == 1 < wrong[case - 1] and after[case - 1] <= 1]
    takes_corner = [end for _, end in moves] == [COIN, COIN] and coup.mover[COIN - 1] == 0
    return bool(covered) or (takes_corner and after[COIN - 1] == 0)


def replaces_corner(coup: Coup, moves: Moves) -> bool:
    """ "A touch of the corner's last two dames does not bind when another dame would have to replace one."""
    return coup.mover[COIN - 1] == 2 and any(end == COIN for _, end in moves)


def undone(coup: Coup, after: Counts) -> int:
    """Points of the jans, the exit or the pile that the throw allowed and the play did not do."""
    dames = board(after)
    points = 0
    for item in coup.judgement.items:
        name = item.jan.rpartition("_")[2]
        if item.jan.startswith(("remplir", "conserver")):
            done = is_full(dames, name)
        elif item.jan == "sortie":
            done = is_empty(dames)
        elif item.jan.startswith("pile"):
            done = is_pile(dames)
        else:
            continue
        points += 0 if done else item.points
    return points

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

from collections.abc import Callable, Iterable
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
    fichet: int = 0
    """Trous the fichet stands beyond what the marked points make; below zero, short of it."""
    unsure: int = 0
    """Part of what is due only if a false play stands."""
    shut: bool = False
    """Touched, thrown or declared: no more is marked, too little is an école."""
    thrown: bool = False
    """Shut by the throw: the unsure part is an école too."""

    def excess(self) -> int:
        return max(0, self.marked - self.due)

    def lack(self) -> int:
        sure = self.due if self.thrown else self.due - self.unsure
        return max(0, sure - self.marked) if self.shut else 0

    def forgive(self) -> None:
        """Whatever is wrong by now stays as it is."""
        self.due = self.marked if self.shut else max(self.due, self.marked)


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
    ecoles: list[tuple[int, int]] = field(default_factory=list)
    """Player and points, in the order in which they were taken."""
    touched: list[int] = field(default_factory=list)
    moves: Moves | None = None
    false_play: bool = False
    undone: int = 0
    """Points of a jan that could be done and was not, while its école is open."""
    put_right: bool = False
    taken_back: int = 0
    """How much of an undone jan was taken back; a replay gives it back."""
    stays: bool = False
    left: bool = False

    def given(self, unplayed: int) -> int:
        """What the coup gives the opponent when so many numbers are not played."""
        beside = [item for item in self.judgement.items if not item.for_mover and item.jan != "impuissance"]
        return sum(item.points for item in beside) + 2 * unplayed

    def stuck(self) -> bool:
        return self.judgement.unplayed == 2

    def own_worth(self) -> int:
        """What the thrower's faults in marking are worth.

        "Marked in part and not done: one école of the whole jan; the other points count as marked first."
        """
        if self.undone:
            return self.undone + self.own.excess() + max(0, self.own.due - self.undone - self.own.marked)
        return self.own.excess() + self.own.lack()

    def worth_of(self, player: int) -> int:
        return self.own_worth() if player == self.thrower else self.received.excess() + self.received.lack()

    def keeps(self) -> int:
        """What the thrower may keep of the points marked: not more than due, and nothing of an undone jan."""
        allowed = self.own.due if self.put_right else self.own.due - self.undone
        return min(self.own.marked, allowed)

    def take_back(self) -> bool:
        """Takes the thrower's excess and undone jan back; whether there was any."""
        kept, marked = self.keeps(), self.own.marked
        self.taken_back += min(marked, self.own.due) - kept
        self.own.marked = kept
        self.own.due = kept if self.own.shut else self.own.due
        self.undone = 0
        return kept < marked


@dataclass
class Claim:
    """A claim that may still be contested."""

    by: int
    points: int
    shares: list[tuple[Coup, int]]
    """What the faults of each coup were worth."""
    place: Coup
    """Where points count that no fault is worth."""
    entries: list[tuple[Coup, tuple[int, int]]]


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
            put(marks, coup.thrower, coup.own.marked, coup.own.fichet)
            if coup.received is until:
                break
            put(marks, 1 - coup.thrower, coup.received.marked, coup.received.fichet)
            for player, points in coup.ecoles:
                put(marks, player, points)
            if coup.left:
                marks = [without_points(each) for each in marks]
        return marks

    # -----------------------------------------------------------------------------------------------------------
    # Marking
    # -----------------------------------------------------------------------------------------------------------

    def _mark(self, player: int, points: int, fichet: int | None) -> None:
        refuse_if(points <= 0 or points % 2 != 0)
        slot = self.open_slot(player)
        before = self.fold()[player]
        jeton = (before.points + points) % TROU
        if fichet is None:
            slot.marked += points
            trous = self.fold()[player].trous
            slot.marked -= points
        else:
            trous = before.trous + fichet
        self.read(slot, player, before.points, jeton, trous)

    def open_slot(self, player: int) -> Slot:
        """Where a mark of this player goes now: "until then they may still advance the jeton"."""
        for coup in reversed(self.coups[-2:]):
            slot = coup.own if coup.thrower == player else coup.received
            begun = coup.thrower == player or coup.moves is not None
            if begun and not coup.left and not slot.shut and self.phase in ("throw", "play"):
                return slot
        raise Refusal

    def read(self, slot: Slot, player: int, jeton_before: int, jeton: int, trous: int) -> None:
        """Reads what a board stands for.

        "What counts of a mark by hand is where jeton and fichet stand. A fichet is read at the trous' right value
        first, else nearest to what was due." Twelve points may be marked by one trou or by two: "marking double for
        simple or the reverse is no école".
        """
        least = (slot.marked + jeton - jeton_before) % TROU - TROU
        slot.fichet = 0
        readings: dict[int, int] = {}
        for points in range(least, MOST_MARKED, TROU):
            slot.marked = points
            marks = self.fold()[player]
            if marks.points == jeton:
                readings[points] = marks.trous
        if self.usage and slot.due in readings and slot.due % TROU and trous < readings[slot.due]:
            # "usage-19e excuses a forgotten fichet when the jeton is right", but not a trou sans bouger.
            slot.marked, slot.fichet = slot.due, trous - readings[slot.due]
            return
        for points, right in readings.items():
            if right == trous:
                slot.marked = points
                return
        bare = min(readings)
        possible = [
            points for twelves, points in enumerate(readings) if twelves <= trous - readings[bare] <= 2 * twelves
        ]
        slot.marked = min(possible, key=lambda points: abs(points - slot.due))
        slot.fichet = trous - readings[slot.marked]

    def straighten(self, slot: Slot, player: int) -> None:
        """The fichet after points were taken back: no double too many, no fewer trous than simple ones."""
        before = self.fold(until=slot)[player]
        after = [*self.fold(until=slot)]
        put(after, player, slot.marked)
        doubles = after[player].trous - before.trous - (before.points + slot.marked) // TROU
        slot.fichet = min(0, max(slot.fichet, -doubles))

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
                    coup.own.shut = True
                coup.received.forgive()
            else:
                coup.received.shut = coup.received.thrown = True
                # "The claimant must claim before throwing; then the right lapses."
                coup.own.forgive()
                coup.undone = 0
        self.claims = [claim for claim in self.claims if claim.by == player]
        self.adoubed = False
        self.forced = None
        self.thrown[player] += 1
        mover, other = self.dames[player], self.dames[1 - player]
        judgement = judge(mover, other, dice, self.thrown[player], pile=not self.usage)
        coup = Coup(player, mover, other, dice, judgement)
        coup.own.due = sum(item.points for item in judgement.items if item.for_mover)
        self.coups.append(coup)
        self.phase = "play"

    def _touch(self, player: int, case: int) -> None:
        refuse_if(self.phase not in ("throw", "play") or self.dames[player][case - 1] == 0)
        if self.phase == "throw":  # "before the dice are thrown one may touch freely"
            return
        refuse_if(player != self.turn)
        if self.adoubed:
            self.adoubed = False
            return
        coup = self.coups[-1]
        coup.touched.append(case)
        coup.own.shut = coup.own.shut or not coup.stuck()

    def _adoube(self, player: int) -> None:
        refuse_if(self.phase != "play" or player != self.turn)
        self.adoubed = True

    def _play(self, player: int, moves: Moves) -> None:
        refuse_if(self.phase != "play" or player != self.turn)
        coup = self.coups[-1]
        after = moved(coup.mover, coup.other, moves)
        refuse_if(not bound(coup, coup.touched) <= set(starts(moves)))
        coup.moves = moves
        coup.false_play = after not in coup.judgement.results
        coup.own.shut = coup.own.shut or not coup.stuck()
        coup.undone = undone(coup, after)
        # "A playable number left unplayed and let stand gives the opponent 2 points; only numbers not moved at all."
        unplayed = 2 - len(moves) if coup.false_play and sum(after) > 0 else coup.judgement.unplayed
        coup.received.due = coup.given(unplayed)
        coup.received.unsure = 2 * max(0, unplayed - coup.judgement.unplayed)
        self.phase = "throw"
        self.dames[player] = after
        if not self.awaits_consent():
            self.next_turn()

    def _replay(self, player: int, moves: Moves) -> None:
        refuse_if(self.phase != "throw" or not self.coups)
        coup = self.coups[-1]
        refuse_if(player == coup.thrower or not coup.false_play or coup.put_right)
        after = moved(coup.mover, coup.other, moves)
        # "The dames of a false play are touched dames for the replay."
        touched = [*coup.touched, *starts(coup.moves or ())]
        refuse_if(after not in coup.judgement.results or not bound(coup, touched) <= set(starts(moves)))
        # "If the play is put right, the jan's points stay and the école is still the opponent's."
        coup.put_right = True
        coup.own.marked += coup.taken_back
        coup.own.due = max(coup.own.due, coup.own.marked)
        coup.false_play = False
        coup.received.due, coup.received.unsure = coup.given(coup.judgement.unplayed), 0
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
        return not coup.stays and not coup.touched and self.made_trou()

    def _stay(self, player: int) -> None:
        refuse_if(not self.may_leave(player))
        self.coups[-1].stays = True

    def _leave(self, player: int) -> None:
        refuse_if(not self.may_leave(player))
        own = self.coups[-1].own
        if self.usage:  # "usage-19e: leaving with too little marked is no école"
            own.due = min(own.due, own.marked)
        own.shut = True
        self.phase = "leaving"

    def _agree(self, player: int) -> None:
        coup = self.coups[-1] if self.coups else None
        refuse_if(coup is None or player == coup.thrower)
        assert coup is not None
        if self.phase == "leaving":
            coup.left = True
            for each in self.coups:
                each.own.shut = each.received.shut = True
                each.own.forgive()
                each.received.forgive()
                each.undone = 0
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
        refuse_if(self.phase != "throw" and player == self.turn)  # "the claimant must claim before throwing"
        shares = [(coup, coup.worth_of(1 - player)) for coup in self.coups if coup.worth_of(1 - player)]
        claim = Claim(player, points, shares, self.coups[-1], [])
        for coup, _ in shares:
            self.settle(coup, 1 - player)
        left = points
        for coup, worth in shares:
            self.enter(claim, coup, player, min(left, worth))
            left -= min(left, worth)
        self.enter(claim, claim.place, player, left)
        self.claims.append(claim)
        self.declare(player)
        self.reconsider_leaving()

    def enter(self, claim: Claim, coup: Coup, player: int, points: int) -> None:
        if points:
            coup.ecoles.append((player, points))
            claim.entries.append((coup, (player, points)))

    def settle(self, coup: Coup, player: int) -> None:
        """The faults of a player in a coup are taken: what is too much goes back, what is too little is lost."""
        if player == coup.thrower:
            if coup.take_back() and coup.moves is None:
                coup.stays = True
            coup.own.forgive()
            self.straighten(coup.own, player)
        else:
            coup.received.marked = min(coup.received.marked, coup.received.due)
            coup.received.forgive()
            self.straighten(coup.received, player)

    def declare(self, player: int) -> None:
        """ "An école is also complete by a declaration": claiming one. Points received are no longer marked."""
        for coup in self.coups:
            slot = coup.own if coup.thrower == player else coup.received
            if coup.moves is not None:
                slot.shut = True

    def _contest(self, player: int) -> None:
        against = [claim for claim in self.claims if claim.by != player]
        refuse_if(not against)
        claim = against[-1]
        self.claims.remove(claim)
        worth = sum(share for _, share in claim.shares)
        first = claim.shares[0][0] if claim.shares else claim.place
        if claim.points == worth:
            # "Augmentation: contesting a right claim adds the second école to the first."
            first.ecoles.append((claim.by, claim.points))
            return
        # "Claimed for less, completed to the whole; claimed for more, only the part beyond goes to the opponent."
        for coup, entry in claim.entries:
            coup.ecoles.remove(entry)
        for coup, share in claim.shares:
            coup.ecoles.append((claim.by, share))
        if claim.points > worth:
            claim.place.ecoles.append((player, claim.points - worth))

    def _correct(self, player: int) -> None:
        """ "One may instead only correct the mark": excess and wrong doubles."""
        done = False
        for coup in self.coups:
            slot = coup.own if coup.thrower != player else coup.received
            before = (slot.marked, slot.fichet)
            if coup.thrower != player:
                if coup.keeps() < slot.marked:
                    coup.take_back()
                    coup.stays = coup.stays or coup.moves is None
            else:
                slot.marked = min(slot.marked, slot.due)
            self.straighten(slot, 1 - player)
            done = done or (slot.marked, slot.fichet) != before
        refuse_if(not done)
        self.reconsider_leaving()

    def _oblige(self, player: int) -> None:
        """ "Or oblige the opponent to mark what they omitted"."""
        slots = [coup.own if coup.thrower != player else coup.received for coup in self.coups]
        lacking = [slot for slot in slots if slot.lack()]
        refuse_if(not lacking)
        for slot in lacking:
            slot.marked += slot.lack()
        self.reconsider_leaving()


def refuse_if(wrong: bool) -> None:
    if wrong:
        raise Refusal


def put(marks: list[Marks], player: int, points: int, fichet: int = 0) -> None:
    """Marks points; below zero: a jeton that went round while the fichet stayed."""
    mine, theirs = marks[player], marks[1 - player]
    if points > 0:
        mine, theirs = gain(mine, theirs, points, 0)
    elif points < 0:
        rest = mine.points + points
        mine = Marks(rest, mine.bredouille and rest > 0, mine.trous, mine.serie)
    marks[player] = Marks(mine.points, mine.bredouille, mine.trous + fichet, mine.serie)
    marks[1 - player] = theirs


def starts(moves: Moves) -> list[int]:
    """The cases whose dames are moved; where one dame rests on its way is none of them."""
    tout_d_une = len(moves) == 2 and moves[0][1] == moves[1][0]
    return [start for start, _ in (moves[:1] if tout_d_une else moves)]


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


def bound(coup: Coup, touched: Iterable[int]) -> set[int]:
    """The touched cases that bind: "a touched dame obliges to any legal play in which that dame moves"."""
    lawful = legal_moves(coup)
    binding = set()
    for case in touched:
        moving = [moves for moves in lawful if case in starts(moves) and not replaces_corner(coup, case, moves)]
        if moving:
            lawful = moving
            binding.add(case)
    return binding


def replaces_corner(coup: Coup, case: int, moves: Moves) -> bool:
    """ "A touch of the corner's last two dames does not bind when another dame would have to replace one."""
    return case == COIN and coup.mover[COIN - 1] == 2 and any(end == COIN for _, end in moves)


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

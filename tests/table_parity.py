"""Comparing the strict table with its naive twin, act by act: random sequences with every kind of fault."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from tests.naive.free_hands import legal_moves
from tests.naive.marking import NO_MARKS, Marks, gain
from tests.naive.positions import Counts, roll, synthetic
from tests.naive.slots import Act, Coup, Moves, Seen, Slot
from tests.naive.table import NaiveTable
from trictrac import forms
from trictrac.camp import Camp
from trictrac.marks import Marks as TableMarks
from trictrac.play import Play
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.side import Side
from trictrac.table import Mode, Refused, Setting, Table, TableFaultKind, TablePhase, actions
from trictrac.throw import Throw

ACTS = 30
OVER = Seen(True, (), (0, 0), "over", 0)
"""The game is over, or would be if the opponent agreed: what is marked then is for other tests."""
SIDES = (Side.WHITE, Side.BLACK)


@dataclass(frozen=True)
class Start:
    """Where a sequence begins."""

    mover: Counts
    other: Counts
    marks: tuple[Marks, Marks]
    turn: int
    preset: str
    written: bool
    thrown: tuple[int, int]
    dice: tuple[int, int] | None = None
    """Dice that lie there already."""


def dames(**cases: int) -> Counts:
    """Counts from `c7=2`."""
    return tuple(cases.get(f"c{case}", 0) for case in range(1, 25))


CLOSED = dames(c1=3, c7=2, c8=2, c9=2, c10=2, c11=2, c12=2)
"""An opponent who lets nobody pass."""
STUCK = [dames(c12=15), dames(c7=3, c8=3, c9=3, c10=2, c11=2, c12=2)]
"""The pile or a grand jan that sonnez keeps without playing: it may be broken all the same, and marked afterwards."""


def start_of(rng: random.Random) -> Start:
    """A position at a hard place, marks that play can lead to, a rule set, a form."""
    mover, other, _, coup = synthetic(rng)
    turn = rng.randrange(2)
    thrown, dice = [rng.randint(3, 20), rng.randint(3, 20)], None
    if rng.random() < 0.05:
        mover, other, dice = rng.choice(STUCK), CLOSED, (6, 6)
    elif coup is not None:
        thrown[turn] = coup - 1
    marks = (NO_MARKS, NO_MARKS)
    for _ in range(rng.randint(0, 4)):
        player = rng.randrange(2)
        pair = gain(marks[player], marks[1 - player], 2 * rng.randint(1, 7))
        marks = pair if player == 0 else (pair[1], pair[0])
    preset = rng.choice(("loi-2013", "loi-2013", "usage-19e"))
    return Start(mover, other, marks, turn, preset, rng.random() < 0.5, (thrown[0], thrown[1]), dice)


# ---------------------------------------------------------------------------------------------------------------
# Both tables
# ---------------------------------------------------------------------------------------------------------------


class Real:
    """The table of the program, spoken to and seen as the twin is."""

    def __init__(self, start: Start) -> None:
        rules = Rules.of(start.preset)
        names = ("A", "B")
        form = forms.a_ecrire(names, 2, rules, kind="deux") if start.written else forms.ordinary(names, rules)
        dames = (start.mover, start.other) if start.turn == 0 else (start.other, start.mover)
        white, black = (
            Camp(on, TableMarks(each.points, each.bredouille, each.trous, each.serie), thrown)
            for on, each, thrown in zip(dames, start.marks, start.thrown, strict=True)
        )
        dice = None if start.dice is None else Throw(*start.dice)
        position = Position(white, black, SIDES[start.turn], throw=dice)
        setting = Setting((Mode.STRICT,) * 2, free_hands=True, start=position)
        self.dice: list[int] = []
        self.table = Table(form, setting, self.dice.pop)
        for player in range(2):
            self.table.act(actions.Join(player))

    def act(self, act: Act) -> Seen:
        if act[0] == "throw":
            self.dice[:] = act[2]
        try:
            caused = self.table.act(action_of(act))
        except Refused:
            return self.seen(False)
        if any(event.kind == "ended" for event in caused):
            return OVER
        return self.seen(True)

    def seen(self, accepted: bool) -> Seen:
        state = self.table.state
        marks = tuple((each.points, each.trous, each.bredouille) for each in map(state.marks, range(2)))
        ecoles = [0, 0]
        for fault in state.faults:
            if fault.open and fault.kind is not TableFaultKind.FALSE_PLAY:
                ecoles[fault.seat] += fault.points
        if state.phase is TablePhase.ENDING:
            return OVER
        return Seen(accepted, marks, (ecoles[0], ecoles[1]), state.phase.value, state.turn)


def action_of(act: Act) -> actions.Action:
    """The table's action for an act."""
    name, player, *rest = act
    if name in ("play", "replay"):
        return actions.KINDS[name](player, Play(rest[0]))
    if name == "throw":
        return actions.ThrowDice(player)
    if name == "mark":
        points, fichet, *jetons = rest
        return actions.MarkPoints(player, points, fichet, jetons=jetons[0] if jetons else None)
    return actions.KINDS[name](player, *rest)


def twin_of(start: Start) -> NaiveTable:
    """The naive table."""
    table = NaiveTable(
        start.mover,
        start.other,
        start.marks,
        start.turn,
        start.preset == "usage-19e",
        0 if start.written else 12,
        start.thrown,
    )
    table.forced = start.dice
    return table


# ---------------------------------------------------------------------------------------------------------------
# What players do
# ---------------------------------------------------------------------------------------------------------------


def next_act(rng: random.Random, table: NaiveTable) -> Act:
    """Something a player might do now: often right, often wrong, at times out of turn."""
    choices = [(act, weight) for act, weight in likely_acts(rng, table) if readable(table, act)]
    acts, weights = zip(*choices, strict=True)
    act: Act = rng.choices(acts, weights)[0]
    out_of_turn = (act[0], 1 - act[1], *act[2:])
    return out_of_turn if rng.random() < 0.02 and readable(table, out_of_turn) else act


def readable(table: NaiveTable, act: Act) -> bool:
    """Whether the rulings have one answer to an act.

    A second claim leaves open which of the two is contested. The board does not tell what a fichet moved by hand stands
    for once points counted before it change, or an école of the same coup may have wiped it. Between a leaving and the
    next throw there is nothing left to mark; two places to mark leave open which is meant. How far a covered half-case
    frees the dames of a false play is not said, nor what becomes of jetons placed by hand when a trou is made.
    """
    if not table.coups or act[0] == "throw":
        return act[0] != "throw" or table.forced in (None, act[2])
    coup = table.coups[-1]
    name, player = act[:2]
    slots = [slot for each in table.coups for slot in (each.own, each.received)]
    strayed = any(map(has_strayed, slots))
    if name in ("claim", "contest", "correct", "oblige", "break_dice") and strayed:
        earlier = any(each.worth_of(1 - player) for each in table.coups[:-1])
        earlier = earlier or (has_strayed(coup.received) and coup.worth_of(coup.thrower) > 0)
        return not earlier and not table.claims and name != "oblige"
    if name == "claim":
        return all(claim.by != player for claim in table.claims)
    if name == "replay" and coup.false_play:
        return not covered_half_case(coup) and not strayed
    if name not in ("mark", "mark_nothing") or len(table.open_slots(player)) > 1:
        return name not in ("mark", "mark_nothing")
    if name == "mark_nothing":
        return table.phase != "leaving"
    slot = table.open_slots(player)[-1] if table.open_slots(player) else None
    if slot is None:
        return True
    coup = next(each for each in table.coups if slot in (each.own, each.received))
    if coup.left or slot.marked != slot.jeton or slot.jetons:
        return False
    if coup.thrower == player and coup.moves is not None:  # late, after a throw without play
        return act[3] is None and slot.marked == 0 and not strayed
    if len(act) > 4 and (slot.marked or coup.ecoles or trou_made(table, slot, player, act[2])):
        return False
    return not coup.ecoles or (act[3] is None and slot.fichet == 0)


def has_strayed(slot: Slot) -> bool:
    """Whether a hand put fichet or jetons where the points would not."""
    return slot.fichet != 0 or slot.marked != slot.jeton or slot.jetons > 0


def trou_made(table: NaiveTable, slot: Slot, player: int, points: int) -> bool:
    """Whether a mark makes a trou: which jetons lie there afterwards is then said by the trou."""
    return table.fold(until=slot)[player].points + points >= 12


def covered_half_case(coup: Coup) -> bool:
    """Whether the false play brought a dame onto a lone one."""
    return any(coup.mover[end - 1] == 1 for _, end in coup.moves or () if end <= 24)


def likely_acts(rng: random.Random, table: NaiveTable) -> Iterator[tuple[Act, float]]:
    """Acts with their weights."""
    turn, waiting = table.turn, 1 - table.turn
    coup = table.coups[-1] if table.coups else None
    if table.phase == "throw":
        yield ("throw", turn, table.forced or roll(rng)), 6
        yield ("touch", turn, rng.randint(1, 24)), 0.2
        if coup is not None:
            receiver = 1 - coup.thrower
            if coup.received.due or rng.random() < 0.2:
                yield mark(rng, receiver, coup.received.due - coup.received.marked), 5
            if coup.stuck():
                yield mark(rng, coup.thrower, coup.own.due + coup.late - coup.own.marked), 3
            if coup.false_play:
                yield ("replay", receiver, replayed(rng, coup)), 6
                yield ("agree", receiver), 3 if table.awaits_consent() else 0.2
    elif table.phase == "play" and coup is not None:
        owed = coup.own.due - coup.own.marked
        if coup.own.due or rng.random() < 0.2:
            yield mark(rng, turn, owed), 8 if owed else 1
        yield ("touch", turn, touched(rng, coup)), 2
        yield ("adoube", turn), 0.5
        yield ("play", turn, played(rng, coup)), 8
        yield ("break_dice", waiting), 4 if any(each.thrower == waiting for each in table.coups) else 0.1
        yield ("leave", turn), 4 if table.may_leave(turn) else 0.1
        yield ("stay", turn), 1 if table.may_leave(turn) else 0.1
    elif table.phase == "leaving":
        yield ("agree", waiting), 4
        yield ("play", turn, ()), 0.3
    if coup is not None:
        for player in range(2):
            worth = table.worth(1 - player)
            yield ("claim", player, claimed(rng, worth)), 5 if worth else 0.3
            yield ("correct", player), 1 if worth else 0.15
            yield ("oblige", player), 1 if worth else 0.1
            yield ("invite", player), 0.4
            yield ("ask_reason", player), 0.1
            yield ("mark_nothing", player), 0.4
            yield ("contest", player), 4 if any(claim.by != player for claim in table.claims) else 0.1


def mark(rng: random.Random, player: int, owed: int) -> Act:
    """What is owed, less or more; the fichet left to the program or moved by hand."""
    points = owed if rng.random() < 0.6 else owed + 2 * rng.randint(-4, 4)
    if rng.random() < 0.1:
        points += 12
    if rng.random() < 0.1:
        return ("mark", player, max(2, points), None, rng.choice((1, 2)))
    fichet = None if rng.random() < 0.6 else rng.choice((0, 0, 1, 1, 2, 2, 3, 4))
    return ("mark", player, max(2, points), fichet)


def claimed(rng: random.Random, worth: int) -> int:
    """The right amount, or another."""
    return max(2, worth if rng.random() < 0.6 else worth + 2 * rng.randint(-3, 6))


def touched(rng: random.Random, coup: Coup) -> int:
    """A case, most often one with a dame."""
    own = [case for case in range(1, 25) if coup.mover[case - 1]]
    return rng.choice(own) if rng.random() < 0.95 else rng.randint(1, 24)


def played(rng: random.Random, coup: Coup) -> Moves:
    """A legal play; one number of it, a dame on any case, or nothing."""
    moves = rng.choice(legal_moves(coup))
    chance = rng.random()
    if chance < 0.6:
        return moves
    if chance < 0.7:
        return moves[:1]
    if chance < 0.72:
        return ()
    wild = []
    for _ in range(rng.choice((1, 2, 2, 2))):
        start = touched(rng, coup)
        end = min(25, rng.choice((start + rng.choice(coup.dice), rng.randint(1, 25), rng.randint(12, 13))))
        if end != start:
            wild.append((start, end))
    if not wild:
        return moves
    return (*moves[:1], wild[0]) if rng.random() < 0.5 else tuple(wild)


def replayed(rng: random.Random, coup: Coup) -> Moves:
    """A legal play, at times not one."""
    return rng.choice(legal_moves(coup)) if rng.random() < 0.95 else played(rng, coup)


# ---------------------------------------------------------------------------------------------------------------
# Comparing
# ---------------------------------------------------------------------------------------------------------------


def first_difference(start: Start, acts: list[Act]) -> int | None:
    """The number of the first act after which the tables differ."""
    twin, real = twin_of(start), Real(start)
    for number, act in enumerate(acts):
        if not readable(twin, act):
            return None
        if differ(twin.act(act), real.act(act)):
            return number
        if twin.phase == "over":
            break
    return None


def differ(twin: Seen, real: Seen) -> bool:
    """Whether two tables show different things."""
    return twin != real and not twin.phase == real.phase == "over"


def compare(block: int, sequences: int) -> list[str]:
    """One block of sequences; the first that differs, in its shortest form, or nothing."""
    for number in range(sequences):
        found = compare_sequence(sequences * block + number)
        if found:
            return found
    return []


def compare_sequence(seed: int) -> list[str]:
    """One sequence; what differs, in its shortest form, or nothing."""
    rng = random.Random(seed)
    start = start_of(rng)
    twin, real = twin_of(start), Real(start)
    acts: list[Act] = []
    for _ in range(ACTS):
        acts.append(next_act(rng, twin))
        if differ(twin.act(acts[-1]), real.act(acts[-1])):
            return told(seed, start, shortest(start, acts))
        if twin.phase == "over":
            break
    return []


def shortest(start: Start, acts: list[Act]) -> list[Act]:
    """Without the acts that the difference does not need."""
    acts = list(acts)
    shorter = True
    while shorter:
        shorter = False
        for number in reversed(range(len(acts))):
            fewer = acts[:number] + acts[number + 1 :]
            at = first_difference(start, fewer)
            if at is not None:
                acts, shorter = fewer[: at + 1], True
                break
    return acts


def told(seed: int, start: Start, acts: list[Act]) -> list[str]:
    """A sequence with what both tables show."""
    twin, real = twin_of(start), Real(start)
    lines = [
        f"seed {seed}, {start.preset}, {'written' if start.written else 'ordinary'}",
        str(real.table.state.position),
    ]
    for act in acts:
        before, after = twin.act(act), real.act(act)
        lines.append(f"  {act}")
        lines.append(f"    twin  {shown(before)}")
        if differ(before, after):
            lines.append(f"    table {shown(after)}")
    return lines


def shown(seen: Seen) -> str:
    """One line."""
    marks = " ".join(f"{points}{'b' if double else ''}.{trous}" for points, trous, double in seen.marks)
    word = "accepted" if seen.accepted else "refused"
    return f"{word}, marks {marks}, faults worth {seen.ecoles}, {seen.phase} of {seen.turn}"

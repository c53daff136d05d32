"""Naive twin of the marking and of the whole coup (art. V, VIII, XV, XVI, XVIII, XX)."""

from dataclasses import dataclass, replace

from .twin import judge

TALON = (15,) + (0,) * 23
TROU = 12


@dataclass(frozen=True)
class Marks:
    """One player's marks (XV.3–XV.6, XV.12).

    bredouille: he may still win double with the points he has now (False at 0 points).
    serie: all his trous so far are one unbroken run (False at 0 trous).
    """

    points: int
    bredouille: bool
    trous: int
    serie: bool


NO_MARKS = Marks(0, False, 0, False)


def gain(player: Marks, other: Marks, points: int, target: int = 12) -> tuple[Marks, Marks]:
    """Both players' marks once the first has marked points (XV.7, XV.10). Trous stop at a target above 0."""
    if points <= 0:
        raise ValueError("a gain is above zero")
    # From zero he opens a series of his own, first or second to mark; otherwise he goes on with the one he has.
    bredouille = True if player.points == 0 else player.bredouille
    total = player.points + points

    if total < TROU:
        # Marking breaks the other's series of points.
        return replace(player, points=total, bredouille=bredouille), replace(other, bredouille=False)

    # The first twelve are double in bredouille only; every later twelve of the same coup is double.
    trous = 2 if bredouille else 1
    rest = total - TROU
    while rest >= TROU:
        trous += 2
        rest -= TROU
    new_trous = player.trous + trous
    if target > 0:
        new_trous = min(new_trous, target)
    serie = True if player.trous == 0 else player.serie
    # The reste opens a fresh series; the other's points are wiped, and his series of trous is broken for good.
    return (
        Marks(points=rest, bredouille=rest > 0, trous=new_trous, serie=serie),
        Marks(points=0, bredouille=False, trous=other.trous, serie=False),
    )


@dataclass(frozen=True)
class Table:
    """One game, seen by the player who throws next; once over, seen by the player who threw last."""

    mover: tuple[int, ...]
    other: tuple[int, ...]
    mover_marks: Marks
    other_marks: Marks
    mover_coups: int
    other_coups: int
    seat: int
    over: bool
    winner: int | None
    forced_dice: tuple[int, int] | None
    mover_made: frozenset[str] = frozenset()
    """Deux tables and mezeas that the mover made in this releve, where each counts once (XII.7)."""
    other_made: frozenset[str] = frozenset()


def opening(seat: int = 0) -> Table:
    """A game before its first throw (V.1; art. IV)."""
    return Table(TALON, TALON, NO_MARKS, NO_MARKS, 0, 0, seat, False, None, None)


def releve(table: Table, mover_marks: Marks, other_marks: Marks) -> Table:
    """All dames back to the talons; the same player throws again (V.3, VIII.9, XVI.5)."""
    return Table(TALON, TALON, mover_marks, other_marks, 0, 0, table.seat, False, None, None)


def without_points(marks: Marks) -> Marks:
    """Leaving wipes the points and keeps the trous (XVI.4)."""
    return replace(marks, points=0, bredouille=False)


def coup(
    table: Table,
    dice: tuple[int, int],
    leave: bool,
    result: tuple[int, ...],
    pile: bool = True,
    pour_tout: bool = False,
    target: int = 12,
    jans_once: bool = False,
) -> Table:
    """One coup in the order of article XVIII: mark, end or leave or play, opponent's marks, exit or next turn."""
    if table.over:
        raise ValueError("the game is over")
    if table.forced_dice is not None and sorted(dice) != sorted(table.forced_dice):
        raise ValueError("these dice are not those of the finishing throw")
    # XII.7: deux tables once for each player, mezeas once for both together.
    spent = table.mover_made | (table.other_made & {"mezeas"}) if jans_once else frozenset()
    judgement = judge(table.mover, table.other, dice, coup=table.mover_coups + 1, pile=pile, spent=spent)
    mine, theirs = table.mover_marks, table.other_marks
    made = {item.jan for item in judgement.items} & {"deux_tables", "mezeas"} if jans_once else set()
    thrown = replace(
        table, mover_coups=table.mover_coups + 1, forced_dice=None, mover_made=table.mover_made | frozenset(made)
    )

    # XVIII.4: the thrower marks what the throw gains; the twelfth trou ends the game at once (XX.1).
    my_gain = sum(item.points for item in judgement.items if item.for_mover)
    made_trou = False
    if my_gain > 0:
        made_trou = mine.points + my_gain >= TROU
        mine, theirs = gain(mine, theirs, my_gain, target)
    if 0 < target <= mine.trous:
        return replace(thrown, mover_marks=mine, other_marks=theirs, over=True, winner=table.seat)

    # XVIII.5: leave, if the throw made a trou. In the written game this ends the marque once somebody has six (II.2).
    if made_trou and leave:
        left = releve(table, without_points(mine), without_points(theirs))
        if target == 0 and max(mine.trous, theirs.trous) >= 6:
            winner = None
            if mine.trous > theirs.trous:
                winner = table.seat
            elif theirs.trous > mine.trous:
                winner = 1 - table.seat
            return replace(left, over=True, winner=winner)
        return left

    # Step 5: play. Step 6: the other marks what this coup gives him.
    if result not in judgement.results:
        raise ValueError("this play is not dutiful")
    their_gain = sum(item.points for item in judgement.items if not item.for_mover)
    if their_gain > 0:
        theirs, mine = gain(theirs, mine, their_gain, target)
    if 0 < target <= theirs.trous:
        return replace(thrown, mover=result, mover_marks=mine, other_marks=theirs, over=True, winner=1 - table.seat)

    # The last dame is out: releve, marks and bredouille kept (VIII.9; V.4 for je joue pour tout).
    if sum(result) == 0:
        finished = releve(table, mine, theirs)
        return replace(finished, forced_dice=dice) if pour_tout else finished

    return Table(
        mover=table.other,
        other=result,
        mover_marks=theirs,
        other_marks=mine,
        mover_coups=table.other_coups,
        other_coups=thrown.mover_coups,
        seat=1 - table.seat,
        over=False,
        winner=None,
        forced_dice=None,
        mover_made=table.other_made,
        other_made=thrown.mover_made,
    )


# Readings
# 1. A gain that reaches the target keeps its reste and wipes the other's points like any trou; only the trous stop.
# 2. A finished game keeps the thrower's view: his twelfth trou comes before the play (position before the coup), the
#    other's twelfth after it (position after the play). Leaving that ends a marque is a full leaving: dames on the
#    talons, points wiped, coups at zero.
# 3. `leave` without a trou of one's own throw is no leaving: the coup is played.
# 4. What the finishing throw gives the other (battre a faux) is marked before the releve.
# 5. Pour tout: when the thrower leaves on the finishing throw instead, he throws afresh.

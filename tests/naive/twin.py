"""Naive twin: the law of trictrac judged slowly and literally, to check the fast kernel against.

Nothing here is clever. A position is a list of 26 counts, indexed by case on the owner's march: 1 to 24 on the board,
25 = out, 0 unused. Every sequence of elementary steps is written out, then the duties are applied one after the other
in the order of docs/law.md. "XIII.4" is a paragraph of it, "R.4" one of its readings.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

COIN = 12
OTHERS_COIN = 13
OUT = 25
JANS = {"petit": range(1, 7), "grand": range(7, 13), "retour": range(19, 25)}

Position = list[int]


@dataclass(frozen=True)
class Item:
    """One rencontre of a throw: name, who marks it, points, ways, the beaten dame's case on the mover's march."""

    jan: str
    for_mover: bool
    points: int
    ways: int
    case: int | None


@dataclass(frozen=True)
class Judgement:
    """All that a throw is worth, and every position in which the mover may leave his dames."""

    items: frozenset[Item]
    results: frozenset[tuple[int, ...]]
    unplayed: int


class Step(NamedTuple):
    """One number played by one dame; arrival 25 = out; excedant when the number is larger than the dame needs."""

    number: int
    start: int
    arrival: int
    excedant: bool


class Play(NamedTuple):
    """A sequence of steps and the position it leaves. Par puissance the two steps are written with their arrival 12."""

    steps: tuple[Step, ...]
    after: Position


def board(counts: Sequence[int]) -> Position:
    """0.1: 24 counts become 26 places indexed by case; dames missing from fifteen are out."""
    if len(counts) != 24:
        raise ValueError("a position is 24 counts")
    return [0, *counts, 15 - sum(counts)]


def judge(
    mover: Sequence[int],
    other: Sequence[int],
    dice: tuple[int, int],
    coup: int | None = None,
    pile: bool = True,
    spent: frozenset[str] = frozenset(),
) -> Judgement:
    """Judge one throw on the position before the play (XVIII.3); ``spent`` opening jans count no more (XII.7)."""
    mine, theirs = board(mover), board(other)
    plays, unplayed = dutiful_plays(mine, theirs, dice)
    items = [item for item in opening_jans(mine, theirs, dice, coup) if item.jan not in spent]
    items += beaten_dames(mine, theirs, dice) + beaten_corner(mine, theirs, dice)
    if unplayed > 0:
        items.append(Item("impuissance", False, 2 * unplayed, unplayed, None))
    results = [play.after for play in plays]

    # Duty of filling and keeping (XIII.13): whoever can must end the coup with that jan full.
    for name in JANS:
        item = filling_or_keeping(name, mine, plays, dice, forbidden_cases(theirs))
        if item is not None:
            items.append(item)
            results = [after for after in results if is_full(after, name)]

    # The last dame out, or the pile of misery, is scored and must be played (VIII.8, T.2).
    if any(is_empty(after) for after in results):
        items.append(Item("sortie", True, tariff(dice, 4, 6), 1, None))
        results = [after for after in results if is_empty(after)]
    if pile and is_pile(mine):
        if unplayed == 2:
            items.append(Item("pile_conservee", True, tariff(dice, 4, 6), 1, None))
    elif pile and any(is_pile(after) for after in results):
        items.append(Item("pile_de_misere", True, tariff(dice, 4, 6), 1, None))
        results = [after for after in results if is_pile(after)]

    return Judgement(frozenset(items), frozenset(tuple(after[1:25]) for after in results), unplayed)


# ---------------------------------------------------------------------------------------------------------------
# Playing (art. VI-IX, XIV)
# ---------------------------------------------------------------------------------------------------------------


def dutiful_plays(mine: Position, theirs: Position, dice: tuple[int, int]) -> tuple[list[Play], int]:
    """The plays that satisfy the first of the duties, and how many numbers stay unplayed (VI.4-VI.6).

    Both numbers if any play does so; else the larger where there is a choice; else the smaller; else nothing, which
    is written as one play without steps. Among plays of both numbers, those with the fewest excedants.
    """
    forbidden = forbidden_cases(theirs)
    both = plays_of_both(mine, theirs, dice, forbidden) + plays_par_puissance(mine, theirs, dice)
    if both:
        fewest = min(count_excedants(play) for play in both)
        return [play for play in both if count_excedants(play) == fewest], 0
    for number in sorted(set(dice), reverse=True):
        single = plays_of_one(mine, theirs, number, forbidden)
        if single:
            return single, 1
    return [Play((), list(mine))], 2


def plays_of_both(mine: Position, theirs: Position, dice: tuple[int, int], forbidden: set[int]) -> list[Play]:
    """Every sequence of both numbers, in either order, by one dame or two, that ends lawfully (art. VI, VII).

    When the first number takes the last dame out, nothing is left to play and the play is whole (VIII.10; R.7).
    """
    plays = []
    for first, second in {(dice[0], dice[1]), (dice[1], dice[0])}:
        for step in steps_with(mine, theirs, first):
            between = played(mine, step)
            if is_empty(between):
                plays.append(Play((step,), between))
                continue
            for next_step in steps_with(between, theirs, second):
                steps = (step, next_step)
                after = played(between, next_step)
                if ends_lawfully(steps, after, forbidden):
                    plays.append(Play(steps, after))
    return plays


def plays_of_one(mine: Position, theirs: Position, number: int, forbidden: set[int]) -> list[Play]:
    """Every way of playing this number alone, the other staying unplayed (VI.5)."""
    plays = []
    for step in steps_with(mine, theirs, number):
        after = played(mine, step)
        if ends_lawfully((step,), after, forbidden):
            plays.append(Play((step,), after))
    return plays


def plays_par_puissance(mine: Position, theirs: Position, dice: tuple[int, int]) -> list[Play]:
    """Taking one's corner par puissance (IX.6-IX.8).

    Both corners empty, two dames that the two numbers would carry to 13, and no two dames that they carry to 12.
    """
    if mine[COIN] > 0 or theirs[COIN] > 0:
        return []
    if two_dames_reach(mine, dice, COIN) or not two_dames_reach(mine, dice, OTHERS_COIN):
        return []
    steps = tuple(Step(number, OTHERS_COIN - number, COIN, False) for number in dice)
    after = mine
    for step in steps:
        after = played(after, step)
    return [Play(steps, after)]


def two_dames_reach(mine: Position, dice: tuple[int, int], target: int) -> bool:
    """Whether two different dames come to the target, one by each number."""
    first, second = target - dice[0], target - dice[1]
    if first == second:
        return mine[first] >= 2
    return mine[first] >= 1 and mine[second] >= 1


def steps_with(mine: Position, theirs: Position, number: int) -> list[Step]:
    """Every elementary step of one number from this position (VII.2; VIII.1-VIII.5).

    On the board: the case of arrival holds no opposing dame. Out: all dames stand on 19-24, the number is exact, or it
    exceeds what the dame needs and the dame is the farthest.
    """
    occupied = [case for case in range(1, 25) if mine[case] > 0]
    farthest = min(occupied)
    steps = []
    for start in occupied:
        arrival = start + number
        if arrival <= 24:
            if theirs[25 - arrival] == 0:
                steps.append(Step(number, start, arrival, False))
        elif farthest >= 19 and arrival == OUT:
            steps.append(Step(number, start, OUT, False))
        elif farthest >= 19 and start == farthest:
            steps.append(Step(number, start, OUT, True))
    return steps


def played(mine: Position, step: Step) -> Position:
    """The position once this step is played."""
    after = list(mine)
    after[step.start] -= 1
    after[step.arrival] += 1
    return after


def ends_lawfully(steps: tuple[Step, ...], after: Position, forbidden: set[int]) -> bool:
    """Corners and forbidden jans, which bind where dames end, not where they rest (art. IX, XIV; R.13).

    A second step that starts where the first arrived is one dame playing tout d'une: only its last case counts.
    """
    if after[COIN] == 1:
        return False
    tout_d_une = len(steps) == 2 and steps[1].start == steps[0].arrival
    ends = [steps[1].arrival] if tout_d_une else [step.arrival for step in steps]
    return not any(case == OTHERS_COIN or case in forbidden for case in ends)


def forbidden_cases(theirs: Position) -> set[int]:
    """The mover's cases that lie in a jan the other can materially still fill (XIV.1)."""
    forbidden: set[int] = set()
    for name in ("petit", "grand"):
        if can_still_fill(theirs, name):
            forbidden.update(25 - case for case in JANS[name])
    return forbidden


def can_still_fill(counts: Position, name: str) -> bool:
    """For each case c of the jan, the dames on cases up to c are at least two per case of the jan up to c (XIV.2)."""
    first = JANS[name][0]
    return all(sum(counts[1 : case + 1]) >= 2 * (case - first + 1) for case in JANS[name])


def count_excedants(play: Play) -> int:
    """How many numbers of the play take a dame out as excedants (VIII.6; R.6)."""
    return sum(1 for step in play.steps if step.excedant)


# ---------------------------------------------------------------------------------------------------------------
# Scoring (art. X-XIII, tariff)
# ---------------------------------------------------------------------------------------------------------------


def tariff(dice: tuple[int, int], simple: int, doublet: int) -> int:
    """The column of the tariff, simple or doublet."""
    return doublet if dice[0] == dice[1] else simple


def opening_jans(mine: Position, theirs: Position, dice: tuple[int, int], coup: int | None) -> list[Item]:
    """Six tables, deux tables, mezeas and the two contre-jans (art. XII)."""
    items = []
    their_corner_held = theirs[COIN] >= 2

    if coup == 3 and mine[1] == 11:
        garnished = [case for case in range(2, 8) if mine[case] == 1]
        reached = {1 + dice[0], 1 + dice[1]}
        if len(garnished) == 4 and set(garnished) | reached == set(range(2, 8)):
            items.append(Item("six_tables", True, 4, 1, None))

    if mine[1] == 13 and mine[OUT] == 0 and mine[COIN] == 0:
        one, two = [case for case in range(2, 25) for _ in range(mine[case])]
        pairs = [(one, two), (two, one)]
        if any(to_12 + n == COIN and to_13 + m == OTHERS_COIN for to_12, to_13 in pairs for n, m in orders(dice)):
            name = "contre_deux_tables" if their_corner_held else "deux_tables"
            items.append(Item(name, not their_corner_held, tariff(dice, 4, 6), 1, None))

    if mine[1] == 13 and mine[COIN] == 2 and 1 in dice:
        name = "contre_mezeas" if their_corner_held else "mezeas"
        items.append(Item(name, not their_corner_held, tariff(dice, 4, 6), 1, None))
    return items


def orders(dice: tuple[int, int]) -> list[tuple[int, int]]:
    """The two orders of the numbers."""
    return [(dice[0], dice[1]), (dice[1], dice[0])]


def beaten_dames(mine: Position, theirs: Position, dice: tuple[int, int]) -> list[Item]:
    """Every lone opposing dame beaten a vrai or a faux (art. X)."""
    items = []
    for case in range(1, 25):
        if theirs[25 - case] != 1:
            continue
        in_grands_jans = 7 <= case <= 18
        price = tariff(dice, 2, 4) if in_grands_jans else tariff(dice, 4, 6)
        ways = 0
        for number in set(dice):
            if has_dame(mine, case - number):
                ways += 1
        start = case - dice[0] - dice[1]
        reached_by_sum = has_dame(mine, start)
        if reached_by_sum and any(theirs[25 - (start + number)] <= 1 for number in dice):
            ways += 1
        if ways > 0:
            items.append(Item("battre", True, ways * price, ways, case))
        elif reached_by_sum:
            items.append(Item("battre_faux", False, price, 1, case))
    return items


def has_dame(mine: Position, case: int) -> bool:
    """Whether this is a case of the board with at least one of the mover's dames."""
    return case >= 1 and mine[case] > 0


def beaten_corner(mine: Position, theirs: Position, dice: tuple[int, int]) -> list[Item]:
    """Coin battu: own corner held, 13 empty, two dames reach 13 without the two that hold the corner (XI.1)."""
    if mine[COIN] < 2 or theirs[COIN] > 0:
        return []
    without_holders = list(mine)
    without_holders[COIN] -= 2
    if not two_dames_reach(without_holders, dice, OTHERS_COIN):
        return []
    return [Item("coin_battu", True, tariff(dice, 4, 6), 1, None)]


def filling_or_keeping(
    name: str, mine: Position, plays: list[Play], dice: tuple[int, int], forbidden: set[int]
) -> Item | None:
    """Filling by its ways, or keeping once, the jan of this name (art. XIII)."""
    price = tariff(dice, 4, 6)
    if is_full(mine, name):
        if any(is_full(play.after, name) for play in plays):
            return Item(f"conserver_{name}", True, price, 1, None)
        return None
    ways = ways_of_filling(name, mine, plays, dice, forbidden)
    return Item(f"remplir_{name}", True, ways * price, ways, None) if ways > 0 else None


def ways_of_filling(name: str, mine: Position, plays: list[Play], dice: tuple[int, int], forbidden: set[int]) -> int:
    """Ways of filling, counted on the dutiful plays that end with the jan full (XIII.3-XIII.8).

    Two dames missing: one way. One dame missing: each number that alone fills with a spare dame (the rest of the play
    then plays or cannot play the other number, and does not break), and the sum, by one dame playing tout d'une.
    """
    holes = [case for case in JANS[name] for _ in range(2 - mine[case])]
    filling = [play for play in plays if is_full(play.after, name)]
    if not filling:
        return 0
    if len(holes) == 2:
        return 1
    hole = holes[0]
    ways = 0
    for number in set(dice):
        if any(
            fills_alone(step, number, hole, name, mine) and not follower_ends_in(forbidden, play, step)
            for play in filling
            for step in play.steps
        ):
            ways += 1
    if any(is_sum_to(play, hole) for play in filling):
        ways += 1
    return ways


def fills_alone(step: Step, number: int, hole: int, name: str, mine: Position) -> bool:
    """Whether this step is that number, and played alone from the position before the coup it fills the jan."""
    if step.number != number or step.arrival != hole or mine[step.start] == 0:
        return False
    return is_full(played(mine, step), name)


def follower_ends_in(forbidden: set[int], play: Play, step: Step) -> bool:
    """Whether, this dame filling, the other's dame would have to end on the case just left, and may not (art. XIV)."""
    return step is play.steps[-1] and play.steps[0].arrival == step.start and step.start in forbidden


def is_sum_to(play: Play, hole: int) -> bool:
    """Whether the play is one dame going tout d'une to the hole."""
    return len(play.steps) == 2 and play.steps[1].start == play.steps[0].arrival and play.steps[1].arrival == hole


def is_full(counts: Position, name: str) -> bool:
    """A jan is full when each of its six cases holds at least two dames (art. XIII)."""
    return all(counts[case] >= 2 for case in JANS[name])


def is_empty(counts: Position) -> bool:
    """All fifteen dames are out (VIII.8)."""
    return counts[OUT] == 15


def is_pile(counts: Position) -> bool:
    """The pile of misery: all fifteen dames on one's corner (T.2)."""
    return counts[COIN] == 15


# ---------------------------------------------------------------------------------------------------------------
# Readings: where the law leaves a doubt, the most literal reading was taken. (u) = only set-up positions can show it.
#
# 1. Ways of filling are counted on dutiful plays only. A number that fills but strands the other, while some play uses
#    both numbers, is no way, even when the throw also fills by the other number or by the sum.
# 2. Only one number can be played, either can: the larger is played even when the smaller alone would fill or keep.
# 3. Two moves "g to f, f to hole" count as the sum (one dame tout d'une, resting on f), whichever dame the hand takes.
# 4. Excedants are counted per sequence, over both numbers; a position is allowed if one sequence with the fewest
#    excedants leaves it. With one number played there is nothing to compare. The filter comes before the other duties.
# 5. A first number that takes the last dame out makes a whole play; the other number is neither played nor unplayed.
# 6. Forbidden jans bind where a dame ends. (u) A rest in a forbidden petit jan on the way out is therefore allowed,
#    and a dame already standing in a forbidden jan may stay there or leave it, but not move within it, nor may
#    another dame follow it there: such a follower makes no way of filling.
# 7. Mezeas and deux tables ask for thirteen dames on the talon, at any coup of the releve; (u) dames already out are
#    off the talon, so there is no such jan with dames out.
# 8. Six tables: "reach" is distance only; (u) an opposing dame on one of the two cases would not prevent it.
# 9. "13 empty" and "the other holds his corner" are opposites: the other never has exactly one dame on his corner.
# 10. Par puissance is shut by any two dames that the throw would bring to 12 by effet, not only by the same two dames.
# 11. Pile of misery kept: nothing at all can be played. One playable number breaks the pile, and nothing is marked.
#     A standing pile is never "made" again. The pile made is a duty only when the option is on.
# 12. Filling, keeping, exit and pile are duties in that order; with fifteen dames no two of them can meet.
# ---------------------------------------------------------------------------------------------------------------

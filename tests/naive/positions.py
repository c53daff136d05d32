"""Positions to try the twin and the kernel on: throws met in random games, and single positions at the hard places.

Everything is drawn from the random.Random given, so a seed gives the same positions again. A side is a list of 26
counts by case, as in the twin.
"""

import random
from collections.abc import Callable, Iterator, Sequence

from .marking import coup, opening
from .twin import COIN, JANS, OTHERS_COIN, Position, board, can_still_fill, judge

Counts = tuple[int, ...]
Throw = tuple[Counts, Counts, tuple[int, int], int | None]
Builder = Callable[[random.Random], Position]

LONGEST_GAME = 300  # throws, for the written game played without ever leaving


def roll(rng: random.Random) -> tuple[int, int]:
    """Two dice, larger first or not."""
    return rng.randint(1, 6), rng.randint(1, 6)


# ---------------------------------------------------------------------------------------------------------------
# Random games
# ---------------------------------------------------------------------------------------------------------------


def random_play(rng: random.Random) -> Iterator[Throw]:
    """Throws met in random games, without end.

    Each game draws its target (12 or the written game), its readiness to leave, je joue pour tout, and how plays are
    chosen: anyhow, with the fewest lone dames, towards filling one of the three jans, or now one way and now another.
    """
    while True:
        table = opening(rng.randrange(2))
        target = rng.choice((12, 0))
        leaving = rng.choice((0.0, 0.1, 0.5, 1.0))
        pour_tout = rng.random() < 0.3
        styles = rng.choice((["any"], ["tidy"], ["petit"], ["grand"], ["retour"], ["any", "tidy", *JANS]))
        for number in range(LONGEST_GAME):
            dice = table.forced_dice or roll(rng)
            while number == 0 and dice[0] == dice[1]:
                dice = roll(rng)
            yield table.mover, table.other, dice, table.mover_coups + 1
            results = sorted(judge(table.mover, table.other, dice, table.mover_coups + 1).results)
            leave = rng.random() < leaving
            result = chosen_result(rng, rng.choice(styles), results)
            table = coup(table, dice, leave, result, pour_tout=pour_tout, target=target)
            if table.over:
                break


def chosen_result(rng: random.Random, style: str, results: list[Counts]) -> Counts:
    """Any lawful result, or one of those with the fewest lone dames, or with the most dames where a jan wants them."""
    if style == "any":
        return rng.choice(results)

    def merit(result: Counts) -> int:
        if style == "tidy":
            return -result.count(1)
        return sum(min(2, result[case - 1]) for case in JANS[style])

    best = max(merit(result) for result in results)
    return rng.choice([result for result in results if merit(result) == best])


# ---------------------------------------------------------------------------------------------------------------
# Validity
# ---------------------------------------------------------------------------------------------------------------


def valid(mover: Sequence[int], other: Sequence[int]) -> bool:
    """A position that may be set up: 1 to 15 dames a side, one colour a case, and the laws of the corners."""
    for counts in (mover, other):
        if min(counts) < 0 or not 1 <= sum(counts) <= 15:
            return False
        if counts[COIN - 1] == 1 or counts[OTHERS_COIN - 1] > 0:
            return False
    return not any(mover[case - 1] > 0 and other[24 - case] > 0 for case in range(1, 25))


def consistent(mover: Sequence[int], other: Sequence[int]) -> bool:
    """Nobody stands in, or went out through, a jan that the other can still fill: what play can reach (XIV.1)."""
    for mine, theirs in ((board(mover), board(other)), (board(other), board(mover))):
        if can_still_fill(theirs, "grand") and sum(mine[13:19]) > 0:
            return False
        if can_still_fill(theirs, "petit") and sum(mine[19:26]) > 0:
            return False
    return True


# ---------------------------------------------------------------------------------------------------------------
# Sides
# ---------------------------------------------------------------------------------------------------------------


def scatter(rng: random.Random, side: Position, number: int, cases: Sequence[int]) -> None:
    """Put dames on some of these cases, in clumps: a few cases are chosen, then the dames fall on them."""
    if number <= 0:
        return
    chosen = rng.sample(list(cases), rng.randint(1, len(cases)))
    for _ in range(number):
        side[rng.choice(chosen)] += 1


def talon_side(rng: random.Random) -> Position:
    """The first coups of a releve: most dames on the talon, a few abattues."""
    side = [0] * 26
    scatter(rng, side, rng.randint(0, 6), range(2, 12))
    if rng.random() < 0.3:
        side[COIN] = 2
    side[1] = 15 - sum(side)
    return side


def six_tables_side(rng: random.Random) -> Position:
    """Four dames of 2-7 abattues, singly; at times one of them misplaced."""
    side = [0] * 26
    for case in rng.sample(range(2, 8), 4):
        side[case] = 1
    if rng.random() < 0.25:
        side[rng.choice([case for case in range(2, 8) if side[case] == 1])] = 0
        side[rng.randint(2, 9)] += 1
    side[1] = 15 - sum(side)
    return side


def two_dames_side(rng: random.Random) -> Position:
    """Two dames abattues near the corner, or holding it (deux tables, mezeas); at times a third."""
    side = [0] * 26
    if rng.random() < 0.4:
        side[COIN] = 2
    else:
        for _ in range(2):
            side[rng.randint(6, 11)] += 1
    if rng.random() < 0.2:
        side[rng.randint(2, 11)] += 1
    side[1] = 15 - sum(side)
    return side


def jan_side(rng: random.Random, name: str) -> Position:
    """A jan full, or missing one, two or three dames, with the spare dames around it."""
    cases = JANS[name]
    side = [0] * 26
    for case in cases:
        side[case] = 2
    for _ in range(rng.choices((0, 1, 2, 3), weights=(8, 9, 8, 1))[0]):
        case = rng.choice([case for case in cases if side[case] > 0])
        side[case] -= 2 if case == COIN else 1
    before = [case for case in range(max(1, cases[0] - 9), cases[0]) if case != OTHERS_COIN]
    beyond = [case for case in range(cases[-1] + 1, 25) if case != OTHERS_COIN]
    spare = 15 - sum(side)
    if name == "retour" and rng.random() < 0.5:
        spare -= rng.randint(0, min(3, spare))
    for _ in range(spare):
        where = rng.random()
        if where < 0.5 or not (before or beyond):
            side[rng.choice(list(cases))] += 1
        elif before and (where < 0.9 or not beyond):
            side[rng.choice(before)] += 1
        else:
            side[rng.choice(beyond or before)] += 1
    return side


def petit_side(rng: random.Random) -> Position:
    """The petit jan."""
    return jan_side(rng, "petit")


def grand_side(rng: random.Random) -> Position:
    """The grand jan."""
    return jan_side(rng, "grand")


def retour_side(rng: random.Random) -> Position:
    """The jan de retour."""
    return jan_side(rng, "retour")


def corner_side(rng: random.Random) -> Position:
    """A corner empty, held, or with surplus, and dames within one throw of it."""
    side = [0] * 26
    side[COIN] = rng.choice((0, 0, 2, 2, 3, 4))
    scatter(rng, side, rng.randint(2, 8), range(5, 12))
    if rng.random() < 0.3:
        scatter(rng, side, rng.randint(1, 3), [*range(14, 25)])
    scatter(rng, side, 15 - sum(side), range(1, 12))
    return side


def passed_side(rng: random.Random) -> Position:
    """Dames anywhere on the march, some of them passed."""
    side = [0] * 26
    scatter(rng, side, rng.randint(0, 9), range(14, 25))
    scatter(rng, side, 15 - sum(side), [*range(1, 13), *range(14, 25)])
    return side


def exit_side(rng: random.Random) -> Position:
    """All dames home, or all but one or two; any number of them already out."""
    side = [0] * 26
    scatter(rng, side, rng.randint(1, 15), range(19, 25))
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2))):
        if sum(side) < 15:
            side[rng.randint(14, 18)] += 1
    if rng.random() < 0.1 and sum(side) <= 13:
        side[COIN] = 2
    return side


def last_side(rng: random.Random) -> Position:
    """One to four dames left."""
    side = [0] * 26
    for _ in range(rng.randint(1, 4)):
        side[rng.choice((17, 18, 19, 20, 21, 22, 23, 24, 21, 22, 23, 24))] += 1
    return side


def pile_side(rng: random.Random) -> Position:
    """The pile of misery made, or nearly made."""
    side = [0] * 26
    side[COIN] = rng.choice((11, 12, 13, 13, 14, 14, 15, 15))
    scatter(rng, side, 15 - side[COIN], range(rng.randint(4, 10), 12))
    return side


def lone_side(rng: random.Random) -> Position:
    """Many lone dames between made cases, on either half of the board."""
    side = [0] * 26
    for case in rng.sample([*range(1, 12), *range(14, 25)] if rng.random() < 0.5 else [*range(1, 12)], 8):
        side[case] = rng.choice((1, 1, 1, 2))
    if rng.random() < 0.4 and sum(side) <= 13:
        side[COIN] = 2
    while sum(side) > 15:
        side[rng.choice([case for case in range(1, 25) if side[case] > 0 and case != COIN])] -= 1
    side[1] += 15 - sum(side)
    return side


def border_side(rng: random.Random) -> Position:
    """Exactly able, or just not able, to fill the petit or the grand jan (forbidden jans, XIV.2)."""
    cases = JANS[rng.choice(("petit", "grand"))]
    side = [0] * 26
    for case in cases:  # each of the twelve dames needed, on its case or behind it
        for _ in range(2):
            side[case if rng.random() < 0.6 else rng.randint(1, case)] += 1
    surplus_from = rng.randint(cases[0], 24)
    surplus = [case for case in range(surplus_from, 25) if case != OTHERS_COIN]
    scatter(rng, side, 3, surplus)
    if rng.random() < 0.5:  # push one dame past some case of the jan
        start = rng.choice([case for case in range(1, cases[-1] + 1) if side[case] > 0])
        arrival = min(24, max(start + rng.randint(1, 6), rng.choice(list(cases)) + 1))
        side[start] -= 1
        side[arrival + 1 if arrival == OTHERS_COIN else arrival] += 1
    return side


def blocking_side(rng: random.Random) -> Position:
    """Late in the releve: a few dames left behind to block the other's exit, the rest gone by or out."""
    side = [0] * 26
    scatter(rng, side, rng.randint(0, 5), range(1, 7))
    scatter(rng, side, rng.randint(0, 4), range(7, 12))
    if rng.random() < 0.3:
        side[COIN] = rng.randint(2, 4)
    scatter(rng, side, rng.randint(0, 15 - sum(side)), range(14, 25))
    return side


def cramped_side(rng: random.Random) -> Position:
    """The grand jan full or short of one dame, few dames behind it, the rest near the corner: few numbers left."""
    side = [0] * 26
    for case in JANS["grand"]:
        side[case] = 2
    if rng.random() < 0.7:
        side[rng.randint(7, 11)] -= 1
    for _ in range(rng.choice((0, 1, 1, 2))):
        side[rng.randint(1, 9)] += 1
    scatter(rng, side, 15 - sum(side), range(rng.randint(8, 12), 13))
    return side


EARLY: list[Builder] = [talon_side, six_tables_side, two_dames_side, lone_side, corner_side, grand_side]
MIDDLE: list[Builder] = [grand_side, corner_side, lone_side, border_side, passed_side, talon_side, blocking_side]
LATE: list[Builder] = [blocking_side, blocking_side, exit_side, last_side, passed_side, retour_side, grand_side]
FAMILIES: list[tuple[Builder, list[Builder]]] = [
    (six_tables_side, EARLY),
    (two_dames_side, EARLY),
    (two_dames_side, [two_dames_side]),
    (petit_side, EARLY),
    (petit_side, [grand_side, border_side, corner_side]),
    (grand_side, MIDDLE),
    (grand_side, [grand_side]),
    (grand_side, LATE),
    (cramped_side, [cramped_side, grand_side, pile_side]),
    (cramped_side, [border_side, passed_side, blocking_side]),
    (grand_side, [border_side]),
    (retour_side, LATE),
    (retour_side, [blocking_side]),
    (corner_side, MIDDLE),
    (corner_side, EARLY),
    (passed_side, MIDDLE),
    (passed_side, LATE),
    (passed_side, [border_side]),
    (exit_side, LATE),
    (exit_side, [blocking_side]),
    (last_side, LATE),
    (pile_side, [grand_side, passed_side, blocking_side, pile_side]),
    (lone_side, MIDDLE),
    (border_side, [border_side, lone_side]),
]


def settle(rng: random.Random, side: Position, facing: Position) -> None:
    """Move the dames that stand on cases of the facing side to free cases nearby."""
    free = [case for case in range(1, 25) if facing[25 - case] == 0 and case not in (COIN, OTHERS_COIN)]
    for case in range(1, 25):
        while side[case] > 0 and (facing[25 - case] > 0 or case == OTHERS_COIN):
            side[case] -= 1
            near = [place for place in free if abs(place - case) <= 4] or free
            side[rng.choice(near)] += 1


def throw_for(rng: random.Random, mover: Position) -> tuple[tuple[int, int], int | None]:
    """Dice and coup: six tables wants its third coup and, more often than chance, its two numbers."""
    missing = [case - 1 for case in range(2, 8) if mover[case] == 0]
    if mover[1] == 11 and len(missing) == 2:
        dice = (missing[1], missing[0]) if rng.random() < 0.6 else roll(rng)
        return dice, rng.choice((3, 3, 3, 2, 4, None))
    return roll(rng), rng.choice((None, 1, 2, 3, rng.randint(4, 40)))


def synthetic(rng: random.Random, strict: bool = True) -> Throw:
    """One position at a hard place, with a throw. Strict: only positions that `consistent` accepts."""
    while True:
        build, facing_builders = rng.choice(FAMILIES)
        for _ in range(40):
            mover, other = build(rng), rng.choice(facing_builders)(rng)
            if rng.random() < 0.5:
                settle(rng, mover, other)
            else:
                settle(rng, other, mover)
            mine, theirs = tuple(mover[1:25]), tuple(other[1:25])
            if valid(mine, theirs) and (not strict or consistent(mine, theirs)):
                dice, number = throw_for(rng, mover)
                return mine, theirs, dice, number

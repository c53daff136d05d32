"""Comparing the kernel with the naive twin, position by position and coup by coup."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

import numpy as np

from tests.naive import marking, positions, twin
from trictrac.kernel import batch, coup, state
from trictrac.kernel.score import score_throw
from trictrac.score import Jan, Mark
from trictrac.side import Side

Question = tuple[Sequence[int], Sequence[int], tuple[int, int], int | None]

BEATING = (Jan.BATTRE, Jan.BATTRE_FAUX)
MANY = state.MANY_COUPS


def row_of(mover: Sequence[int], other: Sequence[int], coups: int, pile: bool = True) -> np.ndarray:
    """A state row with these dames, nothing marked."""
    row = np.zeros(state.ROW, np.int8)
    for base, dames in ((state.ME, mover), (state.OTHER, other)):
        row[base + 1 : base + 25] = dames
        row[base + state.OUT] = state.DAMES - sum(dames)
    row[state.MINE + state.COUPS] = coups
    row[state.PHASE] = state.THROW
    row[state.WINNER] = state.NOBODY
    row[state.TARGET] = state.ORDINARY_TARGET
    row[state.RULES] = state.PILE_DE_MISERE if pile else 0
    return row


def positions_of(dames: dict[int, int]) -> list[int]:
    """Twenty-four counts from ``{case: dames}``."""
    return [dames.get(case, 0) for case in range(1, 25)]


def after(row: np.ndarray, play: int) -> tuple[int, ...]:
    """The mover's dames once the kernel has moved them."""
    moved = row.copy()
    coup.move_dames(moved, play)
    return tuple(moved[state.ME + 1 : state.ME + 25].tolist())


def kernel_judgement(question: Question, pile: bool = True) -> tuple[frozenset[twin.Item], list[tuple[int, ...]], int]:
    """What the kernel says, in the twin's words; the results as a list, to see duplicates."""
    mover, other, dice, number = question
    row = row_of(mover, other, MANY if number is None else number - 1, pile)
    before = row.copy()
    plays, sheet = batch.scratch()
    n_plays, n_reasons = score_throw(row, dice[0], dice[1], plays, sheet)
    assert (row == before).all(), "judging changed the row"
    items = []
    for code in sheet[:n_reasons].tolist():
        mark = Mark.unpack(code, Side.WHITE)
        case = mark.case if mark.jan in BEATING else None
        items.append(twin.Item(mark.jan.value, mark.side is Side.WHITE, mark.points, mark.ways, case))
    assert len(set(items)) == len(items)
    moves = plays[:n_plays].tolist()
    return frozenset(items), [after(row, play) for play in moves], state.unplayed(moves[0])


def difference(question: Question, pile: bool = True) -> str | None:
    """None if the kernel and the twin agree, else both answers."""
    mover, other, dice, number = question
    theirs = twin.judge(mover, other, dice, number, pile)
    items, results, unplayed = kernel_judgement(question, pile)
    same = items == theirs.items and unplayed == theirs.unplayed
    if same and len(results) == len(theirs.results) and set(results) == theirs.results:
        return None
    extra, lacking = set(results) - theirs.results, theirs.results - set(results)
    board = [{case + 1: count for case, count in enumerate(side) if count} for side in (mover, other)]
    return (
        f"{board[0]} against {board[1]}, dice {dice}, coup {number}\n"
        f"  kernel {sorted(map(str, items))}, {len(results)} plays, unplayed {unplayed}\n"
        f"  twin   {sorted(map(str, theirs.items))}, {len(theirs.results)} plays, unplayed {theirs.unplayed}\n"
        f"  only the kernel plays {extra}\n  only the twin plays {lacking}"
    )


def questions(seed: int) -> Iterator[Question]:
    """An endless mixture: throws of random games, and synthetic positions from the hard places."""
    rng = random.Random(seed)
    while True:
        for question in positions.random_play(rng):
            yield question
            for _ in range(3):
                yield positions.synthetic(rng)
            yield positions.synthetic(rng, strict=False)


def compare(seed: int, count: int) -> list[str]:
    """Compares ``count`` positions; returns the differences (at most ten)."""
    found: list[str] = []
    source = questions(seed)
    for index in range(count):
        text = difference(next(source), pile=index % 8 != 0)
        if text:
            found.append(text)
            if len(found) == 10:
                break
    return found


# Whole coups


def table_of(row: np.ndarray) -> marking.Table:
    """The state row in the twin's words."""

    def marks(at: int) -> marking.Marks:
        points, bredouille, trous, serie = row[at : at + 4].tolist()
        return marking.Marks(points, bool(bredouille), trous, bool(serie))

    def made(bits: int) -> frozenset[str]:
        names = {state.MADE_DEUX_TABLES: "deux_tables", state.MADE_MEZEAS: "mezeas"}
        return frozenset(name for bit, name in names.items() if bits & bit)

    dice = (int(row[state.DIE_A]), int(row[state.DIE_B]))
    over = bool(row[state.PHASE] == state.OVER)
    winner = int(row[state.WINNER])
    return marking.Table(
        mover=tuple(row[state.ME + 1 : state.ME + 25].tolist()),
        other=tuple(row[state.OTHER + 1 : state.OTHER + 25].tolist()),
        mover_marks=marks(state.MINE),
        other_marks=marks(state.THEIRS),
        mover_coups=int(row[state.MINE + state.COUPS]),
        other_coups=int(row[state.THEIRS + state.COUPS]),
        seat=int(row[state.SEAT]),
        over=over,
        winner=winner if over and winner != state.NOBODY else None,
        forced_dice=dice if dice[0] and not over else None,
        mover_made=made(int(row[state.MADE])),
        other_made=made(int(row[state.THEIR_MADE])),
    )


def compare_game(seed: int, target: int, pour_tout: bool, leave_rate: float, jans_once: bool = False) -> int:
    """Plays one random game coup by coup on both; returns the coups, raises at the first difference."""
    rng = random.Random(seed)
    rules = state.pack_rules(pile_de_misere=True, pour_tout=pour_tout, stakes=0, jans_once=jans_once)
    row = state.new_rows(1, target, rules)[0]
    row[state.PHASE] = state.THROW
    plays, sheet = batch.scratch()
    coups = 0
    while row[state.PHASE] != state.OVER and coups < 500:
        table = table_of(row)
        low, high = sorted((rng.randint(1, 6), rng.randint(1, 6)))
        dice = table.forced_dice or (high, low)
        leave = rng.random() < leave_rate
        n_plays, _ = coup.throw_dice(row, dice[0], dice[1], plays, sheet)
        if n_plays and row[state.PHASE] == state.DECIDE and leave:
            coup.leave(row)
            result = table.mover
        elif row[state.PHASE] == state.OVER:
            result = table.mover
        else:
            if row[state.PHASE] == state.DECIDE:
                coup.stay(row)
            play = int(plays[rng.randrange(n_plays)])
            result = after(row, play)
            coup.make_play(row, play)
        expected = marking.coup(table, dice, leave, result, True, pour_tout, target, jans_once)
        got = table_of(row)
        assert got == expected, f"seed {seed}, coup {coups}: {table} with {dice}\n got {got}\n expected {expected}"
        coups += 1
    return coups

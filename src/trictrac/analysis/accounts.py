"""The account of a game: from what it was worth at the start to its result, every step luck or skill.

Before a throw the table is worth something to its thrower. The throw changes that to what the best choice is
worth: luck. The choice changes it again: what the thrower loses by it. The next throw finds what the choice
left, so the sums agree to the last digit, whatever the depth. Where people mark for themselves the marks may
stand otherwise than they should before the next throw; that is the doing of whoever's marks they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

import numpy as np

from trictrac.analysis.games import RecordedCoup, RecordedGame
from trictrac.analysis.judging import WeighedThrow, chosen_of, engine_of, value_before
from trictrac.analysis.report import Kind, Sums, millionths
from trictrac.kernel.state import OVER, PHASE, SEAT
from trictrac.players.engine import Numbers
from trictrac.players.net_engine import NetEngine
from trictrac.position import Position
from trictrac.side import Side

_SIDES = (Side.WHITE, Side.BLACK)


@dataclass(frozen=True, slots=True)
class ChangeOfWorth:
    """Something apart from the dames that changed what the table is worth."""

    kind: Kind
    player: int
    loss: int
    """What it cost that player; negative if it brought something."""


@dataclass(slots=True)
class CoupJudgement:
    """A coup with its account, as the thrower sees it."""

    coup: RecordedCoup
    judged: WeighedThrow
    chosen: int | None
    sums: Sums
    changes: list[ChangeOfWorth] = field(default_factory=list)
    right: Position | None = None
    """The table as it should stand before the next throw."""


def account(game: RecordedGame, judged: list[WeighedThrow]) -> Iterator[CoupJudgement]:
    """The coups of a game, one after the other."""
    engine = engine_of(game)
    first = game.coups[0]
    worth = millionths(value_before(engine, first.row))
    player = first.player
    for coup, found in zip(game.coups, judged, strict=True):
        start = worth if coup.player == player else -worth
        made = _judge_coup(game, coup, found, start, engine)
        yield made
        worth, player = made.sums.result, coup.player


def _judge_coup(
    game: RecordedGame, coup: RecordedCoup, found: WeighedThrow, start: int, engine: NetEngine[Numbers]
) -> CoupJudgement:
    chosen = chosen_of(found, coup.play, coup.left)
    best = millionths(found.values[found.best])
    loss = 0 if chosen is None else millionths(found.losses[chosen])
    made = CoupJudgement(coup, found, chosen, Sums(start, best - loss, -loss, best - start))
    if chosen is not None:
        made.right = Position.from_row(found.rows[chosen])
    if coup is game.coups[-1] and game.result is not None:
        _take_result(game, made)
    elif coup.next is not None and not _alike(made.right, coup.next):
        _take_marks(game, made, coup.next, engine)
    return made


def _take_result(game: RecordedGame, made: CoupJudgement) -> None:
    """The game ended: by the dice, by leaving, or because somebody gave it up."""
    assert game.result is not None
    sums, coup = made.sums, made.coup
    result = millionths(game.result if coup.player == game.sits[0] else -game.result)
    rest = result - sums.result
    sums.result = result
    if game.given_up is not None:
        made.changes.append(
            ChangeOfWorth("resignation", game.given_up, -rest if game.given_up == coup.player else rest)
        )
        sums.skill += rest
    elif made.chosen is not None and made.judged.rows[made.chosen, PHASE] == OVER:
        sums.luck += rest  # conventions that the net does not know of, such as longer series
    elif rest:
        made.changes.append(ChangeOfWorth("mark", coup.player, -rest))
        sums.skill += rest


def _alike(right: Position | None, actual: Position) -> bool:
    return right is not None and (right.white, right.black, right.turn) == (actual.white, actual.black, actual.turn)


def _take_marks(game: RecordedGame, made: CoupJudgement, actual: Position, engine: NetEngine[Numbers]) -> None:
    """Marks, or after a false play the dames, stand otherwise than they should: first the thrower's are looked at."""
    coup, side = made.coup, _SIDES[made.coup.seat]
    right = made.right or actual
    halfway = right.with_camp(side, actual.camp(side))
    worths = _worths(game, (right, halfway, actual), coup.seat, engine)
    if made.right is None:
        worths[0] = made.sums.result
    own, opponents = worths[1] - worths[0], worths[2] - worths[1]
    kind: Kind = "agreement" if coup.agreed else "mark"
    if own:
        made.changes.append(ChangeOfWorth(kind, coup.player, -own))
    if opponents:
        made.changes.append(ChangeOfWorth(kind, coup.step.sits[1 - coup.seat], opponents))
    made.sums.result += own + opponents
    made.sums.skill += own + opponents


def _worths(game: RecordedGame, positions: tuple[Position, ...], seat: int, engine: NetEngine[Numbers]) -> list[int]:
    """What positions are worth to a seat, without looking ahead."""
    rows = np.stack([position.to_row(game.rules, target=0 if game.written else None) for position in positions])
    signs = 1 - 2 * (rows[:, SEAT] ^ seat)
    return [millionths(value) for value in signs * engine.equity(rows)]

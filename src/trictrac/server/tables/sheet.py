"""The score sheet of a throw for people's eyes: reasons with their ways, sums, what staying and leaving bring.

While somebody at the board marks strictly the sheet of a throw is nobody's business before nothing
of it can be taken up (XVII.7); assisted players may look at it.
"""

from __future__ import annotations

import dataclasses
from collections import OrderedDict
from collections.abc import Iterable
from functools import reduce
from operator import or_

from trictrac.explain import lines, unscored
from trictrac.kernel.marking import POINTS_OF_A_TROU
from trictrac.kernel.state import MANY_COUPS
from trictrac.play import LegalPlays
from trictrac.position import MadeJans, Position
from trictrac.score import Mark, Score
from trictrac.server.messages import outgoing as out
from trictrac.server.messages.facts import FactView
from trictrac.side import Colour, Side
from trictrac.table import Mode, TablePhase, TableState
from trictrac.table.sheets import as_thrown

_MOST_KEPT = 1000
_KEPT: OrderedDict[tuple[object, ...], out.SheetView] = OrderedDict()
_SIDES = (Side.WHITE, Side.BLACK)


def sheet(score: Score, position: Position, plays: LegalPlays) -> out.SheetView:
    """The sheet of a throw. It is told with everything that happens in a coup, and made once."""
    key = (score, position.white.dames, position.black.dames, tuple(plays.packed))
    found = _KEPT.get(key)
    if found is None:
        why_not = [FactView.of(told) for told in unscored(score, position, plays)]
        found = out.SheetView(score=_reasons(score, position, plays), unscored=why_not)
        _KEPT[key] = found
        if len(_KEPT) > _MOST_KEPT:
            _KEPT.popitem(last=False)
    return found


def _reasons(score: Score, position: Position, plays: LegalPlays) -> list[out.ReasonView]:
    return [
        out.ReasonView(
            side=line.mark.side.colour,
            jan=line.mark.jan.value,
            points=line.mark.points,
            ways=line.mark.ways,
            case=line.mark.case,
            article=line.mark.article,
            title=FactView.of(line.title),
            detail=FactView.of(line.detail),
            text=FactView.of(line.text),
            routes=[out.WayView.of(way) for way in line.ways],
        )
        for line in lines(score, position, plays)
    ]


def pavillon(position: Position) -> Colour | None:
    """Who holds the pavillon (art. XV)."""
    owner = position.pavillon
    return owner and owner.colour


def score_view(state: TableState) -> list[out.ReasonView] | None:
    """The sheet of the throw on the table."""
    found = _sheet_of(state)
    return found.score if found else None


def _sheet_of(state: TableState) -> out.SheetView | None:
    if state.score is None or state.plays is None:
        return None
    return sheet(state.score, state.position, state.plays)


def throw_view(state: TableState) -> out.CoupView | None:
    """The throw on the table, with its sum where everybody may know it."""
    if state.throw is None or state.phase is TablePhase.SEATING:
        return None
    seat = state.turn
    coup = out.CoupView(player=state.sits[seat], side=_SIDES[seat].colour, dice=(state.throw.high, state.throw.low))
    if Mode.STRICT in (state.mode(0), state.mode(1)):
        return coup
    before = state.ledger.before(state.coup)[seat]
    made = state.ledger.made.get((state.coup, seat), 0)
    found = _sheet_of(state)
    return coup.model_copy(
        update={
            "unscored": found.unscored if found else [],
            "before": out.MarksView.of(before),
            "gained": state.worth[0],
            "given": state.worth[1],
            "trous": made,
            "double": _is_double(before.points + state.worth[0], made),
            "asked": str(_before_the_throw(state)),
        }
    )


def _is_double(points: int, made: int) -> bool:
    """Every twelve points after the first make two trous, so that the first is seen in the sum."""
    return bool(made) and made == 2 * (points // POINTS_OF_A_TROU)


def _before_the_throw(state: TableState) -> Position:
    """The table without the marks of this throw, its dice lying there: a judge or an adviser counts them anew."""
    stands = state.position
    white, black = (
        dataclasses.replace(camp, marks=marks)
        for camp, marks in zip((stands.white, stands.black), state.ledger.before(state.coup), strict=True)
    )
    mover = white if state.turn == 0 else black
    if mover.coups < MANY_COUPS:
        made = mover.made and mover.made & ~_jans_of(state.score or ())
        mover = dataclasses.replace(mover, coups=mover.coups - 1, made=made)
        white, black = (mover, black) if state.turn == 0 else (white, mover)
    return Position(white, black, stands.turn, stands.throw)


def _jans_of(sheet: Iterable[Mark]) -> MadeJans:
    """The opening jans of a sheet."""
    names = {mark.jan.name for mark in sheet}
    return reduce(or_, (made for made in MadeJans if made.name in names), MadeJans.NONE)


def last_view(state: TableState) -> out.CoupView | None:
    """The coup that was just played."""
    if state.throw is not None or state.phase is TablePhase.SEATING:
        return None
    return _judged_view(state, is_open=Mode.STRICT not in (state.mode(0), state.mode(1)))


def final_view(state: TableState) -> out.CoupView | None:
    """The throw that a session ended with; nothing of it is a secret any more."""
    return _judged_view(state, is_open=True)


def _judged_view(state: TableState, is_open: bool) -> out.CoupView | None:
    score, before = state.score, state.before
    if score is None or before is None:
        return None
    seat = _SIDES.index(score.mover)
    coup = out.CoupView(player=state.sits[seat], side=_SIDES[seat].colour, dice=(score.throw.high, score.throw.low))
    if not is_open or state.plays is None:
        return coup
    board = state.position if state.throw is not None else as_thrown(before, score.mover)
    gains = {"gained": score.total(score.mover), "given": score.total(score.mover.other)}
    return coup.model_copy(update={**dict(sheet(score, board, state.plays)), **gains})


def decision_view(state: TableState) -> out.DecisionView:
    """What staying keeps and leaving gives."""
    mine, other = state.marks(state.turn), state.marks(1 - state.turn)
    return out.DecisionView(points=mine.points, other_points=other.points, trous=mine.trous, ends=state.leaving_ends)

"""Small builders for the law tests. Every question about a position is asked for both colours."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from trictrac import LOI_2013, Camp, Game, Jan, Phase, Play, Position, Rules, Score, Side, Throw
from trictrac.marks import Marks

TALON = {1: 15}
"""The other has not moved: he can still fill his petit jan and his grand jan, so 13-24 are closed to me."""
GONE = {19: 5, 20: 5, 21: 5}
"""The other is far round, on my cases 6, 5 and 4: he can fill nothing any more, so nothing is forbidden to me."""
PETIT = {1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2}
GRAND = {7: 2, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2}
RETOUR = {19: 2, 20: 2, 21: 2, 22: 2, 23: 2, 24: 2}


class Sheet(NamedTuple):
    """What a throw gives to the thrower and to the other, by the name of the jan."""

    mine: dict[str, int]
    theirs: dict[str, int]


def pos(
    white: Mapping[int, int],
    black: Mapping[int, int] | None = None,
    *,
    coups: int = 9,
    mine: Mapping[str, Any] | None = None,
    his: Mapping[str, Any] | None = None,
) -> Position:
    """White throws; both camps on their own march. The ninth coup, unless told, is past the jan de six tables."""
    other = Camp.of(TALON if black is None else black, Marks(**(his or {})), coups)
    return Position(Camp.of(white, Marks(**(mine or {})), coups), other)


def scores(position: Position, dice: str, rules: Rules = LOI_2013) -> Score:
    """The sheet of a throw, after making sure that the colours change nothing."""
    throw = Throw.parse(dice)
    score, turned = position.score(throw, rules), position.mirror().score(throw, rules)
    assert _by_name(score, position.turn) == _by_name(turned, position.turn.other)
    assert _by_name(score, position.turn.other) == _by_name(turned, position.turn)
    assert score.unplayed == turned.unplayed
    return score


def sheet(position: Position, dice: str, rules: Rules = LOI_2013) -> Sheet:
    """The points of both by the name of the jan."""
    score = scores(position, dice, rules)
    return Sheet(_by_name(score, position.turn), _by_name(score, position.turn.other))


def ways(position: Position, dice: str, jan: Jan) -> int:
    """The facons of one jan."""
    return sum(mark.ways for mark in scores(position, dice) if mark.jan is jan)


def beaten(position: Position, dice: str, jan: Jan = Jan.BATTRE) -> dict[int, int]:
    """The dames beaten, ``{case on the thrower's march: points}``."""
    counts: Counter[int] = Counter()
    for mark in scores(position, dice):
        if mark.jan is jan:
            assert mark.case is not None
            counts[mark.case] += mark.points
    return dict(counts)


def beaten_falsely(position: Position, dice: str) -> dict[int, int]:
    """The dames beaten a faux."""
    return beaten(position, dice, Jan.BATTRE_FAUX)


def plays(position: Position, dice: str, rules: Rules = LOI_2013) -> set[str]:
    """All lawful plays as the differences they make, to be compared with :func:`these`."""
    throw = Throw.parse(dice)
    found = [_change(play) for play in position.legal_plays(throw, rules)]
    assert len(set(found)) == len(found), "one play for each resulting position"
    assert {_change(play) for play in position.mirror().legal_plays(throw, rules)} == set(found)
    return set(found)


def these(*texts: str) -> set[str]:
    """The same differences, from plays in words."""
    return {_change(Play.parse(text)) for text in texts}


def allows(position: Position, dice: str, text: str, rules: Rules = LOI_2013) -> bool:
    """Whether a play is lawful."""
    return these(text) <= plays(position, dice, rules)


def results(position: Position, dice: str) -> list[dict[int, int]]:
    """The mover's dames after each lawful play, as ``{case: dames}``."""
    found = [position.after(play).mover.occupied() for play in position.legal_plays(Throw.parse(dice))]
    assert found
    return found


def full(dames: Mapping[int, int], jan: Iterable[int]) -> bool:
    """Whether every case of a jan holds two dames."""
    return all(dames.get(case, 0) >= 2 for case in jan)


# A laboratory for the marks: 6-5 is thrown on boards that give exactly the points asked for.

_THROWER = {1: 5, 8: 2, 9: 2, 10: 2, 11: 2, 12: 2}


def laboratory(gain: int = 0, give: int = 0) -> tuple[dict[int, int], dict[int, int]]:
    """Two camps on which the thrower's 6-5 gains and gives so many points.

    Without gifts: the sum 11 beats the lone dames on 23, 22, 21, 20, 19 from 12, 11, 10, 9, 8 (4 each); six beats 18
    from 12 (2); five and six beat 17, 16, 15, 14 in two ways of 2 (4 each). At most 38.
    With gifts: full cases on 14-18 close every rest of 23, 22, 21, 20 (4 each a faux); 19 is still beaten by resting
    on the empty corner 13 (a gain of 4).
    """
    if give:
        assert gain in (0, 4)
        assert give in (4, 8, 12, 16)
        lone = [23, 22, 21, 20][: give // 4] + [19] * (gain == 4)
        other = {7: 2, 8: 2, 9: 2, 10: 2, 11: 2}
    else:
        assert gain in range(0, 40, 2)
        lone = [18] if gain % 4 else []
        lone += [23, 22, 21, 20, 19, 17, 16, 15, 14][: gain // 4]
        other = {}
    other |= {25 - case: 1 for case in lone}
    other[1] = 15 - sum(other.values())
    return _THROWER, other


def at_table(marks: Position, gain: int = 0, give: int = 0) -> Game:
    """A game with the marks of a position and a board of the laboratory, the side to throw being the same."""
    mine, his = laboratory(gain, give)
    mover = replace(marks.mover, dames=Camp.of(mine).dames)
    other = replace(marks.other, dames=Camp.of(his).dames)
    camps = (mover, other) if marks.turn is Side.WHITE else (other, mover)
    return Game(position=Position(*camps, marks.turn))


def coup(marks: Position, gain: int = 0, give: int = 0) -> Position:
    """The marks after one coup of the side to throw that gains and gives so many points; it stays if it may leave."""
    game = at_table(marks, gain, give)
    score = game.push_throw(Throw(6, 5))
    assert score.total(marks.turn) == gain
    assert score.total(marks.turn.other) == give
    if game.phase is Phase.DECIDE:
        game.stay()
    if game.phase is Phase.PLAY:
        game.push_play(game.legal_plays[0])
    return game.position


def marked(position: Position, side: Side) -> tuple[int, int]:
    """Trous and points of a side."""
    camp = position.camp(side)
    return camp.trous, camp.points


def _by_name(score: Score, side: Side) -> dict[str, int]:
    counts: Counter[str] = Counter()
    for mark in score:
        if mark.side is side:
            counts[mark.jan.value] += mark.points
    return dict(counts)


def _change(play: Play) -> str:
    return " ".join(f"{case}{count:+d}" for case, count in sorted(play.change())) or "--"

"""What is wrong with a set-up position (articles III, VII, IX, XIV and XV)."""

from __future__ import annotations

import pytest

from tests.law.helpers import GONE, GRAND, PETIT, pos
from trictrac import Camp, Game, InvalidPositionError, Position, Side, Throw
from trictrac.faults import FaultKind

pytestmark = pytest.mark.law


def kinds(position: Position) -> set[FaultKind]:
    """The kinds of fault, the same for both colours."""
    found = {fault.kind for fault in position.status()}
    assert {fault.kind for fault in position.mirror().status()} == found
    return found


@pytest.mark.parametrize(
    "position",
    [
        Position(),
        pos({1: 13, 8: 1, 10: 1}),
        pos({**GRAND, 1: 3}, {**GRAND, 1: 3}),
        pos({24: 2}, GONE),
        pos({12: 15}),
        pos({16: 1, 24: 14}, GONE),
        pos({1: 15}, mine={"points": 4, "bredouille": True}),
        pos({1: 15}, mine={"points": 4}, his={"points": 10, "bredouille": True}),
        pos({1: 15}, mine={"trous": 11, "serie": True}, his={"trous": 3}),
    ],
    ids=str,
)
def test_a_sound_position_has_no_fault(position: Position) -> None:
    """Nothing to complain of."""
    assert kinds(position) == set()
    assert position.is_valid()


@pytest.mark.parametrize(
    ("position", "kind"),
    [
        (pos({1: 16}), FaultKind.TOO_MANY_DAMES),
        (pos({1: 15}, {1: 14, 3: 2}), FaultKind.TOO_MANY_DAMES),
        (pos({1: -1, 2: 15}), FaultKind.NEGATIVE),
        (pos({}), FaultKind.NO_DAME),
        (pos({1: 14, 5: 1}, {1: 14, 20: 1}), FaultKind.TWO_COLOURS),
        (pos({1: 15}, {1: 14, 24: 1}), FaultKind.TWO_COLOURS),
        (pos({1: 14, 12: 1}), FaultKind.LONE_ON_COIN),
        (pos({1: 15}, {1: 14, 12: 1}), FaultKind.LONE_ON_COIN),
        (pos({1: 13, 13: 2}), FaultKind.ON_OTHER_COIN),
        (pos({1: 15}, {1: 14, 13: 1}), FaultKind.ON_OTHER_COIN),
        (pos({1: 15}, mine={"points": 3}), FaultKind.POINTS),
        (pos({1: 15}, mine={"points": 12}), FaultKind.POINTS),
        (pos({1: 15}, his={"points": -2}), FaultKind.POINTS),
        (pos({1: 15}, mine={"trous": -1}), FaultKind.TROUS),
        (pos({1: 15}, coups=-1), FaultKind.COUPS),
    ],
    ids=lambda value: value.name if isinstance(value, FaultKind) else str(value),
)
def test_a_fatal_fault_leaves_nothing_to_judge(position: Position, kind: FaultKind) -> None:
    """Art. III, VII, IX and XV: such a position is neither scored nor played."""
    assert kind in kinds(position)
    assert kind.fatal
    with pytest.raises(InvalidPositionError):
        position.score(Throw(6, 5))
    with pytest.raises(InvalidPositionError):
        position.legal_plays(Throw(6, 5))
    with pytest.raises(InvalidPositionError):
        Game(position=position)


@pytest.mark.parametrize(
    ("position", "kind"),
    [
        (pos({1: 15}, mine={"bredouille": True}), FaultKind.RUN_OF_NOTHING),
        (pos({1: 15}, mine={"serie": True}), FaultKind.RUN_OF_NOTHING),
        (
            pos({1: 15}, mine={"points": 4, "bredouille": True}, his={"points": 4, "bredouille": True}),
            FaultKind.BOTH_IN_BREDOUILLE,
        ),
        (pos({1: 15}, mine={"trous": 4, "serie": True}, his={"trous": 4, "serie": True}), FaultKind.BOTH_IN_SERIE),
        (pos({2: 14, 16: 1}, {1: 15}), FaultKind.IN_FORBIDDEN_GRAND_JAN),
        (pos({2: 14, 19: 1}, {1: 15}), FaultKind.IN_FORBIDDEN_PETIT_JAN),
        (pos({1: 15}, {2: 14, 19: 1}), FaultKind.IN_FORBIDDEN_PETIT_JAN),
    ],
    ids=lambda value: value.name if isinstance(value, FaultKind) else str(value),
)
def test_an_odd_position_is_told_and_judged_all_the_same(position: Position, kind: FaultKind) -> None:
    """Art. XIV and XV: it could not have been reached by play, but it can be scored."""
    assert kinds(position) == {kind}
    assert not kind.fatal
    assert not position.is_valid()
    position.score(Throw(2, 1))


@pytest.mark.parametrize(
    ("black", "closed"), [({1: 12, 24: 3}, True), ({1: 11, 24: 4}, False), ({8: 15}, False), ({7: 2, 8: 13}, True)]
)
def test_the_forbidden_grand_jan_is_told_by_the_count_of_the_law(black: dict[int, int], closed: bool) -> None:
    """XIV.2: the same borders as for playing. My 16 is his 9."""
    assert (FaultKind.IN_FORBIDDEN_GRAND_JAN in kinds(pos({2: 14, 16: 1}, black))) is closed


def test_a_fault_says_whose_it_is_and_where() -> None:
    """A reader wants the side and the case."""
    (fault,) = pos({1: 14, 5: 1}, {1: 14, 20: 1}).status()
    assert (fault.kind, fault.side, fault.case) == (FaultKind.TWO_COLOURS, Side.WHITE, 5)
    (fault,) = pos({1: 15}, {1: 14, 12: 1}).status()
    assert (fault.kind, fault.side) == (FaultKind.LONE_ON_COIN, Side.BLACK)


def test_several_faults_are_all_told() -> None:
    """One call lists everything."""
    position = pos({1: 15, 12: 1}, mine={"points": 5})
    assert kinds(position) >= {FaultKind.TOO_MANY_DAMES, FaultKind.LONE_ON_COIN, FaultKind.POINTS}


@pytest.mark.parametrize("case", [0, 25, -1])
def test_there_is_no_case_outside_the_board(case: int) -> None:
    """Art. III: twenty-four cases."""
    with pytest.raises(InvalidPositionError):
        Camp.of({case: 1})


def test_dames_not_on_the_board_are_out() -> None:
    """Art. VIII."""
    assert pos({24: 2}, GONE).white.out == 13
    assert pos({**PETIT, 7: 3}).white.out == 0

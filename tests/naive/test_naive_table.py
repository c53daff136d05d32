"""The naive table on the cases that the rulings decide one by one."""

from .marking import NO_MARKS, TALON, Marks
from .slots import Seen
from .table import NaiveTable


def dames(**cases: int) -> tuple[int, ...]:
    """Counts from `c7=2`."""
    return tuple(cases.get(f"c{case}", 0) for case in range(1, 25))


def after(table: NaiveTable, *acts: tuple[object, ...]) -> Seen:
    """What the last of these acts leaves; all but the last are accepted."""
    for act in acts[:-1]:
        assert table.act(act).accepted, act
    return table.act(acts[-1])


def filling() -> NaiveTable:
    """4-2 fills the petit jan in two ways for 8 points: from 2 by the four, from 4 by the two."""
    return NaiveTable(dames(c1=3, c2=3, c3=2, c4=3, c5=2, c6=1, c7=1), TALON)


def test_what_filling_is_worth() -> None:
    table = filling()
    table.act(("throw", 0, (4, 2)))
    assert table.coups[0].own.due == 8


def test_a_jan_marked_and_not_done_is_one_ecole_of_the_whole() -> None:
    for marked, left in ((0, 0), (4, 0), (8, 0)):
        table = filling()
        table.act(("throw", 0, (4, 2)))
        if marked:
            table.act(("mark", 0, marked, None))
        seen = table.act(("play", 0, ((7, 11), (1, 3))))
        assert seen.ecoles == (8, 0)
        seen = table.act(("claim", 1, 8))
        assert seen.marks == ((left, 0, False), (8, 0, True))


def test_a_jan_put_right_keeps_its_points_before_or_after_the_ecole() -> None:
    acts = [("claim", 1, 8), ("replay", 1, ((7, 9), (2, 6)))]
    for order in (acts, acts[::-1]):
        table = filling()
        seen = after(table, ("throw", 0, (4, 2)), ("mark", 0, 8, None), ("play", 0, ((7, 11), (1, 3))), *order)
        assert seen.accepted
        assert [marks[:2] for marks in seen.marks] == [(8, 0), (8, 0)]


def test_a_claim_for_less_is_completed_and_one_for_more_is_false_beyond() -> None:
    for claimed, mine, theirs in ((4, 8, 0), (8, 4, 0), (10, 8, 2)):
        table = filling()
        after(table, ("throw", 0, (4, 2)), ("play", 0, ((7, 9), (2, 6))), ("claim", 1, claimed))
        seen = table.act(("contest", 0))
        trous = 2 if claimed == 8 else 0  # an augmentation: sixteen points
        assert seen.marks[1][:2] == (mine, trous)
        assert seen.marks[0][0] == theirs


def test_twenty_four_with_the_fichet_on_one_is_twelve_marked() -> None:
    table = filling()
    after(table, ("throw", 0, (4, 2)), ("mark", 0, 24, 1))
    assert table.coups[0].own.marked == 12
    assert table.seen(True).marks[0] == (0, 1, False)
    assert table.seen(True).ecoles == (4, 0)


def test_an_omitted_trou_is_an_ecole_of_twelve_by_the_law_and_excused_by_usage() -> None:
    for usage, worth in ((False, 12), (True, 0)):
        table = NaiveTable(
            dames(c1=3, c2=3, c3=2, c4=3, c5=2, c6=1, c7=1), TALON, (Marks(6, True, 0, False), NO_MARKS), usage=usage
        )
        seen = after(table, ("throw", 0, (4, 2)), ("mark", 0, 8, 0), ("touch", 0, 2))
        assert seen.ecoles == (worth, 0)
        assert seen.marks[0][:2] == (2, 0)


def test_a_right_fichet_after_a_contested_ecole_counts_once() -> None:
    table = filling()
    seen = after(table, ("throw", 0, (4, 2)), ("claim", 1, 22), ("contest", 0), ("mark", 0, 8, 2))
    assert seen.marks[0][:2] == (6, 4)
    assert seen.ecoles == (0, 0)


def test_a_touched_dame_is_played_by_any_legal_play_that_moves_it() -> None:
    table = NaiveTable(dames(c1=13, c6=1, c7=1), dames(c1=12, c4=1, c5=1, c8=1))
    after(table, ("throw", 0, (6, 3)), ("touch", 0, 7))
    table.act(("play", 0, ((1, 7), (1, 4))))
    assert table.coups[-1].false_play
    assert not table.act(("replay", 1, ((1, 7), (1, 4)))).accepted
    assert table.act(("replay", 1, ((7, 10), (1, 7)))).accepted


def test_leaving_with_too_much_is_announced_and_stopped_by_the_ecole() -> None:
    table = filling()
    seen = after(table, ("throw", 0, (4, 2)), ("mark", 0, 12, None), ("leave", 0))
    assert (seen.accepted, seen.phase, seen.ecoles) == (True, "leaving", (4, 0))
    seen = table.act(("claim", 1, 4))
    assert (seen.phase, seen.marks) == ("play", ((8, 0, False), (4, 0, True)))
    assert not table.act(("leave", 0)).accepted


def test_agreeing_to_a_leaving_lets_the_ecole_lapse() -> None:
    table = filling()
    seen = after(table, ("throw", 0, (4, 2)), ("mark", 0, 12, None), ("leave", 0), ("agree", 1))
    assert (seen.phase, seen.turn, seen.marks[0], seen.ecoles) == ("throw", 0, (0, 2, False), (0, 0))


def test_a_dame_on_the_opponents_corner_must_be_replayed() -> None:
    table = filling()
    after(table, ("throw", 0, (4, 2)), ("play", 0, ((7, 13), (1, 3))))
    assert not table.act(("throw", 1, (6, 5))).accepted
    assert table.act(("replay", 1, ((7, 9), (2, 6)))).accepted
    assert table.act(("throw", 1, (6, 5))).accepted


def test_a_playable_number_left_unplayed_gives_two_points_and_is_complete_by_the_throw_alone() -> None:
    table = NaiveTable()
    seen = after(table, ("throw", 0, (4, 2)), ("play", 0, ((1, 5),)), ("claim", 1, 2))
    assert seen.ecoles == (0, 0)
    seen = table.act(("throw", 1, (6, 5)))
    assert seen.ecoles == (0, 2)


def test_inviting_to_play_completes_what_was_not_marked() -> None:
    table = NaiveTable(dames(c1=7, c6=2, c7=2, c11=2, c12=2), dames(c1=4, c2=1, c3=1, c6=1, c7=2, c8=2, c11=2, c12=2))
    seen = after(table, ("throw", 0, (6, 1)), ("play", 0, ((1, 7), (6, 7))), ("invite", 0))
    assert seen.accepted
    assert not table.act(("invite", 1)).accepted


def test_saying_that_one_does_not_mark_is_an_ecole_of_what_is_due() -> None:
    seen = after(filling(), ("throw", 0, (4, 2)), ("ask_reason", 1), ("mark_nothing", 0))
    assert (seen.accepted, seen.ecoles) == (True, (8, 0))


def test_breaking_the_dice_puts_a_mark_right_and_makes_the_throw_void() -> None:
    table = NaiveTable()
    acts = [("throw", 0, (4, 2)), ("play", 0, ((1, 5), (1, 3))), ("mark", 1, 4, None), ("throw", 1, (6, 5))]
    seen = after(table, *acts, ("break_dice", 0))
    assert (seen.accepted, seen.phase, seen.turn, seen.ecoles) == (True, "throw", 1, (0, 0))
    assert seen.marks[1][0] == 0
    assert not table.act(("break_dice", 0)).accepted


def test_a_second_jeton_that_shows_no_bredouille_is_put_right() -> None:
    table = NaiveTable(marks=(Marks(4, False, 0, False), Marks(4, True, 0, False)))
    seen = after(table, ("throw", 0, (4, 2)), ("mark", 0, 2, None, 2))
    assert seen.marks[0] == (6, 0, True)
    assert table.act(("correct", 1)).marks[0] == (4, 0, False)  # and so is the excess

"""Article VIII: taking the dames out, and the releve that follows (VIII.1–VIII.10)."""

from __future__ import annotations

import pytest

from tests.law.helpers import GONE, allows, plays, pos, sheet, these
from trictrac import LOI_2013, USAGE_19E, Game, Phase, Play, Rules, Side, Throw
from trictrac.position import STACKED

pytestmark = pytest.mark.law

POUR_TOUT = Rules(je_joue_pour_tout=True)


# Who may go out


def test_nobody_goes_out_while_a_dame_is_behind_the_jan_de_retour() -> None:
    """Art. VIII, LL 115: the two dames of the corner cannot move by aces, so the dames on 24 wait."""
    position = pos({12: 2, 24: 13}, GONE)
    assert plays(position, "1-1") == these("--")
    assert sheet(position, "1-1").theirs == {"impuissance": 4}


def test_once_all_are_inside_they_go_out() -> None:
    """Art. VIII: the contrast of the case above."""
    assert plays(pos({24: 13}, GONE), "1-1") == these("24-s 24-s")


def test_the_last_dame_may_enter_with_one_number_and_another_go_out_with_the_other() -> None:
    """VIII.1; LL 115: 18 enters by the five, then the ace takes out 24 exactly, or is played inside."""
    position = pos({18: 1, 24: 2}, GONE)
    assert plays(position, "5-1") == these("18-23 24-s", "18-23-24")


def test_the_entering_dame_may_be_either_number() -> None:
    """Art. VIII, LL 110: after 18-23 the six takes out 19; after 18-24 the five is played inside."""
    assert plays(pos({18: 1, 19: 2, 24: 1}, GONE), "6-5") == these("18-23 19-s", "18-24 19-24")


def test_with_two_dames_outside_no_number_takes_a_dame_out() -> None:
    """Art. VIII: both numbers are needed to enter."""
    position = pos({17: 1, 18: 1, 24: 5}, GONE)
    assert not allows(position, "6-1", "18-24 24-s")
    assert not allows(position, "6-1", "17-18 24-s")


def test_a_number_too_large_after_the_last_dame_has_entered_is_excedant() -> None:
    """Art. VIII: either number enters 18; the other exceeds what 22, now the farthest, needs: one excedant each way."""
    assert plays(pos({18: 1, 22: 1}, GONE), "6-5") == these("18-24 22-s", "18-23 22-s")


# Exact numbers


def test_an_exact_number_may_go_out_or_be_played_inside() -> None:
    """VIII.2; LL 117: the ace takes out 24 or goes 19-20 or 20-21."""
    position = pos({19: 2, 20: 2, 24: 2}, GONE)
    assert plays(position, "6-1") == these("19-s 24-s", "19-s 19-20", "19-s 20-21")


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_band_counts_as_one_case(number: int) -> None:
    """Art. VIII, LL 108: the dame that needs exactly the number to reach 25 goes out. A doublet, two such dames."""
    case = 25 - number
    dice = f"{number}-{number}"
    assert allows(pos({case: 2, 24: 3} if case != 24 else {24: 5}, GONE), dice, f"{case}-s {case}-s")


def test_a_number_too_small_takes_nobody_out() -> None:
    """Art. VIII: three is neither exact nor excedant for 21, and does not take out the nearer 24."""
    position = pos({21: 2, 24: 1}, GONE)
    # The three goes 21-24 (or, after the ace 21-22, out exactly: the same dames as 21-24 24-s).
    assert plays(position, "3-1") == these("21-24 24-s", "21-24 21-22")


def test_a_dame_may_go_out_tout_d_une() -> None:
    """VIII.7: 20-22-25; the other plays put out one dame of 22 or none."""
    position = pos({20: 1, 22: 2}, GONE)
    assert plays(position, "3-2") == these("20-22-s", "20-23 22-24", "22-s 22-24")


def test_a_dame_outside_may_enter_and_go_out_tout_d_une() -> None:
    """Art. VIII: 18-19-25 by ace and six; the dame on 24 stays."""
    assert plays(pos({18: 1, 24: 1}, GONE), "6-1") == these("18-19-s")


def test_going_out_tout_d_une_needs_a_free_rest() -> None:
    """Art. VII and VIII: 19 and 24 are closed by his dames on 6 and 1, so 18 cannot move by six or ace."""
    position = pos({18: 1, 22: 1}, {6: 2, 1: 2, 19: 11})
    assert plays(position, "6-1") == these("22-23")
    assert sheet(position, "6-1").theirs == {"impuissance": 2}


# Excedants


def test_an_excedant_takes_out_the_farthest_dame() -> None:
    """VIII.3: six takes 22, then five takes 24, or the reverse."""
    assert plays(pos({22: 1, 24: 2}, GONE), "6-5") == these("22-s 24-s")


def test_an_excedant_takes_out_only_the_farthest() -> None:
    """VIII.3: never 23 while 20 is there."""
    position = pos({20: 1, 23: 2}, GONE)
    assert plays(position, "6-6") == these("20-s 23-s")


def test_an_excedant_must_go_out() -> None:
    """Art. VIII: unlike an exact number, it has nothing to play inside: after 20-24 the second four takes out a 24."""
    position = pos({20: 1, 24: 2}, GONE)
    assert plays(position, "4-4") == these("20-24 24-s")


def test_a_number_blocked_inside_takes_no_nearer_dame_out() -> None:
    """VIII.5: the three 19-22 is closed by his dame on 3; 23 and 24 do not go out with it."""
    position = pos({19: 1, 23: 1, 24: 1}, {3: 2, 19: 13})
    assert plays(position, "3-3") == these("--")
    assert sheet(position, "3-3") == ({}, {"impuissance": 4})


def test_a_number_no_longer_blocked_by_a_farther_dame_is_excedant() -> None:
    """Art. VIII: once the six has taken out 19, the three exceeds what 23 needs."""
    position = pos({19: 1, 23: 1, 24: 1}, {3: 2, 19: 13})
    assert plays(position, "6-3") == these("19-s 23-s")


def test_a_closed_talon_does_not_keep_a_farther_dame_from_going_out() -> None:
    """Art. VIII: his dame on 24 (his talon) does not keep a farther dame from going out by an exact number."""
    assert plays(pos({20: 2}, {1: 2, 19: 13}), "5-5") == these("20-s 20-s")


def test_an_excedant_is_refused_if_another_way_uses_fewer() -> None:
    """VIII.6: 19-23 by the four would leave the five as excedant for 21; 19-24 21-s has none."""
    position = pos({19: 1, 21: 1, 24: 1}, GONE)
    assert plays(position, "5-4") == these("19-24 21-s")


def test_a_number_blocked_may_force_the_excedant() -> None:
    """VIII.6: with 24 closed the five of the case above has no other way, and 19-23 21-s is the play."""
    position = pos({19: 1, 21: 1}, {1: 2, 19: 13})
    # 5: 19-24 closed; after 21-s by the four, the five from 19 is closed; after 19-23 it exceeds what 21 needs.
    assert plays(position, "5-4") == these("19-23 21-s")


def test_one_excedant_is_better_than_two() -> None:
    """VIII.6: the two is played inside, 22-24; after 22-s by the six it would be excedant too."""
    assert plays(pos({22: 1, 24: 2}, GONE), "6-2") == these("22-24 24-s")


def test_an_exit_that_needs_more_excedants_is_not_lawful_even_to_finish() -> None:
    """VIII.6, VIII.8: the same with two dames; the play with two excedants would finish, but is refused."""
    position = pos({22: 1, 24: 1}, GONE)
    assert plays(position, "6-2") == these("22-24 24-s")
    assert sheet(position, "6-2") == ({}, {})


def test_equal_numbers_of_excedants_leave_the_choice() -> None:
    """VIII.6: six is excedant in every way; the two may go out exactly, or bring 21 to 23 first."""
    position = pos({21: 1, 23: 2, 24: 2}, GONE)
    # 6 takes 21, 2 takes 23 exactly; or 2 plays 21-23 and 6 takes a 23: one excedant each way.
    assert plays(position, "6-2") == these("21-s 23-s", "21-23 23-s")


# The last dame


@pytest.mark.parametrize(
    ("white", "dice", "points"),
    [
        ({23: 1, 24: 1}, "5-2", 4),
        ({24: 2}, "3-3", 6),
        ({24: 1}, "6-5", 4),
        ({24: 1}, "6-6", 6),
        ({19: 2}, "6-6", 6),
        ({20: 1}, "3-2", 4),
        ({18: 1}, "6-1", 4),
        ({24: 3}, "6-5", 0),
        ({19: 2}, "6-5", 0),
    ],
)
def test_the_last_dame_out_scores_four_or_six_by_doublet(white: dict[int, int], dice: str, points: int) -> None:
    """Art. VIII, tariff: the exit is scored when the last dame goes out, and only then."""
    assert sheet(pos(white, GONE), dice) == ({"sortie": points} if points else {}, {})


def test_a_number_left_over_after_the_last_dame_gives_the_other_nothing() -> None:
    """VIII.10: nothing is left to play, which is no impuissance."""
    position = pos({24: 1}, GONE)
    assert sheet(position, "4-3") == ({"sortie": 4}, {})
    assert plays(position, "4-3") == these("24-s")


def test_whoever_can_take_the_last_dame_out_must() -> None:
    """VIII.8: 23-24 24-s uses no more excedants, yet 23-s 24-s finishes and must be played."""
    position = pos({23: 1, 24: 1}, GONE)
    assert plays(position, "6-1") == these("23-s 24-s")
    assert sheet(position, "6-1").mine == {"sortie": 4}


# The releve


def finish(
    rules: Rules = LOI_2013, mine: dict[str, object] | None = None, his: dict[str, object] | None = None
) -> Game:
    """White throws 6-5 with one dame left on 24."""
    game = Game(rules, position=pos({24: 1}, GONE, mine=mine, his=his))
    game.push_throw(Throw(6, 5))
    return game


@pytest.mark.parametrize(
    ("mine", "his", "points", "double"),
    [
        ({}, {}, (4, 0), (True, False)),
        ({"points": 4, "bredouille": True}, {}, (8, 0), (True, False)),
        ({"points": 2}, {"points": 6}, (6, 6), (False, False)),
        ({}, {"points": 6, "bredouille": True}, (4, 6), (True, False)),
        ({"points": 2}, {"points": 6, "bredouille": True}, (6, 6), (False, False)),
    ],
)
def test_the_exit_keeps_the_points_and_the_bredouille(
    mine: dict[str, object], his: dict[str, object], points: tuple[int, int], double: tuple[bool, bool]
) -> None:
    """Art. VIII; XV.11; LL 118: beyond the four points of the exit the marks are untouched by the releve."""
    game = finish(mine=mine, his=his)
    before = game.position
    game.push_play(Play.parse("24-s"))
    after = game.position
    assert (after.white.points, after.black.points) == points
    assert (after.white.bredouille, after.black.bredouille) == double
    assert (before.white.points, before.black.points) == points


def test_after_the_exit_both_stack_their_dames_and_the_same_player_throws() -> None:
    """VIII.9: a new releve, its coups counted from the first again."""
    game = finish()
    game.push_play(Play.parse("24-s"))
    assert game.position.white.dames == game.position.black.dames == STACKED.dames
    assert game.position.white.coups == game.position.black.coups == 0
    assert (game.turn, game.phase) == (Side.WHITE, Phase.THROW)


def test_an_exit_without_a_trou_leaves_no_choice() -> None:
    """Art. XVI: no trou, no leaving."""
    assert finish(mine={"points": 6}).phase is Phase.PLAY


def test_an_exit_that_makes_a_trou_may_be_left_instead() -> None:
    """VIII.9, XVI.4: by leaving, the points of both are wiped; by staying they are kept."""
    marks = {"mine": {"points": 10}, "his": {"points": 4}}
    game = finish(**marks)  # type: ignore[arg-type]
    assert game.phase is Phase.DECIDE
    game.leave()
    assert (game.position.white.trous, game.position.white.points) == (1, 0)
    assert (game.turn, game.phase) == (Side.WHITE, Phase.THROW)
    assert game.position.white.dames == STACKED.dames

    game = finish(**marks)  # type: ignore[arg-type]
    game.stay()
    game.push_play(Play.parse("24-s"))
    assert (game.position.white.trous, game.position.white.points) == (1, 2)
    assert (game.turn, game.phase) == (Side.WHITE, Phase.THROW)


def test_the_exit_may_happen_twice_in_a_game() -> None:
    """Art. VIII: and the second is scored like the first."""
    game = finish()
    game.push_play(Play.parse("24-s"))
    again = Game(position=pos({24: 1}, GONE, mine={"points": game.position.white.points, "bredouille": True}))
    again.push_throw(Throw(6, 5))
    assert again.position.white.points == 8


# Je joue pour tout


@pytest.mark.parametrize("rules", [POUR_TOUT, USAGE_19E], ids=["option", "usage-19e"])
def test_with_pour_tout_the_finishing_throw_opens_the_releve(rules: Rules) -> None:
    """V.4; LL 118: the same dice are the first coup of the releve."""
    game = finish(rules)
    game.push_play(Play.parse("24-s"))
    assert (game.turn, game.phase) == (Side.WHITE, Phase.PLAY)
    assert game.position.throw == Throw(6, 5)
    assert game.position.white.points == 4
    assert these(*map(str, game.legal_plays)) == these("1-7 1-6")
    game.push_play(Play.parse("1-7 1-6"))
    assert (game.turn, game.phase) == (Side.BLACK, Phase.THROW)


def test_the_throw_pour_tout_is_the_first_of_the_three_coups() -> None:
    """LL 118, art. XII: four-three finishes and opens; then two-one, and six-five makes six tables."""
    game = Game(POUR_TOUT, position=pos({24: 1}, GONE))
    game.push_throw(Throw(4, 3))
    for text in ("24-s", "1-5 1-4"):
        game.push_play(Play.parse(text))
    for dice, text in (("6-5", "1-7 1-6"), ("2-1", "1-3 1-2"), ("6-5", "1-7 1-6")):
        game.push_throw(Throw.parse(dice))
        game.push_play(Play.parse(text))
    assert "six_tables" in {mark.jan.value for mark in game.push_throw(Throw(6, 5))}


def test_with_pour_tout_he_may_stay_after_the_trou_of_the_exit() -> None:
    """LL 118, art. XVI: he stays, takes the dame out, and plays the same dice from the talon with his reste."""
    game = finish(POUR_TOUT, mine={"points": 10})
    game.stay()
    game.push_play(Play.parse("24-s"))
    assert (game.turn, game.phase) == (Side.WHITE, Phase.PLAY)
    assert (game.position.white.trous, game.position.white.points) == (1, 2)


def test_pour_tout_is_off_by_default() -> None:
    """V.3: in loi-2013 the dice are thrown afresh."""
    game = finish()
    game.push_play(Play.parse("24-s"))
    assert game.phase is Phase.THROW
    assert game.position.throw is None


def test_he_who_leaves_throws_afresh_even_with_pour_tout() -> None:
    """XVI.4: nothing was played of the coup on which one leaves."""
    game = finish(POUR_TOUT, mine={"points": 8})
    game.leave()
    assert (game.turn, game.phase) == (Side.WHITE, Phase.THROW)
    assert game.position.throw is None

"""Article XVIII and XX: the order of a coup and the end of the ordinary game (XVIII.1–XVIII.7, XX.1)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.law.helpers import at_table, marked, pos
from trictrac import Game, IllegalPlayError, Phase, Play, Side, Throw, WrongPhaseError

pytestmark = pytest.mark.law

A, B = Side.WHITE, Side.BLACK
THROW = Throw(6, 5)


def table(
    gain: int, give: int = 0, mine: dict[str, object] | None = None, his: dict[str, object] | None = None
) -> Game:
    return at_table(pos({1: 15}, mine=mine, his=his), gain, give)


# The order of a coup


def test_the_thrower_marks_as_soon_as_he_has_thrown_and_the_other_after_the_play() -> None:
    """XVIII.1, XVIII.4, XVIII.7."""
    game = table(4, 4)
    game.push_throw(THROW)
    assert (marked(game.position, A), marked(game.position, B)) == ((0, 4), (0, 0))
    game.push_play(game.legal_plays[0])
    assert (marked(game.position, A), marked(game.position, B)) == ((0, 4), (0, 4))


def test_the_thrower_is_first_to_mark_when_both_mark_by_one_coup() -> None:
    """XV.9: from 0-0 A is the first, so B is second with two jetons."""
    game = table(4, 4)
    game.push_throw(THROW)
    game.push_play(game.legal_plays[0])
    assert (game.position.jetons(A), game.position.jetons(B)) == (1, 2)
    assert (game.position.white.bredouille, game.position.black.bredouille) == (False, True)


def test_the_score_is_judged_before_the_play_and_does_not_depend_on_it() -> None:
    """XVIII.3: every play of the coup gives both the same marks."""
    game = table(4, 8)
    game.push_throw(THROW)
    marks = set()
    for play in tuple(game.legal_plays):
        game.push_play(play)
        marks.add((marked(game.position, A), marked(game.position, B)))
        game.pop()
    assert marks == {((0, 4), (0, 8))}


def test_players_throw_in_turn() -> None:
    """Art. XVIII."""
    game = table(0)
    for side in (A, B, A, B):
        assert (game.turn, game.phase) == (side, Phase.THROW)
        game.push_throw(Throw(2, 1))
        if game.phase is Phase.DECIDE:
            game.stay()
        game.push_play(game.legal_plays[0])


def test_a_coup_without_a_play_still_passes_the_dice() -> None:
    """Art. VI and XVIII: nothing can be played; the other marks 4 and throws."""
    game = Game(position=pos({11: 13, 12: 2}))
    game.push_throw(THROW)
    assert game.legal_plays.nothing_to_play
    game.push_play(Play())
    assert marked(game.position, B) == (0, 4)
    assert (game.turn, game.phase) == (B, Phase.THROW)


ACTIONS: dict[Phase, Callable[[Game], object]] = {
    Phase.OPENING: lambda game: game.push_opening(6, 4),
    Phase.THROW: lambda game: game.push_throw(Throw(2, 1)),
    Phase.DECIDE: lambda game: game.stay(),
    Phase.PLAY: lambda game: game.push_play(Play.parse("1-7 1-6")),
}


def in_phase(phase: Phase) -> Game:
    if phase is Phase.OPENING:
        return Game()
    game = table(4, mine={"points": 8, "trous": 11 if phase is Phase.OVER else 0})
    if phase is not Phase.THROW:
        game.push_throw(THROW)
    if phase is Phase.PLAY:
        game.stay()
    assert game.phase is phase
    return game


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("phase", Phase)
def test_each_phase_takes_its_own_action_and_refuses_the_others(phase: Phase, action: Phase) -> None:
    """Art. XVIII: throw, then decide, then play; a refused action changes nothing."""
    game = in_phase(phase)
    before = (game.position, game.phase, game.history)
    if action is phase:
        ACTIONS[action](game)
        assert (game.position, game.phase, game.history) != before
    else:
        with pytest.raises(WrongPhaseError):
            ACTIONS[action](game)
        assert (game.position, game.phase, game.history) == before


def test_an_unlawful_play_is_refused_and_changes_nothing() -> None:
    """XVII.14: the corner cannot be taken by one dame."""
    game = Game()
    game.push_opening(6, 5)
    before = game.position
    with pytest.raises(IllegalPlayError):
        game.push_play(Play.parse("1-7-12"))
    assert game.position == before
    assert game.phase is Phase.PLAY


# The end


@pytest.mark.parametrize("turned", [False, True], ids=["white", "black"])
def test_the_twelfth_trou_ends_the_game_at_once(turned: bool) -> None:
    """XX.1: no choice, no play."""
    start = pos({1: 15}, mine={"points": 8, "trous": 11}, his={"points": 4, "trous": 7})
    game = at_table(start.mirror() if turned else start, gain=4)
    winner = game.turn
    game.push_throw(THROW)
    assert game.phase is Phase.OVER
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is winner
    assert outcome.trous == ((7, 12) if turned else (12, 7))
    assert not outcome.bredouille


def test_the_count_stops_at_twelve() -> None:
    """XX.1: 38 points at eleven trous are one trou."""
    game = table(38, mine={"points": 10, "trous": 11}, his={"points": 4})
    game.push_throw(THROW)
    assert game.position.white.trous == 12
    assert game.phase is Phase.OVER


def test_a_double_trou_at_eleven_counts_one() -> None:
    """XX.1."""
    game = table(4, mine={"points": 8, "bredouille": True, "trous": 11})
    game.push_throw(THROW)
    assert game.position.white.trous == 12


def test_the_others_throw_may_bring_the_twelfth_trou() -> None:
    """Art. XX: it need not be one's own throw; it comes after the play, when he marks."""
    game = table(0, 4, his={"points": 8, "trous": 11})
    game.push_throw(THROW)
    assert game.phase is Phase.PLAY
    game.push_play(game.legal_plays[0])
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is B
    assert outcome.trous == (0, 12)


def test_if_both_would_reach_twelve_the_thrower_wins() -> None:
    """XV.9, XX.1: his points come first, and the other marks nothing any more."""
    game = table(4, 12, mine={"points": 8, "trous": 11}, his={"points": 6, "trous": 11})
    game.push_throw(THROW)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winner is A
    assert outcome.trous == (12, 11)


def test_eleven_trous_do_not_end_the_game() -> None:
    """Art. I: twelve are needed."""
    game = table(4, mine={"points": 8, "trous": 10})
    game.push_throw(THROW)
    assert game.outcome() is None
    assert game.phase is Phase.DECIDE


@pytest.mark.parametrize(
    ("serie", "his", "double"),
    [(True, 0, True), (True, 4, True), (False, 4, False)],
    ids=["alone", "with the pavillon", "broken"],
)
def test_grande_bredouille_is_told_at_the_end(serie: bool, his: int, double: bool) -> None:
    """XX.3: all trous in one unbroken series, the second to mark too."""
    game = table(4, mine={"points": 8, "trous": 10, "bredouille": True, "serie": serie}, his={"trous": his})
    game.push_throw(THROW)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.bredouille is double


def test_undoing_gives_back_the_table_as_it_was() -> None:
    """Not a law but a promise: a coup taken back leaves no trace."""
    game = table(4, 4, mine={"points": 8}, his={"points": 6})
    before = game.position
    game.push_throw(THROW)
    game.stay()
    game.push_play(game.legal_plays[0])
    for _ in range(3):
        game.pop()
    assert game.position == before
    assert game.phase is Phase.THROW

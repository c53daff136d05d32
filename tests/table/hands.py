"""Tables where hands are free or bound, and plays to make there."""

from __future__ import annotations

from tests.table.helpers import AUTOMATIC, CHOICE, FILLING, STRICT, Scene


def free(board=FILLING, **options):
    """Two strict players with free hands; seat 0 has thrown 6-5."""
    scene = Scene(STRICT, STRICT, free_hands=True, **options)
    scene.board(*board)
    scene.throw()
    return scene


def choice(mode=STRICT):
    """Seat 0 has thrown and may play dames of 1, 2 and 3; nobody has free hands."""
    scene = Scene(mode, STRICT)
    scene.board(*CHOICE)
    scene.throw()
    assert mode is AUTOMATIC or scene.state.missing(0, 1, 1) == 2
    return scene


def without(scene, case):
    """A legal play that leaves the dames of a case alone."""
    return next(play for play in scene.state.plays if all(start != case for start, _ in play.moves))


def with_dame(scene, case):
    """A legal play whose first dame starts there."""
    return next(play for play in scene.state.plays if play.moves and play.moves[0][0] == case)


def both(scene, *cases):
    """A legal play that moves dames of all these cases."""
    return next(play for play in scene.state.plays if set(cases) <= play.starts)

"""The place of an ecole among the other points, false ecoles, augmentation (XVII.8–XVII.10)."""

from __future__ import annotations

import pytest

from tests.table.helpers import AUTOMATIC, STRICT, Scene, jeton
from trictrac import Rules
from trictrac.table import actions as do

# Their place among the other points


def test_points_of_ecole_come_after_all_others_of_the_coup():
    """XVII.8: A's 8 in bredouille and the 4 of his throw make a double trou before B's ecole of 2."""
    scene = Scene(mine=jeton(8, bredouille=True))
    scene.lab(gain=4)
    scene.mark(0, 6)
    scene.claim(1, 2)
    assert scene.shows(0) == (2, 0)
    assert scene.shows(1) == (0, 2)


def test_an_ecole_comes_after_what_the_same_coup_gave():
    """XVII.8: B received 8 and claims 4 first: 12 in one run all the same, after A's 4 and before nothing else."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.claim(1, 4)
    order = [(entry.coup, int(entry.slot), entry.seat) for entry in scene.state.ledger.entries]
    assert order == [(1, 1, 0), (1, 3, 1)]


def test_a_point_received_comes_before_the_ecole_of_its_coup():
    """XVII.8: the order of the law is that of slots."""
    scene = Scene()
    scene.coup(gain=4, give=8, marks=0)
    scene.mark(1, 8)
    scene.claim(1, 4)
    order = [(entry.points, int(entry.slot)) for entry in scene.state.ledger.entries]
    assert order == [(8, 2), (4, 3)]
    assert scene.shows(1) == (2, 0)


def test_an_ecole_made_before_a_throw_counts_before_the_points_of_that_throw():
    """XVII.8: B (8 in bredouille) forgets 4 received, throws, makes 12. A's 4 come first: B's trou is simple."""
    scene = Scene(his=jeton(8, bredouille=True))
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 4)
    assert scene.shows(1) == (2, 0)
    scene.claim(0, 4)
    assert scene.shows(1) == (1, 0), "debredouille by the ecole before"
    assert scene.shows(0) == (0, 0), "and A's 4 are wiped by the trou"


def test_an_ecole_made_before_a_throw_may_take_the_trou_away():
    """XVII.8: A (8) claims 4 made before the throw: A's trou comes first and wipes B's 8, so B only has 4."""
    scene = Scene(mine=jeton(8), his=jeton(8))
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 4)
    assert scene.shows(1) == (1, 0)
    scene.claim(0, 4)
    assert scene.shows(0) == (1, 0)
    assert scene.shows(1) == (0, 4)
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(1))


def test_two_faults_claimed_together_keep_their_own_places():
    """XVII.8: 4 made before the throw and 4 made by it. The second 4 come after B's own 4.

    By hand: B 0, A 0. A's 4 (first fault), B's 4 of the throw (takes two jetons, A loses his), A's 4 (second
    fault): neither is in bredouille any more.
    """
    scene = Scene()
    scene.coup(give=4)
    scene.lab(gain=4)
    scene.mark(1, 8)
    scene.claim(0, 8)
    assert scene.table.events[-1].right
    assert scene.shows(0) == (0, 8)
    assert scene.shows(1) == (0, 4)
    assert not scene.state.marks(0).bredouille
    assert not scene.state.marks(1).bredouille


# False ecoles and augmentation


def test_a_wrong_claim_is_undone_and_the_same_points_go_to_the_other():
    """XVII.9: fausse ecole."""
    scene = Scene()
    scene.coup(gain=4)
    scene.claim(1, 6)
    assert scene.shows(1) == (0, 6)
    scene.contest(0)
    assert scene.shows(1) == (0, 0)
    assert scene.shows(0) == (0, 10)
    assert scene.table.events[-1].right is True


def test_a_wrong_claim_stands_if_nobody_contests_before_throwing():
    """XVII.7: a contest is a claim too; it lapses with the contestant's throw."""
    scene = Scene()
    scene.coup(gain=4)
    scene.claim(1, 6)
    scene.coup()
    assert scene.shows(1) == (0, 6)
    scene.lab()
    with scene.refused("nothing_to_contest"):
        scene.contest(0)


def test_contesting_a_right_claim_adds_it_again():
    """XVII.10: augmentation."""
    scene = Scene()
    scene.coup(gain=8, marks=4)
    scene.claim(1, 4)
    scene.contest(0)
    assert scene.table.events[-1].right is False
    assert scene.shows(1) == (0, 8)
    assert scene.shows(0) == (0, 4)
    with scene.refused("nothing_to_contest"):
        scene.contest(0)


def test_nobody_contests_his_own_claim():
    """XVII.10: contesting is the other's."""
    scene = Scene()
    scene.coup(gain=4)
    scene.claim(1, 6)
    with scene.refused("nothing_to_contest"):
        scene.contest(1)


def test_a_wrong_claim_does_not_win_the_game_before_it_can_be_contested():
    """XVII.9: a wrong claim is undone; the last trou by a fausse ecole may be contested."""
    scene = Scene(his=jeton(10, trous=11))
    scene.coup()
    scene.claim(1, 2)
    assert not scene.state.form.history
    scene.contest(0)
    assert scene.shows(1) == (11, 10)


def test_a_wrong_claim_against_an_automatic_player_never_wins_the_game():
    """XVII.10: the program knows the truth and settles at once."""
    scene = Scene(AUTOMATIC, STRICT, his=jeton(10, trous=11))
    scene.coup()
    scene.claim(1, 2)
    assert not scene.state.form.history
    assert scene.shows(1) == (11, 10)
    assert scene.shows(0) == (0, 2)


# Leaving


def test_the_points_of_an_ecole_never_give_the_right_to_leave():
    """XVII.13: B's trou comes from the ecole."""
    scene = Scene(his=jeton(8))
    scene.coup(gain=4, marks=0)
    scene.claim(1, 4)
    assert scene.shows(1)[0] == 1
    with scene.refused("throw_first"):
        scene.act(do.Leave(1))
    scene.lab()
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(1))


def test_the_points_received_never_give_the_right_to_leave():
    """XVI.2: never on points given by the other's throw."""
    scene = Scene(his=jeton(8))
    scene.coup(give=4)
    scene.mark(1, 4)
    scene.lab()
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(1))


@pytest.mark.parametrize("how", ["claimed", "corrected"])
def test_who_marked_too_much_on_this_coup_cannot_leave_on_it(how):
    """XVII.13: once the excess of this coup has been taken up or put right, its player stays."""
    scene = Scene(mine=jeton(8))
    scene.lab(gain=4)
    scene.mark(0, 6)
    if how == "claimed":
        scene.claim(1, 2)
    else:
        scene.correct(1)
    assert scene.shows(0)[0] == 1
    with scene.refused("ecole_bars_leaving"):
        scene.act(do.Leave(0))
    scene.act(do.Stay(0))


# Automatic players


def test_an_automatic_player_cannot_be_sent_to_school():
    """XVII.1: the program marks; it never makes a fault and a claim against it is undone at once."""
    scene = Scene(AUTOMATIC, STRICT)
    scene.coup(gain=8)
    assert scene.faults(0) == []
    scene.claim(1, 8)
    assert [event.kind for event in scene.table.events[-2:]] == ["claimed", "contested"]
    assert scene.shows(1) == (0, 0)
    assert scene.shows(0) == (2, 4)


def test_an_automatic_player_may_claim_the_ecole_of_the_other():
    """XVII.1, XVII.7: the mode may differ per player; a claim is optional, so the program makes none by itself."""
    scene = Scene(STRICT, AUTOMATIC)
    scene.coup(gain=8, marks=4)
    assert scene.shows(1) == (0, 0)
    scene.claim(1, 4)
    assert scene.shows(1) == (0, 4)


def test_after_announcing_that_one_leaves_it_is_too_late_to_claim():
    """XVII.7: the claimant must claim before he throws; the leaver has thrown."""
    scene = Scene(mine=jeton(8))
    scene.lab(gain=4)
    scene.mark(0, 4)
    scene.act(do.Leave(0))
    with scene.refused("too_late_to_claim"):
        scene.claim(0, 12)


# Ecoles at the end of a game


def test_the_other_may_start_a_series_by_an_ecole_while_i_leave():
    """Art. XVI, XVII: A leaves with 12 forgotten; B's ecole is a trou after A's own. The marque ends all the same."""
    scene = Scene(written=True, mine=jeton(8, trous=5))
    scene.lab(gain=16)
    scene.mark(0, 4)
    scene.act(do.Leave(0))
    scene.claim(1, 12)
    scene.act(do.Agree(1))
    assert scene.state.form.history[0].result.trous == (6, 2)


def test_who_forgot_the_fichet_has_no_trou_to_leave_on_until_it_follows():
    """XVII.18: the board shows no trou; with the fichet moved one leaves, and the marque ends."""
    scene = Scene(written=True, mine=jeton(8), his=jeton(0, trous=7))
    scene.lab(gain=6)
    scene.mark(0, 6, trous=0)
    with scene.refused("cannot_leave"):
        scene.act(do.Leave(0))
    scene.mark(0, 0, trous=1)
    scene.act(do.Leave(0))
    scene.act(do.Agree(1))
    assert scene.state.form.history[0].result.trous == (1, 7)


def test_the_first_to_the_last_trou_wins_though_the_ecole_brings_the_other_there_too():
    """Art. XX: a game to one trou. A's own 4 make it; B's ecole of 12 comes after and too late."""
    scene = Scene(rules=Rules.of("loi-2013", trous=1), mine=jeton(8))
    scene.lab(gain=4)
    scene.mark(0, 16)
    scene.claim(1, 12)
    assert scene.state.form.history[0].result.trous == (1, 0)

"""XIX.16, the poule (Lep. VI)."""

from __future__ import annotations

import pytest

from trictrac.forms import FormError, Pairing, PartieResult, Poule, from_data, poule
from trictrac.rules import Rules

NAMES = ("Anne", "Bruno", "Claire", "Denis", "Elise", "Fabrice")
A, B, C, D = range(4)
FIRST, SECOND = PartieResult((12, 3)), PartieResult((3, 12))


def play(form: Poule, winners: str) -> Poule:
    """Games won by 0 or 1 of those who sit."""
    for winner in winners:
        form = form.record(SECOND if winner == "1" else FIRST)
    return form


def sits(form: Poule) -> tuple[int, int] | None:
    pairing = form.pairing()
    return pairing and pairing.sits


@pytest.mark.parametrize("count", [2, 7])
def test_three_to_six_players(count):
    with pytest.raises(FormError, match=f"The poule is for 3 to 6 players, not {count}"):
        poule((*NAMES, "Gilles")[:count])
    for fine in range(3, 7):
        poule(NAMES[:fine])


def test_an_agreed_number_of_trous():
    """A game goes to the trous of the rules, one die each for the primaute."""
    form = poule(NAMES[:3], Rules(trous=6))
    assert form.pairing() == Pairing((A, B), None, 6)
    with pytest.raises(FormError, match="trou number 6 of one player"):
        form.record(FIRST)


def test_the_two_highest_begin_the_rest_enter_in_order():
    """All draw, the two highest begin, entry in order of the draw; the loser goes to the end of the line."""
    form = poule(NAMES[:4], order=(C, A, D, B))
    assert (sits(form), form.line) == ((C, A), (D, B))
    form = play(form, "0")
    assert (sits(form), form.line) == ((C, D), (B, A))
    form = play(form, "1")
    assert (sits(form), form.line) == ((D, B), (A, C))
    form = play(form, "0")
    assert (sits(form), form.line) == ((D, A), (C, B))


def test_every_entry_pays_the_stake():
    """Every entry, each return included; the one who stays pays nothing more."""
    form = play(poule(NAMES[:4], stake=5), "0101")
    entries = [(entry.marque, entry.payer) for entry in form.account().entries if entry.reason == "entry"]
    assert entries == [(1, A), (1, B), (2, C), (3, D), (4, B)]
    assert form.pot == 5 * 6, "the next to play has sat down and paid"
    assert poule(NAMES[:4], stake=5).pot == 10


def test_the_pot_goes_to_whoever_beats_all_the_others_running():
    """Four players: three in unbroken succession."""
    form = play(poule(NAMES[:4], stake=5), "00")
    assert (form.streak, form.winner) == (2, None)
    won = play(form, "0")
    assert won.is_over
    assert (won.winner, won.pot) == (A, 20)
    assert won.account().totals == (15, -5, -5, -5)
    # Denis breaks the succession; Anne must begin again.
    broken = play(form, "1")
    assert (broken.streak, sits(broken)) == (1, (D, B))
    later = play(broken, "00")
    # He beat Anne, Bruno and Claire; six entries of 5.
    assert later.winner == D
    assert later.account().totals == (-5, -10, -10, 25)
    with pytest.raises(FormError, match="over"):
        later.record(FIRST)


def test_stopping_early_shares_the_pot():
    """Stopping early shares it, between all; odd jetons one each in the order of the draw."""
    form = play(poule(NAMES[:4], stake=5, order=(C, A, D, B)), "01").stop()
    assert form.is_over
    # Three entries: Claire, Anne, Denis; 15 = 4 + 4 + 4 + 3 in the order Claire, Anne, Denis, Bruno.
    assert form.pot == 15
    assert form.account().totals == (-1, 3, -1, -1)
    assert from_data(form.to_data()) == form
    with pytest.raises(FormError, match="over already"):
        form.stop()


def test_a_game_broken_off_is_void():
    """Only entries of games played to the end count; before the first nobody owes anything."""
    form = poule(NAMES[:3], stake=5).stop()
    assert form.account().entries == ()
    assert form.pot == 0


@pytest.mark.parametrize("order", [(0, 1), (0, 1, 1), (1, 2, 3), (0, 1, "2"), (True, False, 2)])
def test_the_draw_names_everybody_once(order):
    with pytest.raises(FormError, match="the order of the draw names every player once"):
        poule(NAMES[:3], order=order)

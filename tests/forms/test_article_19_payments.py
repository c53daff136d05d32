"""What a refait does not pay and what decides the queue with three (XIX.10, XIX.11). Figures worked by hand."""

from __future__ import annotations

import pytest

from trictrac.forms import AEcrire, PartieResult, a_ecrire

THREE = ("Anne", "Bruno", "Claire")
REFAIT = PartieResult((7, 7))


def entries(form: AEcrire, reason: str) -> list[tuple[int | str, int | str, int]]:
    return [(entry.payer, entry.payee, entry.jetons) for entry in form.account().entries if entry.reason == reason]


def test_a_refait_is_no_defeat_and_lays_no_jeton_aside():
    """Art. XIX: three refaits and two marques: two jetons are laid aside, not five."""
    form = a_ecrire(THREE[:2], 2)
    for result in (REFAIT, REFAIT, PartieResult((7, 5)), REFAIT, PartieResult((6, 9))):
        form = form.record(result)
    assert entries(form, "aside") == [(1, "queue", 1), (0, "queue", 1)]
    # 7 + 8 - 5 = 10 after two refaits, 9 + 4 - 6 = 7 after one: Anne has 3 more and the queue.
    assert entries(form, "queue") == [("queue", 0, 2)]
    assert form.account().totals == (10 - 7 + 1, -4)


@pytest.mark.parametrize("refaits", [0, 1, 3])
def test_refaits_count_in_no_contingent(refaits: int):
    """Art. XIX: of eight marques lost 5-3 one is beyond the four, however often some of them were played again."""
    form = a_ecrire(THREE[:2], 8)
    for loser in (1, 1, 0, 1, 0, 1, 0, 1):
        for _ in range(refaits):
            form = form.record(REFAIT)
        form = form.record(PartieResult((5, 7) if loser == 0 else (7, 5)))
    assert form.is_over
    assert entries(form, "bets") == [(1, 0, 28)]


def test_with_three_a_refait_pays_the_resting_player_nothing():
    """Art. XIX: the loser pays him, and a refait has none; the marque that follows pays him the doubled consolation."""
    form = a_ecrire(THREE, 3).record(REFAIT).record(REFAIT)
    assert form.account().totals == (0, 0, 0)
    form = form.record(PartieResult((5, 7)))
    # 7 + 8 - 5 to the winner, 8 to the one who rested.
    assert form.account().totals == (-18, 10, 8)


def test_the_consolations_of_a_resting_player_count_for_the_queue():
    """Art. XIX: the queue goes to him who won most in the marques, whether he sat or rested.

    Anne 6-5 Bruno: 3, and 2 to Claire. Bruno 6-1 Claire in petite bredouille: 15, and 4 to Anne.
    Anne 8-2 Claire: 8, and 2 to Bruno. At the board Bruno won 12 and Anne 11; in all Anne 15 and Bruno 12.
    """
    form = a_ecrire(THREE, 3)
    for result in (PartieResult((6, 5)), PartieResult((6, 1), (True, False)), PartieResult((2, 8))):
        form = form.record(result)
    assert form.account().balance(["marque"]) == {0: 11, 1: 12, 2: -23}
    assert form.account().balance(["marque", "consolation"]) == {0: 15, 1: 12, 2: -27}
    assert entries(form, "queue") == [("queue", 0, 3)]

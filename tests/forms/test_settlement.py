"""XIX.10–XIX.15: consolation of the resting player, queue, bets, fiches. Figures worked by hand."""

from __future__ import annotations

import pytest

from trictrac.forms import Account, AEcrire, PartieResult, a_ecrire, fiches_of, poule
from trictrac.forms.account import shared
from trictrac.forms.settlement import bets, queue
from trictrac.rules import LOI_2013, USAGE_19E, Rules

THREE = ("Anne", "Bruno", "Claire")
ALONE = ((0,), (1,), (2,))
TWO = ((0,), (1,))


def entries(account: Account, *reasons: str) -> list[tuple[int | str, int | str, int]]:
    return [(entry.payer, entry.payee, entry.jetons) for entry in account.entries if entry.reason in reasons]


def losses(form: AEcrire, losers: list[int]) -> AEcrire:
    """Plays to the end, each marque 7 to 5, lost by the player named."""
    for loser in losers:
        pairing = form.pairing()
        assert pairing is not None
        assert loser in pairing.sits
        form = form.record(PartieResult((7, 5) if pairing.sits[1] == loser else (5, 7)))
    assert form.is_over
    return form


def test_three_the_loser_also_pays_the_resting_player():
    """The consolation, as multiplied by bredouille and refaits."""
    form = a_ecrire(THREE, 3).record(PartieResult((9, 8)))
    assert entries(form.account(), "marque", "consolation") == [(1, 0, 3), (1, 2, 2)]
    form = a_ecrire(THREE, 3).record(PartieResult((12, 6), (True, False)))
    assert entries(form.account(), "marque", "consolation") == [(1, 0, 50), (1, 2, 8)]
    form = a_ecrire(THREE, 3).record(PartieResult((7, 7))).record(PartieResult((6, 1), (True, False)))
    # (6 + 4) x 2 - 1 to the winner, 4 x 2 to the one who rested
    assert entries(form.account(), "marque", "consolation") == [(1, 0, 19), (1, 2, 8)]
    usage = a_ecrire(THREE, 3, USAGE_19E)
    for _ in range(2):
        usage = usage.record(PartieResult((7, 7)))
    usage = usage.record(PartieResult((6, 9)))
    assert entries(usage.account(), "marque", "consolation") == [(0, 1, 9), (0, 2, 6)]  # 9 + 6 - 6


@pytest.mark.parametrize(("aside", "laid"), [(0, 0), (1, 2), (2, 4)])
def test_the_queue_goes_to_the_most_jetons(aside, laid):
    """One jeton per defeat laid aside, option two; none = no queue. 8 - 5 jetons of the marques to Anne."""
    form = a_ecrire(THREE[:2], 2, Rules(jetons_aside=aside))
    form = form.record(PartieResult((12, 6))).record(PartieResult((4, 7)))
    account = form.account()
    assert entries(account, "marque") == [(1, 0, 8), (0, 1, 5)]
    assert entries(account, "queue") == ([("queue", 0, laid)] if laid else [])
    assert account.totals == (3 + aside, -3 - aside)


def test_the_queue_is_decided_before_the_bets():
    """To the most jetons before the bets: Bruno wins three marques of four by a jeton, Anne one of fifty."""
    form = a_ecrire(THREE[:2], 4).record(PartieResult((12, 6), (True, False)))
    for _ in range(3):
        form = form.record(PartieResult((8, 9)))
    account = form.account()
    # Anne +50 - 9 = 41 and takes the queue of 4, of which she laid 3; she lost 3 of 4, so one bet of 28.
    assert entries(account, "queue") == [("queue", 0, 4)]
    assert entries(account, "bets") == [(0, 1, 28)]
    assert account.totals == (41 + 4 - 3 - 28, -14)


def test_the_queue_is_shared_on_equality():
    """Shared on equality; what does not divide goes one each in the order of the players."""
    form = a_ecrire(THREE[:2], 2).record(PartieResult((7, 5))).record(PartieResult((5, 7)))
    assert entries(form.account(), "queue") == [("queue", 0, 1), ("queue", 1, 1)]
    assert form.account().totals == (0, 0)
    paid = [(entry.payee, entry.jetons) for entry in queue([4, -8, 4], 9, ALONE)]
    assert paid == [(0, 5), (2, 4)]
    assert shared(11, 3) == [4, 4, 3]


def test_bets_between_two():
    """loi-2013: contingent = half the marques; 8 marques lost 5-3 -> 28, 6-2 -> 36; 4-4 nothing."""
    for lost, price in ((4, None), (5, 28), (6, 36), (7, 44), (8, 52)):
        decided = [(0, 1)] * lost + [(1, 0)] * (8 - lost)
        paid = [(entry.payer, entry.payee, entry.jetons) for entry in bets(decided, TWO, LOI_2013)]
        assert paid == ([] if price is None else [(1, 0, price)])
        assert paid == [(entry.payer, entry.payee, entry.jetons) for entry in bets(decided, TWO, USAGE_19E)]


def test_the_contingent_is_rounded_down():
    """Half the marques those two played, rounded down: of 3, lost 2 is one beyond, lost 3 is two."""
    for lost, price in ((2, 28), (3, 36)):
        decided = [(0, 1)] * lost + [(1, 0)] * (3 - lost)
        assert [(entry.payer, entry.jetons) for entry in bets(decided, TWO, LOI_2013)] == [(1, price)]


def test_three_by_pairs_two_postillons():
    """loi-2013: with three players one may win or lose two postillons, one per opponent.

    12 marques, each pair meets four times; Anne loses three to each, the others are even.
    """
    form = losses(a_ecrire(THREE, 12), [0, 0, 1, 0, 0, 1, 0, 0, 2, 1, 2, 2])
    assert entries(form.account(), "bets") == [(0, 1, 28), (0, 2, 28)]


@pytest.mark.parametrize(
    ("lost", "paid"),
    [
        ((6, 3, 3), [(0, 1, 28), (0, 2, 28)]),
        ((6, 4, 2), [(0, 2, 36)]),
        ((5, 5, 2), [(0, 2, 28), (1, 2, 28)]),
        ((4, 4, 4), []),
        ((7, 3, 2), [(0, 1, 28), (0, 2, 36)]),
        ((2, 3, 7), [(2, 0, 36), (2, 1, 28)]),
        ((6, 5, 1), [(0, 2, 36), (1, 2, 28)]),
        ((8, 4, 0), [(0, 2, 52)]),
    ],
)
def test_three_by_totals(lost, paid):
    """usage-19e: contingent = a third of all marques, those above it pay those below it."""
    decided = [((loser + 1) % 3, loser) for loser in range(3) for _ in range(lost[loser])]
    assert [(entry.payer, entry.payee, entry.jetons) for entry in bets(decided, ALONE, USAGE_19E)] == paid


def test_totals_through_a_whole_evening():
    """12 marques lost 6/3/3: Anne pays 28 to each. She sits in eight of them."""
    form = losses(a_ecrire(THREE, 12, USAGE_19E), [0, 1, 0, 0, 1, 0, 0, 2, 0, 1, 2, 2])
    lost = [sum(played.loser == player for played in form.history) for player in range(3)]
    assert lost == [6, 3, 3]
    assert entries(form.account(), "bets") == [(0, 1, 28), (0, 2, 28)]
    assert sum(form.account().totals) == 0


def test_teams_share():
    """Four: bets and queue between the two sides; partners share, an odd jeton falls to the one named first."""
    form = a_ecrire([*THREE, "Denis"], 4)
    for trous in ((8, 6), (6, 3), (10, 7), (4, 6)):
        form = form.record(PartieResult(trous))
    # Anne & Bruno: +4 - 5 + 5 + 4 = 8; queue 4 of which they laid 1; the others lost 3 of 4: 28. In all 39.
    assert form.account().totals == (20, 19, -20, -19)
    assert form.account().sentence(form.account().entries[0], "en") == (
        "Marqué 1: Claire & Denis give Anne & Bruno 4 jetons: Anne beats Claire 8–6, (8 + 2) − 6 = 4."
    )


def test_chouette_is_paid_by_the_associates_together():
    """One side of one, one of two; nobody rests, so no second consolation."""
    form = a_ecrire(THREE, 2, Rules(jetons_aside=0), "chouette")
    form = form.record(PartieResult((9, 8))).record(PartieResult((5, 7)))
    # -3 and +4 for the associates, who lost one of two: no bet; the odd jeton is Bruno's, named first.
    assert entries(form.account(), "consolation", "bets") == []
    assert form.account().totals == (-1, 1, 0)


def test_before_the_end_the_account_is_the_marques():
    form = a_ecrire(THREE, 3).record(PartieResult((9, 8)))
    account = form.account()
    assert not account.final
    assert {entry.reason for entry in account.entries} == {"marque", "consolation"}
    assert account.totals == (3, -5, 2)


@pytest.mark.parametrize(
    ("jetons", "fiche", "fiches"),
    [(0, 10, 0), (4, 10, 0), (5, 10, 1), (14, 10, 1), (15, 10, 2), (-4, 10, 0), (-5, 10, -1), (146, 10, 15), (7, 1, 7)],
)
def test_fiches(jetons, fiche, fiches):
    """10 jetons by default, 5 or more left over counts as one."""
    assert fiches_of(jetons, fiche) == fiches


@pytest.mark.parametrize(("jetons", "fiches"), [(12, 2), (13, 3), (-13, -3)])
def test_a_fiche_of_five(jetons, fiches):
    """The value of a fiche is settable; half of it or more left over counts as one."""
    assert fiches_of(jetons, 5) == fiches


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_sentence_of_an_account_begins_with_a_capital_letter(lang):
    """The queue and the pot pay too, and they are common nouns."""
    written = losses(a_ecrire(("anne", "Bruno"), 2), [0, 0])
    pot = poule(("anne", "Bruno", "Claire"), stake=2).record(PartieResult((12, 3))).stop()
    for form in (written, pot):
        for line in form.account().lines(lang):
            assert line[0].isupper(), line
            assert line.endswith("."), line
    assert any(line.startswith(("The queue gives", "La queue donne")) for line in written.account().lines(lang))

"""The options that the law and the treatises name for the written game: law.md II.3, XIX.8, XIX.11, XIX.17–XIX.19."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from trictrac.forms import FormError, PartieResult, a_ecrire, from_data, wished
from trictrac.forms.evening import read_evening
from trictrac.forms.marque import multiple, value
from trictrac.rules import Rules
from trictrac.table import Mode, Setting, Table
from trictrac.table import events as happened
from trictrac.table.actions import Join

NAMES = ("Anne", "Bruno", "Claire", "Denis", "Elise")


def rules(**options):
    return Rules.of("loi-2013", **options)


def played(form, trous=(8, 2)):
    """An evening in which the one who stays, or the first, wins every marque."""
    while form.pairing():
        form = form.record(PartieResult(trous))
    return form


@pytest.mark.parametrize(("trous", "times"), [(5, 1), (6, 2), (12, 4), (18, 8), (24, 16), (30, 32), (36, 64)])
def test_a_series_may_go_on_doubling_every_six_trous(trous, times):
    """Lep. VI: eightfold at eighteen, sixteenfold at twenty-four, and so on, always doubling from six to six."""
    assert multiple(trous, True, rules(endless_series=True)) == times
    assert multiple(trous, True, rules(long_series=True)) == min(times, 16)
    assert multiple(trous, True, rules()) == min(times, 4)
    assert multiple(trous, False, rules(endless_series=True)) == 1


def test_thirty_trous_in_one_endless_series_are_paid_thirty_two_times():
    """Lep. VI; XIX.7: (30 + 2) × 32 − 1."""
    assert value(30, 1, True, 0, rules(endless_series=True)) == 1023
    evening = a_ecrire(NAMES[:2], 2, rules(endless_series=True)).record(PartieResult((30, 1), (True, False)))
    assert "32-fold bredouille, (30 + 2) × 32 − 1 = 1023" in evening.account().lines("en")[0]


@pytest.mark.parametrize("fiches", [2, 3, 4])
def test_a_fixed_queue_is_paid_by_who_lost_most_to_who_won_most(fiches):
    """Lep. VI: two, three or four fiches; no jeton is laid aside."""
    evening = played(a_ecrire(NAMES[:2], 2, rules(queue_fiches=fiches)))
    entries = [(entry.reason, entry.jetons) for entry in evening.account().entries]
    assert entries == [("marque", 8), ("marque", 8), ("fixed", 10 * fiches), ("queue", 10 * fiches), ("bets", 28)]
    assert evening.account().totals == (16 + 10 * fiches + 28, -16 - 10 * fiches - 28)


def test_a_fixed_queue_has_the_value_of_the_fiche_and_is_shared_by_equals():
    """Lep. VI, XIX.15: two fiches of five jetons; Anne won most, Bruno and Claire lost alike."""
    evening = a_ecrire(NAMES[:3], 3, rules(queue_fiches=3, fiche=5))
    for trous in ((8, 2), (6, 6), (2, 8), (2, 8)):
        evening = evening.record(PartieResult(trous))
    won = evening.account().balance(("marque", "consolation"))
    queue = evening.account().balance(("fixed", "queue"))
    losers = [player for player in won if won[player] == min(won.values())]
    assert sum(queue.values()) == 0
    assert queue[max(won, key=won.__getitem__)] == 15
    assert sorted(-queue[player] for player in losers) == ([15] if len(losers) == 1 else [7, 8])


def test_nobody_pays_a_fixed_queue_when_all_are_equal():
    """Lep. VI: an account without a loser has no queue."""
    evening = a_ecrire(NAMES[:2], 2, rules(queue_fiches=4))
    evening = evening.record(PartieResult((8, 2))).record(PartieResult((2, 8)))
    assert evening.account().totals == (0, 0)


def test_a_marque_may_have_a_limit_of_trous():
    """Art. II: the number of trous is not limited, but the players may decide otherwise."""
    evening = a_ecrire(NAMES[:2], 2, rules(marque_limit=12))
    assert evening.target == 12
    assert evening.pairing().target == 12
    evening.record(PartieResult((12, 3), (True, False)))
    evening.record(PartieResult((7, 3), left_by=0))
    with pytest.raises(FormError, match="trou number 12"):
        evening.record(PartieResult((13, 3)))


@pytest.mark.parametrize("limit", [1, 5, 101, -6])
def test_a_limit_leaves_room_for_the_six_trous_of_a_marque(limit):
    """Art. II: a marque needs six."""
    with pytest.raises(ValueError, match="limited to 6 to 100 trous"):
        rules(marque_limit=limit)


def marks(table, player, trous):
    """So many trous marked by hand at once: an excess that nobody takes up."""
    state = table.state
    state.ledger.marks = tuple(
        mark if seat != state.sits.index(player) else type(mark)(trous=trous)
        for seat, mark in enumerate(state.ledger.marks)
    )


def test_the_board_ends_a_marque_at_its_limit_and_leaving_ends_it_before():
    """Art. II: at the limit it ends at once, whoever's throw it is; with six trous by leaving, as ever."""
    table = Table(a_ecrire(NAMES[:2], 2, rules(marque_limit=8)), Setting((Mode.AUTOMATIC,) * 2), lambda: 1)
    for player in (0, 1):
        table.act(Join(player))
    assert table.state.is_marque
    marks(table, 0, 6)
    assert table.state.leaving_ends
    assert not table.state.has_winner
    marks(table, 0, 9)
    assert table.state.has_winner
    (ended, *_) = table.catch_up(0.0)
    assert isinstance(ended, happened.Ended)
    assert ended.result == (8, 0)
    assert ended.first is None
    assert table.state.form.history[0].trous == (8, 0)


@pytest.mark.parametrize(("count", "kind", "marques"), [(4, "tourner-quatre", 12), (5, "tourner-cinq", 10)])
@pytest.mark.parametrize("way", ["winner", "loser"])
def test_four_and_five_a_tourner(count, kind, marques, way):
    """Lep. VI: several persons each for themselves; XIX.2: two marques running, everybody meets everybody alike."""
    evening = played(a_ecrire(NAMES[:count], 2 * marques, rules(gives_way=way), kind))
    sat = [each.pairing.sits for each in evening.history]
    meetings = Counter(map(frozenset, sat))
    assert len(meetings) == count * (count - 1) // 2
    assert len(set(meetings.values())) == 1
    gives_way = evening.history[0].winner if way == "winner" else evening.history[0].loser
    assert gives_way not in sat[1]
    for before, after in pairwise(evening.history):
        stays = set(before.pairing.sits) & set(after.pairing.sits)
        assert stays == {after.first}, "the one who stays has the primaute (V.6)"
    runs = ["".join("x" if player in pair else "." for pair in sat) for player in range(count)]
    for player, run in enumerate(runs):
        lengths = [len(part) for part in run.split(".") if part]
        assert lengths == [1, *[2] * (len(lengths) - 2), 1] if player == gives_way else set(lengths) == {2}, run


@pytest.mark.parametrize(("count", "kind"), [(4, "tourner-quatre"), (5, "tourner-cinq")])
def test_everybody_who_rests_gets_the_consolation(count, kind):
    """Lep. VI: the idle player receives from the loser as much consolation as the winner."""
    evening = wished("a-ecrire", {"kind": kind}, NAMES[:count]).record(PartieResult((8, 2)))
    paid = [entry for entry in evening.account().entries if entry.reason == "consolation"]
    assert [(entry.payer, entry.payee, entry.jetons) for entry in paid] == [(1, who, 2) for who in range(2, count)]
    assert sum(evening.account().totals) == 0


def test_the_number_of_marques_lets_everybody_meet_alike():
    """XIX.19; law XIX: with four a multiple of twelve, with five of ten."""
    with pytest.raises(FormError, match="multiple of 12"):
        a_ecrire(NAMES[:4], 8, kind="tourner-quatre")
    with pytest.raises(FormError, match="multiple of 10"):
        a_ecrire(NAMES[:5], 15, kind="tourner-cinq")
    assert wished("a-ecrire", {}, NAMES[:5]).settings() == {"kind": "tourner-cinq", "marques": 10}
    assert wished("a-ecrire", {}, NAMES[:4]).settings()["kind"] == "equipes"


@pytest.mark.parametrize("count", [3, 4, 5])
def test_lots_are_drawn_for_the_first_marque(count):
    """Law XIX: lots say who plays the first marque; the others enter as they were drawn."""
    kind = {3: "tourner", 4: "tourner-quatre", 5: "tourner-cinq"}[count]
    evening = wished("a-ecrire", {"kind": kind, "rules": "lots=true"}, NAMES[:count])
    assert evening.draws == "order"
    order = tuple(reversed(range(count)))
    drawn = evening.drawn(order)
    assert drawn.pairing().sits == order[:2]
    assert drawn.pairing().first is None
    after = drawn.record(PartieResult((8, 2)))
    assert after.pairing().sits == order[1:3]
    assert from_data(after.to_data()) == after


def test_lots_are_for_those_who_play_alone():
    """Law XIX names three players; teams and the chouette are seated as they are listed."""
    assert a_ecrire(NAMES[:3], 6).draws is None
    assert a_ecrire(NAMES[:4], 8, rules(lots=True)).draws is None
    with pytest.raises(FormError, match="no lots"):
        wished("a-ecrire", {"kind": "chouette", "order": [2, 1, 0]}, NAMES[:3])
    with pytest.raises(FormError, match="names every player once"):
        wished("a-ecrire", {"kind": "tourner", "order": [2, 1, 1]}, NAMES[:3])


def test_a_file_settles_an_evening_with_these_options():
    """docs/forms.md, the file: lots, a limit and a fixed queue."""
    evening = read_evening(
        'form = "tourner"\nplayers = ["Anne", "Bruno", "Claire"]\norder = ["Claire", "Anne", "Bruno"]\n'
        'rules = "lots=true marque_limit=12 queue_fiches=2"\n'
        "[[marque]]\ntrous = {Claire = 12, Anne = 4}\n[[marque]]\ntrous = {Anne = 7, Bruno = 6}\n"
        "[[marque]]\ntrous = {Bruno = 9, Claire = 3}\n"
    )
    assert evening.form.is_over
    reasons = Counter(entry.reason for entry in evening.form.account().entries)
    assert reasons["fixed"] == reasons["queue"] == 1
    assert reasons["aside"] == 0

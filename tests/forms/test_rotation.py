"""V.5, V.6, XIX.1–XIX.6: who sits, who begins, how many marques."""

from __future__ import annotations

import pytest

from trictrac.forms import AEcrire, FormError, PartieResult, a_ecrire
from trictrac.rules import Rules

NAMES = ("Anne", "Bruno", "Claire", "Denis")
A, B, C, D = range(4)


def seats(form: AEcrire, winners: str) -> list[tuple[tuple[int, int], int | None]]:
    """Plays marques won by 0 or 1 of those who sit ("=" a refait); who sat and who began."""
    line = []
    for winner in winners:
        pairing = form.pairing()
        assert pairing is not None
        line.append((pairing.sits, pairing.first))
        trous = {"0": (7, 5), "1": (5, 7), "=": (8, 8)}[winner]
        form = form.record(PartieResult(trous, first=0 if pairing.first is None else None))
    return line


def test_two_players_alternate():
    """Two players: primaute alternates; a refait keeps it. The first has one die each."""
    line = seats(a_ecrire(NAMES[:2], 4), "01=10")
    assert [first for _, first in line] == [None, B, A, A, B]
    assert {sits for sits, _ in line} == {(A, B)}


def test_two_players_alternate_from_whoever_began():
    form = a_ecrire(NAMES[:2], 4).record(PartieResult((7, 5), first=1))
    pairing = form.pairing()
    assert pairing is not None
    assert pairing.first == A


def test_two_players_winner_of_the_last_marque():
    """Option: winner of the last marque."""
    line = seats(a_ecrire(NAMES[:2], 6, Rules(primaute="winner")), "110=01")
    assert [first for _, first in line] == [None, B, B, A, A, A]


def test_the_primaute_is_checked():
    form = a_ecrire(NAMES[:2], 2).record(PartieResult((7, 5), first=0))
    with pytest.raises(FormError, match="Bruno has the primauté here"):
        form.record(PartieResult((7, 5), first=0))


@pytest.mark.parametrize("marques", [1, 3, 7])
def test_two_players_need_an_even_number(marques):
    with pytest.raises(FormError, match="a multiple of 2 marqués"):
        a_ecrire(NAMES[:2], marques)


def test_three_the_winner_gives_way():
    """After the first marque its winner gives way, then each plays two running; the one who stays begins.

    Anne wins the first: Bruno stays for Claire, Claire for Anne, Anne for Bruno, and round again.
    """
    line = seats(a_ecrire(NAMES[:3], 6), "000000")
    assert line == [((A, B), None), ((B, C), B), ((C, A), C), ((A, B), A), ((B, C), B), ((C, A), C)]


def test_three_only_the_first_marque_decides_who_gives_way():
    """Winners of later marques change nothing."""
    assert seats(a_ecrire(NAMES[:3], 6), "001101")[1:] == seats(a_ecrire(NAMES[:3], 6), "010010")[1:]


def test_three_the_loser_gives_way():
    """Option: its loser (Lep. VI). Anne wins and stays for Claire; Bruno plays the last."""
    line = seats(a_ecrire(NAMES[:3], 6, Rules(gives_way="loser")), "000000")
    assert line == [((A, B), None), ((A, C), A), ((C, B), C), ((B, A), B), ((A, C), A), ((C, B), C)]


def test_three_refait_of_the_first_marque():
    """A refait is played by the same two with the same primaute; the first decided marque turns the table."""
    line = seats(a_ecrire(NAMES[:3], 3), "==100")
    assert line == [((A, B), None), ((A, B), A), ((A, B), A), ((A, C), A), ((C, B), C)]


@pytest.mark.parametrize("marques", [6, 9, 12])
def test_three_every_pair_meets_equally_often(marques):
    """Art. XIX: each meets each of his opponents as often as they meet each other."""
    line = [frozenset(sits) for sits, _ in seats(a_ecrire(NAMES[:3], marques), "0" * marques)]
    assert {pair: line.count(pair) for pair in line} == dict.fromkeys(
        [frozenset({A, B}), frozenset({B, C}), frozenset({A, C})], marques // 3
    )
    plays = ["".join("x" if player in pair else "." for pair in line) for player in (A, B, C)]
    # Anne, the first to give way, plays one at the beginning and one at the end.
    assert plays[A].startswith("x.xx")
    assert plays[A].endswith(".x")
    for player in (B, C):
        assert {len(run) for run in plays[player].split(".") if run} == {2}


@pytest.mark.parametrize("marques", [1, 4, 8])
def test_three_need_a_multiple_of_three(marques):
    with pytest.raises(FormError, match="a multiple of 3 marqués"):
        a_ecrire(NAMES[:3], marques)


def test_four_in_teams():
    """The winner of the first marque gives way to his partner, then each retires after two; the stayer begins.

    Anne & Bruno against Claire & Denis; Anne beats Claire.
    """
    line = seats(a_ecrire(NAMES, 8), "00000000")
    assert line == [
        ((A, C), None),
        ((C, B), C),
        ((B, D), B),
        ((D, A), D),
        ((A, C), A),
        ((C, B), C),
        ((B, D), B),
        ((D, A), D),
    ]


def test_four_the_loser_gives_way():
    """Option (Lep. VI): the loser makes room for his partner."""
    assert seats(a_ecrire(NAMES, 4, Rules(gives_way="loser")), "0000") == [
        ((A, C), None),
        ((A, D), A),
        ((D, B), D),
        ((B, C), B),
    ]


@pytest.mark.parametrize("marques", [2, 6])
def test_four_need_a_multiple_of_four(marques):
    """Art. XIX: a multiple of the number of players."""
    with pytest.raises(FormError, match="a multiple of 4 marqués"):
        a_ecrire(NAMES, marques)


def test_chouette():
    """One against two associates, two marques each; the chouette begins the first of each pair, he the second."""
    line = seats(a_ecrire(NAMES[:3], 6, kind="chouette"), "01=1001")
    assert line == [((A, B), A), ((A, B), B), ((A, C), A), ((A, C), A), ((A, C), C), ((A, B), A), ((A, B), B)]


@pytest.mark.parametrize(
    ("kind", "players", "sentence"),
    [
        ("tourner", 2, "The written game à tourner, for three is for 3 players, not 2"),
        ("chouette", 4, "The chouette is for 3 players, not 4"),
        ("equipes", 3, "The written game in teams is for 4 players, not 3"),
        (None, 1, "The written game for two is for 2 players, not 1"),
        (
            "cinq",
            3,
            "the written game is one of deux, tourner, equipes, chouette, tourner-quatre, tourner-cinq, not 'cinq'",
        ),
    ],
)
def test_numbers_of_players(kind, players, sentence):
    with pytest.raises(FormError) as error:
        a_ecrire(NAMES[:players], 12, kind=kind)
    assert str(error.value) == sentence

"""Random evenings of every form, played to the end and proved: for the property tests and ``make proof``.

The checks restate article XIX from the list of parties alone; they do not ask the code that they test.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

from trictrac.forms import AEcrire, Form, Pairing, PartieResult, Poule, a_ecrire, from_data, ordinary, poule
from trictrac.rules import Rules

NAMES = ("Anne", "Bruno", "Claire", "Denis", "Elise", "Fabrice")
STEP = {"deux": 2, "tourner": 3, "equipes": 4, "chouette": 2, "tourner-quatre": 12, "tourner-cinq": 10}
SIZE = {"deux": 2, "tourner": 3, "equipes": 4, "chouette": 3, "tourner-quatre": 4, "tourner-cinq": 5}
KINDS = tuple(SIZE)
ALONE = ("tourner", "tourner-quatre", "tourner-cinq")


def random_rules(rng: random.Random) -> Rules:
    """Any rules at all."""
    return Rules.of(
        rng.choice(["loi-2013", "usage-19e"]),
        trous=rng.choice([1, 6, 12, 12, 12]),
        stakes=rng.choice(["simple", "double", "quadruple"]),
        consolation=rng.choice(["doubling", "adding"]),
        gives_way=rng.choice(["winner", "loser"]),
        primaute=rng.choice(["alternate", "winner"]),
        jetons_aside=rng.choice([0, 1, 2]),
        bets=rng.choice(["pairs", "totals"]),
        fiche=rng.choice([1, 5, 10]),
        long_series=rng.random() < 0.5,
        endless_series=rng.random() < 0.3,
        queue_fiches=rng.choice([0, 0, 2, 3, 4]),
        marque_limit=rng.choice([0, 0, 12, 30]),
        lots=rng.random() < 0.3,
    )


def random_form(rng: random.Random) -> Form:
    """Any form before its first partie."""
    rules = random_rules(rng)
    which = rng.choice(["ordinary", "poule", *KINDS])
    if which == "ordinary":
        return ordinary(NAMES[:2], rules, rng.randint(1, 20), rng.randint(1, 6))
    if which == "poule":
        count = rng.randint(3, 6)
        return poule(NAMES[:count], rules, rng.randint(1, 20), rng.sample(range(count), count))
    form = a_ecrire(NAMES[: SIZE[which]], STEP[which] * rng.randint(1, 6), rules, which)
    return form.drawn(tuple(rng.sample(range(SIZE[which]), SIZE[which])))


def random_result(rng: random.Random, pairing: Pairing, written: bool) -> PartieResult:
    """Any partie that the board could give: trous, series and leaving as the pegs would stand."""
    if not written:
        trous = [pairing.target, rng.randrange(pairing.target)]
    elif rng.random() < 0.2:
        trous = [rng.randint(6, 12)] * 2
    else:
        most = pairing.target or 31
        trous = [rng.choice([6, 7, 8, 9, 11, 12, 14, 18, 25, 31]), 0]
        trous[0] = min(trous[0], most)
        trous[1] = rng.randrange(trous[0])
    if rng.random() < 0.5:
        trous.reverse()
    # Either nobody's series stands, or one's; a player alone with trous has it in any case.
    series = [False, False]
    alone = [who for who in (0, 1) if trous[1 - who] == 0]
    whose = alone[0] if alone else rng.choice([None, 0, 1])
    if whose is not None:
        series[whose] = True
    left_by = None
    if written:
        can_leave = [who for who in (0, 1) if trous[who] and not series[1 - who]]
        left_by = rng.choice([None, *can_leave])
    first = rng.choice([None, 0, 1]) if pairing.first is None else None
    return PartieResult((trous[0], trous[1]), (series[0], series[1]), left_by, first)


def play(form: Form, rng: random.Random, stop: float = 0.02) -> Form:
    """To the end; a poule now and then stops early."""
    while (pairing := form.pairing()) is not None:
        check_pairing(form, pairing)
        if isinstance(form, Poule) and (rng.random() < stop or len(form.history) > 500):
            return form.stop()
        form = form.record(random_result(rng, pairing, isinstance(form, AEcrire)))
        if rng.random() < 0.1:
            assert sum(form.account().totals) == 0
    return form


def check_pairing(form: Form, pairing: Pairing) -> None:
    """Two different players, one of them begins; what the forms' rules ask of the next seats."""
    one, other = pairing.sits
    assert one != other
    assert {one, other} <= set(range(len(form.players)))
    assert pairing.first in (None, one, other)
    if form.history and form.history[-1].is_refait:
        last = form.history[-1]
        assert pairing.sits == last.pairing.sits
        assert pairing.first == last.first
    elif form.history and isinstance(form, AEcrire) and form.kind in (*ALONE, "equipes"):
        # Exactly one stays, and has the primaute.
        assert set(pairing.sits) & set(form.history[-1].pairing.sits) == {pairing.first}
    if isinstance(form, Poule):
        assert sorted([*pairing.sits, *form.line]) == list(range(len(form.players)))


def prove(form: Form) -> None:
    """Everything that must hold of an evening that is over."""
    assert form.is_over
    account = form.account()
    assert account.final
    assert sum(account.totals) == 0
    assert all(entry.jetons >= 0 for entry in account.entries)
    for lang in ("en", "fr"):
        assert all(line.endswith(".") and "{" not in line for line in account.lines(lang))
    again = from_data(form.to_data())
    assert again == form
    assert again.account() == account
    if isinstance(form, AEcrire):
        prove_written(form)
    elif isinstance(form, Poule):
        prove_poule(form)


def prove_written(form: AEcrire) -> None:
    """Balance of the rotation and the jetons of the marques."""
    decided = [played for played in form.history if not played.is_refait]
    assert [played.number for played in decided] == list(range(1, form.marques + 1))
    meetings = Counter(frozenset(played.pairing.sits) for played in decided)
    sat = Counter(player for played in decided for player in played.pairing.sits)
    if form.kind in (*ALONE, "equipes"):
        assert len(meetings) == {"tourner": 3, "equipes": 4, "tourner-quatre": 6, "tourner-cinq": 10}[form.kind]
        assert len(set(meetings.values())) == 1, "every pair meets equally often"
        assert len(set(sat.values())) == 1, "everybody plays equally often"
        prove_two_running(form, [set(played.pairing.sits) for played in decided])
    if form.kind == "equipes":
        assert all(len(set(played.pairing.sits) & {0, 1}) == 1 for played in decided)
    # The value of each marque once more, from XIX.7.
    values: Counter[int] = Counter()
    refaits = 0
    for played in form.history:
        if played.is_refait:
            refaits += 1
            continue
        won, lost = played.trous
        consolation = 2 * (refaits + 1) if form.rules.consolation == "adding" else 2 << refaits
        times = 1
        if played.in_series:
            times = 2 if won < 12 else 4
            if (form.rules.long_series or form.rules.endless_series) and won >= 18:
                times = 8 if won < 24 else 16
            if form.rules.endless_series and won >= 30:
                times = 32
        values[played.number] += (won + consolation) * times - lost
        if form.kind in ALONE:
            values[played.number] += consolation * times * (SIZE[form.kind] - 2)
        refaits = 0
    paid: Counter[int] = Counter()
    for entry in form.account().entries:
        if entry.reason in ("marque", "consolation"):
            assert entry.marque is not None
            paid[entry.marque] += entry.jetons
    assert paid == values


def prove_two_running(form: AEcrire, seats: list[set[int]]) -> None:
    """Each plays two marques running; only the first to give way plays one at the beginning and one at the end."""
    first = next(played for played in form.history if not played.is_refait)
    giver = first.winner if form.rules.gives_way == "winner" else first.loser
    for player in range(len(form.players)):
        line = "".join("x" if player in sits else "." for sits in seats)
        runs = [len(run) for run in line.split(".") if run]
        if player == giver:
            assert runs[0] == 1
            assert runs[-1] == 1
            assert all(run == 2 for run in runs[1:-1])
        else:
            assert all(run == 2 for run in runs), line
    assert all(len(before & after) == 1 for before, after in pairwise(seats)) or len(seats) == 1


def prove_poule(form: Poule) -> None:
    """The pot is what was staked; the winner beat everybody running."""
    entries = form.account().entries
    staked = sum(entry.jetons for entry in entries if entry.reason == "entry")
    assert staked == (form.stake * (len(form.history) + 1) if form.history else 0)
    assert form.pot == staked
    assert sum(entry.jetons for entry in entries if entry.reason in ("poule", "stopped")) == staked
    if form.winner is not None:
        last = form.history[-(len(form.players) - 1) :]
        assert {played.winner for played in last} == {form.winner}
        assert {played.loser for played in last} == set(range(len(form.players))) - {form.winner}


def prove_seeds(first: int, count: int) -> int:
    """Plays and proves one random evening a seed; returns the parties played."""
    parties = 0
    for seed in range(first, first + count):
        rng = random.Random(seed)
        form = play(random_form(rng), rng)
        prove(form)
        parties += len(form.history)
    return parties

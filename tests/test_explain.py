"""Sentences: every reason, every refusal, every fault, in both languages."""

import random

import pytest

from tests.naive import positions
from trictrac import ALL_THROWS, Camp, Jan, Play, Position, Side, Throw, TrictracError, explain
from trictrac.explain import RefusalKind
from trictrac.faults import FaultKind
from trictrac.marks import Marks
from trictrac.words import LANGUAGES, language, say

HOME = {1: 15}
GONE = {19: 5, 20: 5, 21: 5}  # the other, out of the way, with nothing left to fill


def pos(white, black, **marks):
    return Position(Camp.of(white, Marks(**marks)), Camp.of(black))


REFUSALS = [
    # position, throw, play, kind, a word of the French and of the English sentence
    (pos({1: 13, 9: 2}, HOME), "6-4", "9-5 1-7", RefusalKind.BACKWARDS, "reculent", "never go back"),
    (pos({1: 13, 9: 2}, HOME), "6-4", "3-9 1-5", RefusalKind.NO_DAME, "dame à jouer en 3", "no dame to play on 3"),
    (pos({1: 14, 2: 1}, HOME), "6-4", "2-8 2-6", RefusalKind.NO_DAME, "en 2", "on 2"),
    (pos(HOME, HOME), "6-4", "1-6 1-7", RefusalKind.WRONG_NUMBER, "de 1 à 6", "from 1 to 6"),
    (pos(HOME, HOME), "6-6", "1-6 1-7", RefusalKind.WRONG_NUMBER, "nombre du jet", "number of the throw"),
    (pos({1: 13, 12: 2}, {1: 13, 7: 2}), "6-1", "12-18 1-2", RefusalKind.OCCUPIED, "case 18", "case 18"),
    (
        pos({7: 2, 8: 3, 9: 3, 10: 2, 11: 3, 12: 2}, {5: 1, 8: 4, 10: 3, 11: 3, 12: 4}),
        "5-4",
        "10-14-19",
        RefusalKind.NO_REST,
        "repos",
        "rest",
    ),
    (pos({7: 15}, GONE), "6-5", "7-13 7-12", RefusalKind.OTHER_COIN, "case 13", "case 13"),
    (pos(HOME, HOME), "6-5", "1-7-12", RefusalKind.LONE_COIN, "deux dames à la fois", "two dames at once"),
    (pos({1: 13, 12: 2}, {20: 8, 21: 7}), "6-5", "12-18 1-6", RefusalKind.LONE_COIN, "case 12", "case 12"),
    (
        pos({1: 13, 7: 1, 8: 1}, {1: 13, 12: 2}),
        "6-5",
        "7-12 8-12",
        RefusalKind.PUISSANCE_OTHER_HOLDS,
        "adversaire tient",
        "opponent holds",
    ),
    (
        pos({1: 2, 2: 2, 3: 2, 4: 3, 5: 2, 6: 2, 7: 2}, HOME),
        "6-6",
        "7-12 7-12",
        RefusalKind.PUISSANCE_EFFET,
        "par effet",
        "par effet",
    ),
    (pos({1: 12, 9: 1, 12: 2}, HOME), "4-2", "9-12 1-3", RefusalKind.PUISSANCE_BOTH, "par puissance", "par puissance"),
    (pos({1: 13, 12: 2}, HOME), "6-5", "12-18 12-17", RefusalKind.FORBIDDEN_GRAND, "grand jan", "grand jan"),
    (pos({1: 13, 12: 2}, HOME), "6-5", "12-18-23", RefusalKind.FORBIDDEN_PETIT, "petit jan", "petit jan"),
    (pos({18: 2, 24: 3}, GONE), "3-1", "24-s 18-21", RefusalKind.NOT_ALL_IN, "toutes les dames", "all dames are in"),
    (pos({20: 2, 24: 2}, GONE), "6-6", "24-s 20-s", RefusalKind.NOT_FARTHEST, "plus éloignée", "farthest"),
    (pos(HOME, HOME), "6-4", "1-7", RefusalKind.BOTH_NUMBERS, "doivent l’être", "both must be"),
    (pos(HOME, HOME), "6-4", "--", RefusalKind.BOTH_NUMBERS, "doivent l’être", "both must be"),
    (
        pos({7: 3, 8: 3, 9: 3, 10: 2, 11: 2, 12: 2}, {7: 2, 8: 2, 9: 2, 10: 3, 11: 3, 12: 3}),
        "6-5",
        "--",
        RefusalKind.ONE_NUMBER,
        "doit l’être",
        "must be",
    ),
    (pos({22: 1, 24: 1}, GONE), "6-2", "22-s 24-s", RefusalKind.FEWER_EXCEDANTS, "excédants", "excédants"),
    (
        pos({1: 3, 2: 4, 3: 2, 4: 3, 5: 2, 6: 1}, HOME),
        "5-4",
        "2-7 2-6",
        None,
        "",
        "",
    ),
    (
        pos({1: 3, 2: 4, 3: 2, 4: 3, 5: 2, 6: 1}, HOME),
        "5-4",
        "2-7 1-5",
        RefusalKind.MUST_FILL,
        "remplir le petit jan",
        "petit jan can be filled",
    ),
    (
        pos({7: 2, 8: 3, 9: 3, 10: 2, 11: 3, 12: 2}, {5: 1, 8: 4, 10: 3, 11: 3, 12: 4}),
        "5-3",
        "7-12 7-10",
        RefusalKind.MUST_KEEP,
        "conserver le grand jan",
        "grand jan can be kept",
    ),
    (pos({23: 1, 24: 1}, GONE), "6-1", "23-24 24-s", RefusalKind.MUST_FINISH, "dernière dame", "last dame"),
]


@pytest.mark.parametrize("case", REFUSALS, ids=[f"{case[3] and case[3].name}-{case[2]}" for case in REFUSALS])
def test_a_refusal_names_its_rule(case):
    position, throw, play, kind, french, english = case
    found = explain.refusal(position, Throw.parse(throw), Play.parse(play))
    if kind is None:
        assert found is None
        return
    assert found is not None
    assert found.kind is kind
    assert french in found.text("fr")
    assert english in found.text("en")
    assert (f"art. {found.article})" in found.text("en")) or found.article == "tarif"


FILLS = pos(
    {1: 1, 4: 1, 5: 1, 7: 3, 8: 2, 9: 2, 10: 2, 11: 1, 12: 2},
    {1: 2, 2: 1, 3: 1, 4: 1, 5: 1, 7: 1, 8: 1, 9: 2, 10: 2, 11: 1, 12: 2},
)
STEPS = [
    (FILLS, "6-4", "7-11", None),
    (FILLS, "6-4", "1-5", None),  # its rest may be any other: the board that is left is that of 1-7-11
    (FILLS, "6-4", "8-12", RefusalKind.MUST_FILL),
    (FILLS, "6-4", "7-13", RefusalKind.OCCUPIED),
    (FILLS, "6-4", "4-7", RefusalKind.WRONG_NUMBER),
    (pos({1: 14, 9: 1}, HOME), "5-3", "9-12", RefusalKind.LONE_COIN),
    (pos({1: 13, 7: 1, 8: 1}, HOME), "5-4", "8-12", None),  # with 7-12 the two take the corner
]


@pytest.mark.parametrize("case", STEPS, ids=[case[2] for case in STEPS])
def test_a_step_that_no_legal_play_has_is_explained(case):
    position, throw, step, kind = case
    found = explain.refusal_of_steps(position, Throw.parse(throw), Play.parse(step))
    assert (found and found.kind) is kind


def test_a_step_is_explained_if_and_only_if_no_legal_play_has_it():
    rng = random.Random(31)
    refused = 0
    for _ in range(300):
        mover, other, dice, _ = positions.synthetic(rng)
        position = Position(Camp(tuple(mover)), Camp(tuple(other)))
        throw = Throw(*dice)
        plays = position.legal_plays(throw)
        held = [case for case in range(1, 25) if position.mover.on(case)]
        for number in throw:
            for start in held:
                step = (start, min(start + number, 25))
                found = explain.refusal_of_steps(position, throw, Play((step,)))
                # An excessive number takes a dame out as the right one does: either may be the other's.
                others = {throw.low, throw.high} if step[1] == 25 else {throw.high + throw.low - number}
                seconds = [(case, min(case + each, 25)) for each in others for case in range(1, 25)]
                whole = [Play((step,)), *(Play((step, second)) for second in seconds)]
                assert (found is None) == any(play in plays for play in whole)
                refused += found is not None
    assert refused > 1000


def test_the_larger_number_is_asked_for():
    """Art. VI: only one of 6 and 5 can be played, and the six can."""
    found = None
    rng = random.Random(8)
    while found is None:
        mover, other, dice, _ = positions.synthetic(rng)
        position = Position(Camp(tuple(mover)), Camp(tuple(other)))
        throw = Throw(*dice)
        plays = position.legal_plays(throw)
        if throw.is_doublet or any(len(play.moves) != 1 for play in plays) or not sum(plays[0].apply(mover)):
            continue
        for start in range(1, 25):
            if mover[start - 1] and start + throw.low < 25:
                refusal = explain.refusal(position, throw, Play(((start, start + throw.low),)))
                if refusal and refusal.kind is RefusalKind.LARGER_NUMBER:
                    found = refusal
    assert found.numbers == (throw.high,)
    assert "larger" in found.text("en")
    assert "plus fort" in found.text("fr")


def test_a_play_is_explained_if_and_only_if_it_is_refused():
    """Whatever somebody types: None for a legal play, a sentence in both languages for any other."""
    rng = random.Random(4)
    kinds = set()
    for _ in range(600):
        mover, other, dice, _ = positions.synthetic(rng)
        position = Position(Camp(tuple(mover)), Camp(tuple(other)))
        throw = Throw(*dice)
        plays = position.legal_plays(throw)
        for _ in range(12):
            moves = []
            for number in rng.sample(list(throw), rng.choice((1, 2, 2, 2))):
                start = rng.choice([case + 1 for case in range(24) if mover[case]] or [1])
                end = start + number + rng.choice((0, 0, 0, 0, 0, -1, 1))
                moves.append((start, min(max(end, 1), 25)))
            play = Play(tuple(moves))
            found = explain.refusal(position, throw, play)
            assert (found is None) == (play in plays)
            if found:
                kinds.add(found.kind)
                assert found.text("fr") != found.text("en")
    assert len(kinds) >= 16


def test_every_rencontre_has_its_sentence():
    """All but none of the tariff turns up in the generator's positions; both languages name the points."""
    rng = random.Random(2)
    seen = set()
    for _ in range(6000):
        mover, other, dice, coup = positions.synthetic(rng)
        position = Position(Camp(tuple(mover), coups=(coup or 50) - 1), Camp(tuple(other)))
        score = position.score(Throw(*dice))
        for lang in LANGUAGES:
            for mark, told in zip(score, explain.score(score, position), strict=True):
                sentence = say(told, lang)
                seen.add(mark.jan)
                assert f"{mark.points} points" in sentence
                assert ("adversaire" in sentence or "opponent" in sentence) or mark.side is Side.WHITE
                assert "None" not in sentence
                if mark.jan in (Jan.BATTRE, Jan.BATTRE_FAUX):
                    assert str(mark.case) in sentence
    assert seen == set(Jan)


@pytest.mark.parametrize("throw", ALL_THROWS, ids=str)
def test_throws_have_names(throw):
    """LL 17: the larger number first, doublets by their own names."""
    assert say(explain.throw_name(throw), "fr")
    if throw.is_doublet:
        assert say(explain.throw_name(throw), "fr") == throw.name


@pytest.mark.parametrize("kind", FaultKind)
def test_faults_speak_both_languages(kind):
    from trictrac.faults import Fault

    fault = Fault(kind, Side.BLACK, 3)
    assert say(fault.told, "fr").startswith("Noir")
    assert say(fault.told, "en").startswith("Black")


def test_an_unknown_language_is_one_sentence():
    with pytest.raises(TrictracError, match="en and fr"):
        language("de")

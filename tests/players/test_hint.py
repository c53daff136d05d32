"""Hints: the order is the player's own, the counts are those of 36 throws judged one by one."""

import json
from dataclasses import replace

import numpy as np
import pytest

from trictrac.kernel import state
from trictrac.kernel.state import DIE_A, DIE_B, OVER, PHASE, TARGET
from trictrac.players.evaluator import shipped
from trictrac.players.hint import PLAYERS, HintError, hint, numbers
from trictrac.players.hint.weighing import foresee
from trictrac.players.net_engine import net_engine
from trictrac.players.net_player import NetPlayer
from trictrac.players.registry import make
from trictrac.players.search import look_ahead
from trictrac.position import Position
from trictrac.rules import LOI_2013, USAGE_19E, Rules
from trictrac.score import Jan
from trictrac.throw import Throw
from trictrac.words import LANGUAGES, Fact, decimal, say, sentence

OPENING = "1x15_1x15_w_6-4"
CORNER = "1x13-7-10_1x11-3-6x2-7_w_0.0.2_0.0.2_5-2"
BEFORE_A_FILL = "1x3-2-7x2-8-9x2-10x2-11x2-12x2_1x2-2x2-3x2-7-8x2-9x2-11x2-12x2_w_2.1s.12_2b.0.13_5-3"
FULL = "4-5-6-7x2-8x2-9x2-10x2-11x2-12x2_3-6-7x2-8x3-9x3-10x3-12x2_w_4b.0.16_2.3s.16_4-1"
LEAVES = "1x3-3x2-4x2-5-7x2-8x2-9-12x2_1x2-2x2-3x2-4x2-5x2-6x4-11_b_8.0.9_8.0.8_3-1"
STAYS = "1x9-4-7x2-9-12x2_1x10-4-6-8-12x2_w_4.2s.5_4.0.5_5-5"
EXIT = "20x2-22x3-23_4x2-6x2_w_4.5.44_0.3.44_4-2"
FINISHES = "23x2_4x3_w_4.5.44_0.3.44_4-2"
WINS = "7x3-8x3-9x3-10x3-12x3_2-7x2-8x2-9x2-10x2-11x2-12x3-20_b_0.3.18_8b.11.18_6-3"
FIVE_ALL = "5-6-7x3-8x3-9x3-10x2-12x2_3-4-5-7x2-8x2-9x3-10x2-11-12x2_b_8.5.18_10.5.17_5-4"
POSITIONS = (OPENING, CORNER, BEFORE_A_FILL, FULL, LEAVES, STAYS, EXIT)

JANS = {jan for jan in Jan if jan.value.startswith(("remplir_", "conserver_"))}


def of(text, **options):
    return hint(Position.parse(text), **options)


def judged_row(text, form="ordinary"):
    position = Position.parse(text)
    row = position.to_row()
    if form == "a-ecrire":
        row[TARGET] = 0
    row[DIE_A], row[DIE_B] = position.throw
    return row.reshape(1, -1)


def brute_force(position, rules=LOI_2013):
    """The six counts, from 36 throws judged as objects."""
    beats = jan = trou = blocked = points = given = 0
    for a in range(1, 7):
        for b in range(1, 7):
            score = position.score(Throw(a, b), rules)
            kinds = {mark.jan for mark in score}
            mine = score.total(position.turn)
            beats += bool(kinds & {Jan.BATTRE, Jan.COIN_BATTU})
            jan += bool(kinds & JANS)
            trou += position.mover.points + mine >= 12
            blocked += score.unplayed > 0
            points += mine
            given += score.total(position.turn.other)
    return beats, jan, trou, blocked, points / 36, given / 36


@pytest.mark.parametrize("text", POSITIONS)
def test_the_counts_are_those_of_36_throws(text):
    found = of(text)
    for choice in found.choices[:4]:
        table = replace(choice.after, throw=None)
        mine = found.position.turn
        for prospect, side in ((choice.theirs, mine.other), (choice.mine, mine)):
            counts = (prospect.beats, prospect.jan, prospect.trou, prospect.blocked, prospect.points, prospect.given)
            assert counts == pytest.approx(brute_force(replace(table, turn=side)))


@pytest.mark.parametrize(
    ("text", "player", "form"),
    [(text, "net", "ordinary") for text in POSITIONS]
    + [(text, "1ply", "ordinary") for text in (CORNER, BEFORE_A_FILL, LEAVES, EXIT)]
    + [(text, "net", "a-ecrire") for text in (FIVE_ALL, BEFORE_A_FILL)]
    + [(FIVE_ALL, "1ply", "a-ecrire"), (EXIT, "2ply", "ordinary"), (CORNER, "maitre", "ordinary")],
)
def test_the_first_choice_is_the_player_s_own(text, player, form):
    found = of(text, player=player, form=form)
    robot = make(player)
    rows = judged_row(text, form)
    engine = robot.engine_for(rows[0])
    candidates, _, _ = engine.law.candidates(rows)
    chosen = robot.choose(rows, np.random.default_rng(0))[0]
    assert Position.from_row(candidates[chosen]) == found.best.after
    assert len(candidates) == len(found.choices)
    assert found.best.loss == 0
    assert found.player == player


@pytest.mark.parametrize("player", ["net", "1ply"])
def test_losses_rise_among_choices_looked_at_equally_far(player):
    found = of(BEFORE_A_FILL, player=player)
    assert [choice.plies for choice in found.choices] == sorted((c.plies for c in found.choices), reverse=True)
    deepest = [choice for choice in found.choices if choice.plies == found.best.plies]
    assert deepest[0].plies == len(make(player).depths)
    assert [choice.loss for choice in deepest] == sorted(choice.loss for choice in deepest)
    for choice in deepest:
        assert choice.loss == pytest.approx(found.best.value - choice.value, abs=1e-5)


@pytest.mark.parametrize("player", ["net", "1ply"])
def test_the_chances_are_as_deep_as_the_value(player):
    """With simple stakes the value is the chance to win less the chance to lose."""
    for choice in of(STAYS, player=player).choices:
        assert choice.chances.win + choice.chances.lose == pytest.approx(1, abs=1e-4)
        # The value of a fresh start is the table's, its chances are the net's; a look ahead may meet one too.
        meets_start = choice.leaves or player == "1ply"
        difference = choice.chances.win - choice.chances.lose
        assert difference == pytest.approx(choice.value, abs=0.02 if meets_start else 1e-4)
        assert choice.chances.grande + choice.chances.half <= choice.chances.win + 1e-5
    for choice in of(BEFORE_A_FILL, player=player, form="a-ecrire").choices:
        chances = choice.chances
        assert chances.win + chances.refait + chances.lose == pytest.approx(1, abs=1e-4)
        assert chances.petite + chances.grande <= chances.win + 1e-5


@pytest.mark.parametrize("plies", [0, 1, 2])
def test_foreseen_outcomes_have_the_value_of_the_look_ahead(plies):
    rows = judged_row(EXIT)
    engine = NetPlayer("net").engine_for(rows[0])
    found, _, _ = engine.law.candidates(rows)
    worth = engine.values(foresee(engine, found, plies), found)
    assert worth == pytest.approx(look_ahead(net_engine(shipped("ordinary")), found, plies), abs=1e-4)


@pytest.mark.parametrize("text", POSITIONS)
def test_every_play_leads_to_its_position_and_the_table_stays(text):
    position = Position.parse(text)
    plays = set(position.legal_plays())
    found = hint(position)
    assert str(position) == text
    for choice in found.choices:
        if not choice.leaves:
            assert choice.play in plays
            assert choice.after.camp(position.turn).dames == choice.play.apply(position.mover.dames)
    assert len([choice for choice in found.choices if not choice.leaves]) == len(plays)


def test_the_throw_is_marked_before_the_choice():
    found = of(STAYS)
    assert found.score.total(found.position.turn) == 14
    marked = found.marked.mover
    assert (marked.trous, marked.points, marked.bredouille) == (3, 6, True)
    assert found.decides


def test_after_a_trou_staying_and_leaving_stand_side_by_side():
    found = of(LEAVES)
    assert found.best is found.leaving
    assert found.staying is not None
    after = found.leaving.after
    assert after.turn is found.position.turn
    assert after.mover.occupied() == {1: 15}
    assert (after.mover.points, after.other.points) == (0, 0)
    assert found.leaving.mine_next
    other = of(STAYS)
    assert other.best is other.staying
    assert other.staying.after.mover is other.staying.after.camp(other.position.turn.other)
    assert of(OPENING).staying is None
    assert of(OPENING).leaving is None


def test_leaving_ends_a_marque_that_has_six_trous():
    found = of(FIVE_ALL, form="a-ecrire")
    assert found.best.leaves
    assert found.best.over
    assert found.best.won is True
    assert found.best.value == 3  # 6 trous less 5, and the consolation
    assert found.sentences("fr")[1] == "Le marqué finit, 6 trous à 5\u00a0: vous gagnez 3 jetons."
    assert not of(FIVE_ALL).leaving.over


def test_a_throw_may_win_by_itself():
    found = of(WINS)
    assert len(found.choices) == 1
    assert found.best.play is None
    assert found.best.won is True
    assert found.best.chances.win == 1
    assert found.sentences("en") == ["This throw wins the game, 12 trous to 3."]


def test_the_end_of_the_exit_opens_a_releve():
    assert of(FINISHES).best.mine_next
    assert "you throw again" in of(FINISHES).allows(of(FINISHES).best, "en")[0]
    found = of(FINISHES, rules=USAGE_19E)
    assert found.best.same_dice
    assert "mêmes dés" in found.allows(found.best, "fr")[0]


def test_stakes_change_the_value():
    simple, fourfold = (of(STAYS, rules=Rules(stakes=stakes)).best for stakes in ("simple", "quadruple"))
    assert fourfold.value > simple.value
    assert "stake" in of(STAYS, rules=Rules(stakes="quadruple")).sentences("en")[0]


def test_the_reasons_name_what_differs():
    english = " ".join(of(CORNER).sentences("en"))
    assert "takes the corner" in english
    assert "beats you with no throw instead of 12" in english
    french = " ".join(of(CORNER).sentences("fr"))
    assert "prend le coin" in french
    assert "ne vous bat par aucun jet au lieu de 12" in french


def test_a_case_made_by_a_revirade_is_told_with_it():
    """LL 85: 5-1 leaves the sixth fleche for the seventh, which makes the case du diable."""
    found = of("1x11-6-7x2-8_1x9-2x2-5x2-11x2_w_5-1")
    assert str(found.best.play) == "1-6 7-8"
    assert found.sentences("en")[1] == "It makes the case du diable (8) by a revirade from 7."
    assert found.sentences("fr")[1] == "Ce coup fait la case du diable (8) par une revirade de 7."


@pytest.mark.parametrize(
    ("other", "english", "french"),
    [
        (
            "1x3-7x2-8x2-9x2-10x2-11x2-12x2",
            "The passage is closed to your opponent.",
            "Le passage est fermé à l’adversaire.",
        ),
        (
            "9x2-10x3-11x4-12x6",
            "Your opponent is under an enfilade: they can neither pass nor fill their grand jan.",
            "L’adversaire subit l’enfilade\u00a0: il ne peut ni passer ni remplir son grand jan.",
        ),
    ],
    ids=["passage", "enfilade"],
)
def test_the_figures_a_choice_leads_to_are_told(other, english, french):
    """LL 84, 88, 90, on figure 4 of the treatise: what it closes, and the room that its spare dames keep."""
    found = of(f"4-6-7x3-8x2-9x2-10x2-11x2-12x2_{other}_w_3-2")
    choice = next(each for each in found.choices if str(each.play) == "4-7-9")
    assert found.allows(choice, "en")[-2:] == [
        english,
        "Room left to your spare dames (nombres pour jouer): 6 from 6, 5 from 7 and 3 from 9.",
    ]
    assert found.allows(choice, "fr")[-2] == french


def test_an_enfilade_of_ones_own_is_told_and_an_open_passage_is_not():
    broken = of("9x2-10x3-11x4-12x6_1x3-7x2-8x2-9x2-10x2-11x2-12x2_w_2-1")
    told = broken.allows(broken.best, "en")
    assert "You are under an enfilade: you can neither pass nor fill your grand jan." in told
    assert not any("passage" in each or "spare" in each for each in told)


def test_the_hint_as_json():
    data = json.loads(json.dumps(of(LEAVES).to_data(plays=2)))
    assert list(data) == [
        *("position", "throw", "rules", "form", "player", "unit", "score", "marked", "decision"),
        *("count", "choices", "sentences"),
    ]
    assert data["position"] == LEAVES
    assert (data["throw"], data["unit"], data["score"]["mine"]) == ("3-1", "stakes", 4)
    assert list(data["decision"]) == ["stay", "leave"]
    assert len(data["choices"]) == 2 < data["count"]
    assert set(data["sentences"]) == set(data["score"]["reasons"]) == set(LANGUAGES)
    for choice in (*data["choices"], *data["decision"].values()):
        assert list(choice) == [
            *("play", "moves", "leaves", "after", "value", "loss", "plies", "chances", "other", "mine"),
            *("throws_next", "over", "won", "sentences"),
        ]
        assert list(choice["other"]) == list(choice["mine"]) == ["beats", "jan", "trou", "blocked", "points", "given"]
        assert Position.parse(choice["after"])
        assert (choice["play"] is None) == choice["leaves"]
    assert data["choices"][0] == data["decision"]["leave"]
    assert of(FIVE_ALL, form="a-ecrire").to_data()["unit"] == "jetons"


def test_whoever_has_the_words_gets_facts():
    found = of(CORNER)
    data = json.loads(json.dumps(found.to_data(told=lambda facts: [each.to_data() for each in facts])))
    words = found.to_data()
    for lang in LANGUAGES:
        assert [sentence(Fact.from_data(each), lang) for each in data["sentences"]] == words["sentences"][lang]
        allowed = data["choices"][1]["sentences"]
        assert [sentence(Fact.from_data(each), lang) for each in allowed] == words["choices"][1]["sentences"][lang]


def sample(count, seed):
    """Positions with dice from games of the net against itself."""
    rng = np.random.default_rng(seed)
    robot = make("net")
    rows = state.new_rows(8)
    engine = robot.engine_for(rows[0])
    texts = []
    for coup in range(400):
        engine.law.draw_dice(rows, seed, np.arange(len(rows)), coup)
        texts += [str(Position.from_row(row)) for row in rows]
        candidates, offsets, _ = engine.law.candidates(rows)
        rows = candidates[offsets[:-1] + robot.choose(rows, rng)].copy()
        rows = rows[rows[:, PHASE] != OVER]
        if not len(rows):
            break
    return [texts[i] for i in rng.choice(len(texts), count, replace=False)]


def test_sentences_are_whole_in_both_languages():
    robot = make("net")
    for position in sample(30, 3):
        for form in ("ordinary", "a-ecrire"):
            found = of(position, form=form, player=robot)
            for lang in LANGUAGES:
                said = found.sentences(lang) + [s for choice in found.choices[:5] for s in found.allows(choice, lang)]
                assert said
                for text in said:
                    assert text[0].isupper() or text[0].isdigit(), text
                    assert text.endswith("."), text
                    for broken in ("{", "}", " None", "  ", " 1 throws", " 1 jets"):
                        assert broken not in text, text


def test_numbers_are_written_as_the_language_does():
    assert say(decimal(-1.25, 2), "fr") == "−1,25"
    assert say(decimal(-0.001, 2, signed=True), "en") == "0.00"
    assert say(numbers.percent(0.57349), "fr") == "57,3\u00a0%"
    assert say(numbers.percent(0.0001), "en") == "<\u00a00.1\u00a0%"
    assert say(numbers.percent(0.99999), "en") == ">\u00a099.9\u00a0%"
    assert say(numbers.percent(1.0), "en") == "100.0\u00a0%"
    assert say(numbers.mean_points(1.5), "fr") == "1,5 point"
    assert say(numbers.mean_points(2.0), "fr") == "2,0 points"
    assert say(numbers.mean_points(0), "en") == "0.0 points"


@pytest.mark.parametrize(
    ("options", "english", "french"),
    [
        ({"player": "random"}, "random gives no hints", "random ne donne pas de conseils"),
        ({"form": "poule"}, "no hints for the form 'poule'", "pas de conseils pour la forme 'poule'"),
        (
            {"rules": Rules(trous=3)},
            "the game is over: Black has 3 trous of 3",
            "la partie est finie\u00a0: Noir a 3 trous",
        ),
    ],
)
def test_what_cannot_be_answered_gets_a_sentence(options, english, french):
    with pytest.raises(HintError) as error:
        of(FULL, **options)
    assert english in error.value.sentence("en")
    assert french in error.value.sentence("fr")


@pytest.mark.parametrize(
    ("text", "english"),
    [
        ("1x15_1x15_w", "a hint needs a throw"),
        ("1x14-2x2_1x15_w_6-4", "more than fifteen dames"),
        ("0_1x15_w_6-4", "no dame on the board to play"),
        ("22x3_3x3_w_6-4", "two colours on one case"),
    ],
)
def test_positions_that_cannot_be_judged(text, english):
    with pytest.raises(HintError, match=english):
        of(text)


def test_unknown_players_are_refused():
    with pytest.raises(ValueError, match="there is no player 'nobody'"):
        of(OPENING, player="nobody")
    assert all(isinstance(make(name), NetPlayer) for name in PLAYERS)

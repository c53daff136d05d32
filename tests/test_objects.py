"""Objects: texts, diagrams, errors, rules, the game's phases."""

import copy

import numpy as np
import pytest

import trictrac
from trictrac import (
    ALL_THROWS,
    Camp,
    Decision,
    Game,
    How,
    IllegalPlayError,
    InvalidPlayError,
    InvalidPositionError,
    InvalidThrowError,
    Jan,
    LegalPlays,
    MadeJans,
    Marks,
    Opening,
    Phase,
    Play,
    Position,
    Rules,
    Side,
    Throw,
    TrictracError,
    WrongPhaseError,
    explain,
    records,
    svg,
)
from trictrac.faults import Fault, FaultKind
from trictrac.notation import LETTERS, parse_diagram
from trictrac.rules import PRESETS
from trictrac.words import language

pytestmark = pytest.mark.nojit


@pytest.mark.parametrize(
    ("text", "high", "low"),
    [("6-4", 6, 4), ("46", 6, 4), ("4 6", 6, 4), ("6,4", 6, 4), ("Sonnez", 6, 6), ("bezet", 1, 1), ("carmes", 4, 4)],
)
def test_throws_are_read(text, high, low):
    assert Throw.parse(text) == Throw(high, low)


@pytest.mark.parametrize("text", ["", "7-1", "0-1", "6", "6-4-1", "six", "6--4"])
def test_bad_throws_are_refused_with_a_sentence(text):
    with pytest.raises(InvalidThrowError, match="6-4") as error:
        Throw.parse(text)
    assert error.value.text == text


def test_there_are_twenty_one_throws():
    assert len(ALL_THROWS) == len(set(ALL_THROWS)) == 21


@pytest.mark.parametrize("text", ["", "1-", "-1", "1-2-3-4", "1-2 3-4 5-6", "0-4", "1-26", "a-b", "1-2 x", "7", "99-3"])
def test_bad_plays_are_refused_with_a_sentence(text):
    with pytest.raises(InvalidPlayError, match="invalid play"):
        Play.parse(text)


def test_a_play_tout_d_une_may_be_typed_without_its_rest():
    assert Play.parse("1-11") in Position().legal_plays(Throw(6, 4))
    assert Play.parse("1-5-11") in Position().legal_plays(Throw(6, 4))


def test_the_view_of_plays():
    plays = Position().legal_plays(Throw(6, 4))
    assert len(plays) == 2
    assert plays[0] in plays
    assert list(plays[:1]) == [plays[0]]
    assert plays == Position().legal_plays(Throw(4, 6))
    assert hash(plays) == hash(Position().legal_plays(Throw(4, 6)))
    assert "not a play" not in plays
    assert repr(plays) == "LegalPlays(['1-7-11', '1-7 1-5'])"
    assert not LegalPlays(())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1x15_1x15",
        "1x15_1x15_x",
        "1x15_1x15_w_1",
        "1x15_1x15_w_0.0.0",
        "1x15_1x15_w_0.0.0_0.0",
        "1x15_1x15_w_0.0.0_0.0.0_7-7",
        "1x15_1x15_w_0.0.0_0.0.0_6-4_x",
        "25_1x15_w",
        "1x99_1x15_w",
        "one_1x15_w",
        "1x_1x15_w",
    ],
)
def test_bad_positions_are_refused_with_a_sentence(text):
    with pytest.raises(TrictracError) as error:
        Position.parse(text)
    assert len(str(error.value)) > 20


def test_a_position_carries_everything():
    text = "1x13-8-10_1x11-2-3x2-4_b_4b.2s.7_0.1.6_4-3"
    position = Position.parse(text)
    assert position.white == Camp.of({1: 13, 8: 1, 10: 1}, Marks(4, True, 2, True), coups=7)
    assert position.black.trous == 1
    assert position.turn is Side.BLACK
    assert position.throw == Throw(4, 3)
    assert str(position) == text
    assert position.mover is position.black
    assert Position.parse("0_1x15_b").white.out == 15


def test_judging_asks_for_dice_and_a_sound_position():
    with pytest.raises(InvalidPositionError, match="throw"):
        Position().score()
    with pytest.raises(InvalidPositionError, match="corner"):
        Position.parse("1x14-12_1x15_w").legal_plays(Throw(6, 5))
    with pytest.raises(InvalidPositionError, match="24 cases"):
        Camp((15,))
    assert len(Position.parse("1x15_1x15_w_6-5").score()) == 0


def test_diagrams_of_the_treatises():
    """LL fig. 10 style numbers and Lep. letters, all on white's march."""
    assert str(parse_diagram("7W2-8W3-13B4")) == "1x10-7x2-8x3_1x11-12x4_w"
    assert str(parse_diagram("aW3-bW1-mB2")) == "1x14-2_1x13-12x2_w"
    assert parse_diagram("7W2-8W3-13B4", Side.BLACK, complete=False).white.out == 10
    assert len(LETTERS) == len(set(LETTERS)) == 24
    assert {"i", "j"} <= set(LETTERS)
    assert "w" not in LETTERS


@pytest.mark.parametrize("text", ["", "7W", "W7", "25W1", "wW1", "zB1", "7W16", "7W9-8W9", "1B2", "7w2"])
def test_bad_diagrams_are_refused(text):
    with pytest.raises(InvalidPositionError, match="invalid diagram"):
        parse_diagram(text)


def test_rule_sets():
    """The rule sets (T.4, V.4)."""
    assert set(PRESETS) == {"loi-2013", "usage-19e"}
    assert Rules.of("loi-2013") == Rules()
    assert Rules.of("usage-19e", pile_de_misere=True).pile_de_misere
    for wrong in (lambda: Rules.of("x"), lambda: Rules.of("loi-2013", x=1), lambda: Rules(trous=0)):
        with pytest.raises(TrictracError):
            wrong()
    with pytest.raises(TrictracError):
        Rules(pile_de_misere=1)  # type: ignore[arg-type]


def test_the_game_refuses_what_is_not_its_turn():
    """Art. XVIII; nothing is lost by a refusal."""
    game = Game()
    with pytest.raises(WrongPhaseError, match="opening"):
        game.push_throw(Throw(6, 4))
    with pytest.raises(WrongPhaseError, match="nothing to take back"):
        game.pop()
    assert not game.push_opening(3, 3)
    assert game.push_opening(2, 5)
    assert (game.turn, game.phase) == (Side.BLACK, Phase.PLAY)
    for wrong in (game.stay, game.leave, lambda: game.push_throw(Throw(1, 1)), lambda: game.push_opening(1, 2)):
        with pytest.raises(WrongPhaseError):
            wrong()
    with pytest.raises(IllegalPlayError, match="1-2"):
        game.push_play(Play.parse("1-2"))
    with pytest.raises(InvalidThrowError):
        Game().push_opening(7, 1)
    assert len(game.history) == 2
    game.push_play(Play.parse("1-6 1-3"))
    assert game.position == Position.parse("1x15_1x13-3-6_w_0.0.0_0.0.1")


def test_a_game_can_start_from_a_position():
    position = Position.parse("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.14_4b.5s.14_6-4")
    game = Game(position=position)
    assert game.phase is Phase.DECIDE
    assert game.position.white.trous == 10  # Lep. IV: 10 + 38 = 48, seven trous
    game.push_decision(Decision.LEAVE)
    assert game.position == Position.parse("1x15_1x15_w_0.10.0_0.5.0")
    with pytest.raises(InvalidPositionError):
        Game(position=Position.parse("1x14-12_1x15_w"))


# Text, tuples and wrong types


def test_a_whole_coup_in_text_and_in_tuples():
    written, counted = Game(), Game()
    for text, numbers in (
        ("3-3", (3, 3)),
        ("6-4", (6, 4)),
        ("1-7 1-5", ((1, 7), (1, 5))),
        ("5-1", [5, 1]),
        ("1-6-7", [(1, 6), (6, 7)]),
    ):
        written.push(text)
        counted.push(numbers)
        assert written == counted
    assert written.history == counted.history
    assert written.history[0] == Opening(3, 3)
    assert str(written.history[1]) == "6-4"
    for side, coups in ((Side.WHITE, 1), (Side.BLACK, 1)):
        assert written.position.camp(side).coups == coups
    at_a_trou = Position.parse("1x13-8-10_1x15_w_8.0.2_0.0.2")
    for word, decision in (("stay", Decision.STAY), ("Leave", Decision.LEAVE), (Decision.STAY, Decision.STAY)):
        game = Game(position=at_a_trou)
        assert game.push_throw((4, 3)).total(Side.WHITE) == 4
        game.push(word)
        assert game.peek() is decision


def test_positions_are_asked_in_text_and_in_tuples():
    position = Position.parse("1x13-8-10_1x15_w")
    for dice in ("4-3", "43", (3, 4), [4, 3], Throw(4, 3), np.array([4, 3])):
        assert position.score(dice) == position.score(Throw(4, 3))
        assert position.legal_plays(dice) == position.legal_plays(Throw(4, 3))
    assert "1-5 1-4" in position.legal_plays("4-3")
    assert ((1, 5), (1, 4)) in position.legal_plays("4-3")
    assert "1-2" not in position.legal_plays("4-3")


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        (lambda: Throw.parse(64), "6-4"),
        (lambda: Throw("6", 4), "1 to 6"),
        (lambda: Throw(True, 4), "1 to 6"),
        (lambda: Throw.of(6), r"\(6, 4\)"),
        (lambda: Throw.of((6, 4, 1)), r"\(6, 4\)"),
        (lambda: Play.parse(None), "1-7 1-5"),
        (lambda: Play.of(17), "1-7 1-5"),
        (lambda: Play.of([1, 7]), "1-7 1-5"),
        (lambda: Position.parse(b"1x15_1x15_w"), "1x13-6-7_1x15_w"),
        (lambda: Position(white="1x15"), "Camp"),
        (lambda: Position(turn="w"), "Side.WHITE"),
        (lambda: Position(throw=(6, 4)), "Throw"),
        (lambda: Position(phase=1), "Phase"),
        (lambda: Camp([15] + [0] * 23), "tuple"),
        (lambda: Position().score(6), r"\(6, 4\)"),
        (lambda: Marks.parse(4), "4b.2s"),
        (lambda: Marks.parse("4"), "4b.2s"),
        (lambda: Opening.parse(53), "5-3"),
        (lambda: Decision.parse("perhaps"), "stay or leave"),
        (lambda: Game("usage-19e"), "Rules"),
        (lambda: Game(position="1x15_1x15_w"), "Position"),
        (lambda: Game().push(None), r"\(6, 4\)"),
        (lambda: Game().push("7-1"), "6-4"),
        (lambda: Game(position=Position()).push(3.5), r"\(6, 4\)"),
        (lambda: Game(position=Position.parse("1x15_1x15_w_6-4")).push(3.5), "1-7 1-5"),
        (lambda: Game(position=Position.parse("1x13-8-10_1x15_w_8.0.2_0.0.2_4-3")).push(1), "stay"),
        (lambda: Game(position=Position.parse("1x15_1x15_w_over.w")).push("6-4"), "over"),
        (lambda: Rules.parse(2013), "loi-2013"),
        (lambda: Game().push({6, 4}), r"\(6, 4\)"),
        (lambda: Game().push({6: 1, 4: 1}), r"\(6, 4\)"),
        (lambda: Play("1-7"), "1-7 1-5"),
        (lambda: Play(None), "1-7 1-5"),
        (lambda: Play((1, 7)), "1-7 1-5"),
        (lambda: Play(((1, 7), (1, "5"))), "1-7 1-5"),
        (lambda: Play([[1, 7]]), "1-7 1-5"),
        (lambda: LegalPlays(5), "1-7-11"),
        (lambda: LegalPlays("1-7"), "1-7-11"),
        (lambda: Marks("4"), "numbers of points and trous"),
        (lambda: Marks(4, 1), "True or False"),
        (lambda: Camp.of([15]), r"\{1: 13"),
        (lambda: Camp.of({"1": 15}), r"\{1: 13"),
        (lambda: Camp.of({1: 15.0}), r"\{1: 13"),
        (lambda: Camp((15.0,) + (0,) * 23), "24 counts"),
        (lambda: Camp.of({1: 15}, coups="3"), "number of throws"),
        (lambda: Camp.of({1: 15}, made=1), "MadeJans"),
        (lambda: Position().camp("w"), "Side.WHITE"),
        (lambda: Position().with_camp("white", Camp.of({1: 15})), "Side.WHITE"),
        (lambda: Position().jetons(0), "Side.WHITE"),
        (lambda: Position(winner="w"), "Side.WHITE"),
        (lambda: Position().score("6-4").total("w"), "Side.WHITE"),
        (lambda: Position().score("6-4", 3), "Rules"),
        (lambda: Position().to_row("loi-2013"), "Rules"),
        (lambda: Position().to_row(target="12"), "0 to 127"),
        (lambda: Position().to_row(target=400), "0 to 127"),
        (lambda: Position.from_row([1, 2]), "72 numbers"),
        (lambda: Position.from_row(np.zeros(71, np.int8)), "72 numbers"),
        (lambda: trictrac.engine(5), "master"),
        (lambda: language(5), "fr_FR"),
        (lambda: Position().after(5), "1-7 1-5"),
        (lambda: parse_diagram(5), "7W2-8W3-13B4"),
        (lambda: svg.board(5), "Position"),
        (lambda: records.from_game(5), "Game"),
        (lambda: trictrac.engine("random").choose(5), "Game"),
        (lambda: explain.refusal(Position(), "6-4", 5), "1-7 1-5"),
    ],
)
def test_wrong_types_are_refused_with_what_was_expected(wrong, expected):
    with pytest.raises(TrictracError, match=expected):
        wrong()


def test_every_value_says_how_to_make_it_again():
    game = Game(Rules.of("usage-19e", stakes="double"))
    for action in ("5-2", "1-6 1-3", "6-6"):
        game.push(action)
    position = Position.parse("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.14_4b.5s.14")
    by_puissance = next(iter(Position.parse("1x13-7x2_1x15_w").legal_plays("6-6")))
    values = [
        *game,
        game,
        position,
        position.white,
        position.white.marks,
        position.score("6-4"),
        *position.score("6-4"),
        position.legal_plays("6-4"),
        by_puissance,
        Position.parse("1x11-2x2-7x2_1x15_w").legal_plays("6-6"),
        game.position,
        Game(position=Position.parse("1x15_1x15_w_0.12s.4_4.3.4_6-1_over.w.2")).outcome(),
        *Position.parse("1x14-12_1x15_w").status(),
        Position(Camp.of({1: 16})),
        game.rules,
        How.HIGH | How.SUM,
        How.NONE,
        *Phase,
        *Jan,
        *MadeJans,
        Camp.of({1: 15}, made=MadeJans.DEUX_TABLES | MadeJans.MEZEAS),
    ]
    names = vars(trictrac) | {"Fault": Fault, "FaultKind": FaultKind}
    for value in values:
        again = eval(repr(value), dict(names))
        assert again == value
        assert repr(again) == repr(value)


def test_a_play_by_puissance_stays_one():
    play = next(play for play in Position.parse("1x13-7x2_1x15_w").legal_plays("6-6") if play.par_puissance)
    assert repr(play) == "Play(((7, 12), (7, 12)), par_puissance=True)"
    assert eval(repr(play)).par_puissance
    assert eval(repr(LegalPlays([play])))[0].par_puissance


def test_games_are_copied_compared_and_shown():
    game = Game()
    game.push("6-4")
    with pytest.raises(TypeError):
        hash(game)
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        assert twin == game
        assert twin.history == game.history
        twin.push("1-7-11")
        assert twin != game
        assert (len(twin.history), len(game.history)) == (2, 1)
        twin.pop()
        assert twin == game
        twin.pop()
        assert twin == Game()
    assert game.peek() == Opening(6, 4)
    with pytest.raises(WrongPhaseError):
        Game().peek()
    assert not game.is_over
    assert game != Game(Rules.of("usage-19e"), game.position)
    assert game != game.position
    assert game._repr_svg_().startswith("<svg")

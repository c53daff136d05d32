"""Every state of a game is written as text and read back as the same row, in every phase."""

import random
from collections import Counter

import numpy as np
import pytest

from trictrac import Decision, Game, InvalidPositionError, Jan, Phase, Position, Rules, Side, Throw
from trictrac.faults import FaultKind
from trictrac.kernel import coup, state

GAMES = 250
"""Games for each of the two rule sets and each of the two targets: a thousand in all."""


def random_die(rng):
    return rng.randint(1, 6)


def random_action(game, rng):
    match game.phase:
        case Phase.OPENING:
            game.push((random_die(rng), random_die(rng)))
        case Phase.THROW:
            game.push((random_die(rng), random_die(rng)))
        case Phase.DECIDE:
            game.push(rng.choice(list(Decision)))
        case _:
            game.push(rng.choice(game.legal_plays))


@pytest.mark.parametrize("rules", ["loi-2013 opening_jans_once=true", "usage-19e stakes=quadruple"])
def test_every_state_of_a_game_is_read_back_as_it_was(rules):
    rng, rules, seen = random.Random(1), Rules.parse(rules), Counter()
    for _ in range(GAMES):
        game = Game(rules)
        while True:
            position = game.position
            again = Game(rules, Position.parse(str(position)))
            assert again._row.tobytes() == game._row.tobytes(), str(position)
            if position.phase.marked:
                assert again.legal_plays.packed == game.legal_plays.packed
                assert again.score == game.score
            seen[position.phase] += 1
            if game.is_over:
                assert again == game
                assert again.outcome() == game.outcome()
                break
            random_action(game, rng)
    assert set(seen) == set(Phase)


@pytest.mark.parametrize("rules", ["loi-2013", "usage-19e"])
def test_every_row_of_a_written_game_is_read_back_as_it_was(rules):
    """Target 0: refaits and marques of any length; dice that lie unmarked are seen too."""
    rng, rules, seen = random.Random(2), Rules.parse(rules), Counter()
    plays, sheet = np.empty(state.MAX_PLAYS, np.int32), np.empty(state.MAX_REASONS, np.int32)

    def see(row):
        position = Position.from_row(row)
        again = Position.parse(str(position))
        assert again == position
        assert again.to_row(rules, target=0).tobytes() == row.tobytes(), str(position)
        seen[position.phase, position.throw is not None, position.winner is not None] += 1

    for _ in range(GAMES):
        row = np.zeros(state.ROW, np.int8)
        state.start(row, 0, rules.bits)
        see(row)
        while not coup.open_game(row, random_die(rng), random_die(rng)):
            pass
        while row[state.PHASE] != state.OVER:
            see(row)
            n_plays, _ = coup.throw_dice(row, random_die(rng), random_die(rng), plays, sheet)
            see(row)
            if row[state.PHASE] == state.DECIDE and rng.random() < 0.3:
                coup.leave(row)
            elif row[state.PHASE] != state.OVER:
                coup.stay(row)
                see(row)
                coup.make_play(row, int(plays[rng.randrange(n_plays)]))
        see(row)
    assert {phase for phase, _, _ in seen} == set(Phase)
    assert seen[Phase.THROW, True, False], "dice lying for the opening"
    assert seen[Phase.OVER, False, False], "a refait"
    assert seen[Phase.OVER, False, True]


def test_a_throw_is_marked_once():
    """Reloading the table in the middle of a coup made a second trou of the same throw."""
    position = Position.parse("1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.14_4b.5s.14_6-4")
    game = Game(position=position)
    assert (game.phase, game.position.white.trous) == (Phase.DECIDE, 10)
    assert Game(position=game.position) == game
    assert str(game.position).endswith("_w_0.10.15_0.5.14_6-4_decide")
    game.push("stay")
    assert str(game.position).endswith("_w_0.10.15_0.5.14_6-4_play")
    assert Game(position=Game(position=game.position).position) == game
    assert position.score() == game.position.score() == game.score


def test_an_old_text_with_dice_is_a_throw_not_yet_marked():
    position = Position.parse("1x13-8-10_1x11-2-3x2-4_w_0.0.2_0.0.2_4-3")
    assert (position.phase, position.throw) == (Phase.THROW, Throw(4, 3))
    assert Game(position=position).position.white.points == 4


def test_the_row_keeps_the_dice():
    row = Position.parse("1x15_1x15_w_6-5").to_row()
    assert (row[state.PHASE], row[state.DIE_A], row[state.DIE_B]) == (state.THROW, 6, 5)
    assert Position.parse("1x15_1x15_b").to_row(target=0)[state.TARGET] == 0


def test_words_of_the_phases():
    opening = Position.parse("1x15_1x15_w_opening")
    assert Game(position=opening) == Game()
    assert repr(Game()) == "Game(position=Position.parse('1x15_1x15_w_opening'))"
    black = Game(position=Position.parse("1x15_1x15_b_opening"))
    black.push("3-5")
    assert (black.turn, black.peek().white, black.peek().black) == (Side.BLACK, 3, 5)
    over = Position.parse("1x15_1x15_b_0.12s.4_4.3.4_6-1_over.w.2")
    assert (over.phase, over.winner, over.owed) == (Phase.OVER, Side.WHITE, 2)
    assert over.mirror().winner is Side.BLACK
    assert over.mirror().mirror() == over
    assert Game(position=over).outcome().winner is Side.WHITE


@pytest.mark.parametrize(
    "text",
    [
        "1x15_1x15_w_play",
        "1x15_1x15_w_decide",
        "1x15_1x15_w_6-4_opening",
        "1x15_1x15_w_6-4_play.w",
        "1x15_1x15_w_6-4_play.3",
        "1x15_1x15_w_6-4_play.128",
        "1x15_1x15_w_opening.2",
        "1x15_1x15_w_6-4_throw",
        "1x15_1x15_w_6-4_play_play",
    ],
)
def test_phases_that_contradict_the_table_are_refused(text):
    with pytest.raises(InvalidPositionError):
        Position.parse(text)


def test_a_wrong_debt_is_a_fault_and_an_ordinary_game_has_a_winner():
    game = Game()
    game.push("6-4")
    assert game.position.is_valid()
    wrong = Position.parse(f"{game.position}.4")
    assert [fault.kind for fault in wrong.status()] == [FaultKind.OWED]
    with pytest.raises(InvalidPositionError, match="winner"):
        Game(position=Position.parse("1x15_1x15_w_over"))


def test_a_jan_that_counts_once_is_not_scored_again_after_reading():
    """XII.7: what was made in the relevé went missing from the text, and a game that was read scored it twice."""
    rules = Rules.of("loi-2013", opening_jans_once=True)
    position = Position.parse("1x13-8-10_1x15_w_0.0.2_0.0.2")
    assert [mark.jan for mark in position.score("4-3", rules)] == [Jan.DEUX_TABLES]
    game = Game(rules, position)
    game.push("4-3")
    assert str(game.position).endswith("_w_4b.0.3d_0.0.2_4-3_play")
    assert Game(rules, game.position) == game
    assert Game(rules, game.position).score == game.score
    again = Position.parse("1x13-8-10_1x15_w_4b.0.3d_0.0.3")
    assert not again.score("4-3", rules)
    assert again.score("4-3"), "every time by the law itself"
    assert Position.parse("12x2-1x13_1x15_w_0.0.3_0.0.3m").score("2-1", rules).total(Side.WHITE) == 0
    assert Position.parse("12x2-1x13_1x15_w_0.0.3_0.0.3").score("2-1", rules).total(Side.WHITE) == 4

"""Who has which dames: the choice of colour (law V; V.8) and the exchange after an exit (LL 120; VIII.12)."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tests.table.helpers import AUTOMATIC, STRICT, two
from trictrac import Play, Position, Rules
from trictrac.forms import Form, a_ecrire, ordinary
from trictrac.players import at_table
from trictrac.records import EventBuilder, Header, check, read, write
from trictrac.records.steps import Stepper
from trictrac.table import Refused, Setting, Table, TablePhase, TableState, events
from trictrac.table import actions as do
from trictrac.table.events import ColourChosen, Exchanged, Seated

NAMES = ("Anne", "Bruno")
LAST_DAME = Position.parse("24_7x3-8x3-9x3-10x3-11x3_w")


def seated(rules: Rules, *dice: int, form: Form | None = None, **setting: object) -> Table:
    """Two players at a board, and what the dice will show."""
    rolls = iter(dice)
    agreed = Setting(**{"modes": (AUTOMATIC,) * 2, **setting})
    table = Table(form or ordinary(NAMES, rules), agreed, lambda: next(rolls))
    for player in (0, 1):
        table.act(do.Join(player))
    return table


def opened(*dice: int, rules: Rules | None = None, form: Form | None = None) -> Table:
    """Their dice for the primaute lie on the table."""
    table = seated(rules or Rules(colour_choice=True), *dice, form=form)
    for player in (0, 1):
        table.act(do.ThrowDice(player))
    return table


def refused(table: Table, action: do.Action) -> str:
    with pytest.raises(Refused) as refusal:
        table.act(action)
    return refusal.value.code


def same_fold(table: Table) -> TableState:
    """The table made again from its events."""
    state = TableState(replace(table.state.form, history=()), table.state.setting)
    for event in table.events:
        state.apply(event)
    return state


# The choice of colour


@pytest.mark.parametrize(("dice", "winner"), [((6, 2), 0), ((2, 6), 1)])
@pytest.mark.parametrize("colour", ["white", "black"])
def test_the_higher_die_chooses_the_colour(dice, winner, colour):
    """Law V: the higher die takes the dames it likes and begins all the same."""
    table = opened(*dice)
    (chosen,) = table.act(do.ChooseColour(winner, colour))
    assert chosen == ColourChosen(chosen.seq, winner, colour)
    state = table.state
    assert state.sits[colour == "black"] == winner
    assert state.position.turn.colour == colour
    assert (state.sits[state.turn], state.sits[state.began]) == (winner, winner)
    table.act(do.ThrowDice(winner))
    assert state.throw is not None
    assert sorted(state.throw) == sorted(dice)


def test_both_dice_of_one_throw_give_the_choice_too():
    """V.8: it goes with the primaute, however the dice gave that."""
    table = Table(
        ordinary(NAMES, Rules(colour_choice=True, opening_dice="together")), two((AUTOMATIC,) * 2), [2, 5].pop
    )
    for player in (0, 1):
        table.act(do.Join(player))
    table.act(do.ThrowDice(1))
    table.act(do.ChooseColour(0, "black"))
    assert table.state.sits == (1, 0)


def test_the_choice_may_be_changed_until_the_dice_are_taken_up():
    """V.8: nothing is settled before the first coup."""
    table = opened(6, 2)
    for colour in ("black", "white", "white", "black"):
        table.act(do.ChooseColour(0, colour))
    assert table.state.sits == (1, 0)
    table.act(do.ThrowDice(0))
    assert refused(table, do.ChooseColour(0, "white")) == "no_choice_of_colour"


def test_nobody_else_chooses_and_nobody_without_the_option():
    """V.8: the lower die takes what is left."""
    table = opened(6, 2)
    assert refused(table, do.ChooseColour(1, "white")) == "not_your_turn"
    assert refused(opened(6, 2, rules=Rules()), do.ChooseColour(0, "black")) == "no_choice_of_colour"
    set_up = seated(Rules(colour_choice=True), start=LAST_DAME)
    assert refused(set_up, do.ChooseColour(0, "black")) == "no_choice_of_colour"


def test_the_colours_last_as_long_as_the_same_two_play_and_the_account_knows_nothing_of_them():
    """Law V: it is chosen at the beginning of a partie a ecrire, for all its marques."""
    table = opened(6, 2, form=a_ecrire(NAMES, 2, Rules(colour_choice=True)))
    table.act(do.ChooseColour(0, "black"))
    made = table.act(do.Resign(0))
    ended = next(event for event in made if isinstance(event, events.Ended))
    assert (ended.result, ended.first) == ((6, 0), 0)
    seated = next(event for event in made if isinstance(event, Seated))
    assert seated.sits == (1, 0)
    assert seated.first == 1
    (played,) = table.state.form.history
    assert (played.pairing.sits, played.result.trous, played.result.first) == ((0, 1), (0, 6), 0)
    assert played.winner == 1
    assert same_fold(table).summary() == table.state.summary()


# The exchange after an exit


EXCHANGE = Rules(exchange_dames=True)


def plays_out(table: Table) -> list[events.Event]:
    """White's last dame goes out."""
    table.act(do.ThrowDice(0))
    return table.act(do.PlayDames(0, table.state.plays[0]))


def test_after_an_exit_each_keeps_the_dames_on_their_side():
    """LL 120: the colours change at the releve; who finished throws, and marks stay with their owners (VIII.9)."""
    table = seated(EXCHANGE, 2, 1, start=LAST_DAME)
    made = plays_out(table)
    assert Exchanged(made[1].seq, 0) == made[1]
    state = table.state
    assert state.sits == (1, 0)
    assert (state.phase, state.sits[state.turn]) == (TablePhase.THROW, 0)
    assert (state.marks(0).points, state.marks(1).points) == (0, 4)
    assert str(state.position) == "1x15_1x15_b_0.0.0_4b.0.0"
    assert same_fold(table).summary() == state.summary()


def test_without_the_option_everybody_keeps_their_colour():
    """VIII.12 is an option."""
    table = seated(Rules(), 2, 1, start=LAST_DAME)
    assert not any(isinstance(event, Exchanged) for event in plays_out(table))
    assert table.state.sits == (0, 1)


def test_an_ecole_before_the_exchange_is_taken_up_after_it():
    """R.26, LL 120: what is wrong goes with its player, not with the colour."""
    table = seated(EXCHANGE, 2, 1, start=LAST_DAME, modes=(STRICT,) * 2)
    table.act(do.ThrowDice(0))
    table.act(do.MarkPoints(0, 6))
    table.act(do.PlayDames(0, table.state.plays[0]))
    state = table.state
    assert state.sits == (1, 0)
    assert state.marks(1).points == 6
    claimed, *_ = table.act(do.Claim(1, 2))
    assert claimed.right
    assert (state.marks(0).points, state.marks(1).points) == (2, 4)
    assert same_fold(table).summary() == state.summary()


@pytest.mark.parametrize("stands", [True, False])
def test_a_false_exit_changes_the_colours_only_once_it_stands(stands):
    """R.26, LL 120: until the opponent has agreed the board may still be put back."""
    table = seated(
        EXCHANGE, 2, 1, start=Position.parse("19-24_7x3-8x3-9x3-10x3-11x3_w"), modes=(STRICT,) * 2, free_hands=True
    )
    table.act(do.ThrowDice(0))
    table.act(do.PlayDames(0, Play.parse("19-s 24-s")))
    assert table.state.false_exit
    assert table.state.sits == (0, 1)
    table.act(do.Agree(1) if stands else do.Replay(1, Play.parse("19-21 24-s")))
    assert table.state.sits == ((1, 0) if stands else (0, 1))
    assert table.state.sits[table.state.turn] == (0 if stands else 1)
    assert same_fold(table).summary() == table.state.summary()


def test_a_sortie_de_convention_changes_the_colours():
    """LL 119, 120: it stands for an exit."""
    table = seated(EXCHANGE, start=LAST_DAME)
    table.act(do.Propose(0, "exit", first=0))
    made = table.act(do.Accept(1))
    assert any(isinstance(event, Exchanged) for event in made)
    assert (table.state.sits, table.state.sits[table.state.turn]) == ((1, 0), 0)


def test_leaving_changes_no_colour():
    """XVI.4, LL 120: only who has taken all dames out begins again with the others."""
    start = Position.parse("24_7x3-8x3-9x3-10x3-11x3_w_10b.0.5_0.0.5")
    table = seated(EXCHANGE, 2, 1, start=start)
    table.act(do.ThrowDice(0))
    made = table.act(do.Leave(0))
    assert any(isinstance(event, events.Left) for event in made)
    assert table.state.sits == (0, 1)


def test_who_plays_the_next_game_keeps_the_dames_they_have():
    """LL 120: nobody changes back between two games, and the account knows its players."""
    table = seated(EXCHANGE, 2, 1, start=LAST_DAME, form=ordinary(NAMES, EXCHANGE, games=2))
    plays_out(table)
    made = table.act(do.Resign(0))
    assert next(event.sits for event in made if isinstance(event, Seated)) == (1, 0)
    (played,) = table.state.form.history
    assert (played.winner, played.result.trous) == (1, (0, 12))


# Records, readers


def played_out(header: Header, seed: int) -> Table:
    """Games of computers in which the colours change."""
    rng = random.Random(seed)
    table = Table(header.form, header.setting, lambda: rng.randint(1, 6))
    robots = [at_table.seat(player, seed, "random") for player in (0, 1)]
    while table.state.phase is not TablePhase.OVER:
        state = table.state
        if state.may_choose_colour and state.sits[state.turn] == 0:
            table.act(do.ChooseColour(0, "black"))
        action = next(filter(None, (robot.next_action(table) for robot in robots)))
        table.act(action)
    return table


@pytest.mark.parametrize("mode", [AUTOMATIC, STRICT])
def test_a_record_says_how_the_colours_changed_and_is_right(mode):
    """docs/notation.md: ``A takes black``, ``exchange``; read back, judged, walked through."""
    form = ordinary(NAMES, Rules(colour_choice=True, exchange_dames=True, trous=1), games=4)
    header = Header(form, Setting((mode,) * 2, start=LAST_DAME))
    table = played_out(header, 4)
    text = "".join(write(header, table.events))
    assert "takes" in text
    assert "exchange" in text
    (verdict,) = check(text.splitlines())
    assert verdict.right, verdict
    (record,) = read(text.splitlines(), EventBuilder())
    assert list(record.events) == list(table.events)
    (tour,) = read(text.splitlines(), Stepper())
    assert tour.problem is None
    for step in tour.steps:
        if step.throw:
            assert step.names[step.before.turn] == NAMES[next(e.player for e in step.events)]
    assert same_fold(table).summary() == table.state.summary()

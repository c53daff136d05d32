"""Clocks: a delay and a reserve, correspondence, flags (issue 3, section 2)."""

from __future__ import annotations

from tests.table.helpers import AUTOMATIC, Scene, jeton
from trictrac.forms import ordinary
from trictrac.table import Clock, Table
from trictrac.table import actions as do

DAY = 86400.0


def clocked(delay=10.0, reserve=20.0, **options):
    """A table with a clock; the first coup began at 0."""
    return Scene(clock=Clock(delay, reserve), **options)


def test_what_goes_beyond_the_delay_comes_off_the_reserve():
    """Issue 3: a delay per coup plus a reserve."""
    scene = clocked()
    scene.at = 4
    scene.lab()
    scene.at = 15
    scene.play()
    assert scene.state.remaining == [15, 20]
    scene.at = 24
    scene.coup()
    assert scene.state.remaining == [15, 20]


def test_the_flag_falls_only_when_the_time_is_really_out():
    """Issue 3: flag fall is an event."""
    scene = clocked()
    scene.at = 30
    with scene.refused("no_clock"):
        scene.act(do.Tick(-1))
    scene.at = 30.5
    events = scene.act(do.Tick(-1))
    assert [event.kind for event in events] == ["flag", "ended", "finished"]
    assert events[0].player == 0
    assert scene.state.form.history[0].winner == 1


def test_correspondence_is_a_delay_of_days():
    """Issue 3: days per coup, no reserve."""
    scene = clocked(3 * DAY, 0)
    scene.at = 3 * DAY
    with scene.refused("no_clock"):
        scene.act(do.Tick(1))
    scene.coup()
    scene.at = 6 * DAY
    with scene.refused("no_clock"):
        scene.act(do.Tick(1))
    scene.at = 6 * DAY + 1
    assert scene.act(do.Tick(1))[0].player == 1


def test_without_a_clock_no_flag_falls():
    """Issue 3: clocks are optional."""
    scene = Scene()
    scene.at = 1e12
    with scene.refused("no_clock"):
        scene.act(do.Tick(0))


def test_who_waits_for_an_agreement_spends_no_time():
    """The time of the other runs while he is asked to agree."""
    scene = clocked(mine=jeton(8))
    scene.at = 5
    scene.lab(gain=4)
    scene.mark(0, 4)
    scene.act(do.Leave(0))
    scene.at = 25
    scene.act(do.Agree(1))
    assert scene.state.remaining[0] == 20


def test_who_is_asked_to_agree_has_his_own_delay():
    """The flag falls when his own time is out, not the leaver's."""
    scene = clocked(mine=jeton(8))
    scene.at = 8
    scene.lab(gain=4)
    scene.mark(0, 4)
    scene.act(do.Leave(0))
    scene.at = 31
    with scene.refused("no_clock"):
        scene.act(do.Tick(-1))
    scene.at = 39
    assert scene.act(do.Tick(-1))[0].player == 1


def test_the_clock_of_a_replayed_table_stands_where_it_stood():
    """DESIGN: the state is a fold over the events; the times are in the events."""
    dice = [6, 1] + [6, 5] * 50
    form, setting = ordinary(("A", "B")), Scene(AUTOMATIC, AUTOMATIC, clock=Clock(10, 60)).state.setting
    table = Table(form, setting, lambda: dice.pop(0))
    at = 0.0
    for action in (do.Join(0), do.Join(1), do.ThrowDice(0), do.ThrowDice(1)):
        table.act(action, at)
    for _ in range(6):
        at += 7.25
        table.act(do.ThrowDice(table.state.turn), at)
        at += 7.25
        table.act(do.PlayDames(table.state.turn, table.state.plays[0]), at)
    again = Table.replay(form, setting, table.events, lambda: 1)
    assert again.state.remaining == table.state.remaining == [60 - 3 * 4.5] * 2
    assert again.state.since == table.state.since == at


def test_the_flag_also_falls_on_who_does_not_throw_his_first_die():
    """Issue 3: days per coup; a player who never opens the game does not hold the other for ever."""
    scene = Scene(AUTOMATIC, AUTOMATIC, clock=Clock(3 * DAY))
    form, setting = ordinary(("A", "B")), scene.state.setting
    table = Table(form, setting, lambda: 5)
    for action in (do.Join(0), do.Join(1), do.ThrowDice(0)):
        table.act(action, 0.0)
    assert table.act(do.Tick(0), 4 * DAY)[0].player == 1


def test_who_objects_gives_the_thrower_his_time_back():
    """Only the thrower's own coup is on his clock: the wait for an objection is not."""
    scene = Scene(clock=Clock(10, 20), his=jeton(2))
    scene.coup(give=4)
    scene.mark(1, 6)
    scene.at = 8
    scene.lab(gain=4)
    scene.mark(1, 4)
    scene.act(do.Leave(1))
    scene.at = 28
    scene.claim(0, 2)
    scene.at = 30
    scene.play()
    assert scene.state.remaining[1] == 20

"""Sessions to record: robots that are attentive or not, and hands that do whatever comes to mind."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import suppress

from trictrac import forms
from trictrac.forms import Form
from trictrac.play import Play
from trictrac.rules import Rules
from trictrac.table import Attention, Clock, Mode, Refused, Robot, Setting, Table, TablePhase
from trictrac.table import actions as do
from trictrac.table.events import Event

NAMES = ("Anne", "Bruno", "Claire", "Denis", "Élise", "Fanny")
SHORT = Rules.of("loi-2013", trous=3)


def forms_of_play(rules: Rules = SHORT) -> dict[str, Form]:
    """One of each, short."""
    return {
        "ordinary": forms.ordinary(NAMES[:2], rules, games=2),
        "deux": forms.a_ecrire(NAMES[:2], 2, rules),
        "tourner": forms.a_ecrire(NAMES[:3], 3, rules),
        "equipes": forms.a_ecrire(NAMES[:4], 4, rules),
        "chouette": forms.a_ecrire(NAMES[:3], 4, rules, "chouette"),
        "poule": forms.poule(NAMES[:3], rules),
    }


def play_session(
    form: Form,
    setting: Setting,
    seed: int,
    attention: Attention | None = None,
    mischief: float = 0.0,
    most: int = 100_000,
) -> Table:
    """Plays to the end; with ``mischief`` hands also do what robots would not."""
    rng = random.Random(f"records {seed}")
    table = Table(form, setting, lambda: rng.randint(1, 6))
    robots = [Robot(player, seed * 10 + player, attention) for player in range(len(form.players))]
    at = 0.0
    while table.state.phase is not TablePhase.OVER and len(table.events) < most:
        at += rng.choice((0.0, 0.25, 1.5))
        if rng.random() < mischief:
            wished = [_anything(table, rng)]
        else:
            wished = [action for robot in robots if (action := robot.next_action(table))][:1] or _ways_on(table)
        for action in wished:
            with suppress(Refused):  # mischief, or a robot that forgot which dame it touched
                table.act(action, at)
                break
        else:
            assert mischief, f"stuck in {table.state.phase}"
    return table


def _ways_on(table: Table) -> list[do.Action]:
    """What goes on where the robots wait for somebody to clear up after a mischief."""
    return [cls(player) for cls in (do.Decline, do.Agree, do.Resign) for player in range(len(table.state.players))]


def _anything(table: Table, rng: random.Random) -> do.Action:
    """Any action, sensible or not."""
    state = table.state
    player = rng.randrange(len(state.players))
    if state.phase not in (TablePhase.SEATING,) and rng.random() < 0.8:
        player = rng.choice(state.sits)
    points = rng.choice((2, 4, 6, 8, 10, 12, 14))
    choices: list[do.Action] = [
        do.MarkPoints(player, points, rng.choice((None, None, 0, 1)), confirmed=True),
        do.MarkPoints(player, rng.choice((0, points)), jetons=rng.choice((1, 2)), confirmed=True),
        do.MarkNothing(player, confirmed=True),
        do.Claim(player, points, confirmed=True),
        do.DeclineAugmentation(player),
        do.AskReason(player),
        do.Invite(player, confirmed=True),
        do.BreakDice(player),
        do.Warn(player),
        do.Contest(player),
        do.Correct(player),
        do.Oblige(player),
        do.Agree(player),
        do.Adoube(player),
        do.Touch(player, rng.randint(1, 24), confirmed=True),
        do.Propose(player, rng.choice(("exit", "exit", "stop")), rng.choice(state.sits)),
        do.Accept(player),
        do.Decline(player),
        do.PlayDames(player, _some_play(rng), confirmed=True),
        do.ThrowDice(player, confirmed=True),
        do.Stay(player, confirmed=True),
        do.Leave(player, confirmed=True),
        do.Tick(player),
    ]
    if state.plays and rng.random() < 0.5:
        return do.Replay(player, rng.choice(state.plays))
    if rng.random() < 0.003:
        return do.Resign(player)
    return rng.choice(choices)


def _some_play(rng: random.Random) -> Play:
    moves = []
    for _ in range(rng.randint(0, 2)):
        start = rng.choice((1, 1, rng.randint(1, 24)))
        moves.append((start, min(25, start + rng.randint(1, 6))))
    return Play(tuple(moves))


def settings(count: int, clock: Clock | None = None) -> Iterator[Setting]:
    """Every mode, pure and mixed."""
    for mode in Mode:
        yield Setting((mode,) * count, mode is Mode.STRICT, clock)
    yield Setting(tuple(list(Mode)[place % 3] for place in range(count)), True, clock)


def kinds(table: Table) -> set[type[Event]]:
    """What happened at all."""
    return {type(event) for event in table.events}

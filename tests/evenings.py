"""Whole evenings of every form at a table of robots, from a seed."""

from __future__ import annotations

import random
from collections.abc import Sequence

from trictrac import forms
from trictrac.rules import PRESETS, Rules
from trictrac.table import Attention, Mode, Robot, Setting, Table, TablePhase

NAMES = ("Ada", "Blaise", "Cunegonde", "Denis", "Emilie", "Florian")
MOST_EVENTS = 200_000


KINDS = {"ordinary": ("ordinary",), "a-ecrire": ("deux", "tourner", "equipes", "chouette"), "poule": ("poule",)}
"""The kinds of evening of each form."""
ALL_KINDS = tuple(kind for kinds in KINDS.values() for kind in kinds)


def form_of(rng: random.Random, kinds: Sequence[str] = ALL_KINDS) -> forms.Form:
    """A form with its players and rules."""
    rules = Rules.of(rng.choice(list(PRESETS)), trous=rng.choice((3, 6, 12)))
    kind = rng.choice(kinds)
    if kind == "ordinary":
        return forms.ordinary(NAMES[:2], rules, games=rng.choice((1, 2)))
    if kind == "poule":
        return forms.poule(NAMES[: rng.randint(3, 6)], rules, stake=rng.randint(1, 5))
    players = {"deux": 2, "tourner": 3, "equipes": 4, "chouette": 3}[kind]
    return forms.a_ecrire(NAMES[:players], {2: 2, 3: 6, 4: 4}[players], rules, kind=kind)


def run_evening(seed: int, kinds: Sequence[str] = ALL_KINDS) -> Table:
    """Plays one evening to the end and checks it: the fold is the live table, nobody pays for nothing."""
    rng = random.Random(seed)
    form = form_of(rng, kinds)
    modes = tuple(rng.choice(list(Mode)) for _ in form.players)
    setting = Setting(modes=modes)
    dice = random.Random(seed + 1)
    table = Table(form, setting, lambda: dice.randint(1, 6))
    attention = Attention(rng.choice((0.6, 0.9, 1.0)), rng.choice((0.3, 0.9, 1.0)))
    robots = [Robot(player, seed + 2 + player, attention) for player in range(len(form.players))]
    while table.state.phase is not TablePhase.OVER:
        actions = 0
        for robot in robots:
            action = robot.next_action(table)
            if action is not None:
                table.act(action)
                actions += 1
        assert actions, f"seed {seed}: nobody can act in {table.state.phase}"
        assert len(table.events) < MOST_EVENTS, f"seed {seed}: the evening has no end"
    again = Table.replay(form, setting, table.events, lambda: 1)
    assert again.state.summary() == table.state.summary(), f"seed {seed}: the fold differs"
    assert sum(table.state.form.account().totals) == 0, f"seed {seed}: the account does not close"
    return table

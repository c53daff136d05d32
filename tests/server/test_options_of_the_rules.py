"""The options of the rules that the server itself acts on: lots (law XIX.17); the colours (V.8), which it offers."""

from __future__ import annotations

import pytest

from trictrac import Rules
from trictrac.forms import ordinary
from trictrac.server.messages.incoming import READER
from trictrac.server.tables.conventions import Conventions
from trictrac.server.tables.views import board_view
from trictrac.table import Mode, Setting, Table
from trictrac.table import actions as do


@pytest.mark.parametrize("kind", ["tourner", "tourner-quatre", "tourner-cinq"])
def test_lots_are_drawn_before_everybody_plays_alone(kind):
    """Law XIX: the dice of the session draw who plays the first marque."""
    agreed = Conventions.of({"form": "a-ecrire", "kind": kind, "rules": "loi-2013 lots=true"})
    assert agreed.draws
    names = [f"player {number}" for number in range(agreed.players)]
    order = tuple(reversed(range(agreed.players)))
    assert agreed.named(names, order).pairing().sits == order[:2]
    assert Conventions.of(agreed.to_data()) == agreed


def test_nothing_is_drawn_where_nobody_asked_for_lots():
    """Law XIX: the players sit as they are listed."""
    assert not Conventions.of({"form": "a-ecrire", "kind": "tourner"}).draws
    assert not Conventions.of({"form": "a-ecrire", "kind": "equipes", "rules": "loi-2013 lots=true"}).draws
    assert Conventions.of({"form": "poule", "players": 3}).draws


def test_whoever_wins_the_primaute_is_offered_the_colours():
    """V.8: the view says who may choose, the message chooses, and the view says who has which dames."""
    dice = iter((2, 6))
    table = Table(
        ordinary(("Anne", "Bruno"), Rules(colour_choice=True)), Setting((Mode.AUTOMATIC,) * 2), lambda: next(dice)
    )
    for act in (do.Join, do.ThrowDice):
        for player in (0, 1):
            table.act(act(player))
    before = board_view(table.state)
    assert (before.sits, before.turn) == ((0, 1), 1)
    assert "choose_colour" in before.may[1]
    assert "choose_colour" not in before.may[0]
    message = READER.validate_python({"do": "choose_colour", "ref": "a", "seen": 0, "colour": "white"})
    table.act(message.action(1))
    after = board_view(table.state)
    assert (after.sits, after.turn) == ((1, 0), 1)
    assert after.position.split("_")[2] == "w"

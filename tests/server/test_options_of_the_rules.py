"""The options of the rules that the server itself acts on: lots drawn before a written game (law XIX.17)."""

from __future__ import annotations

import pytest

from trictrac.server.tables.conventions import Conventions


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

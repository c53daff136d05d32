"""A game of the library as a record that the checker finds right."""

import random

import pytest

from trictrac import Game, Phase, Position, Rules
from trictrac.records import EventBuilder, check, from_game, read


def play_at_random(game, seed, actions=10_000):
    chance = random.Random(seed)
    while not game.is_over and len(game.history) < actions:
        match game.phase:
            case Phase.OPENING | Phase.THROW:
                game.push((chance.randint(1, 6), chance.randint(1, 6)))
            case Phase.DECIDE:
                game.push(chance.choice(["stay", "leave"]))
            case Phase.PLAY:
                game.push(chance.choice(game.legal_plays))
    return game


@pytest.mark.parametrize("rules", ["loi-2013 trous=1", "usage-19e trous=1", "loi-2013 trous=1 opening_dice=together"])
def test_a_random_game_is_a_right_record(rules):
    game = play_at_random(Game(Rules.parse(rules)), 5)
    record = from_game(game, ("Anne", "Bruno"), {"place": "Paris"})
    text = str(record)
    assert "place: Paris" in text
    (verdict,) = check(text.splitlines(keepends=True))
    assert verdict.right
    assert verdict.finished
    (again,) = read(text.splitlines(keepends=True), EventBuilder())
    assert again.header == record.header
    assert text.count(". A ") + text.count(". B ") > 10


def test_a_game_from_a_position_says_where_it_began():
    game = play_at_random(Game(position=Position.parse("1x13-8-10_1x15_w")), 2, actions=6)
    assert str(from_game(game).header.setting.start) == "1x13-8-10_1x15_w"

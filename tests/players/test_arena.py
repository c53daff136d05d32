"""Matches: pairs with the same dice, one result however they are played."""

import json
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context

import numpy as np
import pytest

from trictrac.forms.marque import value
from trictrac.players.arena import ArenaError, Chunk, Match, play_chunk, play_match
from trictrac.players.match import play_pairs
from trictrac.players.numpy_law import NumpyLaw
from trictrac.players.player import Player
from trictrac.players.registry import UnknownPlayerError, make
from trictrac.rules import Rules


class FirstPlay(Player):
    """Always the first play, never leaving: quick, and the same every time."""

    name = "first"

    def choose(self, rows, rng):
        return np.zeros(len(rows), np.int64)


@pytest.mark.parametrize("form", ["ordinary", "a-ecrire"])
def test_a_player_against_itself_is_exactly_even(form):
    """Both games of a pair are one game with the seats changed."""
    tally = play_match(Match("greedy", "greedy", 16, form))
    assert tally.to_data()["win_rate"] == {"mean": 0.5, "low": 0.5, "high": 0.5}
    assert tally.trous.to_data() == tally.worth.to_data() == {"mean": 0.0, "low": 0.0, "high": 0.0}


def test_both_games_of_a_pair_have_the_same_dice():
    pairs = play_pairs(NumpyLaw(), (FirstPlay(), FirstPlay()), "ordinary", Rules(), 5, range(20))
    for a, b in pairs:
        assert (a.won, a.trous, a.worth, a.coups) == (1 - b.won, -b.trous, -b.worth, b.coups)
    assert {a.won for a, _ in pairs} == {0.0, 1.0}


def test_changing_the_players_changes_the_sign():
    there = play_pairs(NumpyLaw(), (make("greedy"), FirstPlay()), "ordinary", Rules(stakes="quadruple"), 1, range(8))
    back = play_pairs(NumpyLaw(), (FirstPlay(), make("greedy")), "ordinary", Rules(stakes="quadruple"), 1, range(8))
    for (a, b), (c, d) in zip(there, back, strict=True):
        assert (a.trous, a.worth, b.trous, b.worth) == (-d.trous, -d.worth, -c.trous, -c.worth)


def test_a_pair_does_not_depend_on_the_others_of_its_chunk():
    players = make("greedy"), FirstPlay()
    assert play_pairs(NumpyLaw(), players, "ordinary", Rules(), 1, range(6))[4:] == play_pairs(
        NumpyLaw(), players, "ordinary", Rules(), 1, range(4, 6)
    )


def test_a_game_without_end_is_given_up():
    """Who never leaves never ends a marque."""
    ((a, b),) = play_pairs(NumpyLaw(), (FirstPlay(), FirstPlay()), "a-ecrire", Rules(), 1, [0], most_coups=500)
    assert (a.finished, a.won, a.worth, a.coups) == (False, 0.5, 0, 500)
    assert not b.finished


def test_a_marque_is_worth_what_the_written_game_pays():
    for pair in play_pairs(NumpyLaw(), (make("careful"), make("random")), "a-ecrire", Rules(), 1, range(4)):
        for game in pair:
            assert game.finished
            assert abs(game.worth) in {
                value(trous, trous - abs(game.trous), series, 0, Rules())
                for trous in range(6, 121)
                for series in (False, True)
                if trous >= abs(game.trous)
            } | {0}


def test_careful_beats_greedy_beats_random():
    assert play_match(Match("careful", "greedy", 128)).win_rate.low > 0.6
    assert play_match(Match("tuned", "careful", 128)).win_rate.low > 0.6
    assert play_match(Match("greedy", "random", 128)).win_rate.low > 0.9


def test_careful_leads_in_the_written_game_too():
    assert play_match(Match("careful", "greedy", 64, "a-ecrire")).worth.low > 5


def test_the_workers_do_not_matter():
    match = Match("greedy", "random", 150, seed=4)
    alone = play_match(match).to_data()
    with ThreadPoolExecutor(2) as executor:
        assert play_match(match, executor).to_data() == alone
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        assert play_match(match, executor).to_data() == alone


def test_a_match_resumed_is_the_match_played_at_once(tmp_path):
    match = Match("greedy", "random", 150, seed=4)
    whole, file, heard = play_match(match).to_data(), tmp_path / "match.jsonl", []

    def stop(tally):
        if tally.games:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_match(match, resume=file, report=stop)
    with file.open("ab") as torn:
        torn.write(b'{"first":32,"pai')
    assert play_match(match, resume=file, report=lambda tally: heard.append(tally.games)).to_data() == whole
    assert heard == [64, 128, 150]
    assert play_match(match, resume=file, report=lambda tally: heard.append(tally.games)).to_data() == whole
    assert heard[3:] == [150]
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    assert lines[0] == {
        "arena": 1,
        "chunk": 32,
        "first": "greedy",
        "second": "random",
        "games": 150,
        "form": "ordinary",
        "stakes": "simple",
        "seed": 4,
    }
    assert [line["first"] for line in lines[1:]] == [0, 32, 64]


@pytest.mark.parametrize(
    ("other", "names"), [({"seed": 5}, "seed 4"), ({"games": 8}, "games 4"), ({"second": "greedy"}, "second random")]
)
def test_a_file_of_another_match_is_refused(tmp_path, other, names):
    file = tmp_path / "match.jsonl"
    first = {"first": "random", "second": "random", "games": 4, "seed": 4}
    play_match(Match(**first), resume=file)
    before = file.read_bytes()
    with pytest.raises(ArenaError, match=rf"holds another match \({names}\); give its arguments again") as error:
        play_match(Match(**{**first, **other}), resume=file)
    assert "contient un autre match" in error.value.sentence("fr")
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["hello\n", "[]\n", '{"arena": 1}\n', "\n", '{"a": 1}\n{"b": 2}\n', '{"arena": 0}\n', "torn"]
)
def test_a_file_that_is_no_match_is_refused(tmp_path, text):
    file = tmp_path / "match.jsonl"
    file.write_text(text)
    with pytest.raises(ArenaError):
        play_match(Match("random", "random", 4), resume=file)
    assert file.read_text() == text


def test_a_chunk_survives_json():
    chunk = play_chunk(Match("random", "random", 10), 0)
    assert Chunk.from_data(json.loads(json.dumps(chunk.to_data()))) == chunk
    assert chunk.wins + chunk.losses == 10


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"games": 3}, "even number"),
        ({"games": 0}, "even number"),
        ({"seed": -1}, "seed"),
        ({"form": "poule"}, "no game poule"),
        ({"form": "a-ecrire", "stakes": "double"}, "convention of stakes"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments, sentence):
    with pytest.raises(ArenaError, match=sentence) as error:
        Match(**{"first": "random", "second": "random", "games": 2, **arguments})
    assert error.value.sentence("fr") != error.value.sentence("en")


def test_nobody_plays_under_an_unknown_name():
    with pytest.raises(UnknownPlayerError):
        Match("random", "nobody", 2)

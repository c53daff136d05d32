"""What was learned from the master: the table of starts, the opening book, the positions of the treatises."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tests.players.games import start_value
from trictrac.kernel import state
from trictrac.kernel.state import DIE_A, DIE_B, MINE, PHASE, POINTS, THEIRS, THROW, TROUS
from trictrac.play import Play
from trictrac.players.evaluator import shipped
from trictrac.players.net_engine import net_engine
from trictrac.players.opening_book import book_play, opening_book
from trictrac.players.search import look_ahead
from trictrac.players.start_table import all_starts, table, with_starts
from trictrac.position import Position
from trictrac.rules import Rules
from trictrac.throw import Throw

ROOT = Path(__file__).parents[2]


def a_start(mine: int = 0, theirs: int = 0, target: int = 12, rules: Rules | None = None):
    row = state.new_rows(1, target, (rules or Rules()).bits)[0]
    row[PHASE] = THROW
    row[MINE + TROUS], row[THEIRS + TROUS] = mine, theirs
    return row


@pytest.mark.parametrize(("written", "close"), [(False, 0.05), (True, 1.5)])
def test_the_table_says_what_the_net_says_one_ply_ahead(written, close):
    rows, _ = all_starts(written)
    sample = np.ascontiguousarray(rows[:: len(rows) // 60])
    looked = look_ahead(net_engine(shipped("written" if written else "ordinary")), sample, 1)
    assert np.abs(table().values(sample) - looked).mean() < close


@pytest.mark.parametrize("written", [False, True])
def test_every_entry_is_found_again_by_its_row(written):
    rows, places = all_starts(written)
    entries = (table().written if written else table().ordinary)[tuple(places.T)]
    assert np.isfinite(entries).all()
    assert (table().values(rows) == entries).all()


def test_more_trous_are_worth_more():
    # The one who throws first at 0 points has just left: he has a trou.
    values = table().ordinary[1:, :, 0, 0]
    assert (np.diff(values, axis=0) > 0).all()
    assert (np.diff(values, axis=1) < 0).all()


def test_the_first_throw_is_an_advantage_at_every_even_score():
    values = table().ordinary
    assert all(values[trous, trous, 0, 0] > 0 for trous in range(12))


def test_a_shorter_game_is_a_long_one_with_as_many_trous_missing():
    assert start_value(a_start(1, 3, target=8)) == start_value(a_start(5, 7))


def test_what_the_table_does_not_know_it_does_not_say():
    moved = a_start()
    moved[state.ME + 1], moved[state.ME + 5] = 14, 1
    thrown = a_start()
    thrown[DIE_A], thrown[DIE_B] = 6, 4
    for row in (moved, thrown, a_start(rules=Rules(stakes="double")), a_start(6, 2, target=0), a_start(target=13)):
        assert start_value(row) is None


def test_a_consolation_of_its_own_has_no_entry():
    rows = np.stack([a_start(2, 1, target=0), a_start(2, 1)])
    assert np.isnan(table().values(rows, consolation=4)).tolist() == [True, False]


def test_only_starts_are_taken_from_the_table():
    rows = np.stack([a_start(), a_start()])
    rows[1, state.ME + 1], rows[1, state.ME + 5] = 14, 1
    first, second = with_starts(np.array([9.0, 9.0], np.float32), rows)
    assert first == np.float32(start_value(rows[0]))
    assert second == 9.0


def test_points_of_a_sortie_are_worth_something():
    row = a_start(3, 3)
    row[MINE + POINTS], row[MINE + state.BREDOUILLE] = 8, 1
    plain, ahead = start_value(a_start(3, 3)), start_value(row)
    assert plain is not None
    assert ahead is not None
    assert ahead > plain


def test_the_opening_book_has_a_legal_play_for_every_throw():
    book = opening_book()
    positions = {text for text, _ in book}
    assert len(positions) == 16
    assert len(book) == 15 + 15 * 21
    for (text, throw), entry in book.items():
        position = Position.parse(text)
        plays = position.legal_plays(throw)
        assert entry.play in plays
        assert entry.second is None or entry.second in plays
        assert (entry.margin or 0) >= 0
        assert book_play(position, throw) is entry
    assert book_play(Position(), "6-6") is None


def test_the_plays_of_the_treatises_are_legal(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    from knowledge.treatises import KNOWN, LEAVE

    assert len(KNOWN) >= 10
    for known in KNOWN:
        position = Position.parse(known.position)
        assert position.is_valid(), known.source
        plays = position.legal_plays(Throw.parse(known.throw))
        assert known.play == LEAVE or Play.parse(known.play) in plays, known.source
        assert len(plays) > 1 or known.play == LEAVE, known.source

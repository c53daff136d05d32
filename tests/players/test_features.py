"""What the nets see: small integers that tell positions apart."""

import numpy as np
import pytest

from tests.players.games import waiting_rows
from trictrac.kernel import features, state
from trictrac.kernel.state import ME, MINE, POINTS, TARGET, TROUS

pytestmark = pytest.mark.nojit


def test_features_are_one_line_a_row_and_the_same_alone():
    rows = waiting_rows(8)
    lines = features.features_of(rows)
    assert lines.shape == (8, features.FEATURES)
    assert lines.dtype == np.int8
    for row, line in zip(rows, lines, strict=True):
        assert np.array_equal(features.features_of(row[None])[0], line)
        plain = [features.feature(row, i) for i in range(features.AT_PROSPECTS)]
        assert line[: features.AT_PROSPECTS].tolist() == plain


def test_one_hot_groups_have_one_bit_for_each_side():
    lines = features.features_of(waiting_rows(30))
    for start, width in ((features.AT_POINTS, 12), (features.AT_TROUS, features.TROU_STEPS), (features.AT_COUPS, 4)):
        for side in (0, 1):
            group = lines[:, start + side * width : start + (side + 1) * width]
            assert (group.sum(1) == 1).all()


def test_every_mark_is_among_the_features():
    row = waiting_rows(1)[0]
    before = features.features_of(row[None])
    for place, value in ((MINE + POINTS, 10), (MINE + TROUS, 9), (MINE + state.SERIE, 1), (ME + state.OUT, 3)):
        changed = row.copy()
        changed[place] = value if row[place] != value else value - 2
        assert not np.array_equal(features.features_of(changed[None]), before)


def test_a_shorter_game_looks_like_the_end_of_a_longer_one():
    row = waiting_rows(1)[0]
    row[MINE + TROUS], row[state.THEIRS + TROUS] = 5, 3
    shorter = row.copy()
    shorter[TARGET], shorter[MINE + TROUS], shorter[state.THEIRS + TROUS] = 9, 2, 0
    group = slice(features.AT_TROUS, features.AT_FAR_TROUS)
    assert np.array_equal(features.features_of(row[None])[0, group], features.features_of(shorter[None])[0, group])

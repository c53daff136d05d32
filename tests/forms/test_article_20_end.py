"""Article XX: when an evening of the written game is over."""

from __future__ import annotations

import pytest

from trictrac.forms import FormError, PartieResult, a_ecrire


def test_a_refait_of_the_last_marque_is_played_before_anything_is_settled():
    """Art. XX: the marques and their refaits come first; only then queue and bets."""
    form = a_ecrire(["Anne", "Bruno"], 2).record(PartieResult((9, 8)))
    for _ in range(2):
        form = form.record(PartieResult((6, 6)))
        assert not form.is_over
        assert not form.account().final
        assert {entry.reason for entry in form.account().entries} == {"marque", "refait"}
    form = form.record(PartieResult((12, 4)))
    assert form.is_over
    assert form.account().final
    # 3 and 12 + 8 - 4, the queue of 2 of which he laid both, one bet of 28.
    assert form.account().totals == (3 + 16 + 2 + 28, -49)
    with pytest.raises(FormError, match="the evening is over"):
        form.record(PartieResult((9, 8)))

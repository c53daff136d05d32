"""Random evenings of every form run to the end; amounts sum to zero; plain data comes back the same."""

from __future__ import annotations

import contextlib
import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.forms import evenings
from trictrac.forms import FormError, Pairing, PartieResult, a_ecrire, from_data
from trictrac.rules import InvalidRulesError


@given(st.integers(0, 2**32))
@settings(max_examples=300, deadline=None)
def test_random_evenings(seed):
    """Every form, any rules: legal and balanced pairings, sum zero, traceable, dict round trip."""
    rng = random.Random(seed)
    evenings.prove(evenings.play(evenings.random_form(rng), rng))


def test_many_seeds():
    assert evenings.prove_seeds(0, 500) > 4000


@pytest.mark.parametrize("kind", evenings.KINDS)
@given(data=st.data())
@settings(max_examples=50, deadline=None)
def test_any_run_of_results(kind, data):
    """Results drawn one by one, so that a failure shrinks to the shortest evening."""
    rng = random.Random(data.draw(st.integers(0, 99)))
    rules = evenings.random_rules(rng)
    form = a_ecrire(evenings.NAMES[: evenings.SIZE[kind]], evenings.STEP[kind], rules, kind)
    while not form.is_over:
        won = data.draw(st.integers(6, rules.marque_limit or 32))
        lost = data.draw(st.integers(0, won)) if len(form.history) < 20 else won - 1
        series = data.draw(st.booleans()) if lost < won else False
        trous, flags = ((won, lost), (series, False)) if data.draw(st.booleans()) else ((lost, won), (False, series))
        form = form.record(PartieResult(trous, flags))
        assert sum(form.account().totals) == 0
    evenings.prove(form)


@given(st.integers(0, 2**32))
@settings(max_examples=100, deadline=None)
def test_data_survives_json(seed):
    rng = random.Random(seed)
    form = evenings.play(evenings.random_form(rng), rng)
    assert from_data(json.loads(json.dumps(form.to_data()))) == form


@given(st.integers(0, 2**32), st.integers(0, 30))
@settings(max_examples=100, deadline=None)
def test_a_refused_result_changes_nothing(seed, trous):
    """Forms are values: whatever is recorded or refused, the one before stays as it was."""
    rng = random.Random(seed)
    form = evenings.random_form(rng)
    before = form.to_data()
    with contextlib.suppress(FormError):
        form.record(PartieResult((trous, trous)))
    assert form.to_data() == before
    assert form.pairing() == evenings.random_form(random.Random(seed)).pairing()


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@given(st.integers(0, 2**32), st.data())
@settings(max_examples=300, deadline=None)
def test_spoilt_data_is_refused_cleanly(seed, data):
    """A record with anything in any place is read or refused with a sentence."""
    rng = random.Random(seed)
    plain = evenings.play(evenings.random_form(rng), rng).to_data()
    for _ in range(data.draw(st.integers(1, 3))):
        key = data.draw(st.sampled_from([*plain, "history", "x"]))
        if key == "results" and isinstance(plain["results"], list) and plain["results"] and data.draw(st.booleans()):
            plain["results"][0] = data.draw(JUNK)
        elif data.draw(st.booleans()):
            plain[key] = data.draw(JUNK)
        else:
            plain.pop(key, None)
    with contextlib.suppress(FormError, InvalidRulesError):
        from_data(plain)


@given(JUNK)
def test_junk_is_refused_cleanly(junk):
    with pytest.raises(FormError):
        from_data(junk)


def test_the_loop_of_the_docstring():
    """Whoever runs the board needs nothing but pairing and record."""

    def play(pairing: Pairing) -> PartieResult:
        return PartieResult((7, 2), left_by=0)

    form = a_ecrire(["Anne", "Bruno", "Claire"], 6)
    while pairing := form.pairing():
        form = form.record(play(pairing))
    assert sum(form.account().totals) == 0
    assert str(form.account()).splitlines()[0] == "Marqué 1: Bruno gives Anne 7 jetons: 7–2, (7 + 2) − 2 = 7."

"""The JSON readers of the table, fed with anything (issue 3, section 5): a value that can be written back, or one
clean error."""

from __future__ import annotations

import json
from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trictrac import forms
from trictrac.errors import TrictracError
from trictrac.table import Setting, events
from trictrac.table import actions as do

numbers = st.integers(-3, 30) | st.integers() | st.floats() | st.booleans()
words = st.sampled_from(
    ["exit", "stop", "1-7 1-5", "1-7-11", "20-s", "--", "1-9-", "strict", "automatic", "1x15_1x15_w", "_w", "loi-2013"]
)
leaves = st.none() | numbers | words | st.text(max_size=8)
values = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=2),
    max_leaves=6,
)


def near(kinds: dict[str, list[str]], keys: list[str]) -> st.SearchStrategy[object]:
    """Data with some of the right keys, most of them with something else in it."""
    named = {key: st.sampled_from(names) | values for key, names in kinds.items()}
    return st.fixed_dictionaries(named, optional=dict.fromkeys(keys, values)) | values


ACTIONS = near(
    {"do": list(do.KINDS)}, ["player", "points", "trous", "case", "first", "what", "play", "confirmed", "hat"]
)
FIELDS = {field.name for kind in events.KINDS.values() for field in fields(kind)} - {"kind"}
EVENTS = near({"kind": list(events.KINDS)}, [*sorted(FIELDS), "hat"])
SETTINGS = near({}, ["modes", "free_hands", "clock", "start", "hat"])
FORMS = near({"form": list(forms.FORMS)}, ["players", "rules", "history", "stake", "games", "marques", "kind", "order"])


def check(read, write, data: object) -> None:
    """Read, or refused in one sentence; what was read is read again the same."""
    refused = ""
    try:
        value = read(data)
    except TrictracError as error:
        refused = str(error)
    if refused:
        assert "\n" not in refused
        return
    assert read(json.loads(json.dumps(write(value)))) == value


@pytest.mark.slow
@pytest.mark.parametrize(
    ("data", "read", "write"),
    [
        (ACTIONS, do.from_data, lambda action: action.to_data()),
        (EVENTS, events.from_data, lambda event: event.to_data()),
        (SETTINGS, Setting.from_data, Setting.to_data),
        (FORMS, forms.from_data, lambda form: form.to_data()),
    ],
    ids=["actions", "events", "settings", "forms"],
)
def test_any_data_is_read_or_refused_in_one_sentence(data, read, write):
    @settings(max_examples=600, deadline=None, derandomize=True)
    @given(data)
    def fuzz(given_data: object) -> None:
        check(read, write, given_data)

    fuzz()

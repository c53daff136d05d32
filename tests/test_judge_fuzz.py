"""Whatever line comes, `trictrac judge` answers with one line: a verdict or one clear sentence."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st

from trictrac import judge as judging

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**20), 10**20) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=8,
)
CASES = st.integers(-1, 26).map(str) | st.text(max_size=3)
CAMPS = st.dictionaries(CASES, st.integers(-2, 17) | VALUES, max_size=5) | VALUES
QUESTIONS = st.fixed_dictionaries(
    {},
    optional={
        "id": VALUES,
        "mover": CAMPS,
        "other": CAMPS,
        "dice": st.lists(st.integers(-1, 8), max_size=3) | VALUES,
        "coup": st.integers(-2, 5) | VALUES,
        "rules": VALUES,
    },
)


def answered(line):
    ((answer, right),) = judging.judge_lines([line])
    found = json.loads(answer)
    assert right == ("error" not in found)
    if not right:
        assert found["error"].strip()
        assert "\n" not in found["error"]
        assert "Traceback" not in found["error"]


@settings(max_examples=400, deadline=None)
@given(QUESTIONS)
def test_any_question_gets_a_verdict_or_a_sentence(question):
    answered(json.dumps(question))


@settings(max_examples=300, deadline=None)
@given(st.text(alphabet=st.characters(exclude_characters="\n\r", exclude_categories=["Cs"]), min_size=1))
def test_any_text_gets_a_sentence(line):
    if line.strip():
        answered(line)

"""Every evening is settled as the release settled it: who pays what to whom, and for which reason."""

from tests.answers import asking
from tests.answers.recorded import check, load


def test_evenings_are_settled_as_before():
    questions, answers = load("settle")
    assert len(questions) >= 150
    check(questions, answers, asking.settle(questions))

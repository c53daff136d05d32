"""Every position is judged as the release judged it: points, ways, cases, articles, plays."""

from tests.answers import asking
from tests.answers.recorded import check, load


def test_positions_are_judged_as_before():
    questions, answers = load("judge")
    assert len(questions) >= 1000
    check(questions, answers, asking.judge(questions))

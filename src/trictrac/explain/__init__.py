"""Score sheets, refusals and faults in plain French and English sentences."""

from trictrac.explain.faults import fault
from trictrac.explain.marks import mark, score
from trictrac.explain.refusals import Refusal, refusal, refusal_of_steps
from trictrac.explain.sheet import Line, Way, lines
from trictrac.explain.words import LANGUAGES, language, throw_name

__all__ = [
    "LANGUAGES",
    "Line",
    "Refusal",
    "Way",
    "fault",
    "language",
    "lines",
    "mark",
    "refusal",
    "refusal_of_steps",
    "score",
    "throw_name",
]

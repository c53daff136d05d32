"""Score sheets, refusals and faults as facts; ``trictrac.words`` says them in French and English."""

from trictrac.explain.figures import figure, nombres_pour_jouer
from trictrac.explain.marks import mark, score, throw_name
from trictrac.explain.refusals import PlayRefusal, RefusalKind, refusal, refusal_of_steps
from trictrac.explain.sheet import Line, Way, lines
from trictrac.explain.throws import counts as throw_counts
from trictrac.explain.throws import outlook as throw_outlook
from trictrac.explain.unscored import unscored

__all__ = [
    "Line",
    "PlayRefusal",
    "RefusalKind",
    "Way",
    "figure",
    "lines",
    "mark",
    "nombres_pour_jouer",
    "refusal",
    "refusal_of_steps",
    "score",
    "throw_counts",
    "throw_name",
    "throw_outlook",
    "unscored",
]

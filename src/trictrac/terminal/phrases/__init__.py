"""What is said at a table in the terminal, in French and English. ``texts`` adds what every page shares."""

from trictrac.terminal.phrases import asking, coming, playing

ENGLISH = {**coming.ENGLISH, **playing.ENGLISH, **asking.ENGLISH}
FRENCH = {**coming.FRENCH, **playing.FRENCH, **asking.FRENCH}

__all__ = ["ENGLISH", "FRENCH"]

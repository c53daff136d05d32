"""What is said at a table in the terminal, in French and English. ``texts`` adds what every page shares."""

from trictrac.terminal.phrases import asking, coming, levels, playing

ENGLISH = {**coming.ENGLISH, **levels.ENGLISH, **playing.ENGLISH, **asking.ENGLISH}
FRENCH = {**coming.FRENCH, **levels.FRENCH, **playing.FRENCH, **asking.FRENCH}

__all__ = ["ENGLISH", "FRENCH"]

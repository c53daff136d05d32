"""Sentences for people: structured facts, and the one function that words them.

Everything a person reads is a message of a catalogue (``catalogues/LANG/*.ftl``, Project Fluent)
filled with a fact: a key, cases, numbers, names. Python and the browser read the same catalogue
files, so facts travel and sentences do not.

>>> from trictrac.words import Case, fact, say
>>> beaten = fact("reason-battre-title", case=Case(9))
>>> say(beaten, "en"), say(beaten, "fr", facing=True)
('Lone dame beaten on 9', 'Dame battue en 16')
"""

from trictrac.words.facts import Arg, Case, Fact, Moves, decimal, fact, percent
from trictrac.words.languages import LANGUAGES, UnknownLanguageError, language, spoken_here
from trictrac.words.saying import WordsError, capital, say, sentence

__all__ = [
    "LANGUAGES",
    "Arg",
    "Case",
    "Fact",
    "Moves",
    "UnknownLanguageError",
    "WordsError",
    "capital",
    "decimal",
    "fact",
    "language",
    "percent",
    "say",
    "sentence",
    "spoken_here",
]

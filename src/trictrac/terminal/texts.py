"""Everything the terminal says of itself, in French and English. Reasons and refusals come from ``explain``."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping

from trictrac.errors import TrictracError
from trictrac.side import Side
from trictrac.terminal import phrases
from trictrac.words import language

ENGLISH = {
    "white": "White",
    "black": "Black",
    "you": "{side} (you)",
    "computer": "{side} (computer)",
    "point": "{count} point",
    "points": "{count} points",
    "trou": "{count} trou",
    "trous": "{count} trous",
    "dame_out": "{count} dame out",
    "dames_out": "{count} dames out",
    "in_bredouille": "in bredouille",
    "one_jeton": "one jeton",
    "two_jetons": "two jetons",
    "scores_nothing": "The throw scores nothing.",
    "totals": "Total: {thrower} {mine}, {other} {theirs}.",
    "marks": "{side} marks {points}",
    "will_mark": "After the play {side} marks {points}",
    "becomes": "{sum} points, {how}",
    "makes": "{sum}, so {trous}{double}, {rest}",
    "double": " (bredouille: the first twelve count double)",
    "no_rest": "nothing left over",
    "rest": "{points} left over",
    "wiped": "{side}'s {points} points are wiped",
    "trous_now": "{side} has {trous}",
    "wins_now": "{side} wins the game",
    "plays": "Legal plays ({count})",
    "one_play": "Only one play is legal",
    "nothing_to_play": "Nothing can be played.",
    "par_puissance": "par puissance",
    "fault": "Faulty position. {fault}.",
    "fault_odd": "No play leads to this position. {fault}.",
    "unjudged": "{fault}; the throw cannot be judged in this position",
    "notation": "Position:",
    "throws": "{side} throws {throw}",
    "many_plays": "{count} plays are legal: type yours, such as {play}, or p for the list.",
    "hint": "? help",
    "help_yes_no": "Answer y for yes or n for no; nothing has changed yet.",
    "bad_yes_no": "Please answer y or n.",
    "nothing_undone": "There is nothing to take back.",
    "thanks": "Thank you for playing.",
    "yes": "y yes",
    "no": "n no",
    "bad_position": "{detail}",
    "bad_throw_option": "{detail}",
    "drawn": "Drawing written to {file}",
    **phrases.ENGLISH,
}

FRENCH = {
    "white": "Blanc",
    "black": "Noir",
    "you": "{side} (vous)",
    "computer": "{side} (ordinateur)",
    "point": "{count} point",
    "points": "{count} points",
    "trou": "{count} trou",
    "trous": "{count} trous",
    "dame_out": "{count} dame sortie",
    "dames_out": "{count} dames sorties",
    "in_bredouille": "en bredouille",
    "one_jeton": "un jeton",
    "two_jetons": "deux jetons",
    "scores_nothing": "Le coup ne vaut rien.",
    "totals": "Total : {thrower} {mine}, {other} {theirs}.",
    "marks": "{side} marque {points}",
    "will_mark": "Le coup joué, {side} marque {points}",
    "becomes": "{sum} points, {how}",
    "makes": "{sum}, soit {trous}{double}, {rest}",
    "double": " (bredouille : les douze premiers comptent double)",
    "no_rest": "sans reste",
    "rest": "reste {points}",
    "wiped": "{side} perd ses {points} points",
    "trous_now": "{side} a {trous}",
    "wins_now": "{side} gagne la partie",
    "plays": "Coups permis ({count})",
    "one_play": "Un seul coup est permis",
    "nothing_to_play": "Rien ne peut se jouer.",
    "par_puissance": "par puissance",
    "fault": "Position fautive. {fault}.",
    "fault_odd": "Le jeu ne mène pas à cette position. {fault}.",
    "unjudged": "{fault} ; le coup ne peut se juger dans cette position",
    "notation": "Position :",
    "throws": "{side} : {throw}",
    "many_plays": "{count} coups sont permis : écrivez le vôtre, par exemple {play}, ou p pour la liste.",
    "hint": "? aide",
    "help_yes_no": "Répondez o pour oui ou n pour non ; rien n'a encore changé.",
    "bad_yes_no": "Répondez o ou n, s'il vous plaît.",
    "nothing_undone": "Il n'y a rien à reprendre.",
    "thanks": "Merci d'avoir joué.",
    "yes": "o oui y",
    "no": "n non",
    "bad_position": "position illisible : {text!r} ; écrivez blanc_noir_trait, comme 1x13-6-7_1x15_w, ou un diagramme "
    "comme 7W2-8W3-13B4, ou start (voir docs/notation.md)",
    "bad_throw_option": "coup illisible : {text!r} ; écrivez deux nombres de 1 à 6 comme 6-4, ou un nom comme sonnez",
    "drawn": "Dessin écrit dans {file}",
    **phrases.FRENCH,
}

TEXTS = {"en": ENGLISH, "fr": FRENCH}


class ToldError(TrictracError):
    """An error with a sentence among the texts: ``key`` names it, ``values`` fill it."""

    def __init__(self, key: str, **values: object) -> None:
        super().__init__(f"{key} {values}", str(values))
        self.key = key
        self.values = values


class Words:
    """The texts of one language; ``names`` calls the sides otherwise than by their colours."""

    def __init__(self, lang: str, names: Mapping[Side, str] | None = None) -> None:
        self.lang = language(lang)
        self._table = TEXTS[self.lang]
        self._names = names

    def __getitem__(self, key: str) -> str:
        return self._table[key]

    def __call__(self, key: str, **values: object) -> str:
        """A text with its blanks filled."""
        return self._table[key].format(**values)

    def side(self, side: Side) -> str:
        """The name of a side: its colour, unless it was given another."""
        if self._names is not None:
            return self._names[side]
        return self["white" if side is Side.WHITE else "black"]

    @property
    def sides(self) -> dict[Side, str]:
        """The names of both."""
        return {side: self.side(side) for side in Side}

    def points(self, count: int) -> str:
        """So many points."""
        return self(self._number("point", count), count=count)

    def trous(self, count: int) -> str:
        """So many trous."""
        return self(self._number("trou", count), count=count)

    def out(self, count: int) -> str:
        """So many dames out."""
        return self("dame_out" if count == 1 else "dames_out", count=count)

    def _number(self, word: str, count: int) -> str:
        one = count == 1 or (self.lang == "fr" and count == 0)
        return word if one else f"{word}s"


def texts(lang: str) -> Words:
    """The texts of a language."""
    return Words(lang)


def folded(text: str) -> str:
    """Without case and accents."""
    plain = unicodedata.normalize("NFKD", text.strip().casefold())
    return "".join(character for character in plain if not unicodedata.combining(character))


def cut(text: str, width: int) -> str:
    """A text in so many columns at most."""
    return text if len(text) <= width else f"{text[: width - 1]}…"

"""The vocabulary of the records: one word for each thing that can happen, and how players are named."""

from __future__ import annotations

from trictrac.records.problem import RecordError, short
from trictrac.table import events
from trictrac.words import fact

FORMAT = "trictrac-record-1"
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""Players by their place in the header: A is the first."""

WORDS: dict[type[events.Event], str] = {
    events.Joined: "joins",
    events.ColourChosen: "takes",
    events.Adoubed: "adoube",
    events.Touched: "touches",
    events.Stayed: "stays",
    events.Leaving: "leaves",
    events.Agreed: "agrees",
    events.Left: "releve",
    events.Exchanged: "exchange",
    events.Claimed: "ecole",
    events.Corrected: "corrects",
    events.Obliged: "obliges",
    events.Contested: "contests",
    events.MarkedNothing: "marks-nothing",
    events.AugmentationDeclined: "forgoes",
    events.ReasonAsked: "asks",
    events.Invited: "invites",
    events.DiceBroken: "breaks",
    events.Warned: "warns",
    events.Replayed: "replays",
    events.Resigned: "resigns",
    events.Proposed: "proposes",
    events.Accepted: "accepts",
    events.Declined: "declines",
    events.FlagFell: "flag",
}
"""Throws, dice, marks and plays have signs of their own; games, ends and accounts have lines of their own."""

FRENCH = {
    "s'assied": "joins",
    "prend": "takes",
    "touche": "touches",
    "tient": "stays",
    "part": "leaves",
    "agrée": "agrees",
    "agree": "agrees",
    "relevé": "releve",
    "échange": "exchange",
    "echange": "exchange",
    "école": "ecole",
    "corrige": "corrects",
    "oblige": "obliges",
    "conteste": "contests",
    "ne-marque-pas": "marks-nothing",
    "renonce": "forgoes",
    "demande": "asks",
    "invite": "invites",
    "rompt": "breaks",
    "avertit": "warns",
    "rejoue": "replays",
    "abandonne": "resigns",
    "propose": "proposes",
    "accepte": "accepts",
    "refuse": "declines",
    "drapeau": "flag",
    "partie": "game",
    "marqué": "marque",
    "début": "opening",
    "debut": "opening",
    "fin": "end",
    "compte": "total",
    "blanc": "white",
    "noir": "black",
    "premier": "first",
    "parti": "left",
    "tort": "wrongly",
    "valait": "worth",
    "sortie": "exit",
    "arrêt": "stop",
    "arret": "stop",
}
"""Read as well; the writer uses the other word."""

KINDS = {word: kind for kind, word in WORDS.items()}
GAME, MARQUE, OPENING, END, TOTAL = "game", "marque", "opening", "end", "total"
WRONGLY = "wrongly"
WORTH = "worth"
WIDTH = 100
"""Longer lines of the writer are broken."""


def letter(player: int | None) -> str:
    """How a player is called in the lines of a record."""
    if player is None:
        return "?"
    return LETTERS[player] if 0 <= player < len(LETTERS) else f"#{player}"


def player_of(word: str) -> int:
    if len(word) == 1 and word in LETTERS:
        return LETTERS.index(word)
    if word[:1] == "#" and len(word) < 12:
        number = word[1:].removeprefix("-")
        if number.isascii() and number.isdigit():
            return int(word[1:])
    raise RecordError(fact("record-player", given=short(word)), word)


def number_of(word: str, most: int = 9_999_999) -> int:
    if word.isascii() and word.isdigit() and len(word) <= 7 and int(word) <= most:
        return int(word)
    raise RecordError(fact("record-number", most=most, given=short(word)), word)


def amounts(totals: tuple[int, ...]) -> str:
    """What each player won or lost: ``A +3, B -3``."""
    return ", ".join(f"{letter(player)} {total:+}" for player, total in enumerate(totals))

"""What a typed line means: who says it, a command, an action, a play; or a sentence that says what is wrong."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from trictrac.errors import InvalidPlayError
from trictrac.play import LegalPlays, Play
from trictrac.side import Colour
from trictrac.table import TablePhase, TableState
from trictrac.table import actions as do
from trictrac.terminal.people import People
from trictrac.terminal.texts import Words, folded

VERBS: dict[str, tuple[str, ...]] = {
    # Whatever the language, the words of both are understood, with accents or without.
    "help": ("?", "help", "aide"),
    "board": ("b", "board", "tablier"),
    "plays": ("p", "plays", "coups"),
    "sheet": ("s", "sheet", "score", "marque"),
    "notation": ("n", "notation", "position"),
    "account": ("a", "account", "compte"),
    "hint": ("h", "hint", "conseil"),
    "undo": ("u", "undo", "reprendre"),
    "quit": ("q", "quit", "quitter"),
    "mark": ("m", "mark", "marquer"),
    "claim": ("e", "ecole", "claim"),
    "contest": ("c", "contest", "contester"),
    "correct": ("k", "correct", "corriger"),
    "oblige": ("o", "oblige", "obliger"),
    "touch": ("t", "touch", "toucher"),
    "adoube": ("j", "adoube", "j'adoube"),
    "nothing": ("z", "nothing", "rien"),
    "reason": ("y", "why", "reason", "raison", "pourquoi"),
    "invite": ("i", "invite", "inviter"),
    "break": ("break", "rompre"),
    "forgo": ("forgo", "renoncer"),
    "warn": ("w", "warn", "avertir"),
    "stay": ("stay", "tenir"),
    "leave": ("l", "leave", "partir", "aller"),
    "agree": ("g", "agree", "agreer"),
    "replay": ("r", "replay", "rejouer"),
    "propose": ("x", "propose", "proposer", "accept", "accepter"),
    "decline": ("d", "decline", "decliner", "refuser"),
    "resign": ("resign", "abandonner", "abandon"),
    "throw": ("throw", "lancer", "jeter"),
    "colour": ("colour", "color", "couleur"),
}
_VERB_OF = {word: verb for verb, words in VERBS.items() for word in words}
_JETONS: dict[str, Literal[1, 2]] = {"j1": 1, "j2": 2}
_STOP = ("stop", "arret", "arreter")
_COLOURS: dict[str, Colour] = {
    **dict.fromkeys(("white", "blanc", "blancs", "blanche", "blanches"), "white"),
    **dict.fromkeys(("black", "noir", "noirs", "noire", "noires"), "black"),
}


@dataclass(frozen=True, slots=True)
class TypedLine:
    """A line taken apart: ``B: e 4`` is Black's ``claim`` with ``4``."""

    player: int | None
    """Who says it, where the line names him."""
    verb: str
    """A key of ``VERBS``, or nothing."""
    rest: str
    text: str
    """All after the name."""


def take_apart(text: str, people: People) -> TypedLine:
    """Finds the player, the verb and the rest."""
    player, text = _speaker(text.strip(), people)
    first, _, rest = text.partition(" ")
    verb = _VERB_OF.get(folded(first), "")
    if not verb and first[:1].isalpha() and first[1:].isdecimal():
        verb = _VERB_OF.get(folded(first[:1]), "")  # m6 for m 6
        rest = f"{first[1:]} {rest}"
    return TypedLine(player, verb, rest.strip() if verb else text, text)


def _speaker(text: str, people: People) -> tuple[int | None, str]:
    name, colon, rest = text.partition(":")
    player = people.find(name) if colon else None
    return (None, text) if player is None else (player, rest.strip())


def action_of(line: TypedLine, player: int, state: TableState, people: People, words: Words) -> do.Action | str:
    """The action a line asks for; the table says whether it is allowed. A sentence if it says nothing."""
    verb, rest = line.verb, line.rest
    plain = _WITHOUT_MORE.get(verb)
    if plain:
        return plain(player) if not rest else words("says_too_much", text=repr(line.text), word=line.text.split()[0])
    if verb == "mark":
        return _mark(player, rest, words)
    if verb == "claim":
        points = _number(rest)
        return words["how_claim"] if points is None else do.Claim(player, points)
    if verb == "touch":
        case = _number(rest)
        return words["how_touch"] if case is None else do.Touch(player, case)
    if verb == "colour":
        colour = _COLOURS.get(folded(rest))
        return words["how_colour"] if colour is None else do.ChooseColour(player, colour)
    if verb == "replay":
        play = read_play(rest, None, words) if rest else words["how_replay"]
        return do.Replay(player, play) if isinstance(play, Play) else play
    if verb == "propose":
        return _propose(player, rest, state, people, words)
    if verb == "" and state.phase is TablePhase.PLAY and line.text:
        if may_decide(state, state.turn) and line.text in ("1", "2"):
            return do.Stay(player) if line.text == "1" else do.Leave(player)
        assert state.plays is not None
        read = read_play(line.text, state.plays, words)
        return do.PlayDames(player, read) if isinstance(read, Play) else read
    return words("says_nothing", text=repr(line.text))


_WITHOUT_MORE = {
    "contest": do.Contest,
    "correct": do.Correct,
    "oblige": do.Oblige,
    "adoube": do.Adoube,
    "nothing": do.MarkNothing,
    "reason": do.AskReason,
    "invite": do.Invite,
    "break": do.BreakDice,
    "forgo": do.DeclineAugmentation,
    "warn": do.Warn,
    "stay": do.Stay,
    "leave": do.Leave,
    "agree": do.Agree,
    "decline": do.Decline,
    "resign": do.Resign,
    "throw": do.ThrowDice,
}


def must_agree(state: TableState) -> bool:
    """Whether the one asked agrees first: to a leaving, to the end, or to an exit made against the law (R.26)."""
    return state.phase in (TablePhase.LEAVING, TablePhase.ENDING) or (
        state.phase is TablePhase.THROW and state.false_exit
    )


def may_decide(state: TableState, seat: int) -> bool:
    """Whether a seat made a trou with its throw and has neither stayed nor touched a dame (art. XVI)."""
    made = bool(state.ledger.made.get((state.coup, seat)))
    return state.phase is TablePhase.PLAY and seat == state.turn and made and not state.stayed and not state.touched


def read_play(text: str, plays: LegalPlays | None, words: Words) -> Play | str:
    """The play meant by an answer, legal or not, or why there is none."""
    count = len(plays) if plays else 0
    if text.isdecimal():
        number = int(text) if len(text) < 9 else 0
        if plays and 1 <= number <= count:
            play: Play = plays[number - 1]
            return play
        return words("bad_number", text=text, count=count) if plays else words["how_replay"]
    try:
        read = Play.parse(text)
    except InvalidPlayError:
        return words("bad_play", text=repr(text), play=plays[0] if plays else "1-7 1-5")
    packed = plays.find(read) if plays else -1
    return Play.unpack(packed) if packed >= 0 else read


def _mark(player: int, rest: str, words: Words) -> do.Action | str:
    parts = rest.split()
    jetons = _JETONS.get(parts[-1].casefold()) if parts else None
    if jetons is not None:
        parts.pop()
    points, trous = ([_number(word) for word in parts] + [None, None])[:2]
    if points is None or len(parts) > 2 or (len(parts) == 2 and trous is None):
        return words["how_mark"]
    return do.MarkPoints(player, points, trous, jetons=jetons)


def _propose(player: int, rest: str, state: TableState, people: People, words: Words) -> do.Action | str:
    if folded(rest) in _STOP:
        return do.Propose(player, "stop")
    proposal = state.proposal
    if proposal and not rest and player not in proposal.accepted:
        return do.Accept(player)
    first = people.find(rest) if rest else player
    if first is None or ("stop" in state.form.proposals and state.seat_of(player) is None):
        return words["how_propose"]
    return do.Propose(player, "exit", first)


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else None

"""Faults of a set-up position in a sentence."""

from __future__ import annotations

from trictrac.faults import Fault, FaultKind
from trictrac.side import Side

_FRENCH = {
    FaultKind.NEGATIVE: "une case porte moins de zéro dame",
    FaultKind.TOO_MANY_DAMES: "plus de quinze dames (art. III)",
    FaultKind.NO_DAME: "aucune dame à jouer sur le tablier",
    FaultKind.TWO_COLOURS: "deux couleurs sur une même case (art. VII)",
    FaultKind.LONE_ON_COIN: "une dame seule sur son coin, case 12 (art. IX)",
    FaultKind.ON_OTHER_COIN: "une dame sur le coin de l'adversaire, case 13 (art. IX)",
    FaultKind.POINTS: "les points sont pairs, de 0 à 10 (art. XV)",
    FaultKind.TROUS: "les trous vont de 0 à 120",
    FaultKind.COUPS: "les coups se comptent de 0 à 100",
    FaultKind.RUN_OF_NOTHING: "en bredouille sans avoir marqué (art. XV)",
    FaultKind.BOTH_IN_BREDOUILLE: "les deux camps en bredouille de points (art. XV)",
    FaultKind.BOTH_IN_SERIE: "les deux camps en bredouille de trous (art. XV)",
    FaultKind.IN_FORBIDDEN_GRAND_JAN: "des dames dans un grand jan que l'adversaire peut encore remplir (art. XIV)",
    FaultKind.IN_FORBIDDEN_PETIT_JAN: "des dames dans un petit jan que l'adversaire peut encore remplir (art. XIV)",
}
_SIDES = {Side.WHITE: "blanc", Side.BLACK: "noir"}


def fault(found: Fault, lang: str, names: dict[Side, str] | None = None) -> str:
    """A fault as a sentence; ``names`` calls the sides otherwise than by colour."""
    if lang == "fr":
        name = (names or _SIDES)[found.side]
        where = f", case {found.case}" if found.case else ""
        return f"{name} : {_FRENCH[found.kind]}{where}"
    name = names[found.side] if names else found.side.name.lower()
    where = f", case {found.case}" if found.case else ""
    return f"{name}: {found.kind.value}{where}"

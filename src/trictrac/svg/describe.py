"""A position in plain sentences, French or English, for those who hear the board."""

from __future__ import annotations

from collections.abc import Iterable

from trictrac.position import COIN, Camp, Position
from trictrac.side import Side
from trictrac.svg.marks import OUT, Arrow
from trictrac.throw import Throw

_NAMES = {
    "en": {Side.WHITE: "White", Side.BLACK: "Black"},
    "fr": {Side.WHITE: "Blancs", Side.BLACK: "Noirs"},
}


def title_of(position: Position, throw: Throw | None, lang: str) -> str:
    """One line: whose turn it is, and the dice."""
    name = _NAMES[lang][position.turn]
    if lang == "fr":
        return f"Trictrac, les {name} ont jeté {throw}" if throw else f"Trictrac, aux {name} de jeter"
    return f"Trictrac board, {name} has thrown {throw}" if throw else f"Trictrac board, {name} to throw"


def describe(position: Position, orientation: Side, throw: Throw | None, arrows: Iterable[Arrow], lang: str) -> str:
    """The whole position: every occupied case on its side's own march, marks, pavillon, dice, arrows."""
    french = lang == "fr"
    names = _NAMES[lang]
    sentences = [
        f"Vu du côté des {names[orientation]}, talons à gauche ; chacun compte sur sa propre marche."
        if french
        else f"Seen from {names[orientation]}'s side, talons on the left; each side counts on its own march."
    ]
    for side in (orientation, orientation.other):
        sentences.append(_camp(position.camp(side), names[side], position.jetons(side), french))
    sentences.append(_pavillon(position.pavillon, names, french))
    turn = title_of(position, throw, lang).split(", ", 1)[1]
    sentences.append(f"{turn[0].upper()}{turn[1:]}.")
    sentences += [_arrow(arrow, names, french) for arrow in arrows]
    return " ".join(sentences)


def _camp(camp: Camp, name: str, jetons: int, french: bool) -> str:
    dames = [f"{_plural(count, 'dame', french)} {_case(case, french)}" for case, count in camp.occupied().items()]
    if camp.out > 0:
        dames.append(f"{_plural(camp.out, 'dame', french)} {_left(camp.out, french)}")
    marks = _plural(camp.points, "point", french)
    if jetons == 2:
        marks += " en bredouille, deux jetons" if french else " in bredouille, two jetons"
    elif camp.bredouille and camp.points:
        marks += " en bredouille" if french else " in bredouille"
    marks += f", {_plural(camp.trous, 'trou', french)}"
    colon, semicolon = (" :", " ;") if french else (":", ";")
    return f"{name}{colon} {', '.join(dames)}{semicolon} {marks}."


def _plural(count: int, word: str, french: bool) -> str:
    """French says «0 trou», English «0 trous»."""
    single = count < 2 if french else count == 1
    return f"{count} {word}" if single else f"{count} {word}s"


def _case(case: int, french: bool) -> str:
    named = {1: " (talon)", COIN: " (coin)" if french else " (corner)"}.get(case, "")
    return f"{'en' if french else 'on'} case {case}{named}"


def _left(count: int, french: bool) -> str:
    if french:
        return "sortie" if count == 1 else "sorties"
    return "out"


def _pavillon(owner: Side | None, names: dict[Side, str], french: bool) -> str:
    if french:
        return "Pavillon au trou central." if owner is None else f"Pavillon aux {names[owner]}."
    return "The pavillon is in the middle hole." if owner is None else f"{names[owner]} has the pavillon."


def _arrow(arrow: Arrow, names: dict[Side, str], french: bool) -> str:
    rest = "" if arrow.rest is None else f" {'par' if french else 'by'} {arrow.rest}"
    if french:
        end = "à la sortie" if arrow.end == OUT else f"à {arrow.end}"
        return f"Flèche des {names[arrow.side]} : de {arrow.start} {end}{rest}."
    end = "out" if arrow.end == OUT else f"to {arrow.end}"
    return f"Arrow of {names[arrow.side]}: from {arrow.start} {end}{rest}."

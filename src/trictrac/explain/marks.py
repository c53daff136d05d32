"""Why a throw scores, one sentence a reason."""

from __future__ import annotations

from trictrac.explain.words import joined, number_name, points_to
from trictrac.position import Position
from trictrac.score import How, Jan, Mark, Score
from trictrac.throw import Throw

_JANS = {
    "petit": ("le petit jan", "the petit jan"),
    "grand": ("le grand jan", "the grand jan"),
    "retour": ("le jan de retour", "the jan de retour"),
}

_PLAIN = {
    Jan.SIX_TABLES: (
        "Jan de six tables : au troisième coup, {high} et {low} du talon garniraient les deux cases vides "
        "de {first} à {last}",
        "Jan de six tables: at the third coup {high} and {low} from the talon would man the last two of cases "
        "{first} to {last}",
    ),
    Jan.DEUX_TABLES: (
        "Jan de deux tables : des deux seules dames abattues, l'une atteint son coin, l'autre le coin adverse vide",
        "Jan de deux tables: of the only two dames down, one reaches its corner, the other the empty corner opposite",
    ),
    Jan.CONTRE_DEUX_TABLES: (
        "Contre-jan de deux tables : les deux dames abattues atteignent les deux coins, mais l'autre tient le sien",
        "Contre-jan de deux tables: the two dames down reach the two corners, but the other holds his",
    ),
    Jan.MEZEAS: (
        "Jan de mézéas : le coin pris avec deux seules dames abattues, et un as devant le coin adverse vide",
        "Jan de mézéas: the corner held by the only two dames down, and an ace before the empty corner opposite",
    ),
    Jan.CONTRE_MEZEAS: (
        "Contre-jan de mézéas : le coin pris avec deux seules dames abattues, et un as, mais l'autre tient son coin",
        "Contre-jan de mézéas: the corner held by the only two dames down, and an ace, but the other holds his corner",
    ),
    Jan.SORTIE: (
        "Sortie : la dernière dame sort du trictrac",
        "Exit: the last dame leaves the board",
    ),
    Jan.PILE_DE_MISERE: (
        "Pile de misère : les quinze dames se réunissent sur le coin",
        "Pile of misery: all fifteen dames come to stand on the corner",
    ),
    Jan.PILE_CONSERVEE: (
        "Pile de misère conservée : rien ne peut se jouer",
        "Pile of misery kept: nothing can be played",
    ),
}


def score(sheet: Score, position: Position, lang: str) -> list[str]:
    """One sentence for each reason of a sheet. ``position`` is the table before the play."""
    return [mark(reason, position, sheet.throw, lang) for reason in sheet]


def counted(case: int, facing: bool) -> int:
    """A case of the thrower's march, on the march of the player who is told of it."""
    return 25 - case if facing else case


def mark(reason: Mark, position: Position, throw: Throw, lang: str, facing: bool = False) -> str:
    """One reason in a sentence that names the dames, the numbers and the points.

    Cases are counted on the thrower's march; ``facing``, on that of the player opposite.
    """
    french = lang == "fr"
    text = _text(reason, position, throw, lang, facing)
    end = points_to(reason.points, reason.side is not position.turn, lang)
    article = "tarif" if reason.article == "tarif" else f"art. {reason.article}"
    return f"{text}{' :' if french else ':'} {end} ({article})."


def _text(reason: Mark, position: Position, throw: Throw, lang: str, facing: bool) -> str:
    """What happened, without the points."""
    french = lang == "fr"
    if reason.jan is Jan.BATTRE:
        return _beaten(reason, position, throw, lang, facing)
    if reason.jan is Jan.BATTRE_FAUX:
        return _beaten_in_vain(reason, throw, lang, facing)
    if reason.jan is Jan.COIN_BATTU:
        ways = [_by(number, 13, lang, facing) for number in throw]
        return (
            f"Coin battu : l'adversaire ne tient pas le sien, que prendraient {joined(ways, lang)}"
            if french
            else f"Corner beaten: the other does not hold his, which {joined(ways, lang)} would take"
        )
    if reason.jan is Jan.IMPUISSANCE:
        return _unplayed(reason, throw, lang)
    if reason.jan in _PLAIN:
        high, low = (number_name(number, lang) for number in throw)
        first, last = counted(2, facing), counted(7, facing)
        return _PLAIN[reason.jan][not french].format(high=high, low=low, first=first, last=last)
    verb, _, jan = reason.jan.value.partition("_")
    name = _JANS[jan][not french]
    return _filled(reason, name, position, throw, lang, facing) if verb == "remplir" else _kept(name, lang)


def how(reason: Mark, position: Position, throw: Throw, lang: str, facing: bool = False) -> str:
    """By what a reason is made, for a line under its heading: «par le 6 de 8 · 1 façon». ``facing``: see ``mark``."""
    fills = reason.jan.value.startswith("remplir")
    if reason.case is not None and (reason.jan is Jan.BATTRE or fills):
        blocked = 1 if fills else 2
        ways = _ways(reason, position, throw, lang, blocked, facing)
        plural = "s" * (reason.ways > 1)
        return f"par {ways} · {reason.ways} façon{plural}" if lang == "fr" else f"by {ways} · {reason.ways} way{plural}"
    text = _text(reason, position, throw, lang, facing)
    head, colon, rest = text.partition(" : " if lang == "fr" else ": ")
    if reason.jan is Jan.BATTRE_FAUX:
        separator = ", par " if lang == "fr" else ", by "
        return separator[2:] + text.partition(separator)[2]
    return rest if colon else head


def _by(number: int, case: int, lang: str, facing: bool) -> str:
    """`the 6 from 8`: the number that carries a dame to ``case``."""
    return f"{number_name(number, lang)} {'de' if lang == 'fr' else 'from'} {counted(case - number, facing)}"


def _ways(reason: Mark, position: Position, throw: Throw, lang: str, full_blocks: int, facing: bool) -> str:
    assert reason.case is not None
    case = reason.case
    parts = []
    if How.HIGH in reason.how:
        parts.append(_by(throw.high, case, lang, facing))
    if How.LOW in reason.how:
        parts.append(_by(throw.low, case, lang, facing))
    if How.SUM in reason.how:
        start = case - throw.high - throw.low
        rest = counted(open_rest(position, throw, start, full_blocks), facing)
        start = counted(start, facing)
        parts.append(
            f"{throw.high} + {throw.low} de {start} (repos en {rest})"
            if lang == "fr"
            else f"{throw.high} + {throw.low} from {start} (resting on {rest})"
        )
    return joined(parts, lang)


def open_rest(position: Position, throw: Throw, start: int, full_blocks: int) -> int:
    """Where a dame rests that goes by the sum: one of the two rests is always open."""
    rest = start + throw.high
    return start + throw.low if position.other.on(25 - rest) >= full_blocks else rest


def _beaten(reason: Mark, position: Position, throw: Throw, lang: str, facing: bool) -> str:
    assert reason.case is not None
    ways = _ways(reason, position, throw, lang, 2, facing)
    case = counted(reason.case, facing)
    if lang == "fr":
        return f"Dame battue en {case}, de {reason.ways} façon{'s' * (reason.ways > 1)}, par {ways}"
    return f"Dame beaten on {case}, {reason.ways} way{'s' * (reason.ways > 1)}, by {ways}"


def _beaten_in_vain(reason: Mark, throw: Throw, lang: str, facing: bool) -> str:
    assert reason.case is not None
    start = reason.case - throw.high - throw.low
    rests = [str(counted(start + number, facing)) for number in dict.fromkeys(throw)]
    case, start = counted(reason.case, facing), counted(start, facing)
    if lang == "fr":
        closed = "le repos {} est une case pleine" if len(rests) == 1 else "les repos {} sont des cases pleines"
        return f"Dame battue à faux en {case}, par {throw.high} + {throw.low} de {start} : " + closed.format(
            joined(rests, lang)
        )
    closed = "its rest {} is a full case" if len(rests) == 1 else "its rests {} are full cases"
    return f"Dame beaten à faux on {case}, by {throw.high} + {throw.low} from {start}; " + closed.format(
        joined(rests, lang)
    )


def _filled(reason: Mark, name: str, position: Position, throw: Throw, lang: str, facing: bool) -> str:
    if reason.case is None:
        if lang == "fr":
            return f"On remplit {name} avec les deux dames qui manquaient"
        return f"Fills {name} with the two dames it lacked"
    ways = _ways(reason, position, throw, lang, 1, facing)
    case = counted(reason.case, facing)
    if lang == "fr":
        return f"On remplit {name} en {case}, de {reason.ways} façon{'s' * (reason.ways > 1)}, par {ways}"
    return f"Fills {name} on {case}, {reason.ways} way{'s' * (reason.ways > 1)}, by {ways}"


def _kept(name: str, lang: str) -> str:
    return f"On conserve {name}" if lang == "fr" else f"Keeps {name}"


def _unplayed(reason: Mark, throw: Throw, lang: str) -> str:
    if reason.ways == 2:
        return "Impuissance : aucun nombre ne peut se jouer" if lang == "fr" else "Neither number can be played"
    number = throw.high if How.HIGH in reason.how else throw.low
    name = number_name(number, lang)
    if lang == "fr":
        again = f"le second {number}" if throw.is_doublet else name
        return f"Impuissance : {again} ne peut se jouer"
    again = f"the second {number}" if throw.is_doublet else name
    return f"{again[0].upper()}{again[1:]} cannot be played"

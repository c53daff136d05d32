"""The reasons of an account, in French and English."""

from __future__ import annotations

from collections.abc import Mapping

GROUPS = (
    # Columns of a summary: French, English, reasons.
    ("marqués", "marqués", ("marque", "refait", "consolation")),
    ("queue", "queue", ("aside", "queue")),
    ("paris", "bets", ("bets",)),
    ("partage", "share", ("share",)),
    ("parties", "games", ("partie",)),
    ("mises", "stakes", ("entry",)),
    ("poule", "pot", ("poule", "stopped")),
)

_BREDOUILLE = {
    1: ("", ""),
    2: ("petite bredouille", "petite bredouille"),
    4: ("grande bredouille", "grande bredouille"),
    8: ("bredouille octuple", "eightfold bredouille"),
    16: ("bredouille de vingt-quatre trous", "sixteenfold bredouille"),
}
_STAKES = {
    "series": ("double, grande bredouille", "double, grande bredouille"),
    "alone": ("quadruple, le perdant n'a pas pris de trou", "quadruple, the loser took no trou"),
    "pavillon": ("triple, gagnée en second avec le pavillon", "triple, won as second with the pavillon"),
    "half": ("double, le perdant n'a pas la moitié des trous", "double, the loser has not half the trous"),
    "simple": ("simple", "simple"),
}
STAKES_RULES = tuple(_STAKES)
"""What an ordinary game is paid by; an entry holds the place in this list."""


def jetons(count: int, lang: str) -> str:
    """So many jetons; in French one or none is singular."""
    return f"{count} jeton{'s' if count > 1 or (lang == 'en' and count == 0) else ''}"


def purse(party: str, lang: str) -> str:
    """The queue or the pot."""
    return {"queue": ("la queue", "the queue"), "pot": ("la poule", "the pot")}[party][lang != "fr"]


def sentence(reason: str, marque: int | None, payer: str, payee: str, amount: int, because: str, lang: str) -> str:
    """A whole entry in one line."""
    french = lang == "fr"
    colon = " :" if french else ":"
    head = ""
    if marque is not None:
        of_a_game = reason in ("partie", "entry", "poule")
        head = f"{('Partie' if french else 'Game') if of_a_game else 'Marqué'} {marque}{colon} "
    if reason == "refait":
        return f"{head}{payer} {'et' if french else 'and'} {payee}{colon} {because}."
    if not head:
        payer = payer[:1].upper() + payer[1:]
    if french:
        return f"{head}{payer} donne {jetons(amount, lang)} à {payee}{colon} {because}."
    return f"{head}{payer} gives {payee} {jetons(amount, lang)}{colon} {because}."


def why(reason: str, numbers: Mapping[str, int], sat: tuple[str, ...] | None, lang: str) -> str:
    """What produced an amount."""
    text = _WHY[reason](numbers, lang)
    if sat:
        return f"{sat[0]} {'bat' if lang == 'fr' else 'beats'} {sat[1]} {text}"
    return text


def _marque(n: Mapping[str, int], lang: str) -> str:
    name = _BREDOUILLE[n["multiple"]][lang != "fr"]
    times = f" × {n['multiple']}" if n["multiple"] > 1 else ""
    return (
        f"{n['winner_trous']}–{n['loser_trous']}{', ' if name else ''}{name}, "
        f"({n['winner_trous']} + {n['consolation']}){times} − {n['loser_trous']} = {n['value']}"
    )


def _refait(n: Mapping[str, int], lang: str) -> str:
    if lang == "fr":
        return f"{n['trous']}–{n['trous']}, refait, la consolation est maintenant de {n['consolation']}"
    return f"{n['trous']}–{n['trous']}, a refait, the consolation is now {n['consolation']}"


def _consolation(n: Mapping[str, int], lang: str) -> str:
    sum_ = f", {n['consolation']} × {n['multiple']}" if n["multiple"] > 1 else ""
    return ("consolation du joueur qui se repose" if lang == "fr" else "consolation of the player who rests") + sum_


def _aside(_: Mapping[str, int], lang: str) -> str:
    return "mis de côté à la défaite" if lang == "fr" else "laid aside at the defeat"


def _queue(n: Mapping[str, int], lang: str) -> str:
    parts = ""
    if n["among"] > 1:
        parts = f", {n['queue']} ÷ {n['among']}"
        if n["odd"]:
            parts += " + 1"
    if lang == "fr":
        return f"la queue va au plus grand nombre de jetons des marqués, {n['best']:+}{parts}"
    return f"the queue goes to the most jetons of the marqués, {n['best']:+}{parts}"


def _bets(n: Mapping[str, int], lang: str) -> str:
    further = n["bets"] - 1
    sum_ = f"{n['postillon']}" + (f" + {further} × {n['further']}" if further else "")
    if lang == "fr":
        what = "postillon" if n["bets"] == 1 else f"{n['bets']} paris"
        lost = "1 marqué perdu" if n["lost"] == 1 else f"{n['lost']} marqués perdus"
        return f"{lost} sur {n['of']}, contingent {n['contingent']}, {what}, {sum_}"
    what = "postillon" if n["bets"] == 1 else f"{n['bets']} bets"
    lost = "1 marqué lost" if n["lost"] == 1 else f"{n['lost']} marqués lost"
    return f"{lost} of {n['of']}, contingent {n['contingent']}, {what}, {sum_}"


def _share(n: Mapping[str, int], lang: str) -> str:
    odd = " + 1" if n["odd"] else ""
    total = f"{n['total']:+} ÷ {n['among']}{odd}"
    return f"les associés partagent, {total}" if lang == "fr" else f"the partners share, {total}"


def _partie(n: Mapping[str, int], lang: str) -> str:
    how = _STAKES[STAKES_RULES[n["rule"]]][lang != "fr"]
    times = f"{n['multiple']} × {n['stake']}"
    return f"{n['winner_trous']}–{n['loser_trous']}, {how}, {times}"


def _entry(n: Mapping[str, int], lang: str) -> str:
    if lang == "fr":
        return f"entrée, mise de {n['stake']}"
    return f"entry, stake of {n['stake']}"


def _poule(n: Mapping[str, int], lang: str) -> str:
    if lang == "fr":
        return f"{n['opponents']} adversaires battus de suite, la poule est gagnée"
    return f"all {n['opponents']} others beaten in succession, the pot is won"


def _stopped(n: Mapping[str, int], lang: str) -> str:
    sum_ = f"{n['pot']} ÷ {n['among']}" + (" + 1" if n["odd"] else "")
    return f"la poule s'arrête et se partage, {sum_}" if lang == "fr" else f"the poule stops and is shared, {sum_}"


_WHY = {
    # Why jetons move.
    "partie": _partie,  # an ordinary game
    "marque": _marque,
    "refait": _refait,  # nothing moves
    "consolation": _consolation,  # the resting player's
    "aside": _aside,  # laid aside at a defeat
    "queue": _queue,
    "bets": _bets,
    "share": _share,  # partners share
    "entry": _entry,  # to a poule
    "poule": _poule,  # its pot won
    "stopped": _stopped,  # its pot shared
}

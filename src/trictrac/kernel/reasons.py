"""The rencontres by which a throw scores; its sheet is a list of them, each packed in one integer (``state``)."""

from __future__ import annotations

from trictrac.kernel.jit import entry
from trictrac.kernel.state import unpack_reason

SIX_TABLES = 1
DEUX_TABLES = 2
CONTRE_DEUX_TABLES = 3
MEZEAS = 4
CONTRE_MEZEAS = 5
BATTRE = 6
BATTRE_FAUX = 7
COIN_BATTU = 8
REMPLIR_PETIT = 9
REMPLIR_GRAND = 10
REMPLIR_RETOUR = 11
CONSERVER_PETIT = 12
CONSERVER_GRAND = 13
CONSERVER_RETOUR = 14
SORTIE = 15
IMPUISSANCE = 16
PILE_DE_MISERE = 17
PILE_CONSERVEE = 18

FOR_MOVER = 0
FOR_OTHER = 1


@entry("UniTuple(int64, 2)(int32[::1], int64)")
def totals(sheet, n):
    """The points of a sheet for the thrower and for the opponent."""
    mine = 0
    theirs = 0
    for i in range(n):
        _, whom, _, _, _, points = unpack_reason(int(sheet[i]))
        if whom == FOR_OTHER:
            theirs += points
        else:
            mine += points
    return mine, theirs

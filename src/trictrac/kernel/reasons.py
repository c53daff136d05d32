"""The score sheet of a throw is a list of reasons, each packed in one integer.

bits 0-4 which rencontre, 5 for whom, 6-7 ways, 8-12 case (0 = none), 13-15 how
(by the larger number, the smaller, the sum), 16-23 points. Totals are sums.
"""

from __future__ import annotations

from trictrac.kernel.jit import jit

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


@jit
def reason(jan, whom, ways, case, how, points):
    """Packs one reason."""
    return jan | whom << 5 | ways << 6 | case << 8 | how << 13 | points << 16


@jit
def points_of(packed):
    """The points of a packed reason."""
    return packed >> 16


@jit
def is_for_other(packed):
    """Checks if the points go to the player who did not throw."""
    return (packed >> 5) & 1


@jit
def totals(sheet, n):
    """The points of a sheet for the thrower and for the other."""
    mine = 0
    theirs = 0
    for i in range(n):
        packed = int(sheet[i])
        if is_for_other(packed):
            theirs += points_of(packed)
        else:
            mine += points_of(packed)
    return mine, theirs

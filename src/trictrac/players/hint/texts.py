"""The words of a hint, French and English."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from trictrac.players.hint.choices import Whose

TEXTS = {
    # The verdict
    "one_play": ("Il n'y a qu'un coup à jouer, {play} : {worth}.", "There is only one play, {play}: {worth}."),
    "no_play": ("Aucun nombre ne peut se jouer : {worth}.", "Nothing can be played: {worth}."),
    "wins_now": ("Ce coup gagne la partie, {mine} à {theirs}.", "This throw wins the game, {mine} to {theirs}."),
    "play": ("Jouez {play} : {worth} ; {next}.", "Play {play}: {worth}; {next}."),
    "close": ("{play} le vaut presque", "{play} is nearly as good"),
    "behind": ("le second choix, {play}, coûte {cost}", "the second choice, {play}, costs {cost}"),
    "leave": (
        "Allez-vous-en : {there}, contre {here} en tenant (au mieux par {play}).",
        "Leave: {there}, against {here} if you stay (best with {play}).",
    ),
    "stay": (
        "Tenez et jouez {play} : {here}, contre {there} en vous en allant.",
        "Stay and play {play}: {here}, against {there} if you leave.",
    ),
    "if_stay": ("Si vous tenez : {text}", "If you stay: {text}"),
    "if_leave": ("En vous en allant : {text}", "If you leave: {text}"),
    "further_on": (
        "La suite du jeu, plus que le prochain jet, parle pour s'en aller.",
        "The game further on, more than the next throw, speaks for leaving.",
    ),
    "bredouille_risk": (
        "En tenant, vous perdriez en grande bredouille {here} des parties, contre {there} en vous en allant.",
        "Staying, you would lose {here} of the games in grande bredouille, against {there} by leaving.",
    ),
    "points_lost": ("vous perdez les {n} points de reste", "you lose the {n} points that remain"),
    "points_saved": (
        "l'adversaire ne marque pas les {n} points de ce coup",
        "your opponent does not mark the {n} points of this coup",
    ),
    "by_leaving": ("Si vous vous en allez, {text}.", "If you leave, {text}."),
    "keep": ("Vous gardez {text}.", "You keep {text}."),
    "points_in_bredouille": ("{n} points en bredouille", "{n} points in bredouille"),
    "points": ("{n} points", "{n} points"),
    "full": ("{jan} plein", "{jan} full"),
    "kept_by": ("{jan} plein, que conserveraient {throws}", "{jan} full, which {throws} would keep"),
    "price": (
        "En revanche l'adversaire marque {n} points de ce coup.",
        "But your opponent marks {n} points of this coup.",
    ),
    "price_run": (
        "En revanche l'adversaire marque {n} points de ce coup, ce qui vous débredouille.",
        "But your opponent marks {n} points of this coup, which ends your bredouille.",
    ),
    # Reasons
    "better_than": ("Mieux que {play} : {text}", "Better than {play}: {text}"),
    "tie": (
        "Les comptes du prochain jet ne les départagent guère : la suite du jeu parle pour ce coup.",
        "The counts of the next throw hardly tell them apart: the game further on speaks for this play.",
    ),
    "despite": (
        "Ce qui se compte parle contre ce coup : {text} ; la suite du jeu le fait pourtant préférer.",
        "What can be counted speaks against it: {text}; the game further on makes up for that.",
    ),
    "it": ("Ce coup {text}.", "It {text}."),
    "this_play": ("ce coup {text}", "this play {text}"),
    "but": ("En revanche {text}.", "But {text}."),
    # What a choice leads to
    "won": ("Vous gagnez la partie, {mine} à {theirs}.", "You win the game, {mine} to {theirs}."),
    "lost": ("Vous perdez la partie, {mine} à {theirs}.", "You lose the game, {mine} to {theirs}."),
    "marque_won": (
        "Le marqué finit, {mine} à {theirs} : vous gagnez {jetons} jetons.",
        "The marqué ends, {mine} to {theirs}: you win {jetons} jetons.",
    ),
    "marque_lost": (
        "Le marqué finit, {mine} à {theirs} : vous perdez {jetons} jetons.",
        "The marqué ends, {mine} to {theirs}: you lose {jetons} jetons.",
    ),
    "marque_refait": ("Le marqué finit, {mine} à {theirs} : refait.", "The marqué ends, {mine} to {theirs}: a refait."),
    "releve": (
        "Les trous restent, les points s'effacent ; nouveau relevé, et vous jetez le premier.",
        "Trous stay, points are wiped; a new relevé, and you throw first.",
    ),
    "same_dice": (
        "Toutes vos dames sont sorties : les mêmes dés ouvrent le relevé (je joue pour tout).",
        "All your dames are out: the same dice open the relevé (je joue pour tout).",
    ),
    "out_first": (
        "Toutes vos dames sont sorties : nouveau relevé, les marques restent, et vous jetez encore.",
        "All your dames are out: a new relevé, the marks stay, and you throw again.",
    ),
    "of_his": ("Des 36 jets de l'adversaire, {text}", "Of your opponent's 36 throws, {text}"),
    "none_of_his": (
        "Aucun des 36 jets de l'adversaire ne vous bat, ne {jan} ni ne fait de trou",
        "None of your opponent's 36 throws beats you, {jan} or makes a trou",
    ),
    "on_average": (" ; en moyenne {text}", "; on average {text}"),
    "he_gains": ("il gagne {points}", "they gain {points}"),
    "and_gives": ("vous en donne {number}", "gives you {number}"),
    "he_gives": ("il vous donne {points}", "they give you {points}"),
    "your_throw": ("Si c'était à vous de jeter, {text}.", "Were it your throw, {text}."),
    "you_would_gain": ("vous gagneriez {points} en moyenne", "you would gain {points} on average"),
    "colon_average": (" : {points} en moyenne", ": {points} on average"),
    # Differences: verbs without their subject. The first of several counts says of how many: {{of}}
    "theirs_all_played": (
        "peut jouer tous les jets en entier, au lieu de tous sauf {other}",
        "can play every throw in full, instead of all but {other}",
    ),
    "theirs_blocked": (
        "ne peut jouer en entier {throws}{{of}} au lieu {instead}",
        "cannot play {throws}{{of}} in full instead of {instead}",
    ),
    "mine_all_played": (
        "pourriez jouer tous les jets en entier, au lieu de tous sauf {other}",
        "be able to play every throw in full, instead of all but {other}",
    ),
    "mine_blocked": (
        "ne pourriez jouer en entier {throws}{{of}} au lieu {instead}",
        "be unable to play {throws}{{of}} in full instead of {instead}",
    ),
    "theirs_mean": ("gagne {mean} en moyenne au lieu de {other}", "gains {mean} on average instead of {other}"),
    "mine_mean": ("gagneriez {mean} en moyenne au lieu de {other}", "gain {mean} on average instead of {other}"),
    "takes_corner": ("prend le coin", "takes the corner"),
    "keeps_corner": ("garde le coin", "keeps the corner"),
    "leaves_corner": ("quitte le coin", "leaves the corner"),
    "no_corner": ("ne prend pas le coin", "does not take the corner"),
    "diable": ("fait la case du diable ({case})", "makes the case du diable ({case})"),
    "case": ("fait la case {case}", "makes case {case}"),
    "jan_full": ("laisse {jan} plein", "leaves {jan} full"),
    "jan_broken": ("rompt {jan}", "breaks {jan}"),
    "jan_possible": ("garde {jan} possible", "keeps {jan} possible"),
    "jan_given_up": ("renonce {to_jan}", "gives up {jan}"),
    "jan_nearer": (
        "laisse {dames} (non {other}) à placer pour remplir {jan}",
        "leaves {dames} (not {other}) to place before {jan} is full",
    ),
    "alone": ("laisse {dames} au lieu {instead}", "leaves {dames} instead of {instead}"),
    "none_alone": ("ne laisse aucune dame seule au lieu {instead}", "leaves no lone dame instead of {instead}"),
    "out": ("sort {dames} au lieu {instead}", "takes {dames} out instead of {instead}"),
    "none_out": ("ne sort aucune dame au lieu {instead}", "takes no dame out instead of {instead}"),
}


class Verb(NamedTuple):
    """What throws do, by its subject."""

    one: str
    """One throw."""
    many: str
    player: str = ""
    """The player, where two plays are compared; blocked throws have sentences of their own there."""


VERBS: dict[Whose, dict[str, tuple[Verb, Verb]]] = {
    "theirs": {
        "beats": (Verb("vous bat", "vous battent", "vous bat"), Verb("beats you", "beat you", "beats you")),
        "fills": (
            Verb("remplit un jan", "remplissent un jan", "remplit un jan"),
            Verb("fills a jan", "fill a jan", "fills a jan"),
        ),
        "keeps": (
            Verb("conserve son plein", "conservent son plein", "conserve son plein"),
            Verb("keeps their jan full", "keep their jan full", "keeps their jan full"),
        ),
        "trou": (
            Verb("fait un trou", "font un trou", "fait un trou"),
            Verb("makes a trou", "make a trou", "makes a trou"),
        ),
        "blocked": (
            Verb("ne peut se jouer en entier", "ne peuvent se jouer en entier"),
            Verb("cannot be played in full", "cannot be played in full"),
        ),
    },
    # As if you threw at once; in English "would" is said once, before them all.
    "mine": {
        "beats": (Verb("le battrait", "le battraient", "le battriez"), Verb(*["beat them"] * 3)),
        "fills": (
            Verb("remplirait un jan", "rempliraient un jan", "rempliriez un jan"),
            Verb(*["fill a jan"] * 3),
        ),
        "keeps": (
            Verb("conserverait votre plein", "conserveraient votre plein", "conserveriez votre plein"),
            Verb(*["keep your jan full"] * 3),
        ),
        "trou": (Verb("ferait un trou", "feraient un trou", "feriez un trou"), Verb(*["make a trou"] * 3)),
        "blocked": (
            Verb("ne pourrait se jouer en entier", "ne pourraient se jouer en entier"),
            Verb(*["not be playable in full"] * 2),
        ),
    },
}
SUBJECTS: dict[Whose, tuple[str, str]] = {"theirs": ("l'adversaire", "your opponent"), "mine": ("vous", "you would")}

JANS = {
    # The first case of each, in the order in which one speaks of them
    7: ("le grand jan", "the grand jan"),
    1: ("le petit jan", "the petit jan"),
    19: ("le jan de retour", "the jan de retour"),
}


def say(key: str, lang: str, **values: object) -> str:
    """A sentence, or a part of one, with its values."""
    return TEXTS[key][lang != "fr"].format(**values)


def verb_of(whose: Whose, key: str, lang: str) -> Verb:
    """What throws of somebody do: ``beats``, ``fills``, ``keeps``, ``trou`` or ``blocked``."""
    return VERBS[whose][key][lang != "fr"]


def subject(whose: Whose, lang: str) -> str:
    """Who acts."""
    return SUBJECTS[whose][lang != "fr"]


def jan_name(first: int, lang: str) -> str:
    """The jan of six cases from ``first`` on."""
    return JANS[first][lang != "fr"]


def lowered(sentence: str) -> str:
    """A sentence to follow a colon."""
    return sentence[0].lower() + sentence[1:]

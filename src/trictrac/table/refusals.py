"""Why the table refuses an action: a code, the article, a sentence in both languages."""

from __future__ import annotations

from trictrac.errors import TrictracError

SENTENCES: dict[str, tuple[str, str, str]] = {
    # code: article, French, English
    "not_seated": ("III", "ce joueur n'est pas à la table", "this player does not sit at the board"),
    "already_joined": ("III", "ce joueur est déjà assis", "this player already sits"),
    "waiting_for_players": ("III", "on attend que tous soient assis", "the table waits until everybody sits"),
    "over": ("XX", "la partie est terminée", "the game is over"),
    "not_your_turn": ("XVIII", "ce n'est pas à ce joueur", "it is not this player's turn"),
    "throw_first": ("XVIII", "il faut d'abord jeter les dés", "the dice come first"),
    "already_thrown": ("XVIII", "les dés sont jetés : il faut jouer", "the dice are thrown: play them"),
    "other_must_agree": ("XVI", "l'adversaire doit d'abord agréer", "the other must first agree"),
    "nothing_to_agree": ("XVI", "il n'y a rien à agréer", "there is nothing to agree to"),
    "cannot_leave": (
        "XVI",
        "on ne s'en va que sur un trou fait par son propre coup",
        "one leaves only on a trou made by one's own throw",
    ),
    "ecole_bars_leaving": (
        "XVII",
        "qui a marqué trop sur ce coup ne peut s'en aller",
        "who marked too much on this coup cannot leave on it",
    ),
    "nothing_to_decide": (
        "XVI",
        "il n'y a pas de trou : rien à décider",
        "no trou was made: there is nothing to decide",
    ),
    "touched": ("XVII", "une dame est touchée : il faut jouer", "a dame was touched: play"),
    "automatic": ("XV", "le programme marque pour ce joueur", "the program marks for this player"),
    "too_late_to_mark": ("XV", "il est trop tard pour marquer", "it is too late to mark"),
    "bad_points": ("XV", "les points sont pairs et positifs", "points are even and above zero"),
    "bad_trous": ("XV", "le fichet n'avance pas ainsi", "the fichet does not move so"),
    "warn_less": (
        "XV",
        "attention : il reste {points} points à marquer",
        "careful: {points} points are still to be marked",
    ),
    "warn_more": (
        "XV",
        "attention : ce serait {points} points de trop",
        "careful: that would be {points} points too many",
    ),
    "warn_fichet": ("XV", "attention : le fichet doit avancer de {trous}", "careful: the fichet should go {trous} on"),
    "nothing_to_claim": ("XVII", "il n'y a rien à corriger", "there is nothing to put right"),
    "too_late_to_claim": (
        "XVII",
        "les dés sont jetés : l'école est passée",
        "the dice are thrown: the right has lapsed",
    ),
    "nothing_to_contest": ("XVII", "il n'y a pas d'école à contester", "there is no claim to contest"),
    "nothing_to_replay": ("XVII", "il n'y a pas de fausse case à reprendre", "there is no false play to put right"),
    "false_exit": (
        "XVII",
        "la dernière dame est mal sortie : avant les dés, l'un agrée ou fait rejouer l'autre",
        "the last dame went out against the rules: before the dice, one agrees or has the other replay it",
    ),
    "no_such_dame": ("XVII", "il n'y a pas de dame en {case}", "there is no dame on {case}"),
    "touched_dame": ("XVII", "la dame touchée en {case} doit être jouée", "the touched dame on {case} must be played"),
    "impossible_play": ("VII", "ce coup ne peut se faire avec la main", "no hand can make this play"),
    "illegal_play": ("VI", "{why}", "{why}"),
    "nothing_proposed": ("XVIII", "rien n'est proposé", "nothing is proposed"),
    "already_proposed": ("XVIII", "une proposition attend déjà sa réponse", "a proposal already waits for its answer"),
    "bad_proposal": ("XVIII", "cette proposition n'existe pas ici", "there is no such proposal here"),
    "own_proposal": ("XVIII", "c'est à l'autre de répondre", "the other must answer"),
    "no_clock": ("XVIII", "personne n'a dépassé son temps", "nobody has run out of time"),
}


class Refused(TrictracError):
    """An action the table does not take; nothing has changed."""

    def __init__(self, code: str, **values: object) -> None:
        self.code = code
        self.values = values
        self.article, self._french, self._english = SENTENCES[code]
        super().__init__(self.sentence("en"), code)

    def sentence(self, lang: str) -> str:
        """Why, in one sentence."""
        values = dict(self.values)
        if "why" in values:
            values["why"] = values["why"].text(lang)  # type: ignore[attr-defined]
            return str(values["why"])
        text = (self._french if lang == "fr" else self._english).format(**values)
        return f"{text[0].upper()}{text[1:]} (art. {self.article})."

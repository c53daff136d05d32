"""What the server refuses beyond the law of the table: a code and a sentence in both languages."""

from __future__ import annotations

from trictrac.errors import TrictracError

SENTENCES: dict[str, tuple[str, str]] = {
    # code: French, English
    "unknown_table": ("cette table n'existe pas", "there is no such table"),
    "unknown_address": ("il n'y a rien à cette adresse", "there is nothing at this address"),
    "wrong_method": ("cette adresse ne se demande pas ainsi", "this address is not asked in this way"),
    "not_a_player": ("vous ne jouez pas à cette table", "you do not play at this table"),
    "not_begun": ("la partie n'a pas commencé", "the game has not begun"),
    "begun": ("la partie a déjà commencé", "the game has begun already"),
    "over": ("cette table est close", "this table is closed"),
    "not_over": ("la partie n'est pas finie", "the game is not over"),
    "no_such_seat": ("cette place n'existe pas", "there is no such seat"),
    "seat_taken": ("cette place est prise", "this seat is taken"),
    "already_seated": ("vous êtes déjà assis à cette table", "you already sit at this table"),
    "not_invited": ("il faut une invitation pour s'asseoir ici", "one sits here by invitation"),
    "no_seed_due": ("aucune graine n'est attendue", "no seed is expected now"),
    "seals_first": (
        "on attend que chacun ait pris place et scellé sa graine",
        "everybody must sit and seal their seed first",
    ),
    "wrong_seed": ("cette graine n'est pas celle du sceau", "this is not the seed of the seal"),
    "already_suggested": ("une proposition attend déjà", "a suggestion already waits"),
    "nothing_suggested": ("rien n'est proposé", "nothing is suggested"),
    "too_late_to_suggest": (
        "les conventions se changent avant le premier dé",
        "conventions are changed before the first die",
    ),
    "suggestion_waits": ("une proposition attend sa réponse", "a suggestion waits for its answer"),
    "same_players_only": (
        "les nouvelles conventions sont pour autant de joueurs",
        "new conventions are for as many players",
    ),
    "bad_conventions": ("{french}", "{english}"),
    "bad_action": ("{french}", "{english}"),
    "hushed": ("un joueur a coupé la conversation", "a player has turned the conversation off"),
    "empty_talk": ("il n'y a rien à dire", "there is nothing to say"),
    "stale": ("ce message vient trop tard : rechargez la table", "this message comes too late: load the table again"),
    "bad_message": ("message illisible : {why}", "the message cannot be read: {why}"),
    "too_fast": ("trop de messages : attendez un peu", "too many messages: wait a little"),
    "too_long": ("ce message est trop long", "this message is too long"),
    "sign_in": ("identifiez-vous d'abord", "say who you are first"),
    "banned": ("ce serveur ne vous admet plus", "this server does not admit you any more"),
    "wrong_origin": ("cette page ne peut pas parler au serveur", "this page may not talk to the server"),
    "unavailable": (
        "le serveur ne peut rien garder en ce moment ; rien n'a été fait, réessayez",
        "the server can keep nothing at the moment; nothing was done, try again",
    ),
    "by_hand": (
        "la feuille reste cachée tant que l'on marque soi-même",
        "the sheet stays hidden while people mark for themselves",
    ),
    "busy": ("trop de demandes : réessayez dans un instant", "too many requests: try again in a moment"),
    "wrong_login": ("nom ou mot de passe inconnu", "unknown name or password"),
    "name_taken": ("ce nom est pris", "this name is taken"),
    "weak_password": (
        "un mot de passe a de 10 à 200 caractères et n'est pas le nom",
        "a password has 10 to 200 characters and is not the name",
    ),
    "bad_name": (
        "un nom a de 1 à 40 caractères lisibles",
        "a name has 1 to 40 printable characters",
    ),
    "guests_only": ("vous avez déjà un compte", "you already have an account"),
    "bad_code": ("ce code est faux ou périmé", "this code is wrong or expired"),
}


class ServerRefused(TrictracError):
    """Something the server does not do; nothing has changed."""

    article: str | None = None

    def __init__(self, code: str, **values: object) -> None:
        self.code = code
        self.values = values
        self._french, self._english = SENTENCES[code]
        super().__init__(self.sentence("en"), code)

    @classmethod
    def of(cls, error: TrictracError, code: str = "bad_action") -> ServerRefused:
        """What an error of the package says, as a refusal."""
        return cls(code, french=error.sentence("fr"), english=error.sentence("en"))

    def sentence(self, lang: str) -> str:
        """Why, in one sentence."""
        text = (self._french if lang == "fr" else self._english).format(**self.values)
        text = text if text.endswith(".") else f"{text}."
        return f"{text[0].upper()}{text[1:]}"

"""Everything the scorekeeper says of itself, in French and English. What a mark does is told by ``marking``."""

from __future__ import annotations

from trictrac.terminal.texts import TEXTS as TERMINAL
from trictrac.terminal.texts import Words

ENGLISH = {
    "welcome_keeper": "You throw and play on your own board; write here what each of you marks, such as {one} 6. "
    "? explains everything.",
    "kept_in": "Every entry is kept at once in",
    "resumed_from": "Here is where you were: {count} written down, in",
    "entry": "{count} entry",
    "entries": "{count} entries",
    "title_ordinary": "Game {number}, to {trous}",
    "title_a_ecrire": "Marqué {number} of {count}, {name} begins",
    "title_refait": "Marqué {number} of {count} again (refait {refaits}), {name} begins",
    "first_begins": "{first} begins the first marqué; if it is {second}, quit and name the players in that order, with "
    "--new.",
    "prompt_keeper": "{one} 6, {two} 4, u undo",
    "prompt_closed": "n next game, u undo, q quit",
    "help_keeper": "{one} 6 marks 6 points for {first}, {two} 4 marks 4 for {second}; a name or its beginning does as "
    "well, and {one} 4+6 adds up. {one} leave (or {one} va): {first} leaves after a trou. {one} out (or {one} "
    "sortie): {first} has taken the last dame out; its points are marked like others.",
    "help_keys": "u takes the last entry back, r writes it again, h lists this game and h all the evening, n begins a "
    "new game, Enter shows the marks, q quits; everything is kept.",
    "help_a_ecrire": "c shows the account. A marqué ends when somebody leaves and somebody has six trous.",
    # Marks
    "undone": "Taken back: {entry}.",
    "redone": "Written again: {entry}.",
    "entry_gain": "{name} {points}",
    "entry_leave": "{name} leaves",
    "entry_sortie": "{name} out",
    "entry_new": "new game",
    "nothing_redone": "There is nothing to write again.",
    "new_game": "A new game begins.",
    "no_history": "Nothing is written down in this game yet.",
    "leave_reminder": "(One leaves only on a trou of one's own throw, art. XVI.)",
    "no_trou": "{name} has not just made a trou.",
    "ask_leave": "Leave all the same? y/n",
    "not_left": "Nobody has left.",
    "sortie_reminder": "(The exit itself gives {name} 4 points, 6 by doublet: mark them too, art. VIII.)",
    "ask_new": "This game is not over. Begin a new one? y/n",
    "not_new": "The game goes on.",
    # The end of a game
    "wins_game": "{name} wins, {trous} to {others}.",
    "tally": "Games won: {one} {mine}, {two} {theirs}.",
    "leaves_marque": "{name} leaves, and with six trous or more on the board that ends the marqué (art. II).",
    "account": "Account: {totals}.",
    "account_final": "Account at the end: {totals}.",
    "jeton": "{count} jeton",
    "jetons": "{count} jetons",
    "fiche": "{count} fiche",
    "fiches": "{count} fiches",
    "account_empty": "No marqué is won yet.",
    "no_game_won": "No game is won yet.",
    "evening_over": "All marqués are played.",
    # Refusals
    "bad_line": "{text} is no entry: write a player and points, such as {one} 6; ? explains.",
    "bad_player": "{text} is no player: {one} is {first}, {two} is {second}.",
    "bad_who": "Who? Write the player first: {one} {text} or {two} {text}.",
    "bad_what": "{text} is nothing to mark: points such as 6, or leave, or out; ? explains.",
    "bad_odd": "Points are even: {text} cannot be marked.",
    "bad_zero": "0 points are not marked.",
    "bad_minus": "Nobody marks fewer points than before: u takes the last entry back.",
    "bad_huge": "No coup is worth {text} points: {most} is the most that is written down.",
    "over_now": "The game is over: n begins the next one, u takes the last entry back.",
    "not_saved": "This could not be kept ({why}), so nothing has changed. Try again.",
    "farewell_keeper": "Everything is kept. To go on:",
    # Errors of the command line
    "bad_name": "a player's name has 1 to {most} characters and a letter among them, not {name!r}",
    "same_name": "the two players need two names, not {name!r} twice",
    "bad_marques": "the written game has an even number of marqués from 2 to {most}, not {count}",
    "bad_file": "{file} is no file of trictrac score ({why}); it is left as it is: name another with --file",
    "file_in_use": "{file} is being written by another trictrac score; name another with --file",
    "other_game": "{file} keeps an unfinished game: {game}. Go on with it by leaving the options away, name another "
    "file with --file, or begin anew with --new, which sets the old file aside",
    "game_ordinary": "{one} and {two}, to {trous}, {rules}",
    "game_a_ecrire": "{one} and {two}, à écrire, {marques} marqués, {rules}",
    "set_aside": "The game before is kept in",
    "not_ordinary": "--marques belongs to the written game: add --form a-ecrire",
    "not_a_ecrire": "--trous belongs to the ordinary game: a marqué ends by leaving",
}

FRENCH = {
    "welcome_keeper": "Vous jetez les dés et jouez sur votre tablier ; écrivez ici ce que chacun marque, par exemple "
    "{one} 6. ? explique tout.",
    "kept_in": "Chaque ligne est gardée aussitôt dans",
    "resumed_from": "Voici où vous en étiez : {count}, dans",
    "entry": "{count} ligne",
    "entries": "{count} lignes",
    "title_ordinary": "Partie {number}, en {trous}",
    "title_a_ecrire": "Marqué {number} sur {count}, {name} commence",
    "title_refait": "Marqué {number} sur {count}, rejoué (refait {refaits}), {name} commence",
    "first_begins": "{first} commence le premier marqué ; si c'est {second}, quittez et nommez les joueurs dans cet "
    "ordre, avec --new.",
    "prompt_keeper": "{one} 6, {two} 4, u reprendre",
    "prompt_closed": "n partie suivante, u reprendre, q quitter",
    "help_keeper": "{one} 6 marque 6 points à {first}, {two} 4 en marque 4 à {second} ; un nom ou son début fait "
    "l'affaire, et {one} 4+6 additionne. {one} va : {first} s'en va après un trou. {one} sortie : {first} a sorti sa "
    "dernière dame ; les points s'en marquent comme les autres.",
    "help_keys": "u reprend la dernière ligne, r la remet, h montre cette partie et h tout la soirée, n commence une "
    "partie, Entrée montre la marque, q quitte ; tout est gardé.",
    "help_a_ecrire": "c montre le compte. Un marqué finit quand un joueur s'en va et que l'un des deux a six trous.",
    "undone": "Repris : {entry}.",
    "redone": "Remis : {entry}.",
    "entry_gain": "{name} {points}",
    "entry_leave": "{name} s'en va",
    "entry_sortie": "{name} sortie",
    "entry_new": "nouvelle partie",
    "nothing_redone": "Il n'y a rien à remettre.",
    "new_game": "Une nouvelle partie commence.",
    "no_history": "Rien n'est encore écrit dans cette partie.",
    "leave_reminder": "(On ne s'en va que sur un trou de son propre jet, art. XVI.)",
    "no_trou": "{name} ne vient pas de faire un trou.",
    "ask_leave": "S'en aller quand même ? o/n",
    "not_left": "Personne ne s'en est allé.",
    "sortie_reminder": "(La sortie vaut à {name} 4 points, 6 par doublet : marquez-les aussi, art. VIII.)",
    "ask_new": "Cette partie n'est pas finie. En commencer une autre ? o/n",
    "not_new": "La partie continue.",
    "wins_game": "{name} gagne, {trous} à {others}.",
    "tally": "Parties gagnées : {one} {mine}, {two} {theirs}.",
    "leaves_marque": "{name} s'en va, et avec six trous au moins sur le tablier le marqué est fini (art. II).",
    "account": "Compte : {totals}.",
    "account_final": "Compte final : {totals}.",
    "jeton": "{count} jeton",
    "jetons": "{count} jetons",
    "fiche": "{count} fiche",
    "fiches": "{count} fiches",
    "account_empty": "Aucun marqué n'est encore gagné.",
    "no_game_won": "Aucune partie n'est encore gagnée.",
    "evening_over": "Tous les marqués sont joués.",
    "bad_line": "{text} n'est pas une ligne : écrivez un joueur et des points, comme {one} 6 ; ? explique.",
    "bad_player": "{text} n'est pas un joueur : {one} est {first}, {two} est {second}.",
    "bad_who": "Qui ? Écrivez d'abord le joueur : {one} {text} ou {two} {text}.",
    "bad_what": "{text} ne se marque pas : des points comme 6, ou va, ou sortie ; ? explique.",
    "bad_odd": "Les points sont pairs : {text} ne peut se marquer.",
    "bad_zero": "On ne marque pas 0 point.",
    "bad_minus": "On ne marque jamais moins qu'avant : u reprend la dernière ligne.",
    "bad_huge": "Aucun coup ne vaut {text} points : on en écrit {most} au plus.",
    "over_now": "La partie est finie : n commence la suivante, u reprend la dernière ligne.",
    "not_saved": "Cela n'a pu être gardé ({why}), rien n'a donc changé. Essayez de nouveau.",
    "farewell_keeper": "Tout est gardé. Pour continuer :",
    "bad_name": "le nom d'un joueur a de 1 à {most} caractères dont une lettre, et non {name!r}",
    "same_name": "il faut deux noms aux deux joueurs, et non deux fois {name!r}",
    "bad_marques": "la partie à écrire a un nombre pair de marqués, de 2 à {most}, et non {count}",
    "bad_file": "{file} n'est pas un fichier de trictrac score ({why}) ; il reste comme il est : nommez-en un autre "
    "avec --file",
    "file_in_use": "un autre trictrac score écrit dans {file} ; nommez un autre fichier avec --file",
    "other_game": "{file} garde une partie qui n'est pas finie : {game}. Continuez-la sans ces options, nommez un "
    "autre fichier avec --file, ou recommencez avec --new, qui met l'ancien fichier de côté",
    "game_ordinary": "{one} et {two}, en {trous}, {rules}",
    "game_a_ecrire": "{one} et {two}, à écrire, {marques} marqués, {rules}",
    "set_aside": "La partie d'avant est gardée dans",
    "not_ordinary": "--marques est de la partie à écrire : ajoutez --form a-ecrire",
    "not_a_ecrire": "--trous est de la partie ordinaire : un marqué finit quand on s'en va",
}

TEXTS = {"en": ENGLISH, "fr": FRENCH}

ALL_WORDS = "all tout tous"
LEAVE_WORDS = ("leave", "leaves", "va", "aller", "s'en va", "go", "goes")
SORTIE_WORDS = ("out", "sortie", "sort", "sorti", "exit")
COMMANDS = {
    # Whatever the language, both languages' words are understood.
    "undo": ("u", "undo", "reprendre", "annuler"),
    "redo": ("r", "redo", "remettre", "refaire"),
    "history": ("h", "history", "histoire"),
    "help": ("?", "help", "aide"),
    "account": ("c", "account", "compte"),
    "new": ("n", "new", "nouvelle"),
    "show": ("", "s", "show", "marque"),
    "quit": ("q", "quit", "quitter"),
}


class KeeperWords(Words):
    """The scorekeeper's texts, and the terminal's for what they share."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self._table = TERMINAL[self.lang] | TEXTS[self.lang]

    def signed(self, word: str, count: int) -> str:
        """So many jetons or fiches won or lost."""
        return self(self._number(word, abs(count)), count=f"{count:+}" if count else "0")

    def entries(self, count: int) -> str:
        """So many entries."""
        return self("entry" if count == 1 else "entries", count=count)

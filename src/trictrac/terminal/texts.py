"""Everything the terminal says of itself, in French and English. Reasons and refusals come from ``explain``."""

from __future__ import annotations

from trictrac.explain import language
from trictrac.side import Side

ENGLISH = {
    "white": "White",
    "black": "Black",
    "you": "{side} (you)",
    "computer": "{side} (computer)",
    "point": "{count} point",
    "points": "{count} points",
    "trou": "{count} trou",
    "trous": "{count} trous",
    "dame_out": "{count} dame out",
    "dames_out": "{count} dames out",
    "in_bredouille": "in bredouille",
    "one_jeton": "one jeton",
    "two_jetons": "two jetons",
    # The sheet of a throw
    "scores_nothing": "The throw scores nothing.",
    "totals": "Total: {thrower} {mine}, {other} {theirs}.",
    "marks": "{side} marks {points}",
    "will_mark": "After the play {side} marks {points}",
    "becomes": "{sum} points, {how}",
    "makes": "{sum}, so {trous}{double}, {rest}",
    "double": " (bredouille: the first twelve count double)",
    "no_rest": "nothing left over",
    "rest": "{points} left over",
    "wiped": "{side}'s {points} points are wiped",
    "trous_now": "{side} has {trous}",
    "wins_now": "{side} wins the game",
    "plays": "Legal plays ({count})",
    "one_play": "Only one play is legal",
    "nothing_to_play": "Nothing can be played.",
    "par_puissance": "par puissance",
    "fault": "Faulty position. {fault}.",
    "fault_odd": "No play leads to this position. {fault}.",
    "unjudged": "{fault}; the throw cannot be judged in this position",
    "notation": "Position:",
    # The game
    "welcome": "Two people share this keyboard: Enter throws the dice, and the program finds what the throw "
    "scores and marks it. Then play with from-to on your own march, such as 1-7 1-5, or by the number in the "
    "list; ? at any prompt says what you can do.",
    "welcome_computer": "You have {side}, the computer plays at random: Enter throws the dice, and the program "
    "finds what the throw scores and marks it. Then play with from-to on your own march, such as 1-7 1-5, or by "
    "the number in the list; ? at any prompt says what you can do.",
    "goal": "The game goes to {trous}.",
    "resumed": "The game goes on from",
    "no_web": "The web table comes later; here is the game in the terminal.",
    "over_already": "the game is over in this position: {side} has {trous}",
    "opened": "White throws {white}, Black {black}: {side} begins and plays both numbers.",
    "equal": "Both throw {number}: throw again.",
    "throws": "{side} throws {throw}",
    "played": "{side} plays {play}.",
    "passed": "{side} can play nothing.",
    "stays": "{side} stays.",
    "leaves": "{side} leaves: all dames back to the talons, all points wiped; {side} throws first.",
    "releve": "The last dame is out: the dames go back to the talons, the marks stay, and {side} throws first.",
    "stay_option": "stay: {side} keeps {points} and plays {throw}; {other} marks {given} after it.",
    "stay_nothing": "stay: {side} keeps {points} and plays {throw}; it gives {other} nothing.",
    "leave_option": "leave: {side} keeps {trous}, but all points of both are wiped, the dames go back to the "
    "talons, {other} marks nothing of this throw, and {side} throws first.",
    "many_plays": "{count} plays are legal: type yours, such as {play}, or p for the list.",
    "prompt_opening": "Enter throws one die each",
    "prompt_throw": "{side}: Enter throws",
    "prompt_decide": "{side}: 1 stay, 2 leave",
    "prompt_play": "{side} to play {throw}",
    "prompt_forced": "{side}: Enter plays {play}",
    "prompt_pass": "{side}: Enter goes on",
    "prompt_over": "Enter leaves, r plays again",
    "hint": "? help",
    "ask_quit": "Leave the game? y/n",
    "ask_undo": "Do you both agree to take moves back in this game? y/n",
    "help_opening": "Press Enter: each side throws one die, and the higher begins with both numbers (art. V).",
    "help_throw": "Press Enter to throw the two dice. The program marks what they score before you play.",
    "help_decide": "A trou of your own throw lets you choose (art. XVI): 1 (or stay) plays on, 2 (or leave) begins "
    "again from the talons.",
    "help_play": "Type a number of the list (p shows it), or each dame as from-to: 1-7 1-5; 1-11 if one dame "
    "plays both numbers; 22-s takes it out.",
    "help_over": "The game is over: Enter leaves, r starts another, u takes the last action back.",
    "help_yes_no": "Answer y for yes or n for no; nothing has changed yet.",
    "help_commands": "At any prompt: b board, p plays, s score sheet, u undo, n notation, q quit.",
    "bad_opening": "{text!r} says nothing here: Enter throws the dice, ? explains.",
    "bad_throw": "{text!r} says nothing here: the program throws, just press Enter; ? explains.",
    "bad_decide": "{text!r} is no answer: 1 stays, 2 leaves, ? explains.",
    "bad_over": "{text!r} says nothing here: Enter leaves, r plays again, ? explains.",
    "bad_play": "{text!r} is no play: write each dame as from-to, such as {play}, or a number from 1 to {count}.",
    "bad_number": "There is no play number {text}: the list goes from 1 to {count} (p shows it).",
    "bad_empty": "Several plays are legal, so choose one: p lists all {count}.",
    "bad_yes_no": "Please answer y or n.",
    "no_sheet": "Nobody has thrown yet.",
    "no_plays": "Plays come after the throw.",
    "undone_opening": "Taken back: the opening dice.",
    "undone_throw": "Taken back: the throw {throw}. The same dice will come again.",
    "undone_stay": "Taken back: staying.",
    "undone_leave": "Taken back: leaving.",
    "undone_play": "Taken back: the play {play}.",
    "nothing_undone": "There is nothing to take back.",
    "kept": "Nothing was taken back.",
    "on": "The game goes on.",
    "farewell": "Until next time. To go on from here:",
    "thanks": "Thank you for playing.",
    "wins": "{side} wins, {trous} to {others}.",
    "grande_bredouille": "All of them in one run: grande bredouille (art. XX).",
    "yes": "y yes",
    "no": "n no",
    "stay_words": "1 stay tenir t",
    "leave_words": "2 leave go aller l",
    "again_words": "r again",
    # Errors of the command line
    "bad_position": "{detail}",
    "bad_throw_option": "{detail}",
    "drawn": "Drawing written to {file}",
}

FRENCH = {
    "white": "Blanc",
    "black": "Noir",
    "you": "{side} (vous)",
    "computer": "{side} (ordinateur)",
    "point": "{count} point",
    "points": "{count} points",
    "trou": "{count} trou",
    "trous": "{count} trous",
    "dame_out": "{count} dame sortie",
    "dames_out": "{count} dames sorties",
    "in_bredouille": "en bredouille",
    "one_jeton": "un jeton",
    "two_jetons": "deux jetons",
    "scores_nothing": "Le coup ne vaut rien.",
    "totals": "Total : {thrower} {mine}, {other} {theirs}.",
    "marks": "{side} marque {points}",
    "will_mark": "Le coup joué, {side} marque {points}",
    "becomes": "{sum} points, {how}",
    "makes": "{sum}, soit {trous}{double}, {rest}",
    "double": " (bredouille : les douze premiers comptent double)",
    "no_rest": "sans reste",
    "rest": "reste {points}",
    "wiped": "les {points} points de {side} sont effacés",
    "trous_now": "{side} a {trous}",
    "wins_now": "{side} gagne la partie",
    "plays": "Coups permis ({count})",
    "one_play": "Un seul coup est permis",
    "nothing_to_play": "Rien ne peut se jouer.",
    "par_puissance": "par puissance",
    "fault": "Position fautive. {fault}.",
    "fault_odd": "Le jeu ne mène pas à cette position. {fault}.",
    "unjudged": "{fault} ; le coup ne peut se juger dans cette position",
    "notation": "Position :",
    "welcome": "À deux sur ce clavier : Entrée lance les dés, et le programme trouve ce que vaut le coup et le "
    "marque. Jouez ensuite par départ-arrivée sur votre propre marche, par exemple 1-7 1-5, ou par le numéro "
    "de la liste ; ? à toute question dit ce que l'on peut faire.",
    "welcome_computer": "Vous avez le camp {side}, l'ordinateur joue au hasard : Entrée lance les dés, et le "
    "programme trouve ce que vaut le coup et le marque. Jouez ensuite par départ-arrivée sur votre propre marche, "
    "par exemple 1-7 1-5, ou par le numéro de la liste ; ? à toute question dit ce que l'on peut faire.",
    "goal": "La partie se joue en {trous}.",
    "resumed": "La partie reprend à",
    "no_web": "La table sur le web viendra plus tard ; voici la partie dans le terminal.",
    "over_already": "la partie est finie dans cette position : {side} a {trous}",
    "opened": "Blanc tire {white}, Noir {black} : {side} commence et joue ces deux nombres.",
    "equal": "Chacun tire {number} : on recommence.",
    "throws": "{side} : {throw}",
    "played": "{side} joue {play}.",
    "passed": "{side} ne peut rien jouer.",
    "stays": "{side} tient.",
    "leaves": "{side} s'en va : toutes les dames au talon, tous les points effacés ; à {side} le dé.",
    "releve": "La dernière dame est sortie : les dames reviennent aux talons, la marque reste, à {side} le dé.",
    "stay_option": "tenir : {side} garde {points} et joue {throw} ; {other} marquera ensuite {given}.",
    "stay_nothing": "tenir : {side} garde {points} et joue {throw} ; {other} n'y gagne rien.",
    "leave_option": "s'en aller : {side} garde {trous}, mais tous les points s'effacent des deux côtés, les dames "
    "reviennent aux talons, {other} ne marque rien de ce coup, et {side} a le dé.",
    "many_plays": "{count} coups sont permis : écrivez le vôtre, par exemple {play}, ou p pour la liste.",
    "prompt_opening": "Entrée tire un dé chacun",
    "prompt_throw": "{side} : Entrée lance les dés",
    "prompt_decide": "{side} : 1 tenir, 2 s'en aller",
    "prompt_play": "À {side} de jouer {throw}",
    "prompt_forced": "{side} : Entrée joue {play}",
    "prompt_pass": "{side} : Entrée pour continuer",
    "prompt_over": "Entrée pour sortir, r pour rejouer",
    "hint": "? aide",
    "ask_quit": "Quitter la partie ? o/n",
    "ask_undo": "D'accord tous deux pour reprendre des coups ? o/n",
    "help_opening": "Appuyez sur Entrée : chacun tire un dé, le plus fort commence avec les deux nombres (art. V).",
    "help_throw": "Appuyez sur Entrée pour lancer les dés. Le programme marque ce qu'ils valent avant que vous jouiez.",
    "help_decide": "Un trou de votre propre jet vous laisse le choix (art. XVI) : 1 (ou tenir) continue, 2 (ou aller) "
    "repart des talons.",
    "help_play": "Écrivez un numéro de la liste (p la montre), ou chaque dame par départ-arrivée : 1-7 1-5 ; 1-11 "
    "tout d'une ; 22-s pour sortir.",
    "help_over": "La partie est finie : Entrée pour sortir, r pour une autre, u pour reprendre la dernière action.",
    "help_yes_no": "Répondez o pour oui ou n pour non ; rien n'a encore changé.",
    "help_commands": "Partout : b tablier, p coups, s marque, u reprendre, n position, q quitter.",
    "bad_opening": "{text!r} ne dit rien ici : Entrée tire les dés, ? explique.",
    "bad_throw": "{text!r} ne dit rien ici : le programme lance les dés, appuyez sur Entrée ; ? explique.",
    "bad_decide": "{text!r} n'est pas une réponse : 1 pour tenir, 2 pour s'en aller, ? explique.",
    "bad_over": "{text!r} ne dit rien ici : Entrée pour sortir, r pour rejouer, ? explique.",
    "bad_play": "{text!r} n'est pas un coup : écrivez chaque dame par départ-arrivée, comme {play}, ou un numéro de 1 "
    "à {count}.",
    "bad_number": "Il n'y a pas de coup numéro {text} : la liste va de 1 à {count} (p la montre).",
    "bad_empty": "Plusieurs coups sont permis, choisissez : p montre les {count}.",
    "bad_yes_no": "Répondez o ou n, s'il vous plaît.",
    "no_sheet": "Personne n'a encore lancé les dés.",
    "no_plays": "Les coups permis viennent après les dés.",
    "undone_opening": "Repris : les dés du début.",
    "undone_throw": "Repris : les dés {throw}. Les mêmes reviendront.",
    "undone_stay": "Repris : la décision de tenir.",
    "undone_leave": "Repris : la décision de s'en aller.",
    "undone_play": "Repris : le coup {play}.",
    "nothing_undone": "Il n'y a rien à reprendre.",
    "kept": "Rien n'a été repris.",
    "on": "La partie continue.",
    "farewell": "À bientôt. Pour reprendre ici :",
    "thanks": "Merci d'avoir joué.",
    "wins": "{side} gagne, {trous} à {others}.",
    "grande_bredouille": "Tous d'une seule suite : grande bredouille (art. XX).",
    "yes": "o oui y",
    "no": "n non",
    "stay_words": "1 tenir stay t",
    "leave_words": "2 aller partir leave a",
    "again_words": "r rejouer",
    "bad_position": "position illisible : {text!r} ; écrivez blanc_noir_trait, comme 1x13-6-7_1x15_w, ou un diagramme "
    "comme 7W2-8W3-13B4, ou start (voir docs/notation.md)",
    "bad_throw_option": "coup illisible : {text!r} ; écrivez deux nombres de 1 à 6 comme 6-4, ou un nom comme sonnez",
    "drawn": "Dessin écrit dans {file}",
}

TEXTS = {"en": ENGLISH, "fr": FRENCH}


class Words:
    """The texts of one language."""

    def __init__(self, lang: str) -> None:
        self.lang = language(lang)
        self._table = TEXTS[self.lang]

    def __getitem__(self, key: str) -> str:
        return self._table[key]

    def __call__(self, key: str, **values: object) -> str:
        """A text with its blanks filled."""
        return self._table[key].format(**values)

    def side(self, side: Side) -> str:
        """The name of a side."""
        return self["white" if side is Side.WHITE else "black"]

    @property
    def sides(self) -> dict[Side, str]:
        """The names of both."""
        return {side: self.side(side) for side in Side}

    def points(self, count: int) -> str:
        """So many points."""
        return self(self._number("point", count), count=count)

    def trous(self, count: int) -> str:
        """So many trous."""
        return self(self._number("trou", count), count=count)

    def out(self, count: int) -> str:
        """So many dames out."""
        return self("dame_out" if count == 1 else "dames_out", count=count)

    def _number(self, word: str, count: int) -> str:
        one = count == 1 or (self.lang == "fr" and count == 0)
        return word if one else f"{word}s"


def texts(lang: str) -> Words:
    """The texts of a language."""
    return Words(lang)

"""What is said on coming to a table and on going, and errors of the command line."""

from __future__ import annotations

ENGLISH = {
    # Coming
    "welcome": "Two people share this keyboard: Enter throws the dice, and the program finds what the throw "
    "scores and marks it. Then play with from-to on your own march, such as 1-7 1-5, or by the number in the "
    "list; ? at any prompt says what you can do.",
    "welcome_computer": "You are {side}, the computer {how}: Enter throws the dice, and the program "
    "finds what the throw scores and marks it. Then play with from-to on your own march, such as 1-7 1-5, or by "
    "the number in the list; ? at any prompt says what you can do.",
    "welcome_hand": "You mark with your own hands: after a throw m 4 marks four points of it, before your throw what "
    "your opponent's coup gave you; then play. e 4 says «École !» for four points they marked wrongly.",
    "welcome_strict": "Strict: nothing warns, and what is forgotten or marked too much your opponent may take up "
    "until they throw (art. XVII).",
    "welcome_assisted": "Assisted: the program warns before it is too late, and s shows what a throw is worth.",
    "welcome_free_hands": "Free hands: strict players may also misplay. A touched dame must be played, unless "
    "j («j'adoube») came first, and nothing stops a false play but your opponent: r 1-7 1-5 has it put right.",
    "welcome_keys": "Enter throws the dice, from-to such as 1-7 1-5 plays them, ? says what may be done now.",
    "welcome_letters": "A line belongs to the player asked; others begin theirs with a letter, such as {letter}: ?",
    "players_are": "Players: {players}.",
    "rules_are": "Rules: {rules}.",
    "goal": "The game goes to {trous}.",
    "resumed": "The game goes on from",
    "saved_in": "Saved at every step in",
    "resumed_file": "The table goes on from",
    "and": "{some} and {last}",
    "a_computer": "computer",
    "mode_automatic": "automatic",
    "mode_assisted": "assisted",
    "mode_strict": "strict",
    "marker": "{side}, {mode}",
    # Going
    "farewell": "Until next time; everything is saved. To go on from here:",
    "farewell_unbegun": "Until next time. Nothing was thrown, so nothing is kept.",
    "farewell_unsaved": "Until next time. This table was not saved.",
    # Errors of the command line
    "only_form": "{option} belongs to --form {forms}",
    "no_such_mode": "there is no marking mode {mode!r}; the modes are {known}",
    "as_many_modes": "--modes names one marking mode for each of the {count} players",
    "free_hands_strict": "free hands are for strict players: add --mode strict",
    "no_such_player": "there is no player {name!r}; the players are {players}",
    "resume_alone": "a table that is resumed has its players and rules already: leave out {option}",
    "exists_already": "{file} exists already; --resume {file} goes on with it",
    "cannot_save": "Nothing can be saved in {folder} ({why}); this table will not be kept.",
    "not_saved": "the table could not be saved and stops here: {why}",
    "not_a_table": "{file} is not the log of a table",
    "no_such_table": "there is no saved table {file}",
    "no_unfinished": "no unfinished table is kept in {file}",
    "table_in_use": "the table {file} is open in another terminal",
}

FRENCH = {
    # Coming
    "welcome": "À deux sur ce clavier : Entrée lance les dés, et le programme trouve ce que vaut le coup et le "
    "marque. Jouez ensuite par départ-arrivée sur votre propre marche, par exemple 1-7 1-5, ou par le numéro "
    "de la liste ; ? à toute question dit ce que l'on peut faire.",
    "welcome_computer": "Vous êtes {side}, l'ordinateur {how} : Entrée lance les dés, et le "
    "programme trouve ce que vaut le coup et le marque. Jouez ensuite par départ-arrivée sur votre propre marche, "
    "par exemple 1-7 1-5, ou par le numéro de la liste ; ? à toute question dit ce que l'on peut faire.",
    "welcome_hand": "Vous marquez de votre main : après les dés, m 4 marque quatre points du coup ; avant vos dés, ce "
    "que le coup de l'autre vous donne ; puis jouez. e 4 dit «École !» pour quatre points que l'autre a mal marqués.",
    "welcome_strict": "Strict : rien n'avertit, et ce qui est oublié ou marqué de trop, l'autre peut le relever "
    "jusqu'à ce qu'il jette les dés (art. XVII).",
    "welcome_assisted": "Assisté : le programme avertit avant qu'il soit trop tard, et s montre ce que vaut un coup.",
    "welcome_free_hands": "Mains libres : les joueurs stricts peuvent aussi jouer faux. Dame touchée, dame jouée, sauf "
    "j («j'adoube») avant, et seul l'autre arrête une fausse case : r 1-7 1-5 la fait rejouer.",
    "welcome_keys": "Entrée lance les dés, départ-arrivée comme 1-7 1-5 les joue, ? dit ce que l'on peut faire.",
    "welcome_letters": "Une ligne est à celui qui est interrogé ; un autre commence la sienne par sa lettre, comme "
    "{letter}: ?",
    "players_are": "Joueurs : {players}.",
    "rules_are": "Règles : {rules}.",
    "goal": "La partie se joue en {trous}.",
    "resumed": "La partie reprend à",
    "saved_in": "Gardée à chaque pas dans",
    "resumed_file": "La table reprend de",
    "and": "{some} et {last}",
    "a_computer": "ordinateur",
    "mode_automatic": "automatique",
    "mode_assisted": "assisté",
    "mode_strict": "strict",
    "marker": "{side}, {mode}",
    # Going
    "farewell": "À bientôt ; tout est gardé. Pour reprendre ici :",
    "farewell_unbegun": "À bientôt. Aucun dé n'a été jeté, rien n'est gardé.",
    "farewell_unsaved": "À bientôt. Cette table n'a pas été gardée.",
    # Errors of the command line
    "only_form": "{option} va avec --form {forms}",
    "no_such_mode": "il n'y a pas de manière de marquer {mode!r} ; il y a {known}",
    "as_many_modes": "--modes nomme une manière de marquer pour chacun des {count} joueurs",
    "free_hands_strict": "les mains libres sont pour les joueurs stricts : ajoutez --mode strict",
    "no_such_player": "il n'y a pas de joueur {name!r} ; les joueurs sont {players}",
    "resume_alone": "une table reprise a déjà ses joueurs et ses règles : laissez {option}",
    "exists_already": "{file} existe déjà ; --resume {file} la reprend",
    "cannot_save": "Rien ne peut être gardé dans {folder} ({why}) ; cette table ne sera pas gardée.",
    "not_saved": "la table ne peut être gardée et s'arrête ici : {why}",
    "not_a_table": "{file} n'est pas le journal d'une table",
    "no_such_table": "il n'y a pas de table gardée {file}",
    "no_unfinished": "aucune table inachevée n'est gardée dans {file}",
    "table_in_use": "la table {file} est ouverte dans un autre terminal",
}

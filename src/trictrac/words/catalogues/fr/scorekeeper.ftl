# La marque tenue au clavier, pour qui joue sur son tablier.

keeper-welcome_keeper = Vous jetez les dés et jouez sur votre tablier ; écrivez ici ce que chacun marque, par exemple { $one } 6. ? explique tout.
keeper-kept_in = Chaque ligne est gardée aussitôt dans
keeper-resumed_from = Voici où vous en étiez : { $count }, dans
keeper-entries = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
keeper-title_ordinary = Partie { $number }, en { $trous }
keeper-title_a_ecrire = Marqué { $number } sur { $count }, { $name } commence
keeper-title_refait = Marqué { $number } sur { $count }, rejoué (refait { $refaits }), { $name } commence
keeper-first_begins = { $first } commence le premier marqué ; si c’est { $second }, quittez et nommez les joueurs dans cet ordre, avec --new.
keeper-prompt_keeper = { $one } 6, { $two } 4, u reprendre
keeper-prompt_closed = n partie suivante, u reprendre, q quitter
keeper-help_keeper = { $one } 6 marque 6 points à { $first }, { $two } 4 en marque 4 à { $second } ; un nom ou son début fait l’affaire, et { $one } 4+6 additionne. { $one } va : { $first } s’en va après un trou. { $one } sortie : { $first } a sorti sa dernière dame ; les points s’en marquent comme les autres.
keeper-help_keys = u reprend la dernière ligne, r la remet, h montre cette partie et h tout la soirée, n commence une partie, Entrée montre la marque, q quitte ; tout est gardé.
keeper-help_a_ecrire = c montre le compte. Un marqué finit quand un joueur s’en va et que l’un des deux a six trous.
keeper-undone = Repris : { $entry }.
keeper-redone = Remis : { $entry }.
keeper-entry_gain = { $name } { $points }
keeper-entry_leave = { $name } s’en va
keeper-entry_sortie = { $name } sortie
keeper-entry_new = nouvelle partie
keeper-nothing_redone = Il n’y a rien à remettre.
keeper-new_game = Une nouvelle partie commence.
keeper-no_history = Rien n’est encore écrit dans cette partie.
keeper-leave_reminder = (On ne s’en va que sur un trou de son propre jet, art. XVI.)
keeper-no_trou = { $name } ne vient pas de faire un trou.
keeper-ask_leave = S’en aller quand même ? o/n
keeper-not_left = Personne ne s’en est allé.
keeper-sortie_reminder = (La sortie vaut à { $name } 4 points, 6 par doublet : marquez-les aussi, art. VIII.)
keeper-ask_new = Cette partie n’est pas finie. En commencer une autre ? o/n
keeper-not_new = La partie continue.
keeper-wins_game = { $name } gagne, { $trous } à { $others }.
keeper-tally = Parties gagnées : { $one } { $mine }, { $two } { $theirs }.
keeper-leaves_marque = { $name } s’en va, et avec six trous au moins sur le tablier le marqué est fini (art. II).
keeper-account = Compte : { $totals }.
keeper-account_final = Compte final : { $totals }.
keeper-jetons = { $count ->
    [one] { $signed } jeton
   *[other] { $signed } jetons
}
keeper-fiches = { $count ->
    [one] { $signed } fiche
   *[other] { $signed } fiches
}
keeper-account_empty = Aucun marqué n’est encore gagné.
keeper-no_game_won = Aucune partie n’est encore gagnée.
keeper-evening_over = Tous les marqués sont joués.
keeper-bad_line = { $text } n’est pas une ligne : écrivez un joueur et des points, comme { $one } 6 ; ? explique.
keeper-bad_player = { $text } n’est pas un joueur : { $one } est { $first }, { $two } est { $second }.
keeper-bad_who = Qui ? Écrivez d’abord le joueur : { $one } { $text } ou { $two } { $text }.
keeper-bad_what = { $text } ne se marque pas : des points comme 6, ou va, ou sortie ; ? explique.
keeper-bad_odd = Les points sont pairs : { $text } ne peut se marquer.
keeper-bad_zero = On ne marque pas 0 point.
keeper-bad_minus = On ne marque jamais moins qu’avant : u reprend la dernière ligne.
keeper-bad_huge = Aucun coup ne vaut { $text } points : on en écrit { $most } au plus.
keeper-over_now = La partie est finie : n commence la suivante, u reprend la dernière ligne.
keeper-not_saved = Cela n’a pu être gardé ({ $why }), rien n’a donc changé. Essayez de nouveau.
keeper-farewell_keeper = Tout est gardé. Pour continuer :
keeper-bad_name = le nom d’un joueur a de 1 à { $most } caractères dont une lettre, et non { $name }
keeper-same_name = il faut deux noms aux deux joueurs, et non deux fois { $name }
keeper-bad_marques = la partie à écrire a un nombre pair de marqués, de 2 à { $most }, et non { $count }
keeper-bad_file = { $file } n’est pas un fichier de trictrac score ({ $why }) ; il reste comme il est : nommez-en un autre avec --file
keeper-file_in_use = un autre trictrac score écrit dans { $file } ; nommez un autre fichier avec --file
keeper-other_game = { $file } garde une partie qui n’est pas finie : { $game }. Continuez-la sans ces options, nommez un autre fichier avec --file, ou recommencez avec --new, qui met l’ancien fichier de côté
keeper-game_ordinary = { $one } et { $two }, en { $trous }, { $rules }
keeper-game_a_ecrire = { $one } et { $two }, à écrire, { $marques } marqués, { $rules }
keeper-set_aside = La partie d’avant est gardée dans
keeper-not_ordinary = --marques est de la partie à écrire : ajoutez --form a-ecrire
keeper-not_a_ecrire = --trous est de la partie ordinaire : un marqué finit quand on s’en va

## trictrac mark: why a line is refused

mark-start = start donne les marques de chacun, comme { $example }, et non { $given }
mark-start-marks = start : { $name } a des marques comme { $example }, et non { $given }
mark-start-field = start : { $name } n’a pas de champ { $given } ; les champs sont { $fields }
mark-start-points = start : { $name } a 0, 2, 4, 6, 8 ou 10 points, et non { $given }
mark-start-trous = start : { $name } a un nombre de trous de 0 à { $most }, et non { $given }
mark-start-flag = start : { $field } de { $name } est true ou false, et non { $given }
mark-events = events est une liste comme { $example }, et non { $given }
mark-event = l’événement { $number } est un joueur et des points, comme { $example }, et non { $given }
mark-event-points = événement { $number } : les points sont des nombres pairs de 2 à { $most }, ou leave ou sortie, et non { $given }
mark-player = il n’y a pas de joueur { $given } ; les joueurs sont A et B

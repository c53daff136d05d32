# Le jeu au clavier.

terminal-you = { $side } (vous)
terminal-computer = { $side } (ordinateur)
terminal-dames_out = { $count ->
    [one] { $count } dame sortie
   *[other] { $count } dames sorties
}
terminal-in_bredouille = en bredouille
terminal-totals = Total : { $thrower } { $mine }, { $other } { $theirs }.
terminal-marks = { $side } marque { $points }
terminal-will_mark = Le coup joué, { $side } marque { $points }
terminal-plays = Jeux permis ({ $count })
terminal-one_play = Un seul jeu est permis
terminal-nothing_to_play = Rien ne peut se jouer.
terminal-par_puissance = par puissance
terminal-fault = Position fautive. { $fault }.
terminal-fault_odd = Le jeu ne mène pas à cette position. { $fault }.
terminal-unjudged = { $fault } ; le jet ne peut se juger dans cette position
terminal-notation = Position :
terminal-throws = { $side } : { $throw }
terminal-many_plays = { $count } jeux sont permis : écrivez le vôtre, par exemple { $play }, ou p pour la liste.
terminal-hint = ? aide
terminal-help_yes_no = Répondez o pour oui ou n pour non ; rien n’a encore changé.
terminal-bad_yes_no = Répondez o ou n, s’il vous plaît.
terminal-nothing_undone = Il n’y a rien à reprendre.
terminal-thanks = Merci d’avoir joué.
terminal-yes = o oui y
terminal-no = n non
terminal-drawn = Dessin écrit dans { $file }
terminal-welcome = À deux sur ce clavier : Entrée lance les dés, et le programme trouve ce que vaut le coup et le marque. Jouez ensuite par départ-arrivée sur votre propre marche, par exemple 1-7 1-5, ou par le numéro de la liste ; ? à toute question dit ce que l’on peut faire.
terminal-welcome_computer = Vous êtes { $side }, l’ordinateur { $how } : Entrée lance les dés, et le programme trouve ce que vaut le coup et le marque. Jouez ensuite par départ-arrivée sur votre propre marche, par exemple 1-7 1-5, ou par le numéro de la liste ; ? à toute question dit ce que l’on peut faire.
terminal-welcome_hand = Vous marquez de votre main : après les dés, m 4 marque quatre points du coup ; avant vos dés, ce que le coup de l’adversaire vous donne ; puis jouez. e 4 dit « École ! » pour quatre points que l’adversaire a mal marqués.
terminal-welcome_strict = Strict : rien n’avertit, et ce qui est oublié ou marqué de trop, l’adversaire peut le relever jusqu’à ce qu’il jette les dés (art. XVII).
terminal-welcome_assisted = Assisté : le programme avertit avant qu’il soit trop tard, et s montre ce que vaut un coup.
terminal-welcome_free_hands = Mains libres : les joueurs stricts peuvent aussi jouer faux. Dame touchée, dame jouée, sauf j (« j’adoube ») avant, et seul l’adversaire arrête une fausse case : r 1-7 1-5 la fait rejouer.
terminal-welcome_keys = Entrée lance les dés, départ-arrivée comme 1-7 1-5 les joue, ? dit ce que l’on peut faire.
terminal-welcome_letters = Une ligne est à celui qui est interrogé ; un autre commence la sienne par sa lettre, comme { $letter }: ?
terminal-players_are = Joueurs : { $players }.
terminal-rules_are = Règles : { $rules }.
terminal-goal = La partie se joue en { $trous }.
terminal-goal_marque = Un marqué finit aussitôt avec { $trous }.
terminal-resumed = La partie reprend à
terminal-saved_in = Gardée à chaque pas dans
terminal-resumed_file = La table reprend de
terminal-and = { $some } et { $last }
terminal-a_computer = ordinateur
terminal-mode_automatic = automatique
terminal-mode_assisted = assisté
terminal-mode_strict = strict
terminal-marker = { $side }, { $mode }
terminal-farewell = À bientôt ; tout est gardé. Pour reprendre ici :
terminal-farewell_unbegun = À bientôt. Aucun dé n’a été jeté, rien n’est gardé.
terminal-farewell_unsaved = À bientôt. Cette table n’a pas été gardée.
terminal-only_form = { $option } va avec --form { $forms }
terminal-no_such_mode = il n’y a pas de manière de marquer { $mode } ; il y a { $known }
terminal-as_many_modes = --modes nomme une manière de marquer pour chacun des { $count } joueurs
terminal-free_hands_strict = les mains libres sont pour les joueurs stricts : ajoutez --mode strict
terminal-no_such_player = il n’y a pas de joueur { $name } ; les joueurs sont { $players }
terminal-resume_alone = une table reprise a déjà ses joueurs et ses règles : laissez { $option }
terminal-exists_already = { $file } existe déjà ; --resume { $file } la reprend
terminal-cannot_save = Rien ne peut être gardé dans { $folder } ({ $why }) ; cette table ne sera pas gardée.
terminal-not_saved = la table ne peut être gardée et s’arrête ici : { $why }
terminal-not_a_table = { $file } n’est pas le journal d’une table
terminal-no_such_table = il n’y a pas de table gardée { $file }
terminal-no_unfinished = aucune table inachevée n’est gardée dans { $file }
terminal-table_in_use = la table { $file } est ouverte dans un autre terminal
terminal-level_novice = a appris la semaine dernière : voit mal, oublie des points
terminal-level_apprenti = connaît les règles, voit rarement venir le danger
terminal-level_amateur = une partie aimable, dont les fautes se punissent
terminal-level_habitue = joue toutes les semaines et garde ses faiblesses
terminal-level_joueur = peu de grosses fautes : il faut connaître ses jans
terminal-level_fin-joueur = difficile à battre ; sait quand s’en aller
terminal-level_expert = se trompe peu, marque presque tout, voit vos écoles
terminal-level_maitre = regarde deux coups plus loin et n’oublie rien
terminal-whom = Contre qui jouez-vous ? Un ordinateur, à l’un des huit niveaux :
terminal-how_well = De quelle force sera l’ordinateur ?
terminal-how_well_all = De quelle force seront les ordinateurs ?
terminal-person = ou sans ordinateur, entre personnes à ce clavier
terminal-each_beats = Chacun gagne environ sept parties sur dix contre celui qui est au-dessus dans cette liste.
terminal-prompt_whom = Niveau 1 à 8, Entrée : { $level }, p : sans ordinateur
terminal-prompt_level = Niveau 1 à 8, Entrée : { $level }
terminal-prompt_levels = Un niveau pour tous ou un pour chacun des { $count }, Entrée : { $level }
terminal-help_level = Écrivez un numéro ou un nom de la liste, ou Entrée pour { $level } ; q quitte.
terminal-help_levels = Un niveau vaut pour tous ; { $count } niveaux, comme { $example }, un pour chacun dans l’ordre : { $names }.
terminal-no_such_level = il n’y a pas de niveau { $name } ; les niveaux sont { $known }
terminal-as_many_levels = nommez un niveau pour tous les ordinateurs, ou un pour chacun des { $count }
terminal-plays_at_level = joue au niveau { $number } sur 8, { $level }
terminal-plays_at_random = joue au hasard
terminal-a_computer_of = ordinateur : { $level }
terminal-thinks = { $side } réfléchit…
terminal-primaute = { $side } a la primauté et jette le premier.
terminal-opened = { $one } tire { $first }, { $other } { $second } : { $side } commence et joue ces deux nombres.
terminal-equal = Chacun tire { $number } : on recommence.
terminal-will_mark_then = Le coup joué, { $side } marque { $points }.
terminal-recap = Marqué sur { $throw } : { $marks }.
terminal-nothing = rien
terminal-marks_fichet = { $side } marque { $points } et avance le fichet de { $trous }
terminal-moves_fichet = { $side } avance encore le fichet de { $trous }
terminal-stands = { $side } a maintenant { $marks }.
terminal-touches = { $side } touche une dame en { $case }.
terminal-straightens = { $side } redresse une dame en { $case } ; cela n’engage à rien.
terminal-would_leave = { $side } veut s’en aller. { $other } agrée, ou relève d’abord une faute (art. XVI).
terminal-brief_leaves = s’en va
terminal-releve = La dernière dame est sortie : les dames reviennent aux talons, la marque reste, à { $side } le dé.
terminal-stay_option = tenir : { $side } garde { $points } et joue { $throw } ; { $other } marquera ensuite { $given }.
terminal-stay_nothing = tenir : { $side } garde { $points } et joue { $throw } ; { $other } n’y gagne rien.
terminal-stay_by_hand = tenir : { $side } garde { $points } et joue { $throw } ; { $other } marque ce que le coup lui donne.
terminal-leave_option = s’en aller : { $side } garde { $trous }, mais tous les points s’effacent des deux côtés, les dames reviennent aux talons, { $other } ne marque rien de ce coup, et { $side } a le dé.
terminal-leave_ends = s’en aller : le marqué finit ; { $side } a { $trous }, et { $other } ne marque rien de ce coup.
terminal-ecole = « École ! »
terminal-claims = { $side } relève une école de { $points } points et les marque
terminal-can_contest = { $side } peut la contester (c) jusqu’à ses dés.
terminal-contests = { $side } conteste.
terminal-verdict_contested_right = L’école était juste : augmentation, { $side } marque les { $points } points une seconde fois.
terminal-verdict_contested_wrong = Cette école n’existe pas : elle est défaite, et ses { $points } points vont à { $other }.
terminal-verdict_contested_more = L’école valait { $worth } points : { $side } les garde, et les { $beyond } de trop vont à { $other }.
terminal-verdict_contested_less = L’école valait { $worth } points, et non { $points } : elle est complétée, et { $side } la marque entière.
terminal-verdict_lapsed_right = L’école de { $points } points demeure ; elle était juste.
terminal-verdict_lapsed_wrong = L’école de { $points } points demeure ; elle était fausse, et { $other } l’a laissée passer.
terminal-verdict_lapsed_more = L’école de { $points } points demeure ; elle en valait { $worth }, et { $other } a laissé passer le reste.
terminal-verdict_lapsed_less = L’école de { $points } points demeure ; elle en valait { $worth }.
terminal-verdict_told_right = L’école de { $points } points est juste.
terminal-verdict_told_wrong = Cette école de { $points } points n’existe pas.
terminal-verdict_told_more = Il y a école, de { $worth } points et non de { $points }.
terminal-verdict_told_less = Il y a école, de { $worth } points et non de { $points }.
terminal-why_less = { $throw } valait { $due } à { $side }, qui { $marked } : { $points } de moins.
terminal-why_more = { $throw } valait { $due } à { $side }, qui { $marked } : { $points } de trop, qui sont démarqués.
terminal-why_not_moved = { $side } a marqué douze juste sans avancer le fichet : c’est n’avoir rien marqué.
terminal-why_not_done = { $side } pouvait remplir ou conserver avec { $throw } et ne l’a pas fait : { $points } points.
terminal-truth = { $throw } valait { $due } à { $side }, qui { $marked }.
terminal-marked_some = a marqué { $points }
terminal-marked_nothing = n’a rien marqué
terminal-truth_nothing = { $side } n’avait rien à marquer.
terminal-corrects = { $side } ne fait que remettre la marque : { $other } a ses points justes, sans école.
terminal-obliges = { $side } ne prend pas l’école et fait marquer à { $other } les { $points } points oubliés.
terminal-has_replayed = { $side } fait rejouer la fausse case : { $other } joue { $play }.
terminal-proposes_exit = { $side } propose une sortie de convention : les dames aux talons, la marque reste, et { $first } jette le premier.
terminal-releve_agreed = Les dames reviennent aux talons, la marque reste, et { $side } jette le premier.
terminal-account_final = Le compte
terminal-account_so_far = Le compte à présent
terminal-account_nothing = Rien n’est encore gagné.
terminal-step_received = reçus
terminal-step_dice = dés
terminal-step_mark = marquer
terminal-step_decide = tenir ou s’en aller
terminal-step_play = jouer
terminal-prompt_opening = Entrée jette un dé pour chacun
terminal-prompt_opening_together = Entrée jette les deux dés
terminal-prompt_colour = { $side } : Entrée garde la couleur
terminal-prompt_throw = { $side } : Entrée lance les dés
terminal-prompt_throw_hand = { $side } : m marquer, e école, Entrée lance
terminal-prompt_decide = { $side } : 1 tenir, 2 s’en aller
terminal-prompt_decide_hand = { $side } : 1 tenir, 2 s’en aller, m marquer
terminal-prompt_play = À { $side } de jouer { $throw }
terminal-prompt_play_hand = { $side } : m marquer, puis jouer { $throw }
terminal-prompt_forced = { $side } : Entrée joue { $play }
terminal-prompt_pass = { $side } : Entrée pour continuer
terminal-prompt_pass_hand = { $side } : m marquer, Entrée pour continuer
terminal-prompt_agree = { $side } : g agréer, e école
terminal-prompt_answer = { $side } : x accepter, d refuser
terminal-prompt_pause = { $side } : m marquer, e école, Entrée continue
terminal-prompt_watch = { $names } : Entrée les laisse jouer
terminal-prompt_over = Entrée pour sortir, r pour rejouer
terminal-ask_quit = Quitter la partie ? o/n
terminal-ask_undo = D’accord tous deux pour reprendre des coups ? o/n
terminal-help_may = { $side } peut maintenant écrire :
terminal-help_other_may = { $side } peut pendant ce temps écrire, avec { $letter }: devant :
terminal-help_over = La partie est finie : Entrée pour sortir, r pour une autre toute pareille.
terminal-help_commands = Toujours : b tablier, p jeux, s feuille, a compte, n position, q quitter.
terminal-help_commands_undo = Toujours : b tablier, p jeux, s feuille, h conseil, a compte, n position, u reprendre, q quitter.
terminal-may_open = Entrée | chacun tire un dé : le plus fort commence avec les deux nombres (art. V)
terminal-may_open_together = Entrée | jette les deux dés : le plus fort commence pour qui en est le plus près (LL 28)
terminal-may_throw = Entrée | lance les dés ; ce qui n’est alors ni marqué ni relevé est perdu
terminal-may_throw_only = Entrée | lance les deux dés ; le programme marque ce qu’ils valent avant que vous jouiez
terminal-may_mark_own = m 6 | marque six points de votre coup ; m 12 2 dit aussi que le fichet avance de deux trous
terminal-may_mark_received = m 4 | marque quatre points que le coup de l’adversaire vous donne ; m 12 2 avance aussi le fichet
terminal-may_decide = 1 ou 2 | vous avez fait un trou : 1 tient, 2 s’en va (art. XVI) ; jouer, c’est tenir
terminal-may_play = 1-7 1-5 | joue, chaque dame par départ-arrivée ; 1-11 tout d’une, 22-s pour sortir
terminal-may_play_number = 3 | joue ce numéro de la liste (p la montre)
terminal-may_forced = Entrée | joue le seul coup permis
terminal-may_pass = Entrée | continue : rien ne peut se jouer
terminal-may_touch = t 7 | touche la dame en 7 : elle doit être jouée, et votre marque est complète
terminal-may_adoube = j | « j’adoube » : la dame touchée ensuite n’engage à rien
terminal-may_claim = e 4 | « École ! » de quatre points, tout ce qui est mal marqué, avant vos dés (art. XVII)
terminal-may_correct = k | remet seulement ce que l’adversaire a marqué de trop
terminal-may_oblige = o | oblige l’adversaire à marquer ce qu’il a oublié
terminal-may_replay = r 1-7 1-5 | fait rejouer ainsi la fausse case de l’adversaire
terminal-may_contest_now = c | conteste l’école : le programme juge aussitôt
terminal-places_jetons = { $side } marque avec { $jetons ->
    [1] un seul jeton
   *[other] deux jetons
}
terminal-may_mark_nothing = z | dit que vous ne marquez plus rien de ces points
terminal-may_jetons = m 4 j2 | marque avec deux jetons, pour la bredouille du second ; m 0 j2 pose le second ensuite
terminal-may_ask = y | demande la raison de ce que l’adversaire a marqué
terminal-may_colour = couleur noir | prend les dames noires (couleur blanc les blanches)
terminal-may_break = rompre | rompt les dés, pour faire rectifier la marque avant le jet
terminal-may_invite = i | invite l’adversaire à jouer : vous avez marqué
terminal-may_forgo = renoncer | renonce à l’augmentation
terminal-may_warn = w | avertit votre partenaire d’une école
terminal-may_agree_leave = g | agrée que l’adversaire s’en aille
terminal-may_agree_end = g | agrée que la partie est finie
terminal-may_agree_exit = g | laisse la sortie comme elle fut faite
terminal-may_propose = x | propose une sortie de convention, à vous le dé (x et une lettre : à un autre)
terminal-may_stop = x arrêt | propose d’arrêter la poule et de la partager
terminal-may_answer = x ou d | accepte ou refuse ce qui est proposé
terminal-may_withdraw = d | retire la proposition
terminal-may_resign = abandon | abandonne la partie
terminal-says_nothing = { $text } ne dit rien ici ; ? dit ce que l’on peut écrire.
terminal-says_too_much = { $text } en dit trop : { $word } s’écrit seul.
terminal-how_mark = Marquer, c’est m et les points, comme m 4, et les trous si vous menez le fichet vous-même : m 12 2.
terminal-how_claim = Une école, c’est e et ses points, comme e 4.
terminal-how_colour = On choisit par couleur blanc ou couleur noir.
terminal-how_touch = Toucher, c’est t et la case, comme t 7.
terminal-how_replay = Écrivez le coup qu’il fallait jouer, comme r 1-7 1-5.
terminal-how_propose = x propose une sortie de convention (x et une lettre : à qui le dé), x arrêt d’arrêter une poule.
terminal-is_a_computer = L’ordinateur joue pour { $side }.
terminal-bad_decide = Un trou est fait : 1 pour tenir, 2 pour s’en aller, ? explique.
terminal-bad_answer = Une proposition attend : x accepte, d refuse.
terminal-bad_agree = g agrée ; e et les points relèvent d’abord une école ; ? explique.
terminal-bad_over = { $text } ne dit rien ici : Entrée pour sortir, r pour rejouer, ? explique.
terminal-bad_play = { $text } n’est ni un coup ni une commande : écrivez chaque dame par départ-arrivée, comme { $play } ; ? explique.
terminal-bad_number = Il n’y a pas de coup numéro { $text } : la liste va de 1 à { $count } (p la montre).
terminal-bad_empty = Plusieurs coups sont permis, choisissez : p montre les { $count }.
terminal-bad_empty_hand = Marquez ce que vaut votre coup (m 4), puis écrivez-le, par exemple 1-7 1-5.
terminal-warn_again = Écrivez-le encore pour le faire tout de même.
terminal-tutor = Le tuteur réfléchirait encore :
terminal-no_sheet = Personne n’a encore lancé les dés.
terminal-no_sheet_strict = À une table stricte, la feuille d’un coup se montre quand rien n’en peut plus être relevé.
terminal-no_plays = Les coups permis viennent après les dés.
terminal-no_plays_free_hands = Avec les mains libres, personne ne montre les coups permis.
terminal-no_hint = Le conseil est pour celui qui a lancé les dés et va jouer.
terminal-no_hint_by_hand = Où l’on marque de sa main, personne ne reçoit de conseil.
terminal-undone_colour = Repris : le choix de la couleur.
terminal-undone_opening = Repris : les dés du début.
terminal-undone_throw = Repris : les dés { $throw }. Les mêmes reviendront.
terminal-undone_stay = Repris : la décision de tenir.
terminal-undone_leave = Repris : la décision de s’en aller.
terminal-undone_play = Repris : le coup { $play }.
terminal-undone_resign = Repris : l’abandon.
terminal-undone_proposal = Repris : la proposition ou sa réponse.
terminal-no_undo_by_hand = Rien ne se reprend quand on marque de sa main : jeton lâché et dame touchée le restent (art. XVII).
terminal-kept = Rien n’a été repris.
terminal-not_rewritten = Le fichier ne peut être récrit, rien n’a donc été repris : { $why }.
terminal-on = La partie continue.

# Où une marque mène les jetons et le fichet.
terminal-mark_stands = { $text } : { $stands }.
terminal-mark_becomes = { $text } : { $sum } points, { $jetons ->
    [one] un jeton
   *[other] deux jetons
}{ $bredouille ->
    [yes] , en bredouille
   *[no] { "" }
}.
terminal-mark_makes = { $text } : { $sum }, soit { $trous }{ $double ->
    [yes] { " " }(bredouille : les douze premiers comptent double)
   *[no] { "" }
}, { $rest ->
    [0] sans reste
   *[other] reste { $rest }
}{ $wiped ->
    [0] { "" }
   *[other] { " ; " }{ $other } perd ses { $wiped } points
} ; { $won ->
    [yes] { $side } gagne la partie
   *[no] { $side } a { $all }
}.

# Les formes de jeu : leurs noms, ce qu’on demande avant, ce qu’elles disent.

## Les noms des formes

form-ordinary-title = La partie ordinaire
form-ordinary-what = Le premier qui a le nombre de trous convenu gagne.
form-a-ecrire-title = La partie à écrire
form-a-ecrire-what = Marqué après marqué, chaque trou vaut des jetons ; le compte se règle à la fin.
form-deux-title = La partie à écrire à deux
form-tourner-title = La partie à tourner, à trois
form-equipes-title = La partie à écrire en équipes
form-chouette-title = La chouette
form-tourner-quatre-title = La partie à écrire à tourner, à quatre
form-tourner-cinq-title = La partie à écrire à tourner, à cinq
form-poule-title = La poule
form-poule-what = Chacun met au pot ; qui bat tous les autres de suite l’emporte.
form-ordinary-described = { $title }{ $games ->
    [1] { "" }
   *[other] , { $games } parties
}{ $stake ->
    [1] { "" }
   *[other] , mise de { $stake }
}
form-a-ecrire-described = { $title }, { $marques } marqués
form-poule-described = { $title }, { $players } joueurs{ $stake ->
    [1] { "" }
   *[other] , mise de { $stake }
}
form-teams = { $one } contre { $other }

## Ce qu’on demande avant de jouer

form-field-players = Joueurs
form-field-players-what = Combien de personnes et d’ordinateurs prennent place.
form-field-kind = À écrire
form-field-kind-what = Combien écrivent, et qui joue contre qui.
form-field-marques = Marqués
form-field-marques-what = Combien de marqués se jouent avant le règlement.
form-field-fiche = Jetons d’une fiche
form-field-fiche-what = Le compte se lit en fiches d’autant de jetons.
form-field-trous = Trous de la partie
form-field-trous-what = Le premier qui a autant de trous gagne la partie.
form-field-stakes = Enjeu
form-field-stakes-what = Ce que vaut une victoire, selon la manière.
form-field-games = Parties de suite
form-field-games-what = Combien de parties se jouent avant le règlement.
form-field-stake = Mise, en jetons
form-field-stake-what = Ce que paie le perdant d’une partie simple.
form-field-opening_dice = Dés de la primauté
form-field-opening_dice-what = Comment se décide qui joue le premier.
form-field-pile_de_misere = Pile de misère
form-field-pile_de_misere-what = Toutes les dames sur un coin, sans pouvoir jouer : cela vaut-il des points ?
form-field-je_joue_pour_tout = Le jet qui achève la sortie
form-field-je_joue_pour_tout-what = Le dernier jet d’une sortie se rejoue-t-il aussitôt ?
form-field-colour_choice = Choix de la couleur
form-field-colour_choice-what = Qui dit à qui sont quelles dames.
form-field-exchange_dames = Dames après une sortie
form-field-exchange_dames-what = Les couleurs restent ou changent quand toutes les dames sont sorties.
form-field-opening_jans_once = Jans de deux tables et de mézéas
form-field-opening_jans_once-what = Ces deux jans comptent-ils plus d’une fois ?
form-field-marked_and_not_done_twice = Un jan marqué et non fait
form-field-marked_and_not_done_twice-what = Ce qu’il en coûte de marquer un jan sans le faire.
form-field-leaving_excused = S’en aller sans avoir tout marqué
form-field-leaving_excused-what = L’adversaire peut-il prendre les points non marqués avant de s’en aller ?
form-field-fichet_excused = Un fichet oublié quand le jeton est juste
form-field-fichet_excused-what = Un fichet oublié coûte-t-il quelque chose ?
form-field-long_series = Longues séries de trous
form-field-long_series-what = Les très longues séries de trous paient-elles davantage ?
form-field-primaute = Qui commence un marqué
form-field-primaute-what = Qui jette le premier quand commence un nouveau marqué.
form-field-gives_way = Qui cède la place après le premier marqué
form-field-gives_way-what = Qui des deux premiers fait place au troisième.
form-field-consolation = Consolation après un refait
form-field-consolation-what = Comment la consolation grandit quand un marqué finit à égalité.
form-field-bets = Paris à trois
form-field-bets-what = Comment se règlent les paris quand on joue à trois.
form-field-jetons_aside = Jetons mis de côté par défaite
form-field-jetons_aside-what = Ce que chaque marqué perdu met à la queue.
form-field-associates_warn = L’associé qui se repose
form-field-associates_warn-what = Ce que peut dire un associé qui ne joue pas.
form-field-lots = Qui joue le premier marqué
form-field-lots-what = Le sort décide-t-il qui prend place le premier ?
form-field-marque_limit = Limite de trous d’un marqué
form-field-marque_limit-what = Un marqué finit aussitôt avec autant de trous.
form-field-queue_fiches = Queue fixe, en fiches
form-field-queue_fiches-what = Une queue fixée d’avance, quoi qu’on ait mis de côté.
form-field-endless_series = Séries au-delà de vingt-quatre trous
form-field-endless_series-what = Le multiple grandit-il sans fin ?
form-choice-kind-deux = à deux
form-choice-kind-tourner = à tourner, à trois
form-choice-kind-equipes = en équipes, à quatre
form-choice-kind-chouette = chouette, un contre deux
form-choice-kind-tourner-quatre = à tourner, à quatre, chacun pour soi
form-choice-kind-tourner-cinq = à tourner, à cinq, chacun pour soi
form-choice-stakes-simple = simple, toujours une mise
form-choice-stakes-double = double en grande bredouille
form-choice-stakes-quadruple = jusqu’au quadruple
form-choice-opening_dice-one_each = un chacun : le plus fort commence
form-choice-opening_dice-together = les deux par un joueur : le plus fort commence pour qui en est le plus près
form-choice-pile_de_misere-false = ne compte pas
form-choice-pile_de_misere-true = compte, faite ou conservée
form-choice-je_joue_pour_tout-false = ne fait que sortir la dernière dame
form-choice-je_joue_pour_tout-true = est aussi le premier coup du relevé : je joue pour tout
form-choice-colour_choice-false = comme les joueurs sont placés
form-choice-colour_choice-true = à qui gagne la primauté aux dés
form-choice-exchange_dames-false = chacun garde sa couleur
form-choice-exchange_dames-true = chacun garde les dames de son côté : les couleurs changent
form-choice-opening_jans_once-false = comptent chaque fois
form-choice-opening_jans_once-true = comptent une fois par relevé : deux tables à chacun, mézéas à un seul
form-choice-marked_and_not_done_twice-false = est une école
form-choice-marked_and_not_done_twice-true = est une double école
form-choice-leaving_excused-false = est une école
form-choice-leaving_excused-true = n’est pas école
form-choice-fichet_excused-false = est une école de 12 points par trou
form-choice-fichet_excused-true = n’est pas école
form-choice-long_series-false = quadruples au plus
form-choice-long_series-true = octuples dès 18 trous, seize fois dès 24
form-choice-primaute-alternate = chacun son tour
form-choice-primaute-winner = le gagnant du précédent
form-choice-gives_way-winner = son gagnant
form-choice-gives_way-loser = son perdant
form-choice-consolation-doubling = doublée : 2, 4, 8 …
form-choice-consolation-adding = augmentée de deux : 2, 4, 6 …
form-choice-bets-pairs = entre les joueurs deux à deux
form-choice-bets-totals = sur le total des marqués perdus
form-choice-jetons_aside-0 = aucun : pas de queue
form-choice-associates_warn-false = ne dit rien d’une école
form-choice-associates_warn-true = peut avertir son partenaire d’une école
form-choice-lots-false = les deux premiers de la liste
form-choice-lots-true = les deux que le sort désigne
form-choice-marque_limit-0 = aucune : il finit quand un joueur s’en va
form-choice-queue_fiches-0 = aucune : les jetons mis de côté font la queue
form-choice-endless_series-false = ne comptent pas plus que celles de vingt-quatre
form-choice-endless_series-true = doublent encore de six en six trous
form-note-equipes = Places 1 et 2 ensemble, contre 3 et 4.
form-note-chouette = La place 1 est la chouette, seule contre les deux autres.

## D’une partie à l’autre

form-game-heading = { $all ->
    [0] Partie { $number }
   *[other] Partie { $number } sur { $all }
}
form-marque-heading = { $again ->
    [yes] Marqué { $number } sur { $all }, rejoué après un refait
   *[no] Marqué { $number } sur { $all }
}
form-sit = { $one } et { $other } sont à la table.
form-rest = { $count ->
    [one] { $names } se repose.
   *[other] { $names } se reposent.
}
form-poule-holds = { $one } tient la table ({ $streak } de suite, { $needed } gagnent la poule) ; { $other } entre.
form-poule-pot = La poule est de { $pot } ; en attente : { $names }.
form-game-won = { $name } gagne, { $trous ->
    [one] { $trous } trou
   *[other] { $trous } trous
} à { $others }.
form-game-in-series = Tous d’une seule suite : grande bredouille (art. XX).
form-marque-won = { $name } gagne le marqué, { $trous } trous à { $others }.
form-marque-in-series = { $multiple ->
    [2] Six au moins d’une seule suite : petite bredouille, double (art. XIX).
   *[other] Douze au moins d’une seule suite : grande bredouille (art. XIX).
}
form-refait = { $one } et { $other } ont chacun { $trous } trous : refait, le marqué se rejoue.
form-poule-won = { $name } a battu tous les autres de suite et prend la poule.
form-poule-stopped = La poule s’arrête et se partage.
form-running = Le compte à présent : { $totals }.
form-poule-running = Le compte si la poule s’arrêtait là : { $totals }.
account-unfinished = Pas finie : le compte est celui de maintenant.
account-unfinished-a-ecrire = Pas finie : marqué { $next } sur { $marques } à jouer. La queue et les paris viendront à la fin.
account-unfinished-poule = Pas finie : le compte est celui d’une poule arrêtée maintenant.

## Ce qu’une forme refuse

form-refused-rules = { $given } n’est pas une règle
form-refused-over = la soirée est finie, on ne joue plus
form-refused-most-parties = une soirée a au plus { $most } parties
form-refused-primaute = { $right } a ici la primauté
form-refused-target = la partie finit au trou { $target } d’un des joueurs (art. XX), non à { $high }–{ $low }
form-refused-leaving = s’en aller termine un marqué à écrire, jamais une partie en tant de trous (art. XX)
form-refused-names = les joueurs sont une liste de noms
form-refused-name = le nom d’un joueur est un texte de 1 à 40 caractères lisibles, non { $given }
form-refused-reserved-name = aucun joueur ne peut s’appeler { $name } : le compte se sert de ce mot
form-refused-same-name = deux joueurs s’appellent { $name }
form-refused-number-of-players = { $form } se joue à { $need }, non à { $players }
form-refused-rules-data = les règles sont un texte comme 'usage-19e stakes=double' ou une table d’options, non { $given }
form-refused-kind = la partie à écrire est l’une de { $known }, non { $given }
form-refused-multiple = { $form } veut un multiple de { $unit } marqués, non { $marques } (art. XIX)
form-refused-six-trous = un marqué finit avec au moins { $least } trous d’un côté (art. II), non à { $high }–{ $low }
form-refused-limit = un marqué finit aussitôt au trou numéro { $limit } d’un joueur, comme il est convenu (art. II), et non à { $high }
form-refused-lots = on ne tire pas au sort dans cette forme : { $form } (art. XIX)
form-refused-order = l’ordre du tirage nomme chaque joueur une fois, non { $given }
form-refused-poule-over = la poule est déjà finie
form-refused-flag = une série est entière ou non : true ou false, non { $given }
form-refused-seat = l’un des deux joueurs assis est 0 ou 1, non { $given }
form-refused-two-series = un seul des deux peut avoir une série entière : le dernier trou de l’adversaire y met fin (art. XV)
form-refused-series-without-trou = il n’y a pas de série sans trou
form-refused-leaver-without-trou = celui qui s’en va vient de prendre un trou, il en a donc au moins un (art. XVI)
form-refused-leaver-breaks-series = celui qui s’en va vient de prendre un trou, la série de l’adversaire est donc rompue (art. XV, XVI)
form-refused-result = { $given } n’est pas un résultat
form-refused-pair = { $name } : il en faut deux, un pour chaque joueur assis, non { $given }
evening-form = form est l’une de { $known }, non { $given }
evening-title = title est une ligne de texte
evening-parties = { $key } est une liste de tables, une par résultat
evening-utf8 = le fichier n’est pas un texte UTF-8 (octet { $start })
evening-deep = le fichier est imbriqué trop profondément
evening-syntax = le fichier n’est pas du { $kind } : { $error }
evening-twice = { $given } est donné deux fois
evening-too-many = la soirée est déjà finie, ce résultat est de trop
evening-at-game = partie { $number } : { $why }
evening-at-marque = marqué { $number } : { $why }
evening-at-result = marqué { $number } (résultat { $place }) : { $why }
evening-bredouille-or-series = donnez bredouille ou series, non les deux
evening-trous-by-name = des trous par nom se passent de players
evening-trous = trous : deux nombres, comme [9, 8] ou { "{" }Anne = 9, Bruno = 8{ "}" }
evening-sits = { $right } sont assis, non { $given }
evening-two-trous = trous : deux nombres, non { $counts }
evening-seat = { $key } nomme l’un des deux joueurs assis, { $sits }, non { $given }
evening-bredouille = bredouille est l’une de { $known }, ou true ou false, non { $given }
evening-refait = un refait n’a pas de gagnant, donc pas de bredouille
evening-unbroken = le perdant n’a pas pris de trou, la série du gagnant est donc entière (art. XV)
evening-petite = la petite bredouille est de la partie à écrire (art. XV)
evening-grande-not-petite = { $won } trous d’une série font la grande bredouille, non la petite (art. XV)
evening-least-trous = la { $bredouille } bredouille veut au moins { $least } trous, non { $won } (art. XV)
evening-flag = { $key } est true ou false, non { $given }
evening-list-of-names = { $key } : une liste de noms, non { $given }
evening-player = { $given } n’est pas l’un des joueurs
evening-key = il n’y a pas ici de clé { $given } ; les clés sont { $known }
form-refused-form = { $given } n’est pas une forme de partie
form-refused-data = forme illisible : { $error }
form-refused-modes = { $players } joueurs veulent autant de marques, non { $modes }
form-refused-start = on ne peut commencer de { $start } : { $why }
form-refused-start-over = on ne peut commencer de { $start } : la partie en { $target } trous est finie
form-refused-start-marked = une table commence avant que le jet soit marqué
form-refused-stop = { $form } ne s’arrête pas
form-refused-games = on joue de 1 à { $most } parties, non { $given }
form-refused-stake = une mise est de 1 à { $most } jetons, non { $given }
form-refused-marques = les marqués sont de 1 à { $most }, non { $given }
form-refused-trous = chaque joueur a de 0 à { $most } trous, non { $given }

## Le compte : pourquoi des jetons passent

account-line = { $place ->
    [none] { "" }
    [game] Partie { $number } :{ " " }
   *[marque] Marqué { $number } :{ " " }
}{ $payer } { $several ->
    [yes] donnent
   *[no] donne
} { jetons } à { $payee } : { $why }.
account-line-refait = Marqué { $number } : { $payer } et { $payee } : { $why }.
account-party-queue = la queue
account-party-pot = la poule
account-beats = { $winner } bat { $loser } { $why }
account-marque = { $winner_trous }–{ $loser_trous }{ $multiple ->
    [1] { "" }
    [2] , petite bredouille
    [4] , grande bredouille
    [8] , bredouille octuple
    [16] , bredouille de vingt-quatre trous
   *[other] , bredouille { $multiple } fois
}, ({ $winner_trous } + { $consolation }){ $multiple ->
    [1] { "" }
   *[other] { " " }× { $multiple }
} − { $loser_trous } = { $value }
account-refait = { $trous }–{ $trous }, refait : la consolation est maintenant de { $consolation }
account-consolation = consolation du joueur qui se repose{ $multiple ->
    [1] { "" }
   *[other] , { $consolation } × { $multiple }
}
account-aside = mis de côté à la défaite
account-fixed = la queue fixe de { $fiches } fiches, due par qui a le plus perdu aux marqués, { $worst }{ $among ->
    [1] { "" }
   *[other] , { $queue } ÷ { $among }
}{ $odd ->
    [1] { " " }+ 1
   *[other] { "" }
}
account-queue = la queue va à qui gagne le plus dans les marqués, { $best }{ $among ->
    [1] { "" }
   *[other] , { $queue } ÷ { $among }
}{ $odd ->
    [1] { " " }+ 1
   *[other] { "" }
}
account-bets = { $lost ->
    [one] { $lost } marqué perdu
   *[other] { $lost } marqués perdus
} sur { $of }, contingent { $contingent }, { $bets ->
    [one] postillon, { $postillon }
   *[other] { $bets } paris, { $postillon } pour le premier et { $further } pour chacun des autres
}
account-share = les associés partagent, { $total } ÷ { $among }{ $odd ->
    [1] { " " }+ 1
   *[other] { "" }
}
account-partie = { $winner_trous }–{ $loser_trous }, { $rule ->
    [0] double, grande bredouille
    [1] quadruple, le perdant n’a pas pris de trou
    [2] triple, gagnée en second avec le pavillon
    [3] double, le perdant n’a pas la moitié des trous
   *[4] simple
}, { $multiple } × { $stake }
account-entry = entrée, mise de { $stake }
account-poule = { $opponents } adversaires battus de suite, la poule est gagnée
account-stopped = la poule s’arrête et se partage, { $pot } ÷ { $among }{ $odd ->
    [1] { " " }+ 1
   *[other] { "" }
}

## Le compte en une page

account-head-marque = Marqué
account-head-game = Partie
account-head-jetons = Jetons
account-head-between = De → à
account-head-why = Raison
account-head-total = total
account-head-fiches = fiches
account-group-marques = marqués
account-group-queue = queue
account-group-bets = paris
account-group-share = partage
account-group-games = parties
account-group-stakes = mises
account-group-pot = poule
account-rules = Règles : { $rules }
account-fiche = Une fiche vaut { $fiche } jetons ; la moitié ou plus de reste compte pour une.
account-nothing = Rien à payer.

# L'analyse d'une partie dans le navigateur.

report-title = Analyse d’une partie
report-lead = Le moteur de votre navigateur pèse chaque décision : ce qu’elle a coûté, et ce que les dés ont fait.
report-none = Ouvrez un récit de votre disque, ou choisissez une partie dans vos parties.
report-not_here = Cette analyse est gardée dans le navigateur où le récit fut ouvert. Ouvrez le récit ici pour la voir.
report-loading = Lecture du récit…
report-doing = Les coups sont pesés : { $done } sur { $count }
report-doing_name = Avancement de l’analyse
report-cancel = Arrêter
report-stopped = Arrêté. Rien n’est perdu.
report-start = Analyser
report-full = Analyser deux coups d’avance
report-full_what = Prend jusqu’à une minute, et c’est plus sûr.
report-mistakes_link = Apprendre de vos fautes
report-print = Imprimer
report-replay = Revoir la partie
report-me = Quel joueur êtes-vous ?
report-me_none = aucun des deux
report-jetons = { $amount } jetons
report-stay = tenir
report-kind-mark = marque
report-kind-agreement = accord
report-kind-resignation = abandon

## Joueurs

report-players = Les joueurs
report-explained = La chance est ce que les dés ont apporté de plus que le jet moyen. Le jeu est ce que les choix ont apporté : ce que l’adversaire a perdu par les siens, moins ce que le joueur a perdu. Départ, jeu et chance font le résultat, au dernier chiffre près.
report-unit = { $unit ->
    [jetons] Les montants sont en jetons.
   *[parties] Les montants sont en mises d’une partie : 1 est une partie gagnée, 2 une partie gagnée double.
}
report-result = résultat
report-start_worth = valeur au départ
report-luck = chance
report-skill = jeu
report-adjusted = résultat sans la chance
report-loss = perte par décision
report-interval = ± { $width } (95 %)
report-decisions = décisions qui comptaient
report-resembles = joue comme
report-level = un { $level }
report-marking = marques justes
report-few = Petit échantillon : avec moins de { $least } décisions, ces chiffres disent peu.

## Graphique

report-graph = La partie en une courbe
report-graph_chances = Chances de gagner de { $name }, coup par coup
report-graph_jetons = Ce que le marqué vaut pour { $name }, en jetons, coup par coup
report-graph_luck = chance de chaque jet : au-dessus du trait pour { $name }, au-dessous pour { $other }
report-graph_slider = Coup du graphique
report-graph_keys = Touchez un coup du graphique, ou servez-vous de ← et →.
report-graph_table = Le graphique en chiffres
report-graph_game = Partie
report-legend-trou = trou
report-legend-releve = relevé
report-legend-bredouille = en bredouille
report-legend-pavillon = a le pavillon
report-legend-mistake = faute
report-event-trou = { $name } : { $count ->
    [one] { $count } trou
   *[other] { $count } trous
}
report-event-bredouille = { $name } en bredouille
report-event-pavillon = { $name } a le pavillon
report-event-releve = nouveau relevé
report-column-events = marqué
report-column-luck = chance pour { $name }

## Coups

report-coups = Tous les coups
report-column-coup = coup
report-column-throw = jet
report-column-play = joué
report-column-chance = chances
report-column-loss = perte
report-filter-size = Gravité
report-filter-category = Genre
report-filter-player = Joueur
report-filter-all = tout
report-filter-mistake = toutes les fautes
report-size-best = au mieux
report-size-inaccuracy = imprécisions
report-size-error = fautes
report-size-blunder = bévues
report-found = { $count ->
    [0] Aucun coup n’est tel.
    [one] Un coup
   *[other] { $count } coups
}
report-previous = Coup précédent
report-next = Coup suivant
report-previous_mistake = Faute précédente
report-next_mistake = Faute suivante

## Un coup

report-class = { $class ->
    [forced] Forcé : il n’y avait rien à choisir
    [equal] Tous les choix se valent
    [best] Bien choisi
    [inaccuracy] Imprécision
    [error] Faute
   *[blunder] Bévue
}
report-cost = coûte { $amount }, ± { $error }
report-gained = a rapporté { $amount } de plus que dû
report-stands = { $unit ->
    [jetons] Après ce coup, le marqué vaut { $standing } pour { $name }.
   *[parties] Après ce coup, { $name } a { $standing } de chances de gagner.
}
report-luck_line = Ce jet valait { $amount } par rapport au jet moyen.
report-candidates = Les choix, le meilleur d’abord
report-best = le mieux
report-played = joué
report-alike = égal
report-less = { $amount } de moins
report-error_bar = { $amount } de moins, ± { $error }
report-both = Les traits : plein, le mieux ; pointillé, ce qui fut joué.
report-arrows_best = Le trait montre ce qui fut joué : le mieux.
report-arrows_one = Le trait montre { $play }.
report-why = Ce qui change
report-wording = Mise en mots…
report-no_reason = Rien à expliquer ici.
report-no_decision = Il n’y avait rien à décider dans ce coup.
report-decision = Décision
report-do-deepen = Regarder deux coups d’avance
report-do-rollout = Jouer la suite
report-rolling = Suite jouée { $done } fois sur { $most } au plus
report-do-play = Continuer la partie d’ici
report-play_level = contre
report-do-card = À revoir plus tard
report-carded = Elle attend parmi vos cartes de révision.
report-do-editor = Ouvrir dans l’éditeur
report-do-share = Lien vers cette décision
report-do-picture = Image

## Les jets suivants

report-throws = Les 36 jets suivants
report-throws_after = Après { $play }, { $name } jette : en haut les points pour { $name }, en bas pour { $other }.
report-throws_end = Après { $play }, la partie est finie.
report-throws_same = Après { $play }, les mêmes dés ouvrent le nouveau relevé.
report-throws_wait = On compte…
report-throws_cell = { $throw } : { $gains } pour { $name }, { $gives } pour { $other }
report-throws_none = { $throw } n’apporte de points à personne.
report-throws_points = { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $name }

## Partager

report-shared_bad = Ce lien ne porte aucune décision qui se montre.
report-shared_title = Une décision de { $name }
report-picture_title = { $name }, { $throw }

## Apprendre de ses fautes

mistakes-title = Apprendre de vos fautes
mistakes-lead = Vos propres fautes reviennent en questions. Toute réponse qui ne coûte presque rien est juste.
mistakes-none = On ne connaît encore aucune faute de vous : analysez une de vos parties, et dites quel joueur vous êtes.
mistakes-count = { $place } sur { $count }
mistakes-ask = { $throw } : que jouez-vous ?
mistakes-ask_stay = { $throw } : vous avez fait un trou. Tenez-vous, ou vous en allez-vous ?
mistakes-then = Dans la partie, { $name } a choisi { $play }, ce qui a coûté { $loss }.
mistakes-right = Juste.
mistakes-wrong = Ce n’est pas le mieux : cela coûte { $loss }.
mistakes-same = La même faute que dans la partie : elle coûte { $loss }.
mistakes-best = Le mieux est { $play }.
mistakes-punished = Après le coup de la partie, { $throw } aurait rapporté à l’adversaire { $played } points nets ; après le meilleur, { $best }.
mistakes-not_punished = Aucun jet ne la punit à lui seul : elle perd un peu avec beaucoup.
mistakes-next = Suivante
mistakes-again = Recommencer
mistakes-done = { $right } sur { $count } justes du premier coup.
mistakes-see = Voir son analyse

## Sa propre page

trend-title = Votre jeu au fil du temps
trend-lead = Ce que vos décisions ont perdu dans chaque partie analysée par ce navigateur.
trend-none = Rien encore à montrer : analysez une de vos parties.
trend-unit = Parties comptées en
trend-unit-parties = mises (partie ordinaire)
trend-unit-jetons = jetons (à écrire)
trend-over_time = Perte par décision, partie par partie
trend-graph = Perte par décision sur { $count ->
    [one] une partie
   *[other] { $count } parties
} ; plus bas vaut mieux, les traits sont des intervalles à 95 %
trend-marking = Marques justes, partie par partie
trend-by_category = Par genre de faute
trend-by_level = Par adversaire
trend-column-date = partie
trend-column-opponent = adversaire
trend-column-decisions = décisions
trend-column-loss = perte par décision
trend-column-marking = marques justes
trend-column-category = genre
trend-column-count = fautes
trend-column-share = perdu en tout
trend-column-games = parties
trend-column-result = résultat
trend-person = une personne
trend-random = au hasard
trend-small = Petit échantillon : { $count } décisions, et il en faut { $least } pour dire quelque chose.
trend-whole = Toutes les parties :
trend-forget = Oublier

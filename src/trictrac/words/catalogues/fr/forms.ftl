# Les formes de jeu : leurs noms, ce qu’on demande avant, ce qu’elles disent.

## Les noms des formes

form-ordinary-title = La partie ordinaire
form-a-ecrire-title = La partie à écrire
form-deux-title = La partie à écrire à deux
form-tourner-title = La partie à tourner, à trois
form-equipes-title = La partie à écrire en équipes
form-chouette-title = La chouette
form-poule-title = La poule
form-ordinary-described = { $title }, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, mise de { $stake }
form-a-ecrire-described = { $title }, { $marques } marqués
form-poule-described = { $title }, { $players } joueurs, mise de { $stake }
form-teams = { $one } contre { $other }

## Ce qu’on demande avant de jouer

form-field-players = Joueurs
form-field-kind = Manière
form-field-marques = Marqués
form-field-fiche = Jetons d’une fiche
form-field-trous = Trous d’une partie
form-field-stakes = Enjeu
form-field-games = Parties
form-field-stake = Mise, en jetons
form-choice-deux = à deux
form-choice-tourner = à trois, en tournant
form-choice-equipes = à quatre, en deux équipes
form-choice-chouette = à trois, la chouette
form-choice-simple = simple
form-choice-double = double pour la grande bredouille
form-choice-quadruple = jusqu’au quadruple
form-note-equipes = Les places 1 et 2 jouent contre les places 3 et 4.
form-note-chouette = La place 1 est la chouette ; les places 2 et 3 jouent ensemble.

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

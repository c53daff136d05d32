# Ce que dit une analyse.

## Raisons

analysis-too-close = trop proche pour être expliqué : rien de ce qui se compte ne se détache
analysis-articles = { $count ->
    [one] article
   *[other] articles
} { $articles } de la loi
analysis-tenue = { $best ->
    [leave] s’en aller vaut { $leave }, tenir { $stay }
   *[stay] tenir vaut { $stay }, s’en aller { $leave }
}
analysis-mark = { $gains ->
    [true] il est marqué plus qu’il n’était dû, et personne n’a réclamé
   *[false] il est marqué moins qu’il n’était dû, ou une école l’a repris
}
analysis-agreement = { $gains ->
    [true] l’accord valait quelque chose
   *[false] l’accord a donné quelque chose
}
analysis-resignation = { $gains ->
    [true] abandonner n’a rien coûté
   *[false] abandonner a coûté ce que la partie valait encore
}

## La page

analysis-title = { $players } : { analysis-lead }
analysis-lead = { $depth ->
    [quick] analyse rapide
    [full] analyse complète, deux coups d’avance
   *[rollout] analyse avec simulations
}, en { $unit ->
    [jetons] jetons
   *[parties] mises d’une partie
}
analysis-column-name = joueur
analysis-column-result = résultat
analysis-column-skill = jeu
analysis-column-luck = chance
analysis-column-decisions = décisions
analysis-column-loss = perte par décision
analysis-column-resembles = joue comme
analysis-column-marking = marque
analysis-column-sessions = séances
analysis-column-unit = en
analysis-unit-parties = mises
analysis-unit-jetons = jetons
analysis-too-few = trop peu de décisions
analysis-mistakes = { $count ->
    [one] Une faute :
   *[other] { $count } fautes, les { $shown } plus chères :
}
analysis-coup = Partie { $game }, coup { $coup }
analysis-rating = { $rating ->
    [blunder] bévue
    [error] faute
   *[inaccuracy] imprécision
}
analysis-mistake-play = { $game }.{ $coup } { $name }, { $throw } : { $played } coûte { $loss } ({ analysis-rating }) ; mieux : { $best }
analysis-mistake-stay = { $game }.{ $coup } { $name }, { $throw } : { $played ->
    [leave] s’en aller
   *[stay] tenir
} coûte { $loss } ({ analysis-rating }) ; mieux valait { $best ->
    [leave] s’en aller
   *[stay] tenir
}
analysis-mistake-agreement = { $game }.{ $coup } { $name } : un accord coûte { $loss } ({ analysis-rating })
analysis-mistake-resignation = { $game }.{ $coup } { $name } : abandonner coûte { $loss } ({ analysis-rating })
analysis-category-placing = placement
analysis-category-filling = remplir
analysis-category-keeping = conserver
analysis-category-exposure = dames exposées
analysis-category-corner = coin
analysis-category-running = passage
analysis-category-tenue = tenue, tenir ou s’en aller
analysis-category-exit = sortie
analysis-category-marking = marque
analysis-curve = Partie { $game } : ce qu’elle vaut pour { $name }, et dessous la chance de chaque jet
analysis-stops = L’analyse s’arrête ici : { $problem }
analysis-flaw = Le récit est faux en un endroit qui ne change rien à l’analyse : { $flaw }
analysis-unfinished = Le récit s’interrompt : les résultats sont ce que la partie vaut à cet endroit.
analysis-no-coup = Il n’y a aucun coup dans ce récit.
analysis-progress = { $of ->
    [coups] { $done ->
        [one] { $done } coup
       *[other] { $done } coups
    }
   *[records] { $done ->
        [one] { $done } récit
       *[other] { $done } récits
    }
} sur { $count }
analysis-stopped = { $resume ->
    [true] interrompu ; la même commande continue où elle s’est arrêtée
   *[false] interrompu ; avec --resume FILE une autre fois rien ne serait perdu
}
analysis-no-file = il n’y a pas de fichier { $file }
bulk-not-kept = { $file } ne contient rien à poursuivre ; il reste tel quel
analysis-no-records = aucune partie notée ici : ce sont des fichiers en .txt ou .jsonl
cluster-missing = pour travailler sur une grappe, installez sa bibliothèque : pip install { "'" }trictrac[cluster]{ "'" }
cluster-no-answer = aucun ordonnanceur ne répond à { $address }

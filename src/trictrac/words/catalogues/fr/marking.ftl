# Ce qu’une marque fait aux jetons, aux fichets et au pavillon.

marking-leave = { $name } s’en va : tous les points s’effacent des deux côtés, les dames reviennent aux talons, le dé est à { $name }.
marking-sortie = { $name } a sorti sa dernière dame : la marque reste, les dames reviennent aux talons, le dé est à { $name }.
marking-sum = { $had } + { $gain } = { $total }
marking-points = { $name } marque { $gain } : { $sum ->
    [none] { $gain }
   *[other] { $sum }
} points, { $jetons ->
    [one] un jeton
   *[other] deux jetons
}{ $bredouille ->
    [yes] , en bredouille
   *[no] { "" }
}{ $broke ->
    [jeton] { " ; " }{ $other } perd un jeton et n’est plus en bredouille
    [yes] { " ; " }{ $other } n’est plus en bredouille
   *[no] { "" }
}.
marking-trou = { $name } marque { $gain } : { $sum ->
    [none] { "" }
   *[other] { $sum }, soit{ " " }
}{ $kind ->
    [several] { $sums ->
        [none] { $made } trous
       *[other] { $sums } = { $made } trous
    }
    [double] un trou en bredouille, qui compte 2
   *[simple] un trou simple
}, { $rest ->
    [0] sans reste
   *[other] reste { $rest } points
}{ $wiped ->
    [0] { "" }
   *[other] { " ; " }{ $other } perd ses { $wiped } points
} ; { $name } { $does }{ $lost ->
    [yes] { " ; " }{ $other } perd le pavillon
   *[no] { "" }
}.
marking-has = a { $trous }
marking-takes-pavillon = prend le pavillon
marking-wins = gagne la partie

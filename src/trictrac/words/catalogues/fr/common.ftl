# Ce dont tous les autres catalogues peuvent se servir.

verbatim = { $text }
list-and = { $head } et { $last }
moves-none = rien
moves-out = sortie
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
trous = { $count ->
    [one] { $count } trou
   *[other] { $count } trous
}
jetons = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
ways = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}
marks-stand = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bredouille ->
    [yes] { " " }en bredouille
   *[no] { "" }
}, { $trous ->
    [one] { $trous } trou
   *[other] { $trous } trous
}
side-white = Blanc
side-black = Noir
article = { $article ->
    [tarif] tarif
   *[other] art. { $article }
}

# Les noms des nombres (LL 17).
number = { $number ->
    [1] l’as
   *[other] le { $number }
}
throw-simple = { $high ->
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[6] six
} et { $low ->
    [1] as
    [2] deux
    [3] trois
    [4] quatre
   *[5] cinq
}
throw-doublet = { $number ->
    [1] bezet
    [2] double-deux
    [3] terne
    [4] carmes
    [5] quine
   *[6] sonnez
}

range = { $least } à { $most }
scores-nothing = Le jet ne vaut rien.
unknown-language = il n’y a pas de langue { $tag } ; les langues sont { $known }
decimal = { $whole },{ $digits }
percent = { $bound ->
    [below] < 
    [above] > 
   *[none] { "" }
}{ $number } %
figure-number = { $dames ->
    [one] { "" }
   *[other] { $dames } ×{ " " }
}{ $number } de { $case }

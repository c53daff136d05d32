# Une position dessinée, en phrases simples, pour qui entend le tablier.

svg-side = { $side ->
    [white] Blancs
   *[black] Noirs
}
svg-title = Trictrac, { $thrown ->
    [none] aux { svg-side } de jeter
   *[other] les { svg-side } ont jeté { $thrown }
}
svg-seen-from = Vu du côté des { svg-side }, talons à gauche ; chacun compte sur sa propre marche.
svg-camp = { svg-side } : { $dames } ; { $points }{ $bredouille ->
    [jetons] { " " }en bredouille, deux jetons
    [yes] { " " }en bredouille
   *[no] { "" }
}, { $trous }.
svg-dames = { $count ->
    [one] { $count } dame
   *[other] { $count } dames
}
svg-on-case = { svg-dames } en case { $case ->
    [1] 1 (talon)
    [12] 12 (coin)
   *[other] { $case }
}
svg-out = { svg-dames } { $count ->
    [one] sortie
   *[other] sorties
}
svg-pavillon = { $side ->
    [none] Pavillon au trou central.
   *[other] Pavillon aux { svg-side }.
}
svg-turn = { $thrown ->
    [none] Aux { svg-side } de jeter.
   *[other] Les { svg-side } ont jeté { $thrown }.
}
svg-arrow = Flèche des { svg-side } : de { $start } { $end ->
    [25] à la sortie
   *[other] à { $end }
}{ $rest ->
    [0] { "" }
   *[other] { " " }par { $rest }
}.

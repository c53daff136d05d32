# The twenty-one throws of a position, and the figures it has.

throws-over = the game is over: nobody throws
throws-title = { $side } to throw: what each throw does
throws-head-throw = throw
throws-head-chances = of 36
throws-nothing = nothing
throws-reason = { $title } ({ $points })
throws-where = { $case } ({ $points })
throws-battre = { $count ->
    [one] Dame beaten
   *[other] { $count } dames beaten
} on { $where }
throws-battre_faux = { $count ->
    [one] Dame beaten à faux
   *[other] { $count } dames beaten à faux
} on { $where }
throws-unplayed = { $title }: { $body }
throws-broken = { $jan ->
    [petit] Petit jan broken
    [grand] Grand jan broken
   *[retour] Jan de retour broken
}

## How many of the thirty-six

throws-counts = Of 36 throws
throws-jan = { $jan ->
    [petit] petit jan
    [grand] grand jan
   *[retour] jan de retour
}
throws-count-gains = { $count ->
    [one] scores
   *[other] score
}: { NUMBER($points, maximumFractionDigits: 1) } points per throw on average
throws-count-gives = { $count ->
    [one] gives
   *[other] give
} the opponent points: { NUMBER($points, maximumFractionDigits: 1) } per throw on average
throws-count-trou = { $count ->
    [one] makes
   *[other] make
} a trou
throws-count-fills = { $count ->
    [one] fills
   *[other] fill
} the { throws-jan }
throws-count-keeps = { $count ->
    [one] keeps
   *[other] keep
} the { throws-jan }
throws-count-breaks = { $count ->
    [one] breaks
   *[other] break
} the { throws-jan }
throws-count-beats = { $count ->
    [one] beats
   *[other] beat
} a dame
throws-count-beats_corner = { $count ->
    [one] beats
   *[other] beat
} the corner
throws-count-beats_in_vain = { $count ->
    [one] beats
   *[other] beat
} a dame à faux
throws-count-unplayed = { $count ->
    [one] has
   *[other] have
} a number that cannot be played

## Figures (LL 40, 66, 84–90)

figures-title = Figures
figure-case_du_diable = { $side }: case du diable made, on { $cases }
figure-case_de_l_ecolier = { $side }: case de l’écolier made, on { $cases }
figure-double_surcase = { $side }: double surcase on { $cases }
figure-passage_ferme = { $side }: passage closed by { $cases }
figure-enfilade = { $side }: under an enfilade, the grand jan lost and { $cases } held
figure-nombres_a_jouer = { $side }: numbers to play (nombres à jouer) { $numbers }
figure-nombres_pour_jouer = { $side }: room left to the spare dames (nombres pour jouer) { $numbers }
figure-revirade = { $side }: revirade possible, { $undone } undone to make { $made }
figure-double_revirade = { $side }: double revirade possible, { $undone } undone to make { $made }

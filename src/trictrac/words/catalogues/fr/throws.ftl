# Les vingt et un jets d’une position, et les figures qu’elle a.

throws-over = la partie est finie : personne ne jette
throws-title = { $side } va jeter : ce que fait chaque jet
throws-head-throw = jet
throws-head-chances = sur 36
throws-nothing = rien
throws-reason = { $title } ({ $points })
throws-where = { $case } ({ $points })
throws-battre = { $count ->
    [one] Dame battue
   *[other] { $count } dames battues
} en { $where }
throws-battre_faux = { $count ->
    [one] Dame battue à faux
   *[other] { $count } dames battues à faux
} en { $where }
throws-unplayed = { $title } : { $body }
throws-broken = { $jan ->
    [petit] Petit jan rompu
    [grand] Grand jan rompu
   *[retour] Jan de retour rompu
}

## Combien des trente-six

throws-counts = Sur 36 jets
throws-jan = { $jan ->
    [petit] petit jan
    [grand] grand jan
   *[retour] jan de retour
}
throws-count-gains = { $count ->
    [one] rapporte
   *[other] rapportent
} des points : { NUMBER($points, maximumFractionDigits: 1) } en moyenne par jet
throws-count-gives = { $count ->
    [one] donne
   *[other] donnent
} des points à l’adversaire : { NUMBER($points, maximumFractionDigits: 1) } en moyenne par jet
throws-count-trou = { $count ->
    [one] fait
   *[other] font
} un trou
throws-count-fills = { $count ->
    [one] remplit
   *[other] remplissent
} le { throws-jan }
throws-count-keeps = { $count ->
    [one] conserve
   *[other] conservent
} le { throws-jan }
throws-count-breaks = { $count ->
    [one] rompt
   *[other] rompent
} le { throws-jan }
throws-count-beats = { $count ->
    [one] bat
   *[other] battent
} une dame
throws-count-beats_corner = { $count ->
    [one] bat
   *[other] battent
} le coin
throws-count-beats_in_vain = { $count ->
    [one] bat
   *[other] battent
} une dame à faux
throws-count-unplayed = { $count ->
    [one] a
   *[other] ont
} un nombre qui ne peut se jouer

## Figures (LL 40, 66, 84–90)

figures-title = Figures
figure-case_du_diable = { $side } : case du diable faite, en { $cases }
figure-case_de_l_ecolier = { $side } : case de l’écolier faite, en { $cases }
figure-double_surcase = { $side } : double surcase en { $cases }
figure-passage_ferme = { $side } : passage fermé par { $cases }
figure-enfilade = { $side } : enfilade subie, le grand jan perdu et { $cases } tenues
figure-nombres_a_jouer = { $side } : nombres à jouer { $numbers }
figure-nombres_pour_jouer = { $side } : nombres pour jouer { $numbers }
figure-revirade = { $side } : revirade possible, { $undone } défaite pour faire { $made }
figure-double_revirade = { $side } : double revirade possible, { $undone } défaites pour faire { $made }

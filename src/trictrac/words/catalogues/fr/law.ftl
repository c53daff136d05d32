# Pourquoi un jet vaut des points, pourquoi un jeu est refusé, ce qui cloche dans une position.

## La feuille de marque : un titre, comment c’est fait, la phrase entière

reason-text = { $title } : { $body } ; { $tariff }, { $sum } ({ article }).
reason-detail = { $body } · { $count ->
    [one] { ways }
   *[other] { ways } × { $price }
}
reason-sum = { $ways ->
    [one] { $points } points
   *[other] { $ways } × { $price } = { $points } points
}{ $whom ->
    [other] { " " }pour l’adversaire
   *[mover] { "" }
}
reason-by = par { $ways }
reason-way = { $number } de { $start }
reason-way-sum = { $high } + { $low } de { $start } (repos en { $rest })

# Pourquoi 2 et non 4 (tarif).
tariff-table = { $table ->
    [petits] table des petits jans
   *[grands] table des grands jans
}, { $doublet ->
    [yes] doublet
   *[no] jet simple
}
tariff-throw = { $doublet ->
    [yes] doublet
   *[no] jet simple
}
tariff-impuissance = 2 points par nombre

reason-six_tables-title = Jan de six tables
reason-six_tables = au troisième coup, { $high } et { $low } du talon atteignent les deux cases vides de { $first } à { $last }
reason-deux_tables-title = Jan de deux tables
reason-deux_tables = des deux seules dames abattues, l’une atteint son coin, l’autre le coin vide de l’adversaire
reason-contre_deux_tables-title = Contre-jan de deux tables
reason-contre_deux_tables = les deux seules dames abattues atteignent les deux coins, mais l’adversaire tient le sien
reason-mezeas-title = Jan de mézéas
reason-mezeas = le coin est tenu par les deux seules dames abattues, avec un as, et le coin de l’adversaire est vide
reason-contre_mezeas-title = Contre-jan de mézéas
reason-contre_mezeas = le coin est tenu par les deux seules dames abattues, avec un as, mais l’adversaire tient le sien
reason-battre-title = Dame battue en { $case }
reason-battre_faux-title = Dame battue à faux en { $case }
reason-battre_faux = { $high } + { $low } de { $start } l’atteint, mais { $count ->
    [one] le repos en { $rests } est une case pleine
   *[other] les repos en { $rests } sont des cases pleines
}
reason-coin_battu-title = Coin battu
reason-coin_battu = le coin de l’adversaire est vide et { $ways } le prendraient
reason-remplir_petit-title = Petit jan rempli{ $case ->
    [none] { "" }
   *[other] { " " }en { $case }
}
reason-remplir_grand-title = Grand jan rempli{ $case ->
    [none] { "" }
   *[other] { " " }en { $case }
}
reason-remplir_retour-title = Jan de retour rempli{ $case ->
    [none] { "" }
   *[other] { " " }en { $case }
}
reason-remplir = par les deux dames qui manquaient
reason-conserver_petit-title = Petit jan conservé
reason-conserver_grand-title = Grand jan conservé
reason-conserver_retour-title = Jan de retour conservé
reason-conserver = il reste plein après le jeu
reason-sortie-title = Sortie
reason-sortie = la dernière dame sort du tablier
reason-impuissance-title = Impuissance
reason-impuissance-both = aucun des deux nombres ne peut se jouer
reason-impuissance-one = { $doublet ->
    [yes] le second { $value }
   *[no] { $number }
} ne peut se jouer
reason-pile_de_misere-title = Pile de misère
reason-pile_de_misere = les quinze dames se réunissent sur le coin
reason-pile_conservee-title = Pile de misère conservée
reason-pile_conservee = rien ne peut se jouer

## Pourquoi un jeu est refusé

refusal = { $why } ({ article }).
refusal-of-duty = { $why }, par exemple { $example } ({ article }).
refusal-backwards = Les dames ne reculent pas : { $start } à { $end }
refusal-no_dame = Il n’y a pas de dame à jouer en { $start }
refusal-wrong_number = { $doublet ->
    [yes] Aucun nombre du jet ne mène une dame de { $start } à { $end }
   *[no] Ni { $number } ni { $second } ne mène une dame de { $start } à { $end }
}
refusal-occupied = L’adversaire occupe la case { $end }
refusal-no_rest = La dame de { $start } ne trouve aucun repos libre pour aller tout d’une en { $end }
refusal-other_coin = On ne s’arrête jamais sur le coin de l’adversaire (case 13)
refusal-lone_coin = Le coin (case 12) se prend et se quitte par deux dames à la fois
refusal-puissance_other_holds = Le coin ne se prend pas par puissance : l’adversaire tient le sien
refusal-puissance_effet = Ce jet prend le coin par effet, donc pas par puissance
refusal-puissance_both = Par puissance, deux dames prennent ensemble un coin vide, l’une et l’autre par puissance
refusal-forbidden_grand = L’adversaire peut encore remplir son grand jan : on ne s’arrête pas en { $end }
refusal-forbidden_petit = L’adversaire peut encore remplir son petit jan : on ne s’arrête pas en { $end }
refusal-not_all_in = On ne sort que lorsque toutes les dames sont dans le jan de retour (19 à 24)
refusal-not_farthest = Un nombre excédant ne sort que la dame la plus éloignée
refusal-too_many_numbers = Un jet n’a que deux nombres
refusal-both_numbers = Les deux nombres peuvent se jouer, ils doivent l’être
refusal-larger_number = Un seul nombre peut se jouer : ce doit être le plus fort, { $number }
refusal-one_number = Un nombre peut se jouer, il doit l’être
refusal-fewer_excedants = Ces nombres peuvent se jouer avec moins d’excédants (nombres plus forts qu’il ne faut)
refusal-must_fill = On peut remplir { $jan ->
    [petit] le petit jan
    [grand] le grand jan
   *[retour] le jan de retour
}, on le doit
refusal-must_keep = On peut conserver { $jan ->
    [petit] le petit jan
    [grand] le grand jan
   *[retour] le jan de retour
}, on le doit
refusal-must_finish = La dernière dame peut sortir, elle le doit
refusal-must_pile = La pile de misère peut se faire, on le doit

## Fautes d’une position composée

fault = { $side } : { $what }{ $case ->
    [none] { "" }
   *[other] , case { $case }
}
fault-negative = une case porte moins de zéro dame
fault-too_many_dames = plus de quinze dames (art. III)
fault-no_dame = aucune dame à jouer sur le tablier
fault-two_colours = deux couleurs sur une même case (art. VII)
fault-lone_on_coin = une dame seule sur son coin, case 12 (art. IX)
fault-on_other_coin = une dame sur le coin de l’adversaire, case 13 (art. IX)
fault-points = les points sont pairs, de 0 à 10 (art. XV)
fault-trous = les trous vont de 0 à 120
fault-coups = les coups se comptent de 0 à 100
fault-owed = les points dus ne sont pas ceux que donnent les dés (art. XVIII)
fault-run_of_nothing = en bredouille sans avoir marqué (art. XV)
fault-both_in_bredouille = les deux camps en bredouille de points (art. XV)
fault-both_in_serie = les deux camps en bredouille de trous (art. XV)
fault-in_forbidden_grand_jan = des dames dans un grand jan que l’adversaire peut encore remplir (art. XIV)
fault-in_forbidden_petit_jan = des dames dans un petit jan que l’adversaire peut encore remplir (art. XIV)

## Pourquoi rien n’est marqué là où on l’attendrait

unscored-breaks = { $jan ->
    [petit] Le petit jan
    [grand] Le grand jan
   *[retour] Le jan de retour
} est plein, mais tout jeu permis le rompt : rien n’est marqué pour le conserver (art. XIII).
unscored-in-passing = { $jan ->
    [petit] Le petit jan
    [grand] Le grand jan
   *[retour] Le jan de retour
} n’est rempli qu’en passant : { $number } de { $start } le remplit, mais { $other } doit ensuite le rompre, et rien n’est marqué (art. XIII).
unscored-both-numbers = { $jan ->
    [petit] Le petit jan
    [grand] Le grand jan
   *[retour] Le jan de retour
} ne peut se remplir : { $number } de { $start } le ferait, mais les deux nombres doivent se jouer et aucun jeu ne fait l’un et l’autre (art. VI, XIII).

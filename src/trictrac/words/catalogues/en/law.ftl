# Why a throw scores, why a play is refused, what is wrong with a position.

## The score sheet: a heading, how it is made, the whole sentence

reason-text = { $title }: { $body }; { $tariff }, { $sum } ({ article }).
reason-detail = { $body } · { $count ->
    [one] { ways }
   *[other] { ways } × { $price }
}
reason-sum = { $ways ->
    [one] { $points } points
   *[other] { $ways } × { $price } = { $points } points
}{ $whom ->
    [other] { " " }to the opponent
   *[mover] { "" }
}
reason-by = by { $ways }
reason-way = { $number } from { $start }
reason-way-sum = { $high } + { $low } from { $start } (resting on { $rest })

# Why 2 and not 4 (tariff).
tariff-table = { $table ->
    [petits] table of the petits jans
   *[grands] table of the grands jans
}, { $doublet ->
    [yes] doublet
   *[no] simple throw
}
tariff-throw = { $doublet ->
    [yes] doublet
   *[no] simple throw
}
tariff-impuissance = 2 points per number

reason-six_tables-title = Jan de six tables
reason-six_tables = at the third coup { $high } and { $low } from the talon reach the last two of cases { $first } to { $last }
reason-deux_tables-title = Jan de deux tables
reason-deux_tables = of the only two dames down, one reaches its own corner and the other the opponent’s empty corner
reason-contre_deux_tables-title = Contre-jan de deux tables
reason-contre_deux_tables = the only two dames down reach the two corners, but the opponent holds theirs
reason-mezeas-title = Jan de mézéas
reason-mezeas = the corner is held by the only two dames down, and an ace faces the opponent’s empty corner
reason-contre_mezeas-title = Contre-jan de mézéas
reason-contre_mezeas = the corner is held by the only two dames down, with an ace, but the opponent holds theirs
reason-battre-title = Lone dame beaten on { $case }
reason-battre_faux-title = Lone dame beaten à faux on { $case }
reason-battre_faux = { $high } + { $low } from { $start } reaches it, but { $count ->
    [one] the rest on { $rests } is a full case
   *[other] the rests on { $rests } are full cases
}
reason-coin_battu-title = Corner beaten
reason-coin_battu = the opponent’s corner is empty and { $ways } would take it
reason-remplir_petit-title = Petit jan filled{ $case ->
    [none] { "" }
   *[other] { " " }on { $case }
}
reason-remplir_grand-title = Grand jan filled{ $case ->
    [none] { "" }
   *[other] { " " }on { $case }
}
reason-remplir_retour-title = Jan de retour filled{ $case ->
    [none] { "" }
   *[other] { " " }on { $case }
}
reason-remplir = with the two dames it lacked
reason-conserver_petit-title = Petit jan kept
reason-conserver_grand-title = Grand jan kept
reason-conserver_retour-title = Jan de retour kept
reason-conserver = it stays full after the play
reason-sortie-title = Exit
reason-sortie = the last dame leaves the board
reason-impuissance-title = Unplayed number
reason-impuissance-both = neither number can be played
reason-impuissance-one = { $doublet ->
    [yes] the second { $value }
   *[no] { $number }
} cannot be played
reason-pile_de_misere-title = Pile of misery
reason-pile_de_misere = all fifteen dames come to stand on the corner
reason-pile_conservee-title = Pile of misery kept
reason-pile_conservee = nothing can be played

## Why a play is refused

refusal = { $why } ({ article }).
refusal-of-duty = { $why }, for example { $example } ({ article }).
refusal-backwards = Dames never go back: { $start } to { $end }
refusal-no_dame = There is no dame to play on { $start }
refusal-wrong_number = { $doublet ->
    [yes] No number of the throw carries a dame from { $start } to { $end }
   *[no] Neither { $number } nor { $second } carries a dame from { $start } to { $end }
}
refusal-occupied = The opponent stands on case { $end }
refusal-no_rest = The dame on { $start } finds no free rest on its way to { $end }
refusal-other_coin = No dame ever stops on the opponent’s corner (case 13)
refusal-lone_coin = The corner (case 12) is taken and left by two dames at once
refusal-puissance_other_holds = The corner cannot be taken par puissance: the opponent holds theirs
refusal-puissance_effet = This throw takes the corner directly (par effet), so not par puissance
refusal-puissance_both = Par puissance, two dames together take an empty corner, both of them par puissance
refusal-forbidden_grand = The opponent can still fill their grand jan: no dame may stop on { $end }
refusal-forbidden_petit = The opponent can still fill their petit jan: no dame may stop on { $end }
refusal-not_all_in = A dame goes out only when all dames are in the jan de retour (19 to 24)
refusal-not_farthest = A number larger than needed takes out the farthest dame only
refusal-too_many_numbers = A throw has only two numbers
refusal-both_numbers = Both numbers can be played, so both must be
refusal-larger_number = Only one number can be played: it must be the larger, { $number }
refusal-one_number = A number can be played, so it must be
refusal-fewer_excedants = These numbers can be played with fewer excédants (numbers larger than needed)
refusal-must_fill = { $jan ->
    [petit] The petit jan
    [grand] The grand jan
   *[retour] The jan de retour
} can be filled, so it must be
refusal-must_keep = { $jan ->
    [petit] The petit jan
    [grand] The grand jan
   *[retour] The jan de retour
} can be kept, so it must be
refusal-must_finish = The last dame can go out, so it must
refusal-must_pile = The pile of misery can be made, so it must be

## Faults of a position somebody set up

fault = { $side }: { $what }{ $case ->
    [none] { "" }
   *[other] , case { $case }
}
fault-negative = a case holds fewer than no dames
fault-too_many_dames = more than fifteen dames (art. III)
fault-no_dame = no dame on the board to play
fault-two_colours = two colours on one case (art. VII)
fault-lone_on_coin = a lone dame on its corner, case 12 (art. IX)
fault-on_other_coin = a dame on the opponent’s corner, case 13 (art. IX)
fault-points = points are even and from 0 to 10 (art. XV)
fault-trous = trous are from 0 to 120
fault-coups = coups are counted from 0 to 100
fault-owed = the points owed are not those the dice give (art. XVIII)
fault-run_of_nothing = in bredouille without having marked (art. XV)
fault-both_in_bredouille = both sides in bredouille of points (art. XV)
fault-both_in_serie = both sides in bredouille of trous (art. XV)
fault-in_forbidden_grand_jan = dames in a grand jan the opponent can still fill (art. XIV)
fault-in_forbidden_petit_jan = dames in a petit jan the opponent can still fill (art. XIV)

## Why nothing is scored where one would expect it

unscored-breaks = { $jan ->
    [petit] The petit jan
    [grand] The grand jan
   *[retour] The jan de retour
} is full, but every legal play breaks it: nothing is scored for keeping it (art. XIII).
unscored-in-passing = { $jan ->
    [petit] The petit jan
    [grand] The grand jan
   *[retour] The jan de retour
} is filled only in passing: { $number } from { $start } fills it, but { $other } then has to break it, so nothing is scored (art. XIII).
unscored-both-numbers = { $jan ->
    [petit] The petit jan
    [grand] The grand jan
   *[retour] The jan de retour
} cannot be filled: { $number } from { $start } would do it, but both numbers must be played and no play does both (art. VI, XIII).

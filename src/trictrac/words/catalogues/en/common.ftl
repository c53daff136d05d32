# What every other catalogue may refer to.

verbatim = { $text }
list-and = { $head } and { $last }
moves-none = nothing
moves-out = out
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
    [one] { $count } way
   *[other] { $count } ways
}
marks-stand = { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $bredouille ->
    [yes] { " " }in bredouille
   *[no] { "" }
}, { $trous ->
    [one] { $trous } trou
   *[other] { $trous } trous
}
side-white = White
side-black = Black
article = { $article ->
    [tarif] tariff
   *[other] art. { $article }
}

# The names of the numbers (LL 17).
number = { $number ->
    [1] the ace
   *[other] the { $number }
}
throw-simple = { $high ->
    [2] two
    [3] three
    [4] four
    [5] five
   *[6] six
} and { $low ->
    [1] ace
    [2] two
    [3] three
    [4] four
   *[5] five
}
throw-doublet = { $number ->
    [1] bezet (double ace)
    [2] double-deux (double two)
    [3] terne (double three)
    [4] carmes (double four)
    [5] quine (double five)
   *[6] sonnez (double six)
}

range = { $least } to { $most }
scores-nothing = The throw scores nothing.
unknown-language = there is no language { $tag }; the languages are { $known }
decimal = { $whole }.{ $digits }
percent = { $bound ->
    [below] < 
    [above] > 
   *[none] { "" }
}{ $number } %
figure-number = { $dames ->
    [one] { "" }
   *[other] { $dames } ×{ " " }
}{ $number } from { $case }

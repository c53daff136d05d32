form-six-trous-title = A game to six trous
form-six-trous-described = { $title }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
form-field-rounds = Rounds
form-field-rounds-what = How many games are played in all.
form-six-trous-what = The first to six trous wins.

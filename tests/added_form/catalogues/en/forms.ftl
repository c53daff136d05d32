form-six-trous-title = A game to six trous
form-six-trous-described = { $title }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
form-field-rounds = Rounds

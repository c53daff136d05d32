form-six-trous-title = La partie en six trous
form-six-trous-described = { $title }, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
form-field-rounds = Manches

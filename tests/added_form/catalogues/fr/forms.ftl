form-six-trous-title = La partie en six trous
form-six-trous-described = { $title }, { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
form-field-rounds = Manches
form-field-rounds-what = Combien de parties se jouent en tout.
form-six-trous-what = Le premier qui a six trous gagne.

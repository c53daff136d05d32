# A drawn position in plain sentences, for those who hear the board.

svg-side = { $side ->
    [white] White
   *[black] Black
}
svg-title = Trictrac board, { $thrown ->
    [none] { svg-side } to throw
   *[other] { svg-side } has thrown { $thrown }
}
svg-seen-from = Seen from { svg-side }’s side, talons on the left; each side counts on its own march.
svg-camp = { svg-side }: { $dames }; { $points }{ $bredouille ->
    [jetons] { " " }in bredouille, two jetons
    [yes] { " " }in bredouille
   *[no] { "" }
}, { $trous }.
svg-dames = { $count ->
    [one] { $count } dame
   *[other] { $count } dames
}
svg-on-case = { svg-dames } on case { $case ->
    [1] 1 (talon)
    [12] 12 (corner)
   *[other] { $case }
}
svg-out = { svg-dames } out
svg-pavillon = { $side ->
    [none] The pavillon is in the middle hole.
   *[other] { svg-side } has the pavillon.
}
svg-turn = { $thrown ->
    [none] { svg-side } to throw.
   *[other] { svg-side } has thrown { $thrown }.
}
svg-arrow = Arrow of { svg-side }: from { $start } { $end ->
    [25] out
   *[other] to { $end }
}{ $rest ->
    [0] { "" }
   *[other] { " " }by { $rest }
}.

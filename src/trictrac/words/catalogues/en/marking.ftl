# What a mark does to the jetons, the fichets and the pavillon.

marking-leave = { $name } leaves: all points of both are wiped, the dames go back to the talons, and { $name } throws first.
marking-sortie = { $name } has taken the last dame out: all marks stay, the dames go back to the talons, and { $name } throws first.
marking-sum = { $had } + { $gain } = { $total }
marking-points = { $name } marks { $gain }: { $sum ->
    [none] { $gain }
   *[other] { $sum }
} points, { $jetons ->
    [one] one jeton
   *[other] two jetons
}{ $bredouille ->
    [yes] , in bredouille
   *[no] { "" }
}{ $broke ->
    [jeton] ; { $other } loses a jeton and is no longer in bredouille
    [yes] ; { $other } is no longer in bredouille
   *[no] { "" }
}.
marking-trou = { $name } marks { $gain }: { $sum ->
    [none] { "" }
   *[other] { $sum }, so{ " " }
}{ $kind ->
    [several] { $sums ->
        [none] { $made } trous
       *[other] { $sums } = { $made } trous
    }
    [double] a trou in bredouille, which counts 2
   *[simple] a simple trou
}, { $rest ->
    [0] nothing left over
   *[other] { $rest } points left over
}{ $wiped ->
    [0] { "" }
   *[other] ; { $other }’s { $wiped } points are wiped
}; { $name } { $does }{ $lost ->
    [yes] ; { $other } loses the pavillon
   *[no] { "" }
}.
marking-has = has { $trous }
marking-takes-pavillon = takes the pavillon
marking-wins = wins the game

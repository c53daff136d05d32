# What an analysis says.

## Reasons

analysis-too-close = too close to explain: nothing that can be counted stands out
# $count: how many; $articles: their numbers
analysis-articles = { $count ->
    [one] article
   *[other] articles
} { $articles } of the law
# $stay, $leave: what each is worth; $best: which is better
analysis-tenue = { $best ->
    [leave] leaving is worth { $leave }, staying { $stay }
   *[stay] staying is worth { $stay }, leaving { $leave }
}
# $gains: whether it brought something
analysis-mark = { $gains ->
    [true] more stands on the board than was due, and nobody objected
   *[false] less stands on the board than was due, or an école took it away
}
analysis-agreement = { $gains ->
    [true] the agreement was worth something
   *[false] the agreement gave something away
}
analysis-resignation = { $gains ->
    [true] giving up cost nothing
   *[false] giving up cost what the game was still worth
}

## The page

analysis-title = { $players }: { analysis-lead }
# $depth: quick, full or rollout; $unit: parties or jetons
analysis-lead = { $depth ->
    [quick] quick analysis
    [full] full analysis, two plies
   *[rollout] analysis with rollouts
}, in { $unit ->
    [jetons] jetons
   *[parties] stakes of one game
}
analysis-column-name = player
analysis-column-result = result
analysis-column-skill = skill
analysis-column-luck = luck
analysis-column-decisions = decisions
analysis-column-loss = loss per decision
analysis-column-resembles = plays like
analysis-column-marking = marking
analysis-column-sessions = sessions
analysis-column-unit = in
analysis-unit-parties = stakes
analysis-unit-jetons = jetons
analysis-too-few = too few decisions
analysis-mistakes = { $count ->
    [one] One mistake:
   *[other] { $count } mistakes, the costliest { $shown }:
}
analysis-coup = Game { $game }, coup { $coup }
analysis-rating = { $rating ->
    [blunder] blunder
    [error] error
   *[inaccuracy] inaccuracy
}
analysis-mistake-play = { $game }.{ $coup } { $name }, { $throw }: { $played } costs { $loss } ({ analysis-rating }); better { $best }
analysis-mistake-stay = { $game }.{ $coup } { $name }, { $throw }: { $played ->
    [leave] leaving
   *[stay] staying
} costs { $loss } ({ analysis-rating }); better to { $best ->
    [leave] leave
   *[stay] stay
}
analysis-mistake-agreement = { $game }.{ $coup } { $name }: an agreement costs { $loss } ({ analysis-rating })
analysis-mistake-resignation = { $game }.{ $coup } { $name }: giving up costs { $loss } ({ analysis-rating })
analysis-category-placing = placing
analysis-category-filling = filling
analysis-category-keeping = keeping
analysis-category-exposure = exposure
analysis-category-corner = corner
analysis-category-running = running
analysis-category-tenue = tenue, stay or leave
analysis-category-exit = exit
analysis-category-marking = marking
analysis-curve = Game { $game }: what it is worth to { $name }, and beneath it the luck of each throw
analysis-stops = The analysis ends here: { $problem }
analysis-flaw = The record is wrong in one place that changes nothing of the analysis: { $flaw }
analysis-unfinished = The record breaks off: the results are what the game is worth there.
analysis-no-coup = There is no coup in this record.
analysis-progress = { $done } of { $count } { $of ->
    [coups] coups
   *[records] { $count ->
        [one] record
       *[other] records
    }
}
analysis-stopped = { $resume ->
    [true] stopped; the same command goes on where it stopped
   *[false] stopped; with --resume FILE nothing would be lost another time
}
analysis-no-file = there is no file { $file }
bulk-not-kept = { $file } holds nothing to go on with; it stays as it is
analysis-no-records = there is no record here: they are files that end in .txt or .jsonl
cluster-missing = to work on a cluster, install its library: pip install { "'" }trictrac[cluster]{ "'" }
cluster-no-answer = no scheduler answers at { $address }

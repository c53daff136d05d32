# The analysis of a game in the browser.

report-title = Analysis of a game
report-lead = The engine in your browser weighs every decision: what it cost, and what the dice did.
report-none = Open a record from your disk, or choose a game among yours.
report-not_here = This analysis is kept in the browser where the record was opened. Open the record here to see it.
report-loading = Reading the record…
report-doing = Weighing the coups: { $done } of { $count }
report-doing_name = Progress of the analysis
report-cancel = Stop
report-stopped = Stopped. Nothing is lost.
report-start = Analyse
report-full = Analyse two throws ahead
report-full_what = Takes up to a minute, and is surer.
report-mistakes_link = Learn from your mistakes
report-print = Print
report-replay = See the game again
report-me = Which player are you?
report-me_none = none of them
report-jetons = { $amount } jetons
report-stay = stay
report-kind-mark = marks
report-kind-agreement = agreement
report-kind-resignation = giving up

## Players

report-players = The players
report-explained = Luck is what the dice brought beyond the average throw. Skill is what the choices brought: what the opponent lost by theirs, less what the player lost. Start, skill and luck add up to the result, to the last digit.
report-unit = { $unit ->
    [jetons] Amounts are in jetons.
   *[parties] Amounts are in stakes of one game: 1 is a game won, 2 a game won double.
}
report-result = result
report-start_worth = worth at the start
report-luck = luck
report-skill = skill
report-adjusted = result without luck
report-loss = lost per decision
report-interval = ± { $width } (95 %)
report-decisions = decisions that mattered
report-resembles = plays like
report-level = a { $level }
report-marking = marks right
report-few = Small sample: with fewer than { $least } decisions these figures say little.

## Graph

report-graph = The game in one curve
report-graph_chances = Chances of { $name } to win, coup by coup
report-graph_jetons = Jetons that the marqué is worth to { $name }, coup by coup
report-graph_luck = luck of each throw: above the line for { $name }, below for { $other }
report-graph_slider = Coup of the graph
report-graph_keys = Press a coup of the graph, or use ← and →.
report-graph_table = The graph in figures
report-graph_game = Game
report-legend-trou = trou
report-legend-releve = relevé
report-legend-bredouille = in bredouille
report-legend-pavillon = holds the pavillon
report-legend-mistake = mistake
report-event-trou = { $name }: { $count ->
    [one] { $count } trou
   *[other] { $count } trous
}
report-event-bredouille = { $name } in bredouille
report-event-pavillon = { $name } holds the pavillon
report-event-releve = new relevé
report-column-events = marked
report-column-luck = luck for { $name }

## Coups

report-coups = Every coup
report-column-coup = coup
report-column-throw = throw
report-column-play = play
report-column-chance = chances
report-column-loss = loss
report-filter-size = Size
report-filter-category = Kind
report-filter-player = Player
report-filter-all = all
report-filter-mistake = all mistakes
report-size-best = best
report-size-inaccuracy = inaccuracies
report-size-error = errors
report-size-blunder = blunders
report-found = { $count ->
    [0] No coup is like that.
    [one] One coup
   *[other] { $count } coups
}
report-previous = Coup before
report-next = Next coup
report-previous_mistake = Mistake before
report-next_mistake = Next mistake

## One coup

report-class = { $class ->
    [forced] Forced: there was nothing to choose
    [equal] All choices are equal
    [best] Well chosen
    [inaccuracy] Inaccuracy
    [error] Error
   *[blunder] Blunder
}
report-cost = costs { $amount }, ± { $error }
report-gained = brought { $amount } more than was due
report-stands = { $unit ->
    [jetons] The marqué is worth { $standing } to { $name } after this coup.
   *[parties] { $name } has { $standing } of the chances after this coup.
}
report-luck_line = This throw was worth { $amount } against the average throw.
report-candidates = The choices, best first
report-best = best
report-played = played
report-alike = equal
report-less = { $amount } less
report-error_bar = { $amount } less, ± { $error }
report-both = The arrows: whole, the best play; dashed, the one made.
report-arrows_best = The arrow shows the play that was made: the best.
report-arrows_one = The arrow shows { $play }.
report-why = What changes
report-wording = Putting it into words…
report-no_reason = Nothing to explain here.
report-no_decision = Nothing was to be decided in this coup.
report-decision = Decision
report-do-deepen = Look two throws ahead
report-do-rollout = Play it out
report-rolling = Played out { $done } of at most { $most } times
report-do-play = Play on from here
report-play_level = against
report-do-card = Review this later
report-carded = It waits among your review cards.
report-do-editor = Open in the editor
report-do-share = Link to this decision
report-do-picture = Picture

## The next throws

report-throws = The 36 next throws
report-throws_after = After { $play } { $name } throws: points for { $name } above, for { $other } below.
report-throws_end = After { $play } the game is over.
report-throws_same = After { $play } the same dice open the new relevé.
report-throws_wait = Counting…
report-throws_cell = { $throw }: { $gains } for { $name }, { $gives } for { $other }
report-throws_none = { $throw } brings nobody a point.
report-throws_points = { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for { $name }

## Sharing

report-shared_bad = This link carries no decision that can be shown.
report-shared_title = A decision of { $name }
report-picture_title = { $name }, { $throw }

## Learn from your mistakes

mistakes-title = Learn from your mistakes
mistakes-lead = Your own mistakes come back as questions. Any answer that costs next to nothing is right.
mistakes-none = No mistake of yours is known yet: analyse one of your games, and say which player you are.
mistakes-count = { $place } of { $count }
mistakes-ask = { $throw }: what do you play?
mistakes-ask_stay = { $throw }: you have made a trou. Do you stay or leave?
mistakes-then = In the game { $name } chose { $play }, which cost { $loss }.
mistakes-right = Right.
mistakes-wrong = Not the best: it costs { $loss }.
mistakes-same = The same mistake as in the game: it costs { $loss }.
mistakes-best = Best is { $play }.
mistakes-punished = After the play of the game { $throw } would have brought the opponent { $played } points net, after the best one { $best }.
mistakes-not_punished = No single throw punishes it: it loses a little with many.
mistakes-next = Next
mistakes-again = Begin again
mistakes-done = { $right } of { $count } right at the first try.
mistakes-see = See its analysis

## One's own page

trend-title = Your play over time
trend-lead = What your decisions lost in every game that was analysed in this browser.
trend-none = Nothing to show yet: analyse one of your games.
trend-unit = Games counted in
trend-unit-parties = stakes (ordinary game)
trend-unit-jetons = jetons (à écrire)
trend-over_time = Loss per decision, game by game
trend-graph = Loss per decision over { $count ->
    [one] one game
   *[other] { $count } games
}; lower is better, the strokes are 95 % intervals
trend-marking = Marks right, game by game
trend-by_category = By kind of mistake
trend-by_level = By opponent
trend-column-date = game
trend-column-opponent = opponent
trend-column-decisions = decisions
trend-column-loss = lost per decision
trend-column-marking = marks right
trend-column-category = kind
trend-column-count = mistakes
trend-column-share = lost in all
trend-column-games = games
trend-column-result = result
trend-person = a person
trend-random = at random
trend-small = Small sample: { $count } decisions, and { $least } are the least that say anything.
trend-whole = All games:
trend-forget = Forget

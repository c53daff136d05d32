# The forms of play: what they are called, what is asked before them, what they say.

## What the forms are called

form-ordinary-title = The ordinary game
form-ordinary-what = The first to an agreed number of holes (trous) wins.
form-a-ecrire-title = The written game
form-a-ecrire-what = Marqué after marqué, every hole (trou) is worth jetons; the account is settled at the end.
form-deux-title = The written game for two
form-tourner-title = The written game à tourner, for three
form-equipes-title = The written game in teams
form-chouette-title = The chouette
form-tourner-quatre-title = The written game à tourner, for four
form-tourner-cinq-title = The written game à tourner, for five
form-poule-title = The poule
form-poule-what = Everybody pays into a pot; whoever beats all the others in succession takes it.
form-ordinary-described = { $title }{ $games ->
    [1] { "" }
   *[other] , { $games } games
}{ $stake ->
    [1] { "" }
   *[other] , stake { $stake }
}
form-a-ecrire-described = { $title }, { $marques } marqués
form-poule-described = { $title }, { $players } players{ $stake ->
    [1] { "" }
   *[other] , stake { $stake }
}
form-teams = { $one } against { $other }

## What is asked before a game

form-field-players = Players
form-field-players-what = How many people and computers sit down.
form-field-kind = À écrire
form-field-kind-what = How many write, and who plays against whom.
form-field-marques = Marqués
form-field-marques-what = How many marqués are played before the account is settled.
form-field-fiche = Jetons of a fiche
form-field-fiche-what = The account is read in fiches of so many jetons.
form-field-trous = Holes (trous) of a game
form-field-trous-what = Whoever has so many holes first wins the game.
form-field-stakes = Stakes
form-field-stakes-what = What a win is worth, by how it was won.
form-field-games = Games in a row
form-field-games-what = How many games are played before the account is settled.
form-field-stake = Stake, in jetons
form-field-stake-what = What the loser of a simple game pays.
form-field-opening_dice = Dice of the opening
form-field-opening_dice-what = How the first to play is found.
form-field-pile_de_misere = Pile of misery
form-field-pile_de_misere-what = All dames on one corner, unable to move: whether that scores.
form-field-je_joue_pour_tout = The throw that ends an exit
form-field-je_joue_pour_tout-what = Whether the last throw of an exit plays on at once.
form-field-colour_choice = Choice of colour
form-field-colour_choice-what = Who says which dames are whose.
form-field-exchange_dames = Dames after an exit
form-field-exchange_dames-what = Whether the colours stay or change when all dames are out.
form-field-opening_jans_once = Deux tables and mézéas
form-field-opening_jans_once-what = Whether these two jans score more than once.
form-field-marked_and_not_done_twice = A jan marked and not done
form-field-marked_and_not_done_twice-what = What it costs to mark a jan and then not do it.
form-field-leaving_excused = Leaving with too little marked
form-field-leaving_excused-what = Whether the opponent may take points that were not marked before leaving.
form-field-fichet_excused = A fichet forgotten while the jeton is right
form-field-fichet_excused-what = Whether a fichet left behind costs anything.
form-field-long_series = Longer series of trous
form-field-long_series-what = Whether very long series of trous pay more.
form-field-primaute = Who begins a marqué
form-field-primaute-what = Who throws first when a new marqué begins.
form-field-gives_way = Who gives way after the first marqué
form-field-gives_way-what = Who of the first two makes room for the third.
form-field-consolation = Consolation after refaits
form-field-consolation-what = How the consolation grows when a marqué ends equal.
form-field-bets = Bets among three
form-field-bets-what = How the bets are settled when three play.
form-field-jetons_aside = Jetons laid aside at a defeat
form-field-jetons_aside-what = What each lost marqué puts into the queue.
form-field-associates_warn = An associate who rests
form-field-associates_warn-what = What a partner who is not playing may say.
form-field-lots = Who plays the first marqué
form-field-lots-what = Whether lots decide who sits down first.
form-field-marque_limit = Limit of trous of a marqué
form-field-marque_limit-what = A marqué ends at once with so many trous.
form-field-queue_fiches = Fixed queue, in fiches
form-field-queue_fiches-what = A queue of fixed size, whatever was laid aside.
form-field-endless_series = Series beyond twenty-four trous
form-field-endless_series-what = Whether the multiple goes on growing.
form-choice-kind-deux = for two
form-choice-kind-tourner = à tourner, for three
form-choice-kind-equipes = in teams, for four
form-choice-kind-chouette = chouette, one against two
form-choice-kind-tourner-quatre = à tourner, for four, each alone
form-choice-kind-tourner-cinq = à tourner, for five, each alone
form-choice-stakes-simple = simple, always one stake
form-choice-stakes-double = double for grande bredouille
form-choice-stakes-quadruple = up to quadruple
form-choice-opening_dice-one_each = one each: the higher begins
form-choice-opening_dice-together = both by one player: the larger begins for whom it lies nearer
form-choice-pile_de_misere-false = does not score
form-choice-pile_de_misere-true = scores when made and when kept
form-choice-je_joue_pour_tout-false = only takes the last dame out
form-choice-je_joue_pour_tout-true = is also the first coup of the relevé: je joue pour tout
form-choice-colour_choice-false = as the players are seated
form-choice-colour_choice-true = to whoever wins the primauté by the dice
form-choice-exchange_dames-false = each keeps their colour
form-choice-exchange_dames-true = each keeps the dames on their side: the colours change
form-choice-opening_jans_once-false = count whenever they are made
form-choice-opening_jans_once-true = count once in a relevé: deux tables for each player, mézéas for both
form-choice-marked_and_not_done_twice-false = is one école
form-choice-marked_and_not_done_twice-true = is an école twice over
form-choice-leaving_excused-false = is an école
form-choice-leaving_excused-true = is no école
form-choice-fichet_excused-false = is an école of 12 points for each trou
form-choice-fichet_excused-true = is no école
form-choice-long_series-false = quadruple at most
form-choice-long_series-true = eightfold from 18 trous, sixteenfold from 24
form-choice-primaute-alternate = each in turn
form-choice-primaute-winner = the winner of the last one
form-choice-gives_way-winner = its winner
form-choice-gives_way-loser = its loser
form-choice-consolation-doubling = doubles: 2, 4, 8 …
form-choice-consolation-adding = grows by two: 2, 4, 6 …
form-choice-bets-pairs = between each two players
form-choice-bets-totals = by the total of marqués lost
form-choice-jetons_aside-0 = none: there is no queue
form-choice-associates_warn-false = says nothing of an école
form-choice-associates_warn-true = may warn the partner of an école
form-choice-lots-false = the first two as they are listed
form-choice-lots-true = the two whom lots name
form-choice-marque_limit-0 = none: it ends when a player leaves
form-choice-queue_fiches-0 = none: the jetons laid aside make the queue
form-choice-endless_series-false = count no more than those of twenty-four
form-choice-endless_series-true = double again every six trous
form-note-equipes = Seats 1 and 2 together, against 3 and 4.
form-note-chouette = Seat 1 is the chouette, alone against the two others.

## From one partie to the next

form-game-heading = { $all ->
    [0] Game { $number }
   *[other] Game { $number } of { $all }
}
form-marque-heading = { $again ->
    [yes] Marqué { $number } of { $all }, again after a refait
   *[no] Marqué { $number } of { $all }
}
form-sit = { $one } and { $other } sit at the board.
form-rest = { $count ->
    [one] { $names } rests.
   *[other] { $names } rest.
}
form-poule-holds = { $one } holds the board ({ $streak } won running, { $needed } win the pot); { $other } sits down.
form-poule-pot = The pot holds { $pot }; waiting: { $names }.
form-game-won = { $name } wins, { $trous ->
    [one] { $trous } trou
   *[other] { $trous } trous
} to { $others }.
form-game-in-series = All of them in one run: grande bredouille (art. XX).
form-marque-won = { $name } wins the marqué, { $trous } trous to { $others }.
form-marque-in-series = { $multiple ->
    [2] At least six in one run: petite bredouille, double (art. XIX).
   *[other] At least twelve in one run: grande bredouille (art. XIX).
}
form-refait = { $one } and { $other } have { $trous } trous each: a refait, the marqué is played again.
form-poule-won = { $name } has beaten all the others in succession and takes the pot.
form-poule-stopped = The poule stops and the pot is shared.
form-running = The account so far: { $totals }.
form-poule-running = The account if the poule stopped here: { $totals }.
account-unfinished = Not over: this is the account so far.
account-unfinished-a-ecrire = Not over: marqué { $next } of { $marques } is to be played. The queue and the bets come at the end.
account-unfinished-poule = Not over: this is the account of a poule that stops here.

## What a form refuses

form-refused-rules = { $given } is not a Rules value
form-refused-over = the evening is over, nothing more is played
form-refused-most-parties = an evening has at most { $most } parties
form-refused-primaute = { $right } has the primauté here
form-refused-target = the game ends with the trou number { $target } of one player (art. XX), not at { $high }–{ $low }
form-refused-leaving = leaving ends a written marqué, never a game to an agreed number of trous (art. XX)
form-refused-names = players are a list of names
form-refused-name = a player's name is a text of 1 to 40 printable characters, not { $given }
form-refused-reserved-name = no player can be called { $name }: the account uses the word
form-refused-same-name = two players are called { $name }
form-refused-number-of-players = { $form } is for { $need } players, not { $players }
form-refused-rules-data = rules are a text such as 'usage-19e stakes=double' or a table of options, not { $given }
form-refused-kind = the written game is one of { $known }, not { $given }
form-refused-multiple = { $form } takes a multiple of { $unit } marqués, not { $marques } (art. XIX)
form-refused-six-trous = a marqué ends with at least { $least } trous on one side (art. II), not at { $high }–{ $low }
form-refused-limit = a marqué ends at once with the trou number { $limit } of a player, as agreed (art. II), not with { $high }
form-refused-lots = no lots are drawn in this form: { $form } (art. XIX)
form-refused-order = the order of the draw names every player once, not { $given }
form-refused-poule-over = the poule is over already
form-refused-flag = a series is unbroken or not: true or false, not { $given }
form-refused-seat = one of the two who sat is 0 or 1, not { $given }
form-refused-two-series = only one of the two can have an unbroken series: the opponent’s last trou ended it (art. XV)
form-refused-series-without-trou = there is no series without a trou
form-refused-leaver-without-trou = whoever leaves has just taken a trou, so they have at least one (art. XVI)
form-refused-leaver-breaks-series = whoever leaves has just taken a trou, so the opponent’s series is broken (art. XV, XVI)
form-refused-result = { $given } is not a result
form-refused-pair = { $name } are two, one for each of those who sat, not { $given }
evening-form = form is one of { $known }, not { $given }
evening-title = title is one line of text
evening-parties = { $key } is a list of tables, one for each result
evening-utf8 = the file is not UTF-8 text (byte { $start })
evening-deep = the file is nested too deeply
evening-syntax = the file is not { $kind }: { $error }
evening-twice = { $given } is given twice
evening-too-many = the evening is over before it, this result is one too many
evening-at-game = game { $number }: { $why }
evening-at-marque = marqué { $number }: { $why }
evening-at-result = marqué { $number } (result { $place }): { $why }
evening-bredouille-or-series = give bredouille or series, not both
evening-trous-by-name = trous by name need no players
evening-trous = trous are two numbers, such as [9, 8] or { "{" }Anne = 9, Bruno = 8{ "}" }
evening-sits = { $right } sit, not { $given }
evening-two-trous = trous are two numbers, not { $counts }
evening-seat = { $key } names one of the two who sit, { $sits }, not { $given }
evening-bredouille = bredouille is one of { $known }, or true or false, not { $given }
evening-refait = a refait has no winner, so no bredouille
evening-unbroken = the loser took no trou, so the winner's series is unbroken (art. XV)
evening-petite = petite bredouille belongs to the written game (art. XV)
evening-grande-not-petite = { $won } trous in one series are grande bredouille, not petite (art. XV)
evening-least-trous = { $bredouille } bredouille needs at least { $least } trous, not { $won } (art. XV)
evening-flag = { $key } is true or false, not { $given }
evening-list-of-names = { $key } are a list of names, not { $given }
evening-player = { $given } is not one of the players
evening-key = there is no key { $given } here; the keys are { $known }
form-refused-form = { $given } is not a form of play
form-refused-data = a form cannot be read: { $error }
form-refused-modes = { $players } players need as many ways of marking, not { $modes }
form-refused-start = nobody can begin from { $start }: { $why }
form-refused-start-over = nobody can begin from { $start }: the game to { $target } trous is over
form-refused-start-marked = a table begins before a throw is marked
form-refused-stop = { $form } cannot be stopped
form-refused-games = 1 to { $most } games are played, not { $given }
form-refused-stake = a stake is 1 to { $most } jetons, not { $given }
form-refused-marques = the marqués are 1 to { $most }, not { $given }
form-refused-trous = each player has 0 to { $most } trous, not { $given }

## The account: why jetons move

account-line = { $place ->
    [none] { "" }
    [game] Game { $number }:{ " " }
   *[marque] Marqué { $number }:{ " " }
}{ $payer } { $several ->
    [yes] give
   *[no] gives
} { $payee } { jetons }: { $why }.
account-line-refait = Marqué { $number }: { $payer } and { $payee }: { $why }.
account-party-queue = the queue
account-party-pot = the pot
account-beats = { $winner } beats { $loser } { $why }
account-marque = { $winner_trous }–{ $loser_trous }{ $multiple ->
    [1] { "" }
    [2] , petite bredouille
    [4] , grande bredouille
    [8] , eightfold bredouille
    [16] , sixteenfold bredouille
   *[other] , { $multiple }-fold bredouille
}, ({ $winner_trous } + { $consolation }){ $multiple ->
    [1] { "" }
   *[other] { " " }× { $multiple }
} − { $loser_trous } = { $value }
account-refait = { $trous }–{ $trous }, a refait (a draw, played again): the consolation is now { $consolation }
account-consolation = consolation of the player who rests{ $multiple ->
    [1] { "" }
   *[other] , { $consolation } × { $multiple }
}
account-aside = laid aside at the defeat
account-fixed = the fixed queue of { $fiches } fiches, owed by whoever lost most in the marqués, { $worst }{ $among ->
    [1] { "" }
   *[other] , { $queue } ÷ { $among }
}{ $odd ->
    [1] { " " }+ 1
   *[other] { "" }
}
account-queue = the queue goes to whoever won most in the marqués, { $best }{ $among ->
    [1] { "" }
   *[other] , { $queue } ÷ { $among }
}{ $odd ->
    [1] { " " }+ 1
   *[other] { "" }
}
account-bets = { $lost ->
    [one] 1 marqué
   *[other] { $lost } marqués
} lost of { $of }, contingent { $contingent }, { $bets ->
    [one] postillon, { $postillon }
   *[other] { $bets } bets, { $postillon } for the first and { $further } for each of the others
}
account-share = the partners share, { $total } ÷ { $among }{ $odd ->
    [1] { " " }+ 1
   *[other] { "" }
}
account-partie = { $winner_trous }–{ $loser_trous }, { $rule ->
    [0] double, grande bredouille
    [1] quadruple, the loser took no trou
    [2] triple, won as second with the pavillon
    [3] double, the loser does not have half the trous
   *[4] simple
}, { $multiple } × { $stake }
account-entry = entry, stake of { $stake }
account-poule = all { $opponents } opponents beaten in succession, the pot is won
account-stopped = the poule stops and is shared, { $pot } ÷ { $among }{ $odd ->
    [1] { " " }+ 1
   *[other] { "" }
}

## The account as a page

account-head-marque = Marqué
account-head-game = Game
account-head-jetons = Jetons
account-head-between = From → to
account-head-why = Reason
account-head-total = total
account-head-fiches = fiches
account-group-marques = marqués
account-group-queue = queue
account-group-bets = bets
account-group-share = share
account-group-games = games
account-group-stakes = stakes
account-group-pot = pot
account-rules = Rules: { $rules }
account-fiche = A fiche is { $fiche } jetons; half of one or more left over counts as one.
account-nothing = Nothing to pay.

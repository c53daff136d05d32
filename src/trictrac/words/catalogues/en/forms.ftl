# The forms of play: what they are called, what is asked before them, what they say.

## What the forms are called

form-ordinary-title = The ordinary game
form-a-ecrire-title = The written game
form-deux-title = The written game for two
form-tourner-title = The written game à tourner, for three
form-equipes-title = The written game in teams
form-chouette-title = The chouette
form-poule-title = The poule
form-ordinary-described = { $title }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, stake { $stake }
form-a-ecrire-described = { $title }, { $marques } marqués
form-poule-described = { $title }, { $players } players, stake { $stake }
form-teams = { $one } against { $other }

## What is asked before a game

form-field-players = Players
form-field-kind = How it is seated
form-field-marques = Marqués
form-field-fiche = Jetons of a fiche
form-field-trous = Trous of a game
form-field-stakes = Stakes
form-field-games = Games
form-field-stake = Stake, in jetons
form-choice-deux = two players
form-choice-tourner = three, à tourner
form-choice-equipes = four, in two teams
form-choice-chouette = three, chouette
form-choice-simple = simple
form-choice-double = double for grande bredouille
form-choice-quadruple = up to quadruple
form-note-equipes = Seats 1 and 2 play against seats 3 and 4.
form-note-chouette = Seat 1 is the chouette; seats 2 and 3 play together.

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

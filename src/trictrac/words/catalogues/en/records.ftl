# Records: what is wrong with one, and how it is shown.

## What is wrong

record-long-line = a line is too long to be one of a record
record-format = a record begins with format: { $format }
record-utf8 = some signs are not UTF-8 text
record-head-field = { $name } belongs to the head, before the games
record-other-format = this reader knows { $format }, not { $given }
record-brace = a brace is not closed on its line
record-no-dice = the dice of the coup are missing
record-coup = this should be coup { $expected }, not { $number }
record-who = who does { $given }? Write the player's letter first
record-mark = a mark is written +4, or +12/0 if the fichet does not follow, not { $given }
record-says-nothing = { $given } says nothing here
record-colour = a colour is white or black, not { $given }
record-proposal = a proposal is exit or stop, not { $given }
record-worth = what a throw is worth is written [8:2], not { $given }
record-who-sits = a game says who sits: white A, black B, and first A where one has the primaute
record-no-game = no game has begun, so none can end
record-one-word-more = { $given } needs one word more
record-wrong-number = this is number { $truth }, not { $number }
record-wrong-worth = the throw is worth { $mine } points to the thrower and { $theirs } to the opponent, not { $said } and { $said_theirs }
record-wrong-account = the account comes to { $truth }, not { $totals }
record-nothing-to-mark = { $name } has nothing to mark here, the record marks { $points } points
record-wrong-end = the game ends here, { $text }; the record says { $another ->
    [yes] another end
   *[no] that it goes on
}
record-wrong-seats = { $white } sits down with white and { $black } with black{ $first ->
    [none] { "" }
   *[other] , { $first } first
}; the record says otherwise
record-goes-on = the session is over here; the record goes on
record-wrong-mark = { $name } marks { $points } points here, not { $said }
record-wrong-dice = this coup is played with the dice already thrown, { $due }, not with { $thrown }
record-wrong-claim = { $name } says so { $right ->
    [yes] rightly
   *[no] wrongly
}, the record says otherwise
record-no-opening = the opening dice are missing: they say who begins
record-opening-over = the opening is over, and a coup begins here
record-differs = the record says { $said }, the table { $truth }
record-player = a player is a letter such as A or B, not { $given }
record-number = a number from 0 to { $most } is needed, not { $given }
record-free-field = { $given } cannot name a free field
record-one-line = { $key } is one line of text
record-twice = { $key } is given twice
record-players-gap = the players are A, B, C and so on, without a gap
record-nobody = nobody plays: write A: and a name
record-form = form is one of { $known }, not { $given }
record-marking = marking says how each player marks, such as A strict, B automatic
record-hands = hands are free or not named, not { $given }
record-mode = a player marks { $known }, not { $given }
record-time = a time is in seconds, not { $given }
record-sits = { $named } sit at the board
record-end = an end says the trous of both, such as A 12, B 7
record-end-field = an end does not say { $given }
record-account = an account names every player once
record-over = the session is over before it begins
record-result-unfinished = the session is { $unfinished }, and the head gives a result
record-log-format = its first line should say { $format }
record-not-a-log = this is not the log of a table: { $why }
record-not-an-event = not an event: { $why }
record-none = this is not a record
record-not-now-seated = nobody sits down to a new game here
record-not-now-left = the dames are not set back here
record-not-now-exchanged = the players do not change dames here
record-not-now-ended = the game does not end here
record-not-now-finished = the session is not over here
record-place = line { $line }{ $game ->
    [0] { "" }
   *[other] , game { $game }
}{ $coup ->
    [0] { "" }
   *[other] , coup { $coup }
}
record-problem = { $where }: { $what }
record-verdict = Session { $session }{ $title ->
    [none] { "" }
   *[other] { " " }({ $title })
}: { $verdict }
record-right = { $finished ->
    [yes] all right
   *[no] right, unfinished
}, { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}.

## A record on a page

record-sitting = Sitting down
record-before = Before the game
record-contents = Contents
record-game = Game { $number }
record-marque = Marqué { $number }
record-refait = { $title } (refait, played again)
record-key = <i>underlined</i>: at least one trou; <b>red</b>: an école.
record-after = After the coup
record-stops = The record stops here, { $problem }
record-empty = There is no coup to show.
record-footer = Every coup judged again by trictrac.
record-field = { $field ->
    [date] date
    [rules] rules
    [marking] marking
    [result] result
    [start] start
    [dice] dice
    [place] place
    [event] event
   *[other] { $field }
}
record-mode-automatic = automatic marking
record-mode-assisted = assisted marking
record-mode-strict = strict marking
record-mode-of = { $name }: { $mode }
record-modes = { $modes }{ $free ->
    [yes] , free hands
   *[no] { "" }
}

## Moments worth seeing again

moment-chance = { $share } of the chances to win
moment-stake = { $number } of a stake
moment-jetons = { $number } jetons
moment-best = { $throw }, { $play }: the next best play was worth { $cost } less
moment-costliest = { $throw }, { $play }: { $best } was worth { $cost } more
moment-costliest-decision = { $throw }: { $stayed ->
    [yes] leaving
   *[no] staying
} was worth { $cost } more
moment-luckiest = { $throw }: worth { $cost } more than an average throw

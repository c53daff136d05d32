# What happens at a table, and what a table refuses.

## Why the table refuses an action; the article is added by `refusal`

table-refused-not_seated = This player does not sit at the board
table-refused-already_joined = This player already has a seat
table-refused-waiting_for_players = The table waits until everybody has sat down
table-refused-over = The game is over
table-refused-not_your_turn = It is the opponent’s turn
table-refused-throw_first = The dice come first: throw them
table-refused-already_thrown = The dice are thrown: play them
table-refused-other_must_agree = The opponent must agree first
table-refused-nothing_to_agree = There is nothing to agree to
table-refused-cannot_leave = A player leaves only on a trou made by their own throw
table-refused-ecole_bars_leaving = A player who marked too much on this throw cannot leave on it
table-refused-nothing_to_decide = No trou was made, so there is nothing to decide
table-refused-touched = A dame was touched, so it must be played
table-refused-automatic = The program marks for this player
table-refused-too_late_to_mark = It is too late to mark
table-refused-bad_points = Points are even numbers above zero
table-refused-bad_trous = The fichet cannot move like that
table-refused-warn_less = Careful: { points } are still to be marked
table-refused-warn_more = Careful: that would be { points } too many
table-refused-warn_fichet = Careful: the fichet should move { trous }
table-refused-nothing_to_claim = There is no fault to take up
table-refused-too_late_to_claim = The dice are thrown: the right to claim an école is gone
table-refused-nothing_to_contest = There is no école to contest
table-refused-nothing_to_replay = There is no false play to put right
table-refused-false_exit = The last dame was taken out against the rules: before the dice, the opponent lets it stand or has it replayed
table-refused-must_be_replayed = A dame stands on the opponent’s corner, or alone on its own: the play must be replayed before the dice
table-refused-nothing_to_decline = There is no augmentation to give up
table-refused-cannot_invite = One invites the opponent after one’s own play, or when nothing can be played
table-refused-no_choice_of_colour = Nobody has a choice of colour now: it belongs to whoever won the primauté by the dice, before they play them, and only where that was agreed
table-refused-too_late_to_break = The dice are broken as soon as the opponent has thrown, before they mark or touch
table-refused-not_an_associate = Only an associate who rests warns a partner at the board
table-refused-warning_not_agreed = It was agreed that associates do not warn
table-refused-bad_jetons = Only free hands choose how many jetons mark
table-refused-no_such_dame = There is no dame on { $case }
table-refused-touched_dame = The touched dame on { $case } must be played
table-refused-impossible_play = No hand could move the dames like that
table-refused-nothing_proposed = Nothing has been proposed
table-refused-already_proposed = A proposal is already waiting for its answer
table-refused-bad_proposal = That cannot be proposed here
table-refused-own_proposal = The opponent must answer
table-refused-no_clock = Nobody has run out of time

## What happened: $who is “you” for the reader’s own deed, else “other” with their $name

event-joined = { $who ->
    [you] You sit down.
   *[other] { $name } sits down.
}
event-seated = { $white } has white, { $black } black{ $first ->
    [none] .
   *[other] ; { $first } begins.
}
event-die = { $who ->
    [you] You throw
   *[other] { $name } throws
} one die: { $die }.
event-die-both = { $who ->
    [you] You throw
   *[other] { $name } throws
} both dice: { $one } lies nearer to white, { $other } to black.
event-thrown = { $who ->
    [you] You throw
   *[other] { $name } throws
} { $throw }.
event-marked = { $who ->
    [you] You mark
   *[other] { $name } marks
} { points }.
event-marked-fichet = { $who ->
    [you] You mark { $points } and move
   *[other] { $name } marks { $points } and moves
} the fichet { $trous }.
event-moved-fichet = { $who ->
    [you] You move
   *[other] { $name } moves
} the fichet on { $trous }.
event-touched = { $who ->
    [you] You touch
   *[other] { $name } touches
} the dame on { $case }.
event-adoube = { $who ->
    [you] You say
   *[other] { $name } says
} “j’adoube”.
event-stayed = { $who ->
    [you] You stay.
   *[other] { $name } stays.
}
event-leaving = { $who ->
    [you] You leave.
   *[other] { $name } leaves.
}
event-agreed = { $who ->
    [you] You agree.
   *[other] { $name } agrees.
}
event-left = The dames go back to the talons and all points are wiped; { $who ->
    [you] you throw first.
   *[other] { $name } throws first.
}
event-played = { $who ->
    [you] You play
   *[other] { $name } plays
} { $play }.
event-passed = { $who ->
    [you] You cannot play anything.
   *[other] { $name } cannot play anything.
}
event-claimed = “École!” { $who ->
    [you] You claim
   *[other] { $name } claims
} { points }{ $right ->
    [no] , wrongly.
   *[yes] .
}
event-corrected = { $who ->
    [you] You put your opponent’s marks right, without taking an école.
   *[other] { $name } puts the opponent’s marks right, without taking an école.
}
event-obliged = { $who ->
    [you] You make your opponent mark what they left out.
   *[other] { $name } makes the opponent mark what they left out.
}
event-contested = { $who ->
    [you] You contest it
   *[other] { $name } contests it
}, { $right ->
    [yes] rightly: { points } to { $who ->
        [you] you.
       *[other] { $name }.
    }
   *[no] wrongly: { points } to { $who ->
        [you] your opponent.
       *[other] the opponent.
    }
}
event-contested-less = { $who ->
    [you] You contest it
   *[other] { $name } contests it
}: it is completed to { $worth }.
event-contested-more = { $who ->
    [you] You contest it
   *[other] { $name } contests it
}: it is worth { $worth }, and the rest goes to { $who ->
    [you] you.
   *[other] { $name }.
}
event-marked_nothing = { $who ->
    [you] You mark nothing.
   *[other] { $name } marks nothing.
}
event-jetons = { $who ->
    [you] You mark
   *[other] { $name } marks
} with { $jetons ->
    [1] one jeton.
   *[other] two jetons: in bredouille.
}
event-augmentation_declined = { $who ->
    [you] You give the augmentation up.
   *[other] { $name } gives the augmentation up.
}
event-reason_asked = { $who ->
    [you] You ask
   *[other] { $name } asks
} for the reason. { $marker } claims { $own } for the throw, { $received } received, { $ecoles } for écoles.
event-invited = { $who ->
    [you] You invite your opponent to play.
   *[other] { $name } invites the opponent to play.
}
event-dice_broken = { $who ->
    [you] You break the dice
   *[other] { $name } breaks the dice
}: the throw is void, the mark is put right, and the opponent throws again.
event-colour_chosen = { $who ->
    [you] You take
   *[other] { $name } takes
} the { $colour ->
    [white] white
   *[black] black
} dames.
event-exchanged = Each player keeps the dames on their side: the colours change.
event-warned = { $who ->
    [you] You warn your partner.
   *[other] { $name } warns the partner.
}
event-replayed = { $who ->
    [you] You have
   *[other] { $name } has
} the false play replaced by { $play }.
event-resigned = { $who ->
    [you] You resign.
   *[other] { $name } resigns.
}
event-proposed-exit = { $who ->
    [you] You propose
   *[other] { $name } proposes
} a sortie de convention: the dames go back to the talons and the marks stay.
event-proposed-stop = { $who ->
    [you] You propose
   *[other] { $name } proposes
} to stop the poule and share the pot.
event-accepted = { $who ->
    [you] You accept.
   *[other] { $name } accepts.
}
event-declined = { $who ->
    [you] You decline.
   *[other] { $name } declines.
}
event-flag = { $who ->
    [you] You have run out of time.
   *[other] { $name } has run out of time.
}
event-ended = The end: { $results }{ $left ->
    [none] .
   *[other] ; { $left } left.
}
event-ended-result = { $name } { trous }{ $run ->
    [yes] { " " }in one run
   *[no] { "" }
}
event-finished = { $totals ->
    [none] The session is over.
   *[other] The account, in jetons: { $totals }.
}

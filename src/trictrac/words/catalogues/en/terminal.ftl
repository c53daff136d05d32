# Playing at the keyboard.

terminal-you = { $side } (you)
terminal-computer = { $side } (computer)
terminal-dames_out = { $count ->
    [one] { $count } dame out
   *[other] { $count } dames out
}
terminal-in_bredouille = in bredouille
terminal-totals = Total: { $thrower } { $mine }, { $other } { $theirs }.
terminal-marks = { $side } marks { $points }
terminal-will_mark = After the play { $side } marks { $points }
terminal-plays = Legal plays ({ $count })
terminal-one_play = Only one play is legal
terminal-nothing_to_play = Nothing can be played.
terminal-par_puissance = par puissance
terminal-fault = Faulty position. { $fault }.
terminal-fault_odd = No play leads to this position. { $fault }.
terminal-unjudged = { $fault }; the throw cannot be judged in this position
terminal-notation = Position:
terminal-throws = { $side } throws { $throw }
terminal-many_plays = { $count } plays are legal: type yours, such as { $play }, or p for the list.
terminal-hint = ? help
terminal-help_yes_no = Answer y for yes or n for no; nothing has changed yet.
terminal-bad_yes_no = Please answer y or n.
terminal-nothing_undone = There is nothing to take back.
terminal-thanks = Thank you for playing.
terminal-yes = y yes
terminal-no = n no
terminal-drawn = Drawing written to { $file }
terminal-welcome = Two people share this keyboard: Enter throws the dice, and the program finds what the throw scores and marks it. Then play with from-to on your own march, such as 1-7 1-5, or by the number in the list; ? at any prompt says what you can do.
terminal-welcome_computer = You are { $side }, the computer { $how }: Enter throws the dice, and the program finds what the throw scores and marks it. Then play with from-to on your own march, such as 1-7 1-5, or by the number in the list; ? at any prompt says what you can do.
terminal-welcome_hand = You mark with your own hands: after a throw m 4 marks four points of it, before your throw what your opponent's coup gave you; then play. e 4 says “École!” for four points they marked wrongly.
terminal-welcome_strict = Strict: nothing warns, and what is forgotten or marked too much your opponent may take up until they throw (art. XVII).
terminal-welcome_assisted = Assisted: the program warns before it is too late, and s shows what a throw is worth.
terminal-welcome_free_hands = Free hands: strict players may also misplay. A touched dame must be played, unless j (“j’adoube”) came first, and nothing stops a false play but your opponent: r 1-7 1-5 has it put right.
terminal-welcome_keys = Enter throws the dice, from-to such as 1-7 1-5 plays them, ? says what may be done now.
terminal-welcome_letters = A line belongs to the player asked; others begin theirs with a letter, such as { $letter }: ?
terminal-players_are = Players: { $players }.
terminal-rules_are = Rules: { $rules }.
terminal-goal = The game goes to { $trous }.
terminal-goal_marque = A marqué ends at once with { $trous }.
terminal-resumed = The game goes on from
terminal-saved_in = Saved at every step in
terminal-resumed_file = The table goes on from
terminal-and = { $some } and { $last }
terminal-a_computer = computer
terminal-mode_automatic = automatic
terminal-mode_assisted = assisted
terminal-mode_strict = strict
terminal-marker = { $side }, { $mode }
terminal-farewell = Until next time; everything is saved. To go on from here:
terminal-farewell_unbegun = Until next time. Nothing was thrown, so nothing is kept.
terminal-farewell_unsaved = Until next time. This table was not saved.
terminal-only_form = { $option } belongs to --form { $forms }
terminal-no_such_mode = there is no marking mode { $mode }; the modes are { $known }
terminal-as_many_modes = --modes names one marking mode for each of the { $count } players
terminal-free_hands_strict = free hands are for strict players: add --mode strict
terminal-no_such_player = there is no player { $name }; the players are { $players }
terminal-resume_alone = a table that is resumed has its players and rules already: leave out { $option }
terminal-exists_already = { $file } exists already; --resume { $file } goes on with it
terminal-cannot_save = Nothing can be saved in { $folder } ({ $why }); this table will not be kept.
terminal-not_saved = the table could not be saved and stops here: { $why }
terminal-not_a_table = { $file } is not the log of a table
terminal-no_such_table = there is no saved table { $file }
terminal-no_unfinished = no unfinished table is kept in { $file }
terminal-table_in_use = the table { $file } is open in another terminal
terminal-level_novice = learned the moves last week: overlooks plays, forgets points
terminal-level_apprenti = knows the rules, seldom sees a danger coming
terminal-level_amateur = a friendly game; its mistakes can be punished
terminal-level_habitue = plays every week and has its weak moments
terminal-level_joueur = few gross mistakes left: you must know your jans
terminal-level_fin-joueur = hard to beat; knows when to leave
terminal-level_expert = errs little, marks nearly everything, sees your écoles
terminal-level_maitre = looks two throws ahead and overlooks nothing
terminal-whom = Against whom do you play? A computer of one of eight levels:
terminal-how_well = How well shall the computer play?
terminal-how_well_all = How well shall the computers play?
terminal-person = or nobody but people at this keyboard
terminal-each_beats = Each wins about seven games in ten against the one above it in this list.
terminal-prompt_whom = Level 1 to 8, Enter: { $level }, p: people only
terminal-prompt_level = Level 1 to 8, Enter: { $level }
terminal-prompt_levels = One level for all or one for each of { $count }, Enter: { $level }
terminal-help_level = Type a number or a name of the list, or Enter for { $level }; q leaves.
terminal-help_levels = One level is for all of them; { $count } levels, such as { $example }, are for each in turn: { $names }.
terminal-no_such_level = there is no level { $name }; the levels are { $known }
terminal-as_many_levels = name one level for all computers, or one for each of the { $count }
terminal-plays_at_level = plays at level { $number } of 8, { $level }
terminal-plays_at_random = plays at random
terminal-a_computer_of = computer: { $level }
terminal-thinks = { $side } thinks…
terminal-primaute = { $side } has the primauté and throws first.
terminal-opened = { $one } throws { $first }, { $other } { $second }: { $side } begins and plays both numbers.
terminal-equal = Both throw { $number }: throw again.
terminal-will_mark_then = After the play { $side } marks { $points }.
terminal-recap = Marked on { $throw }: { $marks }.
terminal-nothing = nothing
terminal-marks_fichet = { $side } marks { $points } and moves the fichet { $trous }
terminal-moves_fichet = { $side } moves the fichet on { $trous }
terminal-stands = { $side } now has { $marks }.
terminal-touches = { $side } touches a dame on { $case }.
terminal-straightens = { $side } straightens a dame on { $case }; that binds to nothing.
terminal-would_leave = { $side } would leave. { $other } agrees, or takes up a fault first (art. XVI).
terminal-brief_leaves = leaves
terminal-releve = The last dame is out: the dames go back to the talons, the marks stay, and { $side } throws first.
terminal-stay_option = stay: { $side } keeps { $points } and plays { $throw }; { $other } marks { $given } after it.
terminal-stay_nothing = stay: { $side } keeps { $points } and plays { $throw }; it gives { $other } nothing.
terminal-stay_by_hand = stay: { $side } keeps { $points } and plays { $throw }; { $other } marks what it gives.
terminal-leave_option = leave: { $side } keeps { $trous }, but all points of both are wiped, the dames go back to the talons, { $other } marks nothing of this throw, and { $side } throws first.
terminal-leave_ends = leave: the marqué ends; { $side } has { $trous }, and { $other } marks nothing of this throw.
terminal-ecole = “École!”
terminal-claims = { $side } claims { $points } points and marks them
terminal-can_contest = { $side } may contest it (c) until { $side } throws.
terminal-contests = { $side } contests.
terminal-verdict_contested_right = The école was right: augmentation, { $side } marks the { $points } points a second time.
terminal-verdict_contested_wrong = There is no such école: the claim is undone and its { $points } points go to { $other }.
terminal-verdict_contested_more = The école was worth { $worth } points: { $side } keeps these, and the { $beyond } beyond them go to { $other }.
terminal-verdict_contested_less = The école was worth { $worth } points, not { $points }: it is completed, and { $side } has the whole.
terminal-verdict_lapsed_right = The école of { $points } points stands; it was right.
terminal-verdict_lapsed_wrong = The école of { $points } points stands; it was wrong, and { $other } let it pass.
terminal-verdict_lapsed_more = The école of { $points } points stands; it was worth { $worth }, and { $other } let the rest pass.
terminal-verdict_lapsed_less = The école of { $points } points stands; it was worth { $worth }.
terminal-verdict_told_right = The école of { $points } points is right.
terminal-verdict_told_wrong = There is no such école of { $points } points.
terminal-verdict_told_more = There is an école, of { $worth } points and not of { $points }.
terminal-verdict_told_less = There is an école, of { $worth } points and not of { $points }.
terminal-why_less = { $throw } was worth { $due } to { $side }, who { $marked }: { $points } too few.
terminal-why_more = { $throw } was worth { $due } to { $side }, who { $marked }: { $points } too many, which are taken back.
terminal-why_not_moved = { $side } marked exactly twelve and did not move the fichet: as if nothing had been marked.
terminal-why_not_done = { $side } could fill or keep a jan with { $throw } and did not: { $points } points.
terminal-truth = { $throw } was worth { $due } to { $side }, who { $marked }.
terminal-marked_some = marked { $points }
terminal-marked_nothing = marked nothing
terminal-truth_nothing = { $side } had nothing to mark.
terminal-corrects = { $side } only puts the marks of { $other } right and takes no école.
terminal-obliges = { $side } takes no école and obliges { $other } to mark the { $points } points left out.
terminal-has_replayed = { $side } has the play put right: { $other } plays { $play }.
terminal-proposes_exit = { $side } proposes a sortie de convention: the dames back to the talons, the marks stay, and { $first } throws first.
terminal-releve_agreed = The dames go back to the talons, the marks stay, and { $side } throws first.
terminal-account_final = The account
terminal-account_so_far = The account so far
terminal-account_nothing = Nothing has been won yet.
terminal-step_received = received
terminal-step_dice = dice
terminal-step_mark = mark
terminal-step_decide = stay or leave
terminal-step_play = play
terminal-prompt_opening = Enter throws one die each
terminal-prompt_opening_together = Enter throws both dice
terminal-prompt_colour = { $side }: Enter keeps your colour
terminal-prompt_throw = { $side }: Enter throws
terminal-prompt_throw_hand = { $side }: m mark, e école, Enter throws
terminal-prompt_decide = { $side }: 1 stay, 2 leave
terminal-prompt_decide_hand = { $side }: 1 stay, 2 leave, m mark on
terminal-prompt_play = { $side } to play { $throw }
terminal-prompt_play_hand = { $side }: m mark, then play { $throw }
terminal-prompt_forced = { $side }: Enter plays { $play }
terminal-prompt_pass = { $side }: Enter goes on
terminal-prompt_pass_hand = { $side }: m mark, Enter goes on
terminal-prompt_agree = { $side }: g agree, e école
terminal-prompt_answer = { $side }: x accept, d decline
terminal-prompt_pause = { $side }: m mark, e école, Enter goes on
terminal-prompt_watch = { $names }: Enter lets them play
terminal-prompt_over = Enter leaves, r plays again
terminal-ask_quit = Leave the game? y/n
terminal-ask_undo = Do you both agree to take moves back in this game? y/n
terminal-help_may = { $side } may now type:
terminal-help_other_may = { $side } may meanwhile type, with { $letter }: before it:
terminal-help_over = The game is over: Enter leaves, r starts another like it.
terminal-help_commands = Always: b board, p plays, s sheet, a account, n position, q quit.
terminal-help_commands_undo = Always: b board, p plays, s sheet, h hint, a account, n position, u undo, q quit.
terminal-may_open = Enter | throws one die each: the higher begins with both numbers (art. V)
terminal-may_open_together = Enter | throws both dice: the larger begins for whom it lies nearer (LL 28)
terminal-may_throw = Enter | throws the dice; what is not marked or claimed then is lost
terminal-may_throw_only = Enter | throws the two dice; the program marks what they score before you play
terminal-may_mark_own = m 6 | marks six points of your throw; m 12 2 also says the fichet goes two trous
terminal-may_mark_received = m 4 | marks four points your opponent's coup gave you; m 12 2 also moves the fichet by two
terminal-may_decide = 1 or 2 | you made a trou: 1 stays, 2 leaves (art. XVI); playing is staying
terminal-may_play = 1-7 1-5 | plays, each dame from-to; 1-11 if one dame plays both numbers, 22-s takes it out
terminal-may_play_number = 3 | plays that number of the list (p shows it)
terminal-may_forced = Enter | plays the only legal play
terminal-may_pass = Enter | goes on: nothing can be played
terminal-may_touch = t 7 | touches the dame on 7: it must be played, and your mark is complete
terminal-may_adoube = j | “j’adoube”: the next touch binds to nothing
terminal-may_claim = e 4 | “École!” of four points, the whole of what was marked wrongly, before you throw (art. XVII)
terminal-may_correct = k | only puts right what your opponent marked too much
terminal-may_oblige = o | obliges your opponent to mark what they left out
terminal-may_replay = r 1-7 1-5 | has your opponent's false play put right by this legal one
terminal-may_contest_now = c | contests the école: the program settles it at once
terminal-places_jetons = { $side } marks with { $jetons ->
    [1] one jeton
   *[other] two jetons
}
terminal-may_mark_nothing = z | says that you mark nothing more of these points
terminal-may_jetons = m 4 j2 | marks with two jetons, for the bredouille of the second; m 0 j2 places the second later
terminal-may_ask = y | asks for the reason of what your opponent marked
terminal-may_colour = colour black | takes the black dames (colour white the white ones)
terminal-may_break = break | breaks the dice, so that a wrong mark is put right before the throw
terminal-may_invite = i | invites your opponent to play: you have marked
terminal-may_forgo = forgo | gives the augmentation up
terminal-may_warn = w | warns your partner of an école
terminal-may_agree_leave = g | agrees that your opponent leaves
terminal-may_agree_end = g | agrees that the game is over
terminal-may_agree_exit = g | lets the exit stand as it was made
terminal-may_propose = x | proposes a sortie de convention, you throwing first (x and a letter: who else)
terminal-may_stop = x stop | proposes to stop the poule and share the pot
terminal-may_answer = x or d | accepts or declines what is proposed
terminal-may_withdraw = d | takes the proposal back
terminal-may_resign = resign | gives the game up
terminal-says_nothing = { $text } says nothing here; ? lists what may be typed.
terminal-says_too_much = { $text } says too much: { $word } stands alone.
terminal-how_mark = Marking is m and the points, such as m 4, and the trous if you move the fichet yourself: m 12 2.
terminal-how_claim = An école is e and its points, such as e 4.
terminal-how_colour = A colour is chosen by colour white or colour black.
terminal-how_touch = Touching is t and the case, such as t 7.
terminal-how_replay = Write the play that should have been made, such as r 1-7 1-5.
terminal-how_propose = x proposes a sortie de convention (x and a letter: who throws first), x stop to end a poule.
terminal-is_a_computer = { $side } is played by the computer.
terminal-bad_decide = A trou was made: 1 stays, 2 leaves, ? explains.
terminal-bad_answer = Something is proposed: x accepts, d declines.
terminal-bad_agree = g agrees; e and the points claim an école first; ? explains.
terminal-bad_over = { $text } says nothing here: Enter leaves, r plays again, ? explains.
terminal-bad_play = { $text } is no play and no command: write each dame as from-to, such as { $play }; ? explains.
terminal-bad_number = There is no play number { $text }: the list goes from 1 to { $count } (p shows it).
terminal-bad_empty = Several plays are legal, so choose one: p lists all { $count }.
terminal-bad_empty_hand = Mark what your throw is worth (m 4), then write your play, such as 1-7 1-5.
terminal-warn_again = Type it again to do it all the same.
terminal-tutor = The tutor would think again:
terminal-no_sheet = Nobody has thrown yet.
terminal-no_sheet_strict = At a strict table the sheet of a throw is shown when nothing of it can be taken up any more.
terminal-no_plays = Plays come after the throw.
terminal-no_plays_free_hands = With free hands nobody lists the legal plays.
terminal-no_hint = A hint is for the one who has thrown and is to play.
terminal-no_hint_by_hand = Where people mark with their own hands nobody gets hints.
terminal-undone_colour = Taken back: the choice of colour.
terminal-undone_opening = Taken back: the opening dice.
terminal-undone_throw = Taken back: the throw { $throw }. The same dice will come again.
terminal-undone_stay = Taken back: staying.
terminal-undone_leave = Taken back: leaving.
terminal-undone_play = Taken back: the play { $play }.
terminal-undone_resign = Taken back: giving up.
terminal-undone_proposal = Taken back: the proposal or its answer.
terminal-no_undo_by_hand = Nothing is taken back where players mark with their own hands: a jeton released and a dame touched stay so (art. XVII).
terminal-kept = Nothing was taken back.
terminal-not_rewritten = The file cannot be written anew, so nothing was taken back: { $why }.
terminal-on = The game goes on.

# Where a mark brings the jetons and the fichet.
terminal-mark_stands = { $text }: { $stands }.
terminal-mark_becomes = { $text }: { $sum } points, { $jetons ->
    [one] one jeton
   *[other] two jetons
}{ $bredouille ->
    [yes] , in bredouille
   *[no] { "" }
}.
terminal-mark_makes = { $text }: { $sum }, so { $trous }{ $double ->
    [yes] { " " }(bredouille: the first twelve count double)
   *[no] { "" }
}, { $rest ->
    [0] nothing left over
   *[other] { $rest } left over
}{ $wiped ->
    [0] { "" }
   *[other] ; { $other }’s { $wiped } points are wiped
}; { $won ->
    [yes] { $side } wins the game
   *[no] { $side } has { $all }
}.

# The scorekeeper: people play on their own board, the program keeps the marks.

keeper-welcome_keeper = You throw and play on your own board; write here what each of you marks, such as { $one } 6. ? explains everything.
keeper-kept_in = Every entry is kept at once in
keeper-resumed_from = Here is where you were: { $count } written down, in
keeper-entries = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}
keeper-title_ordinary = Game { $number }, to { $trous }
keeper-title_a_ecrire = Marqué { $number } of { $count }, { $name } begins
keeper-title_refait = Marqué { $number } of { $count } again (refait { $refaits }), { $name } begins
keeper-first_begins = { $first } begins the first marqué; if it is { $second }, quit and name the players in that order, with --new.
keeper-prompt_keeper = { $one } 6, { $two } 4, u undo
keeper-prompt_closed = n next game, u undo, q quit
keeper-help_keeper = { $one } 6 marks 6 points for { $first }, { $two } 4 marks 4 for { $second }; a name or its beginning does as well, and { $one } 4+6 adds up. { $one } leave (or { $one } va): { $first } leaves after a trou. { $one } out (or { $one } sortie): { $first } has taken the last dame out; its points are marked like others.
keeper-help_keys = u takes the last entry back, r writes it again, h lists this game and h all the evening, n begins a new game, Enter shows the marks, q quits; everything is kept.
keeper-help_a_ecrire = c shows the account. A marqué ends when somebody leaves and somebody has six trous.
keeper-undone = Taken back: { $entry }.
keeper-redone = Written again: { $entry }.
keeper-entry_gain = { $name } { $points }
keeper-entry_leave = { $name } leaves
keeper-entry_sortie = { $name } out
keeper-entry_new = new game
keeper-nothing_redone = There is nothing to write again.
keeper-new_game = A new game begins.
keeper-no_history = Nothing is written down in this game yet.
keeper-leave_reminder = (One leaves only on a trou of one's own throw, art. XVI.)
keeper-no_trou = { $name } has not just made a trou.
keeper-ask_leave = Leave all the same? y/n
keeper-not_left = Nobody has left.
keeper-sortie_reminder = (The exit itself gives { $name } 4 points, 6 by doublet: mark them too, art. VIII.)
keeper-ask_new = This game is not over. Begin a new one? y/n
keeper-not_new = The game goes on.
keeper-wins_game = { $name } wins, { $trous } to { $others }.
keeper-tally = Games won: { $one } { $mine }, { $two } { $theirs }.
keeper-leaves_marque = { $name } leaves, and with six trous or more on the board that ends the marqué (art. II).
keeper-account = Account: { $totals }.
keeper-account_final = Account at the end: { $totals }.
keeper-jetons = { $count ->
    [one] { $signed } jeton
   *[other] { $signed } jetons
}
keeper-fiches = { $count ->
    [one] { $signed } fiche
   *[other] { $signed } fiches
}
keeper-account_empty = No marqué is won yet.
keeper-no_game_won = No game is won yet.
keeper-evening_over = All marqués are played.
keeper-bad_line = { $text } is no entry: write a player and points, such as { $one } 6; ? explains.
keeper-bad_player = { $text } is no player: { $one } is { $first }, { $two } is { $second }.
keeper-bad_who = Who? Write the player first: { $one } { $text } or { $two } { $text }.
keeper-bad_what = { $text } is nothing to mark: points such as 6, or leave, or out; ? explains.
keeper-bad_odd = Points are even: { $text } cannot be marked.
keeper-bad_zero = 0 points are not marked.
keeper-bad_minus = Nobody marks fewer points than before: u takes the last entry back.
keeper-bad_huge = No coup is worth { $text } points: { $most } is the most that is written down.
keeper-over_now = The game is over: n begins the next one, u takes the last entry back.
keeper-not_saved = This could not be kept ({ $why }), so nothing has changed. Try again.
keeper-farewell_keeper = Everything is kept. To go on:
keeper-bad_name = a player's name has 1 to { $most } characters and a letter among them, not { $name }
keeper-same_name = the two players need two names, not { $name } twice
keeper-bad_marques = the written game has an even number of marqués from 2 to { $most }, not { $count }
keeper-bad_file = { $file } is no file of trictrac score ({ $why }); it is left as it is: name another with --file
keeper-file_in_use = { $file } is being written by another trictrac score; name another with --file
keeper-other_game = { $file } keeps an unfinished game: { $game }. Go on with it by leaving the options away, name another file with --file, or begin anew with --new, which sets the old file aside
keeper-game_ordinary = { $one } and { $two }, to { $trous }, { $rules }
keeper-game_a_ecrire = { $one } and { $two }, à écrire, { $marques } marqués, { $rules }
keeper-set_aside = The game before is kept in
keeper-not_ordinary = --marques belongs to the written game: add --form a-ecrire
keeper-not_a_ecrire = --trous belongs to the ordinary game: a marqué ends by leaving

## trictrac mark: why a line is refused

mark-start = start should be marks by player such as { $example }, not { $given }
mark-start-marks = start: { $name } should have marks such as { $example }, not { $given }
mark-start-field = start: { $name } has no field { $given }; the fields are { $fields }
mark-start-points = start: { $name } has 0, 2, 4, 6, 8 or 10 points, not { $given }
mark-start-trous = start: { $name } has a number of trous from 0 to { $most }, not { $given }
mark-start-flag = start: { $name }’s { $field } is true or false, not { $given }
mark-events = events should be a list such as { $example }, not { $given }
mark-event = event { $number } should be a player and points such as { $example }, not { $given }
mark-event-points = event { $number }: points are even numbers from 2 to { $most }, or leave or sortie, not { $given }
mark-player = there is no player { $given }; the players are A and B

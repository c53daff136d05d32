# The table and the pages in the browser.

web-language = English
web-locale = en-GB

web-app-skip = Skip to content
web-app-close = Close
web-app-not_found = There is nothing at this address
web-app-not_loaded = This page could not be loaded
web-app-wrong = Something went wrong: { $detail }
web-app-reload = Load it again
web-app-to_first_page = Back to the first page

web-nav-name = Pages
web-nav-play = Play
web-nav-learn = Learn
web-nav-analyse = Analyse
web-nav-rules = Rules
web-nav-history = Games

web-settings-name = Settings
web-settings-theme = Light
web-settings-theme-auto = as the device
web-settings-theme-light = day
web-settings-theme-dark = evening
web-settings-theme-contrast = high contrast
web-settings-volume = Sounds of wood
web-settings-confirms = Play without confirming
web-settings-notifies = Tell me when it is my turn
web-settings-calm = No motion
web-settings-pace = Pace of the opponent
web-settings-pace-slow = slow
web-settings-pace-natural = natural
web-settings-pace-quick = quick
web-settings-coach = Coach
web-settings-coach-first = in the first games
web-settings-coach-always = always
web-settings-coach-never = never
web-settings-tutor = Tutor, against computers
web-settings-numbers = Numbers of the points (flèches)
web-settings-flipped = Board as in a mirror, talons on the right

web-gloss-open = What is this?

web-home-title = Trictrac
web-home-lead = Le grand trictrac, the game of the French salons: two dice, thirty dames, and points you must see for yourself.
web-home-play = Play
web-home-play-note = against the computer, at once
web-home-level = Opponent
web-home-otherwise = Otherwise: forms, seats, rules
web-home-with_friends = A table for friends
web-home-first = Never played? The first coup, step by step
web-home-resume = Go on with the game under way
web-card-quick = Quick game
web-card-quick-what = to 3 holes (trous), a quarter of an hour
web-card-whole = Whole game
web-card-whole-what = to 12 holes (trous), an hour
web-card-written = À écrire
web-card-written-what = 8 marqués, everything counts
web-home-name = Your name

web-wish-form = Form of play
web-wish-marking = Marking
web-wish-marking-automatic = automatic, by the program
web-wish-marking-automatic-what = The program counts and marks for you.
web-wish-marking-assisted = assisted: you, with warnings
web-wish-marking-assisted-what = You mark; the program warns before a mistake.
web-wish-marking-strict = strict: you, mind the école
web-wish-marking-strict-what = You mark; what you forget your opponent may take.
web-wish-seats = Seats
web-wish-seat = Seat { $number }
web-wish-seat-person = a person
web-wish-seat-computer = computer: { $level }
web-wish-more = More conventions
web-wish-rules = Rules
web-wish-rules-loi-2013 = law of 2013
web-wish-rules-loi-2013-what = The law of today, article by article.
web-wish-rules-usage-19e = usage of the 19th century
web-wish-rules-usage-19e-what = The customs of the treatises of the 19th century.
web-wish-listed = Open to everybody, in the lobby
web-wish-private = Private table: only those whom you invite see it
web-wish-delayed = Spectators are one coup behind
web-wish-clock = Time
web-wish-clock-none = no clock
web-wish-clock-none-what = Everybody takes their time.
web-wish-clock-live = 45 s a coup, 10 min in reserve
web-wish-clock-live-what = A long coup eats the reserve; without it the game is lost.
web-wish-clock-days = by correspondence: 3 days a coup
web-wish-clock-days-what = Play when you like, three days at most per coup.
web-wish-open = Open the table

web-lobby-title = Open tables
web-lobby-none = No table is waiting for a player.
web-lobby-sit = Sit down
web-lobby-back = Go back to it
web-lobby-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-lobby-open_one = Open a table

web-sheet-to_other = to the opponent
web-sheet-name = Score sheet of the throw
web-sheet-show = See what the throw is worth
web-sheet-hide = Hide the sheet
web-sheet-hidden = Everybody counts their own points; the sheet stays hidden.
web-sheet-article-open = { article }, in another tab
web-sheet-march = Flèches are numbered as on the board, from the talon below.
web-sheet-last-show = Show this coup on the board
web-sheet-last = The coup before
web-coach-name = Coach
web-coach-continue = “Continue” shows how they play it.
web-coach-stay = stay: { $aim }
web-coach-off = Do without the coach
web-tutor-name = Tutor
web-tutor-what = it speaks before an error that the next level up would hardly make.
web-tutor-stay = Staying is better: { $there }, against { $here }.
web-tutor-leave = Leaving is better: { $there }, against { $here }.
web-tutor-dashed = Dashed on the board: what you wanted to play.
web-tutor-back = Think again
web-tutor-go = Do it all the same
web-tutor-off = Do without the tutor

web-sum-line = { $before } + { $gained } = { $total }
web-sum-no_trou = no hole (trou)
web-sum-no_rest = { $trous }, nothing left over
web-sum-rest = { $trous }, { $points } left over
web-sum-simple = { $trous }, simple
web-sum-double = { $trous } (bredouille)
web-sum-mixed = { $trous } (1 simple, { $count } in bredouille)

web-gain-you = You gain { $points }
web-gain-other = { $name } gains { $points }
web-gain-none-you = You gain nothing
web-gain-none-other = { $name } gains nothing
web-gain-given-you = { $points } to you
web-gain-given-other = { $points } to { $name }

web-last-play = plays { $play }
web-last-none = cannot play

web-told-reason = { $title }, { $points }
web-told-more = and { $points } more

web-step-name = Order of the coup, article XVIII
web-step-received = Received
web-step-dice = Dice
web-step-mark = Mark
web-step-decide = Stay or leave
web-step-play = Play
web-step-now = now
web-step-done = done
web-step-passed = not needed

web-turn-seating = People change seats…
web-turn-opening-you = Who begins (primauté): throw for it
web-turn-opening-other = { $name } is to throw for who begins (primauté)
web-turn-opening-note = Whoever has the larger die begins and plays both numbers.
web-turn-opening-tie = Both threw { $die }: throw again.
web-turn-throw-you = Your turn to throw
web-turn-throw-other = { $name } is to throw
web-turn-mark-you = Mark, then play
web-turn-play-you = Your turn to play
web-turn-play-other = { $name } is playing
web-turn-think = { $name } is thinking…
web-turn-decide-you = Stay or leave?
web-turn-decide-other = { $name } decides: stay or leave
web-turn-leaving-you = { $name } leaves: do you agree?
web-turn-leaving-other = { $name } must agree
web-turn-ending-you = { $name } marks the last hole (trou): do you agree?
web-turn-ending-other = { $name } must agree to the end

web-play-not_so = No legal play goes that way.
web-play-by_die = By the { $die }: { $why }

web-do-throw = Throw the dice
web-do-throw-lying = Take the dice
web-do-die = Throw one die
web-do-space = space
web-do-agree = Agree
web-do-continue = Continue
web-do-stay = Stay
web-do-leave = Leave
web-do-stay-key = S
web-do-leave-key = L
web-do-take_back = Take my play back
web-do-leave-back = Do not leave after all
web-do-stay-what = play the throw and keep { $points }
web-do-stay-what_none = play the throw, the game goes on
web-do-leave-what = { $trous }, points wiped, dames to the talons, you throw
web-do-leave-short = { $trous }, points wiped, you throw
web-do-leave-ends = the marqué ends here, with { $trous }
web-do-resign = Resign the game
web-do-resign-sure = Really resign?
web-do-yes = Yes
web-do-no = No
web-do-more = Other actions
web-do-exit = Propose a sortie de convention
web-do-exit-what = The dames go back to the talons, the points stay; who throws?
web-do-exit-me = I do
web-do-stop = Propose to stop the poule
web-do-accept = Accept
web-do-decline = Decline
web-do-withdraw = Withdraw
web-do-adoube = J’adoube
web-do-adoube-what = the next dame touched binds to nothing
web-do-hint = A hint

web-proposal-exit = { $name } proposes a sortie de convention: { $first } would throw.
web-proposal-stop = { $name } proposes to stop the poule and share.
web-proposal-yours = Your proposal waits for an answer.

web-mark-title = Your marking
web-mark-slide = Advance the jeton
web-mark-fichet = Fichet
web-mark-fichet-auto = as it should
web-mark-fichet-none = does not move
web-mark-by_hand = Or drag it on the board, and the fichet likewise.
web-mark-by_hand-jeton = Or drag it on the board; the fichet follows.
web-mark-back = Put back
web-mark-do = Mark { $points }
web-mark-fichet-only = Move the forgotten fichet
web-mark-warned = Careful
web-mark-warned-first = Mark first
web-mark-warned-go = Go on all the same
web-mark-received = of what your opponent’s coup gave you
web-mark-own = of your throw

web-ecole-title = Écoles
web-ecole-call = École!
web-ecole-points = Points of the école
web-ecole-claim = École of { $points }
web-ecole-correct = Put your opponent’s marking right
web-ecole-correct-what = take back what they marked too much, and take nothing
web-ecole-oblige = Oblige your opponent to mark
web-ecole-oblige-what = have them mark what they forgot
web-ecole-contest = Contest the école
web-ecole-claimed-you = You claim an école of { $points }.
web-ecole-claimed-other = { $name } claims an école of { $points }.
web-ecole-claimed-wait = { $name } may contest it until the next throw.
web-ecole-contest-stake = If you are right, these points are yours; if you are wrong, { $name } has as many again.
web-ecole-settled = How the école was settled
web-ecole-settled-right = The école of { $points } was right.
web-ecole-settled-false = A false école of { $points }.
web-ecole-settled-inexact = The école was worth { $worth }, not { $points }.
web-ecole-gain-you = you
web-ecole-gain-twice = Contested wrongly: { $points }, and as many again, for { $who }.
web-ecole-gain-undone = It is undone; { $points } for { $who }.
web-ecole-gain-once = Nobody contested it: { $points } for { $who }.
web-ecole-gain-kept = Nobody contested it: its points stay with { $who }.
web-ecole-gain-beyond = Contested: the { $beyond } beyond it are for { $who }.
web-ecole-gain-completed = Contested: it is completed, { $worth } for { $who }.
web-ecole-why-you = { $throw } was worth { $due } to you; you marked { $marked }.
web-ecole-why-other = { $throw } was worth { $due } to { $name }, who marked { $marked }.
web-ecole-fault-less = Too little by { $points }.
web-ecole-fault-more = Too much by { $points }, taken off the mark.
web-ecole-fault-not_done = A jan to be made and not made: { $points }.
web-ecole-fault-none = The mark was right.
web-ecole-fault-sum = The école was not of this amount.
web-ecole-missed = Forgotten: { $lines }.
web-ecole-missed-line = { $title }, { $points } ({ article })
web-ecole-close = Seen
web-say-mark_nothing = I do not mark
web-say-invite = Please play
web-say-ask_reason = Ask the reason
web-say-break_dice = Break the dice
web-say-break_dice-what = make the throw void to have the mark put right
web-say-decline_augmentation = Give the augmentation up
web-say-warn = Warn your partner
web-say-colour-white = Take the white dames
web-say-colour-black = Take the black dames
web-say-jeton = Second jeton

web-player-you = you
web-player-away = away
web-player-computer = computer
web-player-rests = rests

web-text-title = The board as text
web-text-row = { $case }: { $what }
web-text-yours = Your dames
web-text-theirs = Your opponent’s dames: { $name }
web-text-talon = talon
web-text-coin = corner
web-text-out = out
web-text-position = Position:

web-typed-label = Play by notation
web-typed-hint = for example 1-7 1-5 for 1 → 7, 1 → 5; 1-11 tout d’une, 22-s to go out, -- to pass
web-typed-do = Play
web-typed-plays = Plays allowed:

web-log-title = Story
web-log-none = Nothing yet.

web-link-connecting = Connecting to the table…
web-link-away = Connection lost; trying again…
web-link-gone = This table cannot be reached.

web-wait-title = The table waits
web-wait-free = free
web-wait-sit = Sit down here
web-wait-rise = Stand up
web-wait-invite = Invite
web-wait-invite-hide = Hide
web-wait-loopback = This address is good on this computer only: from afar, use the public address of the server.
web-wait-invite-what = Send this address: whoever opens it takes this seat.
web-wait-copy = Copy the address
web-wait-copied = Address copied.
web-wait-qr = Address of seat { $number }, to be read by a phone
web-wait-soon = The table waits until everybody sits.
web-wait-watch = You are watching.
web-wait-suggest = Suggest other conventions
web-wait-suggested = It is suggested:
web-guest = guest
web-restored = The house was restored from a copy made before your last throws. No throw that was seen is thrown again: everybody seals a new seed, or the table closes without a result.
web-restored-continue = Go on with fresh dice
web-restored-stop = Close the table
web-restored-waits = You agreed; the others are asked.
web-wait-consent = Agreed
web-wait-closed = This table is closed: nobody came.

web-watch-spectator = You are watching the game.
web-watch-delayed = You are watching one coup behind.

web-chat-title = Conversation
web-chat-say = Say
web-chat-phrases = Phrases
web-chat-free = Write
web-chat-hush = Turn free conversation off
web-chat-unhush = Turn free conversation on
web-chat-hushed = Free conversation is off; phrases remain.
web-chat-none = Nobody has said anything.
web-chat-unread = { $count } unread
web-chat-heard = { $name }: { $text }

web-account-title = Account
web-account-fiches = { $count } fiches
web-account-none = Nothing is owed yet.

web-team-and = { "" } and { "" }
web-team-against = { "" } against { "" }

web-over-coup = The last throw, { $name }: { $dice }
web-marque-now = Marqué { $number } of { $of }
web-marque-you = You
web-over-resigned = by resignation
web-over-won = You have won
web-over-lost = You have lost
web-over-winner = { $name } has won
web-over-even = Nobody owes anything
web-over-settlement = Settlement
web-over-rematch = A return match
web-over-rematch-wait = Waiting for your opponent’s answer…
web-over-rematch-offered = { $name } offers a return match.
web-over-again = A new game
web-analyse = Analyse the game
web-over-replay = See the game again
web-over-next = To the table of the return match
web-moments-title = Moments
web-moments-wait = Looking for the moments worth seeing again…
web-moments-best = Your best coup
web-moments-costliest = The costliest play
web-moments-luckiest = Your luckiest throw
web-moments-again = See coup { $coup } again
web-share-link = Copy the link
web-share-picture = Picture of the board
web-share-failed = This browser gives no picture.

web-form-trous = to { $trous }
web-form-stakes = stakes: { $stakes }
web-form-option = { $option }: { $choice }
web-form-fiche = a fiche of { $count } jetons

web-drawer-open = Sheet and actions
web-drawer-close = Fold
web-drawer-more = Sheet

web-keys-title = Keyboard
web-keys-text = Space: the action of the moment. Arrows and Enter on the board: take and put down. Backspace: take back. F: forced play. T: stay. S: leave. N: play by notation.

web-case-name = flèche { $case }
web-case-talon = flèche { $case }, { web-side }’s talon
web-case-coin = flèche { $case }, { web-side }’s corner
web-case-empty = empty
web-case-movable = can play
web-case-held = in hand
web-case-target = may land here
web-case-rest = may land here tout d’une, resting on { $rest }

web-out-name = { web-side }’s way out

web-score-trous = { $count ->
    [one] { $count } hole (trou)
   *[other] { $count } holes (trous)
}
web-score-trous-short = { $count ->
    [one] { $count } hole
   *[other] { $count } holes
}
web-marks-bredouille = in bredouille
web-marks-pavillon = pavillon

web-board-name = Trictrac seen from { web-side }’s side
web-board-turn = { web-side } to play
web-board-keys = Arrow keys go from case to case, Enter takes or puts down a dame, Backspace takes back, Enter again confirms, F plays a forced coup.

web-live-throw = { web-side } throws { $throw }.
web-live-held = Dame of flèche { $case } in hand. It may go to { $targets }.
web-live-released = Dame put back.
web-live-moved = From { $from } to { $to }.
web-live-moved_out = Dame of flèche { $from } taken out.
web-live-undone = Taken back.
web-live-ready = The play is complete: Enter to confirm.
web-live-confirmed = Played.

web-control-die = play the { $die } first
web-control-undo = Take back
web-control-confirm = Play this
web-control-forced = Forced play
web-control-pass = Nothing to play
web-control-choose = Touch a dame
web-control-target = Now a lit point (flèche)
web-control-mark = Mark, then touch a dame
web-control-more = One more number: touch a dame

web-dames = { $count ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
    [13] thirteen
    [14] fourteen
   *[15] fifteen
} { $side ->
    [white] { $count ->
        [one] white dame
       *[other] white dames
    }
   *[black] { $count ->
        [one] black dame
       *[other] black dames
    }
}

web-side = { $side ->
    [white] White
   *[black] Black
}

## What changed that people play for

web-tidings-trou = { $who ->
    [you] You mark { $trous }
   *[other] { $name } marks { $trous }
}
web-tidings-wiped = { $who ->
    [you] your { $points } are wiped
   *[other] { $name }’s { $points } are wiped
}
web-tidings-bredouille = { $who ->
    [you] you lose the bredouille
   *[other] { $name } loses the bredouille
}
web-tidings-pavillon = { $who ->
    [you] the pavillon is yours
   *[other] { $name } has the pavillon
}
web-tidings-releve = relevé: the dames go back to the talons, all points are wiped

# Pages that lie on a static site, without a server.
web-solo-dice = Where the dice came from
web-solo-dice-what = This browser drew two numbers before the game; every throw follows from them. The record holds both, and anyone can work the throws out again.
web-solo-seed = The first number
web-solo-secret = The second number
web-site-elsewhere = For this you need other people
web-site-people = People meet on a server; these pages work without one.
web-site-meet = Play with people
web-site-not_here = A server’s table plays this; here you play the ordinary game, or à écrire for two.
web-site-new = A newer version is ready.
web-site-new-take = Use it

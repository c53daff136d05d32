# The texts of each page.

## study

study-judging = Asking the law…
study-may_leave = A hole (trou) made by one’s own throw: the thrower may stay or leave (art. XVI).
study-plays = { $count ->
    [one] One play allowed
   *[other] { $count } plays allowed
}
study-no_play = Nothing can be played
study-show_play = Show this play
study-open = Open in the editor
study-open_file = Open a record from disk
study-too_long = This file is too long to be judged here: it takes one of less than 200 kB.

## about

about-title = About
about-lead = Le grand trictrac, the game of the French salons for three centuries: two dice, thirty dames, and points you must see for yourself.
about-what = What it is
about-what_1 = The whole law, article by article, in a kernel that judges every coup; the board only shows what it answers.
about-what_2 = Opponents of eight strengths, from novice to master, who learned by playing against themselves.
about-what_3 = Every form: the ordinary game, the written game for two, three or four, chouette, poule; marking automatic, assisted or strict, with its écoles.
about-dice = The dice, in short
about-dice_1 = Imagine that the server and the players each write down a long secret number and put it into an envelope before the game.
about-dice_2 = The players open theirs when all are on the table; the server only at the end. Every die comes out of all these numbers together, by a sum that everybody knows.
about-dice_3 = So nobody can choose a die, and everybody can work everything out again after the game, by one button or one command.
about-dice_link = Verify a record
about-private = Your data
about-private_1 = Nothing leaves this place: no advertising, no measuring, no typeface borrowed elsewhere. A signed cookie keeps your seat; your other settings are in your browser.
about-private_link = Export or delete
about-keys = Keyboard and screen reader
about-keys_1 = Every screen can be played by keyboard. On the board: arrows go from case to case, Enter takes and puts down, Backspace takes back, F plays a forced coup.
about-sources = Sources
about-sources_1 = The rules follow the Lois et règles du trictrac (2013), with the light of Lelasseux-Lafosse (1852) and Lepeintre (1818). The text of the rules page is our own.
about-rules = The rules
about-first = A guided first coup
about-version = Version { $version }
about-licence = Free software, MIT licence. Typeface EB Garamond, SIL OFL.

## editor

editor-title = Study a position
editor-lead = Put the dames down, throw the dice: the law judges at once. The address of the page is the position: send it.
editor-tool = Put
editor-tool_white = a white dame
editor-tool_black = a black dame
editor-tool_take = take a dame away
editor-keys = Keys: arrows go from case to case, Enter puts a dame, + and − add or take away, C changes the colour. With the mouse a dame is dragged from case to case.
editor-start = Start
editor-empty = Clear
editor-restack = Fill the talons up
editor-mirror = Exchange colours
editor-turn = To throw
editor-dice = Dice
editor-die = Die { $number }: { $face }
editor-first_die = first die
editor-second_die = second die
editor-no_dice = No dice
editor-marks = Marks
editor-points = points
editor-trous = holes (trous)
editor-bredouille = in bredouille
editor-serie = holes (trous) in one run
editor-coups = throws since the relevé
editor-text = The position as text
editor-text_use = Use it
editor-share = Copy the link
editor-copied = Link copied.
editor-not_copied = This browser does not copy: take the address of the page.
editor-faults = To put right
editor-unusual = Worth knowing
editor-sound = A sound position. Choose two dice to have it judged.
editor-no_more = All fifteen dames are placed: take one away first.
editor-hint = Ask for advice
editor-hint_wait = The adviser is thinking…
editor-hint_title = Advice
editor-hint_player = Depth
editor-player_net = at a glance
editor-player_1ply = one coup further
editor-player_2ply = two coups further
editor-hint_form = Game
editor-form_ordinary = ordinary
editor-form_written = written
editor-hint_stay = Stay and play { $play }
editor-hint_wins = { $share } to win
editor-hint_best = the best choice
editor-hint_near = nearly as good
editor-hint_less_chance = { $share } less chance to win
editor-hint_less_stakes = { $loss } of a stake less on average
editor-hint_less_jetons = { $count ->
    [one] { $loss } jeton less on average
   *[other] { $loss } jetons less on average
}
editor-hint_others = The next { $count }
editor-hint_march = Cases are counted from Black’s talon, who plays.
editor-hint_more = There are { $count } choices in all; these are the best.
editor-hint_play = Play it
editor-hint_why = Why
editor-throws = What each throw would do
editor-throws_what = What it does
editor-throws_points = points for { $side }
editor-throws_choose = { $throw }: lay these dice down
editor-qr = The position as a QR code

## first

first-title = A first coup
first-leave = Leave the tour
first-step = Step { $step } of { $count }
first-next = Go on
first-back = Go back
first-board_title = The board
first-board_1 = Your dames are the white ones. They start from the talon, case 1 at the lower { $flipped ->
    [yes] right, go left
   *[no] left, go right
} as far as the corner, 12, and come back along the top.
first-board_2 = Your opponent, in black, goes the same way on the other side, facing you. Nothing is ever captured: you mark points.
first-lone_title = A few coups later
first-lone_1 = Two dames on a flèche are safe there. A lone dame is at the mercy of a throw: your opponent has left four, ringed.
first-lone_2 = It is your throw.
first-sheet_title = What the throw is worth
first-sheet_1 = { $throw }: before you play, look at what these numbers would allow. A dame that could land on a lone dame beats it. It does not move: it makes points.
first-sheet_2 = Touch each line: the arrow shows which dame, by which number.
first-mark = Mark { $points } points
first-marked_title = The mark
first-marked_1 = Your jeton goes to { $points } points. Twelve make a hole (trou); twelve holes win the game.
first-marked_2 = Only you have marked: you are in bredouille, and this hole would count double.
first-play_title = Playing the throw
first-play_1 = Only now do you play the two numbers: touch a dame, then one of the lit cases, or drag it. With the keyboard: arrows and Enter.
first-play_2 = A word of advice: the dames on 8 and 9 can take your corner, case 12, together. It is the best catch of the opening.
first-done_title = That is a coup of trictrac
first-done_corner = You hold your corner: your opponent can no longer beat it, and your dames are at home there.
first-done_other = Well played. Taking the corner with the dames on 8 and 9 was the other good idea: you will meet it often.
first-done_1 = Throw, look, mark, play: always in this order. With a hole (trou) you may also leave and start afresh; the rules will tell you.
first-real = Play a real game
first-rules = Read the rules
first-again = Take the tour again
first-note = For this tour the dice are chosen; at a real table they are thrown, and you can verify them.

## history

history-title = Your games
history-running = Under way
history-running_go = Go on
history-whose = Games
history-whose_mine = mine
history-whose_all = those of open tables too
history-player = Player
history-form = Form
history-form_any = all
history-since = Since
history-until = Until
history-search = Search
history-ended = { $how ->
    [won] Won
    [lost] Lost
   *[even] Drawn
} { $score }
history-loading = Searching…
history-none = No finished game answers to that.
history-none_yet = You have not finished a game on this device yet.
history-play = Play
history-more = Older ones
history-analyse = Analyse
history-trend = Your play over time
history-replay = Replay
history-record = Record
history-open_file = A record from disk can be replayed too.
history-replay_file = Open a record
history-account = Account and data
history-guest = You play as a guest under the name “{ $name }”. Your games belong to this browser; an account keeps them everywhere.
history-member = You are { $name }. Your games follow you to every device on which you sign in.
history-name = Name
history-password = Password
history-password_note = Ten characters at least.
history-register = Make an account
history-login = Sign in
history-logout = Sign out
history-have_account = I have an account
history-new_account = I have no account
history-code_title = Another device
history-code_lead = This code makes another device the same guest, once, for ten minutes.
history-code_make = Give me a code
history-code_use = I have a code
history-code_adopt = Become that guest
history-code_done = This device is now { $name }.
history-sessions = Where you are signed in
history-this_session = this one
history-revoke = Take back
history-revoked = Session taken back.
history-export = Export my data
history-delete = Delete my data
history-delete_sure = The account, its sessions and your name go; games stay, without a way back to you. It is for good.
history-delete_yes = Yes, delete everything
history-deleted = Your data are deleted.
history-welcome = Welcome, { $name }.

## replay

replay-title = Replay a game
replay-lead = Open a record from your disk, or choose one of your games. Every coup is judged again.
replay-loading = Judging the game again…
replay-game = Game { $game }
replay-again = refait
replay-coup = Coup { $coup }
replay-before_first = Before the first coup
replay-thrown = throw
replay-played = played
replay-slider = Moment of the game
replay-first = To the beginning
replay-previous = Moment before
replay-next = Next moment
replay-last = To the end
replay-play = Play on
replay-pause = Stop
replay-speed = Pace
replay-speed_slow = slow
replay-speed_usual = medium
replay-speed_fast = quick
replay-keys = Keys: ← → one moment, ↑ ↓ one coup, Home and End, Space plays on.
replay-told = What happened
replay-turn = Change sides
replay-coups = All coups
replay-key_trou = underlined: a hole (trou)
replay-key_ecole = É: an école
replay-share = Share this moment
replay-study = Study this position
replay-problem = The record stops here: { $problem }
replay-not_here = what follows only a server replays, or the command trictrac replay.
replay-cut = The game is longer: here are its first coups.
replay-ecole_mark = école
replay-trou_mark = hole (trou)
replay-march = flèches are numbered as on the board, from the talon below

## rules

rules-title = The rules
rules-lead = The law of trictrac in twenty articles, in our own words. Every article has its example, judged by the program at the moment you open it.
rules-search = Search the law
rules-search_example = bredouille, corner, école…
rules-none = No article speaks of “{ $wish }”.
rules-found = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
rules-contents = The articles
rules-article = Article { $article }
rules-intro = Before
rules-tariff = Annex
rules-examples = On the board
rules-letter = The letter of the article
rules-letter_lead = The full text with its numbered paragraphs, and what this house decided where the sources are silent.
rules-unknown = There is no article “{ $article }”. Articles go from I to XX.
rules-all = All articles
rules-first = Learn by a first coup
rules-around = Article before, article after

## verify

verify-title = Verify the dice
verify-lead = The server throws the dice, but it cannot choose them. Here is every promise and every die of this game, worked out again.
verify-lead_file = Open the record of a finished game: its dice will be worked out one by one.
verify-loading = Working the dice out…
verify-right = Everything is as it was promised.
verify-wrong = Something is not as it was promised.
verify-by_server = Checked by the server
verify-by_browser = Checked in this browser, without the server
verify-by_browser_lead = Your browser has just done all the sums itself.
verify-here_commitment = The secret fits the commitment.
verify-here_commitment_wrong = The secret does not fit the commitment.
verify-here_seals = Every seed fits its seal.
verify-here_seals_wrong = A seed does not fit its seal.
verify-here_dice = { $dice } dice worked out, all of them right.
verify-here_dice_wrong = Die { $wrong } is not what it had to be.
verify-yes = right
verify-no = wrong
verify-skipped = not checked
verify-envelopes = The envelopes, opened
verify-commitment = The server’s commitment, shown before the game
verify-secret = The server’s secret, told at the end
verify-seal = { $name }’s seal
verify-seed = { $name }’s seed
verify-dice = All dice, in their order
verify-how = How it works
verify-how_1 = Before anybody sits down, the server puts a long secret number into a sealed envelope.
verify-how_2 = Everybody who sits down lays down a number of their own, sealed too. When all envelopes are there, the players open theirs.
verify-how_3 = Every die is worked out from all these numbers together and from its place in the order, by a recipe that everybody knows.
verify-how_4 = At the end the server opens its own: everybody can do all the sums again. Nobody could choose their number to suit the dice, since nobody knew those of the others.
verify-replay = Replay the game
verify-download = Download the record
verify-command = To depend on nobody, verify the record at home:

## The glossary

glossary-title = Glossary
glossary-lead = The words of trictrac: plain English first, the French of the table beside it.
glossary-search = Find a word
glossary-search-example = hole, flag, bredouille…
glossary-found = { $count ->
    [0] No word found.
    [one] { $count } word
   *[other] { $count } words
}

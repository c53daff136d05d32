# What the server says and refuses.

guest-name = Guest { $number }
server-not-built = The server works, but its pages were not built: run “make web”, then reload. Meanwhile there is the game in the terminal: “trictrac play --terminal”.

ban-no-account = there is no account { $given }; a guest is named by where he sits: --table=ID --seat N
ban-no-table = there is no table { $given }
ban-empty-seat = nobody sits in seat { $seat } there
ban-not-banned = { $given } is not banned
ban-several = several who are banned are called { $given }: use the id
ban-banned = { $who } is kept out: sessions ended, games under way given up.
ban-unbanned = { $who } may come in again.
ban-nobody = Nobody is banned.
ban-seat = seat { $seat }: { $who }
ban-empty = nobody to ban
ban-then = To ban one of them: trictrac serve ban --table={ $table } --seat N
ban-no-server = the server is an extra: pip install 'trictrac[server]'
ban-no-database = there is no database { $path }: the settings needed here are those of a server that has run
ban-who = name an account, or a seat: --table=ID --seat N
ban-person = { $name } ({ $account ->
    [yes] account
   *[no] guest
}, { $id })

store-closed = the database cannot be opened: { $path }: { $why }
store-newer = the database { $path } was made by a newer trictrac: install that one, or restore a copy from before
secret-closed = the secret of the server cannot be kept: { $why }

backup-postgres = this makes copies of SQLite files; for PostgreSQL: umask 077; pg_dump --format=custom trictrac > backup
backup-exists = { $path } exists already
backup-done = Copied to { $path }; only its owner can read it.
restored-done = { $count ->
    [0] No table was being played.
    [one] One table waits until its players have agreed to go on with fresh dice.
   *[other] { $count } tables wait until their players have agreed to go on with fresh dice.
}

## What programs show of a link before anybody follows it

preview-open = { $count ->
    [0] A table of trictrac waits for players
    [one] { $names } waits for you at the trictrac table
   *[other] { $names } wait for you at the trictrac table
}
preview-playing = { $names } play trictrac
preview-over = { $names }: a game of trictrac
preview-coup = { $names }: coup { $coup } of a game of trictrac

## What the server refuses beyond the law of the table

server-refused-unknown_table = There is no such table.
server-refused-unknown_address = There is nothing at this address.
server-refused-wrong_method = This address cannot be asked for in this way.
server-refused-not_a_player = You do not play at this table.
server-refused-not_begun = The game has not begun.
server-refused-begun = The game has already begun.
server-refused-over = This table is closed.
server-refused-not_over = The game is not over.
server-refused-no_such_seat = There is no such seat.
server-refused-seat_taken = This seat is taken.
server-refused-already_seated = You already sit at this table.
server-refused-not_invited = You need an invitation to sit here.
server-refused-no_seed_due = No seed is expected now.
server-refused-seals_first = Everybody must sit down and seal their seed first.
server-refused-wrong_seed = This is not the seed of the seal.
server-refused-already_suggested = A suggestion already waits.
server-refused-nothing_to_take_back = There is nothing to take back.
server-refused-nothing_suggested = Nothing is suggested.
server-refused-too_late_to_suggest = Conventions are changed before the first die.
server-refused-suggestion_waits = A suggestion waits for its answer.
server-refused-same_players_only = New conventions must be for as many players.
server-refused-restored = The house was restored from a copy: the game goes on once everybody has agreed to fresh dice.
server-refused-hushed = A player has turned the conversation off.
server-refused-empty_talk = There is nothing to say.
server-refused-stale = This message comes too late: reload the table.
server-refused-bad_message = The message cannot be read: { $why }.
server-refused-too_fast = Too many messages: wait a little.
server-refused-too_long = This message is too long.
server-refused-too_slow = This message came too slowly: nothing was done.
server-refused-sign_in = Say who you are first.
server-refused-banned = This server no longer lets you in.
server-refused-wrong_origin = This page may not talk to the server.
server-refused-wrong_host = This server does not answer to that name.
server-refused-unavailable = The server cannot save anything at the moment; nothing was done, try again.
server-refused-unreadable = The log of this table cannot be read; whoever runs the server has been told.
server-refused-too_late = This came after the time was out: the flag has fallen.
server-refused-too_many_tables = Too many tables opened from your address are unfinished: finish one first.
server-refused-too_many_sockets = Too many connections from your address: close one first.
server-refused-talk_full = Enough was said at this table.
server-refused-in_play = This position is being played at a table where people mark by hand: ask again later.
server-refused-by_hand = The sheet stays hidden while people mark by hand.
server-refused-busy = Too many requests: try again in a moment.
server-refused-wrong_login = Unknown name or password.
server-refused-name_taken = This name is taken.
server-refused-weak_password = A password has 10 to 200 characters and is not the name.
server-refused-bad_name = A name has 1 to 40 printable characters.
server-refused-guests_only = You already have an account.
server-refused-bad_code = This code is wrong or expired.

server-unreachable = The server does not answer; try again in a moment.

## What one says at a table with one touch

phrase-bonjour = Good day
phrase-bonne_partie = Have a good game
phrase-bien_joue = Well played
phrase-beau_coup = A fine throw
phrase-pas_de_chance = Bad luck
phrase-merci = Thank you
phrase-pardon = Sorry
phrase-un_instant = One moment, please
phrase-revanche = A return match?
phrase-au_revoir = Goodbye

## The dice held against what was promised (docs/dice.md)

check-server = The server’s envelope
check-server-right = The secret told at the end is the one the server had committed itself to before anybody sat down.
check-server-wrong = The secret told is not the one the server had committed itself to.
check-envelopes = The envelopes
check-envelopes-missing = There is not one seed and one seal for each player.
check-player = { $name }’s envelope
check-player-computer = A computer brings no seed: the server plays for it.
check-player-right = The seed opened is the one that was sealed while the others were still hidden.
check-player-wrong = The seed opened is not the one that was sealed.
check-signature = The house’s signature
check-signature-right = Names, stake, rules, marking and dates are as this house signed them.
check-dice = Every die
check-dice-right = All { $count } dice, worked out one by one from the secret and the seeds, are those that were thrown.
check-play = The session played again
check-play-right = The { $throws } throws come in their places, and the law allows all { $events } events.{ $finished ->
    [yes] { "" }
   *[no] { " " }The session is unfinished.
}
check-unreached = Not checked: something before it is already wrong.

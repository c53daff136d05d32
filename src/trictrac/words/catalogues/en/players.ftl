# The computers: their levels, the arena, what they refuse.

player-unknown = there is no player { $given }; the players are { $names }
level-unknown = there is no level { $given }; the levels are { $known }
arena-games = games are played in pairs, with the same dice and the seats changed: an even number from 2 to { $most }, not { $games }
arena-seed = a seed is a number from 0 to { $most }, not { $seed }
arena-no-form = there is no game { $form } with { $stakes } stakes
arena-stakes-ordinary-only = only the ordinary game has a convention of stakes
arena-two = two players play a match: two names, or --program COMMAND in the place of a name; here are { $count }
arena-patience = --patience takes seconds, more than 0 and at most { $most }
arena-not-a-match = { $path } is not the file of a match
arena-other-version = { $path } was written by another version of the arena
arena-other-match = { $path } holds another match ({ $other }); give its arguments again, or another file
program-not-started = the program “{ $program }” cannot be started: { $why }
program-ended = the program “{ $program }” ended with status { $status } instead of answering
program-mute = the program “{ $program }” closed its output instead of answering
program-silent = the program “{ $program }” gave no answer within { $seconds } s (--patience)
program-nonsense = the program “{ $program }” answered { $given }: { $why }
program-no-answer = an answer is a line such as {"{"}"id": 1, "choice": "1-7 1-5"{"}"}, with the id of the question
program-illegal = the program “{ $program }” chose { $given }, which is none of its choices in { $position }
engine-do = "do" is one of { $known }, not { $given }
engine-position = "position" is a text such as "1x15_1x15_w", not { $given }
engine-number = "{ $name }" is a whole number from { $least } to { $most }, not { $given }
hint-no-hints = { $player } gives no hints; ask one of { $known }
hint-no-form = there are no hints for the form { $given }; the forms are { $known }
hint-unjudged = no throw can be judged here; { $fault }
hint-over = the game is over: { $side } has { $trous } trous of { $target }
hint-no-game = a hint needs a game under way
hint-marked = { $throw } is marked already: no other throw can be played
hint-need-throw = a hint needs a throw: name the dice, such as 6-4

## The levels

level-novice = novice
level-apprenti = apprentice
level-amateur = amateur
level-habitue = regular
level-joueur = player
level-fin-joueur = fine player
level-expert = expert
level-maitre = master
hint-plays = --plays takes a number from 1 on, not { $count }
arena-workers = at least one worker must play

## The public yardstick (docs/data/benchmark)

benchmark-unreadable = { $file } is no benchmark of trictrac: JSON lines, compressed by gzip
benchmark-progress = { $done } of { $count } decisions
benchmark-title = { $player }: loss per decision over { $count } decisions, in thousandths of { $unit ->
        [jetons] a jeton
       *[stakes] a stake
    }
benchmark-loss = { $loss } ± { $half }
benchmark-phase-stay = stay or leave
benchmark-phase-opening = opening
benchmark-phase-middle = middle game
benchmark-phase-running = running
benchmark-phase-exit = exit
benchmark-phase-all = all of these
benchmark-phase-solved = last exits, exactly
benchmark-worst = The { $count } costliest:
benchmark-worst-line = { $loss } ± { $error }  { $position }  { $throw }: { $chosen }, better { $best }

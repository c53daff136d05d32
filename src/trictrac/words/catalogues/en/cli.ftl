# The commands: what they print.

## trictrac replay

cli-replay-game = Game { $game }, coup { $coup } · { $thrower }: { $throw }
cli-replay-comment = “{ $text }”
cli-replay-sitting = Game { $game }
cli-replay-marks = { $name }: { $marks }.
cli-replay-prompt = { $place } of { $count } [? help] >{ " " }
cli-replay-help = Enter: the next one. b: the one before. g 12: the twelfth of the file; g 2.12: game 2, coup 12. q: leave.
cli-replay-bad = { $text } says nothing here; ? helps.
cli-replay-no-coup = there is no coup { $text } in this record
cli-replay-last = This is the end of the record.
cli-replay-first = This is the beginning of the record.
cli-replay-empty = there is no record in { $file }
cli-replay-stops = the record stops: { $text }
cli-replay-long = the record is longer: here are its first { $count } coups
cli-replay-drawn = { $count } drawings in { $folder }
cli-replay-written = Book written to { $file }

## trictrac hint

cli-hint-title = { $throws } · { $form ->
    [a-ecrire] written game
   *[ordinary] ordinary game of { $trous } trous
} · asked: { $player }
cli-hint-marks = Marks: you { $mine } and { $points }, your opponent { $theirs } and { $other }.
cli-hint-points = { points }{ $bredouille ->
    [yes] { " " }in bredouille
   *[no] { "" }
}
cli-hint-more = { $count ->
    [one] { $count } more choice; --plays { $all } shows it.
   *[other] { $count } more choices; --plays { $all } shows them all.
}
cli-hint-win = wins { $share }
cli-hint-refait = refait { $share }
cli-hint-costs = costs { $loss }
cli-hint-bredouille = { $unit ->
    [jetons] bredouille { $mine }, against { $theirs }
   *[stakes] grande bredouille { $mine }, against { $theirs }
}
cli-hint-glance = looked at less deeply
cli-hint-stay = stay
cli-hint-leave = leave
cli-hint-you = you
cli-hint-other = your opponent
cli-hint-nobody = nobody
cli-hint-row-play = play
cli-hint-row-trous = trous
cli-hint-row-points = points
cli-hint-row-next = who throws
cli-hint-row-beats = beats you
cli-hint-row-jan = fills or keeps
cli-hint-row-trou = makes a trou
cli-hint-row-gains = gains on average
cli-hint-row-win = you win
cli-hint-row-grande = grande bredouille
cli-hint-row-petite = petite bredouille
cli-hint-row-value = value
cli-hint-of-36 = { $count } of 36

## trictrac arena

cli-arena-title = { $first } against { $second }, { $games } { $form ->
    [a-ecrire] marqués
   *[ordinary] games
}: { $wins } won, { $losses } lost{ $form ->
    [a-ecrire] , { $refaits } refaits
   *[ordinary] { "" }
}{ $unfinished ->
    [0] { "" }
   *[other] , { $unfinished } given up, without an end
}
cli-arena-win-rate = win rate
cli-arena-trous = trous { $form ->
    [a-ecrire] a marqué
   *[ordinary] a game
}
cli-arena-worth = { $form ->
    [a-ecrire] jetons a marqué
   *[ordinary] stakes a game
}
cli-arena-interval = 95 %: { $low } to { $high }
cli-arena-foot = As { $first } sees it. { $pairs } pairs: same dice, seats changed; seed { $seed }.
cli-arena-speed = { $rate } games a second.
cli-arena-progress = { $done }/{ $games } { $share } won, { $rate } games/s, { $left } left
cli-arena-stopped = stopped after { $done } games; the same command goes on with { $file }
cli-arena-stopped-lost = stopped; with --resume FILE nothing would be lost another time

## trictrac play, in the browser

cli-web-no-server = In the browser: pip install 'trictrac[server]'. Here is the game in the terminal.
cli-web-no-pages = The pages were not built (make web). Here is the game in the terminal.
cli-web-opened = Trictrac is open in your browser: { $url }
cli-web-open-it = Open this address in a browser: { $url }
cli-web-from-afar = From another machine, first: ssh -L { $port }:{ $host }:{ $port } { $machine }
cli-web-stop = Ctrl-C stops the server; the games are kept.
cli-web-bye = Until next time; the games are kept.
cli-web-taken = port { $port } is taken already

## What is wrong with a command line

cli-refused-argument = argument { $argument_name }: { $message }
cli-refused-missing = the following arguments are required: { $what }
cli-refused-unknown = unrecognized arguments: { $what }
cli-refused-one = expected one argument
cli-refused-some = expected at least one argument
cli-refused-one-at-most = expected at most one argument
cli-refused-choice = invalid choice: '{ $value }' (choose from { $choices })
cli-refused-number = '{ $value }' is not a number that fits
cli-refused-ambiguous = ambiguous option: { $option } could match { $matches }
cli-refused-none = expected no value, and got '{ $what }'

## trictrac compile, train, bench

cli-compile-done = The rules kernel is compiled.
cli-compile-progress = Compiling the rules kernel { $done }/{ $total } ({ $seconds } s) { $name }
cli-needs = needs { $module }: { $command }
cli-train-round = round { $round }  { $progress }  { $games } games  { $rate } coups/s  loss { $loss }
cli-train-stopped = stopped; add --resume to go on from the last checkpoint
cli-train-weights = weights: { $file }
cli-train-match = after { $rounds } rounds: wins { $wins } ± { $half } against the last net
cli-bench-positions = collecting mid-game positions
cli-bench-checking = checking the work against known results
cli-bench-before = the same, compiled as the previous release did (takes a while the first time)
cli-bench-timing = timing
cli-bench-cores = on { $cores ->
    [one] { $cores } core
   *[other] all { $cores } cores
}
cli-bench-plies = timing choices at { $plies } plies
cli-bench-coups = comparing { $count } random coups, { $form ->
    [written] written
   *[ordinary] ordinary
}
cli-bench-candidates = comparing candidates, features and outcomes, { $form ->
    [written] written
   *[ordinary] ordinary
}
cli-bench-choices = comparing the choices of the shipped net

verify-key = a key is 64 hexadecimal digits in small letters
verify-house = there is no key of a house at { $address }: give its address, such as https://trictrac.example

## trictrac lessons

cli-lessons-whole = { $count } lessons, nothing is missing.
cli-lessons-one-at-least = --{ $name } takes a number from 1 on
cli-lessons-no-folder = there is no folder { $folder } to write the pools to
cli-lessons-progress = { $done } of { $count } parts mined
cli-lessons-pool = { $theme }: { $count } positions, { $bytes } bytes

# The commands: what they print and what --help says.

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

## trictrac --help

help-description = Trictrac, le grand trictrac: play it, judge it, draw it.
help-epilog = “trictrac COMMAND --help” explains a command with examples.
help-usage = usage:
help-commands = commands
help-options = options
help-command = COMMAND
help-help = show this help and exit
help-version = show the version and exit
help-of-play = play a game
help-of-show = draw a position, explain a throw, list the plays
help-of-judge = judge positions given as JSON lines
help-of-mark = keep the marks of two players, given as JSON lines
help-of-score = keep the score of a game on a wooden board
help-of-settle = settle an evening: who owes what to whom, and why
help-of-replay = step through a record, check it, make a picture book of it
help-of-hint = what to play with a throw, and why
help-of-arena = let two players play many games and measure who is stronger
help-of-train = train a net by self-play (needs the extra [train])
help-of-serve = serve tables to friends
help-of-verify = re-derive every die of a game played on a server
help-of-bench = measure the rules kernel on one core
help-of-compile = compile the rules kernel (done once; other commands compile what they need)

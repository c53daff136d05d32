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

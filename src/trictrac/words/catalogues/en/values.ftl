# What positions, plays, throws, rules and proofs of dice refuse.

position-dice-missing = no dice lie on the table to decide on or to play
position-dice-before-opening = before the opening no dice lie on the table
position-winner-too-soon = a game that goes on has no winner
position-owed-too-soon = nothing is owed before the throw is marked
position-owed = points owed are even and from 0 to 126
position-no-dice = no dice were given and none lie on the table: name a throw
position-unjudged = { $fault }: { $given }
position-bad-marks = invalid position: { $given }; { $part } is not a mark; write points.trous.coups, such as 4b.2.7
camp-cases = a camp has { $cases } cases, not { $given }
camp-no-case = there is no case { $case }: cases go from 1 to 24
camp-bad-dames = { $given } is not a list of dames such as 1x13-8-10
camp-fifteen-dames = a side has fifteen dames
play-unreadable = invalid play: { $given }; write each dame as from-to, such as 1-7 1-5, 1-7-11 or 19-s
play-two-moves = invalid play: { $given }; a throw has two numbers, so at most two moves
play-bad-case = invalid play: { $given }; cases go from 1 to 24, and s or 25 is out
throw-bad-die = a die shows a number from 1 to 6, not { $given }
throw-unreadable = invalid throw: { $given }; write two numbers from 1 to 6 such as 6-4, or a name such as sonnez
diagram-bad-group = invalid diagram: { $given }; { $group } should be a case, W or B, and a number of dames, such as 7W2
diagram-fifteen-dames = invalid diagram: { $given }; { $side } has more than fifteen dames
diagram-lacks-dames = invalid diagram: { $given }; { $side } lacks dames and the opponent stands on its talon
game-over-without-winner = an ordinary game that is over has a winner: { $position }
rules-choice = the option { $name } is one of { $known }, not { $given }
rules-flag = the option { $name } is true or false, not { $given }
rules-no-preset = there is no rule set { $given }; the rule sets are { $known }
rules-no-option = there is no option { $given }; the options are { $known }
rules-bad-option = an option is written name=value, not { $word }
rules-twice = the option { $option } is given twice
proof-hexadecimal = secrets, seeds and seals are 64 hexadecimal digits in small letters
proof-table-name = a table is named by at most 32 letters and digits
proof-secret = the server's secret is not the one it committed itself to
proof-sealed = every seed has its seal
proof-seed = the seed of player { $player } is not the one they sealed
proof-die = die { $number } of the session: { $shown } was thrown, and it had to be { $right }
proof-order = the order of the draw is not the one of the dice: { $names }
proof-before = { $before } dice before the first are not whole draws of the order
proof-renewals = fresh seeds in the middle of a session do not follow one another
proof-seeds = every player has a seed
proof-unknown-dice = this record does not say how its dice were made: it has no field dice: { $scheme }
proof-seeds-and-seals = a proof names seeds and seals
proof-no-session = there is no session to verify
proof-not-a-proof = this is not a proof of { $scheme }
position-contradicts = { $why }: { $given }
position-unreadable = invalid position: { $given }; { $why ->
    [none] { "" }
   *[other] { $why };{ " " }
}write white_black_turn, such as 1x13-6-7_1x15_w, or a diagram such as 7W2-8W3-13B4, or start
rules-trous = a game is won with 1 to 100 trous, not { $given }
rules-jetons_aside = a defeat lays 0, 1 or 2 jetons aside, not { $given }
rules-fiche = a fiche is worth 1 to 1000 jetons, not { $given }
rules-marque_limit = a marqué is limited to 6 to 100 trous, or 0 for no limit, not { $given }
rules-queue_fiches = a fixed queue is 2, 3 or 4 fiches, or 0 for none, not { $given }
proof-signature = the signature of the house does not fit: something was changed after it signed, or it did not sign this
proof-unsigned = no house has signed this: its dice may be right, but names, stake, rules, marking and dates are nobody's word
proof-other-key = it is signed by another key than that of the house: { $key }
proof-signed = Names, stake, rules, marking and dates are as they were signed by the key { $key }.
proof-not-signed = Nobody signed the names, the stake, the rules, the marking and the dates.
proof-verified = Table { $table } ({ $names }): all { $dice } dice are as they were promised{ $finished ->
    [yes] .
   *[no] ; the session is unfinished.
}

## JSON lines

line-not-json = not JSON: { $why }
line-nested = not a question: the JSON is nested too deeply
line-not-an-object = a line is one JSON object, not { $given }
judge-dice = dice should be two numbers such as [6, 5], not { $given }
judge-coup = coup counts the mover's throws in the releve from 1, it is not { $given }
judge-camp = { $side } should be dames by case such as { $example }, not { $given }
judge-no-case = { $side }: there is no case { $given }; cases go from 1 to { $cases }, out is not written
judge-count = { $side }: case { $case } should hold a number of dames, not { $given }
judge-fifteen = { $side }: more than fifteen dames, or a case named twice: case { $case }
judge-rules = rules should be a name such as "loi-2013" or an object of options, not { $given }

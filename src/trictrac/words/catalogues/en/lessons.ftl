# The lessons: what is asked, what is answered, and the texts of every lesson (see lessons/files).

## Questions

lesson-ask-count = { $thrower ->
    [black] Your opponent throws
   *[white] You throw
} { $throw }. How many points for you, and how many for the opponent?
lesson-ask-ways = You throw { $throw }. Find every way of beating or filling.
lesson-ask-throws = { $effect ->
    [fills] Which throws fill a jan?
    [keeps] Which throws keep the full jan?
    [beats] Which throws beat a dame?
   *[beats_corner] Which throws beat the opponent’s corner?
}
lesson-ask-chances = { $effect ->
    [fills] How many of the 36 throws fill a jan?
    [keeps] How many of the 36 throws keep the full jan?
    [beats] How many of the 36 throws beat a dame?
   *[beats_corner] How many of the 36 throws beat the opponent’s corner?
}
lesson-ask-play = You throw { $throw }. { $demand ->
    [tout_d_une] Play both numbers with one dame.
    [tout_a_bas] Play with two dames.
    [coin] Take your corner.
    [out] Take a dame out.
    [touched] You touched the dame on { $case }: play it.
   *[any] Play.
}
lesson-ask-legal = You throw { $throw }. May you play { $play }? If not, why?
lesson-ask-mark = You have { $mine }; the opponent has { $theirs }. You mark { $points } points. Where do the marks stand?
lesson-ask-ecole = White threw { $throw } and marked { $marked }. How many points too few (−) or too many (+)? 0 if all is right.
lesson-ask-not-done = White threw { $throw }, marked { $marked } and played { $play }. Of how many points is the école? 0 if all is right.
lesson-ask-claim = White threw { $throw } and marked { $marked }. You claim an école of { $claimed }, and White contests it. What happens?
lesson-ask-best = You throw { $throw }. What do you play?
lesson-ask-stay = You throw { $throw } and make a hole (trou). Do you stay or leave?
lesson-ask-order = You throw { $throw } and stay if you may choose. In which order is the coup done?
lesson-ask-name = { $topic ->
    [talon] Which case is your talon?
    [coin] Which case is your corner?
    [other_coin] Which case is the opponent’s corner, counted by you?
    [other_talon] Which case is the opponent’s talon, counted by you?
    [jan] To which jan does case { $case } belong?
    [faces] Which number does the opponent give to your case { $case }?
   *[lands] Where does { $number } lead a dame from case { $case }?
}
lesson-ask-settle = { $scope ->
    [marque] What is the marqué worth, in jetons?
   *[other] What has Anne won or lost in the end, in jetons?
} { $results }.
lesson-result = { $one }–{ $other } { $mine }–{ $theirs }{ $series ->
    [yes] { " " }(in one run)
   *[no] { "" }
}

## Choices

lesson-choice-legal = Yes, it is allowed.
lesson-choice-backwards = No: dames never go back.
lesson-choice-no_dame = No: there is no dame to play.
lesson-choice-wrong_number = No: these are not the numbers thrown.
lesson-choice-occupied = No: an opposing dame stands there.
lesson-choice-no_rest = No: the dame finds no free rest.
lesson-choice-other_coin = No: the opponent’s corner is never occupied.
lesson-choice-lone_coin = No: the corner never holds one dame alone.
lesson-choice-puissance_other_holds = No: the opponent holds their corner.
lesson-choice-puissance_effet = No: both dames can come by effet.
lesson-choice-puissance_both = No: both dames must come par puissance, to an empty corner.
lesson-choice-forbidden_grand = No: the opponent can still fill their grand jan.
lesson-choice-forbidden_petit = No: the opponent can still fill their petit jan.
lesson-choice-not_all_in = No: not all dames are in the jan de retour.
lesson-choice-not_farthest = No: only the farthest dame goes out with a larger number.
lesson-choice-too_many_numbers = No: there are only two numbers.
lesson-choice-both_numbers = No: both numbers can be played.
lesson-choice-larger_number = No: the larger number must be played.
lesson-choice-one_number = No: a number can be played.
lesson-choice-fewer_excedants = No: it can be done without so large a number.
lesson-choice-must_fill = No: the jan can be filled, and must be.
lesson-choice-must_keep = No: the jan can be kept, and must be.
lesson-choice-must_finish = No: the last dame can go out, and must.
lesson-choice-must_pile = No: the pile of misery can be made, and must be.
lesson-choice-stay = I stay.
lesson-choice-leave = I leave.
lesson-choice-jan-petit = My petit jan
lesson-choice-jan-grand = My grand jan
lesson-choice-jan-other_grand = The opponent’s grand jan
lesson-choice-jan-retour = The opponent’s petit jan, my jan de retour
lesson-choice-claim-right = The claim is right: you mark it.
lesson-choice-claim-false = Fausse école: White marks these points.
lesson-choice-claim-whole = The école is larger: you mark the whole.
lesson-choice-claim-beyond = Only the part beyond the école goes to White.
lesson-act-throw = You throw.
lesson-act-gain = You mark what your throw gains.
lesson-act-decide = You stay or leave.
lesson-act-play = You play the numbers.
lesson-act-give = The opponent marks what the coup gives.

## Reasons

lesson-why-throws = { $throws ->
    [none] No throw does it.
   *[other] { $throws }: { $chances } of 36.
} { $effect ->
    [beats] A dame is beaten by a number or the sum (art. X).
    [beats_corner] Both numbers must reach the corner (art. XI).
   *[other] What counts is the full jan after the play (art. XIII).
}
lesson-why-play = { $count ->
    [one] { $play } is the only play that does it (art. { $article }).
   *[other] { $play }, for example; { $count } plays do it (art. { $article }).
}
lesson-why-legal = { $play } is allowed: every duty is fulfilled (art. VI to XIV).
lesson-why-ecole = The throw is worth { $due } to White, who marked { $marked }: { $kind ->
    [none] all is right.
    [less] an école of { $points }, too little marked (art. XVII).
   *[more] an école of { $points }, too much marked (art. XVII).
}
lesson-why-not-done = { $points ->
    [0] { $play } makes what was marked: all is right.
   *[other] { $play } does not make the jan, and another play would: an école of { $points }, and the marks are taken back (art. XVII).
}
lesson-why-claim-right = The claim is for exactly what the école is worth (art. XVII).
lesson-why-claim-false = There is no école: the points claimed go to the player who marked rightly (art. XVII).
lesson-why-claim-whole = A claim for less is completed to the whole école (art. XVII).
lesson-why-claim-beyond = You mark the école; what was claimed beyond it goes to the opponent (art. XVII).
lesson-why-order = Throw, mark, stay or leave, play; then the opponent marks (art. XVIII).
lesson-why-best = { $count ->
    [one] The master plays { $play }; everything else loses two percent or more.
   *[other] The master plays { $play }; { $count } plays are as good, everything else loses two percent or more.
}
lesson-why-stay = The master stays; leaving loses two percent or more (art. XVI).
lesson-why-leave = The master leaves; staying loses two percent or more (art. XVI).
lesson-why-own-best = { $play } was weighed as the best play at your table.
lesson-why-own-stay = At your table staying was weighed as better (art. XVI).
lesson-why-own-leave = At your table leaving was weighed as better (art. XVI).
lesson-why-jan = Case { $case } belongs to { $jan ->
    [petit] your petit jan, cases 1 to 6
    [grand] your grand jan, cases 7 to 12
    [other_grand] the opponent’s grand jan, your cases 13 to 18
   *[retour] the opponent’s petit jan, your cases 19 to 24
} (art. III).
lesson-why-name = { $topic ->
    [talon] Your talon is case { $found } (art. IV).
    [coin] Your corner is case { $found } (art. IX).
    [other_coin] The opponent’s corner is your case { $found } (art. IX).
    [other_talon] The opponent’s talon is your case { $found } (art. IV).
    [faces] 25 − { $case } = { $found }: the two numbers of a case always add up to 25 (art. III).
   *[lands] { $case } + { $number } = { $found } (art. VI).
}
lesson-why-mark = How jetons and fichets move: art. XV.
lesson-why-settle = How a written game is settled: art. XIX.

## A lesson in the terminal

lesson-learn-choose = Choose one: trictrac learn { $number }
lesson-learn-standing = { $days ->
    [0] { "" }
    [one] One day. { "" }
   *[other] { $days } days in a row. { "" }
}{ $cards ->
    [0] Nothing to review.
    [one] One exercise to review: trictrac learn review
   *[other] { $cards } exercises to review: trictrac learn review
}
lesson-learn-imported = { $file } is taken in; nothing that was here is lost.
lesson-learn-exported = Your progress is in { $file }.
lesson-learn-review = { $count ->
    [0] Nothing to review now.
    [one] One exercise to review; a hyphen dismisses it.
   *[other] { $count } exercises to review; a hyphen dismisses one.
}
lesson-learn-place = A dozen questions find your lesson. An empty line means: I don’t know.
lesson-learn-placed = Begin with lesson { $number }: { $title }.
lesson-learn-right = Right.
lesson-learn-wrong = Not so.
lesson-learn-key = The answer: { $key }
lesson-learn-score = { $right } of the last { $of } are right.
lesson-learn-rating = Rating: { $before } → { $after }.
lesson-learn-mastered = { $title }: mastered.
lesson-learn-gate = Play it: trictrac learn { $gate }
lesson-learn-how-numbers = Answer with numbers, such as 8 0; q leaves.
lesson-learn-how-choice = Answer with the number of your choice; q leaves.
lesson-learn-how-throws = Answer with throws, such as 6-4 5-5; q leaves.
lesson-learn-how-ways = Answer with ways as case:number, such as 14:6 14:11; an empty line for none; q leaves.
lesson-learn-how-play = Answer with a play, such as 1-7 1-5 or 1-7-11, s for out; q leaves.
lesson-learn-how-marks = Answer with points.trous of you and of the opponent, b for bredouille, such as 2b.1 0.0; q leaves.
lesson-learn-how-order = Answer with the numbers in their order, such as 2 1 3; q leaves.

## Games between the lessons

lesson-gate-three-trous = Time to play: a game to three holes (trous) with assisted marking. Find four of five of your points.
lesson-gate-novice = Time to play: beat the novice.
lesson-gate-strict = Time to play: a strict game with two écoles at most.
lesson-gate-told-three-trous = You found { $found } of { $due } points by yourself: { $passed ->
    [yes] that passes.
   *[other] four of five are needed.
}
lesson-gate-told-novice = { $passed ->
    [yes] You won: that passes.
   *[other] A game must be won.
}
lesson-gate-told-strict = { $count ->
    [0] You gave no école
    [one] You gave one école
   *[other] You gave { $count } écoles
}: { $passed ->
    [yes] that passes.
   *[other] two at most are allowed, in a game played to its end.
}

## Learning in the browser

learn-title = Learn
learn-path = The lessons
learn-step = Lesson { $number } · { $step } of { $count }
learn-drill = Lesson { $number } · exercises
learn-check = Check
learn-next = Go on
learn-again = Try again
learn-leave = All lessons
learn-right = Right.
learn-wrong = Not so.
learn-late = Right, but slow: within { $seconds } seconds it counts.
learn-comes-back = It will come back.
learn-your-answer = Your answer
learn-key = The answer: { $key }
learn-key-none = None.
learn-so-far = { $right } of the last { $of } right; { $wanted } make a mastered lesson.
learn-mastered = mastered
learn-mastered-now = Mastered: { $title }.
learn-next-lesson = Next: { $title }
learn-practise = Go on practising
learn-gate-play = Play now
learn-gate-passed = passed
learn-gate-elsewhere = It needs a server, or the terminal: { $command }
learn-own-cards = { $count ->
    [one] One école of this game comes back for review.
   *[other] { $count } écoles of this game come back for review.
}
learn-days = { $days ->
    [one] One day
   *[other] { $days } days in a row
}
learn-review = Review
learn-review-count = { $count ->
    [0] Nothing to review
    [one] One exercise to review
   *[other] { $count } exercises to review
}
learn-review-done = Reviewed. { $count ->
    [0] Nothing is left for now.
    [one] One is left.
   *[other] { $count } are left.
}
learn-dismiss = Not again
learn-daily = Ten throws today
learn-daily-place = Throw { $number } of { $count }
learn-daily-shared = Trictrac { $day }: { $dots } { $right }/{ $count }
learn-count = Count this throw
learn-fresh = Throws nobody has seen
learn-fresh-text = Made up here and now: a new position every time.
learn-one = An exercise for you
learn-one-gone = This exercise is no longer there.
learn-link = Copy a link
learn-link-copied = The link to this exercise is copied.
learn-puzzles = Puzzles
learn-rating = Rating { $rating }
learn-level = level of the { $level }
learn-left = { $seconds } s left
learn-in-a-row = { $count } in a row
learn-subject = Subject
learn-subject-any = All
learn-subject-beating = Dames beaten
learn-subject-filling = Filling and keeping
learn-subject-corner = The corner
learn-subject-opening = First coups
learn-subject-exposure = Exposure
learn-subject-tenue = Staying or leaving
learn-subject-retour = Passing and running
learn-subject-exit = The exit
learn-copy = Copy the result
learn-copied = Copied.
learn-place = Find my lesson
learn-place-text = A dozen questions, three minutes.
learn-place-number = Question { $number }
learn-unknown = I don’t know
learn-placed = Begin with lesson { $number }: { $title }.
learn-begin = Begin
learn-tour = A first coup with a guide
learn-keep = Your progress
learn-keep-text = It stays in this browser. A file takes it elsewhere.
learn-keep-account = It is kept with your account, on every device where you sign in. A file takes it elsewhere.
learn-export = Save as a file
learn-import = Open a file
learn-imported = The file is taken in; nothing that was here is lost.
learn-number = Number
learn-number-or-touch = Number, or touch the case
learn-mine = For you
learn-theirs = For the opponent
learn-difference = Difference
learn-jetons = Jetons
learn-case-touch = Case: type it or touch it
learn-by = by
learn-none-yet = None yet
learn-remove = Remove { $what }
learn-way = { $case } by { $number }
learn-throws = Throws
learn-points = Points
learn-bredouille = Bredouille
learn-trous = Holes (trous)
learn-you = You
learn-opponent = Opponent
learn-in-order = In this order
learn-start-over = Start over
learn-on-the-board = Play it on the board.
learn-missed = Missed: { $what }
learn-extra = Too many: { $what }
learn-on-board = On the board:
learn-looked = Chances to win the game, looking one throw ahead.

## Refusals

progress-not-json = this file is not JSON, so it is no progress of yours; nothing was changed
progress-no-progress = this file is no progress of trictrac; nothing was changed
progress-version = this progress has the version { $given }, and only { $known } is known here; nothing was changed
progress-too-large = this file is larger than { $most } bytes, so it is no progress of yours; nothing was changed
progress-bad = this progress cannot be read: { $why }; nothing was changed
progress-bad-moment = this progress has { $given } where a moment should be; nothing was changed
progress-bad-card = this card cannot be asked: { $card }
progress-no-file = there is no file { $file }
lesson-no-theme = there is no theme { $given }; the themes are { $known }
lesson-no-pool = the theme { $theme } has no positions yet; mine some with trictrac lessons mine
lesson-unknown = there is no lesson { $given }; there are { $count } of them, by number or by name

## The lessons

# 1
lesson-board-title = The board
lesson-board-idea = Two tables a side: dames march from your talon past your corner to the opponent’s talon.
lesson-board-talon = All fifteen dames begin stacked on the talon. You count from your own talon: it is your first case.
lesson-board-corner = Your side has two tables of six cases. The last case of the second table is the corner.
lesson-board-jan = Your first six cases are your petit jan, the next six your grand jan.
lesson-board-beyond = Past both corners your dames cross the opponent’s grand jan and reach their petit jan: your jan de retour.
lesson-board-score = A first score: a number that leads one of your dames to a lone opposing dame beats it. Nothing moves; you mark two points.

# 2
lesson-facing-title = Counting the cases
lesson-facing-idea = Each player counts from their own talon, and the two numbers of a case make 25.
lesson-facing-talons = The opponent counts the same cases from the other end. The two numbers of a case always add up to 25.
lesson-facing-corners = Your corner lies right opposite the opponent’s: one step further.
lesson-facing-march = A number moves a dame forward by so many cases, and never back.

# 3
lesson-both-dice-title = Two dames, or one for both
lesson-both-dice-idea = Each die is a number to play: with two dames, or tout d’une with one.
lesson-both-dice-two = The dice are two numbers to play. Two dames may take one each.
lesson-both-dice-one = Or one dame takes both numbers, with a short rest in between: tout d’une.
lesson-both-dice-rest = The rest must be free of opposing dames. Of the two possible rests, one free is enough.

# 4
lesson-closed-cases-title = Open and closed cases
lesson-closed-cases-idea = Two dames make a case; any opposing dame closes the place where it stands.
lesson-closed-cases-case = Two dames together make a case, one alone a demi-case. A doublet can make a case at once.
lesson-closed-cases-closed = Where the opponent has a dame, even a single one, yours cannot stop.
lesson-closed-cases-lone = A lone dame closes its place as well as two do.

# 5
lesson-both-numbers-title = Both numbers, else the larger
lesson-both-numbers-idea = Play both numbers if you can, the larger if only one; what is left unplayed pays the opponent.
lesson-both-numbers-both = If some play uses both numbers, both must be played, whatever it costs.
lesson-both-numbers-larger = If either number can be played but not both, the larger one is played.
lesson-both-numbers-unplayed = Each number that you cannot play gives the opponent two points.

# 6
lesson-corner-title = The corner, par effet
lesson-corner-idea = Two dames take the corner together, and the last two leave it together.
lesson-corner-take = The corner is taken by two dames at once. Here both numbers lead there: par effet.
lesson-corner-alone = At the end of a coup your corner never holds a single dame.
lesson-corner-theirs = The opponent’s corner is never yours. While it is empty a dame may rest there, no more.

# 7
lesson-puissance-title = The corner, par puissance
lesson-puissance-idea = Two numbers that reach the opponent’s empty corner may take your own instead.
lesson-puissance-take = Both numbers reach the opponent’s empty corner: your two dames stop on yours instead.
lesson-puissance-held = This power is gone once the opponent holds their corner.
lesson-puissance-effet = Nor may you use it when both dames can come by effet with the same throw.

# 8
lesson-beating-title = Beating a dame
lesson-beating-idea = A lone dame within reach is beaten: nothing moves, points are marked.
lesson-beating-hit = A number that reaches a lone opposing dame beats it. No dame moves for that: you mark two points.
lesson-beating-far = In the tables of the petits jans, cases 1 to 6 and 19 to 24, a beaten dame brings four.
lesson-beating-safe = Two dames together cannot be beaten.

# 9
lesson-ways-title = One, two, three ways
lesson-ways-idea = A dame is beaten by one number, the other, and their sum: every way counts.
lesson-ways-three = Look for dames that reach it by the first number, by the second, and by both together.
lesson-ways-two = However many dames can use a number, each number counts once.
lesson-ways-doublet = A doublet has two ways at most: its number and twice its number.

# 10
lesson-price-title = The price of a way
lesson-price-idea = Two or four points a way, four or six by doublet, and everything adds up.
lesson-price-grand = In the tables of the grands jans every way brings two points, four by doublet.
lesson-price-petit = In the tables of the petits jans every way brings four points, six by doublet.
lesson-price-lepeintre = A famous throw of Lepeintre: dames in both tables, and the empty corner. Count it all.

# 11
lesson-faux-title = Beating à faux
lesson-faux-idea = Reached by the sum alone, with both rests closed: the opponent marks.
lesson-faux-faux = Only the sum reaches the dame, and full cases close both rests: the points go to the opponent.
lesson-faux-both = One throw may beat one dame truly and others à faux. Count for both sides.
lesson-faux-doublet = By doublet the prices rise, for the opponent too.

# 12
lesson-trou-title = The hole (trou) and the rest (reste)
lesson-trou-idea = Twelve points make a hole (trou); what is over stays, and the opponent starts again from nothing.
lesson-trou-simple = Twelve points make a hole (trou). Points beyond are the reste, and the opponent’s points are wiped.
lesson-trou-exact = With exactly twelve nothing is left: the fichet advances, the jeton goes back.

# 13
lesson-bredouille-title = Bredouille
lesson-bredouille-idea = Twelve points in one run make a double hole (trou); the opponent’s points break the run.
lesson-bredouille-double = Twelve points that nobody interrupted are a trou in bredouille: it counts two.
lesson-bredouille-second = Whoever marks second takes two jetons and may still win double. The first no longer can.
lesson-bredouille-lost = When the first marks again, neither can win double until a trou is made.

# 14
lesson-order-title = The order of a coup
lesson-order-idea = Throw, mark, decide, play; the opponent marks last what you gave.
lesson-order-plain = Points are judged on the board before the play: you throw, mark, and only then play.
lesson-order-whole = After a hole (trou) you stay or leave before you play. The opponent marks your gifts last.

# 15
lesson-fill-case-title = Filling: the last whole case
lesson-fill-case-idea = Six cases of two dames fill a jan; a whole missing case needs two exact numbers.
lesson-fill-case-petit = Two dames on each of six cases fill a jan. Here case 6 is missing: which throws bring two spare dames?
lesson-fill-case-grand = Measure how far each spare dame stands from the empty case.
lesson-fill-case-price = A jan filled by a whole case is one way: four points, six by doublet.

# 16
lesson-fill-halves-title = Two demi-cases
lesson-fill-halves-idea = With two demi-cases to cover, each number must cover one of them.
lesson-fill-halves-petit = Two demi-cases wait for one dame each. List the throws that cover both.
lesson-fill-halves-price = Both covered at once is still one way.

# 17
lesson-fill-half-title = One demi-case, and its ways
lesson-fill-half-idea = One missing dame may come by one number, the other, or the sum: up to three ways.
lesson-fill-half-ways = One dame is missing. It can come by the first number, by the second, or by their sum.
lesson-fill-half-price = Every way of filling counts four points, six by doublet.
lesson-fill-half-lepeintre = Lepeintre’s great throw: it fills in every way and beats dames all over the board.

# 18
lesson-inside-title = Putting one inside
lesson-inside-idea = Half a case is filled by far more throws than a whole one: put one dame inside first.
lesson-inside-before = A whole case is missing. How many of the thirty-six throws fill?
lesson-inside-after = One dame has been put inside. Count again.

# 19
lesson-keep-title = Keeping and breaking
lesson-keep-idea = A full jan that some play keeps is marked once, and must be kept.
lesson-keep-keep = If some play leaves your full jan full, you keep it: four points, six by doublet, never by ways.
lesson-keep-break = If every play breaks it, there is nothing to mark.
lesson-keep-passing = One number fills, the other must break: filled in passing, worth nothing.
lesson-keep-duty = Whoever can keep must keep. Which spare dame plays is free.

# 20
lesson-helpless-title = Kept by helplessness
lesson-helpless-idea = A number that cannot be played cannot break your jan: you keep it, and the opponent is paid.
lesson-helpless-both = No six can be played: your jan stays full and you mark it. The opponent marks two per number.
lesson-helpless-fill = The same holds for filling: one number fills, the other cannot break it.
lesson-helpless-one = One number is playable without breaking, the other is not playable at all.

# 21
lesson-duty-first-title = Duty before wish
lesson-duty-first-idea = Playing both numbers comes first, even when it breaks your jan.
lesson-duty-first-tempting = One number alone would keep the jan. But some play uses both numbers.
lesson-duty-first-forced = So the only play breaks it. Make that play.
lesson-duty-first-price = Nothing is marked for a jan that must break. Only the beaten dame counts.

# 22
lesson-forbidden-title = Forbidden jans
lesson-forbidden-idea = While the opponent can still fill a jan, no dame of yours may stop in it.
lesson-forbidden-grand = The opponent can still fill their grand jan: you may not stop there.
lesson-forbidden-petit = Even where a jan is open, a case with a dame on it stays closed.
lesson-forbidden-rest = A dame may rest in a forbidden grand jan on its way, tout d’une, to an open petit jan.

# 23
lesson-opening-title = Jans of the first coups
lesson-opening-idea = Rare patterns of the first coups bring four points, or give them.
lesson-opening-six = Jan de six tables: at the third coup six dames could stand alone on cases 2 to 7.
lesson-opening-two = Jan de deux tables: your only two dames down reach both empty corners.
lesson-opening-contre = If the opponent holds their corner, it turns against you: contre-jan.
lesson-opening-mezeas = Jan de mézéas: only two dames down, both on the corner, and an ace is thrown.

# 24
lesson-corner-beaten-title = The corner beaten
lesson-corner-beaten-idea = Holding your corner, you beat the opponent’s empty one with both numbers.
lesson-corner-beaten-beaten = You hold your corner and both numbers reach the opponent’s empty one: four points, six by doublet.
lesson-corner-beaten-spare = The two dames that hold your corner may not be used for it.
lesson-corner-beaten-aces = Dames beyond these two may.

# 25
lesson-stay-title = Stay or leave
lesson-stay-idea = Leaving wipes all points and begins anew; staying keeps them and the risk.
lesson-stay-stay = After a hole (trou) of your own throw you choose. With a strong game and points left over, stay.
lesson-stay-leave = With a game no better than the opponent’s, leave: everything begins anew, and you throw first.

# 26
lesson-retour-title = Passing to the jan de retour
lesson-retour-idea = Spare dames pass into the opponent’s petit jan and may fill it: the jan de retour.
lesson-retour-pass = A dame passes where it finds a free rest and a free case in an open jan.
lesson-retour-fill = It fills like the other jans, from behind. Case 22 is missing.
lesson-retour-keep = It is kept like the others too, and helplessness helps.

# 27
lesson-exit-title = The exit
lesson-exit-idea = With all dames in the jan de retour they go out; the last one out scores.
lesson-exit-out = All your dames stand on 19 to 24: an exact number takes one out. Take one out.
lesson-exit-farthest = A number larger than needed takes out only the farthest dame.
lesson-exit-last = Who takes the last dame out first marks four points, six by doublet, and throws first again.

# 28
lesson-schools-title = Écoles: too little, too much
lesson-schools-idea = Points forgotten or marked in excess go to the opponent who notices.
lesson-schools-less = Points that you forget before touching a dame are an école: the opponent marks them.
lesson-schools-more = Points marked in excess are taken back, and the opponent marks as many.
lesson-schools-none = Whoever sends to school must be sure. Count first.
lesson-schools-undone = White could keep the full jan and marked it, then broke it by the play: an école of the jan’s points.

# 29
lesson-false-schools-title = False claims and touched dames
lesson-false-schools-idea = A wrong claim pays the opponent; a touched dame must be played.
lesson-false-schools-right = The throw is worth 20; 16 were marked, and an école of 4 is claimed.
lesson-false-schools-false = All is marked rightly. A claim without an école is a fausse école: its points go to the opponent.
lesson-false-schools-touched = Dame touched, dame played: some legal play must move it, unless you said «j’adoube».

# 30
lesson-marque-title = À écrire: the marqué
lesson-marque-idea = A marqué is worth holes (trous) and consolation, multiplied in bredouille, less the loser’s trous.
lesson-marque-simple = The winner’s trous and two of consolation, less the loser’s trous.
lesson-marque-petite = Trous in one run, fewer than twelve: petite bredouille, everything of the winner doubles.
lesson-marque-grande = Twelve or more in one run: grande bredouille, fourfold.
lesson-marque-refait = Equal trous are a refait: it is played again, and the consolation doubles.

# 31
lesson-settling-title = Settling the game
lesson-settling-idea = Marqués, then the queue to who won most, then the bets on marqués lost.
lesson-settling-even = Two players, two marqués each: the marqués cancel out, and the queue is shared.
lesson-settling-postillon = Who loses more than half the marqués pays the postillon and more for each further one.
lesson-settling-three = Three players take turns. Whoever rests receives the consolation from the loser.

# 32
lesson-first-plays-title = First plays
lesson-first-plays-idea = Small numbers build, large ones aim at the corner; know what each coup prepares.
lesson-first-plays-one = The first dames decide what the relevé becomes. Look for the corner and for jans of the first coups.
lesson-first-plays-two = Compare what each play lets you do next, and what it exposes.

# 33
lesson-great-jan-title = Building the grand jan
lesson-great-jan-idea = Make the devil’s case early and the schoolboy’s last; a revirade may undo one case for a better.
lesson-great-jan-one = After the corner, case 8, the devil’s, is the hardest to make: few numbers reach it.
lesson-great-jan-two = Beginners hurry to case 11, the schoolboy’s. It can wait; the corner cannot.

# 34
lesson-uncover-title = When to uncover
lesson-uncover-idea = A lone dame is a risk you count: how many throws beat it, and what do you gain?
lesson-uncover-one = Compare plays by the dames they leave alone. Some may be beaten only à faux.
lesson-uncover-two = Sometimes the covered play loses more than the risk.

# 35
lesson-run-title = When to run
lesson-run-idea = Keep your last cases while the opponent must break; run while passages are open.
lesson-run-one = A side that cannot pass is enfiladed. Look where the passages are.
lesson-run-two = Ahead in the race, hurry. Behind, hold your corner and your last cases.

# 36
lesson-chances-title = Counting chances
lesson-chances-idea = A simple throw comes in two ways of thirty-six, a doublet in one.
lesson-chances-beat = Count the throws that beat a dame: two for each simple throw, one for each doublet.
lesson-chances-fill = Sometimes it is quicker to count the throws that fail.

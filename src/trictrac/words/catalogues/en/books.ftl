# Games and plays out of the books, played again (see lessons/releves and lessons/debates). The comments are ours.

book-coup = Coup { $coup } of { $count }
book-stay = stay
book-leave = leave
book-they-play = Your opponent plays { $play }.
book-refused = The book plays { $play }, which the law refuses.
book-who-you = You
book-who-book = The book
book-who-master = The master
book-chance = { $chance } %{ $error ->
    [none] { "" }
   *[other] { " " }± { $error }
}
book-line = { $who }: { $choice }, { $chance }{ $loss ->
    [none] { "" }
   *[other] , { $loss } % less
}
book-looked = Chances to win the game; the master looks two throws ahead.
book-played-out = Chances to win and their standard errors, from { $trials } games played out with the same dice.
book-gap = { $settled ->
    [yes] The master’s play wins { $gap } % more (± { $error }): settled.
   *[no] The difference, { $gap } % (± { $error }), is too small to settle: both plays count as right.
}
book-done = { $title }: played through. { $right } of { $of } answers were right.
book-so-far = { $right } of { $of } right so far
book-again = Play it again
book-games = Games out of the books
book-debates = The books disputed
book-debates-text = Plays that a treatise advises and the master disputes, with the chances of both.
book-read = played through
book-figures = What each choice is worth
book-choice = Play
book-chances = Chance
book-loses = Loss

## Lepeintre 1818, the three relevés of his first part. You sit where his pupil sits.

releve-lepeintre-1-title = Lepeintre I: the petit jan
releve-lepeintre-1-idea = Twenty-three coups: six tables, then the petit jan filled and kept.
releve-lepeintre-1-1 = With small numbers, two dames go down side by side: the way to six tables.
releve-lepeintre-1-2 = Nothing stands within reach, so nothing is scored.
releve-lepeintre-1-3 = Cases 2 to 5 are held. Only 6 and 7 are missing, and you have one throw left for them.
releve-lepeintre-1-4 = Both dames meet: a whole case in their grand jan, which nothing can beat.
releve-lepeintre-1-5 = Six tables: six dames on six cases with the first three throws, 4 points.
releve-lepeintre-1-6 = Two dames stand alone. Only two sixes could beat one of them.
releve-lepeintre-1-7 = Cover, one by one: each demi-case made whole brings the petit jan nearer.
releve-lepeintre-1-8 = The two lone dames join on case 9. You have nothing to aim at.
releve-lepeintre-1-9 = Cases 2 to 5 are whole. One dame on 6 is all that the petit jan lacks.
releve-lepeintre-1-10 = A waiting coup: nothing is exposed to you.
releve-lepeintre-1-11 = You wait for the filling throw. After the master’s play 12 throws of 36 make a trou, after the book’s 4: two spare dames serve better than one carried far.
releve-lepeintre-1-12 = Your opponent still builds behind. Nothing to count.
releve-lepeintre-1-13 = The book overlooks it: two aces take a dame from 4 to 6 and fill the jan. Who can fill must, so the book plays a fausse case. Its game goes on without these points.
releve-lepeintre-1-14 = Nothing again: you lack one dame, and your opponent only waits.
releve-lepeintre-1-15 = Filled in three ways, 4 points each. With the 4 you had, in bredouille: a double trou, and 4 points left over. With a full jan one stays.
releve-lepeintre-1-16 = They close case 4: another place where you cannot rest.
releve-lepeintre-1-17 = Kept: 4 points for a jan that stands. The book sends a dame out to 11, where 24 throws beat one; after the master’s play 13 do.
releve-lepeintre-1-18 = The book says nothing, but your dame on 11 can be beaten: 2 points, forgotten. You could claim the école.
releve-lepeintre-1-19 = Kept by a doublet, 6 points, a double trou again. The book stays; the master would leave here, before the jan has to break.
releve-lepeintre-1-20 = The book’s words and its figure do not agree on this play; this is the one that fits the next coups.
releve-lepeintre-1-21 = One play is left: a dame crosses to case 19, and the jan holds. It cannot hold much longer.
releve-lepeintre-1-22 = Two sixes beat your dame on 11: 4 points that the book does not see either.
releve-lepeintre-1-23 = Kept a last time, another double trou. Now leave: the next throw would break the jan, and the book knows it.

releve-lepeintre-2-title = Lepeintre II: the corner, and dames beaten
releve-lepeintre-2-idea = Thirteen coups: deux tables, the corner taken, then every lone dame costs your opponent.
releve-lepeintre-2-1 = The relevé begins, with six trous gained. Six-five leaves no choice: 1 to 7 and 1 to 6.
releve-lepeintre-2-2 = Small numbers: your opponent is far from their corner.
releve-lepeintre-2-3 = From 8 and 10, one throw may reach both empty corners at once: deux tables is prepared.
releve-lepeintre-2-4 = Still nobody near the corners.
releve-lepeintre-2-5 = Deux tables: with two dames down, 4 leads from 8 to your corner and 3 from 10 to your opponent’s. 4 points, and nothing moves there.
releve-lepeintre-2-6 = Two aces, a heavy game: the corner is yours to take.
releve-lepeintre-2-7 = The corner, at once and by effet: 8 and 10 both come to 12. A corner that is held is never beaten.
releve-lepeintre-2-8 = Two lone dames come into your reach. Look at what each number of the next throw leads to.
releve-lepeintre-2-9 = Both lone dames are beaten, one by the sum, one by the five: 2 points each. Nothing moves; the points are marked.
releve-lepeintre-2-10 = Your dame on 7 is beaten across their empty corner: 2 points that the book passes over in silence.
releve-lepeintre-2-11 = Two dames beaten, for 2 and for 4 points: 14 in all, a double trou. Stay: so many lone dames will pay again. The master joins two dames on 8: 9 throws beat a dame then, instead of 14.
releve-lepeintre-2-12 = One dame more stands alone. Count how many you could beat now.
releve-lepeintre-2-13 = Five dames and the empty corner: 20 points with one throw. The book does not say how it was played; stay, says the master, and make the case on 10.

releve-lepeintre-3-title = Lepeintre III: mézéas
releve-lepeintre-3-idea = Five coups: the corner with the first two throws, then an ace.
releve-lepeintre-3-1 = Two sixes: the corner cannot be taken by one number yet, so both dames stop on 7.
releve-lepeintre-3-2 = Two lone dames, before the corners are taken.
releve-lepeintre-3-3 = Sixes again: the corner par puissance. A dame is beaten too, across the empty corner: 6 points that the book does not mention.
releve-lepeintre-3-4 = Both dames step to 11, in front of the corner.
releve-lepeintre-3-5 = Mézéas: only two dames are down, they hold the corner, your opponent’s is empty, and an ace falls: 4 points. The book stops here.

## Plays of Lelasseux-Lafosse that the master disputes

debate-ll-59-title = LL 59: put a dame in, or keep it safe?
debate-ll-59-book = LL 59 lays a dame on 7 to fill the petit jan later. The master prefers 9. What do you play?
debate-ll-59-master = Both lay a dame on 6. After the master’s play the next throw promises a little more, but 15 throws beat a dame instead of 6.
debate-ll-79-title = LL 79: two aces at the end of the grand jan
debate-ll-79-book = LL 79 fills and runs on with the dame that has passed, keeping one behind. The master fills otherwise. What do you play?
debate-ll-79-master = The jan is filled either way. After the master’s play 35 throws of 36 keep it, after the treatise’s 28.
debate-ll-93-title = LL 93: break a case, or keep the screen?
debate-ll-93-book = LL 93 breaks a whole case, so that the opponent’s sixes must be played. The master does not. What do you play?
debate-ll-93-master = With the case kept, the opponent cannot play all of 11 throws of 36, and pays for it; after the treatise’s play there is nothing to pay.
debate-ll-123-six-title = LL 123: after six tables
debate-ll-123-six-book = Six tables is marked. LL 123 then makes a case of the grand jan; the master brings two fresh dames. What do you play?
debate-ll-123-six-master = The treatise’s case promises more on the next throw, the master’s dames more later on.
debate-ll-123-large-title = LL 123: large numbers first
debate-ll-123-large-book = With large numbers LL 123 plays the two dames that are out towards the grand jan. The master brings two others. What do you play?
debate-ll-123-large-master = The treatise’s dames reach further and score more often at once; they also stand where they can be beaten.

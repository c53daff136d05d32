# Every article in a few plain sentences; the letter of the law is docs/law.md.

plain-0-title = Before you begin: cases and words
plain-0-1 = Each player counts the flèches along their own way round: your talon is case 1, your corner 12, your opponent’s corner 13, your opponent’s talon 24. Your case c is your opponent’s case 25 − c.
plain-0-2 = The petit jan is 1–6, the grand jan 7–12, the jan de retour 19–24. A case with two dames or more is full; a dame without a companion is alone, and can be beaten.
plain-0-3 = A coup is one throw with its marking and its play. A relevé goes from one stacking of the dames on the talons to the next.

plain-I-title = The ordinary game
plain-I-1 = Two play. The first to twelve trous wins. A trou is worth twelve points, and points come mostly from what the throw would allow, not from what is played.

plain-II-title = The written game
plain-II-1 = A series of marqués for two, three or four people, two at the board at a time. A marqué ends when a player leaves and one of the two has at least six trous; the player with more trous wins it.
plain-II-2 = With equal trous the marqué is void and played again: a refait.

plain-III-title = The material
plain-III-1 = A board of twenty-four flèches in two tables, fifteen dames on each side, two dice, one cup per player. Three jetons mark the points; two fichets in the holes of the rim mark the trous; the pavillon, a third peg, shows the second player’s series.

plain-IV-title = The starting position
plain-IV-1 = All dames on the talons, fifteen against fifteen, face to face. They are stacked the same way at every relevé; the trous stay.

plain-V-title = Who begins
plain-V-1 = Each throws one die; the higher begins and plays the two numbers on the table. Equal dice are thrown again.
plain-V-2 = Later, after a relevé, the player who left or finished the exit throws two dice and plays first.

plain-VI-title = Throwing and playing
plain-VI-1 = Each number moves one dame: two dames, or the same one twice, tout d’une, resting once on its way.
plain-VI-2 = If you can play both numbers, you must; it is the first of the duties. If you can play only one, play the larger where you have the choice. Each number left unplayed gives your opponent 2 points.

plain-VII-title = How dames move
plain-VII-1 = Always forward. You cannot land, or rest, where your opponent has any dame at all: a single one closes the case. Your own may be stacked without limit; nothing is ever captured.

plain-VIII-title = The exit
plain-VIII-1 = When all your dames stand in the jan de retour, they go out. An exact number takes its dame out; a larger one, an excédant, takes out the farthest dame and no other; as few of them as possible are used.
plain-VIII-2 = The first player to take the last dame out gains 4 points, 6 by doublet. A relevé follows, in which both keep their points.

plain-IX-title = The corner
plain-IX-1 = Case 12 is taken by two dames at once and left in the same way: never a lone dame on the corner. Your opponent’s corner, 13, is never occupied.
plain-IX-2 = Par effet the two numbers bring two dames there. Par puissance, if both corners are empty and the throw would bring two dames to your opponent’s, they stop on yours instead, provided that par effet is not possible.

plain-X-title = Beating dames
plain-X-1 = A throw beats a lone dame of your opponent if it would carry one of your dames onto it: by one number, by the other, by the sum. Nothing moves; you mark 4 points per way in the table of the petits jans, 2 in the table of the grands jans; 6 and 4 by doublet.
plain-X-2 = If only the sum reaches it and every rest is a full case of your opponent’s, it is beaten à faux: your opponent marks.

plain-XI-title = Beating the corner
plain-XI-1 = You hold your corner, your opponent does not hold theirs, and your two numbers would bring two dames there, other than the two that hold yours: 4 points, 6 by doublet.

plain-XII-title = The opening jans
plain-XII-1 = Figures of the first coups, 4 points each (6 by doublet). Six tables: at the third coup, one dame on each of six cases, 2 to 7. Deux tables: the only two dames down would reach the two corners. Mézéas: the corner held by the only two dames down, and an ace.
plain-XII-2 = Deux tables and mézéas turn into contre-jans, for your opponent, if they hold their corner.

plain-XIII-title = Filling and keeping
plain-XIII-1 = A jan is full with two dames on each of its six cases. If you can fill it, you mark 4 points per way, 6 by doublet; if you can keep it full, you mark 4, or 6, once.
plain-XIII-2 = And if you can fill or keep, you must: play so that the jan is full at the end of the coup.

plain-XIV-title = Forbidden jans
plain-XIV-1 = No dame stops in your opponent’s petit jan or grand jan while they still have the dames to fill it. It may only rest in the grand jan on its way to the petit jan, if that one is open.

plain-XV-title = Marking
plain-XV-1 = Twelve points make a trou; two trous if they were taken in one run while the opponent marked nothing: that is the bredouille. The first to mark has one jeton, the second takes two while in bredouille.
plain-XV-2 = A trou wipes the opponent’s points; what exceeds twelve remains. Of several trous in one coup, only the first can be simple.

plain-XVI-title = Staying and leaving
plain-XVI-1 = When your own throw makes a trou, you choose. Stay: you keep what is left over and play. Leave: all points are wiped, the dames go back to the talons, and you throw first.
plain-XVI-2 = You never leave on points that your opponent gave you.

plain-XVII-title = Faults and écoles
plain-XVII-1 = Marking is each player’s own business. If you mark too little, or too much, you are sent to school: your opponent takes exactly the difference. Too little is complete when a dame is touched; too much, when the jeton is released.
plain-XVII-2 = Claim an école before you throw. A wrong claim turns against the player who made it. There are three kinds of table: automatic, assisted, strict.

plain-XVIII-title = The order of a coup
plain-XVIII-1 = Mark what your opponent’s coup gave you, claim their écoles; throw; mark what you gain; stay or leave if there is a trou; play. Then your opponent begins in the same way.
plain-XVIII-2 = The thrower’s points always count first.

plain-XIX-title = The written game: rotation and payment
plain-XIX-1 = A marqué is worth (winner’s trous + consolation) × multiple − loser’s trous. The consolation is 2 and doubles with each refait; the multiple is 2 for six trous in a row (petite bredouille), 4 for twelve (grande).
plain-XIX-2 = At the end: the jetons of the marqués, the queue for the player with the most of them, then the bets for marqués lost beyond half. The poule has rules of its own.

plain-XX-title = The end of the game
plain-XX-1 = The ordinary game ends at once with the twelfth trou, whoever’s throw brings it; the count stops at twelve. The stake may be doubled, tripled or quadrupled by convention.

plain-T-title = The tariff
plain-T-1 = Everything that is marked, and how much. The points of a throw add up: one throw may beat several dames, beat the corner and fill.
plain-T-2 = The pile of misery, fifteen dames on the player’s corner, is in the tariff; it is an option, counted by default.

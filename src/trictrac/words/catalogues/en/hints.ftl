# Hints: what to do with a throw and why. Sentences begin small and have no full stop: they may follow a colon.

hint-amount = { $unit ->
    [jetons] { $number } jetons
   *[stakes] { $number } { $size ->
        [0] of a stake
       *[other] stakes
    }
}
hint-on-average = { $amount } on average
hint-chance = { $share } to win
hint-chance-cost = { $share } of the chances to win
hint-mean-points = { $whole }.{ $digits } points
hint-jan = { $jan ->
    [7] the grand jan
    [1] the petit jan
   *[19] the jan de retour
}
hint-of-36 = { $count ->
    [36] all 36 throws
    [one] { $count } throw of 36
   *[other] { $count } throws of 36
}

## The verdict

hint-one-play = there is only one play, { $play }: { $worth }
hint-no-play = nothing can be played: { $worth }
hint-wins-now = this throw wins the game, { $mine } to { $theirs }
hint-play-close = play { $play }: { $worth }; { $second } is nearly as good
hint-play-ahead = play { $play }: { $worth }; the second choice, { $second }, costs { $cost }
hint-leave = leave: { $there }, against { $here } if you stay (best with { $play })
hint-stay = stay and play { $play }: { $here }, against { $there } if you leave
hint-think-again = { $play } is better: { $there }, against { $here }
hint-if-stay = if you stay: { $told }
hint-if-leave = if you leave: { $told }
hint-further-on = the game further on, more than the next throw, speaks for leaving
hint-bredouille-risk = staying, you would lose { $here } of the games in grande bredouille, against { $there } by leaving
hint-by-leaving = if you leave, { $changes }
hint-points-lost = you lose the { $count } points that remain
hint-points-saved = your opponent does not mark the { $count } points of this coup
hint-keep = you keep { $kept }
hint-kept-points = { $count } points{ $bredouille ->
    [yes] { " " }in bredouille
   *[no] { "" }
}
hint-kept-jan = { hint-jan } full{ $count ->
    [0] { "" }
   *[other] , which { hint-of-36 } would keep
}
hint-price = but your opponent marks { $count } points of this coup{ $breaks ->
    [yes] , which ends your bredouille
   *[no] { "" }
}

## Reasons

hint-better-than = better than { $play }: { $told }
hint-tie = the counts of the next throw hardly tell them apart: the game further on speaks for this play
hint-despite = what can be counted speaks against it: { $told }; the game further on makes up for that
hint-it = it { $does }
hint-this-play = this play { $does }
hint-but = but { $told }
hint-clause-theirs = your opponent { $does }
hint-clause-mine = you would { $does }
hint-clauses = { $first }, and { $second }

## What a choice leads to

hint-end = { $won ->
    [yes] you win the game, { $mine } to { $theirs }
   *[no] you lose the game, { $mine } to { $theirs }
}
hint-end-marque = the marqué ends, { $mine } to { $theirs }: { $won ->
    [yes] you win { $jetons } jetons
    [no] you lose { $jetons } jetons
   *[refait] a refait
}
hint-releve = trous stay, points are wiped; a new relevé, and you throw first
hint-same-dice = all your dames are out: the same dice open the relevé (je joue pour tout)
hint-out-first = all your dames are out: a new relevé, the marks stay, and you throw again
hint-allows = of your opponent’s 36 throws, { $counts }{ $means ->
    [none] { "" }
   *[other] ; on average { $means }
}
hint-allows-none = none of your opponent’s 36 throws beats you, { $jan ->
    [keeps] keeps their jan full
   *[fills] fills a jan
} or makes a trou{ $means ->
    [none] { "" }
   *[other] ; on average { $means }
}
hint-throws-theirs = { $count ->
    [36] all
   *[other] { $count }
} { $does ->
    [beats] { $count ->
        [one] beats
       *[other] beat
    } you
    [fills] { $count ->
        [one] fills
       *[other] fill
    } a jan
    [keeps] { $count ->
        [one] keeps
       *[other] keep
    } their jan full
    [trou] { $count ->
        [one] makes
       *[other] make
    } a trou
   *[blocked] cannot be played in full
}
hint-they-gain = they gain { $points }
hint-and-give = give you { $number }
hint-they-give = they give you { $points }
hint-hopes = were it your throw, { $counts }{ $points ->
    [none] { "" }
   *[other] : { $points } on average
}
hint-hopes-mean = were it your throw, you would gain { $points } on average
hint-throws-mine = { $first ->
    [yes] { hint-of-36 } would
   *[no] { $count ->
        [36] all
       *[other] { $count }
    }
} { $does ->
    [beats] beat them
    [fills] fill a jan
    [keeps] keep your jan full
    [trou] make a trou
   *[blocked] not be playable in full
}
hint-passage-closed = the passage is closed to your opponent
hint-enfilade-theirs = your opponent is under an enfilade: they can neither pass nor fill their grand jan
hint-enfilade-mine = you are under an enfilade: you can neither pass nor fill your grand jan
hint-room = room left to your spare dames (nombres pour jouer): { $numbers }

## Differences between two plays: verbs without their subject. The first of several counts says of how many.

hint-instead = instead of { $other ->
    [0] none
   *[other] { $other }
}
hint-some-throws = { $count ->
    [one] { $count } throw
   *[other] { $count } throws
}{ $of ->
    [yes] { " " }of 36
   *[no] { "" }
}
hint-all-played-theirs = can play every throw in full, instead of all but { $other }
hint-all-played-mine = be able to play every throw in full, instead of all but { $other }
hint-blocked-theirs = cannot play { hint-some-throws } in full { hint-instead }
hint-blocked-mine = be unable to play { hint-some-throws } in full { hint-instead }
hint-mean-theirs = gains { $mean } on average instead of { $other }
hint-mean-mine = gain { $mean } on average instead of { $other }
hint-verb-theirs = { $does ->
    [beats] beats you
    [fills] fills a jan
    [keeps] keeps their jan full
   *[trou] makes a trou
}
hint-verb-mine = { $does ->
    [beats] beat them
    [fills] fill a jan
    [keeps] keep your jan full
   *[trou] make a trou
}
hint-verbs = { $change ->
    [none] { $head } or { $last }
   *[other] { $head } and { $last }
}
hint-by-no-throw = { $verbs } with no throw { hint-instead }
hint-by-throws = { $verbs } with { $change ->
    [fewer] only { hint-some-throws }
   *[more] { hint-some-throws }
} { hint-instead }
hint-corner = { $does ->
    [takes] takes the corner
    [keeps] keeps the corner
    [leaves] leaves the corner
   *[lacks] does not take the corner
}
hint-case = { $case ->
    [8] makes the case du diable (8)
   *[other] makes case { $case }
}{ $by ->
    [revirade] { " " }by a revirade from { $undone }
    [double_revirade] { " " }by a double revirade from { $undone }
   *[none] { "" }
}
hint-jan-full = leaves { hint-jan } full
hint-jan-broken = breaks { hint-jan }
hint-jan-possible = keeps { hint-jan } possible
hint-jan-given-up = gives up { hint-jan }
hint-jan-nearer = leaves { $count ->
    [one] { $count } dame
   *[other] { $count } dames
} (not { $other }) to place before { hint-jan } is full
hint-alone = leaves { $count ->
    [0] no lone dame
    [one] { $count } lone dame
   *[other] { $count } lone dames
} { hint-instead }
hint-out = takes { $count ->
    [0] no dame
    [one] { $count } dame
   *[other] { $count } dames
} out { hint-instead }

## The aim of a throw, for somebody who learns

aim-stuck = nothing can be played with this throw
aim-forced = there is only one way to play this throw
aim-leave = leave: take what you have won
aim-leave-why = leave: if you stay, your opponent will gain { $points } on average with their next throw
aim-leave-worth = leave: { $there }, against { $here } if you stay
aim-keep = keep { hint-jan } full: every throw that keeps it scores
aim-fill = fill { hint-jan }: two dames on each of its six points
aim-corner = take your corner, 12, with two dames together
aim-cover = { $count ->
    [one] cover your lone dame on { $cases }
   *[other] cover your lone dames on { $cases }
}
aim-case = make a pair on { $case }: two dames together cannot be beaten
aim-talon = bring dames out of the talon: { $count ->
    [0] none will be left there
    [one] one will be left there
   *[other] { $count } will be left there
}
aim-out = { $count ->
    [one] take a dame out
   *[other] take { $count } dames out
}
aim-nearer = { $count ->
    [one] one more dame will fill { hint-jan }
   *[other] { $count } more dames will fill { hint-jan }
}: bring them nearer
aim-wait = put dames on { $cases } to wait for the corner: { hint-of-36 } would take it
aim-ready = get ready to fill a jan: { hint-of-36 } would do it next
aim-safe = { $count ->
    [0] play so that no throw can beat you
   *[other] play so that only { hint-of-36 } can beat you
}

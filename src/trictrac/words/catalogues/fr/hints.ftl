# Conseils : que faire d’un jet et pourquoi. Les phrases n’ont ni majuscule ni point : elles peuvent suivre un deux-points.

hint-amount = { $number } { $unit ->
    [jetons] { $size ->
        [one] jeton
       *[other] jetons
    }
   *[stakes] { $size ->
        [one] mise
       *[other] mises
    }
}
hint-on-average = { $amount } en moyenne
hint-chance = { $share } de chances de gagner
hint-chance-cost = { $share } de chances de gagner
hint-mean-points = { $whole },{ $digits } { $whole ->
    [one] point
   *[other] points
}
hint-jan = { $jan ->
    [7] le grand jan
    [1] le petit jan
   *[19] le jan de retour
}
hint-of-36 = { $count ->
    [36] les 36 jets
    [one] { $count } jet sur 36
   *[other] { $count } jets sur 36
}

## The verdict

hint-one-play = il n’y a qu’un coup à jouer, { $play } : { $worth }
hint-no-play = aucun nombre ne peut se jouer : { $worth }
hint-wins-now = ce jet gagne la partie, { $mine } à { $theirs }
hint-play-close = jouez { $play } : { $worth } ; { $second } le vaut presque
hint-play-ahead = jouez { $play } : { $worth } ; le second choix, { $second }, coûte { $cost }
hint-leave = allez-vous-en : { $there }, contre { $here } en tenant (au mieux par { $play })
hint-stay = tenez et jouez { $play } : { $here }, contre { $there } en vous en allant
hint-think-again = { $play } vaut mieux : { $there }, contre { $here }
hint-if-stay = si vous tenez : { $told }
hint-if-leave = en vous en allant : { $told }
hint-further-on = la suite du jeu, plus que le prochain jet, parle pour s’en aller
hint-bredouille-risk = en tenant, vous perdriez en grande bredouille { $here } des parties, contre { $there } en vous en allant
hint-by-leaving = si vous vous en allez, { $changes }
hint-points-lost = vous perdez les { $count } points de reste
hint-points-saved = l’adversaire ne marque pas les { $count } points de ce coup
hint-keep = vous gardez { $kept }
hint-kept-points = { $count } points{ $bredouille ->
    [yes] { " " }en bredouille
   *[no] { "" }
}
hint-kept-jan = { hint-jan } plein{ $count ->
    [0] { "" }
    [one] , que conserverait { hint-of-36 }
   *[other] , que conserveraient { hint-of-36 }
}
hint-price = en revanche l’adversaire marque { $count } points de ce coup{ $breaks ->
    [yes] , ce qui vous débredouille
   *[no] { "" }
}

## Reasons

hint-better-than = mieux que { $play } : { $told }
hint-tie = les comptes du prochain jet ne les départagent guère : la suite du jeu parle pour ce coup
hint-despite = ce qui se compte parle contre ce coup : { $told } ; la suite du jeu le fait pourtant préférer
hint-it = ce coup { $does }
hint-this-play = ce coup { $does }
hint-but = en revanche { $told }
hint-clause-theirs = l’adversaire { $does }
hint-clause-mine = vous { $does }
hint-clauses = { $first }, et { $second }

## What a choice leads to

hint-end = { $won ->
    [yes] vous gagnez la partie, { $mine } à { $theirs }
   *[no] vous perdez la partie, { $mine } à { $theirs }
}
hint-end-marque = le marqué finit, { $mine } à { $theirs } : { $won ->
    [yes] vous gagnez { $jetons } jetons
    [no] vous perdez { $jetons } jetons
   *[refait] refait
}
hint-releve = les trous restent, les points s’effacent ; nouveau relevé, et vous jetez le premier
hint-same-dice = toutes vos dames sont sorties : les mêmes dés ouvrent le relevé (je joue pour tout)
hint-out-first = toutes vos dames sont sorties : nouveau relevé, les marques restent, et vous jetez encore
hint-allows = des 36 jets de l’adversaire, { $counts }{ $means ->
    [none] { "" }
   *[other] { " ; " }en moyenne { $means }
}
hint-allows-none = aucun des 36 jets de l’adversaire ne vous bat, ne { $jan ->
    [keeps] conserve son plein
   *[fills] remplit un jan
} ni ne fait de trou{ $means ->
    [none] { "" }
   *[other] { " ; " }en moyenne { $means }
}
hint-throws-theirs = { $count ->
    [36] tous
   *[other] { $count }
} { $does ->
    [beats] { $count ->
        [one] vous bat
       *[other] vous battent
    }
    [fills] { $count ->
        [one] remplit un jan
       *[other] remplissent un jan
    }
    [keeps] { $count ->
        [one] conserve son plein
       *[other] conservent son plein
    }
    [trou] { $count ->
        [one] fait un trou
       *[other] font un trou
    }
   *[blocked] { $count ->
        [one] ne peut se jouer en entier
       *[other] ne peuvent se jouer en entier
    }
}
hint-they-gain = il gagne { $points }
hint-and-give = vous en donne { $number }
hint-they-give = il vous donne { $points }
hint-hopes = si c’était à vous de jeter, { $counts }{ $points ->
    [none] { "" }
   *[other] { " : " }{ $points } en moyenne
}
hint-hopes-mean = si c’était à vous de jeter, vous gagneriez { $points } en moyenne
hint-throws-mine = { $first ->
    [yes] { hint-of-36 }
   *[no] { $count ->
        [36] tous
       *[other] { $count }
    }
} { $does ->
    [beats] { $count ->
        [one] le battrait
       *[other] le battraient
    }
    [fills] { $count ->
        [one] remplirait un jan
       *[other] rempliraient un jan
    }
    [keeps] { $count ->
        [one] conserverait votre plein
       *[other] conserveraient votre plein
    }
    [trou] { $count ->
        [one] ferait un trou
       *[other] feraient un trou
    }
   *[blocked] { $count ->
        [one] ne pourrait se jouer en entier
       *[other] ne pourraient se jouer en entier
    }
}
hint-passage-closed = le passage est fermé à l’adversaire
hint-enfilade-theirs = l’adversaire subit l’enfilade : il ne peut ni passer ni remplir son grand jan
hint-enfilade-mine = vous subissez l’enfilade : vous ne pouvez ni passer ni remplir votre grand jan
hint-room = place qui reste à vos dames surnuméraires (nombres pour jouer) : { $numbers }

## Differences between two plays: verbs without their subject. The first of several counts says of how many.

hint-instead = au lieu { $other ->
    [0] d’aucun
   *[other] de { $other }
}
hint-some-throws = { $count ->
    [one] { $count } jet
   *[other] { $count } jets
}{ $of ->
    [yes] { " " }sur 36
   *[no] { "" }
}
hint-all-played-theirs = peut jouer tous les jets en entier, au lieu de tous sauf { $other }
hint-all-played-mine = pourriez jouer tous les jets en entier, au lieu de tous sauf { $other }
hint-blocked-theirs = ne peut jouer en entier { hint-some-throws } { hint-instead }
hint-blocked-mine = ne pourriez jouer en entier { hint-some-throws } { hint-instead }
hint-mean-theirs = gagne { $mean } en moyenne au lieu de { $other }
hint-mean-mine = gagneriez { $mean } en moyenne au lieu de { $other }
hint-verb-theirs = { $does ->
    [beats] vous bat
    [fills] remplit un jan
    [keeps] conserve son plein
   *[trou] fait un trou
}
hint-verb-mine = { $does ->
    [beats] le battriez
    [fills] rempliriez un jan
    [keeps] conserveriez votre plein
   *[trou] feriez un trou
}
hint-verbs = { $change ->
    [none] { $head } ni ne { $last }
    [fewer] { $head } et ne { $last }
   *[more] { $head } et { $last }
}
hint-by-no-throw = ne { $verbs } par aucun jet { hint-instead }
hint-by-throws = { $change ->
    [fewer] ne { $verbs } que par { hint-some-throws }
   *[more] { $verbs } par { hint-some-throws }
} { hint-instead }
hint-corner = { $does ->
    [takes] prend le coin
    [keeps] garde le coin
    [leaves] quitte le coin
   *[lacks] ne prend pas le coin
}
hint-case = { $case ->
    [8] fait la case du diable (8)
   *[other] fait la case { $case }
}{ $by ->
    [revirade] { " " }par une revirade de { $undone }
    [double_revirade] { " " }par une double revirade de { $undone }
   *[none] { "" }
}
hint-jan-full = laisse { hint-jan } plein
hint-jan-broken = rompt { hint-jan }
hint-jan-possible = garde { hint-jan } possible
hint-jan-given-up = renonce { $jan ->
    [7] au grand jan
    [1] au petit jan
   *[19] au jan de retour
}
hint-jan-nearer = laisse { $count ->
    [one] { $count } dame
   *[other] { $count } dames
} (non { $other }) à placer pour remplir { hint-jan }
hint-alone = { $count ->
    [0] ne laisse aucune dame seule
    [one] laisse { $count } dame seule
   *[other] laisse { $count } dames seules
} au lieu { $other ->
    [0] d’aucune
   *[other] de { $other }
}
hint-out = { $count ->
    [0] ne sort aucune dame
    [one] sort { $count } dame
   *[other] sort { $count } dames
} au lieu { $other ->
    [0] d’aucune
   *[other] de { $other }
}

## The aim of a throw, for somebody who learns

aim-stuck = ce jet ne peut pas se jouer
aim-forced = ce jet ne se joue que d’une façon
aim-leave = allez-vous-en : prenez ce que vous avez gagné
aim-leave-why = allez-vous-en : si vous tenez, l’adversaire gagnera { $points } en moyenne au prochain jet
aim-leave-worth = allez-vous-en : { $there }, contre { $here } si vous tenez
aim-keep = conservez { hint-jan } : chaque jet qui le conserve vaut des points
aim-fill = remplissez { hint-jan } : deux dames sur chacune de ses six flèches
aim-corner = prenez votre coin, la 12, de deux dames ensemble
aim-cover = { $count ->
    [one] couvrez votre dame seule en { $cases }
   *[other] couvrez vos dames seules en { $cases }
}
aim-case = faites une case en { $case } : deux dames ensemble ne peuvent être battues
aim-talon = sortez des dames du talon : { $count ->
    [0] il n’en restera aucune
    [one] il en restera une
   *[other] il en restera { $count }
}
aim-out = { $count ->
    [one] sortez une dame
   *[other] sortez { $count } dames
}
aim-nearer = { $count ->
    [one] il manque une dame pour remplir { hint-jan } : approchez-la
   *[other] il manque { $count } dames pour remplir { hint-jan } : approchez-les
}
aim-wait = que des dames en { $cases } attendent le coin : { $count ->
    [one] { hint-of-36 } le prendrait
   *[other] { hint-of-36 } le prendraient
}
aim-ready = préparez un jan : { $count ->
    [one] { hint-of-36 } le remplirait
   *[other] { hint-of-36 } le rempliraient
}
aim-safe = { $count ->
    [0] jouez de sorte qu’aucun jet ne puisse vous battre
    [one] jouez de sorte que { $count } jet seulement sur 36 puisse vous battre
   *[other] jouez de sorte que { $count } jets seulement sur 36 puissent vous battre
}

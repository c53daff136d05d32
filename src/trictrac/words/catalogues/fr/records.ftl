# Les récits : ce qui y est faux, et comment on les montre.

## Ce qui est faux

record-long-line = une ligne est trop longue pour un récit
record-format = un récit commence par format: { $format }
record-utf8 = certains signes ne sont pas du texte UTF-8
record-head-field = { $name } est de l’en-tête, avant les parties
record-other-format = on lit ici { $format }, non { $given }
record-brace = une accolade n’est pas fermée sur sa ligne
record-no-dice = les dés du coup manquent
record-coup = ce devrait être le coup { $expected }, non { $number }
record-who = qui fait { $given } ? Écrire d’abord la lettre du joueur
record-mark = une marque s’écrit +4, ou +12/0 si le fichet ne suit pas, non { $given }
record-says-nothing = { $given } ne dit rien ici
record-colour = une couleur est white ou black, non { $given }
record-proposal = on propose exit ou stop, non { $given }
record-worth = ce que vaut un jet s’écrit [8:2], non { $given }
record-who-sits = une partie dit qui est assis : white A, black B, et first A si l’un a la primauté
record-no-game = aucune partie n’a commencé qui puisse finir
record-one-word-more = { $given } veut un mot de plus
record-wrong-number = c’est ici le numéro { $truth }, non { $number }
record-wrong-worth = le jet vaut { $mine } points à qui jette et { $theirs } à l’adversaire, non { $said } et { $said_theirs }
record-wrong-account = le compte fait { $truth }, non { $totals }
record-nothing-to-mark = { $name } n’a rien à marquer ici, le récit marque { $points } points
record-wrong-end = la partie finit ici, { $text } ; le récit dit { $another ->
    [yes] une autre fin
   *[no] qu’elle continue
}
record-wrong-seats = { $white } s’assied avec les blanches, { $black } avec les noires{ $first ->
    [none] { "" }
   *[other] , { $first } ayant la primauté
} ; le récit dit autre chose
record-goes-on = la séance est finie ici ; le récit continue
record-wrong-mark = { $name } marque ici { $points } points, non { $said }
record-wrong-dice = ce coup se joue avec les dés déjà jetés, { $due }, non avec { $thrown }
record-wrong-claim = { $name } le dit { $right ->
    [yes] avec raison
   *[no] à tort
}, le récit dit autre chose
record-no-opening = les dés du début manquent, qui disent qui commence
record-opening-over = le début est passé, et un coup commence ici
record-differs = le récit dit { $said }, la table { $truth }
record-player = un joueur est une lettre comme A ou B, non { $given }
record-number = il faut un nombre de 0 à { $most }, non { $given }
record-free-field = { $given } ne peut nommer un champ
record-one-line = { $key } est une ligne de texte
record-twice = { $key } est donné deux fois
record-players-gap = les joueurs sont A, B, C, et ainsi de suite
record-nobody = personne ne joue : écrire A: et un nom
record-form = form est l’une de { $known }, non { $given }
record-marking = marking dit pour chaque joueur comment il marque, comme A strict, B automatic
record-hands = hands: free ou rien, non { $given }
record-mode = un joueur marque { $known }, non { $given }
record-time = un temps est en secondes, non { $given }
record-sits = { $named } sont assis
record-end = une fin dit les trous, comme A 12, B 7
record-end-field = une fin ne dit pas { $given }
record-account = un compte nomme chaque joueur une fois
record-over = la séance est finie avant de commencer
record-result-unfinished = la séance est inachevée ({ $unfinished }), et l’en-tête donne un résultat
record-log-format = sa première ligne devrait dire { $format }
record-not-a-log = ce n’est pas le journal d’une table : { $why }
record-not-an-event = ce n’est pas un fait : { $why }
record-none = ce n’est pas un récit
record-not-now-seated = personne ne s’assied ici pour une nouvelle partie
record-not-now-left = les dames ne se relèvent pas ici
record-not-now-exchanged = les joueurs n’échangent pas leurs dames ici
record-not-now-ended = la partie ne finit pas ici
record-not-now-finished = la séance n’est pas finie ici
record-place = ligne { $line }{ $game ->
    [0] { "" }
   *[other] , partie { $game }
}{ $coup ->
    [0] { "" }
   *[other] , coup { $coup }
}
record-problem = { $where } : { $what }
record-verdict = Séance { $session }{ $title ->
    [none] { "" }
   *[other] { " " }({ $title })
} : { $verdict }
record-right = { $finished ->
    [yes] tout est juste
   *[no] juste, inachevée
}, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $coups ->
    [one] { $coups } coup
   *[other] { $coups } coups
}.

## Un récit en page

record-sitting = On s’assied
record-before = Avant la partie
record-contents = Table
record-game = Partie { $number }
record-marque = Marqué { $number }
record-refait = { $title } (refait)
record-key = <i>souligné</i> : un trou au moins ; <b>rouge</b> : une école.
record-after = Après le coup
record-stops = Le récit s’arrête ici, { $problem }
record-empty = Aucun coup à montrer.
record-footer = Chaque coup rejugé par trictrac.
record-field = { $field ->
    [date] date
    [rules] règles
    [marking] marque
    [result] résultat
    [start] départ
    [dice] dés
    [place] lieu
    [event] occasion
   *[other] { $field }
}
record-mode-automatic = marque automatique
record-mode-assisted = marque assistée
record-mode-strict = marque stricte
record-mode-of = { $name } : { $mode }
record-modes = { $modes }{ $free ->
    [yes] , mains libres
   *[no] { "" }
}

## Moments worth seeing again

moment-chance = { $share } des chances de gagner
moment-stake = { $number } de mise
moment-jetons = { $number } jetons
moment-best = { $throw }, { $play } : le meilleur autre choix valait { $cost } de moins
moment-costliest = { $throw }, { $play } : { $best } valait { $cost } de plus
moment-costliest-decision = { $throw } : { $stayed ->
    [yes] s’en aller
   *[no] tenir
} valait { $cost } de plus
moment-luckiest = { $throw } : { $cost } de plus qu’un jet moyen

# Ce qui se passe à une table, et ce qu’une table refuse.

## Pourquoi la table refuse une action ; l’article est ajouté par `refusal`

table-refused-not_seated = Ce joueur n’est pas à la table
table-refused-already_joined = Ce joueur est déjà assis
table-refused-waiting_for_players = On attend que tous soient assis
table-refused-over = La partie est terminée
table-refused-not_your_turn = C’est à l’adversaire
table-refused-throw_first = Il faut d’abord jeter les dés
table-refused-already_thrown = Les dés sont jetés : il faut jouer
table-refused-other_must_agree = L’adversaire doit d’abord agréer
table-refused-nothing_to_agree = Il n’y a rien à agréer
table-refused-cannot_leave = On ne s’en va que sur un trou fait par son propre jet
table-refused-ecole_bars_leaving = Qui a marqué trop sur ce jet ne peut s’en aller
table-refused-nothing_to_decide = Il n’y a pas de trou, donc rien à décider
table-refused-touched = Une dame est touchée : il faut la jouer
table-refused-automatic = Le programme marque pour ce joueur
table-refused-too_late_to_mark = Il est trop tard pour marquer
table-refused-bad_points = Les points sont des nombres pairs, plus grands que zéro
table-refused-bad_trous = Le fichet n’avance pas ainsi
table-refused-warn_less = Attention : il reste { points } à marquer
table-refused-warn_more = Attention : ce serait { points } de trop
table-refused-warn_fichet = Attention : le fichet doit avancer de { trous }
table-refused-nothing_to_claim = Il n’y a pas de faute à relever
table-refused-too_late_to_claim = Les dés sont jetés : l’école est passée
table-refused-nothing_to_contest = Il n’y a pas d’école à contester
table-refused-nothing_to_replay = Il n’y a pas de fausse case à reprendre
table-refused-false_exit = La dernière dame est mal sortie : avant les dés, l’adversaire agrée ou la fait rejouer
table-refused-must_be_replayed = Une dame est sur le coin adverse, ou seule sur le sien : il faut faire rejouer le coup avant les dés
table-refused-nothing_to_decline = Il n’y a pas d’augmentation à laquelle renoncer
table-refused-cannot_invite = On invite l’adversaire après avoir joué, ou quand rien ne peut se jouer
table-refused-no_choice_of_colour = Personne n’a le choix des dames à présent : il revient à qui a gagné la primauté aux dés, avant qu’il les joue, et seulement si l’on en est convenu
table-refused-too_late_to_break = Les dés se rompent dès que l’adversaire a jeté, avant qu’il marque ou touche
table-refused-not_an_associate = Seul l’associé qui se repose avertit son partenaire à la table
table-refused-warning_not_agreed = Il est convenu que les associés n’avertissent pas
table-refused-bad_jetons = Seules les mains libres choisissent le nombre de jetons
table-refused-no_such_dame = Il n’y a pas de dame en { $case }
table-refused-touched_dame = La dame touchée en { $case } doit être jouée
table-refused-impossible_play = La main ne peut jouer ainsi
table-refused-nothing_proposed = Rien n’est proposé
table-refused-already_proposed = Une proposition attend déjà sa réponse
table-refused-bad_proposal = Cela ne se propose pas ici
table-refused-own_proposal = C’est à l’adversaire de répondre
table-refused-no_clock = Personne n’a dépassé son temps

## Ce qui s’est passé : $who est « you » pour le lecteur lui-même, sinon « other » avec son nom $name

event-joined = { $who ->
    [you] Vous vous asseyez.
   *[other] { $name } s’assied.
}
event-seated = { $white } a les blanches, { $black } les noires{ $first ->
    [none] .
   *[other] { " ; " }{ $first } a la primauté.
}
event-die = { $who ->
    [you] Vous jetez
   *[other] { $name } jette
} un dé : { $die }.
event-die-both = { $who ->
    [you] Vous jetez
   *[other] { $name } jette
} les deux dés : { $one } est plus près des blancs, { $other } des noirs.
event-thrown = { $who ->
    [you] Vous jetez
   *[other] { $name } jette
} { $throw }.
event-marked = { $who ->
    [you] Vous marquez
   *[other] { $name } marque
} { points }.
event-marked-fichet = { $who ->
    [you] Vous marquez { $points } et avancez
   *[other] { $name } marque { $points } et avance
} le fichet de { $trous }.
event-moved-fichet = { $who ->
    [you] Vous avancez
   *[other] { $name } avance
} encore le fichet de { $trous }.
event-touched = { $who ->
    [you] Vous touchez
   *[other] { $name } touche
} la dame en { $case }.
event-adoube = { $who ->
    [you] Vous dites
   *[other] { $name } dit
} « j’adoube ».
event-stayed = { $who ->
    [you] Vous tenez.
   *[other] { $name } tient.
}
event-leaving = { $who ->
    [you] Vous vous en allez.
   *[other] { $name } s’en va.
}
event-agreed = { $who ->
    [you] Vous agréez.
   *[other] { $name } agrée.
}
event-left = Relevé : les dames reviennent aux talons, tous les points s’effacent ; { $who ->
    [you] vous avez le dé.
   *[other] { $name } a le dé.
}
event-played = { $who ->
    [you] Vous jouez
   *[other] { $name } joue
} { $play }.
event-passed = { $who ->
    [you] Vous ne pouvez rien jouer.
   *[other] { $name } ne peut rien jouer.
}
event-claimed = « École ! » { $who ->
    [you] Vous relevez
   *[other] { $name } relève
} { points }{ $right ->
    [no] , à tort.
   *[yes] .
}
event-corrected = { $who ->
    [you] Vous remettez la marque de l’adversaire où elle doit être, sans école.
   *[other] { $name } remet la marque de l’adversaire où elle doit être, sans école.
}
event-obliged = { $who ->
    [you] Vous faites marquer à l’adversaire ce qu’il avait omis.
   *[other] { $name } fait marquer à l’adversaire ce qu’il avait omis.
}
event-contested = { $who ->
    [you] Vous contestez
   *[other] { $name } conteste
}, { $right ->
    [yes] avec raison : { points } pour { $who ->
        [you] vous.
       *[other] { $name }.
    }
   *[no] à tort : { points } pour { $who ->
        [you] l’adversaire.
       *[other] l’adversaire.
    }
}
event-contested-less = { $who ->
    [you] Vous contestez
   *[other] { $name } conteste
} : elle est complétée à { $worth }.
event-contested-more = { $who ->
    [you] Vous contestez
   *[other] { $name } conteste
} : elle vaut { $worth }, et le reste est pour { $who ->
    [you] vous.
   *[other] { $name }.
}
event-marked_nothing = { $who ->
    [you] Vous ne marquez pas.
   *[other] { $name } ne marque pas.
}
event-jetons = { $who ->
    [you] Vous marquez
   *[other] { $name } marque
} avec { $jetons ->
    [1] un seul jeton.
   *[other] deux jetons : bredouille.
}
event-augmentation_declined = { $who ->
    [you] Vous renoncez à l’augmentation.
   *[other] { $name } renonce à l’augmentation.
}
event-reason_asked = { $who ->
    [you] Vous demandez
   *[other] { $name } demande
} la raison. { $marker } avance { $own } pour son jet, { $received } reçus, { $ecoles } d’école.
event-invited = { $who ->
    [you] Vous invitez l’adversaire à jouer.
   *[other] { $name } invite l’adversaire à jouer.
}
event-dice_broken = { $who ->
    [you] Vous rompez les dés
   *[other] { $name } rompt les dés
} : le jet est nul, la marque est rectifiée, et l’adversaire jette de nouveau.
event-colour_chosen = { $who ->
    [you] Vous prenez
   *[other] { $name } prend
} les dames { $colour ->
    [white] blanches
   *[black] noires
}.
event-exchanged = Chaque joueur garde les dames qu’il a de son côté : les couleurs changent.
event-warned = { $who ->
    [you] Vous avertissez votre partenaire.
   *[other] { $name } avertit son partenaire.
}
event-replayed = { $who ->
    [you] Vous relevez
   *[other] { $name } relève
} la fausse case, que l’adversaire rejoue : { $play }.
event-resigned = { $who ->
    [you] Vous abandonnez.
   *[other] { $name } abandonne.
}
event-proposed-exit = { $who ->
    [you] Vous proposez
   *[other] { $name } propose
} une sortie de convention : les dames reviennent aux talons, la marque reste.
event-proposed-stop = { $who ->
    [you] Vous proposez
   *[other] { $name } propose
} d’arrêter la poule et de la partager.
event-accepted = { $who ->
    [you] Vous acceptez.
   *[other] { $name } accepte.
}
event-declined = { $who ->
    [you] Vous refusez.
   *[other] { $name } refuse.
}
event-flag = { $who ->
    [you] Vous avez dépassé votre temps.
   *[other] { $name } a dépassé son temps.
}
event-ended = Fin : { $results }{ $left ->
    [none] .
   *[other] { " ; " }{ $left } s’en est allé.
}
event-ended-result = { $name } { trous }{ $run ->
    [yes] { " " }d’une seule suite
   *[no] { "" }
}
event-finished = { $totals ->
    [none] La séance est finie.
   *[other] Le compte, en jetons : { $totals }.
}

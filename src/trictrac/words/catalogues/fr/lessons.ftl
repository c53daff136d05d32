# Les leçons : ce qu’on demande, ce qu’on répond, et les textes de chaque leçon (voir lessons/files).

## Questions

lesson-ask-count = { $thrower ->
    [black] L’adversaire amène
   *[white] Vous amenez
} { $throw }. Combien de points pour vous, et combien pour l’adversaire ?
lesson-ask-ways = Vous amenez { $throw }. Trouvez toutes les façons de battre ou de remplir.
lesson-ask-throws = { $effect ->
    [fills] Quels jets remplissent un jan ?
    [keeps] Quels jets conservent le plein ?
    [beats] Quels jets battent une dame ?
   *[beats_corner] Quels jets battent le coin adverse ?
}
lesson-ask-chances = { $effect ->
    [fills] Combien des 36 jets remplissent un jan ?
    [keeps] Combien des 36 jets conservent le plein ?
    [beats] Combien des 36 jets battent une dame ?
   *[beats_corner] Combien des 36 jets battent le coin adverse ?
}
lesson-ask-play = Vous amenez { $throw }. { $demand ->
    [tout_d_une] Jouez les deux nombres avec une seule dame.
    [tout_a_bas] Jouez avec deux dames.
    [coin] Prenez votre coin.
    [out] Sortez une dame.
    [touched] Vous avez touché la dame de la case { $case } : jouez-la.
   *[any] Jouez.
}
lesson-ask-legal = Vous amenez { $throw }. Pouvez-vous jouer { $play } ? Sinon, pourquoi ?
lesson-ask-mark = Vous avez { $mine } ; l’adversaire a { $theirs }. Vous marquez { $points } points. Où en sont les marques ?
lesson-ask-ecole = Blanc a amené { $throw } et marqué { $marked }. Combien de points en moins (−) ou en trop (+) ? 0 si tout est juste.
lesson-ask-not-done = Blanc a amené { $throw }, marqué { $marked } et joué { $play }. De combien de points est l’école ? 0 si tout est juste.
lesson-ask-claim = Blanc a amené { $throw } et marqué { $marked }. Vous réclamez une école de { $claimed }, et Blanc conteste. Que se passe-t-il ?
lesson-ask-best = Vous amenez { $throw }. Que jouez-vous ?
lesson-ask-stay = Vous amenez { $throw } et faites un trou. Tenez-vous, ou vous en allez-vous ?
lesson-ask-order = Vous amenez { $throw } et tenez si vous avez le choix. Dans quel ordre se fait le coup ?
lesson-ask-name = { $topic ->
    [talon] Quelle case est votre talon ?
    [coin] Quelle case est votre coin ?
    [other_coin] Quelle case, comptée par vous, est le coin adverse ?
    [other_talon] Quelle case, comptée par vous, est le talon adverse ?
    [jan] À quel jan appartient la case { $case } ?
    [faces] Quel numéro l’adversaire donne-t-il à votre case { $case } ?
   *[lands] Où { $number } mène-t-il une dame de la case { $case } ?
}
lesson-ask-settle = { $scope ->
    [marque] Combien de jetons vaut le marqué ?
   *[other] Combien de jetons Anne a-t-elle gagnés ou perdus en tout ?
} { $results }.
lesson-result = { $one }–{ $other } { $mine }–{ $theirs }{ $series ->
    [yes] { " " }(d’affilée)
   *[no] { "" }
}

## Réponses à choisir

lesson-choice-legal = Oui, c’est permis.
lesson-choice-backwards = Non : les dames ne reculent jamais.
lesson-choice-no_dame = Non : il n’y a pas de dame à jouer.
lesson-choice-wrong_number = Non : ce ne sont pas les nombres amenés.
lesson-choice-occupied = Non : une dame adverse s’y trouve.
lesson-choice-no_rest = Non : la dame n’a pas de repos libre.
lesson-choice-other_coin = Non : le coin adverse ne s’occupe jamais.
lesson-choice-lone_coin = Non : le coin ne porte jamais une dame seule.
lesson-choice-puissance_other_holds = Non : l’adversaire tient son coin.
lesson-choice-puissance_effet = Non : les deux dames peuvent venir par effet.
lesson-choice-puissance_both = Non : les deux dames doivent venir par puissance, dans un coin vide.
lesson-choice-forbidden_grand = Non : l’adversaire peut encore remplir son grand jan.
lesson-choice-forbidden_petit = Non : l’adversaire peut encore remplir son petit jan.
lesson-choice-not_all_in = Non : toutes les dames ne sont pas au jan de retour.
lesson-choice-not_farthest = Non : un nombre plus grand ne sort que la dame la plus éloignée.
lesson-choice-too_many_numbers = Non : il n’y a que deux nombres.
lesson-choice-both_numbers = Non : les deux nombres peuvent se jouer.
lesson-choice-larger_number = Non : il faut jouer le plus grand nombre.
lesson-choice-one_number = Non : un nombre peut se jouer.
lesson-choice-fewer_excedants = Non : on peut se passer d’un nombre aussi grand.
lesson-choice-must_fill = Non : le jan peut être rempli, et doit l’être.
lesson-choice-must_keep = Non : le jan peut être conservé, et doit l’être.
lesson-choice-must_finish = Non : la dernière dame peut sortir, et doit sortir.
lesson-choice-must_pile = Non : la pile de misère peut se faire, et doit se faire.
lesson-choice-stay = Je tiens.
lesson-choice-leave = Je m’en vais.
lesson-choice-jan-petit = Mon petit jan
lesson-choice-jan-grand = Mon grand jan
lesson-choice-jan-other_grand = Le grand jan adverse
lesson-choice-jan-retour = Le petit jan adverse, mon jan de retour
lesson-choice-claim-right = La réclamation est juste : vous la marquez.
lesson-choice-claim-false = Fausse école : Blanc marque ces points.
lesson-choice-claim-whole = L’école est plus grande : vous la marquez en entier.
lesson-choice-claim-beyond = Seule la partie en trop va à Blanc.
lesson-act-throw = Vous jetez les dés.
lesson-act-gain = Vous marquez ce que gagne votre jet.
lesson-act-decide = Vous tenez ou vous vous en allez.
lesson-act-play = Vous jouez les nombres.
lesson-act-give = L’adversaire marque ce que le coup lui donne.

## Raisons

lesson-why-throws = { $throws ->
    [none] Aucun jet ne le fait.
   *[other] { $throws } : { $chances } sur 36.
} { $effect ->
    [beats] Une dame se bat par un nombre ou par la somme (art. X).
    [beats_corner] Les deux nombres doivent atteindre le coin (art. XI).
   *[other] Ce qui compte est le jan plein après le jeu (art. XIII).
}
lesson-why-play = { $count ->
    [one] { $play } est le seul jeu qui convient (art. { $article }).
   *[other] { $play }, par exemple ; { $count } jeux conviennent (art. { $article }).
}
lesson-why-legal = { $play } est permis : tous les devoirs sont remplis (art. VI à XIV).
lesson-why-ecole = Le jet vaut { $due } à Blanc, qui a marqué { $marked } : { $kind ->
    [none] tout est juste.
    [less] une école de { $points }, par moins (art. XVII).
   *[more] une école de { $points }, par trop (art. XVII).
}
lesson-why-not-done = { $points ->
    [0] { $play } fait ce qui a été marqué : tout est juste.
   *[other] { $play } ne fait pas le jan, alors qu’un autre jeu le ferait : école de { $points }, et les points sont démarqués (art. XVII).
}
lesson-why-claim-right = La réclamation est exactement de ce que vaut l’école (art. XVII).
lesson-why-claim-false = Il n’y a pas d’école : les points réclamés vont à celui qui avait bien marqué (art. XVII).
lesson-why-claim-whole = Une réclamation trop petite est complétée à l’école entière (art. XVII).
lesson-why-claim-beyond = Vous marquez l’école ; ce qui est réclamé en plus va à l’adversaire (art. XVII).
lesson-why-order = Jeter, marquer, tenir ou s’en aller, jouer ; puis l’adversaire marque (art. XVIII).
lesson-why-best = { $count ->
    [one] Le maître joue { $play } ; tout autre jeu perd deux pour cent ou plus.
   *[other] Le maître joue { $play } ; { $count } jeux se valent, tout autre perd deux pour cent ou plus.
}
lesson-why-stay = Le maître tient ; s’en aller perd deux pour cent ou plus (art. XVI).
lesson-why-leave = Le maître s’en va ; tenir perd deux pour cent ou plus (art. XVI).
lesson-why-own-best = À votre table, { $play } a été jugé le meilleur coup.
lesson-why-own-stay = À votre table, tenir a été jugé meilleur (art. XVI).
lesson-why-own-leave = À votre table, s’en aller a été jugé meilleur (art. XVI).
lesson-why-jan = La case { $case } appartient { $jan ->
    [petit] à votre petit jan, cases 1 à 6
    [grand] à votre grand jan, cases 7 à 12
    [other_grand] au grand jan adverse, vos cases 13 à 18
   *[retour] au petit jan adverse, vos cases 19 à 24
} (art. III).
lesson-why-name = { $topic ->
    [talon] Votre talon est la case { $found } (art. IV).
    [coin] Votre coin est la case { $found } (art. IX).
    [other_coin] Le coin adverse est votre case { $found } (art. IX).
    [other_talon] Le talon adverse est votre case { $found } (art. IV).
    [faces] 25 − { $case } = { $found } : les deux numéros d’une case font toujours 25 (art. III).
   *[lands] { $case } + { $number } = { $found } (art. VI).
}
lesson-why-mark = Comment avancent jetons et fichets : art. XV.
lesson-why-settle = Comment se règle une partie à écrire : art. XIX.

## Une leçon dans le terminal

lesson-learn-choose = Choisissez-en une : trictrac learn { $number }
lesson-learn-standing = { $days ->
    [0] { "" }
    [one] Un jour. { "" }
   *[other] { $days } jours de suite. { "" }
}{ $cards ->
    [0] Rien à revoir.
    [one] Un exercice à revoir : trictrac learn review
   *[other] { $cards } exercices à revoir : trictrac learn review
}
lesson-learn-imported = { $file } est repris ; rien de ce qui était là n’est perdu.
lesson-learn-exported = Vos progrès sont dans { $file }.
lesson-learn-review = { $count ->
    [0] Rien à revoir pour l’instant.
    [one] Un exercice à revoir ; un tiret l’écarte.
   *[other] { $count } exercices à revoir ; un tiret en écarte un.
}
lesson-learn-place = Une douzaine de questions trouvent votre leçon. Une ligne vide veut dire : je ne sais pas.
lesson-learn-placed = Commencez par la leçon { $number } : { $title }.
lesson-learn-right = C’est juste.
lesson-learn-wrong = Ce n’est pas cela.
lesson-learn-key = La réponse : { $key }
lesson-learn-score = { $right } des { $of } derniers sont justes.
lesson-learn-rating = Cote : { $before } → { $after }.
lesson-learn-mastered = { $title } : leçon acquise.
lesson-learn-gate = Pour la jouer : trictrac learn { $gate }
lesson-learn-how-numbers = Répondez par des nombres, comme 8 0 ; q pour quitter.
lesson-learn-how-choice = Répondez par le numéro de votre choix ; q pour quitter.
lesson-learn-how-throws = Répondez par des jets, comme 6-4 5-5 ; q pour quitter.
lesson-learn-how-ways = Répondez par case:nombre, comme 14:6 14:11 ; une ligne vide s’il n’y en a pas ; q pour quitter.
lesson-learn-how-play = Répondez par un jeu, comme 1-7 1-5 ou 1-7-11, s pour sortir ; q pour quitter.
lesson-learn-how-marks = Répondez par points.trous, les vôtres puis ceux de l’adversaire, b pour la bredouille, comme 2b.1 0.0 ; q pour quitter.
lesson-learn-how-order = Répondez par les numéros dans l’ordre, comme 2 1 3 ; q pour quitter.

## Des parties entre les leçons

lesson-gate-three-trous = C’est le moment de jouer : une partie en trois trous, marque assistée. Trouvez quatre de vos points sur cinq.
lesson-gate-novice = C’est le moment de jouer : battez le novice.
lesson-gate-strict = C’est le moment de jouer : une partie stricte avec deux écoles au plus.
lesson-gate-told-three-trous = Vous avez trouvé seul { $found } points sur { $due } : { $passed ->
    [yes] c’est réussi.
   *[other] il en faut quatre sur cinq.
}
lesson-gate-told-novice = { $passed ->
    [yes] Vous avez gagné : c’est réussi.
   *[other] Il faut gagner une partie.
}
lesson-gate-told-strict = { $count ->
    [0] Vous n’avez donné aucune école
    [one] Vous avez donné une école
   *[other] Vous avez donné { $count } écoles
} : { $passed ->
    [yes] c’est réussi.
   *[other] deux au plus sont permises, dans une partie jouée jusqu’au bout.
}

## Apprendre dans le navigateur

learn-title = Apprendre
learn-path = Les leçons
learn-step = Leçon { $number } · { $step } sur { $count }
learn-drill = Leçon { $number } · exercices
learn-check = Valider
learn-next = Continuer
learn-again = Réessayer
learn-leave = Toutes les leçons
learn-right = C’est juste.
learn-wrong = Ce n’est pas cela.
learn-late = Juste, mais lent : en { $seconds } secondes, cela compte.
learn-comes-back = Cet exercice reviendra.
learn-your-answer = Votre réponse
learn-key = La réponse : { $key }
learn-key-none = Aucun.
learn-so-far = { $right } justes sur les { $of } derniers ; il en faut { $wanted }.
learn-mastered = acquise
learn-mastered-now = Leçon acquise : { $title }.
learn-next-lesson = Suivante : { $title }
learn-practise = Continuer à s’exercer
learn-gate-play = Jouer maintenant
learn-gate-passed = réussie
learn-gate-elsewhere = Il y faut un serveur, ou le terminal : { $command }
learn-own-cards = { $count ->
    [one] Une école de cette partie reviendra à revoir.
   *[other] { $count } écoles de cette partie reviendront à revoir.
}
learn-days = { $days ->
    [one] Un jour
   *[other] { $days } jours de suite
}
learn-review = Révisions
learn-review-count = { $count ->
    [0] Rien à revoir
    [one] Un exercice à revoir
   *[other] { $count } exercices à revoir
}
learn-review-done = C’est revu. { $count ->
    [0] Il ne reste rien pour l’instant.
    [one] Il en reste un.
   *[other] Il en reste { $count }.
}
learn-dismiss = Ne plus demander
learn-daily = Dix jets aujourd’hui
learn-daily-place = Jet { $number } sur { $count }
learn-daily-shared = Trictrac { $day } : { $dots } { $right }/{ $count }
learn-count = Compter un jet
learn-fresh = Des jets jamais vus
learn-fresh-text = Composés à l’instant : une position nouvelle à chaque fois.
learn-one = Un exercice pour vous
learn-one-gone = Cet exercice n’existe plus.
learn-link = Copier un lien
learn-link-copied = Le lien de cet exercice est copié.
learn-puzzles = Problèmes
learn-rating = Cote { $rating }
learn-level = niveau : { $level }
learn-left = encore { $seconds } s
learn-in-a-row = { $count } de suite
learn-subject = Sujet
learn-subject-any = Tous
learn-subject-beating = Dames battues
learn-subject-filling = Remplir et conserver
learn-subject-corner = Le coin
learn-subject-opening = Premiers coups
learn-subject-exposure = Se découvrir
learn-subject-tenue = Tenir ou s’en aller
learn-subject-retour = Passer et courir
learn-subject-exit = La sortie
learn-copy = Copier le résultat
learn-copied = Copié.
learn-place = Trouver ma leçon
learn-place-text = Une douzaine de questions, trois minutes.
learn-place-number = Question { $number }
learn-unknown = Je ne sais pas
learn-placed = Commencez par la leçon { $number } : { $title }.
learn-begin = Commencer
learn-tour = Un premier coup guidé
learn-keep = Vos progrès
learn-keep-text = Ils restent dans ce navigateur. Un fichier les emporte ailleurs.
learn-keep-account = Ils sont gardés avec votre compte, sur tous les appareils où vous vous connectez. Un fichier les emporte ailleurs.
learn-export = Enregistrer un fichier
learn-import = Ouvrir un fichier
learn-imported = Le fichier est repris ; rien de ce qui était là n’est perdu.
learn-number = Nombre
learn-number-or-touch = Nombre, ou touchez la case
learn-mine = Pour vous
learn-theirs = Pour l’adversaire
learn-difference = Différence
learn-jetons = Jetons
learn-case-touch = Case : écrivez-la ou touchez-la
learn-by = par
learn-none-yet = Rien encore
learn-remove = Retirer { $what }
learn-way = { $case } par { $number }
learn-throws = Jets
learn-points = Points
learn-bredouille = Bredouille
learn-trous = Trous
learn-you = Vous
learn-opponent = Adversaire
learn-in-order = Dans cet ordre
learn-start-over = Recommencer
learn-on-the-board = Jouez-le sur le tablier.
learn-missed = Oublié : { $what }
learn-extra = De trop : { $what }
learn-on-board = Sur le tablier :
learn-looked = Chances de gagner la partie, en regardant un jet plus loin.

## Refus

progress-not-json = ce fichier n’est pas du JSON : ce ne sont pas vos progrès ; rien n’a changé
progress-no-progress = ce fichier ne contient pas de progrès de trictrac ; rien n’a changé
progress-version = ces progrès ont la version { $given }, et seule la version { $known } est connue ici ; rien n’a changé
progress-too-large = ce fichier dépasse { $most } octets : ce ne sont pas vos progrès ; rien n’a changé
progress-bad = ces progrès sont illisibles : { $why } ; rien n’a changé
progress-bad-moment = ces progrès ont { $given } à la place d’un moment ; rien n’a changé
progress-bad-card = cette carte ne peut pas être demandée : { $card }
progress-no-file = il n’y a pas de fichier { $file }
lesson-no-theme = il n’y a pas de thème { $given } ; les thèmes sont { $known }
lesson-no-pool = le thème { $theme } n’a pas encore de positions ; cherchez-en avec trictrac lessons mine
lesson-unknown = il n’y a pas de leçon { $given } ; il y en a { $count }, par numéro ou par nom

## Les leçons

# 1
lesson-board-title = Le tablier
lesson-board-idea = Deux tables de chaque côté : les dames vont de votre talon, par votre coin, au talon adverse.
lesson-board-talon = Les quinze dames commencent empilées au talon. Vous comptez depuis votre talon : c’est votre première case.
lesson-board-corner = Votre côté a deux tables de six cases. La dernière case de la seconde table est le coin.
lesson-board-jan = Vos six premières cases forment le petit jan, les six suivantes le grand jan.
lesson-board-beyond = Passé les deux coins, vos dames traversent le grand jan adverse et arrivent dans son petit jan : votre jan de retour.
lesson-board-score = Un premier score : un nombre qui mène une de vos dames sur une dame adverse seule la bat. Rien ne bouge ; vous marquez deux points.

# 2
lesson-facing-title = Compter les cases
lesson-facing-idea = Chacun compte depuis son talon, et les deux numéros d’une case font 25.
lesson-facing-talons = L’adversaire compte les mêmes cases depuis l’autre bout. Les deux numéros d’une case font toujours 25.
lesson-facing-corners = Votre coin fait face au coin adverse : un pas plus loin.
lesson-facing-march = Un nombre fait avancer une dame d’autant de cases, jamais reculer.

# 3
lesson-both-dice-title = Deux dames, ou une pour tout
lesson-both-dice-idea = Chaque dé est un nombre à jouer : avec deux dames, ou tout d’une avec une seule.
lesson-both-dice-two = Les dés donnent deux nombres à jouer. Deux dames peuvent en prendre un chacune.
lesson-both-dice-one = Ou bien une seule dame prend les deux nombres, avec un repos entre les deux : tout d’une.
lesson-both-dice-rest = Le repos doit être libre de dames adverses. Des deux repos possibles, un seul libre suffit.

# 4
lesson-closed-cases-title = Cases ouvertes et fermées
lesson-closed-cases-idea = Deux dames font une case ; toute dame adverse ferme l’endroit où elle se trouve.
lesson-closed-cases-case = Deux dames ensemble font une case, une seule une demi-case. Un doublet peut faire une case d’un coup.
lesson-closed-cases-closed = Là où l’adversaire a une dame, même seule, la vôtre ne peut s’arrêter.
lesson-closed-cases-lone = Une dame seule ferme sa place aussi bien que deux.

# 5
lesson-both-numbers-title = Les deux nombres, sinon le plus grand
lesson-both-numbers-idea = Jouez les deux nombres si possible, le plus grand sinon ; ce qui n’est pas joué rapporte à l’adversaire.
lesson-both-numbers-both = Si un jeu emploie les deux nombres, il faut jouer les deux, quoi qu’il en coûte.
lesson-both-numbers-larger = Si l’un ou l’autre peut se jouer, mais pas les deux, on joue le plus grand.
lesson-both-numbers-unplayed = Chaque nombre que vous ne pouvez pas jouer donne deux points à l’adversaire.

# 6
lesson-corner-title = Le coin, par effet
lesson-corner-idea = Deux dames prennent le coin ensemble, et les deux dernières le quittent ensemble.
lesson-corner-take = Le coin se prend avec deux dames à la fois. Ici, les deux nombres y mènent : par effet.
lesson-corner-alone = À la fin d’un coup, votre coin ne porte jamais une seule dame.
lesson-corner-theirs = Le coin adverse n’est jamais à vous. Vide, il peut servir de repos, rien de plus.

# 7
lesson-puissance-title = Le coin, par puissance
lesson-puissance-idea = Deux nombres qui mènent au coin adverse vide permettent de prendre le vôtre.
lesson-puissance-take = Les deux nombres atteignent le coin adverse vide : vos deux dames s’arrêtent sur le vôtre.
lesson-puissance-held = Cette puissance disparaît dès que l’adversaire tient son coin.
lesson-puissance-effet = Elle ne sert pas non plus quand deux dames peuvent venir par effet avec le même jet.

# 8
lesson-beating-title = Battre une dame
lesson-beating-idea = Une dame seule à portée est battue : rien ne bouge, on marque des points.
lesson-beating-hit = Un nombre qui atteint une dame adverse seule la bat. Aucune dame ne bouge : vous marquez deux points.
lesson-beating-far = Dans les tables des petits jans, cases 1 à 6 et 19 à 24, une dame battue rapporte quatre.
lesson-beating-safe = Deux dames ensemble ne peuvent être battues.

# 9
lesson-ways-title = Une, deux, trois façons
lesson-ways-idea = Une dame se bat par un nombre, par l’autre et par leur somme : chaque façon compte.
lesson-ways-three = Cherchez les dames qui l’atteignent par le premier nombre, par le second et par les deux ensemble.
lesson-ways-two = Quel que soit le nombre de dames qui peuvent l’employer, chaque nombre compte une fois.
lesson-ways-doublet = Un doublet a deux façons au plus : son nombre et le double de son nombre.

# 10
lesson-price-title = Le prix d’une façon
lesson-price-idea = Deux ou quatre points par façon, quatre ou six par doublet, et tout s’additionne.
lesson-price-grand = Dans les tables des grands jans, chaque façon rapporte deux points, quatre par doublet.
lesson-price-petit = Dans les tables des petits jans, chaque façon rapporte quatre points, six par doublet.
lesson-price-lepeintre = Un jet célèbre de Lepeintre : des dames dans les deux tables, et le coin vide. Comptez tout.

# 11
lesson-faux-title = Battre à faux
lesson-faux-idea = Atteinte par la seule somme, les deux repos fermés : c’est l’adversaire qui marque.
lesson-faux-faux = Seule la somme atteint la dame, et des cases pleines ferment les deux repos : les points vont à l’adversaire.
lesson-faux-both = Un même jet peut battre une dame à vrai et d’autres à faux. Comptez des deux côtés.
lesson-faux-doublet = Par doublet, les prix montent, pour l’adversaire aussi.

# 12
lesson-trou-title = Le trou et le reste
lesson-trou-idea = Douze points font un trou ; le surplus reste, et l’adversaire repart de zéro.
lesson-trou-simple = Douze points font un trou. Les points en plus forment le reste, et ceux de l’adversaire sont effacés.
lesson-trou-exact = Avec douze tout juste, il ne reste rien : le fichet avance, le jeton revient au départ.

# 13
lesson-bredouille-title = La bredouille
lesson-bredouille-idea = Douze points d’affilée font un trou double ; les points de l’adversaire rompent la suite.
lesson-bredouille-double = Douze points que personne n’a interrompus font un trou en bredouille : il compte double.
lesson-bredouille-second = Celui qui marque en second prend deux jetons et peut gagner double. Le premier ne le peut plus.
lesson-bredouille-lost = Quand le premier marque à nouveau, personne ne peut plus gagner double avant le prochain trou.

# 14
lesson-order-title = L’ordre d’un coup
lesson-order-idea = Jeter, marquer, décider, jouer ; l’adversaire marque en dernier ce que vous donnez.
lesson-order-plain = Les points se jugent avant de jouer : vous jetez, vous marquez, et alors seulement vous jouez.
lesson-order-whole = Après un trou, vous tenez ou vous vous en allez avant de jouer. L’adversaire marque vos dons en dernier.

# 15
lesson-fill-case-title = Remplir : la dernière case entière
lesson-fill-case-idea = Six cases de deux dames remplissent un jan ; une case entière manquante demande deux nombres exacts.
lesson-fill-case-petit = Deux dames sur chacune de six cases remplissent un jan. Il manque la case 6 : quels jets y mènent deux dames libres ?
lesson-fill-case-grand = Mesurez à quelle distance de la case vide se trouve chaque dame libre.
lesson-fill-case-price = Un jan rempli par une case entière fait une façon : quatre points, six par doublet.

# 16
lesson-fill-halves-title = Deux demi-cases
lesson-fill-halves-idea = Avec deux demi-cases à couvrir, chaque nombre doit en couvrir une.
lesson-fill-halves-petit = Deux demi-cases attendent une dame chacune. Donnez les jets qui couvrent les deux.
lesson-fill-halves-price = Les deux couvertes à la fois ne font qu’une façon.

# 17
lesson-fill-half-title = Une demi-case et ses façons
lesson-fill-half-idea = Une seule dame manquante peut venir par un nombre, par l’autre ou par la somme : jusqu’à trois façons.
lesson-fill-half-ways = Il manque une dame. Elle peut venir par le premier nombre, par le second ou par leur somme.
lesson-fill-half-price = Chaque façon de remplir compte quatre points, six par doublet.
lesson-fill-half-lepeintre = Le grand jet de Lepeintre : il remplit de toutes les façons et bat des dames partout.

# 18
lesson-inside-title = Mettre dedans
lesson-inside-idea = Une demi-case se remplit par bien plus de jets qu’une case entière : mettez d’abord une dame dedans.
lesson-inside-before = Il manque une case entière. Combien des trente-six jets remplissent ?
lesson-inside-after = Une dame a été mise dedans. Comptez à nouveau.

# 19
lesson-keep-title = Conserver et rompre
lesson-keep-idea = Un jan plein qu’un jeu conserve se marque une fois, et doit être conservé.
lesson-keep-keep = Si un jeu laisse votre plein entier, vous le conservez : quatre points, six par doublet, jamais par façons.
lesson-keep-break = Si tous les jeux le rompent, il n’y a rien à marquer.
lesson-keep-passing = Un nombre remplit, l’autre doit rompre : rempli en passant, cela ne vaut rien.
lesson-keep-duty = Qui peut conserver doit conserver. Le choix de la dame libre reste ouvert.

# 20
lesson-helpless-title = Conserver par impuissance
lesson-helpless-idea = Un nombre injouable ne peut rompre votre jan : vous le conservez, et l’adversaire est payé.
lesson-helpless-both = Aucun six ne se joue : votre jan reste plein et vous le marquez. L’adversaire marque deux par nombre.
lesson-helpless-fill = Il en va de même pour remplir : un nombre remplit, l’autre ne peut rompre.
lesson-helpless-one = Un nombre se joue sans rompre, l’autre ne se joue pas du tout.

# 21
lesson-duty-first-title = Le devoir avant l’envie
lesson-duty-first-idea = Jouer les deux nombres passe d’abord, même si votre jan se rompt.
lesson-duty-first-tempting = Un seul nombre conserverait le jan. Mais un jeu emploie les deux nombres.
lesson-duty-first-forced = Le seul jeu possible rompt donc. Faites-le.
lesson-duty-first-price = Un jan qui doit rompre ne se marque pas. Seule la dame battue compte.

# 22
lesson-forbidden-title = Jans interdits
lesson-forbidden-idea = Tant que l’adversaire peut encore remplir un jan, aucune de vos dames ne peut s’y arrêter.
lesson-forbidden-grand = L’adversaire peut encore remplir son grand jan : vous ne pouvez pas vous y arrêter.
lesson-forbidden-petit = Même dans un jan ouvert, une case qui porte une dame reste fermée.
lesson-forbidden-rest = Une dame peut se reposer dans un grand jan interdit en allant, tout d’une, dans un petit jan ouvert.

# 23
lesson-opening-title = Les jans du début
lesson-opening-idea = De rares figures des premiers coups rapportent quatre points, ou les donnent.
lesson-opening-six = Jan de six tables : au troisième coup, six dames pourraient être seules sur les cases 2 à 7.
lesson-opening-two = Jan de deux tables : vos deux seules dames abattues atteignent les deux coins vides.
lesson-opening-contre = Si l’adversaire tient son coin, cela se retourne contre vous : contre-jan.
lesson-opening-mezeas = Jan de mézéas : deux dames abattues seulement, toutes deux au coin, et il vient un as.

# 24
lesson-corner-beaten-title = Le coin battu
lesson-corner-beaten-idea = Maître de votre coin, vous battez le coin adverse vide avec les deux nombres.
lesson-corner-beaten-beaten = Vous tenez votre coin et les deux nombres atteignent le coin adverse vide : quatre points, six par doublet.
lesson-corner-beaten-spare = Les deux dames qui tiennent votre coin ne peuvent y servir.
lesson-corner-beaten-aces = Les dames en plus de ces deux le peuvent.

# 25
lesson-stay-title = Tenir ou s’en aller
lesson-stay-idea = S’en aller efface tous les points et recommence ; tenir les garde, avec le risque.
lesson-stay-stay = Après un trou de votre propre jet, vous choisissez. Avec un beau jeu et du reste, tenez.
lesson-stay-leave = Si votre jeu n’est pas meilleur que celui de l’adversaire, allez-vous-en : tout recommence, et vous jetez le premier.

# 26
lesson-retour-title = Passer au jan de retour
lesson-retour-idea = Les dames libres passent dans le petit jan adverse et peuvent le remplir : le jan de retour.
lesson-retour-pass = Une dame passe quand elle trouve un repos libre et une case libre dans un jan ouvert.
lesson-retour-fill = Il se remplit comme les autres, par l’arrière. Il manque la case 22.
lesson-retour-keep = Il se conserve aussi comme les autres, et l’impuissance y aide.

# 27
lesson-exit-title = La sortie
lesson-exit-idea = Toutes les dames au jan de retour, elles sortent ; la dernière sortie marque.
lesson-exit-out = Toutes vos dames sont de 19 à 24 : un nombre exact en sort une. Sortez-en une.
lesson-exit-farthest = Un nombre plus grand qu’il ne faut ne sort que la dame la plus éloignée.
lesson-exit-last = Qui sort le premier sa dernière dame marque quatre points, six par doublet, et rejoue le premier.

# 28
lesson-schools-title = Écoles : trop peu, trop
lesson-schools-idea = Les points oubliés ou marqués en trop vont à l’adversaire qui s’en aperçoit.
lesson-schools-less = Les points oubliés avant de toucher une dame font une école : l’adversaire les marque.
lesson-schools-more = Les points en trop sont repris, et l’adversaire en marque autant.
lesson-schools-none = Qui envoie à l’école doit être sûr. Comptez d’abord.
lesson-schools-undone = Blanc pouvait conserver son plein et l’a marqué, puis l’a rompu en jouant : école des points du jan.

# 29
lesson-false-schools-title = Fausse école, dame touchée
lesson-false-schools-idea = Une réclamation fausse paie l’adversaire ; une dame touchée doit être jouée.
lesson-false-schools-right = Le jet vaut 20 ; 16 ont été marqués, et l’on réclame une école de 4.
lesson-false-schools-false = Tout est bien marqué. Réclamer sans école, c’est une fausse école : ses points vont à l’adversaire.
lesson-false-schools-touched = Dame touchée, dame jouée : un jeu permis doit la déplacer, sauf si vous avez dit « j’adoube ».

# 30
lesson-marque-title = À écrire : le marqué
lesson-marque-idea = Un marqué vaut les trous et la consolation, multipliés en bredouille, moins les trous du perdant.
lesson-marque-simple = Les trous du gagnant et deux de consolation, moins les trous du perdant.
lesson-marque-petite = Des trous d’affilée, moins de douze : petite bredouille, tout ce qui est au gagnant double.
lesson-marque-grande = Douze ou plus d’affilée : grande bredouille, le quadruple.
lesson-marque-refait = À trous égaux, il y a refait : on rejoue, et la consolation double.

# 31
lesson-settling-title = Régler la partie
lesson-settling-idea = Les marqués, puis la queue à qui a le plus gagné, puis les paris sur les marqués perdus.
lesson-settling-even = Deux joueurs, deux marqués chacun : les marqués s’annulent, et la queue se partage.
lesson-settling-postillon = Qui perd plus de la moitié des marqués paie le postillon, et davantage pour chaque marqué de plus.
lesson-settling-three = À trois, on tourne. Celui qui se repose reçoit du perdant la consolation.

# 32
lesson-first-plays-title = Les premiers jeux
lesson-first-plays-idea = Les petits nombres construisent, les grands visent le coin ; sachez ce que chaque coup prépare.
lesson-first-plays-one = Les premières dames décident du relevé. Pensez au coin et aux jans des premiers coups.
lesson-first-plays-two = Comparez ce que chaque jeu prépare, et ce qu’il expose.

# 33
lesson-great-jan-title = Construire le grand jan
lesson-great-jan-idea = Faites tôt la case du diable, en dernier celle de l’écolier ; une revirade peut défaire une case pour une meilleure.
lesson-great-jan-one = Après le coin, la case 8, celle du diable, est la plus difficile à faire : peu de nombres y mènent.
lesson-great-jan-two = Les débutants se pressent de faire la case 11, celle de l’écolier. Elle peut attendre, le coin non.

# 34
lesson-uncover-title = Quand se découvrir
lesson-uncover-idea = Une dame seule est un risque qui se compte : combien de jets la battent, et qu’y gagnez-vous ?
lesson-uncover-one = Comparez les jeux par les dames qu’ils laissent seules. Certaines ne peuvent être battues qu’à faux.
lesson-uncover-two = Parfois, jouer couvert coûte plus que le risque.

# 35
lesson-run-title = Quand passer
lesson-run-idea = Gardez vos dernières cases tant que l’adversaire doit rompre ; passez tant que les passages sont ouverts.
lesson-run-one = Qui ne peut plus passer subit l’enfilade. Voyez où sont les passages.
lesson-run-two = En avance, pressez-vous. En retard, tenez le coin et vos dernières cases.

# 36
lesson-chances-title = Compter les chances
lesson-chances-idea = Un jet simple a deux chances sur trente-six, un doublet une seule.
lesson-chances-beat = Comptez les jets qui battent une dame : deux par jet simple, un par doublet.
lesson-chances-fill = Il est parfois plus rapide de compter les jets qui échouent.

# La table et les pages dans le navigateur.

web-language = français
web-locale = fr-FR

web-app-skip = Aller au contenu
web-app-close = Fermer
web-app-not_found = Il n’y a rien à cette adresse
web-app-not_loaded = Cette page n’a pas pu être chargée
web-app-wrong = Quelque chose n’a pas marché : { $detail }
web-app-reload = Recharger
web-app-to_first_page = Retour à la première page

web-nav-name = Pages
web-nav-play = Jouer
web-nav-learn = Apprendre
web-nav-analyse = Analyser
web-nav-rules = Règles
web-nav-history = Parties

web-settings-name = Réglages
web-settings-theme = Lumière
web-settings-theme-auto = celle de l’appareil
web-settings-theme-light = jour
web-settings-theme-dark = soir
web-settings-theme-contrast = fort contraste
web-settings-volume = Bruits du bois
web-settings-confirms = Jouer sans confirmer
web-settings-notifies = Avertir quand c’est mon tour
web-settings-calm = Sans mouvement
web-settings-pace = Rythme de l’adversaire
web-settings-pace-slow = posé
web-settings-pace-natural = naturel
web-settings-pace-quick = vif
web-settings-coach = Répétiteur
web-settings-coach-first = aux premières parties
web-settings-coach-always = toujours
web-settings-coach-never = jamais
web-settings-tutor = Tuteur, contre l’ordinateur
web-settings-numbers = Numéros des flèches
web-settings-flipped = Trictrac en miroir, talons à droite

web-gloss-open = Qu’est-ce que c’est ?

web-home-title = Trictrac
web-home-lead = Le grand trictrac, jeu des salons français : deux dés, trente dames, et des points qu’il faut voir.
web-home-play = Jouer
web-home-play-note = contre l’ordinateur, tout de suite
web-home-level = Adversaire
web-home-otherwise = Autrement : formes, places, règles
web-home-with_friends = Une table pour des amis
web-home-first = Jamais joué ? Le premier coup, pas à pas
web-home-resume = Reprendre la partie en cours
web-card-quick = Partie courte
web-card-quick-what = en 3 trous, un quart d’heure
web-card-whole = Partie entière
web-card-whole-what = en 12 trous, une heure
web-card-written = À écrire
web-card-written-what = 8 marqués, tout compte
web-home-name = Votre nom

web-wish-form = Forme de la partie
web-wish-marking = Marque
web-wish-marking-automatic = automatique, par le programme
web-wish-marking-automatic-what = Le programme compte et marque pour vous.
web-wish-marking-assisted = assistée : vous, on avertit
web-wish-marking-assisted-what = Vous marquez ; le programme avertit avant l’erreur.
web-wish-marking-strict = stricte : vous, gare à l’école
web-wish-marking-strict-what = Vous marquez ; ce que vous oubliez, l’adversaire peut le prendre.
web-wish-seats = Places
web-wish-seat = Place { $number }
web-wish-seat-person = une personne
web-wish-seat-computer = ordinateur : { $level }
web-wish-more = Autres conventions
web-wish-rules = Règles
web-wish-rules-loi-2013 = loi de 2013
web-wish-rules-loi-2013-what = La loi d’aujourd’hui, article par article.
web-wish-rules-usage-19e = usage du XIXe siècle
web-wish-rules-usage-19e-what = Les coutumes des traités du XIXe siècle.
web-wish-listed = Table ouverte à tous, dans le salon
web-wish-private = Table privée : seuls ceux que vous invitez la voient
web-wish-delayed = Les spectateurs voient un coup de retard
web-wish-clock = Temps
web-wish-clock-none = sans pendule
web-wish-clock-none-what = Chacun prend son temps.
web-wish-clock-live = 45 s par coup, 10 min de réserve
web-wish-clock-live-what = La réserve fond quand un coup dure ; sans elle, la partie est perdue.
web-wish-clock-days = par correspondance : 3 jours par coup
web-wish-clock-days-what = On joue quand on veut, trois jours au plus par coup.
web-wish-open = Ouvrir la table

web-lobby-title = Tables ouvertes
web-lobby-none = Aucune table n’attend de joueur.
web-lobby-sit = S’asseoir
web-lobby-back = Y revenir
web-lobby-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-lobby-open_one = Ouvrir une table

web-sheet-to_other = à l’adversaire
web-sheet-name = Feuille du coup
web-sheet-show = Voir ce que vaut le coup
web-sheet-hide = Cacher la feuille
web-sheet-hidden = Chacun compte ses points ; la feuille reste cachée.
web-sheet-article-open = { article }, dans un autre onglet
web-sheet-march = Flèches numérotées comme sur le tablier, depuis le talon d’en bas.
web-sheet-last-show = Montrer ce coup sur le tablier
web-sheet-last = Le coup précédent
web-coach-name = Répétiteur
web-coach-continue = « Continuer » montre comment c’est joué.
web-coach-stay = tenez : { $aim }
web-coach-off = Se passer du répétiteur
web-tutor-name = Tuteur
web-tutor-what = il parle avant une faute que le niveau au-dessus ne ferait guère.
web-tutor-stay = Tenir vaut mieux : { $there }, contre { $here }.
web-tutor-leave = S’en aller vaut mieux : { $there }, contre { $here }.
web-tutor-dashed = En pointillé sur le tablier : ce que vous vouliez jouer.
web-tutor-back = Réfléchir encore
web-tutor-go = Le faire tout de même
web-tutor-off = Se passer du tuteur

web-sum-line = { $before } + { $gained } = { $total }
web-sum-no_trou = pas de trou
web-sum-no_rest = { $trous }, sans reste
web-sum-rest = { $trous }, { $points } de reste
web-sum-simple = { $trous } simple
web-sum-double = { $trous } (bredouille)
web-sum-mixed = { $trous } (1 simple, { $count } en bredouille)

web-gain-you = Vous gagnez { $points }
web-gain-other = { $name } gagne { $points }
web-gain-none-you = Vous ne gagnez rien
web-gain-none-other = { $name } ne gagne rien
web-gain-given-you = { $points } pour vous
web-gain-given-other = { $points } pour { $name }

web-last-play = joue { $play }
web-last-none = ne peut jouer

web-told-reason = { $title }, { $points }
web-told-more = et encore { $points }

web-step-name = Ordre du coup, article XVIII
web-step-received = Reçus
web-step-dice = Dés
web-step-mark = Marquer
web-step-decide = Tenir ou s’en aller
web-step-play = Jouer
web-step-now = maintenant
web-step-done = fait
web-step-passed = sans objet

web-turn-seating = On change de places…
web-turn-opening-you = À qui commence : jetez pour la primauté
web-turn-opening-other = { $name } doit jeter pour la primauté
web-turn-opening-note = Qui a le plus haut dé commence et joue les deux nombres.
web-turn-opening-tie = Deux fois { $die } : on rejette.
web-turn-throw-you = À vous de jeter
web-turn-throw-other = À { $name } de jeter
web-turn-mark-you = À vous de marquer, puis de jouer
web-turn-play-you = À vous de jouer
web-turn-play-other = { $name } joue
web-turn-think = { $name } réfléchit…
web-turn-decide-you = Tenir ou s’en aller ?
web-turn-decide-other = { $name } choisit : tenir ou s’en aller
web-turn-leaving-you = { $name } s’en va : agréez-vous ?
web-turn-leaving-other = { $name } doit agréer
web-turn-ending-you = { $name } marque le dernier trou : agréez-vous ?
web-turn-ending-other = { $name } doit agréer la fin

web-play-not_so = Aucun jeu permis ne passe par là.
web-play-by_die = Par le { $die } : { $why }

web-do-throw = Jeter les dés
web-do-throw-lying = Prendre les dés
web-do-die = Jeter un dé
web-do-space = espace
web-do-agree = Agréer
web-do-continue = Continuer
web-do-stay = Tenir
web-do-leave = S’en aller
web-do-stay-key = T
web-do-leave-key = S
web-do-take_back = Reprendre mon coup
web-do-leave-back = Finalement, ne pas s’en aller
web-do-stay-what = jouer le coup et garder { $points }
web-do-stay-what_none = jouer le coup, le jeu continue
web-do-leave-what = { $trous }, points effacés, dames aux talons, à vous le dé
web-do-leave-short = { $trous }, points effacés, à vous le dé
web-do-leave-ends = le marqué finit ici, avec { $trous }
web-do-resign = Abandonner la partie
web-do-resign-sure = Abandonner vraiment ?
web-do-yes = Oui
web-do-no = Non
web-do-more = Autres actions
web-do-exit = Proposer une sortie de convention
web-do-exit-what = Les dames retournent aux talons, les points restent ; qui jette ?
web-do-exit-me = moi
web-do-stop = Proposer d’arrêter la poule
web-do-accept = Accepter
web-do-decline = Refuser
web-do-withdraw = Retirer
web-do-adoube = J’adoube
web-do-adoube-what = la prochaine dame touchée n’engage à rien
web-do-hint = Un conseil

web-proposal-exit = { $name } propose une sortie de convention : { $first } jetterait.
web-proposal-stop = { $name } propose d’arrêter la poule et de partager.
web-proposal-yours = Votre proposition attend une réponse.

web-mark-title = Votre marque
web-mark-slide = Avancer le jeton
web-mark-fichet = Fichet
web-mark-fichet-auto = comme il faut
web-mark-fichet-none = ne bouge pas
web-mark-by_hand = Ou tirez-le sur le tablier, comme le fichet.
web-mark-by_hand-jeton = Ou tirez-le sur le tablier ; le fichet suit.
web-mark-back = Remettre
web-mark-do = Marquer { $points }
web-mark-fichet-only = Avancer le fichet oublié
web-mark-warned = Attention
web-mark-warned-first = Marquer d’abord
web-mark-warned-go = Continuer quand même
web-mark-received = de ce que le coup de l’adversaire vous a donné
web-mark-own = de votre coup

web-ecole-title = Écoles
web-ecole-call = École !
web-ecole-points = Points de l’école
web-ecole-claim = École de { $points }
web-ecole-correct = Remettre sa marque
web-ecole-correct-what = ôter ce qu’il a marqué de trop, sans rien prendre
web-ecole-oblige = L’obliger à marquer
web-ecole-oblige-what = lui faire marquer ce qu’il a oublié
web-ecole-contest = Contester l’école
web-ecole-claimed-you = Vous réclamez une école de { $points }.
web-ecole-claimed-other = { $name } réclame une école de { $points }.
web-ecole-claimed-wait = { $name } peut la contester jusqu’à son prochain jet.
web-ecole-contest-stake = À bon droit, ces points sont pour vous ; à tort, { $name } en a autant de plus.
web-ecole-settled = Le sort de l’école
web-ecole-settled-right = L’école de { $points } était juste.
web-ecole-settled-false = Fausse école de { $points }.
web-ecole-settled-inexact = L’école valait { $worth }, et non { $points }.
web-ecole-gain-you = vous
web-ecole-gain-twice = Contestée à tort : { $points }, et autant de plus, pour { $who }.
web-ecole-gain-undone = Elle est défaite ; { $points } pour { $who }.
web-ecole-gain-once = Personne ne l’a contestée : { $points } pour { $who }.
web-ecole-gain-kept = Personne ne l’a contestée : ses points restent à { $who }.
web-ecole-gain-beyond = Contestée : le surplus, { $beyond }, est pour { $who }.
web-ecole-gain-completed = Contestée, elle est complétée : { $worth } pour { $who }.
web-ecole-why-you = { $throw } vous valait { $due } ; vous en avez marqué { $marked }.
web-ecole-why-other = { $throw } valait { $due } à { $name }, qui en a marqué { $marked }.
web-ecole-fault-less = École par moins : { $points }.
web-ecole-fault-more = École par trop : { $points }, ôtés de la marque.
web-ecole-fault-not_done = Jan à faire et non fait : { $points }.
web-ecole-fault-none = La marque était juste.
web-ecole-fault-sum = L’école n’était pas de ce compte.
web-ecole-missed = Oublié : { $lines }.
web-ecole-missed-line = { $title }, { $points } ({ article })
web-ecole-close = Vu
web-say-mark_nothing = Je ne marque pas
web-say-invite = À vous de jouer
web-say-ask_reason = Demander la raison
web-say-break_dice = Rompre les dés
web-say-break_dice-what = annuler le jet pour faire rectifier la marque
web-say-decline_augmentation = Renoncer à l’augmentation
web-say-warn = Avertir votre partenaire
web-say-colour-white = Prendre les dames blanches
web-say-colour-black = Prendre les dames noires
web-say-jeton = Second jeton

web-player-you = vous
web-player-away = absent
web-player-computer = ordinateur
web-player-rests = se repose

web-text-title = Le tablier en texte
web-text-row = { $case } : { $what }
web-text-yours = Vos dames
web-text-theirs = Dames de l’adversaire : { $name }
web-text-talon = talon
web-text-coin = coin
web-text-out = sorties
web-text-position = Position :

web-typed-label = Jouer en notation
web-typed-hint = par exemple 1-7 1-5 pour 1 → 7, 1 → 5 ; 1-11 tout d’une, 22-s pour sortir, -- pour passer
web-typed-do = Jouer
web-typed-plays = Coups permis :

web-log-title = Récit
web-log-none = Rien encore.

web-link-connecting = Connexion à la table…
web-link-away = Connexion perdue ; on réessaie…
web-link-gone = Cette table n’est pas accessible.

web-wait-title = La table attend
web-wait-free = libre
web-wait-sit = S’asseoir ici
web-wait-rise = Se lever
web-wait-invite = Inviter
web-wait-invite-hide = Cacher
web-wait-loopback = Cette adresse ne vaut que sur cet ordinateur : à distance, servez-vous de l’adresse publique du serveur.
web-wait-invite-what = Envoyez cette adresse : qui l’ouvre prend cette place.
web-wait-copy = Copier l’adresse
web-wait-copied = Adresse copiée.
web-wait-qr = Adresse de la place { $number }, à lire avec un téléphone
web-wait-soon = On attend que chacun ait pris place.
web-wait-watch = Vous regardez.
web-wait-suggest = Proposer d’autres conventions
web-wait-suggested = On propose :
web-guest = invité
web-restored = La maison a été remise d’une copie faite avant vos derniers jets. Aucun jet déjà vu n’est jeté de nouveau : chacun scelle une nouvelle graine, ou la table ferme sans résultat.
web-restored-continue = Reprendre avec de nouveaux dés
web-restored-stop = Fermer la table
web-restored-waits = Vous avez consenti ; on demande aux autres.
web-wait-consent = D’accord
web-wait-closed = Cette table est close : personne n’est venu.

web-watch-spectator = Vous regardez la partie.
web-watch-delayed = Vous regardez avec un coup de retard.

web-chat-title = Conversation
web-chat-say = Dire
web-chat-phrases = Phrases
web-chat-free = Écrire
web-chat-hush = Couper la conversation libre
web-chat-unhush = Rétablir la conversation libre
web-chat-hushed = La conversation libre est coupée ; les phrases restent.
web-chat-none = Personne n’a rien dit.
web-chat-unread = { $count } à lire
web-chat-heard = { $name } : { $text }

web-account-title = Compte
web-account-fiches = { $count } fiches
web-account-none = Rien n’est dû encore.

web-team-and = { "" } et { "" }
web-team-against = { "" } contre { "" }

web-over-coup = Le dernier jet, { $name } : { $dice }
web-marque-now = Marqué { $number } sur { $of }
web-marque-you = Vous
web-over-resigned = par abandon
web-over-won = Vous avez gagné
web-over-lost = Vous avez perdu
web-over-winner = { $name } a gagné
web-over-even = Personne ne doit rien
web-over-settlement = Règlement
web-over-rematch = La revanche
web-over-rematch-wait = On attend la réponse de l’adversaire…
web-over-rematch-offered = { $name } propose la revanche.
web-over-again = Nouvelle partie
web-analyse = Analyser la partie
web-over-replay = Revoir la partie
web-over-next = À la table de la revanche
web-moments-title = Les moments
web-moments-wait = On cherche les moments à revoir…
web-moments-best = Votre meilleur coup
web-moments-costliest = Le choix le plus coûteux
web-moments-luckiest = Votre jet le plus heureux
web-moments-again = Revoir le coup { $coup }
web-share-link = Copier le lien
web-share-picture = Image du tablier
web-share-failed = Ce navigateur ne donne pas d’image.

web-form-trous = en { $trous }
web-form-stakes = enjeux : { $stakes }
web-form-option = { $option } : { $choice }
web-form-fiche = fiche de { $count } jetons

web-drawer-open = Feuille et actions
web-drawer-close = Replier
web-drawer-more = Feuille

web-keys-title = Clavier
web-keys-text = Espace : l’action du moment. Flèches et Entrée sur le tablier : prendre et poser. Retour arrière : reprendre. F : coup forcé. T : tenir. S : s’en aller. N : jouer en notation.

web-case-name = flèche { $case }
web-case-talon = flèche { $case }, talon des { web-side }
web-case-coin = flèche { $case }, coin des { web-side }
web-case-empty = vide
web-case-movable = peut jouer
web-case-held = en main
web-case-target = arrivée possible
web-case-rest = arrivée possible, tout d’une, repos en { $rest }

web-out-name = sortie des { web-side }

web-score-trous = { $count ->
    [one] { $count } trou
   *[other] { $count } trous
}
web-score-trous-short = { $count ->
    [one] { $count } trou
   *[other] { $count } trous
}
web-marks-bredouille = en bredouille
web-marks-pavillon = pavillon

web-board-name = Trictrac vu du côté des { web-side }
web-board-turn = Aux { web-side } de jouer
web-board-keys = Flèches du clavier pour aller d’une case à l’autre, Entrée pour prendre ou poser une dame, Retour arrière pour reprendre, Entrée encore pour confirmer, F pour un coup forcé.

web-live-throw = Les { web-side } amènent { $throw }.
web-live-held = Dame de la flèche { $case } en main. Arrivées possibles : { $targets }.
web-live-released = Dame reposée.
web-live-moved = De { $from } à { $to }.
web-live-moved_out = Dame de la flèche { $from } sortie.
web-live-undone = Coup repris.
web-live-ready = Coup complet : Entrée pour confirmer.
web-live-confirmed = Coup joué.

web-control-die = jouer le { $die } d’abord
web-control-undo = Reprendre
web-control-confirm = Jouer ce coup
web-control-forced = Coup forcé
web-control-pass = Rien à jouer
web-control-choose = Touchez une dame
web-control-target = Maintenant une flèche éclairée
web-control-mark = Marquez, puis touchez une dame
web-control-more = Encore un nombre : touchez une dame

web-dames = { $count ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
    [11] onze
    [12] douze
    [13] treize
    [14] quatorze
   *[15] quinze
} { $side ->
    [white] { $count ->
        [one] dame blanche
       *[other] dames blanches
    }
   *[black] { $count ->
        [one] dame noire
       *[other] dames noires
    }
}

web-side = { $side ->
    [white] Blancs
   *[black] Noirs
}

## Ce qui change et qu’on attendait

web-tidings-trou = { $who ->
    [you] Vous marquez { $trous }
   *[other] { $name } marque { $trous }
}
web-tidings-wiped = { $who ->
    [you] vos { $points } s’effacent
   *[other] { $name } perd ses { $points }
}
web-tidings-bredouille = { $who ->
    [you] vous perdez la bredouille
   *[other] { $name } perd la bredouille
}
web-tidings-pavillon = { $who ->
    [you] le pavillon est à vous
   *[other] { $name } a le pavillon
}
web-tidings-releve = relevé : les dames retournent aux talons, tous les points s’effacent

# Les pages d’un site statique, sans serveur.
web-solo-dice = D’où viennent les dés
web-solo-dice-what = Ce navigateur a tiré deux nombres avant la partie ; chaque jet en découle. La feuille de partie contient les deux, et chacun peut recalculer les jets.
web-solo-seed = Le premier nombre
web-solo-secret = Le second nombre
web-site-elsewhere = Il y faut d’autres personnes
web-site-people = On se retrouve sur un serveur ; ces pages s’en passent.
web-site-meet = Jouer avec d’autres
web-site-not_here = Cela se joue à la table d’un serveur ; ici, vous jouez la partie ordinaire, ou à écrire à deux.
web-site-new = Une version plus récente est prête.
web-site-new-take = L’utiliser

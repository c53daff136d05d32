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
web-settings-sound = Bruits du bois
web-settings-calm = Sans mouvement
web-settings-quick = Adversaire sans délai
web-settings-numbers = Numéros des flèches

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
web-home-name = Votre nom

web-wish-form = Forme de la partie
web-wish-marking = Marque
web-wish-marking-automatic = automatique, par le programme
web-wish-marking-assisted = assistée : vous, on avertit
web-wish-marking-strict = stricte : vous, gare à l’école
web-wish-seats = Places
web-wish-seat = Place { $number }
web-wish-seat-person = une personne
web-wish-seat-computer = ordinateur : { $level }
web-wish-more = Autres conventions
web-wish-rules = Règles
web-wish-rules-loi-2013 = loi de 2013
web-wish-rules-usage-19e = usage du XIXe siècle
web-wish-listed = Table ouverte à tous, dans le salon
web-wish-delayed = Les spectateurs voient un coup de retard
web-wish-clock = Temps
web-wish-clock-none = sans pendule
web-wish-clock-live = 45 s par coup, 10 min de réserve
web-wish-clock-days = par correspondance : 3 jours par coup
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

web-do-throw = Jeter les dés
web-do-throw-lying = Prendre les dés
web-do-die = Jeter un dé
web-do-space = espace
web-do-agree = Agréer
web-do-stay = Tenir
web-do-leave = S’en aller
web-do-stay-what = jouer le coup et garder { $points }
web-do-stay-what_none = jouer le coup, le jeu continue
web-do-leave-what = { $trous }, points effacés, dames aux talons, à vous le dé
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
web-over-won = Vous avez gagné
web-over-lost = Vous avez perdu
web-over-winner = { $name } a gagné
web-over-even = Personne ne doit rien
web-over-settlement = Règlement
web-over-rematch = La revanche
web-over-rematch-wait = On attend la réponse de l’adversaire…
web-over-rematch-offered = { $name } propose la revanche.
web-over-again = Nouvelle partie
web-over-replay = Revoir la partie
web-over-next = À la table de la revanche

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

web-control-swap = changer l’ordre des dés
web-control-undo = Reprendre
web-control-confirm = Jouer ce coup
web-control-forced = Coup forcé
web-control-pass = Rien à jouer
web-control-choose = Touchez une dame
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

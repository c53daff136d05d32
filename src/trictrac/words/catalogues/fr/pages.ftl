# Les textes de chaque page.

## study

study-judging = La loi est consultée…
study-may_leave = Un trou de son propre jet : il peut tenir ou s’en aller (art. XVI).
study-plays = { $count ->
    [one] Un seul jeu permis
   *[other] { $count } jeux permis
}
study-no_play = Rien ne peut se jouer
study-show_play = Montrer ce jeu
study-open = Ouvrir dans l’éditeur
study-open_file = Ouvrir un récit du disque
study-too_long = Ce fichier est trop long pour être jugé ici : il en faut un de moins de 200 ko.

## about

about-title = À propos
about-lead = Le grand trictrac, jeu des salons français pendant trois siècles : deux dés, trente dames, et des points qu’il faut voir soi-même.
about-what = Ce que c’est
about-what_1 = Toute la loi, article par article, dans un noyau qui juge chaque coup ; le tablier ne fait que montrer ce qu’il répond.
about-what_2 = Des adversaires de huit forces, du novice au maître, qui ont appris en jouant contre eux-mêmes.
about-what_3 = Toutes les formes : partie ordinaire, à écrire à deux, trois ou quatre, chouette, poule ; la marque automatique, assistée ou stricte, avec ses écoles.
about-dice = Les dés, en deux mots
about-dice_1 = Imaginez que le serveur et les joueurs écrivent chacun un grand nombre secret et le mettent sous enveloppe avant de commencer.
about-dice_2 = Les joueurs ouvrent la leur quand toutes sont posées ; le serveur, à la fin seulement. Chaque dé sort de tous ces nombres réunis, par un calcul connu de tous.
about-dice_3 = Nul ne peut donc choisir un dé, et chacun peut tout refaire après la partie, d’un bouton ou d’une commande.
about-dice_link = Vérifier un récit
about-private = Vos données
about-private_1 = Rien ne part d’ici : ni publicité, ni mesure, ni police de caractères empruntée ailleurs. Un témoin signé vous garde votre place ; le reste de vos réglages est dans votre navigateur.
about-private_link = Exporter ou effacer
about-keys = Clavier et lecteur d’écran
about-keys_1 = Chaque écran se joue au clavier. Sur le tablier : les flèches vont d’une case à l’autre, Entrée prend et pose, Retour arrière reprend, F joue un coup forcé.
about-sources = Sources
about-sources_1 = Les règles suivent les Lois et règles du trictrac (2013), éclairées par Lelasseux-Lafosse (1852) et Lepeintre (1818). Le texte de la page des règles est le nôtre.
about-rules = Les règles
about-first = Un premier coup guidé
about-version = Version { $version }
about-licence = Logiciel libre, licence MIT. Caractères EB Garamond, licence SIL OFL.

## editor

editor-title = Analyser une position
editor-lead = Posez les dames, jetez les dés : la loi juge aussitôt. L’adresse de la page est la position : envoyez-la.
editor-tool = Poser
editor-tool_white = une dame blanche
editor-tool_black = une dame noire
editor-tool_take = retirer une dame
editor-keys = Touches : flèches pour aller d’une case à l’autre, Entrée pour poser, + et − pour ajouter ou retirer, C pour changer de couleur. À la souris, une dame se glisse d’une case à l’autre.
editor-start = Départ
editor-empty = Vider
editor-restack = Compléter les talons
editor-mirror = Échanger les couleurs
editor-turn = Le dé est à
editor-dice = Les dés
editor-die = Dé { $number } : { $face }
editor-first_die = premier dé
editor-second_die = second dé
editor-no_dice = Sans dés
editor-marks = Marques
editor-points = points
editor-trous = trous
editor-bredouille = en bredouille
editor-serie = trous d’une suite
editor-coups = jets depuis le relevé
editor-text = La position en toutes lettres
editor-text_use = Mettre
editor-share = Copier le lien
editor-copied = Lien copié.
editor-not_copied = Ce navigateur ne copie pas : prenez l’adresse de la page.
editor-faults = À corriger
editor-unusual = À noter
editor-sound = Position régulière. Choisissez deux dés pour la faire juger.
editor-no_more = Les quinze dames sont déjà placées : retirez-en une d’abord.
editor-hint = Demander conseil
editor-hint_wait = Le conseiller réfléchit…
editor-hint_title = Le conseil
editor-hint_player = Profondeur
editor-player_net = au coup d’œil
editor-player_1ply = un coup plus loin
editor-player_2ply = deux coups plus loin
editor-hint_form = Partie
editor-form_ordinary = ordinaire
editor-form_written = à écrire
editor-hint_stay = Tenir et jouer { $play }
editor-hint_wins = { $share } de gagner
editor-hint_best = le meilleur choix
editor-hint_near = presque aussi bon
editor-hint_less_chance = { $share } de chances de gagner en moins
editor-hint_less_stakes = { $loss } mise de moins en moyenne
editor-hint_less_jetons = { $count ->
    [one] { $loss } jeton de moins en moyenne
   *[other] { $loss } jetons de moins en moyenne
}
editor-hint_others = Les { $count } suivants
editor-hint_march = Cases comptées depuis le talon de Noir, qui joue.
editor-hint_more = Il y a { $count } choix en tout ; voici les meilleurs.
editor-hint_play = Jouer ainsi
editor-hint_why = Pourquoi
editor-throws = Ce que ferait chaque jet
editor-throws_what = Ce qu’il fait
editor-throws_points = points pour { $side }
editor-throws_choose = { $throw } : poser ces dés
editor-qr = La position en code QR

## first

first-title = Un premier coup
first-leave = Quitter la visite
first-step = Étape { $step } sur { $count }
first-next = Continuer
first-back = Revenir
first-board_title = Le tablier
first-board_1 = Vos dames sont les blanches. Elles partent du talon, la case 1 en bas à { $flipped ->
    [yes] droite, vont vers la gauche
   *[no] gauche, vont vers la droite
} jusqu’au coin, la 12, puis reviennent par le haut.
first-board_2 = L’adversaire, en noir, fait le même chemin de son côté, face à vous. On ne prend jamais rien : on marque des points.
first-lone_title = Quelques coups plus tard
first-lone_1 = Deux dames sur une flèche y sont en sûreté. Une dame seule est à la merci d’un jet : l’adversaire en a laissé quatre, cerclées.
first-lone_2 = À vous le dé.
first-sheet_title = Ce que vaut le jet
first-sheet_1 = { $throw } : avant de jouer, regardez ce que ces nombres permettraient. Une dame qui pourrait tomber sur une dame seule la bat. Elle ne bouge pas : cela fait des points.
first-sheet_2 = Touchez chaque ligne : la flèche montre quelle dame, par quel nombre.
first-mark = Marquer { $points } points
first-marked_title = La marque
first-marked_1 = Votre jeton avance à { $points } points. À douze, c’est un trou ; il en faut douze pour gagner la partie.
first-marked_2 = Vous seul avez marqué : vous êtes en bredouille, et ce trou compterait double.
first-play_title = Jouer le coup
first-play_1 = Maintenant seulement, jouez les deux nombres : touchez une dame, puis l’une des cases éclairées, ou glissez-la. Au clavier : flèches et Entrée.
first-play_2 = Un conseil : les dames de 8 et de 9 peuvent prendre ensemble votre coin, la case 12. C’est la plus belle prise du début.
first-done_title = C’est un coup de trictrac
first-done_corner = Vous tenez votre coin : l’adversaire ne peut plus le battre, et vos dames y sont chez elles.
first-done_other = Bien joué. Le coin, par les dames de 8 et de 9, était l’autre bonne idée : vous le verrez souvent.
first-done_1 = Jeter, regarder, marquer, jouer : c’est toujours cet ordre. Avec un trou, vous pouvez aussi vous en aller et tout recommencer ; les règles vous le diront.
first-real = Jouer une vraie partie
first-rules = Lire les règles
first-again = Recommencer la visite
first-note = Pour cette visite les dés sont choisis ; à une vraie table ils sont jetés, et vous pourrez les vérifier.

## history

history-title = Vos parties
history-running = En cours
history-running_go = Reprendre
history-whose = Parties
history-whose_mine = les miennes
history-whose_all = aussi celles des tables ouvertes
history-player = Joueur
history-form = Forme
history-form_any = toutes
history-since = Depuis le
history-until = Jusqu’au
history-search = Chercher
history-ended = { $how ->
    [won] Gagné
    [lost] Perdu
   *[even] Partie nulle
} { $score }
history-loading = On cherche…
history-none = Aucune partie finie ne répond à cela.
history-none_yet = Vous n’avez pas encore fini de partie sur cet appareil.
history-play = Jouer
history-more = Plus anciennes
history-analyse = Analyser
history-trend = Votre jeu au fil du temps
history-replay = Revoir
history-record = Récit
history-open_file = Un récit du disque se rejoue aussi.
history-replay_file = Ouvrir un récit
history-account = Compte et données
history-guest = Vous jouez en invité sous le nom « { $name } ». Vos parties tiennent à ce navigateur ; un compte les garde partout.
history-member = Vous êtes { $name }. Vos parties vous suivent sur chaque appareil où vous vous identifiez.
history-name = Nom
history-password = Mot de passe
history-password_note = Dix caractères au moins.
history-register = Créer un compte
history-login = S’identifier
history-logout = Se retirer
history-have_account = J’ai déjà un compte
history-new_account = Je n’ai pas de compte
history-code_title = Un autre appareil
history-code_lead = Ce code fait d’un autre appareil le même invité, une fois, pendant dix minutes.
history-code_make = Donner un code
history-code_use = J’ai un code
history-code_adopt = Devenir cet invité
history-code_done = Cet appareil est maintenant { $name }.
history-sessions = Appareils identifiés
history-this_session = celui-ci
history-revoke = Retirer
history-revoked = Session retirée.
history-export = Exporter mes données
history-delete = Effacer mes données
history-delete_sure = Le compte, les sessions et votre nom s’effacent ; les parties restent, sans chemin vers vous. C’est définitif.
history-delete_yes = Oui, tout effacer
history-deleted = Vos données sont effacées.
history-welcome = Bienvenue, { $name }.

## replay

replay-title = Revoir une partie
replay-lead = Ouvrez un récit de votre disque, ou choisissez une partie dans vos parties. Chaque coup est rejugé.
replay-loading = La partie est rejugée…
replay-game = Partie { $game }
replay-again = refait
replay-coup = Coup { $coup }
replay-before_first = Avant le premier coup
replay-thrown = jet
replay-played = joué
replay-slider = Moment de la partie
replay-first = Au début
replay-previous = Moment précédent
replay-next = Moment suivant
replay-last = À la fin
replay-play = Défiler
replay-pause = Arrêter
replay-speed = Allure
replay-speed_slow = lente
replay-speed_usual = moyenne
replay-speed_fast = vive
replay-keys = Touches : ← → un moment, ↑ ↓ un coup, Début et Fin, Espace pour défiler.
replay-told = Ce qui s’est passé
replay-turn = Changer de côté
replay-coups = Tous les coups
replay-key_trou = souligné : un trou
replay-key_ecole = É : une école
replay-share = Partager ce moment
replay-study = Analyser cette position
replay-problem = Le récit s’arrête ici : { $problem }
replay-not_here = la suite se revoit sur un serveur, ou par la commande trictrac replay.
replay-cut = La partie est plus longue : en voici les premiers coups.
replay-ecole_mark = école
replay-trou_mark = trou
replay-march = flèches numérotées comme sur le tablier, depuis le talon d’en bas

## rules

rules-title = Les règles
rules-lead = La loi du trictrac en vingt articles, avec nos mots. Chaque article a son exemple, jugé par le programme au moment où vous l’ouvrez.
rules-search = Chercher dans la loi
rules-search_example = bredouille, coin, école…
rules-none = Aucun article ne parle de « { $wish } ».
rules-found = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
rules-contents = Les articles
rules-article = Article { $article }
rules-intro = Préliminaire
rules-tariff = Annexe
rules-examples = Sur le tablier
rules-letter = La lettre de l’article
rules-letter_lead = Le texte complet, avec ses paragraphes numérotés et ce que la maison a décidé là où les sources se taisent.
rules-unknown = Il n’y a pas d’article « { $article } ». Les articles vont de I à XX.
rules-all = Tous les articles
rules-first = Apprendre par un premier coup
rules-around = Article précédent, article suivant

## verify

verify-title = Vérifier les dés
verify-lead = Le serveur jette les dés, mais il ne peut pas les choisir. Voici, pour cette partie, chaque promesse et chaque dé, refaits.
verify-lead_file = Ouvrez le récit d’une partie finie : ses dés seront recalculés un à un.
verify-loading = Les dés sont recalculés…
verify-right = Tout est comme promis.
verify-wrong = Quelque chose n’est pas comme promis.
verify-by_server = Vérifié par le serveur
verify-by_browser = Vérifié dans ce navigateur, sans le serveur
verify-by_browser_lead = Votre navigateur vient de refaire tous les calculs lui-même.
verify-here_commitment = Le secret s’accorde avec l’engagement.
verify-here_commitment_wrong = Le secret ne s’accorde pas avec l’engagement.
verify-here_seals = Chaque graine s’accorde avec son sceau.
verify-here_seals_wrong = Une graine ne s’accorde pas avec son sceau.
verify-here_dice = { $dice } dés recalculés, tous exacts.
verify-here_dice_wrong = Le dé { $wrong } n’est pas celui qu’il devait être.
verify-yes = juste
verify-no = faux
verify-skipped = non vérifié
verify-envelopes = Les enveloppes ouvertes
verify-commitment = Engagement du serveur, montré avant la partie
verify-secret = Secret du serveur, montré à la fin
verify-seal = Sceau ({ $name })
verify-seed = Graine ({ $name })
verify-dice = Tous les dés, dans l’ordre
verify-how = Comment cela marche
verify-how_1 = Avant que personne ne s’assoie, le serveur met un grand nombre secret dans une enveloppe scellée.
verify-how_2 = Chaque joueur qui s’assied pose aussi son nombre, scellé. Quand toutes les enveloppes sont là, les joueurs ouvrent les leurs.
verify-how_3 = Chaque dé se calcule à partir de tous ces nombres ensemble et de son rang, par une recette que chacun connaît.
verify-how_4 = À la fin, le serveur ouvre la sienne : chacun peut tout recalculer. Personne n’a pu choisir son nombre d’après les dés, car nul ne connaissait ceux des autres.
verify-replay = Revoir la partie
verify-download = Télécharger le récit
verify-command = Pour ne dépendre de personne, vérifiez le récit chez vous :

## The glossary

glossary-title = Glossaire
glossary-lead = Les mots du trictrac. La recherche comprend le français et l’anglais.
glossary-search = Chercher un mot
glossary-search-example = trou, hole, bredouille…
glossary-found = { $count ->
    [0] Aucun mot.
    [one] { $count } mot
   *[other] { $count } mots
}

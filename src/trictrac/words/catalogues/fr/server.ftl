# Ce que le serveur dit et refuse.

guest-name = Invité { $number }
server-not-built = Le serveur marche, mais ses pages n’ont pas été construites : lancez « make web », puis rechargez. En attendant, on joue dans le terminal : « trictrac play --terminal ».

ban-no-account = il n’y a pas de compte { $given } ; un invité se désigne par sa place : --table=ID --seat N
ban-no-table = il n’y a pas de table { $given }
ban-empty-seat = personne n’occupe la place { $seat }
ban-not-banned = { $given } n’est pas exclu
ban-several = plusieurs exclus s’appellent { $given } : donnez l’identifiant
ban-banned = { $who } n’entre plus : sessions closes, parties en cours abandonnées.
ban-unbanned = { $who } entre de nouveau.
ban-nobody = Personne n’est exclu.
ban-seat = place { $seat } : { $who }
ban-empty = personne à exclure
ban-then = Pour exclure quelqu’un : trictrac serve ban --table={ $table } --seat N
ban-no-server = le serveur est un supplément : pip install 'trictrac[server]'
ban-no-database = il n’y a pas de base { $path } : il faut les réglages d’un serveur qui a déjà tourné
ban-who = nommez un compte, ou une place : --table=ID --seat N
ban-person = { $name } ({ $account ->
    [yes] compte
   *[no] invité
}, { $id })

store-closed = la base de données ne s’ouvre pas : { $path } : { $why }
store-newer = la base de données { $path } est d’un trictrac plus récent : installez-le, ou remettez une copie d’avant
secret-closed = le secret du serveur ne peut pas être gardé : { $why }

backup-postgres = ceci copie des fichiers SQLite ; pour PostgreSQL : umask 077; pg_dump --format=custom trictrac > backup
backup-exists = { $path } existe déjà
backup-done = Copié dans { $path } ; son propriétaire seul peut le lire.
restored-done = { $count ->
    [0] On ne jouait à aucune table.
    [one] Une table attend que ses joueurs consentent à reprendre avec de nouveaux dés.
   *[other] { $count } tables attendent que leurs joueurs consentent à reprendre avec de nouveaux dés.
}

## Ce que les programmes montrent d’un lien avant qu’on ne le suive

preview-open = { $count ->
    [0] Une table de trictrac attend des joueurs
    [one] { $names } vous attend à la table de trictrac
   *[other] { $names } vous attendent à la table de trictrac
}
preview-playing = { $names } jouent au trictrac
preview-over = { $names } : une partie de trictrac
preview-coup = { $names } : coup { $coup } d’une partie de trictrac

## Ce que le serveur refuse, outre la loi de la table

server-refused-unknown_table = Cette table n’existe pas.
server-refused-unknown_address = Il n’y a rien à cette adresse.
server-refused-wrong_method = Cette adresse ne se demande pas ainsi.
server-refused-not_a_player = Vous ne jouez pas à cette table.
server-refused-not_begun = La partie n’a pas commencé.
server-refused-begun = La partie a déjà commencé.
server-refused-over = Cette table est close.
server-refused-not_over = La partie n’est pas finie.
server-refused-no_such_seat = Cette place n’existe pas.
server-refused-seat_taken = Cette place est prise.
server-refused-already_seated = Vous êtes déjà assis à cette table.
server-refused-not_invited = Il faut une invitation pour s’asseoir ici.
server-refused-no_seed_due = Aucune graine n’est attendue.
server-refused-seals_first = On attend que chacun ait pris place et scellé sa graine.
server-refused-wrong_seed = Cette graine n’est pas celle du sceau.
server-refused-already_suggested = Une proposition attend déjà.
server-refused-nothing_to_take_back = Il n’y a rien à reprendre.
server-refused-nothing_suggested = Rien n’est proposé.
server-refused-too_late_to_suggest = Les conventions se changent avant le premier dé.
server-refused-suggestion_waits = Une proposition attend sa réponse.
server-refused-same_players_only = Les nouvelles conventions doivent être pour autant de joueurs.
server-refused-restored = La maison a été remise d’une copie : la partie reprend quand tous ont consenti à de nouveaux dés.
server-refused-hushed = Un joueur a coupé la conversation.
server-refused-empty_talk = Il n’y a rien à dire.
server-refused-stale = Ce message vient trop tard : rechargez la table.
server-refused-bad_message = Message illisible : { $why }.
server-refused-too_fast = Trop de messages : attendez un peu.
server-refused-too_long = Ce message est trop long.
server-refused-too_slow = Ce message est arrivé trop lentement : rien n’a été fait.
server-refused-sign_in = Identifiez-vous d’abord.
server-refused-banned = Ce serveur ne vous admet plus.
server-refused-wrong_origin = Cette page ne peut pas parler au serveur.
server-refused-wrong_host = Ce serveur ne répond pas à ce nom.
server-refused-unavailable = Le serveur ne peut rien garder en ce moment ; rien n’a été fait, réessayez.
server-refused-unreadable = Le journal de cette table est illisible ; l’exploitant du serveur en est averti.
server-refused-too_late = Le temps était écoulé : le drapeau est tombé avant ce message.
server-refused-too_many_tables = Trop de tables ouvertes de votre adresse sont inachevées ; finissez-en une d’abord.
server-refused-too_many_sockets = Trop de connexions de votre adresse ; fermez-en une d’abord.
server-refused-talk_full = On s’est assez dit à cette table.
server-refused-in_play = Cette position se joue à une table où l’on marque de sa main : redemandez plus tard.
server-refused-by_hand = La feuille reste cachée tant que l’on marque soi-même.
server-refused-busy = Trop de demandes : réessayez dans un instant.
server-refused-wrong_login = Nom ou mot de passe inconnu.
server-refused-name_taken = Ce nom est pris.
server-refused-weak_password = Un mot de passe a de 10 à 200 caractères et n’est pas le nom.
server-refused-bad_name = Un nom a de 1 à 40 caractères lisibles.
server-refused-guests_only = Vous avez déjà un compte.
server-refused-bad_code = Ce code est faux ou périmé.

server-unreachable = Le serveur ne répond pas ; réessayez dans un instant.

## Ce que l’on dit à une table d’un seul geste

phrase-bonjour = Bonjour
phrase-bonne_partie = Bonne partie
phrase-bien_joue = Bien joué
phrase-beau_coup = Beau coup
phrase-pas_de_chance = Pas de chance
phrase-merci = Merci
phrase-pardon = Pardon
phrase-un_instant = Un instant, je vous prie
phrase-revanche = La revanche ?
phrase-au_revoir = Au revoir

## Les dés confrontés à ce qui fut promis (docs/dice.md)

check-server = L’enveloppe du serveur
check-server-right = Le secret révélé à la fin est celui auquel le serveur s’était engagé avant que personne ne s’assoie.
check-server-wrong = Le secret révélé n’est pas celui auquel le serveur s’était engagé.
check-envelopes = Les enveloppes
check-envelopes-missing = Il n’y a pas une graine et un sceau par joueur.
check-player = L’enveloppe de { $name }
check-player-computer = Un ordinateur n’apporte pas de graine : le serveur joue pour lui.
check-player-right = La graine ouverte est celle qui avait été scellée, quand les autres étaient encore cachées.
check-player-wrong = La graine ouverte n’est pas celle qui avait été scellée.
check-signature = La signature de la maison
check-signature-right = Noms, enjeu, règles, manière de marquer et dates sont tels que cette maison les a signés.
check-dice = Tous les dés
check-dice-right = Les { $count } dés, recalculés un à un à partir du secret et des graines, sont ceux qui ont été jetés.
check-play = La séance rejouée
check-play-right = Les { $throws } jets viennent à leur place, et la loi admet les { $events } faits de la séance.{ $finished ->
    [yes] { "" }
   *[no] { " " }La séance est inachevée.
}
check-unreached = Non vérifié : ce qui précède est déjà faux.

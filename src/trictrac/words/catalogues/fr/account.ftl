# Comptes : mots de passe, second facteur, codes de secours.

server-refused-second_factor = Ce compte demande aussi le code de l’application, ou un code de secours.
server-refused-wrong_code = Ce code n’est pas le bon, ou il a déjà servi.
server-refused-second_factor_on = Le second facteur est déjà en place.
server-refused-no_mail = Ce serveur n’envoie pas de courrier.
server-refused-bad_email = Cette adresse ne se lit pas.

## Lettres

mail-confirm = Trictrac : confirmez votre adresse
mail-confirm-text = Bonjour { $name },

    ce lien, valable une heure, confirme que cette adresse est la vôtre et que vous la donnez au compte « { $name } ». Si ce n’est pas vous, ne faites rien.
mail-recover = Trictrac : un nouveau mot de passe
mail-recover-text = Bonjour { $name },

    ce lien, valable une heure et une seule fois, permet de choisir un nouveau mot de passe. Si vous ne l’avez pas demandé, ne faites rien : rien ne change.
mail-changed = Trictrac : votre compte a changé
mail-changed-password = Bonjour { $name }, votre mot de passe vient d’être changé, et vos autres appareils doivent s’identifier de nouveau. Si ce n’est pas vous, reprenez votre compte par un code de secours.
mail-changed-second-factor = Bonjour { $name }, le second facteur de votre compte vient d’être retiré. Si ce n’est pas vous, changez votre mot de passe aussitôt.
mail-changed-address = Bonjour { $name }, cette adresse n’est plus celle de votre compte. Si ce n’est pas vous, changez votre mot de passe aussitôt.

## L’ordre dans la maison

server-refused-blocked = Quelqu’un à cette table ne souhaite ni jouer ni parler avec vous.
server-refused-you_blocked = Vous avez bloqué quelqu’un à cette table ; levez d’abord ce blocage.
server-refused-too_many_blocks = Vous avez bloqué autant de personnes qu’il se peut.
server-refused-already_reported = Vous avez déjà signalé cette personne à cette table.
server-refused-unknown_report = Ce signalement n’existe pas.
server-refused-unknown_person = Cela ne désigne personne.
server-refused-operators_only = Cette page est réservée à ceux qui tiennent la maison.
server-refused-operator_factor = La page de l’opérateur ne s’ouvre qu’aux comptes à second facteur.

operator-appointed = { $who } tient désormais la maison : la page est /operator.
operator-dismissed = { $who } ne tient plus la maison.
operator-nobody = Personne ne tient la maison, hors cette ligne de commande.

## account

account-title = Mot de passe et sécurité
account-to_history = Vos parties et vos données
account-password_now = Mot de passe actuel
account-password_new = Nouveau mot de passe
account-password_change = Changer le mot de passe
account-password_ends = Vos autres appareils devront s’identifier de nouveau.
account-password_changed = Votre mot de passe est changé.
account-code = Code de l’application, ou code de secours
account-factor = Second facteur
account-factor_on = Une application donne un code à chaque fois que l’on s’identifie.
account-factor_off = Une application d’authentification peut demander un code en plus du mot de passe : un mot de passe volé ne suffit plus.
account-factor_change = Changer
account-factor_begin = Mettre en place le second facteur
account-factor_end = Retirer le second facteur
account-factor_ended = Le second facteur est retiré.
account-factor_scan = Lisez cette image avec votre application d’authentification, puis donnez le premier code qu’elle montre.
account-factor_qr = Le secret du second facteur, à lire avec une application d’authentification
account-factor_type = Ou tapez ce secret :
account-factor_first = Premier code
account-factor_confirm = Confirmer
account-codes_once = Vos codes de secours, montrés cette seule fois
account-codes_what = Chacun sert une fois : à choisir un nouveau mot de passe, ou à la place de l’application. Gardez-les comme une clef ; les précédents ne valent plus.
account-codes_left = { $count ->
    [0] Vous n’avez pas de code de secours : sans eux, un mot de passe perdu ne se retrouve pas.
    [one] Il vous reste { $count } code de secours.
   *[other] Il vous reste { $count } codes de secours.
}
account-codes_renew = Donner de nouveaux codes de secours
account-codes_copy = Copier
account-codes_copied = Les codes sont copiés.
account-codes_save = Enregistrer
account-codes_done = Je les ai gardés
account-mail = Adresse électronique
account-mail_is = Adresse confirmée : { $email }.
account-mail_why = Une adresse électronique permet de retrouver un mot de passe perdu ; elle ne sert à rien d’autre.
account-mail_change = Changer l’adresse
account-mail_note = Un lien y est envoyé ; l’adresse compte une fois le lien suivi. Vide : aucune adresse.
account-mail_keep = Garder cette adresse
account-mail_sent = Un lien est parti à cette adresse.
account-mail_none = Aucune adresse n’est plus gardée.
account-mail_confirmed = Votre adresse est confirmée.
account-lost = Mot de passe perdu ?
account-lost_code = Avec un code de secours, choisissez un nouveau mot de passe.
account-lost_recovery = Code de secours
account-lost_back = Reprendre mon compte
account-lost_mail = Sans code : si le compte a une adresse confirmée, un lien y est envoyé.
account-lost_write = Envoyer le lien
account-lost_sent = Si ce compte a une adresse confirmée, un lien y est parti.
account-blocks = Personnes bloquées
account-blocks_none = Vous ne bloquez personne.
account-unblock = Débloquer

## people

people-title = Personnes
people-none = Personne d’autre n’est assis ici.
people-private = Table privée : seuls ses joueurs et ceux qui ont un lien d’invitation la voient. Pour tous les autres, elle n’existe pas.
people-watch_link = Copier le lien pour regarder
people-block = Bloquer
people-blocked = { $name } ne peut plus s’asseoir avec vous, vous inviter ni vous parler.
people-block_what = Une personne bloquée ne peut ni s’asseoir avec vous, ni vous inviter, ni vous parler ; une partie en cours continue.
people-report = Signaler
people-report_what = L’opérateur reçoit votre signalement, la table et ce qui s’y est dit en dernier.
people-report_send = Envoyer le signalement
people-reported = Le signalement est parti. Merci.
people-reason = Motif
people-reason-insult = Insultes ou menaces
people-reason-cheating = Tricherie
people-reason-name = Nom choquant
people-reason-spam = Publicité
people-reason-other = Autre chose
people-words = Ce qui s’est passé

## operator

operator-title = La maison
operator-overview = Tables : { $open } en attente, { $playing } en jeu, { $over } closes. Signalements en attente : { $reports }. Exclus : { $banned }.
operator-none = Rien.
operator-reports = Signalements
operator-reports_closed = ceux qui sont clos
operator-reported_by = signalé par { $name }
operator-talk = Ce qui s’est dit ({ $count })
operator-ban_close = Exclure et clore
operator-dismiss = Clore sans suite
operator-outcome-banned = Exclu
operator-outcome-dismissed = Sans suite
operator-bans = Exclusions
operator-account = compte
operator-guest = invité
operator-unban = Admettre de nouveau
operator-ban = Exclure
operator-ban_name = Nom du compte
operator-ban_table = Table
operator-ban_seat = Place
operator-tables = Tables en cours
operator-tables_what = Les noms ne paraissent que pour les tables ouvertes à tous ou signalées.
operator-since = Ouverte
operator-last = Dernier fait
operator-players = Joueurs
operator-hidden = noms cachés
operator-limits = Limites
operator-limits_what = En vigueur dans ce processus, par adresse, personne ou nom ; elles se règlent au démarrage.
operator-limit = Limite
operator-burst = D’un coup
operator-rate = Par minute
operator-audit = Journal des opérateurs
operator-whole = Chaque ligne scelle les précédentes : ce que l’on voit ici n’a pas été changé.
operator-broken = Les sceaux ne tiennent pas : ce journal a été changé.
operator-act-ban = exclut
operator-act-unban = admet de nouveau
operator-act-report = clôt un signalement
operator-act-appoint = nomme opérateur
operator-act-dismiss = démet de sa charge

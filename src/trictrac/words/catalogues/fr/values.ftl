# Ce que refusent positions, jeux, jets, règles et preuves de dés.

position-dice-missing = aucun dé n’est sur le tablier
position-dice-before-opening = avant l’ouverture il n’y a pas de dés
position-winner-too-soon = une partie en cours n’a pas de gagnant
position-owed-too-soon = rien n’est dû avant la marque du jet
position-owed = les points dus sont pairs, de 0 à 126
position-no-dice = aucun dé n’est donné et aucun n’est sur le tablier : nommez un jet
position-unjudged = { $fault } : { $given }
position-bad-marks = position illisible : { $given } ; { $part } n’est pas une marque ; écrivez points.trous.coups, comme 4b.2.7
camp-cases = un camp a { $cases } cases, non { $given }
camp-no-case = il n’y a pas de case { $case } : les cases vont de 1 à 24
camp-bad-dames = { $given } n’est pas une liste de dames comme 1x13-8-10
camp-fifteen-dames = un camp a quinze dames
play-unreadable = jeu illisible : { $given } ; écrivez chaque dame par départ-arrivée, comme 1-7 1-5, 1-7-11 ou 19-s
play-two-moves = jeu illisible : { $given } ; un jet a deux nombres, donc deux pas au plus
play-bad-case = jeu illisible : { $given } ; les cases vont de 1 à 24, s ou 25 est la sortie
throw-bad-die = un dé montre un nombre de 1 à 6, non { $given }
throw-unreadable = jet illisible : { $given } ; écrivez deux nombres de 1 à 6 comme 6-4, ou un nom comme sonnez
diagram-bad-group = diagramme illisible : { $given } ; { $group } n’est pas une case, W ou B, un nombre de dames : 7W2
diagram-fifteen-dames = diagramme illisible : { $given } ; { $side } a plus de quinze dames
diagram-lacks-dames = diagramme illisible : { $given } ; { $side } n’a pas toutes ses dames, et l’adversaire est sur son talon
game-over-without-winner = une partie ordinaire finie a un gagnant : { $position }
rules-choice = l’option { $name } est l’une de { $known }, non { $given }
rules-flag = l’option { $name } est true ou false, non { $given }
rules-no-preset = il n’y a pas de règle { $given } ; les règles sont { $known }
rules-no-option = il n’y a pas d’option { $given } ; les options sont { $known }
rules-bad-option = une option s’écrit nom=valeur, non { $word }
rules-twice = l’option { $option } est donnée deux fois
proof-hexadecimal = secrets, graines et sceaux sont 64 chiffres hexadécimaux en minuscules
proof-table-name = une table se nomme par 32 lettres et chiffres au plus
proof-secret = le secret du serveur n’est pas celui auquel il s’était engagé
proof-sealed = chaque graine a son sceau
proof-seed = la graine du joueur { $player } n’est pas celle qu’il avait scellée
proof-die = dé { $number } de la séance : on a jeté { $shown }, ce devait être { $right }
proof-order = l’ordre du tirage n’est pas celui des dés : { $names }
proof-before = { $before } dés avant le premier ne sont pas des tirages au sort entiers
proof-renewals = de nouvelles graines au milieu d’une séance ne se suivent pas
proof-seeds = chaque joueur a sa graine
proof-unknown-dice = ce récit ne dit pas comment ses dés ont été faits : il n’a pas de champ dice: { $scheme }
proof-seeds-and-seals = une preuve nomme graines et sceaux
proof-no-session = il n’y a pas de séance à vérifier
proof-not-a-proof = ce n’est pas une preuve { $scheme }
position-contradicts = { $why } : { $given }
position-unreadable = position illisible : { $given } ; { $why ->
    [none] { "" }
   *[other] { $why } ;{ " " }
}écrivez blanc_noir_trait, comme 1x13-6-7_1x15_w, ou un diagramme comme 7W2-8W3-13B4, ou start
rules-trous = une partie se gagne en 1 à 100 trous, non { $given }
rules-jetons_aside = à chaque défaite on met 0, 1 ou 2 jetons de côté, non { $given }
rules-fiche = une fiche vaut de 1 à 1000 jetons, non { $given }
rules-marque_limit = un marqué est limité de 6 à 100 trous, ou 0 sans limite, et non { $given }
rules-queue_fiches = une queue fixe est de 2, 3 ou 4 fiches, ou 0 s’il n’y en a pas, et non { $given }
proof-signature = la signature de la maison ne convient pas : quelque chose a été changé après elle, ou elle n’a pas signé ceci
proof-unsigned = aucune maison n’a signé ceci : ses dés peuvent être justes, mais noms, enjeu, règles, manière de marquer et dates ne sont la parole de personne
proof-other-key = c’est signé par une autre clé que celle de la maison : { $key }
proof-signed = Noms, enjeu, règles, manière de marquer et dates sont tels que les a signés la clé { $key }.
proof-not-signed = Personne n’a signé les noms, l’enjeu, les règles, la manière de marquer et les dates.
proof-verified = Table { $table } ({ $names }) : les { $dice } dés sont ceux qui étaient promis{ $finished ->
    [yes] .
   *[no] { " ; " }la séance est inachevée.
}

## Lignes JSON

line-not-json = ce n’est pas du JSON : { $why }
line-nested = le JSON est emboîté trop profondément
line-not-an-object = une ligne est un objet JSON, et non { $given }
judge-dice = dice doit être deux nombres comme [6, 5], non { $given }
judge-coup = coup compte depuis 1 les jets du joueur dans le relevé, ce n’est pas { $given }
judge-camp = { $side } doit être des dames par case comme { $example }, non { $given }
judge-no-case = { $side } : il n’y a pas de case { $given } ; les cases vont de 1 à { $cases }, la sortie ne s’écrit pas
judge-count = { $side } : la case { $case } doit porter un nombre de dames, non { $given }
judge-fifteen = { $side } : plus de quinze dames, ou une case nommée deux fois : case { $case }
judge-rules = rules doit être un nom comme "loi-2013" ou un objet d’options, non { $given }

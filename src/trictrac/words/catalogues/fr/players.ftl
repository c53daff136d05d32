# Les ordinateurs : leurs niveaux, l’arène, ce qu’ils refusent.

player-unknown = il n’y a pas de joueur { $given } ; les joueurs sont { $names }
level-unknown = il n’y a pas de niveau { $given } ; il y a { $known }
arena-games = on joue par paires, avec les mêmes dés et les places échangées : un nombre pair de 2 à { $most }, non { $games }
arena-seed = une graine est un nombre de 0 à { $most }, non { $seed }
arena-no-form = il n’y a pas de partie { $form } avec la mise { $stakes }
arena-stakes-ordinary-only = seule la partie ordinaire a une convention de mise
arena-two = un match se joue à deux : deux noms, ou --program COMMANDE au lieu d’un nom ; en voici { $count }
arena-patience = --patience demande des secondes, plus de 0 et { $most } au plus
arena-not-a-match = { $path } n’est pas le fichier d’un match
arena-other-version = { $path } a été écrit par une autre version de l’arène
arena-other-match = { $path } contient un autre match ({ $other }) ; redonnez ses arguments, ou un autre fichier
program-not-started = le programme « { $program } » ne peut pas être lancé : { $why }
program-ended = le programme « { $program } » s’est arrêté avec le code { $status } au lieu de répondre
program-mute = le programme « { $program } » a fermé sa sortie au lieu de répondre
program-silent = le programme « { $program } » n’a pas répondu en { $seconds } s (--patience)
program-nonsense = le programme « { $program } » a répondu { $given } : { $why }
program-no-answer = une réponse est une ligne comme {"{"}"id": 1, "choice": "1-7 1-5"{"}"}, avec l’id de la question
program-illegal = le programme « { $program } » a choisi { $given }, qui n’est aucun de ses choix dans { $position }
engine-do = "do" est l’un de { $known }, non { $given }
engine-position = "position" est un texte comme "1x15_1x15_w", non { $given }
engine-number = "{ $name }" est un nombre entier de { $least } à { $most }, non { $given }
hint-no-hints = { $player } ne donne pas de conseils ; demandez à l’un de { $known }
hint-no-form = il n’y a pas de conseils pour la forme { $given } ; les formes sont { $known }
hint-unjudged = aucun jet ne peut se juger ici ; { $fault }
hint-over = la partie est finie : { $side } a { $trous } trous sur { $target }
hint-no-game = un conseil demande une partie en cours
hint-marked = { $throw } est déjà marqué : aucun autre jet ne peut se jouer
hint-need-throw = un conseil demande un jet : nommez les dés, comme 6-4

## The levels

level-novice = novice
level-apprenti = apprenti
level-amateur = amateur
level-habitue = habitué
level-joueur = joueur
level-fin-joueur = fin joueur
level-expert = expert
level-maitre = maître
hint-plays = --plays demande un nombre à partir de 1, non { $count }
arena-workers = il faut au moins un processus

## L’étalon public (docs/data/benchmark)

benchmark-unreadable = { $file } n’est pas un étalon de trictrac : des lignes JSON comprimées par gzip
benchmark-progress = { $done } décisions sur { $count }
benchmark-title = { $player } : perte par décision sur { $count } décisions, en millièmes { $unit ->
        [jetons] de jeton
       *[stakes] de mise
    }
benchmark-loss = { $loss } ± { $half }
benchmark-phase-stay = tenir ou s’en aller
benchmark-phase-opening = début
benchmark-phase-middle = milieu
benchmark-phase-running = passage
benchmark-phase-exit = sortie
benchmark-phase-all = toutes celles-ci
benchmark-phase-solved = dernières sorties, exact
benchmark-worst = Les { $count } plus coûteuses :
benchmark-worst-line = { $loss } ± { $error }  { $position }  { $throw } : { $chosen }, mieux { $best }

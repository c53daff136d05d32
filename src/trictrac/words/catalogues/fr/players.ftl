# Les ordinateurs : leurs niveaux, l’arène, ce qu’ils refusent.

player-unknown = il n’y a pas de joueur { $given } ; les joueurs sont { $names }
level-unknown = il n’y a pas de niveau { $given } ; il y a { $known }
arena-games = on joue par paires, avec les mêmes dés et les places échangées : un nombre pair de 2 à { $most }, non { $games }
arena-seed = une graine est un nombre de 0 à { $most }, non { $seed }
arena-no-form = il n’y a pas de partie { $form } avec la mise { $stakes }
arena-stakes-ordinary-only = seule la partie ordinaire a une convention de mise
arena-not-a-match = { $path } n’est pas le fichier d’un match
arena-other-version = { $path } a été écrit par une autre version de l’arène
arena-other-match = { $path } contient un autre match ({ $other }) ; redonnez ses arguments, ou un autre fichier
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

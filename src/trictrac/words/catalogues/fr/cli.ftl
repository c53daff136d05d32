# Les commandes : ce qu’elles écrivent, et ce que dit --help.

## trictrac replay

cli-replay-game = Partie { $game }, coup { $coup } · { $thrower } : { $throw }
cli-replay-comment = « { $text } »
cli-replay-sitting = Partie { $game }
cli-replay-marks = { $name } : { $marks }.
cli-replay-prompt = { $place } de { $count } [? aide] >{ " " }
cli-replay-help = Entrée : le suivant. b : le précédent. g 12 : le 12e coup du fichier ; g 2.12 : partie 2, coup 12. q : fin.
cli-replay-bad = { $text } ne dit rien ici ; ? aide.
cli-replay-no-coup = il n’y a pas de coup { $text } dans ce récit
cli-replay-last = C’est la fin du récit.
cli-replay-first = C’est le début du récit.
cli-replay-empty = il n’y a pas de récit dans { $file }
cli-replay-stops = le récit s’arrête : { $text }
cli-replay-long = le récit est plus long : les { $count } premiers coups sont ici
cli-replay-drawn = { $count } dessins dans { $folder }
cli-replay-written = Livre écrit dans { $file }

## trictrac --help

help-description = Trictrac, le grand trictrac : le jouer, le juger, le dessiner.
help-epilog = « trictrac COMMANDE --help » explique une commande, avec des exemples.
help-usage = usage :
help-commands = commandes
help-options = options
help-command = COMMANDE
help-help = montrer cette aide et quitter
help-version = montrer la version et quitter
help-of-play = jouer une partie
help-of-show = dessiner une position, expliquer un jet, donner les jeux permis
help-of-judge = juger des positions données en lignes JSON
help-of-mark = tenir la marque de deux joueurs, donnée en lignes JSON
help-of-score = tenir la marque d’une partie jouée sur un tablier de bois
help-of-settle = régler une soirée : qui doit quoi à qui, et pourquoi
help-of-replay = parcourir un récit, le vérifier, en faire un livre d’images
help-of-hint = que jouer avec un jet, et pourquoi
help-of-arena = faire jouer deux joueurs de nombreuses parties et mesurer le plus fort
help-of-train = entraîner un réseau en le faisant jouer contre lui-même (avec le supplément [train])
help-of-serve = servir des tables à des amis
help-of-verify = recalculer chaque dé d’une partie jouée sur un serveur
help-of-bench = mesurer le noyau des règles sur un cœur
help-of-compile = compiler le noyau des règles (une fois ; les autres commandes compilent ce qu’il leur faut)

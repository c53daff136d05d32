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

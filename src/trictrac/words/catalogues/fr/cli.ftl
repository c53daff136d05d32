# Les commandes : ce qu’elles écrivent.

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

## trictrac hint

cli-hint-title = { $throws } · { $form ->
    [a-ecrire] à écrire
   *[ordinary] partie ordinaire en { $trous } trous
} · conseil de { $player }
cli-hint-marks = Marques : vous { $mine } et { $points }, l’adversaire { $theirs } et { $other }.
cli-hint-points = { points }{ $bredouille ->
    [yes] { " " }en bredouille
   *[no] { "" }
}
cli-hint-more = { $count ->
    [one] { $count } autre choix ; --plays { $all } le montre.
   *[other] { $count } autres choix ; --plays { $all } les montre tous.
}
cli-hint-win = gagne { $share }
cli-hint-refait = refait { $share }
cli-hint-costs = coûte { $loss }
cli-hint-bredouille = { $unit ->
    [jetons] bredouille { $mine }, contre { $theirs }
   *[stakes] grande bredouille { $mine }, contre { $theirs }
}
cli-hint-glance = vu de moins loin
cli-hint-stay = tenir
cli-hint-leave = s’en aller
cli-hint-you = vous
cli-hint-other = l’adversaire
cli-hint-nobody = personne
cli-hint-row-play = coup
cli-hint-row-trous = trous
cli-hint-row-points = points
cli-hint-row-next = qui jette
cli-hint-row-beats = vous bat
cli-hint-row-jan = remplit, conserve
cli-hint-row-trou = fait un trou
cli-hint-row-gains = gagne en moyenne
cli-hint-row-win = vous gagnez
cli-hint-row-grande = grande bredouille
cli-hint-row-petite = petite bredouille
cli-hint-row-value = valeur
cli-hint-of-36 = { $count } sur 36

## trictrac arena

cli-arena-title = { $first } contre { $second }, { $form ->
    [a-ecrire] { $games } marqués : { $wins } gagnés, { $losses } perdus, { $refaits } refaits
   *[ordinary] { $games } parties : { $wins } gagnées, { $losses } perdues
}{ $unfinished ->
    [0] { "" }
   *[other] , { $unfinished } abandonnées, sans fin
}
cli-arena-win-rate = part gagnée
cli-arena-trous = trous { $form ->
    [a-ecrire] par marqué
   *[ordinary] par partie
}
cli-arena-worth = { $form ->
    [a-ecrire] jetons par marqué
   *[ordinary] mises par partie
}
cli-arena-interval = 95 % : { $low } à { $high }
cli-arena-foot = Du point de vue de { $first }. { $pairs } paires : mêmes dés, places échangées ; graine { $seed }.
cli-arena-speed = { $rate } parties par seconde.
cli-arena-progress = { $done }/{ $games } { $share } gagnées, { $rate } parties/s, encore { $left }
cli-arena-stopped = interrompu après { $done } parties ; la même commande continue avec { $file }
cli-arena-stopped-lost = interrompu ; avec --resume FILE une autre fois rien ne serait perdu

## trictrac play, in the browser

cli-web-no-server = Dans le navigateur : pip install { "'" }trictrac[server]{ "'" }. Voici la partie dans le terminal.
cli-web-no-pages = Les pages n’ont pas été construites (make web). Voici la partie dans le terminal.
cli-web-opened = Trictrac est ouvert dans votre navigateur : { $url }
cli-web-open-it = Ouvrez cette adresse dans un navigateur : { $url }
cli-web-from-afar = Depuis une autre machine, d’abord : ssh -L { $port }:{ $host }:{ $port } { $machine }
cli-web-stop = Ctrl-C arrête le serveur ; les parties sont gardées.
cli-web-bye = À bientôt ; les parties sont gardées.
cli-web-taken = le port { $port } est déjà pris

## Ce qu’une ligne de commande a de faux

cli-refused-argument = argument { $argument_name } : { $message }
cli-refused-missing = il manque : { $what }
cli-refused-unknown = arguments inconnus : { $what }
cli-refused-one = une valeur est attendue
cli-refused-some = une valeur au moins est attendue
cli-refused-one-at-most = une valeur au plus est attendue
cli-refused-choice = « { $value } » ne convient pas (au choix : { $choices })
cli-refused-number = « { $value } » n’est pas un nombre qui convient
cli-refused-ambiguous = { $option } peut vouloir dire { $matches }
cli-refused-none = aucune valeur n’est attendue, et voici « { $what } »

## trictrac compile, train, bench

cli-compile-done = Le noyau des règles est compilé.
cli-compile-progress = Compilation du noyau des règles { $done }/{ $total } ({ $seconds } s) { $name }
cli-needs = demande { $module } : { $command }
cli-train-round = tour { $round }  { $progress }  { $games } parties  { $rate } coups/s  perte { $loss }
cli-train-stopped = arrêté ; ajoutez --resume pour reprendre au dernier point gardé
cli-train-weights = poids : { $file }
cli-train-match = après { $rounds } tours : gagne { $wins } ± { $half } contre le dernier réseau
cli-bench-positions = choix de positions de milieu de partie
cli-bench-checking = comparaison du travail avec des résultats connus
cli-bench-before = de même, compilé comme le faisait la version précédente (long la première fois)
cli-bench-timing = mesure du temps
cli-bench-cores = sur { $cores ->
    [one] { $cores } cœur
   *[other] les { $cores } cœurs
}
cli-bench-plies = mesure des choix à { $plies } coups d’avance
cli-bench-coups = comparaison de { $count } coups au hasard, { $form ->
    [written] à écrire
   *[ordinary] partie ordinaire
}
cli-bench-candidates = comparaison des candidats, des traits et des issues, { $form ->
    [written] à écrire
   *[ordinary] partie ordinaire
}
cli-bench-choices = comparaison des choix du réseau livré

verify-key = une clé est de 64 chiffres hexadécimaux en minuscules
verify-house = il n’y a pas de clé de maison à l’adresse { $address } : donnez-la comme https://trictrac.example

## trictrac lessons

cli-lessons-whole = { $count } leçons, il ne manque rien.
cli-lessons-one-at-least = --{ $name } demande un nombre à partir de 1
cli-lessons-no-folder = il n’y a pas de dossier { $folder } où écrire les positions
cli-lessons-progress = { $done } parts sur { $count } cherchées
cli-lessons-pool = { $theme } : { $count } positions, { $bytes } octets

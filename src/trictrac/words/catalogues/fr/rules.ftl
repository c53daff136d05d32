# Chaque article en quelques phrases simples ; la lettre de la loi est dans docs/law.fr.md.

plain-0-title = Avant de commencer : cases et mots
plain-0-1 = Chaque joueur compte les flèches sur son propre chemin : son talon est la case 1, son coin la 12, le coin de l’adversaire la 13, le talon de l’adversaire la 24. Votre case c est la case 25 − c de l’adversaire.
plain-0-2 = Le petit jan est 1–6, le grand jan 7–12, le jan de retour 19–24. Une case de deux dames ou plus est faite ; une dame sans compagne est seule, et peut être battue.
plain-0-3 = Un coup est un jet avec sa marque et son jeu. Un relevé va d’un empilement des dames aux talons jusqu’au suivant.

plain-I-title = La partie ordinaire
plain-I-1 = On joue à deux. Le premier à douze trous gagne. Un trou vaut douze points, et les points viennent surtout de ce que le jet permettrait, pas de ce qui est joué.

plain-II-title = La partie à écrire
plain-II-1 = C’est une suite de marqués, à deux, trois ou quatre personnes, deux à la fois devant le tablier. Un marqué finit quand quelqu’un s’en va et qu’un des deux a six trous au moins ; le plus de trous l’emporte.
plain-II-2 = À trous égaux, le marqué est nul et se rejoue : c’est un refait.

plain-III-title = Le matériel
plain-III-1 = Un tablier de vingt-quatre flèches en deux tables, quinze dames par camp, deux dés, un cornet chacun. Trois jetons marquent les points ; deux fichets plantés dans les bandes marquent les trous ; le pavillon, troisième fichet, signale la série du second.

plain-IV-title = La position de départ
plain-IV-1 = Toutes les dames sur les talons, quinze contre quinze, face à face. On empile de même à chaque relevé ; les trous restent.

plain-V-title = Qui commence
plain-V-1 = Chacun jette un dé ; le plus fort commence et joue les deux nombres tombés. Égaux, on rejette.
plain-V-2 = Ensuite, après un relevé, celui qui s’en est allé ou qui a fini sa sortie jette deux dés et joue le premier.

plain-VI-title = Jeter et jouer
plain-VI-1 = Chaque nombre avance une dame : deux dames, ou la même deux fois, tout d’une, en se reposant une fois en chemin.
plain-VI-2 = Si vous pouvez jouer les deux nombres, vous le devez ; c’est le premier des devoirs. Si vous n’en pouvez jouer qu’un, jouez le plus fort quand vous avez le choix. Chaque nombre non joué donne 2 points à l’adversaire.

plain-VII-title = Le mouvement des dames
plain-VII-1 = Toujours en avant. Vous ne pouvez ni vous poser, ni vous reposer, où l’adversaire a la moindre dame : une seule ferme la case. Empilez les vôtres sans limite ; rien n’est jamais pris.

plain-VIII-title = La sortie
plain-VIII-1 = Quand toutes vos dames sont dans le jan de retour, elles sortent. Un nombre juste sort sa dame ; un nombre trop grand, excédant, sort la plus éloignée, et elle seule ; il s’en use le moins possible.
plain-VIII-2 = Le premier qui sort sa dernière dame gagne 4 points, 6 par doublet. Suit un relevé, où chacun garde ses points.

plain-IX-title = Le coin de repos
plain-IX-1 = La case 12 se prend par deux dames à la fois et se quitte de même : jamais une dame seule au coin. Celui de l’adversaire, la 13, ne s’occupe jamais.
plain-IX-2 = Par effet, les deux nombres y mènent deux dames. Par puissance, si les deux coins sont vides et que le jet mènerait deux dames sur celui de l’adversaire, elles s’arrêtent sur le vôtre, pourvu que l’effet soit impossible.

plain-X-title = Battre les dames
plain-X-1 = Un jet bat une dame seule de l’adversaire s’il porterait une de vos dames sur elle : par un nombre, par l’autre, par la somme. Rien ne bouge ; vous marquez 4 points par façon dans la table des petits jans, 2 dans celle des grands ; 6 et 4 par doublet.
plain-X-2 = Si seule la somme l’atteint et que tous les repos sont des cases faites de l’adversaire, elle est battue à faux : c’est l’adversaire qui marque.

plain-XI-title = Battre le coin
plain-XI-1 = Vous tenez votre coin, l’adversaire ne tient pas le sien, et vos deux nombres y mèneraient deux dames autres que celles qui tiennent le vôtre : 4 points, 6 par doublet.

plain-XII-title = Les jans de départ
plain-XII-1 = Les figures des premiers coups, chacune 4 points (6 par doublet). Six tables : au troisième coup, une dame sur chacune de six cases, de 2 à 7. Deux tables : les deux seules dames abattues atteindraient les deux coins. Mézéas : le coin pris par les deux seules dames abattues, et un as.
plain-XII-2 = Deux tables et mézéas se retournent en contre-jans, au profit de l’adversaire, s’il tient son coin.

plain-XIII-title = Remplir et conserver
plain-XIII-1 = Un jan est plein avec deux dames sur chacune de ses six cases. Si vous pouvez le remplir, vous marquez 4 points par façon, 6 par doublet ; si vous pouvez le garder plein, vous marquez 4, ou 6, une fois.
plain-XIII-2 = Et si vous pouvez remplir ou conserver, vous le devez : jouez de sorte que le jan soit plein à la fin du coup.

plain-XIV-title = Les jans interdits
plain-XIV-1 = Aucune dame ne s’arrête dans le petit jan ni le grand jan de l’adversaire tant qu’il a encore de quoi le remplir. Elle peut seulement se reposer dans le grand en chemin vers le petit, s’il est ouvert.

plain-XV-title = La marque
plain-XV-1 = Douze points font un trou ; deux s’ils ont été pris de suite, sans que l’adversaire marque : c’est la bredouille. Le premier à marquer a un jeton, le second en prend deux tant qu’il est en bredouille.
plain-XV-2 = Un trou efface les points de l’adversaire ; ce qui passe douze reste. De plusieurs trous d’un coup, seul le premier peut être simple.

plain-XVI-title = Tenir ou s’en aller
plain-XVI-1 = Quand votre propre jet vous donne un trou, vous choisissez. Tenir : vous gardez votre reste et vous jouez. Vous en aller : tous les points s’effacent, les dames reviennent aux talons, et vous jetez le premier.
plain-XVI-2 = Vous ne vous en allez jamais sur les points que l’adversaire vous a donnés.

plain-XVII-title = Les fautes et les écoles
plain-XVII-1 = Marquer est l’affaire de chacun. Si vous marquez trop peu, ou trop, vous êtes envoyé à l’école : l’adversaire prend exactement la différence. Trop peu est consommé dès qu’on touche une dame ; trop, dès qu’on lâche le jeton.
plain-XVII-2 = L’école se réclame avant de jeter les dés. Une réclamation fausse se retourne contre celui qui l’a faite. Trois modes de table : automatique, assistée, stricte.

plain-XVIII-title = L’ordre d’un coup
plain-XVIII-1 = Marquez ce que le coup de l’adversaire vous a donné, réclamez ses écoles ; jetez ; marquez ce que vous gagnez ; tenez ou allez-vous-en s’il y a un trou ; jouez. Puis l’adversaire commence de même.
plain-XVIII-2 = Les points de celui qui jette comptent toujours d’abord.

plain-XIX-title = À écrire : rotation et paiements
plain-XIX-1 = Un marqué vaut (trous du gagnant + consolation) × multiple − trous du perdant. La consolation est de 2 et double à chaque refait ; le multiple est 2 pour six trous de suite (petite bredouille), 4 pour douze (grande).
plain-XIX-2 = À la fin : les jetons des marqués, la queue à celui qui en a le plus, puis les paris pour les marqués perdus au delà de la moitié. La poule a ses propres règles.

plain-XX-title = La fin de la partie
plain-XX-1 = La partie ordinaire finit aussitôt au douzième trou, quel que soit le jet qui l’amène ; le compte s’arrête à douze. L’enjeu peut doubler, tripler ou quadrupler par convention.

plain-T-title = Le tarif
plain-T-1 = Tout ce qui se marque, et combien. Les points d’un jet s’ajoutent : un même jet peut battre plusieurs dames, battre le coin et remplir.
plain-T-2 = La pile de misère, quinze dames sur son coin, est dans le tarif ; c’est une option, comptée par défaut.

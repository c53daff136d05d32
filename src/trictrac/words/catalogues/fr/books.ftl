# Parties et coups des livres, rejoués (voir lessons/releves et lessons/debates). Les commentaires sont les nôtres.

book-coup = Coup { $coup } sur { $count }
book-stay = tenir
book-leave = s’en aller
book-they-play = L’adversaire joue { $play }.
book-refused = Le livre joue { $play }, ce que la loi refuse.
book-who-you = Vous
book-who-book = Le livre
book-who-master = Le maître
book-chance = { $chance } %{ $error ->
    [none] { "" }
   *[other] { " " }± { $error }
}
book-line = { $who } : { $choice }, { $chance }{ $loss ->
    [none] { "" }
   *[other] , { $loss } % de moins
}
book-looked = Chances de gagner la partie ; le maître voit deux jets plus loin.
book-played-out = Chances de gagner et leurs erreurs types, d’après { $trials } parties jouées avec les mêmes dés.
book-gap = { $settled ->
    [yes] Le coup du maître gagne { $gap } % de plus (± { $error }) : la question est tranchée.
   *[no] L’écart, { $gap } % (± { $error }), est trop petit pour trancher : les deux coups comptent pour justes.
}
book-done = { $title } : rejoué en entier. { $right } réponses justes sur { $of }.
book-so-far = { $right } justes sur { $of }
book-again = Le rejouer
book-games = Les parties des livres
book-debates = Les livres discutés
book-debates-text = Des coups que conseille un traité et que le maître conteste, avec les chances de chacun.
book-read = rejoué
book-figures = Ce que vaut chaque choix
book-choice = Coup
book-chances = Chances
book-loses = Perte

## Lepeintre 1818, les trois relevés de sa première partie. Vous êtes à la place de son élève.

releve-lepeintre-1-title = Lepeintre I : le petit jan
releve-lepeintre-1-idea = Vingt-trois coups : six tables, puis le petit jan rempli et conservé.
releve-lepeintre-1-1 = Avec de petits nombres, deux dames descendent côte à côte : c’est le chemin de six tables.
releve-lepeintre-1-2 = Rien n’est à portée, rien ne se marque.
releve-lepeintre-1-3 = Les cases 2 à 5 sont occupées. Il ne manque que la 6 et la 7, et il vous reste un jet pour elles.
releve-lepeintre-1-4 = Les deux dames se rejoignent : une case pleine dans le grand jan, que rien ne peut battre.
releve-lepeintre-1-5 = Six tables : six dames sur six cases en trois jets, 4 points.
releve-lepeintre-1-6 = Deux dames sont seules. Seuls deux six en battraient une.
releve-lepeintre-1-7 = Couvrez, une à une : chaque demi-case complétée rapproche le petit jan.
releve-lepeintre-1-8 = Les deux dames seules se rejoignent à la case 9. Vous n’avez rien à viser.
releve-lepeintre-1-9 = Les cases 2 à 5 sont pleines. Il ne manque au petit jan qu’une dame à la 6.
releve-lepeintre-1-10 = Un coup d’attente : rien n’est découvert devant vous.
releve-lepeintre-1-11 = Vous attendez le jet qui remplit. Après le coup du maître, 12 jets sur 36 font un trou, après celui du livre 4 : deux dames de réserve valent mieux qu’une seule portée loin.
releve-lepeintre-1-12 = L’adversaire construit encore en arrière. Rien à compter.
releve-lepeintre-1-13 = Le livre ne le voit pas : deux as mènent une dame de la 4 à la 6 et remplissent. Qui peut remplir le doit : le livre fait donc une fausse case. Sa partie continue sans ces points.
releve-lepeintre-1-14 = Rien non plus : il vous manque une dame, et l’adversaire ne fait qu’attendre.
releve-lepeintre-1-15 = Rempli de trois façons, 4 points chacune. Avec vos 4 points, en bredouille : un trou double, et 4 points de reste. Avec un plein, on tient.
releve-lepeintre-1-16 = La case 4 est fermée : encore un endroit où vous ne pouvez pas vous poser.
releve-lepeintre-1-17 = Conservé : 4 points pour un plein qui tient. Le livre envoie une dame à la 11, où 24 jets en battent une ; après le coup du maître, 13.
releve-lepeintre-1-18 = Le livre n’en dit rien, mais votre dame de la 11 peut être battue : 2 points oubliés. Vous pourriez l’envoyer à l’école.
releve-lepeintre-1-19 = Conservé par un doublet, 6 points, encore un trou double. Le livre tient ; le maître s’en irait ici, avant que le plein ne se rompe.
releve-lepeintre-1-20 = Le texte du livre et sa figure ne s’accordent pas sur ce coup ; voici celui qui convient à la suite.
releve-lepeintre-1-21 = Il ne reste qu’un coup : une dame passe à la case 19, et le plein tient. Il ne tiendra plus longtemps.
releve-lepeintre-1-22 = Deux six battent votre dame de la 11 : 4 points que le livre ne voit pas non plus.
releve-lepeintre-1-23 = Conservé une dernière fois, encore un trou double. Allez-vous-en : le jet suivant romprait le plein, et le livre le sait.

releve-lepeintre-2-title = Lepeintre II : le coin, et des dames battues
releve-lepeintre-2-idea = Treize coups : deux tables, le coin pris, puis chaque dame seule coûte à l’adversaire.
releve-lepeintre-2-1 = Le relevé commence, six trous gagnés. Six-cinq ne laisse pas le choix : 1 à 7 et 1 à 6.
releve-lepeintre-2-2 = De petits nombres : l’adversaire est loin de son coin.
releve-lepeintre-2-3 = De la 8 et de la 10, un jet peut atteindre à la fois les deux coins vides : deux tables se prépare.
releve-lepeintre-2-4 = Personne encore près des coins.
releve-lepeintre-2-5 = Deux tables : avec deux dames abattues, le 4 mène de la 8 à votre coin, le 3 de la 10 à celui de l’adversaire. 4 points, et rien n’y bouge.
releve-lepeintre-2-6 = Deux as, un jeu lourd : le coin est à prendre.
releve-lepeintre-2-7 = Le coin, tout de suite et par effet : la 8 et la 10 viennent à la 12. Un coin tenu n’est jamais battu.
releve-lepeintre-2-8 = Deux dames seules viennent à votre portée. Voyez où mène chaque nombre du prochain jet.
releve-lepeintre-2-9 = Les deux dames seules sont battues, l’une par la somme, l’autre par le cinq : 2 points chacune. Rien ne bouge ; les points se marquent.
releve-lepeintre-2-10 = Votre dame de la 7 est battue par-dessus leur coin vide : 2 points que le livre passe sous silence.
releve-lepeintre-2-11 = Deux dames battues, pour 2 et pour 4 points : 14 en tout, un trou double. Tenez : tant de dames seules paieront encore. Le maître réunit deux dames à la 8 : 9 jets battent alors une dame, au lieu de 14.
releve-lepeintre-2-12 = Une dame de plus est seule. Comptez combien vous en battriez.
releve-lepeintre-2-13 = Cinq dames et le coin vide : 20 points d’un jet. Le livre ne dit pas comment il fut joué ; tenez, dit le maître, et faites la case 10.

releve-lepeintre-3-title = Lepeintre III : le mézéas
releve-lepeintre-3-idea = Cinq coups : le coin en deux jets, puis un as.
releve-lepeintre-3-1 = Deux six : un seul nombre ne mène pas encore au coin, les deux dames s’arrêtent à la 7.
releve-lepeintre-3-2 = Deux dames seules, avant que les coins soient pris.
releve-lepeintre-3-3 = Encore deux six : le coin par puissance. Une dame est battue aussi, par-dessus le coin vide : 6 points dont le livre ne parle pas.
releve-lepeintre-3-4 = Les deux dames vont à la 11, devant le coin.
releve-lepeintre-3-5 = Mézéas : deux dames seulement sont abattues, elles tiennent le coin, celui de l’adversaire est vide, et un as tombe : 4 points. Le livre s’arrête ici.

## Coups de Lelasseux-Lafosse que le maître conteste

debate-ll-59-title = LL 59 : mettre dedans, ou plus loin ?
debate-ll-59-book = LL 59 pose une dame à la 7 pour remplir plus tard. Le maître préfère la 9. Que jouez-vous ?
debate-ll-59-master = Les deux posent une dame à la 6. Après le coup du maître, le jet suivant promet un peu plus, mais 15 jets battent une dame au lieu de 6.
debate-ll-79-title = LL 79 : deux as à la fin du grand jan
debate-ll-79-book = LL 79 remplit et avance la dame passée, une dame restant en arrière. Le maître remplit autrement. Que jouez-vous ?
debate-ll-79-master = Le jan se remplit des deux manières. Après le coup du maître, 35 jets sur 36 le conservent, après celui du traité 28.
debate-ll-93-title = LL 93 : rompre une case, ou garder le mur ?
debate-ll-93-book = LL 93 rompt une case entière, pour que les six de l’adversaire se jouent. Le maître ne le fait pas. Que jouez-vous ?
debate-ll-93-master = La case gardée, l’adversaire ne peut jouer entièrement 11 jets sur 36, et il les paie ; après le coup du traité, il n’y a rien à payer.
debate-ll-123-six-title = LL 123 : après six tables
debate-ll-123-six-book = Six tables est marqué. LL 123 fait alors une case du grand jan ; le maître descend deux dames. Que jouez-vous ?
debate-ll-123-six-master = La case du traité promet plus au prochain jet, les dames du maître plus tard.
debate-ll-123-large-title = LL 123 : de gros nombres d’abord
debate-ll-123-large-book = Avec de gros nombres, LL 123 va au grand jan par les deux dames sorties. Le maître en descend deux autres. Que jouez-vous ?
debate-ll-123-large-master = Les dames du traité portent plus loin et marquent plus souvent tout de suite ; elles sont aussi plus exposées.

export const fr = {
  title: "Un premier coup",
  leave: "Quitter la visite",
  step: "Étape {step} sur {count}",
  next: "Continuer",
  back: "Revenir",
  board_title: "Le tablier",
  board_1:
    "Vos dames sont les blanches. Elles partent du talon, la case 1 en bas à gauche, vont vers la droite jusqu’au coin, la 12, puis reviennent par le haut.",
  board_2:
    "L’adversaire, en noir, fait le même chemin de son côté, face à vous. On ne prend jamais rien : on marque des points.",
  lone_title: "Quelques coups plus tard",
  lone_1:
    "Deux dames sur une flèche y sont en sûreté. Une dame seule est à la merci d’un jet : l’adversaire en a laissé quatre, cerclées.",
  lone_2: "À vous le dé.",
  throw: "Jeter les dés",
  sheet_title: "Ce que vaut le jet",
  sheet_1:
    "{throw} : avant de jouer, regardez ce que ces nombres permettraient. Une dame qui pourrait tomber sur une dame seule la bat. Elle ne bouge pas : cela fait des points.",
  sheet_2: "Touchez chaque ligne : la flèche montre quelle dame, par quel nombre.",
  mark: "Marquer {points} points",
  marked_title: "La marque",
  marked_1: "Votre jeton avance à {points} points. À douze, c’est un trou ; il en faut douze pour gagner la partie.",
  marked_2: "Vous seul avez marqué : vous êtes en bredouille, et ce trou compterait double.",
  play_title: "Jouer le coup",
  play_1:
    "Maintenant seulement, jouez les deux nombres : touchez une dame, puis l’une des cases éclairées, ou glissez-la. Au clavier : flèches et Entrée.",
  play_2:
    "Un conseil : les dames de 8 et de 9 peuvent prendre ensemble votre coin, la case 12. C’est la plus belle prise du début.",
  done_title: "C’est un coup de trictrac",
  done_corner: "Vous tenez votre coin : l’adversaire ne peut plus le battre, et vos dames y sont chez elles.",
  done_other: "Bien joué. Le coin, par les dames de 8 et de 9, était l’autre bonne idée : vous le verrez souvent.",
  done_1:
    "Jeter, regarder, marquer, jouer : c’est toujours cet ordre. Avec un trou, vous pouvez aussi vous en aller et tout recommencer ; les règles vous le diront.",
  real: "Jouer une vraie partie",
  rules: "Lire les règles",
  again: "Recommencer la visite",
  waiting: "La loi est consultée…",
  note: "Pour cette visite les dés sont choisis ; à une vraie table ils sont jetés, et vous pourrez les vérifier.",
};

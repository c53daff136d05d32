/** Chaque article en quelques phrases simples ; la lettre de la loi est dans docs/law.fr.md, affichée dessous. */
export interface Plain {
  readonly title: string;
  readonly lead: readonly string[];
}

export const plain: Record<string, Plain> = {
  "0": {
    title: "Avant de commencer : cases et mots",
    lead: [
      "Chaque joueur compte les flèches sur son propre chemin : son talon est la case 1, son coin la 12, le coin de l’adversaire la 13, le talon de l’adversaire la 24. Votre case c est la case 25 − c de l’adversaire.",
      "Le petit jan est 1–6, le grand jan 7–12, le jan de retour 19–24. Une case de deux dames ou plus est faite ; une dame sans compagne est seule, et peut être battue.",
      "Un coup est un jet avec sa marque et son jeu. Un relevé va d’un empilement des dames aux talons jusqu’au suivant.",
    ],
  },
  I: {
    title: "La partie ordinaire",
    lead: [
      "On joue à deux. Le premier à douze trous gagne. Un trou vaut douze points, et les points viennent surtout de ce que le jet permettrait, pas de ce qui est joué.",
    ],
  },
  II: {
    title: "La partie à écrire",
    lead: [
      "C’est une suite de marqués, à deux, trois ou quatre personnes, deux à la fois devant le tablier. Un marqué finit quand quelqu’un s’en va et qu’un des deux a six trous au moins ; le plus de trous l’emporte.",
      "À trous égaux, le marqué est nul et se rejoue : c’est un refait.",
    ],
  },
  III: {
    title: "Le matériel",
    lead: [
      "Un tablier de vingt-quatre flèches en deux tables, quinze dames par camp, deux dés, un cornet chacun. Trois jetons marquent les points ; deux fichets plantés dans les bandes marquent les trous ; le pavillon, troisième fichet, signale la série du second.",
    ],
  },
  IV: {
    title: "La position de départ",
    lead: [
      "Toutes les dames sur les talons, quinze contre quinze, face à face. On empile de même à chaque relevé ; les trous restent.",
    ],
  },
  V: {
    title: "Qui commence",
    lead: [
      "Chacun jette un dé ; le plus fort commence et joue les deux nombres tombés. Égaux, on rejette.",
      "Ensuite, après un relevé, celui qui s’en est allé ou qui a fini sa sortie jette deux dés et joue le premier.",
    ],
  },
  VI: {
    title: "Jeter et jouer",
    lead: [
      "Chaque nombre avance une dame : deux dames, ou la même deux fois, tout d’une, en se reposant une fois en chemin.",
      "Si vous pouvez jouer les deux nombres, vous le devez ; c’est le premier des devoirs. Si vous n’en pouvez jouer qu’un, jouez le plus fort quand vous avez le choix. Chaque nombre non joué donne 2 points à l’adversaire.",
    ],
  },
  VII: {
    title: "Le mouvement des dames",
    lead: [
      "Toujours en avant. Vous ne pouvez ni vous poser, ni vous reposer, où l’adversaire a la moindre dame : une seule ferme la case. Empilez les vôtres sans limite ; rien n’est jamais pris.",
    ],
  },
  VIII: {
    title: "La sortie",
    lead: [
      "Quand toutes vos dames sont dans le jan de retour, elles sortent. Un nombre juste sort sa dame ; un nombre trop grand, excédant, sort la plus éloignée, et elle seule ; il s’en use le moins possible.",
      "Le premier qui sort sa dernière dame gagne 4 points, 6 par doublet. Suit un relevé, où chacun garde ses points.",
    ],
  },
  IX: {
    title: "Le coin de repos",
    lead: [
      "La case 12 se prend par deux dames à la fois et se quitte de même : jamais une dame seule au coin. Celui de l’adversaire, la 13, ne s’occupe jamais.",
      "Par effet, les deux nombres y mènent deux dames. Par puissance, si les deux coins sont vides et que le jet mènerait deux dames sur celui de l’adversaire, elles s’arrêtent sur le vôtre, pourvu que l’effet soit impossible.",
    ],
  },
  X: {
    title: "Battre les dames",
    lead: [
      "Un jet bat une dame seule de l’adversaire s’il porterait une de vos dames sur elle : par un nombre, par l’autre, par la somme. Rien ne bouge ; vous marquez 4 points par façon dans la table des petits jans, 2 dans celle des grands ; 6 et 4 par doublet.",
      "Si seule la somme l’atteint et que tous les repos sont des cases faites de l’adversaire, elle est battue à faux : c’est l’adversaire qui marque.",
    ],
  },
  XI: {
    title: "Battre le coin",
    lead: [
      "Vous tenez votre coin, l’adversaire ne tient pas le sien, et vos deux nombres y mèneraient deux dames autres que celles qui tiennent le vôtre : 4 points, 6 par doublet.",
    ],
  },
  XII: {
    title: "Les jans de départ",
    lead: [
      "Les figures des premiers coups, chacune 4 points (6 par doublet). Six tables : au troisième coup, une dame sur chacune de six cases, de 2 à 7. Deux tables : les deux seules dames abattues atteindraient les deux coins. Mézéas : le coin pris par les deux seules dames abattues, et un as.",
      "Deux tables et mézéas se retournent en contre-jans, au profit de l’adversaire, s’il tient son coin.",
    ],
  },
  XIII: {
    title: "Remplir et conserver",
    lead: [
      "Un jan est plein avec deux dames sur chacune de ses six cases. Si vous pouvez le remplir, vous marquez 4 points par façon, 6 par doublet ; si vous pouvez le garder plein, vous marquez 4, ou 6, une fois.",
      "Et si vous pouvez remplir ou conserver, vous le devez : jouez de sorte que le jan soit plein à la fin du coup.",
    ],
  },
  XIV: {
    title: "Les jans interdits",
    lead: [
      "Aucune dame ne s’arrête dans le petit jan ni le grand jan de l’adversaire tant qu’il a encore de quoi le remplir. Elle peut seulement se reposer dans le grand en chemin vers le petit, s’il est ouvert.",
    ],
  },
  XV: {
    title: "La marque",
    lead: [
      "Douze points font un trou ; deux s’ils ont été pris de suite, sans que l’adversaire marque : c’est la bredouille. Le premier à marquer a un jeton, le second en prend deux tant qu’il est en bredouille.",
      "Un trou efface les points de l’adversaire ; ce qui passe douze reste. De plusieurs trous d’un coup, seul le premier peut être simple.",
    ],
  },
  XVI: {
    title: "Tenir ou s’en aller",
    lead: [
      "Quand votre propre jet vous donne un trou, vous choisissez. Tenir : vous gardez votre reste et vous jouez. Vous en aller : tous les points s’effacent, les dames reviennent aux talons, et vous jetez le premier.",
      "Vous ne vous en allez jamais sur les points que l’adversaire vous a donnés.",
    ],
  },
  XVII: {
    title: "Les fautes et les écoles",
    lead: [
      "Marquer est l’affaire de chacun. Si vous marquez trop peu, ou trop, vous êtes envoyé à l’école : l’adversaire prend exactement la différence. Trop peu est consommé dès qu’on touche une dame ; trop, dès qu’on lâche le jeton.",
      "L’école se réclame avant de jeter les dés. Une réclamation fausse se retourne contre celui qui l’a faite. Trois modes de table : automatique, assistée, stricte.",
    ],
  },
  XVIII: {
    title: "L’ordre d’un coup",
    lead: [
      "Marquez ce que le coup de l’adversaire vous a donné, réclamez ses écoles ; jetez ; marquez ce que vous gagnez ; tenez ou allez-vous-en s’il y a un trou ; jouez. Puis l’adversaire commence de même.",
      "Les points de celui qui jette comptent toujours d’abord.",
    ],
  },
  XIX: {
    title: "À écrire : rotation et paiements",
    lead: [
      "Un marqué vaut (trous du gagnant + consolation) × multiple − trous du perdant. La consolation est de 2 et double à chaque refait ; le multiple est 2 pour six trous de suite (petite bredouille), 4 pour douze (grande).",
      "À la fin : les jetons des marqués, la queue à celui qui en a le plus, puis les paris pour les marqués perdus au delà de la moitié. La poule a ses propres règles.",
    ],
  },
  XX: {
    title: "La fin de la partie",
    lead: [
      "La partie ordinaire finit aussitôt au douzième trou, quel que soit le jet qui l’amène ; le compte s’arrête à douze. L’enjeu peut doubler, tripler ou quadrupler par convention.",
    ],
  },
  T: {
    title: "Le tarif",
    lead: [
      "Tout ce qui se marque, et combien. Les points d’un jet s’ajoutent : un même jet peut battre plusieurs dames, battre le coin et remplir.",
      "La pile de misère, quinze dames sur son coin, est dans le tarif ; c’est une option, comptée par défaut.",
    ],
  },
};

export const fr = {
  title: "À propos",
  lead: "Le grand trictrac, jeu des salons français pendant trois siècles : deux dés, trente dames, et des points qu’il faut voir soi-même.",
  what: "Ce que c’est",
  what_1:
    "Toute la loi, article par article, dans un noyau qui juge chaque coup ; le tablier ne fait que montrer ce qu’il répond.",
  what_2: "Des adversaires de huit forces, du novice au maître, qui ont appris en jouant contre eux-mêmes.",
  what_3:
    "Toutes les formes : partie ordinaire, à écrire à deux, trois ou quatre, chouette, poule ; la marque automatique, assistée ou stricte, avec ses écoles.",
  dice: "Les dés, en deux mots",
  dice_1:
    "Imaginez que le serveur et les joueurs écrivent chacun un grand nombre secret et le mettent sous enveloppe avant de commencer.",
  dice_2:
    "Les joueurs ouvrent la leur quand toutes sont posées ; le serveur, à la fin seulement. Chaque dé sort de tous ces nombres réunis, par un calcul connu de tous.",
  dice_3: "Nul ne peut donc choisir un dé, et chacun peut tout refaire après la partie, d’un bouton ou d’une commande.",
  dice_link: "Vérifier un récit",
  private: "Vos données",
  private_1:
    "Rien ne part d’ici : ni publicité, ni mesure, ni police de caractères empruntée ailleurs. Un témoin signé vous garde votre place ; le reste de vos réglages est dans votre navigateur.",
  private_link: "Exporter ou effacer",
  keys: "Clavier et lecteur d’écran",
  keys_1:
    "Chaque écran se joue au clavier. Sur le tablier : les flèches vont d’une case à l’autre, Entrée prend et pose, Retour arrière reprend, F joue un coup forcé.",
  sources: "Sources",
  sources_1:
    "Les règles suivent les Lois et règles du trictrac (2013), éclairées par Lelasseux-Lafosse (1852) et Lepeintre (1818). Le texte de la page des règles est le nôtre.",
  rules: "Les règles",
  first: "Un premier coup guidé",
  version: "Version {version}",
  licence: "Logiciel libre, licence MIT. Caractères EB Garamond, licence SIL OFL.",
};

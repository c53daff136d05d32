export const fr = {
  judging: "La loi est consultée…",
  nothing: "Ce jet ne vaut rien à personne.",
  may_leave: "Un trou de son propre jet : il peut tenir ou s’en aller (art. XVI).",
  plays: "{count} jeux permis",
  play: "Un seul jeu permis",
  no_play: "Rien ne peut se jouer",
  show_play: "Montrer ce jeu",
  open: "Ouvrir dans l’éditeur",
  white: "Blanc",
  black: "Noir",
  open_file: "Ouvrir un récit du disque",
  too_long: "Ce fichier est trop long pour être jugé ici : il en faut un de moins de 200 ko.",
};

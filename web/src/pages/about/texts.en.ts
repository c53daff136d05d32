import type { fr } from "./texts.fr";

export const en: Record<keyof typeof fr, string> = {
  title: "About",
  lead: "Le grand trictrac, the game of the French salons for three centuries: two dice, thirty dames, and points one must see for oneself.",
  what: "What it is",
  what_1:
    "The whole law, article by article, in a kernel that judges every coup; the board only shows what it answers.",
  what_2: "Opponents of eight strengths, from novice to master, who learned by playing against themselves.",
  what_3:
    "Every form: the ordinary game, the written game for two, three or four, chouette, poule; marking automatic, assisted or strict, with its écoles.",
  dice: "The dice, in short",
  dice_1:
    "Imagine that the server and the players each write down a long secret number and put it into an envelope before the game.",
  dice_2:
    "The players open theirs when all are on the table; the server only at the end. Every die comes out of all these numbers together, by a sum that everybody knows.",
  dice_3:
    "So nobody can choose a die, and everybody can work everything out again after the game, by one button or one command.",
  dice_link: "Verify a record",
  private: "Your data",
  private_1:
    "Nothing leaves this place: no advertising, no measuring, no typeface borrowed elsewhere. A signed cookie keeps your seat; your other settings are in your browser.",
  private_link: "Export or delete",
  keys: "Keyboard and screen reader",
  keys_1:
    "Every screen can be played by keyboard. On the board: arrows go from case to case, Enter takes and puts down, Backspace takes back, F plays a forced coup.",
  sources: "Sources",
  sources_1:
    "The rules follow the Lois et règles du trictrac (2013), with the light of Lelasseux-Lafosse (1852) and Lepeintre (1818). The text of the rules page is our own.",
  rules: "The rules",
  first: "A guided first coup",
  version: "Version {version}",
  licence: "Free software, MIT licence. Typeface EB Garamond, SIL OFL.",
};

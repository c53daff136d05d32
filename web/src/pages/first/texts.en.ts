import type { fr } from "./texts.fr";

export const en: Record<keyof typeof fr, string> = {
  title: "A first coup",
  leave: "Leave the tour",
  step: "Step {step} of {count}",
  next: "Go on",
  back: "Go back",
  board_title: "The board",
  board_1:
    "Your dames are the white ones. They start from the talon, case 1 at the lower left, go right as far as the corner, 12, and come back along the top.",
  board_2:
    "Your opponent, in black, goes the same way on the other side, facing you. Nothing is ever captured: you mark points.",
  lone_title: "A few coups later",
  lone_1:
    "Two dames on a flèche are safe there. A lone dame is at the mercy of a throw: your opponent has left four, ringed.",
  lone_2: "It is your throw.",
  throw: "Throw the dice",
  sheet_title: "What the throw is worth",
  sheet_1:
    "{throw}: before you play, look at what these numbers would allow. A dame that could land on a lone dame beats it. It does not move: it makes points.",
  sheet_2: "Touch each line: the arrow shows which dame, by which number.",
  mark: "Mark {points} points",
  marked_title: "The mark",
  marked_1: "Your jeton goes to {points} points. Twelve make a trou; twelve trous win the game.",
  marked_2: "Only you have marked: you are in bredouille, and this trou would count double.",
  play_title: "Playing the throw",
  play_1:
    "Only now do you play the two numbers: touch a dame, then one of the lit cases, or drag it. With the keyboard: arrows and Enter.",
  play_2:
    "A word of advice: the dames on 8 and 9 can take your corner, case 12, together. It is the best catch of the opening.",
  done_title: "That is a coup of trictrac",
  done_corner: "You hold your corner: your opponent can no longer beat it, and your dames are at home there.",
  done_other:
    "Well played. Taking the corner with the dames on 8 and 9 was the other good idea: you will meet it often.",
  done_1:
    "Throw, look, mark, play: always in this order. With a trou you may also leave and start afresh; the rules will tell you.",
  real: "Play a real game",
  rules: "Read the rules",
  again: "Take the tour again",
  waiting: "Asking the law…",
  note: "For this tour the dice are chosen; at a real table they are thrown, and you can verify them.",
};

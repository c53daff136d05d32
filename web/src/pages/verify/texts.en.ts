import type { fr } from "./texts.fr";

export const en: Record<keyof typeof fr, string> = {
  title: "Verify the dice",
  lead: "The server throws the dice, but it cannot choose them. Here is every promise and every die of this game, worked out again.",
  lead_file: "Open the record of a finished game: its dice will be worked out one by one.",
  loading: "Working the dice out…",
  right: "Everything is as it was promised.",
  wrong: "Something is not as it was promised.",
  by_server: "Checked by the server",
  by_browser: "Checked in this browser, without the server",
  by_browser_lead: "Your browser has just done all the sums itself.",
  here_commitment: "The secret fits the commitment.",
  here_commitment_wrong: "The secret does not fit the commitment.",
  here_seals: "Every seed fits its seal.",
  here_seals_wrong: "A seed does not fit its seal.",
  here_dice: "{dice} dice worked out, all of them right.",
  here_dice_wrong: "Die {wrong} is not what it had to be.",
  yes: "right",
  no: "wrong",
  skipped: "not checked",
  envelopes: "The envelopes, opened",
  commitment: "The server’s commitment, shown before the game",
  secret: "The server’s secret, told at the end",
  seal: "{name}’s seal",
  seed: "{name}’s seed",
  dice: "All dice, in their order",
  how: "How it works",
  how_1: "Before anybody sits down, the server puts a long secret number into a sealed envelope.",
  how_2:
    "Everybody who sits down lays down a number of his own, sealed too. When all envelopes are there, the players open theirs.",
  how_3:
    "Every die is worked out from all these numbers together and from its place in the order, by a recipe that everybody knows.",
  how_4:
    "At the end the server opens its own: everybody can do all the sums again. Nobody could choose his number to suit the dice, for nobody knew those of the others.",
  replay: "Replay the game",
  download: "Download the record",
  command: "To depend on nobody, verify the record at home:",
};

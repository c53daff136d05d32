import type { fr } from "./texts.fr";

export const en: Record<keyof typeof fr, string> = {
  judging: "Asking the law…",
  gains: "{name}: {points} points",
  nothing: "This throw is worth nothing to anybody.",
  may_leave: "A trou by his own throw: he may stay or leave (art. XVI).",
  plays: "{count} plays allowed",
  play: "One play allowed",
  no_play: "Nothing can be played",
  show_plays: "The plays allowed",
  show_play: "Show this play",
  example: "Example",
  open: "Open in the editor",
  points_hint: "Touch a line to see it on the board.",
  white: "White",
  black: "Black",
  to_play: "to throw",
  open_file: "Open a record from disk",
  too_long: "This file is too long to be judged here: it takes one of less than 200 kB.",
};

import type { fr } from "./texts.fr";

export const en: Record<keyof typeof fr, string> = {
  judging: "Asking the law…",
  nothing: "This throw is worth nothing to anybody.",
  may_leave: "A trou by his own throw: he may stay or leave (art. XVI).",
  plays: "{count} plays allowed",
  play: "One play allowed",
  no_play: "Nothing can be played",
  show_play: "Show this play",
  open: "Open in the editor",
  white: "White",
  black: "Black",
  open_file: "Open a record from disk",
  too_long: "This file is too long to be judged here: it takes one of less than 200 kB.",
};

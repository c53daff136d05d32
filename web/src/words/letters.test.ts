import { expect, test } from "vitest";

import { fine, folded, headed, signed } from "./letters";

test("sentences of the server are printed with curved apostrophes and signs that stay with their word", () => {
  expect(fine("L'enveloppe d'Anne : « x » !")).toBe("L’enveloppe d’Anne\u00a0: «\u202fx\u202f»\u202f!");
  expect(fine("it doesn't")).toBe("it doesn’t");
  expect(fine('Invité 2730\'s envelope, "sealed"')).toBe("Invité 2730’s envelope, “sealed”");
});

test("a search finds words with and without accents", () => {
  expect(folded("École d’Œuvre")).toBe("ecole d'oeuvre");
});

test("a gloss is headed by the word that was pressed", () => {
  expect(headed("battue", "battre")).toBe("battre");
  expect(headed("unplayed number", "impuissance")).toBe("unplayed number · impuissance");
});

test("amounts say whether they were won or lost", () => {
  expect([3, 0, -12].map(signed)).toEqual(["+3", "0", "−12"]);
});

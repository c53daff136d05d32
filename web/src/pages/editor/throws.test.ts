/** The throws of a position as the editor shows them: words on the reader's side, of either thrower. */
import { render } from "svelte/server";
import { expect, test, vi } from "vitest";

import type { ThrowsFound } from "../../api/types";

vi.stubGlobal("navigator", { language: "en" });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

const { default: ThrowsTable } = await import("./ThrowsTable.svelte");

const FOUND: ThrowsFound = {
  throws: [
    {
      throw: "6-6",
      name: { key: "throw-doublet", args: { number: 6 } },
      chances: 1,
      gains: 14,
      gives: 0,
      effects: ["gains", "beats"],
      told: [
        {
          key: "throws-battre",
          args: { count: 1, where: [{ key: "throws-where", args: { case: { case: 14 }, points: "+8" } }] },
        },
      ],
    },
    {
      throw: "2-1",
      name: { key: "throw-simple", args: { high: 2, low: 1 } },
      chances: 2,
      gains: 0,
      gives: 0,
      effects: [],
      told: [],
    },
  ],
  counts: [{ effect: "beats", count: 35, told: { key: "throws-count-beats", args: { count: 35 } } }],
  figures: [{ key: "figure-case_du_diable", args: { side: { key: "side-white" }, cases: [{ case: 17 }] } }],
};

test("each throw, the counts of thirty-six and the figures are told as the board is numbered", () => {
  const shown = (thrower: "white" | "black") =>
    render(ThrowsTable, { props: { found: FOUND, thrower, dice: [6, 6], onchoose: () => undefined } }).body;
  expect(shown("white")).toContain("Dame beaten on 14 (+8)");
  expect(shown("black")).toContain("Dame beaten on 11 (+8)");
  expect(shown("black")).toContain("White: case du diable made, on 8");
  expect(shown("black")).toContain("beat a dame");
  expect(shown("black")).toContain("points for White");
  expect(shown("white").match(/<tr class="[^"]*lying/g)).toHaveLength(1);
  expect(shown("white")).toContain("nothing");
});

import { expect, test } from "vitest";

import type { Hint, HintChoice, House } from "../api/types";
import { erringOf, typicalLoss } from "./erring";

const choice = (play: string | null, loss: number, leaves = false) => ({ play, loss, leaves }) as HintChoice;
const hint = (choices: HintChoice[], unit: Hint["unit"] = "stakes") => ({ choices, unit }) as Hint;
const PLAYS = [choice("1-7 2-7", 0), choice("2-8 2-7", 0.004), choice("6-12 2-7", 0.07), choice("11-16-22", 0.35)];

test("an error is what costs as much as the level above would hardly lose", () => {
  const asked = hint(PLAYS);
  expect(erringOf(asked, { play: "1-7 2-7" }, 0.1)).toBeNull();
  expect(erringOf(asked, { play: "6-12 2-7" }, 0.1)).toBeNull();
  expect(erringOf(asked, { play: "6-12 2-7" }, 0.05)?.best.play).toBe("1-7 2-7");
  const erring = erringOf(asked, { play: "11-16-22" }, 0.1);
  expect(erring?.made.loss).toBe(0.35);
  expect(erring?.right).toEqual(["1-7 2-7", "2-8 2-7"]);
});

test("two plays that leave the same board are one, however the hand went", () => {
  const asked = hint(PLAYS);
  expect(erringOf(asked, { play: "11-17-22" }, 0.1)?.made.play).toBe("11-16-22");
  expect(erringOf(asked, { play: "2-7 1-7" }, 0.1)).toBeNull();
  expect(erringOf(asked, { play: "1-7 9-14" }, 0)).toBeNull();
  expect(erringOf(asked, { play: "what is this" }, 0)).toBeNull();
});

test("staying and leaving are a decision of their own", () => {
  const leave = hint([choice(null, 0, true), choice("1-7 2-7", 0.4), choice("11-16-22", 0.75)]);
  expect(erringOf(leave, { leaves: false }, 0.1)).toMatchObject({ best: { leaves: true }, right: ["leave"] });
  expect(erringOf(leave, { leaves: true }, 0.1)).toBeNull();
  // A play says that one stays; once that is said, plays are compared with plays.
  expect(erringOf(leave, { play: "1-7 2-7", stays: true }, 0.1)?.right).toEqual(["leave"]);
  expect(erringOf(leave, { play: "1-7 2-7" }, 0.1)).toBeNull();
  expect(erringOf(leave, { play: "11-16-22" }, 0.1)?.right).toEqual(["1-7 2-7"]);
  const stay = hint([choice("1-7 2-7", 0), choice(null, 0.3, true)]);
  expect(erringOf(stay, { leaves: true }, 0.1)?.right).toEqual(["stay"]);
  expect(erringOf(stay, { leaves: false }, 0.1)).toBeNull();
});

test("the strongest opponent says how much is asked, in the unit that is played for", () => {
  const levels = [
    { key: "novice", typical: { parties: 0.12, jetons: 1.4 } },
    { key: "joueur", typical: { parties: 0.03, jetons: 0.4 } },
  ] as unknown as House["levels"];
  expect(typicalLoss(levels, ["novice"], "stakes")).toBe(0.12);
  expect(typicalLoss(levels, ["novice", "joueur"], "stakes")).toBe(0.03);
  expect(typicalLoss(levels, ["novice"], "jetons")).toBe(1.4);
  expect(typicalLoss(levels, ["random"], "stakes")).toBe(Infinity);
});

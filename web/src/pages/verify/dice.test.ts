import { expect, test } from "vitest";

import { sealOf } from "../../api/seal";
import { checkHere, commitmentOf, dieOf } from "./dice";

// The worked example of docs/dice.md.
const secret = "6b3c49906b4eea1c94e291c7564c5200852a6be98fcf92f888fbec437da309d0";
const seeds = [
  "edaf4c11ba90b8fb13d92ac8e642d762c3ee279e91ba8a45e3350d3fbd1dfe39",
  "e596c74e1878823cbb0d309365e64cfa898509447a4957430c0b4279b5fe9c3f",
];
const commitment = "18c2288a592fc5ec2bc284c6f4f133de5a59c8e48b7dc587ce94eb3c97d20c18";
const seals = seeds.map((seed, player) => sealOf("example", player, seed));
const dice = [2, 6, 3, 6, 4, 2, 1, 1, 6, 5, 4, 5];
const envelopes = {
  scheme: "trictrac-dice-1",
  table: "example",
  commitment,
  secret,
  seeds,
  seals,
  after: 0,
  renewals: [],
};
const rolls = [
  { first: 1, dice: [2] },
  { first: 2, dice: [6] },
  { first: 3, dice: [6, 3] },
  { first: 5, dice: [4, 2] },
];

test("the example of the documentation comes out", () => {
  expect(commitmentOf("example", secret)).toBe(commitment);
  expect(seals[0]).toBe("3b11d0d06978016b27e66223effe8416eb9596ebd09cb62e52b8487ffdc23beb");
  expect(dice.map((_, index) => dieOf(envelopes, index + 1))).toEqual(dice);
});

test("a right session is found right", () => {
  expect(checkHere({ envelopes, rolls })).toEqual({ commitment: true, seals: true, dice: 6, wrong: null });
});

test("dice after a restore come from the envelopes that took the place of the first", () => {
  const fresh = {
    after: 4,
    commitment: commitmentOf("example", "ab".repeat(32)),
    secret: "ab".repeat(32),
    seeds,
    seals,
  };
  const renewed = { ...envelopes, renewals: [fresh] };
  expect(dieOf(renewed, 4)).toBe(6);
  const next = [5, 6].map((number) => dieOf(renewed, number)).sort((a, b) => b - a);
  const later = [...rolls.slice(0, 3), { first: 5, dice: next }];
  expect(checkHere({ envelopes: renewed, rolls: later })).toMatchObject({ commitment: true, seals: true, wrong: null });
  expect(checkHere({ envelopes: { ...renewed, renewals: [{ ...fresh, commitment }] }, rolls: later })).toMatchObject({
    commitment: false,
  });
});

test("every lie is found", () => {
  const other = "00".repeat(32);
  expect(checkHere({ envelopes: { ...envelopes, secret: other }, rolls })).toMatchObject({ commitment: false });
  expect(checkHere({ envelopes: { ...envelopes, seeds: [other, seeds[1]!] }, rolls })).toMatchObject({ seals: false });
  const changed = [...rolls.slice(0, 2), { first: 3, dice: [6, 4] }];
  expect(checkHere({ envelopes, rolls: changed })).toMatchObject({ wrong: 3 });
});

/** The dice worked out in this browser (docs/dice.md): whoever does not trust the server need not ask it. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

import { sealOf } from "../../api/seal";
import type { Checked } from "../../api/types";

export const SCHEME = "trictrac-dice-1";
/** Bytes below this fall on the six faces 42 times each; the others are passed over. */
const FAIR = 252;

type Envelopes = Checked["envelopes"];

export function commitmentOf(table: string, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes([SCHEME, "secret", table, secret].join("/"))));
}

/** The envelopes one after another: others took the place of the first where the house was restored from a copy. */
const partsOf = (envelopes: Envelopes) => [envelopes, ...envelopes.renewals];

/** Die number `number` of a session, counted from 1. */
export function dieOf(envelopes: Envelopes, number: number): number {
  const { table } = envelopes;
  const { secret, seeds } = partsOf(envelopes).findLast((part) => (part.after ?? 0) < number) ?? envelopes;
  const key = hexToBytes(secret);
  const words = seeds.map((seed) => seed ?? "-");
  for (let block = 0; ; block++) {
    const text = [SCHEME, table, ...words, String(number), String(block)].join("/");
    const byte = hmac(sha256, key, utf8ToBytes(text)).find((each) => each < FAIR);
    if (byte !== undefined) return 1 + (byte % 6);
  }
}

export interface OwnCheck {
  readonly commitment: boolean;
  readonly seals: boolean;
  /** How many dice were worked out. */
  readonly dice: number;
  /** The first die that is not what it had to be. */
  readonly wrong: number | null;
}

/** Does all the sums again. The order of two dice thrown together does not matter. */
export function checkHere({ envelopes, rolls }: Pick<Checked, "envelopes" | "rolls">): OwnCheck {
  const { table } = envelopes;
  const parts = partsOf(envelopes);
  let dice = 0;
  let wrong: number | null = null;
  for (const roll of rolls) {
    const due = roll.dice.map((_, place) => dieOf(envelopes, roll.first + place)).sort((a, b) => b - a);
    dice += due.length;
    if (wrong === null && due.some((die, place) => die !== roll.dice[place])) wrong = roll.first;
  }
  return {
    commitment: parts.every(({ secret, commitment }) => commitmentOf(table, secret) === commitment),
    seals: parts.every(({ seeds, seals }) =>
      seeds.every((seed, player) =>
        seed === null ? seals[player] === null : sealOf(table, player, seed) === seals[player],
      ),
    ),
    dice,
    wrong,
  };
}

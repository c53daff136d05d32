/** One's own part in the dice (docs/dice.md): a seed, sealed when one sits down and opened when all seals lie there. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const SCHEME = "trictrac-dice-1";

export function newSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

export function sealOf(table: string, player: number, seed: string): string {
  return bytesToHex(sha256(utf8ToBytes([SCHEME, "seal", table, String(player), seed].join("/"))));
}

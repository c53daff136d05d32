// Plays random coups on a module and prints the hash of all rows: node coups.mjs MODULE ROWS GAMES SEED COUPS
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const [module, start, games, seed, coups] = process.argv.slice(2);
const { exports: kernel } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(module)), {});
const rows = readFileSync(start);
const first = kernel.__heap_base.value;
const plays = first + rows.length;
const sheet = plays + 4 * 256;
kernel.memory.grow(Math.ceil((sheet + 4 * 32) / 65536));
new Uint8Array(kernel.memory.buffer).set(rows, first);
const ended = kernel.play_at_random(first, Number(games), Number(seed), 0, Number(coups), plays, sheet);
const bytes = new Uint8Array(kernel.memory.buffer, first, rows.length);
console.log(JSON.stringify({ ended, hash: createHash("sha256").update(bytes).digest("hex") }));

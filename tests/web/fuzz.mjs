// Calls every function of a module with good and broken input: an answer or an error code, never a trap.
// node fuzz.mjs MODULE CALLS EXPORTS, where EXPORTS are the arguments of each function as JSON
import { readFileSync } from "node:fs";

const [path, calls, exported] = process.argv.slice(2);
const { exports: kernel } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(path)), {});
const functions = Object.entries(JSON.parse(exported));
const WORST = -8;
const ROW = 72;
const STACK = 65536;
const base = kernel.__heap_base.value;
const PLAYS = base + 4096;
const SHEET = base + 8192;
const ROOM = base + 32768; // for the larger arrays, one place for each kind
kernel.memory.grow(48);
const size = kernel.memory.buffer.byteLength;
const memory = () => new Uint8Array(kernel.memory.buffer);

let state = 1;
const random = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
};
const one = (list) => list[random(list.length)];
const STRANGE = [0, -1, 7, 36, 255, 257, 65537, base - 1, size - 1, size, 2 ** 31 - 1, -(2 ** 31)];

/** A row in the middle of a game, perhaps with dice thrown; one in three is spoilt in a place or two. */
function lay(at) {
    kernel.new_game(at, random(3) * 6, random(32));
    kernel.play_at_random(at, 1, random(1 << 30), 0, random(4) * random(20), PLAYS, SHEET);
    if (random(2)) kernel.throw(at, 1 + random(6), 1 + random(6), 1, PLAYS, SHEET);
    if (random(3) === 0) for (let n = 1 + random(2); n > 0; n -= 1) memory()[at + random(ROW)] = random(256);
}

const SIZES = { int8: 1, int16: 2, int32: 4, float32: 4 };
const large = {};
let free = ROOM;
for (const kind of functions.flatMap(([, kinds]) => kinds)) {
    const [, type, lengths] = /^(\w+)\[([\d,]+)\]$/.exec(kind) ?? [];
    if (!type || large[kind] !== undefined) continue;
    const bytes = lengths.split(",").reduce((one, two) => one * Number(two), SIZES[type]);
    if (bytes <= 4096 && type !== "float32") continue;
    large[kind] = free;
    free += (bytes + 15) & ~15;
}
const NET = free;
const HIDDEN = 8;
/** The heads of nets for the ordinary game and for marques, and how long such nets are. */
const NETS = [
    { head: [0, 2, 288, HIDDEN, 8, 0, 0, 0, 0, 0, 3, 0, 1, 0, 0, 0], length: 16 + 3 * 8 + 289 * HIDDEN + (HIDDEN + 1) * 8 },
    { head: [1, 2, 288, HIDDEN, 69, 0, 0, 0, 0, 0, 1, 0, 10, 0, 0, 0], length: 16 + 69 + 289 * HIDDEN + (HIDDEN + 1) * 72 },
];
const VALUES = NET + 4 * NETS[1].length;
let netLength = 0;
const HALVES = VALUES + 64;

/** A small net and a player; one in eight is spoilt. */
function think() {
    const { head, length } = NETS[random(4) ? 0 : 1];
    netLength = length;
    const net = new Float32Array(kernel.memory.buffer, NET, length);
    for (let i = 0; i < length; i += 1) net[i] = head[i] ?? (random(2001) - 1000) / 1000;
    if (random(8) === 0) net[random(random(2) ? 16 : length)] = one([NaN, Infinity, -1, 0, 1e30, 7, 2048, 2.5]);
    const player = new Float32Array(kernel.memory.buffer, large["float32[6]"], 6);
    player.set([random(3) / 10, random(3) / 10, random(16) ? 0 : 3, 0.1, random(64) ? 0 : 2, 0.04]);
    if (random(8) === 0) player[random(6)] = one([NaN, Infinity, -1, 0.5]);
}

function argumentsOf(kinds) {
    if (kinds.includes("float32[6]") || kinds.includes("float32[n]")) think();
    let nets = kinds.some((kind) => kind.startsWith("int16[n]")) ? 0 : 1;
    const row = base + 16384 + ROW * random(8);
    if (random(8)) for (let i = 3; i >= 0; i -= 1) lay(row + i * ROW);
    else for (let i = 0; i < 4 * ROW; i += 1) memory()[row + i] = random(256);
    const args = [];
    const rows = random(4);
    for (const kind of kinds) {
        if (kind === "number") {
            args.push(one([random(7), random(7), new Int32Array(kernel.memory.buffer, PLAYS, 1)[0]]));
        } else if (kind === "float32[n]") {
            args.push(nets ? NET : VALUES, nets ? netLength : rows);
            nets = 0;
        } else if (kind === "int16[n]") {
            args.push(HALVES, rows);
        } else if (large[kind] !== undefined) {
            args.push(large[kind]);
        } else {
            args.push(kind.startsWith("int8") ? row : kind === "int32[256]" ? PLAYS : SHEET);
            if (kind.includes("[n")) args.push(rows);
        }
    }
    if (random(4) === 0) args[random(args.length)] = one(STRANGE);
    return args;
}

const answers = {};
for (let call = 0; call < Number(calls); call += 1) {
    const [name, kinds] = one(functions);
    const args = argumentsOf(kinds);
    const looked = call % 16 === 0;
    const before = looked ? memory().slice(STACK, base) : null;
    const answer = kernel[name](...args);
    if (!Number.isInteger(answer) || answer < WORST) throw new Error(`${name}(${args}) answered ${answer}`);
    if (looked && Buffer.compare(before, memory().slice(STACK, base))) {
        throw new Error(`${name}(${args}) wrote over the constants`);
    }
    answers[name] ??= [0, 0];
    answers[name][Number(answer < 0)] += 1;
}
console.log(JSON.stringify(answers));

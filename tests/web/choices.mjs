// What players choose through a module, and what trials are worth: int32 and float32 numbers, one after the other.
// node choices.mjs MODULE NET ROWS OUT SCRATCH PLAYERS TRIALS COUPS [FIRST]
// Row i is asked with the seed (i, number of the player, from FIRST or 0 on); the last row, which waits for a throw,
// is not asked but played out in so many trials.
import { readFileSync, writeFileSync } from "node:fs";

const [modulePath, netPath, rowsPath, out, scratch, players, trials, coups, first = 0] = process.argv.slice(2);
const { exports: kernel } = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(modulePath)), {});
const ROW = 72;
let free = kernel.__heap_base.value;

function room(bytes) {
    const at = (free + 15) & ~15;
    free = at + bytes;
    const missing = free - kernel.memory.buffer.byteLength;
    if (missing > 0) kernel.memory.grow(Math.ceil(missing / 65536));
    return at;
}

function put(bytes) {
    const at = room(bytes.byteLength);
    new Uint8Array(kernel.memory.buffer, at, bytes.byteLength).set(bytes);
    return at;
}

const answered = (answer) => {
    if (answer < 0) throw new Error(`refused: ${answer}`);
    return answer;
};

const halves = readFileSync(netPath);
const length = halves.byteLength / 2;
const net = room(4 * length);
answered(kernel.read_halves(put(halves), length, net, length));
const bytes = readFileSync(rowsPath);
const rows = put(bytes);
const places = JSON.parse(scratch).map((size) => room(size));
const ranking = room(4 * 3 * 257);
const chosen = [];
JSON.parse(players).forEach((numbers, key) => {
    const player = put(new Uint8Array(new Float32Array(numbers).buffer));
    for (let i = 0; (i + 1) * ROW < bytes.byteLength; i += 1) {
        chosen.push(answered(kernel.choose(rows + i * ROW, net, length, player, i, Number(first) + key, ranking, ...places)));
    }
});
const values = room(4 * Number(trials));
if (Number(trials)) answered(kernel.roll_out(rows + bytes.byteLength - ROW, net, length, 3, Number(coups), 7, values, Number(trials), ...places));
const rolled = new Uint8Array(kernel.memory.buffer, values, 4 * Number(trials));
writeFileSync(out, Buffer.concat([Buffer.from(new Int32Array(chosen).buffer), rolled]));

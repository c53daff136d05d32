// `trictrac judge` without Python: node scripts/judge.mjs [FILE] [--lang en|fr] [--plain], JSON lines in and out.
// The law is the wasm kernel of the package; `--plain` takes the module without vectors.
import { createReadStream, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lang: { type: "string", default: "en" }, plain: { type: "boolean", default: false } },
});
const root = new URL("..", import.meta.url).pathname;
const { module } = await runnerImport("./src/judge/index.ts", { root, configFile: false, logLevel: "error" });
const file = values.plain ? "kernel-plain.wasm" : "kernel.wasm";
const code = readFileSync(new URL(`../../src/trictrac/wasm/${file}`, import.meta.url));
const kernel = new module.Kernel(new WebAssembly.Module(code));

let everythingFine = true;
let out = "";
const stream = positionals[0] ? createReadStream(positionals[0]) : process.stdin;
// Python ends a line at a return as well.
let rest = "";
stream.setEncoding("utf8");
for await (const part of stream) {
  const lines = (rest + part).split(/\r\n|\n|\r(?!$)/);
  rest = lines.pop();
  lines.forEach(answer);
  flush();
}
answer(rest);
flush();
process.exitCode = everythingFine ? 0 : 1;

function answer(line) {
  const found = module.answer(kernel, line, values.lang);
  if (found === null) return;
  everythingFine &&= found.fine;
  out += found.text + "\n";
}

function flush() {
  if (out) process.stdout.write(out);
  out = "";
}

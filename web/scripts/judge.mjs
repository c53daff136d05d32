// `trictrac judge` without Python: JSON lines in and out, and the same lines. The law is the wasm kernel of the package.
import { createReadStream, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { runnerImport } from "vite";

const USAGE = `usage: node web/scripts/judge.mjs [--lang LANGUAGE] [--plain] [FILE]

Reads one JSON object per line, of FILE or of standard input, and answers with one per line, as \`trictrac judge\` does
(docs/notation.md). --lang: fr, en_GB … (default: the environment's); --plain: the module without 128-bit vectors.`;

const options = { lang: { type: "string" }, plain: { type: "boolean" }, help: { type: "boolean", short: "h" } };
let everythingFine = true;
let out = "";

// Whoever reads the answers may have had enough of them.
process.stdout.on("error", (error) => (error.code === "EPIPE" ? process.exit(0) : fail(error)));
try {
  await main(parseArgs({ allowPositionals: true, options }));
} catch (error) {
  fail(error);
}

async function main({ values, positionals: [name, ...more] }) {
  if (values.help) return console.log(USAGE);
  if (more.length) throw new Error(`one file at a time, not also ${more.join(" ")}`);
  const root = fileURLToPath(new URL("..", import.meta.url));
  const { module } = await runnerImport("./src/judge/index.ts", { root, configFile: false, logLevel: "error" });
  const lang = module.language(values.lang, process.env);
  const file = values.plain ? "kernel-plain.wasm" : "kernel.wasm";
  const code = readFileSync(new URL(`../../src/trictrac/wasm/${file}`, import.meta.url));
  const kernel = new module.Kernel(new WebAssembly.Module(code));
  const answer = (line) => {
    const found = module.answer(kernel, line, lang);
    if (found === null) return;
    everythingFine &&= found.fine;
    out += found.text + "\n";
  };
  await eachLine(name === undefined ? process.stdin : createReadStream(name), answer);
  process.exitCode = everythingFine ? 0 : 1;
}

/** Takes the lines as they come, and lets the answers out before it waits for more. */
async function eachLine(stream, take) {
  let rest = "";
  stream.setEncoding("utf8");
  for await (const part of stream) {
    const lines = (rest + part).split("\n");
    rest = lines.pop();
    lines.forEach(take);
    flush();
  }
  take(rest);
  flush();
}

function flush() {
  if (out) process.stdout.write(out);
  out = "";
}

function fail(error) {
  console.error(`judge.mjs: ${error.message}`);
  process.exit(2);
}

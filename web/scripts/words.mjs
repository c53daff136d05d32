// Writes src/words/keys.ts, the keys of the catalogues that the browser reads; `--check` fails when it is stale.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const CATALOGUE = new URL("../../src/trictrac/words/catalogues/en/", import.meta.url);
const PLACE = new URL("../src/words/keys.ts", import.meta.url);
const source = readFileSync(new URL("../src/words/index.ts", import.meta.url), "utf8");
const subjects = [...source.matchAll(/\/\{?([\w,]+)\}?\.ftl/g)].flatMap(([, names]) => names.split(","));
const keys = readdirSync(CATALOGUE)
  .filter((file) => subjects.includes(file.replace(".ftl", "")))
  .flatMap((file) => readFileSync(new URL(file, CATALOGUE), "utf8").match(/^[a-z][\w-]*(?= *=)/gm) ?? [])
  .sort();
const text = `/** Made by \`npm run words\`: every message of the catalogues that the browser reads. */\nexport type Key =\n${keys
  .map((key) => `  | "${key}"`)
  .join("\n")};\n`;
if (process.argv.includes("--check")) {
  if (readFileSync(PLACE, "utf8") !== text) {
    console.error("web/src/words/keys.ts is stale: npm run words");
    process.exit(1);
  }
} else {
  writeFileSync(PLACE, text);
}

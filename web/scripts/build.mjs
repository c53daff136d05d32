// Builds the application into the Python package (src/trictrac/web), each file beside its compressed forms.
// The folder is made aside and put in place whole: a build that fails, or one that somebody looks at while it runs,
// never leaves half an application.
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { writeLessons } from "./lessons.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const packaged = join(root, "..", "src", "trictrac", "web");

/** What shrinks; fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt)$/;
/** Below this a compressed form saves no packet. */
const SMALLEST = 600;

async function compress(file) {
  const body = await readFile(file);
  if (!TEXT.test(file) || body.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: 9 }),
  ]);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gz);
}

writeLessons();
const aside = await mkdtemp(join(root, ".build-"));
try {
  const made = join(aside, "web");
  await build({ root, logLevel: process.env.CI ? "info" : "warn", build: { outDir: made } });
  // The server sends the page for every address, so that it names its files from the root.
  const page = join(made, "index.html");
  await writeFile(page, (await readFile(page, "utf8")).replaceAll('="./', '="/'));
  const entries = await readdir(made, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compress));
  if (existsSync(packaged)) await rename(packaged, join(aside, "old"));
  await rename(made, packaged);
  console.log(`${files.length} files in src/trictrac/web`);
} finally {
  await rm(aside, { recursive: true, force: true });
}

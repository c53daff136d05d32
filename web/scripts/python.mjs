// The Python that has the server: the environment that `make web` fills, or the one named by TRICTRAC_PYTHON.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const web = join(dirname(fileURLToPath(import.meta.url)), "..");
export const repository = join(web, "..");
export const python = process.env.TRICTRAC_PYTHON ?? join(repository, ".venv", "bin", "python");

if (!existsSync(python)) {
  console.error(`There is no ${python}: run \`make web\` once, or name another Python with TRICTRAC_PYTHON.`);
  process.exit(2);
}

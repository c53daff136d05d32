// Writes src/learn/data: the lessons and their exercises with the keys that the Python package computes. Git does not
// keep them; `npm run build` makes them, `npm run lessons` before `npm run dev`.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { python, repository, web } from "./python.mjs";

export function writeLessons() {
  const script = join(repository, "scripts", "lessons_data.py");
  execFileSync(python, [script, join(web, "src", "learn", "data")], { stdio: "inherit" });
}

if (process.argv[1] === import.meta.filename) writeLessons();

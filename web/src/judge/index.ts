/** What `scripts/judge.mjs` needs. */
export { Kernel } from "../engine/kernel";
export { answer } from "./judge";
export { language } from "./language";

/** `trictrac judge` on the wasm kernel: the same lines in, the same lines out (docs/notation.md). */
import type { Kernel } from "../engine/kernel";
import { bitsOf, RulesError } from "../engine/rules";
import * as layout from "../engine/layout";
import { tell } from "../engine/reasons";
import { say, type Args, type Fact, type Lang } from "../words";
import { compact, dumps, isWhole, NotJsonError, parse, repr, type Json } from "../engine/json";

/** A line that cannot be answered, and why. */
class BadLineError extends Error {
  constructor(readonly told: Fact) {
    super(told.key);
  }
}

const DEEPEST = 100;
const SHOWN = 40;
const CASES = 24;

const refuse = (key: string, args: Args): never => {
  throw new BadLineError({ key, args });
};

/** The answer to a line and whether it is one; null for an empty line. */
export function answer(kernel: Kernel, line: string, lang: Lang): { text: string; fine: boolean } | null {
  const text = line.replace(/^[\ufeff \t\r\n]+|[\ufeff \t\r\n]+$/g, "");
  if (!text) return null;
  let id: Json = null;
  try {
    const question = read(text);
    id = question.get("id") ?? null;
    return { text: `{"id":${compact(id)},${judged(kernel, question, lang)}`, fine: true };
  } catch (error) {
    if (!(error instanceof BadLineError)) throw error;
    return { text: `{"id":${compact(id)},"error":${JSON.stringify(say(error.told, lang))}}`, fine: false };
  }
}

function read(text: string): Map<string, Json> {
  if (depth(text) > DEEPEST) refuse("line-nested", {});
  let question: Json = null;
  try {
    question = parse(text);
  } catch (error) {
    if (!(error instanceof NotJsonError)) throw error;
    refuse("line-not-json", { why: error.message });
  }
  if (question instanceof Map) return question;
  const shown = [...dumps(question)];
  const given = shown.length <= SHOWN ? shown.join("") : `${shown.slice(0, SHOWN).join("")}…`;
  return refuse("line-not-an-object", { given });
}

/** How deep arrays and objects are nested; what stands in strings does not count. */
function depth(text: string): number {
  let now = 0;
  let deepest = 0;
  for (const sign of text.replace(/"(?:[^"\\]|\\[^])*"?/g, "")) {
    if (sign === "[" || sign === "{") deepest = Math.max(deepest, (now += 1));
    else if (sign === "]" || sign === "}") now -= 1;
  }
  return deepest;
}

function judged(kernel: Kernel, question: Map<string, Json>, lang: Lang): string {
  const row = new Int8Array(layout.ROW);
  row[layout.RULES] = rulesOf(question.get("rules") ?? null);
  const [high, low] = diceOf(question.get("dice") ?? null);
  row[layout.MINE + layout.COUPS] = coupsOf(question.get("coup") ?? null);
  putCamp(row, layout.ME, "mover", question.get("mover") ?? null);
  putCamp(row, layout.OTHER, "other", question.get("other") ?? null);
  row[layout.PHASE] = layout.THROW;
  row[layout.WINNER] = layout.NOBODY;
  const fault = kernel.faultOf(row);
  if (fault) {
    const what = { key: `fault-${fault.kind}` };
    refuse("fault", { side: fault.theirs ? "other" : "mover", what, case: fault.case || "none" });
  }
  const { plays, reasons } = kernel.judge(row, high, low);
  const points = [0, 0];
  const items = reasons.map((reason) => {
    points[Number(reason.forOther)]! += reason.points;
    const beaten = reason.jan === "battre" || reason.jan === "battre_faux";
    return {
      jan: reason.jan,
      for: reason.forOther ? "other" : "mover",
      points: reason.points,
      ways: reason.ways,
      case: beaten ? reason.case : null,
      article: reason.article,
      text: say(tell(reason, row, high, low), lang),
    };
  });
  const [mover, other] = points;
  const found = {
    points: { mover, other },
    items,
    plays: plays.map((play) => play.moves),
    unplayed: plays[0]?.unplayed,
  };
  return JSON.stringify(found).slice(1);
}

function diceOf(dice: Json): [number, number] {
  if (!Array.isArray(dice) || dice.length !== 2 || !dice.every(isWhole)) {
    return refuse("judge-dice", { given: dumps(dice) });
  }
  const numbers = dice.map((die) => {
    if (!(die >= 1 && die <= 6)) refuse("throw-bad-die", { given: String(die) });
    return Number(die);
  });
  return [Math.max(...numbers), Math.min(...numbers)];
}

/** The throws before this one; without `coup` far from the third, so that six tables is not considered. */
function coupsOf(coup: Json): number {
  if (coup === null) return layout.MANY_COUPS;
  if (!isWhole(coup) || coup < 1) return refuse("judge-coup", { given: dumps(coup) });
  return Math.min(Number(coup) - 1, layout.MANY_COUPS);
}

function putCamp(row: Int8Array, base: number, side: string, dames: Json): void {
  if (!(dames instanceof Map)) return refuse("judge-camp", { side, example: '{"1": 15}', given: dumps(dames) });
  const named = new Set<number>();
  let out: number = layout.DAMES;
  for (const [key, count] of dames) {
    const place = /^0*[0-9]{1,2}$/.test(key) ? Number(key) : 0;
    if (place < 1 || place > CASES) refuse("judge-no-case", { side, given: repr(key), cases: CASES });
    if (!isWhole(count) || count < 0) return refuse("judge-count", { side, case: key, given: dumps(count) });
    if (count > layout.DAMES || named.has(place)) refuse("judge-fifteen", { side, case: key });
    named.add(place);
    row[base + place] = Number(count);
    out -= Number(count);
  }
  row[base + layout.OUT] = Math.max(out, -1);
}

function rulesOf(rules: Json): number {
  try {
    if (rules === null) return bitsOf("loi-2013", new Map());
    if (typeof rules === "string") return bitsOf(rules, new Map());
    if (!(rules instanceof Map)) return refuse("judge-rules", { given: dumps(rules) });
    const options = new Map(rules);
    const preset = options.get("preset");
    options.delete("preset");
    const name = preset === undefined ? "loi-2013" : typeof preset === "string" ? preset : repr(preset);
    return bitsOf(name, options);
  } catch (error) {
    if (error instanceof RulesError) throw new BadLineError(error.told);
    throw error;
  }
}

/** Questions about positions, records and dice: to the server, or to the law in this browser. */
import { call, RefusedError } from "../api/http";
import type { Checked, Examined, Hint, HintQuestion, Moments, ThrowsFound, Tour } from "../api/types";
import { isSite } from "../app/base";

type Question = Pick<HintQuestion, "position" | "throw"> & { rules?: string };

/**
 * A position looked at. On the pages of a server this browser judges a sound one at once, for `early`; the server then
 * tells what else is unusual about it.
 */
export function examine(question: Question, early?: (found: Examined) => void): Promise<Examined> {
  const whole = call<Examined>("POST", "/api/examine", question);
  if (isSite || !early) return whole;
  let isTold = false;
  const told = () => (isTold = true);
  whole.then(told, told);
  import("../solo/house")
    .then(({ answer }) => answer("POST", "/api/examine", question) as Promise<Examined>)
    .then((found) => !isTold && found.faults.length === 0 && early(found))
    .catch(() => undefined); // the server has the word
  return whole;
}

export const askThrows = (question: Question) => call<ThrowsFound>("POST", "/api/throws", question);

export const askHint = (question: HintQuestion) => call<Hint>("POST", "/api/hint", question);

/**
 * Advice at a table against computers, where nobody is wronged by it: worked out in this browser, or by the server if
 * the module does not run here.
 */
export async function adviseHere(question: HintQuestion): Promise<Hint> {
  const [{ hintOf }, { law }] = await Promise.all([import("../advice/hint"), import("../solo/house")]);
  const hint = await hintOf(law(), question).catch(() => patiently(() => askHint(question)));
  performance.mark("advice"); // in the browser's own timeline; tests wait for it
  return hint;
}

export const replayOf = (table: string) => call<Tour>("GET", `/api/tables/${encodeURIComponent(table)}/replay`);

export const momentsOf = (table: string) => call<Moments>("GET", `/api/tables/${encodeURIComponent(table)}/moments`);

export const replayText = (text: string) => call<Tour>("POST", "/api/replay", text);

export const checksOf = (table: string) => call<Checked>("GET", `/api/tables/${encodeURIComponent(table)}/checks`);

export const checkText = (text: string) => call<Checked[]>("POST", "/api/verify", text);

const TRIES = 4;
const PAUSE_MS = 1500;

/** Asks again while the server is busy: an adviser that was asleep wakes up the first time. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof RefusedError && error.code === "busy") || tries === TRIES) throw error;
      await new Promise((wake) => setTimeout(wake, PAUSE_MS));
    }
  }
}

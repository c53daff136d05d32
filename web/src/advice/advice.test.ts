import { expect, it } from "vitest";
import type { HintQuestion } from "../api/types";
import { engineAtHand } from "../engine/at_hand";
import { hintOf } from "./hint";
import samples from "./samples.json";

const engine = await engineAtHand();
const LONG = 60_000;
/** Rounded numbers of float32 that were added up in another order. */
const NEAR = 5e-5;

/** Numbers with a fraction compared nearly, everything else exactly. */
function same(mine: unknown, python: unknown, path = ""): void {
  if (typeof python === "number" && typeof mine === "number") {
    if (Math.abs(mine - python) > (path.includes(".points") || path.includes(".given") ? 1e-3 : NEAR)) {
      expect(`${path} ${mine}`).toBe(`${path} ${python}`);
    }
  } else if (typeof python === "object" && python !== null && typeof mine === "object" && mine !== null) {
    expect(Object.keys(mine).sort(), path).toEqual(Object.keys(python).sort());
    for (const [name, value] of Object.entries(python)) {
      same((mine as Record<string, unknown>)[name], value, `${path}.${name}`);
    }
  } else expect(mine, path).toEqual(python);
}

const SHOWN = Math.max(...samples.map(({ answer }) => answer.choices.length));

it.each(samples)(
  "advises on $question.position, $question.throw, as Python does",
  { timeout: LONG },
  async (sample) => {
    const { played, ...question } = sample.question;
    const mine = await hintOf(engine, { ...question, ...(played && { played }) } as HintQuestion);
    const choices = mine.choices.slice(0, SHOWN);
    same(JSON.parse(JSON.stringify({ ...mine, choices })), sample.answer);
  },
);

import { expect, test } from "vitest";

import sample from "./samples/by-hand.json";
import { coupAt, curveOf, niceAbove } from "./curve";
import { lossOfAnswer, mistakesOf, rightPlays, tolerance } from "./mistakes";
import { asWhite } from "./playing";
import { pack, unpack } from "./sharing";
import type { KeptReport } from "./store";
import { punishment, type NextThrow, type NextThrows } from "./throws";
import { lossOver, trendOf } from "./trend";
import type { AnalysisReport, ReportDecision } from "./types";
import { chanceOf, isWanted, lossOf, luckOf, walk, worthTo } from "./walk";

// The report of a game marked by hand, as `trictrac analyse --json` gives it.
const report = sample.report as unknown as AnalysisReport;
const kept = (me: number | null, more: Partial<KeptReport> = {}): KeptReport => ({
  id: "r-1",
  hash: "1",
  text: "",
  report,
  lang: "en",
  at: 1,
  me,
  levels: ["person", "novice"],
  ...more,
});

test("every coup of a report has its own decisions, in order and none lost", () => {
  const [game, ...others] = walk(report, null);
  expect(others).toEqual([]);
  expect(game!.coups.map(({ account }) => account)).toEqual(report.coups);
  expect(game!.coups.flatMap(({ decisions }) => decisions)).toEqual(report.decisions);
  for (const { account, decisions } of game!.coups)
    for (const each of decisions) expect([each.game, each.coup]).toEqual([account.game, account.coup]);
});

test("what a coup is worth to one player it costs the other", () => {
  for (const coup of walk(report, null)[0]!.coups) {
    expect(worthTo(coup, 0)).toBe(-worthTo(coup, 1));
    expect(luckOf(coup, 0)).toBe(-luckOf(coup, 1));
    expect(chanceOf(coup, 0) + chanceOf(coup, 1)).toBeCloseTo(1, 9);
    expect(coup.chance).toBeGreaterThanOrEqual(0);
    expect(coup.chance).toBeLessThanOrEqual(1);
  }
});

test("a finished game ends with all the chances on the winner's side", () => {
  const last = walk(report, null)[0]!.coups.at(-1)!;
  const winner = report.players.findIndex(({ result }) => result > 0);
  expect(chanceOf(last, winner)).toBe(1);
});

test("a weighed play shows the chances of the play that was made", () => {
  const coups = walk(report, null)[0]!.coups;
  const coup = coups.find(({ decisions }) =>
    decisions.some(({ kind, candidates }) => kind === "play" && candidates.length),
  )!;
  const made = coup.decisions.find(({ kind }) => kind === "play")!;
  expect(coup.chance).toBeCloseTo(made.candidates.find(({ play }) => play === made.played)!.win, 9);
});

test("a new relevé begins where the account says so", () => {
  const fresh = walk(report, null)[0]!.coups.filter((coup) => coup.fresh);
  expect(fresh.length).toBe(report.releves.length - 1);
});

test("coups are found by size, kind and player", () => {
  const coups = walk(report, null)[0]!.coups;
  const found = (size: string, category: string, player: number) =>
    coups.filter((coup) => isWanted(coup, { size, category, player })).map(({ number }) => number);
  expect(found("", "", -1).length).toBe(coups.length);
  expect(found("blunder", "", -1).length).toBeGreaterThan(0);
  expect(found("mistake", "", -1).length).toBeGreaterThan(found("blunder", "", -1).length);
  for (const number of found("blunder", "exposure", 1)) {
    const { decisions } = coups[number - 1]!;
    expect(decisions.some((each) => each.player === 1 && each.class === "blunder")).toBe(true);
  }
  expect(found("", "", 0).every((number) => coups[number - 1]!.account.player === 0)).toBe(true);
});

test("the losses of the coups are the losses of the decisions", () => {
  const coups = walk(report, null)[0]!.coups;
  for (const player of [0, 1]) {
    const sum = report.decisions.filter((each) => each.player === player).reduce((all, { loss }) => all + loss, 0);
    expect(coups.reduce((all, coup) => all + lossOf(coup, player), 0)).toBeCloseTo(sum, 9);
  }
});

test("chances are drawn with one half in the middle, luck from its own line", () => {
  const curve = curveOf([0.5, 1, 0], [0.2, -0.4], true, { width: 400, height: 200, luck: 60, left: 40 });
  expect(curve.points.map(({ y }) => y)).toEqual([100, 8, 192]);
  const [up, down] = curve.bars;
  expect(up!.y + up!.height).toBeCloseTo(230);
  expect(down!.y).toBe(230);
  expect(down!.height).toBeCloseTo(2 * up!.height);
  expect(coupAt(0, curve)).toBe(0);
  expect(coupAt(curve.points[2]!.x, curve)).toBe(1);
  expect(coupAt(10_000, curve)).toBe(1);
});

test("a scale ends at a round amount", () => {
  expect([0, 0.03, 1, 1.2, 14, 51].map(niceAbove)).toEqual([1, 0.05, 1, 2, 20, 100]);
});

test("a decision travels in an address and comes back the same", async () => {
  const decision = report.decisions.find(({ candidates }) => candidates.length > 2)!;
  const shared = { unit: report.unit, names: ["Anne", "Bruno"], lang: "en", decision };
  const text = await pack(shared);
  expect(text).toMatch(/^[\w-]+$/);
  expect(text.length).toBeLessThan(2000);
  expect(await unpack(text)).toEqual(JSON.parse(JSON.stringify(shared)));
});

test("an address that carries no decision is not shown", async () => {
  expect(await unpack("")).toBeNull();
  expect(await unpack("nonsense")).toBeNull();
  expect(await unpack(await pack({ unit: "parties" } as never))).toBeNull();
  expect(await unpack("A".repeat(10_000))).toBeNull();
});

test("one's own mistakes are asked, the costliest first, and nobody else's", () => {
  const mine = mistakesOf([kept(1)]);
  expect(mine.length).toBeGreaterThan(1);
  expect(mine.every(({ decision }) => decision.player === 1)).toBe(true);
  const losses = mine.map(({ decision }) => decision.loss);
  expect(losses).toEqual([...losses].sort((one, two) => two - one));
  expect(mistakesOf([kept(null)])).toEqual([]);
});

test("an answer costs what the report says of it; what is as good as the best is right", () => {
  const { decision } = mistakesOf([kept(1)]).find((each) => each.decision.kind === "play")!;
  expect(lossOfAnswer(decision, decision.best, [])).toBe(0);
  expect(lossOfAnswer(decision, decision.played, [])).toBe(decision.loss);
  expect(decision.loss).toBeGreaterThanOrEqual(tolerance("parties"));
  const near: ReportDecision = {
    ...decision,
    candidates: [...decision.candidates, { play: "1-2", value: 0, loss: 0.001, win: 0, error: null }],
  };
  expect(lossOfAnswer(near, "1-2", [])).toBeLessThan(tolerance("parties"));
  expect(rightPlays(near, "parties")).toContain("1-2");
  expect(rightPlays(near, "parties")).toContain(decision.best);
  expect(rightPlays(near, "parties")).not.toContain(decision.played);
});

test("the throw that punishes a play is the one that brings the opponent most more", () => {
  const thrown = (gains: number, gives: number, dice: readonly [number, number]): [string, NextThrow] => [
    dice.join("-"),
    { dice, gains, gives, why: [] },
  ];
  const after = (...all: [string, NextThrow][]): NextThrows => ({ thrower: "black", throws: new Map(all) });
  const played = after(thrown(4, 0, [2, 1]), thrown(12, 2, [6, 4]), thrown(0, 0, [1, 1]));
  const best = after(thrown(4, 0, [2, 1]), thrown(0, 2, [6, 4]), thrown(0, 0, [1, 1]));
  expect(punishment(played, best, "white")).toMatchObject({ dice: [6, 4], played: 10, best: -2 });
  expect(punishment(best, best, "white")).toBeNull();
  expect(punishment(null, best, "white")).toBeNull();
});

test("a mean loss has its interval, as the report computes it", () => {
  for (const [place, player] of report.players.entries()) {
    const losses = report.decisions
      .filter(
        ({ kind, class: rated, player: who }) =>
          who === place && ["play", "stay"].includes(kind) && !["forced", "equal"].includes(rated),
      )
      .map(({ loss }) => loss);
    const { decisions, mean, half } = lossOver(losses);
    expect(decisions).toBe(player.decisions);
    expect(mean).toBeCloseTo(player.loss_per_decision, 6);
    expect(half!).toBeCloseTo(player.half_width!, 4);
  }
});

test("games count for whoever played them, by opponent and kind of mistake", () => {
  const trend = trendOf(
    [kept(0), kept(1, { id: "r-2", levels: ["amateur", "person"] }), kept(null, { id: "r-3" })],
    "parties",
  );
  expect(trend.games.map(({ id }) => id)).toEqual(["r-1", "r-2"]);
  expect(trend.levels.map(({ level }) => level)).toEqual(["novice", "amateur"]);
  expect(trend.whole.decisions).toBe(report.players[0]!.decisions + report.players[1]!.decisions);
  expect(trend.categories.length).toBeGreaterThan(0);
  expect(trendOf([kept(0)], "jetons").games).toEqual([]);
});

test("whoever plays on sits below: colours change places, marches do not", () => {
  expect(asWhite("1x13-9-11_1x12-4-6-11_b_2b.0.2_0.0.3_4-3")).toBe("1x12-4-6-11_1x13-9-11_w_0.0.3_2b.0.2_4-3");
  expect(asWhite("1x15_1x14-2_b_6-4")).toBe("1x14-2_1x15_w_6-4");
  expect(asWhite("1x15_1x14-2_w_6-4")).toBe("1x15_1x14-2_w_6-4");
});

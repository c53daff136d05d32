import { describe, expect, test } from "vitest";

import type { BoardView, ClaimView, CoupView, ReasonView, WhyView } from "../api/types";
import { claimWords, missedLines, settledWords, whyWords } from "./claims";
import { nowLine } from "./now";
import { boardWith } from "./samples";
import { stepsOf, whatNow, type Reader } from "./story";

const reader: Reader = {
  lang: "fr",
  you: 0,
  name: (player) => ["Anne", "Bruno"][player] ?? "?",
  isComputer: () => false,
};
const line = (points: number) => ({ points }) as ReasonView;
const claim = (changes: Partial<ClaimView>): ClaimView => ({
  number: 1,
  player: 1,
  points: 4,
  open: false,
  contested: true,
  ...changes,
});

describe("an école", () => {
  test("says its points", () => {
    expect(claimWords(claim({ open: true }), reader)).toBe("Bruno réclame une école de 4 points.");
    expect(claimWords(claim({ player: 0 }), reader)).toBe("Vous réclamez une école de 4 points.");
  });
  test("tells who has what of it", () => {
    expect(settledWords(claim({ right: true }), 0, reader)[1]).toMatch(/4 points, et autant de plus, pour Bruno/);
    expect(settledWords(claim({ right: false }), 0, reader)[1]).toMatch(/défaite.*4 points pour vous/);
    expect(settledWords(claim({ right: true, contested: false }), 0, reader)[1]).toMatch(/4 points pour Bruno/);
    expect(settledWords(claim({ right: false, contested: false }), 0, reader)[1]).toMatch(/restent à Bruno/);
  });
  test("shows why", () => {
    const thrown = { player: 0, thrower: "white", position: "1x15_1x15_w" } as const;
    const why: WhyView = { ...thrown, dice: [6, 4], due: 38, marked: 38, points: 0, score: [] };
    expect(whyWords(why, reader)).toMatch(/vous valait 38 points.*marqué 38\. La marque était juste\.$/);
    expect(whyWords({ ...why, kind: "less", marked: 26, points: 12 }, reader)).toMatch(/par moins.*12 points\.$/);
    expect(whyWords({ ...why, marked: 36 }, reader)).toMatch(/pas de ce compte\.$/);
  });
  test("names the lines that were forgotten, where no others make up the sum", () => {
    expect(missedLines([line(12), line(4), line(6)], 6)).toEqual([line(6)]);
    expect(missedLines([line(12), line(4), line(4)], 4)).toEqual([]);
    expect(missedLines([line(12), line(4)], 2)).toEqual([]);
    expect(missedLines([line(12), line(4)], 16)).toHaveLength(2);
  });
});

describe("what a folded drawer says", () => {
  const board = (changes: object) =>
    ({ phase: "throw", coup: 3, sits: [0, 1], turn: 0, awaits: 0, opening: {}, may: {}, ...changes }) as BoardView;
  const coup: CoupView = { player: 1, side: "black", dice: [6, 2] };

  test("who begins, with the other's die", () => {
    expect(nowLine(board({ phase: "opening", opening: { "1": 4 } }), reader, null)).toMatch(
      /jetez pour la primauté · Bruno.: 4$/,
    );
    expect(nowLine(board({ phase: "opening" }), reader, 5)).toMatch(/^Deux fois 5/);
  });
  test("whose throw it was, and what to do with one's own", () => {
    expect(nowLine(board({ last: { ...coup, gained: 4 } }), reader, null)).toMatch(/^Bruno.: six et deux, 4 points$/);
    expect(nowLine(board({ phase: "play", turn: 1, awaits: 1, throw: coup }), reader, null)).toMatch(/^Bruno/);
    const mine = { phase: "play", throw: { ...coup, player: 0 } };
    expect(nowLine(board(mine), reader, null)).toBe("Six et deux · À vous de jouer");
  });
});

describe("marking by hand", () => {
  const board = (changes: Partial<BoardView>) => boardWith({ may: { "0": ["mark", "play"] }, ...changes });

  test("is what one is asked for, until one stays", () => {
    expect(whatNow(board({}), reader)).toBe("À vous de marquer, puis de jouer");
    expect(whatNow(board({ stayed: true }), reader)).toBe("À vous de jouer");
    expect(stepsOf(board({ stayed: true }))).toEqual(["done", "done", "done", "done", "now"]);
  });
  test("and a decision nobody had to take is passed over", () => {
    expect(stepsOf(board({ may: { "0": ["play"] } }))).toEqual(["done", "done", "done", "passed", "now"]);
  });
});

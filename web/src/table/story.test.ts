import { describe, expect, test } from "vitest";

import type { BoardView, CoupView, Conventions, TableEvent } from "../api/types";
import {
  conventionsLine,
  gainLine,
  headline,
  isFacing,
  lastLine,
  stepsOf,
  sumOf,
  tiedDie,
  whatNow,
  type Reader,
  marqueLine,
} from "./story";

const reader: Reader = {
  lang: "fr",
  you: 0,
  name: (player) => ["Anne", "Maître"][player] ?? "?",
  isComputer: (player) => player === 1,
};

function board(changes: Partial<BoardView>): BoardView {
  const marks = { points: 0, bredouille: false, trous: 0, serie: false };
  return {
    phase: "throw",
    position: "1x15_1x15_w",
    coup: 1,
    sits: [0, 1],
    turn: 0,
    awaits: 0,
    marks: [marks, marks],
    opening: {},
    may_decide: false,
    target: 12,
    touched: [],
    contestable: [],
    may: { "0": ["throw", "resign"], "1": ["resign"] },
    ...changes,
  } as BoardView;
}

const coup = (changes: Partial<CoupView>): CoupView => ({ player: 0, side: "white", dice: [6, 4], ...changes });

describe("the order of the coup", () => {
  test("before the first throw there is none", () => {
    expect(stepsOf(board({ phase: "opening" }))).toBeNull();
  });
  test("the dice come first, after what was received where people mark themselves", () => {
    expect(stepsOf(board({}))?.indexOf("now")).toBe(1);
    expect(stepsOf(board({ may: { "0": ["throw", "mark"] } }))?.indexOf("now")).toBe(0);
  });
  test("then marking, staying or leaving, playing", () => {
    const at = (changes: Partial<BoardView>) => stepsOf(board({ phase: "play", ...changes }))?.indexOf("now");
    expect(at({ may: { "0": ["mark", "play"] } })).toBe(2);
    expect(at({ may_decide: true, may: { "0": ["stay", "leave", "play"] } })).toBe(3);
    expect(at({ may: { "0": ["play"] } })).toBe(4);
    expect(stepsOf(board({ phase: "leaving" }))?.indexOf("now")).toBe(3);
  });
  test("what lies before the step is done", () => {
    expect(stepsOf(board({}))).toEqual(["done", "now", "next", "next", "next"]);
  });
});

describe("what is said", () => {
  test("the throw has its name", () => {
    expect(headline(board({ phase: "play", throw: coup({}) }), reader)).toBe("Six et quatre");
    expect(headline(board({ phase: "play", throw: coup({ dice: [6, 6] }) }), reader)).toBe("Sonnez");
  });
  test("whose turn it is, and that a computer thinks", () => {
    expect(whatNow(board({}), reader)).toBe("À vous de jeter");
    expect(whatNow(board({ turn: 1, awaits: 1 }), reader)).toBe("Maître réfléchit…");
    expect(whatNow(board({ phase: "leaving", awaits: 0, turn: 1 }), reader)).toBe(
      "Maître s’en va\u00a0: agréez-vous\u202f?",
    );
    expect(whatNow(board({ phase: "opening", opening: { "0": 3 }, awaits: 1 }), reader)).toBe(
      "Maître doit jeter pour la primauté",
    );
  });
  test("what a throw gains, unless people must see it themselves", () => {
    expect(gainLine(coup({ gained: 38 }), reader, [0, 1])).toBe("Vous gagnez 38 points");
    expect(gainLine(coup({ player: 1, gained: 0 }), reader, [0, 1])).toBe("Maître ne gagne rien");
    expect(gainLine(coup({}), reader, [0, 1])).toBe("");
  });
  test("and what it gives the other", () => {
    expect(gainLine(coup({ player: 1, gained: 0, given: 4 }), reader, [0, 1])).toBe(
      "Maître ne gagne rien, 4 points pour vous",
    );
    expect(gainLine(coup({ gained: 2, given: 4 }), { ...reader, lang: "en" }, [0, 1])).toBe(
      "You gain 2 points, 4 points to Maître",
    );
  });
  test("the coup before has its play, in the numbers that the reader sees", () => {
    const last = coup({ player: 1, side: "black", dice: [3, 1], gained: 0, given: 4 });
    const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");
    expect(plain(lastLine(last, "1-4 1-2", reader, [0, 1]))).toBe(
      "Maître : trois et as, 0 point, 4 points pour vous, joue 24 → 21, 24 → 23",
    );
    expect(plain(lastLine(last, "1-4 1-2", { ...reader, you: 1 }, [0, 1]))).toContain("joue 1 → 4, 1 → 2");
    expect(plain(lastLine(coup({ dice: [6, 6] }), "--", { ...reader, lang: "en" }, [0, 1]))).toBe(
      "Anne: sonnez (double six), cannot play",
    );
  });
  test("who sits opposite: the other for a player, black for who watches", () => {
    expect([isFacing(0, 0, [0, 1]), isFacing(1, 0, [0, 1])]).toEqual([false, true]);
    expect([isFacing(0, 1, [0, 1]), isFacing(1, 1, [0, 1])]).toEqual([true, false]);
    expect([isFacing(0, null, [0, 1]), isFacing(1, null, [0, 1]), isFacing(1, 0, null)]).toEqual([false, true, false]);
  });
  test("the sum and what it makes", () => {
    const before = { points: 10, bredouille: false, trous: 3, serie: false };
    expect(sumOf(coup({ before, gained: 38, trous: 7 }), 0, "fr")).toEqual({
      sum: "10 + 38 = 48",
      result: "7 trous, sans reste",
    });
    expect(sumOf(coup({ before, gained: 8, trous: 1 }), 6, "en")?.result).toBe("1 hole (trou), 6 left over");
    expect(sumOf(coup({ before: { ...before, points: 0 }, gained: 2, trous: 0 }), 2, "fr")?.result).toBe("pas de trou");
    expect(sumOf(coup({ gained: 4 }), 4, "fr")).toBeNull();
  });
  test("trous say whether they are simple or in bredouille", () => {
    const before = { points: 0, bredouille: false, trous: 3, serie: false };
    const trous = (gained: number, made: number, double: boolean, points = 0) =>
      sumOf(coup({ before, gained, trous: made, double }), points, "fr")?.result;
    expect(trous(12, 2, true)).toBe("2 trous (bredouille), sans reste");
    expect(trous(14, 1, false, 2)).toBe("1 trou simple, 2 de reste");
    expect(trous(24, 4, true)).toBe("4 trous (bredouille), sans reste");
    expect(trous(48, 7, false)).toBe("7 trous (1 simple, 6 en bredouille), sans reste");
  });
  test("the conventions in one line", () => {
    const modes: Conventions["modes"] = ["strict", "strict"];
    const mixed = {
      form: "ordinary",
      rules: "loi-2013",
      modes: ["strict" as const, "automatic" as const],
      games: 1,
      stake: 2,
    };
    expect(conventionsLine(mixed, "en", ["Anne", "Novice"])).toBe(
      "The ordinary game, stake 2 · Anne: strict marking · Novice: automatic marking",
    );
    expect(conventionsLine({ form: "ordinary", rules: "loi-2013 trous=3", modes, games: 1, stake: 2 }, "fr")).toBe(
      "La partie ordinaire, mise de 2 · en 3 trous · marque stricte",
    );
    expect(
      conventionsLine(
        { form: "a-ecrire", kind: "tourner", marques: 6, rules: "loi-2013", modes: ["strict", "automatic", "strict"] },
        "en",
      ),
    ).toBe("The written game à tourner, for three, 6 marqués · strict marking · automatic marking");
  });
});

describe("equal dice for the opening", () => {
  const die = (number: number): TableEvent => ({ seq: 1, kind: "die", player: 0, dice: [number] });

  test("are named until somebody begins", () => {
    expect(tiedDie([], 0)).toBeNull();
    expect(tiedDie([die(4)], 1)).toBeNull();
    expect(tiedDie([die(4), die(4)], 0)).toBe(4);
    expect(tiedDie([die(4), die(4), die(5)], 1)).toBe(4);
    expect(tiedDie([die(4), die(4), die(5), die(5), die(2)], 1)).toBe(5);
  });
});

test("à écrire says which marqué is played, of how many, and how the account stands", () => {
  const view = (trous: [number, number][], totals: number[]) =>
    ({ conventions: { marques: 8 }, results: trous.map((each) => ({ trous: each })), totals }) as unknown as Parameters<
      typeof marqueLine
    >[0];
  const reader = { lang: "en" as const, you: 0, name: () => "Bruno" };
  expect(marqueLine(view([], [0, 0]), reader)).toBe("Marqué 1 of 8");
  // A refait is played again under the same number.
  expect(
    marqueLine(
      view(
        [
          [6, 6],
          [8, 3],
        ],
        [12, -12],
      ),
      reader,
    ),
  ).toBe("Marqué 2 of 8 · You\u00a0+12 · Bruno\u00a0−12");
  expect(marqueLine({ conventions: {} } as Parameters<typeof marqueLine>[0], reader)).toBeNull();
});

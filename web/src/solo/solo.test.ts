import { describe, expect, it } from "vitest";
import schema from "../../../tests/added_form/schema.json?raw";
import type { FormOfPlay, OpenTable, TableEvent, TableView, WireEntry } from "../api/types";
import { engineAtHand } from "../engine/at_hand";
import { say, type Fact, type Lang } from "../words";
import { accountOf } from "./account";
import { examine } from "./examine";
import { fold, NOT_BEGUN, type Law, type Seats, type Terms } from "./fold";
import { nextOf, paymentsOf, settled, totalsOf, type Result } from "./forms";
import type { Game } from "./kept";
import { readRecord } from "./reading";
import { recordOf } from "./record";
import told from "./samples.json";
import { SoloTable } from "./table";
import { askedOf, plainWish, requestOf, RULES } from "../table/wish";
import { agreedOf, playable, termsOf } from "./terms";
import { tourOf } from "./tour";
import { boardView, endView } from "./view";

const law: Law = await engineAtHand();

/** What a server leaves out of its messages. */
const sent = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, each: unknown) => (each === null ? undefined : each)));

/** A fact without arguments is told with none or with an empty list of them. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name, each]) => !(name === "args" && Object.keys(each as object).length === 0),
  );
  return Object.fromEntries(entries.map(([name, each]) => [name, plain(each)]));
}

/** What Python tells of a game. */
interface Sample {
  readonly form: string;
  readonly rules: string;
  readonly settings: Record<string, unknown>;
  readonly modes: Terms["modes"];
  readonly steps: readonly { readonly events: readonly TableEvent[]; readonly board?: unknown }[];
  readonly end: unknown;
  readonly totals: readonly number[];
  readonly account: Record<Lang, unknown>;
  readonly record: string;
  readonly tour: { readonly steps: readonly object[] };
}
/** An evening of results, and what Python makes of them. */
interface Evening extends Pick<Sample, "form" | "rules" | "settings" | "account"> {
  readonly played: readonly {
    readonly trous: [number, number];
    readonly series: [boolean, boolean];
    readonly began: number | null;
    readonly begins: number | null;
    readonly totals: readonly number[];
  }[];
}
const samples = {
  games: told.games as unknown as Sample[],
  accounts: told.accounts as unknown as Evening[],
  positions: told.positions,
  records: told.records as unknown as { text: string; tour: Sample["tour"] }[],
};
const NAMES = ["Anne", "Bruno"];

const same = (mine: unknown, theirs: unknown) => expect(plain(sent(mine))).toEqual(plain(sent(theirs)));

describe.each(samples.games)("$form by $rules, $modes", (game) => {
  const terms = termsOf(game.form, game.rules, game.settings, game.modes)!;
  const events = game.steps.flatMap((step) => step.events);

  it("stands as at the server's table, coup by coup", async () => {
    let state = NOT_BEGUN;
    let seen = 0;
    for (const step of game.steps) {
      for (const event of step.events) state = await fold(law, terms, state, event);
      if (!step.board) continue;
      seen += 1;
      same(boardView(state, terms, null), step.board);
    }
    expect(seen).toBeGreaterThan(10);
    same(endView(state), game.end);
    expect(totalsOf(paymentsOf(terms.form, state.results))).toEqual(game.totals);
    for (const lang of ["en", "fr"] as const) {
      expect(accountOf(terms.form, state.results, NAMES, lang)).toEqual(game.account[lang]);
    }
  });

  it("is written as the server writes it", async () => {
    const worth = new Map<number, Seats>();
    let state = NOT_BEGUN;
    for (const event of events) {
      state = await fold(law, terms, state, event);
      if (event.kind === "thrown") worth.set(event.seq, state.thrown!.worth);
    }
    const entries = events.map((data, index) => ({ seq: index + 1, at: 0, kind: "event", data }) as WireEntry);
    const { form, modes } = terms;
    const { rules, totals } = game;
    const text = recordOf({ names: NAMES, fields: [], form, modes, worth, rules, entries, totals });
    expect(text).toBe(game.record);
  });

  it("is replayed from its record as the server replays it", () => expectReplayed(game.record, game.tour));
});

/** Most steps of the samples come without their sheets. */
async function expectReplayed(record: string, expected: Sample["tour"]): Promise<void> {
  const tour = await tourOf(law, readRecord(record));
  const steps = tour.steps.map((step, index) => {
    const { score: _score, unscored: _unscored, ...rest } = step;
    return "score" in (expected.steps[index] ?? {}) ? step : rest;
  });
  same({ ...tour, steps }, expected);
}

describe("a record that people wrote", () => {
  it.each(samples.records)("is replayed as the server replays it: $text", ({ text, tour }) =>
    expectReplayed(text, tour),
  );

  it("may be laid out otherwise, in French, and without what follows by itself", async () => {
    const { text } = samples.records[0]!;
    const otherwise = text
      .replace(/^A joins.*\n/m, "; Il n’y a plus qu’à jouer.\n")
      .replace("game 1  white A, black B", "partie 1: blanc A noir B")
      .replace("opening", "début:")
      .replace("stays", "tient")
      .replace("leaves", "part")
      .replace("agrees  releve", "agrée")
      .replaceAll("ecole", "école")
      .replace("wrongly", "tort")
      .replace("contests", "conteste")
      .replace(/^end .*\n/m, "")
      .replaceAll(/ {2,}/g, " ")
      .replaceAll("\n", "\r\n");
    expect(otherwise).not.toMatch(/ {2}|stays|ecole/);
    const boards = async (record: string) => (await tourOf(law, readRecord(record))).steps.map(({ after }) => after);
    expect((await boards(otherwise)).slice(1)).toEqual((await boards(text)).slice(2));
  });

  it("ends where only a server knows more", async () => {
    const [head, body] = samples.records[1]!.text.split(/(?=game 1)/) as [string, string];
    const { sessions, steps } = await tourOf(law, readRecord(head + body.replace("1-5 1-4", "touches 1  1-5 1-4")));
    expect(steps.at(-1)).toMatchObject({ coup: 5, title: { args: { high: 4, low: 3 } } });
    expect(say(sessions[0]!.problem as Fact, "en")).toContain("trictrac replay");
  });

  it.each(["C: Carlo\n", "played: A 12, B 3\n", "form: poule\n", "rules: loi-2013 colour_choice=true\n"])(
    "is a server’s with %s",
    (line) => expect(() => readRecord(`format: trictrac-record-1\nA: Anne\nB: Bruno\n${line}`)).toThrow(),
  );
});

it.each(samples.accounts)("settles an evening $form by $rules as Python does", async (evening) => {
  const { form } = termsOf(evening.form, evening.rules, evening.settings, ["automatic", "automatic"])!;
  const results: Result[] = [];
  for (const { trous, series, began, begins, totals } of evening.played) {
    const next = nextOf(form, results)!;
    expect(next.first).toBe(begins);
    const ended = {
      number: next.number,
      sits: [0, 1],
      trous,
      series,
      leftBy: null,
      wasThrown: began !== null,
    } as const;
    results.push(await settled(law, form, results, { ...ended, first: began ?? begins ?? 0 }));
    expect(totalsOf(paymentsOf(form, results))).toEqual(totals);
  }
  expect(nextOf(form, results)).toBeNull();
  for (const lang of ["en", "fr"] as const)
    expect(accountOf(form, results, NAMES, lang)).toEqual(evening.account[lang]);
});

it.each(samples.positions)("examines $position as the server does", async ({ position, throw: thrown, found }) => {
  const mine = await examine(law, { position, throw: thrown });
  const fatal = { ...found, faults: found.faults.filter((fault) => fault.fatal).slice(0, 1) };
  same({ ...mine, judged: mine.judged }, fatal);
});

it("reads no record whose marks are made in a way that nobody knows", () => {
  const record = (marking: string) =>
    `format: trictrac-record-1\nform: ordinary\nmarking: ${marking}\nA: Anne\nB: Bruno\n\n`;
  expect(readRecord(record("A assisted, B automatic")).terms.modes).toEqual(["assisted", "automatic"]);
  expect(readRecord(record("automatic")).terms.modes).toEqual(["automatic", "automatic"]);
  expect(readRecord(record("A automatic, B strict")).terms.modes).toEqual(["automatic", "strict"]);
  for (const marking of ["A by-nobody, B automatic", "blindly"]) expect(() => readRecord(record(marking))).toThrow();
});

describe("a table of one's own", () => {
  const wish = (options: object, level = "novice"): OpenTable =>
    ({ options, seats: [{ kind: "person" }, { kind: "computer", level }] }) as OpenTable;
  const game: Game = {
    id: "solo-1",
    opened: 0,
    name: "Anne",
    wish: wish({ rules: "loi-2013 trous=1" }),
    secret: "ab".repeat(32),
    seed: "cd".repeat(32),
    entries: [],
  };

  /** Does the first thing that may be done, until the game is over. */
  async function playOn(table: SoloTable, stop: (view: TableView) => boolean = () => false): Promise<void> {
    await table.goOn();
    while (table.status !== "over" && !stop(table.view)) {
      const [first] = table.view.board?.may?.["0"] ?? [];
      const play = table.view.board?.plays?.[0] ?? "--";
      await table.take(first === "play" ? { do: "play", play } : { do: first as "throw" }, () => "");
      await table.goOn();
    }
  }

  it("is played to the end, and the same again from its log at any moment", async () => {
    let kept: Game = game;
    const table = await SoloTable.of(law, game, (now) => (kept = now));
    await playOn(table, (view) => view.board?.phase === "play");
    const again = await SoloTable.of(law, kept, () => undefined);
    expect(again.view).toEqual(table.view);
    await playOn(table);
    expect((await SoloTable.of(law, kept, () => undefined)).view).toEqual(table.view);
    expect(table.view.totals).toHaveLength(2);
    expect(table.view.dice.secret).toBe(game.secret);
  });

  it("writes marques to the settlement, by the net of the written game", async () => {
    const evening: Game = { ...game, wish: wish({ form: "a-ecrire", kind: "deux", marques: 2 }) };
    let kept = evening;
    const table = await SoloTable.of(law, evening, (now) => (kept = now));
    await playOn(table);
    expect(table.view.conventions).toMatchObject({ form: "a-ecrire", kind: "deux", marques: 2 });
    expect(table.view.results!.length).toBeGreaterThanOrEqual(2);
    expect(table.view.totals!.reduce((one, two) => one + two)).toBe(0);
    expect((await SoloTable.of(law, kept, () => undefined)).view).toEqual(table.view);
  });

  describe("where the person marks", () => {
    const byHand: Game = {
      ...game,
      wish: wish({ rules: "loi-2013 trous=2", modes: ["assisted", "automatic"] }, "expert"),
    };

    /** Marks what is due, but for `less` once, then does the first thing that may be done. */
    async function playMarking(table: SoloTable, less = 0): Promise<void> {
      let left = less;
      await table.goOn();
      while (table.status !== "over") {
        const board = table.view.board!;
        const may = board.may!["0"]!;
        const due = table.state.reckoning.unmarked(board.sits.indexOf(0));
        const [first] = may.filter((each) => each !== "mark" && each !== "contest");
        const wants = { play: { do: "play", play: board.plays?.[0] ?? "--" } }[first!] ?? { do: first };
        if (due > left) await table.take({ do: "mark", points: due - left } as never, () => "");
        if (due > 0 && left > 0) {
          await expect(table.take(wants as never, () => "")).rejects.toMatchObject({ code: "warn_less" });
          await table.take({ ...wants, confirmed: true } as never, () => "");
          left = 0;
        } else await table.take(wants as never, () => "");
        await table.goOn();
      }
    }

    it("warns of too little and of too much, and nothing changes", async () => {
      const table = await SoloTable.of(law, byHand, () => undefined);
      await table.goOn();
      for (let may; (may = table.view.board!.may!["0"]!) && !may.includes("mark");)
        await table.take({ do: may[0] as "throw" }, () => "").then(() => table.goOn());
      const before = table.view;
      await expect(table.take({ do: "mark", points: 40 } as never, () => "")).rejects.toMatchObject({
        code: "warn_more",
      });
      expect(table.view).toEqual(before);
    });

    it("is played to the end, and the same again from its log", async () => {
      let kept = byHand;
      const table = await SoloTable.of(law, byHand, (now) => (kept = now));
      await playMarking(table);
      expect(table.view.results).toHaveLength(1);
      expect((await SoloTable.of(law, kept, () => undefined)).view).toEqual(table.view);
    });

    it("sends whoever insists on too little to school", async () => {
      let kept = byHand;
      const table = await SoloTable.of(law, byHand, (now) => (kept = now));
      await playMarking(table, 2);
      const claims = kept.entries.flatMap((entry) => (entry.kind === "event" ? [entry.data] : []));
      expect(claims.find(({ kind }) => kind === "claimed")).toMatchObject({ player: 1, points: 2 });
    });
  });

  it("takes a play back, and the same dice come again", async () => {
    const table = await SoloTable.of(law, game, () => undefined);
    await playOn(table, (view) => view.board?.phase === "play");
    const before = table.view.board;
    await table.take({ do: "play", play: before!.plays![0]! }, () => "");
    await table.goOn();
    const answered = table.view.board;
    expect(answered?.may?.["0"]).toContain("take_back");
    await table.take({ do: "take_back" }, () => "");
    expect(table.view.board).toEqual(before);
    await table.take({ do: "play", play: before!.plays![0]! }, () => "");
    await table.goOn();
    expect(table.view.board).toEqual(answered);
  });

  it("refuses what the law does not have", async () => {
    const table = await SoloTable.of(law, game, () => undefined);
    await table.goOn();
    await expect(table.take({ do: "play", play: "1-2" }, () => "")).rejects.toMatchObject({ code: expect.any(String) });
    await expect(table.take({ do: "take_back" }, () => "")).rejects.toMatchObject({ code: "nothing_to_take_back" });
  });

  it("asks nothing that it cannot play", () => {
    const forms = playable(JSON.parse(schema) as FormOfPlay[]);
    expect(forms.map(({ name }) => name)).toEqual(["ordinary", "a-ecrire"]);
    for (const { name } of forms)
      for (const mode of ["automatic", "assisted"] as const)
        for (const rules of RULES) {
          const plain = { ...plainWish("novice"), form: name, mode, rules };
          for (const { field } of askedOf(plain, forms))
            for (const choice of field.choices)
              expect(agreedOf(requestOf({ ...plain, values: { [field.name]: choice } }, forms))).not.toBeNull();
        }
  });

  it("leaves to a server what it cannot play", () => {
    expect(agreedOf(wish({}))).not.toBeNull();
    for (const options of [
      { form: "a-ecrire", kind: "tourner" },
      { form: "poule" },
      { modes: ["strict", "strict"] },
      { modes: ["assisted", "assisted"] },
      { rules: "loi-2013 colour_choice=true" },
    ])
      expect(agreedOf(wish(options))).toBeNull();
    expect(agreedOf({ ...wish({}), seats: [{ kind: "person" }, { kind: "person" }] } as OpenTable)).toBeNull();
  });
});

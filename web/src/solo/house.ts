/**
 * What answers in this browser: the same questions as `call` asks a server, answered by the law in its worker. A static
 * site has nothing else, and refuses in words what needs other people; pages of a server ask it for games against the
 * computer.
 */
import { ask, RefusedError } from "../api/http";
import { newSeed } from "../api/seal";
import type {
  Checked,
  House,
  Learned,
  Me,
  Moments,
  Opened,
  OpenTable,
  PlayedGame,
  Snapshot,
  WireEntry,
} from "../api/types";
import { fileAt, isSite } from "../app/base";
import { keep, kept } from "../app/keeping";
import { hintOf } from "../advice/hint";
import { startEngine, type Engine } from "../engine/engine";
import { LANGUAGES, say, type Lang } from "../words";
import { accountOf } from "./account";
import { examine } from "./examine";
import { gameOf, games, keepGame, newId, type Game } from "./kept";
import { learnedOf } from "./learned";
import { readRecord } from "./reading";
import { recordedOf } from "./recorded";
import { recordOf } from "./record";
import { asTold, SoloTable } from "./table";
import { agreedOf, playable } from "./terms";
import { tourOf } from "./tour";

const ME = "trictrac.me";

let engine: Engine | null = null;
/** The law in its worker, started when it is first asked. */
export const law = (): Engine => (engine ??= startEngine());

const tables = new Map<string, Promise<SoloTable>>();

/** A table of this browser; folded from its log when it is first asked for. */
export function tableOf(id: string): Promise<SoloTable> {
  const known = tables.get(id);
  if (known) return known;
  const game = gameOf(id);
  if (!game) return Promise.reject(refusal("unknown_table", "server-refused-unknown_table"));
  const table = SoloTable.of(law(), game, keepGame);
  tables.set(id, table);
  table.catch(() => tables.delete(id));
  return table;
}

export function refusal(code: string, key: string): RefusedError {
  return new RefusedError({ code, told: { key } });
}

const people = () => refusal("site", "web-site-people");

/** The answer to a question; refused where it needs a server. */
export async function answer(method: string, address: string, body: unknown): Promise<unknown> {
  const url = new URL(address, "http://here/");
  const [, , topic = "", id = "", what = ""] = url.pathname.split("/");
  switch (`${method} ${topic}`) {
    case "GET house":
      return houseFile();
    case "GET me":
      return me(url);
    case "POST me":
      return renamed((body as { name: string }).name);
    case "POST tables":
      if (!id) return open(body as OpenTable);
      break;
    case "GET tables":
      if (id) return aboutTable(id, what, url);
      break;
    case "GET games":
      return played(url.searchParams.has("under_way"));
    case "POST examine":
      return examine(law(), body as Parameters<typeof examine>[1]);
    case "POST hint":
      return hintOf(law(), body as Parameters<typeof hintOf>[1]);
    case "POST why-not":
      return null;
    case "POST recorded":
      return [await recordedOf(law(), readRecord(body as string))];
    case "POST replay":
      return tourOf(law(), readRecord(body as string));
  }
  throw people();
}

async function houseFile(): Promise<House> {
  const found = await fetch(fileAt("house.json"));
  if (!found.ok) throw new RefusedError({ code: "unreachable", told: { key: "server-unreachable" } });
  const house = (await found.json()) as House;
  return { ...house, forms: playable(house.forms) };
}

function me(_url?: URL): Me {
  const known = kept<Me>(ME);
  if (known) return known;
  const number = 1000 + (crypto.getRandomValues(new Uint16Array(1))[0]! % 9000);
  const lang = LANGUAGES.find((each) => each === document.documentElement.lang) ?? "en";
  const fresh: Me = { id: "here", name: say("guest-name", lang, { number }), account: false };
  keep(ME, fresh);
  return fresh;
}

const LONGEST_NAME = 40;

function renamed(name: string): Me {
  const clean = name.trim();
  if (!clean || clean.length > LONGEST_NAME) throw refusal("bad_name", "server-refused-bad_name");
  const now = { ...me(), name: clean };
  keep(ME, now);
  return now;
}

async function open(wish: OpenTable, name = me().name): Promise<Opened> {
  const table = await tableOf(begin(wish, name));
  return { view: table.view, invitations: {} } as Opened;
}

/** Opens a table here, on the pages of a server; null where the game needs the server. */
export async function openAlone(wish: OpenTable): Promise<Opened | null> {
  if (!agreedOf(wish) || wish.seats?.[0]?.kind !== "person" || !(await isAnswering())) return null;
  return open(wish, (await ask<Me>("GET", "/api/me")).name);
}

/** Whether the module came and runs: else a server plays, if there is one. */
const isAnswering = (): Promise<boolean> =>
  law()
    .ask("newGame", { target: 0, rules: 0 })
    .then(
      () => true,
      () => false,
    );

/** One's games on a server and in this browser, the newest first; those here come with the first page of a list. */
export async function withOwn(address: string, found: readonly PlayedGame[]): Promise<PlayedGame[]> {
  const { searchParams: asked } = new URL(address, "http://here/");
  if (asked.get("mine") !== "true" || asked.has("before")) return [...found];
  const [since, until] = [Number(asked.get("since") ?? 0), Number(asked.get("until") ?? Infinity)];
  const [player, form] = [asked.get("player")?.toLowerCase() ?? "", asked.get("form") ?? ""];
  const own = (await played(asked.has("under_way"))).filter(
    (game) =>
      game.created >= since &&
      game.created < until &&
      (!form || game.form === form) &&
      game.players.some((name) => name.toLowerCase().includes(player)),
  );
  return [...own, ...found].sort((one, two) => two.ended - one.ended);
}

/** Begins a game; its id. */
export function begin(wish: OpenTable, name: string, before?: string): string {
  if (wish.seats?.some(({ kind }, place) => kind === "person" && place > 0 && !before)) throw people();
  if (!agreedOf(wish)) throw refusal("site", "web-site-not_here");
  const game: Game = {
    id: newId(),
    opened: Date.now() / 1000,
    name,
    wish,
    secret: newSeed(),
    seed: newSeed(),
    entries: [],
    ...(before && { before }),
  };
  keepGame(game);
  return game.id;
}

/** The return match: each sits one place further. */
export function beginAgain({ wish, name, id }: Game): string {
  const [first, ...rest] = wish.seats ?? [];
  return begin({ ...wish, seats: first ? [...rest, first] : [] } as OpenTable, name, id);
}

async function aboutTable(id: string, what: string, url: URL): Promise<unknown> {
  const table = await tableOf(id);
  switch (what) {
    case "":
      return snapshotOf(table);
    case "entries": {
      const after = Number(url.searchParams.get("after") ?? 0);
      const entries: readonly WireEntry[] = table.game.entries.filter(({ seq }) => seq > after).map(asTold);
      return { entries, last: table.seq };
    }
    case "account":
      return accountOf(table.agreed.form, table.state.results, table.names, url.searchParams.get("lang") as Lang);
    case "record":
      return recordText(table);
    case "replay":
      return tourOf(law(), readRecord(recordText(table)));
    case "learned":
      return learned(table, url.searchParams.getAll("aided").map(Number));
    case "moments":
      return momentsIn(recordText(table));
    case "checks":
      if (!isSite) return (await ask<Checked[]>("POST", "/api/verify", recordText(table)))[0];
  }
  throw people();
}

/** The moments of a record, by its analysis, which is kept. */
async function momentsIn(text: string): Promise<Moments> {
  const [{ analyseRecord }, { momentsOf }] = await Promise.all([
    import("../report/analyse"),
    import("../report/moments"),
  ]);
  return { moments: momentsOf(await analyseRecord(text, "quick")) };
}

/** What a finished game taught; the game's own events decide. */
async function learned(table: SoloTable, aided: readonly number[]): Promise<Learned> {
  const { agreed, game, view } = table;
  if (table.status !== "over") throw refusal("not_over", "server-refused-not_over");
  const { person } = agreed;
  if (agreed.conventions.form !== "ordinary") return { gates: [], cards: [] };
  const { steps } = await tourOf(law(), readRecord(recordText(table)));
  return learnedOf({
    events: standing(game.entries).flatMap((entry) => (entry.kind === "event" ? [entry.data] : [])),
    steps,
    person,
    mode: agreed.conventions.modes[person] ?? "automatic",
    trous: agreed.target,
    hasWon: (view.totals?.[person] ?? 0) > 0,
    aided,
  });
}

/** Entries without what was taken back. */
function standing(entries: readonly WireEntry[]): readonly WireEntry[] {
  return entries.reduce<readonly WireEntry[]>(
    (kept, entry) => (entry.kind === "taken_back" ? kept.filter(({ seq }) => seq <= entry.data.to) : [...kept, entry]),
    [],
  );
}

export function snapshotOf(table: SoloTable): Snapshot {
  const you = table.agreed.person;
  return { type: "snapshot", you, talk: [], here: [you], view: table.view };
}

/** The record, with everything about the dice once the game is over. */
export function recordText(table: SoloTable): string {
  const { agreed, game, envelopes, names } = table;
  const who = "AB"[agreed.person]!.toLowerCase();
  const date = new Date(game.opened * 1000).toISOString().slice(0, 10);
  const dice: [string, string][] = [
    ["dice", "trictrac-dice-1"],
    ["table", game.id],
    ["dice-commitment", envelopes.commitment],
    ["dice-secret", game.secret],
    [`dice-seal-${who}`, envelopes.seals[agreed.person]!],
    [`dice-seed-${who}`, game.seed],
  ];
  return recordOf({
    names,
    fields: [["date", date], ...(table.status === "over" ? dice : [])],
    form: agreed.form,
    modes: agreed.modes,
    worth: table.worth,
    rules: agreed.conventions.rules,
    entries: game.entries,
    totals: table.view.totals ?? [],
  });
}

/** The games that this browser keeps, the newest first. */
async function played(isUnderWay: boolean): Promise<PlayedGame[]> {
  const all = await Promise.all([...games()].reverse().map((id) => tableOf(id).catch(() => null)));
  return all.flatMap((table): PlayedGame[] => {
    if (!table || (table.status === "over") === isUnderWay) return [];
    const { game, names, view, state, agreed } = table;
    const [result] = state.results.length === 1 ? state.results : [];
    return [
      {
        id: game.id,
        created: game.opened,
        ended: game.entries.at(-1)?.at ?? game.opened,
        form: agreed.form.name,
        players: names,
        totals: isUnderWay ? [null, null] : (view.totals ?? [null, null]),
        trous: result ? [...result.trous] : [null, null],
        you: agreed.person,
      },
    ];
  });
}

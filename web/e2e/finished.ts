// A finished game of the visitor's own, played over HTTP as fast as the server goes, for what comes after a game.
import { createHash, randomBytes } from "node:crypto";
import { expect, type APIResponse, type Page } from "@playwright/test";

interface Board {
  phase: string;
  turn: number;
  opening: Record<string, number>;
  plays: string[] | null;
  may: Record<string, string[]>;
}
interface Snapshot {
  view: { id: string; seq: number; status: string; board: Board | null };
}

interface Game {
  table: string;
  look: () => Promise<Snapshot["view"]>;
  say: (data: Record<string, unknown>) => Promise<APIResponse>;
}

/**
 * Opens a table against a computer and sits down: the game begins. Before a page is opened, or when it has shown who the
 * visitor is: a page still asking for that would be given another guest than the one who plays here.
 */
export async function startedGame(page: Page, level = "random", options: object = {}): Promise<Game> {
  const opened = await page.request.post("/api/tables", {
    data: { options, seats: [{ kind: "person" }, { kind: "computer", level }] },
  });
  expect(opened.status(), await opened.text()).toBe(201);
  const table = ((await opened.json()) as Snapshot).view.id;
  const look = async () => ((await (await page.request.get(`/api/tables/${table}`)).json()) as Snapshot).view;
  let refs = 0;
  const say = async (data: Record<string, unknown>) =>
    page.request.post(`/api/tables/${table}/messages`, {
      data: { ref: `e${refs++}`, seen: (await look()).seq, ...data },
    });

  const seed = randomBytes(32).toString("hex");
  const seal = createHash("sha256").update(`trictrac-dice-1/seal/${table}/0/${seed}`).digest("hex");
  for (const answer of [await say({ do: "sit", player: 0, seal }), await say({ do: "reveal", seed })])
    expect(answer.ok(), await answer.text()).toBe(true);
  return { table, look, say };
}

/** A game of some coups, then resigned. Returns the table's id. */
export async function finishedGame(page: Page, coups = 8): Promise<string> {
  const { table, look, say } = await startedGame(page);
  const until = Date.now() + 40_000;
  let played = 0;
  for (;;) {
    const { status, board } = await look();
    if (status === "over") return table;
    if (Date.now() > until) throw new Error(`the game has no end: ${JSON.stringify(board)}`);
    if (!board) continue;
    if (board.phase === "opening") {
      if (!("0" in board.opening)) await say({ do: "throw" });
    } else if (played >= coups) await say({ do: "resign" });
    else if (board.turn !== 0) await page.waitForTimeout(20);
    else if (board.phase === "throw") await say({ do: "throw" });
    else if (board.phase === "play" && board.plays) {
      const answer = await say({ do: "play", play: board.plays[0] });
      if (answer.ok()) played++;
    }
  }
}

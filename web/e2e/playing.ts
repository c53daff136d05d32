// What the specs of the table share: opening tables, throwing, playing whatever is allowed, to the end.
import { expect, type Locator, type Page } from "@playwright/test";

export interface Opening {
  options?: Record<string, unknown>;
  seats?: { kind: "person" | "computer"; level?: string; attention?: number }[];
  listed?: boolean;
  private?: boolean;
}

/** Whether the coach of the first games helps: specs of the table itself do without it. */
async function wantCoach(page: Page, coach: "first" | "never"): Promise<void> {
  await page.evaluate((coach) => {
    const settings = JSON.parse(localStorage.getItem("trictrac.settings") ?? "{}") as object;
    localStorage.setItem("trictrac.settings", JSON.stringify({ ...settings, coach }));
  }, coach);
}

/** Opens a table as the page's own visitor, over HTTP, and sits down at it. */
export async function openTable(page: Page, wish: Opening, seat = 0, coach = false): Promise<string> {
  if (page.url() === "about:blank") await page.goto("/about");
  await wantCoach(page, coach ? "first" : "never");
  const id = await page.evaluate(async (body) => {
    await fetch("/api/me");
    const answer = await fetch("/api/tables", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const opened = (await answer.json()) as { view?: { id: string } };
    if (!opened.view) throw new Error(JSON.stringify(opened));
    return opened.view.id;
  }, wish);
  await page.goto(`/table/${id}?sit=${seat}&mine`);
  return id;
}

/** Cases whose dames may be played, and those where the dame in hand may go, in either language. */
const MOVABLE = '.case:is([aria-label*="peut jouer"], [aria-label*="can play"])';
const TARGET = '.case:is([aria-label*="arrivée possible"], [aria-label*="may land here"])';
/** Dice are thrown, and there is something to play. */
export const thrown = (page: Page) => page.locator(`${MOVABLE}, .controls button.main`);

/** What is there now may be gone in a moment: the other plays too. A press that comes too late is none. */
const SOON = { timeout: 1500 };
const press = (button: Locator, within = SOON) =>
  button.click(within).then(
    () => true,
    () => false,
  );

/** Does one thing that the page offers to somebody who knows the buttons; tells what it was, null for nothing. */
export async function step(page: Page): Promise<string | null> {
  for (const name of ["button.act", "button.stay"]) {
    const button = page.locator(`${name}:visible:enabled`).first();
    if ((await button.count()) > 0) return (await press(button)) ? name : null;
  }
  return playSomething(page);
}

/** Plays the dames by the board: a forced play by its button, else the first dame that may go to the first place. */
async function playSomething(page: Page, within = SOON): Promise<string | null> {
  if ((await thrown(page).count()) === 0) return null;
  for (let tries = 0; tries < 6; tries++) {
    const ready = page.locator(".controls button.main:enabled");
    if ((await ready.count()) > 0) {
      const isForced = (await page.locator(".controls button.main kbd").count()) > 0;
      if (!(await press(ready, within))) return null;
      if (!isForced) return "played";
      continue;
    }
    const movable = page.locator(MOVABLE);
    if ((await movable.count()) === 0) return null;
    if (!(await press(movable.last(), within))) return null;
    // A dame that has one way only is there already.
    const target = page.locator(TARGET).first();
    if ((await target.count()) > 0 && !(await press(target, within))) return null;
  }
  return "played";
}

/** Plays the dames, as soon as it can be done, where nobody else is at play. */
export async function playDames(page: Page): Promise<void> {
  await expect(async () => expect(await playSomething(page, { timeout: 10_000 })).toBe("played")).toPass();
}

/** Goes on until something is true of the page. */
export async function playUntil(page: Page, isTrue: () => Promise<boolean>, seconds: number): Promise<void> {
  const end = Date.now() + 1000 * seconds;
  while (!(await isTrue())) {
    expect(Date.now(), "it does not take so long").toBeLessThan(end);
    if ((await step(page)) === null) await page.waitForTimeout(60);
    else await page.waitForTimeout(30);
  }
}

/** Where a piece lies once it has stopped moving: the same place three frames on end. */
export const boxOf = (piece: Locator) =>
  piece.evaluate(async (element) => {
    const frame = () => new Promise(requestAnimationFrame);
    const read = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    let box = read();
    for (let still = 0; still < 3;) {
      await frame();
      const now = read();
      still = JSON.stringify(now) === JSON.stringify(box) ? still + 1 : 0;
      box = now;
    }
    return box;
  });

/** Takes the dice that lie ready, and waits until the dames can be played. */
export async function takeDice(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await page.locator(MOVABLE).first().waitFor();
}

/** On a phone the sheet lies over half of the board: folds it, where it does. */
export async function foldSheet(page: Page): Promise<void> {
  const handle = page.locator(".drawer.open .handle");
  if (await handle.isVisible()) await handle.click();
}

/** Throws one die against the other, and again where the two were equal, until somebody begins. */
export async function throwForTheOpening(page: Page, press: () => Promise<unknown>): Promise<void> {
  const waits = page.getByRole("heading", { level: 2, name: /un dé/ });
  const button = page.getByRole("button", { name: /Jeter un dé/ });
  await expect(async () => {
    if ((await button.count()) > 0) await press().catch(() => null);
    await expect(waits).toHaveCount(0, SOON);
  }).toPass({ timeout: 30_000 });
}

export const isOver = (page: Page) => async () => (await page.locator(".over h1").count()) > 0;

/** Gives the game at the board up, where one sits at it. */
export async function resign(page: Page): Promise<void> {
  const more = page.locator("summary").getByText("Autres actions");
  if ((await more.count()) === 0) return;
  // The page asks whether one is sure; a press that came too late before leaves the question standing.
  const button = page.getByRole("button", { name: "Abandonner la partie" });
  const sure = page.getByRole("button", { name: "Oui", exact: true });
  const offered = async () => (await button.isVisible()) || (await sure.isVisible());
  if (!(await offered())) await more.click(SOON);
  if (!(await sure.isVisible())) await button.click(SOON);
  await sure.click(SOON);
}

/** A marqué lasts long; whoever resigns loses it as if the other had just won. Computers play theirs to the end. */
export async function resignToTheEnd(page: Page): Promise<void> {
  const isEnd = isOver(page);
  await playUntil(page, async () => (await isEnd()) || (await resign(page).then(isEnd, () => false)), 150);
}

/** The settlement has a total for everybody, and what one wins another has lost. */
export async function expectBalanced(page: Page, players: number): Promise<void> {
  await expect(page.getByRole("heading", { name: "Règlement" })).toBeVisible();
  const totals = page.locator("dd .jetons");
  await expect(totals).toHaveCount(players);
  const jetons = (await totals.allInnerTexts()).map((text) => Number(text.replace("−", "-").replace("+", "")));
  expect(jetons.reduce((sum, each) => sum + each, 0)).toBe(0);
  expect(jetons.some((each) => each !== 0)).toBe(true);
}

/** Anne opens a table for two; Bruno comes by the invitation that her page shows. */
export async function twoAtTable(anne: Page, bruno: Page, options: Record<string, unknown>): Promise<string> {
  const id = await openTable(anne, { options, seats: [{ kind: "person" }, { kind: "person" }] });
  const address = await anne.getByRole("textbox", { name: "Inviter" }).inputValue();
  await bruno.goto(address);
  await bruno.getByLabel("Votre nom").fill("Bruno");
  await bruno.getByLabel("Votre nom").press("Enter");
  await expect(bruno.getByLabel("Votre nom")).toHaveValue("Bruno");
  await bruno.getByRole("button", { name: "S’asseoir ici" }).click();
  await expect(bruno.locator(".field .board")).toBeVisible();
  await expect(anne.locator(".field .board")).toBeVisible();
  return id;
}

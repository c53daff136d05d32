// The games between the lessons, and progress that goes with an account to another device.
import type { Page } from "@playwright/test";
import { expect, noSeriousViolations, test } from "./harness";
import { startedGame } from "./finished";
import { playUntil, resign } from "./playing";
import { lessons, withProgress } from "./pupil";

const MASTERED = "2026-11-16T10:00:00Z";
const done = (until: number) =>
  Object.fromEntries(
    lessons
      .filter(({ number }) => number <= until)
      .map(({ id }) => [id, { steps: 9, last: [], mastered: MASTERED, changed: MASTERED }]),
  );
const PASSWORD = "une phrase assez longue";

test("the gate after lesson 14 opens its table, and a game that was given up does not pass", async ({ page }) => {
  await withProgress(page, { lessons: done(14) });
  await page.goto("/learn");
  const gate = page.locator(".gate", { hasText: "trois trous" });
  await gate.getByRole("button", { name: "Jouer maintenant" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.getByRole("banner")).toContainText(/en 3 trous.*marque assistée/);
  await playUntil(page, async () => (await page.locator("summary").getByText("Autres actions").count()) > 0, 30);
  await resign(page);
  await expect(page.locator(".learned")).toContainText("il en faut quatre sur cinq");
  await noSeriousViolations(page);
  await page.goto("/learn");
  await expect(gate.getByRole("button", { name: "Jouer maintenant" })).toBeVisible();
});

/** Plays a short game with assisted marking: the program's warnings say what is to be marked, and it is marked. */
async function playedWell(page: Page): Promise<string> {
  const options = { modes: ["assisted", "assisted"], rules: "loi-2013 trous=3" };
  const game = await startedGame(page, "novice", options);
  for (;;) {
    const { status, board } = await game.look();
    if (status === "over") return game.table;
    const may = board?.may["0"] ?? [];
    const deed = ["throw", "stay", "agree"].find((each) => may.includes(each));
    const play = board?.plays?.[0];
    if (!deed && !(may.includes("play") && play)) continue;
    const answer = await game.say(deed ? { do: deed } : { do: "play", play });
    if (answer.ok()) continue;
    const count = /"count":\s*(\d+)/.exec(await answer.text())?.[1];
    if (count) await game.say({ do: "mark", points: Number(count) });
  }
}

test("a game in which every point was found passes the gate, and it is kept", async ({ page }) => {
  test.slow();
  await withProgress(page, { lessons: done(14) });
  const table = await playedWell(page);
  await page.goto(`/table/${table}`);
  await expect(page.locator(".learned")).toContainText("c’est réussi");
  await page.goto("/learn");
  await expect(page.locator(".gate", { hasText: "trois trous" })).toContainText("réussie");
});

async function signIn(page: Page, name: string, button: string): Promise<void> {
  await page.goto("/history");
  if (button !== "Créer un compte") await page.getByRole("button", { name: "J’ai déjà un compte" }).click();
  await page.getByLabel("Nom").fill(name);
  await page.getByLabel("Mot de passe").fill(PASSWORD);
  await page.getByRole("button", { name: button, exact: true }).click();
  await expect(page.getByRole("button", { name: "Se retirer" })).toBeVisible();
}

test("what was learned on two devices is on both once one signs in, and nothing is lost", async ({ page, visitor }) => {
  const name = `Zoé ${Math.random().toString(36).slice(2, 8)}`;
  const other = await visitor();
  const tick = (on: Page, lesson: string) => on.locator(`a[href="/learn/${lesson}"]`).getByRole("img");
  await withProgress(page, { lessons: { board: done(1)["board"] } });
  await signIn(page, name, "Créer un compte");
  await page.goto("/learn");
  await expect(page.getByText("Ils sont gardés avec votre compte")).toBeVisible();
  await withProgress(other, { lessons: { facing: done(2)["facing"] } });
  await signIn(other, name, "S’identifier");
  await other.goto("/learn");
  await expect(tick(other, "board")).toBeVisible();
  await expect(tick(other, "facing")).toBeVisible();
  await page.reload();
  await expect(tick(page, "facing")).toBeVisible();
  await expect(tick(page, "board")).toBeVisible();
  await noSeriousViolations(page);
});

// The end of a game: felt, with its moments, shared as a link and as a picture.
import { readFileSync } from "node:fs";
import { finishedGame } from "./finished";
import { expect, fitsTheScreen, noSeriousViolations, test } from "./harness";
import { boxOf, openTable } from "./playing";

const WINNING = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.0.12_4b.0.12_6-4";
const SEATS = [{ kind: "person" as const }, { kind: "computer" as const, level: "novice" }];

test("a win is felt: the score in large type, the fichet home, and the throw that won", async ({ page }) => {
  await openTable(page, { options: { start: WINNING, rules: "loi-2013 trous=3" }, seats: SEATS });
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await expect(page.locator("h1")).toHaveText("Vous avez gagné");
  const score = page.locator(".final");
  await expect(score).toHaveText(/^\d+ – 0$/);
  expect(await score.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))).toBeGreaterThan(45);
  // Seven trous were made where three were missing: the fichet stands where the score says, and nothing else says it.
  const fichet = await boxOf(page.locator('svg.live g:has(> use[href$="-fichet-white"])'));
  const third = await boxOf(page.locator('.case[data-low="3"]'));
  expect(Math.abs(fichet.x + fichet.width / 2 - third.x - third.width / 2)).toBeLessThan(10);
  await expect(page.locator(".notices p")).toHaveCount(0);
  const luckiest = page.getByRole("link", { name: /Votre jet le plus heureux/ });
  await expect(luckiest).toContainText(/Six et quatre\s: .* de plus qu’un jet moyen/);
  await noSeriousViolations(page);
  await luckiest.click();
  await expect(page).toHaveURL(/\/replay\/[\w-]+\?coup=1$/);
  await expect(page.locator(".story .where")).toHaveText("Partie 1 · Coup 1");
});

test("moments of a longer game lead to their coups", { tag: "@both" }, async ({ page }) => {
  const table = await finishedGame(page, 10);
  await page.goto(`/table/${table}`);
  const moments = page.getByRole("region", { name: "Les moments" }).getByRole("link");
  await expect(moments.first()).toBeVisible({ timeout: 20_000 });
  const kinds = await moments.locator("b").allTextContents();
  expect(kinds).toContain("Votre jet le plus heureux");
  expect(kinds).toContain("Le choix le plus coûteux");
  await expect(moments.filter({ hasText: "coûteux" })).toContainText(/ valait .*%|tenir|s’en aller/);
  for (const moment of await moments.all()) await expect(moment).toHaveAttribute("href", /\/replay\/.*\?coup=\d+$/);
  await fitsTheScreen(page);
  await noSeriousViolations(page);
});

test("a finished game is shared as a link and as a picture", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const table = await finishedGame(page, 2);
  await page.goto(`/table/${table}`);
  await page.getByRole("button", { name: "Copier le lien" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(`/replay/${table}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Image du tablier" }).click(),
  ]);
  const picture = readFileSync(await download.path());
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  expect(picture.readUInt32BE(16), "pixels wide").toBe(1200);
  // A board has thousands of colours; an empty sheet would be a few kilobytes.
  expect(picture.length).toBeGreaterThan(100_000);
});

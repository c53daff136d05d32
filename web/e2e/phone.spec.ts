// A phone held upright: fingers only, the board folded, the sheet in a drawer.
import { expect, noSeriousViolations, test } from "./harness";
import { openTable } from "./playing";

const START = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.0.12_4b.0.12_6-4";
const SEATS = [{ kind: "person" as const }, { kind: "computer" as const, level: "novice" }];

test("a coup by touch: the drawer comes up, shows its dames, and gives way", { tag: "@phone" }, async ({ page }) => {
  await openTable(page, { options: { start: START }, seats: SEATS });
  await expect(page.locator(".board.folded")).toBeVisible();
  await page.getByRole("button", { name: /Prendre les dés/ }).tap();
  const line = page.getByRole("button", { name: /Grand jan rempli/ });
  await expect(line).toBeVisible();
  await noSeriousViolations(page);
  // The whole board stands above the sheet that speaks of it.
  await expect
    .poll(async () => {
      const instrument = (await page.locator(".instrument").boundingBox())!;
      return instrument.y + instrument.height <= (await page.locator("[data-drawer]").boundingBox())!.y;
    })
    .toBe(true);
  await line.tap();
  await expect(page.locator("svg.live .marks .head:not(.casing)")).toHaveCount(3);
  // The dame that fills stands above the drawer.
  await expect
    .poll(async () => {
      const fleche = (await page.locator('.case[data-low="11"]').boundingBox())!;
      const drawer = (await page.locator("[data-drawer]").boundingBox())!;
      return fleche.y + fleche.height <= drawer.y + 2;
    })
    .toBe(true);
  await page.getByRole("button", { name: /^Tenir/ }).tap();
  // A finger on the small board asks for the large one.
  await page.locator('.case[data-low="7"]').tap();
  await expect(page.locator(".board.folded")).toBeVisible();
  await page.locator('.case[data-low="7"]').tap();
  await page.locator('.case[data-low="11"]').tap();
  await page.locator('.case[data-low="5"]').tap();
  await page.locator('.case[data-low="11"]').tap();
  await page.getByRole("button", { name: "Jouer ce coup" }).tap();
  await expect(page.locator(".handle .title")).not.toHaveText("Six et quatre");
});

test("nothing sticks out of a phone's screen", { tag: "@phone" }, async ({ page }) => {
  await openTable(page, { options: { start: START, modes: ["strict", "strict"] }, seats: SEATS });
  await page.getByRole("button", { name: /Prendre les dés/ }).tap();
  await page.locator(".handle").tap();
  await expect(page.getByRole("slider")).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth] as const);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]);
  await noSeriousViolations(page);
});

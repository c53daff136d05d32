// What the law does not have is told where it is tried: on the board, with the article.
import type { Page } from "@playwright/test";
import { expect, test } from "./harness";
import { boxOf, openTable, playDames, takeDice } from "./playing";

const OPTIONS = { start: "1x9-4-5-6x2-8-9_1x10-3-5-7-8-11_w_4.1.4_2.0.4_5-3" };
const SEATS = [{ kind: "person" as const }, { kind: "computer" as const, level: "random" }];
const low = (place: number) => `[data-low="${place}"]`;

async function thrown(page: Page): Promise<void> {
  await openTable(page, { options: OPTIONS, seats: SEATS });
  await takeDice(page);
  await expect(page.locator("h2")).toHaveText("Cinq et trois");
}

test("a dame put where it may not lie: why, with the article", async ({ page }) => {
  await thrown(page);
  await page.locator(low(9)).click();
  await page.locator(low(12)).click();
  await expect(page.locator(".notices .refusal")).toContainText(/par deux dames à la fois \(art\. IX\)/);
  // It lies over no name, no score, and nothing that is pressed.
  const notice = await boxOf(page.locator(".notices .refusal"));
  for (const part of await page.locator(".player, .hands, .instrument").all()) {
    const { x, y, width, height } = await boxOf(part);
    const isApart = x + width <= notice.x || notice.x + notice.width <= x || y + height <= notice.y;
    expect(isApart || notice.y + notice.height <= y).toBe(true);
  }
  // The next refusal takes the place of the last.
  await page.locator(low(4)).click();
  await page.locator(low(11)).click();
  await expect(page.locator(".notices .refusal")).toHaveCount(1);
  await expect(page.locator(".notices .refusal")).toContainText("de 4 à 11");
});

test("a dame dragged there likewise", async ({ page }) => {
  await thrown(page);
  const from = await boxOf(page.locator(low(8)));
  const to = await boxOf(page.locator(low(13)));
  await page.mouse.move(from.x + from.width / 2, from.y + from.height - 20);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 20, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator(".notices .refusal")).toContainText("(art. IX)");
});

test("a dame that cannot go at all says so for each number", async ({ page }) => {
  await thrown(page);
  await page.locator(low(9)).click();
  const refusal = page.locator(".notices .refusal");
  await expect(refusal).toContainText(/Par le 5\s: .*Par le 3\s: .*\(art\. IX\)/);
  // It goes with the coup.
  await playDames(page);
  await expect(refusal).toHaveCount(0);
});

test("a press too many on the dice is no fault", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await page.getByRole("button", { name: /Jeter un dé/ }).dblclick();
  await page.waitForTimeout(600);
  await expect(page.locator(".notices .refusal")).toHaveCount(0);
});

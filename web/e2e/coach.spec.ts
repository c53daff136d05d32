// The first games: the novice, three trous, and a coach who says the aim, waits, and lets the sheet count itself.
import type { Page } from "@playwright/test";
import { expect, fitsTheScreen, noSeriousViolations, test } from "./harness";
import { boxOf, foldSheet, openTable, playDames, takeDice } from "./playing";

const SEATS = [{ kind: "person" as const }, { kind: "computer" as const, level: "novice" }];
const FILLING = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_0.3.12_4b.5.12_6-4";
const EARLY = "1x13-6-7_1x14-8_w_0.0.2_0.0.1_6-4";
const coached = (page: Page, start: string) => openTable(page, { options: { start }, seats: SEATS }, 0, true);

test("a newcomer is offered the novice and a short game", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("combobox", { name: "Adversaire" })).toHaveValue("novice");
  await expect(page.getByRole("radio", { name: /Partie courte/ })).toBeChecked();
  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await expect(page.getByRole("region", { name: "Répétiteur" })).toBeVisible();
  await expect(page.locator(".scale text")).toHaveText(["0", "2", "4", "6", "8", "10"]);
  await noSeriousViolations(page);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the sheet counts itself, line by line, as sums, and the jeton slides with it", async ({ page }) => {
    await coached(page, FILLING);
    await page.getByRole("button", { name: /Prendre les dés/ }).click();
    const later = page.locator(".sheet li.later");
    await expect.poll(() => later.count()).toBeGreaterThan(2);
    await expect(page.locator("svg.live .marks .head:not(.casing)").first()).toBeVisible();
    await expect(page.getByText("10 + 38")).toHaveCount(0);
    const counted: number[] = [];
    await expect
      .poll(async () => counted[counted.push(await later.count()) - 1], { intervals: [150], timeout: 20_000 })
      .toBe(0);
    expect(new Set(counted).size, "one line after another").toBeGreaterThan(2);
    await expect(page.getByText("3 façons × 4 = 12")).toBeVisible();
    await expect(page.getByText("0 + 38 = 38")).toBeVisible();
    // The aim is that of the best choice, in words.
    await expect(page.getByRole("region", { name: "Répétiteur" })).toContainText(/Tenez|Allez-vous-en/);
  });
});

test(
  "the opponent's throw waits for Continue; then the play is told, and drawn",
  { tag: "@both" },
  async ({ page }) => {
    await coached(page, EARLY);
    await takeDice(page);
    const coach = page.getByRole("region", { name: "Répétiteur" });
    const isPhone = (page.viewportSize()?.width ?? 0) < 621;
    const says = isPhone ? page.locator(".drawer") : coach;
    await expect(says).toContainText(/[a-zé]+ez|jet/);
    await foldSheet(page);
    await playDames(page);
    const goOn = page.locator("button.act", { hasText: "Continuer" });
    await expect(goOn).toBeVisible();
    const dames = () =>
      page.locator('.case[aria-label*="noire"]').evaluateAll((all) => all.map((each) => each.ariaLabel));
    const before = await dames();
    await expect(says).toContainText("Novice");
    await page.waitForTimeout(1500);
    expect(await dames()).toEqual(before);
    const stood = await boxOf(page.locator(".instrument"));
    await goOn.click();
    await expect(page.locator("button.act")).toHaveText(/Jeter les dés/);
    expect(await dames()).not.toEqual(before);
    await expect(says).toContainText(/joue \d/);
    await expect(page.locator("svg.live .marks .head:not(.casing)").first()).toBeVisible();
    expect(await boxOf(page.locator(".instrument"))).toEqual(stood);
    await fitsTheScreen(page);
    await noSeriousViolations(page);
  },
);

test("one can do without the coach, and after three games it stays away", async ({ page }) => {
  await coached(page, EARLY);
  const coach = page.getByRole("region", { name: "Répétiteur" });
  await expect(coach).toBeVisible();
  await page.evaluate(() => localStorage.setItem("trictrac.first_games", '["one","two","three"]'));
  await page.reload();
  await expect(page.locator(".field .board")).toBeVisible();
  await expect(coach).toHaveCount(0);
  await page.getByRole("button", { name: "Réglages" }).click();
  await page.getByLabel("Répétiteur").selectOption("always");
  await page.keyboard.press("Escape");
  await expect(coach).toBeVisible();
  await coach.getByRole("button", { name: "Se passer du répétiteur" }).click();
  await expect(coach).toHaveCount(0);
  await page.reload();
  await expect(page.locator(".field .board")).toBeVisible();
  await expect(coach).toHaveCount(0);
});

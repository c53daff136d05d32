// Everything by keyboard: from the first page to plays, by the arrows and by notation; the board is told in words.
import { expect, noSeriousViolations, test } from "./harness";
import { openTable, throwForTheOpening } from "./playing";

const START = "1x13-6-7_1x14-8_w_0.0.2_0.0.1_6-4";
const SEATS = [{ kind: "person" as const }, { kind: "computer" as const, level: "novice" }];

test("a game begins and goes on without a mouse", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Aller au contenu" })).toBeFocused();
  await page.keyboard.press("Enter");
  for (let tabs = 0; tabs < 3; tabs++) {
    if (
      await page.evaluate(
        () => document.activeElement?.textContent?.trim() === "Jouer" && document.activeElement.tagName === "BUTTON",
      )
    )
      break;
    await page.keyboard.press("Tab");
  }
  await expect(page.getByRole("button", { name: "Jouer", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await throwForTheOpening(page, () => page.keyboard.press("Space"));
});

test("dames are taken and put down by arrows and Enter, and the play is confirmed", async ({ page }) => {
  await openTable(page, { options: { start: START }, seats: SEATS });
  await expect(page.getByRole("button", { name: /Prendre les dés/ })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.locator("h2")).toHaveText("Six et quatre");
  await page.locator('.case[data-low="1"]').focus();
  await page.keyboard.press("Enter");
  await expect(page.locator('.case[data-low="1"]')).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".controls p")).toHaveText("Maintenant une flèche éclairée");
  for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowRight");
  await expect(page.locator('.case[data-low="7"]')).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".board [aria-live]")).toContainText("De 1 à 7.");
  await page.keyboard.press("Backspace");
  await expect(page.locator(".board [aria-live]")).toContainText("repris");
  await page.locator('.case[data-low="1"]').focus();
  await page.keyboard.press("Enter");
  for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Jouer ce coup" })).toBeEnabled();
  await page.keyboard.press("Enter");
  await expect(page.locator("h2")).not.toHaveText("Six et quatre");
});

test("N opens the text of the board; a play is typed, and what happens is announced", async ({ page }) => {
  await openTable(page, { options: { start: START }, seats: SEATS });
  await expect(page.getByRole("button", { name: /Prendre les dés/ })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.locator("h2")).toHaveText("Six et quatre");
  await page.keyboard.press("n");
  await expect(page.getByLabel("Jouer en notation")).toBeFocused();
  await expect(page.getByText("1 (talon) : treize dames blanches")).toBeVisible();
  await noSeriousViolations(page);
  await page.keyboard.type("1-7 1-5");
  await page.keyboard.press("Enter");
  await expect(page.locator("p[aria-live]", { hasText: /Vous jouez 1\s→\s7, 1\s→\s5|Novice/ })).toBeAttached();
  await expect(page.locator("h2")).not.toHaveText("Six et quatre");
});

test("a throw is announced with its trous, its reasons and what is to be decided", async ({ page }) => {
  const start = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.12_4b.5.12_6-4";
  await openTable(page, { options: { start }, seats: SEATS });
  await expect(page.getByRole("button", { name: /Prendre les dés/ })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(page.locator("p[aria-live]", { hasText: "Vous marquez 38 points." })).toHaveText(
    /7 trous \(1 simple, 6 en bredouille\), sans reste\. Grand jan rempli en 11, 12 points.*Tenir ou s’en aller/,
  );
});

test("a term of art opens its gloss, and Escape closes it", async ({ page }) => {
  await openTable(page, {
    options: { start: "1x13-6-7_1x14-8_w_4b.0.2_0.0.1_6-6" },
    seats: SEATS,
  });
  await page.getByRole("button", { name: "en bredouille" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".gloss")).toContainText("Série de douze points");
  await noSeriousViolations(page);
  await page.keyboard.press("Escape");
  await expect(page.locator(".gloss")).toHaveCount(0);
});

// The first visit: two minutes from the board to a coup played, and out at any moment.
import { expect, noSeriousViolations, test } from "./harness";

test("the tour goes from the board to a coup and to a real table", { tag: "@both" }, async ({ page, isMobile }) => {
  await page.goto("/first");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Le tablier");
  await noSeriousViolations(page);
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("button", { name: "Jeter les dés" }).click();
  await expect(page.getByText("Dame battue en 15")).toBeVisible();
  // At its edge: where its words have terms of art these open their glosses.
  await page.getByRole("button", { name: /Dame battue en 15/ }).click({ position: { x: 6, y: 6 } });
  await page.getByRole("button", { name: "Marquer 6 points" }).click();
  await expect(page.getByRole("main")).toContainText("6 points");
  await page.getByRole("button", { name: "Continuer" }).click();
  const touch = async (low: number) => {
    const place = page.locator(`[data-low="${low}"]`);
    await (isMobile ? place.tap() : place.click());
  };
  await touch(8);
  await touch(12);
  await touch(9);
  await touch(12);
  await page.getByRole("button", { name: "Jouer ce coup" }).click();
  await expect(page.getByText("Vous tenez votre coin", { exact: false })).toBeVisible();
  await noSeriousViolations(page);
  await page.getByRole("button", { name: "Jouer une vraie partie" }).click();
  await expect(page).toHaveURL(/\/table\//);
});

test("it is left at any moment, and gone through by keyboard", async ({ page }) => {
  await page.goto("/first");
  await page.getByRole("button", { name: "Continuer" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const throwDice = page.getByRole("button", { name: "Jeter les dés" });
  // Terms of art stand on the way: each opens its gloss.
  for (let tabs = 0; tabs < 5 && !(await throwDice.evaluate((button) => button === document.activeElement)); tabs++)
    await page.keyboard.press("Tab");
  await expect(throwDice).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ce que vaut le jet");
  await page.getByRole("link", { name: "Quitter la visite" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("it is told in English too", async ({ visitor }) => {
  const page = await visitor({ locale: "en-GB" });
  await page.goto("/first");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The board");
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("button", { name: "Throw the dice" }).click();
  await expect(page.getByText("Dame beaten on 15")).toBeVisible();
});

// A poule of three to its end: entries, games, the pot.
import { expect, noSeriousViolations, test } from "./harness";
import { isOver, playUntil } from "./playing";

test("a poule of three is played until the pot is won", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/");
  await page.getByText("Autrement").click();
  await page.getByLabel("Forme de la partie").selectOption("poule");
  await page.getByLabel("Trous de la partie").selectOption("1");
  await page.getByLabel("Mise, en jetons").selectOption("5");
  await page.getByRole("combobox", { name: "Place 2" }).selectOption("novice");
  await page.getByRole("combobox", { name: "Place 3" }).selectOption("novice");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(page.locator(".field .board")).toBeVisible();
  await playUntil(page, isOver(page), 160);
  await expect(page.locator("tbody")).toContainText(/la poule/);
  await expect(page.locator("dd")).toHaveCount(3);
  await noSeriousViolations(page);
});

test("somebody proposes to stop the poule, and computers decline", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Autrement").click();
  await page.getByLabel("Forme de la partie").selectOption("poule");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await page.getByText("Autres actions").click();
  await page.getByRole("button", { name: "Proposer d’arrêter la poule" }).click();
  await page.getByText("Récit").click();
  await expect(page.locator("li").getByText(/refuse/)).toBeVisible();
});

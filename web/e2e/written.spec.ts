// À écrire with three seats, a person and two computers, to the settlement.
import { expect, noSeriousViolations, test } from "./harness";
import { expectBalanced, playUntil, resign, resignToTheEnd } from "./playing";

test("à écrire with three seats, to the settlement with every reason", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto("/");
  await page.getByText("Autrement").click();
  await page.getByLabel("Forme de la partie").selectOption("a-ecrire");
  await page.getByRole("combobox", { name: "À écrire", exact: true }).selectOption("tourner");
  await page.getByRole("combobox", { name: "Marqués" }).selectOption("3");
  await page.getByRole("combobox", { name: "Place 2" }).selectOption("novice");
  await page.getByRole("combobox", { name: "Place 3" }).selectOption("apprenti");
  await noSeriousViolations(page);
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(page.locator(".field .board")).toBeVisible();
  await expect(page.getByText(/^Marqué 1 sur 3/)).toBeVisible();
  await expect(page.locator(".resting")).toContainText(/se repose/);
  await page.locator("summary").getByText("Compte").click();
  await expect(page.getByText("Rien n’est dû encore.")).toBeVisible();
  await playUntil(page, async () => (await page.locator("button.act:visible").count()) > 0, 60);
  await resign(page);
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await resignToTheEnd(page);
  await expect(page.getByRole("heading", { name: "Règlement" })).toBeVisible();
  const reasons = page.locator("tbody tr");
  await expect.poll(() => reasons.count()).toBeGreaterThanOrEqual(6);
  await expect(page.locator("tbody")).toContainText(/consolation/);
  await expectBalanced(page, 3);
  await noSeriousViolations(page);
});

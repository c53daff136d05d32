// À écrire with three seats, a person and two computers, to the settlement; chouette opens as it should.
import { expect, noSeriousViolations, test } from "./harness";
import { isOver, playUntil } from "./playing";

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
  await expect(page.locator(".board")).toBeVisible();
  await expect(page.locator(".resting")).toContainText(/se repose/);
  await page.locator("summary").getByText("Compte").click();
  await expect(page.getByText("Rien n’est dû encore.")).toBeVisible();
  // A marqué lasts long; whoever resigns loses it as if the other had just won. Two computers play the one between.
  const resign = async () => {
    const more = page.locator("summary").getByText("Autres actions");
    if ((await more.count()) === 0) return;
    if (!(await page.getByRole("button", { name: "Abandonner la partie" }).isVisible())) await more.click();
    await page.getByRole("button", { name: "Abandonner la partie" }).click({ timeout: 2000 });
    await page.getByRole("button", { name: "Oui" }).click({ timeout: 2000 });
  };
  await playUntil(page, async () => (await page.locator("button.act:visible").count()) > 0, 60);
  await resign();
  await expect(page.locator("tbody tr").first()).toBeVisible();
  await playUntil(
    page,
    async () => {
      if (await isOver(page)()) return true;
      await resign().catch(() => undefined);
      return isOver(page)();
    },
    120,
  );
  await expect(page.getByRole("heading", { name: "Règlement" })).toBeVisible();
  const reasons = page.locator("tbody tr");
  await expect.poll(() => reasons.count()).toBeGreaterThanOrEqual(6);
  await expect(page.locator("tbody")).toContainText(/consolation/);
  const totals = await page.locator("dd").allInnerTexts();
  expect(totals).toHaveLength(3);
  const sum = totals.map((text) => Number(text.replace("−", "-").replace("+", ""))).reduce((a, b) => a + b, 0);
  expect(sum).toBe(0);
  await noSeriousViolations(page);
});

test("a chouette of a person against two computers begins", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Autrement").click();
  await page.getByLabel("Forme de la partie").selectOption("a-ecrire");
  await page.getByRole("combobox", { name: "À écrire", exact: true }).selectOption("chouette");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(page.locator(".board")).toBeVisible();
  await expect(page.locator(".subtitle")).toHaveText(/chouette/);
});

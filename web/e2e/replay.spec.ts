// Games again: from a table, from a file; their dice verified; found in the history.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { finishedGame } from "./finished";
import { expect, noSeriousViolations, test } from "./harness";

const RECORD = join(import.meta.dirname, "../../examples/records/ecole.txt");

test("a finished game is replayed by slider, keys and coups", { tag: "@both" }, async ({ page, isMobile }) => {
  const table = await finishedGame(page);
  await page.goto(`/replay/${table}`);
  const slider = page.getByRole("slider", { name: "Moment de la partie" });
  await expect(slider).toBeVisible();
  await page.getByRole("button", { name: "À la fin" }).click();
  await expect(page.getByRole("button", { name: "À la fin" })).toBeDisabled();
  await expect(page.getByText(/abandonne/).first()).toBeVisible();
  await page.getByRole("button", { name: "Coup 3", exact: false }).first().click();
  await expect(page.locator(".story .where")).toHaveText("Partie 1 · Coup 3");
  // The address is the moment, and the list tells throws and plays.
  await expect(page).toHaveURL(/\?coup=3$/);
  await expect(page.locator("li button[aria-current]")).toContainText(/\d\s→\s\d/);
  await page.reload();
  await expect(page.locator(".story .where")).toHaveText("Partie 1 · Coup 3");
  if (!isMobile) {
    await page.locator("h1").click();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator(".story .where")).toHaveText("Partie 1 · Coup 4");
    await page.keyboard.press("Home");
    await expect(slider).toHaveValue("0");
    await page.keyboard.press("ArrowRight");
    await expect(slider).toHaveValue("1");
  }
  await noSeriousViolations(page);
});

test("it plays on by itself and stops at the end", async ({ page }) => {
  const table = await finishedGame(page, 1);
  await page.goto(`/replay/${table}`);
  await page.getByLabel("Allure").selectOption("fast");
  await page.getByRole("button", { name: "Défiler" }).click();
  await expect(page.getByRole("button", { name: "Arrêter" })).toBeVisible();
  await expect(page.getByRole("button", { name: "À la fin" })).toBeDisabled({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Défiler" })).toBeVisible();
});

test("the record is downloaded, and opened again from disk", async ({ page }) => {
  const table = await finishedGame(page, 3);
  await page.goto(`/replay/${table}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Télécharger le récit" }).click(),
  ]);
  const text = readFileSync(await download.path(), "utf8");
  expect(text).toContain("format: trictrac-record-1");
  await page.goto("/replay");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "game.trictrac", mimeType: "text/plain", buffer: Buffer.from(text) });
  await expect(page.getByRole("slider")).toBeVisible();
  await page.getByRole("link", { name: "Vérifier les dés" }).click();
  await expect(page.getByText("Tout est comme promis.")).toBeVisible();
});

test("a record with écoles tells them", async ({ page }) => {
  await page.goto("/replay");
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anne – Bruno");
  await page.getByRole("button", { name: /^Coup 9,.*école/ }).click();
  await expect(page.locator(".told")).toContainText("École");
  await expect(page.locator(".story .sheet")).toContainText("4");
});

test("a wrong record is shown as far as it is right, and what is none gets a sentence", async ({ page, faults }) => {
  faults.allow(/422/);
  const wrong = readFileSync(RECORD, "utf8").replace("   7. B 6-5", "   7. A 6-5");
  await page.goto("/replay");
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({ name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(wrong) });
  await expect(page.getByRole("alert")).toContainText("Le récit s’arrête ici");
  await expect(page.getByRole("slider")).toBeVisible();
  await file.setInputFiles({ name: "b.txt", mimeType: "text/plain", buffer: Buffer.from("") });
  await file.setInputFiles({ name: "c.txt", mimeType: "text/plain", buffer: Buffer.from("x".repeat(210_000)) });
  await expect(page.getByText(/trop long/)).toBeVisible();
});

test("a table that is not there is told", async ({ page, faults }) => {
  faults.allow(/404/);
  await page.goto("/replay/nowhere");
  await expect(page.getByRole("alert")).toContainText("Cette table n’existe pas");
  // Nothing is offered that can only be refused.
  await expect(page.getByRole("link", { name: "Télécharger le récit" })).toHaveCount(0);
});

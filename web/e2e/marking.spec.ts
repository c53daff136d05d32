// Marking with one's own hands: assisted with its warnings; strict with écoles made, called, contested and settled.
import type { Page } from "@playwright/test";
import { expect, noSeriousViolations, test } from "./harness";
import { openTable, playSomething, twoAtTable } from "./playing";

/** White has ten points and no trou; six and four is worth 38 to him: seven trous, nothing left over. */
const START = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.0.12_4b.0.12_6-4";
const score = (page: Page, side: "white" | "black") => page.locator(`[data-side=${side}] .score`);

async function takeDice(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await expect(page.locator(".controls")).toBeVisible();
}

async function mark(page: Page, points: number, trous?: number): Promise<void> {
  await page.getByRole("slider").fill(String(points));
  if (trous !== undefined) await page.getByRole("combobox", { name: "Fichet" }).selectOption(String(trous));
  await page.getByRole("button", { name: `Marquer ${points} points` }).click();
}

async function claim(page: Page, points: number): Promise<void> {
  await page.getByRole("button", { name: "École !" }).click();
  await page.getByRole("combobox", { name: "Points de l’école" }).selectOption(String(points));
  await page.getByRole("button", { name: `École de ${points} points` }).click();
}

test("assisted: the program warns before the dame is touched and before too much is marked", async ({ page }) => {
  await openTable(page, {
    options: { start: START, modes: ["assisted", "automatic"] },
    seats: [{ kind: "person" }, { kind: "computer", level: "novice" }],
  });
  await takeDice(page);
  await page.locator('.case[data-low="7"]').click();
  await page.locator('.case[data-low="11"]').click();
  const warning = page.getByRole("alertdialog");
  await expect(warning).toContainText("il reste 38 points à marquer");
  await noSeriousViolations(page);
  await warning.getByRole("button", { name: "Marquer d’abord" }).click();
  await mark(page, 40);
  await expect(warning).toContainText("2 points de trop");
  await warning.getByRole("button", { name: "Marquer d’abord" }).click();
  // Help is there for whoever asks.
  await expect(page.getByRole("button", { name: /Grand jan rempli/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Voir ce que vaut le coup" }).click();
  await expect(page.getByRole("button", { name: /Grand jan rempli/ })).toBeVisible();
  await mark(page, 38);
  await expect(score(page, "white")).toHaveText(/0 point\s*· 7 trous/);
  await playSomething(page);
  await expect(page.locator("h2")).not.toHaveText("Six et quatre");
});

test("strict: an école is made, called, contested in vain, and settled", async ({ page, visitor }) => {
  const bruno = await visitor();
  await twoAtTable(page, bruno, { start: START, modes: ["strict", "strict"] });
  await takeDice(page);
  await expect(page.getByText("la feuille reste cachée")).toBeVisible();
  await mark(page, 36, 5); // two points less than the throw is worth
  await expect(score(page, "white")).toHaveText(/10 points.*5 trous/);
  await page.getByRole("button", { name: /^Tenir/ }).click();
  await playSomething(page);
  await claim(bruno, 2);
  await expect(score(bruno, "black")).toHaveText(/2 points/);
  const contest = page.getByRole("button", { name: "Contester l’école" });
  await expect(contest).toBeVisible();
  await noSeriousViolations(page);
  await contest.click();
  await page.getByText("Récit").click();
  await expect(page.locator("li").getByText("Vous contestez à tort : 2 points de plus pour l’autre.")).toBeVisible();
  await expect(score(bruno, "black")).toHaveText(/4 points/);
  await expect(contest).toHaveCount(0);
});

test("strict: a false école goes to the one who contests it", async ({ page, visitor }) => {
  const bruno = await visitor();
  await twoAtTable(page, bruno, { start: START, modes: ["strict", "strict"] });
  await takeDice(page);
  await mark(page, 38, 7);
  await expect(score(page, "white")).toHaveText(/0 point\s*· 7 trous/);
  await page.getByRole("button", { name: /^Tenir/ }).click();
  await playSomething(page);
  await claim(bruno, 4);
  await expect(score(bruno, "black")).toHaveText(/4 points/);
  await page.getByRole("button", { name: "Contester l’école" }).click();
  await expect(score(page, "white")).toHaveText(/4 points/);
  await expect(score(page, "black")).toHaveText(/0 point/);
});

test("strict: what was marked too much is put right, what was forgotten must be marked", async ({ page, visitor }) => {
  const bruno = await visitor();
  await twoAtTable(page, bruno, { start: START, modes: ["strict", "strict"] });
  await takeDice(page);
  await mark(page, 40, 7);
  await expect(score(page, "white")).toHaveText(/2 points.*7 trous/);
  await bruno.getByRole("button", { name: "École !" }).click();
  await bruno.getByRole("button", { name: "Remettre sa marque" }).click();
  await expect(score(page, "white")).toHaveText(/0 point\s*· 7 trous/);

  const other = await visitor();
  await twoAtTable(page, other, { start: START, modes: ["strict", "strict"] });
  await takeDice(page);
  await playSomething(page);
  await other.getByRole("button", { name: "École !" }).click();
  await other.getByRole("button", { name: "L’obliger à marquer" }).click();
  await expect(score(page, "white")).toHaveText(/0 point\s*· 7 trous/);
});

test("strict: an attentive computer sends one to school, and what it claims can be contested", async ({ page }) => {
  await openTable(page, {
    options: { start: START, modes: ["strict", "strict"] },
    seats: [{ kind: "person" }, { kind: "computer", level: "novice", attention: 1 }],
  });
  await takeDice(page);
  await playSomething(page);
  await page.getByText("Récit").click();
  await expect(page.locator("li").getByText("«École !» Novice réclame 38 points.")).toBeVisible();
});

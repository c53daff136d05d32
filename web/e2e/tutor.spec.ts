// The tutor at a table against the computer: it speaks before an error is final, and never keeps anybody waiting.
import type { Page } from "@playwright/test";
import { expect, fitsTheScreen, noSeriousViolations, test } from "./harness";
import { openTable, takeDice } from "./playing";

const SEATS = [{ kind: "person" as const }, { kind: "computer" as const, level: "novice" }];
/** With 6-5 the best is 1-7 2-7; the dame of 11 that runs to 22 loses a third of a stake (docs/data/benchmark). */
const MIDDLE = "1x2-2x2-6x2-9x2-10x3-11x2-12x2_1x4-2-5-6-8x2-10x2-11x4_w_2b.3s.14_0.4.15_6-5";
/** White has ten points and no trou; six and four is worth 38. */
const FILLING = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.0.12_4b.0.12_6-4";

async function tutored(page: Page, options: Record<string, unknown>): Promise<void> {
  await page.goto("/about");
  await page.evaluate(() => localStorage.setItem("trictrac.settings", JSON.stringify({ tutor: true })));
  await openTable(page, { options, seats: SEATS });
}

/** Takes the dice, and waits until the tutor has thought: whoever plays sooner than it thinks is not kept waiting. */
async function takeDiceAndThink(page: Page): Promise<void> {
  await takeDice(page);
  await page.waitForFunction(() => performance.getEntriesByName("advice").length > 0);
}

/** Plays by typing, as those do who cannot see the board. */
async function type(page: Page, play: string): Promise<void> {
  await page.keyboard.press("n");
  const entry = page.locator("#text-board input");
  await entry.fill(play);
  await entry.press("Enter");
}

test(
  "a dear play is stopped before it is final: figures, reasons, both plays; then one thinks again, or goes on",
  { tag: "@both" },
  async ({ page }) => {
    await tutored(page, { start: MIDDLE });
    await takeDiceAndThink(page);
    await type(page, "11-16-22");
    const tutor = page.getByRole("alertdialog", { name: "Tuteur" });
    await expect(tutor).toContainText("1 → 7, 2 → 7 vaut mieux");
    await expect(tutor).toContainText(/\d,\d % .*contre \d/);
    await expect(tutor.locator(".why").first()).toBeVisible();
    await expect(page.locator("svg.live .marks .head:not(.casing)")).toHaveCount(3);
    await expect(tutor.getByRole("button", { name: "Réfléchir encore" })).toBeFocused();
    await noSeriousViolations(page);
    await fitsTheScreen(page);
    // Nothing was played: the throw is still there, by keyboard one chooses anew.
    await page.keyboard.press("Enter");
    await expect(tutor).toHaveCount(0);
    await expect(page.locator('.case[aria-label*="peut jouer"]').first()).toBeAttached();
    await type(page, "11-16-22");
    await tutor.getByRole("button", { name: "Le faire tout de même" }).click();
    await expect(tutor).toHaveCount(0);
    await expect(page.locator('.case[data-low="22"]')).toHaveAttribute("aria-label", /blanche/);

    // What it cost comes back for review, and can be dismissed.
    await page.clock.setFixedTime(Date.now() + 86_400_000);
    await page.goto("/learn");
    await page.getByRole("link", { name: "Un exercice à revoir" }).click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toContainText("Que jouez-vous ?");
    await page.getByRole("button", { name: "Ne plus demander" }).click();
    await expect(page.getByText("Il ne reste rien pour l’instant.")).toBeVisible();
  },
);

test("a good play, and any play where nobody answers, is made without a word", async ({ page, faults }) => {
  faults.allow(/api\/hint|\.(wasm|net)|Failed to (load|fetch)/);
  await tutored(page, { start: MIDDLE });
  await takeDiceAndThink(page);
  await type(page, "1-7 2-7");
  await expect(page.locator('.case[data-low="7"]')).toHaveAttribute("aria-label", /blanche/);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  // Neither the server nor this browser's own engine.
  await page.route(/api\/hint|\.(wasm|net)$/, (route) => route.abort());
  await openTable(page, { options: { start: MIDDLE }, seats: SEATS });
  await takeDice(page);
  await type(page, "11-16-22");
  await expect(page.locator('.case[data-low="22"]')).toHaveAttribute("aria-label", /blanche/);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test(
  "where one marks with help, points that were not seen are shown on the board",
  { tag: "@both" },
  async ({ page }) => {
    await tutored(page, { start: FILLING, modes: ["assisted", "automatic"] });
    await page.getByRole("button", { name: /Prendre les dés/ }).click();
    await type(page, "7-11 4-10");
    const warning = page.getByRole("alertdialog");
    await expect(warning).toContainText("il reste 38 points à marquer");
    await expect(warning.getByRole("button", { name: /Grand jan rempli/ })).toBeVisible();
    await expect(page.locator("svg.live .marks .head:not(.casing)").first()).toBeVisible();
    await noSeriousViolations(page);
    await fitsTheScreen(page);
  },
);

test("at a strict table the tutor is silent, and it can be done without", async ({ page }) => {
  await tutored(page, { start: FILLING, modes: ["strict", "automatic"] });
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await type(page, "7-11 4-10");
  await expect(page.getByRole("button", { name: /Grand jan rempli/ })).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await openTable(page, { options: { start: MIDDLE }, seats: SEATS });
  await takeDiceAndThink(page);
  await type(page, "11-16-22");
  await page.getByRole("button", { name: "Se passer du tuteur" }).click();
  await expect(page.locator('.case[data-low="22"]')).toHaveAttribute("aria-label", /blanche/);
  await page.getByRole("button", { name: "Réglages" }).click();
  await expect(page.getByRole("checkbox", { name: "Tuteur, contre l’ordinateur" })).not.toBeChecked();
});

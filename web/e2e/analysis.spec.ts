// A game analysed by the engine of the browser: its players, its curve, each coup, one's mistakes, one's own page.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { finishedGame } from "./finished";
import { expect, fitsTheScreen, noSeriousViolations, test } from "./harness";
import { playDames } from "./playing";

/** A game to two trous, marked by hand: every class of mistake, a relevé, écoles. */
const RECORD = join(import.meta.dirname, "../../examples/records/ecole.txt");

async function analyse(page: Page, record: string | { name: string; mimeType: string; buffer: Buffer } = RECORD) {
  test.slow(); // a worker on a busy machine
  await page.goto("/analysis");
  await page.locator('input[type="file"]').setInputFiles(record);
  await expect(page.getByRole("slider", { name: "Coup du graphique" })).toBeVisible({ timeout: 120_000 });
}

const coup = (page: Page) => page.locator("#coup");

test("a record from disk is analysed: players, curve, coups", { tag: "@both" }, async ({ page, isMobile }) => {
  await analyse(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Anne – Bruno");
  await expect(page.locator(".cards .card")).toHaveCount(2);
  await expect(page.locator(".cards")).toContainText("trop peu de décisions");
  await expect(page.getByText(/La chance est ce que les dés ont apporté/)).toBeVisible();
  // It opens where most was lost; the graph goes by keys and by pressing, and the address is the coup.
  await expect(page).toHaveURL(/\/analysis\/r-[0-9a-f]{16}\?coup=\d+$/);
  const graph = page.getByRole("slider", { name: "Coup du graphique" });
  await graph.press("Home");
  await expect(coup(page)).toContainText("Coup 1 ");
  await graph.press("ArrowRight");
  await expect(coup(page)).toContainText("Coup 2 ");
  await expect(graph).toHaveAttribute("aria-valuetext", /Coup 2, Anne, Cinq et quatre, \d+,\d %, chance/);
  const box = (await graph.boundingBox())!;
  await graph.click({ position: { x: box.width - 10, y: 60 } });
  await expect(coup(page)).toContainText("Coup 18 ");
  // Trous, the relevé and the pavillon stand on it, and in the table behind it.
  await expect(graph.locator(".trou")).not.toHaveCount(0);
  await expect(graph.locator("line.releve")).toHaveCount(1);
  await page.getByText("Le graphique en chiffres").click();
  await expect(page.locator("figure table")).toContainText("nouveau relevé");
  await expect(page.locator("figure table")).toContainText("Bruno : 1 trou");
  await fitsTheScreen(page);
  // The list: by size and by kind; a press goes there.
  await page.getByLabel("Gravité").selectOption("blunder");
  const rows = page.locator(".coups tbody tr");
  await expect(rows).not.toHaveCount(18);
  await page.getByLabel("Genre").selectOption("tenue");
  await expect(page.locator(".coups").getByRole("status")).toHaveText(/coup/);
  await rows.first().getByRole("button").click();
  await expect(page.locator(".told h2")).toHaveText("Bévue");
  await expect(page.locator(".reason").first()).toContainText(/vaut/);
  if (!isMobile) {
    await page.locator("h1").click();
    await page.keyboard.press("ArrowLeft");
    await expect(coup(page)).not.toContainText("Coup 11 ");
  }
  await noSeriousViolations(page);
});

test("at a coup: choices, the throws that follow, a deeper look", { tag: "@both" }, async ({ page }) => {
  await analyse(page);
  await page.getByRole("slider", { name: "Coup du graphique" }).press("Home");
  await page.locator(".coups").getByRole("button", { name: "Coup 7", exact: true }).click();
  const choices = page.getByRole("list", { name: "Les choix, le meilleur d’abord" }).getByRole("button");
  await expect(choices.first()).toContainText("le mieux");
  await expect(choices.filter({ hasText: "joué" })).toHaveCount(1);
  await expect(page.locator(".decision .marks .instead")).not.toHaveCount(0);
  await choices.first().click();
  await expect(page.locator(".decision .marks .instead")).toHaveCount(0);
  const map = page.getByRole("grid", { name: "Les 36 jets suivants" });
  await expect(map.locator("tbody td")).toHaveCount(36);
  await map.locator('button[tabindex="0"]').press("ArrowUp");
  await expect(map.locator("button:focus")).toHaveAttribute("data-cell", "5-6");
  await expect(page.locator(".map .line")).toContainText("Six et cinq");
  await noSeriousViolations(page);
  await fitsTheScreen(page);
  await page.getByRole("button", { name: "À revoir plus tard" }).click();
  await expect(page.getByText("Elle attend parmi vos cartes de révision.")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("trictrac.progress"))).toContain("own-best");
  await page.getByRole("button", { name: "Jouer la suite" }).click();
  await expect(page.getByRole("list", { name: "Les choix" }).locator(".whisker").first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole("button", { name: "Jouer la suite" })).toBeVisible({ timeout: 60_000 });
  // What was played out stays, after the page has gone too.
  await page.reload();
  await expect(page.locator(".whisker").first()).toBeVisible();
});

test("it is analysed once, and can be stopped and begun again", async ({ page }) => {
  let asked = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/recorded", async (route) => {
    asked += 1;
    if (asked === 1) await held;
    await route.continue().catch(() => undefined);
  });
  await page.goto("/analysis");
  await page.locator('input[type="file"]').setInputFiles(RECORD);
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await page.getByRole("button", { name: "Arrêter" }).click();
  answer();
  await expect(page.getByText("Arrêté. Rien n’est perdu.")).toBeVisible();
  await page.getByRole("button", { name: "Analyser", exact: true }).click();
  await expect(coup(page)).toBeVisible({ timeout: 60_000 });
  expect(asked).toBe(2);
  await page.reload();
  await expect(coup(page)).toBeVisible();
  expect(asked).toBe(2);
});

test("a decision is shared by its address, drawn, printed, and played on", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: (text: string) => Promise.resolve(void ((window as { copied?: string }).copied = text)) },
    });
  });
  await analyse(page);
  await page.getByRole("slider", { name: "Coup du graphique" }).press("Home");
  await page.locator(".coups").getByRole("button", { name: "Coup 7", exact: true }).click();
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Image" }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  await page.getByRole("button", { name: "Lien vers cette décision" }).click();
  await expect(page.getByText("Lien copié")).toBeVisible();
  const address = await page.evaluate(() => (window as { copied?: string }).copied ?? "");
  expect(address).toContain("/analysis?d=");
  // On paper: the players, the curve, the costliest mistakes with their boards, every coup; nothing to press.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".printed article")).toHaveCount(8);
  await expect(page.locator(".printed article").first()).toContainText(/coûte/);
  await expect(page.getByRole("button", { name: "Imprimer" })).toBeHidden();
  await expect(page.locator(".coups table")).toBeVisible();
  await expect(page.locator(".cards")).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Une décision de Bruno" })).toBeVisible();
  await expect(page.locator(".told h2")).toHaveText("Bévue");
  await expect(page.locator(".reason").first()).toBeVisible();
  await page.getByRole("button", { name: "EN, English" }).click();
  await expect(page.locator(".reason").first()).toContainText("lone dame");
  await page.getByRole("button", { name: "Play on from here" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator(".instrument")).toBeVisible();
});

test("a link that carries nothing is told", async ({ page }) => {
  await page.goto("/analysis?d=nonsense");
  await expect(page.getByRole("alert")).toContainText("ne porte aucune décision");
});

test("after a game: its analysis, one’s mistakes, one’s own page", { tag: "@both" }, async ({ page }) => {
  const table = await finishedGame(page, 10);
  await page.goto(`/table/${table}`);
  await page.getByRole("link", { name: "Analyser la partie" }).click();
  await expect(coup(page)).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(new RegExp(`/analysis/${table}\\?coup=`));
  await page.getByRole("link", { name: "Apprendre de vos fautes" }).click();
  // Ten first plays of the list have mistakes among them; each is asked again, and any answer is judged.
  await expect(page.getByText(/^1 sur \d+$/)).toBeVisible();
  const stay = page.getByRole("button", { name: "Tenir" });
  if (await stay.isVisible()) await stay.click();
  else await playDames(page);
  await expect(page.locator(".verdict")).toContainText("Dans la partie");
  await expect(page.locator(".verdict")).toContainText(/aurait rapporté|Aucun jet ne la punit/);
  await noSeriousViolations(page);
  await fitsTheScreen(page);
  await page.getByRole("button", { name: "Suivante" }).click();
  await page.getByRole("link", { name: "Votre jeu au fil du temps" }).click();
  await expect(page.getByRole("img", { name: /Perte par décision sur une partie/ })).toBeVisible();
  await expect(page.getByText(/Petit échantillon/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Par genre de faute" })).toBeVisible();
  await noSeriousViolations(page);
  await fitsTheScreen(page);
  await page.goto("/history");
  await page
    .locator(".games")
    .getByRole("link", { name: /^Analyser/ })
    .click();
  await expect(coup(page)).toBeVisible();
});

test("a record that is wrong is analysed as far as it is right; what is none gets a sentence", async ({
  page,
  faults,
}) => {
  faults.allow(/422/);
  const wrong = readFileSync(RECORD, "utf8").replace("   7. B 6-5", "   7. A 6-5");
  await analyse(page, { name: "a.txt", mimeType: "text/plain", buffer: Buffer.from(wrong) });
  await expect(page.getByRole("alert")).toContainText("L’analyse s’arrête ici");
  // Cut short, and with an account that is not right: what is there is analysed, and both are told.
  const short = readFileSync(RECORD, "utf8").split("   9. B")[0]!;
  await analyse(page, { name: "c.txt", mimeType: "text/plain", buffer: Buffer.from(short) });
  await expect(page.getByRole("alert")).toContainText("la séance est inachevée");
  await expect(page.getByText("Le récit s’interrompt")).toBeVisible();
  await page.goto("/analysis");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "b.txt", mimeType: "text/plain", buffer: Buffer.from("nothing of a record") });
  await expect(page.getByRole("alert")).toBeVisible();
  await page.goto("/analysis/r-0000000000000000");
  await expect(page.getByRole("alert")).toContainText("gardée dans le navigateur");
});

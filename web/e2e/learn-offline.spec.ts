// Lessons and books on the static site with the network cut. `npm run e2e:proof` walks every lesson whole, in both
// languages and on both screens; here one lesson and one relevé.
import { expect } from "./harness";
import { lessons, releves, walk, withProgress } from "./pupil";
import { loadAndCut, test } from "./static";

const PROOF = Boolean(process.env["TRICTRAC_PROOF"]);
const tag = PROOF ? "@both" : [];

for (const locale of PROOF ? ["fr-FR", "en-GB"] : ["en-GB"])
  test.describe(`offline (${locale})`, () => {
    test.use({ locale });

    for (const lesson of lessons.filter(({ id }) => PROOF || id === "board"))
      test(`lesson ${lesson.number} is walked to mastery`, { tag }, async ({ page, host, isMobile }) => {
        test.slow();
        const { of } = lesson.mastery;
        const last = PROOF ? [] : Array.from({ length: of - 2 }, () => true);
        await withProgress(page, { lessons: { [lesson.id]: { steps: 0, last, mastered: "", changed: "" } } });
        await loadAndCut(page, host);
        await page.goto(`learn/?at=${lesson.id}`);
        await walk(page, lesson, lesson.steps.length + of - last.length, isMobile);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(/acquise|Mastered/);
        // Kept, without anybody to ask.
        await page.goto("learn/");
        await expect(page.locator(`a[href$="/learn/?at=${lesson.id}"]`).getByRole("img")).toBeVisible();
      });

    for (const game of releves.filter(({ id }) => PROOF || id === "lepeintre-3"))
      test(`${game.id} is played through`, { tag }, async ({ page, host, isMobile }) => {
        test.slow();
        await loadAndCut(page, host);
        await page.goto(`learn/?at=${game.id}`);
        await walk(page, game, game.steps.length, isMobile);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(/rejoué|played through/);
      });
  });

test("a throw that the browser makes up is counted, and its link shows the same again", async ({ page, host }) => {
  await loadAndCut(page, host);
  await page.goto("learn/");
  await page.getByRole("link", { name: "Des jets jamais vus" }).click();
  await expect(page).toHaveURL(/\?at=fresh%2F\w+$/);
  const exercise = page.locator("[data-exercise]");
  await expect(exercise).toBeVisible();
  const board = (await exercise.getAttribute("data-exercise")) ?? "";
  await page.reload();
  await expect(exercise).toHaveAttribute("data-exercise", board);
  // No throw is worth 1: the key stands there, and the sheet that says why.
  const fields = page.locator(".guide").getByRole("spinbutton");
  await fields.nth(0).fill("1");
  await fields.nth(1).fill("1");
  await page.getByRole("button", { name: "Valider" }).click();
  await expect(page.getByText(/La réponse\s:\s\d+,\s\d+/)).toBeVisible();
  await expect(
    page
      .locator(".guide")
      .getByText(/^art\./)
      .first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(exercise).not.toHaveAttribute("data-exercise", board);
});

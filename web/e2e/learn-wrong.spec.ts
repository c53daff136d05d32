// A wrong answer of every kind: it says so, gives the key, the article or the figures, shows it on the board, and goes on.
import { expect, fitsTheScreen, noSeriousViolations, test } from "./harness";
import { answer, goOn, lessons, shown, withProgress } from "./pupil";

/** A lesson whose exercises are of the kind. */
const KINDS = {
  name: "board",
  play: "both-dice",
  legal: "closed-cases",
  count: "beating",
  ways: "ways",
  mark: "bredouille",
  order: "order",
  throws: "fill-case",
  ecole: "schools",
  best: "great-jan",
  stay: "stay",
  settle: "marque",
};
const CHOICES = ["best", "stay"];

for (const [kind, id] of Object.entries(KINDS))
  test(`a wrong answer is shown why: ${kind}`, { tag: "@both" }, async ({ page, isMobile }) => {
    const lesson = lessons.find((each) => each.id === id)!;
    await withProgress(page, {
      lessons: { [id]: { steps: lesson.steps.length, last: [], mastered: "", changed: "" } },
    });
    await page.goto(`/learn/${id}`);
    const exercise = await shown(page, lesson);
    expect(exercise.kind).toBe(kind);
    await answer(page, exercise, false, isMobile);
    const guide = page.locator(".guide");
    await expect(guide.locator(".verdict")).toContainText("La réponse");
    if (CHOICES.includes(kind)) {
      const table = page.getByRole("table", { name: "Ce que vaut chaque choix" });
      for (const who of ["Vous", "Le maître"])
        await expect(table.getByRole("row", { name: new RegExp(`^${who}.*%`) })).toBeVisible();
    } else {
      await expect(guide.getByText(/art\.\s[IVX]+/).first()).toBeVisible();
    }
    if (kind === "throws") {
      // What the missed throw does is on the board: its dice, and the way of the dames.
      const throws = page.getByRole("group", { name: "Sur le tablier" });
      await expect(throws.getByRole("button", { pressed: true })).toBeVisible();
      await expect(guide.getByRole("button", { name: /jan rempli/ }).first()).toBeVisible();
    }
    await fitsTheScreen(page);
    await noSeriousViolations(page);
    await expect(page.getByText("Cet exercice reviendra.")).toBeVisible();
    await goOn(page);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
  });

test("a drill has a clock, a rating and the level that it comes up to", async ({ page }) => {
  await withProgress(page, { ratings: { count: { value: 1450, deviation: 60, volatility: 0.06, games: 40 } } });
  await page.goto("/learn/count");
  await expect(page.getByText("niveau : amateur")).toBeVisible();
  await expect(page.getByRole("timer")).toContainText(/encore\s[12]?\d\ss/);
  await answer(page, await shown(page), false);
  const stopped = await page.getByRole("timer").innerText();
  await page.waitForTimeout(1500);
  expect(await page.getByRole("timer").innerText()).toBe(stopped);
});

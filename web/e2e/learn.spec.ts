// Learning: a scripted pupil from the first page to mastery. `npm run e2e:proof` walks every lesson whole, in both
// languages, on both screens; here some lessons that have every kind of answer, begun near their end.
import { readFileSync } from "node:fs";
import { expect, fitsTheScreen, noSeriousViolations, test } from "./harness";
import { answer, answerByKeyboard, debates, goOn, lessons, releves, shown, tabTo, walk, withProgress } from "./pupil";

const PROOF = Boolean(process.env["TRICTRAC_PROOF"]);
const FEW = ["board", "both-dice", "ways", "bredouille", "order", "fill-half"];
const WALKED = lessons.filter(({ id }) => PROOF || FEW.includes(id));
const LANGUAGES = PROOF ? ["fr-FR", "en-GB"] : ["fr-FR"];

test(
  "the first exercise stands on the first screen, and a wrong answer is shown why",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const began = Date.now();
    await page.goto("/");
    await page.getByRole("link", { name: "Apprendre" }).click();
    const number = page.getByRole("spinbutton");
    await expect(number).toBeVisible();
    expect(Date.now() - began).toBeLessThan(10_000);
    await fitsTheScreen(page);
    await noSeriousViolations(page);
    const exercise = await shown(page, lessons[0]);
    await answer(page, exercise, false, isMobile);
    await expect(page.getByRole("status").filter({ hasText: "Ce n’est pas cela" })).toContainText(
      "Votre talon est la case 1",
    );
    await noSeriousViolations(page);
    await goOn(page);
    await answer(page, exercise, true, isMobile);
    await goOn(page);
    await expect(page.getByText("Leçon 1 · 2 sur 5")).toBeVisible();
    // Nothing is lost on reload.
    await page.reload();
    await expect(page.getByText("Leçon 1 · 2 sur 5")).toBeVisible();
  },
);

/** Somebody who reads 200 words a minute and takes four seconds for every answer. */
const READING = { words: 200 / 60, answer: 4 };

test(
  "a newcomer has counted a first score within two minutes by following the steps",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const [first] = lessons;
    const began = Date.now();
    await page.goto("/learn");
    let human = 0;
    for (;;) {
      const exercise = await shown(page, first);
      const words = (await page.locator(".guide").innerText()).split(/\s+/).length;
      human += words / READING.words + READING.answer;
      await answer(page, exercise, true, isMobile);
      if (exercise.kind === "count") break;
      await goOn(page);
    }
    await expect(page.getByRole("status").filter({ hasText: "C’est juste" })).toBeVisible();
    await expect(page.getByText("Dame battue en 15")).toBeVisible();
    expect(human + (Date.now() - began) / 1000, "seconds").toBeLessThan(120);
  },
);

test("lessons 1 to 14 are found, begun and answered by keyboard, and told in words", async ({ page }) => {
  test.slow();
  const fourteen = lessons.slice(0, 14);
  await page.goto("/learn");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeFocused();
  await tabTo(page, page.locator('a[href="/learn/board"]'));
  for (const { id, number } of fourteen) {
    const link = page.locator(`a[href="/learn/${id}"]`);
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleName(new RegExp(`^${number} .`));
    await page.keyboard.press("Tab");
  }
  for (const lesson of fourteen) {
    await page.goto(`/learn/${lesson.id}`);
    for (const { exercise } of PROOF ? lesson.steps : lesson.steps.slice(0, 1)) {
      // Whoever listens begins at the question.
      const question = page.getByRole("heading", { level: 2 }).first();
      await expect(question).toBeFocused();
      await answerByKeyboard(page, exercise);
      await expect(page.locator(".verdict")).toHaveRole("status");
      await expect(page.locator(".verdict")).toContainText("C’est juste");
      // And goes on from the button that has the focus now.
      await expect(page.getByRole("button", { name: "Continuer" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.locator(".verdict")).toHaveCount(0);
    }
  }
});

for (const locale of LANGUAGES)
  for (const lesson of WALKED)
    test(
      `lesson ${lesson.number} is walked to mastery (${locale})`,
      { tag: PROOF ? "@both" : [] },
      async ({ visitor, isMobile }) => {
        const page = await visitor({ locale });
        const { of } = lesson.mastery;
        const last = PROOF ? [] : Array.from({ length: of - 2 }, () => true);
        const steps = PROOF ? 0 : lesson.steps.length - 1;
        await withProgress(page, { lessons: { [lesson.id]: { steps, last, mastered: "", changed: "" } } });
        await page.goto(`/learn/${lesson.id}`);
        await walk(page, lesson, lesson.steps.length - steps + of - last.length, isMobile);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(/acquise|Mastered/);
        const link = page.getByRole("navigation", { name: /leçons|lessons/ }).locator(`a[href="/learn/${lesson.id}"]`);
        await expect(link.getByRole("img")).toBeVisible();
      },
    );

test(
  "a relevé is played through: the book and the master are compared, and nothing is lost on reload",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const game = releves.find(({ id }) => id === "lepeintre-3")!;
    await page.goto("/learn");
    await page.getByRole("link", { name: "Lepeintre III" }).click();
    await expect(page.getByText("Coup 1 sur 5")).toBeVisible();
    await walk(page, game, 3, isMobile);
    await expect(page.getByText("L’adversaire amène")).toHaveCount(0);
    // The third coup: six points that the book does not see, then a play that is not the best.
    await walk(page, game, 2, isMobile);
    await answer(page, await shown(page, game), false, isMobile);
    const table = page.getByRole("table", { name: "Ce que vaut chaque choix" });
    for (const who of ["Vous", "Le livre", "Le maître"])
      await expect(table.getByRole("row", { name: new RegExp(`^${who}.*%`) })).toBeVisible();
    await expect(page.getByText("le coin par puissance", { exact: false })).toBeVisible();
    await noSeriousViolations(page);
    await fitsTheScreen(page);
    await page.reload();
    await expect(page.getByText("Coup 4 sur 5")).toBeVisible();
    await answer(page, await shown(page, game), true, isMobile);
    await expect(page.getByText("L’adversaire joue 20 → 14, 19 → 14.")).toBeVisible();
    await goOn(page);
    await walk(page, game, 3, isMobile);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("9 réponses justes sur 10");
    await expect(page.locator('a[href="/learn/lepeintre-3"]').locator("..").getByRole("img")).toBeVisible();
    await page.getByRole("button", { name: "Le rejouer" }).click();
    await expect(page.getByText("Coup 1 sur 5")).toBeVisible();
  },
);

if (PROOF)
  for (const locale of LANGUAGES)
    for (const game of releves)
      test(`${game.id} is played through (${locale})`, { tag: "@both" }, async ({ visitor, isMobile }) => {
        test.slow();
        const page = await visitor({ locale });
        await page.goto(`/learn/${game.id}`);
        await walk(page, game, game.steps.length, isMobile);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(/rejoué|played through/);
      });

test("a debate tells both sides with their figures, in its list and in its lesson", async ({ visitor }) => {
  const page = await visitor({ locale: "en-GB" });
  await page.goto("/learn/debates");
  await page.getByRole("link", { name: "LL 79" }).click();
  const debate = debates.find(({ id }) => id === "ll-79")!;
  const told = async () => {
    await expect(page.getByText("LL 79 fills and runs on", { exact: false })).toBeVisible();
    await answer(page, debate.step.exercise, false);
    const table = page.getByRole("table", { name: "What each choice is worth" });
    for (const who of ["The book", "The master"])
      await expect(table.getByRole("row", { name: new RegExp(`^${who}.*% ± 0\\.\\d`) })).toBeVisible();
    await expect(page.getByText(/wins 3\.\d % more \(± 0\.\d\): settled/)).toBeVisible();
    await noSeriousViolations(page);
  };
  await told();
  const lesson = lessons.find(({ id }) => id === debate.lesson)!;
  const steps = lesson.steps.length - 1;
  await page.evaluate(
    ([id, steps]) =>
      localStorage.setItem(
        "trictrac.progress",
        JSON.stringify(
          JSON.stringify({
            format: "trictrac progress",
            version: 1,
            lessons: { [id as string]: { steps, last: [], mastered: "", changed: "" } },
          }),
        ),
      ),
    [lesson.id, steps] as const,
  );
  await page.goto(`/learn/${lesson.id}`);
  await told();
});

test("what was missed comes back for review, and can be dismissed", async ({ page }) => {
  const lesson = lessons.find(({ id }) => id === "ways")!;
  await withProgress(page, { lessons: { ways: { steps: lesson.steps.length, last: [], mastered: "", changed: "" } } });
  await page.goto("/learn/ways");
  const missed = await shown(page, lesson);
  await answer(page, missed, false);
  await expect(page.getByText("Cet exercice reviendra.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Rien à revoir" })).toBeVisible();
  // A day later.
  await page.clock.setFixedTime(Date.now() + 86_400_000);
  await page.reload();
  await page.getByRole("link", { name: "Un exercice à revoir" }).click();
  expect(await shown(page)).toEqual(missed);
  await page.getByRole("button", { name: "Ne plus demander" }).click();
  await expect(page.getByText("Il ne reste rien pour l’instant.")).toBeVisible();
});

test("a link shares an exercise of a lesson, and one that is gone says so", async ({ page, context, visitor }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const lesson = lessons.find(({ id }) => id === "ways")!;
  await withProgress(page, { lessons: { ways: { steps: lesson.steps.length, last: [], mastered: "", changed: "" } } });
  await page.goto("/learn/ways");
  const exercise = await shown(page, lesson);
  await answer(page, exercise, true);
  await page.getByRole("button", { name: "Copier un lien" }).click();
  await expect(page.getByText("Le lien de cet exercice est copié.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await visitor();
  await other.goto(link);
  expect(await shown(other, lesson)).toEqual(exercise);
  await other.goto("/learn/one/beat-ways/nothing");
  await expect(other.getByRole("heading", { name: "Cet exercice n’existe plus." })).toBeVisible();
});

test("ten throws a day give a result that spoils nothing", async ({ page }) => {
  const day = new Date().toISOString().slice(0, 10);
  await withProgress(page, { daily: { [day]: Array.from({ length: 9 }, () => true) } });
  await page.goto("/learn/daily");
  await expect(page.getByText("Jet 10 sur 10")).toBeVisible();
  await answer(page, await shown(page), false);
  await goOn(page);
  await expect(page.getByText("●●●●●●●●●○ 9/10")).toBeVisible();
});

test("placement ends at a lesson, by keyboard", async ({ page }) => {
  await page.goto("/learn/place");
  const unknown = page.getByRole("button", { name: "Je ne sais pas" });
  await expect(unknown).toBeVisible();
  for (let asked = 0; asked < 12 && (await unknown.isVisible()); asked += 1) {
    const before = await page.locator("[data-exercise]").getAttribute("data-exercise");
    await unknown.focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(async () =>
        (await unknown.isVisible()) ? page.locator("[data-exercise]").getAttribute("data-exercise") : "placed",
      )
      .not.toBe(before);
  }
  await expect(page.getByText("Commencez par la leçon 1")).toBeVisible();
});

test("progress is taken elsewhere by a file, and a bad file loses nothing", async ({ page, visitor }) => {
  await withProgress(page, {
    gates: {},
    days: ["2026-11-16"],
    lessons: { board: { steps: 4, last: [], mastered: "2026-11-16T10:00:00Z", changed: "2026-11-16T10:00:00Z" } },
  });
  await page.goto("/learn");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Enregistrer un fichier" }).click();
  const saved = readFileSync(await (await download).path());
  const other = await visitor();
  await other.goto("/learn");
  const file = other.locator('input[type="file"]');
  const bad = {
    name: "p.json",
    mimeType: "application/json",
    buffer: Buffer.from('{"format":"trictrac progress","version":0}'),
  };
  await file.setInputFiles(bad);
  await expect(other.getByText("rien n’a changé", { exact: false })).toBeVisible();
  await file.setInputFiles({ name: "p.json", mimeType: "application/json", buffer: saved });
  await expect(other.locator('a[href="/learn/board"]').getByRole("img")).toBeVisible();
});

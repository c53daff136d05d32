// A phone held upright: fingers only, the board folded, the sheet in a drawer.
import type { Locator, Page } from "@playwright/test";
import { expect, fitsTheScreen, noSeriousViolations, test } from "./harness";
import { boxOf, openTable, twoAtTable } from "./playing";

const START = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.0.12_4b.0.12_6-4";
const SEATS = [{ kind: "person" as const }, { kind: "computer" as const, level: "novice" }];

test("a coup by touch: the drawer comes up, shows its dames, and gives way", { tag: "@phone" }, async ({ page }) => {
  await openTable(page, { options: { start: START }, seats: SEATS });
  await expect(page.locator(".board.folded")).toBeVisible();
  const stood = await boxOf(page.locator(".instrument"));
  await page.getByRole("button", { name: /Prendre les dés/ }).tap();
  const line = page.getByRole("button", { name: /Grand jan rempli/ });
  await expect(line).toBeVisible();
  await noSeriousViolations(page);
  // The sheet lies over the table that it does not speak of, and the board stays where it is; so it is for who comes back.
  expect(await boxOf(page.locator(".instrument"))).toEqual(stood);
  await page.reload();
  await expect
    .poll(async () => (await bottom(page.locator("[data-drawer] .content"))) - stood.y)
    .toBeCloseTo(stood.height / 2, 0);
  await line.tap();
  await expect(page.locator("svg.live .marks .head:not(.casing)")).toHaveCount(3);
  const isSeen = (low: number) =>
    page.locator(`.case[data-low="${low}"]`).evaluate((fleche) => {
      const { x, y, width, height } = fleche.getBoundingClientRect();
      return fleche.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });
  await expect.poll(() => isSeen(11)).toBe(true);
  expect(await isSeen(4)).toBe(false);
  await page.getByRole("button", { name: /^Dame battue en 22/ }).tap();
  await expect.poll(() => isSeen(22)).toBe(true);
  expect(await isSeen(11)).toBe(false);
  await page.getByRole("button", { name: /^Dame battue en 22/ }).tap();
  await page.getByRole("button", { name: /^Tenir/ }).tap();
  // Every finger counts: the first one folds the sheet, and the dame goes the only way it has.
  await page.locator('.case[data-low="7"]').tap();
  await expect(page.locator('.case[data-low="7"]')).toHaveAccessibleName("flèche 7, deux dames blanches");
  await page.locator('.case[data-low="11"]').tap();
  await page.locator('.case[data-low="5"]').tap();
  await page.locator('.case[data-low="11"]').tap();
  expect(await boxOf(page.locator(".instrument"))).toEqual(stood);
  await page.getByRole("button", { name: "Jouer ce coup" }).tap();
  await expect(page.locator(".handle .title")).not.toHaveText(/^Six et quatre/);
});

test("nothing sticks out of a phone's screen", { tag: "@phone" }, async ({ page }) => {
  await openTable(page, { options: { start: START, modes: ["strict", "strict"] }, seats: SEATS });
  await page.getByRole("button", { name: /Prendre les dés/ }).tap();
  await expect(page.getByRole("slider")).toBeVisible();
  await fitsTheScreen(page);
  await noSeriousViolations(page);
});

const EARLY = "1x9-2x2-3x2-4-5_1x10-2x2-3x2-6_w_2.3.12_0.0.12_4-1";
const line = (page: Page) => page.locator(".handle .title");
const bottom = async (piece: Locator) => {
  const box = await boxOf(piece);
  return box.y + box.height;
};
const top = async (piece: Locator) => (await boxOf(piece)).y;

test("folded, the drawer says who and what; nothing lies over anything", { tag: "@phone" }, async ({ page }) => {
  await openTable(page, { options: {}, seats: SEATS });
  await expect(line(page)).toHaveText(/À qui commence\s: jetez pour la primauté · Novice\s: \d/);
  await expect(page.locator("[data-side=white]")).toBeInViewport({ ratio: 1 });
  await openTable(page, { options: { start: EARLY }, seats: SEATS });
  await page.getByRole("button", { name: /Prendre les dés/ }).tap();
  await expect(line(page)).toHaveText("Quatre et as · À vous de jouer");
  await expect(page.locator(".controls")).toHaveText("Touchez une dame");
  await expect(page.locator(".controls button")).toHaveCount(0);
  const own = page.locator("[data-side=white]");
  for (const size of [
    { width: 390, height: 844 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size);
    await expect.poll(async () => (await bottom(page.locator(".instrument"))) <= (await top(own))).toBe(true);
    const handle = page.locator(".handle");
    await expect.poll(async () => (await bottom(own)) <= (await top(handle))).toBe(true);
    await expect.poll(async () => (await bottom(handle)) <= (await top(page.locator(".controls")))).toBe(true);
    await expect.poll(async () => bottom(page.locator(".controls"))).toBeLessThanOrEqual(size.height);
  }
  // Open, it lies over one of the two tables and no more.
  await page.locator(".handle").tap();
  const instrument = await boxOf(page.locator(".instrument"));
  const middle = instrument.y + instrument.height / 2;
  const sheet = page.locator("[data-drawer] .content");
  const away = async () => Math.min(Math.abs((await top(sheet)) - middle), Math.abs((await bottom(sheet)) - middle));
  await expect.poll(away).toBeLessThan(2);
  await expect(page.locator("ol li", { hasText: "Tenir" })).toContainText("sans objet");
});

test("the choice of dames is not offered before that of leaving", { tag: "@phone" }, async ({ page }) => {
  await openTable(page, { options: { start: START }, seats: SEATS });
  await page.getByRole("button", { name: /Prendre les dés/ }).tap();
  await expect(page.getByRole("button", { name: /^Tenir/ })).toBeInViewport();
  await expect(page.locator(".controls")).toHaveCount(0);
  await page.getByRole("button", { name: /^Tenir/ }).tap();
  await expect(page.locator(".controls")).toBeVisible();
});

test("on its side, board and choice are on the screen together", { tag: "@phone" }, async ({ page }) => {
  for (const size of [
    { width: 844, height: 390 },
    { width: 720, height: 450 },
  ]) {
    await page.setViewportSize(size);
    await openTable(page, { options: { start: START }, seats: SEATS });
    await page.getByRole("button", { name: /Prendre les dés/ }).tap();
    for (const part of [page.locator(".instrument"), page.getByRole("button", { name: /^Tenir/ })])
      await expect(part).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: /^Tenir/ }).tap();
    await expect(page.locator(".controls")).toBeInViewport({ ratio: 1 });
    await fitsTheScreen(page);
  }
});

test(
  "what is said is seen in the folded drawer until it is read",
  { tag: "@both" },
  async ({ page, visitor, hasTouch }) => {
    const bruno = await visitor();
    await twoAtTable(page, bruno, { start: EARLY });
    if (hasTouch) await bruno.locator(".handle").tap();
    await bruno.getByText("Conversation", { exact: true }).click();
    await bruno.getByRole("textbox", { name: "Écrire" }).fill("Bien le bonjour");
    await bruno.getByRole("textbox", { name: "Écrire" }).press("Enter");
    await expect(page.getByRole("status").getByText("Bruno : Bien le bonjour")).toBeVisible();
    const unread = page.getByText("1 à lire");
    await expect(unread.locator("visible=true")).toHaveCount(1);
    if (hasTouch) await page.locator(".handle").tap();
    await page.locator("summary", { hasText: "Conversation" }).click();
    await expect(unread).toHaveCount(0);
    await expect(page.locator("li", { hasText: "Bien le bonjour" })).toBeVisible();
  },
);

test("every place of the house is in sight on the narrowest phone", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/rules");
  const tops = new Set<number>();
  for (const name of ["Jouer", "Apprendre", "Analyser", "Règles", "Parties"]) {
    const place = page.getByRole("navigation").getByRole("link", { name }).first();
    await expect(place).toBeInViewport({ ratio: 1 });
    tops.add((await boxOf(place)).y);
  }
  expect(tops.size, "one line").toBe(1);
});

test("a side stays on its one line however much it has marked", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(() => localStorage.setItem("trictrac.settings", JSON.stringify({ lang: "en" })));
  await openTable(page, { options: { start: START.replace("4b.0.12", "4b.11.12") }, seats: SEATS });
  await expect(page.locator("[data-side=black] .score")).toHaveText(/4 points\s*· in bredouille\s*· 11 holes/);
  const [marked, bare] = await page.locator(".player").evaluateAll((lines) => lines.map((line) => line.clientHeight));
  expect(marked).toBe(bare);
});

test(
  "on the narrowest phone the marks are whole, and why a throw scores comes first",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openTable(page, { options: { start: "1x9-2x2-3x2-4-5_1x10-2x2-3x2-6_w_8b.11.12_0.0.12_6-5" }, seats: SEATS });
    await expect(page.locator("[data-side=white] .name")).toHaveText("Vous");
    await expect(page.locator("[data-side=white] .score")).toHaveText(/8 points\s*· en bredouille\s*· 11 trous/);
    for (const words of await page.locator(".player .score").all())
      expect(await words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
    await openTable(page, { options: { start: START }, seats: SEATS });
    await page.getByRole("button", { name: /Prendre les dés/ }).tap();
    const why = page.getByRole("button", { name: /^Dame battue en 14/ });
    await expect(why).toBeInViewport({ ratio: 1 });
    expect(await top(why)).toBeLessThan(await top(page.getByRole("list", { name: /article XVIII/ })));
  },
);

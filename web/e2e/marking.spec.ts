// Marking with one's own hands: assisted with its warnings; strict with écoles made, called, contested and settled.
import type { Locator, Page } from "@playwright/test";
import { fichetPlace, jetonPlaces, restingJetons } from "../src/board/counters";
import { FOLDED, WIDE, type Point } from "../src/board/geometry";
import { expect, noSeriousViolations, test } from "./harness";
import { boxOf, openTable, playDames, twoAtTable } from "./playing";

/** White has ten points and no trou; six and four is worth 38: seven trous, nothing left over. */
const START = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.0.12_4b.0.12_6-4";
const score = (page: Page, side: "white" | "black") => page.locator(`[data-side=${side}] .score`);

async function takeDice(page: Page): Promise<void> {
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await expect(page.locator(".controls")).toBeVisible();
}

const step = (page: Page) => page.locator("ol li[aria-current=step]");

/** On a phone: the large board again, where the sheet came up by itself. */
async function fold(page: Page): Promise<void> {
  const open = page.locator(".handle[aria-expanded=true]");
  if (await open.isVisible()) await open.tap();
  await expect(open).toHaveCount(0);
  await expect(page.locator(".board.folded")).toBeVisible();
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
  await playDames(page);
  await expect(page.locator("h2")).not.toHaveText("Six et quatre");
});

test("strict: an école is made, called, contested in vain, and settled", async ({ page, visitor }) => {
  const bruno = await visitor();
  await twoAtTable(page, bruno, { start: START, modes: ["strict", "strict"] });
  await takeDice(page);
  await expect(page.getByText("la feuille reste cachée")).toBeVisible();
  await expect(page.locator(".what-now")).toHaveText("À vous de marquer, puis de jouer");
  await expect(step(page)).toContainText("Marquer");
  await mark(page, 36, 5); // two points less than the throw is worth
  await expect(score(page, "white")).toHaveText(/10 points.*5 trous/);
  // What the dames would do is not offered while something is to be decided.
  await expect(page.locator(".controls")).toHaveCount(0);
  await page.getByRole("button", { name: /^Tenir/ }).click();
  await expect(step(page)).toContainText("Jouer");
  await expect(page.locator(".what-now")).toHaveText("À vous de jouer");
  await playDames(page);
  await claim(bruno, 2);
  await expect(score(bruno, "black")).toHaveText(/2 points/);
  await expect(bruno.getByText("Vous réclamez une école de 2 points.")).toBeVisible();
  const contest = page.getByRole("button", { name: "Contester l’école" });
  await expect(contest).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Bruno réclame une école de 2 points.");
  await noSeriousViolations(page);
  await contest.click();
  // Both are shown why, and what each has of it.
  for (const [each, worth] of [
    [page, "Six et quatre vous valait 38 points ; vous en avez marqué 36."],
    [bruno, "qui en a marqué 36."],
  ] as const) {
    const why = each.getByRole("region", { name: "Le sort de l’école" });
    await expect(why).toContainText("L’école de 2 points était juste.");
    await expect(why).toContainText(/Contestée à tort\s: 2 points, et autant de plus, pour (Bruno|vous)\./);
    await expect(why).toContainText(worth);
    await expect(why).toContainText("École par moins : 2 points.");
    // It is explained on the position it speaks of, and the line that is pointed at is drawn there.
    await expect(why.locator(".board")).toBeVisible();
    await expect(why.locator("svg.live .marks .head:not(.casing)")).toHaveCount(0);
    await why.getByRole("button", { name: /Grand jan rempli/ }).hover();
    await expect(why.locator("svg.live .marks .head:not(.casing)")).toHaveCount(3);
  }
  await noSeriousViolations(page);
  await page.getByText("Récit").click();
  await expect(page.locator("li").getByText(/Vous contestez, à tort\s: 2 points pour l’adversaire\./)).toBeVisible();
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
  await playDames(page);
  await claim(bruno, 4);
  await expect(score(bruno, "black")).toHaveText(/4 points/);
  await page.getByRole("button", { name: "Contester l’école" }).click();
  await expect(score(page, "white")).toHaveText(/4 points/);
  await expect(score(page, "black")).toHaveText(/0 point/);
  const why = bruno.getByRole("region", { name: "Le sort de l’école" });
  await expect(why).toContainText("Fausse école de 4 points.");
  await expect(why).toContainText("La marque était juste.");
  await why.getByRole("button", { name: "Vu" }).click();
  await expect(why).toHaveCount(0);
});

test("phone: who is sent to school sees it, and both see how it ends", { tag: "@phone" }, async ({ page, visitor }) => {
  const bruno = await visitor();
  await twoAtTable(page, bruno, { start: START, modes: ["strict", "strict"] });
  const line = (each: Page) => each.locator(".handle .title");
  await page.getByRole("button", { name: /Prendre les dés/ }).tap();
  await expect(page.getByRole("slider")).toBeInViewport();
  await mark(page, 26, 5);
  await page.getByRole("button", { name: /^Tenir/ }).tap();
  await fold(page);
  await expect(line(page)).toHaveText("Six et quatre · À vous de jouer");
  await playDames(page);
  // The sheet comes up for what was received; «École !» is under the thumb.
  await expect(bruno.getByRole("slider")).toBeInViewport();
  await claim(bruno, 12);
  await expect(bruno.getByText("Vous réclamez une école de 12 points.")).toBeInViewport();
  await expect(line(page)).toHaveText("Bruno réclame une école de 12 points.");
  const contest = page.getByRole("button", { name: "Contester l’école" });
  await expect(contest).toBeInViewport();
  await noSeriousViolations(page);
  await contest.tap();
  for (const each of [page, bruno]) await expect(each.getByText("L’école de 12 points était juste.")).toBeInViewport();
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
  await playDames(page);
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
  await playDames(page);
  await page.getByText("Récit").click();
  await expect(page.locator("li").getByText(/«\sÉcole\s!\s» Novice relève 38 points\./)).toBeVisible();
});

/** White has two points and three trous, and nothing is due that is not theirs to see. */
const EARLY = "1x9-2x2-3x2-4-5_1x10-2x2-3x2-6_w_2.3.12_0.0.12_4-1";
const grip = (page: Page, counter: "jeton" | "fichet") => page.locator(`[data-grip="${counter}"]`);
const words = (page: Page) => page.locator("svg.live .tag text");

const centre = async (piece: Locator): Promise<Point> => {
  const box = await boxOf(piece);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A point of the board on the page. */
async function onPage(page: Page, place: (layout: typeof WIDE) => Point): Promise<Point> {
  const layout = (await page.locator(".board.folded").count()) > 0 ? FOLDED : WIDE;
  const box = await boxOf(page.locator(".instrument"));
  const { x, y } = place(layout);
  return { x: box.x + (x * box.width) / layout.width, y: box.y + (y * box.height) / layout.height };
}
const jetonAt = (points: number) => (layout: typeof WIDE) => jetonPlaces(layout, true, points, 1)[0]!;
const holeOf = (trous: number) => (layout: typeof WIDE) => fichetPlace(layout, true, trous);
const home = (layout: typeof WIDE) => restingJetons(layout, 1)[0]!;
/** On the leather before the corner, where nothing of one's marks has its place. */
const nowhere = (layout: typeof WIDE) => ({ x: layout.width / 2, y: layout.tables[0].y + 20 });

async function dragByMouse(page: Page, piece: Locator, to: Point, before?: () => Promise<void>): Promise<void> {
  const from = await centre(piece);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await before?.();
  await page.mouse.up();
}

async function dragByFinger(page: Page, piece: Locator, to: Point, before?: () => Promise<void>): Promise<void> {
  const from = await centre(piece);
  const finger = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: [...touchPoints] });
  await touch("touchStart", [from]);
  for (let part = 1; part <= 8; part++) {
    await touch("touchMove", [{ x: from.x + ((to.x - from.x) * part) / 8, y: from.y + ((to.y - from.y) * part) / 8 }]);
  }
  // It rests before it lets go: a browser takes the next tap after a flick for the end of that flick.
  await page.waitForTimeout(150);
  await touch("touchMove", [to]);
  await before?.();
  await touch("touchEnd", []);
}

test("strict: jeton and fichet are drawn along the board", async ({ page, visitor }) => {
  const bruno = await visitor();
  await twoAtTable(page, bruno, { start: EARLY, modes: ["strict", "strict"] });
  await takeDice(page);
  const slider = page.getByRole("slider");
  const fichet = page.getByRole("combobox", { name: "Fichet" });

  await dragByMouse(page, grip(page, "jeton"), await onPage(page, jetonAt(8)), async () => {
    await expect(words(page)).toHaveText("8 points (+6)");
  });
  await expect(slider).toHaveValue("6");
  await expect(words(page)).toHaveCount(0);
  // Drawn back a place, and let go elsewhere: then it stays where it was.
  await dragByMouse(page, grip(page, "jeton"), await onPage(page, jetonAt(6)));
  await expect(slider).toHaveValue("4");
  await dragByMouse(page, grip(page, "jeton"), await onPage(page, nowhere), async () => {
    await expect(words(page)).toHaveCount(0);
  });
  await expect(slider).toHaveValue("4");

  await dragByMouse(page, grip(page, "fichet"), await onPage(page, holeOf(5)), async () => {
    await expect(words(page)).toHaveText("5 trous (+2)");
  });
  await expect(fichet).toHaveValue("2");
  await page.getByRole("button", { name: "Remettre", exact: true }).click();
  await expect(slider).toHaveValue("0");
  await expect(fichet).toHaveValue("0");

  // Home: ten points more than two are a trou, and its owner moves the fichet.
  await dragByMouse(page, grip(page, "jeton"), await onPage(page, home), async () => {
    await expect(words(page)).toHaveText("0 point (+10)");
  });
  await dragByMouse(page, grip(page, "fichet"), await onPage(page, holeOf(4)));
  await noSeriousViolations(page);
  await page.getByRole("button", { name: "Marquer 10 points" }).click();
  await expect(score(page, "white")).toHaveText(/0 point\s*· 4 trous/);
  await expect(score(bruno, "white")).toHaveText(/0 point\s*· 4 trous/);
  await expect(slider).toHaveValue("0");
});

test("by finger: the jeton is drawn, one press under the thumb marks it", { tag: "@phone" }, async ({ page }) => {
  await openTable(page, {
    options: { start: EARLY, modes: ["strict", "automatic"] },
    seats: [{ kind: "person" }, { kind: "computer", level: "novice" }],
  });
  await page.getByRole("button", { name: /Prendre les dés/ }).tap();
  await expect(page.getByRole("slider")).toBeInViewport();
  await fold(page);
  await dragByFinger(page, grip(page, "jeton"), await onPage(page, jetonAt(6)), async () => {
    await expect(words(page)).toHaveText("6 points (+4)");
  });
  const mark = page.getByRole("button", { name: "Marquer 4 points" });
  await expect(mark).toBeInViewport();
  await noSeriousViolations(page);
  await page.getByRole("button", { name: "Remettre", exact: true }).tap();
  await expect(mark).toHaveCount(0);
  // The line of the folded sheet hides no button of the board.
  await expect
    .poll(async () => {
      const handle = await boxOf(page.locator(".handle"));
      return handle.y + handle.height <= (await boxOf(page.locator(".controls"))).y;
    })
    .toBe(true);
  await dragByFinger(page, grip(page, "jeton"), await onPage(page, jetonAt(4)));
  await page.getByRole("button", { name: "Marquer 2 points" }).tap();
  // Nothing was due: one novice in ten sees it, and the two points are gone to the école at once.
  const marked = score(page, "white").filter({ hasText: /4 points.*3 trous/ });
  await expect(marked.or(page.getByText("Novice réclame une école de 2 points.")).first()).toBeVisible();
});

test("assisted: the program warns of a jeton drawn too far", { tag: "@both" }, async ({ page, hasTouch }) => {
  await openTable(page, {
    options: { start: EARLY, modes: ["assisted", "automatic"] },
    seats: [{ kind: "person" }, { kind: "computer", level: "novice" }],
  });
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await expect(grip(page, "jeton")).toBeVisible();
  if (hasTouch) await fold(page);
  const drag = hasTouch ? dragByFinger : dragByMouse;
  await drag(page, grip(page, "jeton"), await onPage(page, jetonAt(10)));
  await page.getByRole("button", { name: "Marquer 8 points" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("8 points de trop");
});

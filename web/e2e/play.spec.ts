// A newcomer, from the first page to the end of a game against the computer.
import { expect, noSeriousViolations, test } from "./harness";
import { boxOf, isOver, openTable, playUntil, takeDice, throwForTheOpening } from "./playing";

test("from the first page to the first throw in one press", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Partie courte").click();
  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await expect(page).toHaveURL(/\/table\/[\w-]+$/);
  await expect(page.getByRole("banner")).toContainText("en 3 trous");
  await expect(page.getByRole("button", { name: /Jeter un dé/ })).toBeVisible();
  await noSeriousViolations(page);
  await throwForTheOpening(page, () => page.getByRole("button", { name: /Jeter un dé/ }).click({ timeout: 1500 }));
  await playUntil(page, async () => (await page.locator(".controls").count()) > 0, 20);
  // The throw is named in words, the order of the coup stands there, what may be done is said.
  await expect(page.locator("h2")).toHaveText(/et|bezet|double-deux|terne|carmes|quine|sonnez/i);
  await expect(page.getByRole("list", { name: /article XVIII/ }).locator("[aria-current=step]")).toHaveCount(1);
  await noSeriousViolations(page);
});

test("a newcomer plays a short game to its end and asks for a return match", async ({ page }) => {
  test.setTimeout(150_000);
  await page.goto("/");
  await page.getByText("Autrement").click();
  await page.getByLabel("Trous de la partie").selectOption("1");
  await page.getByRole("combobox", { name: "Place 2" }).selectOption("novice");
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(page.getByRole("button", { name: /Jeter un dé/ })).toBeVisible();
  // The board does not move by a pixel, from the first throw to the settlement.
  const places = new Set<string>();
  const isEnd = isOver(page);
  const measured = async () => {
    places.add(
      await page.locator(".instrument").evaluate((instrument) => {
        const { x, y, width, height } = instrument.getBoundingClientRect();
        return [x, y + scrollY, width, height].join(" ");
      }),
    );
    return isEnd();
  };
  await playUntil(page, measured, 120);
  await measured();
  expect([...places].filter((place) => !place.endsWith(" 0"))).toHaveLength(1);
  await expect(page.locator("h1")).toHaveText(/gagné|perdu/);
  await expect(page.getByRole("heading", { name: "Règlement" })).toBeVisible();
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await expect(page.locator("tbody td").last()).not.toBeEmpty();
  await noSeriousViolations(page);
  await page.getByRole("button", { name: "La revanche", exact: true }).click();
  await expect(page.getByRole("button", { name: /Jeter un dé/ })).toBeVisible();
});

const FILLING = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.12_4b.5.12_6-4";
const AGAINST_THE_COMPUTER = [{ kind: "person" as const }, { kind: "computer" as const, level: "novice" }];

test("the sheet draws its reasons, the sum is told, staying and leaving say what they bring", async ({ page }) => {
  await openTable(page, {
    options: { start: FILLING },
    seats: [{ kind: "person" }, { kind: "computer", level: "apprenti" }],
  });
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await expect(page.locator("h2")).toHaveText("Six et quatre");
  await expect(page.getByText("Vous gagnez 38 points")).toBeVisible();
  await expect(page.locator(".tidings")).toHaveText("Vous marquez 7 trous · Apprenti perd ses 4 points");
  await expect(page.getByText("10 + 38 = 48")).toBeVisible();
  await expect(page.getByText("7 trous (1 simple, 6 en bredouille), sans reste", { exact: true })).toBeVisible();
  const filled = page.getByRole("button", { name: /Grand jan rempli/ });
  await filled.hover();
  await expect(page.locator("svg.live .marks .head:not(.casing)")).toHaveCount(3);
  await expect(page.getByRole("button", { name: /^Tenir/ })).toContainText("le jeu continue");
  await expect(page.getByRole("button", { name: /^S’en aller/ })).toContainText("10 trous, points effacés");
  await page.getByRole("button", { name: /^S’en aller/ }).click();
  await expect(page.locator("h2")).toHaveText(/À vous de jeter/);
  await expect(page.locator("[data-side=white] .score")).toHaveText(/0 point\s*· 10 trous/);
  // Against the computer it can be taken back until the next throw, and the letters are those of the language.
  await page.getByRole("button", { name: "Finalement, ne pas s’en aller" }).click();
  await expect(page.locator("h2")).toHaveText("Six et quatre");
  await page.getByRole("button", { name: /^EN,/ }).click();
  await expect(page.getByRole("button", { name: /^Stay S/ })).toBeVisible();
  await expect(page.locator("[data-side=black] .name")).toHaveText("Apprentice");
  await page.keyboard.press("l");
  await expect(page.locator("h2")).toHaveText("Your turn to throw");
  await page.keyboard.press("Backspace");
  await page.keyboard.press("s");
  await expect(page.locator(".controls")).toContainText("Touch a dame");
  await expect(page.locator("h2")).toHaveText("Six and four");
});

test("leaving is told to the law with the throw that follows", async ({ page }) => {
  await openTable(page, { options: { start: FILLING }, seats: AGAINST_THE_COMPUTER });
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await expect(page.getByRole("button", { name: /^S’en aller S/ })).toBeVisible();
  await page.keyboard.press("s");
  await page.locator("button.act:visible").click();
  await expect(page.locator("h2")).not.toHaveText(/À vous de jeter|Six et quatre/);
  await expect(page.getByText("Le tablier en texte")).toBeVisible();
  await page.getByText("Récit").click();
  await expect(page.getByText(/Vous vous en allez/)).toBeVisible();
  await expect(page.locator("[data-side=white] .score")).toContainText("10 trous");
});

test("a line of the sheet explains its words and leads to its article, and still draws itself", async ({ page }) => {
  await openTable(page, { options: { start: FILLING }, seats: AGAINST_THE_COMPUTER });
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  const sheet = page.getByRole("region", { name: "Feuille du coup" });
  await sheet.getByRole("button", { name: "battue", exact: true }).click();
  await expect(page.locator(".gloss")).toContainText("dame adverse seule");
  // It does not lie over its line.
  const [line, popover] = await Promise.all([boxOf(sheet.locator("li").first()), boxOf(page.locator(".gloss"))]);
  expect(popover.y >= line.y + line.height || popover.y + popover.height <= line.y).toBe(true);
  await expect(page.locator("svg.live .marks .head:not(.casing)")).not.toHaveCount(0);
  await page.keyboard.press("Escape");
  await sheet.getByRole("button", { name: "bredouille" }).click();
  await expect(page.locator(".gloss")).toContainText("compte double");
  await page.keyboard.press("Escape");
  const article = sheet.getByRole("link", { name: /art. XIII/ });
  await expect(article).toHaveAttribute("href", "/rules/XIII");
  const [law] = await Promise.all([page.waitForEvent("popup"), article.click()]);
  await expect(law.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("h2")).toHaveText("Six et quatre");
  await noSeriousViolations(page);
});

test("the other's coup is told with its play, in the numbers of one's own board, and drawn", async ({ page }) => {
  const start = "1x14-8_1x13-6-7_b_0.0.1_0.0.2_6-4";
  await openTable(page, { options: { start }, seats: AGAINST_THE_COMPUTER });
  await expect(page.locator("h2")).toHaveText("À vous de jeter");
  // Their dice and their play stay to be seen.
  await expect(page.locator(".die.used")).toHaveCount(2);
  await expect(page.locator("svg.live .marks .head:not(.casing)")).not.toHaveCount(0);
  // The novice beats, on case 17 of their march, the dame that lies on our eighth fleche.
  const beaten = page.getByRole("button", { name: /^Dame battue en 8/ });
  await beaten.hover();
  await expect(page.locator("svg.live .marks .ring:not(.casing)")).toHaveCount(1);
  const last = page.getByRole("button", { name: /^Novice\s: six et quatre, 2 points, joue/ });
  const told = /joue ((?:2[0-4]|1[1-9])\s→\s\d+(?:, (?:2[0-4]|1[1-9])\s→\s\d+)?)/;
  await expect(last).toHaveText(told);
  const play = told.exec(await last.innerText())![1]!;
  await last.hover();
  await expect(page.locator("svg.live .marks .head:not(.casing)")).toHaveCount(play.split(",").length);
  await page.getByText("Récit").click();
  await expect(page.getByText(`Novice joue ${play}.`, { exact: true })).toBeVisible();
  await page.getByText("Le tablier en texte").click();
  await expect(page.getByText(/^24 \(talon\)\s:/)).toBeVisible();
});

test("advice comes at one press: the best plays with their chances, the rest folded", async ({ page }) => {
  await openTable(page, { options: { start: FILLING }, seats: AGAINST_THE_COMPUTER });
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await page.getByText("Un conseil").click();
  const advice = page.getByRole("region", { name: "Le conseil" });
  await expect(advice.locator("ol").first().getByRole("listitem")).toHaveCount(3);
  await expect(advice.getByRole("combobox")).toHaveCount(0);
  await expect(advice.locator("ol").first()).toContainText(/\d,\d\s%\sde chances de gagner en moins/);
  await expect(advice.locator("details.others")).not.toHaveAttribute("open");
  expect(await advice.innerText()).not.toMatch(/[a-z]'|\d-\d+ \d|mise/);
  await noSeriousViolations(page);
  // Only what is still possible is ranked, and a press plays it.
  await expect(advice.getByRole("button", { name: "S’en aller", exact: true })).toHaveCount(1);
  await page.locator("button.stay").click();
  await expect(advice.getByRole("button", { name: "S’en aller", exact: true })).toHaveCount(0);
  await expect(advice.locator("li").first()).not.toContainText("Tenir");
  await page.locator('.case[data-low="1"]').click();
  await page.locator('.case[data-low="7"]').click();
  await expect(advice.locator("li .play").first()).toHaveText(/1\s→/);
  await advice.getByRole("button", { name: "Jouer ainsi" }).first().click();
  await expect(page.locator("h2")).not.toHaveText("Six et quatre");
});

test("tout d'une by one drag, taken back, then confirmed", async ({ page }) => {
  await openTable(page, { options: { start: FILLING }, seats: AGAINST_THE_COMPUTER });
  await takeDice(page);
  const middle = async (low: number) => {
    const box = await boxOf(page.locator(`.case[data-low="${low}"]`));
    return { x: box.x + box.width / 2, y: box.y + 0.8 * box.height };
  };
  const [from, to] = [await middle(1), await middle(11)];
  const drag = async () => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, from.y - 60, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  };
  await drag();
  await expect(page.getByRole("button", { name: "Jouer ce coup" })).toBeEnabled();
  await expect(page.locator(".die.used")).toHaveCount(2);
  await page.getByRole("button", { name: "Reprendre" }).click();
  await expect(page.getByRole("button", { name: "Jouer ce coup" })).toHaveCount(0);
  await expect(page.locator(".die.used")).toHaveCount(0);
  await drag();
  await page.getByRole("button", { name: "Jouer ce coup" }).click();
  // Against the computer it is taken back until the next throw.
  await page.getByRole("button", { name: "Reprendre mon coup" }).click();
  await expect(page.locator("h2")).toHaveText("Six et quatre");
  await page.locator("button.stay").click();
  await drag();
  await page.getByRole("button", { name: "Jouer ce coup" }).click();
  await expect(page.locator("h2")).not.toHaveText("Six et quatre");
});

test("the story tells a play as the hand made it", async ({ page }) => {
  await openTable(page, { options: { start: FILLING }, seats: AGAINST_THE_COMPUTER });
  await takeDice(page);
  await expect(page).toHaveTitle(/^● Tenir ou s’en aller/);
  // The die that is touched is played first; a dame touched twice goes by one number.
  await page.locator('[data-die="4"]').click();
  await expect(page.locator("[data-die]").first()).toHaveAttribute("data-die", "4");
  await page.locator('.case[data-low="1"]').dblclick();
  await expect(page.locator('.case[data-low="7"]')).toHaveAccessibleName(/quatre dames blanches/);
  await page.getByRole("button", { name: "Reprendre" }).click();
  await page.getByRole("button", { name: "Réglages" }).click();
  await page.getByLabel("Jouer sans confirmer").check();
  await page.keyboard.press("Escape");
  // The board that the law writes 1-7-11; the second dame has one way only, and the play needs no other press.
  for (const low of [7, 11, 1]) await page.locator(`.case[data-low="${low}"]`).click();
  await page.getByText("Récit").click();
  await expect(page.getByText("Vous jouez 7 → 11, 1 → 7.", { exact: true })).toBeVisible();
});

test("what the law refuses is told in one sentence with its article", async ({ page }) => {
  await openTable(page, { options: { start: FILLING }, seats: AGAINST_THE_COMPUTER });
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await page.getByText("Le tablier en texte").click();
  await page.getByLabel("Jouer en notation").fill("4-10 5-9");
  await page.getByLabel("Jouer en notation").press("Enter");
  await expect(page.getByRole("status").getByText(/grand jan.*\(art\. XIII\)/i)).toBeVisible();
});

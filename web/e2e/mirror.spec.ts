// The board in a mirror, remembered; every choice of the new-game form explained; the glossary.
import { expect, noSeriousViolations, test } from "./harness";
import { foldSheet, openTable, takeDice } from "./playing";

const START = "1x13-6-7_1x14-8_w_0.0.2_0.0.1_6-4";
const SEATS = [{ kind: "person" as const }, { kind: "computer" as const, level: "novice" }];

test("the board is flipped, played on by hand and by keys, and stays so", { tag: "@both" }, async ({ page }) => {
  const left = async (low: number) => (await page.locator(`.case[data-low="${low}"]`).boundingBox())!.x;
  await page.goto("/first");
  expect(await left(1)).toBeLessThan(await left(6));
  await expect(page.getByText("en bas à gauche")).toBeVisible();
  await page.getByRole("button", { name: "Réglages" }).click();
  await page.getByLabel("Trictrac en miroir").check();
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await left(1)) > (await left(6))).toBe(true);
  await expect(page.getByText("en bas à droite")).toBeVisible();
  await openTable(page, { options: { start: START }, seats: SEATS });
  await takeDice(page);
  await expect.poll(async () => (await left(1)) > (await left(6))).toBe(true);
  await page.locator('.case[data-low="1"]').focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator('.case[data-low="2"]')).toBeFocused();
  await foldSheet(page);
  await page.locator('.case[data-low="1"]').click();
  await page.locator('.case[data-low="7"]').click();
  await expect(page.locator('.case[data-low="7"]')).toHaveAccessibleName(/deux dames blanches/);
  await noSeriousViolations(page);
});

test("every choice of a new game has its line of explanation", async ({ page }) => {
  await page.goto("/");
  await page.getByText("Autrement").click();
  await page.getByText("Autres conventions").click();
  const unexplained = () =>
    page.locator(".otherwise .wish label.labelled:not(fieldset *)").evaluateAll((labels) =>
      labels.flatMap((label) => {
        const id = label.querySelector("select")?.getAttribute("aria-describedby");
        return id && document.getElementById(id)?.textContent?.trim() ? [] : [label.textContent];
      }),
    );
  for (const form of ["ordinary", "a-ecrire", "poule"]) {
    await page.getByLabel("Forme de la partie").selectOption(form);
    expect(await unexplained(), form).toEqual([]);
  }
  await noSeriousViolations(page);
});

test("the glossary finds a word in both languages", { tag: "@both" }, async ({ page }) => {
  await page.goto("/glossary");
  const search = page.getByRole("searchbox", { name: "Chercher un mot" });
  await search.fill("hole");
  await expect(page.locator("dt").first()).toHaveText("trou");
  await search.fill("etendard");
  await expect(page.locator("dt").first()).toHaveText("pavillon");
  await page.getByRole("button", { name: /^EN,/ }).click();
  await page.getByRole("searchbox", { name: "Find a word" }).fill("trou");
  await expect(page.locator("dt").first()).toHaveText("hole · trou");
  await noSeriousViolations(page);
});

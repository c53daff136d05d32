// One's games found again; account, devices, data.
import { finishedGame, startedGame } from "./finished";
import { expect, noSeriousViolations, test } from "./harness";

test(
  "a finished game is listed, found by player and form, and leads to its replay",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/history");
    await expect(page.getByText("Vous n’avez pas encore fini de partie")).toBeVisible();
    await finishedGame(page, 2);
    await page.reload();
    const games = page.locator(".games li");
    await expect(games).toHaveCount(1);
    // The player gave up: the opponent has the stake.
    await expect(games.locator(".total")).toHaveText([/^−[1-9]/, /^\+[1-9]/]);
    await expect(games.locator("> .soft")).toHaveText(/^Perdu \d+.–.12 · La partie ordinaire · /);
    await noSeriousViolations(page);
    await page.getByLabel("Forme").selectOption("poule");
    await page.getByRole("button", { name: "Chercher" }).click();
    await expect(page.getByText("Aucune partie finie ne répond à cela.")).toBeVisible();
    await page.getByLabel("Forme").selectOption("ordinary");
    await page.getByLabel("Joueur").fill("Personne de ce nom");
    await page.getByRole("button", { name: "Chercher" }).click();
    await expect(games).toHaveCount(0);
    await page.getByLabel("Joueur").fill("");
    await page.getByRole("button", { name: "Chercher" }).click();
    await expect(games).toHaveCount(1);
    await page.getByRole("link", { name: /^Revoir/ }).click();
    await expect(page.getByRole("slider")).toBeVisible();
  },
);

test("a game under way is listed and gone on with", async ({ page }) => {
  const { table } = await startedGame(page);
  await page.goto("/history");
  await expect(page.getByRole("heading", { name: "En cours" })).toBeVisible();
  await page.getByRole("link", { name: "Reprendre" }).click();
  await expect(page).toHaveURL(new RegExp(`/table/${table}`));
});

test("an account keeps the games on another device; sessions are taken back", async ({ page, visitor }) => {
  const name = `Anne ${Math.random().toString(36).slice(2, 8)}`;
  await finishedGame(page, 1);
  await page.goto("/history");
  await page.getByLabel("Nom").fill(name);
  await page.getByLabel("Mot de passe").fill("une phrase assez longue");
  await page.getByRole("button", { name: "Créer un compte" }).click();
  await expect(page.getByText(`Vous êtes ${name}.`, { exact: false })).toBeVisible();
  await expect(page.locator(".games li")).toHaveCount(1);

  const elsewhere = await visitor();
  await elsewhere.goto("/history");
  await elsewhere.getByRole("button", { name: "J’ai déjà un compte" }).click();
  await elsewhere.getByLabel("Nom").fill(name);
  await elsewhere.getByLabel("Mot de passe").fill("une phrase assez longue");
  await elsewhere.getByRole("button", { name: "S’identifier" }).click();
  await expect(elsewhere.locator(".games li")).toHaveCount(1);

  await page.reload();
  await page.getByRole("button", { name: "Retirer", exact: true }).click();
  await expect(page.getByRole("button", { name: "Retirer", exact: true })).toHaveCount(0);
});

test("a wrong password gets one sentence", async ({ page, faults }) => {
  faults.allow(/401/);
  await page.goto("/history");
  await page.getByRole("button", { name: "J’ai déjà un compte" }).click();
  await page.getByLabel("Nom").fill("Personne");
  await page.getByLabel("Mot de passe").fill("pas le bon du tout");
  await page.getByRole("button", { name: "S’identifier" }).click();
  await expect(page.getByRole("alert")).toContainText("Nom ou mot de passe inconnu");
});

test("a code makes another device the same guest", async ({ page, visitor }) => {
  await page.goto("/history");
  const who = page.getByText(/sous le nom/);
  const name = /sous le nom «\s(.*?)\s»/.exec((await who.textContent())!)![1]!;
  await page.getByText("Un autre appareil", { exact: true }).click();
  await page.getByRole("button", { name: "Donner un code" }).click();
  const code = (await page.locator(".code").textContent())!.trim();
  const elsewhere = await visitor();
  await elsewhere.goto("/history");
  await elsewhere.getByText("Un autre appareil", { exact: true }).click();
  await elsewhere.getByLabel("J’ai un code").fill(code);
  await elsewhere.getByRole("button", { name: "Devenir cet invité" }).click();
  await expect(elsewhere.getByText(name, { exact: false }).first()).toBeVisible();
});

test("one's data are exported and deleted", async ({ page }) => {
  await finishedGame(page, 1);
  await page.goto("/history");
  await expect(page.locator(".games li")).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Exporter mes données" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("trictrac.json");
  await page.getByRole("button", { name: "Effacer mes données" }).click();
  await page.getByRole("button", { name: "Oui, tout effacer" }).click();
  await expect(page.locator(".games li")).toHaveCount(0);
});

// Two browsers on one link: invitation, talk, a lost connection, conventions by consent, somebody who watches.
import { expect, fragileLine, noSeriousViolations, test } from "./harness";
import { openTable, playDames, twoAtTable } from "./playing";

const START = "1x13-6-7_1x14-8_w_0.0.2_0.0.1_6-4";

test("friends meet by a link; one loses the connection, returns, and has missed nothing", async ({
  page,
  visitor,
  faults,
}) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED|WebSocket connection/);
  const bruno = await visitor();
  const line = await fragileLine(bruno);
  await twoAtTable(page, bruno, { start: START });
  await expect(page.locator("[data-side=black]")).toContainText("Bruno");
  await expect(page.locator("[data-side=black]")).not.toContainText("absent");
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await expect(bruno.locator("h2")).toHaveText("Six et quatre");

  await line.cut();
  await expect(bruno.locator(".away")).toBeVisible();
  await playDames(page);
  await expect(page.locator("h2")).toHaveText(/À Bruno de jeter/);
  await line.mend();
  await expect(bruno.locator("h2")).toHaveText(/À vous de jeter/);
  await expect(bruno.locator(".away")).toHaveCount(0);
  await bruno.getByText("Récit").click();
  await expect(bruno.locator("li").getByText(/joue /)).toHaveCount(1);
  await bruno
    .getByRole("button", { name: /Jeter les dés/ })
    .last()
    .click();
  await expect(page.locator("h2")).not.toHaveText(/À Bruno de jeter/);
});

test("the invitation shows an address and a picture of it, and the table waits", async ({ page }) => {
  await openTable(page, { seats: [{ kind: "person" }, { kind: "person" }] });
  await expect(page.getByRole("heading", { name: "La table attend" })).toBeVisible();
  const picture = page.getByRole("img", { name: /à lire avec un téléphone/ });
  await expect(picture).toBeVisible();
  await page.getByRole("button", { name: "Cacher" }).click();
  await expect(picture).toHaveCount(0);
  await noSeriousViolations(page);
});

test("an open table stands in the lobby; other conventions are suggested and agreed to", async ({ page, visitor }) => {
  await page.goto("/?table");
  await page.getByRole("combobox", { name: "Place 2" }).selectOption("person");
  await page.getByLabel("Table ouverte à tous").check();
  await page.getByRole("button", { name: "Ouvrir la table" }).click();
  await expect(page.getByRole("heading", { name: "La table attend" })).toBeVisible();
  await page.locator("summary").getByText("Proposer d’autres conventions").click();
  await page.getByLabel("Trous de la partie").selectOption("3");
  await page.getByRole("button", { name: "Proposer d’autres conventions" }).click();
  // Alone at the table, whoever suggests agrees with themselves.
  await expect(page.locator(".waiting .soft").first()).toHaveText(/en 3 trous/);

  const bruno = await visitor();
  await bruno.goto("/lobby");
  await noSeriousViolations(bruno);
  await bruno.getByRole("link", { name: "S’asseoir" }).first().click();
  await bruno.getByRole("button", { name: "S’asseoir ici" }).click();
  await expect(bruno.locator(".field .board")).toBeVisible();
  await expect(page.locator(".field .board")).toBeVisible();
});

test("both sit: other conventions are suggested before the first die, agreed to, and played", async ({
  page,
  visitor,
}) => {
  const bruno = await visitor();
  await twoAtTable(page, bruno, {});
  await page.locator("summary").getByText("Proposer d’autres conventions").click();
  await page.getByLabel("Trous de la partie").selectOption("3");
  await page.getByRole("button", { name: "Proposer d’autres conventions" }).click();
  await expect(bruno.locator(".suggestion")).toContainText("en 3 trous");
  await bruno.getByRole("button", { name: "D’accord" }).click();
  await expect(page.locator(".subtitle")).toHaveText(/en 3 trous/);
  await expect(bruno.locator(".subtitle")).toHaveText(/en 3 trous/);
  await page.getByRole("button", { name: /Jeter un dé/ }).click();
  await expect(page.locator(".suggestion")).toHaveCount(0);
});

test("people talk, turn free talk off, and a spectator sees the game without a seat", async ({ page, visitor }) => {
  const bruno = await visitor();
  const id = await twoAtTable(page, bruno, { start: START });
  await page.locator("summary").getByText("Conversation").click();
  await bruno.locator("summary").getByText("Conversation").click();
  await page.getByRole("button", { name: "Bonne partie" }).click();
  await expect(bruno.locator(".chat li")).toContainText(["Bonne partie"]);
  await bruno.getByRole("textbox", { name: "Écrire" }).fill("À vous aussi");
  await bruno.getByRole("button", { name: "Dire" }).click();
  await expect(page.locator(".chat li")).toContainText(["Bonne partie", "À vous aussi"]);
  await page.getByRole("button", { name: "Couper la conversation libre" }).click();
  await expect(bruno.getByText("La conversation libre est coupée")).toBeVisible();
  await expect(bruno.getByRole("textbox", { name: "Écrire" })).toHaveCount(0);

  const claire = await visitor();
  await claire.goto(`/table/${id}`);
  await expect(claire.getByText("Vous regardez la partie.")).toBeVisible();
  await expect(claire.locator("button.act")).toHaveCount(0);
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await expect(claire.locator("h2")).toHaveText("Six et quatre");
  await noSeriousViolations(claire);
});

test("who closes the page is absent, and finds the game again from the first page", async ({ page, visitor }) => {
  const bruno = await visitor();
  await twoAtTable(page, bruno, { start: START });
  await bruno.goto("/lobby");
  await expect(page.locator("[data-side=black]")).toContainText("absent");
  await bruno.goto("/");
  await bruno.getByRole("link", { name: "Reprendre la partie en cours" }).click();
  await expect(bruno.locator(".field .board")).toBeVisible();
  await expect(page.locator("[data-side=black]")).not.toContainText("absent");
});

test("the network goes and comes back: it is told, and nothing is lost", async ({ page, visitor, faults }) => {
  faults.allow(/ERR_INTERNET_DISCONNECTED/);
  const bruno = await visitor();
  await twoAtTable(page, bruno, { start: START });
  await bruno.context().setOffline(true);
  await expect(bruno.getByText("Connexion perdue", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: /Prendre les dés/ }).click();
  await bruno.context().setOffline(false);
  await expect(bruno.getByText("Connexion perdue", { exact: false })).toHaveCount(0);
  await expect(bruno.locator("h2")).toHaveText("Six et quatre");
});

test("a table that is none says so", async ({ page }) => {
  await page.goto("/table/nowhere");
  await expect(page.getByText("Cette table n’existe pas.")).toBeVisible();
  await noSeriousViolations(page);
});

test("one resigns after being asked, and both see the settlement", async ({ page, visitor }) => {
  const bruno = await visitor();
  await twoAtTable(page, bruno, { start: START, stake: 5 });
  await page.getByText("Autres actions").click();
  await page.getByRole("button", { name: "Abandonner la partie" }).click();
  await page.getByRole("button", { name: "Oui" }).click();
  await expect(page.locator("h1")).toHaveText("Vous avez perdu, par abandon");
  await expect(bruno.locator("h1")).toHaveText("Vous avez gagné, par abandon");
  // The score beside the board is the one that is settled.
  const score = /(\d+)\u2060?–\u2060?(\d+)/.exec(await page.locator("tbody td").last().innerText())!.slice(1);
  const trous = (await page.locator(".over .score").allInnerTexts()).map((text) => /(\d+) trous?/.exec(text)![1]);
  expect(trous.sort()).toEqual([...score].sort());
  await expect(page.locator(".cause")).toHaveText("Vous abandonnez.");
  // The board stays, also for whoever loads the page again.
  await bruno.reload();
  await expect(bruno.locator(".cause")).toHaveText(/abandonne\.$/);
  await expect(bruno.locator(".over [data-side=black]")).toContainText("Bruno");
  await expect(bruno.locator(".over .board")).toBeVisible();
  await expect(bruno.locator("dd")).toHaveText(["−5", "+5"]);
});

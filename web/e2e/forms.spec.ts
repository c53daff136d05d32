// Forms for more than two, from the page to the settlement: who sits, who rests, the clock beside each name.
import { expect, noSeriousViolations, test } from "./harness";
import { expectBalanced, playUntil, resignToTheEnd } from "./playing";

for (const { kind, name, players } of [
  { kind: "chouette", name: "a chouette", players: 3 },
  { kind: "equipes", name: "a game by teams", players: 4 },
]) {
  test(`${name} is begun with a clock, played, and settled with every reason`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto("/");
    await page.getByText("Autrement").click();
    await page.getByLabel("Forme de la partie").selectOption("a-ecrire");
    await page.getByRole("combobox", { name: "À écrire", exact: true }).selectOption(kind);
    await page.getByRole("combobox", { name: "Marqués" }).selectOption("4");
    await page.getByRole("combobox", { name: "Temps", exact: true }).selectOption("live");
    for (let seat = 2; seat <= players; seat++) {
      await page.getByRole("combobox", { name: `Place ${seat}` }).selectOption("novice");
    }
    await expect(page.getByRole("combobox", { name: `Place ${players + 1}` })).toHaveCount(0);
    await page.getByRole("button", { name: "Ouvrir la table" }).click();
    await expect(page.locator(".field .board")).toBeVisible();
    // Two sit at the board, each with their time; the others rest, and are named.
    await expect(page.locator(".clock")).toHaveCount(2);
    await expect(page.locator(".clock").first()).toHaveText(/^10:[0-4]\d$/);
    await expect(page.locator(".resting", { hasText: "se repose" }).locator("span")).toHaveCount(players - 2);
    await expect(page.locator(".resting").first()).toHaveText(/ contre .* et /);
    await noSeriousViolations(page);
    const clocks = () => page.locator(".clock").allTextContents();
    const first = await clocks();
    await expect.poll(clocks, "the time of the one to play runs").not.toEqual(first);
    await playUntil(page, async () => (await page.locator("button.again").count()) > 0, 40);
    await resignToTheEnd(page);
    await expectBalanced(page, players);
    await expect(page.locator("tbody tr").first()).toContainText(/\d/);
    await noSeriousViolations(page);
  });
}

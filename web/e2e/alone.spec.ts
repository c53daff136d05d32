// A game that needs no other person is this browser's, on the pages of a server too.
import { expect, test } from "./harness";
import { playUntil } from "./playing";

test("a first game is played and coached in the browser, and history lists it", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/");
  await page.getByText("Partie courte").click();
  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await expect(page).toHaveURL(/\/table\/solo-\w+$/);
  await playUntil(page, async () => (await page.locator('.case[aria-label*="peut jouer"]').count()) > 0, 60);
  expect(asked.filter((path) => path.startsWith("/api/tables"))).toEqual([]);
  const coach = page.getByRole("region", { name: "Répétiteur" });
  await expect(coach).toBeVisible();
  await expect(coach).not.toContainText("À vous de jouer");
  expect(asked).not.toContain("/api/hint");
  await page.goto("/history");
  await expect(page.locator(".running li")).toHaveCount(1);
});

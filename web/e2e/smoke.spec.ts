// Every address answers with a screen of its own, without a fault, in both languages, for eyes and for ears.
import { expect, fitsTheScreen, noSeriousViolations, test } from "./harness";

const SCREENS = ["/", "/lobby", "/rules", "/editor", "/first", "/history", "/about"];

for (const address of SCREENS) {
  test(`${address} has a heading, a main part and no serious fault`, { tag: "@both" }, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(page.locator("h1")).toHaveCount(1);
    await expect(page).toHaveTitle(/\S/);
    await noSeriousViolations(page);
    await fitsTheScreen(page);
  });
}

test("a table without its name leads to the open ones", async ({ page }) => {
  for (const address of ["/table/", "/table"]) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/lobby$/);
    await expect(page.locator("h1")).toHaveText("Tables ouvertes");
  }
});

for (const [locale, lang] of [
  ["fr-FR", "fr"],
  ["en-GB", "en"],
  ["de-DE", "en"],
] as const) {
  test(`a browser that prefers ${locale} is spoken to in ${lang}`, async ({ visitor }) => {
    const page = await visitor({ locale });
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
  });
}

test("an address that is none says so and leads home", async ({ page, faults }) => {
  faults.allow(/404/);
  await page.goto("/nowhere-at-all");
  await expect(page.getByRole("main")).toBeVisible();
  await page.locator('a[href="/"]').first().click();
  await expect(page).toHaveURL(/\/$/);
});

test("the policy lets no script and no style into the page", async ({ page, request }) => {
  const answer = await request.get("/");
  expect(answer.headers()["content-security-policy"]).toContain("script-src 'self'");
  await page.goto("/");
  // What a careless {@html} would do: the browser must refuse it, and the page must not have needed it.
  expect(await page.locator("script:not([src])").count()).toBe(0);
  expect(await page.locator("head style").count()).toBe(0);
});

test("the page is painted in its theme from the first moment", async ({ visitor }) => {
  const page = await visitor({ colorScheme: "dark" });
  // The application itself never comes: what is seen is what stands there before it.
  await page.route(/\/assets\/.*\.js$/, () => {});
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(28, 22, 18)");
});

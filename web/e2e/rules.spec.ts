// The law in the browser: found, read, and judged on the board.
import { expect, noSeriousViolations, test } from "./harness";

test("an article is found without its accents and opened", async ({ page }) => {
  await page.goto("/rules");
  await page.getByRole("searchbox").fill("MEZEAS");
  const results = page.getByRole("navigation", { name: "Les articles" }).getByRole("listitem");
  await expect(results.first()).toBeVisible();
  expect(await results.count()).toBeLessThan(10);
  await expect(page.locator("mark").first()).toHaveText(/mézéas/i);
  await page
    .getByRole("link", { name: /jans de départ/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/rules\/XII$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Les jans de départ");
});

test("an example is judged by the server and drawn on the board", { tag: "@both" }, async ({ page, isMobile }) => {
  await page.goto("/rules/XV");
  const example = page.locator(".example").first();
  await expect(example.getByText("Dame battue en 14")).toBeVisible();
  await expect(example.locator(".sums")).toContainText("10 + 38 = 48");
  await expect(example.getByRole("button", { name: /Grand jan rempli.* 12$/ })).toBeVisible();
  await example.getByRole("button", { name: /Grand jan rempli/ }).click();
  await expect(example.locator("svg.live .marks path.shaft").first()).toBeVisible();
  // The sheet stands below the board on a phone: a small board keeps in sight what the line speaks of.
  if (isMobile) await expect(page.locator(".peek svg.live .marks path.shaft").first()).toBeInViewport();
  await noSeriousViolations(page);
});

test("every article opens with its example judged, in both languages", async ({ page }) => {
  test.slow();
  const articles = ["0", ..."I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX".split(" "), "T"];
  await page.goto("/rules/0");
  for (const article of articles) {
    await expect(page).toHaveURL(new RegExp(`/rules/${article}$`));
    const examples = page.locator(".example");
    await expect(examples.first()).toBeVisible();
    for (const example of await examples.all()) await expect(example.locator(".judged .name")).toBeVisible();
    await expect(page.locator(".letter .text p").first()).not.toBeEmpty();
    const next = page.locator("a[rel=next]");
    if (article !== "T") await next.click();
  }
  await page.getByRole("button", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The tariff");
  await expect(page.locator(".example").first()).toContainText("Pile of misery");
});

test("signs stay with the words before them and apostrophes are curved, on page after page", async ({ page }) => {
  for (const address of ["/", "/rules", "/rules/XVII", "/about"]) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (address.endsWith("XVII")) await expect(page.locator(".letter .text p").first()).not.toBeEmpty();
    // As it is written: browsers' own innerText makes plain spaces of others.
    const text = (await page.locator("body").textContent()) ?? "";
    expect(text.match(/.{0,20}[\p{L})] [:;?!].{0,10}|.{0,10}\p{L}'.{0,10}/gu) ?? [], address).toEqual([]);
  }
});

test("an article that is none says so", async ({ page }) => {
  await page.goto("/rules/XXX");
  await expect(page.getByRole("main")).toContainText("Les articles vont de I à XX");
});

test("the rules are read by keyboard alone", async ({ page }) => {
  await page.goto("/rules/X");
  await page.locator(".sheet button").first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator(".sheet button").first()).toBeFocused();
  await page.locator("a[rel=next]").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/rules\/XI$/);
});

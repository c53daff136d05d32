// The dice of a game, checked by the server and by the browser itself.
import { finishedGame } from "./finished";
import { expect, noSeriousViolations, test } from "./harness";

test("every check is shown in words, and the browser does the sums again", { tag: "@both" }, async ({ page }) => {
  const table = await finishedGame(page, 4);
  await page.goto(`/verify/${table}`);
  await expect(page.getByText("Tout est comme promis.")).toBeVisible();
  await expect(page.getByText(/L’enveloppe du serveur/)).toBeVisible();
  await expect(page.getByText(/dés recalculés, tous exacts/)).toBeVisible();
  await page.getByText("Les enveloppes ouvertes").click();
  await expect(page.locator("dd").first()).toHaveText(/^[0-9a-f]{64}$/);
  await noSeriousViolations(page);
});

test("the proof that the server gives is opened from disk", async ({ page }) => {
  const table = await finishedGame(page, 3);
  const proof = await (await page.request.get(`/api/tables/${table}/proof`)).body();
  await page.goto("/verify");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "proof.json", mimeType: "application/json", buffer: proof });
  await expect(page.getByText("Tout est comme promis.")).toBeVisible();
});

test("a die that was changed is found by server and browser", async ({ page }) => {
  const table = await finishedGame(page, 4);
  const record = await (await page.request.get(`/api/tables/${table}/record`)).text();
  const lie = record.replace(
    /^(dice-secret: )([0-9a-f])/m,
    (_, key: string, digit: string) => key + (digit === "0" ? "1" : "0"),
  );
  expect(lie).not.toBe(record);
  await page.goto("/verify");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "lie.trictrac", mimeType: "text/plain", buffer: Buffer.from(lie) });
  await expect(page.getByText("Quelque chose n’est pas comme promis.")).toBeVisible();
  await expect(page.getByText("Le secret ne s’accorde pas avec l’engagement.")).toBeVisible();
});

test("a game that goes on keeps its secret", async ({ page, faults }) => {
  faults.allow(/409/);
  await page.goto("/history");
  const opened = await page.request.post("/api/tables", { data: {} });
  const { view } = (await opened.json()) as { view: { id: string } };
  await page.goto(`/verify/${view.id}`);
  await expect(page.getByRole("alert")).toContainText("La partie n’est pas finie");
});

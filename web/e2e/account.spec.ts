// The locks of an account, private tables, blocks and reports, the operator's page: as people meet them.
import { execFileSync } from "node:child_process";
import { createHmac } from "node:crypto";
import { python } from "../scripts/python.mjs";
import { expect, noSeriousViolations, test } from "./harness";
import { openTable } from "./playing";

const PASSWORD = "une phrase assez longue";
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** What an authenticator shows (RFC 6238), or will show so many half-minutes later. */
function codeOf(secret: string, later = 0): string {
  const bits = [...secret].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac("sha1", key).update(step).digest();
  const value = digest.readUInt32BE(digest[19]! & 15) & 0x7fffffff;
  return String(value % 1_000_000).padStart(6, "0");
}

test(
  "a second factor is set up by its picture; recovery codes are shown once and bring one back",
  { tag: "@both" },
  async ({ page, visitor, faults }) => {
    faults.allow(/401/);
    const name = `Zoé ${Math.random().toString(36).slice(2, 8)}`;
    await page.goto("/history");
    await page.getByLabel("Nom").fill(name);
    await page.getByLabel("Mot de passe").fill(PASSWORD);
    await page.getByRole("button", { name: "Créer un compte" }).click();
    await page.getByRole("link", { name: "Mot de passe et sécurité" }).click();
    await noSeriousViolations(page);
    const factor = page.getByRole("region", { name: "Second facteur" });
    await factor.getByText("Changer", { exact: true }).click();
    await factor.getByLabel("Mot de passe actuel").fill(PASSWORD);
    await factor.getByRole("button", { name: "Mettre en place" }).click();
    await expect(page.getByRole("img", { name: /Le secret du second facteur/ })).toBeVisible();
    await noSeriousViolations(page);
    const secret = (await page.locator(".secret").textContent())!.trim();
    await page.getByLabel("Premier code").fill(codeOf(secret));
    await page.getByRole("button", { name: "Confirmer" }).click();
    const codes = page.locator(".codes li");
    await expect(codes).toHaveCount(10);
    await noSeriousViolations(page);
    const recovery = (await codes.first().textContent())!.trim();
    await page.getByRole("button", { name: "Je les ai gardés" }).click();
    await expect(page.getByText("Il vous reste 10 codes de secours.")).toBeVisible();

    const elsewhere = await visitor();
    await elsewhere.goto("/account");
    await elsewhere.getByLabel("Nom").fill(name);
    await elsewhere.getByLabel("Code de secours").fill(recovery);
    await elsewhere.getByLabel("Nouveau mot de passe").fill("une autre phrase assez longue");
    await elsewhere.getByRole("button", { name: "Reprendre mon compte" }).click();
    await expect(elsewhere.getByRole("alert")).toContainText("code de l’application");
    await elsewhere.getByLabel("Code de l’application").fill(codeOf(secret, 1));
    await elsewhere.getByRole("button", { name: "Reprendre mon compte" }).click();
    await expect(elsewhere.getByText("Il vous reste 9 codes de secours.")).toBeVisible();
  },
);

test("a private table is seen by those who are invited; somebody there is blocked and reported, the house decides", async ({
  page,
  visitor,
  faults,
  server,
}) => {
  faults.allow(/40[139]/);
  const table = await openTable(page, { seats: [{ kind: "person" }, { kind: "person" }], private: true });
  await expect(page.getByText(/^Table privée/)).toBeVisible();
  const address = await page.locator("input.address").inputValue();

  const stranger = await visitor();
  await stranger.goto(`/table/${table}`);
  await expect(stranger.getByText("Cette table n’existe pas.")).toBeVisible();

  const bruno = await visitor();
  await bruno.goto(address);
  await bruno.getByRole("button", { name: "S’asseoir" }).click();
  await expect(page.locator("[data-side=black]")).toBeVisible();
  await page.locator("summary").getByText("Personnes").click();
  await page.getByRole("button", { name: /^Bloquer/ }).click();
  await expect(page.getByText(/ne peut plus s’asseoir avec vous/)).toBeVisible();
  await page.getByRole("button", { name: /^Signaler/ }).click();
  await page.getByLabel("Ce qui s’est passé").fill("Il siffle.");
  await noSeriousViolations(page);
  await page.getByRole("button", { name: "Envoyer le signalement" }).click();
  await expect(page.getByText("Le signalement est parti.")).toBeVisible();

  const eve = await visitor();
  const name = `Eve ${Math.random().toString(36).slice(2, 8)}`;
  await eve.goto("/operator");
  await expect(eve.getByRole("alert")).toBeVisible();
  const ask = async (path: string, data: unknown) =>
    (await eve.request.post(`${server.url}/api/${path}`, { data })).json() as Promise<Record<string, string>>;
  await ask("account", { name, password: PASSWORD });
  const begun = await ask("me/second-factor", { password: PASSWORD });
  await ask("me/second-factor/confirm", { token: begun["token"], code: codeOf(begun["secret"]!) });
  execFileSync(python, ["-m", "trictrac", "serve", "operator", name], {
    env: { ...process.env, TRICTRAC_DATA: server.folder },
  });
  await eve.goto("/operator");
  await expect(eve.getByText("Il siffle.")).toBeVisible();
  await noSeriousViolations(eve);
  await eve.getByRole("button", { name: /^Exclure et clore/ }).click();
  await expect(eve.getByText("Il siffle.")).toHaveCount(0);
  await expect(eve.getByRole("listitem").getByText("exclut", { exact: true })).toBeVisible();
  expect((await bruno.request.get(`${server.url}/api/me`)).status()).toBe(403);
});

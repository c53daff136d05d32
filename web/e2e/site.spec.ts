// The static site: a game, every page, the editor, without a server and without a network.
import { execFile } from "node:child_process";
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { python } from "../scripts/python.mjs";
import { expect, fitsTheScreen, noSeriousViolations } from "./harness";
import { expectBalanced, foldSheet, isOver, playUntil, resign, resignToTheEnd, thrown } from "./playing";
import { load, loadAndCut, test } from "./static";

/** Chance of our own, the same in every run: dice, and the errors of the computer. */
async function withChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((first) => {
    let state = first;
    crypto.getRandomValues = (array) => {
      const bytes = new Uint8Array(array!.buffer);
      for (let place = 0; place < bytes.length; place++) {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        bytes[place] = state >>> 24;
      }
      return array;
    };
  }, seed);
}

/** What a newcomer reads on the buttons. */
const NEWCOMERS = {
  "fr-FR": {
    quick: "Partie courte",
    play: "Jouer",
    settlement: "Règlement",
    again: "Revoir la partie",
    save: "Télécharger",
  },
  "en-GB": {
    quick: "Quick game",
    play: "Play",
    settlement: "Settlement",
    again: "See the game again",
    save: "Download",
  },
} as const;

test.describe("a newcomer", () => {
  // In French on a desktop, in English on a phone.
  // eslint-disable-next-line no-empty-pattern
  test.use({ locale: ({}, use, { project }) => use(project.name === "phone" ? "en-GB" : "fr-FR") });

  test("plays a whole game without a network", { tag: "@both" }, async ({ page, host, locale }) => {
    test.slow();
    const words = NEWCOMERS[locale as keyof typeof NEWCOMERS];
    await withChance(page, Number(process.env["SEED"] ?? 1));
    await loadAndCut(page, host);
    await page.getByText(words.quick).click();
    await page.locator("select").first().selectOption("apprenti");
    await page.getByRole("button", { name: words.play, exact: true }).click();
    await expect(page.locator(".field .board")).toBeVisible();

    // In the middle of a coup the page is loaded again: the same throw lies there.
    await playUntil(page, async () => (await thrown(page).count()) > 0, 30);
    const stands = () =>
      page.locator(".case").evaluateAll((cases) => cases.map((each) => each.getAttribute("aria-label")));
    const before = await stands();
    await page.reload();
    await expect.poll(stands).toEqual(before);
    await expect(thrown(page).first()).toBeVisible();
    await noSeriousViolations(page);
    await fitsTheScreen(page);

    // On a phone the sheet lies over half of the board until it is folded. The board stays where it is all the while.
    const places = new Set<string>();
    await playUntil(
      page,
      async () => {
        await foldSheet(page);
        if (await isOver(page)()) return true;
        const box = await page.locator(".instrument").evaluate((instrument) => instrument.getBoundingClientRect());
        places.add([box.x, box.y, box.width, box.height].join(" "));
        return false;
      },
      200,
    );
    expect([...places]).toHaveLength(1);
    await expect(page.getByRole("heading", { name: words.settlement })).toBeVisible();
    await noSeriousViolations(page);
    await expectSoundRecord(page, words.save);
    await page.getByRole("link", { name: words.again, exact: true }).click();
    await expect(page.locator(".player .board")).toBeVisible();
    await page.goto("history/");
    await expect(page.locator(".games li")).toHaveCount(1);
  });
});

test("the coach of the first games says the aim without a network", async ({ page, host }) => {
  await withChance(page, 2);
  await loadAndCut(page, host);
  await page.getByRole("button", { name: "Jouer", exact: true }).click();
  await playUntil(page, async () => (await thrown(page).count()) > 0, 30);
  const coach = page.getByRole("region", { name: "Répétiteur" });
  await expect(coach).toBeVisible();
  await expect(coach).not.toContainText("À vous de jouer");
});

/** Downloads the record of the game that is over; Python reads it and finds nothing wrong. */
async function expectSoundRecord(page: Page, save: string = NEWCOMERS["fr-FR"].save): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: save }).click()]);
  await promisify(execFile)(python, ["-m", "trictrac", "replay", "--check", await file.path()]);
  return readFile(await file.path(), "utf-8");
}

test(
  "à écrire for two, to the settlement, without a network",
  { tag: "@both" },
  async ({ page, host }, { project }) => {
    test.slow();
    await withChance(page, 3);
    await loadAndCut(page, host);
    await page.getByText("Autrement").click();
    await page.getByLabel("Forme de la partie").selectOption("a-ecrire");
    await page.getByRole("combobox", { name: "Marqués" }).selectOption("2");
    await page.getByRole("combobox", { name: "Place 2" }).selectOption("novice");
    await noSeriousViolations(page);
    await fitsTheScreen(page);
    await page.getByRole("button", { name: "Ouvrir la table" }).click();
    await expect(page.getByText(/^Marqué 1 sur 2/)).toBeAttached();
    await playUntil(page, async () => (await thrown(page).count()) > 0, 30);
    if (project.name === "phone") {
      await fitsTheScreen(page);
      await page.reload();
      await expect(thrown(page).first()).toBeVisible();
      return;
    }
    await resign(page);
    await expect(page.getByText(/^Marqué 2 sur 2/)).toBeVisible();
    // What the first marqué came to is known to whoever comes back.
    await page.reload();
    await expect(page.getByText(/^Marqué 2 sur 2/)).toBeVisible();
    await page.locator("summary").getByText("Compte").click();
    await expect(page.locator("tbody tr").first()).toBeVisible();
    await resignToTheEnd(page);
    await expectBalanced(page, 2);
    await expect(page.locator("tbody")).toContainText(/postillon/);
    await noSeriousViolations(page);
    expect(await expectSoundRecord(page)).toContain("form: a-ecrire");
    await page.getByRole("link", { name: "Revoir la partie", exact: true }).click();
    await expect(page.locator(".player .board")).toBeVisible();
  },
);

/** The program warns of what is not marked yet: so many points. */
const warned = (page: Page) => page.getByRole("alertdialog");

test(
  "marking by hand with warnings, and an école, without a network",
  { tag: "@both" },
  async ({ page, host }, info) => {
    test.slow();
    await withChance(page, 5);
    await loadAndCut(page, host);
    await page.getByText("Autrement").click();
    await page.getByRole("combobox", { name: "Marque", exact: true }).selectOption("assisted");
    await page.getByRole("combobox", { name: "Place 2" }).selectOption("maitre");
    await page.getByRole("button", { name: "Ouvrir la table" }).click();
    await expect(page.locator(".field .board")).toBeVisible();
    // On a phone the sheet lies over half of the board until it is folded.
    const untilWarned = () =>
      playUntil(page, async () => (await warned(page).isVisible()) || foldSheet(page).then(() => false), 120);

    await untilWarned();
    await noSeriousViolations(page);
    await fitsTheScreen(page);
    const points = Number(/(\d+) point/.exec(await warned(page).innerText())![1]);
    await warned(page).getByRole("button", { name: "Marquer d’abord" }).click();
    await page.getByRole("slider").fill(String(points));
    const score = page.locator("[data-side=white] .score, [data-side=black] .score");
    const before = await score.allInnerTexts();
    await page.getByRole("button", { name: `Marquer ${points} points` }).click();
    await expect(warned(page)).toHaveCount(0);
    await expect.poll(() => score.allInnerTexts()).not.toEqual(before);
    const stood = await score.allInnerTexts();
    await page.reload();
    await expect(score).toHaveText(stood);
    if (info.project.name === "phone") return;

    // Whoever insists goes to school: the master sees everything.
    await untilWarned();
    await warned(page).getByRole("button", { name: "Continuer quand même" }).click();
    await expect(page.getByText(/[Éé]cole de \d+ points/).first()).toBeVisible();
    await resign(page);
    await expect(page.getByRole("heading", { name: "Règlement" })).toBeVisible();
    const record = await expectSoundRecord(page);
    expect(record).toContain("marking: A assisted, B automatic");
    expect(record).toMatch(/B ecole \d+/);
    await page.getByText("D’où viennent les dés").click();
    await expect(page.getByText(/^[0-9a-f]{64}$/).first()).toBeVisible();
  },
);

test("every page opens by its own address, and without a network", { tag: "@both" }, async ({ page, host }, info) => {
  await loadAndCut(page, host);
  for (const name of [
    "",
    "first/",
    "rules/?at=XIII",
    "editor/",
    "glossary/",
    "history/",
    "about/",
    "replay/",
    "lobby/",
    "learn/",
    "learn/?at=lepeintre-1",
    "nowhere",
  ]) {
    await page.goto(name);
    await expect(page.locator("h1").first()).toBeVisible();
    await fitsTheScreen(page);
    // What is the same at every size is looked at once.
    if (info.project.name === "desktop") await noSeriousViolations(page);
  }
});

const EXAMPLES = fileURLToPath(new URL("../../examples/records/", import.meta.url));

test("a record from the disk is replayed and analysed without a network", async ({ page, host }) => {
  await loadAndCut(page, host);
  for (const [name, last] of [
    ["ecole.txt", 18],
    ["lepeintre-2.txt", 13],
  ] as const) {
    await page.goto("replay/");
    await page.locator("input[type=file]").setInputFiles(join(EXAMPLES, name));
    await expect(page.locator(".player .board")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.getByRole("button", { name: "À la fin" }).click();
    await expect(page.locator(".story .where")).toHaveText(`Partie 1 · Coup ${last}`);
  }
  await page.goto("analysis/");
  await page.locator("input[type=file]").setInputFiles(join(EXAMPLES, "ecole.txt"));
  await expect(page.locator("section.coups tbody tr").first()).toBeVisible();
  await noSeriousViolations(page);
});

test("a newer version is told of, and comes when one wants it", async ({ page, host, site }) => {
  await load(page);
  const newer = await mkdtemp(join(tmpdir(), "trictrac-newer-"));
  await cp(site, newer, { recursive: true });
  const change = async (name: string, was: RegExp, is: string) => {
    const text = await readFile(join(newer, name), "utf-8");
    await writeFile(join(newer, name), text.replace(was, is));
  };
  await change("index.html", /<title>/, '<meta name="newer" /><title>');
  await change("sw.js", /VERSION = ".*"/, 'VERSION = "newer"');
  host.folder = newer;
  await page.reload();
  const notice = page.getByText("Une version plus récente est prête.");
  await expect(notice).toBeVisible();
  await noSeriousViolations(page);
  const mark = page.locator("meta[name=newer]");
  await expect(mark).not.toBeAttached();
  await page.getByRole("button", { name: "L’utiliser" }).click();
  await expect(mark).toBeAttached();
  await expect(notice).toHaveCount(0);
  expect(await page.evaluate(() => caches.keys())).toEqual(["trictrac /some/where/ newer"]);
  await rm(newer, { recursive: true });
});

test.describe("in English", () => {
  test.use({ locale: "en-GB" });

  test("the editor judges by the law in the browser", async ({ page, host }) => {
    await loadAndCut(page, host);
    await page.goto("editor/?p=1x13-8-10_1x15_w&d=4-3");
    await expect(page.getByRole("heading", { name: "Four and three" })).toBeVisible();
    await page.getByRole("button", { name: "Ask for advice" }).click();
    await expect(page.locator(".hint ol li").first()).toContainText("%");
    await page.getByRole("link", { name: "Play" }).first().click();
    await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/some/where/");
  });
});

test.describe("before anything is kept", () => {
  test.use({ locale: "en-GB", serviceWorkers: "block" });

  test("what needs people says so, and links to where they meet", async ({ page, faults }) => {
    faults.allow(/Service Worker registration blocked/);
    await page.goto("lobby/");
    await expect(page.getByText("People meet on a server")).toBeVisible();
    await expect(page.getByRole("link", { name: "Play with people" })).toHaveCount(0);
    await page.route("**/lobby/", async (route) => {
      const text = await (await route.fetch()).text();
      const named = text.replace(
        'name="trictrac-site" content=""',
        'name="trictrac-site" content="https://house.example/"',
      );
      await route.fulfill({ body: named, contentType: "text/html" });
    });
    await page.reload();
    const link = page.getByRole("link", { name: "Play with people" });
    await expect(link).toHaveAttribute("href", "https://house.example/");
  });
});

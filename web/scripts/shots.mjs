// Pictures of every main screen at five sizes, in light, dark and high contrast, of a real server with real games, into web/shots.
// `npm run shots -- table replay` takes only the screens whose names begin so; SHOTS_LANG=en has them in English,
// SHOTS_THEMES=dark in fewer themes.
import { createHash, randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { withServerAndBrowser } from "./measuring.mjs";
import { web } from "./python.mjs";

const SIZES = { small: [320, 568], low: [844, 390], phone: [390, 844], tablet: [820, 1180], desktop: [1440, 900] };
const THEMES = (process.env.SHOTS_THEMES ?? "light,dark,contrast").split(",");
const LANG = process.env.SHOTS_LANG ?? "fr";
const MIDDLE = "1-4-5-7x3-8x2-9x2-10x2-11-12x2_1x2-2-3-4-5-7-8-9x2-10x2-11-12x2_w_10.3.12_4b.5.12_6-4";
const EARLY = "1x9-4-5-6x2-8-9_1x10-3-5-7-8-11_w_4.1.4_2.0.4_5-3";
const COMPUTER = { kind: "computer", level: "amateur" };
const PERSON = { kind: "person" };

/** A visitor who speaks to the server directly, as a program would. */
class Hand {
  constructor(context, url) {
    this.context = context;
    this.url = url;
    this.refs = 0;
  }

  async ask(method, path, data) {
    const answer = await this.context.request.fetch(`${this.url}/api/${path}`, { method, ...(data ? { data } : {}) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  }

  async view(table) {
    return (await this.ask("GET", `tables/${table}`)).view;
  }

  async say(table, message) {
    const { seq } = await this.view(table);
    return this.ask("POST", `tables/${table}/messages`, { ref: `s${this.refs++}`, seen: seq, ...message });
  }

  /** Opens a table and sits at its first seat. */
  async sit(seats, options, more = {}) {
    const { view } = await this.ask("POST", "tables", { seats, options, ...more });
    const seed = randomBytes(32).toString("hex");
    const seal = createHash("sha256").update(`trictrac-dice-1/seal/${view.id}/0/${seed}`).digest("hex");
    await this.say(view.id, { do: "sit", player: 0, seal });
    if (seats.filter(({ kind }) => kind === "person").length === 1) await this.say(view.id, { do: "reveal", seed });
    return view.id;
  }

  /** Plays the first lawful thing until `enough(view)`. */
  async play(table, enough) {
    const end = Date.now() + 60_000;
    while (Date.now() < end) {
      const view = await this.view(table);
      if (view.status === "over" || enough(view)) return table;
      const { phase, turn, plays, opening, awaits } = view.board ?? {};
      const mine = phase === "opening" ? !("0" in opening) : turn === 0 || awaits === 0;
      if (mine && (phase === "opening" || phase === "throw")) await this.say(table, { do: "throw" });
      else if (mine && phase === "play" && plays?.length) await this.say(table, { do: "play", play: plays[0] });
      else if (mine && phase === "decide") await this.say(table, { do: "stay" });
      else await new Promise((resolve) => setTimeout(resolve, 30));
    }
    throw new Error(`the table does not come so far: ${JSON.stringify(await this.view(table)).slice(0, 400)}`);
  }
}

/** Real games, made once; gives the address of every screen. */
async function prepare(hand) {
  await hand.ask("GET", "me");
  const sheet = await hand.sit([PERSON, COMPUTER], { start: MIDDLE });
  await hand.say(sheet, { do: "throw" });
  const playing = await hand.sit([PERSON, COMPUTER], { start: EARLY });
  await hand.say(playing, { do: "throw" });
  const coached = await hand.sit([PERSON, { kind: "computer", level: "novice" }], { start: EARLY });
  await hand.say(coached, { do: "throw" });
  const strict = await hand.sit([PERSON, COMPUTER], { start: MIDDLE, modes: ["strict", "strict"] });
  await hand.say(strict, { do: "throw" });
  const opening = await hand.sit([PERSON, COMPUTER], {});
  const waiting = await hand.sit([PERSON, PERSON], {}, { listed: true });
  const written = await hand.sit([PERSON, COMPUTER, COMPUTER], { form: "a-ecrire", players: 3 });
  const finished = await hand.sit([PERSON, { kind: "computer", level: "novice" }], {});
  await hand.play(finished, (view) => view.board?.coup > 30);
  if ((await hand.view(finished)).status !== "over") await hand.say(finished, { do: "resign" });
  return {
    home: "/",
    lobby: "/lobby",
    "table-sheet": `/table/${sheet}`,
    "table-play": `/table/${playing}`,
    "table-coach": `/table/${coached}`,
    "table-strict": `/table/${strict}`,
    "table-opening": `/table/${opening}`,
    "table-waiting": `/table/${waiting}`,
    "table-written": `/table/${written}`,
    "table-over": `/table/${finished}`,
    replay: `/replay/${finished}`,
    analysis: `/analysis/${finished}`,
    "analysis-coup": `/analysis/${finished}`,
    mistakes: `/mistakes/${finished}`,
    trend: "/trend",
    verify: `/verify/${finished}`,
    glossary: "/glossary",
    rules: "/rules",
    "rules-article": "/rules/X",
    editor: `/editor?p=${MIDDLE.split("_").slice(0, 3).join("_")}&d=6-4`,
    first: "/first",
    history: "/history",
    about: "/about",
  };
}

const only = process.argv.slice(2);
const folder = join(web, "shots");
mkdirSync(folder, { recursive: true });
await withServerAndBrowser(async (server, browser) => {
  const owner = await browser.newContext({ locale: "fr-FR" });
  const screens = await prepare(new Hand(owner, server.url));
  const hosted = JSON.stringify([screens["table-waiting"].split("/").at(-1)]);
  const storageState = {
    ...(await owner.storageState()),
    // What the page remembers when one opens a table with its own button: then it shows the invitations.
    origins: [{ origin: server.url, localStorage: [{ name: "trictrac.hosted", value: hosted }] }],
  };
  const withTheme = (theme) => ({
    ...storageState,
    origins: storageState.origins.map(({ origin, localStorage }) => ({
      origin,
      localStorage: [...localStorage, { name: "trictrac.settings", value: JSON.stringify({ theme, lang: LANG }) }],
    })),
  });
  const wanted = Object.entries(screens).filter(
    ([name]) => !only.length || only.some((start) => name.startsWith(start)),
  );
  let taken = 0;
  for (const theme of THEMES) {
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      const phone = Math.min(width, height) < 600;
      const context = await browser.newContext({
        storageState: withTheme(theme),
        baseURL: server.url,
        viewport: { width, height },
        hasTouch: phone,
        isMobile: phone,
        deviceScaleFactor: phone ? 2 : 1,
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      page.on("pageerror", (error) => console.error(`${size} ${theme} ${page.url()}: ${error}`));
      for (const [name, address] of wanted) {
        await page.goto(address);
        await page.locator("main h1, main h2").first().waitFor();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState("networkidle").catch(() => {});
        await page.waitForTimeout(name === "editor" ? 1200 : 250);
        // The first look analyses the game; the pages after it read what is kept.
        if (name.startsWith("analysis")) {
          await page.locator("#coup").waitFor({ timeout: 120_000 });
          if (name === "analysis-coup") await page.locator("#coup").evaluate((head) => head.scrollIntoView());
          await page
            .getByRole("grid")
            .waitFor({ timeout: 20_000 })
            .catch(() => {});
        }
        if (name === "mistakes" || name === "trend") await page.waitForTimeout(800);
        if (name === "replay") for (let coup = 0; coup < 17; coup++) await page.keyboard.press("ArrowDown");
        // The sheet draws what it tells: seen where there is a mouse.
        if (name === "table-sheet" && !phone)
          await page.getByRole("button", { name: /Grand jan (rempli|filled)/ }).hover();
        await page.screenshot({ path: join(folder, `${name}-${size}-${LANG}-${theme}.png`) });
        taken += 1;
      }
      await context.close();
    }
  }
  console.log(`${taken} pictures in web/shots`);
});

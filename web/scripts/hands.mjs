// Plays on the demo page as people do: by taps, by dragging, by the keyboard, by touch on a phone.
import assert from "node:assert/strict";
import { withBrowser } from "./browser.mjs";

const CASE = (low) => `[data-low="${low}"]`;
const label = (page, low) => page.getAttribute(CASE(low), "aria-label");
const confirmButton = (page) => page.locator(".controls .main");

async function open(page, base, query) {
  await page.goto(`${base}demo.html?${query}`);
  await page.waitForSelector(CASE(1));
}

async function drag(page, from, to) {
  const a = await page.locator(CASE(from)).boundingBox();
  const b = await page.locator(CASE(to)).boundingBox();
  const start = { x: a.x + a.width / 2, y: a.y + a.height / 2 };
  const end = { x: b.x + b.width / 2, y: b.y + b.height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let part = 1; part <= 6; part++) {
    await page.mouse.move(start.x + ((end.x - start.x) * part) / 6, start.y + ((end.y - start.y) * part) / 6);
  }
  await page.mouse.up();
}

const hands = {
  "tap, tap, take back, tap, confirm": async (page, base) => {
    await open(page, base, "p=opening");
    await page.click(CASE(1));
    assert.match(await label(page, 11), /arrivée possible, tout d’une, repos en 7/);
    await page.click(CASE(7));
    assert.match(await label(page, 7), /une dame blanche/);
    await page.click(".controls button:first-child");
    assert.match(await label(page, 7), /vide/);
    await page.click(CASE(1));
    await page.click(CASE(5));
    await page.click(CASE(5));
    await page.click(CASE(11));
    assert.match(await label(page, 11), /une dame blanche/);
    await confirmButton(page).click();
    assert.equal(await page.locator(".controls").count(), 0);
  },
  "tout d'une by one drag": async (page, base) => {
    await open(page, base, "p=opening");
    await drag(page, 1, 11);
    assert.match(await label(page, 11), /une dame blanche/);
    assert.equal(await confirmButton(page).isEnabled(), true);
  },
  "a drag to nowhere changes nothing": async (page, base) => {
    await open(page, base, "p=opening");
    await drag(page, 1, 20);
    assert.match(await label(page, 1), /quinze dames blanches/);
    assert.equal(await page.locator(".hand").count(), 0);
  },
  "the keyboard alone": async (page, base) => {
    await open(page, base, "p=opening");
    await page.focus(CASE(1));
    await page.keyboard.press("Enter");
    for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    assert.match(await label(page, 7), /une dame blanche/);
    await page.keyboard.press("Backspace");
    assert.match(await label(page, 7), /vide/);
    for (let step = 0; step < 6; step++) await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Enter");
    for (let step = 0; step < 10; step++) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    assert.match(await label(page, 11), /une dame blanche/);
    assert.match(await page.locator("[aria-live]").textContent(), /De 1 à 11.*Coup complet/);
    await page.keyboard.press("Enter");
    assert.equal(await page.locator(".controls").count(), 0);
  },
  "a forced play by one key": async (page, base) => {
    await open(page, base, "p=forced");
    await page.focus(CASE(1));
    await page.keyboard.press("f");
    assert.match(await label(page, 7), /deux dames blanches/);
    await page.keyboard.press("Enter");
    assert.equal(await page.locator(".controls").count(), 0);
  },
  "dames go out by a drag to the band": async (page, base) => {
    await open(page, base, "p=exit");
    await page.click(CASE(20));
    await page.click(CASE(25));
    assert.match(await label(page, 25), /cinq dames blanches/);
    await drag(page, 22, 25);
    assert.match(await label(page, 25), /six dames blanches/);
    assert.equal(await confirmButton(page).isEnabled(), true);
  },
  "dames slide, and stand still for those who ask for it": async (page, base) => {
    const moving = () =>
      page.evaluate(() => document.getAnimations().filter((each) => each.effect?.getTiming().duration === 180).length);
    await open(page, base, "p=opening");
    await page.waitForTimeout(500);
    await page.click(CASE(1));
    await page.click(CASE(11));
    assert.equal(await moving(), 1);
    await page.click(".controls button:first-child");
    await page.waitForTimeout(300);
    await drag(page, 1, 11);
    assert.match(await label(page, 11), /une dame blanche/);
    assert.equal(await moving(), 0);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.click(".controls button:first-child");
    await page.click(CASE(1));
    await page.click(CASE(11));
    assert.equal(await moving(), 0);
  },
  "from the other side": async (page, base) => {
    await open(page, base, "p=opening&turned=1");
    await page.click(CASE(24));
    await page.click(CASE(14));
    assert.match(await label(page, 14), /une dame blanche/);
  },
};

const faults = await withBrowser(async (browser, base, watch, found) => {
  for (const [name, play] of Object.entries(hands)) {
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      const context = await browser.newContext({ viewport: size });
      const page = watch(await context.newPage());
      try {
        await play(page, base);
        console.log(`ok  ${name} (${size.width})`);
      } catch (error) {
        found.push(`${name} (${size.width}): ${error.message}`);
      }
      await context.close();
    }
  }
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = watch(await context.newPage());
  await open(page, base, "p=opening");
  await page.tap(CASE(1));
  await page.tap(CASE(11));
  if (!(await label(page, 11)).includes("une dame blanche")) found.push("touch: no dame on 11");
  else console.log("ok  touch on a phone");
  await open(page, base, "p=opening");
  const finger = await context.newCDPSession(page);
  const middle = async (low) => {
    const box = await page.locator(CASE(low)).boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await middle(1), await middle(11)];
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
  for (let part = 1; part <= 8; part++) {
    const point = { x: from.x + ((to.x - from.x) * part) / 8, y: from.y + ((to.y - from.y) * part) / 8 };
    await finger.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  }
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  if (!(await label(page, 11)).includes("une dame blanche")) found.push("a finger's drag: no dame on 11");
  else console.log("ok  a finger's drag on a phone");
  await context.close();
});
process.exit(faults.length === 0 ? 0 : 1);

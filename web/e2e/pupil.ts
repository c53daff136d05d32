// A scripted pupil: reads which exercise stands on the page, looks its key up in what was shipped, and answers by hand.
import { readdirSync, readFileSync } from "node:fs";
import { expect, type Locator, type Page } from "@playwright/test";

interface Exercise {
  kind: string;
  board: string;
  detail?: string;
  asks: string;
  key: string[];
  choices?: [string, unknown][];
  plays?: string[];
}
interface Lesson {
  id: string;
  number: number;
  steps: { exercise: Exercise }[];
  exercises: { theme: string }[];
  mastery: { right: number; of: number };
}
interface Debate {
  id: string;
  lesson: string;
  step: { exercise: Exercise; told: { book: string } };
}

const DATA = new URL("../src/learn/data/", import.meta.url);
const read = <T>(name: string): T => JSON.parse(readFileSync(new URL(`${name}.json`, DATA), "utf8")) as T;

export const lessons = read<{ lessons: Lesson[] }>("curriculum").lessons;
export const { releves, debates } = read<{ releves: Lesson[]; debates: Debate[] }>("books");
const themes = new Map(
  readdirSync(DATA)
    .map((file) => file.replace(".json", ""))
    .filter((name) => name !== "curriculum" && name !== "books")
    .map((name) => [name, read<Exercise[]>(name)]),
);
const nameOf = ({ board, detail }: Exercise) => `${board} ${detail ?? ""}`.trim();

/** The exercise that a page shows; in a lesson its own steps and themes come first. */
export async function shown(page: Page, lesson?: Lesson): Promise<Exercise> {
  const element = page.locator("[data-exercise]");
  const name = await element.getAttribute("data-exercise");
  const kind = await element.getAttribute("data-kind");
  const own = lesson
    ? [
        ...lesson.steps.map((step) => step.exercise),
        ...lesson.exercises.flatMap(({ theme }) => themes.get(theme) ?? []),
      ]
    : [...themes.values()].flat();
  const found = own.find((each) => nameOf(each) === name && each.kind === kind);
  if (!found) throw new Error(`no such exercise: ${name}`);
  return found;
}

const touch = async (page: Page, low: number, isMobile: boolean) => {
  const place = page.locator(`[data-low="${low}"]`);
  await (isMobile ? place.tap() : place.click());
};

/** Answers the exercise on the page, rightly or wrongly, and waits for the verdict. */
export async function answer(page: Page, exercise: Exercise, right: boolean, isMobile = false): Promise<void> {
  const form = page.locator(".guide");
  const key = exercise.key[0] ?? "";
  const parts = key.split(" ").filter(Boolean);
  const check = form.locator("button.main");
  if (exercise.asks === "choice") {
    const names = (exercise.choices ?? []).map(([name]) => name);
    const place = right ? names.indexOf(key) : names.findIndex((name) => name !== key);
    await form.getByRole("listitem").nth(place).getByRole("button").click();
  } else if (exercise.asks === "numbers") {
    for (const [i, part] of parts.entries())
      await form
        .getByRole("spinbutton")
        .nth(i)
        .fill(String(Number(part) + (right ? 0 : 2)));
    await check.click();
  } else if (exercise.asks === "throws") {
    for (const part of right ? parts : parts.slice(1))
      await form.getByRole("button", { name: part, exact: true }).click();
    if (!right && parts.length < 2) await form.getByRole("button", { name: "1-1", exact: true }).click();
    await check.click();
  } else if (exercise.asks === "ways") {
    for (const part of right ? parts : parts.slice(1)) {
      const [place = "", number = ""] = part.split(":");
      await form.getByRole("spinbutton").fill(place);
      await form.getByRole("group").getByRole("button", { name: number, exact: true }).click();
    }
    await check.click();
  } else if (exercise.asks === "marks") {
    for (const [i, part] of parts.entries()) {
      const [points = "", trous = ""] = part.split(".");
      const side = form.getByRole("group").nth(i);
      await side
        .getByRole("spinbutton")
        .nth(0)
        .fill(String(Number.parseInt(points, 10)));
      await side
        .getByRole("spinbutton")
        .nth(1)
        .fill(right ? trous : String(Number(trous) + 1));
      await side.getByRole("checkbox").setChecked(points.endsWith("b"));
    }
    await check.click();
  } else if (exercise.asks === "order") {
    const names = (exercise.choices ?? []).map(([name]) => name);
    const left = [...names];
    for (const part of right ? parts : [...parts].reverse()) {
      await form.getByRole("list").nth(1).getByRole("button").nth(left.indexOf(part)).click();
      left.splice(left.indexOf(part), 1);
    }
    await check.click();
  } else {
    await play(page, right ? key : wrongPlay(exercise), isMobile);
  }
  await expect(form.locator(".verdict")).toBeVisible();
  await expect(form.locator(".verdict")).toHaveClass(right ? /verdict(?!.*wrong)/ : /wrong/);
}

/** Presses Tab until something has the focus. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let tabs = 0; tabs < 80; tabs += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${goal}`);
}

/** The right answer, without a mouse. */
export async function answerByKeyboard(page: Page, exercise: Exercise): Promise<void> {
  const form = page.locator(".guide");
  const key = exercise.key[0] ?? "";
  const parts = key.split(" ").filter(Boolean);
  const press = async (button: Locator) => {
    await tabTo(page, button);
    await page.keyboard.press("Enter");
  };
  const type = async (field: Locator, text: string) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  };
  const names = (exercise.choices ?? []).map(([name]) => name);
  if (exercise.asks === "choice") {
    await press(form.getByRole("listitem").nth(names.indexOf(key)).getByRole("button"));
    return;
  }
  if (exercise.asks === "play") {
    const place = (low: string | undefined) => page.locator(`.case[data-low="${low}"]`);
    for (const dame of key.split(" ")) {
      const stops = dame.split("-");
      for (let i = 1; i < stops.length; i += 1) {
        await place(stops[i - 1]).focus();
        await page.keyboard.press("Enter");
        await place(stops[i]).focus();
        await page.keyboard.press("Enter");
      }
    }
    // Enter on a case confirms as well once the play is complete.
    const confirm = page.getByRole("button", { name: /Jouer ce coup|Play this/ });
    await expect(confirm.or(page.locator(".verdict"))).toBeVisible();
    if (await confirm.isVisible()) await press(confirm);
    return;
  }
  if (exercise.asks === "numbers") {
    for (const [i, part] of parts.entries()) await type(form.getByRole("spinbutton").nth(i), part);
  } else if (exercise.asks === "ways") {
    for (const part of parts) {
      const [place = "", number = ""] = part.split(":");
      await type(form.getByRole("spinbutton"), place);
      await press(form.getByRole("group").getByRole("button", { name: number, exact: true }));
      await form.getByRole("spinbutton").selectText();
    }
  } else if (exercise.asks === "marks") {
    for (const [i, part] of parts.entries()) {
      const [points = "", trous = ""] = part.split(".");
      const side = form.getByRole("group").nth(i);
      await type(side.getByRole("spinbutton").nth(0), String(Number.parseInt(points, 10)));
      await type(side.getByRole("spinbutton").nth(1), trous);
      if (points.endsWith("b")) {
        await tabTo(page, side.getByRole("checkbox"));
        await page.keyboard.press("Space");
      }
    }
  } else if (exercise.asks === "order") {
    const left = [...names];
    for (const part of parts) {
      await press(form.getByRole("list").nth(1).getByRole("button").nth(left.indexOf(part)));
      left.splice(left.indexOf(part), 1);
    }
  } else throw new Error(`not by keyboard yet: ${exercise.asks}`);
  await press(form.locator("button.main"));
}

/** A legal play that is not asked for. */
function wrongPlay({ key, plays = [] }: Exercise): string {
  const found = plays.find((each) => !key.includes(each));
  if (!found) throw new Error("every play is right");
  return found;
}

/** Moves the dames of a play by touching where they leave and where they come; then confirms. */
async function play(page: Page, text: string, isMobile: boolean): Promise<void> {
  const confirm = page.getByRole("button", { name: /Jouer ce coup|Play this/ });
  for (const dame of text.split(" ")) {
    const stops = dame.split("-");
    for (let i = 1; i < stops.length; i += 1) {
      if (await confirm.isVisible()) break;
      await touch(page, Number(stops[i - 1]), isMobile);
      await touch(page, stops[i] === "s" ? 25 : Number(stops[i]), isMobile);
    }
  }
  await confirm.click();
}

/** Walks a lesson, or a game out of a book, from where its page stands through so many right answers. */
export async function walk(page: Page, lesson: Lesson, questions: number, isMobile: boolean): Promise<void> {
  for (let left = questions; left > 0; left -= 1) {
    await answer(page, await shown(page, lesson), true, isMobile);
    await goOn(page);
  }
}

/** Goes on to the next exercise. */
export async function goOn(page: Page): Promise<void> {
  await page.locator(".guide .actions button.main").click();
  await expect(page.locator(".verdict")).toHaveCount(0);
}

/** Puts a progress into the browser before its first page. */
export async function withProgress(page: Page, progress: object): Promise<void> {
  const text = JSON.stringify({ format: "trictrac progress", version: 1, ...progress });
  await page.addInitScript((text) => {
    if (localStorage.getItem("trictrac.progress") === null)
      localStorage.setItem("trictrac.progress", JSON.stringify(text));
  }, text);
}

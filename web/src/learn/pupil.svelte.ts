/** The pupil of this browser: progress that is kept here, and what an answer does to it. */
import { keep, kept } from "../app/keeping";
import { merged, NEW, NOTHING, parse, ProgressError, streak, withDay, written, type Progress } from "./progress";
import type { Standing } from "./progress";
import { answered, queue } from "./review";
import type { Exercise } from "./types";

const PLACE = "trictrac.progress";
/** What could not be read, so that nothing is lost. */
const ASIDE = "trictrac.progress.unread";
/** The progress of an account while another one uses this browser. */
const placeOf = (account: string) => `${PLACE}.of.${account}`;

function read(place: string): Progress {
  const text = kept<unknown>(place);
  if (text === null) return NOTHING;
  try {
    return parse(typeof text === "string" ? text : JSON.stringify(text));
  } catch (error) {
    if (!(error instanceof ProgressError)) throw error;
    keep(ASIDE, text);
    return NOTHING;
  }
}

class Pupil {
  progress = $state.raw<Progress>(read(PLACE));
  /** Told after every change that was made here. */
  kept: (() => void) | null = null;
  /** What this page wrote last: anything else was written by another page of this browser. */
  #written = kept<unknown>(PLACE);

  get streak(): number {
    return streak(this.progress, new Date());
  }

  standing(lesson: string): Standing {
    return this.progress.lessons[lesson] ?? NEW;
  }

  mastered(lesson: string): boolean {
    return this.standing(lesson).mastered !== "";
  }

  /** How many cards are due now. */
  get due(): number {
    return queue(this.progress, new Date()).length;
  }

  keep(progress: Progress): void {
    this.#store(this.#withOtherPages(progress));
    this.kept?.();
  }

  /** Two pages of one browser learn side by side: what the other one wrote is not overwritten. */
  #withOtherPages(progress: Progress): Progress {
    const isMine = JSON.stringify(kept<unknown>(PLACE)) === JSON.stringify(this.#written);
    return isMine ? progress : merged(progress, read(PLACE));
  }

  #store(progress: Progress): void {
    this.progress = progress;
    this.#written = written(progress);
    keep(PLACE, this.#written);
  }

  /** Takes in what an account knows; whether it knows everything that is here. */
  learn(whole: Progress): boolean {
    const both = this.#withOtherPages(merged(this.progress, whole));
    this.#store(both);
    return written(both) === written(merged(whole, NOTHING));
  }

  /** Another account uses this browser: what the one before learned is put aside for them. */
  change(before: string | null, now: string): void {
    if (before === null) return;
    keep(placeOf(before), written(this.progress));
    this.#store(read(placeOf(now)));
  }

  /** An exercise of a theme was answered; `also` changes what else is kept of it. */
  answered(theme: string | null, exercise: Exercise, right: boolean, also: (now: Progress) => Progress): void {
    const now = new Date();
    const before = theme === null ? this.progress : answered(this.progress, theme, exercise, right, now);
    this.keep(withDay(also(before), now));
  }

  /** Takes a file in; whatever is wrong with it is thrown, and nothing has changed. */
  takeIn(text: string): void {
    this.keep(merged(this.progress, parse(text)));
  }

  get file(): string {
    return written(this.progress);
  }
}

export const pupil = new Pupil();

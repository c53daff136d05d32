/** A pupil in a lesson: the steps first, then fresh exercises until it is mastered; the mirror of
 * `trictrac.lessons.course`. A theme that was answered wrongly comes back with another position after a few others. A
 * game out of a book has steps only, and goes on whatever is answered. */
import { draw } from "./data";
import type { Correction } from "./judging";
import { stamp, type Standing } from "./progress";
import { pupil } from "./pupil.svelte";
import type { Asked, Drill, Lesson } from "./types";

/** Exercises between a wrong answer and the next of its theme. */
export const AGAIN_AFTER = 3;

export class Course {
  readonly lesson: Lesson;
  /** What is asked now; null while it is on its way. */
  now = $state.raw<Asked | null>(null);
  steps = $state(0);
  last = $state.raw<readonly boolean[]>([]);
  #asked = 0;
  #again: { after: number; drill: Drill }[] = [];

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    const { steps, last } = pupil.standing(lesson.id);
    this.steps = Math.min(steps, lesson.steps.length);
    this.last = last;
    if (this.isBook && this.steps === lesson.steps.length) this.again();
  }

  get isBook(): boolean {
    return this.lesson.exercises.length === 0;
  }

  /** A game out of a book from its beginning. */
  again(): void {
    this.steps = 0;
    this.last = [];
  }

  get right(): number {
    return this.last.filter(Boolean).length;
  }

  /** Whether enough of the last exercises were right. */
  get mastered(): boolean {
    const { of, right } = this.lesson.mastery;
    return this.last.length === of && this.right >= right;
  }

  async go(): Promise<void> {
    const step = this.lesson.steps[this.steps];
    if (step) {
      this.now = this.isBook ? { ...step, once: true } : { ...step };
      return;
    }
    if (this.isBook) return;
    this.#asked += 1;
    const due = this.#again.findIndex(({ after }) => after <= this.#asked);
    const { exercises } = this.lesson;
    const [again] = due >= 0 ? this.#again.splice(due, 1) : [];
    const drill = again?.drill ?? exercises[Math.floor(Math.random() * exercises.length)]!;
    const before = this.now?.exercise;
    let exercise = await draw(drill, Math.random());
    if (exercise === before) exercise = await draw(drill, Math.random());
    this.now = { exercise, drill };
  }

  /** Takes a judged answer. An answer that took too long is right and does not count; a step is asked until it is. */
  take({ right }: Correction, seconds: number): void {
    const asked = this.now;
    if (!asked) return;
    if (asked.once) {
      this.steps += 1;
      this.last = [...this.last, right];
    } else if (!asked.drill) {
      if (right) this.steps += 1;
    } else {
      const limit = this.lesson.mastery.seconds;
      const counts = right && (limit === 0 || seconds <= limit);
      this.last = [...this.last, counts].slice(-this.lesson.mastery.of);
      if (!right) this.#again.push({ after: this.#asked + AGAIN_AFTER, drill: asked.drill });
    }
    pupil.answered(asked.drill?.theme ?? null, asked.exercise, right, (progress) => ({
      ...progress,
      lessons: { ...progress.lessons, [this.lesson.id]: this.#standing() },
    }));
  }

  #standing(): Standing {
    const now = stamp(new Date());
    const { mastered } = pupil.standing(this.lesson.id);
    return {
      steps: this.steps,
      last: this.last,
      mastered: mastered || (this.mastered ? now : ""),
      changed: now,
    };
  }
}

/** Lessons and exercises as `scripts/lessons_data.py` writes them: every key was computed by the Python package. */
import type { SheetLine } from "../table/marks";
import type { Fact } from "../words";

export type Asks = "numbers" | "choice" | "throws" | "ways" | "play" | "marks" | "order";

/** One question with its key; what is empty was left out. */
export interface Exercise {
  readonly kind: string;
  /** The position, in the notation of docs/notation.md; with `detail` it names the exercise within its theme. */
  readonly board: string;
  /** Whether there is no board to look at. */
  readonly bare?: boolean;
  readonly detail?: string;
  readonly question: Fact;
  readonly asks: Asks;
  /** The answer; where a play is asked, every right play. */
  readonly key: readonly string[];
  readonly choices?: readonly (readonly [name: string, words: Fact])[];
  /** The lines of the score sheet that say why. */
  readonly sheet?: readonly SheetLine[];
  readonly why?: readonly Fact[];
  /** What may be played, where a play is asked. */
  readonly plays?: readonly string[];
  /** How many in a hundred answer wrongly, over all levels alike; steps have none. */
  readonly hard?: number;
}

/** What a choice out of a book is worth. */
export interface Figure {
  /** A play, `stay` or `leave`. */
  readonly choice: string;
  /** Of winning, in percent. */
  readonly chance: number;
  /** Its standard error, where games were played out. */
  readonly error?: number;
}

/** What is told once a question out of a book is answered. */
export interface Remark {
  readonly comment?: Fact;
  /** What the book does; nothing where it is silent. */
  readonly book?: string;
  /** Why the law refuses the book's play. */
  readonly refusal?: Fact;
  /** Every choice that there was, the master's first. */
  readonly figures?: readonly Figure[];
  /** Whether the opponent plays. */
  readonly opposite?: boolean;
  /** How many games were played out. */
  readonly trials?: number;
  /** How the figures were found, where it was neither by games nor by looking two throws ahead. */
  readonly note?: Fact;
}

export interface Step {
  readonly text: Fact;
  readonly exercise: Exercise;
  readonly told?: Remark;
}

/** Exercises of one theme, from a part of its pool: 0 the easiest, 1 the hardest. */
export interface Drill {
  readonly theme: string;
  readonly easiest: number;
  readonly hardest: number;
}

export interface Lesson {
  readonly id: string;
  readonly number: number;
  readonly source: string;
  readonly title: Fact;
  readonly idea: Fact;
  readonly steps: readonly Step[];
  /** The plays that the books dispute, by their names: the last steps. */
  readonly debates: readonly string[];
  readonly exercises: readonly Drill[];
  readonly mastery: { readonly right: number; readonly of: number; readonly seconds: number };
  /** A game to be played after it; empty for most. */
  readonly gate: string;
}

/** A play that a treatise advises and the master disputes. */
export interface Debate {
  readonly id: string;
  /** The lesson that it belongs to. */
  readonly lesson: string;
  readonly title: Fact;
  readonly step: Step;
}

export interface Books {
  /** Games out of books: lessons that have steps only. */
  readonly releves: readonly Lesson[];
  readonly debates: readonly Debate[];
}

export interface Curriculum {
  readonly lessons: readonly Lesson[];
  readonly releves: readonly Pick<Lesson, "id" | "title">[];
  /** The themes of a daily set, from easy to hard. */
  readonly daily: readonly string[];
  /** The themes of each endless drill, by subject. */
  readonly drills: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** The computer's levels with the rating of each in a drill, the weakest first. */
  readonly ladders: Readonly<Record<string, readonly (readonly [level: string, rating: number])[]>>;
}

/** What the pupil has before them: a step with its words, or an exercise of a theme. */
export interface Asked {
  readonly exercise: Exercise;
  readonly text?: Fact;
  readonly drill?: Drill;
  readonly told?: Remark;
  /** It goes on whatever is answered. */
  readonly once?: boolean;
}

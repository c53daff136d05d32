/**
 * Choosing one of the plays that were given, step by step. A pure state machine; it knows no rule: a step is offered
 * because a given play contains it, or because it leads to the board that a given play leaves (in law only the board
 * that is left counts, so its rest may be any other).
 */
import { CASES, OUT, type ChosenPlay, type Play, type Step } from "./types";

export interface Choice {
  readonly plays: readonly Play[];
  /** The mover's dames before the play: index 1 to 24, 25 out. */
  readonly before: readonly number[];
  /** What was played so far, gesture by gesture: a dame dragged tout d'une is one gesture of two steps. */
  readonly gestures: readonly Play[];
  readonly selected: number | null;
}

/** A way for the dame of one case to another, by one gesture. */
export interface Route {
  readonly to: number;
  readonly steps: Play;
}

export function startChoice(plays: readonly Play[], dames: readonly number[], out: number): Choice {
  return { plays, before: [0, ...dames, out], gestures: [], selected: null };
}

export function stepsDone(choice: Choice): Play {
  return choice.gestures.flat();
}

/** The mover's dames as they stand now; index 1 to 24, 25 out. */
export function countsNow(choice: Choice): number[] {
  return applied(choice.before, stepsDone(choice));
}

/** What may be played next. */
export function nextSteps(choice: Choice): Step[] {
  const done = stepsDone(choice);
  const now = countsNow(choice);
  const found = new Map<string, Step>();
  const offer = (step: Step) => {
    if ((now[step[0]] ?? 0) > 0) found.set(`${step[0]}-${step[1]}`, step);
  };
  for (const play of choice.plays) {
    for (const step of without(play, done) ?? []) offer(step);
    if (done.length > 0) {
      const last = onlyStepBetween(now, applied(choice.before, play));
      if (last) offer(last);
    }
  }
  return [...found.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
}

/** The cases whose dame may go. */
export function sources(choice: Choice): number[] {
  return [...new Set(nextSteps(choice).map(([from]) => from))];
}

/**
 * Everywhere the dame of a case may go by one gesture: one step, or all its steps (tout d'une); shortest way first. Of
 * two ways as long, the one that begins with the number `first`, then the one that was given, rest and all.
 */
export function routes(choice: Choice, from: number, first = 0): Route[] {
  const merit = (of: Choice, [step, ...more]: Play) =>
    step ? 2 * Number(step[1] - step[0] === first) + Number(isGiven(of, [step, ...more])) : 0;
  const found = new Map<number, Route>();
  let open: Route[] = [{ to: from, steps: [] }];
  while (open.length > 0) {
    const further: Route[] = [];
    for (const route of open) {
      for (const step of nextSteps(withGesture(choice, route.steps))) {
        if (step[0] !== route.to) continue;
        const next = { to: step[1], steps: [...route.steps, step] };
        const known = found.get(next.to);
        const better =
          known?.steps.length === next.steps.length && merit(choice, next.steps) > merit(choice, known.steps);
        if (!known || better) found.set(next.to, next);
        if (next.to < OUT) further.push(next);
      }
    }
    open = further;
  }
  return [...found.values()].sort((a, b) => a.to - b.to);
}

export function select(choice: Choice, from: number | null): Choice {
  return { ...choice, selected: from !== null && sources(choice).includes(from) ? from : null };
}

/** Plays the dame of a case to another; null if no given play does so. */
export function move(choice: Choice, from: number, to: number, first = 0): Choice | null {
  const route = routes(choice, from, first).find((each) => each.to === to);
  return route ? { ...withGesture(choice, route.steps), selected: null } : null;
}

/** A tap: takes the dame, or puts it down, or takes another one. */
export function tap(choice: Choice, place: number, first = 0): Choice {
  if (choice.selected !== null) {
    if (place === choice.selected) return select(choice, null);
    const moved = move(choice, choice.selected, place, first);
    if (moved) return moved;
  }
  return select(choice, place);
}

/** What a dame does that is asked to go without being told where: its only way, or the step of the number `first`. */
export function goesTo(choice: Choice, from: number, first = 0): number | null {
  const ways = routes(choice, from, first);
  const single = ways.filter(({ steps }) => steps.length === 1);
  return (single.find(({ to }) => to - from === first) ?? single[0] ?? ways[0])?.to ?? null;
}

/** Takes the last gesture back; first of all it puts down a dame in hand. */
export function undo(choice: Choice): Choice {
  if (choice.selected !== null) return { ...choice, selected: null };
  return { ...choice, gestures: choice.gestures.slice(0, -1) };
}

export function canUndo(choice: Choice): boolean {
  return choice.selected !== null || choice.gestures.length > 0;
}

/** Whether one play only was given, so that there is nothing to choose. */
export function isForced(choice: Choice): boolean {
  return choice.plays.length === 1;
}

/** The forced play, whole. */
export function playForced(choice: Choice): Choice {
  const [only] = choice.plays;
  if (!isForced(choice) || !only) return choice;
  return { ...choice, selected: null, gestures: only.length > 0 ? only.map((step) => [step]) : [] };
}

/** The given play that leaves the board as it stands now, if there is one: then the choice may be confirmed. */
export function chosen(choice: Choice): ChosenPlay | null {
  const now = countsNow(choice);
  const index = choice.plays.findIndex((play) => same(applied(choice.before, play), now));
  return index < 0 ? null : { index, steps: stepsDone(choice) };
}

/** Which of the two dice the steps done have used; a dame that goes out takes its own number, else the larger one. */
export function usedDice(choice: Choice, dice: readonly [number, number]): [boolean, boolean] {
  const used: [boolean, boolean] = [false, false];
  for (const [from, to] of stepsDone(choice)) {
    const free = ([0, 1] as const).filter((index) => !used[index]);
    const exact = free.find((index) => dice[index] === to - from);
    const larger = to === OUT ? [...free].sort((a, b) => dice[b] - dice[a])[0] : undefined;
    const spent = exact ?? larger;
    if (spent !== undefined) used[spent] = true;
  }
  return used;
}

function isGiven(choice: Choice, steps: Play): boolean {
  const all = [...stepsDone(choice), ...steps];
  return choice.plays.some((play) => without(play, all) !== null);
}

function withGesture(choice: Choice, steps: Play): Choice {
  return steps.length === 0 ? choice : { ...choice, gestures: [...choice.gestures, steps] };
}

function applied(counts: readonly number[], play: Play): number[] {
  const result = [...counts];
  for (const [from, to] of play) {
    result[from] = (result[from] ?? 0) - 1;
    result[to] = (result[to] ?? 0) + 1;
  }
  return result;
}

/** The steps of a play still to do, or null if something was done that is not in it. */
function without(play: Play, done: Play): Step[] | null {
  const left = [...play];
  for (const [from, to] of done) {
    const index = left.findIndex((step) => step[0] === from && step[1] === to);
    if (index < 0) return null;
    left.splice(index, 1);
  }
  return left;
}

/** The one dame's way forward that parts two boards, if that is all. */
function onlyStepBetween(now: readonly number[], then: readonly number[]): Step | null {
  let from = 0;
  let to = 0;
  for (let place = 1; place <= CASES + 1; place++) {
    const change = (then[place] ?? 0) - (now[place] ?? 0);
    if (change === 0) continue;
    if (change === -1 && from === 0) from = place;
    else if (change === 1 && to === 0) to = place;
    else return null;
  }
  return from > 0 && from < to ? [from, to] : null;
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

/**
 * What a finished game in this browser was worth to somebody who learns: the mirror of `trictrac.lessons.gates` and
 * `own_game`, out of the game's log and the sheets of its replay.
 */
import type { Learned, TableEvent, TourStep } from "../api/types";
import { byWhite } from "../learn/throws";

export interface OwnGame {
  readonly events: readonly TableEvent[];
  /** The coups of the replay, in order. */
  readonly steps: readonly Pick<TourStep, "thrower" | "score" | "before">[];
  readonly person: number;
  readonly mode: string;
  /** The trous that win. */
  readonly trous: number;
  readonly hasWon: boolean;
  /** Coups in which the page told what the throw was worth. */
  readonly aided: readonly number[];
}

const SHARE = 0.8;
const SHORT = 3;
const WHOLE = 12;

interface Coup {
  readonly due: number;
  readonly marked: number;
  readonly dice: readonly [number, number];
  readonly step: OwnGame["steps"][number];
  readonly at: number;
}

/** What each coup was worth to the person, and what they marked of it. */
function coupsOf({ events, steps, person }: OwnGame): Coup[] {
  const judged = steps.filter(({ thrower }) => thrower !== null);
  const begins = events.flatMap((event, index) => (event.kind === "thrown" ? [index] : []));
  return begins.flatMap((begin, number): Coup[] => {
    const step = judged[number];
    const thrown = events[begin];
    if (!step?.thrower || thrown?.kind !== "thrown") return [];
    const inCoup = events.slice(begin, begins[number + 1]);
    const isOwn = thrown.player === person;
    // What a coup gives the opponent is marked once it was played (art. XVIII); who leaves gives nothing (art. XVI).
    const isOwed = isOwn || inCoup.some(({ kind }) => kind === "played");
    const worth = step.score.filter(({ side }) => (side === step.thrower) === isOwn);
    const marks = inCoup.flatMap((event) => (event.kind === "marked" && event.player === person ? [event.points] : []));
    const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0);
    return [
      {
        due: isOwed ? sum(worth.map(({ points }) => points)) : 0,
        marked: sum(marks),
        dice: [thrown.dice[0]!, thrown.dice[1]!],
        step,
        at: thrown.at ?? 0,
      },
    ];
  });
}

export function learnedOf(game: OwnGame): Learned {
  const { person, mode, trous, hasWon, aided } = game;
  const coups = coupsOf(game);
  const gates: Learned["gates"] = [];
  const isByHand = mode !== "automatic";
  if (isByHand && trous >= SHORT) {
    const due = coups.reduce((sum, coup) => sum + coup.due, 0);
    const found = coups.reduce(
      (sum, coup, index) => sum + (aided.includes(index + 1) ? 0 : Math.min(coup.due, coup.marked)),
      0,
    );
    const hasGivenUp = game.events.some((event) => event.kind === "resigned" && event.player === person);
    const passed = !hasGivenUp && due > 0 && found >= SHARE * due;
    gates.push({
      gate: "three-trous",
      passed,
      told: { key: "lesson-gate-told-three-trous", args: { passed, found, due } },
    });
  }
  if (trous >= WHOLE) {
    gates.push({ gate: "novice", passed: hasWon, told: { key: "lesson-gate-told-novice", args: { passed: hasWon } } });
  }
  const wrong = isByHand ? coups.filter(({ due, marked }) => due !== marked) : [];
  const cards = wrong.map(({ step, dice, at }) => ({
    theme: "own-count",
    board: byWhite(step.before.position, dice.join("-")),
    detail: "",
    at: `${new Date(1000 * at).toISOString().slice(0, 19)}Z`,
  }));
  return { gates, cards };
}

/**
 * What one choice leads to: what the opponent may do next, and what the player may hope for. The mirror of
 * `trictrac.players.hint.consequences`.
 */
import { TELLING } from "../engine/layout";
import { countsByVerb, decimal, isFull, meanPoints, said } from "../report/differences";
import type { Fact } from "../words";
import { damesAfter, marksAfter, prospectOf, type Advice, type Told } from "./advice";
import { whole } from "./amounts";
import { isEnfiladed, isPassageClosed, roomOf } from "./figures";

/** What the opponent may do next, and what the player may hope for; or that there is no next throw. */
export function consequences(advice: Advice, choice: Told): Fact[] {
  if (choice.isOver) return [end(advice, choice)];
  if (choice.leaves) return [said("hint-releve")];
  if (choice.isMineNext) return [said(choice.hasSameDice ? "hint-same-dice" : "hint-out-first")];
  return [allows(advice, choice), ...hopes(advice, choice), ...figures(advice, choice)];
}

/** How a choice ends the game or the marque. */
export function end(advice: Advice, choice: Told): Fact {
  const { mine, theirs } = finalTrous(advice, choice);
  if (!advice.written) return said("hint-end", { won: choice.hasWon === true, mine, theirs });
  const won = choice.hasWon ?? "refait";
  return said("hint-end-marque", { won, mine, theirs, jetons: whole(Math.abs(choice.value)) });
}

/** The trous of both, for the sentences that tell an end. */
export function finalTrous(advice: Advice, choice: Told): { mine: Fact; theirs: number } {
  const count = marksAfter(advice, choice, "mine").trous;
  return { mine: said("trous", { count }), theirs: marksAfter(advice, choice, "theirs").trous };
}

/** `Of your opponent's 36 throws, 12 beat you …`. */
export function allows(advice: Advice, choice: Told): Fact {
  const counts = countsByVerb(choice, "theirs", advice.seat);
  const told = [...counts].flatMap(([does, count]) => (count > 0 ? [said("hint-throws-theirs", { count, does })] : []));
  const next = prospectOf(advice, choice, "theirs");
  const [gained, given] = [next.points_gained / 36, next.points_given / 36];
  const means = gained >= TELLING.LEAST_MEAN ? [said("hint-they-gain", { points: meanPoints(gained) })] : [];
  if (given >= TELLING.LEAST_MEAN) {
    means.push(
      means.length > 0
        ? said("hint-and-give", { number: decimal(given) })
        : said("hint-they-give", { points: meanPoints(given) }),
    );
  }
  const shown = means.length > 0 ? means : "none";
  if (told.length > 0) return said("hint-allows", { counts: told, means: shown });
  return said("hint-allows-none", { jan: counts.has("keeps") ? "keeps" : "fills", means: shown });
}

/** `Were it your throw, 4 throws of 36 would beat them …`; nothing if it would bring nothing. */
function hopes(advice: Advice, choice: Told): Fact[] {
  const counts = [...countsByVerb(choice, "mine", advice.seat)].filter(([, count]) => count > 0);
  const told = counts.map(([does, count], place) => said("hint-throws-mine", { first: place === 0, count, does }));
  const mean = prospectOf(advice, choice, "mine").points_gained / 36;
  const points = mean >= TELLING.LEAST_MEAN ? meanPoints(mean) : null;
  if (told.length > 0) return [said("hint-hopes", { counts: told, points: points ?? "none" })];
  return points ? [said("hint-hopes-mean", { points })] : [];
}

/** The figures it leads to that tell what the next coups will be like (LL 84, 88, 90). */
function figures(advice: Advice, choice: Told): Fact[] {
  const told: Fact[] = [];
  if (isEnfiladed(advice, choice, "theirs")) told.push(said("hint-enfilade-theirs"));
  else if (isPassageClosed(advice, choice, "theirs")) told.push(said("hint-passage-closed"));
  if (isEnfiladed(advice, choice, "mine")) told.push(said("hint-enfilade-mine"));
  const dames = damesAfter(advice, choice, "mine");
  const room = roomOf(advice, choice);
  if (room.length > 0 && TELLING.JANS.some((first) => isFull(dames, first)))
    told.push(said("hint-room", { numbers: room }));
  return told;
}

/** Écoles in words: who claimed what, how it was settled, and why. */
import type { ClaimView, ReasonView, WhyView } from "../api/types";
import { throwName } from "../board/names";
import { capital, say, translator } from "../words";
import type { Reader } from "./story";

const MOST_LINES = 12;

/** «Bruno réclame une école de 4 points.» */
export function claimWords(claim: ClaimView, { lang, you, name }: Reader): string {
  const who = claim.player === you ? "you" : "other";
  const points = say("points", lang, { count: claim.points });
  return translator(lang)(`web-ecole-claimed-${who}`, { name: name(claim.player), points });
}

/** Whether it was right, and who has which points for it; `against` is who was sent to school. */
export function settledWords(claim: ClaimView, against: number, { lang, you, name }: Reader): [string, string] {
  const t = translator(lang);
  const count = (points: number) => say("points", lang, { count: points });
  const points = count(claim.points);
  const real = claim.worth ?? 0;
  const isFalse = claim.points > real && !claim.right;
  const gainer = claim.contested && isFalse ? against : claim.player;
  const values = {
    points,
    worth: count(real),
    beyond: count(claim.points - real),
    who: gainer === you ? t("web-ecole-gain-you") : name(gainer),
  };
  const contested = claim.right ? "twice" : !real ? "undone" : isFalse ? "beyond" : "completed";
  const gain = claim.contested ? contested : claim.right ? "once" : "kept";
  const settled = claim.right ? "right" : real ? "inexact" : "false";
  return [t(`web-ecole-settled-${settled}`, values), t(`web-ecole-gain-${gain}`, values)];
}

/** What the mark should have been, and what was wrong with it. */
export function whyWords(why: WhyView, { lang, you, name }: Reader): string {
  const t = translator(lang);
  const worth = t(why.player === you ? "web-ecole-why-you" : "web-ecole-why-other", {
    throw: capital(throwName(lang, why.dice)),
    due: say("points", lang, { count: why.due }),
    marked: why.marked,
    name: name(why.player),
  });
  const fault = why.kind ?? (why.due === why.marked ? "none" : "sum");
  return `${worth} ${t(`web-ecole-fault-${fault}`, { points: say("points", lang, { count: why.points }) })}`;
}

/** The lines of the sheet that were forgotten: those that make up what is missing, if no others do. */
export function missedLines(lines: readonly ReasonView[], missing: number): readonly ReasonView[] {
  if (missing <= 0 || lines.length > MOST_LINES) return [];
  let found: readonly ReasonView[] = [];
  for (let some = 1; some < 2 ** lines.length; some++) {
    const part = lines.filter((_, index) => some & (1 << index));
    if (part.reduce((sum, line) => sum + line.points, 0) !== missing) continue;
    if (found.length > 0) return [];
    found = part;
  }
  return found;
}

/** One decision with its analysis as a piece of an address: whoever opens it needs neither the record nor a server. */
import { parsePosition } from "../board/notation";
import type { ReportDecision, Unit } from "./types";

export interface SharedDecision {
  readonly unit: Unit;
  /** White and Black. */
  readonly names: readonly string[];
  /** The language of its reasons. */
  readonly lang: string;
  readonly decision: ReportDecision;
}

const LONGEST = 6000;

export async function pack(shared: SharedDecision): Promise<string> {
  const bytes = new Uint8Array(
    await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(shared))),
  );
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** What an address carries; null where it carries nothing that can be shown. */
export async function unpack(text: string): Promise<SharedDecision | null> {
  if (text.length > LONGEST) return null;
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const data: unknown = JSON.parse(
      new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)),
    );
    return isShared(data) ? data : null;
  } catch {
    return null;
  }
}

async function through(
  way: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(way)).arrayBuffer();
}

/** Addresses are written by anybody: what does not have the shape of a decision is not shown. */
function isShared(data: unknown): data is SharedDecision {
  const { unit, names, lang, decision } = (data ?? {}) as Partial<SharedDecision>;
  if (
    (unit !== "parties" && unit !== "jetons") ||
    !Array.isArray(names) ||
    !names.every(isText) ||
    !isText(lang) ||
    !decision
  )
    return false;
  const {
    position,
    throw: thrown,
    played,
    best,
    loss,
    error,
    candidates,
    reasons,
    categories,
    player,
    rules,
  } = decision;
  parsePosition(position);
  return (
    [thrown, played, best, rules, decision.class, decision.kind].every(isText) &&
    [loss, error, player].every(Number.isFinite) &&
    [candidates, reasons, categories].every(Array.isArray) &&
    reasons.every(isText) &&
    candidates.every(({ play, value, loss: lost, win }) => isText(play) && [value, lost, win].every(Number.isFinite))
  );
}

const isText = (value: unknown): boolean => typeof value === "string";

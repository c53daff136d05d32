/** Reports that this browser keeps, so that no record is analysed twice. Records are large: they lie in IndexedDB. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

import type { AnalysisReport, ReportDecision } from "./types";
import type { Lang } from "../words";

export interface KeptReport {
  /** What the address names: a table, or `r-` and the beginning of the record's hash. */
  readonly id: string;
  /** The hash of the record that was analysed: a game that went on is analysed anew. */
  readonly hash: string;
  readonly text: string;
  readonly report: AnalysisReport;
  /** The language of its reasons. */
  readonly lang: Lang;
  /** When the game was played or opened, in milliseconds. */
  readonly at: number;
  /** Which of the players is the reader; null: none that we know of. */
  readonly me: number | null;
  /** Who played: the key of a level, or `person`. */
  readonly levels: readonly string[];
}

const NAME = "trictrac-reports";
const STORE = "reports";
const FILE = "r-";

export const isFile = (id: string): boolean => id.startsWith(FILE);

let opened: Promise<IDBDatabase> | null = null;

function database(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(STORE, { keyPath: "id" });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("no database"));
  });
  opened.catch(() => (opened = null));
  return opened;
}

async function within<T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const store = (await database()).transaction(STORE, mode).objectStore(STORE);
  return new Promise((resolve, reject) => {
    const asked = ask(store);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("not kept"));
  });
}

/** A kept report; null where there is none, or where the browser keeps nothing. */
export async function reportOf(id: string): Promise<KeptReport | null> {
  try {
    return (await within<KeptReport | undefined>("readonly", (store) => store.get(id))) ?? null;
  } catch {
    return null;
  }
}

/** Private windows may refuse to keep anything; then it is analysed again the next time. */
export async function keepReport(kept: KeptReport): Promise<void> {
  try {
    // What a component holds may be watched by it, and a watched object cannot be kept.
    await within("readwrite", (store) => store.put(JSON.parse(JSON.stringify(kept)) as KeptReport));
  } catch {
    // Nothing depends on it.
  }
}

/** All of them, the oldest game first. */
export async function allReports(): Promise<KeptReport[]> {
  try {
    const all = await within<KeptReport[]>("readonly", (store) => store.getAll() as IDBRequest<KeptReport[]>);
    return all.sort((one, two) => one.at - two.at);
  } catch {
    return [];
  }
}

export async function forgetReport(id: string): Promise<void> {
  await within("readwrite", (store) => store.delete(id)).catch(() => undefined);
}

/** The SHA-256 of a record, in hexadecimal digits; by our own means: browsers have theirs over TLS only. */
export const hashOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** By what a record opened from disk is called. */
export const fileId = (hash: string): string => FILE + hash.slice(0, 16);

/** The report with one of its decisions weighed anew; the accounts stay those of its depth. */
export function withDecision(report: AnalysisReport, old: ReportDecision, now: ReportDecision): AnalysisReport {
  return { ...report, decisions: report.decisions.map((each) => (each === old ? now : each)) };
}

/** Finished reports, kept in this browser so that none is made twice. Private windows keep nothing. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import ordinary from "../../../src/trictrac/wasm/ordinary.net?url";
import written from "../../../src/trictrac/wasm/written.net?url";
import calibration from "../../../src/trictrac/analysis/calibration.json";
import type { ToldReport } from "./report";

const DATABASE = "trictrac.reports";
const STORE = "reports";
/** What a report holds; a change makes all reports anew. */
const FORMAT = 1;
/** Reports that are kept: the oldest make room. */
const MOST = 60;

interface Kept {
  readonly key: string;
  /** When it was last looked at, in milliseconds. */
  readonly at: number;
  readonly report: ToldReport;
}

/** The key of a report: it is made anew for another kernel, other nets, other measures. */
export function keyOf(text: string, session: number, depth: string, kernel: string): string {
  const made = [FORMAT, kernel, ordinary, written, JSON.stringify(calibration)];
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([made, depth, session, text]))));
}

/** The report of that key, if it is here. */
export async function keptReport(key: string): Promise<ToldReport | null> {
  return withStore(async (store) => {
    const kept = (await settled(store.get(key))) as Kept | undefined;
    if (!kept) return null;
    store.put({ ...kept, at: Date.now() });
    return kept.report;
  });
}

export async function keepReport(key: string, report: ToldReport): Promise<void> {
  await withStore(async (store) => {
    store.put({ key, at: Date.now(), report } satisfies Kept);
    const all = await settled(store.index("at").getAllKeys());
    for (const old of all.slice(0, -MOST)) store.delete(old);
    return null;
  });
}

/** Nothing, and no error, where the browser keeps nothing. */
async function withStore<T>(use: (store: IDBObjectStore) => Promise<T>): Promise<T | null> {
  let database: IDBDatabase | null = null;
  try {
    database = await opened();
    return await use(database.transaction(STORE, "readwrite").objectStore(STORE));
  } catch {
    return null;
  } finally {
    database?.close();
  }
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(STORE, { keyPath: "key" }).createIndex("at", "at");
  };
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("nothing is kept"));
  });
}

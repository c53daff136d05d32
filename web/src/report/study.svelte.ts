/** A record and its report: found among those that are kept, or made by the engine of this browser and kept. */
import { replayText } from "../analysis/ask";
import { call } from "../api/http";
import type { Snapshot, Tour } from "../api/types";
import { wrong } from "../app/frame.svelte";
import { settings, t } from "../app/settings.svelte";
import { EngineError } from "../engine/engine";
import { fileId, hashOf, isFile, keepReport, reportOf, withDecision, type KeptReport } from "./store";
import type { Depth, ReportDecision } from "./types";

export class Study {
  kept = $state.raw<KeptReport | null>(null);
  /** The same record again, coup by coup; null where only the report is there. */
  tour = $state.raw<Tour | null>(null);
  refusal = $state("");
  /** How many coups are weighed, of how many; null while nothing is computed. */
  progress = $state.raw<{ readonly done: number; readonly all: number } | null>(null);
  /** Somebody stopped it, or it has not begun. */
  isIdle = $state(false);
  #text = "";
  #id = "";
  #stop: AbortController | null = null;
  #isGone = false;

  /** A game of a table, or a record that was opened before. */
  async open(id: string): Promise<void> {
    this.#id = id;
    const kept = await reportOf(id);
    if (isFile(id)) {
      if (!kept) this.refusal = t("report-not_here");
      else await this.#show(kept);
      return;
    }
    const place = `/api/tables/${encodeURIComponent(id)}`;
    try {
      this.#text = await call<string>("GET", `${place}/record`);
    } catch (error) {
      if (!kept) this.refusal = wrong(error);
      else await this.#show(kept);
      return;
    }
    if (kept?.hash === hashOf(this.#text)) await this.#show(kept);
    else await this.analyse("quick");
  }

  /** A record from disk. */
  async take(text: string): Promise<void> {
    this.#text = text;
    this.#id = fileId(hashOf(text));
    const kept = await reportOf(this.#id);
    if (kept) await this.#show(kept);
    else await this.analyse("quick");
  }

  async #show(kept: KeptReport): Promise<void> {
    this.#text = kept.text;
    this.tour = await replayText(kept.text).catch(() => null);
    if (!this.#isGone) this.kept = kept;
  }

  async analyse(depth: Depth): Promise<void> {
    const stop = (this.#stop = new AbortController());
    [this.refusal, this.isIdle, this.progress] = ["", false, { done: 0, all: 0 }];
    try {
      const { analyseRecord } = await import("./analyse");
      const { lang } = settings;
      const onProgress = (done: number, all: number) => (this.progress = { done, all });
      const report = await analyseRecord(this.#text, depth, { lang, onProgress, signal: stop.signal });
      const known = this.kept ?? (await this.#whoPlayed());
      const kept = { ...known, id: this.#id, hash: hashOf(this.#text), text: this.#text, report, lang };
      await keepReport(kept);
      await this.#show(kept);
    } catch (error) {
      if (stop.signal.aborted || (error instanceof EngineError && error.message === "cancelled")) this.isIdle = true;
      else this.refusal = wrong(error);
    }
    this.progress = null;
  }

  /** Who sat at the table, and when; of a record from disk nothing is known. */
  async #whoPlayed(): Promise<Pick<KeptReport, "at" | "me" | "levels">> {
    const unknown = { at: Date.now(), me: null, levels: [] };
    if (isFile(this.#id)) return unknown;
    try {
      const { you, view } = await call<Snapshot>("GET", `/api/tables/${encodeURIComponent(this.#id)}`);
      const levels = view.seats.map(({ kind, level }) => (kind === "computer" ? (level ?? "random") : "person"));
      return { ...unknown, me: you ?? null, levels };
    } catch {
      return unknown;
    }
  }

  cancel(): void {
    this.#stop?.abort();
  }

  /** Nobody looks any more. */
  leave(): void {
    this.#isGone = true;
    this.cancel();
  }

  /** One decision was weighed anew. */
  async replace(old: ReportDecision, now: ReportDecision): Promise<void> {
    if (!this.kept) return;
    this.kept = { ...this.kept, report: withDecision(this.kept.report, old, now) };
    await keepReport(this.kept);
  }

  /** The reader says which of the players they are. */
  async isMe(player: number | null): Promise<void> {
    if (!this.kept) return;
    this.kept = { ...this.kept, me: player };
    await keepReport(this.kept);
  }
}

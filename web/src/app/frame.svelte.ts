/** What the frame around every page shows: a few words beside the name, and short notices. */

import { untrack } from "svelte";

import { RefusedError } from "../api/http";
import { sentence, t } from "./settings.svelte";

export interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: "plain" | "refusal";
}

const STAYS_MS = 7000;

/** What went wrong, as a sentence; whatever is no refusal is a fault of ours. */
export function wrong(error: unknown): string {
  if (error instanceof RefusedError) return sentence(error.told);
  return t("web-app-wrong", { detail: error instanceof Error ? error.message : String(error) });
}

class FrameState {
  /** «Partie ordinaire · marque assistée»; a page that sets it clears it when it goes. */
  subtitle = $state("");
  /** A board fills the page: on a phone the places to go give way to it. */
  isTable = $state(false);
  notices = $state<Notice[]>([]);
  #next = 1;

  tell(text: string, kind: Notice["kind"] = "plain"): void {
    const notice = { id: this.#next++, text, kind };
    // Whoever tells something in an effect does not come to depend on what was told before.
    const before = untrack(() => this.notices);
    // One refusal at a time: the last one is what was tried last.
    const others = before.filter((each) => each.text !== text && (kind === "plain" || each.kind === "plain"));
    this.notices = [...others.slice(-2), notice];
    setTimeout(() => this.dismiss(notice.id), STAYS_MS);
  }

  /** Copies an address and says so; where the browser does not let us, says where to take it from. */
  async copyAddress(url: string = location.href): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      this.tell(t("editor-copied"));
    } catch {
      this.tell(t("editor-not_copied"));
    }
  }

  refuse = (error: unknown): void => this.tell(wrong(error), "refusal");

  /** What was refused is of no interest once something else has happened. */
  forgetRefusals(): void {
    this.notices = untrack(() => this.notices).filter(({ kind }) => kind === "plain");
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
}

export const frame = new FrameState();

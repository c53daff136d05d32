/**
 * Progress goes with an account: each device sends what it knows, the server merges, and every device learns the
 * whole. Nobody waits for it, and what cannot be sent now is sent the next time.
 */
import { call, RefusedError } from "../api/http";
import { visitor } from "../api/me.svelte";
import { keep, kept } from "../app/keeping";
import type { Fact } from "../words";
import { parse } from "./progress";
import { pupil } from "./pupil.svelte";

/** Whose progress this browser holds: the last account that it was merged with. */
const OWNER = "trictrac.progress.owner";
const PAUSE_MS = 3000;

class Syncing {
  /** Whether the account has everything that is here. */
  isKept = $state(false);
  /** Why the account did not take it. */
  refusal = $state.raw<Fact | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #under: Promise<void> = Promise.resolve();

  /** Merges now, and after every answer from now on. */
  begin(): void {
    pupil.kept = () => this.#soon();
    void this.now();
  }

  #soon(): void {
    this.isKept = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.now(), PAUSE_MS);
  }

  /** One after another: an answer must not be overwritten by what was sent before it. */
  now(): Promise<void> {
    this.#under = this.#under.then(() => this.#merge());
    return this.#under;
  }

  async #merge(): Promise<void> {
    try {
      await visitor.know();
      const { me } = visitor; // who signed in since is somebody else
      if (!me?.account) return;
      const owner = kept<string>(OWNER);
      if (owner !== me.id) {
        pupil.change(owner, me.id);
        keep(OWNER, me.id);
      }
      const file: unknown = JSON.parse(pupil.file);
      const whole = parse(JSON.stringify(await call("POST", "/api/me/progress", file)));
      this.isKept = pupil.learn(whole);
      this.refusal = null;
    } catch (error) {
      // Without a line, or too often: later. Only what will never be taken is told.
      this.refusal = error instanceof RefusedError && error.code === "bad_progress" ? error.told : null;
    }
  }
}

export const syncing = new Syncing();

/** The server's answer to the last question; one that comes after the next question was asked is forgotten. */
import { wrong } from "../app/frame.svelte";

export class Answer<T> {
  found = $state.raw<T | null>(null);
  refusal = $state("");
  readonly isAwaited = $derived.by(() => this.#asked && this.found === null && this.refusal === "");
  #asked = $state(false);

  /** Asks; to be returned by an effect, so that the next question ends this one. */
  of(asked: Promise<T>): () => void {
    let stale = false;
    [this.found, this.refusal, this.#asked] = [null, "", true];
    asked.then(
      (found) => !stale && (this.found = found),
      (error: unknown) => !stale && (this.refusal = wrong(error)),
    );
    return () => (stale = true);
  }
}

/** Something that a person asks of the house: why it was refused, and whether a code of the second factor is wanted too. */
import { RefusedError } from "../api/http";
import { wrong } from "./frame.svelte";

export class Attempt {
  refusal = $state("");
  needsCode = $state(false);

  /** Does it; what goes wrong is said here. */
  async at(work: () => Promise<unknown>): Promise<void> {
    this.refusal = "";
    try {
      await work();
    } catch (error) {
      this.refusal = wrong(error);
      if (error instanceof RefusedError && error.code === "second_factor") this.needsCode = true;
    }
  }
}

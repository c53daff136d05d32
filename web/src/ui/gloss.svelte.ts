/** The gloss that is open: one for the whole page, so that terms anywhere can show theirs. */
import type { TermId } from "../words/glossary";

class OpenGloss {
  term = $state<TermId | null>(null);
  anchor: HTMLElement | null = null;

  toggle(term: TermId, anchor: HTMLElement): void {
    const same = this.term === term && this.anchor === anchor;
    this.anchor = anchor;
    this.term = same ? null : term;
  }

  close(): void {
    if (this.term === null) return;
    this.term = null;
    this.anchor?.focus({ preventScroll: true });
  }
}

export const gloss = new OpenGloss();

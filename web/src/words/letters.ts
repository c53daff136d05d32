/** Letters without accents or case, for searching. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/œ/gi, "oe").replace(/[’‘]/g, "'").toLowerCase();
}

/** The head of a gloss: the term, after the word that was pressed where that is another one, «unplayed number · impuissance». */
export function headed(pressed: string, term: string): string {
  const start = (word: string) => folded(word).slice(0, 4);
  return pressed === "" || start(pressed) === start(term) ? term : `${pressed} · ${term}`;
}

/** Printed letters: curved apostrophes and quotes, and French signs kept with their words by narrow spaces, a colon by a full one. */
export function fine(text: string): string {
  return text
    .replace(/(?<=[\p{L}\p{N}])'/gu, "’")
    .replace(/"([^"]*)"/g, "“$1”")
    .replace(/[ \u202f]:/g, "\u00a0:")
    .replace(/[ \u00a0]([;!?»])/g, "\u202f$1")
    .replace(/«[ \u00a0]/g, "«\u202f");
}

/** An amount won or lost, with the minus sign that is as wide as the plus. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0";
}

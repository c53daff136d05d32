/** Letters without accents or case, for searching. */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/œ/gi, "oe").replace(/[’‘]/g, "'").toLowerCase();
}

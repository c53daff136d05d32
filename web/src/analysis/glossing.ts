/** Finds the terms of art in a text, so that each can open its gloss where it is first met. */
import type { Lang } from "../words";
import type { TermId } from "../words/glossary";

/** A stretch of text; with a term, it opens that gloss. */
export interface Piece {
  readonly text: string;
  readonly term: TermId | null;
}

type Forms = readonly (readonly [TermId, string, string?])[];

/** How the terms are written in our sentences; French words stay French in English, but for the corner. */
const FORMS: Forms = [
  ["petit_jan", "petits? jans?"],
  ["grand_jan", "grands? jans?"],
  ["jan_de_retour", "jans? de retour"],
  ["deux_tables", "(?:jan de )?deux tables"],
  ["six_tables", "(?:jan de )?six tables"],
  ["mezeas", "(?:jan de )?mézéas"],
  ["contre_jan", "contre-jans?"],
  ["pile_de_misere", "pile de misère", "pile of misery"],
  ["petite_bredouille", "petite bredouille"],
  ["grande_bredouille", "grande bredouille"],
  ["bredouille", "bredouille"],
  ["battre_faux", "battue à faux", "beaten à faux"],
  ["tout_d_une", "tout d’une"],
  ["par_effet", "par effet"],
  ["par_puissance", "par puissance"],
  ["coin", "coins?(?: de repos)?", "corners?"],
  ["talon", "talons?"],
  ["trou", "trous?"],
  ["jeton", "jetons?"],
  ["fichet", "fichets?"],
  ["pavillon", "pavillon"],
  ["releve", "relevé"],
  ["doublet", "doublets?"],
  ["marque", "marqués?"],
  ["refait", "refaits?"],
  ["consolation", "consolation"],
  ["ecole", "écoles?"],
  ["excedant", "excédants?"],
  ["chouette", "chouette"],
  ["poule", "poule"],
  ["fleche", "flèches?"],
];

/** The short lines of a score sheet: words that in running text need no gloss at every turn. */
export const SHEET_FORMS: Forms = [
  ["coin_battu", "coin battu", "corner beaten"],
  ["battre_faux", "battue à faux", "beaten à faux"],
  ["battre", "battues?", "beaten"],
  ["remplir", "rempli", "filled"],
  ["conserver", "conservée?", "kept"],
  ["rest", "repos", "rests?|resting"],
  ["way", "façons?", "ways?"],
  ["impuissance", "impuissance", "unplayed number"],
  ["sortie", "sortie", "exit"],
  ["reste", "reste", "left over"],
  ...FORMS,
];

/** The text in pieces; each term is marked once, and those in `met` not again. Terms that are met are added to it. */
export function glossed(text: string, lang: Lang, met: Set<TermId> = new Set(), known: Forms = FORMS): Piece[] {
  const forms = known.map(([, fr, en = fr]) => `(${{ fr, en }[lang]})`);
  const any = new RegExp(`(?<![\\p{L}-])(?:${forms.join("|")})(?![\\p{L}-])`, "giu");
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(any)) {
    const which = found.slice(1).findIndex((group) => group !== undefined);
    const term = known[which]![0];
    if (met.has(term)) continue;
    met.add(term);
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), term: null });
    pieces.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), term: null });
  return pieces;
}

const HEAD = /[(«][\u00a0\u202f]?$/u;
const TAIL = /^[\u00a0\u202f]?[.,:;!?…)»]+/u;

/**
 * Gives each term the signs around it, to be kept on its line: a line never begins with a colon nor ends with an
 * opened parenthesis.
 */
export function withTails(pieces: readonly Piece[]): (Piece & { readonly head: string; readonly tail: string })[] {
  return pieces.map(({ text, term }, place) => {
    const [before, after] = [pieces[place - 1], pieces[place + 1]];
    if (term) {
      const head = (before && !before.term && HEAD.exec(before.text)?.[0]) || "";
      return { text, term, head, tail: (after && TAIL.exec(after.text)?.[0]) ?? "" };
    }
    const rest = before?.term ? text.replace(TAIL, "") : text;
    return { text: after?.term ? rest.replace(HEAD, "") : rest, term, head: "", tail: "" };
  });
}

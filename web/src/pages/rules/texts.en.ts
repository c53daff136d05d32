import type { fr } from "./texts.fr";

export const en: Record<keyof typeof fr, string> = {
  title: "The rules",
  lead: "The law of trictrac in twenty articles, in our own words. Every article has its example, judged by the program at the moment you open it.",
  search: "Search the law",
  search_example: "bredouille, corner, école…",
  none: "No article speaks of “{wish}”.",
  found_one: "{count} article",
  found_many: "{count} articles",
  contents: "The articles",
  article: "Article {article}",
  intro: "Before",
  tariff: "Annex",
  examples: "On the board",
  letter: "The letter of the article",
  letter_lead: "The full text with its numbered paragraphs, and what this house decided where the sources are silent.",
  unknown: "There is no article “{article}”. Articles go from I to XX.",
  all: "All articles",
  first: "Learn by a first coup",
  around: "Article before, article after",
};

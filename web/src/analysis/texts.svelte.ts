/** Dates and figures as the visitor's language writes them; whoever calls them follows a change of language. */
import { t } from "../app/settings.svelte";

const locale = () => t("web-locale");

/** A date as the visitor's language writes it. */
export function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toLocaleString(locale(), { dateStyle: "medium", timeStyle: "short" });
}

/** The day that a record names («2026-11-15») in the visitor's language; any other text as it is. */
export function dayOf(text: string): string {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00`) : null;
  return day && !Number.isNaN(day.getTime()) ? day.toLocaleDateString(locale(), { dateStyle: "long" }) : text;
}

/** With two decimals at most. */
export const figure = (value: number) => value.toLocaleString(locale(), { maximumFractionDigits: 2 });

/** «53,6 %» or “53.6 %”. */
export function percent(share: number): string {
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return `${(100 * share).toLocaleString(locale(), decimals)} %`;
}

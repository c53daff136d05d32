/**
 * Where the application lies. A server has it at its root and answers every address of a page. A static site may lie
 * below any address and has one file per page: what follows the page in an address goes into the query there.
 */

/** The name of the query's field with what follows the page. */
const REST = "at";

const site = typeof document === "undefined" ? null : document.querySelector('meta[name="trictrac-site"]');

/** Whether there is no server behind these pages. */
export const isSite = site !== null;

/** How the ids of tables in this browser begin. */
export const SOLO = "solo-";

/** Whether a table is played in this browser, without a server. */
export const isSolo = (table: string | null | undefined): boolean => table?.startsWith(SOLO) ?? false;

/** The server where people meet, if those who published the site named one. */
export const meetingPlace = site?.getAttribute("content") || null;

/** The folder of the application: its scripts lie one folder below, on a static site. */
const ROOT = isSite && !import.meta.env.DEV ? new URL("..", import.meta.url).pathname : "/";

export interface Place {
  readonly page: string;
  readonly rest: string;
}

/** The address of a page or a file of the application: `/editor?p=…` wherever it lies. */
export function at(address: string, root = ROOT, isStatic = isSite): string {
  if (!isStatic) return address;
  const url = new URL(address, "http://here/");
  const [page, ...rest] = url.pathname.slice(1).split("/");
  const query = new URLSearchParams(rest.length > 0 ? { [REST]: decodeURIComponent(rest.join("/")) } : {});
  for (const [name, value] of url.searchParams) query.append(name, value);
  const asked = query.size > 0 ? `?${query}` : "";
  return `${root}${page ? `${page}/` : ""}${asked}${url.hash}`;
}

/** The page and what follows it, of an address that {@link at} made. */
export function placeOf(url: URL, root = ROOT, isStatic = isSite): Place {
  const [page = "", ...rest] = url.pathname.slice(root.length).split("/");
  const follows = isStatic ? (url.searchParams.get(REST) ?? "") : decodeURIComponent(rest.join("/"));
  return { page: page === "index.html" ? "" : page, rest: follows };
}

/** Lets the page's own links point where they pointed when it was loaded: its address changes without loading. */
export function holdLinks(): void {
  if (!isSite) return;
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel~="icon"], link[rel="manifest"]'))
    link.href = new URL(link.href).href;
}

/** The address of a file beside the pages. */
export const fileAt = (name: string): string => `${ROOT}${name}`;

/** The address of the page: one state, changed by links and by the browser's own buttons. */
import { at, placeOf } from "./base";

class Router {
  #url = $state(new URL(location.href));

  constructor() {
    addEventListener("popstate", () => (this.#url = new URL(location.href)));
  }

  /** The first part of the path: the page; empty for the first page. */
  get page(): string {
    return placeOf(this.#url).page;
  }

  /** What follows the page in the path. */
  get rest(): string {
    return placeOf(this.#url).rest;
  }

  get query(): URLSearchParams {
    return this.#url.searchParams;
  }

  get hash(): string {
    return this.#url.hash.slice(1);
  }

  /** Goes to a page by its address in the application, or by the whole address of a link. */
  go(address: string, { replace = false } = {}): void {
    const url = new URL(address.startsWith("/") ? at(address) : address, location.href);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    const [before, now] = [placeOf(this.#url), placeOf(url)];
    const isNewPage = before.page !== now.page || before.rest !== now.rest;
    this.#url = url;
    if (!isNewPage) return;
    scrollTo(0, 0);
    // Those who hear the page begin at its content, not at the link they followed.
    document.getElementById("content")?.focus({ preventScroll: true });
  }

  /** Follows links of our own without loading the page again; everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/") || (link.pathname === location.pathname && link.hash)) return;
    event.preventDefault();
    this.go(link.href);
  };
}

export const router = new Router();

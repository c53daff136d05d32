/** Who the visitor is, and what the house offers; asked once. */
import { call } from "./http";
import type { FormOfPlay, House, Me } from "./types";

class Visitor {
  me = $state<Me | null>(null);
  #asked: Promise<Me> | null = null;
  #renaming: Promise<void> = Promise.resolve();

  /** Whoever comes for the first time becomes a guest. */
  know(): Promise<Me> {
    this.#asked ??= call<Me>("GET", "/api/me").then((me) => (this.me = me));
    this.#asked.catch(() => (this.#asked = null));
    return this.#asked;
  }

  rename(name: string): Promise<void> {
    const renamed = call<Me>("POST", "/api/me", { name }).then((me) => void (this.me = me));
    this.#renaming = renamed.catch(() => undefined);
    return renamed;
  }

  /** Waits until a new name is known to the server: whoever then sits down does so under it. */
  settled(): Promise<void> {
    return this.#renaming;
  }
}

export const visitor = new Visitor();

class HouseState {
  house = $state.raw<House | null>(null);
  #asked: Promise<House> | null = null;

  know(): Promise<House> {
    this.#asked ??= call<House>("GET", "/api/house").then((house) => (this.house = house));
    this.#asked.catch(() => (this.#asked = null));
    return this.#asked;
  }

  /** What the house tells of a form of play. */
  form(name: string | undefined): FormOfPlay | undefined {
    return this.house?.forms.find((form) => form.name === name);
  }
}

export const house = new HouseState();

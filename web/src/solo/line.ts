/** The line to a table of this browser: what `TableLink` does with a websocket, without one. */
import { RefusedError } from "../api/http";
import type { ClientMessage, ServerMessage } from "../api/types";
import type { Line } from "../api/line";
import type { Listener, SoloTable } from "./table";

export class SoloLine implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #table: SoloTable | null = null;
  readonly #listener: Listener = (entries, view) => this.#say({ type: "entries", entries: [...entries], view });

  constructor(id: string) {
    void this.#open(id);
  }

  send(text: string): void {
    const { ref, ...message } = JSON.parse(text) as ClientMessage;
    void this.#take(ref, message as Parameters<SoloTable["take"]>[0]);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#table?.listeners.delete(this.#listener);
    this.onclose?.();
  }

  async #open(id: string): Promise<void> {
    const house = await import("./house");
    try {
      const table = await house.tableOf(id);
      if (this.readyState === WebSocket.CLOSED) return;
      this.#table = table;
      this.readyState = WebSocket.OPEN;
      this.onopen?.();
      this.#say(house.snapshotOf(table));
      table.listeners.add(this.#listener);
      await table.goOn();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.#say({ type: "bye", code: error.code, told: error.told });
      this.close();
    }
  }

  async #take(ref: string, message: Parameters<SoloTable["take"]>[0]): Promise<void> {
    const table = this.#table;
    if (!table) return;
    const { beginAgain } = await import("./house");
    try {
      this.#say({ type: "ack", ref, seq: await table.take(message, () => beginAgain(table.game)) });
      await table.goOn();
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      const article = error.article === null ? {} : { article: error.article };
      this.#say({ type: "refused", ref, code: error.code, told: error.told, ...article });
    }
  }

  #say(message: ServerMessage): void {
    if (this.readyState === WebSocket.OPEN || message.type === "bye")
      this.onmessage?.({ data: JSON.stringify(message) });
  }
}

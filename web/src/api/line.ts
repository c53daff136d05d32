/** The line to a table: a websocket to the server, or the table in this browser. */
import { isSite, isSolo } from "../app/base";
import { SoloLine } from "../solo/line";
import { invited } from "./invitations";

/** What is used of a websocket. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export function lineTo(table: string, after: number): Line {
  if (isSite || isSolo(table)) return new SoloLine(table);
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const path = invited(`/api/tables/${table}/socket${after > 0 ? `?after=${after}` : ""}`);
  return new WebSocket(`${scheme}://${location.host}${path}`) as Line;
}

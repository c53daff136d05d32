/** Asking the server over HTTP; a refusal is an exception that tells why. */
import type { FactView, Refusal } from "./types";

export class RefusedError extends Error {
  readonly code: string;
  readonly article: string | null;
  readonly told: FactView;

  constructor({ code, article, told }: Pick<Refusal, "code" | "article" | "told">) {
    super(code);
    this.code = code;
    this.article = article ?? null;
    this.told = told;
  }
}

const UNREACHABLE: FactView = { key: "server-unreachable" };

export async function call<T>(method: "GET" | "POST" | "DELETE", path: string, body?: unknown): Promise<T> {
  const asked: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers = { "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(path, asked);
  } catch {
    throw new RefusedError({ code: "unreachable", told: UNREACHABLE });
  }
  const text = await answer.text();
  // An answer without content (204) still says it is JSON.
  const isJson = text !== "" && answer.headers.get("content-type")?.startsWith("application/json");
  const data: unknown = isJson ? JSON.parse(text) : text;
  if (answer.ok) return data as T;
  if (typeof data === "object" && data !== null && "told" in data) throw new RefusedError(data as Refusal);
  throw new RefusedError({ code: String(answer.status), told: UNREACHABLE });
}

/**
 * Asking the server over HTTP; a refusal is an exception that tells why. What needs no other person this browser answers:
 * everything on a static site, and its own games against the computer everywhere.
 */
import { isSite, isSolo } from "../app/base";
import { invited } from "./invitations";
import type { FactView, PlayedGame, Refusal } from "./types";

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

type Method = "GET" | "POST" | "DELETE";

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  if (isSite || isSolo(path.split("/")[3])) return (await here()).answer(method, path, body) as Promise<T>;
  const found = await ask<T>(method, path, body).catch(async (error: unknown) => {
    const isAlone = error instanceof RefusedError && error.code === "unreachable" && method === "POST";
    if (!isAlone || !ANSWERED_HERE.includes(path)) throw error;
    return (await here()).answer(method, path, body) as Promise<T>;
  });
  const isList = method === "GET" && path.startsWith("/api/games?");
  return isList ? ((await here()).withOwn(path, found as PlayedGame[]) as T) : found;
}

/** What a server tells in more words, and this browser answers where the server is gone. */
const ANSWERED_HERE = ["/api/examine", "/api/hint", "/api/replay"];

/** What answers in this browser; it comes when it is first needed. */
const here = () => import("../solo/house");

/** Asks the server. */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const asked: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    asked.body = JSON.stringify(body);
    asked.headers = { "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(invited(path), asked);
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

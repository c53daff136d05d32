/** Asking the server over HTTP; a refusal is an exception with its sentence in both languages. */
import type { Refusal, Sentence } from "./types";

export class RefusedError extends Error {
  readonly code: string;
  readonly article: string | null;
  readonly sentence: Sentence;

  constructor({ code, article, sentence }: Pick<Refusal, "code" | "article" | "sentence">) {
    super(sentence.en);
    this.code = code;
    this.article = article ?? null;
    this.sentence = sentence;
  }
}

const UNREACHABLE: Sentence = {
  fr: "Le serveur ne répond pas ; réessayez dans un instant.",
  en: "The server does not answer; try again in a moment.",
};

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
    throw new RefusedError({ code: "unreachable", sentence: UNREACHABLE });
  }
  const text = await answer.text();
  // An answer without content (204) still says it is JSON.
  const isJson = text !== "" && answer.headers.get("content-type")?.startsWith("application/json");
  const data: unknown = isJson ? JSON.parse(text) : text;
  if (answer.ok) return data as T;
  if (typeof data === "object" && data !== null && "sentence" in data) throw new RefusedError(data as Refusal);
  throw new RefusedError({ code: String(answer.status), sentence: UNREACHABLE });
}

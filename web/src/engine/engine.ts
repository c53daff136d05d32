/** The law and the players in workers of their own: questions go in, answers come back, the page never waits. */
import type { Answer, Asked, Question, Rollout } from "./answers";

/** A question on its way to the worker, or word that nobody waits for its answer. */
export type Letter =
  | { readonly id: number; readonly question: Question; readonly asked: Asked<Question> }
  | { readonly id: number; readonly cancel: true };

/** Its answer; or the name of the kernel's error, or what went wrong; or how much of a long one is done. */
export interface Reply {
  readonly id: number;
  readonly answer?: Answer<Question>;
  readonly error?: string;
  readonly done?: number;
}

/** What is asked of a worker: a real one, or two ends of a channel in the tests. */
export interface Post {
  postMessage(letter: Letter): void;
  onmessage: ((event: { data: Reply }) => void) | null;
  terminate?(): void;
}

export interface Wishes {
  /** Gives the question up: its promise is rejected. */
  readonly signal?: AbortSignal;
  /** Told how much of a rollout is done. */
  readonly progress?: (done: number) => void;
}

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (error: Error) => void;
  readonly progress: ((done: number) => void) | undefined;
}

export class EngineError extends Error {}

const CANCELLED = "cancelled";

export class Engine {
  readonly #post: Post;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(post: Post) {
    this.#post = post;
    post.onmessage = ({ data }) => this.#take(data);
  }

  /** How many questions are not answered yet. */
  get waiting(): number {
    return this.#waiting.size;
  }

  ask<Q extends Question>(question: Q, asked: Asked<Q>, { signal, progress }: Wishes = {}): Promise<Answer<Q>> {
    if (signal?.aborted) return Promise.reject(new EngineError(CANCELLED));
    const id = (this.#next += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, progress });
      signal?.addEventListener("abort", () => this.#giveUp(id), { once: true });
      this.#post.postMessage({ id, question, asked });
    });
  }

  /** Gives up what was asked and not answered yet: its promises are rejected, the answers thrown away. */
  cancel(): void {
    for (const id of [...this.#waiting.keys()]) this.#giveUp(id);
  }

  /** Gives everything up for good. */
  stop(): void {
    this.cancel();
    this.#post.terminate?.();
  }

  #giveUp(id: number): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    this.#post.postMessage({ id, cancel: true });
    waiting.reject(new EngineError(CANCELLED));
  }

  #take({ id, answer, error, done }: Reply): void {
    const waiting = this.#waiting.get(id);
    if (done !== undefined) {
      waiting?.progress?.(done);
      return;
    }
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(answer as never);
    else waiting?.reject(new EngineError(error));
  }
}

/** Questions that one of several engines has at once: the one it answers, and the next. */
const AT_ONCE = 2;

/**
 * Several engines as one: a question goes to the one that has least to do, a rollout to all of them. Many questions
 * wait here, where giving them up costs nothing: a worker answers whatever it was sent.
 */
export class Engines {
  readonly #engines: readonly Engine[];
  readonly #line: (() => void)[] = [];

  constructor(engines: readonly Engine[]) {
    this.#engines = engines;
  }

  async ask<Q extends Question>(question: Q, asked: Asked<Q>, wishes: Wishes = {}): Promise<Answer<Q>> {
    if (this.#idlest.waiting >= AT_ONCE) await new Promise<void>((go) => this.#line.push(go));
    try {
      return await this.#idlest.ask(question, asked, wishes);
    } finally {
      this.#line.shift()?.();
    }
  }

  get #idlest(): Engine {
    return this.#engines.reduce((one, two) => (two.waiting < one.waiting ? two : one));
  }

  /** The values of all trials in their order, whoever played them. */
  async rollOut(asked: Rollout, { signal, progress }: Wishes = {}): Promise<Float32Array> {
    const each = Math.ceil(asked.trials / this.#engines.length);
    const done = this.#engines.map(() => 0);
    const parts = this.#engines.map(async (engine, i) => {
      const trials = Math.min(each, asked.trials - i * each);
      if (trials <= 0) return new Float32Array();
      const told = (count: number) => {
        done[i] = count;
        progress?.(done.reduce((one, two) => one + two));
      };
      const wishes: Wishes = signal ? { signal, progress: told } : { progress: told };
      return (await engine.ask("rollout", { ...asked, first: asked.first + i * each, trials }, wishes)).values;
    });
    const values = new Float32Array(asked.trials);
    try {
      (await Promise.all(parts)).forEach((part, i) => values.set(part, i * each));
    } finally {
      this.#line.shift()?.();
    }
    return values;
  }

  cancel(): void {
    for (const engine of this.#engines) engine.cancel();
  }

  stop(): void {
    for (const engine of this.#engines) engine.stop();
  }
}

/** An engine with a worker of its own; it starts at once and answers when the module has come. */
export function startEngine(): Engine {
  return new Engine(new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }) as Post);
}

/** As many as the machine has cores for. */
export function startEngines(count: number = navigator.hardwareConcurrency): Engines {
  return new Engines(Array.from({ length: Math.max(1, count) }, startEngine));
}

/** One end of the channel: takes letters, asks the kernel and its players, sends replies. */
import { answer, type Mind } from "./answers";
import type { Letter, Reply } from "./engine";
import { KernelError } from "./kernel";

export interface Channel {
  postMessage(reply: Reply): void;
  onmessage: ((event: { data: Letter }) => void) | null;
}

export function answering(mind: Promise<Mind>, channel: Channel): void {
  const cancelled = new Set<number>();
  const open = new Set<number>();
  channel.onmessage = ({ data }) => {
    const { id } = data;
    if ("cancel" in data) {
      if (open.has(id)) cancelled.add(id);
      return;
    }
    open.add(id);
    const way = {
      progress: (done: number) => channel.postMessage({ id, done }),
      goesOn: async () => {
        await nextLetter();
        return !cancelled.has(id);
      },
    };
    mind
      .then((ready) => answer(ready, data.question, data.asked, way))
      .then(
        (found) => channel.postMessage({ id, answer: found }),
        (error: unknown) => channel.postMessage({ id, error: named(error) }),
      )
      .finally(() => {
        open.delete(id);
        cancelled.delete(id);
      });
  };
}

/** After the letters that have arrived. */
const nextLetter = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const named = (error: unknown): string =>
  error instanceof KernelError ? error.code : error instanceof Error ? error.message : String(error);

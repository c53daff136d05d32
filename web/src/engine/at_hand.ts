/** For tests: the engine without a worker, its module and its nets read from the sources. */
import vectors from "../../../src/trictrac/wasm/kernel.wasm?url&inline";
import ordinary from "../../../src/trictrac/wasm/ordinary.net?url&inline";
import written from "../../../src/trictrac/wasm/written.net?url&inline";
import { answer, type Answer, type Asked, type Question } from "./answers";
import type { Engines } from "./engine";
import { Kernel } from "./kernel";
import { Players, type Form } from "./players";

const bytesOf = async (address: string): Promise<ArrayBuffer> => (await fetch(address)).arrayBuffer();
const NETS: Record<Form, string> = { ordinary, written };
const way = { progress: () => undefined, goesOn: () => Promise.resolve(true) };

export async function engineAtHand(): Promise<Pick<Engines, "ask" | "rollOut">> {
  const kernel = new Kernel(await WebAssembly.compile(await bytesOf(vectors)));
  const mind = { kernel, players: new Players(kernel), net: (form: Form) => bytesOf(NETS[form]) };
  return {
    ask: <Q extends Question>(question: Q, asked: Asked<Q>): Promise<Answer<Q>> =>
      Promise.resolve(answer(mind, question, asked, way)),
    rollOut: async (asked) => (await answer(mind, "rollout", asked, way)).values,
  };
}

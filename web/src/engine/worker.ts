/** The worker behind `Engine`: fetches the module that this browser can run, then answers; nets when they are needed. */
import vectors from "../../../src/trictrac/wasm/kernel.wasm?url";
import plain from "../../../src/trictrac/wasm/kernel-plain.wasm?url";
import ordinary from "../../../src/trictrac/wasm/ordinary.net?url";
import written from "../../../src/trictrac/wasm/written.net?url";
import { answering, type Channel } from "./answering";
import type { Mind } from "./answers";
import { Kernel } from "./kernel";
import { Players, type Form } from "./players";

/** A function that gives a vector of zeros: only a browser with 128-bit vectors takes it. */
const VECTOR = [
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11,
];
const NETS: Record<Form, string> = { ordinary, written };

const hasVectors = WebAssembly.validate(new Uint8Array(VECTOR));

async function start(): Promise<Mind> {
  // Not streamed: that would fail on every host that does not know the type of the file.
  const kernel = new Kernel(await WebAssembly.compile(await fetched(hasVectors ? vectors : plain)));
  return { kernel, players: new Players(kernel), net: (form) => fetched(NETS[form]) };
}

async function fetched(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** What a worker calls itself, as far as it is used here. */
declare const self: Channel;

answering(start(), self);

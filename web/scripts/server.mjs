// A real server in a folder of its own: `trictrac serve` as a person starts it, with an empty database.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { python } from "./python.mjs";

const STARTS_WITHIN = 90_000; // the first start on a machine compiles the kernel

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

/**
 * @param {string} folder
 * @param {number} port
 */
async function run(folder, port) {
  const log = await open(join(folder, "log"), "a");
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith("TRICTRAC_"));
  const child = spawn(python, ["-m", "trictrac", "serve", "--port", String(port)], {
    env: {
      ...Object.fromEntries(environment),
      TRICTRAC_DATA: folder,
      // All browsers of the tests come from one address; people do not.
      TRICTRAC_RATE: "1000",
    },
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  return child;
}

export class RealServer {
  /**
   * @param {string} url
   * @param {string} folder
   * @param {import("node:child_process").ChildProcess} child
   */
  constructor(url, folder, child) {
    this.url = url;
    this.folder = folder;
    this.child = child;
  }

  static async start() {
    const folder = await mkdtemp(join(tmpdir(), "trictrac-e2e-"));
    const port = await freePort();
    const server = new RealServer(`http://127.0.0.1:${port}`, folder, await run(folder, port));
    await server.answers().catch(async (error) => {
      await server.stop();
      throw error;
    });
    return server;
  }

  /** Ends the process without a word, as a power cut would, and starts another on the same port and the same data. */
  async crashAndReturn() {
    const gone = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await gone;
    this.child = await run(this.folder, Number(new URL(this.url).port));
    await this.answers();
  }

  async stop() {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const gone = once(this.child, "exit");
      this.child.kill("SIGTERM");
      const patience = setTimeout(() => this.child.kill("SIGKILL"), 15_000);
      await gone;
      clearTimeout(patience);
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  /** @returns {Promise<string>} */
  log() {
    return readFile(join(this.folder, "log"), "utf8");
  }

  /** Waits until it does its work. */
  async answers() {
    const end = Date.now() + STARTS_WITHIN;
    while (Date.now() < end) {
      if (this.child.exitCode !== null || this.child.signalCode !== null) break;
      try {
        if ((await fetch(`${this.url}/healthz`)).ok) return;
      } catch {
        // not listening yet
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server did not start:\n${await this.log()}`);
  }
}

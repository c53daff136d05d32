// A real server in a folder of its own: `trictrac serve` as a person starts it, with an empty database.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, open } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = join(dirname(fileURLToPath(import.meta.url)), "..", "..");
const python = process.env["TRICTRAC_PYTHON"] ?? join(repository, ".venv-server", "bin", "python");
const STARTS_WITHIN = 90_000; // the first start on a machine compiles the kernel

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

export class RealServer {
  private constructor(
    readonly url: string,
    readonly folder: string,
    private process: ChildProcess,
  ) {}

  static async start(): Promise<RealServer> {
    if (!existsSync(python)) throw new Error(`there is no ${python}: run \`make web\``);
    const folder = await mkdtemp(join(tmpdir(), "trictrac-e2e-"));
    const port = await freePort();
    const server = new RealServer(`http://127.0.0.1:${port}`, folder, await run(folder, port));
    await server.answers();
    return server;
  }

  /** Ends the process without a word, as a power cut would, and starts another on the same port and the same data. */
  async crashAndReturn(): Promise<void> {
    const gone = once(this.process, "exit");
    this.process.kill("SIGKILL");
    await gone;
    this.process = await run(this.folder, Number(new URL(this.url).port));
    await this.answers();
  }

  async stop(): Promise<void> {
    if (this.process.exitCode === null) {
      const gone = once(this.process, "exit");
      this.process.kill("SIGTERM");
      const patience = setTimeout(() => this.process.kill("SIGKILL"), 15_000);
      await gone;
      clearTimeout(patience);
    }
    await rm(this.folder, { recursive: true, force: true });
  }

  log(): Promise<string> {
    return readFile(join(this.folder, "log"), "utf8");
  }

  private async answers(): Promise<void> {
    const end = Date.now() + STARTS_WITHIN;
    while (Date.now() < end) {
      if (this.process.exitCode !== null) break;
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

async function run(folder: string, port: number): Promise<ChildProcess> {
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

// The site of `make site` behind a plain file server, below an address of its own, as any static host serves it.
import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { python } from "./python.mjs";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
/** What every host knows; of newer kinds of files a plain one says only that they are bytes. */
const TYPES = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

/**
 * Writes the site into a folder.
 * @param {string} folder
 */
export async function writeSite(folder) {
  await promisify(execFile)(python, [join(ROOT, "scripts/static_site.py"), folder], { cwd: ROOT });
}

export class StaticHost {
  /** @param {string} folder @param {string} below */
  constructor(folder, below) {
    this.folder = folder;
    this.below = below;
    this.server = createServer((request, response) => void this.answer(request.url ?? "/", response));
  }

  /** @param {string} folder */
  static async start(folder, below = "/some/where/") {
    const host = new StaticHost(folder, below);
    host.server.listen(0, "127.0.0.1");
    await once(host.server, "listening");
    return host;
  }

  get url() {
    const address = this.server.address();
    if (address === null || typeof address === "string") throw new Error("not listening");
    return `http://127.0.0.1:${address.port}${this.below}`;
  }

  /** Nobody is there any more. */
  async stop() {
    const gone = once(this.server, "close");
    this.server.close();
    this.server.closeAllConnections();
    await gone;
  }

  /** @param {string} address @param {import("node:http").ServerResponse} response */
  async answer(address, response) {
    const path = decodeURIComponent(new URL(address, "http://here/").pathname);
    const file = path.startsWith(this.below) && join(this.folder, normalize(path.slice(this.below.length)));
    try {
      if (!file) throw new Error("not ours");
      const isFolder = (await stat(file)).isDirectory();
      if (isFolder && !path.endsWith("/")) {
        response.writeHead(301, { Location: `${path}/` }).end();
        return;
      }
      const found = isFolder ? join(file, "index.html") : file;
      const type = TYPES[/** @type {keyof typeof TYPES} */ (extname(found))] ?? "application/octet-stream";
      response.writeHead(200, { "Content-Type": type }).end(await readFile(found));
    } catch {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("not found");
    }
  }
}

import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `trictrac serve` listens while the pages are worked on. */
const SERVER = process.env["TRICTRAC_SERVER"] ?? "http://127.0.0.1:8000";

// `npm run build` makes the application that the Python package carries; the mode `demo` makes the board alone, for
// `npm run hands` and `npm run shots:board`.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Files find each other wherever they lie; `npm run build` and `make site` write the addresses of the page itself.
  base: "./",
  build: {
    target: "es2022",
    // Fonts stay files: a page that never shows italics never loads them. And nothing is inline: the server's policy
    // for content allows neither scripts nor styles in the page.
    assetsInlineLimit: 0,
    emptyOutDir: true,
    outDir: "dist",
    rolldownOptions: { input: mode === "demo" ? "demo.html" : "index.html" },
  },
  server: {
    host: "127.0.0.1",
    // The rules page shows the law from docs/.
    fs: { allow: [".."] },
    // The host stays ours: the server takes messages only from pages of the host that was asked.
    proxy: { "/api": { target: SERVER, ws: true, changeOrigin: false } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" as const },
}));

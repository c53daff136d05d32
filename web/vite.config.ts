import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  base: "./",
  build: {
    target: "es2022",
    // Fonts stay files: a page that never shows italics never loads them.
    assetsInlineLimit: 0,
    rollupOptions: { input: { demo: "demo.html" } },
  },
  test: { include: ["src/**/*.test.ts"], environment: "node" },
});

import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  // The built pages, and what is generated from the server.
  { ignores: ["dist/", "shots/", "test-results/", "playwright-report/", ".build-*/", "src/api/schema.ts"] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  // TypeScript itself finds names that are not defined, and knows types as well.
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } },
  {
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A set or a date that lives inside one function is nobody's state.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a space where the layout of the source has none.
      "svelte/no-useless-mustaches": "off",
    },
  },
);

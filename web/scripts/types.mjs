// Writes src/api/schema.ts: the server's own types, HTTP and messages. `--check` fails when the file is stale.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { compile } from "json-schema-to-typescript";
import openapiTS, { astToString } from "openapi-typescript";
import { python, repository, web } from "./python.mjs";

const target = join(web, "src", "api", "schema.ts");
const HEAD = `// Generated from the server's schema by \`npm run types\`: do not edit.
/* eslint-disable */

`;

function serverSchema() {
  const script = join(repository, "scripts", "web_schema.py");
  return JSON.parse(execFileSync(python, [script], { encoding: "utf8", maxBuffer: 1 << 26 }));
}

/** The same schema in the words that the compiler of types knows. */
function readable(node) {
  if (Array.isArray(node)) return node.map(readable);
  if (node === null || typeof node !== "object") return node;
  const { title, prefixItems, minItems: _least, maxItems: _most, ...rest } = node;
  const made = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, readable(value)]));
  // Titles of fields would each become a type with a name of its own; a field may itself be called "title".
  if (typeof title === "object") made.title = readable(title);
  if (prefixItems) {
    made.items = readable(prefixItems);
    made.additionalItems = false;
    made.minItems = made.maxItems = prefixItems.length;
  }
  return made;
}

/** A fixed value is a tag, and is always sent. */
function withTags(definition) {
  const tags = Object.entries(definition.properties ?? {}).filter(([, field]) => "const" in field);
  return { ...definition, required: [...new Set([...(definition.required ?? []), ...tags.map(([name]) => name)])] };
}

/** Both directions in one schema, so that what they share is written once. */
function messageSchema({ incoming, outgoing }) {
  const definitions = {};
  for (const direction of [incoming, outgoing]) {
    for (const [name, written] of Object.entries(direction.$defs ?? {})) {
      const definition = written.properties ? withTags(written) : written;
      if (definitions[name] && !isDeepStrictEqual(definitions[name], definition))
        throw new Error(`incoming and outgoing messages have different types called ${name}`);
      definitions[name] = definition;
    }
  }
  const alone = ({ $defs: _defs, discriminator: _tag, ...rest }) => rest;
  return readable({
    $defs: { ...definitions, ClientMessage: alone(incoming), ServerMessage: alone(outgoing) },
    type: "object",
    required: ["client", "server"],
    properties: { client: { $ref: "#/$defs/ClientMessage" }, server: { $ref: "#/$defs/ServerMessage" } },
  });
}

async function generated() {
  const schema = serverSchema();
  const http = astToString(await openapiTS(schema.http, { alphabetize: true, immutable: false }));
  const messages = await compile(messageSchema(schema.messages), "Messages", {
    additionalProperties: false,
    bannerComment: "",
  });
  return HEAD + http + "\n" + messages;
}

const text = await generated();
if (process.argv.includes("--check")) {
  if (!existsSync(target) || readFileSync(target, "utf8") !== text) {
    console.error("src/api/schema.ts is stale: the server's schema has changed. Run `npm run types`.");
    process.exit(1);
  }
  console.log("src/api/schema.ts agrees with the server");
} else {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
  console.log(`src/api/schema.ts: ${text.split("\n").length} lines`);
}

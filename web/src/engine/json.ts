/** JSON as Python reads and writes it: whole numbers of any length, the order of keys, its parser's own complaints. */

/** A number with a point or an exponent: 1.0 is not 1. */
export class Float {
  constructor(readonly value: number) {}
}

export type Json = null | boolean | number | bigint | string | Float | Json[] | Map<string, Json>;

/** A text that is no JSON; the message is the one of Python's parser. */
export class NotJsonError extends Error {}

const MOST_DIGITS = 4300;
const SHOWN = 40;
const NUMBER = /(-?(?:0|[1-9][0-9]*))(\.[0-9]+)?([eE][-+]?[0-9]+)?/y;
const SPACE = /[ \t\n\r]*/y;
const ESCAPES: Record<string, string> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};
const CONSTANTS = ["NaN", "Infinity", "-Infinity"];

/** Reads one JSON text. */
export function parse(text: string): Json {
  return new Reader(text).all();
}

class Reader {
  #at = 0;
  constructor(readonly text: string) {}

  all(): Json {
    this.#space();
    const value = this.#value();
    this.#space();
    if (this.#at !== this.text.length) this.#fail("Extra data", this.#at);
    return value;
  }

  #space(): void {
    SPACE.lastIndex = this.#at;
    SPACE.test(this.text);
    this.#at = SPACE.lastIndex;
  }

  #value(): Json {
    const sign = this.text[this.#at];
    if (sign === '"') return this.#string();
    if (sign === "{") return this.#object();
    if (sign === "[") return this.#array();
    for (const [word, value] of [
      ["null", null],
      ["true", true],
      ["false", false],
    ] as const) {
      if (this.text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    }
    for (const word of CONSTANTS) {
      if (this.text.startsWith(word, this.#at)) throw new NotJsonError(`${word} is no JSON`);
    }
    return this.#number();
  }

  #number(): Json {
    NUMBER.lastIndex = this.#at;
    const match = NUMBER.exec(this.text);
    if (!match) return this.#fail("Expecting value", this.#at);
    this.#at = NUMBER.lastIndex;
    const [all, whole = ""] = match;
    if (all === whole) return wholeNumber(whole);
    const value = Number(all);
    if (!Number.isFinite(value)) throw new NotJsonError(`the number ${all.slice(0, SHOWN)} is too large`);
    return new Float(value);
  }

  #array(): Json[] {
    const found: Json[] = [];
    this.#at += 1;
    this.#space();
    if (this.text[this.#at] === "]") {
      this.#at += 1;
      return found;
    }
    for (;;) {
      found.push(this.#value());
      this.#space();
      if (this.#ends("]")) return found;
    }
  }

  #object(): Map<string, Json> {
    const found = new Map<string, Json>();
    this.#at += 1;
    this.#space();
    if (this.text[this.#at] === "}") {
      this.#at += 1;
      return found;
    }
    for (;;) {
      if (this.text[this.#at] !== '"') this.#fail("Expecting property name enclosed in double quotes", this.#at);
      const key = this.#string();
      this.#space();
      if (this.text[this.#at] !== ":") this.#fail("Expecting ':' delimiter", this.#at);
      this.#at += 1;
      this.#space();
      found.set(key, this.#value());
      this.#space();
      if (this.#ends("}")) return found;
    }
  }

  /** After an element: the end, or a comma and the next. */
  #ends(end: string): boolean {
    const sign = this.text[this.#at];
    if (sign !== end && sign !== ",") this.#fail("Expecting ',' delimiter", this.#at);
    this.#at += 1;
    if (sign === end) return true;
    this.#space();
    return false;
  }

  #string(): string {
    const begin = this.#at;
    let found = "";
    this.#at += 1;
    for (;;) {
      const plain = this.#at;
      while (isPlain(this.text.charCodeAt(this.#at))) this.#at += 1;
      found += this.text.slice(plain, this.#at);
      const sign = this.text[this.#at];
      if (sign === undefined) return this.#fail("Unterminated string starting at", begin);
      if (sign === '"') {
        this.#at += 1;
        return found;
      }
      if (sign !== "\\") return this.#fail("Invalid control character at", this.#at);
      found += this.#escape(begin);
    }
  }

  #escape(begin: number): string {
    const sign = this.text[this.#at + 1];
    if (sign === undefined) return this.#fail("Unterminated string starting at", begin);
    if (sign === "u") return this.#unicode();
    const escaped = ESCAPES[sign];
    if (escaped === undefined) return this.#fail("Invalid \\escape", this.#at);
    this.#at += 2;
    return escaped;
  }

  #unicode(): string {
    // A string goes on after its escape, if only with its quote.
    if (this.#at + 6 >= this.text.length) return this.#fail("Invalid \\uXXXX escape", this.#at + 1);
    const digits = this.text.slice(this.#at + 2, this.#at + 6);
    if (!/^[0-9a-fA-F]{4}$/.test(digits)) return this.#fail("Invalid \\uXXXX escape", this.#at + 1);
    this.#at += 6;
    return String.fromCharCode(parseInt(digits, 16));
  }

  /** Python counts characters, not halves of them. */
  #fail(message: string, at: number): never {
    const before = this.text.slice(0, at);
    const line = before.split("\n").length;
    const place = [...before].length;
    const column = [...before.slice(before.lastIndexOf("\n") + 1)].length + 1;
    throw new NotJsonError(`${message}: line ${line} column ${column} (char ${place})`);
  }
}

/** Whether a character of a string stands for itself: no quote, no backslash, no control character, not its end. */
const isPlain = (code: number): boolean => code >= 0x20 && code !== 0x22 && code !== 0x5c;

function wholeNumber(text: string): number | bigint {
  const digits = text.replace("-", "").length;
  if (digits > MOST_DIGITS) {
    throw new NotJsonError(
      `Exceeds the limit (${MOST_DIGITS} digits) for integer string conversion: value has ${digits} digits; ` +
        "use sys.set_int_max_str_digits() to increase the limit",
    );
  }
  const number = Number(text);
  return Number.isSafeInteger(number) ? (number === 0 ? 0 : number) : BigInt(text);
}

/** Whether a value is a whole number. */
export const isWhole = (value: Json): value is number | bigint =>
  typeof value === "number" || typeof value === "bigint";

/** A value as `json.dumps` writes it: all in ASCII, a space after every comma. */
export function dumps(value: Json): string {
  return written(value, ", ", ": ", (text) =>
    JSON.stringify(text).replace(
      /[\u007f-\uffff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
    ),
  );
}

/** A value on a line of answers: as short as can be, in any script. */
export const compact = (value: Json): string => written(value, ",", ":", JSON.stringify);

function written(value: Json, comma: string, colon: string, quote: (text: string) => string): string {
  if (value === null) return "null";
  if (typeof value === "string") return quote(value);
  if (value instanceof Float) return float(value.value);
  if (Array.isArray(value)) return `[${value.map((each) => written(each, comma, colon, quote)).join(comma)}]`;
  if (value instanceof Map) {
    const parts = [...value].map(([key, each]) => `${quote(key)}${colon}${written(each, comma, colon, quote)}`);
    return `{${parts.join(comma)}}`;
  }
  return String(value);
}

/** A value as Python's `repr` shows it. */
export function repr(value: Json): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value === "string") return quoted(value);
  if (value instanceof Float) return float(value.value);
  if (Array.isArray(value)) return `[${value.map(repr).join(", ")}]`;
  if (value instanceof Map) return `{${[...value].map(([key, each]) => `${quoted(key)}: ${repr(each)}`).join(", ")}}`;
  return String(value);
}

function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  let shown = "";
  for (const sign of text) shown += inQuotes(sign, quote);
  return quote + shown + quote;
}

function inQuotes(sign: string, quote: string): string {
  if (sign === quote || sign === "\\") return `\\${sign}`;
  const named = { "\n": "\\n", "\r": "\\r", "\t": "\\t" }[sign];
  if (named) return named;
  if (sign === " " || !/[\p{C}\p{Z}]/u.test(sign)) return sign;
  const code = (sign.codePointAt(0) ?? 0).toString(16);
  return code.length <= 2
    ? `\\x${code.padStart(2, "0")}`
    : code.length <= 4
      ? `\\u${code.padStart(4, "0")}`
      : `\\U${code.padStart(8, "0")}`;
}

/** A float as Python writes it: an exponent below 1e-4 and from 1e16 on, and always a point or an exponent. */
function float(value: number): string {
  if (Object.is(value, -0)) return "-0.0";
  if (value === 0) return "0.0";
  const [mantissa = "", power = ""] = value.toExponential().split("e");
  const exponent = Number(power);
  if (exponent < -4 || exponent >= 16) {
    return `${mantissa}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
  }
  const sign = value < 0 ? "-" : "";
  const digits = mantissa.replace("-", "").replace(".", "");
  if (exponent < 0) return `${sign}0.${"0".repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  return `${sign}${whole}.${digits.slice(exponent + 1) || "0"}`;
}

import { stringEnd } from "./lex.ts";
import { scanJson } from "./scan-json.ts";

/** A JSON format. Omitted options leave the text unchanged. */
export interface Spelling {
  /** White space between the tokens. */
  readonly layout?: Layout;
  /** Whether the properties of each object are sorted; requires `layout`. */
  readonly sorted?: boolean;
  /** How strings are escaped. */
  readonly strings?: Strings;
}

/** White space between the tokens of a JSON text; `python` is what `json.dumps` writes. */
type Layout = "compact" | "python" | "indent-2" | "indent-4" | "tabs";

/**
 * How strings are escaped: `plain` escapes as little as possible, `ascii` also escapes non-ASCII characters, `html`
 * also `<`, `>`, `&` and line separators.
 */
type Strings = "plain" | "ascii" | "html";

interface Separators {
  readonly item: string;
  readonly colon: string;
  readonly indent: string;
}

interface Property {
  /** The name as written; undefined in an array. */
  readonly name: string | undefined;
  readonly text: string;
}

const layouts: Readonly<Record<Layout, Separators>> = {
  compact: { item: ",", colon: ":", indent: "" },
  python: { item: ", ", colon: ": ", indent: "" },
  "indent-2": { item: ",", colon: ": ", indent: "  " },
  "indent-4": { item: ",", colon: ": ", indent: "    " },
  tabs: { item: ",", colon: ": ", indent: "\t" },
};

const writers: Readonly<Record<Strings, (token: string) => string>> = {
  plain: (token) => JSON.stringify(JSON.parse(token)),
  ascii: (token) => writers.plain(token).replace(/[\x7f-\uffff]/g, escapeUnit),
  html: (token) => writers.plain(token).replace(/[<>&\u2028\u2029]/g, escapeUnit),
};

/** Matches the strings of a JSON text. */
const STRING: RegExp = /"[^"\\]*(?:\\.[^"\\]*)*"/g;

/** Rewrites valid JSON in another format. Numbers are copied character by character, so no digit is lost. */
export function respell(json: string, { layout, sorted = false, strings }: Spelling): string {
  const write = strings === undefined ? (token: string): string => token : writers[strings];
  if (layout === undefined) return json.replace(STRING, write);
  const { item, colon, indent } = layouts[layout];
  const enclose = (properties: readonly Property[], bracket: string, depth: number): string => {
    const opening = bracket === "}" ? "{" : "[";
    if (properties.length === 0) return opening + bracket;
    const rows = sorted && bracket === "}" ? properties.toSorted(byName) : properties;
    const newline = indent === "" ? "" : `\n${indent.repeat(depth)}`;
    const texts = rows.map(({ text }) => text).join(item + newline + indent);
    return opening + newline + indent + texts + newline + bracket;
  };
  const open: Property[][] = [[]];
  for (const { kind, start, end, depth, steps } of scanJson(json)) {
    if (kind === "open") {
      open.push([]);
      continue;
    }
    const token = json.slice(start, end);
    const scalar = token.startsWith('"') ? write(token) : token;
    const value = kind === "close" ? enclose(open.pop()!, token, depth) : scalar;
    const step = depth > 0 ? steps[depth - 1]! : -1;
    const name = step < 0 ? undefined : json.slice(step, stringEnd(json, step));
    open.at(-1)!.push({ name, text: name === undefined ? value : write(name) + colon + value });
  }
  return open[0]![0]!.text;
}

function byName(a: Property, b: Property): number {
  return JSON.parse(a.name!) < JSON.parse(b.name!) ? -1 : 1;
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

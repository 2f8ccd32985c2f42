import { InvalidArgumentError, Option } from "commander";
import { modes } from "#src/diagnostics/contract.ts";
import type { Mode } from "#src/validate/result.ts";

const formats = ["pretty", "json", "ndjson"] as const;
type Format = (typeof formats)[number];

/** An option of a command. The type of its value exists at compile time only. */
export type Flag<Value> = Option & { readonly of?: { readonly value: Value } };

/** Makes an option that is on or off. */
export function toggle(flags: string, about: string): Flag<boolean> {
  return new Option(flags, about);
}

/** Makes an option that takes a text. */
export function text(flags: string, about: string): Flag<string | undefined> {
  return new Option(flags, about);
}

/** Makes an option that may be given several times. */
export function list(flags: string, about: string): Flag<readonly string[] | undefined> {
  return new Option(flags, about).argParser<readonly string[]>((value, before = []) => [...before, value]);
}

/** Makes an option that parses its text; the help shows `words` as the default. */
export function parsed<Value, Initial extends Value | undefined = undefined>(
  flags: string,
  about: string,
  parse: (text: string) => Value,
  initial?: Initial,
  words?: string,
): Flag<Value | Initial> {
  return new Option(flags, about).argParser(parse).default(initial, words);
}

/** Makes an option that takes an integer within bounds. */
export function integer<Initial extends number | undefined = undefined>(
  flags: string,
  about: string,
  [least, most]: readonly [number, number],
  ...initial: readonly [initial?: Initial, words?: string]
): Flag<number | Initial> {
  const parse = (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    const bounds = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
    throw new InvalidArgumentError(`expected an integer ${bounds}`);
  };
  return parsed(flags, about, parse, ...initial);
}

/** Makes an option that takes one of some words, or a key of a table. */
export function choice<Word extends string, Initial extends Word | undefined = undefined>(
  flags: string,
  about: string,
  words: readonly Word[] | Readonly<Record<Word, unknown>>,
  initial?: Initial,
): Flag<Word | Initial> {
  return new Option(flags, about).choices(Array.isArray(words) ? words : Object.keys(words)).default(initial);
}

/** Makes an option that must be given. */
export function required<Value>(flags: string, about: string, parse: (text: string) => Value): Flag<Value> {
  return new Option(flags, about).argParser(parse).makeOptionMandatory();
}

/** The option `--format`. */
export const formatFlag: Flag<Format> = choice(
  "-f, --format <format>",
  "text for people, one JSON document, or one JSON document per line",
  formats,
  "pretty",
);

/** The option `--mode`. */
export const modeFlag: Flag<Mode> = choice(
  "-m, --mode <mode>",
  "rules for a sender (strict) or for a receiver (tolerant)",
  modes,
  "strict",
);

/** The option `--bare-digest`. */
export const bareFlag: Flag<boolean> = toggle("--bare-digest", "accept a digest without sha256=");

/** The option `--port`, for what listens. */
export const portFlag: Flag<number> = integer("--port <number>", "port; 0 takes a free one", [0, 65_535], 0);

/** The option `--host`. An empty address, as from a variable that is not set, is rejected: it would mean every address. */
export const hostFlag: Flag<string> = parsed(
  "--host <address>",
  "address to listen at",
  parseHost,
  "127.0.0.1",
);

function parseHost(text: string): string {
  if (text === "") throw new InvalidArgumentError("expected an address such as 127.0.0.1");
  return text;
}

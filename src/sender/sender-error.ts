import { printable } from "../util/display.ts";
import { quote } from "../util/quote.ts";
import { suggest } from "../util/suggest.ts";
import { describeError } from "../validate/describe-error.ts";
import type { ValidationError } from "../validate/result.ts";

/** One error in an argument. */
export interface Issue {
  /** Path in the argument, a JSON Pointer (RFC 6901); `""` is the argument itself. */
  readonly path: string;
  /** What is wrong there, in a phrase without full stop. */
  readonly message: string;
}

/** What the sender cannot do, by code. */
const actions = {
  "invalid-options": "create sender",
  "invalid-webhook": "save webhook",
  "invalid-delivery": "build delivery",
  "invalid-query": "find deliveries",
  "unknown-webhook": "find webhook",
  "unknown-delivery": "find delivery",
  closed: "use sender",
  /** It cannot be opened, or was written by another program or version. */
  "store-unavailable": "open database",
  /** It is open but the operation failed; none of it was stored. */
  "store-failed": "use database",
  /** A library is not installed. */
  "transport-unavailable": "create sender",
} as const;

/** Why the sender rejects a call, as a closed list. */
export type SenderErrorCode = keyof typeof actions;

/**
 * Explains why a call of the sender was rejected: a `code` and one phrase per issue.
 *
 * Safe to show: `stack` contains only the message, one line without control characters, and a secret is never quoted
 * (W2.1).
 */
export class SenderError extends Error {
  override readonly name = "SenderError";
  readonly code: SenderErrorCode;
  /** At least one issue. */
  readonly issues: readonly Issue[];

  /** Creates the error of a code; the message lists the issues. A lone phrase applies to the whole argument. */
  constructor(code: SenderErrorCode, issues: readonly Issue[] | string) {
    const all = typeof issues === "string" ? [{ path: "", message: issues }] : issues;
    // It contains names of properties, which anyone who filled in a form may have chosen.
    super(printable(`cannot ${actions[code]}: ${all.map(writeSentence).join("; ")}`));
    this.code = code;
    this.issues = all;
    this.stack = `SenderError: ${this.message}`;
  }
}

/** Turns an error of the contract's validator into an issue. */
export function toIssue(error: ValidationError): Issue {
  return { path: error.path, message: describeError(error) };
}

/** A place, whether what stands there is good, what was expected, and what was found. */
export type Check = readonly [path: string, isGood: boolean, expected: string, found: unknown];

/** Lists what is wrong. */
export function listWrong(checks: readonly Check[]): readonly Issue[] {
  return checks.flatMap(([path, isGood, expected, found]) =>
    isGood ? [] : [{ path, message: `expected ${expected}, found ${quote(found)}` }],
  );
}

/** Describes a name that is not among the known ones, with the one that was probably meant. */
export function checkName(path: string, name: string, known: readonly string[]): Issue {
  const near = suggest(name, known);
  const hint = near === undefined ? `expected one of ${known.join(", ")}` : `did you mean "${near}"?`;
  return { path, message: `unknown name ${quote(name)}; ${hint}` };
}

/** Lists the properties of an object that are not among the known ones. */
export function checkNames(given: object, known: readonly string[]): readonly Issue[] {
  const unknown = Object.keys(given).filter((name) => !known.includes(name));
  return unknown.map((name) => checkName(`/${name}`, name, known));
}

/** These phrases name the property themselves. */
const named = /^(?:member|property) "/;

function writeSentence({ path, message }: Issue): string {
  return path === "" || named.test(message) ? message : `${path}: ${message}`;
}

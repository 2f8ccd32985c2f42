import { printable } from "../util/display.ts";
import { isRecord } from "../util/is-object.ts";
import { quote } from "../util/quote.ts";
import { suggest } from "../util/suggest.ts";
import { describeError } from "../validate/describe-error.ts";
import type { ValidationError } from "../validate/result.ts";

/** One error in an argument. */
export interface Issue {
  /** Path in the argument, a JSON Pointer (RFC 6901); `""` is the argument itself. */
  readonly path: string;
  /** What is wrong, as a phrase without full stop. */
  readonly message: string;
}

/** What the sender could not do, by error code. */
const actions = {
  "invalid-options": "create sender",
  "invalid-webhook": "save webhook",
  "invalid-delivery": "build delivery",
  "invalid-query": "find deliveries",
  "unknown-webhook": "find webhook",
  "unknown-delivery": "find delivery",
  closed: "use sender",
  /** The database cannot be opened, or another program or version wrote it. */
  "store-unavailable": "open database",
  /** The database is open, but the operation failed and stored nothing. */
  "store-failed": "use database",
  /** A library is not installed. */
  "transport-unavailable": "create sender",
  /** `secrets.encrypt` or `secrets.decrypt` threw. */
  "cipher-failed": "use cipher",
} as const;

/** The reason why the sender rejects a call. The list is closed. */
export type SenderErrorCode = keyof typeof actions;

/**
 * Explains why the sender rejected a call: a `code` and one phrase per issue.
 *
 * It is safe to show: `stack` contains only the message, as one line without control characters, and secrets are never
 * quoted (W2.1). `cause`, if any, is the error of the database or the cipher, which may quote anything.
 */
export class SenderError extends Error {
  override readonly name = "SenderError";
  readonly code: SenderErrorCode;
  /** At least one issue. */
  readonly issues: readonly Issue[];

  /** Creates the error of a code. The message lists the issues. A single phrase applies to the whole argument. */
  constructor(code: SenderErrorCode, issues: readonly Issue[] | string, options?: ErrorOptions) {
    const all = typeof issues === "string" ? [{ path: "", message: issues }] : issues;
    // The message contains property names, which a user may have chosen.
    super(printable(`cannot ${actions[code]}: ${all.map(writeSentence).join("; ")}`), options);
    this.code = code;
    this.issues = all;
    this.stack = `SenderError: ${this.message}`;
  }
}

/** Turns an error of the contract's validator into an issue. */
export function toIssue(error: ValidationError): Issue {
  return { path: error.path, message: describeError(error) };
}

/** Lists the issues of a value at a path. */
export type Rule = (value: unknown, path: string) => readonly Issue[];

/** Creates a rule from a test. */
export function expectThat(expected: string, test: (value: unknown) => boolean): Rule {
  return (value, path) => (test(value) ? [] : [wrong(path, expected, value)]);
}

/** Describes a value that differs from the expected one. */
export function wrong(path: string, expected: string, found: unknown): Issue {
  return { path, message: `expected ${expected}, found ${quote(found)}` };
}

interface ObjectWords {
  readonly expected?: string;
  readonly required?: readonly string[];
  /** Hints about properties that people often pass by mistake. */
  readonly advice?: Readonly<Record<string, string>>;
}

/** Creates the rule of an object. Each property has a rule, which applies if the property is present or required. */
export function expectObject(
  rules: Readonly<Record<string, Rule>>,
  { expected = "an object", required = [], advice = {} }: ObjectWords = {},
): Rule {
  return (value, path) => {
    if (!isRecord(value)) return [wrong(path, expected, value)];
    const names = Object.keys(rules);
    const unknown = Object.keys(value).filter((name) => !names.includes(name));
    return [
      ...unknown.map((name) => checkName(`${path}/${name}`, name, names, advice)),
      ...names
        .filter((name) => value[name] !== undefined || required.includes(name))
        .flatMap((name) => rules[name]!(value[name], `${path}/${name}`)),
    ];
  };
}

/** Creates the rule of an integer within bounds. */
export function expectInteger(least: number, most: number = Number.MAX_SAFE_INTEGER): Rule {
  const isGood = (value: unknown): boolean =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
  return expectThat(`an integer from ${least} to ${most}`, isGood);
}

/** Checks whether a rate is above 0 and leaves a finite time between two deliveries. */
export const expectRate: Rule = expectThat(
  "a number above 0",
  (value) => typeof value === "number" && value > 0 && value < Infinity && 1_000 / value < Infinity,
);

/** Throws the error of a code if there are issues. */
export function rejectIf(code: SenderErrorCode, issues: readonly Issue[]): void {
  if (issues.length > 0) throw new SenderError(code, issues);
}

/** Describes an unknown name, with a hint or the name that was probably meant. */
export function checkName(
  path: string,
  name: string,
  known: readonly string[],
  advice: ObjectWords["advice"] = {},
): Issue {
  if (Object.hasOwn(advice, name)) return { path, message: String(advice[name]) };
  const near = suggest(name, known);
  const hint = near === undefined ? `expected one of ${known.join(", ")}` : `did you mean "${near}"?`;
  return { path, message: `unknown name ${quote(name)}; ${hint}` };
}

/** These phrases already name the property. */
const named = /^(?:member|property) "/;

function writeSentence({ path, message }: Issue): string {
  return path === "" || named.test(message) ? message : `${path}: ${message}`;
}

import { defined } from "./defined.ts";
import { isRecord } from "./is-object.ts";
import { quote } from "./quote.ts";
import { suggest } from "./suggest.ts";

/** One error in an argument. */
export interface Issue {
  /** Path in the argument, a JSON Pointer (RFC 6901); `""` is the argument itself. */
  readonly path: string;
  /** What is wrong, as a phrase without a full stop. */
  readonly message: string;
}

/** Lists the issues with a value at a path. */
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
  /** Hints for properties that people often pass by mistake. */
  readonly advice?: Readonly<Record<string, string>>;
}

/** Creates a rule for objects. Each property has a rule, which applies if the property is present or required. */
export function expectObject(
  rules: Readonly<Record<string, Rule>>,
  { expected = "an object", required = [], advice = {} }: ObjectWords = {},
): Rule {
  return (value, path) => {
    if (!isRecord(value)) return [wrong(path, expected, value)];
    const names = Object.keys(rules);
    const unknown = Object.keys(defined(value)).filter((name) => !names.includes(name));
    return [
      ...unknown.map((name) => checkName(`${path}/${name}`, name, names, advice)),
      ...names
        .filter((name) => value[name] !== undefined || required.includes(name))
        .flatMap((name) => rules[name]!(value[name], `${path}/${name}`)),
    ];
  };
}

/** Rules for common options. */
export const expectFunction: Rule = expectThat("a function", (value) => typeof value === "function");
export const expectBoolean: Rule = expectThat("true or false", (value) => typeof value === "boolean");
export const expectPositive: Rule = expectThat(
  "a number above 0",
  (value) => typeof value === "number" && value > 0,
);

/** Creates a rule for integers within bounds. */
export function expectInteger(least: number, most: number = Infinity): Rule {
  const isGood = (value: unknown): boolean =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;
  return expectThat(`an integer from ${least}${most < Infinity ? ` to ${most}` : ""}`, isGood);
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

/** Joins issues into one sentence. */
export function writeIssues(issues: readonly Issue[]): string {
  const write = ({ path, message }: Issue): string =>
    path === "" || named.test(message) ? message : `${path}: ${message}`;
  return issues.map(write).join("; ");
}

/** Throws a TypeError that lists the issues with options. */
export function checkOptions(what: string, rule: Rule, options: unknown): void {
  const issues = rule(options, "");
  if (issues.length > 0) throw new TypeError(`cannot create ${what}: ${writeIssues(issues)}`);
}

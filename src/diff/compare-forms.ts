import type { Schema } from "../model/schema.ts";
import { listSome } from "../util/list-some.ts";
import { fitsForm, texts } from "./check-value.ts";
import type { Rule } from "./rules.ts";
import { type Form, isAnyObject, listsProperties, type Pair } from "./schema.ts";

/** A difference between two forms, and values that may prove it. */
interface Difference {
  readonly rule: Rule;
  readonly what: string;
  readonly values: readonly unknown[];
}

/**
 * Pairs forms of the same kind: records by name, otherwise the last one on each side. Also returns the unpaired forms.
 */
export function pairForms([before, after]: Pair<readonly Form[]>): {
  readonly pairs: readonly Pair<Form>[];
  readonly rest: Pair<readonly Form[]>;
} {
  const [left, right] = [new Set(before), new Set(after)];
  const pairs: Pair<Form>[] = [];
  const pair = (isAlike: (one: Form, other: Form) => boolean): void => {
    for (const one of left)
      for (const other of right)
        if (left.has(one) && isAlike(one, other)) {
          pairs.push([one, other]);
          left.delete(one);
          right.delete(other);
        }
  };
  const shape = (form: Form): string =>
    [form.kind, form.words !== undefined, listsProperties(form), isAnyObject(form)].join();
  pair((one, other) => listsProperties(one) && listsProperties(other) && one.name === other.name);
  const isLast = [left, right].every((forms) => [...forms].filter(listsProperties).length === 1);
  pair((one, other) => shape(one) === shape(other) && (isLast || !listsProperties(one)));
  return { pairs, rest: [[...left], [...right]] };
}

/** Checks whether one of several forms accepts every value of another, judging by their kinds. */
export function covers(forms: readonly Form[], form: Form): boolean {
  return forms.some((one) => {
    if (listsProperties(one))
      return listsProperties(form) && one.name !== undefined && one.name === form.name;
    if (one.words !== undefined) return false;
    if (form.words !== undefined) return form.words.every((word) => fitsForm(word, one));
    if (one.kind === "number") return form.kind === "number" || form.kind === "integer";
    return one.kind === form.kind && (one.kind !== "object" || isAnyObject(one));
  });
}

/** Compares the listed values. In an open vocabulary, any other string is valid too. */
export function compareWords(forms: Pair<readonly Form[]>): Difference[] {
  const [was, is] = forms.map((all) => all.flatMap(({ words = [] }) => words)) as [unknown[], unknown[]];
  const [added, removed] = [
    is.filter((word) => !was.includes(word)),
    was.filter((word) => !is.includes(word)),
  ];
  if (was.length === 0 || is.length === 0 || added.length + removed.length === 0) return [];
  const isOpen = forms.some((all) => all.some(({ kind, words }) => kind === "string" && words === undefined));
  const write = (verb: string, words: readonly unknown[]): string[] =>
    words.length === 0 ? [] : [`values ${verb}: ${listSome(words.map((word) => JSON.stringify(word)))}`];
  const what = [...write("added", added), ...write("removed", removed)].join("; ");
  const rule = added.length === 0 ? "value removed" : removed.length === 0 ? "value added" : "values changed";
  return [{ rule: isOpen ? "known values changed" : rule, what, values: [...added, ...removed] }];
}

/** Compares the keywords of strings and numbers. */
export function compareScalars([
  { schema: one, name: was },
  { schema: other, name: is },
]: Pair<Form>): Difference[] {
  const found: Difference[] = [];
  const text = ({ pattern, format, not }: Schema): string => JSON.stringify([pattern, format, not]);
  if (text(one) !== text(other)) {
    const names = [
      was ?? one.format ?? one.pattern ?? "any text",
      is ?? other.format ?? other.pattern ?? "any text",
    ];
    found.push({ rule: decideText(one, other), what: names.join(" becomes "), values: texts });
  }
  const [a, b] = [one.minimum ?? -Infinity, one.maximum ?? Infinity];
  const [c, d] = [other.minimum ?? -Infinity, other.maximum ?? Infinity];
  const rule = c <= a && d >= b ? "wider range" : c >= a && d <= b ? "narrower range" : "range changed";
  const what = `range ${a} to ${b} becomes ${c} to ${d}`;
  if (a !== c || b !== d) found.push({ rule, what, values: [a, b, c, d].filter(Number.isFinite) });
  return found;
}

/**
 * Determines whether more or fewer strings are valid: a format was added or removed, or a pattern gained or lost an
 * alternative.
 */
function decideText(one: Schema, other: Schema): Rule {
  const isFree = ({ pattern, format, not }: Schema): boolean => (pattern ?? format ?? not) === undefined;
  const adds = (from = "", to = ""): boolean => from !== "" && to.startsWith(`^(${from.slice(1)}|`);
  if (isFree(other) || adds(one.pattern, other.pattern)) return "wider text";
  return isFree(one) || adds(other.pattern, one.pattern) ? "narrower text" : "text changed";
}

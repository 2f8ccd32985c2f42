import { escapeSegment } from "../json/pointer.ts";
import { nameJsonType } from "../model/model.ts";
import type { Schema } from "../model/schema.ts";
import { listSome } from "../util/list-some.ts";
import { type Contract, type Form, listForms } from "./schema.ts";

/** The reason for a rejection: a JSON Pointer and the violated rule. */
interface ValueError {
  readonly path: string;
  readonly reason: string;
}

/** A contract and its mode: strict, as senders must write, or tolerant, as receivers read. */
export interface Reader {
  readonly contract: Contract;
  readonly mode: "strict" | "tolerant";
}

/** Lists the reasons why a schema rejects a value. A tolerant reader accepts additional properties and any string. */
export function listErrors(
  value: unknown,
  schema: Schema,
  reader: Reader,
  path: string = "",
): readonly ValueError[] {
  const forms = listForms(schema, reader.contract);
  let nearest: readonly ValueError[] | undefined;
  for (const form of forms) {
    if (!fitsKind(value, form)) continue;
    const errors = listFormErrors(value, form, reader, path);
    // The nearest branch gives the reasons.
    if (nearest === undefined || errors.length < nearest.length) nearest = errors;
    if (nearest.length === 0) return nearest;
  }
  const kinds = (): string => [...new Set(forms.map(({ kind }) => kind))].join(" or ");
  return nearest ?? [{ path, reason: `must be ${kinds()}` }];
}

function listFormErrors(value: unknown, form: Form, reader: Reader, path: string): readonly ValueError[] {
  const { schema, words } = form;
  const { minimum = -Infinity, maximum = Infinity, items } = schema;
  const isText = typeof value === "string" && reader.mode === "tolerant" && words === undefined;
  if (!isText && !fitsForm(value, form)) {
    const list = words && `be one of ${listSome(words.map((word) => JSON.stringify(word)))}`;
    const bounds = typeof value === "number" ? `be between ${minimum} and ${maximum}` : undefined;
    return [{ path, reason: `must ${list ?? bounds ?? `match ${schema.format ?? schema.pattern}`}` }];
  }
  if (Array.isArray(value))
    return value.flatMap((one, i) => listErrors(one, items ?? {}, reader, `${path}/${i}`));
  const { properties = {}, required = [], additionalProperties = true } = schema;
  if (nameJsonType(value) !== "object") return [];
  const missing = required.filter((key) => !Object.hasOwn(Object(value), key));
  const wrong = Object.entries(Object(value)).flatMap(([key, one]): readonly ValueError[] => {
    const own = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    const at = `${path}/${escapeSegment(key)}`;
    if (typeof own === "object") return listErrors(one, own, reader, at);
    return own === false && reader.mode === "strict" ? [{ path: at, reason: "is not a known property" }] : [];
  });
  return [
    ...missing.map((key) => ({ path: `${path}/${escapeSegment(key)}`, reason: "is missing" })),
    ...wrong,
  ];
}

function fitsKind(value: unknown, { kind }: Form): boolean {
  return kind === "integer" ? Number.isInteger(value) : kind === nameJsonType(value);
}

/** Checks whether a form accepts a value, without looking inside lists and objects. */
export function fitsForm(value: unknown, form: Form): boolean {
  const { pattern, not, minimum = -Infinity, maximum = Infinity } = form.schema;
  if (!fitsKind(value, form) || form.words?.includes(value) === false) return false;
  if (typeof value === "number") return value >= minimum && value <= maximum;
  if (typeof value !== "string") return true;
  const test = (one: string): boolean => new RegExp(one, "u").test(value);
  return (pattern === undefined || test(pattern)) && (not?.pattern === undefined || !test(not.pattern));
}

/** Example strings for the formats of the contracts. */
export const texts: readonly string[] = [
  "text",
  "2026-01-02T03:04:05Z",
  "https://app.example.com/api/tasks/1",
  "/api/tasks/1",
  "#ff0000",
];

const examples: Record<string, unknown> = { integer: 1, number: 0.5, boolean: true, null: null, array: [] };

/** Creates a value that a form accepts. An object gets its required and constant properties, or all of them. */
export function makeExample(form: Form, contract: Contract, isFull: boolean = false): unknown {
  const { kind, words, schema } = form;
  if (words !== undefined) return words[0];
  if (kind === "string") return texts.find((text) => fitsForm(text, form)) ?? "text";
  if (kind !== "object") return examples[kind];
  const entries = Object.entries(schema.properties ?? {}).filter(
    ([key, one]) => isFull || one.const !== undefined || schema.required?.includes(key),
  );
  const all = entries.map(([key, one]) => {
    const [first] = listForms(one, contract);
    return [key, first === undefined ? null : makeExample(first, contract)] as const;
  });
  return Object.fromEntries(all);
}

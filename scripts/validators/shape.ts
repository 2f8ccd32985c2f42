import { type Declaration, findDeclaration, jsonTypes, type Model, type Type } from "#src/model/model.ts";
import type { Expectation } from "#src/util/phrase-expected.ts";

/** The allowed values by JSON type; `true` allows every value of the type. Validators are emitted from shapes. */
export interface Shape {
  readonly string?: true | { readonly words: readonly string[] } | { readonly format: string };
  readonly number?: true | { readonly integer: "any" | "safe" };
  readonly boolean?: true;
  readonly null?: true;
  readonly array?: true | { readonly items: Shape };
  readonly object?: true | { readonly values: Shape } | Call | Choice;
}

/** A call to the function that checks a record. */
interface Call {
  readonly call: string;
}

/** A choice between several records, which a tag may decide. */
export interface Choice {
  readonly tag?: string;
  readonly branches: readonly { readonly value?: string; readonly record: string }[];
}

/** Checks whether a shape allows any value. */
export function isAny(shape: Shape): boolean {
  return jsonTypes.every((type) => shape[type] === true);
}

/** Resolves the names in a type, and creates one constraint per JSON type. */
export function shapeOf(type: Type, model: Model): Shape {
  switch (type.kind) {
    case "boolean":
      return { boolean: true };
    case "string":
      return { string: type.format === undefined ? true : { format: type.format } };
    case "number":
      return { number: true };
    case "integer":
      return { number: { integer: type.safe ? "safe" : "any" } };
    case "constant":
      return type.value === null ? { null: true } : { string: { words: [type.value] } };
    case "json":
      return Object.fromEntries(type.types.map((json) => [json, true]));
    case "list": {
      const items = shapeOf(type.items, model);
      return { array: isAny(items) ? true : { items } };
    }
    case "map": {
      const values = shapeOf(type.values, model);
      return { object: isAny(values) ? true : { values } };
    }
    case "nullable":
      return { ...shapeOf(type.of, model), null: true };
    case "named":
      return shapeOfDeclaration(findDeclaration(model, type.name), model);
  }
}

function shapeOfDeclaration(one: Declaration, model: Model): Shape {
  switch (one.kind) {
    case "record":
      return { object: { call: one.name } };
    case "vocabulary":
      return { string: one.open ? true : { words: one.values } };
    case "alias":
      return shapeOf(one.type, model);
    case "union":
      return Object.fromEntries(one.branches.map(({ json, type }) => [json, shapeOf(type, model)[json]]));
    case "sum": {
      const branches = one.branches.map(({ value, record }) => ({ ...(one.tag && { value }), record }));
      return { object: { ...(one.tag && { tag: one.tag }), branches } };
    }
  }
}

/** Lists the records that can contain themselves, depth first in the order of properties. Their checks count levels. */
export function listRecursive(model: Model): ReadonlySet<string> {
  const recursive = new Set<string>();
  const done = new Set<string>();
  const visit = (name: string, open: readonly string[]): void => {
    if (open.includes(name)) recursive.add(name);
    if (done.has(name)) return;
    done.add(name);
    const one = findDeclaration(model, name);
    const shapes = one.kind === "record" ? one.properties.map(({ type }) => shapeOf(type, model)) : [];
    for (const record of shapes.flatMap(listRecords)) visit(record, [...open, name]);
  };
  for (const record of listRecords(shapeOf({ kind: "named", name: model.main }, model))) visit(record, []);
  return recursive;
}

function listRecords({ array, object }: Shape): string[] {
  const items = typeof array === "object" ? listRecords(array.items) : [];
  if (typeof object !== "object") return items;
  if ("call" in object) return [...items, object.call];
  if ("values" in object) return [...items, ...listRecords(object.values)];
  return [...items, ...object.branches.map(({ record }) => record)];
}

/** Describes what a shape allows: a phrase or, if it lists values, a list where `<object>` stands for any object. */
export function listExpected(shape: Shape): Expectation {
  const { string: text, number } = shape;
  const words = typeof text === "object" && "words" in text ? text.words : undefined;
  const types = jsonTypes.filter((type) => shape[type] !== undefined);
  if (words !== undefined) return [...words, ...types.slice(1).map((type) => `<${type}>`)];
  const phrases = types.map((type) => {
    if (type === "number" && typeof number === "object") return "integer";
    return type === "string" && typeof text === "object" && "format" in text ? text.format : type;
  });
  return phrases.join(" or ") || "nothing";
}

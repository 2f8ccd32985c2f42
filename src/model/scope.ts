import { sameJson } from "../json/same-json.ts";
import type { Contract } from "./contract.ts";
import { doesAssert, isKnownFormat, keywordGroups, knownKeyword } from "./keywords.ts";
import { type Declaration, type JsonType, jsonTypes, type Type } from "./model.ts";
import type { Schema } from "./schema.ts";

/** Words that cannot name a type in TypeScript. */
const reserved = new Set(
  "any as async await bigint boolean break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let never new null number object package private protected public return static string super switch symbol this throw true try typeof undefined unknown var void while with yield".split(
    " ",
  ),
);

/** State shared by the readers of a contract's parts. */
export interface Scope {
  readonly contract: Contract;
  /** Whether `format` is asserted. */
  readonly formats: boolean;
  /** Finds the target of a reference. */
  find(ref: string): Schema | boolean;
  /** Reads the type of a member, an item or a value. A type that needs a name takes its title, else the hint. */
  read(schema: Schema | boolean, hint: string): Type;
  /** Declares the target of a reference. */
  refer(ref: string): Type & { readonly kind: "named" };
  /** Declares a type that is written inside another, under a name, or under the hint if the name is taken. */
  declare(name: string, body: Body, schema: Schema, hint?: string): Type;
}

/** A schema that is being read, with the keywords that are still to be read. */
export interface Reading {
  readonly schema: Schema;
  /** Assertions not read yet; a reader removes those that its form covers. */
  readonly left: Set<string>;
  /** Name of the type, in case it is declared. */
  readonly name: string;
  readonly scope: Scope;
}

/** A declaration before it has a name. */
export type Body = Unnamed<Exclude<Declaration, { kind: "alias" }>>;
type Unnamed<One> = One extends Declaration ? Omit<One, "name" | "doc" | "definition"> : never;

/** The result of reading a schema: a type to write in place, or a declaration with a name. */
export type Form = Type | Body;

const bodies: ReadonlySet<string> = new Set(["record", "vocabulary", "enumeration", "union", "sum"]);

export function isBody(form: Form): form is Body {
  return bodies.has(form.kind);
}

/** Any JSON value. */
export const anything: Type = { kind: "json", types: jsonTypes };

/** No JSON value. */
export const nothing: Type = { kind: "json", types: [] };

/** Makes a type of raw JSON, in the usual order of the JSON types. */
export function makeJsonType(types: ReadonlySet<JsonType>): Type {
  return { kind: "json", types: jsonTypes.filter((type) => types.has(type)) };
}

/** Checks whether a schema is written in draft-07, which ignores everything beside a `$ref`. */
export function isDraft7({ contract }: Pick<Scope, "contract">): boolean {
  return contract.dialect.includes("draft-07");
}

/** Lists the keywords of a schema that assert something about its possible values. */
export function assertionsIn(schema: Schema, scope: Scope): Set<string> {
  if (schema.$ref !== undefined && isDraft7(scope)) return new Set(["$ref"]);
  const types = schema.type === undefined ? undefined : typesIn(schema);
  return new Set(
    Object.keys(schema).filter((key) => {
      const { about } = knownKeyword(key) ?? {};
      if (!doesAssert(key) || key === "$id") return false;
      if (key === "format" && !(scope.formats && isKnownFormat(schema))) return false;
      return about === undefined || types === undefined || types.has(about);
    }),
  );
}

/** Lists the JSON types that `type` names; without `type`, all six. */
export function typesIn({ type }: Schema): Set<JsonType> {
  if (type === undefined) return new Set(jsonTypes);
  return new Set([type].flat().map((name) => (name === "integer" ? "number" : (name as JsonType))));
}

/** Puts the assertions that a form does not express into its residual. */
export function withResidual<One extends Form>(form: One, schema: Schema, left: ReadonlySet<string>): One {
  if (left.size === 0) return form;
  const together = keywordGroups.filter((group) => group.some((key) => left.has(key))).flat();
  const keys = new Set([...left, ...together.filter((key) => key in schema)]);
  const residual = Object.fromEntries(Object.entries(schema).filter(([key]) => keys.has(key)));
  return { ...form, residual: both(form.residual, residual) };
}

function both(a: Schema | undefined, b: Schema): Schema {
  return a === undefined || sameJson(a, b) ? b : { allOf: [a, b] };
}

/** Lists at least all JSON types of the values that fit a schema. */
export function listJsonTypes(
  schema: Schema | boolean,
  scope: Scope,
  seen: readonly unknown[] = [],
): Set<JsonType> {
  if (typeof schema === "boolean") return new Set(schema ? jsonTypes : []);
  if (seen.includes(schema)) return new Set(jsonTypes);
  const inner = (one: Schema | boolean): Set<JsonType> => listJsonTypes(one, scope, [...seen, schema]);
  const join = (all: readonly Schema[]): Set<JsonType> => new Set(all.flatMap((one) => [...inner(one)]));
  const target = schema.$ref === undefined ? undefined : inner(scope.find(schema.$ref));
  if (target !== undefined && isDraft7(scope)) return target;
  const limits = [target, typesIn(schema), ...(schema.allOf ?? []).map(inner)];
  if (schema.const !== undefined) limits.push(new Set([nameJsonType(schema.const)]));
  if (schema.enum !== undefined) limits.push(new Set(schema.enum.map(nameJsonType)));
  if (schema.anyOf !== undefined) limits.push(join(schema.anyOf));
  if (schema.oneOf !== undefined) limits.push(join(schema.oneOf));
  return new Set(jsonTypes.filter((type) => limits.every((limit) => limit?.has(type) !== false)));
}

/** Names the JSON type of a value. */
export function nameJsonType(value: unknown): JsonType {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : (typeof value as JsonType);
}

/** Names a type after the first text that gives an identifier, capitalized. */
export function identifier(...texts: readonly unknown[]): string {
  for (const text of texts) {
    if (typeof text !== "string") continue;
    const name = /^[A-Za-z_]\w*$/.test(text) && !reserved.has(text) ? text : typeName(text);
    if (name !== "") return /^\d/.test(name) ? `Type${name}` : name;
  }
  return "Type";
}

/** Writes a name such as `before_update` or `update:task` in capitals, for a type. */
export function typeName(...parts: readonly string[]): string {
  const words = parts.flatMap((part) => part.split(/[^A-Za-z0-9]+/)).filter((word) => word !== "");
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}

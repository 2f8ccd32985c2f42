import type { Contract } from "../contracts.ts";
import { inMode } from "../json-schema.ts";
import { mapValues, refName, type Schema } from "../schema.ts";

/** JSON types that a raw value may have. */
export type JsonType = "string" | "number" | "boolean" | "null" | "array" | "object";

/** What a member, an item or a value holds. */
export type Type =
  | { readonly kind: "string" | "number" | "boolean" }
  /** `safe` integers lie within ±(2^53 − 1); others are draft-07 integers without bound (R2.2). */
  | { readonly kind: "integer"; readonly safe: boolean }
  /** A string that is always the same, such as the `type` of a group. */
  | { readonly kind: "constant"; readonly value: string }
  /** JSON kept as it came, of one of these types. */
  | { readonly kind: "json"; readonly types: readonly JsonType[] }
  | { readonly kind: "list"; readonly items: Type }
  | { readonly kind: "map"; readonly values: Type }
  | { readonly kind: "nullable"; readonly of: Type }
  /** A declaration of the same contract. */
  | { readonly kind: "named"; readonly name: string };

/** A member of a record. */
export interface Field {
  /** Name in JSON. */
  readonly name: string;
  readonly type: Type;
  /** Whether the member may be missing, which is not the same as null. */
  readonly optional: boolean;
  readonly doc: string;
}

/** An object with listed members; members beside them are kept. */
export interface RecordType {
  readonly kind: "record";
  readonly name: string;
  readonly doc: string;
  readonly fields: readonly Field[];
  /** Value of `event`, where the record is an envelope; `event` is then no field. */
  readonly event?: string;
  /** Member whose keys `before_update` must keep to (W6.3), with the keys that are allowed in any case. */
  readonly before?: { readonly of: string; readonly known: readonly string[] };
}

/** Strings with names: any string is valid where the vocabulary is open. */
export interface Vocabulary {
  readonly kind: "vocabulary";
  readonly name: string;
  readonly doc: string;
  readonly values: readonly string[];
  readonly open: boolean;
}

/** Another name of a type. */
export interface Alias {
  readonly kind: "alias";
  readonly name: string;
  readonly doc: string;
  readonly type: Type;
}

/** A value of one of several types, told apart by their JSON type. */
export interface Union {
  readonly kind: "union";
  readonly name: string;
  readonly doc: string;
  readonly branches: readonly { readonly json: JsonType; readonly type: Type }[];
}

/** An object that is one of several records, told apart by a member. */
export interface Sum {
  readonly kind: "sum";
  readonly name: string;
  readonly doc: string;
  /** Member that names the record: `event`, or `type`, which may be missing (R2.1). */
  readonly tag: string;
  /** Whether another value of the tag is a branch of its own that keeps the document (W6.1). */
  readonly open: boolean;
  readonly branches: readonly { readonly value: string; readonly record: string }[];
}

export type Declaration = RecordType | Vocabulary | Alias | Union | Sum;

/** The types of a contract, those that others need first. */
export interface ContractModel {
  /** Name of the contract, such as `raster-info`. */
  readonly name: string;
  /** File that the contract is written in. */
  readonly source: string;
  /** Declaration of the whole document. */
  readonly main: string;
  readonly declarations: readonly Declaration[];
}

const anyJson: readonly JsonType[] = ["string", "number", "boolean", "null", "array", "object"];

/**
 * Models the types of a contract as a receiver reads it: `tolerant`, so that the types hold for whatever is decoded.
 *
 * @throws Error when a schema has a form that no type stands for.
 */
export function modelOf(contract: Contract): ContractModel {
  const schemas = new Map<string, Schema>();
  const names = mapValues(contract.definitions, (schema, key) => String(schema.title ?? key));
  for (const [key, schema] of Object.entries({
    ...contract.definitions,
    [contract.main.type]: contract.main.schema,
  }))
    schemas.set(names[key] ?? key, inMode(schema, "tolerant"));
  const declarations: Declaration[] = [];
  const started = new Set<string>();
  const scope: Scope = {
    schemaOf: (name) => schemas.get(name)!,
    refer(schema) {
      const name = names[refName(schema.$ref!)]!;
      declare(name);
      return { kind: "named", name };
    },
    hoist(schema) {
      if (typeof schema.title !== "string")
        throw new Error(`cannot model a type without a title: ${JSON.stringify(schema)}`);
      schemas.set(schema.title, schema);
      declare(schema.title);
      return { kind: "named", name: schema.title };
    },
    find: (name) => declarations.find((one) => one.name === name),
  };
  const declare = (name: string): void => {
    if (started.has(name)) return;
    started.add(name);
    declarations.push(declarationOf(name, scope));
  };
  declare(contract.main.type);
  for (const name of schemas.keys()) declare(name);
  return { name: contract.name, source: contract.source, main: contract.main.type, declarations };
}

/** What the parts of a contract need to know of each other. */
interface Scope {
  schemaOf(name: string): Schema;
  /** Declares what a `$ref` points to. */
  refer(schema: Schema): Type;
  /** Declares a type that stands in the midst of another. */
  hoist(schema: Schema): Type;
  find(name: string): Declaration | undefined;
}

function declarationOf(name: string, scope: Scope): Declaration {
  const schema = scope.schemaOf(name);
  const doc = String(schema.description);
  const branches = schema.oneOf ?? schema.anyOf;
  if (schema.properties !== undefined) return recordOf(name, schema, scope);
  const words = wordsOf(schema);
  if (words !== undefined) return { kind: "vocabulary", name, doc, ...words };
  if (branches === undefined || isRaw(branches, scope))
    return { kind: "alias", name, doc, type: typeOf(schema, scope) };
  const types = branches.map((branch) => ({ json: jsonTypeOf(branch, scope), type: typeOf(branch, scope) }));
  if (new Set(types.map(({ json }) => json)).size === types.length)
    return { kind: "union", name, doc, branches: types };
  return { kind: "sum", name, doc, ...tagsOf(types, scope) };
}

function recordOf(name: string, schema: Schema, scope: Scope): RecordType {
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([key, member]) => ({
    name: key,
    type: typeOf(member, scope),
    optional: !required.has(key),
    doc: docOf(member, scope),
  }));
  const event = fields.find((field) => field.name === "event" && field.type.kind === "constant");
  const of = schema["x-before-update-of"];
  return {
    kind: "record",
    name,
    doc: String(schema.description),
    fields: fields.filter((field) => field !== event),
    ...(event?.type.kind === "constant" && { event: event.type.value }),
    ...(typeof of === "string" && { before: { of, known: knownKeys(schema, scope) } }),
  };
}

function docOf(member: Schema, scope: Scope): string {
  if (member.description !== undefined) return String(member.description);
  return String(scope.schemaOf(nameIn(scope.refer(member))).description);
}

function knownKeys(schema: Schema, scope: Scope): readonly string[] {
  const partial = scope.refer(schema.properties!.before_update!);
  return Object.keys(scope.schemaOf(nameIn(partial)).properties ?? {});
}

/** Reads a vocabulary: a list of strings, beside "any string" where it is open. */
function wordsOf(schema: Schema): { values: readonly string[]; open: boolean } | undefined {
  const branches = schema.anyOf ?? [schema];
  const values = branches.flatMap(
    (branch) => branch.enum ?? (branch.const === undefined ? [] : [branch.const]),
  );
  const isText = branches.every(({ type }) => type === "string");
  const open = branches.some((branch) => branch.enum === undefined && branch.const === undefined);
  return isText && values.length > 0 ? { values: values as string[], open } : undefined;
}

function typeOf(schema: Schema, scope: Scope): Type {
  if (schema.$ref !== undefined) return scope.refer(schema);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches !== undefined) return typeOfBranches(schema, branches, scope);
  if (schema.const !== undefined) return { kind: "constant", value: String(schema.const) };
  if (schema.properties !== undefined || schema.enum !== undefined) return scope.hoist(schema);
  if (schema.type === undefined || typeof schema.type === "object")
    return { kind: "json", types: (schema.type as JsonType[] | undefined) ?? anyJson };
  return typeOfName(schema.type, schema, scope);
}

function typeOfName(type: string, schema: Schema, scope: Scope): Type {
  const values = schema.additionalProperties;
  switch (type) {
    case "integer":
      return { kind: "integer", safe: schema.maximum !== undefined };
    case "array":
      return { kind: "list", items: typeOf(schema.items ?? {}, scope) };
    case "object":
      if (typeof values === "object") return { kind: "map", values: typeOf(values, scope) };
      return { kind: "json", types: ["object"] };
    case "string":
    case "number":
    case "boolean":
      return { kind: type };
    default:
      throw new Error(`cannot model a value of type ${type}`);
  }
}

function typeOfBranches(schema: Schema, branches: readonly Schema[], scope: Scope): Type {
  const others = branches.filter(({ type }) => type !== "null");
  if (others.length === 1 && others.length < branches.length)
    return { kind: "nullable", of: typeOf(others[0]!, scope) };
  const raw = rawBranch(branches, scope);
  return raw === undefined ? scope.hoist(schema) : resolve(typeOf(raw, scope), scope);
}

/** Finds the branch that any object fits, beside which a record says nothing (R2.4). */
function rawBranch(branches: readonly Schema[], scope: Scope): Schema | undefined {
  return branches.find((branch) => {
    const type = branch.$ref === undefined && branch.properties !== undefined ? undefined : branch;
    if (type === undefined || isRecordRef(branch, scope)) return false;
    const found = resolve(typeOf(branch, scope), scope);
    return found.kind === "json" && found.types.includes("object");
  });
}

function isRaw(branches: readonly Schema[], scope: Scope): boolean {
  return branches.length > 1 && rawBranch(branches, scope) !== undefined;
}

function isRecordRef(branch: Schema, scope: Scope): boolean {
  if (branch.$ref === undefined) return false;
  const type = scope.refer(branch);
  return scope.schemaOf(nameIn(type)).properties !== undefined;
}

function resolve(type: Type, scope: Scope): Type {
  if (type.kind !== "named") return type;
  const found = scope.find(type.name);
  return found?.kind === "alias" ? resolve(found.type, scope) : type;
}

function jsonTypeOf(schema: Schema, scope: Scope): JsonType {
  if (schema.$ref !== undefined) return jsonTypeOf(scope.schemaOf(nameIn(scope.refer(schema))), scope);
  if (typeof schema.type === "string")
    return schema.type === "integer" ? "number" : (schema.type as JsonType);
  throw new Error(`cannot tell the JSON type of ${JSON.stringify(schema)}`);
}

function nameIn(type: Type): string {
  if (type.kind === "named") return type.name;
  throw new Error(`cannot name a type of kind ${type.kind}`);
}

function tagsOf(types: readonly { type: Type }[], scope: Scope): Pick<Sum, "tag" | "open" | "branches"> {
  const schemas = types.map(({ type }) => ({ record: nameIn(type), schema: scope.schemaOf(nameIn(type)) }));
  const tag = ["event", "type"].find((key) =>
    schemas.every(({ schema }) => schema.properties?.[key]?.const !== undefined),
  );
  if (tag === undefined) throw new Error("cannot model a union of records without a tag");
  const branches = schemas.map(({ record, schema }) => ({
    value: String(schema.properties![tag]!.const),
    record,
  }));
  return { tag, open: tag === "event", branches };
}

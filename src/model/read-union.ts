import { assertDefined } from "../util/assert-defined.ts";
import { groupBy } from "../util/group-by.ts";
import { itemAt } from "../util/item-at.ts";
import type { JsonType, Type } from "./model.ts";
import { isRecord, readConstant } from "./read-object.ts";
import type { Schema } from "./schema.ts";
import {
  assertionsIn,
  type Body,
  type Form,
  isDraft7,
  listJsonTypes,
  type Reading,
  type Scope,
  typeName,
  typesIn,
} from "./scope.ts";

type Branch = Schema | boolean;

/**
 * Reads the branches of a union; with `exclusive`, a value may fit only one of them.
 *
 * Returns undefined if no kind expresses the union; the caller then leaves it to a residual.
 */
export function readUnion(
  reading: Reading,
  branches: readonly Branch[],
  exclusive: boolean,
): Form | undefined {
  const others = branches.filter((branch) => !isNull(branch));
  const words = wordsIn(others, reading.scope, exclusive);
  if (words !== undefined && others.length === branches.length) return { kind: "vocabulary", ...words };
  if (others.length === branches.length - 1 && (others.length === 1 || words !== undefined)) {
    const other = others.length === 1 ? itemAt(others, 0) : { [exclusive ? "oneOf" : "anyOf"]: others };
    return nullable(reading, other as Branch, exclusive);
  }
  const raw = exclusive ? undefined : rawBranch(branches, reading.scope);
  if (raw !== undefined) return raw;
  return byJsonType(reading, branches, exclusive);
}

function isNull(branch: Branch): boolean {
  return (
    typeof branch === "object" &&
    (branch.type === "null" || branch.const === null) &&
    Object.keys(branch).length < 3
  );
}

function nullable({ name, scope }: Reading, other: Branch, exclusive: boolean): Form | undefined {
  if (exclusive && listJsonTypes(other, scope).has("null")) return undefined;
  return { kind: "nullable", of: scope.read(other, name) };
}

/**
 * Reads a vocabulary: lists of strings, with "any string" beside them if it is open. If a string may fit one branch only,
 * it is not open, and no string is in two lists.
 */
function wordsIn(
  branches: readonly Branch[],
  scope: Scope,
  exclusive: boolean,
): { values: readonly string[]; open: boolean } | undefined {
  const read = branches.map((branch) => {
    if (typeof branch === "boolean" || (branch.type ?? "string") !== "string") return undefined;
    const left = assertionsIn(branch, scope);
    if (left.delete("type") && left.size === 0) return true;
    const values = left.has("const") ? [branch.const] : branch.enum;
    return left.size === 1 && values?.every((one) => typeof one === "string") ? values : undefined;
  });
  const values = read.flatMap((one) => (Array.isArray(one) ? one.map(String) : []));
  const open = read.includes(true);
  const isClash = exclusive && (open || new Set(values).size < values.length);
  return read.includes(undefined) || values.length === 0 || isClash ? undefined : { values, open };
}

/** Finds the branch of raw JSON that includes all other branches (R2.4). */
function rawBranch(branches: readonly Branch[], scope: Scope): Type | undefined {
  const all = new Set(branches.flatMap((branch) => [...listJsonTypes(branch, scope)]));
  for (const branch of branches) {
    const types = rawTypes(branch, scope);
    if (types === undefined || ![...all].every((type) => types.includes(type))) continue;
    // The name of the raw value is declared, even if nothing else refers to it.
    if (typeof branch === "object" && branch.$ref !== undefined) scope.refer(branch.$ref);
    return { kind: "json", types };
  }
  return undefined;
}

/** Lists the JSON types of a branch that says nothing else, in the branch's order. */
function rawTypes(branch: Branch, scope: Scope): readonly JsonType[] | undefined {
  if (typeof branch === "boolean") return branch ? [...typesIn({})] : undefined;
  const left = assertionsIn(branch, scope);
  if (left.size === 1 && left.has("$ref"))
    return rawTypes(scope.find(assertDefined(branch.$ref, "$ref")), { ...scope, find: () => false });
  const isPlain = [...left].every((key) => key === "type") && typeof branch.type !== "string";
  const hasInteger = Array.isArray(branch.type) && branch.type.includes("integer");
  return isPlain && !hasInteger ? ((branch.type ?? [...typesIn({})]) as readonly JsonType[]) : undefined;
}

/** Sorts the branches by JSON type: one each, or several records for objects. */
function byJsonType(reading: Reading, branches: readonly Branch[], exclusive: boolean): Form | undefined {
  const { name, scope } = reading;
  const rows = branches.flatMap((branch) =>
    [...listJsonTypes(branch, scope)].map((json) => ({ json, branch })),
  );
  const groups = groupBy(rows, ({ json }) => json);
  const objects = groups.get("object") ?? [];
  if ([...groups].some(([json, group]) => json !== "object" && group.length > 1)) return undefined;
  if (objects.length < 2)
    return { kind: "union", branches: rows.map((row) => readBranch(row, reading, groups.size)) };
  const records = objects.map(({ branch }) => branch);
  const isWhole = groups.size === 1;
  if (!canTell(records, exclusive, scope)) return undefined;
  if (isWhole) return readRecords(records, name, scope);
  const first = itemAt(objects, 0);
  const kept = rows.filter((row) => row.json !== "object" || row === first);
  return {
    kind: "union",
    branches: kept.map((row) => {
      if (row !== first) return readBranch(row, reading, groups.size);
      const own = typeName(name, "object");
      return {
        json: "object",
        type: scope.declare(own, readRecords(records, own, scope), {
          description: reading.schema.description,
        }),
      };
    }),
  };
}

function readBranch(
  { json, branch }: { json: JsonType; branch: Branch },
  { name, scope }: Reading,
  count: number,
): { json: JsonType; type: Type } {
  return { json, type: scope.read(branch, count === 1 ? name : typeName(name, json)) };
}

/** Checks whether the branches are records and, if they exclude each other, whether a required tag ensures that. */
function canTell(branches: readonly Branch[], exclusive: boolean, scope: Scope): boolean {
  const records = branches.map((branch) => recordIn(branch, scope)).filter((one) => one !== undefined);
  if (records.length < branches.length) return false;
  if (!exclusive) return true;
  const tag = findTag(records, scope);
  return tag !== undefined && records.every(({ required }) => required?.includes(tag));
}

/** Finds the record that a branch is or refers to. */
function recordIn(branch: Branch | undefined, scope: Scope, depth = 0): Schema | undefined {
  if (typeof branch !== "object" || depth > 8) return undefined;
  const left = assertionsIn(branch, scope);
  if (left.has("$ref"))
    return left.size === 1 || isDraft7(scope)
      ? recordIn(scope.find(assertDefined(branch.$ref, "$ref")), scope, depth + 1)
      : undefined;
  const isPlain = !["patternProperties", "unevaluatedProperties", "anyOf", "oneOf", "enum", "const"].some(
    (key) => left.has(key),
  );
  return isPlain && branch.type === "object" && isRecord(branch) ? branch : undefined;
}

/** Finds the member with a different constant in each record. The tag of the contract's envelopes comes first. */
function findTag(records: readonly Schema[], { contract }: Scope): string | undefined {
  const { tag, header } = contract.envelope ?? {};
  const own = tag === undefined || header !== undefined ? [] : [tag];
  const candidates = [...own, ...Object.keys(records[0]?.properties ?? {})];
  return candidates.find((key) => {
    const values = records.map(({ properties }) =>
      Object.hasOwn(properties ?? {}, key)
        ? readConstant(assertDefined(properties, "properties")[key])
        : undefined,
    );
    return !values.includes(undefined) && new Set(values).size === values.length;
  });
}

function readRecords(branches: readonly Branch[], name: string, scope: Scope): Body {
  const schemas = branches.map((branch) => assertDefined(recordIn(branch, scope), name));
  const tag = findTag(schemas, scope);
  const records = branches.map((branch, index) => {
    const value =
      tag === undefined ? "" : assertDefined(readConstant(itemAt(schemas, index).properties?.[tag]), tag);
    const type = scope.read(lastReference(branch, scope), typeName(name, value || letter(index)));
    if (type.kind !== "named") throw new Error(`cannot name a branch of ${name}`);
    return { value, record: type.name };
  });
  if (tag === undefined) return { kind: "sum", open: false, branches: records };
  const { contract } = scope;
  const open = contract.envelope?.tag === tag && contract.envelope.root === name;
  return { kind: "sum", tag, open, branches: records };
}

/** Follows references to references, up to the one to the record itself. */
function lastReference(branch: Branch, scope: Scope): Branch {
  const target =
    typeof branch === "object" && branch.$ref !== undefined ? scope.find(branch.$ref) : undefined;
  return typeof target === "object" && target.$ref !== undefined ? lastReference(target, scope) : branch;
}

function letter(index: number): string {
  return String.fromCharCode(65 + (index % 26)).repeat(1 + Math.floor(index / 26));
}

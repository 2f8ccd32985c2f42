import { sameJson } from "#src/json/same-json.ts";
import type { Declaration, Events, Json, JsonType, Model, RecordType, Sum, Type } from "#src/model/model.ts";
import { mapValues, type Schema } from "#src/model/schema.ts";
import { findTwin } from "./find-twin.ts";
import {
  type Call,
  isCall,
  isNothing,
  type Lowered,
  type RecordShape,
  type Residual,
  type Shape,
} from "./shape.ts";
import { isAnything, joined, keepTypes, limitTo, listJsonTypes } from "./shape-parts.ts";

/** What is being lowered. */
interface Work {
  readonly declarations: ReadonlyMap<string, Declaration>;
  readonly functions: Record<string, RecordShape | { readonly shape: Shape }>;
  readonly recursive: Set<string>;
  readonly partial: Set<string>;
  readonly nullable: Set<string>;
  readonly residuals: Residual[];
  readonly done: Map<string, Shape>;
  /** Records by the names of their members. */
  readonly alike: Map<string, readonly string[]>;
  /** Declarations that are being lowered, outermost first. */
  readonly open: { readonly name: string; readonly isRecord: boolean; readonly depth: number }[];
  /** Levels of the document that have been entered. */
  depth: number;
}

/**
 * Lowers the types of a contract into shapes: names are resolved, unions become one constraint for each JSON type, and equal
 * records become one function.
 */
export function lower(model: Model): Lowered {
  const work: Work = {
    declarations: new Map(model.declarations.map((one) => [one.name, one])),
    functions: {},
    recursive: new Set(),
    partial: new Set(),
    nullable: new Set(),
    residuals: [],
    done: new Map(),
    alike: new Map(),
    open: [],
    depth: 0,
  };
  const order = [model.main, ...work.declarations.keys()];
  const shapes = Object.fromEntries(order.map((name) => [name, lowerNamed(name, work)]));
  return { ...work, shapes };
}

function lowerType(type: Type, work: Work): Shape {
  const shape = lowerPlainType(type, work);
  return type.residual === undefined ? shape : addResidual(shape, type.residual, work);
}

function lowerPlainType(type: Type, work: Work): Shape {
  switch (type.kind) {
    case "boolean":
      return { boolean: true };
    case "string":
      return { string: limitTo({ format: type.format, length: type.length }) };
    case "number":
      return { number: limitTo({ range: type.range }) };
    case "integer":
      return { number: limitTo({ integer: type.safe ? "safe" : "any", range: type.range }) };
    case "constant":
      return lowerValues([type.value], work);
    case "json":
      return Object.fromEntries(type.types.map((json) => [json, true]));
    case "list":
      return { array: limitTo({ items: limitBelow(type.items, work), length: type.length }) };
    case "map":
      return { object: limitTo({ values: limitBelow(type.values, work), length: type.length }) };
    case "nullable":
      return { ...keepTypes(lowerType(type.of, work), (json) => json !== "null"), null: true };
    case "named":
      return lowerNamed(type.name, work);
  }
}

/** Finds a declaration of the contract. */
function find(name: string, { declarations }: Work): Declaration {
  const found = declarations.get(name);
  if (found === undefined) throw new Error(`cannot lower "${name}": it is not declared`);
  return found;
}

/** Lowers a type one level deeper in the document. */
function lowerBelow(type: Type, work: Work): Shape {
  work.depth++;
  const shape = lowerType(type, work);
  work.depth--;
  return shape;
}

/** Lowers a type one level deeper, unless it accepts anything. */
function limitBelow(type: Type, work: Work): Shape | undefined {
  const shape = lowerBelow(type, work);
  return isAnything(shape) ? undefined : shape;
}

function lowerNamed(name: string, work: Work): Shape {
  const known = work.done.get(name);
  if (known !== undefined) return known;
  const one = find(name, work);
  const last = work.open.findLastIndex((opened) => opened.name === name);
  const inside = last < 0 ? [] : work.open.slice(last);
  if (inside[0]?.depth === work.depth)
    throw new Error(`cannot read ${name}: it refers to itself without end`);
  // A declaration that refers to itself through a record is recursive at the record.
  if (inside[0]?.isRecord === true || (last >= 0 && !inside.some(({ isRecord }) => isRecord))) {
    work.recursive.add(name);
    return callOpen(name, work);
  }
  work.open.push({ name, isRecord: one.kind === "record", depth: work.depth });
  const shape = lowerDeclaration(one, work);
  work.open.pop();
  if (last >= 0) return shape;
  const own = work.recursive.has(name) && !isCallTo(shape, name) ? makeFunction(name, shape, work) : shape;
  work.done.set(name, own);
  return own;
}

function isCallTo(shape: Shape, name: string): boolean {
  return Object.keys(shape).length === 1 && isCall(shape.object) && shape.object.call === name;
}

/** Makes a function of a recursive shape. */
function makeFunction(name: string, shape: Shape, work: Work): Shape {
  work.functions[name] = { shape };
  const { also: _, ...types } = shape;
  return mapValues(types, () => ({ call: name })) as Shape;
}

/** Calls a declaration that is being lowered; its function knows which JSON types it allows. */
function callOpen(name: string, work: Work): Shape {
  const types = listTypes(find(name, work), work, []);
  return Object.fromEntries([...types].map((json) => [json, { call: name }]));
}

/** Over-estimates the JSON types of a declaration. */
function listTypes(one: Declaration, work: Work, seen: readonly string[]): Set<JsonType> {
  const ofType = (type: Type): JsonType[] => {
    switch (type.kind) {
      case "named":
        return seen.includes(type.name)
          ? []
          : [...listTypes(find(type.name, work), work, [...seen, type.name])];
      case "nullable":
        return ["null", ...ofType(type.of)];
      default:
        return listJsonTypes(lowerPlainType(shallow(type), work));
    }
  };
  if (one.kind === "alias") return new Set(ofType(one.type));
  if (one.kind === "union") return new Set(one.branches.map(({ json }) => json));
  return new Set(
    one.kind === "vocabulary" || one.kind === "enumeration"
      ? listJsonTypes(lowerDeclaration(one, work))
      : ["object"],
  );
}

/** Removes the content of a list or a map. */
function shallow(type: Type): Type {
  const anything: Type = { kind: "json", types: ["null"] };
  if (type.kind === "list") return { ...type, items: anything };
  return type.kind === "map" ? { ...type, values: anything } : type;
}

function lowerDeclaration(one: Declaration, work: Work): Shape {
  if (one.kind === "record") return { object: callRecord(one, work) };
  const shape = lowerPlain(one, work);
  return one.residual === undefined ? shape : addResidual(shape, one.residual, work);
}

function lowerPlain(one: Exclude<Declaration, RecordType>, work: Work): Shape {
  switch (one.kind) {
    case "vocabulary":
      return { string: one.open ? true : { words: one.values } };
    case "enumeration":
      return lowerValues(one.values, work);
    case "alias":
      return lowerType(one.type, work);
    case "union":
      return joined(
        one.branches.map(({ json, type }) => keepTypes(lowerType(type, work), (own) => own === json)),
      );
    case "sum":
      return { object: lowerChoice(one, work) };
  }
}

function lowerChoice({ tag, branches: rows }: Sum | Events, work: Work): NonNullable<Shape["object"]> {
  const branches = rows.map(({ record, value }) => {
    const { object } = lowerNamed(record, work);
    const one = find(record, work);
    if (!isCall(object) || one.kind !== "record") throw new Error(`cannot choose ${record}: it is no record`);
    return {
      ...(tag !== undefined && { value }),
      names: one.fields.map(({ name }) => name),
      call: object.call,
    };
  });
  return { ...(tag !== undefined && { tag }), branches };
}

/** Reads values of any type: arrays and objects are compared by Ajv. */
function lowerValues(values: readonly Json[], work: Work): Shape {
  const strings = values.filter((one) => typeof one === "string");
  const numbers = values.filter((one) => typeof one === "number");
  const booleans = values.filter((one) => typeof one === "boolean");
  const deep = values.filter((one) => typeof one === "object" && one !== null);
  const plain: Shape = {
    ...(strings.length > 0 && { string: { words: strings } }),
    ...(numbers.length > 0 && { number: { values: numbers } }),
    ...(booleans.length > 0 && { boolean: booleans.length === 2 ? true : { values: booleans } }),
    ...(values.includes(null) && { null: true }),
  };
  if (deep.length === 0) return plain;
  const types = Object.fromEntries(deep.map((one) => [Array.isArray(one) ? "array" : "object", true]));
  return joined([plain, addResidual(types, { enum: deep }, work)]);
}

function addResidual(shape: Shape, residual: Schema, work: Work): Shape {
  const types = listJsonTypes(shape);
  if (types.length === 0) return shape;
  return { ...shape, also: [...(shape.also ?? []), { residual: numberResidual(residual, work), types }] };
}

function numberResidual(residual: Schema, { residuals }: Work): number {
  const known = residuals.findIndex((one) => sameJson(one, residual));
  return known < 0 ? residuals.push(residual) - 1 : known;
}

/**
 * Makes the function of a record, unless another record has the same, or would have the same if its members were optional,
 * and those that already are could be null (the old values of members that did not exist).
 */
function callRecord(one: RecordType, work: Work): Call {
  const record = lowerRecord(one, work);
  const key = Object.keys(record.members).sort().join("\n");
  const alike = work.alike.get(key) ?? [];
  const call = work.recursive.has(one.name)
    ? { call: one.name }
    : (findTwin(record, alike, work) ?? { call: one.name });
  if (call.call === one.name) {
    work.functions[one.name] = record;
    work.alike.set(key, [...alike.filter((name) => name !== one.name), one.name]);
  }
  if (call.partial === true) work.partial.add(call.call);
  return call;
}

function lowerRecord({ fields, rest, length, residual, before }: RecordType, work: Work): RecordShape {
  const members = fields.map(
    ({ name, type, optional }) => [name, { required: !optional, shape: lowerBelow(type, work) }] as const,
  );
  const record: RecordShape = {
    rest: lowerBelow(rest, work),
    members: Object.fromEntries(members),
    ...(length !== undefined && { length }),
    ...(residual !== undefined && { residual: numberResidual(residual, work) }),
  };
  if (before === undefined || isClosed(record.members[before.member]?.shape, work)) return record;
  return { ...record, before: { member: before.member, of: before.of, names: before.known } };
}

/** Checks whether a record already rejects unknown members. */
function isClosed(shape: Shape | undefined, { functions }: Work): boolean {
  const target = isCall(shape?.object) ? functions[shape.object.call] : undefined;
  return target !== undefined && "members" in target && isNothing(target.rest);
}

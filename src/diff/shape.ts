import { keywordGroups } from "#scripts/model/keywords.ts";
import {
  type Declaration,
  type Json,
  type JsonType,
  jsonTypes,
  type Length,
  type Model,
  type Range,
  type Type,
} from "#scripts/model/model.ts";
import { type TextFormat, textFormats } from "#scripts/model/text-formats.ts";
import type { Schema } from "#scripts/schema.ts";

/** Tells whether a value fits a schema of a contract: asked where no kind says what the schema says. */
export type Fits = (schema: Schema, value: Json) => boolean;

/** The values a place may hold: those of any of its arms. Shapes that hold themselves are computed when they are asked for. */
export interface Shape {
  /** Name of its declaration, where it has one. */
  readonly name: string | undefined;
  /** The shape without null, where null is one of its values beside others. */
  readonly of?: Shape;
  readonly arms: readonly Arm[];
}

/** A member: what it holds, and whether it may be missing. */
export interface Slot {
  readonly shape: Shape;
  readonly optional: boolean;
}

/** Values of one kind; they fit every schema of `checks` as well, each of which `residual` spells with all it refers to. */
interface ArmBase {
  readonly residual: ReadonlySet<string>;
  readonly checks: readonly Schema[];
}

/** A few values, of any JSON type. */
export interface ValuesArm extends ArmBase {
  readonly json: "values";
  readonly values: readonly Json[];
}

/** Strings; of those in `known` the contract says what they mean. */
export interface StringArm extends ArmBase {
  readonly json: "string";
  /** Name of its text format. */
  readonly format?: string;
  readonly length: Length;
  readonly known: readonly string[];
}

/** Numbers. */
export interface NumberArm extends ArmBase {
  readonly json: "number";
  readonly integer: boolean;
  readonly range: Range;
}

/** Arrays. */
export interface ArrayArm extends ArmBase {
  readonly json: "array";
  readonly items: Shape;
  readonly length: Length;
}

/** Objects: listed members, and what any other member holds. */
export interface ObjectArm extends ArmBase {
  readonly json: "object";
  readonly name?: string;
  /** Constant member that tells this object from its neighbours. */
  readonly tag?: { readonly member: string; readonly value: string };
  readonly fields: ReadonlyMap<string, Slot>;
  readonly rest: Shape;
  readonly length: Length;
}

export type Arm = ValuesArm | StringArm | NumberArm | ArrayArm | ObjectArm;

const free: ArmBase & { readonly length: Length } = { residual: new Set(), checks: [], length: {} };

/** What the shapes of one model share. */
interface Shaper {
  readonly declared: ReadonlyMap<string, Declaration>;
  readonly spell: (schema: Schema) => string;
  readonly named: Map<string, Shape>;
  readonly inline: WeakMap<Type, Shape>;
  /** A record's arm keeps its identity under one tag, so that pairs of arms are compared once. */
  readonly tags: Map<string, readonly Arm[]>;
}

/**
 * Turns a model into the shape of its whole document.
 *
 * `spell` writes a schema out together with all that it refers to: equal texts mean equal schemas.
 */
export function createShape(model: Model, spell: (schema: Schema) => string): Shape {
  const declared = new Map(model.declarations.map((one) => [one.name, one]));
  return shapeNamed(
    { declared, spell, named: new Map(), inline: new WeakMap(), tags: new Map() },
    model.main,
  );
}

function shapeNamed(shaper: Shaper, name: string): Shape {
  const { declared, named } = shaper;
  const one = declared.get(name);
  if (one === undefined) throw new Error(`cannot find the declaration of "${name}"`);
  const shape = named.get(name) ?? lazy(name, () => limit(shaper, declaredArms(shaper, one), one.residual));
  named.set(name, shape);
  return shape;
}

function shapeOf(shaper: Shaper, type: Type): Shape {
  if (type.kind === "named" && type.residual === undefined) return shapeNamed(shaper, type.name);
  if (type.kind === "json" && type.types.length === jsonTypes.length && type.residual === undefined)
    return anything;
  const of = type.kind === "nullable" ? { of: shapeOf(shaper, type.of) } : {};
  const arms = (): readonly Arm[] => limit(shaper, armsOf(shaper, type), type.residual);
  const known = shaper.inline.get(type) ?? Object.assign(lazy(undefined, arms), of);
  shaper.inline.set(type, known);
  return known;
}

function armsOf(shaper: Shaper, type: Type): readonly Arm[] {
  switch (type.kind) {
    case "named":
      return shapeNamed(shaper, type.name).arms;
    case "nullable":
      return [...shapeOf(shaper, type.of).arms, { ...free, json: "values", values: [null] }];
    case "list":
      return [{ ...free, json: "array", items: shapeOf(shaper, type.items), length: type.length ?? {} }];
    case "map":
      return [{ ...emptyObject, rest: shapeOf(shaper, type.values), length: type.length ?? {} }];
    case "string":
      return [textArm(type, shaper.spell)];
    default:
      return plainArms(type);
  }
}

function declaredArms(shaper: Shaper, one: Declaration): readonly Arm[] {
  switch (one.kind) {
    case "record":
      return [recordArm(shaper, one)];
    case "vocabulary":
      return one.open
        ? [{ ...free, json: "string", known: one.values }]
        : [{ ...free, json: "values", values: one.values }];
    case "enumeration":
      return [{ ...free, json: "values", values: one.values }];
    case "alias":
      return shapeOf(shaper, one.type).arms;
    case "union":
      return one.branches.flatMap(({ type }) => shapeOf(shaper, type).arms);
    case "sum":
      return one.branches.flatMap(({ value, record }) =>
        one.tag === undefined
          ? shapeNamed(shaper, record).arms
          : tagged(shaper, record, { member: one.tag, value }),
      );
  }
}

function recordArm(shaper: Shaper, one: Declaration & { kind: "record" }): ObjectArm {
  const slotOf = ({ type, optional }: (typeof one.fields)[number]): Slot => ({
    shape: shapeOf(shaper, type),
    optional,
  });
  return {
    ...emptyObject,
    name: one.name,
    fields: new Map(one.fields.map((field) => [field.name, slotOf(field)])),
    rest: shapeOf(shaper, one.rest),
    length: one.length ?? {},
  };
}

function tagged(shaper: Shaper, record: string, tag: { member: string; value: string }): readonly Arm[] {
  const key = JSON.stringify([record, tag]);
  const arms = shaper.tags.get(key) ?? shapeNamed(shaper, record).arms.map((arm) => ({ ...arm, tag }));
  shaper.tags.set(key, arms);
  return arms;
}

function limit({ spell }: Shaper, arms: readonly Arm[], residual: Schema | undefined): readonly Arm[] {
  if (residual === undefined) return arms;
  const texts = groupsIn(residual).map(spell);
  return arms.map((arm) => ({
    ...arm,
    residual: new Set([...arm.residual, ...texts]),
    checks: [...arm.checks, residual],
  }));
}

function lazy(name: string | undefined, compute: () => readonly Arm[]): Shape {
  let arms: readonly Arm[] | undefined;
  return {
    name,
    get arms() {
      arms ??= compute();
      return arms;
    },
  };
}

/** A place that may hold anything. */
export const anything: Shape = lazy(undefined, () => plainArms({ kind: "json", types: jsonTypes }));

const emptyObject: ObjectArm = { ...free, json: "object", fields: new Map(), rest: anything };

function plainArms(type: Type): readonly Arm[] {
  switch (type.kind) {
    case "boolean":
      return [{ ...free, json: "values", values: [false, true] }];
    case "constant":
      return [{ ...free, json: "values", values: [type.value] }];
    case "number":
      return [{ ...free, json: "number", integer: false, range: type.range ?? {} }];
    case "integer":
      return [{ ...free, json: "number", integer: true, range: integers(type.range ?? {}, type.safe) }];
    case "json":
      return type.types.map(anyOf);
    default:
      throw new Error(`cannot read a type of kind "${type.kind}": it holds others`);
  }
}

/** Text formats whose texts are all texts of another format too. */
const wider: Readonly<Record<string, string>> = { "http-url": "http-url-or-path" };

/** Makes the arm of a string; of a text format its residual spells the keywords, and those of a wider format. */
function textArm(
  { format = "", length = {} }: Type & { kind: "string" },
  spell: (schema: Schema) => string,
): StringArm {
  const checks = textFormats.filter(({ name }) => name === format).map(schemaOf);
  const wide = textFormats.filter(({ name }) => name === wider[format]).map(schemaOf);
  const residual = new Set([...checks, ...wide].flatMap(groupsIn).map(spell));
  return { ...free, json: "string", known: [], length, format, residual, checks };
}

/** Writes a text format as a schema. */
function schemaOf({ format, pattern }: TextFormat): Schema {
  return { pattern, ...(format !== undefined && { format }) };
}

function anyOf(json: JsonType): Arm {
  if (json === "null") return { ...free, json: "values", values: [null] };
  if (json === "boolean") return { ...free, json: "values", values: [false, true] };
  if (json === "number") return { ...free, json, integer: false, range: {} };
  if (json === "string") return { ...free, json, known: [] };
  return json === "array" ? { ...free, json, items: anything } : emptyObject;
}

/** Writes bounds of integers as the integers they allow. */
function integers({ min = -Infinity, max = Infinity, above, below }: Range, safe: boolean): Range {
  const least = Math.max(Math.ceil(min), above === undefined ? -Infinity : Math.floor(above) + 1);
  const most = Math.min(Math.floor(max), below === undefined ? Infinity : Math.ceil(below) - 1);
  return {
    min: safe ? Math.max(least, Number.MIN_SAFE_INTEGER) : least,
    max: safe ? Math.min(most, Number.MAX_SAFE_INTEGER) : most,
  };
}

/** Splits a schema into what can be compared one by one: keywords that read each other stay together. */
function groupsIn(schema: Schema): Schema[] {
  const keys = Object.keys(schema);
  if (keys.some((key) => key.startsWith("unevaluated") || key.startsWith("$"))) return [schema];
  const groups = new Set(keys.map((key) => keywordGroups.find((group) => group.includes(key)) ?? [key]));
  return [...groups].map((group) =>
    Object.fromEntries(Object.entries(schema).filter(([key]) => group.includes(key))),
  );
}

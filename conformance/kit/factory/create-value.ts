import type { Random } from "../../suites/runner/shuffle.ts";
import { memberSchema, type PublishedSchema, resolveSchema, type Schema } from "./published-schema.ts";
import { createKey, createText, pick, pickInteger, texts } from "./texts.ts";

/** A JSON object in the making. */
export type Members = Record<string, unknown>;

/** What values are made of. */
export interface Maker {
  readonly root: PublishedSchema;
  readonly random: Random;
  /** Brings the members of an object into line with one another; `given` are those that must stay. */
  readonly settle: (object: Members, given: Members, schema: Schema) => void;
}

/** Levels below which optional members and items are left out, so that a schema within itself comes to an end. */
const DEPTH = 5;

/**
 * Creates a value that a published schema accepts.
 *
 * What `given` says stays as it stands: members of an object and items of a list are completed, anything else is taken
 * whole; a member that is `undefined` is left out.
 */
export function createValue(schema: Schema, given: unknown, maker: Maker, depth = 0): unknown {
  const { schema: found, name } = resolveSchema(schema, maker.root);
  if (given !== undefined && !isContainer(given)) return given;
  if (found.const !== undefined) return given ?? found.const;
  if (found.enum !== undefined) return given ?? pick(found.enum, maker.random);
  if (found.anyOf !== undefined)
    return createValue(pickBranch(found.anyOf, given, maker), given, maker, depth);
  const type = typeof found.type === "string" ? [found.type] : (found.type ?? anything);
  const wanted =
    given === undefined ? pick(depth > DEPTH ? type.slice(0, 1) : type, maker.random) : kindOf(given);
  return creators[wanted]!(found, { given, maker, depth, name });
}

/** What a creator is told besides the schema. */
interface Task {
  readonly given: unknown;
  readonly maker: Maker;
  readonly depth: number;
  /** Name of the definition. */
  readonly name: string;
}

const anything = ["string", "integer", "boolean", "null", "number", "array", "object"];

const creators: Readonly<Record<string, (schema: Schema, task: Task) => unknown>> = {
  null: () => null,
  boolean: (_, { maker }) => maker.random() < 0.5,
  integer: createInteger,
  number: (_, { maker }) => pickInteger(1, 999_999, maker.random) / 1_000,
  string: createString,
  array: createList,
  object: createObject,
};

function isContainer(value: unknown): value is Members | readonly unknown[] {
  return typeof value === "object" && value !== null;
}

function kindOf(value: unknown): "array" | "object" {
  return Array.isArray(value) ? "array" : "object";
}

/** Picks a branch of a union, of the kind that is given. */
function pickBranch(branches: readonly Schema[], given: unknown, { random, root }: Maker): Schema {
  const fits = (branch: Schema): boolean => {
    const { type } = resolveSchema(branch, root).schema;
    return given === undefined || type === undefined || [type].flat().includes(kindOf(given));
  };
  return pick(branches.filter(fits), random) ?? {};
}

/** Most are small; one in ten is at an edge of what the schema allows. */
function createInteger({ minimum = 0, maximum = 9_999 }: Schema, { maker: { random } }: Task): number {
  if (random() < 0.1) return pick([minimum, maximum, 0], random);
  return pickInteger(Math.max(minimum, 1), Math.min(maximum, 9_999), random);
}

function createString({ format, pattern }: Schema, { name, maker }: Task): string {
  const hasForm = format !== undefined || pattern !== undefined;
  const create = hasForm ? texts[name] : createText;
  if (create === undefined) throw new Error(`cannot create a text for "${name}": its form is not known`);
  return create(maker.random);
}

function createList({ items = {} }: Schema, { given, maker, depth }: Task): readonly unknown[] {
  if (Array.isArray(given)) return given.map((item) => createValue(items, item, maker, depth + 1));
  const length = depth > DEPTH ? 0 : pickInteger(0, 3, maker.random);
  return Array.from({ length }, () => createValue(items, undefined, maker, depth + 1));
}

function createObject(schema: Schema, { given = {}, maker, depth }: Task): Members {
  // It is a container and no list.
  const wanted = given as Members;
  const keys = new Set([...chooseKeys(schema, maker, depth), ...Object.keys(wanted)]);
  const isLeftOut = (key: string): boolean => Object.hasOwn(wanted, key) && wanted[key] === undefined;
  const object: Members = Object.fromEntries(
    [...keys]
      .filter((key) => !isLeftOut(key))
      .map((key) => {
        const value = Object.hasOwn(wanted, key) ? wanted[key] : undefined;
        return [key, createValue(memberSchema(schema, key), value, maker, depth + 1)];
      }),
  );
  maker.settle(object, wanted, schema);
  return object;
}

/** Chooses the members of an object: those it must have and some it may have, at least one where they are free. */
function chooseKeys(schema: Schema, { random }: Maker, depth: number): readonly string[] {
  const { properties, required = [], additionalProperties } = schema;
  if (properties !== undefined)
    return Object.keys(properties).filter(
      (key) => required.includes(key) || (depth <= DEPTH && random() < 0.6),
    );
  if (additionalProperties === false || depth > DEPTH) return [];
  return Array.from({ length: pickInteger(1, 4, random) }, () => createKey(random));
}

import type { Place, Places } from "#generated/internal/types.d.ts";
import { resolve } from "#src/diagnostics/places.ts";
import type { Random } from "../../suites/runner/shuffle.ts";
import { createKey, createText, pick, pickInteger, texts } from "./texts.ts";

/** A JSON object in the making. */
export type Members = Record<string, unknown>;

/** What values are made of. */
export interface Maker {
  readonly definitions: Places["definitions"];
  readonly random: Random;
  /** Makes the members of an object agree; `given` are those that must stay. */
  readonly settle: (object: Members, given: Members, place: Place) => void;
}

/** Depth below which optional members and items are left out, so that a definition within itself comes to an end. */
const DEPTH = 5;

/**
 * Creates a value that the contract accepts at a place, in strict mode.
 *
 * `given` is kept as it is: members of an object and items of a list are completed, anything else is taken
 * whole; a member that is `undefined` is left out.
 */
export function createValue(place: Place, given: unknown, maker: Maker, depth = 0): unknown {
  if (given !== undefined && !isContainer(given)) return given;
  if (given === undefined && place.nullable && maker.random() < 0.5) return null;
  const found = resolve(place, maker.definitions);
  if (found.values !== undefined && (found.closed || maker.random() < 0.5))
    return given ?? pick(found.values, maker.random);
  if (found.anyOf !== undefined)
    return createValue(pickBranch(found.anyOf, given, maker), given, maker, depth);
  const types = listTypes(found);
  const wanted =
    given === undefined ? pick(depth > DEPTH ? types.slice(0, 1) : types, maker.random) : nameKind(given);
  return creators[wanted]?.(found, { given, maker, depth });
}

/** What a creator knows beside the place. */
interface Task {
  readonly given: unknown;
  readonly maker: Maker;
  readonly depth: number;
}

const anything = ["string", "integer", "boolean", "null", "number", "array", "object"];

const creators: Readonly<Record<string, (place: Place, task: Task) => unknown>> = {
  null: () => null,
  boolean: (_, { maker }) => maker.random() < 0.5,
  integer: createInteger,
  number: (_, { maker }) => pickInteger(1, 999_999, maker.random) / 1_000,
  string: createString,
  array: createList,
  object: createObject,
};

function listTypes({ type, json }: Place): readonly string[] {
  return json ?? (type === "anything" ? anything : [type]);
}

function isContainer(value: unknown): value is Members | readonly unknown[] {
  return typeof value === "object" && value !== null;
}

function nameKind(value: unknown): "array" | "object" {
  return Array.isArray(value) ? "array" : "object";
}

/** Picks a branch of a union that fits the given kind. */
function pickBranch(branches: readonly Place[], given: unknown, { random, definitions }: Maker): Place {
  const fits = (branch: Place): boolean =>
    given === undefined || listTypes(resolve(branch, definitions)).includes(nameKind(given));
  return pick(branches.filter(fits), random) ?? { type: "anything" };
}

/** Creates a number: most are small, one in ten is at a bound of the contract. */
function createInteger({ minimum = 0, maximum = 9_999 }: Place, { maker: { random } }: Task): number {
  if (random() < 0.1) return pick([minimum, maximum, 0], random);
  return pickInteger(Math.max(minimum, 1), Math.min(maximum, 9_999), random);
}

function createString({ format }: Place, { maker }: Task): string {
  const create = format === undefined ? createText : texts[format];
  if (create === undefined) throw new Error(`cannot create a text of the form "${format}": none is known`);
  return create(maker.random);
}

function createList(
  { items = { type: "anything" } }: Place,
  { given, maker, depth }: Task,
): readonly unknown[] {
  if (Array.isArray(given)) return given.map((item) => createValue(items, item, maker, depth + 1));
  const length = depth > DEPTH ? 0 : pickInteger(0, 3, maker.random);
  return Array.from({ length }, () => createValue(items, undefined, maker, depth + 1));
}

function createObject(place: Place, { given, maker, depth }: Task): Members {
  const wanted: Members = isContainer(given) && !Array.isArray(given) ? { ...given } : {};
  const keys = new Set([...chooseKeys(place, maker, depth), ...Object.keys(wanted)]);
  const isLeftOut = (key: string): boolean => Object.hasOwn(wanted, key) && wanted[key] === undefined;
  const object: Members = Object.fromEntries(
    [...keys]
      .filter((key) => !isLeftOut(key))
      .map((key) => {
        const value = Object.hasOwn(wanted, key) ? wanted[key] : undefined;
        return [key, createValue(memberPlace(place, key), value, maker, depth + 1)];
      }),
  );
  maker.settle(object, wanted, place);
  return object;
}

/** Finds what a member of an object may be; anything where the contract does not say. */
export function memberPlace({ properties = {}, rest }: Place, key: string): Place {
  return (Object.hasOwn(properties, key) ? properties[key] : rest) ?? { type: "anything" };
}

/** Chooses the members of an object: the required ones and some optional ones, at least one where they are free. */
function chooseKeys({ properties, rest }: Place, { random }: Maker, depth: number): readonly string[] {
  if (properties !== undefined)
    return Object.entries(properties)
      .filter(([, { optional }]) => !optional || (depth <= DEPTH && random() < 0.6))
      .map(([key]) => key);
  if (depth > DEPTH || rest?.type === "nothing") return [];
  return Array.from({ length: pickInteger(1, 4, random) }, () => createKey(random));
}

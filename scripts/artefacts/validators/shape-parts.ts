import { type JsonType, jsonTypes } from "#src/model/model.ts";
import { defined } from "#src/util/defined.ts";
import { isAny, type Shape } from "./shape.ts";

/** Adds constraints to a type; without any it is `true`. */
export function limitTo<const Limits extends object>(
  limits: Limits,
): true | ReturnType<typeof defined<Limits>> {
  const given = defined(limits);
  return Object.keys(given).length === 0 ? true : given;
}

/** Checks whether a shape accepts every value. */
export function isAnything(shape: Shape): boolean {
  return shape.also === undefined && isAny(shape);
}

/** Keeps the JSON types of a shape that pass a test. */
export function keepTypes(shape: Shape, keeps: (type: JsonType) => boolean): Shape {
  const kept = Object.fromEntries(
    listJsonTypes(shape)
      .filter(keeps)
      .map((json) => [json, shape[json]]),
  );
  const rows = (shape.also ?? []).map((row) => ({ ...row, types: row.types.filter(keeps) }));
  const used = rows.filter((row) => row.types.length > 0);
  return used.length === 0 ? kept : { ...kept, also: used };
}

/** Joins shapes that have no JSON type in common. */
export function joined(shapes: readonly Shape[]): Shape {
  const also = shapes.flatMap((shape) => shape.also ?? []);
  const all = Object.fromEntries(shapes.flatMap(({ also: _, ...types }) => Object.entries(types)));
  return also.length === 0 ? all : { ...all, also };
}

/** Lists the JSON types that a shape accepts. */
export function listJsonTypes(shape: Shape): JsonType[] {
  return jsonTypes.filter((json) => shape[json] !== undefined);
}

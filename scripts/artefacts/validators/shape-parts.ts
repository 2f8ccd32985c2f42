import { type JsonType, jsonTypes } from "#src/model/model.ts";
import { isAny, type Shape } from "./shape.ts";

/** Says a type without limits in one word. */
export function orTrue<Limits extends object>(limits: Limits): true | Limits {
  return Object.keys(limits).length === 0 ? true : limits;
}

/** Tells whether a shape takes every value. */
export function isAnything(shape: Shape): boolean {
  return shape.also === undefined && isAny(shape);
}

/** Keeps the JSON types of a shape that a test picks. */
export function only(shape: Shape, keeps: (type: JsonType) => boolean): Shape {
  const kept = Object.fromEntries(
    jsonTypesOf(shape)
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

/** Lists the JSON types that a shape takes. */
export function jsonTypesOf(shape: Shape): JsonType[] {
  return jsonTypes.filter((json) => shape[json] !== undefined);
}

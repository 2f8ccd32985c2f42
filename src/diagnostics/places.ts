import type { Place, Places } from "#generated/internal/types.d.ts";
import { nameJsonType } from "../model/model.ts";
import { readOwnProperty } from "../util/read-property.ts";

/** A resolved `Place`, and all places visited while resolving definitions and unions, including itself. */
interface Reached {
  readonly place: Place;
  readonly passed: readonly Place[];
}

/** Lists every `Place` that may describe a value, after resolving definitions and unions. */
export function reach(
  { definitions }: Pick<Places, "definitions">,
  place: Place,
  value: unknown,
  before: readonly Place[] = [],
): Reached[] {
  const passed = [...before, place];
  const inner = (next: Place): Reached[] => reach({ definitions }, next, value, passed);
  if (place.definition !== undefined) return inner(definitions[place.definition] ?? { type: "anything" });
  if (place.anyOf === undefined) return [{ place, passed }];
  const fitting = place.anyOf.filter((branch) => fits(resolve(branch, definitions), value));
  return (fitting.length > 0 ? fitting : place.anyOf).flatMap(inner);
}

/** Finds the `Place` that describes a property or an item. */
export function stepInto({ properties, rest, items }: Place, step: string): Place | undefined {
  if (properties !== undefined && Object.hasOwn(properties, step)) return properties[step];
  return rest ?? (/^\d+$/.test(step) ? items : undefined);
}

/** Resolves a reference to its definition. */
export function resolve(place: Place, definitions: Places["definitions"]): Place {
  const target = place.definition === undefined ? undefined : definitions[place.definition];
  return target === undefined ? place : resolve(target, definitions);
}

/** Checks whether a branch of a union matches the JSON type and identifying properties, such as `event`, of a value. */
function fits(place: Place, value: unknown): boolean {
  if (value === undefined || place.type === "anything") return true;
  const type = place.type === "integer" && typeof value === "number" ? place.type : nameJsonType(value);
  if (!(place.json ?? [place.type]).includes(type)) return false;
  return Object.entries(place.properties ?? {}).every(([name, { values = [], closed }]) => {
    const member = readOwnProperty(value, name);
    return !closed || values.length !== 1 || member === undefined || member === values[0];
  });
}

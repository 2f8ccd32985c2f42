import type { Node, Schema } from "../model/schema.ts";
import { isRecord } from "../util/is-object.ts";
import { isListed } from "./members.ts";
import type { View } from "./view.ts";

/** Returns whether a value fits a schema. */
type Fits = (view: View, schema: Node, value: unknown) => boolean;

/** A schema with a value, both as they stand. */
interface Held {
  readonly view: View;
  readonly schema: Schema;
  readonly value: unknown;
}

/** Lists the members or items of a value that a schema and its subschemas in place have evaluated. */
export function evaluated(held: Held, fits: Fits): Set<string | number> {
  const { view, value } = held;
  const look = (schema: Schema, isOuter: boolean): readonly (string | number)[] => [
    ...(isRecord(value) ? listMembers(schema, value, isOuter) : []),
    ...(Array.isArray(value) ? listItems({ view, schema, value }, isOuter, fits) : []),
    ...listInPlace({ view, schema, value }, fits).flatMap((one) =>
      isRecord(one) && fits(view, one, value) ? look(one, false) : [],
    ),
  ];
  return new Set(look(held.schema, true));
}

function listMembers(schema: Schema, value: object, isOuter: boolean): readonly string[] {
  const isAll =
    schema.additionalProperties !== undefined || (!isOuter && schema.unevaluatedProperties !== undefined);
  return Object.keys(value).filter((name) => isAll || isListed(schema, name));
}

function listItems(
  { view, schema, value }: Held & { readonly value: readonly unknown[] },
  isOuter: boolean,
  fits: Fits,
): readonly number[] {
  const { prefixItems, items, contains, unevaluatedItems } = schema;
  const isAll = items !== undefined || (!isOuter && unevaluatedItems !== undefined);
  const first = isAll ? value.length : Array.isArray(prefixItems) ? prefixItems.length : 0;
  const isEvaluated = (one: unknown, at: number): boolean =>
    at < first || (contains !== undefined && fits(view, contains as Node, one));
  return [...value.keys()].filter((at) => isEvaluated(value[at], at));
}

/** Lists the subschemas that apply to the value itself. */
function listInPlace({ view, schema, value }: Held, fits: Fits): readonly unknown[] {
  const { $ref, allOf = [], anyOf = [], oneOf = [], if: condition, then, else: otherwise } = schema;
  const dependent = Object.entries((schema.dependentSchemas ?? {}) as Readonly<Record<string, Node>>);
  return [
    ...($ref === undefined ? [] : [view.target($ref)]),
    ...allOf,
    ...anyOf,
    ...oneOf,
    ...(condition === undefined ? [] : [condition, fits(view, condition as Node, value) ? then : otherwise]),
    ...dependent.flatMap(([name, one]) => (isRecord(value) && Object.hasOwn(value, name) ? [one] : [])),
  ];
}

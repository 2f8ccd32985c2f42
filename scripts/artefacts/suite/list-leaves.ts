import { sameJson } from "#src/json/same-json.ts";
import { jsonTypes, nameJsonType } from "#src/model/model.ts";
import { omit, refName, type Schema } from "#src/model/schema.ts";

/** Definitions of a schema by name. */
export type Definitions = Readonly<Record<string, Schema>>;

/** A schema that a value may meet at a place, after references and unions. */
export interface Leaf {
  readonly schema: Schema;
  /** Name of its definition, if it is one. */
  readonly name?: string;
  /** Definitions on the way to it, its own included. */
  readonly within: readonly string[];
  /** Whether a value may meet another schema instead. */
  readonly isBranch: boolean;
}

/** Lists the definitions that a schema holds, under either keyword. */
export function readDefinitions({ $defs, definitions }: Schema): Definitions {
  return ($defs ?? definitions ?? {}) as Definitions;
}

/** Lists the schemas of a place: the branches of unions, and what every value must match, with references followed. */
export function listLeaves(
  definitions: Definitions,
  schema: Schema,
  { within, isBranch, name }: Omit<Leaf, "schema"> = { within: [], isBranch: false },
): Leaf[] {
  // `true` and `false` are schemas, too; there is nothing to try. One that leads back to itself adds nothing.
  const target = refName(schema.$ref ?? "");
  if (typeof schema !== "object" || within.includes(target)) return [];
  const followed = follow(schema, definitions);
  if (followed !== undefined)
    return listLeaves(definitions, followed, { within: [...within, target], isBranch, name: target });
  const { oneOf, anyOf, allOf = [], ...rest } = schema;
  const branches = oneOf ?? anyOf ?? [];
  if (branches.length === 0 && allOf.length === 0)
    return [{ schema, within, isBranch, ...(name !== undefined && { name }) }];
  const inner = (one: Schema, isOther: boolean): Leaf[] =>
    listLeaves(definitions, one, { within, isBranch: isOther });
  return [
    ...(rest.properties === undefined ? [] : [{ schema: rest, within, isBranch }]),
    ...allOf.flatMap((one) => inner(one, isBranch)),
    ...branches.flatMap((one) => inner(one, isBranch || branches.length > 1)),
  ];
}

/** Lists the JSON types that some schemas allow between them. */
export function listTypes(leaves: readonly Pick<Leaf, "schema">[]): ReadonlySet<string> {
  return new Set(
    leaves.flatMap(({ schema: { type, const: only, enum: listed } }) => {
      if (type !== undefined) return type;
      return (only === undefined ? listed : [only])?.map(nameJsonType) ?? jsonTypes;
    }),
  );
}

/** Checks whether some schemas, between them, allow every JSON type and so reject nothing. */
export function allowsAnything(leaves: readonly Leaf[]): boolean {
  return jsonTypes.every((type) => listTypes(leaves).has(type));
}

/** Follows the reference of a schema to its end, and merges the keywords beside it. */
export function resolveSchema(schema: Schema, definitions: Definitions, steps = 16): Schema {
  const followed = steps === 0 ? undefined : follow(schema, definitions);
  return followed === undefined ? schema : resolveSchema(followed, definitions, steps - 1);
}

/** Follows the reference of a schema by one step; undefined if it has none to a definition. */
function follow(schema: Schema, definitions: Definitions): Schema | undefined {
  const { $ref } = schema;
  const target = $ref?.startsWith("#/") === true ? definitions[refName($ref)] : undefined;
  const beside = omit(schema, "$ref");
  return target === undefined || Object.keys(beside).length === 0 ? target : merge(beside, target);
}

/** Merges two schemas of one value: all members and requirements are kept; of any other keyword, the first one. */
function merge(one: Schema, other: Schema): Schema {
  const properties = { ...other.properties };
  for (const [name, schema] of Object.entries(one.properties ?? {})) {
    const known = properties[name];
    properties[name] = known === undefined || sameJson(known, schema) ? schema : { allOf: [schema, known] };
  }
  const required = [...new Set([...(one.required ?? []), ...(other.required ?? [])])];
  const [own, second] = [one.oneOf ?? one.anyOf, other.oneOf ?? other.anyOf];
  const unions = own === undefined || second === undefined ? [] : [{ anyOf: second }];
  const types = sharedTypes(one, other);
  const allOf = [...(one.allOf ?? []), ...(other.allOf ?? []), ...unions];
  return {
    ...other,
    ...one,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(types !== undefined && { type: types }),
    ...(allOf.length > 0 && { allOf }),
  };
}

/** Lists the JSON types that two schemas of one value share; undefined if at most one of them names any. */
function sharedTypes(one: Schema, other: Schema): readonly string[] | undefined {
  if (one.type === undefined || other.type === undefined) return undefined;
  const [own, others] = [[one.type].flat(), [other.type].flat()];
  const has = (types: readonly string[], type: string): boolean =>
    types.includes(type) || (type === "integer" && types.includes("number"));
  return [
    ...new Set([...own.filter((type) => has(others, type)), ...others.filter((type) => has(own, type))]),
  ];
}

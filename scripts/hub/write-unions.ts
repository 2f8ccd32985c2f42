import { omit, refName, type Schema } from "#src/model/schema.ts";
import { isRecord } from "#src/util/is-object.ts";

type Schemas = Readonly<Record<string, Schema>>;

/** A record that others inherit from: its discriminator, and each heir with its values. */
interface Base {
  readonly tag: string;
  readonly heirs: ReadonlyMap<string, readonly string[]>;
}

/** Start of the references to schemas of an OpenAPI document. */
export const schemasAt = "#/components/schemas/";

/** Returns the name of the schema that a reference leads to; undefined for any other text. */
export function schemaNamed($ref: string | undefined): string | undefined {
  return $ref?.startsWith(schemasAt) === true ? refName($ref) : undefined;
}

/**
 * Makes a union of each OpenAPI record with a discriminator that others inherit from: a reference to it means
 * one of its heirs, which the schema of the record alone does not say. The heirs inherit from a record of another name.
 */
export function writeUnions(schemas: Schemas): Schemas {
  const found = Object.keys(schemas).flatMap((name): [string, Base][] => {
    const base = readBase(name, schemas);
    return base === undefined ? [] : [[name, base]];
  });
  const bases = new Map(found);
  const written = Object.entries(schemas).flatMap(([name, schema]): [string, Schema][] => {
    const own = inherit(name, schema, bases);
    const base = bases.get(name);
    if (base === undefined) return [[name, own]];
    const { description, discriminator } = schema;
    const anyOf = [...base.heirs.keys()].map((heir) => ({ $ref: schemasAt + heir }));
    return [
      [nameBase(name), omit(own, "discriminator")],
      [name, { ...(description !== undefined && { description }), anyOf, discriminator }],
    ];
  });
  return Object.fromEntries(written);
}

function nameBase(name: string): string {
  return `${name}Base`;
}

/** Reads a record that others inherit from; undefined if a value of its discriminator names an indirect heir. */
function readBase(name: string, schemas: Schemas): Base | undefined {
  const { discriminator, oneOf, anyOf } = schemas[name] ?? {};
  if (!isRecord(discriminator) || oneOf !== undefined || anyOf !== undefined) return undefined;
  const { propertyName, mapping } = discriminator;
  const direct = Object.keys(schemas).filter((one) => basesIn(schemas[one] ?? {}).includes(name));
  const named = isRecord(mapping)
    ? Object.entries(mapping).map(([value, ref]) => [refName(String(ref)), value] as const)
    : direct.map((heir) => [heir, heir] as const);
  if (typeof propertyName !== "string" || named.length === 0 || nameBase(name) in schemas) return undefined;
  if (named.some(([heir]) => !direct.includes(heir))) return undefined;
  const groups = Map.groupBy(named, ([heir]) => heir);
  const heirs = [...groups].map(([heir, rows]) => [heir, rows.map(([, value]) => value)] as const);
  return { tag: propertyName, heirs: new Map(heirs) };
}

/** Lists the records that a schema inherits from; one that only wraps a reference inherits nothing. */
function basesIn({ allOf = [], properties }: Schema): string[] {
  if (allOf.length < 2 && properties === undefined) return [];
  return allOf.flatMap(({ $ref }) => schemaNamed($ref) ?? []);
}

/** Makes an heir inherit from the records under their new names, and adds its own discriminator value. */
function inherit(name: string, schema: Schema, bases: ReadonlyMap<string, Base>): Schema {
  const own = basesIn(schema).filter((one) => bases.has(one));
  if (own.length === 0) return schema;
  const allOf = (schema.allOf ?? []).map((one) =>
    own.includes(refName(one.$ref ?? "")) ? { ...one, $ref: nameBase(one.$ref ?? "") } : one,
  );
  const lists = (member: string): boolean =>
    [schema, ...allOf].some(({ properties }) => properties?.[member] !== undefined);
  const said = own.flatMap((one): Schema[] => {
    const { tag = "", heirs } = bases.get(one) ?? {};
    const values = heirs?.get(name) ?? [];
    return values.length === 0 || lists(tag)
      ? []
      : [{ properties: { [tag]: { type: "string", enum: values } } }];
  });
  return { ...schema, allOf: [...allOf, ...said] };
}

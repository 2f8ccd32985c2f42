import { mapSchema, omit, refName, type Schema } from "#src/model/schema.ts";

type Schemas = Readonly<Record<string, Schema>>;

const scalars = new Set(["string", "integer", "number", "boolean"]);

/**
 * Rewrites a schema for code generators. The result accepts everything that the original accepts.
 *
 * A scalar is inlined, because a generator would turn its name into an empty class. An open vocabulary becomes a string
 * with `examples` and `x-extensible-enum`. A nullable schema has `null` among its types. The format `int64` is removed,
 * because JavaScript generators read it as a BigInt. A `pattern` beside a `format` becomes a description, because some
 * generators parse the value as a date before they match the pattern.
 */
export function simplifySchema(schema: Schema, schemas: Schemas): Schema {
  return mapSchema(schema, (node) =>
    simplifyNullable(simplifyScalar(inlineScalar(node, schemas, simplifyScalar))),
  );
}

/** Replaces the name of a scalar with its simplified schema. The description at the point of use comes first. */
export function inlineScalar(
  use: Schema,
  schemas: Schemas,
  simplify: (schema: Schema) => Schema = simplifyVocabulary,
): Schema {
  const target = use.$ref === undefined ? undefined : schemas[refName(use.$ref)];
  if (target === undefined || !isScalar(simplify(target))) return use;
  const { description: general, ...scalar } = simplify(target);
  const { description: own, ...rest } = omit(use, "$ref");
  const isInWords = scalar.pattern !== target.pattern;
  const description = own === undefined || !isInWords ? (own ?? general) : `${own} ${general}`;
  return { ...scalar, ...rest, ...(description !== undefined && { description }) };
}

/** Checks whether a schema is a scalar. A closed list of values does not count as one, because it keeps its name. */
function isScalar({ type, enum: values, const: value }: Schema): boolean {
  return typeof type === "string" && scalars.has(type) && values === undefined && value === undefined;
}

function simplifyScalar(schema: Schema): Schema {
  const { type, format, pattern } = schema;
  // The description states the bounds, because a generator would write them into code that does not compile.
  if (type === "integer") return omit(schema, "format", "minimum", "maximum");
  return format !== undefined && pattern !== undefined ? omit(schema, "pattern") : simplifyVocabulary(schema);
}

/** Rewrites an open vocabulary as a string with its known values, because any string is valid. */
function simplifyVocabulary(schema: Schema): Schema {
  const { anyOf = [], ...rest } = schema;
  const known = anyOf.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  const isOpen = anyOf.some(
    (one) => one.type === "string" && Object.keys(omit(one, "title", "description")).length === 1,
  );
  if (!isOpen || known.length === 0) return schema;
  return { type: "string", ...rest, examples: known, "x-extensible-enum": known };
}

/** Rewrites a nullable scalar as a schema with two types. */
function simplifyNullable(schema: Schema): Schema {
  const [one, ...others] = schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
  if (one === undefined || others.length > 0 || schema.anyOf?.length !== 2 || !isScalar(one)) return schema;
  return { ...one, ...omit(schema, "anyOf"), type: [String(one.type), "null"] };
}

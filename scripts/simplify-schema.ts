import { mapSchema, omit, refName, type Schema } from "#src/model/schema.ts";

type Schemas = Readonly<Record<string, Schema>>;

const scalars = new Set(["string", "integer", "number", "boolean"]);

/**
 * Writes a schema so that code generators understand it; the result accepts everything that the original does.
 *
 * A scalar is written where it is used: a generator would turn its name into an empty class. An open vocabulary is a
 * string with `examples` and `x-extensible-enum`; what may be null has `null` among its types; `format` is not `int64`, which
 * JavaScript reads as a big integer; no `pattern` stands beside a `format`, which some generators read as a date before they
 * match it: words say what the pattern did.
 */
export function simplifySchema(schema: Schema, schemas: Schemas): Schema {
  return mapSchema(schema, (node) =>
    simplifyNullable(simplifyScalar(inlineScalar(node, schemas, simplifyScalar))),
  );
}

/** Replaces the name of a scalar by its schema, as a generator understands it; the description of the use comes first. */
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

/** Checks whether a schema is a scalar without a closed list of values, which keeps its name. */
function isScalar({ type, enum: values, const: value }: Schema): boolean {
  return typeof type === "string" && scalars.has(type) && values === undefined && value === undefined;
}

function simplifyScalar(schema: Schema): Schema {
  const { type, format, pattern } = schema;
  // Words say the bounds: a generator writes them into code that does not compile.
  if (type === "integer") return omit(schema, "format", "minimum", "maximum");
  return format !== undefined && pattern !== undefined ? omit(schema, "pattern") : simplifyVocabulary(schema);
}

/** Writes an open vocabulary as a string with its known values: any string is valid. */
function simplifyVocabulary(schema: Schema): Schema {
  const { anyOf = [], ...rest } = schema;
  const known = anyOf.flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const]));
  const isOpen = anyOf.some((one) => one.type === "string" && Object.keys(one).length === 1);
  if (!isOpen || known.length === 0) return schema;
  return { type: "string", ...rest, examples: known, "x-extensible-enum": known };
}

/** Writes a scalar that may be null with two types. */
function simplifyNullable(schema: Schema): Schema {
  const [one, ...others] = schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
  if (one === undefined || others.length > 0 || schema.anyOf?.length !== 2 || !isScalar(one)) return schema;
  return { ...one, ...omit(schema, "anyOf"), type: [String(one.type), "null"] };
}

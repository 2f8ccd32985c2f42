import { type Schema, stepsIn } from "#src/model/schema.ts";
import { textFormats } from "#src/model/text-formats.ts";
import { defined } from "#src/util/defined.ts";
import { readMember } from "#src/util/read-member.ts";
import type { Place } from "../../hub/types/facts.ts";
import { readSentence } from "./read-sentence.ts";

/** What the description of a schema needs. */
interface Describing {
  /** Schema of the whole document, for references. */
  readonly root: Schema;
  readonly definitions: Readonly<Record<string, Schema>>;
  /** Definitions and references that are being described, so that recursion ends. */
  readonly within?: readonly string[];
  /** Whether members are left out: a reference names the type only. */
  readonly isBrief?: true;
}

/** Describes a place by its schema: its type in words, its known values, its clause, and what is below it. */
export function describeSchema(schema: Schema | boolean, describing: Describing): Place {
  if (typeof schema === "boolean") return { type: schema ? "anything" : "nothing" };
  const shape = describeShape(schema, describing);
  const own: Pick<Place, "about" | "clause"> =
    typeof schema.description === "string" ? readSentence(schema.description) : {};
  // The description of the definition replaces one without a clause.
  return own.clause === undefined && shape.clause !== undefined ? shape : { ...shape, ...own };
}

function describeShape(schema: Schema, describing: Describing): Place {
  const { $ref, anyOf, oneOf, type, items, properties } = schema;
  if ($ref !== undefined) return referTo($ref, describing);
  if (schema.const !== undefined) return listValues([schema.const]);
  if (schema.enum !== undefined) return listValues(schema.enum);
  const branches = anyOf ?? oneOf;
  if (branches !== undefined) return describeUnion(branches, describing);
  if (Array.isArray(type))
    return describeUnion(
      type.map((one) => ({ ...schema, type: one })),
      describing,
    );
  if (properties !== undefined || type === "object") return describeObject(schema, describing);
  if (type === "array") return describeList(items ?? true, describing);
  return type === undefined ? { type: "anything" } : describeScalar(schema, String(type));
}

/** Describes the target of a reference; what is below it is in the definition. */
function referTo(ref: string, { root, definitions, within = [] }: Describing): Place {
  const steps = stepsIn(ref) ?? [ref];
  const [keyword = "", name = ""] = steps;
  const isInside = keyword === "definitions" || keyword === "$defs";
  const target = isInside
    ? steps.slice(1).reduce<unknown>(readMember, definitions)
    : steps.reduce<unknown>(readMember, root);
  if (target === undefined) throw new Error(`cannot describe "${ref}": nothing is there`);
  const definition = isInside && steps.length === 2 ? name : undefined;
  const own = definition ?? ref;
  const named = defined({ definition });
  if (within.includes(own)) return { type: plainType(target as Schema), ...named };
  const { type, json, nullable, values, closed, about, clause } = describeSchema(target as Schema, {
    root,
    definitions,
    within: [...within, own],
    isBrief: true,
  });
  return { type, ...defined({ json, nullable, values, closed, about, clause }), ...named };
}

/** Names the type of a definition within itself. */
function plainType({ type, properties }: Schema): string {
  if (properties !== undefined) return "object";
  return typeof type === "string" ? type : "anything";
}

function listValues(all: readonly unknown[]): Place {
  const values = all.filter((value) => value !== null);
  if (values.length === 0) return { type: "null", values: [null], closed: true };
  const types = new Set(values.map((value) => (Array.isArray(value) ? "array" : typeof value)));
  return {
    type: [...types].join(" or "),
    ...(types.size > 1 && { json: [...types] }),
    ...(values.length < all.length && { nullable: true }),
    values,
    closed: true,
  };
}

/** Describes a union: null is kept apart; known values of an open vocabulary are joined; a single branch replaces the union. */
function describeUnion(branches: readonly Schema[], describing: Describing): Place {
  const all = branches.map((branch) => describeSchema(branch, describing));
  const others = all.filter(({ type }) => type !== "null");
  const nullable = others.length < all.length && { nullable: true as const };
  const [first] = others;
  if (first === undefined) return { type: "null" };
  if (others.length === 1) return { ...first, ...nullable };
  const isWord = ({ type, definition }: Place): boolean => type === "string" && definition === undefined;
  if (others.every(isWord)) {
    const values = others.flatMap((place) => place.values ?? []);
    const closed = others.every((place) => place.closed) && { closed: true as const };
    return { type: "string", ...nullable, ...(values.length > 0 && { values }), ...closed };
  }
  const words = new Set(others.map(({ type }) => type));
  const json = new Set(others.flatMap(listJsonTypes));
  return { type: [...words].join(" or "), json: [...json], ...nullable, anyOf: others };
}

/** Lists the JSON types of a place's values. */
function listJsonTypes({ type, json }: Place): readonly string[] {
  if (json !== undefined) return json;
  if (type === "anything") return ["string", "number", "boolean", "null", "array", "object"];
  return [type === "integer" ? "number" : type];
}

function describeObject(schema: Schema, describing: Describing): Place {
  if (describing.isBrief) return { type: "object" };
  const { properties, required = [], additionalProperties: rest } = schema;
  const members = Object.entries(properties ?? {}).map(([name, member]) => {
    const place = describeSchema(member, describing);
    return [name, required.includes(name) ? place : { ...place, optional: true as const }] as const;
  });
  return {
    type: "object",
    ...(properties !== undefined && { members: Object.fromEntries(members) }),
    ...(typeof rest === "object" && { rest: describeSchema(rest, describing) }),
  };
}

function describeList(items: Schema | boolean, describing: Describing): Place {
  const place = describeSchema(items, describing);
  return { type: `array of ${place.type}`, json: ["array"], items: place };
}

function describeScalar({ format, pattern, minimum, maximum }: Schema, type: string): Place {
  const text = textFormats.find((one) => one.format === format && one.pattern === pattern);
  if (text !== undefined) return { type: text.words, json: ["string"], format: text.name };
  return { type, ...(defined({ minimum, maximum }) as Pick<Place, "minimum" | "maximum">) };
}

import { type Definitions, omit, readDefinitions, type Schema } from "../../src/model/schema.ts";
import { assertDefined } from "../../src/util/assert-defined.ts";
import { addKeywords } from "./add-keywords.ts";

/** A schema with one keyword weakened, tightened or added. */
interface SchemaMutation {
  /** JSON Pointer to the keyword in the schema, and what was done to it. */
  readonly id: string;
  readonly schema: Schema;
}

/** How a node was changed, and the changed node. */
type Change = readonly [what: string, node: Schema];

/** How each keyword is weakened and tightened, one keyword per row. */
const operators: Readonly<Record<string, (node: Schema) => readonly Change[]>> = {
  $ref: (node) => [dropped(node, "$ref")],
  type: changesOfType,
  const: (node) => [dropped(node, "const")],
  enum: (node) => [
    dropped(node, "enum"),
    ...without(node, "enum"),
    ["enum: the empty string added", { ...node, enum: [...assertDefined(node.enum, "enum"), ""] }],
  ],
  format: (node) => [dropped(node, "format")],
  pattern: changesOfPattern,
  minimum: (node) => bound(node, "minimum"),
  maximum: (node) => bound(node, "maximum"),
  required: (node) => without(node, "required"),
  properties: (node) => [...optionalMembers(node).map((name) => requireToo(node, name)), ...unlistEach(node)],
  additionalProperties: (node) => [dropped(node, "additionalProperties")],
  items: (node) =>
    Object.keys(assertDefined(node.items, "items")).length > 0
      ? []
      : [["items: objects alone", { ...node, items: { type: "object" } }]],
  anyOf: (node) => [dropped(node, "anyOf"), ...without(node, "anyOf")],
  oneOf: (node) => [dropped(node, "oneOf"), ...without(node, "oneOf")],
};

/** Lists every mutation of a schema, including its definitions; `definitions` are others that it refers to. */
export function mutateSchema(
  schema: Schema,
  definitions: Definitions = readDefinitions(schema),
): SchemaMutation[] {
  return [
    ...listChanges(schema, definitions).map(([what, changed]) => ({ id: `: ${what}`, schema: changed })),
    ...listParts(schema).flatMap(({ path, part, put }) =>
      mutateSchema(part, definitions).map((one) => ({
        ...one,
        id: `${path}${one.id}`,
        schema: put(one.schema),
      })),
    ),
  ];
}

function listChanges(node: Schema, definitions: Definitions): Change[] {
  const open = node.type === "object" && node.additionalProperties === undefined;
  const closed: Change = ["closed", { ...node, additionalProperties: false }];
  return [
    ...Object.keys(node).flatMap((keyword) => operators[keyword]?.(node) ?? []),
    ...(open ? [closed] : []),
    ...addKeywords(node, definitions).map(([what, changed]): Change => [`added ${what}`, changed]),
  ];
}

/** A schema within another, and how to replace it. */
interface Part {
  readonly path: string;
  readonly part: Schema;
  readonly put: (part: Schema) => Schema;
}

function listParts(node: Schema): Part[] {
  const single = (["items", "additionalProperties"] as const).flatMap((keyword) => {
    const part = node[keyword];
    if (typeof part !== "object") return [];
    return { path: `/${keyword}`, part, put: (one: Schema) => ({ ...node, [keyword]: one }) };
  });
  const lists = (["anyOf", "oneOf"] as const).flatMap((keyword) =>
    (node[keyword] ?? []).map((part, i) => ({
      path: `/${keyword}/${i}`,
      part,
      put: (one: Schema) => ({ ...node, [keyword]: node[keyword]!.with(i, one) }),
    })),
  );
  const maps = ["properties", "$defs", "definitions"].flatMap((keyword) => {
    const parts = node[keyword] ?? {};
    return Object.entries(parts).map(([name, part]) => ({
      path: `/${keyword}/${name}`,
      part,
      put: (one: Schema) => ({ ...node, [keyword]: { ...parts, [name]: one } }),
    }));
  });
  return [...single, ...lists, ...maps];
}

function dropped(node: Schema, keyword: string): Change {
  return [`${keyword} dropped`, omit(node, keyword)];
}

/** Removes each entry of a list, one at a time; a vocabulary or union keeps at least one entry. */
function without(node: Schema, keyword: string): Change[] {
  const entries = node[keyword] as readonly unknown[];
  if (entries.length === 1 && keyword !== "required") return [];
  return entries.map((entry, i) => {
    const name = typeof entry === "object" ? String(i) : String(entry);
    return [`${keyword}: without ${name}`, { ...node, [keyword]: entries.toSpliced(i, 1) }];
  });
}

function changesOfType(node: Schema): Change[] {
  const types = typeof node.type === "string" ? [node.type] : assertDefined(node.type, "type");
  const wider = ["null", "boolean"].filter(
    (type) => !types.includes(type) && (types.length > 1 || type === "null"),
  );
  const near = new Map([
    ["integer", "number"],
    ["number", "integer"],
  ]).get(types.join());
  return [
    dropped(node, "type"),
    ...(types.length > 1 ? without(node, "type") : []),
    ...wider.map((type): Change => [`type: ${type} too`, { ...node, type: [...types, type] }]),
    ...(near === undefined ? [] : [[`type: ${near}`, { ...node, type: near }] as const]),
  ];
}

/** Removes a pattern, opens its ends, and moves each bound of each of its quantifiers by one. */
function changesOfPattern(node: Schema): Change[] {
  const { pattern = "" } = node;
  const to = (what: string, changed: string): Change => [`pattern: ${what}`, { ...node, pattern: changed }];
  const quantifiers = [...pattern.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(
    ({ 0: text, 1: low, 2: high, index }) => {
      const [min, max] = [Number(low), Number(high ?? low)];
      const moved = [
        [min - 1, max],
        [min, max + 1],
        ...(min < max
          ? [
              [min + 1, max],
              [min, max - 1],
            ]
          : []),
      ];
      return moved.map(([least, most]) => {
        const changed = `{${least},${most}}`;
        return to(
          `${text} at ${index} is ${changed}`,
          pattern.slice(0, index) + changed + pattern.slice(index + text.length),
        );
      });
    },
  );
  return [
    dropped(node, "pattern"),
    ...(pattern.startsWith("^") ? [to("start open", pattern.slice(1))] : []),
    ...(pattern.endsWith("$") ? [to("end open", pattern.slice(0, -1))] : []),
    ...quantifiers,
  ];
}

/** Removes a bound, loosens it by one and tightens it by one. */
function bound(node: Schema, keyword: "minimum" | "maximum"): Change[] {
  const value = node[keyword] as number;
  const moved = (by: number): Change => [`${keyword}: ${value + by}`, { ...node, [keyword]: value + by }];
  return [dropped(node, keyword), moved(1), moved(-1)];
}

function optionalMembers({ properties = {}, required = [] }: Schema): string[] {
  return Object.keys(properties).filter((name) => !required.includes(name));
}

function requireToo(node: Schema, name: string): Change {
  return [`required: ${name} too`, { ...node, required: [...(node.required ?? []), name] }];
}

/** Removes each property from the list: in a closed object, it is then unexpected. */
function unlistEach(node: Schema): Change[] {
  return Object.keys(assertDefined(node.properties, "properties")).map((name) => [
    `properties: without ${name}`,
    { ...node, properties: omit(node.properties as Schema, name) as Record<string, Schema> },
  ]);
}

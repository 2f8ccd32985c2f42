import { listNeighbours } from "../../conformance/case-generation/list-violations.ts";
import { type Branch, listBranches, listTypes } from "../../conformance/case-generation/walk-document.ts";
import { type Definitions, omit, type Schema } from "../../src/model/schema.ts";

/** A keyword that a schema lacks, and the JSON types of the subschemas to add it to. */
interface Addition {
  readonly name: string;
  readonly types: readonly string[];
  readonly keywords: Schema;
  /** Whether it is also added to strings with a pattern. */
  readonly formed?: true;
}

/** Bounds and formats that the source documents do not state, one per row (W-empty, R-zero). */
const additions: readonly Addition[] = [
  { name: "minLength: 1", types: ["string"], keywords: { minLength: 1 } },
  { name: "maxLength: 255", types: ["string"], keywords: { maxLength: 255 }, formed: true },
  { name: "pattern: ASCII", types: ["string"], keywords: { pattern: "^[ -~]*$" } },
  { name: "pattern: trimmed", types: ["string"], keywords: { pattern: "^(\\S(.*\\S)?)?$" } },
  { name: "minimum: 0", types: ["integer", "number"], keywords: { minimum: 0 } },
  { name: "not 0", types: ["integer", "number"], keywords: { not: { const: 0 } } },
  { name: "maximum: 2147483647", types: ["integer", "number"], keywords: { maximum: 2 ** 31 - 1 } },
  { name: "minItems: 1", types: ["array"], keywords: { minItems: 1 } },
  { name: "maxItems: 100", types: ["array"], keywords: { maxItems: 100 } },
  { name: "uniqueItems", types: ["array"], keywords: { uniqueItems: true } },
];

/** Rows for open objects. */
const ofOpenObjects: readonly Addition[] = [
  { name: "minProperties: 1", types: ["object"], keywords: { minProperties: 1 } },
  { name: "propertyNames: not empty", types: ["object"], keywords: { propertyNames: { minLength: 1 } } },
  {
    name: "propertyNames: a word",
    types: ["object"],
    keywords: { propertyNames: { pattern: "^[A-Za-z]\\w*$" } },
  },
  {
    name: "patternProperties: x- and _ refused",
    types: ["object"],
    keywords: { patternProperties: { "^(x-|_)": false } },
  },
];

/** The name of an added keyword, and the node with it. */
type Added = readonly [name: string, node: Schema];

/** Adds each keyword to a node, unless it will be added to one of its branches or definitions. */
export function addKeywords(node: Schema, definitions: Definitions): Added[] {
  if (node.anyOf !== undefined || node.oneOf !== undefined) return [];
  const members = node.const === undefined ? node.enum : [node.const];
  if (members !== undefined) return addNames(node, members);
  const leaves = listBranches(definitions, node);
  return [...additions.flatMap((one) => addTo(node, leaves, one)), ...addToObject(node)];
}

function addTo(
  node: Schema,
  leaves: readonly Branch[],
  { name, types, keywords, formed }: Addition,
): Added[] {
  const free = leaves.filter(({ schema }) => schema.const === undefined && schema.enum === undefined);
  const own = free.filter((leaf) => types.some((type) => listTypes([leaf]).has(type)));
  if (own.length === 0) return [];
  // The target of a reference is changed there, except for texts and numbers: each place may bound its own.
  if (node.$ref !== undefined && own.some(({ schema }) => schema.type === "array")) return [];
  if (formed === undefined && own.every(({ schema }) => schema.pattern !== undefined)) return [];
  return [[name, { allOf: [node, keywords] }]];
}

function addToObject(node: Schema): Added[] {
  if (node.type !== "object") return [];
  const { patternProperties, additionalProperties, required = [] } = node;
  if (additionalProperties === false)
    return ["^x-", "^_"].map((pattern) => [
      `patternProperties: ${pattern} taken`,
      { ...node, patternProperties: { ...(patternProperties as Schema), [pattern]: {} } },
    ]);
  const rows = ofOpenObjects.filter(({ name }) => required.length === 0 || name !== "minProperties: 1");
  return rows.map(({ name, keywords }) => [name, { allOf: [node, keywords] }]);
}

/** Widens a closed vocabulary: its names in any case, its names between spaces, and each similar name. */
function addNames(node: Schema, members: readonly unknown[]): Added[] {
  const spelled = (write: (member: string) => string): Schema => ({
    ...omit(node, "const", "enum"),
    type: "string",
    pattern: `^(${members.map((one) => write(String(one))).join("|")})$`,
  });
  return [
    ["names in any case", spelled(inAnyCase)],
    ["names between spaces", spelled((member) => `\\s*${member}\\s*`)],
    ...listNeighbours(node.enum ?? []).map(
      (name): Added => [`names: ${name} too`, { ...node, enum: [...members, name] }],
    ),
  ];
}

function inAnyCase(text: string): string {
  return text.replaceAll(/[a-z]|[[\]().*+?^$|{}\\]/gi, (letter) =>
    /[a-z]/i.test(letter) ? `[${letter.toLowerCase()}${letter.toUpperCase()}]` : `\\${letter}`,
  );
}

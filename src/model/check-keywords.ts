import { readErrorDetails } from "../util/error-details.ts";
import type { Contract } from "./contract.ts";
import { doesAssert, isKnownFormat, type Keyword, knownKeyword } from "./keywords.ts";
import { listRefs, mapSchema, omit, type Schema, stepsIn, visitSchema } from "./schema.ts";

/**
 * Rejects what the pipeline cannot take: unknown keywords, formats and dialects, what a draft ignores, invalid
 * patterns, references to other documents, and combinations that Ajv is known to judge wrongly. What asserts nothing
 * passes if the contract's `annotations` say so, and partly if a schema is read as it is written.
 *
 * @throws Error that names keyword, file, place and reason.
 */
export function checkKeywords(contract: Contract, isWritten = false): void {
  const { source, dialect, annotations = "refuse" } = contract;
  const draft = nameDraft(dialect);
  if (draft === undefined) refuse("$schema", source, "", `"${dialect}" is neither draft-07 nor 2020-12`);
  const isMeant = (keyword: string): boolean =>
    annotations === "ignore" || (annotations !== "refuse" && annotations.includes(keyword));
  const used = new Set<string>();
  let isLoose = false;
  visitSchema(joinSchemas(contract), (schema, pointer) => {
    for (const keyword of Object.keys(schema)) {
      used.add(keyword);
      const ignored =
        isWritten || annotations === "ignore" ? undefined : ignoredReason(keyword, schema, draft);
      const reason = isMeant(keyword) ? refusedReason(keyword) : keywordReason(keyword, schema, draft);
      const slip = slipIn(keyword, schema[keyword], draft);
      if (slip !== undefined) refuse(keyword, source, pointer, slip);
      if (reason !== undefined || ignored !== undefined)
        refuse(keyword, source, pointer, reason ?? ignored ?? "");
    }
    isLoose ||= "if" in schema && !("then" in schema && "else" in schema);
  });
  for (const [keyword, others] of misjudged) {
    const other = others.find((one) => (one === "if" ? isLoose : used.has(one)));
    if (used.has(keyword) && other !== undefined)
      refuse(keyword, source, "", `Ajv misjudges it beside "${other}"`);
  }
  checkReferences(contract);
  pickFlag(contract);
}

function joinSchemas({ main, definitions, definitionsKeyword }: Contract): Schema {
  return { ...main.schema, [definitionsKeyword]: definitions };
}

/** Rejects references that leave the document: nothing is fetched. If a part has an address, Ajv resolves them. */
function checkReferences(contract: Contract): void {
  const whole = joinSchemas(contract);
  if (hasAddresses(whole)) return;
  visitSchema(whole, ({ $ref }, pointer) => {
    // Ajv knows the schemas of the drafts.
    if (typeof $ref === "string" && !$ref.startsWith("#") && nameDraft($ref) === undefined)
      refuse("$ref", contract.source, pointer, `"${$ref}" is in another document, and nothing is fetched`);
  });
}

/** Checks whether a part of a document has its own address. */
function hasAddresses(schema: Schema): boolean {
  let found = false;
  visitSchema(schema, ({ $id }) => {
    found ||= typeof $id === "string";
  });
  return found;
}

/**
 * Picks the flag that compiles all patterns of a contract: `u`, as Ajv uses it, else none, as in editors.
 *
 * @throws Error that names the first pattern that is invalid, or that conflicts with the flag of another.
 */
export function pickFlag(contract: Contract): "u" | "" {
  const found: (readonly [keyword: string, text: string, pointer: string])[] = [];
  visitSchema(joinSchemas(contract), ({ pattern, patternProperties }, pointer) => {
    if (typeof pattern === "string") found.push(["pattern", pattern, pointer]);
    for (const key of Object.keys(patternProperties ?? {})) found.push(["patternProperties", key, pointer]);
  });
  const fault = (text: string, flag: string): string | undefined => {
    try {
      new RegExp(text, flag);
      return undefined;
    } catch (error) {
      return readErrorDetails(error).message;
    }
  };
  const strange = found.find(([, text]) => fault(text, "u") !== undefined);
  if (strange === undefined) return "u";
  const [keyword, text, pointer] = found.find((one) => fault(one[1], "") !== undefined) ?? strange;
  const needsFlag = found.some(([, other]) => /\\[pPu]\{/.test(other));
  const reason = fault(text, "") ?? (needsFlag ? fault(text, "u") : undefined);
  if (reason !== undefined) refuse(keyword, contract.source, pointer, reason);
  return "";
}

/** Names the draft of a `$schema`; without a number it is the newest of its time, draft-07. */
export function nameDraft(dialect: string): "draft-07" | "2020-12" | undefined {
  if (/^https?:\/\/json-schema\.org\/(draft-07\/)?schema#?$/.test(dialect)) return "draft-07";
  return /^https:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test(dialect) ? "2020-12" : undefined;
}

/** Checks whether only Ajv can follow the references and names of a document, because they are not JSON Pointers. */
export function isWhole(contract: Contract): boolean {
  let found = false;
  const whole = joinSchemas(contract);
  visitSchema(whole, (schema) => {
    found ||= typeof schema.$id === "string" || typeof schema.$anchor === "string";
  });
  return found || listRefs(whole).some((ref) => stepsIn(ref) === undefined);
}

/** Pairs that Ajv judges wrongly, found by the public test suite; `if` counts when it lacks one of its branches. */
const misjudged: readonly (readonly [string, readonly string[]])[] = [
  ["unevaluatedItems", ["contains", "items", "if"]],
  ["unevaluatedProperties", ["if"]],
];

type Draft = "draft-07" | "2020-12" | undefined;

function refusedReason(keyword: string): string | undefined {
  return knownKeyword(keyword)?.taken === "refused" ? "the pipeline has no reading of it" : undefined;
}

function keywordReason(keyword: string, schema: Schema, draft: Draft): string | undefined {
  if (keyword.startsWith("x-")) return undefined;
  const known = knownKeyword(keyword);
  if (known === undefined) return "no draft has such a keyword";
  if (isForeign(known, draft)) return `${draft} has no such keyword`;
  if (keyword === "$id" && schema.$ref !== undefined && draft === "draft-07")
    return 'draft-07 ignores it beside "$ref"';
  return refusedReason(keyword);
}

/** Says why a draft, or Ajv, does not take the value of a keyword; values that no draft takes are rejected before. */
function slipIn(keyword: string, value: unknown, draft: Draft): string | undefined {
  if (/^exclusiveM/.test(keyword) && typeof value === "boolean")
    return `${draft} has a number there, the bound itself`;
  return keyword === "items" && Array.isArray(value) && draft === "2020-12"
    ? '2020-12 has "prefixItems" for a list of schemas'
    : undefined;
}

/** Says why a draft, or Ajv, would silently ignore a keyword. */
function ignoredReason(keyword: string, schema: Schema, draft: Draft): string | undefined {
  if (schema.$ref !== undefined && draft === "draft-07" && keyword !== "$ref" && doesAssert(keyword))
    return 'draft-07 ignores it beside "$ref"';
  if (keyword === "format" && !isKnownFormat(schema)) return `nothing checks the format "${schema.format}"`;
  return undefined;
}

/** Removes what a draft ignores, so that every validator reads the schema as the draft does. */
export function withoutIgnored(schema: Schema, dialect: string): Schema {
  const draft = nameDraft(dialect);
  return mapSchema(schema, (node) => {
    const isAlone = node.$ref !== undefined && draft === "draft-07";
    // Some editors write the place of a schema as its name.
    const isNameless = typeof node.$id === "string" && /^#(\/|$)/.test(node.$id);
    const isIgnored = (key: string): boolean =>
      (isAlone && key !== "$ref" && doesAssert(key)) ||
      (isNameless && key === "$id") ||
      key === "id" ||
      isForeign(knownKeyword(key), draft);
    return omit(node, ...Object.keys(node).filter(isIgnored));
  });
}

/** Checks whether a keyword asserts something in another draft only. */
function isForeign(known: Keyword | undefined, draft: Draft): boolean {
  return known?.only !== undefined && known.only !== draft && known.taken !== "annotation";
}

function refuse(keyword: string, source: string, pointer: string, reason: string): never {
  throw new Error(`cannot take "${keyword}" at ${source}#${pointer}: ${reason}`);
}

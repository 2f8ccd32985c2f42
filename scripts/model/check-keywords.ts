import { fullFormats } from "ajv-formats/dist/formats.js";
import type { Contract } from "../contracts.ts";
import { refsOf, type Schema, stepsIn, visitSchema } from "../schema.ts";
import { keywords } from "./keywords.ts";

/**
 * Refuses what the pipeline cannot take: unknown keywords, formats and dialects, what a draft ignores, and combinations
 * that Ajv is known to judge wrongly. A schema that is read as it is written may hold what its draft ignores.
 *
 * @throws Error that names keyword, file, place and reason.
 */
export function checkKeywords(contract: Contract, isWritten = false): void {
  const { source, dialect, definitions, definitionsKeyword, main } = contract;
  const draft = draftOf(dialect);
  if (draft === undefined) refuse("$schema", source, "", `"${dialect}" is neither draft-07 nor 2020-12`);
  const whole = { ...main.schema, [definitionsKeyword]: definitions };
  const used = new Set<string>();
  let isLoose = false;
  visitSchema(whole, (schema, pointer) => {
    for (const keyword of Object.keys(schema)) {
      used.add(keyword);
      const ignored = isWritten ? undefined : ignoredReason(keyword, schema, draft);
      const reason = keywordReason(keyword, schema, draft) ?? ignored;
      if (reason !== undefined) refuse(keyword, source, pointer, reason);
    }
    isLoose ||= "if" in schema && !("then" in schema && "else" in schema);
  });
  for (const [keyword, others] of misjudged) {
    const other = others.find((one) => (one === "if" ? isLoose : used.has(one)));
    if (used.has(keyword) && other !== undefined)
      refuse(keyword, source, "", `Ajv misjudges it beside "${other}"`);
  }
}

/** Names the draft that a `$schema` is of. */
export function draftOf(dialect: string): "draft-07" | "2020-12" | undefined {
  if (/^https?:\/\/json-schema\.org\/draft-07\/schema#?$/.test(dialect)) return "draft-07";
  return /^https:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/.test(dialect) ? "2020-12" : undefined;
}

/** Tells whether only Ajv can follow the references and names of a document: those that are no JSON Pointers. */
export function isWhole({ main, definitions, definitionsKeyword }: Contract): boolean {
  let found = false;
  const whole = { ...main.schema, [definitionsKeyword]: definitions };
  visitSchema(whole, (schema) => {
    found ||= typeof schema.$id === "string" || typeof schema.$anchor === "string";
  });
  return found || refsOf(whole).some((ref) => stepsIn(ref) === undefined);
}

/** Pairs that Ajv judges wrongly, found by the public test suite; `if` is meant without both of its branches. */
const misjudged: readonly (readonly [string, readonly string[]])[] = [
  ["unevaluatedItems", ["contains", "items", "if"]],
  ["unevaluatedProperties", ["if"]],
];

function keywordReason(
  keyword: string,
  schema: Schema,
  draft: "draft-07" | "2020-12" | undefined,
): string | undefined {
  if (keyword.startsWith("x-")) return undefined;
  const known = Object.hasOwn(keywords, keyword) ? keywords[keyword] : undefined;
  if (known === undefined) return "no draft has such a keyword";
  if (known.only !== undefined && known.only !== draft) return `${draft} has no such keyword`;
  if (known.taken === "refused") return "the pipeline has no reading of it";
  if (keyword === "$id" && schema.$ref !== undefined && draft === "draft-07")
    return 'draft-07 ignores it beside "$ref"';
  return undefined;
}

/** Says why a draft, or Ajv, would pass over a keyword in silence. */
function ignoredReason(
  keyword: string,
  schema: Schema,
  draft: "draft-07" | "2020-12" | undefined,
): string | undefined {
  const isAssertion = keywords[keyword]?.taken !== "annotation" && !keyword.startsWith("x-");
  if (schema.$ref !== undefined && draft === "draft-07" && keyword !== "$ref" && isAssertion)
    return 'draft-07 ignores it beside "$ref"';
  if (keyword === "format" && !Object.hasOwn(fullFormats, String(schema.format)))
    return `nothing checks the format "${schema.format}"`;
  return undefined;
}

function refuse(keyword: string, source: string, pointer: string, reason: string): never {
  throw new Error(`cannot take "${keyword}" at ${source}#${pointer}: ${reason}`);
}

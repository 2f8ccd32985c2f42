import type { EditionFacts } from "#generated/facts/facts.d.ts";
import type { Entry } from "../page.ts";

/** The parts of an OpenAPI document that the reference page works on. */
interface OpenApi {
  readonly webhooks?: Readonly<Record<string, PathItem>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
}

/** The OpenAPI document of an edition. */
export interface OpenApiEdition {
  readonly edition: EditionFacts;
  readonly openapi: OpenApi;
}

interface PathItem {
  readonly post?: Operation;
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: {
    readonly content?: Readonly<Record<string, { examples?: Record<string, unknown> }>>;
  };
}

/** Schemas deeper than any contract are left unchanged. */
type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * Prepares the document for reading: the full example of an event comes first, explanations of the project are in
 * brackets, and the bounds of integers that JavaScript represents exactly are not repeated each time. The
 * published file keeps them.
 */
export function toReadable(openapi: OpenApi): OpenApi {
  // The document was read from JSON, so it has only such values.
  const plain = makePlain(openapi as unknown as Json) as unknown as OpenApi;
  for (const { post } of Object.values(plain.webhooks ?? {})) {
    for (const media of Object.values(post?.requestBody?.content ?? {})) {
      if (media.examples !== undefined) media.examples = fullFirst(media.examples);
    }
  }
  return plain;
}

/** Puts the longest example first, since it shows most. */
function fullFirst(examples: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const size = ([, example]: readonly [string, unknown]): number => JSON.stringify(example).length;
  return Object.fromEntries(Object.entries(examples).sort((a, b) => size(b) - size(a)));
}

function makePlain(value: Json): Json {
  if (typeof value === "string") return value.replace(/\. Explanation: (.*)\.$/s, " ($1).");
  if (Array.isArray(value)) return value.map(makePlain);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const isInteger = "type" in value && value.type === "integer";
  return Object.fromEntries(
    entries
      .filter(([name, one]) => !(isInteger && isUsualBound(name, one)))
      .map(([name, one]) => [name, makePlain(one)]),
  );
}

function isUsualBound(name: string, value: Json): boolean {
  if (name === "format") return value === "int64";
  return (
    (name === "minimum" && value === Number.MIN_SAFE_INTEGER) ||
    (name === "maximum" && value === Number.MAX_SAFE_INTEGER)
  );
}

/** Lists what the search finds on the reference page, by the anchors of the renderer. */
export function referenceEntries({ webhooks = {}, components = {} }: OpenApi): readonly Entry[] {
  const operations = Object.entries(webhooks).map(([name, { post }]) => ({
    kind: "operation",
    title: name,
    text: post?.summary ?? post?.description ?? "",
    anchor: `api-1/tag/deliveries/webhook/POST/${name.replace(":", "")}`,
  }));
  const models = Object.keys(components.schemas ?? {}).map((name) => ({
    kind: "schema",
    title: name,
    text: "",
    anchor: `api-1/model/${name.toLowerCase()}`,
  }));
  return [...operations, ...models];
}

import { type Envelope, envelope } from "#src/model/contract.ts";
import { listRefs, mapSchema, mapValues, omit, refName, type Schema } from "#src/model/schema.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { CompiledSpec } from "./compile-spec.ts";
import type { OpenApiDocument, PathItem } from "./openapi-document.ts";

/** A sample document, named after its file without its extension. */
export interface Sample {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/**
 * Finishes the compiled documents of an edition: adds the samples as examples, and makes two keywords portable.
 *
 * @throws Error that lists everything that is missing for an event, with the files to edit.
 */
export function finishOpenApi(
  { platform, receiver }: CompiledSpec,
  samples: readonly Sample[],
): CompiledSpec {
  checkEvents(platform, samples);
  const webhooks = mapValues(platform.webhooks ?? {}, (item, event) =>
    addTag(addExamples(item, samplesOf(event, samples)), nameTag(event)),
  );
  const events = Object.keys(webhooks);
  const all = events.flatMap((event) => samplesOf(event, samples));
  return {
    platform: writePlain({
      ...platform,
      webhooks,
      // The operation on webhooks keeps its declared tag; deliveries get a tag per resource.
      tags: [...platform.tags.filter(({ name }) => name === "Webhooks"), ...listTags(events)],
    }),
    receiver: writePlain({ ...receiver, paths: mapValues(receiver.paths, (item) => addExamples(item, all)) }),
  };
}

/**
 * Names the tag of an event after its resource: `update:task` belongs to `Tasks`. Generators write one file per tag, so
 * a ping gets a different tag than the platform's operations.
 */
function nameTag(event: string): string {
  const [, resource = "ping"] = /^[^:]+:([a-z]+)/.exec(event) ?? [];
  return `${resource.charAt(0).toUpperCase()}${resource.slice(1)}s`;
}

function addTag(item: PathItem, tag: string): PathItem {
  return mapValues(item, (operation) => ({ ...operation, tags: [tag] }));
}

function listTags(events: readonly string[]): OpenApiDocument["tags"] {
  const names = new Set(events.map(nameTag));
  return [...names].map((name) => ({ name, description: `Deliveries about ${name.toLowerCase()}.` }));
}

function samplesOf(event: string, samples: readonly Sample[]): Sample[] {
  return samples.filter(({ value }) => value[envelope.tag] === event);
}

function addExamples(item: PathItem, samples: readonly Sample[]): PathItem {
  const examples = Object.fromEntries(samples.map(({ name, value }) => [name, { value }]));
  return mapValues(item, (operation) => {
    const { requestBody } = operation;
    if (requestBody === undefined) return operation;
    const content = mapValues(requestBody.content, (media) => ({ ...media, examples }));
    return { ...operation, requestBody: { ...requestBody, content } };
  });
}

/** Rewrites open objects, maps and single literals so that every tool understands them. */
function writePlain(document: OpenApiDocument): OpenApiDocument {
  const { openapi, info, servers, tags, paths, components, ...rest } = document;
  const schemas = mapValues(components.schemas, (schema) =>
    mapSchema(schema, (node) => {
      const { unevaluatedProperties: values } = node;
      if (values !== undefined) {
        const isOpen = Object.keys(values).length === 0;
        return { ...omit(node, "unevaluatedProperties"), additionalProperties: isOpen || values };
      }
      return node.enum?.length === 1 ? { ...omit(node, "enum"), const: node.enum[0] } : node;
    }),
  );
  return { openapi, info, servers, tags, paths, ...rest, components: { ...components, schemas } };
}

/** Lists the envelopes in the order of the union. */
export function listEnvelopes(schemas: OpenApiDocument["components"]["schemas"]): Envelope[] {
  const { discriminator } = assertDefined(schemas[envelope.root], envelope.root);
  const { mapping } = discriminator as { mapping: Record<string, string> };
  return Object.entries(mapping).map(([event, ref]) => ({ event, type: refName(ref) }));
}

/** Checks that every envelope is in the union, and that every event has a sample. */
function checkEvents({ components: { schemas } }: OpenApiDocument, samples: readonly Sample[]): void {
  const listed = listEnvelopes(schemas);
  const missing = [
    ...findEnvelopes(schemas)
      .filter((type) => !listed.some((one) => one.type === type))
      .map((type) => `spec/events/delivery.tsp: ${type} among the variants of ${envelope.root}`),
    ...listed
      .filter(({ event }) => samplesOf(event, samples).length === 0)
      .map(({ event }) => `conformance/samples/: a sample of "${event}"`),
  ];
  if (missing.length > 0)
    throw new Error(`cannot finish OpenAPI; missing:
  ${missing.join("\n  ")}`);
}

/** Lists the types that have a constant tag and are only referenced by the union. */
function findEnvelopes(schemas: Readonly<Record<string, Schema>>): string[] {
  const { [envelope.root]: _, ...others } = schemas;
  const nested = new Set(listRefs(others).map(refName));
  return Object.entries(others).flatMap(([type, { properties = {} }]) => {
    const tag = properties[envelope.tag];
    const isConstant = tag?.const !== undefined || tag?.enum?.length === 1;
    return isConstant && !nested.has(type) ? [type] : [];
  });
}

import { type Envelope, envelope } from "#src/model/contract.ts";
import { listRefs, mapValues, omit, refName, type Schema } from "#src/model/schema.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { itemAt } from "#src/util/item-at.ts";
import type { OpenApiDocument, PathItem } from "./openapi-document.ts";

/** An event, and the operation that receives it. */
interface Delivery extends Envelope {
  readonly item: PathItem;
}

/** A sample document, by the name of its file without extension. */
export interface Sample {
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
}

type Schemas = OpenApiDocument["components"]["schemas"];

/** Extension of the TypeSpec operation that receives any delivery. */
const mark = "x-webhook";
/** Schema of the names that a webhook can subscribe to. */
const subscription = "EventName";
const schemaAt = "#/components/schemas/";

/** Checks whether a path has the one operation that receives any delivery. */
export function isDelivery(item: PathItem): boolean {
  return Object.values(item).some((one) => one[mark] !== undefined);
}

/**
 * Splits the one operation that receives any delivery into an operation for each envelope: in the order of the
 * subscriptions, then those without one.
 */
export function listDeliveries({ paths, components: { schemas } }: OpenApiDocument): Delivery[] {
  const names = schemas[subscription]?.enum ?? [];
  const rank = ({ event }: Delivery): number =>
    (names.indexOf(event) + names.length + 1) % (names.length + 1);
  const found = assertDefined(Object.values(paths).find(isDelivery), `an operation with ${mark}`);
  const [method, any] = itemAt(Object.entries(found), 0);
  const body = any.requestBody as { content: Readonly<Record<string, object>> };
  const deliveries = findEnvelopes(schemas).map(({ event, type, description }) => {
    const schema = { $ref: schemaAt + type };
    const operation = {
      operationId: `${any.operationId}${type.replace(/Event$/, "")}`,
      summary: event,
      description,
      ...omit(any, mark, "operationId", "description"),
      requestBody: { ...body, content: mapValues(body.content, (media) => ({ ...media, schema })) },
    };
    return { event, type, item: { [method]: operation } };
  });
  return deliveries.toSorted((a, b) => rank(a) - rank(b));
}

/** Lists the records with a constant tag; a record within another is not an envelope, even with such a property. */
function findEnvelopes(schemas: Schemas): (Envelope & { description: unknown })[] {
  const { [envelope.root]: _, ...others } = schemas;
  const nested = new Set(listRefs(others).map(refName));
  return Object.entries(others).flatMap(([type, { properties = {}, description }]) => {
    const event = properties[envelope.tag]?.const ?? properties[envelope.tag]?.enum?.[0];
    return typeof event === "string" && !nested.has(type) ? [{ event, type, description }] : [];
  });
}

/** Makes the root of the contract the union of its envelopes. */
export function addUnion(schemas: Schemas, deliveries: readonly Delivery[]): Schemas {
  const refs = deliveries.map(({ event, type }) => [event, schemaAt + type] as const);
  const { properties: _, description, ...rest } = assertDefined(schemas[envelope.root], envelope.root);
  const union: Schema = {
    ...rest,
    oneOf: refs.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: envelope.tag, mapping: Object.fromEntries(refs) },
    description,
  };
  return { ...schemas, [envelope.root]: union };
}

/** Lists the envelopes of the union in its order. */
export function listEnvelopes(schemas: Schemas): Envelope[] {
  const { discriminator } = assertDefined(schemas[envelope.root], envelope.root);
  const { mapping } = discriminator as { mapping: Record<string, string> };
  return Object.entries(mapping).map(([event, ref]) => ({ event, type: refName(ref) }));
}

/**
 * Checks that every event has its envelope, its subscription and a sample.
 *
 * @throws Error with everything that is missing, each with the file to edit.
 */
export function checkEvents(
  schemas: Schemas,
  deliveries: readonly Delivery[],
  samples: readonly Sample[],
): void {
  const names = assertDefined(schemas[subscription]?.enum, subscription);
  const events = deliveries.map(({ event }) => event);
  const isOnRequest = (event: string): boolean => envelope.onRequest.some((one) => one === event);
  const missing = [
    ...events
      .filter((event) => !isOnRequest(event) && !names.includes(event))
      .map((event) => `spec/resources/webhook.tsp: "${event}" among the values of ${subscription}`),
    ...names
      .filter((name) => !events.includes(String(name)))
      .map((name) => `spec/events/: an envelope of "${name}", a value of ${subscription}`),
    ...events
      .filter((event) => !samples.some(({ value }) => value[envelope.tag] === event))
      .map((event) => `conformance/samples/: a sample of "${event}"`),
  ];
  if (missing.length > 0)
    throw new Error(`cannot finish OpenAPI: something is missing\n  ${missing.join("\n  ")}`);
}

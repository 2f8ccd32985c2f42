import type { EnvelopeSettings } from "./contracts.ts";
import type { OpenApiDocument, PathItem } from "./openapi-document.ts";
import { mapValues, omit, refName, refsOf, type Schema } from "./schema.ts";
import type { Sample } from "./sources.ts";

/** An operation of the source that is a delivery. */
interface Delivery {
  readonly event: string;
  /** Name of its envelope's schema. */
  readonly type: string;
  readonly item: PathItem;
}

type Schemas = OpenApiDocument["components"]["schemas"];

/** Lists the deliveries among the paths of a document: in the order of the subscriptions, then those without one. */
export function deliveriesIn(
  { paths, components }: OpenApiDocument,
  { operation, subscription = "" }: EnvelopeSettings,
): Delivery[] {
  const names = components.schemas[subscription]?.enum ?? [];
  const rank = ({ event }: Delivery): number =>
    (names.indexOf(event) + names.length + 1) % (names.length + 1);
  const found = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((one) => {
      const event = one[operation];
      if (typeof event !== "string") return [];
      const plain = mapValues(item, (method) => omit(method, operation));
      return [{ event, type: typeOfBody(one), item: plain }];
    }),
  );
  return found.toSorted((a, b) => rank(a) - rank(b));
}

function typeOfBody({ requestBody }: Schema): string {
  const [, $ref = ""] = /"\$ref":"([^"]+)"/.exec(JSON.stringify(requestBody ?? {})) ?? [];
  return refName($ref);
}

/** Makes the root of a contract the union of the envelopes that its operations receive, unless the source wrote it. */
export function withUnion(
  schemas: Schemas,
  deliveries: readonly Delivery[],
  settings: EnvelopeSettings,
): Schemas {
  const root = schemas[settings.root];
  if (root === undefined || root.discriminator !== undefined) return schemas;
  const refs = deliveries.map(({ event, type }) => [event, `#/components/schemas/${type}`] as const);
  const { description, ...rest } = root;
  const union: Schema = {
    ...omit(rest, "properties"),
    oneOf: refs.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName: settings.tag, mapping: Object.fromEntries(refs) },
    ...(typeof description === "string" && { description }),
  };
  return { ...schemas, [settings.root]: union };
}

/** Lists the events of the union of envelopes in its order, with the names of their types. */
export function eventsOf(
  schemas: Schemas,
  { root, tag }: EnvelopeSettings,
): { event: string; type: string }[] {
  type Discriminator = { propertyName: string; mapping: Record<string, string> };
  const discriminator = schemas[root]?.discriminator as Discriminator | undefined;
  if (discriminator?.propertyName !== tag)
    throw new Error(`cannot read OpenAPI: "${root}" has no discriminator "${tag}"`);
  return Object.entries(discriminator.mapping).map(([event, ref]) => ({ event, type: refName(ref) }));
}

/** What is looked at to see whether an event is complete. */
export interface Completeness {
  readonly schemas: Schemas;
  readonly deliveries: readonly Delivery[];
  readonly samples?: readonly Sample[] | undefined;
}

/**
 * Checks that every event has its envelope, its operation, its subscription and a sample.
 *
 * @throws Error with everything that is missing, each with the file to edit.
 */
export function checkEvents(all: Completeness, settings: EnvelopeSettings): void {
  const missing = [
    ...envelopesIn(all, settings),
    ...subscriptionsIn(all, settings),
    ...samplesIn(all, settings),
  ];
  if (missing.length === 0) return;
  const count = missing.length === 1 ? "one thing is" : `${missing.length} things are`;
  throw new Error(
    `cannot finish OpenAPI: ${count} missing\n${missing.map((line) => `  ${line}\n`).join("")}`.trim(),
  );
}

/** Compares the envelopes with the operations that receive them. */
function envelopesIn(
  { schemas, deliveries }: Completeness,
  { root, tag, files }: EnvelopeSettings,
): string[] {
  // A record within another is no envelope, whatever its members are called.
  const others = Object.entries(schemas).filter(([type]) => type !== root);
  const nested = new Set(others.flatMap(([, schema]) => refsOf(schema)).map(refName));
  const tagged = Object.entries(schemas).flatMap(([type, { properties = {} }]) => {
    const event = properties[tag]?.const ?? properties[tag]?.enum?.[0];
    return typeof event === "string" ? [{ event, type }] : [];
  });
  const idle = tagged.filter(
    ({ event, type }) => !nested.has(type) && !deliveries.some((one) => one.event === event),
  );
  const empty = deliveries.filter(
    ({ event, type }) => !tagged.some((one) => one.event === event && one.type === type),
  );
  return [
    ...idle.map(
      ({ event, type }) => `${files.operations}: an operation that receives "${event}", the ${type}`,
    ),
    ...empty.map(
      ({ event, type }) => `${files.envelopes}: an envelope of "${event}", which its operation calls ${type}`,
    ),
  ];
}

/** Compares the events with the names that a webhook can subscribe to. */
function subscriptionsIn(
  { schemas, deliveries }: Completeness,
  { subscription, files }: EnvelopeSettings,
): string[] {
  const names = schemas[subscription ?? ""]?.enum;
  if (names === undefined) return [];
  const events = deliveries.map(({ event }) => event).filter((event) => event.includes(":"));
  return [
    ...events
      .filter((event) => !names.includes(event))
      .map((event) => `${files.subscription}: "${event}" among the values of ${subscription}`),
    ...names
      .filter((name) => !events.includes(String(name)))
      .map((name) => `${files.operations}: an operation that receives "${name}", a value of ${subscription}`),
  ];
}

function samplesIn({ deliveries, samples }: Completeness, { tag, files }: EnvelopeSettings): string[] {
  if (samples === undefined) return [];
  return deliveries
    .filter(({ event }) => !samples.some(({ value }) => value[tag] === event))
    .map(({ event }) => `${files.samples}: a sample of "${event}"`);
}

import type { Contract, EnvelopeSettings, MarkedEnvelopes, Root } from "#src/model/contract.ts";
import { listRefs, mapValues, omit, refName, type Schema } from "#src/model/schema.ts";
import type { Sample } from "../sources/sources.ts";
import type { OpenApiDocument, PathItem } from "./openapi-document.ts";

/** An event, and the operation that receives it. */
interface Delivery {
  readonly event: string;
  /** Name of its envelope's schema. */
  readonly type: string;
  readonly item: PathItem;
}

type Schemas = OpenApiDocument["components"]["schemas"];

/**
 * Splits the one operation that receives any delivery into an operation for each envelope: in the order of the subscriptions,
 * then those without one.
 */
export function deliveriesIn(
  { paths, components }: Pick<OpenApiDocument, "paths" | "components">,
  settings: MarkedEnvelopes,
): Delivery[] {
  const { operation, subscription = "" } = settings;
  const names = components.schemas[subscription]?.enum ?? [];
  const rank = ({ event }: Delivery): number =>
    (names.indexOf(event) + names.length + 1) % (names.length + 1);
  const [found, ...others] = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([, one]) => one[operation] !== undefined)
      .map(([method, any]) => ({ path, method, any })),
  );
  if (found === undefined) throw new Error(`cannot read OpenAPI: no operation has "${operation}"`);
  const { method, any } = found;
  if (others.length > 0) {
    const places = [found, ...others].map((one) => `${one.method.toUpperCase()} ${one.path}`);
    throw new Error(
      `cannot read OpenAPI: "${operation}" marks one operation, but stands at ${places.join(" and ")}`,
    );
  }
  const deliveries = envelopesIn(components.schemas, settings).map(({ event, type, description }) => ({
    event,
    type,
    item: {
      [method]: {
        operationId: `${any.operationId}${type.replace(/Event$/, "")}`,
        summary: event,
        description,
        ...omit(any, operation, "operationId", "description"),
        requestBody: withSchema(any.requestBody as RequestBody, type),
      },
    },
  }));
  return deliveries.toSorted((a, b) => rank(a) - rank(b));
}

type RequestBody = { readonly content: Readonly<Record<string, object>> };

function withSchema(body: RequestBody, type: string): RequestBody {
  const schema = { $ref: `#/components/schemas/${type}` };
  return { ...body, content: mapValues(body.content, (media) => ({ ...media, schema })) };
}

/** Lists the records with a constant tag; a record within another is no envelope, even with such a member. */
function envelopesIn(
  schemas: Schemas,
  { root, tag }: MarkedEnvelopes,
): { event: string; type: string; description: unknown }[] {
  const others = Object.entries(schemas).filter(([type]) => type !== root);
  const nested = new Set(others.flatMap(([, schema]) => listRefs(schema)).map(refName));
  return others.flatMap(([type, { properties = {}, description }]) => {
    const event = properties[tag]?.const ?? properties[tag]?.enum?.[0];
    return typeof event === "string" && !nested.has(type) ? [{ event, type, description }] : [];
  });
}

/** Makes the root of a contract the union of its envelopes, unless the source wrote it. */
export function withUnion(
  schemas: Schemas,
  deliveries: readonly Delivery[],
  settings: MarkedEnvelopes,
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

/** Lists the events of the union of envelopes in its order, with the names of their schemas. */
export function listEvents(
  schemas: Schemas,
  { root, tag }: EnvelopeSettings,
): { event: string; type: string }[] {
  type Discriminator = { propertyName?: string; mapping: Record<string, string> };
  const { discriminator, "x-events": events } = schemas[root] ?? {};
  const { propertyName, mapping } = (discriminator ?? { mapping: events }) as Discriminator;
  if (mapping === undefined || (events === undefined && propertyName !== tag))
    throw new Error(`cannot read OpenAPI: "${root}" has no discriminator "${tag}"`);
  return Object.entries(mapping).map(([event, ref]) => ({ event, type: refName(ref) }));
}

/** Input of the check of the events. */
interface Completeness {
  readonly schemas: Schemas;
  readonly deliveries: readonly Delivery[];
  readonly samples?: readonly Sample[] | undefined;
}

/**
 * Checks that every event has its envelope, its subscription and a sample.
 *
 * @throws Error with everything that is missing, each with the file to edit.
 */
export function checkEvents(all: Completeness, settings: MarkedEnvelopes): void {
  const missing = [...subscriptionsIn(all, settings), ...samplesIn(all, settings)];
  if (missing.length === 0) return;
  const count = missing.length === 1 ? "one thing is" : `${missing.length} things are`;
  throw new Error(
    `cannot finish OpenAPI: ${count} missing\n${missing.map((line) => `  ${line}\n`).join("")}`.trim(),
  );
}

/** Compares the events with the names that a webhook can subscribe to. */
function subscriptionsIn(
  { schemas, deliveries }: Completeness,
  { subscription, files, onRequest = [] }: MarkedEnvelopes,
): string[] {
  const names = schemas[subscription ?? ""]?.enum;
  if (names === undefined) return [];
  const events = deliveries.map(({ event }) => event).filter((event) => !onRequest.includes(event));
  return [
    ...events
      .filter((event) => !names.includes(event))
      .map((event) => `${files.subscription}: "${event}" among the values of ${subscription}`),
    ...names
      .filter((name) => !events.includes(String(name)))
      .map((name) => `${files.envelopes}: an envelope of "${name}", a value of ${subscription}`),
  ];
}

function samplesIn({ deliveries, samples }: Completeness, { tag, files }: MarkedEnvelopes): string[] {
  if (samples === undefined) return [];
  return deliveries
    .filter(({ event }) => !samples.some(({ value }) => value[tag] === event))
    .map(({ event }) => `${files.samples}: a sample of "${event}"`);
}

/** Names the member with the resource of each envelope: the first that is no tag and not in every envelope, else the first. */
export function resourcesIn({ parts, envelope }: Pick<Contract, "parts" | "envelope">): readonly string[] {
  const listMembers = ({ schema }: Root): readonly string[] =>
    Object.keys(schema.properties ?? {}).filter((member) => member !== envelope?.tag);
  const subscribed = parts.filter(({ event = "" }) => envelope?.onRequest?.includes(event) !== true);
  const shared = (member: string): boolean => subscribed.every((part) => listMembers(part).includes(member));
  return parts.map((part) => {
    const members = listMembers(part);
    return members.find((member) => !shared(member)) ?? members[0] ?? "";
  });
}

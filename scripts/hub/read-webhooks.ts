import type { Edition, EnvelopeSettings } from "#src/model/contract.ts";
import { doesAssert } from "#src/model/keywords.ts";
import { mergeRecords } from "#src/model/merge-records.ts";
import { mapValues, omit, refName, type Schema } from "#src/model/schema.ts";
import { isRecord } from "#src/util/is-object.ts";
import { readMember } from "#src/util/read-member.ts";
import { listWebhooks, type Webhook } from "./list-webhooks.ts";
import type { OpenApiDocument, PathItem } from "./openapi-document.ts";
import { upgradeOpenApi } from "./upgrade-openapi.ts";
import { schemaNamed, schemasAt, writeUnions } from "./write-unions.ts";

type Schemas = Readonly<Record<string, Schema>>;

/**
 * Reads an OpenAPI document of another project: each of its webhooks, or else callbacks, is a delivery under the name of its
 * event, and the root of the contract is the union of all.
 *
 * @throws Error if the document lists no webhook, or two of one event.
 */
export function readWebhooks(
  { name, edition, source }: Edition,
  envelope: EnvelopeSettings,
  written: Schema,
): OpenApiDocument {
  const document = upgradeOpenApi(source, written);
  const { schemas: found = {}, ...components } = (document.components ?? {}) as { schemas?: Schemas };
  const schemas = writeUnions(found);
  const named = schemas[envelope.root];
  if (named !== undefined && branchesIn(named, schemas)[0] === named)
    throw new Error(
      `cannot read ${source}: it has a schema "${envelope.root}", so the root of envelope needs another name`,
    );
  const { events, refs, own } = readEvents(document, { schemas, envelope, source });
  const root: Schema = {
    description: "Body of any delivery.",
    anyOf: [...refs.values()].map(($ref) => ({ $ref })),
    "x-events": Object.fromEntries(refs),
  };
  const webhooks = mapValues(Object.fromEntries(events), ({ method, carry }, event) => ({
    [method]: carry({ $ref: refs.get(event) ?? "" }),
  }));
  return {
    servers: [],
    tags: [],
    paths: {},
    ...document,
    openapi: String(document.openapi),
    info: isRecord(document.info) ? document.info : { title: name, version: edition },
    webhooks: withUniqueNames(webhooks, document),
    components: {
      ...components,
      schemas: { ...mergeRecords({ ...schemas, ...own }), [envelope.root]: root },
    },
  };
}

/**
 * Removes the names of operations that stand in several places: that of a callback or of a shared path item is also
 * where it was read, and events of one webhook have the same.
 */
function withUniqueNames(
  webhooks: Readonly<Record<string, PathItem>>,
  document: Schema,
): Record<string, PathItem> {
  const text = JSON.stringify([omit(document, "webhooks"), webhooks]);
  const names = [...text.matchAll(/"operationId":("(?:[^"\\]|\\.)*")/g)].map(([, name]) => name);
  const twice = new Set(names.filter((name, i) => names.indexOf(name) !== i));
  const isTwice = ({ operationId }: Schema): boolean => twice.has(JSON.stringify(operationId));
  return mapValues(webhooks, (item) =>
    mapValues(item, (one) => (isTwice(one) ? omit(one, "operationId") : one)),
  );
}

/** Events by name: the webhook of each, the reference to its schema, and added schemas. */
interface Events {
  readonly events: ReadonlyMap<string, Webhook>;
  readonly refs: ReadonlyMap<string, string>;
  readonly own: Schemas;
}

function readEvents(document: Schema, naming: Naming): Events {
  const { schemas, envelope, source } = naming;
  const events = new Map<string, Webhook>();
  const listed = listWebhooks(source, document).flatMap((one) => split(one, schemas, envelope.tag));
  for (const webhook of listed) {
    const event = nameEvent(webhook, naming);
    if (events.has(event)) throw new Error(`cannot read ${source}: two webhooks are of the event "${event}"`);
    events.set(event, webhook);
  }
  const own: Record<string, Schema> = {};
  const refs = new Map<string, string>();
  for (const [event, { schema, operation }] of events) {
    const { $ref = "" } = schema;
    const isNamed = $ref.startsWith(schemasAt) && Object.keys(schema).length === 1;
    // A schema without a name, or of several events, gets a name for the event.
    const ref =
      isNamed && ![...refs.values()].includes($ref)
        ? $ref
        : `${schemasAt}${event.replaceAll(/[^\w.-]+/g, "-")}-event`;
    const name = refName(ref);
    const said = ref === $ref ? schemas[name] : schema;
    if (said !== undefined) own[name] = { ...describe(operation), ...said };
    refs.set(event, ref);
  }
  return { events, refs, own };
}

/** Returns the description of an operation, for a body without one. */
function describe({ description, summary }: Webhook["operation"]): Schema {
  const words = description ?? summary;
  return typeof words === "string" ? { description: words } : {};
}

/**
 * Finds the member of the body that names the event, if each webhook has a different text there; `name` names the
 * document in errors.
 */
export function guessTag(name: string, document: Schema): string | undefined {
  const { schemas: found = {} } = (document.components ?? {}) as { schemas?: Schemas };
  const schemas = writeUnions(found);
  const bodies = listWebhooks(name, document).flatMap(({ schema }) => branchesIn(schema, schemas));
  const members = new Set(bodies.flatMap((schema) => membersIn(schema, schemas)));
  return [...members].find((member) => {
    const values = bodies.map((schema) => constantsIn(schema, member, schemas));
    return areNames(values);
  });
}

/** Checks whether each of some bodies has one text that differs from the others. */
function areNames(values: readonly (readonly unknown[])[]): boolean {
  const isOne = values.every(([one, ...others]) => typeof one === "string" && others.length === 0);
  return isOne && new Set(values.flat()).size === values.length;
}

/** Makes a webhook of each branch of a union, if a tag identifies the branches: each is an event. */
function split(webhook: Webhook, schemas: Schemas, tag: string | undefined): Webhook[] {
  const branches = branchesIn(webhook.schema, schemas);
  if (tag === undefined || branches.length < 2) return [webhook];
  if (!areNames(branches.map((one) => constantsIn(one, tag, schemas)))) return [webhook];
  return branches.map((schema) => ({ ...webhook, schema }));
}

/** Lists the branches of a body that is only a union; any other body is its only branch. */
function branchesIn(schema: Schema, schemas: Schemas): readonly Schema[] {
  const target = targetIn(schema, schemas);
  const whole = target === undefined ? schema : { ...target, ...omit(schema, "$ref") };
  const asserted = Object.keys(whole).filter((key) => doesAssert(key) && key !== "type");
  const branches = whole.oneOf ?? whole.anyOf ?? [];
  return asserted.length === 1 && branches.length > 1 ? branches : [schema];
}

/** Finds the schema in the document that a schema refers to. */
function targetIn({ $ref }: Schema, schemas: Schemas): Schema | undefined {
  const name = schemaNamed($ref);
  return name === undefined ? undefined : schemas[name];
}

/** What names an event. */
interface Naming {
  readonly schemas: Schemas;
  readonly envelope: EnvelopeSettings;
  readonly source: string;
}

/** Names the event of a webhook: by its header, by a constant member of its body, or by both; else by its key. */
function nameEvent({ key, operation, schema }: Webhook, { schemas, envelope, source }: Naming): string {
  const { header, headerAt, tag } = envelope;
  const said = header === undefined ? undefined : findHeader(operation, header, headerAt);
  if (header !== undefined && typeof said !== "string")
    throw new Error(`cannot read ${source}: webhooks/${key} does not say what its header "${header}" says`);
  const values = tag === undefined ? [] : constantsIn(schema, tag, schemas);
  const [value, ...others] = new Set(values);
  const names = [said, others.length === 0 ? value : undefined].filter((one) => typeof one === "string");
  return names.length === 0 ? key : names.join(":");
}

/** Finds the value of a header: in the settings, else the constant of the operation's parameter. */
function findHeader(operation: Webhook["operation"], header: string, at: string | undefined): unknown {
  if (at !== undefined) return at.split("/").reduce<unknown>(readMember, operation);
  const parameters = Array.isArray(operation.parameters) ? operation.parameters : [];
  const own = parameters.find(
    (one) => String(readMember(one, "name")).toLowerCase() === header.toLowerCase(),
  );
  const schema = readMember(own, "schema");
  return readMember(schema, "const") ?? readMember(readMember(schema, "enum"), "0");
}

/** Lists the constants of a member, in every branch of a schema. */
function constantsIn(schema: Schema, member: string, schemas: Schemas): unknown[] {
  return partsIn(schema, schemas).flatMap(({ properties }) => {
    const own = properties?.[member];
    return own?.const === undefined ? (own?.enum ?? []) : [own.const];
  });
}

function membersIn(schema: Schema, schemas: Schemas): string[] {
  return partsIn(schema, schemas).flatMap(({ properties = {} }) => Object.keys(properties));
}

/** Lists a schema, its branches, and the schemas that it refers to. */
function partsIn(schema: Schema, schemas: Schemas, depth = 0): Schema[] {
  if (depth > 8) return [];
  const { anyOf = [], oneOf = [], allOf = [] } = schema;
  const target = targetIn(schema, schemas);
  const inner = [...anyOf, ...oneOf, ...allOf, ...(target === undefined ? [] : [target])];
  return [schema, ...inner.flatMap((one) => partsIn(one, schemas, depth + 1))];
}

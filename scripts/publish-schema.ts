import { type Contract, envelope, type Mode } from "#src/model/contract.ts";
import { readInMode } from "#src/model/modes.ts";
import { mapSchema, mapValues, omit, reachable, type Schema } from "#src/model/schema.ts";
import { inlineScalar } from "./simplify-schema.ts";

/** Base of the identifiers of published schemas. Its domain is reserved (RFC 2606), so they never resolve. */
const base = "https://annotation-contracts.example";

/**
 * Creates the schema of a contract for validators and editors. The event selects the envelope, so only
 * errors in that envelope are reported.
 */
export function publishSchema(contract: Contract, mode: Mode = "strict"): Schema {
  const { head, root, definitions } = publish(
    contract,
    mode,
    mode === "strict" ? "schema" : `schema.${mode}`,
  );
  if (contract.envelopes.length === 0) return { ...head, ...root, ...definitions };
  const { oneOf: _, ...rest } = root;
  const { tag } = envelope;
  const choices = contract.envelopes.map(({ event, type }) => ({
    if: { properties: { [tag]: { const: event } }, required: [tag] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { $ref: `#/${contract.definitionsKeyword}/${type}` },
  }));
  const events = contract.envelopes.map(({ event }) => event);
  return {
    ...head,
    ...rest,
    type: "object",
    required: [tag],
    properties: { [tag]: { description: "Name of the event.", enum: events } },
    allOf: choices,
    ...definitions,
  };
}

/** Creates the strict schema of a contract with events for code generators. Its root is the union of the envelopes. */
export function publishUnion(contract: Contract): Schema {
  const { head, root, definitions } = publish(contract, "strict", "schema.union", true);
  const at = `#/${contract.definitionsKeyword}/`;
  const mapping = Object.fromEntries(contract.envelopes.map(({ event, type }) => [event, at + type]));
  return { ...head, ...root, discriminator: { propertyName: envelope.tag, mapping }, ...definitions };
}

/** The three parts of a published schema. */
interface Published {
  readonly head: Schema;
  readonly root: Schema;
  readonly definitions: Schema;
}

function publish(contract: Contract, mode: Mode, file: string, isUnion = false): Published {
  const { name, edition, dialect, definitionsKeyword } = contract;
  const { main, definitions } = readInMode(contract, mode);
  const root = publishDefinition(main.schema);
  const own = mapValues(definitions, publishDefinition);
  const published = isUnion
    ? mapValues(own, (one) => mapSchema(one, (node) => inlineScalar(node, own)))
    : own;
  const described = mode === "tolerant" ? { ...root, description: describeTolerant(root.description) } : root;
  return {
    head: { $schema: dialect, $id: `${base}/${name}/${edition}/${file}.json`, title: main.type },
    root: described,
    definitions: { [definitionsKeyword]: reachable(root, published) },
  };
}

/** Adds a note to the description of a tolerant schema about what it does not assert. */
function describeTolerant(description: unknown): string {
  const own = typeof description === "string" ? `${description} ` : "";
  return `${own}Tolerant form: unknown properties are kept; formats and patterns are documented for senders, but not checked.`;
}

/** Removes keywords that only the pipeline understands. */
function publishDefinition(schema: Schema): Schema {
  return mapSchema(schema, (node) => omit(node, ...Object.keys(node).filter((key) => key.startsWith("x-"))));
}

import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { EventFacts } from "#generated/facts/facts.d.ts";
import { events } from "#generated/facts/webhook-2.3/events.js";
import { mapSchema, mapValues, omit, refName, refsOf, type Schema } from "#scripts/schema.ts";
import type { Mode } from "#src/validate/result.ts";
import {
  documentOf,
  type PayloadCase,
  readPayloadCases,
  readSamples,
  type SampleFile,
} from "../suites/cases/read-cases.ts";
import { compilePlain } from "./independent.ts";
import { modesOf } from "./is-proved.ts";
import { mutateSchema } from "./mutate-schema.ts";
import { type Definitions, definitionsOf, readPublished } from "./read-published.ts";

/** A document, and whether a schema is to accept it. */
interface Row {
  readonly value: unknown;
  readonly valid: boolean;
}

/** Prepares the verdict of a schema. */
type Compile = (schema: Schema) => (value: unknown) => boolean;

/** A mutation of the schemas of a contract, and whether some document of the suite is judged otherwise by it. */
export interface Scored {
  readonly id: string;
  readonly noticed: boolean;
}

/** Checking a mutated schema, inlining its references and optimizing its code would cost more than the verdicts. */
const quick = { validateSchema: false, inlineRefs: false, code: { optimize: false } } as const;

/** What the schemas of an edition are held against; those of the source document unless given. */
export interface Suite {
  readonly slug: string;
  readonly events: readonly Pick<EventFacts, "name" | "type">[];
  readonly samples: readonly SampleFile[];
  readonly cases: readonly PayloadCase[];
}

/** Mutates every definition of the webhook contract, and its union of envelopes. */
export function scoreWebhook(mode: Mode, suite: Suite = readDocumentSuite()): Scored[] {
  const { slug, events } = suite;
  const delivery = readPublished(`${slug}/${mode}/delivery`);
  const definitions = definitionsOf(delivery);
  const root = omit(delivery, "$id", "$defs");
  const deliveries = deliveriesOf(mode, suite);
  const compile = linker(definitions);
  const envelopes = events.map(({ name, type }) => ({
    type,
    rows: saidBy(compile({ $ref: `#/$defs/${type}` }), rowsOfEvent(deliveries, name)),
  }));
  const whole = saidBy(compile(root), deliveries);
  const ofRoot = mutateSchema(root, definitions).map(({ id, schema }) => ({
    id,
    noticed: differs(whole, compile(schema)),
  }));
  const ofDefinitions = Object.entries(definitions).flatMap(([name, definition]) => {
    const users = usersOf(name, definitions);
    const reached = envelopes.filter(({ type }) => users.has(type));
    return mutateSchema(definition, definitions).map(({ id, schema }) => ({
      id: `/$defs/${name}${id}`,
      noticed: reached.some(({ type, rows }) => {
        const own = mapValues(pick(definitions, users), (one, key) => (key === name ? schema : one));
        return differs(rows, compile({ $ref: `#/$defs/${type}`, $defs: own }));
      }),
    }));
  });
  return [...ofRoot, ...ofDefinitions];
}

/** Mutates the schema of the raster-info contract. */
export function scoreRasterInfo(mode: Mode): Scored[] {
  const schema = readPublished(`raster-info-2019/${mode}/raster-info`);
  const cases = readPayloadCases("raster-info").filter((one) => modesOf(one).includes(mode));
  const ofCases = cases.map((one) => ({ value: documentOf(one), valid: one.status === "valid" }));
  const rows = saidBy(compilePlain(schema), [...ofCases, ...(mode === "strict" ? readCorpus() : [])]);
  const ajv = new Ajv({ strictTypes: false, ...quick });
  return mutateSchema(omit(schema, "$id")).map(({ id, schema: mutated }) => ({
    id,
    noticed: differs(rows, ajv.compile(mutated) as (value: unknown) => boolean),
  }));
}

function differs(rows: readonly Row[], accepts: (value: unknown) => boolean): boolean {
  return rows.some(({ value, valid }) => accepts(value) !== valid);
}

/** Leaves out the documents that are refused for what JSON Schema cannot say (W-before). */
function saidBy(accepts: (value: unknown) => boolean, rows: readonly Row[]): Row[] {
  return rows.filter(({ value, valid }) => accepts(value) === valid);
}

/** Prepares plain Ajv so that a schema is compiled alone: definitions that it does not hold itself are compiled once. */
function linker(definitions: Definitions): Compile {
  const base = "https://definitions.example/";
  const ajv = new Ajv2020({ strictTypes: false, ...quick });
  addFormats.default(ajv);
  const link = (schema: Schema, own: Definitions): Schema =>
    mapSchema(schema, (node) =>
      node.$ref === undefined || Object.hasOwn(own, refName(node.$ref))
        ? node
        : { ...node, $ref: base + refName(node.$ref) },
    );
  for (const [name, definition] of Object.entries(definitions))
    ajv.addSchema(link(definition, {}), base + name);
  return (schema) => ajv.compile(link(schema, definitionsOf(schema))) as (value: unknown) => boolean;
}

/** Names a definition and all that refer to it, directly or not. */
function usersOf(name: string, definitions: Definitions): ReadonlySet<string> {
  const users = new Set([name]);
  for (const user of users) {
    for (const [other, definition] of Object.entries(definitions)) {
      if (refsOf(definition).some((ref) => refName(ref) === user)) users.add(other);
    }
  }
  return users;
}

function pick(definitions: Definitions, names: ReadonlySet<string>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(definitions).filter(([name]) => names.has(name)));
}

/** A delivery of the suite, with the event that it names and the one that its sample names. */
interface DeliveryRow extends Row {
  readonly named: unknown;
  readonly meant: unknown;
}

function readDocumentSuite(): Suite {
  return { slug: "webhook-2.3", events, samples: readSamples(), cases: readPayloadCases("webhook") };
}

/** Lists the samples and the deliveries of the cases. */
function deliveriesOf(mode: Mode, suite: Suite): DeliveryRow[] {
  const samples = new Map(suite.samples.map(({ name, text }) => [name, JSON.parse(text)]));
  const ofSamples = [...samples.values()].map((value) => ({
    value,
    valid: true,
    named: value.event,
    meant: value.event,
  }));
  const cases = suite.cases.filter((one) => modesOf(one).includes(mode));
  const ofCases = cases.map((one) => {
    const value = documentOf(one) as { readonly event?: unknown } | null;
    const meant = samples.get(one.sample ?? "")?.event;
    return { value, valid: one.status === "valid", named: value?.event, meant };
  });
  return [...ofSamples, ...ofCases];
}

/** Lists the deliveries of an event, those that were before a case changed their `event`, and what names none. */
function rowsOfEvent(deliveries: readonly DeliveryRow[], event: unknown): Row[] {
  return deliveries
    .filter(({ named, meant }) => named === event || meant === event || typeof named !== "string")
    .map(({ value, valid, named }) => ({ value, valid: valid && named === event }));
}

/** Reads the documents of a real program that are UTF-8 and JSON, with the verdict that the corpus states. */
function readCorpus(): Row[] {
  const folder = new URL("../corpus/raster-info/", import.meta.url);
  const [, ...lines] = readFileSync(new URL("expected.tsv", folder), "utf8").trim().split("\n");
  const rows = lines.map((line) => line.split("\t"));
  return rows
    .filter(([, , utf8, json]) => utf8 === "1" && json === "1")
    .map(([file, , , , verdict]) => ({
      value: JSON.parse(readFileSync(new URL(file!, folder), "utf8")),
      valid: verdict === "valid",
    }));
}

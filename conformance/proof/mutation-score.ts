import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { EventFacts } from "#generated/facts/facts.d.ts";
import { events } from "#generated/facts/webhook-2.3/events.js";
import { mapSchema, omit, refName, refsOf, type Schema } from "#scripts/schema.ts";
import type { Mode } from "#src/validate/result.ts";
import {
  documentOf,
  type PayloadCase,
  readPayloadCases,
  readSamples,
  type SampleFile,
} from "../suites/cases/read-case-files.ts";
import { modesOf } from "./is-proved.ts";
import { compilePlain } from "./is-valid-independently.ts";
import { mutateSchema, type SchemaMutation } from "./mutate-schema.ts";
import { type Definitions, definitionsOf, readPublished } from "./read-published.ts";

/** A document, and whether a schema is to accept it. */
interface Row {
  readonly value: unknown;
  readonly valid: boolean;
}

/** Says whether a schema accepts a value. */
type Accepts = (value: unknown) => boolean;

/** Definitions that were compiled each alone, so that one is exchanged without compiling what refers to it. */
interface Linked {
  /** Compiles a schema that refers to the definitions. */
  readonly compile: (schema: Schema) => Accepts;
  /** Asks while a definition is another. */
  readonly during: <T>(name: string, schema: Schema, ask: () => T) => T;
}

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

/** Mutates every definition of the webhook contract, and its union of envelopes; scores those that are wanted. */
export function scoreWebhook(
  mode: Mode,
  suite: Suite = readDocumentSuite(),
  isWanted: (id: string) => boolean = () => true,
): Scored[] {
  const { slug, events } = suite;
  const delivery = readPublished(`${slug}/${mode}/delivery`);
  const definitions = definitionsOf(delivery);
  const root = omit(delivery, "$id", "$defs");
  const deliveries = deliveriesOf(mode, suite);
  const { compile, during } = linkDefinitions(definitions);
  const envelopes = events.map(({ name, type }) => {
    const accepts = compile({ $ref: `#/$defs/${type}` });
    return { type, accepts, rows: saidBy(accepts, rowsOfEvent(deliveries, name)) };
  });
  const whole = saidBy(compile(root), deliveries);
  const wanted = (schema: Schema, place: string): SchemaMutation[] =>
    mutateSchema(schema, definitions)
      .map((one) => ({ ...one, id: `${place}${one.id}` }))
      .filter(({ id }) => isWanted(id));
  const ofRoot = wanted(root, "").map(({ id, schema }) => ({
    id,
    noticed: differs(whole, compile(schema)),
  }));
  const ofDefinitions = Object.entries(definitions).flatMap(([name, definition]) => {
    const users = usersOf(name, definitions);
    const reached = envelopes.filter(({ type }) => users.has(type));
    return wanted(definition, `/$defs/${name}`).map(({ id, schema }) => ({
      id,
      noticed: during(name, schema, () => reached.some(({ accepts, rows }) => differs(rows, accepts))),
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
    noticed: differs(rows, ajv.compile(mutated) as Accepts),
  }));
}

function differs(rows: readonly Row[], accepts: Accepts): boolean {
  return rows.some(({ value, valid }) => accepts(value) !== valid);
}

/** Leaves out the documents that are refused for what JSON Schema cannot say (W-before). */
function saidBy(accepts: Accepts, rows: readonly Row[]): Row[] {
  return rows.filter(({ value, valid }) => accepts(value) === valid);
}

/** Prepares plain Ajv; a reference asks whatever the definition is at the time. */
function linkDefinitions(definitions: Definitions): Linked {
  const known = new Map<string, Accepts>();
  const ajv = new Ajv2020({ strictTypes: false, ...quick });
  addFormats.default(ajv);
  ajv.addKeyword({
    keyword: "definition",
    schemaType: "string",
    errors: false,
    validate: (name: string, value: unknown) => known.get(name)!(value),
  });
  const compile = (schema: Schema): Accepts => {
    const linked = mapSchema(schema, (node) =>
      node.$ref === undefined ? node : ({ ...omit(node, "$ref"), definition: refName(node.$ref) } as Schema),
    );
    return ajv.compile(linked) as Accepts;
  };
  for (const [name, definition] of Object.entries(definitions)) known.set(name, compile(definition));
  return {
    compile,
    during: (name, schema, ask) => {
      const usual = known.get(name)!;
      known.set(name, compile(schema));
      try {
        return ask();
      } finally {
        known.set(name, usual);
      }
    },
  };
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

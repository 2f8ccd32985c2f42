import { Ajv } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { EditionFacts, EventFacts } from "#generated/internal/types.d.ts";
import { readDefinitions } from "#scripts/artefacts/suite/list-leaves.ts";
import { omit } from "#src/model/schema.ts";
import { readMember } from "#src/util/read-member.ts";
import type { Mode } from "#src/validate/result.ts";
import { deriveEditionCases } from "../../derive/derive-edition-cases.ts";
import { listModes } from "../../derive/is-proved.ts";
import { readPublished } from "../../derive/read-published.ts";
import { readEditionSamples } from "../../suites/runner/find-later-edition.ts";
import { makeDocument } from "../../suites/runner/make-document.ts";
import {
  type PayloadCase,
  readPayloadCases,
  readSamples,
  type SampleFile,
} from "../../suites/runner/read-case-files.ts";
import { type OutputFile, readOutputs } from "../../suites/runner/read-outputs.ts";
import { loadSuiteEdition } from "../../suites/sender/suite-edition.ts";
import { createUserSearch } from "./create-user-search.ts";
import { type Accepts, linkDefinitions } from "./link-definitions.ts";
import { mutateSchema } from "./mutate-schema.ts";

/** A mutation of the schemas of a contract, and the documents of the suite that are judged differently because of it. */
interface Scored {
  readonly id: string;
  /** Ids of their cases or samples: the first, or all if all were asked for. */
  readonly noticedBy: readonly string[];
}

/** What the schemas of an edition are tested with. */
interface Suite {
  readonly facts: Pick<EditionFacts, "slug">;
  /** Events, each with an envelope of its own. Default: all documents are of one type. */
  readonly events?: readonly Pick<EventFacts, "name" | "type">[];
  readonly samples?: readonly SampleFile[];
  /** Output of real programs; only strict schemas are tried with it. */
  readonly outputs?: readonly OutputFile[];
  readonly cases: readonly PayloadCase[];
}

/** Reads the documents that test an edition of either contract. */
export async function readSuite(facts: EditionFacts): Promise<Suite> {
  if (facts.name === "webhook") {
    const { events } = await loadSuiteEdition(facts);
    return facts.default
      ? { facts, events, samples: readSamples(), cases: readPayloadCases("webhook") }
      : { facts, events, samples: readEditionSamples(facts.edition), cases: deriveEditionCases(facts) };
  }
  const cases = facts.default ? readPayloadCases("raster-info") : deriveEditionCases(facts);
  return { facts, outputs: readOutputs(facts.edition), cases };
}

/**
 * Mutates the schema of an edition, and each of its definitions; scores the mutations. Default: stops at the first document
 * that notices each; `isWhole` finds all.
 */
export function scoreContract(mode: Mode, suite: Suite, isWhole = false): Scored[] {
  const schema = readPublished(`${suite.facts.slug}/${mode}`);
  const definitions = readDefinitions(schema);
  const [keyword, dialect] =
    "$defs" in schema ? (["$defs", Ajv2020] as const) : (["definitions", Ajv] as const);
  const root = omit(schema, "$id", keyword);
  const { compile, during } = linkDefinitions(definitions, dialect);
  const documents = listDocuments(mode, suite);
  const accepts = compile(root);
  const whole: Reader = { accepts, rows: saidBy(accepts, documents) };
  const envelopes = suite.events?.map(({ name, type }): Reader => {
    const own = compile({ $ref: `#/$defs/${type}` });
    return { type, accepts: own, rows: saidBy(own, rowsOfEvent(documents, name)) };
  });
  const ofRoot = mutateSchema(root, definitions).map(({ id, schema: mutated }) => ({
    id,
    noticedBy: listDiffering([{ ...whole, accepts: compile(mutated) }], isWhole),
  }));
  const findUsers = createUserSearch(definitions);
  const ofDefinitions = Object.entries(definitions).flatMap(([name, definition]) => {
    const users = findUsers(name);
    const readers = envelopes?.filter(({ type = "" }) => users.has(type)) ?? [whole];
    return mutateSchema(definition, definitions).map(({ id, schema: mutated }) => ({
      id: `/${keyword}/${name}${id}`,
      noticedBy: during(name, mutated, () => listDiffering(readers, isWhole)),
    }));
  });
  return [...ofRoot, ...ofDefinitions];
}

/** A function that accepts documents, and the documents to try. */
interface Reader {
  /** Name of its definition; absent for the whole schema. */
  readonly type?: string;
  readonly accepts: Accepts;
  readonly rows: readonly Row[];
}

/** A document, whether a schema must accept it, its event and the event of its sample. */
interface Row {
  readonly id: string;
  readonly value: unknown;
  readonly valid: boolean;
  readonly named?: unknown;
  readonly meant?: unknown;
}

/** Lists the documents that readers judge wrongly: the first, or all. */
function listDiffering(readers: readonly Reader[], isWhole: boolean): readonly string[] {
  const found: string[] = [];
  for (const { accepts, rows } of readers)
    for (const { id, value, valid } of rows) {
      if (accepts(value) === valid) continue;
      found.push(id);
      if (!isWhole) return found;
    }
  return found;
}

/** Drops the documents that are rejected for a rule that JSON Schema cannot express (W-before). */
function saidBy(accepts: Accepts, rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ value, valid }) => accepts(value) === valid);
}

/** Lists the samples, the documents of the cases and the outputs. */
function listDocuments(mode: Mode, { samples = [], cases, outputs = [] }: Suite): readonly Row[] {
  const values = new Map(samples.map(({ name, text }) => [name, JSON.parse(text)]));
  const ofSamples = [...values].map(([id, value]) => ({
    id,
    value,
    valid: true,
    named: value.event,
    meant: value.event,
  }));
  const own = cases.filter((one) => listModes(one).includes(mode));
  const ofCases = own.map((one) => {
    const value = makeDocument(one);
    const meant = values.get(one.sample ?? "")?.event;
    return { id: one.id, value, valid: one.status === "valid", named: readMember(value, "event"), meant };
  });
  const printed = mode === "strict" ? outputs : [];
  const ofOutputs = printed.map(({ name, body, status }) => ({
    id: name,
    value: JSON.parse(body.toString("utf8")),
    valid: status === "valid",
  }));
  return [...ofSamples, ...ofCases, ...ofOutputs];
}

/** Lists the deliveries of an event, also those that a case has given another `event`, and those that name none. */
function rowsOfEvent(documents: readonly Row[], event: string): readonly Row[] {
  return documents
    .filter(({ named, meant }) => named === event || meant === event || typeof named !== "string")
    .map((one) => ({ ...one, valid: one.valid && one.named === event }));
}

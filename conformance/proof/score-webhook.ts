import type { EventFacts } from "#generated/facts/facts.d.ts";
import { events } from "#generated/facts/webhook-2.3/events.js";
import { omit, refName, refsOf, type Schema } from "#src/model/schema.ts";
import { readMember } from "#src/text/read-member.ts";
import type { Mode } from "#src/validate/result.ts";
import { documentOf } from "../suites/cases/document-of.ts";
import {
  type PayloadCase,
  readPayloadCases,
  readSamples,
  type SampleFile,
} from "../suites/cases/read-case-files.ts";
import { modesOf } from "./is-proved.ts";
import { linkDefinitions } from "./link-definitions.ts";
import { mutateSchema, type SchemaMutation } from "./mutate-schema.ts";
import { type Definitions, definitionsOf, readPublished } from "./read-published.ts";
import { listDiffering, type Row, type Scored, type Scoring, saidBy } from "./scored.ts";

/** What the schemas of an edition are tested with. Default: the samples and cases of the source document. */
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
  { isWanted = () => true, isWhole = false }: Scoring = {},
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
    noticedBy: listDiffering(whole, compile(schema), isWhole),
  }));
  const ofDefinitions = Object.entries(definitions).flatMap(([name, definition]) => {
    const users = usersOf(name, definitions);
    const reached = envelopes.filter(({ type }) => users.has(type));
    const noticing = (): readonly string[] => {
      if (isWhole) return reached.flatMap(({ accepts, rows }) => listDiffering(rows, accepts, true));
      for (const { accepts, rows } of reached) {
        const found = listDiffering(rows, accepts, false);
        if (found.length > 0) return found;
      }
      return [];
    };
    return wanted(definition, `/$defs/${name}`).map(({ id, schema }) => ({
      id,
      noticedBy: during(name, schema, noticing),
    }));
  });
  return [...ofRoot, ...ofDefinitions];
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
  const ofSamples = [...samples].map(([id, value]) => ({
    id,
    value,
    valid: true,
    named: value.event,
    meant: value.event,
  }));
  const cases = suite.cases.filter((one) => modesOf(one).includes(mode));
  const ofCases = cases.map((one) => {
    const value = documentOf(one);
    const meant = samples.get(one.sample ?? "")?.event;
    return { id: one.id, value, valid: one.status === "valid", named: readMember(value, "event"), meant };
  });
  return [...ofSamples, ...ofCases];
}

/** Lists the deliveries of an event, those that were before a case changed their `event`, and what names none. */
function rowsOfEvent(deliveries: readonly DeliveryRow[], event: unknown): Row[] {
  return deliveries
    .filter(({ named, meant }) => named === event || meant === event || typeof named !== "string")
    .map(({ id, value, valid, named }) => ({ id, value, valid: valid && named === event }));
}

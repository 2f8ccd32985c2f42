import { findClause } from "#src/explain/clause.ts";
import { type ContractName, defaultEdition } from "#src/explain/contract.ts";
import { events, findEvent } from "#src/explain/find-event.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { must } from "#src/text/must.ts";
import type { Mode } from "#src/validate/result.ts";
import { documentOf } from "../suites/cases/document-of.ts";
import { type PayloadCase, readPayloadCases, readSamples } from "../suites/cases/read-case-files.ts";
import type { Candidate } from "./candidate.ts";
import { caseId } from "./case-id.ts";
import { deriveEnvelopeMutants, type Envelope, type EnvelopeMutant } from "./derive-envelope-mutants.ts";
import { deriveMutants, type Mutant, meetNone } from "./derive-mutants.ts";
import { rasterInfoExtremes, webhookExtremes } from "./extreme-candidates.ts";
import { pathOnly } from "./path-only.ts";
import { readPublished } from "./read-published.ts";
import { isStrictOnly } from "./violation.ts";

/** A candidate whose mode is not yet said. */
type Draft = Omit<Candidate, "row"> & {
  readonly row: Omit<PayloadCase, "mode" | "description">;
  readonly mode?: Mode | undefined;
  /** What the description speaks of, and what it says of it. */
  readonly says: readonly [subject: string, phrase: string];
};

/** A raster-info document to derive from. */
export interface RasterOrigin {
  readonly name: string;
  /** What stands for it in the ids of its broken members. */
  readonly id: readonly string[];
  readonly document: unknown;
}

const webhookSlug = defaultEdition("webhook").slug;

/** Derives the candidates of the webhook contract: each keyword of each definition broken once, and each envelope. */
export function webhookCandidates(): Candidate[] {
  const envelopes = readEnvelopes();
  const met = meetNone();
  const members = envelopes.flatMap(({ event, file, schema, document }) =>
    deriveMutants({ name: file, schema, document }, met)
      // An envelope's const is its event: a wrong one makes another envelope, or none.
      .filter(({ violation }) => violation.keyword !== "const")
      .map((mutant) => draftOfMember({ event, file, schema, document }, mutant)),
  );
  const broken = [...members, ...deriveEnvelopeMutants(envelopes).map(draftOfEnvelope)].map(inMode);
  return [...broken, ...webhookExtremes(envelopes)];
}

/**
 * Derives the candidates of an edition of the raster-info contract, each a document that holds little but the wrong
 * place. Between them the origins show every member of every definition. Default: the default edition, and its cases
 * that do.
 */
export function rasterInfoCandidates(
  slug: string = defaultEdition("raster-info").slug,
  origins: readonly RasterOrigin[] = readRasterOrigins(),
): Candidate[] {
  const schema = readPublished(`${slug}/strict/raster-info`);
  const drafts = origins.flatMap((origin) =>
    deriveMutants({ ...origin, schema }, meetNone()).map((mutant) => draftOfRaster(slug, origin, mutant)),
  );
  const byId = new Map(drafts.map((draft) => [draft.row.id, draft]));
  return [...[...byId.values()].map(inMode), ...rasterInfoExtremes(slug, origins)];
}

function readRasterOrigins(): RasterOrigin[] {
  const cases = readPayloadCases("raster-info");
  return ["every-member", "every-list"].map((name) => {
    const document = documentOf(
      must(
        cases.find(({ id }) => id === name),
        name,
      ),
    );
    return { name, id: [], document };
  });
}

/** Reads the envelopes, each with the sample of its name. */
function readEnvelopes(): Envelope[] {
  const samples = new Map(readSamples().map(({ name, text }) => [name, JSON.parse(text)]));
  return events.map(({ name, file }) => ({
    event: name,
    file,
    schema: readPublished(`webhook-2.3/strict/${file}`),
    document: samples.get(file),
  }));
}

function draftOfMember({ event, file, document }: Envelope, { steps, violation }: Mutant): Draft {
  const path = formatPointer(steps);
  const change = violation.code === "required" ? { remove: [path] } : { set: { [path]: violation.value } };
  return {
    row: {
      id: caseId(file, path, violation.shade),
      clause:
        steps.length > 1 || path === "/event"
          ? clauseOf("webhook", document, path)
          : (findEvent(event)?.clause ?? ""),
      level: "document",
      sample: file,
      ...change,
      status: "invalid",
      errors: [{ code: violation.code, path }],
    },
    says: [`${event}: ${path}`, violation.phrase],
    slug: webhookSlug,
    schema: file,
    keyword: violation.keyword,
    mode: violation.mode,
  };
}

function draftOfEnvelope({ event, suffix, phrase, ...rest }: EnvelopeMutant): Draft {
  const [path] = Object.keys(rest.set);
  return {
    row: {
      id: caseId(fileOf(event), suffix),
      clause: clauseOf("webhook", { event }, must(path, "path")),
      level: "document",
      sample: fileOf(event),
      ...rest,
    },
    says: [`${event}:`, phrase],
    slug: webhookSlug,
    schema: fileOf(event),
  };
}

/** Names the files of an event. */
function fileOf(event: string): string {
  return findEvent(event)?.file ?? event;
}

function draftOfRaster(slug: string, { id, document }: RasterOrigin, { steps, violation }: Mutant): Draft {
  const path = formatPointer(steps);
  return {
    row: {
      id: caseId("raster-info", ...id, path, violation.shade),
      clause: clauseOf("raster-info", document, path),
      level: "document",
      document: pathOnly(document, steps, violation.value),
      status: "invalid",
      errors: [{ code: violation.code, path }],
    },
    says: [path, violation.phrase],
    slug,
    schema: "raster-info",
    keyword: violation.keyword,
    mode: violation.mode,
  };
}

/**
 * Says in which mode a case is asked: a tolerant reader asserts no format and keeps unknown members. That it takes them
 * is shown by the extremes, at all places at once.
 */
function inMode({ row, says: [subject, phrase], mode, ...draft }: Draft): Candidate {
  const isOurs = (row.errors ?? []).some(isStrictOnly);
  // What the modes differ in is our reading; that raster info is closed is not.
  const level = isOurs && !row.clause.startsWith("R") ? "reading" : row.level;
  const asked = isOurs ? "strict" : (mode ?? "both");
  const { id, clause, level: _, status, errors = [], ...change } = row;
  const description = `${subject} ${phrase}`;
  return { ...draft, row: { id, description, clause, level, ...change, mode: asked, status, errors } };
}

function clauseOf(name: ContractName, document: unknown, path: string): string {
  const clause = findClause(name, document, path)?.clause;
  if (clause === undefined) throw new Error(`cannot derive cases: "${path}" falls under no clause`);
  return clause;
}

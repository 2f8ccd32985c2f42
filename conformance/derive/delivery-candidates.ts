import { events } from "#generated/internal/webhook-2.3.js";
import type { Origin } from "#scripts/artefacts/suite/walk-document.ts";
import { findClause } from "#src/diagnostics/clause.ts";
import { defaultEdition } from "#src/diagnostics/contract.ts";
import { formatPointer } from "#src/json/pointer.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { readMember } from "#src/util/read-member.ts";
import { type PayloadCase, readSamples } from "../suites/runner/read-case-files.ts";
import { type Candidate, type CaseOrigin, dropTwins, refuseMutant, takeExtremes } from "./candidate.ts";
import { deriveEnvelopeMutants } from "./derive-envelope-mutants.ts";
import type { Sort } from "./derive-extremes.ts";
import { deriveMutants, meetNone } from "./derive-mutants.ts";
import { readEvent } from "./read-published.ts";

/** A delivery of an edition; `name` has its variant. */
export interface Delivery extends Pick<Origin, "name" | "document"> {
  readonly sample: string;
  /** Names the schema of its event. */
  readonly file: string;
  /** Parts that the document of the sample is made from. */
  readonly set: NonNullable<PayloadCase["set"]>;
}

/** A delivery to derive from. */
export interface DeliveryOrigin extends Delivery, CaseOrigin {}

/** How the cases of an edition cite the contract, and begin their descriptions. */
interface Citation extends Pick<CaseOrigin, "slug" | "level"> {
  readonly says: string;
  readonly clause: string;
  readonly clauseAt: (path: string) => string;
}

/** Describes a delivery to derive from. */
export function createDeliveryOrigin(
  delivery: Delivery,
  { slug, level, says, clause, clauseAt }: Citation,
): DeliveryOrigin {
  const { name, sample, file, set } = delivery;
  const head = { id: [name], says };
  return {
    ...delivery,
    slug,
    level,
    judge: file,
    schema: readEvent(`${slug}/strict`, file),
    schemaIn: (mode) => readEvent(`${slug}/${mode}`, file),
    place: {
      ...head,
      clauseAt,
      make({ steps, violation }) {
        const path = formatPointer(steps);
        return violation.code === "required"
          ? { sample, ...(Object.keys(set).length > 0 && { set }), remove: [path] }
          : { sample, set: { ...set, [path]: violation.value } };
      },
    },
    whole: {
      ...head,
      clause,
      decision: "W-empty",
      make: (further) => ({ sample, set: { ...set, ...further } }),
    },
  };
}

/** Checks whether an origin is the plain sample of its event. */
export function isPlain({ name, file }: Delivery): boolean {
  return name === file;
}

/**
 * Derives the candidates of some deliveries: each keyword of each definition broken once, each envelope, and values that
 * no clause bounds, at many places at once (W-empty).
 */
export function deriveDeliveries(
  origins: readonly DeliveryOrigin[],
  further: readonly Sort[] = [],
): Candidate[] {
  const met = meetNone();
  const broken = origins.flatMap((origin) =>
    deriveMutants(origin, met)
      // The const of an envelope is its event: a wrong one makes another envelope, or none.
      .filter(({ steps, violation }) => violation.keyword !== "const" || steps.join() !== "event")
      .filter(({ steps, violation }) => violation.code !== "required" || holds(origin.document, steps))
      .map((mutant) => refuseMutant(origin, mutant)),
  );
  const plain = origins.filter(isPlain);
  const envelopes = plain.flatMap((origin) =>
    deriveEnvelopeMutants(origin, plain).map((mutant) => refuseMutant(origin, mutant)),
  );
  return [...dropTwins([...broken, ...envelopes]), ...takeExtremes(origins, further)];
}

/** Checks whether a document has a member: one that another branch of a union requires may be missing already. */
function holds(document: unknown, steps: readonly string[]): boolean {
  const parent = steps.slice(0, -1).reduce(readMember, document);
  return Object.hasOwn(parent ?? {}, steps.at(-1) ?? "");
}

/** Derives the candidates of the default edition from a sample of each event. */
export function webhookCandidates(): Candidate[] {
  const { slug } = defaultEdition("webhook");
  const samples = new Map(readSamples().map(({ name, text }) => [name, JSON.parse(text)]));
  const origins = events.map(({ name: event, file, clause }) => {
    const document: unknown = samples.get(file);
    const clauseAt = (path: string): string =>
      path.lastIndexOf("/") === 0 && path !== "/event"
        ? clause
        : assertDefined(findClause("webhook", document, path), path).clause;
    return createDeliveryOrigin(
      { name: file, sample: file, file, set: {}, document },
      { slug, level: "document", says: `${event}: `, clause, clauseAt },
    );
  });
  return deriveDeliveries(origins);
}

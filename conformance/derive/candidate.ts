import { isDeepStrictEqual } from "node:util";
import { isStrictOnly } from "#scripts/artefacts/suite/violation.ts";
import type { Origin } from "#scripts/artefacts/suite/walk-document.ts";
import { formatPointer } from "#src/json/pointer.ts";
import type { Schema } from "#src/model/schema.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import type { Mode } from "#src/validate/result.ts";
import type { PayloadCase } from "../suites/runner/read-case-files.ts";
import { caseId } from "./case-id.ts";
import { deriveExtremes, type Extreme, type Sort } from "./derive-extremes.ts";
import type { Mutant } from "./derive-mutants.ts";

/** A derived case before validators have confirmed it. */
export interface Candidate {
  readonly row: PayloadCase;
  /** The published schemas of this edition judge it; for example `webhook-2.3`. */
  readonly slug: string;
  /** Name of the published schema that judges it: the event that the document names, or the whole contract. */
  readonly schema: string;
  /** JSON Schema keyword that must reject, if one must. */
  readonly keyword?: string;
}

/** Parts that the document of a case is made from. */
type Made = Pick<PayloadCase, "sample" | "document" | "set" | "remove">;

/** How the cases of one kind begin: first words of their ids, and of their descriptions. */
interface Head {
  readonly id: readonly string[];
  readonly says: string;
}

/** A document type to derive cases from, and how they cite the contract. */
export interface CaseOrigin extends Origin, Pick<Candidate, "slug"> {
  readonly judge: string;
  readonly level: PayloadCase["level"];
  /** Reads its schema in a mode. */
  readonly schemaIn: (mode: Mode) => Schema;
  /** Cases of one wrong place. */
  readonly place: Head & {
    readonly clauseAt: (path: string) => string;
    readonly make: (mutant: Mutant) => Made;
  };
  /** Cases that are far from the ordinary. */
  readonly whole: Head & {
    readonly clause: string;
    readonly decision: string;
    readonly make: (set: NonNullable<PayloadCase["set"]>) => Made;
  };
}

/**
 * Makes the case of a wrong place. A tolerant reader asserts no format and keeps unknown members. The extremes test that it
 * accepts both, at all places at once.
 */
export function refuseMutant({ place, ...origin }: CaseOrigin, mutant: Mutant): Candidate {
  const { steps, violation } = mutant;
  const { code, keyword, mode = "both" } = violation;
  const path = formatPointer(steps);
  const clause = place.clauseAt(path);
  const isOurs = isStrictOnly(violation);
  return {
    slug: origin.slug,
    schema: origin.judge,
    keyword,
    row: {
      id: caseId(...place.id, path, violation.shade),
      description: `${place.says}${path} ${violation.phrase}`,
      clause,
      // Where the modes differ, that is our reading; the source itself closes raster info.
      level: isOurs && !clause.startsWith("R") ? "reading" : origin.level,
      ...place.make(mutant),
      mode: isOurs ? "strict" : mode,
      status: code === "unknown-event" ? "unknown" : "invalid",
      errors: [{ code, path }],
    },
  };
}

/**
 * Makes the cases of documents far from the ordinary: one case if both modes have the same document, which they have unless
 * it has texts with a form.
 */
export function takeExtremes(origins: readonly CaseOrigin[], further: readonly Sort[] = []): Candidate[] {
  const byKey = (mode: Mode): ReadonlyMap<string, Extreme> => {
    const typed = origins.map((origin) => ({ ...origin, schema: origin.schemaIn(mode) }));
    return new Map(deriveExtremes(typed, further).map((one) => [`${one.origin} ${one.kind}`, one]));
  };
  const [strict, tolerant] = [byKey("strict"), byKey("tolerant")];
  const as = (extreme: Extreme | undefined, mode: PayloadCase["mode"], ...end: string[]): Candidate[] => {
    if (extreme === undefined) return [];
    const { origin: name, kind, phrase, set, repeat } = extreme;
    const { slug, judge, level, whole } = assertDefined(
      origins.find((one) => one.name === name),
      name,
    );
    const times = Object.fromEntries(repeat.map(({ steps, times }) => [formatPointer(steps), times]));
    const row: PayloadCase = {
      id: caseId(...whole.id, kind, ...end),
      description: `${whole.says}${phrase}`,
      clause: whole.clause,
      decision: whole.decision,
      level,
      ...whole.make(Object.fromEntries(set.map(({ steps, value }) => [formatPointer(steps), value]))),
      ...(repeat.length > 0 && { repeat: times }),
      mode,
      status: "valid",
    };
    return [{ slug, schema: judge, row }];
  };
  return [...new Set([...strict.keys(), ...tolerant.keys()])].flatMap((key) => {
    const [one, other] = [strict.get(key), tolerant.get(key)];
    if (isDeepStrictEqual(one, other)) return as(one, "both");
    return [...as(one, "strict"), ...as(other, "tolerant", "tolerant")];
  });
}

/** Keeps one case of each id: two documents of different shape may break in the same way. */
export function dropTwins(candidates: readonly Candidate[]): Candidate[] {
  return [...new Map(candidates.map((one) => [one.row.id, one])).values()];
}

import { findClause } from "#src/diagnostics/clause.ts";
import { defaultEdition } from "#src/diagnostics/contract.ts";
import { assertDefined } from "#src/util/assert-defined.ts";
import { makeDocument } from "../suites/runner/make-document.ts";
import { readPayloadCases } from "../suites/runner/read-case-files.ts";
import { type Candidate, type CaseOrigin, dropTwins, refuseMutant, takeExtremes } from "./candidate.ts";
import { deriveMutants, meetNone } from "./derive-mutants.ts";
import { pathOnly } from "./path-only.ts";
import { readPublished } from "./read-published.ts";

/** A raster-info document to derive from. */
export interface RasterOrigin {
  readonly name: string;
  /** Its name in the ids of its broken members. */
  readonly id: readonly string[];
  readonly document: unknown;
}

/**
 * Derives the candidates of an edition of the raster-info contract, each a document with little but the wrong
 * place. Between them the origins have every member of every definition. Default: the default edition, and its cases
 * with such a document.
 */
export function rasterInfoCandidates(
  slug: string = defaultEdition("raster-info").slug,
  origins: readonly RasterOrigin[] = readRasterOrigins(),
): Candidate[] {
  const all = origins.map((one) => createCaseOrigin(slug, one));
  const broken = all.flatMap((origin) =>
    deriveMutants(origin, meetNone()).map((mutant) => refuseMutant(origin, mutant)),
  );
  return [...dropTwins(broken), ...all.flatMap((origin) => takeExtremes([origin]))];
}

function createCaseOrigin(slug: string, { name, id, document }: RasterOrigin): CaseOrigin {
  const judge = "raster-info";
  const schemaIn: CaseOrigin["schemaIn"] = (mode) => readPublished(`${slug}/${mode}/${judge}`);
  return {
    slug,
    name,
    judge,
    document,
    schemaIn,
    schema: schemaIn("strict"),
    level: "document",
    place: {
      id: [judge, ...id],
      says: "",
      clauseAt: (path) => assertDefined(findClause("raster-info", document, path), path).clause,
      make: ({ steps, violation }) => ({ document: pathOnly(document, steps, violation.value) }),
    },
    whole: {
      id: [judge, name],
      says: `${name}: `,
      clause: "R1",
      decision: "R-zero",
      make: (set) => ({ document: makeDocument({ document, set }) }),
    },
  };
}

function readRasterOrigins(): RasterOrigin[] {
  const cases = readPayloadCases("raster-info");
  return ["every-member", "every-list"].map((name) => {
    const found = cases.find(({ id }) => id === name);
    return { name, id: [], document: makeDocument(assertDefined(found, name)) };
  });
}
